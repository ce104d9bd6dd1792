import { expect, test } from "vitest";
import type { MonsterLands } from "../../../generated/monster_lands";
import { told } from "../../../table/testing";
import { clashOf, hitsOf, sinceBattle, stepOf } from "./battle";

const { event } = told<MonsterLands>();
const ATTACK = [
  event("battle-began", { monster: "korcko", site: "land_a" }),
  event("monster-attacked", { seat: 0, monster: "korcko", trail: "a2", dice: 4 }),
  ...[1, 5, 3, 4].map((value) => event("attack-die-rolled", { roller: 1, trail: "a2", value })),
  event("hits-taken", { seat: 0, trail: "a2", n: 3 }),
];

test("the highest dice hit, and what stops them is told in turn", () => {
  const clash = clashOf([...ATTACK, event("hits-cancelled", { seat: 0, by: "trail", n: 1 }), event("hits-cancelled", { seat: 0, by: "defence", n: 1 }), event("wounded", { seat: 0, mercenary: "taroa" })]);
  expect(clash && hitsOf(clash)).toEqual([
    { value: 5, by: "trail" },
    { value: 4, by: "defence" },
    { value: 3, by: "wound" },
    { value: 1, by: "" },
  ]);
});

test("hits that are not yet stopped are open, and a hit may come without a die", () => {
  const clash = clashOf([...ATTACK.slice(0, -1), event("hits-taken", { seat: 0, trail: "a2", n: 5 })]);
  expect(clash && hitsOf(clash).map(({ by }) => by)).toEqual(["open", "open", "open", "open", "open"]);
});

test("while dice are rolling nothing is known of hits", () => {
  const clash = clashOf(ATTACK.slice(0, 4));
  expect(clash && hitsOf(clash)).toEqual([
    { value: 1, by: "rolling" },
    { value: 5, by: "rolling" },
  ]);
});

test("where a battle stands follows from the question, else from what happened last", () => {
  expect(stepOf(ATTACK, "sacrifice-magic", "battle")).toBe("magic");
  expect(stepOf(ATTACK, null, "battle")).toBe("attack");
  expect(stepOf([...ATTACK, event("die-rolled", { seat: 0, trail: "a2", die: "strength", value: 3 })], null, "conquest")).toBe("conquest");
});

test("an earlier battle is no part of this one", () => {
  expect(sinceBattle([...ATTACK, ...ATTACK])).toEqual(ATTACK.slice(1));
});
