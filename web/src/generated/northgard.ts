// Generated from the Python types by tools/typescript.py; never edited by hand.

/** What can be chosen: its name, and what it says. */
export interface NorthgardChoices {
  "agree": Record<string, never>;
  "build": { building: string };
  "build-on": { territory: number };
  "burn": { resource: string };
  "call": { territory: number };
  "choose-clan": { clan: string };
  "discard": { card: string };
  "discard-food": { n: number };
  "draw-land": Record<string, never>;
  "end-turn": Record<string, never>;
  "exchange": Record<string, never>;
  "fall-back": { n: number };
  "fight-at": { territory: number };
  "from": { source: number };
  "gain-one": { resource: string };
  "gather-at": { territory: number };
  "give": { food: number; wood: number; lore: number };
  "group-at": { territory: number };
  "hand": { resource: string };
  "hunt": { creature: string };
  "into": { slot: string };
  "kaija-to": { territory: number };
  "lay-at": { x: number; y: number };
  "lay-tile": { tile: string };
  "mute": Record<string, never>;
  "no-more": Record<string, never>;
  "offer": { give: string; want: string };
  "offer-units": { n: number };
  "pass": Record<string, never>;
  "pick": { number: number };
  "play": { card: string };
  "prowl-to": { territory: number };
  "put-back": { card: string };
  "put-under": Record<string, never>;
  "recruit-at": { territory: number };
  "recruit-units": { n: number };
  "refuse": Record<string, never>;
  "remove": Record<string, never>;
  "remove-this": { card: string };
  "return-to": { territory: number };
  "scorch": { territory: number };
  "set-aside": Record<string, never>;
  "settle-at": { territory: number };
  "settle-units": { n: number };
  "spare": Record<string, never>;
  "stop": Record<string, never>;
  "summon": Record<string, never>;
  "swap-for": { give: string; take: string };
  "take": { card: string };
  "take-damage": Record<string, never>;
  "take-out": Record<string, never>;
  "take-point": Record<string, never>;
  "take-upgrade": { card: string };
  "to": { target: number };
  "trade-for": { resource: string };
  "turned": { turn: number };
  "units": { n: number };
  "upgrade": Record<string, never>;
  "use-card": { card: string };
  "wait": Record<string, never>;
  "with-kaija": Record<string, never>;
  "without-kaija": Record<string, never>;
}

/** What can be asked. */
export interface NorthgardDecisions {
  "accept-trade": { seat: number; partner: number; give: number; want: number; n: number };
  "act": { seat: number };
  "aside-or-removed": { seat: number };
  "build-into": { seat: number; building: number; cost: number; territory: number };
  "build-what": { seat: number; left: number; discount: number; only: string };
  "build-where": { seat: number; building: number; cost: number };
  "burn-what": { seat: number };
  "call-where": { seat: number; creature: number };
  "choose-next": { seat: number; by: string; count: number; used: number[] };
  "clan-which": { seat: number };
  "discard-which": { seat: number };
  "exchange-for": { seat: number };
  "feed": { seat: number };
  "gain-which": { seat: number; by: string; kinds: string[] };
  "gather-where": { seat: number; by: string };
  "give-what": { seat: number; token: number };
  "group-where": { seat: number };
  "hand-over": { seat: number; by: string; giver: number; taker: number };
  "how-many": { seat: number; moves: number; source: number; target: number };
  "hunt-what": { seat: number; territory: number };
  "kaija-goes": { seat: number };
  "kaija-joins": { seat: number; territory: number; n: number; rule: string };
  "kaija-where": { seat: number; by: string };
  "lay-how": { seat: number; tile: number; cell: number; occasion: string };
  "lay-where": { seat: number; tile: number; occasion: string };
  "lay-which": { seat: number; occasion: string };
  "move-from": { seat: number; moves: number };
  "move-to": { seat: number; moves: number; source: number };
  "next-battle": { seat: number };
  "offer-how-many": { seat: number; give: number; want: number };
  "play-on": { seat: number; main_played: boolean };
  "point-or-damage": { seat: number };
  "prowl-where": { seat: number; creature: number; goals: number[] };
  "put-back-which": { seat: number };
  "recruit-how-many": { seat: number; left: number; territory: number; used: number[] };
  "recruit-where": { seat: number; left: number; distinct: boolean; used: number[] };
  "remove-which": { seat: number; by: string };
  "retreat": { seat: number; where: number; refuges: number[] };
  "return-where": { seat: number };
  "scorch-where": { seat: number };
  "settle-how-many": { seat: number; territory: number; most: number };
  "settle-where": { seat: number; units: number };
  "swap-what": { seat: number; by: string; left: number };
  "take-which": { seat: number };
  "upgrade-which": { seat: number };
  "want-creature": { seat: number };
  "want-land": { seat: number };
  "which-card": { seat: number; use: string };
}

/** What can happen. */
export interface NorthgardEvents {
  "battle-began": { seat: number; opponent: number; territory: number; points: number; against: number; creature: string; forces: [string, number, number][]; against_forces: [string, number, number][] };
  "battle-decided": { seat: number; opponent: number; territory: number; points: number; against: number; side: number; creature: string };
  "building-built": { seat: number; building: string; territory: number; region: number; cost: number };
  "card-discarded": { seat: number; card: string };
  "card-drawn": { seat: number; card: string };
  "card-played": { seat: number; card: string };
  "card-put-back": { seat: number; card: string };
  "card-removed": { seat: number; card: string };
  "card-revealed": { card: string };
  "card-set-aside": { seat: number; card: string };
  "card-taken": { seat: number; card: string };
  "cards-drawn": { seat: number; n: number };
  "clan-taken": { seat: number; clan: string };
  "creature-appeared": { creature: string; territory: number };
  "creature-beaten": { seat: number; creature: string };
  "creature-drawn": { seat: number; creature: string };
  "creature-moved": { creature: string; source: number; target: number; reasons: [string, number, number][] };
  "creatures-shuffled": Record<string, never>;
  "deck-reshuffled": { seat: number };
  "dice-rolled-for-first": { seat: number; points: number };
  "die-rolled": { seat: number; roller: number; face: string; creature: string };
  "face-chosen": { seat: number; face: string; creature: string };
  "fame-gained": { seat: number; source: string; n: number };
  "fame-lost": { seat: number; n: number };
  "first-player": { seat: number };
  "food-discarded": { seat: number; n: number };
  "game-ended": { winners: number[]; scores: number[]; conquered: number };
  "kaija-placed": { seat: number; territory: number };
  "paid": { seat: number; token: string; n: number };
  "passed": { seat: number };
  "power-gained": { seat: number; clan: string; token: string; n: number };
  "resource-burnt": { seat: number; opponent: number; territory: number; token: string };
  "resource-handed-over": { seat: number; taker: number; by: string; token: string };
  "resource-swapped": { seat: number; give: string; token: string };
  "resources-exchanged": { seat: number; food: number; wood: number; lore: number; token: string };
  "resources-gathered": { seat: number; territory: number; food: number; wood: number; lore: number };
  "resources-traded": { seat: number; partner: number; n: number; give: string; token: string };
  "stack-shuffled": Record<string, never>;
  "territory-closed": { seat: number; territory: number; size: number; fame: number };
  "tile-drawn": { seat: number; tile: string };
  "tile-laid": { seat: number; tile: string; x: number; y: number; turn: number };
  "tile-unplaceable": { seat: number; tile: string };
  "tiles-returned": { seat: number; n: number };
  "token-placed": { seat: number; territory: number };
  "trade-refused": { seat: number; partner: number; n: number; give: string; token: string };
  "units-lost": { seat: number; territory: number; n: number; kaija: number };
  "units-moved": { seat: number; source: number; target: number; n: number; kaija: number };
  "units-placed": { seat: number; territory: number; n: number };
  "units-retreated": { seat: number; source: number; target: number; n: number; kaija: number };
  "unrest-taken": { seat: number };
  "year-began": { year: number };
}

/** What is more than a number or text (`seat` always is): a seat, several seats, one for each, a secret. */
export const ROLES = {
  choices: {},
  decisions: {
    "accept-trade": { partner: "seat" },
    "hand-over": { giver: "seat", taker: "seat" },
  },
  events: {
    "battle-began": { opponent: "seat" },
    "battle-decided": { opponent: "seat" },
    "card-drawn": { card: "secret" },
    "card-put-back": { card: "secret" },
    "die-rolled": { roller: "seat" },
    "game-ended": { winners: "seats", scores: "by seat" },
    "resource-burnt": { opponent: "seat" },
    "resource-handed-over": { taker: "seat" },
    "resources-traded": { partner: "seat" },
    "trade-refused": { partner: "seat" },
  },
} as const;

/** NG-DECK-01 A deck in four zones, tokens, and the units that are not on the map. */
export interface PlayerView {
  clan: number;
  wallet: number[];
  draw: { left: number };
  hand: (string | null)[];
  looked: (string | null)[];
  active: string[];
  discard: string[];
  upgrades: string[];
  tiles: (string | null)[];
  reserve: number;
  passed: boolean;
  printed: number;
  grown: number;
  achievements: number[];
}

/** One side of a battle: a player's units, or a creature. */
export interface SideView {
  seat: number;
  units: number;
  points: number;
  damage: number;
  face: number;
  kaija: boolean;
  creature: number;
}

export interface BattleView {
  where: number;
  sides: SideView[];
  winner: number;
  retreating: number;
  kaija_retreats: boolean;
}

export interface NorthgardView {
  players: PlayerView[];
  year: number;
  years: number;
  first: number;
  ended: number;
  creatures: boolean;
  more_creatures: boolean;
  long_game: boolean;
  teams: boolean;
  tiles: string[];
  cells: number[];
  turns: number[];
  owner: number[];
  units: number[];
  invaders: number[];
  sites: number[];
  site_slots: number[];
  site_buildings: string[];
  built: number[];
  kaija: number;
  scorched: number;
  supply: Record<string, number>;
  stack: { left: number };
  drawn: string[];
  early: string[];
  early_left: number;
  advanced: string[];
  advanced_left: number;
  display: string[];
  achievements: string[];
  unrest: string[];
  clan_cards: string[];
  box: string[];
  removed: string[];
  creature_pile: { left: number };
  creature_discard: string[];
  line: string[];
  stands: number[];
  prey: number[];
  waking: number[];
  attack: number;
  damage: number;
  battle: BattleView | null;
  deeds: number[];
  beaten: number[];
  placed: number;
  closing: number[];
  tried: number;
  burnt: number[];
  exchanged: number[];
  dealt: boolean;
  offers: number[];
  muted: number[];
}

/** A territory: its tiles, whether it is still open, and what a Harvest brings whoever controls it. */
export interface Land {
  territory: number;
  tiles: number;
  open: boolean;
  yields: number[];
}

/** What the next Harvest brings a player, what Winter costs, and how near the first victory condition is. */
export interface Prospect {
  harvest: number[];
  winter: number;
  strongholds: number;
  counted: number[];
}

export interface Outlook {
  lands: Land[];
  seats: Prospect[];
}

export interface NorthgardView {
  outlook: Outlook;
}

/** In the order of the purses. */
export const TOKENS = ["food", "wood", "lore", "fame"] as const;
