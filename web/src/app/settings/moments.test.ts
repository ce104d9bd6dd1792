import { describe, expect, test } from "vitest";
import { speak } from "../../i18n/index.svelte";
import { day, daysAgo } from "./moments";

const NOW = 1_800_000_000; // the afternoon of 15 January 2027

describe.each([
  ["pl", "15 stycznia 2027", ["dzisiaj", "wczoraj", "10 dni temu"]],
  ["en", "15 January 2027", ["today", "yesterday", "10 days ago"]],
] as const)("in %s", (language, date, told) => {
  test("days are told as people say them", async () => {
    await speak(language);
    expect(day(NOW)).toBe(date);
    expect([0, 1, 10].map((days) => daysAgo(NOW - days * 86400 - 60, NOW))).toEqual(told);
    expect(daysAgo(NOW + 60, NOW)).toBe(told[0]); // the server's clock is a little ahead
  });
});
