/** How the events of Valeria are shown: how long each lasts, what the table looks like then, and what flies where. */
import type { Happening } from "../../generated/protocol";
import type { Flight, Motion, View } from "../../table/stage.svelte";
import { GOODS, type RealmView, type ValeriaView } from "./view";
import { figureOf, SHEET } from "./figures";

const TEMPO: Record<string, number> = {
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

type Parts = Record<string, unknown>;
type Change = (view: ValeriaView, parts: Parts) => Partial<ValeriaView>;

const text = (part: unknown): string => String(part);

function realm(view: ValeriaView, seat: unknown, change: (realm: RealmView) => Partial<RealmView>): RealmView[] {
  return view.realms.map((each, i) => (i === seat ? { ...each, ...change(each) } : each));
}

function tokens(view: ValeriaView, seat: unknown, token: unknown, n: unknown): ValeriaView {
  const at = GOODS.findIndex((good) => good === token);
  const wallet = (each: RealmView) => each.wallet.map((has, i) => (i === at ? Math.max(0, has + Number(n)) : has));
  return { ...view, realms: realm(view, seat, (each) => ({ wallet: wallet(each) })) };
}

/** The top card with that name leaves its stack. */
function without(rows: readonly string[][], card: string): string[][] {
  const at = rows.findIndex((stack) => stack.at(-1) === card);
  return rows.map((stack, i) => (i === at ? stack.slice(0, -1) : stack));
}

const CHANGES: Record<string, Change> = {
  "turn-began": (_, { seat, turn }) => ({ active: Number(seat), turn: Number(turn), dice: [0, 0] }),
  "dice-rolled": (_, { first, second }) => ({ dice: [Number(first), Number(second)] }),
  "die-changed": ({ dice: [first, second] }, { die, value }) => ({
    dice: die === 1 ? [Number(value), second] : [first, Number(value)],
  }),
  gained: (view, { seat, token, n }) => tokens(view, seat, token, n),
  paid: (view, { seat, token, n }) => tokens(view, seat, token, -Number(n)),
  "resource-taken": (view, { seat, token }) => tokens(view, seat, token, 1),
  "consolation-taken": (view, { seat, token }) => tokens(view, seat, token, 1),
  stolen: (view, { seat, opponent, token, n }) => tokens(tokens(view, opponent, token, -Number(n)), seat, token, n),
  "citizen-gained": (view, { seat, citizen }) => ({
    citizens: without(view.citizens, text(citizen)),
    realms: realm(view, seat, ({ citizens }) => ({
      citizens: { ...citizens, [text(citizen)]: (citizens[text(citizen)] ?? 0) + 1 },
    })),
  }),
  "monster-slain": (view, { seat, monster }) => ({
    monsters: without(view.monsters, text(monster)),
    realms: realm(view, seat, ({ slain }) => ({ slain: [...slain, text(monster)] })),
  }),
  "domain-acquired": (view, { seat, domain }) => ({
    domains: without(view.domains, text(domain)),
    realms: realm(view, seat, ({ domains }) => ({ domains: [...domains, text(domain)] })),
  }),
};

function flight({ name, parts }: Happening): Flight | null {
  const { seat, opponent, by, token, n } = parts;
  switch (name) {
    case "gained":
      return Number(n) > 0 ? { from: `tableau:${seat}:${by}`, to: `purse:${seat}:${token}`, good: text(token), n: Number(n) } : null;
    case "stolen":
      return Number(n) > 0 ? { from: `purse:${opponent}:${token}`, to: `purse:${seat}:${token}`, good: text(token), n: Number(n) } : null;
    case "resource-taken":
    case "consolation-taken":
      return { from: "supply", to: `purse:${seat}:${token}`, good: text(token), n: 1 };
    case "citizen-gained":
      return card(parts["citizen"], `realm:${seat}`);
    case "monster-slain":
      return card(parts["monster"], `realm:${seat}`);
    case "domain-acquired":
      return card(parts["domain"], `realm:${seat}`);
    case "card-captured":
      return card(parts["card"], "dark-lord");
    case "card-returned":
      return { from: `realm:${seat}`, to: `center:${text(parts["card"])}`, icon: figureOf(text(parts["card"])), sheet: SHEET };
    case "monster-taken":
      return { from: `realm:${opponent}`, to: `realm:${seat}`, icon: figureOf(text(parts["monster"])), sheet: SHEET };
    default:
      return null;
  }
}

function card(id: unknown, to: string): Flight {
  return { from: `center:${text(id)}`, to, icon: figureOf(text(id)), sheet: SHEET };
}

export const motion: Motion = {
  tempo: ({ name }) => TEMPO[name] ?? 0,
  sketch(view: View, { name, parts }: Happening): View {
    const change = CHANGES[name];
    return change ? { ...view, ...change(view as unknown as ValeriaView, parts) } : view;
  },
  flight,
};
