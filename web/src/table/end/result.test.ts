import { expect, test } from "vitest";
import type { Position } from "../../generated/protocol";
import { aheadBy, best, placesOf, seatsFrom, ticks } from "./result";

const ended = (scores: number[], winners: number[]) => placesOf({ scores, table: { result: { scores, winners, verdict: null } } } as unknown as Position);

test("winners come first, also with fewer points than others, and those with as many share a place", () => {
  expect(ended([5, 9, 9, 2], [1]).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [2, 2], [0, 3], [3, 4]]);
  expect(ended([9, 9, 4], [0, 1]).map(({ place }) => place)).toEqual([1, 1, 3]);
});

test("how far somebody is ahead is told by points only", () => {
  expect(aheadBy(ended([5, 9], [1]))).toBe(4);
  expect(aheadBy(ended([9, 9], [1]))).toBe(0);
  expect(aheadBy(ended([9], [0]))).toBe(0);
});

test("columns begin with the own seat; who only watches begins with the first", () => {
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(seatsFrom(-1, 2)).toEqual([0, 1]);
});

test("the best of a row is marked unless all have the same", () => {
  expect([0, 1, 2].map(best([3, 7, 7]))).toEqual([false, true, true]);
  expect([0, 1].map(best([3, 3]))).toEqual([false, false]);
});

test("an axis has round figures that cover everything", () => {
  expect(ticks(0, 36)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(-3, 4)).toEqual([-4, -2, 0, 2, 4]);
});
