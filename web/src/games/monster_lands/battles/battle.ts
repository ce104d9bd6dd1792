/** A battle as its events tell it: what the monster rolled, what stopped its hits, where the battle stands. */
import type { MonsterLands } from "../../../generated/monster_lands";
import type { ByName, Happening, NameOf } from "../../../table/title";

type Event = Happening<MonsterLands>;

export const STEPS = ["reveal", "magic", "attack", "defence", "strike", "conquest"] as const;
export type Step = (typeof STEPS)[number];

/** The last attack of the monster, as far as it has come. */
export interface Clash {
  monster: string;
  trail: string;
  values: number[];
  /** How many of them hit; not known before all are rolled. */
  hits: number | null;
  stopped: { by: string; n: number }[];
  end: "" | "wounded" | "died";
}

const ASKED: ByName<MonsterLands, "decisions", Step> = {
  "reveal-or-not": "reveal",
  "ploy-at": "reveal",
  "ward-off": "reveal",
  "steal-which": "reveal",
  "divert-dice": "magic",
  "redirect-where": "magic",
  "sacrifice-magic": "magic",
  defence: "defence",
  wounds: "defence",
  striking: "strike",
  conquering: "conquest",
  "settle-now": "conquest",
};

const TOLD: ByName<MonsterLands, "events", Step> = {
  "battle-began": "reveal",
  "trap-revealed": "reveal",
  "monster-attacked": "magic",
  "magic-sacrificed": "attack",
  "attack-die-rolled": "attack",
  "hits-taken": "attack",
  "hits-cancelled": "defence",
  "potion-drunk": "defence",
  wounded: "defence",
  "mercenary-died": "defence",
  "die-rolled": "strike",
  "die-rerolled": "strike",
  "poison-used": "strike",
  "total-reached": "strike",
  "land-withstood": "conquest",
  "land-conquered": "conquest",
};

/** Events since the battle began, or all of them if it is not known when. */
export function sinceBattle(events: readonly Event[]): readonly Event[] {
  return events.slice(events.findLastIndex(({ name }) => name === "battle-began" || name === "round-began") + 1);
}

export function stepOf(events: readonly Event[], question: NameOf<MonsterLands, "decisions"> | null, purpose: string): Step {
  const asked = question ? ASKED[question] : undefined;
  const last = events.findLast(({ name }) => name in TOLD);
  const told = asked ?? (last && TOLD[last.name]) ?? "reveal";
  return told === "strike" && purpose === "conquest" ? "conquest" : told;
}

export function clashOf(events: readonly Event[]): Clash | null {
  const from = events.findLastIndex(({ name }) => name === "monster-attacked" || name === "attack-redirected");
  const began = events[from];
  if (began?.name !== "monster-attacked" && began?.name !== "attack-redirected") return null;
  const attack = events.slice(0, from + 1).findLast((event) => event.name === "monster-attacked");
  const found: Clash = { monster: attack?.parts.monster ?? "", trail: began.parts.trail, values: [], hits: null, stopped: [], end: "" };
  for (const { name, parts } of events.slice(from + 1)) {
    if (name === "attack-die-rolled") found.values.push(parts.value);
    else if (name === "hits-taken") found.hits = parts.n;
    else if (name === "hits-cancelled") found.stopped.push({ by: parts.by, n: parts.n });
    else if (name === "potion-drunk") found.stopped.push({ by: "potion", n: 1 });
    else if (name === "wounded") found.end = "wounded";
    else if (name === "mercenary-died") found.end = "died";
    else if (name === "die-rolled") break;
  }
  return found;
}

/** One attack die, or a hit without a die: what became of it. */
export interface Hit {
  value: number;
  /** What stopped it; `wound` or `death`; `open`: still to be decided; empty: it missed. */
  by: string;
}

/** The hits in order: the highest numbers are those that hit, what stopped them is told in turn. */
export function hitsOf({ values, hits, stopped, end }: Clash): Hit[] {
  if (hits === null) return values.map((value) => ({ value, by: "rolling" }));
  const order = values.toSorted((a, b) => b - a);
  const all = [...order, ...Array.from({ length: Math.max(0, hits - order.length) }, () => 0)];
  const by = stopped.flatMap((each) => Array.from({ length: each.n }, () => each.by));
  const rest = end === "died" ? "death" : end === "wounded" ? "wound" : "open";
  return all.map((value, i) => ({ value, by: i < hits ? (by[i] ?? rest) : "" }));
}
