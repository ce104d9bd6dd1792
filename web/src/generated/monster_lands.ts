// Generated from the Python types by tools/typescript.py; never edited by hand.

/** What can be chosen: its name, and what it says. */
export interface MonsterLandsChoices {
  "add-die": { die: string };
  "aim-at": { trail: string };
  "boast": Record<string, never>;
  "brew": { potion: number; poison: number };
  "brew-at": { space: number };
  "buy-beer": Record<string, never>;
  "buy-equipment": { equipment: string };
  "cancel-with": { by: string };
  "capture": Record<string, never>;
  "carry": { potion: number; poison: number };
  "choose-affiliation": { affiliation: string };
  "desert": { mercenary: string };
  "dig-at": { space: number };
  "divert": { n: number };
  "done-buying": Record<string, never>;
  "done-selling": Record<string, never>;
  "drink": Record<string, never>;
  "drop-gear": Record<string, never>;
  "drop-trap": { trap: string };
  "end-turn": Record<string, never>;
  "endure": Record<string, never>;
  "enough": Record<string, never>;
  "equip": { mercenary: string };
  "fulfil": Record<string, never>;
  "gear-to": { mercenary: string };
  "give": { die: string };
  "go-to": { trail: string };
  "heal": { mercenary: string };
  "hire": { mercenary: string };
  "inherit": { mercenary: string };
  "keep-hidden": Record<string, never>;
  "kill": Record<string, never>;
  "lay-defence": Record<string, never>;
  "lay-trap": { trap: string };
  "leave": Record<string, never>;
  "let-go": Record<string, never>;
  "let-it": Record<string, never>;
  "move-gear": { equipment: string };
  "no-healing": Record<string, never>;
  "pass": Record<string, never>;
  "pay-wages": Record<string, never>;
  "pick": { token: string; n: number };
  "place-die": { die: string };
  "promote": { mercenary: string };
  "recruit": { mercenary: string };
  "redirect-to": { trail: string };
  "reroll-die": { die: string; value: number };
  "reveal": Record<string, never>;
  "roll": { die: string };
  "sacrifice": { n: number };
  "sell-die": { die: string };
  "sell-trophy": { monster: string };
  "send": { mercenary: string };
  "settle": { land: string; mercenary: string };
  "spend-loot": { loot: string };
  "stands": Record<string, never>;
  "steal-die": { die: string };
  "stop": Record<string, never>;
  "take": { colour: string };
  "take-defence": { n: number };
  "take-equipment": { equipment: string };
  "take-hits": Record<string, never>;
  "take-token": { loot: string };
  "take-trap": { trap: string };
  "use-ability": { mercenary: string };
  "use-discount": { by: string };
  "use-feature": { equipment: string };
  "use-land": { land: string };
  "use-loot": { loot: string };
  "use-poison": Record<string, never>;
  "visit": { building: string };
  "ward": Record<string, never>;
  "with-die": { die: string };
}

/** What can be asked. */
export interface MonsterLandsDecisions {
  "act": { seat: number };
  "after": { seat: number };
  "at-the-market": { seat: number; influence: number };
  "at-the-tavern": { seat: number; influence: number; off: number; beer: boolean };
  "before-pay": { seat: number };
  "before-succession": { seat: number };
  "brew-what": { seat: number; n: number };
  "brew-where": { seat: number };
  "buy-defence": { seat: number; influence: number };
  "buy-traps": { seat: number; influence: number; off: number; taken: number[] };
  "celebrate": { seat: number; by: string };
  "clan-which": { seat: number };
  "conquering": { seat: number; trail: number };
  "contract": { seat: number; trail: number };
  "defence": { seat: number; trail: number; hits: number };
  "dice-for": { seat: number; trail: number; colours: number; left: number };
  "dig-where": { seat: number };
  "discard-trap": { seat: number };
  "divert-dice": { seat: number; trail: number; target: number; most: number };
  "equip-whom": { seat: number; equipment: number };
  "free-equipment": { seat: number };
  "free-recruit": { seat: number };
  "gear-where": { seat: number; equipment: number };
  "give-die": { seat: number; by: string; give: number; take: number; count: number };
  "give-up-trap": { seat: number };
  "hand-down": { seat: number; equipment: number; supplied: number[] };
  "last-sale": { seat: number };
  "lay-tokens": { seat: number; trail: number };
  "mend": { seat: number };
  "new-leader": { seat: number; able: number[] };
  "on-errand": { seat: number; trail: number };
  "ploy-at": { seat: number; trail: number; card: number };
  "queens-choice": { seat: number; by: string; bundles: [number, number][][] };
  "redirect-where": { seat: number; trail: number; count: number };
  "reinforce": { seat: number; trail: number; left: number };
  "reveal-or-not": { seat: number; trail: number };
  "sacrifice-magic": { seat: number; trail: number };
  "sell-dice": { seat: number; sold: number };
  "settle-now": { seat: number; land: number };
  "steal-which": { seat: number; trail: number; target: number; colours: number; left: number };
  "striking": { seat: number; trail: number };
  "take-along": { seat: number; trail: number };
  "take-die": { seat: number; by: string; die: number };
  "ward-off": { seat: number; trail: number; card: number; target: number };
  "which-gift": { seat: number; by: string; bundles: [number, number][][] };
  "which-loot": { seat: number };
  "who-deserts": { seat: number; able: number[] };
  "who-goes": { seat: number; trail: number };
  "with-which-die": { seat: number; building: number };
  "wounds": { seat: number; trail: number; wounds: number };
}

/** What can happen. */
export interface MonsterLandsEvents {
  "assigned": { seat: number; mercenary: string; trail: string };
  "attack-die-rolled": { roller: number; trail: string; value: number };
  "attack-redirected": { seat: number; trail: string; n: number };
  "battle-began": { monster: string; site: string };
  "beer-paid": { seat: number; n: number };
  "brought-back": { seat: number; mercenary: string; token: string; n: number };
  "carried": { seat: number; trail: string; potion: number; poison: number };
  "clan-taken": { seat: number; affiliation: string };
  "contract-fulfilled": { seat: number; quest: string };
  "defence-laid": { seat: number; trail: string };
  "defence-lost": { seat: number; trail: string; n: number };
  "deserted": { seat: number; mercenary: string };
  "dice-on-trail": { seat: number; trail: string; die: string; n: number };
  "dice-placed": { seat: number; building: string; space: number; die: string; n: number };
  "dice-taken": { seat: number; strength: number; magic: number };
  "die-exchanged": { seat: number; die: string; token: string; n: number };
  "die-rerolled": { seat: number; trail: string; die: string; before: number; value: number };
  "die-rolled": { seat: number; trail: string; die: string; value: number };
  "die-stolen": { seat: number; trail: string; die: string };
  "discount-reckoned": { seat: number; building: string; n: number };
  "dying-blow": { monster: string; n: number };
  "equipment-lost": { seat: number; equipment: string };
  "equipment-moved": { seat: number; equipment: string; mercenary: string };
  "equipment-shown": { equipment: string };
  "equipment-taken": { seat: number; equipment: string; mercenary: string };
  "first-player": { seat: number };
  "game-ended": { winners: number[]; scores: number[] };
  "glory-lost": { seat: number; n: number };
  "handed-over": { seat: number; token: string; n: number };
  "healed": { seat: number; mercenary: string };
  "hit-beside": { seat: number; trail: string; n: number };
  "hits-cancelled": { seat: number; by: string; n: number };
  "hits-taken": { seat: number; trail: string; n: number };
  "influence-rolled": { seat: number; value: number };
  "land-conquered": { seat: number; land: string; glory: number };
  "land-discarded": { land: string };
  "land-freed": { seat: number; land: string };
  "land-revealed": { land: string; site: string };
  "land-used": { seat: number; land: string };
  "land-withstood": { seat: number; land: string; total: number; value: number };
  "leader-promoted": { seat: number; mercenary: string };
  "loot-shown": { loot: string };
  "loot-taken": { seat: number; loot: string };
  "magic-sacrificed": { seat: number; trail: string; n: number };
  "mercenary-died": { seat: number; mercenary: string; trail: string; glory: number };
  "mercenary-offered": { mercenary: string };
  "monster-appeared": { monster: string; site: string };
  "monster-attacked": { seat: number; monster: string; trail: string; dice: number };
  "monster-captured": { seat: number; monster: string; glory: number; gold: number };
  "monster-discarded": { monster: string };
  "monster-killed": { seat: number; monster: string; glory: number; trophies: number };
  "monster-moved": { monster: string };
  "overflowed": { seat: number; token: string; n: number };
  "paid": { seat: number; n: number };
  "panic-ended": Record<string, never>;
  "panic-spread": { building: string };
  "passed": { seat: number };
  "ploy-aimed": { seat: number; trap: string; trail: string };
  "ploy-cancelled": { seat: number; trail: string; trap: string };
  "ploys-returned": { n: number };
  "poison-used": { seat: number; trail: string };
  "potion-drunk": { seat: number; mercenary: string };
  "quest-drawn": { quest: string; trail: string };
  "quest-failed": { seat: number; quest: string; n: number };
  "quest-rolled": { seat: number; quest: string; total: number; target: number };
  "quest-won": { seat: number; quest: string };
  "rank-earned": { seat: number; rank: string };
  "received": { seat: number; by: string; token: string; n: number };
  "recruited": { seat: number; mercenary: string };
  "reshuffled": { pile: string };
  "round-began": { round: number };
  "sambor-laid-ploys": { trail: string; n: number };
  "sambor-placed": { building: string; die: string; n: number };
  "sambor-removed": { card: string };
  "sambor-rolled": { red: number; yellow: number };
  "sambor-took-trail": { trail: string };
  "sambor-visited": { building: string };
  "scraps-taken": { seat: number; n: number };
  "settled": { seat: number; land: string; mercenary: string };
  "total-reached": { seat: number; trail: string; total: number };
  "trail-gave": { seat: number; trail: string; token: string; n: number };
  "trails-laid": { tile: string; site: string; side: number };
  "trap-discarded": { seat: number; trap: string };
  "trap-drawn": { seat: number; trap: string };
  "trap-laid": { seat: number; trail: string; trap: string };
  "trap-revealed": { seat: number; trail: string; trap: string };
  "trap-shown": { trap: string };
  "trap-taken": { seat: number; trap: string };
  "trophy-sold": { seat: number; monster: string; n: number };
  "used": { seat: number; by: string };
  "wages-paid": { seat: number; n: number };
  "wounded": { seat: number; mercenary: string };
}

/** What is more than a number or text (`seat` always is): a seat, several seats, one for each, a secret. */
export const ROLES = {
  choices: {},
  decisions: {},
  events: {
    "attack-die-rolled": { roller: "seat" },
    "game-ended": { winners: "seats", scores: "by seat" },
    "trap-drawn": { trap: "secret" },
    "trap-laid": { trap: "secret" },
  },
} as const;

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

export interface MonsterLandsView {
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
}

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

export interface Outlook {
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
}

export interface MonsterLandsView {
  outlook: Outlook;
}

/** In the order of the purses. */
export const TOKENS = ["gold", "glory", "potion", "poison", "defence"] as const;
