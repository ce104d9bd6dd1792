import { expect, test } from "vitest";
import { addressOf, EVERYBODY, momentOf, WATCHING } from "./address";

test.each([
  [{ move: 0, eyes: EVERYBODY }, "/replay/abc?move=0"],
  [{ move: 37, eyes: WATCHING }, "/replay/abc?move=37&as=watching"],
  [{ move: 37, eyes: 1 }, "/replay/abc?move=37&as=2"],
])("every moment has an address, and the address means the moment: %j", (moment, address) => {
  expect(addressOf("abc", moment)).toBe(address);
  expect(momentOf(new URL(address, "http://karczma.test").searchParams)).toEqual(moment);
});

test.each(["", "move=-3", "move=soon&as=0", "move=1e9&as=everybody"])("nonsense means the beginning, seen by everybody: %j", (query) => {
  expect(momentOf(new URLSearchParams(query))).toEqual({ move: 0, eyes: EVERYBODY });
});
