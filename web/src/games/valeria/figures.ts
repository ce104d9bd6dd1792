/** The drawings of Valeria: which figure stands on which card, and the marks of roles, terrains and types. */
import type { Mark } from "../../kit/face";

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

const ROLE_MARKS: Record<string, Omit<Mark, "label">> = {
  worker: { shape: "hexagon", colour: "var(--role-worker)", icon: "g-flat-hammer" },
  soldier: { shape: "shield", colour: "var(--role-soldier)", icon: "g-visored-helm" },
  shadow: { shape: "disc", colour: "var(--role-shadow)", icon: "g-hood" },
  holy: { shape: "star", colour: "var(--role-holy)", icon: "g-prayer" },
};

const TERRAINS: Record<string, readonly [icon: string, colour: string]> = {
  hills: ["hills", "#66752f"],
  ruins: ["castle-ruins", "#6d5f4e"],
  forest: ["pine-tree", "#33603f"],
  valley: ["valley", "#8a6a1c"],
  mountains: ["peaks", "#47607a"],
  barrens: ["desert", "#8a5a2a"],
  swamp: ["swamp", "#3f6a5a"],
  cavern: ["cave-entrance", "#4a3a5a"],
};

const TYPES: Record<string, string> = { minion: "imp", beast: "paw", titan: "fist", boss: "crown" };

type Named = (id: string) => string;

export function roleMark(role: string, name: Named): Mark {
  return { ...(ROLE_MARKS[role] ?? { shape: "disc", colour: "#3d2c1e", icon: "g-griffin-symbol" }), label: name(role) };
}

export function terrainMark(terrain: string, name: Named): Mark {
  const [icon, colour] = TERRAINS[terrain] ?? ["hills", "#3d2c1e"];
  return { shape: "square", colour, icon: `g-${icon}`, label: name(terrain) };
}

export function typeMark(type: string, name: Named): Mark {
  return { shape: "disc", colour: "#2b1d12", icon: `g-${TYPES[type] ?? "imp"}`, label: name(type) };
}
