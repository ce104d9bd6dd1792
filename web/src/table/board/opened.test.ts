import { expect, test } from "vitest";
import type { Sitting } from "./board";
import { OpenTableau } from "./opened.svelte";

const people = [2, 0, 1].map((seat): Sitting => ({ seat, name: "", bot: "", away: false, standIn: false, clock: "" }));

test("one key opens the next player's tableau, closes it, and later opens the one that was seen last", () => {
  const opened = new OpenTableau(() => people);
  opened.turn();
  expect(opened.person).toBe(people[0]);
  opened.step(1);
  opened.turn();
  expect(opened.person).toBe(null);
  opened.turn();
  expect(opened.seat).toBe(0);
});

test("the arrows go round the seats in the order of the tabs, and open nothing by themselves", () => {
  const opened = new OpenTableau(() => people);
  opened.step(1);
  expect(opened.seat).toBe(null);
  opened.show(2);
  const seen = [-1, 1, 1, 1].map((by) => (opened.step(by), opened.seat));
  expect(seen).toEqual([1, 2, 0, 1]);
});
