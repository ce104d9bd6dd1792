/** How the events of Monster Lands are shown: how long each lasts, what the table looks like then, what flies where. */
import type { Happening } from "../../generated/protocol";
import type { Fight, MonsterLandsView, Outlook, PlayerView, TrailHere } from "../../generated/monster_lands";
import type { Flight, Motion, View } from "../../table/stage.svelte";
import { figureOf, SHEET, TOKEN_ICONS } from "./figures";

const TEMPO: Record<string, number> = {
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
  "hits-taken": 700,
  "hits-cancelled": 520,
  "potion-drunk": 520,
  wounded: 800,
  "mercenary-died": 1000,
  "die-rolled": 720,
  "die-rerolled": 720,
  "poison-used": 500,
  "total-reached": 600,
  "quest-rolled": 700,
  "monster-captured": 1100,
  "monster-killed": 1100,
  "land-conquered": 1000,
  "land-withstood": 700,
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
type Parts = Happening["parts"];
type Change = (view: MonsterLandsView, parts: Parts) => Partial<MonsterLandsView>;

const NO_FIGHT: Fight = {
  ...{ site: "", purpose: "battle", trail: "", carried: 0, flat: 0, each: [0, 0, 0], rolled: [], total: 0, capture: 0, kill: 0 },
  ...{ value: 0, trapped: false, dice: [0, 0, 0], next: [], volley: 0, rerolls: 0, all_in: null },
};

function look(view: MonsterLandsView, change: Partial<Outlook>): Partial<MonsterLandsView> {
  return { outlook: { ...view.outlook, ...change } };
}

function player(view: MonsterLandsView, seat: unknown, change: (player: PlayerView) => Partial<PlayerView>): Partial<MonsterLandsView> {
  return { players: view.players.map((each, i) => (i === seat ? { ...each, ...change(each) } : each)) };
}

function tokens(view: MonsterLandsView, seat: unknown, token: unknown, n: number): Partial<MonsterLandsView> {
  const at = TOKENS.indexOf(String(token));
  return player(view, seat, ({ wallet }) => ({ wallet: wallet.map((has, i) => (i === at ? Math.max(0, has + n) : has)) }));
}

function trail(view: MonsterLandsView, name: unknown, change: (trail: TrailHere) => Partial<TrailHere>): Partial<MonsterLandsView> {
  return look(view, { trails: view.outlook.trails.map((each) => (each.trail === name ? { ...each, ...change(each) } : each)) });
}

/** No question is open while something is shown: its chances are of no interest. */
function fight(view: MonsterLandsView, change: (fight: Fight) => Partial<Fight>): Partial<MonsterLandsView> {
  const now = view.outlook.fight;
  return now ? look(view, { fight: { ...now, next: [], all_in: null, ...change(now) }, likely: [] }) : {};
}

function rolled(view: MonsterLandsView, { die, value, trail: on }: Parts): Partial<MonsterLandsView> {
  return fight(view, (now) => {
    const counts = Math.max(0, Number(value) + (now.each[COLOURS.indexOf(String(die))] ?? 0));
    return { trail: String(on), rolled: [...now.rolled, { die: String(die), value: Number(value), counts }], total: now.total + counts };
  });
}

function rerolled(view: MonsterLandsView, { die, before, value }: Parts): Partial<MonsterLandsView> {
  return fight(view, (now) => {
    const at = now.rolled.findIndex((each) => each.die === die && each.value === before);
    const old = now.rolled[at];
    if (!old) return {};
    const counts = Math.max(0, Number(value) + (now.each[COLOURS.indexOf(String(die))] ?? 0));
    const rest = now.rolled.filter((_, i) => i !== at);
    return { rolled: [...rest, { die: String(die), value: Number(value), counts }], total: now.total - old.counts + counts };
  });
}

const CHANGES: Record<string, Change> = {
  received: (view, { seat, token, n }) => tokens(view, seat, token, Number(n)),
  paid: (view, { seat, n }) => tokens(view, seat, "gold", -Number(n)),
  "battle-began": (view, { site }) => look(view, { fight: { ...NO_FIGHT, site: String(site) }, likely: [] }),
  "monster-attacked": (view, { trail: on }) => fight(view, ({ carried }) => ({ trail: String(on), rolled: [], flat: 0, total: carried, purpose: "battle" })),
  "die-rolled": rolled,
  "die-rerolled": rerolled,
  "poison-used": (view) => fight(view, ({ flat, total }) => ({ flat: flat + 2, total: total + 2 })),
  "total-reached": (view, { total }) => fight(view, () => ({ carried: Number(total), rolled: [], flat: 0, total: Number(total) })),
  assigned: (view, { seat, mercenary, trail: on }) => trail(view, on, () => ({ seat: Number(seat), mercenary: String(mercenary) })),
  "dice-on-trail": (view, { trail: on, die, n }) =>
    trail(view, on, ({ dice }) => ({ dice: dice.map((has, i) => (String(die).startsWith(COLOURS[i] ?? "-") ? has + Number(n) : has)) })),
  "defence-laid": (view, { trail: on }) => trail(view, on, ({ shields }) => ({ shields: shields + 1 })),
  "mercenary-died": (view, { trail: on }) => trail(view, on, () => ({ seat: -1, mercenary: "", wounded: false, shields: 0, carried: [0, 0, 0] })),
};

function flight({ name, parts }: Happening): Flight | null {
  const seat = String(parts["seat"]);
  const text = (part: string) => String(parts[part]);
  const card = (id: string) => ({ icon: figureOf(id), sheet: SHEET });
  switch (name) {
    case "received":
      return parts["token"] === "gold"
        ? { from: `card:${text("by")}`, to: `purse:${seat}:gold`, good: "gold", n: Number(parts["n"]) }
        : { from: `card:${text("by")}`, to: `purse:${seat}:${text("token")}`, icon: TOKEN_ICONS[text("token")] ?? "g-laurels", sheet: SHEET };
    case "dice-placed":
      return { from: `pool:${seat}`, to: `house:${text("building")}`, icon: TOKEN_ICONS[`die_${text("die").replace(/_.*/, "")}`] ?? "g-fist", sheet: SHEET };
    case "dice-on-trail":
      return { from: `pool:${seat}`, to: `trail:${text("trail")}`, icon: TOKEN_ICONS[`die_${text("die").replace(/_.*/, "")}`] ?? "g-fist", sheet: SHEET };
    case "recruited":
      return { from: `card:${text("mercenary")}`, to: `clan:${seat}`, ...card(text("mercenary")) };
    case "equipment-taken":
      return { from: `card:${text("equipment")}`, to: `clan:${seat}`, ...card(text("equipment")) };
    case "trap-taken":
      return { from: `card:${text("trap")}`, to: `purse:${seat}:trap`, ...card(text("trap")) };
    case "assigned":
      return { from: `clan:${seat}`, to: `trail:${text("trail")}`, ...card(text("mercenary")) };
    case "loot-taken":
      return { from: `card:${text("loot")}`, to: `clan:${seat}`, ...card(text("loot")) };
    case "monster-killed":
    case "monster-captured":
      return { from: `card:${text("monster")}`, to: `clan:${seat}`, ...card(text("monster")) };
    case "land-conquered":
      return { from: `card:${text("land")}`, to: `clan:${seat}`, ...card(text("land")) };
    default:
      return null;
  }
}

export const motion: Motion = {
  tempo: ({ name }) => TEMPO[name] ?? 0,
  sketch(view: View, { name, parts }: Happening): View {
    const table = view as unknown as MonsterLandsView;
    return { ...view, ...CHANGES[name]?.(table, parts) };
  },
  flight,
};
