/** How the events of the North are shown: how long each lasts, what the table looks like then, and what flies where. */
import type { EmpiresNorth } from "../../generated/empires_north";
import type { Changes, Flight, Motion } from "../../table/stage.svelte";
import type { ByName, Happening } from "../../table/title";
import { ACTIONS, CHIP, DRAWN, figureOf, SHEET, TOKENS, type Token } from "./cards/figures";
import type { PlayerView, View } from "./view";

const TEMPO: ByName<EmpiresNorth, "events", number> = {
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

const tile = (part: string): number => ACTIONS.findIndex((each) => each === part);

function player(view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): Partial<View> {
  return { players: view.players.map((each, i) => (i === seat ? { ...each, ...change(each) } : each)) };
}

function goods(view: View, seat: number, token: string, n: number): Partial<View> {
  const at = TOKENS.findIndex((each) => each === token);
  return player(view, seat, ({ wallet }) => ({ wallet: wallet.map((has, i) => (i === at ? Math.max(0, has + n) : has)) }));
}

/** The first pawn there goes elsewhere; -1: it stood on no tile. */
function pawn(view: View, seat: number, from: number, to: number): Partial<View> {
  return player(view, seat, ({ pawns }) => {
    const at = pawns.indexOf(from);
    return { pawns: pawns.map((stands, i) => (i === at ? to : stands)) };
  });
}

const turned = (place: number) => (player: PlayerView) => ({ exhausted: player.exhausted.map((was, i) => (i === place ? 1 : was)) });

const CHANGES: Changes<EmpiresNorth> = {
  "round-began": (_, { round }) => ({ round }),
  "phase-began": (_, { phase }) => ({ phase: IN_PHASE.indexOf(phase) }),
  "goods-gained": (view, { seat, token, n }) => goods(view, seat, token, n),
  "goods-paid": (view, { seat, token, n }) => goods(view, seat, token, -n),
  "pawn-placed": (view, { seat, tile: to }) => ({ ...pawn(view, seat, -1, tile(to)), active: seat }),
  "pawn-moved": (view, { seat, source, tile: to }) => ({ ...pawn(view, seat, tile(source), tile(to)), active: seat }),
  "pawn-turned": (view, { seat, tile: at }) => pawn(view, seat, tile(at), tile(at) + TURNED),
  "location-used": (view, { seat, place }) => player(view, seat, turned(place)),
  "location-razed": (view, { opponent, place }) => player(view, opponent, turned(place)),
  passed: (view, { seat }) => player(view, seat, () => ({ passed: true })),
  "ship-queued": (view, { seat, load }) => ({ queue: [...view.queue, seat], loads: [...view.loads, load] }),
  "ship-returned": (view, { place }) => ({
    queue: view.queue.filter((_, i) => i !== place),
    loads: view.loads.filter((_, i) => i !== place),
  }),
  "island-pillaged": (view, { island }) => ({ islands: without(view.islands, island) }),
  "island-conquered": (view, { island }) => ({ islands: without(view.islands, island) }),
};

function without(rows: readonly string[][], island: string): string[][] {
  return rows.map((row) => row.filter((each) => each !== island));
}

function flight({ name, parts }: Happening<EmpiresNorth>): Flight | null {
  switch (name) {
    case "goods-gained":
      return parts.token === "card" ? null : { from: `card:${parts.seat}:${parts.by}`, to: `purse:${parts.seat}:${parts.token}`, ...drawn(parts.token, parts.n) };
    case "goods-assigned":
      return { from: `purse:${parts.seat}:${parts.token}`, to: `card:${parts.seat}:${parts.card}`, ...drawn(parts.token, parts.n) };
    case "card-built":
      return { from: `hand:${parts.seat}`, to: `empire:${parts.seat}`, icon: figureOf(parts.card), sheet: SHEET };
    case "boost-played":
      return { from: `hand:${parts.seat}`, to: "hub", icon: figureOf(parts.card), sheet: SHEET };
    case "island-conquered":
      return { from: `isle:${parts.island}`, to: `empire:${parts.seat}`, icon: figureOf(parts.island), sheet: SHEET };
    case "island-pillaged":
      return { from: `isle:${parts.island}`, to: `player:${parts.seat}`, icon: figureOf(parts.island), sheet: SHEET };
    case "location-razed":
      return { from: `purse:${parts.seat}:raze`, to: `card:${parts.opponent}:${parts.card}`, icon: "g-crossed-axes", sheet: SHEET };
    default:
      return null;
  }
}

/** Gold and points are tokens of the kit; other Goods are their icon. */
function drawn(token: string, n: number): Partial<Flight> {
  if (token === "gold" || token === "vp") return { good: token, n };
  const { icon } = CHIP[token as Exclude<Token, "vp" | "gold">];
  return { icon, sheet: icon.startsWith("d-") ? DRAWN : SHEET, small: n };
}

export const motion: Motion<EmpiresNorth> = {
  tempo: ({ name }) => TEMPO[name] ?? 0,
  changes: CHANGES,
  flight,
  results: ["location-razed", "island-pillaged", "island-conquered"],
};
