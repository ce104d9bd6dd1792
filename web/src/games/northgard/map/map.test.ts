import { expect, test } from "vitest";
import { geometryOf } from "./drawing/geometry";
import { area } from "./drawing/points";
import { Layout, neighbourTowards } from "./territories";
import { tileOf, type Tile } from "./drawing/tiles";

const PLAIN = { edges: { n: [2], e: [2], s: [2], w: [2] } };
const CROSS: Tile = tileOf("cross", {
  ...PLAIN,
  regions: { A: { segments: ["n1", "e0"] }, B: { segments: ["n0", "w1"] }, C: { segments: ["e1", "s0"] }, D: { segments: ["s1", "w0"], large: 1 } },
  borders: [
    { between: ["A", "B"], kind: "difficult", ends: ["n@2", "junction"] },
    { between: ["A", "C"], kind: "regular", ends: ["e@2", "junction"] },
    { between: ["C", "D"], kind: "regular", ends: ["s@2", "junction"] },
    { between: ["B", "D"], kind: "regular", ends: ["w@2", "junction"] },
  ],
});

test("the regions of a tile cover it and do not overlap, however it is turned", () => {
  for (const turn of [0, 1, 2, 3]) {
    const areas = geometryOf(CROSS, turn).shapes.map(({ polygon }) => area(polygon));
    expect(areas.every((each) => each > 2000)).toBe(true);
    expect(areas.reduce((a, b) => a + b)).toBeCloseTo(40_000, 0);
  }
});

test("regions that meet across an edge are one territory, called by the first of them", () => {
  const layout = new Layout([
    { tile: CROSS, x: 0, y: 0, turn: 0 },
    { tile: CROSS, x: 1, y: 0, turn: 0 },
  ]);
  expect([...layout.territories.keys()]).toEqual([0, 1, 2, 3, 4, 6]);
  expect(layout.root(5)).toBe(0); // B of the second tile lies beside A of the first
  expect(layout.territories.get(0)?.regions).toEqual([0, 5]);
});

test("a border is difficult only where no other line between the two is regular", () => {
  const layout = new Layout([{ tile: CROSS, x: 0, y: 0, turn: 0 }]);
  expect(layout.territories.get(0)?.adjacent).toEqual(new Map([[1, "difficult"], [2, "regular"]]));
});

test("an arrow key steps to the neighbour in its direction, and to nobody where there is none", () => {
  const layout = new Layout([{ tile: CROSS, x: 0, y: 0, turn: 0 }]);
  expect(neighbourTowards(layout, 0, [0, 1])).toBe(2);
  expect(neighbourTowards(layout, 0, [1, 0])).toBe(null);
});
