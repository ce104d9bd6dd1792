/** How the events of the North are shown: how long each lasts, what the table looks like then, and what flies where. */
import type { Happening } from "../../generated/protocol";
import type { Flight, Motion, View as Sketch } from "../../table/stage.svelte";
import { ACTIONS, CHIP, DRAWN, figureOf, SHEET, TOKENS, type Token } from "./figures";
import type { PlayerView, View } from "./view";

const TEMPO: Record<string, number> = {
  "round-began": 500,
  "phase-began": 450,
  "pawn-placed": 420,
  "pawn-moved": 420,
  "pawn-shifted": 420,
  "action-declared": 200,
  "boost-played": 620,
  "location-used": 420,
  "location-razed": 650,
  "feature-worked": 480,
  "goods-gained": 330,
  "goods-paid": 160,
  "goods-assigned": 380,
  "goods-withdrawn": 320,
  "workers-recovered": 300,
  "card-built": 520,
  "card-copied": 360,
  "card-drawn": 260,
  "cards-seen": 260,
  "card-found": 260,
  "ship-queued": 480,
  "ship-moved": 420,
  "ship-returned": 300,
  "island-pillaged": 650,
  "island-conquered": 700,
  "last-round": 700,
  passed: 360,
};

const IN_PHASE = ["lookout", "action", "expedition", "cleanup"];
const TURNED = 5;

type Parts = Record<string, unknown>;
type Change = (view: View, parts: Parts) => Partial<View>;

const text = (part: unknown): string => String(part);
const tile = (part: unknown): number => ACTIONS.findIndex((each) => each === part);

function player(view: View, seat: unknown, change: (player: PlayerView) => Partial<PlayerView>): Partial<View> {
  return { players: view.players.map((each, i) => (i === seat ? { ...each, ...change(each) } : each)) };
}

function goods(view: View, seat: unknown, token: unknown, n: number): Partial<View> {
  const at = TOKENS.findIndex((each) => each === token);
  return player(view, seat, ({ wallet }) => ({ wallet: wallet.map((has, i) => (i === at ? Math.max(0, has + n) : has)) }));
}

/** The first pawn there goes elsewhere; -1: it stood on no tile. */
function pawn(view: View, seat: unknown, from: number, to: number): Partial<View> {
  return player(view, seat, ({ pawns }) => {
    const at = pawns.indexOf(from);
    return { pawns: pawns.map((stands, i) => (i === at ? to : stands)) };
  });
}

const turned = (place: number) => (player: PlayerView) => ({ exhausted: player.exhausted.map((was, i) => (i === place ? 1 : was)) });

const CHANGES: Record<string, Change> = {
  "round-began": (_, { round }) => ({ round: Number(round) }),
  "phase-began": (_, { phase }) => ({ phase: IN_PHASE.indexOf(text(phase)) }),
  "goods-gained": (view, { seat, token, n }) => goods(view, seat, token, Number(n)),
  "goods-paid": (view, { seat, token, n }) => goods(view, seat, token, -Number(n)),
  "pawn-placed": (view, { seat, tile: to }) => ({ ...pawn(view, seat, -1, tile(to)), active: Number(seat) }),
  "pawn-moved": (view, { seat, source, tile: to }) => ({ ...pawn(view, seat, tile(source), tile(to)), active: Number(seat) }),
  "pawn-turned": (view, { seat, tile: at }) => pawn(view, seat, tile(at), tile(at) + TURNED),
  "location-used": (view, { seat, place }) => player(view, seat, turned(Number(place))),
  "location-razed": (view, { opponent, place }) => player(view, opponent, turned(Number(place))),
  passed: (view, { seat }) => player(view, seat, () => ({ passed: true })),
  "ship-queued": (view, { seat, load }) => ({ queue: [...view.queue, Number(seat)], loads: [...view.loads, Number(load)] }),
  "ship-returned": (view, { place }) => ({
    queue: view.queue.filter((_, i) => i !== place),
    loads: view.loads.filter((_, i) => i !== place),
  }),
  "island-pillaged": (view, { island }) => ({ islands: without(view.islands, text(island)) }),
  "island-conquered": (view, { island }) => ({ islands: without(view.islands, text(island)) }),
};

function without(rows: readonly string[][], island: string): string[][] {
  return rows.map((row) => row.filter((each) => each !== island));
}

function flight({ name, parts }: Happening): Flight | null {
  const { seat, by, token, n, card, island } = parts;
  switch (name) {
    case "goods-gained":
      return token === "card" ? null : { from: `card:${text(seat)}:${text(by)}`, to: `purse:${text(seat)}:${text(token)}`, ...drawn(token, n) };
    case "goods-assigned":
      return { from: `purse:${text(seat)}:${text(token)}`, to: `card:${text(seat)}:${text(card)}`, ...drawn(token, n) };
    case "card-built":
      return { from: `hand:${text(seat)}`, to: `empire:${text(seat)}`, icon: figureOf(text(card)), sheet: SHEET };
    case "boost-played":
      return { from: `hand:${text(seat)}`, to: "hub", icon: figureOf(text(card)), sheet: SHEET };
    case "island-conquered":
      return { from: `isle:${text(island)}`, to: `empire:${text(seat)}`, icon: figureOf(text(island)), sheet: SHEET };
    case "island-pillaged":
      return { from: `isle:${text(island)}`, to: `player:${text(seat)}`, icon: figureOf(text(island)), sheet: SHEET };
    case "location-razed":
      return { from: `purse:${text(seat)}:raze`, to: `card:${text(parts["opponent"])}:${text(card)}`, icon: "g-crossed-axes", sheet: SHEET };
    default:
      return null;
  }
}

/** Gold and points are tokens of the kit; other Goods are their icon. */
function drawn(token: unknown, n: unknown): Partial<Flight> {
  if (token === "gold" || token === "vp") return { good: token, n: Number(n) };
  const { icon } = CHIP[token as Exclude<Token, "vp" | "gold">];
  return { icon, sheet: icon.startsWith("d-") ? DRAWN : SHEET, small: Number(n) };
}

export const motion: Motion = {
  tempo: ({ name }) => TEMPO[name] ?? 0,
  sketch(view: Sketch, { name, parts }: Happening): Sketch {
    const change = CHANGES[name];
    return change ? { ...view, ...change(view as unknown as View, parts) } : view;
  },
  flight,
};
