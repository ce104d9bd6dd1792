/** How the events of Monster Lands are shown: how long each lasts, what the table looks like then, what flies where. */
import type { Fight, MonsterLands, MonsterLandsView, DerivedView, PlayerView, TrailHere } from "../../generated/monster_lands";
import type { Changes, Flight, Motion } from "../../table/stage.svelte";
import type { ByName, Happening } from "../../table/title";
import { figureOf, SHEET, TOKEN_ICONS } from "./cards/figures";

const TEMPO: ByName<MonsterLands, "events", number> = {
  "round-began": 500,
  "influence-rolled": 250,
  received: 360,
  "dice-placed": 380,
  recruited: 560,
  "equipment-taken": 480,
  "equipment-moved": 420,
  "trap-taken": 380,
  assigned: 520,
  "dice-on-trail": 260,
  "trap-laid": 240,
  "defence-laid": 240,
  "battle-began": 900,
  "trap-revealed": 520,
  "monster-attacked": 600,
  "attack-die-rolled": 340,
  "hits-taken": 1500,
  "hits-cancelled": 520,
  "potion-drunk": 520,
  wounded: 1500,
  "mercenary-died": 1600,
  "die-rolled": 720,
  "die-rerolled": 720,
  "poison-used": 500,
  "total-reached": 1500,
  "quest-rolled": 1600,
  "monster-captured": 2000,
  "monster-killed": 2000,
  "land-conquered": 1800,
  "land-withstood": 1500,
  "loot-taken": 500,
  "die-stolen": 500,
  "monster-appeared": 480,
  "panic-spread": 600,
  "sambor-rolled": 600,
  "sambor-visited": 450,
  "sambor-took-trail": 450,
};

const TOKENS = ["gold", "glory", "potion", "poison", "defence"];
const COLOURS = ["strength", "magic", "influence"];
type Events = MonsterLands["events"];

const NO_FIGHT: Fight = {
  ...{ site: "", purpose: "battle", trail: "", carried: 0, flat: 0, each: [0, 0, 0], rolled: [], total: 0, capture: 0, kill: 0 },
  ...{ value: 0, trapped: false, dice: [0, 0, 0], next: [], volley: 0, rerolls: 0, all_in: null },
};

function look(view: MonsterLandsView, change: Partial<DerivedView>): Partial<MonsterLandsView> {
  return { outlook: { ...view.outlook, ...change } };
}

function player(view: MonsterLandsView, seat: number, change: (player: PlayerView) => Partial<PlayerView>): Partial<MonsterLandsView> {
  return { players: view.players.map((each, i) => (i === seat ? { ...each, ...change(each) } : each)) };
}

function tokens(view: MonsterLandsView, seat: number, token: string, n: number): Partial<MonsterLandsView> {
  const at = TOKENS.indexOf(token);
  return player(view, seat, ({ wallet }) => ({ wallet: wallet.map((has, i) => (i === at ? Math.max(0, has + n) : has)) }));
}

function trail(view: MonsterLandsView, name: string, change: (trail: TrailHere) => Partial<TrailHere>): Partial<MonsterLandsView> {
  return look(view, { trails: view.outlook.trails.map((each) => (each.trail === name ? { ...each, ...change(each) } : each)) });
}

/** No question is open while something is shown: its chances are of no interest. */
function fight(view: MonsterLandsView, change: (fight: Fight) => Partial<Fight>): Partial<MonsterLandsView> {
  const now = view.outlook.fight;
  return now ? look(view, { fight: { ...now, next: [], all_in: null, ...change(now) }, likely: [] }) : {};
}

function rolled(view: MonsterLandsView, { die, value, trail: on }: Events["die-rolled"]): Partial<MonsterLandsView> {
  return fight(view, (now) => {
    const counts = Math.max(0, value + (now.each[COLOURS.indexOf(die)] ?? 0));
    return { trail: on, rolled: [...now.rolled, { die, value, counts }], total: now.total + counts };
  });
}

function rerolled(view: MonsterLandsView, { die, before, value }: Events["die-rerolled"]): Partial<MonsterLandsView> {
  return fight(view, (now) => {
    const at = now.rolled.findIndex((each) => each.die === die && each.value === before);
    const old = now.rolled[at];
    if (!old) return {};
    const counts = Math.max(0, value + (now.each[COLOURS.indexOf(die)] ?? 0));
    const rest = now.rolled.filter((_, i) => i !== at);
    return { rolled: [...rest, { die, value, counts }], total: now.total - old.counts + counts };
  });
}

const CHANGES: Changes<MonsterLands> = {
  received: (view, { seat, token, n }) => tokens(view, seat, token, n),
  paid: (view, { seat, n }) => tokens(view, seat, "gold", -n),
  "battle-began": (view, { site }) => look(view, { fight: { ...NO_FIGHT, site }, likely: [] }),
  "monster-attacked": (view, { trail: on }) => fight(view, ({ carried }) => ({ trail: on, rolled: [], flat: 0, total: carried, purpose: "battle" })),
  "die-rolled": rolled,
  "die-rerolled": rerolled,
  "poison-used": (view) => fight(view, ({ flat, total }) => ({ flat: flat + 2, total: total + 2 })),
  "total-reached": (view, { total }) => fight(view, () => ({ carried: total, rolled: [], flat: 0, total })),
  assigned: (view, { seat, mercenary, trail: on }) => trail(view, on, () => ({ seat, mercenary })),
  "dice-on-trail": (view, { trail: on, die, n }) =>
    trail(view, on, ({ dice }) => ({ dice: dice.map((has, i) => (die.startsWith(COLOURS[i] ?? "-") ? has + n : has)) })),
  "defence-laid": (view, { trail: on }) => trail(view, on, ({ shields }) => ({ shields: shields + 1 })),
  "mercenary-died": (view, { trail: on }) => trail(view, on, () => ({ seat: -1, mercenary: "", wounded: false, shields: 0, carried: [0, 0, 0] })),
};

function flight({ name, parts }: Happening<MonsterLands>): Flight | null {
  const card = (id: string) => ({ icon: figureOf(id), sheet: SHEET });
  switch (name) {
    case "received":
      return parts.token === "gold"
        ? { from: `card:${parts.by}`, to: `purse:${parts.seat}:gold`, good: "gold", n: parts.n }
        : { from: `card:${parts.by}`, to: `purse:${parts.seat}:${parts.token}`, icon: TOKEN_ICONS[parts.token] ?? "g-laurels", sheet: SHEET };
    case "dice-placed":
      return { from: `pool:${parts.seat}`, to: `house:${parts.building}`, icon: TOKEN_ICONS[`die_${parts.die.replace(/_.*/, "")}`] ?? "g-fist", sheet: SHEET };
    case "dice-on-trail":
      return { from: `pool:${parts.seat}`, to: `trail:${parts.trail}`, icon: TOKEN_ICONS[`die_${parts.die.replace(/_.*/, "")}`] ?? "g-fist", sheet: SHEET };
    case "recruited":
      return { from: `card:${parts.mercenary}`, to: `clan:${parts.seat}`, ...card(parts.mercenary) };
    case "equipment-taken":
      return { from: `card:${parts.equipment}`, to: `clan:${parts.seat}`, ...card(parts.equipment) };
    case "trap-taken":
      return { from: `card:${parts.trap}`, to: `purse:${parts.seat}:trap`, ...card(parts.trap) };
    case "assigned":
      return { from: `clan:${parts.seat}`, to: `trail:${parts.trail}`, ...card(parts.mercenary) };
    case "loot-taken":
      return { from: `card:${parts.loot}`, to: `clan:${parts.seat}`, ...card(parts.loot) };
    case "monster-killed":
    case "monster-captured":
      return { from: `card:${parts.monster}`, to: `clan:${parts.seat}`, ...card(parts.monster) };
    case "land-conquered":
      return { from: `card:${parts.land}`, to: `clan:${parts.seat}`, ...card(parts.land) };
    default:
      return null;
  }
}

export const motion: Motion<MonsterLands> = {
  tempo: ({ name }) => TEMPO[name] ?? 0,
  changes: CHANGES,
  flight,
  results: ["monster-captured", "monster-killed", "land-conquered", "land-withstood", "mercenary-died"],
};
