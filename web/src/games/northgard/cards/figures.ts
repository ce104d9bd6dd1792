/** The drawings of Northgard: which figure stands on which card, and the marks of actions, goods and clans. */
import type { Look, Looks } from "../../../kit/cards/signs";

export { default as SHEET } from "./figures.svg?url";

const FIGURES: Record<string, string> = {
  // Starting cards
  start_recruit: "viking-helmet",
  start_explore: "spyglass",
  start_move: "drakkar",
  start_build: "viking-longhouse",
  start_feast: "meal",
  // Clan cards
  clan_bear_vigil: "bear-head",
  clan_bear_charge: "bear-face",
  clan_bear_stores: "honeycomb",
  clan_boar_trails: "boar",
  clan_boar_omens: "tree-roots",
  clan_boar_wilds: "forest",
  clan_goat_terraces: "goat",
  clan_goat_larder: "cellar-barrels",
  clan_goat_great_works: "stone-bridge",
  clan_raven_far_wing: "raven",
  clan_raven_knarr: "sailboat",
  clan_raven_two_eyes: "bird-mask",
  clan_snake_ash_walk: "snake",
  clan_snake_raiders: "snake-bite",
  clan_snake_wells: "poison-bottle",
  clan_stag_progress: "deer-head",
  clan_stag_sagas: "scroll-unfurled",
  clan_stag_banner: "knight-banner",
  clan_wolf_hunt: "wolf-head",
  clan_wolf_frenzy: "bleeding-wound",
  clan_wolf_howl: "wolf-howl",
  // Development cards
  early_trackers: "paw",
  early_spring_levy: "barbarian",
  early_forced_march: "walking-boot",
  early_carpenters: "hammer-nails",
  early_orchard_keepers: "berries-bowl",
  early_timber_rafts: "wood-pile",
  early_rune_carver: "rune-stone",
  early_war_cry: "shouting",
  early_foragers: "pine-tree",
  early_kindling: "campfire",
  early_old_songs: "lyre",
  early_foresight: "crystal-ball",
  early_runners: "sprint",
  early_colonists: "old-wagon",
  early_young_blood: "viking-head",
  early_mead_hall: "beer-horn",
  adv_shield_levy: "viking-shield",
  adv_berserker_oath: "axe-swing",
  adv_call_to_arms: "hunting-horn",
  adv_homesteads: "hut",
  adv_mercenary_ship: "caravel",
  adv_cartographer: "treasure-map",
  adv_long_expedition: "compass",
  adv_border_cairns: "stone-pile",
  adv_pathfinders: "spyglass",
  adv_wagon_train: "horse-head",
  adv_surveyors: "peaks",
  adv_shock_raid: "crossed-axes",
  adv_axe_storm: "battle-axe",
  adv_mountain_guides: "mountains",
  adv_landing: "galley",
  adv_plunder: "swap-bag",
  adv_valhalla: "angel-wings",
  adv_thunder: "lightning-trio",
  adv_encircle: "wolf-trap",
  adv_quiet_paths: "hood",
  adv_master_mason: "stone-block",
  adv_boom: "anvil",
  adv_jarls_hall: "viking-longhouse",
  adv_palisade: "wooden-fence",
  adv_stone_circle: "stone-tower",
  adv_seeress: "third-eye",
  adv_war_council: "crossed-swords",
  adv_thing: "round-table",
  adv_exile: "exit-door",
  adv_rich_fields: "wheat",
  adv_knarr: "shaking-hands",
  adv_tribute: "two-coins",
  adv_skald: "harp",
  adv_winter_stores: "meat",
  adv_sacred_grove: "pine-tree",
  adv_great_feast: "meal",
  // Achievements and Unrest
  ach_lawgiver: "scales",
  ach_founder: "village",
  ach_high_king: "imperial-crown",
  ach_warlord: "crossed-swords",
  ach_far_traveller: "world",
  ach_hoard_keeper: "open-treasure-chest",
  ach_lore_master: "book-cover",
  unrest: "burning-skull",
};

/** A card of a content pack that we have no drawing for gets the griffin. */
export function figureOf(id: string): string {
  return `g-${FIGURES[id] ?? "griffin-symbol"}`;
}

/** What a card lets its player do. */
export const ACTIONS: Record<string, string> = {
  recruit: "g-viking-helmet",
  explore: "g-compass",
  move: "g-walking-boot",
  build: "g-hammer-nails",
  draw: "g-card-draw",
  special: "g-swap-bag",
  wild: "g-choice",
};

export const CLANS = ["bear", "boar", "goat", "raven", "snake", "stag", "wolf"] as const;
const CLAN_ICONS: Record<string, string> = {
  bear: "g-bear-head",
  boar: "g-boar",
  goat: "g-goat",
  raven: "g-raven",
  snake: "g-snake",
  stag: "g-deer-head",
  wolf: "g-wolf-head",
};
export const clanIcon = (clan: string): string => CLAN_ICONS[clan] ?? "g-griffin-symbol";

/** Goods on a card: the same colours and shapes as on the map. */
export const GOODS: Record<string, { icon: string; colour: string }> = {
  food: { icon: "g-wheat", colour: "#7d5c12" },
  wood: { icon: "g-wood-pile", colour: "#6d4a24" },
  lore: { icon: "g-scroll-unfurled", colour: "#3b5f74" },
  fame: { icon: "g-rune-stone", colour: "#1f4252" },
};

export const INK = "#1f4252";
export const BLOOD = "#8e3a2e";
const LEATHER = "#6d553d";

const chip = (icon: string, colour: string): Look => ({ icon, colour, shape: "chip" });

/** What stands for what in the phrases of the cards. */
export const LOOKS: Looks = {
  ...Object.fromEntries(Object.entries(GOODS).map(([id, look]) => [id, { ...look, shape: "gain" }])),
  ...Object.fromEntries(Object.entries(ACTIONS).map(([id, icon]) => [id, chip(icon, INK)])),
  attack: chip("g-battle-axe", BLOOD),
  damage: chip("g-bleeding-wound", BLOOD),
  any: chip("g-swap-bag", LEATHER),
  plunder: chip("g-swap-bag", BLOOD),
  swap: chip("g-shaking-hands", LEATHER),
  remove_card: chip("g-card-discard", LEATHER),
  gather: chip("g-scythe", LEATHER),
  place_token: chip("g-fire", BLOOD),
  place_kaija: chip("g-bear-head", INK),
  kill: chip("g-fire", BLOOD),
  each_building: { icon: "g-hut" },
  each_large_building: { icon: "g-longhouse" },
  each_unit: { icon: "g-viking-head" },
  each_territory: { icon: "g-village" },
  each_resource: { icon: "g-swap-bag" },
  each_non_starting_card: { icon: "g-cards" },
  each_closed_territory: { icon: "g-wooden-fence" },
  each_menhir: { icon: "g-stone-block" },
};
