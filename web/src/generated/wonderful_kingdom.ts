// Generated from the Python types by tools/typescript.py; never edited by hand.

/** What can be chosen: its name, and what it says. */
export interface WonderfulKingdomChoices {
  "begin": { card: string };
  "choose-board": { board: string };
  "choose-duchy": { duchy: string };
  "choose-menace": { menace: string };
  "choose-quest": { quest: string };
  "crystallise": { token: string; card: string; at: number };
  "destroy": { card: string };
  "done": Record<string, never>;
  "draw-quest": Record<string, never>;
  "enlist": Record<string, never>;
  "feed": { card: string; at: number };
  "give-up": { card: string };
  "go": Record<string, never>;
  "hold": { spots: number[] };
  "imprison": { territory: string; spot: number };
  "keep-ability": Record<string, never>;
  "lose-cube": { token: string; card: string; at: number };
  "march": { territory: string };
  "mark": { area: string; number: number };
  "no-mark": Record<string, never>;
  "no-swap": Record<string, never>;
  "pass": Record<string, never>;
  "place": { token: string; card: string; at: number };
  "post": { card: string; at: number };
  "put": { card: string; area: string; trap: boolean };
  "ready": Record<string, never>;
  "recruit": { n: number };
  "recycle": { card: string };
  "scrap": { card: string; at: number };
  "send": { card: string; at: number };
  "send-army": { source: string };
  "set-free": Record<string, never>;
  "shroud": { card: string; at: number };
  "spare": Record<string, never>;
  "spy": { place: string; number: number };
  "steal": { card: string };
  "swap": { own: number; area: string; number: number };
  "take": { area: string };
  "take-cube": { token: string };
  "transmute": { token: string };
  "use-ability": Record<string, never>;
}

/** What can be asked. */
export interface WonderfulKingdomDecisions {
  "board-which": { seat: number };
  "campaign": { seat: number };
  "destroy-which": { seat: number };
  "duchy-which": { seat: number };
  "feed-which": { seat: number };
  "fight": { seat: number };
  "give-up-which": { seat: number };
  "hold-which": { seat: number; territory: number };
  "imprison-which": { seat: number };
  "lose-which": { seat: number };
  "mark-cards": { seat: number };
  "menace-which": { seat: number };
  "muster": { seat: number; target: number };
  "offer": { seat: number; left: number };
  "place-where": { seat: number };
  "plan": { seat: number };
  "quest-which": { seat: number };
  "select": { seat: number; swapped: boolean };
  "shroud-which": { seat: number; holder: number };
  "steal-which": { seat: number; holder: number; thief: number };
  "surrender-which": { seat: number };
  "swap-afterwards": { seat: number };
  "take-discount": { seat: number; family: number };
  "take-extra": { seat: number; resources: number[] };
  "work": { seat: number; resource: number };
}

/** What can happen. */
export interface WonderfulKingdomEvents {
  "area-taken": { seat: number; area: string; n: number };
  "armies-freed": { seat: number; n: number };
  "armies-moved": { seat: number; source: string; territory: string; n: number };
  "armies-recruited": { seat: number; n: number };
  "armies-returned": { seat: number; territory: string; n: number };
  "army-imprisoned": { seat: number; territory: string };
  "board-chosen": { seat: number; board: string };
  "calamity-substituted": { seat: number };
  "calamity-suffered": { seat: number; card: string };
  "card-completed": { seat: number; card: string };
  "card-destroyed": { seat: number; opponent: number; card: string };
  "card-discarded": { seat: number; card: string };
  "card-laid-out": { card: string; area: string };
  "card-marked": { seat: number; area: string; number: number; card: string };
  "card-offered": { seat: number; card: string; area: string };
  "card-recycled": { seat: number; card: string };
  "card-revealed": { seat: number; card: string };
  "card-scrapped": { seat: number; card: string };
  "card-shrouded": { seat: number; opponent: number; card: string };
  "card-spied": { seat: number; place: string; number: number; card: string };
  "card-stolen": { seat: number; opponent: number; card: string };
  "card-trapped": { seat: number; card: string; area: string };
  "cards-swapped": { seat: number; own: number; area: string; number: number; mine: string; card: string };
  "colour-drawn": { seat: number; colour: string };
  "conquest-began": { seat: number };
  "conquest-passed": { seat: number };
  "construction-begun": { seat: number; card: string };
  "cube-granted": { seat: number; token: string };
  "cube-lost": { seat: number; token: string; card: string };
  "cube-transmuted": { seat: number; token: string };
  "cubes-set-aside": { n: number; token: string };
  "deck-reshuffled": Record<string, never>;
  "duchy-taken": { seat: number; duchy: string };
  "enemy-army-placed": { territory: string };
  "game-ended": { winners: number[]; scores: number[] };
  "hand-dealt": { seat: number; n: number };
  "illusion-tokens-returned": { n: number };
  "krystallium-made": { seat: number };
  "leftovers-discarded": { n: number };
  "medal-won": { seat: number; medal: string };
  "menace-arrived": { seat: number; card: string };
  "menace-chosen": { seat: number; menace: string };
  "menace-defeated": { seat: number; card: string };
  "piece-placed": { seat: number; token: string; space: string; card: string };
  "plan-finished": { seat: number };
  "produced": { seat: number; token: string; n: number };
  "quest-chosen": { seat: number; quest: string };
  "rats-bred": { seat: number; n: number };
  "rival-card-hidden": { area: string };
  "round-began": { seat: number; traps: number; spies: number };
  "round-started": { seat: number; round: number };
  "soldier-devoured": { seat: number; card: string };
  "soldier-enlisted": { seat: number };
  "soldier-lost": { seat: number };
  "soldier-sent": { seat: number; card: string };
  "soldier-trained": { seat: number };
  "spots-held": { seat: number; territory: string; spots: number; first: string; second: string; third: string };
  "stage-completed": { seat: number; quest: string; stage: number; rank: number };
  "stolen-token-returned": { seat: number; card: string };
  "supremacy-won": { seat: number; token: string };
  "tokens-given-back": { seat: number; token: string; n: number };
  "tokens-received": { seat: number; n: number };
  "tokens-taken": { seat: number; token: string; n: number };
  "training-begun": { seat: number };
}

/** What is more than a number or text (`seat` always is): a seat, several seats, one for each, a secret. */
export const ROLES = {
  choices: {},
  decisions: {
    "shroud-which": { holder: "seat" },
    "steal-which": { holder: "seat" },
  },
  events: {
    "card-destroyed": { opponent: "seat" },
    "card-shrouded": { opponent: "seat" },
    "card-spied": { card: "secret" },
    "card-stolen": { opponent: "seat" },
    "card-trapped": { card: "secret" },
    "game-ended": { winners: "seats", scores: "by seat" },
  },
} as const;

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

export interface WonderfulKingdomView {
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
}

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

export interface Outlook {
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

export interface WonderfulKingdomView {
  outlook: Outlook;
}

/** In the order of the purses. */
export const TOKENS = ["materials", "population", "gold", "exploration", "krystallium", "soldier"] as const;
