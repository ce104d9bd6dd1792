// Generated from the Python types by tools/typescript.py; never edited by hand.

import type { NorthgardChoices, NorthgardDecisions, NorthgardEvents } from "./northgard_vocabulary";
export * from "./northgard_vocabulary";

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

export interface DerivedView {
  lands: Land[];
  seats: Prospect[];
}

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

export type NorthgardView = {
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
  outlook: DerivedView;
};

/** Everything that a table of this title is told. */
export interface Northgard {
  view: NorthgardView;
  choices: NorthgardChoices;
  decisions: NorthgardDecisions;
  events: NorthgardEvents;
}

/** In the order of the purses. */
export const TOKENS = ["food", "wood", "lore", "fame"] as const;
