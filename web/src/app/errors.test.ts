import { beforeEach, expect, test } from "vitest";
import { speak } from "../i18n/index.svelte";
import { ApiError } from "../net/api";
import { errorText } from "./errors";

const tooMany = (wait: number) => new ApiError(429, "", wait);

beforeEach(() => speak("pl"));

test("what the house words itself is told as it is, whatever the deed", () => {
  const full = new ApiError(409, "Wszystkie miejsca przy tym stole są zajęte.", 0, "seats-taken");
  expect(errorText(full, "join")).toBe("Wszystkie miejsca przy tym stole są zajęte.");
  expect(errorText(new ApiError(400, "Masz już konto.", 0, "registered"), "register")).toBe("Masz już konto.");
});

test("too much at once: when to come back", () => {
  expect(errorText(tooMany(30))).toBe("Za dużo naraz: spróbuj ponownie za 30 sekund.");
  expect(errorText(tooMany(1))).toContain("za 1 sekundę.");
  expect(errorText(tooMany(290))).toContain("za 5 minut.");
  expect(errorText(tooMany(0))).toContain("za chwilę.");
});

test("the same in English", async () => {
  await speak("en");
  expect(errorText(tooMany(30))).toBe("That is too much at once: please try again in 30 seconds.");
});

test("a sentence without a code is not for people: they are told in the language of the page", () => {
  for (const status of [400, 401, 403, 404, 409, 418, 429, 500, 503])
    expect(errorText(new ApiError(status, "Validation failed."), "new")).not.toContain("Validation");
  expect(errorText(new ApiError(400, "Validation failed."), "new")).toContain("błąd 400");
  expect(errorText(new ApiError(400, "Validation failed."), "register")).toContain("co najmniej 8 znaków");
});
