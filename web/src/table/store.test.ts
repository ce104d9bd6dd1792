import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatLine, Happening, Position, Question, Step, TableInfo, Trouble } from "../generated/protocol";
import type { Listener, TableSocket } from "../net/socket";
import type { Motion, View } from "./stage.svelte";
import { numberIn } from "./title";
import { TableStore } from "./store.svelte";

let listener: Listener;
let sent: unknown[][];
let pace = 0;

const socket = new Proxy({}, { get: (_, name) => (...args: unknown[]) => sent.push([name, ...args]) }) as TableSocket;
const open = (_: string, heard: Listener) => {
  listener = heard;
  return socket;
};
const seen = (name: string) => (view: View) => ({ seen: [...((view["seen"] as string[] | undefined) ?? []), name] });
const motion: Motion = {
  tempo: () => 100,
  changes: { first: seen("first"), dice: seen("dice"), gain: seen("gain") },
  flight: (event) => ({ from: "supply", to: `purse:${String(numberIn(event, "seat"))}` }),
  results: ["won"],
};

const event = (name: string): Happening => ({ name, parts: { seat: 0 }, clause: "" });
const step = (seq: number, ...names: string[]): Step => ({ seq, kind: "choice", seat: 0, events: names.map(event), at: 0, undone: [] });
const question: Question = { seat: 0, name: "act", clause: "VK-ACT-01", parts: {}, options: [], refusals: [] };
const position = (seq: number, steps: Step[] = [], more: Partial<Position> = {}) =>
  ({ type: "position", seq, seat: 0, mine: [0], view: { seq }, question, steps, deciding: [0], table: { status: "running" }, ...more }) as unknown as Position;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  pace = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

function table(): TableStore {
  const store = new TableStore("t", () => pace, open);
  store.stage.motion = motion;
  listener.position(position(1, [step(1, "first")]));
  return store;
}

test("the first position is shown at once, with the whole story", () => {
  pace = 1;
  const store = table();
  expect(store.view).toEqual({ seq: 1 });
  expect(store.question?.name).toBe("act");
  expect(store.story.map(({ seq }) => seq)).toEqual([1]);
});

test("later events are shown one by one, nothing is asked meanwhile, and the position has the last word", async () => {
  pace = 1;
  const store = table();
  listener.position(position(2, [step(2, "dice", "gain")]));
  expect([store.question, store.event?.name, store.view]).toEqual([null, "dice", { seq: 1, seen: ["dice"] }]);
  expect(store.story.at(-1)?.events.map(({ name }) => name)).toEqual(["dice"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(store.event?.name).toBe("gain");
  await vi.advanceTimersByTimeAsync(100);
  expect([store.question?.name, store.event, store.view]).toEqual(["act", null, { seq: 2 }]);
});

test("skipping shows the position at once and still tells everything", async () => {
  pace = 1;
  const store = table();
  listener.position(position(2, [step(2, "dice", "gain", "gain")]));
  store.stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.view).toEqual({ seq: 2 });
  expect(store.story.at(-1)?.events).toHaveLength(3);
});

test("where nothing moves, the table changes at once and says what changed", () => {
  const store = table();
  listener.position(position(2, [step(2, "gain", "gain")]));
  expect(store.view).toEqual({ seq: 2 });
  expect(store.stage.changed).toEqual(["purse:0"]);
});

test("a choice is sent once, with the text of the option, and nothing is asked until the answer", () => {
  const store = table();
  store.choose("recruit cleric", "a");
  store.choose("recruit cleric", "b");
  expect(sent).toEqual([["choose", 0, "recruit cleric", "a"]]);
  expect([store.busy, store.question]).toEqual([true, null]);
  listener.position(position(2));
  expect([store.busy, store.question?.name]).toEqual([false, "act"]);
});

test("a choice that is refused may be made anew", () => {
  const store = table();
  store.choose("recruit cleric", "a");
  listener.trouble({ type: "trouble", code: "illegal", message: "", key: "", clause: "VK-RECR-02", facts: {}, wait: 0 }, undefined);
  expect([store.busy, store.trouble?.code, store.question?.name]).toEqual([false, "illegal", "act"]);
});

test("an undo marks the choices that it took back, and no others", () => {
  const store = table();
  listener.position(position(2, [step(2, "gain")]));
  listener.position(position(3, [step(3, "gain")]));
  listener.position(position(4, [{ ...step(4), kind: "undo", undone: [1, 3] }]));
  expect(store.story.map(({ seq, takenBack }) => [seq, takenBack])).toEqual([
    [1, true],
    [2, false],
    [3, true],
    [4, false],
  ]);
});

test("looking back shows the past, asks nothing, and leads back", () => {
  const store = table();
  listener.past({ type: "past", seq: 0, view: { seq: 0 }, scores: [] });
  expect([store.view, store.question]).toEqual([{ seq: 0 }, null]);
  store.lookAt(null);
  expect(store.view).toEqual({ seq: 1 });
});

test("another seat of the same device sees its table at once", () => {
  pace = 1;
  const store = table();
  listener.position(position(1, [], { seat: 1 }));
  expect(store.shown?.seat).toBe(1);
});

const said = (n: number): ChatLine => ({ type: "chat", n, name: "Ola", text: `line ${n}`, at: 0 });
const trouble = (code: string, wait = 0): Trouble => ({ type: "trouble", code, message: "", key: "", clause: "", facts: {}, wait });

test("what was said before one came is no news; what was said during a break is", () => {
  const store = table();
  listener.chat(said(2));
  listener.history([said(0), said(1)]);
  expect([store.chatLines.map(({ n }) => n), store.saidBefore]).toEqual([[0, 1, 2], 1]);
  listener.history([said(3)]);
  expect([store.chatLines.length, store.saidBefore]).toEqual([4, 1]);
});

test("what the host tells has a number above all others, and its place by the time", () => {
  const store = table();
  listener.chat({ ...said(1_000_000_001), at: 5 });
  listener.chat({ ...said(7), at: 6 });
  expect(store.chatLines.map(({ n }) => n)).toEqual([1_000_000_001, 7]);
});

test("somebody comes or goes, and nothing else changes", () => {
  const store = table();
  listener.presence({ type: "presence", watching: 3, present: [1] });
  expect([store.latest?.watching, store.latest?.present, store.latest?.seq, store.question?.name]).toEqual([3, [1], 1, "act"]);
});

test("a choice that is being sent again is still on its way: nothing is asked, and no trouble is told", () => {
  const store = table();
  store.choose("recruit cleric", "a");
  listener.trying(trouble("not-stored"));
  expect([store.busy, store.question, store.trouble, store.trying?.code]).toEqual([true, null, null, "not-stored"]);
  listener.settled?.();
  expect(store.trying).toBeNull();
});

test("that something was not heard is told until it may be asked again", async () => {
  const store = table();
  listener.trouble(trouble("too-fast", 9), undefined);
  await vi.advanceTimersByTimeAsync(8000);
  expect(store.trouble?.code).toBe("too-fast");
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.trouble).toBeNull();
});

test("a game that could not go on is shown as that, and its socket is closed", () => {
  const store = table();
  listener.position(position(1, [], { view: null, question: null, table: { status: "unfinished", closed: "other-rules" } as TableInfo }));
  expect([store.latest?.table.closed, store.view, store.question]).toEqual(["other-rules", null, null]);
  expect(sent).toEqual([["close"]]);
});

test("a question is known to be put again, until somebody else had a turn or something was taken back", () => {
  const store = table();
  const answer = (seq: number, ...steps: Step[]) => {
    store.choose("move", "");
    listener.position(position(seq, [step(seq), ...steps]));
    return store.again;
  };
  expect(store.again).toBe(false);
  expect(answer(2)).toBe(true);
  expect(answer(3, { ...step(4), seat: 1 })).toBe(false);
  expect(answer(5)).toBe(true);
  listener.position(position(6, [{ ...step(6), kind: "undo", undone: [5] }]));
  expect(store.again).toBe(false);
});

test("whoever is asked at the same time ends nobody's turn", () => {
  const store = table();
  listener.position(position(2, [step(2)], { deciding: [0, 1] }));
  store.choose("plan", "");
  listener.position(position(3, [step(3)], { deciding: [0, 1] }));
  listener.position(position(4, [{ ...step(4), seat: 1 }], { deciding: [0] }));
  expect(store.again).toBe(true);
});

test("a result stays until it was seen: longer if it is one's own, and no longer than somebody likes", async () => {
  pace = 0.45;
  const store = table();
  listener.position(position(2, [step(2, "won", "gain")]));
  await vi.advanceTimersByTimeAsync(2900);
  expect([store.event?.name, store.stage.holding]).toEqual(["won", true]);
  store.stage.next();
  await vi.advanceTimersByTimeAsync(0);
  expect([store.event?.name, store.stage.holding]).toEqual(["gain", false]);
  await vi.advanceTimersByTimeAsync(1000);
  listener.position(position(3, [{ ...step(3), seat: 1, events: [{ name: "won", parts: { seat: 1 }, clause: "" }] }]));
  await vi.advanceTimersByTimeAsync(1400);
  expect(store.event?.name).toBe("won");
  await vi.advanceTimersByTimeAsync(200);
  expect(store.event).toBeNull();
});
