/** What the card files say, as icon phrases: `pay → get`, `a / b` choose, `n × what` for each. */
import type { Token } from "./figures";
import { TOKENS, type Action } from "./figures";

export type Amounts = Record<string, number>;

/** One step of a card's text: a verb and what it says. */
export type Step = Record<string, unknown>;

export type Piece =
  | { token: Token; n: number | "" }
  /** An action in capitals. */
  | { action: Action }
  | { type: string }
  | { icon: string; says: string }
  | { op: "→" | "/" | "×" | "+" }
  /** A word of the table's texts. */
  | { says: string; n?: number };

const OP = (op: "→" | "/" | "×" | "+"): Piece => ({ op });
const isToken = (name: string): name is Token => (TOKENS as readonly string[]).includes(name);

export function amountsShown(amounts: Amounts): Piece[] {
  return Object.entries(amounts).flatMap(([name, n]): Piece[] => {
    if (isToken(name)) return [{ token: name, n }];
    return name === "any_resource" ? [{ says: "fx-any", n }] : [{ icon: "g-viking-longhouse", says: "fx-own-location" }];
  });
}

function joined(branches: readonly Piece[][]): Piece[] {
  return branches.flatMap((branch, i) => (i > 0 ? [OP("/"), ...branch] : branch));
}

interface Each {
  good: Token;
  n: number;
  each: string;
  every?: number;
  at_most?: number;
}

const COUNTED: Record<string, Piece> = {
  fields: { type: "field" },
  islands: { type: "island" },
  exhausted_islands: { icon: "g-island", says: "fx-exhausted" },
  distinct_types: { icon: "g-archive-research", says: "fx-types" },
  discard_locations: { icon: "g-swap-bag", says: "fx-discarded" },
  filled_banks: { type: "bank" },
};

function each({ good, n, each: what, every, at_most: most }: Each): Piece[] {
  const counted: Piece = what.startsWith("type:") ? { type: what.slice(5) } : (COUNTED[what] ?? { says: "fx-each" });
  const many: Piece[] = every ? [{ says: "fx-n", n: every }] : [];
  return [{ token: good, n }, OP("×"), ...many, counted, ...(most ? [{ says: "fx-most", n: most }] : [])];
}

interface Verbs {
  gain: Amounts;
  gain_per: Each;
  gain_mix: { n: number; from: string[] };
  convert: { pay: Amounts; gain: Amounts; up_to: number };
  opponents_gain: Amounts;
  choose: Step[][];
  perform: Action;
  field_goods: number;
  recover: number;
  release: number;
  ready: { what: string; n: number | "all" };
  assign: { accept: string[]; up_to: number };
  move_ship: number;
  dig: { look: number; keep: number };
  retrieve: number;
  build_cheaper: number;
  discard_own: { what: string; then: Step[] };
}

const SHOW: { [Verb in keyof Verbs]: (body: Verbs[Verb]) => Piece[] } = {
  gain: amountsShown,
  gain_per: each,
  gain_mix: ({ n, from }) =>
    from.length === 1 && !isToken(from[0] ?? "")
      ? [{ says: "fx-any", n }]
      : [{ says: "fx-n", n }, OP("×"), ...joined(from.filter(isToken).map((token): Piece[] => [{ token, n: "" }]))],
  convert: ({ pay, gain, up_to: most }) => [...amountsShown(pay), OP("→"), ...amountsShown(gain), { says: "fx-times", n: most }],
  opponents_gain: (amounts) => [{ says: "fx-others" }, ...amountsShown(amounts)],
  choose: (branches) => joined(branches.map(shown)),
  perform: (action) => [{ action }],
  field_goods: (n) => [{ says: "fx-n", n }, { type: "field" }],
  recover: (n) => [{ says: "fx-back" }, { token: "worker", n }],
  release: (n) => [{ says: "fx-back" }, { token: "worker", n }],
  ready: ({ what, n }) => [{ says: "fx-ready" }, ...(n === "all" || n === 1 ? [] : [{ says: "fx-n", n }]), { icon: what === "island" ? "g-island" : "g-axe-in-stump", says: "fx-ready" }],
  assign: ({ accept, up_to: n }) => [{ says: "fx-store" }, ...stored(accept, n)],
  move_ship: () => [{ icon: "g-drakkar", says: "fx-forward" }, OP("→")],
  dig: ({ look, keep }) => [{ says: "fx-look", n: look }, { token: "card", n: keep }],
  retrieve: (n) => [{ says: "fx-retrieve" }, { token: "card", n }],
  build_cheaper: (n) => [{ icon: "g-hammer-nails", says: "fx-build" }, { says: "fx-less", n }],
  discard_own: ({ what, then }) => [what === "field" ? { type: "field" } : { icon: "g-viking-longhouse", says: "fx-own-location" }, OP("→"), ...shown(then)],
};

function stored(accept: readonly string[], n: number): Piece[] {
  const [only] = accept;
  return accept.length === 1 && only && isToken(only) ? [{ token: only, n }] : [{ says: only === "resources" ? "fx-any" : "fx-goods", n }];
}

/** Verbs that are a single sign. */
const SIGNS: Record<string, Piece[]> = {
  withdraw: [{ says: "fx-withdraw" }],
  move_pawn: [{ icon: "g-person", says: "fx-pawn" }, OP("→")],
  resolve_ship: [{ icon: "g-drakkar", says: "fx-now" }, OP("→"), { type: "island" }],
  search: [{ icon: "g-spyglass", says: "fx-search" }, { token: "card", n: 1 }],
  return_to_hand: [{ icon: "g-viking-longhouse", says: "fx-own-location" }, OP("→"), { token: "card", n: "" }],
};

/** The verbs that are drawn; a card that says another would show nothing. */
export const DRAWN_VERBS: readonly string[] = [...Object.keys(SHOW), ...Object.keys(SIGNS)];

export function shown(steps: readonly Step[]): Piece[] {
  return steps.flatMap((step): Piece[] =>
    Object.entries(step).flatMap(([verb, body]) => {
      const show = (SHOW as unknown as Record<string, ((body: unknown) => Piece[]) | undefined>)[verb];
      return show ? show(body) : (SIGNS[verb] ?? []);
    }),
  );
}
