/** The verbs of Northgard's cards, in words (message by message as on the Python side, tellers.py) and in icons. */
import { amountsTold, listing, told, type Amounts, type Say, type Step, type Vocabulary } from "../../kit/effects";
import type { Piece } from "../../kit/face";
import { ACTIONS, BLOOD, GOODS, INK } from "./figures";

interface Move {
  moves: number;
  attack?: number;
  damage?: number;
  ignore_difficult?: boolean;
  peaceful?: boolean;
}
interface Build {
  buildings: number;
  discount?: number;
  only?: string;
}
interface Draw {
  cards: number;
  keep: number;
  discard?: number;
  top?: number;
}
export interface GainEach {
  token?: string;
  n: number;
  each: string;
  every?: number;
  at_most?: number;
}
interface EachTime {
  deed: string;
  do: Step[];
}
interface PayTo {
  pay: Amounts;
  do: Step[];
}

const dashed = (id: string): string => id.replaceAll("_", "-");

// -- words ------------------------------------------------------------------------------------------------------------

function moveTold({ moves, ...more }: Move, say: Say): string {
  const bonuses: [string, number | boolean | undefined][] = [
    ["move-attack", more.attack],
    ["move-damage", more.damage],
    ["move-ignore", more.ignore_difficult],
    ["move-peaceful", more.peaceful],
  ];
  return say("tell-move", { n: moves }) + bonuses.map(([name, n]) => (n ? say(name, { n: Number(n) }) : "")).join("");
}

function drawTold({ cards, discard = 0, top = 0 }: Draw, say: Say): string {
  return say("tell-draw", { n: cards }) + (discard ? say("draw-discard", { n: discard }) : "") + (top ? say("draw-top", { n: top }) : "");
}

export function eachTold({ token = "fame", n, each, every = 1, at_most: most }: GainEach, say: Say): string {
  const counted = say(`each-${dashed(each)}`, { every });
  return say("tell-gain-each", { n, token, each: counted }) + (most === undefined ? "" : say("at-most", { n: most }));
}

/** How each verb is told. */
const TOLD: Record<string, (body: never, say: Say) => string> = {
  recruit: ({ units, split }: { units: number; split?: string }, say) => say(split ? "tell-recruit-distinct" : "tell-recruit", { n: units }),
  explore: ({ times, tiles = 1 }: { times: number; tiles?: number }, say) => say(tiles === 1 ? "tell-explore" : "tell-explore-tiles", { times, tiles }),
  move: moveTold,
  build: ({ buildings, discount, only }: Build, say) =>
    say(only ? `tell-build-${only}` : "tell-build", { n: buildings }) + (discount ? say("build-discount", { n: discount }) : ""),
  draw: drawTold,
  gain_each: eachTold,
  each_time: ({ deed, do: steps }: EachTime, say) => say(`each-time-${dashed(deed)}`, { effect: told(steps, WORDS, say) }),
  pay_to: ({ pay, do: steps }: PayTo, say) =>
    say("tell-may", { effect: say("tell-pay-to", { pay: listing(amountsTold(pay, say), say), effect: told(steps, WORDS, say) }) }),
  choose_different: ({ count, of }: { count: number; of: Step[][] }, say) =>
    say("tell-choose-different", { n: count, branches: listing(of.map((branch) => told(branch, WORDS, say)), say, "list-or") }),
  gather: (where: string, say) => say(where === "placed_tile_one" ? "tell-gather-tile" : "tell-gather-territory"),
  gain_any: (n: number, say) => say("tell-gain-any", { n }),
  plunder: (n: number, say) => say("tell-plunder", { n }),
  tribute: ({ n, at_most: most }: { n: number; at_most: number }, say) => say("tell-tribute", { n, most }),
  swap: (n: number, say) => say("tell-swap", { n }),
  remove_card: (n: number, say) => say("tell-remove-card", { n }),
  place_token: (_: unknown, say) => say("tell-place-token"),
  place_kaija: (_: unknown, say) => say("tell-place-kaija"),
  kill: (n: number, say) => say("tell-kill", { n }),
};

// -- icons ------------------------------------------------------------------------------------------------------------

const chip = (icon: string, text: string | number, colour = INK): Piece => ({ chip: { icon, text: String(text), colour } });
const action = (name: string, text: string | number): Piece => chip(ACTIONS[name] ?? "g-choice", text);
const good = (token: string, text: string | number): Piece => {
  const { icon, colour } = GOODS[token] ?? { icon: "g-choice", colour: INK };
  return chip(icon, text, colour);
};

const moveShown = ({ moves, attack, damage }: Move): Piece[] => [
  action("move", moves),
  ...(attack ? [chip("g-battle-axe", `+${attack}`, BLOOD)] : []),
  ...(damage ? [chip("g-bleeding-wound", damage, BLOOD)] : []),
];

const SHOWN: Record<string, (body: never) => Piece[]> = {
  recruit: ({ units }: { units: number }) => [action("recruit", units)],
  explore: ({ times, tiles = 1 }: { times: number; tiles?: number }) => [action("explore", times), ...(tiles > 1 ? [{ text: `/ ${tiles}` }] : [])],
  move: moveShown,
  build: ({ buildings, discount }: Build) => [action("build", buildings), ...(discount ? [good("wood", `−${discount}`)] : [])],
  draw: ({ cards }: Draw) => [action("draw", cards)],
  gain_each: ({ token = "fame", n, every = 1 }: GainEach) => [good(token, `+${n}`), { op: "×" }, { text: every > 1 ? `1/${every}` : "…" }],
  each_time: ({ do: steps }: EachTime) => [{ op: "→" }, ...icons(steps)],
  pay_to: ({ pay, do: steps }: PayTo) => [...Object.entries(pay).map(([token, n]) => good(token, `−${Number(n)}`)), { op: "→" }, ...icons(steps)],
  choose_different: ({ of }: { of: Step[][] }) => of.flatMap((branch, i): Piece[] => [...(i > 0 ? [{ op: "/" } as const] : []), ...icons(branch)]),
  gain_any: (n: number) => [chip("g-swap-bag", `+${n}`, "#6d553d")],
  plunder: (n: number) => [chip("g-swap-bag", `+${n}`, BLOOD)],
  tribute: ({ at_most: most }: { at_most: number }) => [chip("g-swap-bag", `≤${most}`, "#6d553d")],
  swap: (n: number) => [chip("g-shaking-hands", n, "#6d553d")],
  remove_card: (n: number) => [chip("g-card-discard", n, "#6d553d")],
  gather: () => [chip("g-scythe", "", "#6d553d")],
  place_token: () => [chip("g-fire", "", BLOOD)],
  place_kaija: () => [chip("g-bear-head", "", INK)],
  kill: (n: number) => [chip("g-fire", n, BLOOD)],
};

/** A card's steps as an icon phrase; what it gives is shown as chips too. */
export function icons(steps: readonly Step[]): Piece[] {
  return steps.flatMap((step): Piece[] => {
    if (step.gain) return Object.entries(step.gain).map(([token, n]) => good(token, `+${Number(n)}`));
    if (step.choose) return step.choose.flatMap((branch, i): Piece[] => [...(i > 0 ? [{ op: "/" } as const] : []), ...bare(icons(branch))]);
    return WORDS.show(step, false);
  });
}

/** Where one of several is chosen, the icons alone must do. */
const bare = (pieces: readonly Piece[]): Piece[] => pieces.map((piece) => ("chip" in piece ? { chip: { ...piece.chip, text: "" } } : piece));

function verbOf(step: Step): [verb: string, body: never] {
  const [entry] = Object.entries(step);
  return (entry ?? ["", null]) as [string, never];
}

export const WORDS: Vocabulary = {
  tell(step, _may, say) {
    const [verb, body] = verbOf(step);
    return TOLD[verb]?.(body, say) ?? verb;
  },
  show(step) {
    const [verb, body] = verbOf(step);
    return SHOWN[verb]?.(body) ?? [];
  },
  counted: () => [],
};
