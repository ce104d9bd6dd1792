// Generated from the Python types by tools/typescript.py; never edited by hand.

/** What can be chosen: its name, and what it says. */
export interface EmpiresNorthChoices {
  "advance": { number: number };
  "amount": { n: number };
  "as-field": Record<string, never>;
  "build": { card: string };
  "cheaper": Record<string, never>;
  "choose-clan": { clan: string };
  "clan-ship": Record<string, never>;
  "common-ship": Record<string, never>;
  "conquer": Record<string, never>;
  "enough": Record<string, never>;
  "for-food": Record<string, never>;
  "for-nothing": Record<string, never>;
  "good": { token: string };
  "in-full": Record<string, never>;
  "load": { goods: string };
  "move-pawn": { source: string; tile: string };
  "no-card": Record<string, never>;
  "nothing-more": Record<string, never>;
  "pass": Record<string, never>;
  "pick": { card: string; place: number };
  "pillage": Record<string, never>;
  "place-pawn": { tile: string };
  "raze": Record<string, never>;
  "raze-location": { opponent: number; card: string; place: number };
  "search-for": { type: string };
  "send-now": { number: number };
  "shift-pawn": { source: string; side: string; tile: string };
  "stay": Record<string, never>;
  "take": { card: string };
  "use-feature": { card: string; place: number };
  "use-location": { card: string; place: number };
  "visit": { island: string };
  "visit-unseen": { distance: string };
}

/** What can be asked. */
export interface EmpiresNorthDecisions {
  "act": { seat: number };
  "advance-which": { seat: number; by: string; left: number };
  "assign-how-many": { seat: number; by: string; token: number; up_to: number };
  "assign-what": { seat: number; by: string; effect: string; left: number };
  "build-which": { seat: number; by: string; discount: number };
  "clan-which": { seat: number };
  "construct-which": { seat: number };
  "convert-again": { seat: number; by: string; effect: string };
  "copy-which": { seat: number; card: number };
  "dig-out": { seat: number; by: string; left: number };
  "end-turn": { seat: number };
  "feed-winter": { seat: number; food: number };
  "gain-which": { seat: number; by: string; left: number; kinds: number[] };
  "give-card": { seat: number; by: string };
  "harvest-which": { seat: number; left: number; done: number[] };
  "keep": { seat: number };
  "leave-behind": { seat: number; by: string; what: string; effect: string };
  "load-what": { seat: number; ship: number };
  "name-type": { seat: number; by: string };
  "pay-any": { seat: number; by: string; left: number };
  "pay-for-move": { seat: number };
  "pay-how": { seat: number; by: string; resources: [number, number][] };
  "pillage-or-conquer": { seat: number };
  "raze-island": { seat: number };
  "raze-what": { seat: number };
  "ready-which": { seat: number; by: string; what: string; left: number };
  "release-from": { seat: number; by: string; left: number };
  "resolve-which": { seat: number; by: string };
  "retrieve-which": { seat: number; by: string; left: number };
  "sacrifice": { seat: number; by: string };
  "sail-with": { seat: number };
  "shift-which": { seat: number; by: string };
  "spare-which": { seat: number; by: string; resources: [number, number][]; spared: number };
  "take-back": { seat: number; by: string };
  "take-found": { seat: number; type: string };
  "throw-away": { seat: number; left: number };
  "upgrade-what": { seat: number; card: number };
  "use-discount": { seat: number; by: string; card: string; spared: number; left: number[] };
  "visit-what": { seat: number; place: number };
  "window": { seat: number; action: number };
  "withdraw-from": { seat: number; by: string };
}

/** What can happen. */
export interface EmpiresNorthEvents {
  "action-declared": { seat: number; tile: string };
  "action-failed": { seat: number; tile: string };
  "boost-played": { seat: number; card: string };
  "card-built": { seat: number; card: string; place: number; host: number; under: string };
  "card-copied": { seat: number; card: string; copied: string };
  "card-discarded": { seat: number; card: string };
  "card-drawn": { seat: number; card: string };
  "card-found": { seat: number; card: string };
  "card-laid-out": { seat: number; card: string; place: number };
  "card-left": { seat: number; card: string; place: number };
  "card-readied": { seat: number; card: string; place: number };
  "card-taken-back": { seat: number; card: string };
  "cards-kept": { seat: number; n: number };
  "cards-readied": { seat: number; n: number };
  "cards-seen": { seat: number; n: number };
  "cards-taken": { seat: number; n: number };
  "clan-taken": { seat: number; clan: string };
  "copy-ended": { seat: number; card: string };
  "deck-reshuffled": { seat: number };
  "deck-searched": { seat: number; type: string };
  "feature-worked": { seat: number; card: string; place: number };
  "first-player": { seat: number };
  "game-ended": { winners: number[]; scores: number[] };
  "goods-assigned": { seat: number; card: string; place: number; token: string; n: number };
  "goods-gained": { seat: number; by: string; token: string; n: number };
  "goods-lost": { seat: number; card: string; token: string; n: number };
  "goods-paid": { seat: number; token: string; n: number };
  "goods-withdrawn": { seat: number; card: string; place: number; token: string; n: number };
  "island-conquered": { seat: number; island: string; place: number };
  "island-discarded": { island: string };
  "island-missed": { seat: number };
  "island-pillaged": { seat: number; island: string };
  "island-revealed": { island: string; distance: string };
  "islands-cleared": Record<string, never>;
  "islands-reshuffled": { distance: string };
  "last-round": Record<string, never>;
  "location-razed": { seat: number; opponent: number; card: string; place: number };
  "location-used": { seat: number; card: string; place: number };
  "nothing-found": { seat: number };
  "passed": { seat: number };
  "pawn-moved": { seat: number; source: string; tile: string };
  "pawn-placed": { seat: number; tile: string };
  "pawn-shifted": { seat: number; source: string; tile: string };
  "pawn-turned": { seat: number; tile: string };
  "phase-began": { phase: string };
  "points-lost": { seat: number; n: number };
  "rival-scored": { n: number };
  "round-began": { round: number };
  "ship-moved": { seat: number; place: number };
  "ship-queued": { seat: number; place: number; load: number };
  "ship-returned": { seat: number; place: number };
  "tile-laid": { tile: string };
  "workers-recovered": { seat: number; n: number };
}

/** What is more than a number or text (`seat` always is): a seat, several seats, one for each, a secret. */
export const ROLES = {
  choices: {
    "raze-location": { opponent: "seat" },
  },
  decisions: {},
  events: {
    "card-drawn": { card: "secret" },
    "card-found": { card: "secret" },
    "game-ended": { winners: "seats", scores: "by seat" },
    "location-razed": { opponent: "seat" },
  },
} as const;

/** EN-SETUP-11 A Clan, its tile and its two pawns; one colour for each seat. */
export interface PlayerView {
  clan: number;
  wallet: number[];
  spent: number;
  clan_ships: number;
  deck: { left: number };
  hand: (string | null)[];
  looked: (string | null)[];
  discard: string[];
  played: string[];
  pawns: number[];
  passed: boolean;
  empire: string[];
  tied: number[];
  exhausted: number[];
  used: number[];
  assigned: number[][];
}

export interface EmpiresNorthView {
  players: PlayerView[];
  round: number;
  phase: number;
  first: number;
  active: number;
  reached: boolean;
  last: boolean;
  ring: number[];
  box: string[];
  raze_scores: boolean;
  gold_sails: boolean;
  islands: string[][];
  nearby_deck: { left: number };
  distant_deck: { left: number };
  island_discards: string[][];
  visited: string[];
  queue: number[];
  loads: number[];
  acting: number;
  pending: number[];
  scenario: number;
  level: number;
  marked: number[];
  rival: number;
}

/** An Empire, place by place: the place of the Field an upgrade lies under (-1: none), the card that a Copy copies, and what a Harvest of the Field would bring, by kind (none for other cards). */
export interface Holding {
  hosts: number[];
  copied: string[];
  harvest: number[][];
}

/** EN-SCORE-01 The parts of a count. */
export interface Points {
  track: number;
  empire: number;
  resources: number;
  gold: number;
  raze: number;
  total: number;
}

/** EN-SOLO-10 What a scenario asks for: so many points (0: more than the rival), so many Islands (0: any). */
export interface Goal {
  scenario: string;
  level: string;
  rounds: number;
  points: number;
  islands: number;
  conquered: number;
}

export interface Outlook {
  holdings: Holding[];
  points: Points[];
  declared: string[];
  acting: string;
  goal: Goal | null;
}

export interface EmpiresNorthView {
  outlook: Outlook;
}

/** In the order of the purses. */
export const TOKENS = ["wood", "stone", "food", "sheep", "fish", "gold", "raze", "worker", "ship", "vp", "card"] as const;
