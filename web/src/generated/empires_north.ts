// Generated from the Python types by tools/typescript.py; never edited by hand.

import type { EmpiresNorthChoices, EmpiresNorthDecisions, EmpiresNorthEvents } from "./empires_north_vocabulary";
export * from "./empires_north_vocabulary";

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

export interface DerivedView {
  holdings: Holding[];
  points: Points[];
  declared: string[];
  acting: string;
  goal: Goal | null;
}

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

export type EmpiresNorthView = {
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
  outlook: DerivedView;
};

/** Everything that a table of this title is told. */
export interface EmpiresNorth {
  view: EmpiresNorthView;
  choices: EmpiresNorthChoices;
  decisions: EmpiresNorthDecisions;
  events: EmpiresNorthEvents;
}

/** In the order of the purses. */
export const TOKENS = ["wood", "stone", "food", "sheep", "fish", "gold", "raze", "worker", "ship", "vp", "card"] as const;
