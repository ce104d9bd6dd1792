// Generated from the Python types by tools/typescript.py; never edited by hand.

/** What can be chosen: what it says, the numbers behind it, and what it costs or brings at this table. */
export type WonderfulKingdomChoices = {
  "accept": { parts: Record<string, never>; facts: Record<string, never>; here: { effect: unknown } | null };
  "begin": { parts: { card: string }; facts: Record<string, never>; here: { cost?: unknown } | null };
  "branch": { parts: { number: number }; facts: Record<string, never>; here: { effect: unknown } | null };
  "choose-board": { parts: { board: string }; facts: Record<string, never>; here: null };
  "choose-duchy": { parts: { duchy: string }; facts: Record<string, never>; here: { produces: unknown; produces_n: unknown; start: unknown; start_n: unknown } | null };
  "choose-menace": { parts: { menace: string }; facts: Record<string, never>; here: { difficulty: unknown } | null };
  "choose-quest": { parts: { quest: string }; facts: Record<string, never>; here: null };
  "crystallise": { parts: { token: string; card: string; at: number }; facts: Record<string, never>; here: { completes?: number; needs?: unknown; twin?: unknown; points?: number; soldiers?: number; [_: `then_${string}`]: number } | null };
  "decline": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "destroy": { parts: { card: string }; facts: Record<string, never>; here: null };
  "done": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "draw-quest": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "enlist": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "feed": { parts: { card: string; at: number }; facts: Record<string, never>; here: { needs?: unknown; twin?: unknown } | null };
  "first": { parts: { card: string }; facts: Record<string, never>; here: null };
  "give-up": { parts: { card: string }; facts: Record<string, never>; here: null };
  "go": { parts: Record<string, never>; facts: Record<string, never>; here: { sent: unknown; enemies: unknown } | null };
  "hold": { parts: { spots: number[] }; facts: Record<string, never>; here: { bonuses: unknown } | null };
  "imprison": { parts: { territory: string; spot: number }; facts: Record<string, never>; here: { bonus: unknown; armies: unknown } | null };
  "keep-ability": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "lose-cube": { parts: { token: string; card: string; at: number }; facts: Record<string, never>; here: { needs?: unknown; twin?: unknown } | null };
  "march": { parts: { territory: string }; facts: Record<string, never>; here: { enemies: unknown; worth: unknown } | null };
  "mark": { parts: { area: string; number: number }; facts: Record<string, never>; here: { card: unknown; twin: unknown; yours: unknown } | null };
  "no-mark": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "no-swap": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "pass": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "place": { parts: { token: string; card: string; at: number }; facts: Record<string, never>; here: { completes?: number; needs?: unknown; twin?: unknown; points?: number; soldiers?: number; [_: `then_${string}`]: number } | null };
  "post": { parts: { card: string; at: number }; facts: Record<string, never>; here: { completes?: number; needs?: unknown; twin?: unknown; points?: number; soldiers?: number; [_: `then_${string}`]: number } | null };
  "put": { parts: { card: string; area: string; trap: boolean }; facts: Record<string, never>; here: null };
  "ready": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "recruit": { parts: { n: number }; facts: Record<string, never>; here: null };
  "recycle": { parts: { card: string }; facts: Record<string, never>; here: { gives: unknown } | null };
  "scrap": { parts: { card: string; at: number }; facts: Record<string, never>; here: { gives?: unknown; free?: unknown; lost?: unknown; holds?: unknown; needs?: unknown; twin?: unknown } | null };
  "send": { parts: { card: string; at: number }; facts: Record<string, never>; here: { needs?: unknown; twin?: unknown } | null };
  "send-army": { parts: { source: string }; facts: Record<string, never>; here: { left: unknown } | null };
  "set-free": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "shroud": { parts: { card: string; at: number }; facts: Record<string, never>; here: { needs?: unknown; twin?: unknown } | null };
  "spare": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "spy": { parts: { place: string; number: number }; facts: Record<string, never>; here: { nth: unknown; of: unknown; card: unknown } | null };
  "steal": { parts: { card: string }; facts: Record<string, never>; here: { produces: unknown } | null };
  "swap": { parts: { own: number; area: string; number: number }; facts: Record<string, never>; here: { mine: unknown; mine_twin: unknown; card: unknown; twin: unknown } | null };
  "take": { parts: { area: string }; facts: Record<string, never>; here: { n: unknown; cards: unknown } | null };
  "take-cube": { parts: { token: string }; facts: Record<string, never>; here: null };
  "transmute": { parts: { token: string }; facts: Record<string, never>; here: { then: unknown; rate: unknown; missing: unknown } | null };
  "use-ability": { parts: Record<string, never>; facts: Record<string, never>; here: null };
};

/** What can be asked. */
export type WonderfulKingdomDecisions = {
  "accept-exchange": { seat: number; by: string; effect: unknown };
  "board-which": { seat: number };
  "campaign": { seat: number };
  "choose-branch": { seat: number; by: string };
  "destroy-which": { seat: number };
  "duchy-which": { seat: number };
  "feed-which": { seat: number };
  "fight": { seat: number };
  "give-up-which": { seat: number };
  "hold-which": { seat: number; territory: unknown; armies: unknown };
  "imprison-which": { seat: number };
  "in-order": { seat: number };
  "lose-which": { seat: number };
  "mark-cards": { seat: number };
  "menace-which": { seat: number };
  "muster": { seat: number; target: number; territory: unknown; sent: unknown; enemies: unknown };
  "offer": { seat: number; left: number; traps: number };
  "place-where": { seat: number };
  "plan": { seat: number };
  "quest-which": { seat: number };
  "select": { seat: number; swapped: boolean };
  "shroud-which": { seat: number; holder: number };
  "steal-which": { seat: number; holder: number; thief: number };
  "surrender-which": { seat: number };
  "swap-afterwards": { seat: number };
  "take-discount": { seat: number; family: number; card: unknown; token: unknown };
  "take-extra": { seat: number; resources: number[] };
  "whether": { seat: number; by: string; effect: unknown };
  "work": { seat: number; resource: number; token: unknown; cubes: unknown };
};

/** What can happen. */
export type WonderfulKingdomEvents = {
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
  "card-marked": { seat: number; area: string; number: number; card: string; nth: number };
  "card-offered": { seat: number; card: string; area: string };
  "card-recycled": { seat: number; card: string };
  "card-revealed": { seat: number; card: string };
  "card-scrapped": { seat: number; card: string };
  "card-shrouded": { seat: number; opponent: number; card: string };
  "card-spied": { seat: number; place: string; number: number; card: string; nth: number };
  "card-stolen": { seat: number; opponent: number; card: string };
  "card-trapped": { seat: number; card: string; area: string };
  "cards-swapped": { seat: number; own: number; area: string; number: number; mine: string; card: string; nth: number; own_nth: number };
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
  "gained": { seat: number; by: string; token: string; n: number };
  "game-ended": { winners: number[]; scores: number[] };
  "hand-dealt": { seat: number; n: number };
  "illusion-tokens-returned": { n: number };
  "krystallium-made": { seat: number };
  "leftovers-discarded": { n: number };
  "medal-won": { seat: number; medal: string };
  "menace-arrived": { seat: number; card: string };
  "menace-chosen": { seat: number; menace: string };
  "menace-defeated": { seat: number; card: string };
  "piece-placed": { seat: number; token: string; space: string; card: string; stage: number };
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
};

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
