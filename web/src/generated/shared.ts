// Generated from the Python types by tools/typescript.py; never edited by hand.

/** What can be chosen: what it says, the numbers behind it, and what it costs or brings at this table. */
export type SharedChoices = {
  "accept": { parts: Record<string, never>; facts: Record<string, never>; here: { effect: unknown } | null };
  "branch": { parts: { number: number }; facts: Record<string, never>; here: { effect: unknown } | null };
  "decline": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "first": { parts: { card: string }; facts: Record<string, never>; here: null };
};

/** What can be asked. */
export type SharedDecisions = {
  "accept-exchange": { seat: number; by: string; effect: unknown };
  "choose-branch": { seat: number; by: string };
  "in-order": { seat: number };
  "whether": { seat: number; by: string; effect: unknown };
};

/** What can happen. */
export type SharedEvents = {
  "gained": { seat: number; by: string; token: string; n: number };
};

/** What is more than a number or text (`seat` always is): a seat, several seats, one for each, a secret. */
export const ROLES = {
  choices: {},
  decisions: {},
  events: {},
} as const;

/** Numbers that events tell, in one title or another. */
export type EventNumber = "against" | "before" | "conquered" | "cost" | "dark_lord" | "dice" | "die" | "fame" | "first" | "food" | "glory" | "gold" | "host" | "hunted" | "kaija" | "load" | "lore" | "magic" | "n" | "nth" | "number" | "opponent" | "own" | "own_nth" | "partner" | "place" | "points" | "poison" | "potion" | "rank" | "red" | "region" | "roller" | "round" | "seat" | "second" | "side" | "size" | "source" | "space" | "spies" | "spots" | "stage" | "strength" | "taker" | "target" | "territory" | "total" | "traps" | "trophies" | "turn" | "value" | "wood" | "x" | "y" | "year" | "yellow";
