/** The drawings of the North: which figure stands on which card, the marks of types, and the colours of its parts. */
import type { Mark } from "../../../kit/cards/face";
import type { Look, Looks } from "../../../kit/cards/signs";

export { default as SHEET } from "./figures.svg?url";
export { default as DRAWN } from "./drawn.svg?url";

/** Families of cards by their figure; a card without one has the figure of its type. */
const FIGURES: Record<string, string> = {
  // Glenn
  glenn_sheep_meadow: "sheep",
  glenn_highland_wood: "pine-tree",
  glenn_stone_garden: "stone-stack",
  neighbourly_help: "shaking-hands",
  sheep_paddock: "wooden-fence",
  weavers_hut: "hut",
  local_ice_cream_parlour: "ice-cube",
  village_tavern: "beer-stein",
  joint_work: "hammer-nails",
  highland_quarry: "mining",
  shepherds_lodge: "family-house",
  clan_messenger: "walking-boot",
  glenns_hall: "viking-longhouse",
  bagpipers_stage: "musical-notes",
  friendly_fair: "village",
  glen_mill: "water-mill",
  ferry_crew: "sailboat",
  wool_market: "wool",
  masons_guild: "trowel",
  warm_hearth: "small-fire",
  feast_of_friends: "meal",
  // Ulaf
  ulaf_pine_forest: "pine-tree",
  ulaf_fjord_shore: "big-wave",
  ulaf_axe_rocks: "crossed-axes",
  raiders_barracks: "barracks",
  axe_grinders: "crossed-axes",
  shipwright: "flat-hammer",
  longship_wharf: "harbor-dock",
  twin_ships: "drakkar",
  treasury: "open-treasure-chest",
  watchtower: "watchtower",
  herring_sound: "school-of-fish",
  warband_call: "viking-helmet",
  white_keep: "white-tower",
  priest_of_thor: "prayer",
  valkyrie: "swordwoman",
  dragon_prow: "dragon-head",
  berserkers_hall: "barbarian",
  following_wind: "whirlwind",
  timber_slope: "wood-pile",
  third_keel: "anchor",
  thing_assembly: "menhir",
  // Panuk
  panuk_fish_bank: "school-of-fish",
  panuk_ice_blocks: "ice-cube",
  panuk_moss_shore: "mushrooms",
  penguin_colony: "penguin",
  family_igloo: "igloo",
  ice_hole: "fishing-pole",
  frosty_shipyard: "harbor-dock",
  penguin_choir: "musical-notes",
  snow_quarry: "mining",
  order_and_method: "archive-research",
  igloo_village: "village",
  penguin_postman: "wax-seal",
  panuks_catalogue: "scroll-unfurled",
  collectors_cabinet: "bookshelf",
  king_penguin: "crown",
  kayak_dock: "sailboat",
  great_igloo: "igloo",
  penguin_parade: "drum",
  ice_mirror: "crystal-growth",
  sorted_storehouse: "barrel",
  aurora_archive: "archive-research",
  // Heidel
  heidel_barley_field: "wheat",
  heidel_driftwood_bay: "wood-pile",
  heidel_brawlers_hill: "fist",
  drinking_competition: "beer-stein",
  mead_hall: "viking-longhouse",
  hop_garden: "vine-leaf",
  party_ship: "drakkar",
  brewery: "barrel",
  sleepy_harbour: "harbor-dock",
  barrel_raft: "barrel",
  lucky_raid: "crossed-swords",
  fjord_fishery: "double-fish",
  heidels_throne: "imperial-crown",
  long_table: "meal",
  hangover_remedy: "bubbling-flask",
  island_inn: "tavern-sign",
  axe_throwing: "axe-in-stump",
  toast_of_friendship: "three-friends",
  treasure_map: "compass",
  lazy_afternoon: "sands-of-time",
  saga_teller: "scroll-unfurled",
  // Nanurjuk
  nanurjuk_seal_bay: "big-wave",
  nanurjuk_glacier: "peaks",
  nanurjuk_drift_beach: "wood-pile",
  dog_sled: "paw",
  hunting_camp: "bowman",
  snow_trail: "footprint",
  river_route: "sailboat",
  new_outpost: "flying-flag",
  seal_grounds: "double-fish",
  drift_ice: "ice-cube",
  packing_up: "light-backpack",
  harpooners: "fishing-pole",
  umiak_landing: "anchor",
  nanurjuks_tent: "camping-tent",
  elders_fire: "small-fire",
  migration_route: "stone-path",
  polar_bear_hunt: "bear-head",
  whale_camp: "fish-cooked",
  long_march: "walking-boot",
  wandering_shaman: "tribal-mask",
  winter_cache: "swap-bag",
  // Mackinnon
  mackinnon_gold_creek: "gold-nuggets",
  mackinnon_estate: "elven-castle",
  mackinnon_strongbox: "locked-chest",
  savings_bank: "coins-pile",
  gold_vein: "gold-nuggets",
  loan_clerk: "receive-money",
  grain_bank: "wheat",
  pledge_office: "scales",
  silver_mine: "mine-wagon",
  tax_collector: "swap-bag",
  trading_house: "trade",
  counting_house: "coins-pile",
  investors_club: "three-friends",
  mackinnons_vault: "open-treasure-chest",
  mint: "anvil",
  auction_house: "shop",
  audit: "spyglass",
  hired_fleet: "drakkar",
  compound_interest: "laurels",
  castle_mackinnon: "elven-castle",
  release_clause: "tied-scroll",
  // Islands
  haunted_island: "ghost",
  sheep_isle: "sheep",
  timber_isle: "pine-tree",
  quarry_isle: "stone-pile",
  gull_rock: "raven",
  smugglers_cove: "cave-entrance",
  hermit_isle: "monk-face",
  pirate_den: "pirate-captain",
  orchard_isle: "oak",
  market_isle: "trade",
  lighthouse_isle: "lighthouse",
  settlers_isle: "farmer",
  gold_coast: "gold-nuggets",
  whale_bay: "double-fish",
  giants_tombs: "moai",
  amber_shore: "crystal-growth",
  volcano_isle: "volcano",
  temple_isle: "church",
  isle_of_scholars: "bookshelf",
  free_port: "anchor",
  fertile_valley: "valley",
  new_home: "family-house",
  // Clans
  glenn: "sheep",
  ulaf: "drakkar",
  panuk: "penguin",
  heidel: "beer-stein",
  nanurjuk: "paw",
  mackinnon: "coins-pile",
};

const TYPES: Record<string, string> = {
  field: "wheat",
  island: "island",
  tavern: "beer-stein",
  guild: "trowel",
  kin: "three-friends",
  croft: "hut",
  longship: "drakkar",
  warrior: "viking-helmet",
  keep: "white-tower",
  penguin: "penguin",
  igloo: "igloo",
  shipyard: "anchor",
  curio: "archive-research",
  feast: "meal",
  saga: "scroll-unfurled",
  camp: "camping-tent",
  trail: "footprint",
  hunt: "bowman",
  bank: "coins-pile",
  mine: "mining",
  manor: "elven-castle",
  market: "shop",
  deed: "tied-scroll",
};

export const figureOf = (id: string): string => `g-${FIGURES[id] ?? "island"}`;
export const typeIcon = (type: string): string => `g-${TYPES[type] ?? "wheat"}`;

export function typeMark(type: string, label: string): Mark {
  return { shape: "disc", colour: "#2c3f2c", icon: typeIcon(type), label };
}

/** The five actions: the same disc on the ring and in the price corner of Fields and Boosts. */
export const ACTIONS = ["explore", "populate", "construct", "harvest", "sail"] as const;
export type Action = (typeof ACTIONS)[number];
export const ACTION: Record<Action, { icon: string; colour: string }> = {
  explore: { icon: "g-spyglass", colour: "#35627c" },
  populate: { icon: "g-three-friends", colour: "#6f4a78" },
  construct: { icon: "g-hammer-nails", colour: "#87521f" },
  harvest: { icon: "g-wheat", colour: "#76691c" },
  sail: { icon: "g-drakkar", colour: "#1d6466" },
};

export const TOKENS = ["wood", "stone", "food", "sheep", "fish", "gold", "raze", "worker", "ship", "vp", "card"] as const;
export type Token = (typeof TOKENS)[number];
/** What lies in a purse, in the same places for everybody. */
export const PURSE = ["wood", "stone", "food", "sheep", "fish", "gold", "raze", "worker"] as const satisfies readonly Token[];
export const CHIP: Record<Exclude<Token, "vp" | "gold">, { icon: string; colour: string }> = {
  wood: { icon: "g-wood-pile", colour: "#6d4522" },
  stone: { icon: "g-stone-pile", colour: "#585c63" },
  food: { icon: "g-meal", colour: "#8a4f1c" },
  sheep: { icon: "g-sheep", colour: "#75654a" },
  fish: { icon: "g-double-fish", colour: "#2b6678" },
  raze: { icon: "g-crossed-axes", colour: "#8e3a2e" },
  worker: { icon: "g-person", colour: "#4f5c2f" },
  ship: { icon: "g-drakkar", colour: "#2a4a5a" },
  card: { icon: "d-card", colour: "#54402d" },
};

const shaped = (shape: "chip" | "disc", looks: Record<string, { icon: string; colour: string }>): [string, Look][] =>
  Object.entries(looks).map(([id, look]) => [id, { ...look, shape }]);

/** What stands for what in the phrases of the cards. */
export const LOOKS: Looks = {
  ...Object.fromEntries(Object.keys(TYPES).map((type) => [type, { icon: typeIcon(type) }])),
  ...Object.fromEntries([...shaped("chip", CHIP), ...shaped("disc", ACTION)]),
  gold: { good: "gold" },
  vp: { good: "vp" },
  action: { icon: "g-axe-in-stump" },
  build: { icon: "g-hammer-nails" },
  discarded: { icon: "g-swap-bag" },
  fleet: { icon: "g-drakkar" },
  own_location: { icon: "g-viking-longhouse" },
  pawn: { icon: "g-person" },
  search: { icon: "g-spyglass" },
  types: { icon: "g-archive-research" },
};

/** The ribbon names the kind of a card. */
export type Kind = "field" | "field_upgrade" | "field_dual" | "feature" | "action" | "copy" | "boost";
export const RIBBON: Record<Kind, { icon: string; colour: string }> = {
  field: { icon: "g-wheat", colour: "#47652a" },
  field_upgrade: { icon: "g-wheat", colour: "#47652a" },
  field_dual: { icon: "g-wheat", colour: "#47652a" },
  feature: { icon: "g-candle-flame", colour: "#77561a" },
  action: { icon: "g-axe-in-stump", colour: "#8a372b" },
  copy: { icon: "g-crystal-growth", colour: "#8a372b" },
  boost: { icon: "g-small-fire", colour: "#2b6480" },
};

/** The landscape behind a figure, by faction and by what the card yields. */
export const CLANS = ["glenn", "ulaf", "panuk", "heidel", "nanurjuk", "mackinnon"] as const;
export type Clan = (typeof CLANS)[number];
export const SCENE: Record<Clan, string> = {
  glenn: "hills",
  mackinnon: "valley",
  ulaf: "mountains",
  heidel: "forest",
  panuk: "snow",
  nanurjuk: "snow",
};
