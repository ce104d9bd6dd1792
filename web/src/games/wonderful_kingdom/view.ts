/** Reading a view of the kingdom: what lies where. No rule is applied here; things are only looked up and counted. */
import type { PlayerView, Site, WonderfulKingdomView } from "../../generated/wonderful_kingdom";
import { PIECES } from "./cards/figures";

export type { PlayerView, Site, WonderfulKingdomView };
export type { Duchy, Land, DerivedView } from "../../generated/wonderful_kingdom";

export const AREAS = ["left", "right"] as const;
export type Area = (typeof AREAS)[number];
export const STEPS = PIECES.slice(0, 5);
export const MODULES = ["none", "menaces", "advisors", "quests", "conquest"] as const;
export const ROUNDS = 4;
/** Offers of each player in a round. */
export const OFFERS = 4;

/** A card in a row where some lie face down. */
export interface Lying {
  /** What it is, as far as the reader knows. */
  id: string | null;
  /** Whose trap lies on it: a seat, or -1 if it lies face up. */
  trap: number;
  /** Whose Illusionist token lies on it; -1 nobody's. */
  mark: number;
}

export function areaOf(view: WonderfulKingdomView, area: number): Lying[] {
  return (view.areas[area] ?? []).map((id, i) => ({ id, trap: view.traps[area]?.[i] ?? -1, mark: view.marks[area]?.[i] ?? -1 }));
}

export function selectionOf(player: PlayerView): Lying[] {
  return player.selection.map((id, i) => ({ id, trap: player.selection_traps[i] ?? -1, mark: -1 }));
}

export function purse(player: PlayerView, piece: string): number {
  return player.wallet[PIECES.findIndex((each) => each === piece)] ?? 0;
}

/** The sockets of a card: what each space wants, and what lies in it. */
export interface Socket {
  space: string;
  piece: string | null;
}

/** Spaces of a card that is being paid for; krystallium may stand in for any cube. */
export function sockets(cost: readonly [string, number][], site: Site | null): Socket[] {
  return cost.flatMap(([space, n]) => {
    const token = PIECES.findIndex((each) => each === space);
    const free = site ? (site.needs[token] ?? 0) : n;
    const own = Math.min(site?.holds[token] ?? 0, n - free);
    return Array.from({ length: n }, (_, i): Socket => ({ space, piece: i < own ? space : i < n - free ? "krystallium" : null }));
  });
}
