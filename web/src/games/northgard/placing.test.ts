import { expect, test } from "vitest";
import type { Offer, Question, Refused } from "../../generated/protocol";
import { cellChoices, legalTurn, tileChoices, verdicts, type CellChoice } from "./placing";

const offer = (name: string, parts: Record<string, unknown>, next: Question | null = null): Offer => ({ text: `${name} ${JSON.stringify(parts)}`, name, parts, facts: {}, here: null, next });
const refused = (name: string, parts: Record<string, unknown>, clause: string): Refused => ({ text: name, name, parts, clause, facts: {}, shown: {}, here: null });
const question = (name: string, options: Offer[], refusals: Refused[] = [], parts: Record<string, unknown> = {}): Question => ({ seat: 0, name, clause: "", parts, options, refusals });

const how = question("lay-how", [offer("turned", { turn: 2 }), offer("turned", { turn: 3 })], [refused("turned", { turn: 0 }, "NG-EXPL-05"), refused("turned", { turn: 1 }, "NG-EXPL-15")]);
const where = question("lay-where", [offer("lay-at", { x: 1, y: 0 }, how)], [refused("lay-at", { x: -1, y: 0 }, "NG-EXPL-02")], { tile: "tile_05" });
const cell = (of: CellChoice[]): CellChoice => of[0] as CellChoice;

test("cells are those of the tile in hand, allowed or not", () => {
  const which = question("lay-which", [offer("lay-tile", { tile: "tile_05" }, where)], [refused("lay-tile", { tile: "tile_09" }, "NG-EXPL-08")]);
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
  const asked = question("lay-how", how.options, how.refusals, { tile: "tile_05", cell: 5051 });
  expect(cell(cellChoices(asked, undefined))).toMatchObject({ key: "1,0", offer: null });
});
