/** A battle as it went: trail by trail who was hit, what was reached, what was gained. Told from the events. */
import type { MonsterLands } from "../../../generated/monster_lands";
import type { Happening } from "../../../table/title";

type Event = Happening<MonsterLands>;

/** What became of somebody on a trail. */
export interface Fought {
  trail: string;
  seat: number;
  mercenary: string;
  /** What the monster rolled, its hits, and what stopped some of them. */
  attack: number[];
  hits: number | null;
  stopped: number;
  end: "" | "wounded" | "died";
  /** The dice of the own attack, and what they reached together with those before. */
  rolled: { die: string; value: number }[];
  total: number | null;
}

export type Gain = Extract<Event, { name: "monster-captured" | "monster-killed" | "land-conquered" | "land-withstood" | "loot-taken" | "mercenary-died" }>;

export interface Report {
  /** Where it stands among the events: another battle has another. */
  key: number;
  monster: string;
  site: string;
  fought: Fought[];
  gains: Gain[];
  over: boolean;
}

const GAINS: readonly string[] = ["monster-captured", "monster-killed", "land-conquered", "land-withstood", "loot-taken", "mercenary-died"];
/** With these the table goes on to something else. */
const AFTER: readonly string[] = ["quest-rolled", "contract-fulfilled", "monster-moved", "monster-appeared", "panic-spread", "monster-discarded"];

const gained = (event: Event): event is Gain => GAINS.includes(event.name);

/** The last battle that began, as far as it is told. */
export function reportOf(events: readonly Event[]): Report | null {
  const key = events.findLastIndex(({ name }) => name === "battle-began");
  const began = events[key];
  if (began?.name !== "battle-began") return null;
  const after = events.slice(key + 1);
  const end = after.findIndex(({ name }) => AFTER.includes(name) || name === "round-began");
  const told = end < 0 ? after : after.slice(0, end);
  const fought: Fought[] = [];
  for (const event of told) follow(fought, event);
  return { key, monster: began.parts.monster, site: began.parts.site, fought, gains: told.filter(gained), over: end >= 0 };
}

function follow(fought: Fought[], event: Event): void {
  const now = fought.at(-1);
  if (event.name === "monster-attacked") {
    const { seat, trail } = event.parts;
    fought.push({ trail, seat, mercenary: "", attack: [], hits: null, stopped: 0, end: "", rolled: [], total: null });
  } else if (now) tell(now, event);
}

function tell(now: Fought, { name, parts }: Event): void {
  if (name === "attack-die-rolled") now.attack.push(parts.value);
  else if (name === "hits-taken") now.hits = parts.n;
  else if (name === "hits-cancelled") now.stopped += parts.n;
  else if (name === "potion-drunk") now.stopped += 1;
  else if (name === "wounded" || name === "mercenary-died") {
    now.mercenary = parts.mercenary;
    now.end = name === "wounded" ? "wounded" : "died";
  } else if (name === "die-rolled") now.rolled.push({ die: parts.die, value: parts.value });
  else if (name === "total-reached") now.total = parts.total;
}
