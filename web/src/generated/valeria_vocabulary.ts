// Generated from the Python types by tools/typescript.py; never edited by hand.

/** What can be chosen: what it says, the numbers behind it, and what it costs or brings at this table. */
export type ValeriaChoices = {
  "accept": { parts: Record<string, never>; facts: Record<string, never>; here: { effect: unknown } | null };
  "acquire": { parts: { domain: string }; facts: { gold: number; base: number }; here: { cost?: unknown } | null };
  "activate": { parts: { terrain: string }; facts: Record<string, never>; here: { left: unknown; what: unknown } | null };
  "announce": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "branch": { parts: { number: number }; facts: Record<string, never>; here: { effect: unknown } | null };
  "change-die": { parts: { die: number }; facts: Record<string, never>; here: { shows?: unknown; result?: unknown; paid?: unknown; cost?: unknown } | null };
  "decline": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "first": { parts: { card: string }; facts: Record<string, never>; here: null };
  "from-empty": { parts: { place: number }; facts: Record<string, never>; here: { row: unknown; stack: unknown } | null };
  "give": { parts: { citizen: string }; facts: Record<string, never>; here: null };
  "keep-duke": { parts: { duke: string }; facts: Record<string, never>; here: null };
  "pay-magic": { parts: { magic: number }; facts: Record<string, never>; here: { cost?: unknown } | null };
  "recruit": { parts: { citizen: string }; facts: { gold: number; base: number; copies: number }; here: { cost?: unknown } | null };
  "resolve-die": { parts: { die: number }; facts: Record<string, never>; here: { shows?: unknown; "points-to"?: unknown; terrain?: unknown } | null };
  "return-card": { parts: { card: string }; facts: Record<string, never>; here: { gain: unknown } | null };
  "slay": { parts: { monster: string }; facts: { strength: number; magic: number }; here: { cost?: unknown } | null };
  "steal-from": { parts: { opponent: number; token: string }; facts: Record<string, never>; here: { has: number } | null };
  "steal-some": { parts: { n: number }; facts: Record<string, never>; here: null };
  "take-free": { parts: { citizen: string }; facts: Record<string, never>; here: null };
  "take-monster-from": { parts: { opponent: number }; facts: Record<string, never>; here: { n: unknown } | null };
  "take-resource": { parts: { resource: string }; facts: Record<string, never>; here: null };
  "use-citizen": { parts: { citizen: string }; facts: Record<string, never>; here: { effect: unknown } | null };
  "use-domain": { parts: { domain: string }; facts: Record<string, never>; here: { effect?: unknown } | null };
};

/** What can be asked. */
export type ValeriaDecisions = {
  "accept-exchange": { seat: number; by: string; effect: unknown };
  "act": { seat: number };
  "activate-which": { seat: number };
  "bonus-action": { seat: number; by: string };
  "change-dice": { seat: number; unused: number[]; first: number; second: number };
  "choose-branch": { seat: number; by: string };
  "consolation": { seat: number };
  "die-first": { seat: number; first: number; second: number };
  "give-which": { seat: number; column: number; terrain: string };
  "how-much-magic": { seat: number; token: number; price: number; kept: number };
  "in-order": { seat: number };
  "keep-which": { seat: number };
  "return-which": { seat: number; by: string; effect: unknown; zone: string };
  "steal-how-many": { seat: number; by: string; opponent: number; token: number; most: number };
  "steal-what": { seat: number; by: string; effect: unknown };
  "take-from-whom": { seat: number; by: string };
  "take-which": { seat: number; by: string; effect: unknown };
  "use-which": { seat: number; waiting: number[]; active: boolean };
  "whether": { seat: number; by: string; effect: unknown };
  "which-die": { seat: number; by: string; effect: unknown };
};

/** What can happen. */
export type ValeriaEvents = {
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
  "gained": { seat: number; by: string; token: string; n: number };
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
  "stack-exhausted": { place: number; row: unknown; stack: unknown };
  "stack-refilled": { place: number; row: unknown; stack: unknown };
  "stack-spared": { die: number; terrain: string };
  "stolen": { seat: number; by: string; opponent: number; token: string; n: number };
  "turn-began": { seat: number; turn: number };
};

/** What is more than a number or text (`seat` always is): a seat, several seats, one for each, a secret. */
export const ROLES = {
  choices: {
    "steal-from": { opponent: "seat" },
    "take-monster-from": { opponent: "seat" },
  },
  decisions: {
    "steal-how-many": { opponent: "seat" },
  },
  events: {
    "duke-kept": { duke: "secret" },
    "game-ended": { winners: "seats", scores: "by seat" },
    "monster-taken": { opponent: "seat" },
    "stolen": { opponent: "seat" },
  },
} as const;
