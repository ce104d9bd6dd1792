import { expect, test } from "vitest";
import type { Patch } from "../generated/protocol";
import examples from "./patches.examples.json";
import { checksum, patched } from "./patches";

const cases = examples as { when: string; last: string; patch: Patch; following: string }[];

test.each(cases)("a patch leads from one text to the other: $when", ({ last, patch, following }) => {
  expect(patched(last, patch)).toBe(following);
});

test.each(cases)("a patch for another text, or with another end, leads nowhere: $when", ({ last, patch }) => {
  expect(patched(`${last} `, patch)).toBeNull();
  expect(patched(last, { ...patch, gives: patch.gives + 1 })).toBeNull();
  expect(patched(last, { ...patch, pieces: [...patch.pieces, "more"] })).toBeNull();
});

test("the checksum is that of the standard", () => {
  expect(checksum("Wikipedia")).toBe(0x11e60398);
  expect(checksum("")).toBe(1);
});
