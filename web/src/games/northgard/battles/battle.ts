/** A battle as it is told: both sides line by line, from the events and from what lies on the table. Nothing is judged. */
import type { Northgard } from "../../../generated/northgard";
import type { Happening, NameOf } from "../../../table/title";
import type { NorthgardView } from "../view";

type Event = Happening<Northgard>;
export type Force = readonly [source: string, points: number, damage: number];

export interface SideStory {
  /** -1: a creature. */
  seat: number;
  units: number;
  /** Everything before food and dice, but for the units. */
  bonuses: readonly Force[];
  food: number | null;
  /** The face of the die, and what it brings. */
  face: string | null;
  rolled: { points: number; damage: number } | null;
  points: number;
  damage: number;
  lost: number;
  retreated: { target: number; n: number }[];
}

export interface BattleStory {
  territory: number;
  sides: [SideStory, SideStory];
  /** Which side has won; -1: nobody; null: not yet. */
  winner: number | null;
  /** Which line is being written now. */
  step: number;
}

/** What still belongs to a battle after it is decided. */
const AFTER: readonly NameOf<Northgard, "events">[] = ["battle-decided", "face-chosen", "power-gained", "units-lost", "units-retreated", "creature-beaten", "fame-gained", "resources-gathered", "gained", "food-discarded", "die-rolled"];

/** The last battle, if nothing else has happened since. `playing`: events are being shown, ahead of what lies on the table. */
export function battleOf(events: readonly Event[], view: NorthgardView, playing = false): BattleStory | null {
  const at = events.findLastIndex(({ name }) => name === "battle-began");
  const began = events[at];
  const later = events.slice(at + 1);
  if (began?.name !== "battle-began" || (view.battle === null && later.some(({ name }) => !AFTER.includes(name)))) return null;
  const { seat, opponent, territory, points, against, forces, against_forces } = began.parts;
  const sides: [SideStory, SideStory] = [sideOf(seat, points, forces), sideOf(opponent, against, against_forces)];
  const decided = later.find((event) => event.name === "battle-decided");
  for (const event of later) tell(event, sides);
  for (const [i, side] of sides.entries()) total(side, decided, i, playing ? null : view.battle);
  return { territory, sides, winner: decided ? decided.parts.side : null, step: stepOf(later) };
}

function sideOf(seat: number, points: number, all: readonly Force[]): SideStory {
  return {
    ...{ seat, units: all.find(([source]) => source === "units")?.[1] ?? 0, bonuses: all.filter(([source]) => source !== "units") },
    ...{ food: null, face: null, rolled: null, points, damage: all.reduce((sum, [, , damage]) => sum + damage, 0) },
    ...{ lost: 0, retreated: [] },
  };
}

function tell({ name, parts }: Event, sides: readonly SideStory[]): void {
  const side = "seat" in parts ? sides.find(({ seat }) => seat === parts.seat) : undefined;
  if (!side) return;
  if (name === "food-discarded") {
    side.food = (side.food ?? 0) + parts.n;
    side.points += parts.n;
  } else if (name === "die-rolled") {
    const { face } = parts;
    const printed = (kind: string) => Number(new RegExp(`${kind}(\\d)`).exec(face)?.[1] ?? 0);
    Object.assign(side, { face, rolled: { points: printed("axe"), damage: printed("damage") } });
    side.points += printed("axe");
    side.damage += printed("damage");
  } else if (name === "units-lost") side.lost += parts.n;
  else if (name === "units-retreated") side.retreated.push({ target: parts.target, n: parts.n });
}

/** What the table says in the end has the last word: the die with a choice is told apart by it. */
function total(side: SideStory, decided: Happening<Northgard, "battle-decided"> | undefined, i: number, battle: NorthgardView["battle"]): void {
  const now = battle?.sides[i];
  const points = decided ? decided.parts[i === 0 ? "points" : "against"] : (now?.points ?? side.points);
  const damage = now?.damage ?? side.damage;
  if (side.face === "choice" && side.rolled) {
    const chosen = points > side.points ? { points: 1, damage: 0 } : damage > side.damage || decided ? { points: 0, damage: 1 } : side.rolled;
    side.damage += chosen.damage;
    side.rolled = chosen;
  }
  side.points = points;
}

const LINES: readonly (NameOf<Northgard, "events"> | "")[] = ["battle-began", "", "food-discarded", "die-rolled", "battle-decided", "units-lost", "units-retreated"];

function stepOf(later: readonly Event[]): number {
  return Math.max(1, ...later.map(({ name }) => LINES.indexOf(name)));
}
