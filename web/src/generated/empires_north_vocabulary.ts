// Generated from the Python types by tools/typescript.py; never edited by hand.

/** What can be chosen: what it says, the numbers behind it, and what it costs or brings at this table. */
export type EmpiresNorthChoices = {
  "accept": { parts: Record<string, never>; facts: Record<string, never>; here: { effect: unknown } | null };
  "advance": { parts: { number: number }; facts: Record<string, never>; here: { what?: unknown } | null };
  "amount": { parts: { n: number }; facts: Record<string, never>; here: { what?: unknown } | null };
  "as-field": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "branch": { parts: { number: number }; facts: Record<string, never>; here: { effect: unknown } | null };
  "build": { parts: { card: string }; facts: Record<string, never>; here: { what?: unknown } | null };
  "cheaper": { parts: Record<string, never>; facts: Record<string, never>; here: { n: unknown } | null };
  "choose-clan": { parts: { clan: string }; facts: Record<string, never>; here: null };
  "clan-ship": { parts: Record<string, never>; facts: Record<string, never>; here: { n: unknown } | null };
  "common-ship": { parts: Record<string, never>; facts: Record<string, never>; here: { n: unknown } | null };
  "conquer": { parts: Record<string, never>; facts: Record<string, never>; here: { what?: unknown } | null };
  "decline": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "enough": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "first": { parts: { card: string }; facts: Record<string, never>; here: null };
  "for-food": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "for-nothing": { parts: Record<string, never>; facts: Record<string, never>; here: { card: unknown } | null };
  "good": { parts: { token: string }; facts: Record<string, never>; here: { what?: unknown } | null };
  "in-full": { parts: Record<string, never>; facts: Record<string, never>; here: { cost: unknown } | null };
  "load": { parts: { goods: string }; facts: Record<string, never>; here: null };
  "move-pawn": { parts: { source: string; tile: string }; facts: Record<string, never>; here: { price: unknown; what: unknown } | null };
  "no-card": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "nothing-more": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "pass": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "pick": { parts: { card: string; place: number }; facts: Record<string, never>; here: { what?: unknown } | null };
  "pillage": { parts: Record<string, never>; facts: Record<string, never>; here: { what: unknown } | null };
  "place-pawn": { parts: { tile: string }; facts: Record<string, never>; here: { what: unknown } | null };
  "raze": { parts: Record<string, never>; facts: Record<string, never>; here: { what: unknown } | null };
  "raze-location": { parts: { opponent: number; card: string; place: number }; facts: Record<string, never>; here: { what?: unknown } | null };
  "search-for": { parts: { type: string }; facts: Record<string, never>; here: null };
  "send-now": { parts: { number: number }; facts: Record<string, never>; here: { what?: unknown } | null };
  "shift-pawn": { parts: { source: string; side: string; tile: string }; facts: Record<string, never>; here: null };
  "stay": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "take": { parts: { card: string }; facts: Record<string, never>; here: { what?: unknown } | null };
  "use-feature": { parts: { card: string; place: number }; facts: Record<string, never>; here: { effect?: unknown; which?: unknown } | null };
  "use-location": { parts: { card: string; place: number }; facts: Record<string, never>; here: { effect?: unknown; which?: unknown } | null };
  "visit": { parts: { island: string }; facts: Record<string, never>; here: { what?: unknown } | null };
  "visit-unseen": { parts: { distance: string }; facts: Record<string, never>; here: null };
};

/** What can be asked. */
export type EmpiresNorthDecisions = {
  "accept-exchange": { seat: number; by: string; effect: unknown };
  "act": { seat: number };
  "advance-which": { seat: number; by: string; left: number };
  "assign-how-many": { seat: number; by: string; token: number; up_to: number };
  "assign-what": { seat: number; by: string; effect: unknown; left: number };
  "build-which": { seat: number; by: string; discount: number };
  "choose-branch": { seat: number; by: string };
  "clan-which": { seat: number };
  "construct-which": { seat: number };
  "convert-again": { seat: number; by: string; effect: unknown };
  "copy-which": { seat: number; card: string };
  "dig-out": { seat: number; by: string; left: number };
  "end-turn": { seat: number };
  "feed-winter": { seat: number; food: number };
  "gain-which": { seat: number; by: string; left: number; kinds: number[] };
  "give-card": { seat: number; by: string };
  "harvest-which": { seat: number; left: number; done: number[] };
  "in-order": { seat: number };
  "keep": { seat: number };
  "leave-behind": { seat: number; by: string; what: string; effect: unknown };
  "load-what": { seat: number; ship: number };
  "name-type": { seat: number; by: string };
  "pay-any": { seat: number; by: string; left: number };
  "pay-for-move": { seat: number };
  "pay-how": { seat: number; by: string; resources: [number, number][]; token: number; n: number };
  "pillage-or-conquer": { seat: number; island: string };
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
  "upgrade-what": { seat: number; card: string };
  "use-discount": { seat: number; by: string; card: string; spared: number; left: number[] };
  "visit-what": { seat: number; place: number };
  "whether": { seat: number; by: string; effect: unknown };
  "window": { seat: number; action: number; tile: string };
  "withdraw-from": { seat: number; by: string };
};

/** What can happen. */
export type EmpiresNorthEvents = {
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
  "gained": { seat: number; by: string; token: string; n: number };
  "game-ended": { winners: number[]; scores: number[]; alone: string };
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
  "ship-queued": { seat: number; place: number; load: number; cargo: string };
  "ship-returned": { seat: number; place: number };
  "tile-laid": { tile: string };
  "workers-recovered": { seat: number; n: number };
};

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
