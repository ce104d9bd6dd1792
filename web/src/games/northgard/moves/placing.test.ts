import { expect, test } from "vitest";
import type { Northgard } from "../../../generated/northgard";
import { told } from "../../../table/testing";
import { cellChoices, legalTurn, tileChoices, verdicts, type CellChoice } from "./placing";

const { offer, refused, question } = told<Northgard>();
const seat = 0;
const occasion = "explore";
const tile = "tile_05";
const how = question(
  "lay-how",
  { seat, occasion, tile, cell: 5051 },
  {
    options: [offer("turned", { turn: 2 }), offer("turned", { turn: 3 })],
    refusals: [refused("turned", { turn: 0 }, { clause: "NG-EXPL-05" }), refused("turned", { turn: 1 }, { clause: "NG-EXPL-15" })],
  },
);
const where = question(
  "lay-where",
  { seat, occasion, tile },
  { options: [offer("lay-at", { x: 1, y: 0 }, { next: how })], refusals: [refused("lay-at", { x: -1, y: 0 }, { clause: "NG-EXPL-02" })] },
);
const cell = (of: CellChoice[]): CellChoice => of[0] as CellChoice;

test("cells are those of the tile in hand, allowed or not", () => {
  const which = question(
    "lay-which",
    { seat, occasion },
    { options: [offer("lay-tile", { tile }, { next: where })], refusals: [refused("lay-tile", { tile: "tile_09" }, { clause: "NG-EXPL-08" })] },
  );
  const [first, second] = tileChoices(which);
  expect([first?.id, second?.refused?.clause]).toEqual(["tile_05", "NG-EXPL-08"]);
  expect(cellChoices(which, first).map(({ key, refused: why }) => [key, why?.clause])).toEqual([
    ["1,0", undefined],
    ["-1,0", "NG-EXPL-02"],
  ]);
});

test("each of the four turns has a verdict, and a turn that is not allowed gives way to one that is", () => {
  const there = cell(cellChoices(where, undefined));
  expect(verdicts(there).map(({ offer: yes, refused: no }) => (yes ? "fits" : no?.clause))).toEqual(["NG-EXPL-05", "NG-EXPL-15", "fits", "fits"]);
  expect([legalTurn(there, 3), legalTurn(there, 0)]).toEqual([3, 2]);
});

test("a cell that was settled already is asked only for the turn", () => {
  expect(cell(cellChoices(how, undefined))).toMatchObject({ key: "1,0", offer: null });
});
