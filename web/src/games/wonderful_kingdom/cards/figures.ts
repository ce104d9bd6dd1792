/** The drawings of the kingdom: which figure stands on which card, before which landscape, and the signs of the families. */
import type { Look, Looks } from "../../../kit/cards/signs";

export { default as SHEET } from "./figures.svg?url";

const FIGURES: Record<string, string> = {
  // Structures
  hamlet: "village",
  quarry: "mining",
  market_town: "shop",
  watermill: "water-mill",
  barracks: "barracks",
  harbour: "harbor-dock",
  guildhall: "family-house",
  citadel: "castle",
  royal_mint: "coins-pile",
  watchtower: "watchtower",
  kings_road: "stone-path",
  dwarven_forge: "anvil-impact",
  // Companies
  tatis_tribe: "tribal-mask",
  stonemasons: "brick-wall",
  merchant_league: "trade",
  pathfinders: "footprint",
  mercenaries: "crossed-swords",
  order_of_knights: "mounted-knight",
  circle_of_alchemists: "round-bottom-flask",
  druids: "oak-leaf",
  troubadours: "lyre",
  ducal_guard: "templar-shield",
  smugglers: "cloak-dagger",
  war_college: "broadsword",
  // Monuments
  great_statue: "moai",
  cathedral: "church",
  golden_gate: "medieval-gate",
  amphitheatre: "arena",
  royal_palace: "indian-palace",
  hanging_gardens: "vine-flower",
  university: "graduate-cap",
  triumphal_arch: "arch-bridge",
  vault_of_kings: "locked-chest",
  obelisk: "obelisk",
  colossus: "giant",
  moon_temple: "moon",
  // Discoveries
  uncharted_isle: "at-sea",
  dragon_eggs: "egg-clutch",
  sunken_city: "sunken-eye",
  elven_forest: "oak",
  crystal_cave: "crystal-growth",
  giants_bones: "dinosaur-bones",
  lost_library: "bookshelf",
  floating_mountain: "floating-crystal",
  map_of_the_realm: "treasure-map",
  phoenix_feather: "feather",
  fountain_of_youth: "fountain",
  ancient_portal: "portal",
  leviathan: "sea-serpent",
  // Treasures
  treasure_mm: "ore",
  treasure_pp: "old-wagon",
  treasure_gg: "two-coins",
  treasure_ee: "scroll-unfurled",
  treasure_mp: "swap-bag",
  treasure_mg: "anvil",
  treasure_me: "cargo-ship",
  treasure_pg: "locked-chest",
  treasure_pe: "prayer-beads",
  treasure_ge: "compass",
  // Advisors
  spymaster: "spyglass",
  lady_of_whispers: "hood",
  herald: "black-flag",
  master_trapper: "wolf-trap",
  court_alchemist: "bubbling-flask",
  architect: "stone-block",
  chancellor: "quill-ink",
  treasurer: "three-keys",
  cartographer: "world",
  marshal: "knight-banner",
  steward: "candle-holder",
  sage: "owl",
  captain_of_arms: "sword-hilt",
  crown_heir: "imperial-crown",
  exorcist: "holy-symbol",
  quartermaster: "wooden-crate",
  // Calamities
  calamity_plague: "plague-doctor-profile",
  calamity_famine: "wheat",
  calamity_flood: "big-wave",
  calamity_great_fire: "fire-zone",
  calamity_earthquake: "earth-crack",
  calamity_revolt: "pitchfork",
  calamity_long_winter: "snowflake-1",
  calamity_locusts: "bee",
  // Menaces
  rat: "mouse",
  giant_rats: "mouse",
  giant_rats_4: "crown",
  mist_giants: "fog",
  mist_giants_4: "golem-head",
  marauders: "horned-helm",
  marauders_2: "axe-sword",
  thieves: "robber",
  thieves_2: "lockpicks",
  thieves_4: "domino-mask",
  sister_of_storm: "lightning-storm",
  sister_of_drought: "desert",
  sister_of_disease: "death-zone",
  sister_of_night: "night-sky",
  sisters_of_misfortune: "night-sky",
  devourers: "devil-mask",
  devourer_materials: "rock-golem",
  devourer_population: "devil-mask",
  devourer_gold: "eclipse",
  devourer_exploration: "star-swirl",
  black_dragons: "dragon-head",
  great_black_dragoness: "spiked-dragon-head",
  great_black_dragon: "dragon-head",
  black_dragon_egg: "egg-eye",
  illusionists: "mirror-mirror",
  illusionist_1: "mirror-mirror",
  illusionist_2: "theater-curtains",
  illusionist_3: "spider-web",
  illusionist_4: "ceremonial-mask",
  // Duchies and quests
  teressie: "castle",
  valados: "elven-castle",
  senada: "hill-fort",
  the_lost_crown: "imperial-crown",
  siege_of_the_black_tower: "white-tower",
  beyond_the_sea: "cargo-ship",
  the_ancestral: "castle-ruins",
  the_star_gate: "star-gate",
};

/** A card's own figure, or that of its kind: `giant_rats_2` looks like `giant_rats`. */
export function figureOf(id: string): string {
  for (let name = id; name; name = name.includes("_") ? name.replace(/_[^_]*$/, "") : "") {
    const figure = FIGURES[name];
    if (figure) return `g-${figure}`;
  }
  return "g-crystal-growth";
}

/** The icons of pieces, in the order of the purses. */
export const PIECES = ["materials", "population", "gold", "exploration", "krystallium", "soldier"] as const;
export type Piece = (typeof PIECES)[number];

const PIECE_ICONS: Record<Piece, string> = {
  materials: "g-stone-block",
  population: "g-three-friends",
  gold: "g-two-coins",
  exploration: "g-compass",
  krystallium: "g-crystal-growth",
  soldier: "g-visored-helm",
};

export function iconOf(piece: string): string {
  return PIECE_ICONS[piece as Piece] ?? "g-crystal-growth";
}

export const FAMILIES = ["structure", "company", "monument", "discovery"] as const;

/** The sign and the ink of each kind of card. */
export const KINDS: Record<string, { icon: string; ink: string }> = {
  structure: { icon: "g-hammer-nails", ink: "#5f5a54" },
  company: { icon: "g-three-friends", ink: "#6a3f80" },
  monument: { icon: "g-laurels", ink: "#8a6412" },
  discovery: { icon: "g-compass", ink: "#235e88" },
  treasure: { icon: "g-open-treasure-chest", ink: "#7a3b22" },
  calamity: { icon: "g-burning-skull", ink: "#3b1513" },
  menace: { icon: "g-crossed-swords", ink: "#33312a" },
  advisor: { icon: "g-imperial-crown", ink: "#2f5a4c" },
  duchy: { icon: "g-castle", ink: "#624070" },
  quest: { icon: "g-laurels", ink: "#624070" },
};

const chip = (piece: Piece, ink = ""): Look => ({ icon: PIECE_ICONS[piece], colour: `var(--c-${piece})`, shape: "chip", ...(ink ? { ink } : {}) });

/** What stands for what in the phrases of the cards. */
export const LOOKS: Looks = {
  ...Object.fromEntries(PIECES.map((piece) => [piece, chip(piece, piece === "gold" ? "#33240a" : "")])),
  ...Object.fromEntries(FAMILIES.map((family) => [family, { icon: KINDS[family]?.icon ?? "" }])),
  soldiers: { icon: "g-visored-helm" },
  vp: { good: "vp" },
  production: { icon: "g-lantern-flame" },
  recycle: { icon: "g-recycle" },
};

/** The icons of what a bonus spot gives. */
const BONUSES: Record<string, string> = { trap: "g-wolf-trap", spy: "g-spyglass", destroy: "g-small-fire", double_move: "g-walking-boot", prison: "g-imprisoned" };

export function bonusIcon(bonus: string): string {
  return BONUSES[bonus] ?? iconOf(bonus);
}
