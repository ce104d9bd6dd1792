// Generated from the Python types by tools/typescript.py; never edited by hand.

import type { MonsterLandsChoices, MonsterLandsDecisions, MonsterLandsEvents } from "./monster_lands_vocabulary";
export * from "./monster_lands_vocabulary";

/** In percent. `success`: the land is conquered, the quest fulfilled. */
export interface Chances {
  death: number;
  wound: number;
  capture: number;
  kill: number;
  success: number;
}

/** What would come of a choice, by its text. */
export interface Likely {
  text: string;
  chances: Chances;
}

export interface Ware {
  ware: string;
  building: string;
  choice: string;
  text: string;
  ways: Way[];
  clause: string;
  facts: Record<string, number | string>;
}

/** ML-INFL-01, ML-CITADEL-05 A die that could be placed, and what would be paid then. */
export interface Way {
  die: string;
  price: number;
  base: number;
  influence: number;
  left: number;
}

export interface Gear {
  equipment: string;
  used: boolean;
}

export interface MemberHere {
  mercenary: string;
  leader: boolean;
  wounded: boolean;
  used: boolean;
  trail: string;
  land: string;
  gear: Gear[];
}

export interface OwnLand {
  land: string;
  settler: string;
  worked: boolean;
}

/** ML-SCORE-01 The parts of the score, and what the clan board shows. */
export interface Clan {
  reputation: number;
  excess: number;
  trophies: number;
  affiliations: number;
  total: number;
  symbols: number[];
  wage: number;
  wages: number;
  bracket: number;
  bonus: number[];
  trap_limit: number;
  members: MemberHere[];
  lands: OwnLand[];
}

export interface Space {
  number: number;
  seat: number;
  die: string;
  dice: number;
  gold: number;
  brews: number;
}

export interface House {
  building: string;
  panic: boolean;
  closed: boolean;
  accepts: string[];
  influence: number;
  spaces: Space[];
}

export interface Token {
  trap: string;
  open: boolean;
}

export interface TrailHere {
  trail: string;
  seat: number;
  mercenary: string;
  wounded: boolean;
  fate: number;
  dice: number[];
  required: number[];
  any_of: string[];
  any_count: number;
  colours: string[];
  most: number;
  room: number;
  token_room: number;
  tokens: Token[];
  shields: number;
  carried: number[];
  defend: number;
  brings: number[];
  glory: number;
  result: number;
}

/** ML-ATTACK-01 Attack dice: the card's, those of the round, those of land and power. */
export interface Lair {
  site: string;
  dice: number;
  base: number;
  round: number;
  more: number;
}

export interface Rolled {
  die: string;
  value: number;
  counts: number;
}

/** The totals that the six faces of a die would make. */
export interface Next {
  die: string;
  totals: number[];
}

/** The gauge of a roll that is being made. */
export interface Fight {
  site: string;
  purpose: string;
  trail: string;
  carried: number;
  flat: number;
  each: number[];
  rolled: Rolled[];
  total: number;
  capture: number;
  kill: number;
  value: number;
  trapped: boolean;
  dice: number[];
  next: Next[];
  volley: number;
  rerolls: number;
  all_in: Chances | null;
}

export interface Goal {
  scenario: string;
  metric: string;
  ranks: string[];
  rank: string;
  quests: number;
  hard?: number;
}

/** ML-POOL-02 Up to so much glory: these dice, and this wage. */
export interface Bracket {
  most: number;
  dice: number[];
  wage: number;
}

/** What is printed on every clan board and in the houses. */
export interface Board {
  brackets: Bracket[];
  limits: number[];
  most_glory: number;
  defence_cost: number;
  beer: number;
}

export interface DerivedView {
  phase: string;
  board: Board;
  clans: Clan[];
  houses: House[];
  lairs: Lair[];
  trails: TrailHere[];
  fight: Fight | null;
  likely: Likely[];
  prospect: Chances | null;
  goal: Goal | null;
  wares?: Ware[];
}

/** A clan: its board, its members, what it owns. ML-COMP-16 Affiliations are Fire, Water, Air, Jungle. */
export interface PlayerView {
  affiliation: number;
  wallet: number[];
  dice: number[];
  clan: string[];
  leader: number;
  gear: string[];
  traps: (string | null)[];
  laid: (string | null)[];
  laid_at: number[];
  lands: string[];
  trophies: string[];
  loot: string[];
  quests: number;
}

/** What is being rolled for: a monster, a land or a quest. */
export interface BattleView {
  site: number;
  monster: number;
  purpose: number;
  total: number;
  attack: number;
  volley: number;
  each: number[];
  flat: number;
  capture: number;
  kill: number;
  rolled: number[];
  rerolls: number[];
}

export type MonsterLandsView = {
  players: PlayerView[];
  round: number;
  rounds: number;
  first: number;
  ended: number;
  difficulty: number;
  track: number[];
  queens_gift: boolean;
  more_monsters: boolean;
  ploy: boolean;
  scenario: number;
  owner: number[];
  wounded: number[];
  station: number[];
  used: number[];
  holder: number[];
  feature_used: number[];
  moved: number[];
  settler: number[];
  worked: number[];
  spaces: number[];
  last: number[];
  display: string[];
  trap_supply: { left: number };
  trap_discard: string[];
  box: string[];
  offer: string[];
  member_deck: string[];
  member_discard: string[];
  greenhorns: string[];
  members_out: string[];
  market: string[];
  equipment_deck: string[];
  equipment_out: string[];
  panic_stack: string[];
  panicked: string[];
  lairs: string[][];
  fought: number[];
  escaping: string[];
  monster_deck: string[];
  monster_discard: string[];
  land_cards: string[][];
  land_deck: string[];
  land_discard: string[];
  tiles: string[][];
  sides: number[];
  tile_stock: string[];
  quests: string[][];
  quest_bag: string[];
  quest_discard: string[];
  loot: string[];
  loot_supply: string[];
  loot_discard: string[];
  walker: number[];
  trail_dice: number[];
  shields: number[];
  carried: number[];
  fate: number[];
  bonus_used: number[];
  results: number[];
  redirects: number[];
  sambor_tokens: number;
  ploy_stack: { left: number };
  sambor_ploys: (string | null)[];
  sambor_at: number[];
  passes: number;
  battle: BattleView | null;
  outlook: DerivedView;
};

/** Everything that a table of this title is told. */
export interface MonsterLands {
  view: MonsterLandsView;
  choices: MonsterLandsChoices;
  decisions: MonsterLandsDecisions;
  events: MonsterLandsEvents;
}

/** In the order of the purses. */
export const TOKENS = ["gold", "glory", "potion", "poison", "defence"] as const;
