import { expect, test } from "vitest";
import { cellAt, cellName, landName, placeOf, spelled, type NorthgardView } from "./view";

const map = { cells: [cellAt(0, 0), cellAt(2, -1)] } as NorthgardView;

test("places are called as on a sea chart: the start tile is M10", () => {
  expect([cellName(0, 0), cellName(2, -1), cellName(-1, 1)]).toEqual(["M10", "O9", "L11"]);
  expect(placeOf(cellAt(-3, 4))).toEqual([-3, 4]);
  expect([landName(map, 1), landName(map, 7), landName(map, -1), landName(map, 99)]).toEqual(["M10b", "O9d", "", ""]);
});

test("numbers of territories and cells become places, and nothing else changes", () => {
  expect(spelled(map, { territory: 4, n: 4, x: 1, y: 0 })).toEqual({ territory: "O9a", n: 4, x: "N", y: "10" });
});
