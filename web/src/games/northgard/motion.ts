/** How the events of Northgard are shown: how long each lasts, what the table looks like then, and what flies where. */
import type { Happening } from "../../generated/protocol";
import type { Flight, Motion, View } from "../../table/stage.svelte";
import { figureOf, GOODS, SHEET } from "./figures";
import { cellAt, NOBODY, NOWHERE, TOKENS, type NorthgardView, type PlayerView } from "./view";

const TEMPO: Record<string, number> = {
  "year-began": 600,
  "card-played": 520,
  "card-set-aside": 420,
  "card-taken": 480,
  passed: 350,
  "tile-laid": 650,
  "units-placed": 450,
  "units-moved": 560,
  "units-lost": 500,
  "units-retreated": 520,
  "building-built": 520,
  "battle-began": 900,
  "food-discarded": 600,
  "die-rolled": 1000,
  "battle-decided": 1100,
  "creature-drawn": 600,
  "creature-appeared": 600,
  "creature-moved": 900,
  "creature-beaten": 600,
  "fame-gained": 380,
  "resources-gathered": 260,
  "resources-exchanged": 300,
  "resources-traded": 400,
  "resource-handed-over": 300,
  "resource-burnt": 300,
  "power-gained": 300,
  "face-chosen": 500,
  "territory-closed": 500,
  gained: 300,
  paid: 160,
  "unrest-taken": 450,
  "fame-lost": 450,
};

/** The regions of a new tile, with nothing on them. */
const NEW = [0, 0, 0, 0];

type Parts = Record<string, unknown>;
type Change = (view: NorthgardView, parts: Parts) => Partial<NorthgardView>;

const at = <T>(list: readonly T[], i: unknown, change: (old: T) => T): T[] => list.map((old, k) => (k === i ? change(old) : old));

function player(view: NorthgardView, seat: unknown, change: (old: PlayerView) => Partial<PlayerView>): Partial<NorthgardView> {
  return { players: at(view.players, seat, (old) => ({ ...old, ...change(old) })) };
}

function tokens(view: NorthgardView, seat: unknown, token: unknown, n: number): Partial<NorthgardView> {
  const kind = TOKENS.findIndex((each) => each === token);
  return player(view, seat, ({ wallet }) => ({ wallet: at(wallet, kind, (has) => Math.max(0, has + n)) }));
}

/** Units come to a territory: if somebody else holds it, they wait there for the battle. */
function arrive(view: NorthgardView, seat: number, territory: number, n: number): Partial<NorthgardView> {
  const held = view.owner[territory] ?? NOBODY;
  if (held !== NOBODY && held !== seat) return { invaders: at(view.invaders, territory, (old) => old + n) };
  return { owner: at(view.owner, territory, () => seat), units: at(view.units, territory, (old) => old + n) };
}

function leave(view: NorthgardView, seat: number, territory: number, n: number): Partial<NorthgardView> {
  if (view.owner[territory] !== seat) return { invaders: at(view.invaders, territory, (old) => Math.max(0, old - n)) };
  const left = Math.max(0, (view.units[territory] ?? 0) - n);
  return { units: at(view.units, territory, () => left), owner: at(view.owner, territory, (old) => (left > 0 ? old : NOBODY)) };
}

function go(view: NorthgardView, { seat, source, target, n }: Parts): Partial<NorthgardView> {
  const gone = { ...view, ...leave(view, Number(seat), Number(source), Number(n)) };
  return { ...gone, ...arrive(gone, Number(seat), Number(target), Number(n)) };
}

/** The first card of that name goes from one zone to another. */
function card(view: NorthgardView, { seat, card: id }: Parts, from: "hand", to: "active"): Partial<NorthgardView> {
  return player(view, seat, (old) => {
    const known = old[from].indexOf(String(id));
    const place = known >= 0 ? known : old[from].length - 1;
    return { [from]: old[from].filter((_, i) => i !== place), [to]: [...old[to], String(id)] };
  });
}

const CHANGES: Record<string, Change> = {
  "year-began": (_, { year }) => ({ year: Number(year) }),
  "card-played": (view, parts) => card(view, parts, "hand", "active"),
  "card-set-aside": (view, parts) => card(view, parts, "hand", "active"),
  passed: (view, { seat }) => player(view, seat, () => ({ passed: true })),
  "tile-laid": ({ tiles, cells, turns, owner, units, invaders }, { tile, x, y, turn }) => ({
    ...{ tiles: [...tiles, String(tile)], cells: [...cells, cellAt(Number(x), Number(y))], turns: [...turns, Number(turn)] },
    ...{ owner: [...owner, ...NEW.map(() => NOBODY)], units: [...units, ...NEW], invaders: [...invaders, ...NEW] },
  }),
  "units-placed": (view, { seat, territory, n }) => arrive(view, Number(seat), Number(territory), Number(n)),
  "units-moved": go,
  "units-retreated": go,
  "units-lost": (view, { seat, territory, n }) => leave(view, Number(seat), Number(territory), Number(n)),
  "creature-drawn": ({ line, stands }, { creature }) => ({ line: [...line, String(creature)], stands: [...stands, NOWHERE] }),
  "creature-appeared": ({ line, stands }, { creature, territory }) => {
    const drawn = line.indexOf(String(creature));
    if (drawn >= 0) return { stands: at(stands, drawn, () => Number(territory)) };
    return { line: [...line, String(creature)], stands: [...stands, Number(territory)] };
  },
  "creature-moved": ({ line, stands }, { creature, target }) => ({ stands: at(stands, line.indexOf(String(creature)), () => Number(target)) }),
  "fame-gained": (view, { seat, n }) => tokens(view, seat, "fame", Number(n)),
  "fame-lost": (view, { seat, n }) => tokens(view, seat, "fame", -Number(n)),
  gained: (view, { seat, token, n }) => tokens(view, seat, token, Number(n)),
  paid: (view, { seat, token, n }) => tokens(view, seat, token, -Number(n)),
  "food-discarded": (view, { seat, n }) => tokens(view, seat, "food", -Number(n)),
  "power-gained": (view, { seat, token, n }) => tokens(view, seat, token, Number(n)),
  "resource-burnt": (view, { seat, token }) => tokens(view, seat, token, 1),
  "resource-handed-over": (view, { seat, taker, token }) => {
    const given = { ...view, ...tokens(view, seat, token, -1) };
    return { ...given, ...tokens(given, taker, token, 1) };
  },
  "building-built": (view, { seat, cost }) => tokens(view, seat, "wood", -Number(cost)),
  "resources-gathered": (view, { seat, food, wood, lore }) =>
    player(view, seat, ({ wallet }) => ({ wallet: wallet.map((has, i) => has + Number([food, wood, lore][i] ?? 0)) })),
};

function flight({ name, parts }: Happening): Flight | null {
  const { seat, n, territory } = parts;
  switch (name) {
    case "card-played":
    case "card-set-aside":
      return figure(`hand:${String(parts["card"])}`, `realm:${String(seat)}`, parts["card"]);
    case "card-taken":
      return figure(`row:${String(parts["card"])}`, `realm:${String(seat)}`, parts["card"]);
    case "fame-gained":
      return good(`land:${String(territory)}`, seat, "fame", n);
    case "gained":
    case "power-gained":
      return good("", seat, parts["token"], n);
    case "resources-gathered": {
      const token = TOKENS.find((each) => Number(parts[each]) > 0);
      return token ? good(`land:${String(territory)}`, seat, token, parts[token]) : null;
    }
    default:
      return null;
  }
}

const figure = (from: string, to: string, id: unknown): Flight => ({ from, to, icon: figureOf(String(id)), sheet: SHEET });
const good = (from: string, seat: unknown, token: unknown, n: unknown): Flight => ({
  from,
  to: `purse:${String(seat)}:${String(token)}`,
  icon: GOODS[String(token)]?.icon ?? "g-swap-bag",
  sheet: SHEET,
  small: Number(n),
});

export const motion: Motion = {
  tempo: ({ name }) => TEMPO[name] ?? 0,
  sketch(view: View, { name, parts }: Happening): View {
    const change = CHANGES[name];
    return change ? { ...view, ...change(view as unknown as NorthgardView, parts) } : view;
  },
  flight,
};
