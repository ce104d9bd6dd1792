/** How the events of Northgard are shown: how long each lasts, what the table looks like then, and what flies where. */
import type { Northgard } from "../../generated/northgard";
import type { Changes, Flight, Motion } from "../../table/stage.svelte";
import type { ByName, Happening } from "../../table/title";
import { figureOf, GOODS, SHEET } from "./cards/figures";
import { cellAt, NOBODY, NOWHERE, RESOURCES, TOKENS, type NorthgardView, type PlayerView } from "./view";

const TEMPO: ByName<Northgard, "events", number> = {
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
  "battle-decided": 1600,
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

type Events = Northgard["events"];

const at = <T>(list: readonly T[], i: number, change: (old: T) => T): T[] => list.map((old, k) => (k === i ? change(old) : old));

function player(view: NorthgardView, seat: number, change: (old: PlayerView) => Partial<PlayerView>): Partial<NorthgardView> {
  return { players: at(view.players, seat, (old) => ({ ...old, ...change(old) })) };
}

function tokens(view: NorthgardView, seat: number, token: string, n: number): Partial<NorthgardView> {
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

function go(view: NorthgardView, { seat, source, target, n }: Events["units-moved"]): Partial<NorthgardView> {
  const gone = { ...view, ...leave(view, seat, source, n) };
  return { ...gone, ...arrive(gone, seat, target, n) };
}

/** The first card of that name goes from one zone to another. */
function card(view: NorthgardView, { seat, card: id }: Events["card-played"], from: "hand", to: "active"): Partial<NorthgardView> {
  return player(view, seat, (old) => {
    const known = old[from].indexOf(id);
    const place = known >= 0 ? known : old[from].length - 1;
    return { [from]: old[from].filter((_, i) => i !== place), [to]: [...old[to], id] };
  });
}

const CHANGES: Changes<Northgard> = {
  "year-began": (_, { year }) => ({ year }),
  "card-played": (view, parts) => card(view, parts, "hand", "active"),
  "card-set-aside": (view, parts) => card(view, parts, "hand", "active"),
  passed: (view, { seat }) => player(view, seat, () => ({ passed: true })),
  "tile-laid": ({ tiles, cells, turns, owner, units, invaders }, { tile, x, y, turn }) => ({
    ...{ tiles: [...tiles, tile], cells: [...cells, cellAt(x, y)], turns: [...turns, turn] },
    ...{ owner: [...owner, ...NEW.map(() => NOBODY)], units: [...units, ...NEW], invaders: [...invaders, ...NEW] },
  }),
  "units-placed": (view, { seat, territory, n }) => arrive(view, seat, territory, n),
  "units-moved": go,
  "units-retreated": go,
  "units-lost": (view, { seat, territory, n }) => leave(view, seat, territory, n),
  "creature-drawn": ({ line, stands }, { creature }) => ({ line: [...line, creature], stands: [...stands, NOWHERE] }),
  "creature-appeared": ({ line, stands }, { creature, territory }) => {
    const drawn = line.indexOf(creature);
    if (drawn >= 0) return { stands: at(stands, drawn, () => territory) };
    return { line: [...line, creature], stands: [...stands, territory] };
  },
  "creature-moved": ({ line, stands }, { creature, target }) => ({ stands: at(stands, line.indexOf(creature), () => target) }),
  "fame-gained": (view, { seat, n }) => tokens(view, seat, "fame", n),
  "fame-lost": (view, { seat, n }) => tokens(view, seat, "fame", -n),
  gained: (view, { seat, token, n }) => tokens(view, seat, token, n),
  paid: (view, { seat, token, n }) => tokens(view, seat, token, -n),
  "food-discarded": (view, { seat, n }) => tokens(view, seat, "food", -n),
  "power-gained": (view, { seat, token, n }) => tokens(view, seat, token, n),
  "resource-burnt": (view, { seat, token }) => tokens(view, seat, token, 1),
  "resource-handed-over": (view, { seat, taker, token }) => {
    const given = { ...view, ...tokens(view, seat, token, -1) };
    return { ...given, ...tokens(given, taker, token, 1) };
  },
  "building-built": (view, { seat, cost }) => tokens(view, seat, "wood", -cost),
  "resources-gathered": (view, { seat, food, wood, lore }) =>
    player(view, seat, ({ wallet }) => ({ wallet: wallet.map((has, i) => has + ([food, wood, lore][i] ?? 0)) })),
};

function flight({ name, parts }: Happening<Northgard>): Flight | null {
  switch (name) {
    case "card-played":
    case "card-set-aside":
      return figure(`hand:${parts.card}`, `realm:${parts.seat}`, parts.card);
    case "card-taken":
      return figure(`row:${parts.card}`, `realm:${parts.seat}`, parts.card);
    case "fame-gained":
      return good("", parts.seat, "fame", parts.n);
    case "gained":
    case "power-gained":
      return good("", parts.seat, parts.token, parts.n);
    case "resources-gathered": {
      const token = RESOURCES.find((each) => parts[each] > 0);
      return token ? good(`land:${parts.territory}`, parts.seat, token, parts[token]) : null;
    }
    default:
      return null;
  }
}

const figure = (from: string, to: string, id: string): Flight => ({ from, to, icon: figureOf(id), sheet: SHEET });
const good = (from: string, seat: number, token: string, n: number): Flight => ({ from, to: `purse:${seat}:${token}`, icon: GOODS[token]?.icon ?? "g-swap-bag", sheet: SHEET, small: n });

export const motion: Motion<Northgard> = {
  tempo: ({ name }) => TEMPO[name] ?? 0,
  changes: CHANGES,
  flight,
  results: ["battle-decided"],
};
