// Generated from the Python types by tools/typescript.py; never edited by hand.

import type { WonderfulKingdomChoices, WonderfulKingdomDecisions, WonderfulKingdomEvents } from "./wonderful_kingdom_vocabulary";
export * from "./wonderful_kingdom_vocabulary";

/** A card under construction, or the current stage of a quest: its free spaces and what lies on it, by token. */
export interface Site {
  needs: number[];
  holds: number[];
  shrouded: boolean;
}

/** Where icons of production come from: a duchy, a completed card, the conquest board, a menace of the other. */
export interface Source {
  card: string;
  n: number;
}

/** A player, as far as it follows from the table. */
export interface Duchy {
  duchy: string;
  colour: string;
  menaces: string;
  alchemy_rate: number;
  production: number[];
  sources: Source[][];
  sites: Site[];
  stage: Site | null;
  stolen: boolean[];
  points: Record<string, number>;
}

export interface Land {
  territory: string;
  holder: number;
  armies: number;
  spots: number[];
  marching: number;
}

/** WK-CONQ-30, WK-CONQ-31 A move that is being told: how it would end, and the points then, if it may begin. */
export interface March {
  target: string;
  sent: number;
  enemies: number;
  stay: number;
  points: number[] | null;
}

export interface DerivedView {
  phase: string;
  step: number;
  offering: number;
  choosing: number;
  first: number;
  supremacy: number[];
  duchies: Duchy[];
  quest: string;
  board: string;
  lands: Land[];
  march: March | null;
  medals: Record<string, number>;
  medal: string;
}

export interface PlayerView {
  colour: number;
  duchy: number;
  hand: (string | null)[];
  selection: (string | null)[];
  selection_traps: number[];
  construction: string[];
  needs: number[];
  holds: number[];
  built: string[];
  calamities: string[];
  substitutes: number;
  wallet: number[];
  alchemy: number;
  training: number;
  trap_tokens: number;
  spy_tokens: number;
  traps: number;
  spies: number;
  used: number;
  entered: number;
  shrouded: string[];
  menace_set: number;
  menaces: { left: number };
  thieves: string[];
  stolen: string[];
  illusions: number;
  stage_needs: number;
  stage_holds: number;
  stages: number[];
  stage_vp: number;
  set_aside: number;
  yields: number[];
  board_yields: number[];
  families: number[];
}

export type WonderfulKingdomView = {
  players: PlayerView[];
  module: number;
  legends: boolean;
  side: string;
  soldier_vp: number;
  calamity_vp: number;
  threshold: number;
  round: number;
  moment: number;
  ended: boolean;
  deck: { left: number };
  calamities: string[];
  shelf: string[];
  rats: string[];
  box: (string | null)[];
  discard: string[];
  buried: (string | null)[];
  buried_from: number[];
  exposed: number[];
  areas: ((string | null)[])[];
  traps: number[][];
  marks: number[][];
  illusions: number;
  round_deck: { left: number };
  quest: number;
  board: number;
  holder: number[];
  armies: number[];
  posts: number[];
  reserve: number[];
  prisoners: number[];
  mustered: number[];
  passes: number;
  outlook: DerivedView;
};

/** Everything that a table of this title is told. */
export interface WonderfulKingdom {
  view: WonderfulKingdomView;
  choices: WonderfulKingdomChoices;
  decisions: WonderfulKingdomDecisions;
  events: WonderfulKingdomEvents;
}

/** In the order of the purses. */
export const TOKENS = ["materials", "population", "gold", "exploration", "krystallium", "soldier"] as const;
