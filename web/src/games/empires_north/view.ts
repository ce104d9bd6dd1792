/** Reading a view of the North: what lies where. No rule is applied here; things are only looked up and counted. */
import type { EmpiresNorthView, DerivedView, PlayerView } from "../../generated/empires_north";
import type { Faces } from "./cards/faces";
import { ACTIONS, TOKENS, type Action, type Token } from "./cards/figures";

export type { PlayerView };
export type View = EmpiresNorthView & { outlook: DerivedView };

export const LOOKOUT = 0;
export const EXPEDITION = 2;
export const GOAL = 25;
/** A pawn that shows its exhausted side stands on its tile and so many further. */
const TURNED = 5;
const RIVAL = -1;

export type Amount = [token: Token, n: number];

/** A card of an Empire, with everything on and under it; equal ones lie on one heap. */
export interface Slot {
  place: number;
  /** The places of all equal cards that lie here. */
  places: number[];
  card: string;
  n: number;
  turned: boolean;
  assigned: Amount[];
  copied: string;
  harvest: Amount[];
  upgrades: { place: number; card: string }[];
}

export const ZONES = ["fields", "features", "actions", "islands"] as const;
export type Zone = (typeof ZONES)[number];
export type Empire = Record<Zone, Slot[]>;

const amounts = (counts: readonly number[] = []): Amount[] =>
  counts.flatMap((n, i): Amount[] => (n > 0 && TOKENS[i] ? [[TOKENS[i], n]] : []));

const ZONE_OF: Record<string, Zone> = { field: "fields", field_upgrade: "fields", field_dual: "fields", feature: "features" };

export function empireOf(view: View, seat: number, faces: Faces): Empire {
  const found: Empire = { fields: [], features: [], actions: [], islands: [] };
  const heaps = new Map<string, Slot>();
  const player = view.players[seat];
  const holding = view.outlook.holdings[seat];
  player?.empire.forEach((card, place) => {
    if ((holding?.hosts[place] ?? -1) >= 0) return; // it lies under its Field
    const slot = slotAt(player, holding, place, card);
    const looks = JSON.stringify([card, slot.turned, player.used[place], slot.assigned, slot.copied, slot.upgrades]);
    const heap = heaps.get(looks);
    if (heap) {
      heap.n += 1;
      heap.places.push(place);
      return;
    }
    heaps.set(looks, slot);
    found[faces.isIsland(card) ? "islands" : (ZONE_OF[faces.entry(card)?.kind ?? ""] ?? "actions")].push(slot);
  });
  return found;
}

function slotAt(player: PlayerView, holding: DerivedView["holdings"][number] | undefined, place: number, card: string): Slot {
  const upgrades = (holding?.hosts ?? []).flatMap((host, each) => (host === place ? [{ place: each, card: player.empire[each] ?? "" }] : []));
  return {
    place,
    places: [place],
    card,
    n: 1,
    turned: player.exhausted[place] === 1,
    assigned: amounts(player.assigned[place]),
    copied: holding?.copied[place] ?? "",
    harvest: amounts(holding?.harvest[place]),
    upgrades: upgrades.filter((each) => each.card),
  };
}

export const cardsIn = (slots: readonly Slot[]): number => slots.reduce((sum, { n, upgrades }) => sum + n * (1 + upgrades.length), 0);

export function purse(player: PlayerView): Record<Token, number> {
  return Object.fromEntries(TOKENS.map((token, i) => [token, player.wallet[i] ?? 0])) as Record<Token, number>;
}

/** Ships in the supply, of both kinds. */
export const shipsOf = (player: PlayerView): number => player.clan_ships + purse(player).ship;

// -- the ring -------------------------------------------------------------------------------------------------------

export interface PawnView {
  seat: number;
  /** The tile it stands on, or null: it waits in front of its player. */
  tile: Action | null;
  ready: boolean;
}

export function pawns(view: View): PawnView[] {
  return view.players.flatMap((player, seat) =>
    player.pawns.map((at): PawnView => ({ seat, tile: at < 0 ? null : (ACTIONS[at % TURNED] ?? null), ready: at < TURNED })),
  );
}

/** Clockwise from the top. */
export const ring = (view: View): Action[] => view.ring.flatMap((tile) => ACTIONS[tile] ?? []);

// -- ships ----------------------------------------------------------------------------------------------------------

export interface ShipView {
  /** From the arrow, beginning with 1. */
  number: number;
  /** -1: a rival. */
  seat: number;
  load: Token[];
  common: boolean;
}

const LOADED: readonly [bit: number, token: Token][] = [
  [1, "fish"],
  [4, "gold"],
  [2, "raze"],
];
const COMMON = 8;

export function queueOf(view: View): ShipView[] {
  return view.queue.map((seat, i) => {
    const load = view.loads[i] ?? 0;
    const tokens = LOADED.flatMap(([bit, token]) => (load & bit ? [token] : []));
    return { number: i + 1, seat, load: tokens, common: seat === RIVAL || (load & COMMON) > 0 };
  });
}

/** How many there are of each, in the order in which they first come. */
export function tallied<T>(ids: readonly T[]): [id: T, n: number][] {
  const counts = new Map<T, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

