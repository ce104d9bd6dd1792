// Generated from the Python types by tools/typescript.py; never edited by hand.

/** What can be chosen: what it says, the numbers behind it, and what it costs or brings at this table. */
export type NorthgardChoices = {
  "accept": { parts: Record<string, never>; facts: Record<string, never>; here: { effect: unknown } | null };
  "agree": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "branch": { parts: { number: number }; facts: Record<string, never>; here: { effect: unknown } | null };
  "build": { parts: { building: string }; facts: { wood: number }; here: { cost: unknown } | null };
  "build-on": { parts: { territory: number }; facts: Record<string, never>; here: null };
  "burn": { parts: { resource: string }; facts: Record<string, never>; here: null };
  "call": { parts: { territory: number }; facts: Record<string, never>; here: null };
  "choose-clan": { parts: { clan: string }; facts: Record<string, never>; here: { power: unknown } | null };
  "decline": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "discard": { parts: { card: string }; facts: Record<string, never>; here: { effect?: unknown } | null };
  "discard-food": { parts: { n: number }; facts: Record<string, never>; here: null };
  "draw-land": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "end-turn": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "exchange": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "fall-back": { parts: { n: number }; facts: Record<string, never>; here: null };
  "fight-at": { parts: { territory: number }; facts: Record<string, never>; here: { n?: unknown; "creature-there"?: unknown; creature?: unknown; defenders?: unknown; value?: unknown; fame?: unknown } | null };
  "first": { parts: { card: string }; facts: Record<string, never>; here: null };
  "from": { parts: { source: number }; facts: Record<string, never>; here: { n?: unknown } | null };
  "gain-one": { parts: { resource: string }; facts: Record<string, never>; here: null };
  "gather-at": { parts: { territory: number }; facts: Record<string, unknown>; here: Record<string, unknown> | null };
  "give": { parts: { food: number; wood: number; lore: number }; facts: Record<string, never>; here: null };
  "group-at": { parts: { territory: number }; facts: Record<string, never>; here: null };
  "hand": { parts: { resource: string }; facts: Record<string, never>; here: null };
  "hunt": { parts: { creature: string }; facts: Record<string, never>; here: { value?: unknown; fame?: unknown } | null };
  "into": { parts: { slot: string }; facts: Record<string, never>; here: null };
  "kaija-to": { parts: { territory: number }; facts: Record<string, never>; here: null };
  "lay-at": { parts: { x: number; y: number }; facts: Record<string, never>; here: null };
  "lay-tile": { parts: { tile: string }; facts: Record<string, never>; here: null };
  "mute": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "no-more": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "offer": { parts: { give: string; want: string }; facts: Record<string, never>; here: null };
  "offer-units": { parts: { n: number }; facts: Record<string, never>; here: { give: unknown; want: unknown } | null };
  "pass": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "pick": { parts: { number: number }; facts: Record<string, never>; here: { effect: unknown } | null };
  "play": { parts: { card: string }; facts: Record<string, never>; here: { effect?: unknown } | null };
  "prowl-to": { parts: { territory: number }; facts: Record<string, never>; here: null };
  "put-back": { parts: { card: string }; facts: Record<string, never>; here: { effect?: unknown } | null };
  "put-under": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "recruit-at": { parts: { territory: number }; facts: Record<string, never>; here: { n?: unknown; camps?: unknown } | null };
  "recruit-units": { parts: { n: number }; facts: Record<string, never>; here: { more: unknown } | null };
  "refuse": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "remove": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "remove-this": { parts: { card: string }; facts: Record<string, never>; here: { effect?: unknown } | null };
  "return-to": { parts: { territory: number }; facts: Record<string, never>; here: null };
  "scorch": { parts: { territory: number }; facts: Record<string, never>; here: null };
  "set-aside": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "settle-at": { parts: { territory: number }; facts: Record<string, never>; here: null };
  "settle-units": { parts: { n: number }; facts: Record<string, never>; here: null };
  "spare": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "stop": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "summon": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "swap-for": { parts: { give: string; take: string }; facts: Record<string, never>; here: null };
  "take": { parts: { card: string }; facts: Record<string, never>; here: { effect?: unknown } | null };
  "take-damage": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "take-out": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "take-point": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "take-upgrade": { parts: { card: string }; facts: Record<string, never>; here: { effect?: unknown } | null };
  "to": { parts: { target: number }; facts: Record<string, never>; here: { price?: unknown; battle?: unknown } | null };
  "trade-for": { parts: { resource: string }; facts: Record<string, never>; here: null };
  "turned": { parts: { turn: number }; facts: { closed?: number; fame?: number }; here: Record<string, unknown> | null };
  "units": { parts: { n: number }; facts: Record<string, never>; here: null };
  "upgrade": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "use-card": { parts: { card: string }; facts: Record<string, never>; here: { effect?: unknown } | null };
  "wait": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "with-kaija": { parts: Record<string, never>; facts: Record<string, never>; here: null };
  "without-kaija": { parts: Record<string, never>; facts: Record<string, never>; here: null };
};

/** What can be asked. */
export type NorthgardDecisions = {
  "accept-exchange": { seat: number; by: string; effect: unknown };
  "accept-trade": { seat: number; partner: number; give: number; want: number; n: number };
  "act": { seat: number };
  "aside-or-removed": { seat: number };
  "build-into": { seat: number; building: string; cost: number; territory: number };
  "build-what": { seat: number; left: number; discount: number; only: string };
  "build-where": { seat: number; building: string; cost: number };
  "burn-what": { seat: number };
  "call-where": { seat: number; creature: string };
  "choose-branch": { seat: number; by: string };
  "choose-next": { seat: number; by: string; count: number; used: number[] };
  "clan-which": { seat: number };
  "discard-which": { seat: number };
  "exchange-for": { seat: number; teams: number };
  "feed": { seat: number };
  "gain-which": { seat: number; by: string; kinds: string[] };
  "gather-where": { seat: number; by: string };
  "give-what": { seat: number; token: number };
  "group-where": { seat: number };
  "hand-over": { seat: number; by: string; giver: number; taker: number };
  "how-many": { seat: number; moves: number; source: number; target: number };
  "hunt-what": { seat: number; territory: number };
  "in-order": { seat: number };
  "kaija-goes": { seat: number };
  "kaija-joins": { seat: number; territory: number; n: number; rule: string };
  "kaija-where": { seat: number; by: string };
  "lay-how": { seat: number; tile: string; cell: number; occasion: string };
  "lay-where": { seat: number; tile: string; occasion: string };
  "lay-which": { seat: number; occasion: string };
  "move-from": { seat: number; moves: number };
  "move-to": { seat: number; moves: number; source: number };
  "next-battle": { seat: number };
  "offer-how-many": { seat: number; give: number; want: number };
  "play-on": { seat: number; main_played: boolean };
  "point-or-damage": { seat: number };
  "prowl-where": { seat: number; creature: string; goals: number[] };
  "put-back-which": { seat: number };
  "recruit-how-many": { seat: number; left: number; territory: number; used: number[] };
  "recruit-where": { seat: number; left: number; distinct: boolean; used: number[] };
  "remove-which": { seat: number; by: string };
  "retreat": { seat: number; where: number; refuges: number[]; refuge: number; left: number };
  "return-where": { seat: number };
  "scorch-where": { seat: number };
  "settle-how-many": { seat: number; territory: number; most: number };
  "settle-where": { seat: number; units: number };
  "swap-what": { seat: number; by: string; left: number };
  "take-which": { seat: number };
  "upgrade-which": { seat: number };
  "want-creature": { seat: number };
  "want-land": { seat: number };
  "whether": { seat: number; by: string; effect: unknown };
  "which-card": { seat: number; use: string };
};

/** What can happen. */
export type NorthgardEvents = {
  "battle-began": { seat: number; opponent: number; territory: number; points: number; against: number; creature: string; forces: [string, number, number][]; against_forces: [string, number, number][]; hunted: number };
  "battle-decided": { seat: number; opponent: number; territory: number; points: number; against: number; side: number; creature: string; own: unknown; other: unknown; how: unknown };
  "building-built": { seat: number; building: string; territory: number; region: number; cost: number };
  "card-discarded": { seat: number; card: string };
  "card-drawn": { seat: number; card: string };
  "card-played": { seat: number; card: string };
  "card-put-back": { seat: number; card: string };
  "card-removed": { seat: number; card: string };
  "card-revealed": { card: string };
  "card-set-aside": { seat: number; card: string };
  "card-taken": { seat: number; card: string };
  "cards-drawn": { seat: number; n: number };
  "clan-taken": { seat: number; clan: string };
  "creature-appeared": { creature: string; territory: number };
  "creature-beaten": { seat: number; creature: string };
  "creature-drawn": { seat: number; creature: string };
  "creature-moved": { creature: string; source: number; target: number; reasons: [string, number, number][] };
  "creatures-shuffled": Record<string, never>;
  "deck-reshuffled": { seat: number };
  "dice-rolled-for-first": { seat: number; points: number };
  "die-rolled": { seat: number; roller: number; face: string; creature: string };
  "face-chosen": { seat: number; face: string; creature: string };
  "fame-gained": { seat: number; source: string; n: number };
  "fame-lost": { seat: number; n: number };
  "first-player": { seat: number };
  "food-discarded": { seat: number; n: number };
  "gained": { seat: number; by: string; token: string; n: number };
  "game-ended": { winners: number[]; scores: number[]; conquered: number };
  "kaija-placed": { seat: number; territory: number };
  "paid": { seat: number; token: string; n: number };
  "passed": { seat: number };
  "power-gained": { seat: number; clan: string; token: string; n: number };
  "resource-burnt": { seat: number; opponent: number; territory: number; token: string };
  "resource-handed-over": { seat: number; taker: number; by: string; token: string };
  "resource-swapped": { seat: number; give: string; token: string };
  "resources-exchanged": { seat: number; food: number; wood: number; lore: number; token: string };
  "resources-gathered": { seat: number; territory: number; food: number; wood: number; lore: number };
  "resources-traded": { seat: number; partner: number; n: number; give: string; token: string };
  "stack-shuffled": Record<string, never>;
  "territory-closed": { seat: number; territory: number; size: number; fame: number };
  "tile-drawn": { seat: number; tile: string };
  "tile-laid": { seat: number; tile: string; x: number; y: number; turn: number };
  "tile-unplaceable": { seat: number; tile: string };
  "tiles-returned": { seat: number; n: number };
  "token-placed": { seat: number; territory: number };
  "trade-refused": { seat: number; partner: number; n: number; give: string; token: string };
  "units-lost": { seat: number; territory: number; n: number; kaija: number };
  "units-moved": { seat: number; source: number; target: number; n: number; kaija: number };
  "units-placed": { seat: number; territory: number; n: number };
  "units-retreated": { seat: number; source: number; target: number; n: number; kaija: number };
  "unrest-taken": { seat: number };
  "year-began": { year: number };
};

/** What is more than a number or text (`seat` always is): a seat, several seats, one for each, a secret. */
export const ROLES = {
  choices: {},
  decisions: {
    "accept-trade": { partner: "seat" },
    "hand-over": { giver: "seat", taker: "seat" },
  },
  events: {
    "battle-began": { opponent: "seat" },
    "battle-decided": { opponent: "seat" },
    "card-drawn": { card: "secret" },
    "card-put-back": { card: "secret" },
    "die-rolled": { roller: "seat" },
    "game-ended": { winners: "seats", scores: "by seat" },
    "resource-burnt": { opponent: "seat" },
    "resource-handed-over": { taker: "seat" },
    "resources-traded": { partner: "seat" },
    "trade-refused": { partner: "seat" },
  },
} as const;
