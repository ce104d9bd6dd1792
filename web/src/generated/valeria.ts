// Generated from the Python types by tools/typescript.py; never edited by hand.

import type { ValeriaChoices, ValeriaDecisions, ValeriaEvents } from "./valeria_vocabulary";
export * from "./valeria_vocabulary";

/** VK-SCORE-01 The parts of a count; a Duke that is unknown adds nothing yet. */
export interface Points {
  monsters: number;
  domains: number;
  tokens: number;
  duke: number;
  total: number;
}

export interface DerivedView {
  points: Points[];
  dark_lord: Points | null;
  outcome: string;
  icons?: number[][];
  chances?: number[];
}

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

export type ValeriaView = {
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
  outlook: DerivedView;
};

/** Everything that a table of this title is told. */
export interface Valeria {
  view: ValeriaView;
  choices: ValeriaChoices;
  decisions: ValeriaDecisions;
  events: ValeriaEvents;
}

/** In the order of the purses. */
export const TOKENS = ["gold", "strength", "magic", "vp"] as const;
