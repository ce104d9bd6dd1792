/** What a clan is good at, as the card files tell it; and the clause of its power. */
import type { Advice } from "../cards/faces";

export type Strength = Exclude<keyof Advice, "difficulty">;

export const STRENGTHS: readonly (readonly [Strength, icon: string])[] = [
  ["combat", "g-battle-axe"],
  ["explore", "g-compass"],
  ["build", "g-hammer-nails"],
  ["stores", "g-wheat"],
];

export const CLAUSES: Readonly<Record<string, string>> = {
  bear: "NG-CLAN-02",
  boar: "NG-CLAN-08",
  goat: "NG-CLAN-09",
  raven: "NG-CLAN-10",
  snake: "NG-CLAN-12",
  stag: "NG-CLAN-17",
  wolf: "NG-CLAN-19",
};

/** The first of what it is best at. */
export function bestAt(advice: Advice): Strength {
  const most = Math.max(...STRENGTHS.map(([strength]) => advice[strength]));
  return STRENGTHS.find(([strength]) => advice[strength] === most)?.[0] ?? "combat";
}
