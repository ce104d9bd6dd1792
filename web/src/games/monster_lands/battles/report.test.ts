import { expect, test } from "vitest";
import type { MonsterLands } from "../../../generated/monster_lands";
import type { Happening } from "../../../table/title";
import { reportOf } from "./report";

const event = (name: string, parts: Record<string, unknown> = {}) => ({ name, parts, clause: "" }) as unknown as Happening<MonsterLands>;

const FOUGHT = [
  event("battle-began", { monster: "krinx", site: "land_b" }),
  event("monster-attacked", { seat: 0, monster: "krinx", trail: "b1", dice: 2 }),
  event("attack-die-rolled", { seat: 0, value: 4 }),
  event("attack-die-rolled", { seat: 0, value: 1 }),
  event("hits-taken", { seat: 0, trail: "b1", n: 1 }),
  event("hits-cancelled", { seat: 0, by: "defence", n: 1 }),
  event("die-rolled", { seat: 0, die: "strength", value: 6, trail: "b1" }),
  event("total-reached", { seat: 0, trail: "b1", total: 6 }),
  event("monster-attacked", { seat: 1, monster: "krinx", trail: "b2", dice: 2 }),
  event("hits-taken", { seat: 1, trail: "b2", n: 2 }),
  event("mercenary-died", { seat: 1, mercenary: "taron", trail: "b2", glory: 2 }),
];

test("a battle is told trail by trail: dice, hits, what stopped them, who is hurt, what is reached", () => {
  const report = reportOf(FOUGHT);
  expect(report?.fought).toEqual([
    { trail: "b1", seat: 0, mercenary: "", attack: [4, 1], hits: 1, stopped: 1, end: "", rolled: [{ die: "strength", value: 6 }], total: 6 },
    { trail: "b2", seat: 1, mercenary: "taron", attack: [], hits: 2, stopped: 0, end: "died", rolled: [], total: null },
  ]);
  expect(report?.gains.map(({ name }) => name)).toEqual(["mercenary-died"]);
});

test("what is gained belongs to it, what happens after it does not; before the first battle there is none", () => {
  const won = event("monster-killed", { seat: 0, monster: "krinx", glory: 5, trophies: 1 });
  const later = [event("monster-appeared", { monster: "gator", site: "land_b" }), event("loot-taken", { seat: 1, loot: "loot_kit" })];
  const report = reportOf([...FOUGHT, won, ...later]);
  expect([report?.gains.map(({ name }) => name), report?.over]).toEqual([["mercenary-died", "monster-killed"], true]);
  expect(reportOf(later)).toBeNull();
});
