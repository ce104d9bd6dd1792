import { expect, test } from "vitest";
import bent from "./records/bent.json";
import continued from "./records/continued.karczma?raw";
import fair from "./records/fair.karczma?raw";
import seeded from "./records/seeded.karczma?raw";
import { verify } from "./verify";

// Records that the Python side has made; its own verifier looks at the same ones, and finds the same (tests/tools).
const RECORDS: Record<string, string> = { fair, seeded, continued };
const outcomes = (record: string) => record.split("\n").filter((line) => line.startsWith("! ")).length;

test("a fair game is all right: its key, each of its outcomes, and its seal", () => {
  const { checked, unknown, wrong } = verify(fair);
  expect(wrong).toBeNull();
  expect(checked.map(({ id }) => id)).toEqual(["verify-key", "verify-outcomes", "verify-sealed"]);
  expect(checked[1]?.args).toEqual({ n: outcomes(fair) });
  expect(unknown).toEqual([]);
});

test("a game with a seed is all right too, and says that it had one", () => {
  const { checked, wrong } = verify(seeded);
  expect([wrong, checked[0]]).toEqual([null, { id: "verify-seed", args: { seed: "7" } }]);
});

test("of a game that goes on from another one the later outcomes are checked, and the earlier ones are not passed off as such", () => {
  const { checked, unknown, wrong } = verify(continued);
  expect(wrong).toBeNull();
  expect(unknown).toEqual([{ id: "verify-continued", args: { n: 12 } }]);
  expect(checked[1]?.args).toEqual({ n: outcomes(continued) - 12 });
});

test.each(bent)("what was bent is found, with its line: $what", ({ record, old, new: other, line }) => {
  const text = RECORDS[record] ?? "";
  expect(text).toContain(old);
  expect(verify(text.replace(old, () => other)).wrong?.line).toBe(line);
});

test.each([
  ["", "verify-no-record"],
  ["karczma view 1\n", "verify-no-record"],
  ["karczma 1\nseed 7\n", "verify-no-header"],
  ["karczma 1\nseed 7\n---\n! 0 1/2\n", "verify-cut"],
  ["karczma 1\ncommitment 00\n---\n= 0 running\n", "verify-no-key"],
  ["karczma 1\nseed seven\n---\n= 0 over\n", "verify-no-number"],
])("what cannot be checked is told: %j", (text, id) => {
  expect(verify(text).wrong?.id).toBe(id);
});
