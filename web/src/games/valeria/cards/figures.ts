/** The drawings of Valeria: which figure stands on which card, and the marks of roles, terrains and types. */
import type { Mark } from "../../../kit/cards/face";
import type { Looks } from "../../../kit/cards/signs";

export { default as SHEET } from "./figures.svg?url";

export const ROLES = ["worker", "soldier", "shadow", "holy"] as const;
export type Role = (typeof ROLES)[number];

const FIGURES: Record<string, string> = {
  // Citizens
  cleric: "prayer",
  monk: "monk-face",
  merchant: "swap-bag",
  blacksmith: "blacksmith",
  mercenary: "rogue",
  alchemist: "bubbling-flask",
  archer: "bowman",
  wizard: "wizard-face",
  peasant: "farmer",
  starter_peasant: "farmer",
  knight: "mounted-knight",
  starter_knight: "mounted-knight",
  rogue: "cloak-dagger",
  thief: "robber",
  champion: "swordwoman",
  warlord: "barbarian",
  paladin: "templar-shield",
  priestess: "sun-priest",
  butcher: "meat-cleaver",
  miner: "miner",
  // Monsters
  goblin: "goblin-head",
  goblin_mage: "pointy-hat",
  goblin_king: "goblin",
  skeleton: "skeleton",
  flaming_skeleton: "burning-skull",
  skeleton_king: "crowned-skull",
  treant: "tree-face",
  bane_spider: "masked-spider",
  spider_queen: "spider-alt",
  owlbear: "owl",
  giant: "giant",
  troll: "troll",
  dire_bear: "bear-head",
  orc_warrior: "orc-head",
  orc_chieftain: "brute",
  gargoyle: "gargoyle",
  wraith: "spectre",
  witch_queen: "witch-face",
  gelatinous_cube: "cube",
  basilisk: "snake-tongue",
  swamp_dragon: "sea-dragon",
  kobolds: "imp-laugh",
  gold_golem: "rock-golem",
  red_dragon: "spiked-dragon-head",
  // Domains
  foxgrove_palisade: "wooden-fence",
  the_desert_orchid: "lotus",
  emerald_stronghold: "white-tower",
  pratchetts_plateau: "hill-fort",
  cathedral_of_st_aquila: "church",
  darktide_harbour: "harbor-dock",
  cloudriders_camp: "camping-tent",
  the_orb_of_urdr: "crystal-ball",
  rogues_landing: "sailboat",
  blood_crow_army: "raven",
  eye_of_asteraten: "warlock-eye",
  cutthroats_truce: "shaking-hands",
  halfpenny_hill: "coins-pile",
  shattered_hand: "mailed-fist",
  forgotten_sorrows: "graveyard",
  watcher_on_the_water: "sea-serpent",
  gargans_embrace: "muscle-up",
  nest_of_the_weaver_witch: "spider-web",
  palace_of_the_dawn: "elven-castle",
  grimmwater_keep: "guarded-tower",
  the_violet_thorn: "rose",
  purloiners_perch: "watchtower",
  golden_obelisk_of_nae: "obelisk",
  monolith_of_ostendaar: "menhir",
  // Dukes
  cornelius_the_dreamer: "dream-catcher",
  elsyn_saint_of_shadows: "two-shadows",
  elisium_the_allsmith: "anvil",
  hrothgar_the_conqueror: "crossed-axes",
  isabella_the_righteous: "scales",
  lekzandr_the_protector: "shield-reflect",
  node_master_of_swords: "swords-emblem",
  reese_the_firebrand: "flame",
  simon_the_unclean: "plague-doctor-profile",
  waryn_lord_of_rogues: "domino-mask",
};

/** A card of a content pack that we have no drawing for gets the griffin. */
export function figureOf(id: string): string {
  return `g-${FIGURES[id] ?? "griffin-symbol"}`;
}

type Look = Omit<Mark, "label">;

const ROLE_MARKS: Record<string, Look> = {
  worker: { shape: "hexagon", colour: "var(--role-worker)", icon: "g-flat-hammer" },
  soldier: { shape: "shield", colour: "var(--role-soldier)", icon: "g-visored-helm" },
  shadow: { shape: "disc", colour: "var(--role-shadow)", icon: "g-hood" },
  holy: { shape: "star", colour: "var(--role-holy)", icon: "g-prayer" },
};

const TERRAINS: Record<string, Look> = {
  hills: { shape: "square", colour: "#66752f", icon: "g-hills" },
  ruins: { shape: "square", colour: "#6d5f4e", icon: "g-castle-ruins" },
  forest: { shape: "square", colour: "#33603f", icon: "g-pine-tree" },
  valley: { shape: "square", colour: "#8a6a1c", icon: "g-valley" },
  mountains: { shape: "square", colour: "#47607a", icon: "g-peaks" },
  barrens: { shape: "square", colour: "#8a5a2a", icon: "g-desert" },
  swamp: { shape: "square", colour: "#3f6a5a", icon: "g-swamp" },
  cavern: { shape: "square", colour: "#4a3a5a", icon: "g-cave-entrance" },
};

const TYPES: Record<string, Look> = {
  minion: { shape: "disc", colour: "#2b1d12", icon: "g-imp" },
  beast: { shape: "disc", colour: "#2b1d12", icon: "g-paw" },
  titan: { shape: "disc", colour: "#2b1d12", icon: "g-fist" },
  boss: { shape: "disc", colour: "#2b1d12", icon: "g-crown" },
};

/** What stands for what in the phrases of the cards. */
export const LOOKS: Looks = {
  ...{ gold: { good: "gold" }, strength: { good: "strength" }, magic: { good: "magic" }, vp: { good: "vp" } },
  ...{ ...ROLE_MARKS, ...TERRAINS, ...TYPES },
  knight: { icon: "g-mounted-knight" },
  citizens: { icon: "g-farmer" },
  domains: { icon: "g-elven-castle" },
  slain: { icon: "g-imp" },
  resources: { icon: "g-swap-bag" },
  steal: { icon: "g-robber" },
  slay: { icon: "g-crossed-axes" },
};

type Named = (id: string) => string;

export function roleMark(role: string, name: Named): Mark {
  return { ...(ROLE_MARKS[role] ?? { shape: "disc", colour: "#3d2c1e", icon: "g-griffin-symbol" }), label: name(role) };
}

export function terrainMark(terrain: string, name: Named): Mark {
  return { ...(TERRAINS[terrain] ?? { shape: "square", colour: "#3d2c1e", icon: "g-hills" }), label: name(terrain) };
}

export function typeMark(type: string, name: Named): Mark {
  return { ...(TYPES[type] ?? { shape: "disc", colour: "#2b1d12", icon: "g-imp" }), label: name(type) };
}
