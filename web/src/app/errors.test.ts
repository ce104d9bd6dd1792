import { beforeEach, expect, test } from "vitest";
import { speak } from "../i18n/index.svelte";
import { ApiError } from "../net/api";
import { wordedError } from "./errors";

const tooMany = (wait: number) => new ApiError(429, "At most 20 tables at a time.", wait);

beforeEach(() => speak("pl"));

test("too much at once: what to do in the language of the page, then what the server says", () => {
  expect(wordedError(tooMany(30))).toBe("Za dużo naraz: spróbuj ponownie za 30 sekund. Karczma podaje (po angielsku): „At most 20 tables at a time.”");
  expect(wordedError(tooMany(1))).toContain("za 1 sekundę.");
  expect(wordedError(tooMany(290))).toContain("za 5 minut.");
  expect(wordedError(tooMany(0))).toContain("za chwilę.");
});

test("the same in English", async () => {
  await speak("en");
  expect(wordedError(tooMany(30))).toBe("That is too much at once: please try again in 30 seconds. The house says: “At most 20 tables at a time.”");
});

test("a deed has words of its own, and a conflict says which", () => {
  expect(wordedError(tooMany(60), "login")).toBe("Zbyt wiele błędnych haseł: spróbuj ponownie za 60 sekund.");
  expect(wordedError(new ApiError(409, "You have 20 tables."), "new")).toContain("„You have 20 tables.”");
  expect(wordedError(new ApiError(409, ""), "new")).toContain("„409”");
  expect(wordedError(new ApiError(409, "Taken."), "register")).toBe("Ta nazwa konta jest już zajęta.");
});
