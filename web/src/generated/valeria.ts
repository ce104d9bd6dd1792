// Generated from the Python types by tools/typescript.py; never edited by hand.

/** What can be chosen: its name, and what it says. */
export interface ValeriaChoices {
  "acquire": { domain: string };
  "activate": { terrain: string };
  "announce": Record<string, never>;
  "change-die": { die: number };
  "give": { citizen: string };
  "keep-duke": { duke: string };
  "pay-magic": { magic: number };
  "recruit": { citizen: string };
  "resolve-die": { die: number };
  "return-card": { card: string };
  "slay": { monster: string };
  "take-free": { citizen: string };
  "take-monster-from": { opponent: number };
  "take-resource": { resource: string };
  "use-citizen": { citizen: string };
  "use-domain": { domain: string };
}

/** What can be asked. */
export interface ValeriaDecisions {
  "act": { seat: number };
  "activate-which": { seat: number };
  "bonus-action": { seat: number; by: string };
  "change-dice": { seat: number; unused: number[] };
  "consolation": { seat: number };
  "die-first": { seat: number };
  "give-which": { seat: number; column: number };
  "how-much-magic": { seat: number; token: number; price: number; kept: number };
  "keep-which": { seat: number };
  "return-which": { seat: number; by: string; effect: string };
  "take-from-whom": { seat: number; by: string };
  "take-which": { seat: number; by: string; effect: string };
  "use-which": { seat: number; waiting: number[]; active: boolean };
  "which-die": { seat: number; by: string; effect: string };
}

/** What can happen. */
export interface ValeriaEvents {
  "action-phase-ended": { seat: number };
  "action-phase-started": { seat: number };
  "card-captured": { card: string };
  "card-returned": { seat: number; card: string };
  "card-revealed": { card: string };
  "citizen-gained": { seat: number; citizen: string };
  "consolation-taken": { seat: number; token: string };
  "dice-announced": { seat: number; first: number; second: number };
  "dice-rolled": { seat: number; first: number; second: number };
  "die-changed": { seat: number; domain: string; die: number; value: number };
  "domain-acquired": { seat: number; domain: string };
  "doubles": { seat: number };
  "duke-kept": { seat: number; duke: string };
  "duke-revealed": { seat: number; duke: string };
  "first-player": { seat: number };
  "game-ended": { winners: number[]; scores: number[] };
  "last-round": { seat: number };
  "monster-phase-began": { seat: number };
  "monster-slain": { seat: number; monster: string };
  "monster-taken": { seat: number; opponent: number; monster: string };
  "nothing-taken": { seat: number; by: string };
  "paid": { seat: number; token: string; n: number };
  "resource-taken": { seat: number; token: string };
  "second-harvest-began": { seat: number };
  "solo-ended": { seat: number; outcome: string; points: number; dark_lord: number };
  "stack-activated": { die: number; terrain: string };
  "stack-exhausted": { place: number };
  "stack-refilled": { place: number };
  "stack-spared": { die: number; terrain: string };
  "turn-began": { seat: number; turn: number };
}

/** What is more than a number or text (`seat` always is): a seat, several seats, one for each, a secret. */
export const ROLES = {
  choices: {
    "take-monster-from": { opponent: "seat" },
  },
  decisions: {},
  events: {
    "duke-kept": { duke: "secret" },
    "game-ended": { winners: "seats", scores: "by seat" },
    "monster-taken": { opponent: "seat" },
  },
} as const;

/** A player's tableau, with the Victory stack, the tokens and the Duke. */
export interface RealmView {
  wallet: number[];
  citizens: Record<string, number>;
  roles: number[];
  slain: string[];
  domains: string[];
  dukes: (string | null)[];
}

/** VK-SOLO-03 The virtual opponent: a face-down Duke and the cards captured, which lie open (VK-SOLO-35). */
export interface DarkLordView {
  dukes: (string | null)[];
  citizens: Record<string, number>;
  domains: string[];
}

export interface ValeriaView {
  realms: RealmView[];
  terrains: string[];
  monsters: string[][];
  citizens: string[][];
  stack_kinds: string[];
  face_down: number[];
  citizen_bags: string[][];
  domains: string[][];
  domains_below: number[];
  domain_bag: (string | null)[];
  duke_bag: (string | null)[];
  box: (string | null)[];
  exhausted_cards: number;
  exhausted: number[];
  emptied: number[];
  dice: [number, number];
  active: number;
  first: number;
  turn: number;
  last_round: boolean;
  ended: number;
  dark_lord: DarkLordView | null;
  mixed_stacks: boolean;
  per_kind: boolean;
  resting_targetable: boolean;
  solo_tokens: boolean;
}

/** VK-SCORE-01 The parts of a count; a Duke that is unknown adds nothing yet. */
export interface Points {
  monsters: number;
  domains: number;
  tokens: number;
  duke: number;
  total: number;
}

export interface Outlook {
  points: Points[];
  dark_lord: Points | null;
  outcome: string;
}

export interface ValeriaView {
  outlook: Outlook;
}

/** In the order of the purses. */
export const TOKENS = ["gold", "strength", "magic", "vp"] as const;
