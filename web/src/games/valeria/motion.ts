/** How the events of Valeria are shown: how long each lasts, what the table looks like then, and what flies where. */
import type { Valeria } from "../../generated/valeria";
import type { Changes, Flight, Motion } from "../../table/stage.svelte";
import type { ByName, Happening } from "../../table/title";
import { GOODS, type RealmView, type ValeriaView } from "./view";
import { figureOf, SHEET } from "./cards/figures";

const TEMPO: ByName<Valeria, "events", number> = {
  "turn-began": 350,
  "dice-rolled": 950,
  "die-changed": 600,
  gained: 330,
  stolen: 420,
  paid: 160,
  "resource-taken": 420,
  "consolation-taken": 420,
  "citizen-gained": 520,
  "monster-slain": 560,
  "monster-taken": 520,
  "domain-acquired": 560,
  "card-returned": 480,
  "stack-activated": 420,
  "card-captured": 620,
  "stack-exhausted": 450,
};

function realm(view: ValeriaView, seat: number, change: (realm: RealmView) => Partial<RealmView>): RealmView[] {
  return view.realms.map((each, i) => (i === seat ? { ...each, ...change(each) } : each));
}

function tokens(view: ValeriaView, seat: number, token: string, n: number): ValeriaView {
  const at = GOODS.findIndex((good) => good === token);
  const wallet = (each: RealmView) => each.wallet.map((has, i) => (i === at ? Math.max(0, has + n) : has));
  return { ...view, realms: realm(view, seat, (each) => ({ wallet: wallet(each) })) };
}

/** The top card with that name leaves its stack. */
function without(rows: readonly string[][], card: string): string[][] {
  const at = rows.findIndex((stack) => stack.at(-1) === card);
  return rows.map((stack, i) => (i === at ? stack.slice(0, -1) : stack));
}

const CHANGES: Changes<Valeria> = {
  "turn-began": (_, { seat, turn }) => ({ active: seat, turn, dice: [0, 0] }),
  "dice-rolled": (_, { first, second }) => ({ dice: [first, second] }),
  "die-changed": ({ dice: [first, second] }, { die, value }) => ({
    dice: die === 1 ? [value, second] : [first, value],
  }),
  gained: (view, { seat, token, n }) => tokens(view, seat, token, n),
  paid: (view, { seat, token, n }) => tokens(view, seat, token, -n),
  "resource-taken": (view, { seat, token }) => tokens(view, seat, token, 1),
  "consolation-taken": (view, { seat, token }) => tokens(view, seat, token, 1),
  stolen: (view, { seat, opponent, token, n }) => tokens(tokens(view, opponent, token, -n), seat, token, n),
  "citizen-gained": (view, { seat, citizen }) => ({
    citizens: without(view.citizens, citizen),
    realms: realm(view, seat, ({ citizens }) => ({
      citizens: { ...citizens, [citizen]: (citizens[citizen] ?? 0) + 1 },
    })),
  }),
  "monster-slain": (view, { seat, monster }) => ({
    monsters: without(view.monsters, monster),
    realms: realm(view, seat, ({ slain }) => ({ slain: [...slain, monster] })),
  }),
  "domain-acquired": (view, { seat, domain }) => ({
    domains: without(view.domains, domain),
    realms: realm(view, seat, ({ domains }) => ({ domains: [...domains, domain] })),
  }),
};

function flight({ name, parts }: Happening<Valeria>): Flight | null {
  switch (name) {
    case "gained":
      return parts.n > 0 ? { from: `tableau:${parts.seat}:${parts.by}`, to: `purse:${parts.seat}:${parts.token}`, good: parts.token, n: parts.n } : null;
    case "stolen":
      return parts.n > 0 ? { from: `purse:${parts.opponent}:${parts.token}`, to: `purse:${parts.seat}:${parts.token}`, good: parts.token, n: parts.n } : null;
    case "resource-taken":
    case "consolation-taken":
      return { from: "supply", to: `purse:${parts.seat}:${parts.token}`, good: parts.token, n: 1 };
    case "citizen-gained":
      return card(parts.citizen, `realm:${parts.seat}`);
    case "monster-slain":
      return card(parts.monster, `realm:${parts.seat}`);
    case "domain-acquired":
      return card(parts.domain, `realm:${parts.seat}`);
    case "card-captured":
      return card(parts.card, "dark-lord");
    case "card-returned":
      return { from: `realm:${parts.seat}`, to: `center:${parts.card}`, icon: figureOf(parts.card), sheet: SHEET };
    case "monster-taken":
      return { from: `realm:${parts.opponent}`, to: `realm:${parts.seat}`, icon: figureOf(parts.monster), sheet: SHEET };
    default:
      return null;
  }
}

function card(id: string, to: string): Flight {
  return { from: `center:${id}`, to, icon: figureOf(id), sheet: SHEET };
}

export const motion: Motion<Valeria> = {
  tempo: ({ name }) => TEMPO[name] ?? 0,
  changes: CHANGES,
  flight,
  results: ["stolen", "monster-taken", "card-captured"],
};
