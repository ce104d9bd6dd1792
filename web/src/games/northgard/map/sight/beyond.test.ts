import { expect, test } from "vitest";
import { beyond } from "./beyond";
import type { Pt } from "../drawing/points";

const sight = { width: 400, height: 300, onScreen: ([x, y]: Pt): Pt => [x, y] };

test("what is in sight needs no mark; what is not has one at the edge, pointing there", () => {
  expect(beyond([[200, 150], [10, 290]], sight)).toEqual([]);
  expect(beyond([[600, 150]], sight)).toEqual([{ at: [374, 150], turn: 0, n: 1, goal: [600, 150] }]);
  expect(beyond([[200, -90]], sight)).toEqual([{ at: [200, 26], turn: -90, n: 1, goal: [200, -90] }]);
});

test("targets in one direction share a mark, which leads to the nearest", () => {
  expect(beyond([[900, 150], [500, 160], [200, 700]], sight)).toEqual([
    { at: [374, 150], turn: 0, n: 2, goal: [500, 160] },
    { at: [200, 274], turn: 90, n: 1, goal: [200, 700] },
  ]);
});
