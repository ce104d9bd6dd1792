import { expect, test } from "vitest";
import type { RealmView, Valeria, ValeriaView } from "../../generated/valeria";
import { sketched } from "../../table/stage.svelte";
import { told } from "../../table/testing";
import { motion } from "./motion";
import { called, isCalled, resting } from "./view";

const realm = (wallet: number[], more: Partial<RealmView> = {}): RealmView => ({ wallet, citizens: {}, roles: [], slain: [], domains: [], dukes: [], ...more });
const view = {
  realms: [realm([2, 0, 1, 0], { citizens: { cleric: 1 } }), realm([5, 0, 0, 0])],
  citizens: [["cleric", "cleric"], ["merchant"]],
  monsters: [["goblin_king", "goblin"]],
  domains: [["blood_crow_army"]],
  dice: [0, 0],
  active: 0,
  turn: 1,
} as unknown as ValeriaView;
const { event } = told<Valeria>();
const after = (...happened: Parameters<typeof event>) => sketched(motion.changes, view, event(...happened));

test("gains and payments move tokens of that purse only", () => {
  expect(after("gained", { seat: 0, by: "cleric", token: "magic", n: 3 }).realms.map(({ wallet }) => wallet)).toEqual([
    [2, 0, 4, 0],
    [5, 0, 0, 0],
  ]);
  expect(after("paid", { seat: 0, token: "gold", n: 2 }).realms[0]?.wallet).toEqual([0, 0, 1, 0]);
});

test("what is stolen leaves one purse and fills another", () => {
  const { realms } = after("stolen", { seat: 0, opponent: 1, by: "thief", token: "gold", n: 3 });
  expect(realms.map(({ wallet }) => wallet[0])).toEqual([5, 2]);
});

test("a Citizen leaves the top of its stack and joins the tableau", () => {
  const { citizens, realms } = after("citizen-gained", { seat: 0, citizen: "cleric" });
  expect([citizens, realms[0]?.citizens]).toEqual([[["cleric"], ["merchant"]], { cleric: 2 }]);
});

test("a slain Monster goes to the Victory stack, an acquired Domain to the tableau", () => {
  expect(after("monster-slain", { seat: 1, monster: "goblin" }).realms[1]?.slain).toEqual(["goblin"]);
  expect(after("domain-acquired", { seat: 1, domain: "blood_crow_army" })).toMatchObject({ domains: [[]] });
});

test("the dice show what was rolled, and then what they were changed to", () => {
  expect(after("dice-rolled", { seat: 0, first: 3, second: 5 }).dice).toEqual([3, 5]);
  expect(after("die-changed", { seat: 0, domain: "x", die: 2, value: 6 }).dice).toEqual([0, 6]);
});

test("an event that shows nothing leaves the view alone", () => {
  expect(after("doubles", { seat: 0 })).toBe(view);
});

test("each die and the sum are called, and 9/10 hears either", () => {
  const numbers = called({ ...view, dice: [4, 5] });
  expect(numbers).toEqual([4, 5, 9]);
  expect([isCalled("9/10", numbers), isCalled("1", numbers)]).toEqual([true, false]);
});

test("with five players the one at the active player's right rests", () => {
  const five = { ...view, realms: Array.from({ length: 5 }, () => realm([])) };
  expect([resting(five), resting(view)]).toEqual([4, -1]);
});
