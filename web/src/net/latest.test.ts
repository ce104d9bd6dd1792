import { expect, test } from "vitest";
import { latest } from "./latest";

/** Questions that are answered when, and in the order in which, the test says so. */
function slowly() {
  const answers: ((told: string) => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  const ask = latest(() => new Promise<string>((answer, fail) => (answers.push(answer), failures.push(fail))));
  return { ask, answers, failures };
}

test("an older answer that comes later counts no more", async () => {
  const { ask, answers } = slowly();
  const [first, second] = [ask(), ask()];
  answers[1]?.("new");
  answers[0]?.("old");
  expect([await first, await second]).toEqual([null, "new"]);
});

test("nor does an older failure; the last one is told", async () => {
  const { ask, failures } = slowly();
  const [first, second] = [ask(), ask()];
  failures[0]?.(new Error("old"));
  failures[1]?.(new Error("new"));
  expect(await first).toBeNull();
  await expect(second).rejects.toThrow("new");
});
