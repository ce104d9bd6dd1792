import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, ApiError } from "./api";

let asked: [string, RequestInit][];
let answers: (Response | Error)[];

beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    asked.push([path, request]);
    const answer = answers.shift() ?? Response.json(null);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = "karczma-csrf=; max-age=0";
});

const caught = (promise: Promise<unknown>) => promise.then(() => undefined, (error: unknown) => error as ApiError);

test("what changes something carries the token of the cookie", async () => {
  document.cookie = "karczma-csrf=abc123";
  await api.introduce({ name: "Zośka" });
  const [path, request] = asked[0] ?? ["", {}];
  expect([path, request.method, request.body]).toEqual(["/api/me", "POST", '{"name":"Zośka"}']);
  expect(request.headers).toMatchObject({ "x-csrftoken": "abc123", "content-type": "application/json" });
});

test("without a cookie one is fetched first", async () => {
  await api.introduce({ name: "Zośka" });
  expect(asked.map(([path, { method }]) => `${method} ${path}`)).toEqual(["GET /api/me", "POST /api/me"]);
});

test("a record is sent as it is", async () => {
  document.cookie = "karczma-csrf=abc123";
  await api.replayOf("karczma 1\n");
  expect(asked[0]?.[1]).toMatchObject({ body: "karczma 1\n", headers: { "content-type": "text/plain" } });
});

test("what stands in a path cannot leave it", async () => {
  await api.table("../me?x=1");
  expect(asked[0]?.[0]).toBe("/api/tables/..%2Fme%3Fx%3D1");
});

test("a refusal says its status and the server's sentence", async () => {
  answers = [Response.json({ status: 409, message: "All seats are taken." }, { status: 409 })];
  const error = await caught(api.lobby());
  expect([error?.status, error?.message]).toEqual([409, "All seats are taken."]);
});

test("the house is asked in the language of the page, and its code says that it was worded for people", async () => {
  document.documentElement.lang = "en";
  answers = [Response.json({ status: 409, message: "All seats are taken.", code: "seats-taken" }, { status: 409 })];
  expect(await caught(api.lobby())).toMatchObject({ code: "seats-taken" });
  expect(asked[0]?.[1].headers).toMatchObject({ "accept-language": "en" });
});

test("a refusal says after how many seconds one may ask again", async () => {
  answers = [Response.json({ status: 429, message: "Slowly." }, { status: 429, headers: { "retry-after": "30" } })];
  expect(await caught(api.lobby())).toMatchObject({ status: 429, wait: 30 });
});

test("a server that does not answer, or answers nonsense, is an error too", async () => {
  answers = [new TypeError("network"), new Response("<html>", { status: 502, statusText: "Bad Gateway" })];
  expect(await caught(api.lobby())).toMatchObject({ status: 0 });
  expect(await caught(api.lobby())).toMatchObject({ status: 502, message: "Bad Gateway" });
});
