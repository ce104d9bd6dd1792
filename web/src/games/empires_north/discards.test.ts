import { expect, test } from "vitest";
import { toggled } from "./discards";

test("a card that is pressed is chosen, and put back when it is pressed again", () => {
  expect(toggled([], "a", 1, 2)).toEqual(["a"]);
  expect(toggled(["a"], "a", 1, 2)).toEqual([]);
});

test("copies of a card are chosen one after the other, and all put back then", () => {
  expect(toggled(["a"], "a", 2, 2)).toEqual(["a", "a"]);
  expect(toggled(["a", "a"], "a", 3, 2)).toEqual([]);
});

test("of too many cards the first is put back", () => {
  expect(toggled(["a", "b"], "c", 1, 2)).toEqual(["b", "c"]);
});
