import { expect, test } from "vitest";
import type { Northgard } from "../../../generated/northgard";
import { told } from "../../../table/testing";
import { battleOf } from "./battle";
import type { NorthgardView } from "../view";

const { event } = told<Northgard>();
const table = (battle: NorthgardView["battle"] = null) => ({ battle }) as NorthgardView;
const began = event("battle-began", {
  ...{ seat: 0, opponent: 1, territory: 8, points: 5, against: 4, creature: "", hunted: 0 },
  forces: [["units", 4, 0], ["card", 1, 0]],
  against_forces: [["units", 4, 0], ["defense_tower", 0, 1]],
});
const food = (seat: number, n: number) => event("food-discarded", { seat, n });
const result = (seat: number, opponent: number, points: number, against: number, side: number, creature = "") =>
  event("battle-decided", { seat, opponent, territory: 8, points, against, side, creature, own: points, other: against, how: "" });
const die = (seat: number, face: string) => event("die-rolled", { seat, roller: seat, face, creature: "" });

test("the sums of both sides add up line by line", () => {
  const story = battleOf([began, food(0, 3), food(1, 3), die(0, "axe1_damage1"), die(1, "axe2")], table(), true);
  expect(story?.sides.map(({ units, food: n, rolled, points }) => [units, n, rolled?.points, points])).toEqual([
    [4, 3, 1, 9],
    [4, 3, 2, 9],
  ]);
  expect(story?.sides.map(({ damage }) => damage)).toEqual([1, 1]);
  expect(story?.winner).toBe(null);
});

test("what was chosen on the die with a choice follows from the result", () => {
  const decided = result(0, 1, 6, 6, 0);
  const story = battleOf([began, die(0, "choice"), die(1, "axe2"), decided], table());
  expect(story?.sides[0].rolled).toEqual({ points: 1, damage: 0 });
  const other = battleOf([began, die(0, "choice"), die(1, "axe2"), result(1, 0, 5, 6, 1)], table());
  expect(other?.sides[0].rolled).toEqual({ points: 0, damage: 1 });
  expect(other?.winner).toBe(1);
});

test("losses and retreats belong to their side, and a battle is gone once something else happens", () => {
  const after = [result(1, 0, 5, 6, 1), event("units-lost", { seat: 0, territory: 8, n: 1, kaija: 0 }), event("units-retreated", { seat: 0, source: 8, target: 3, n: 2, kaija: 0 })];
  const story = battleOf([began, ...after], table());
  expect(story?.sides[0]).toMatchObject({ lost: 1, retreated: [{ target: 3, n: 2 }] });
  expect(battleOf([began, ...after, event("card-played", { seat: 0, card: "x" })], table())).toBe(null);
});

test("a creature that wins is no battle without a winner", () => {
  const hunt = event("battle-began", { seat: 0, opponent: -1, territory: 8, points: 1, against: 4, creature: "creature_wolf_beige", forces: [], against_forces: [], hunted: 1 });
  const decided = (seat: number, side: number) => result(seat, -1, 3, 4, side, "creature_wolf_beige");
  expect(battleOf([hunt, decided(-1, 1)], table())?.winner).toBe(1);
  expect(battleOf([hunt, decided(0, 0)], table())?.winner).toBe(0);
  expect(battleOf([began, decided(-1, -1)], table())?.winner).toBe(-1);
});
