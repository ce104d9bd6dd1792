// Generated from the Python types by tools/typescript.py; never edited by hand.

/** What can be chosen: its name, and what it says. */
export interface SharedChoices {
  "accept": Record<string, never>;
  "branch": { number: number };
  "decline": Record<string, never>;
  "first": { card: string };
  "steal-from": { opponent: number; token: string };
  "steal-some": { n: number };
}

/** What can be asked. */
export interface SharedDecisions {
  "accept-exchange": { seat: number; by: string; effect: string };
  "choose-branch": { seat: number; by: string };
  "in-order": { seat: number };
  "steal-how-many": { seat: number; by: string; opponent: number; token: number; most: number };
  "steal-what": { seat: number; by: string; effect: string };
  "whether": { seat: number; by: string; effect: string };
}

/** What can happen. */
export interface SharedEvents {
  "gained": { seat: number; by: string; token: string; n: number };
  "stolen": { seat: number; by: string; opponent: number; token: string; n: number };
}

/** What is more than a number or text (`seat` always is): a seat, several seats, one for each, a secret. */
export const ROLES = {
  choices: {
    "steal-from": { opponent: "seat" },
  },
  decisions: {
    "steal-how-many": { opponent: "seat" },
  },
  events: {
    "stolen": { opponent: "seat" },
  },
} as const;
