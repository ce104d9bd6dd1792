/** The drawings of Monster Lands: which figure stands on which card or token, and the marks of affiliations. */
import type { Mark } from "../../../kit/cards/face";
import type { Looks } from "../../../kit/cards/signs";

export { default as SHEET } from "./figures.svg?url";

const FIGURES: Record<string, string> = {
  // Starting members
  purkas: "barbarian",
  korgo: "dwarf-face",
  tortock: "turtle",
  taron: "fish-monster",
  nuduru: "elf-helmet",
  frunks: "monk-face",
  poissen: "hooded-assassin",
  timbulu: "ogre",
  // Mercenaries
  dalina: "cowled",
  drapis: "mail-shirt",
  taroa: "robe",
  puargh: "orc-head",
  fandor: "flamed-leaf",
  wondou: "wizard-staff",
  vaidala: "witch-face",
  parjas: "lizardman",
  wishor: "wizard-face",
  ginova: "mermaid",
  nimra: "swordwoman",
  frostor: "frozen-orb",
  dolfus: "warlord-helmet",
  lusara: "sun-priest",
  shandee: "archer",
  zondu: "bowman",
  tranok: "bird-mask",
  naiala: "curly-mask",
  skrat: "goblin-head",
  torko: "minotaur",
  karunna: "hooded-figure",
  guster: "hood",
  lorios: "kenku-head",
  kakron: "gorilla",
  wormee: "earth-worm",
  trulina: "woman-elf-face",
  geas: "tree-face",
  jaruna: "paw",
  greenhorn: "farmer",
  // Monsters
  snailer: "snail",
  sporus: "mushroom-gills",
  korcko: "spiked-dragon-head",
  gator: "croc-jaws",
  turfus: "carnivorous-plant",
  warkorj: "fire-silhouette",
  krinx: "scorpion",
  jurbol: "burning-skull",
  dogor: "hound",
  sandor: "sand-snake",
  moldo: "wyvern",
  krunn: "rock-golem",
  tronj: "harpy",
  sckon: "evil-bat",
  snagnus: "gargoyle",
  gorgosh: "gooey-daemon",
  blandor: "giant-squid",
  krushus: "crab",
  abysur: "angler-fish",
  caribdis: "sea-serpent",
  // Lands
  megueria: "volcano",
  thaklan: "mountain-cave",
  al_dahna: "desert",
  skyehn: "peaks",
  ghadik: "cliff-crossing",
  kale: "mountains",
  kyzhul: "island",
  rynia: "lighthouse",
  gurban: "coral",
  yuha: "jungle",
  wahibah: "palm-tree",
  uyuniah: "forest",
  // Traps and ploys
  starting_trap: "lasso",
  trap_s1: "wolf-trap",
  trap_s_plus1: "caltrops",
  trap_s_plus2: "spiked-trunk",
  trap_s_plus3: "gear-hammer",
  trap_s2: "log",
  trap_s3: "stone-block",
  trap_m1: "magic-swirl",
  trap_m_plus1: "sun-radiations",
  trap_m_plus2: "lightning-storm",
  trap_m2: "rune-stone",
  trap_m3: "dungeon-gate",
  trap_total4: "meat",
  trap_total6: "cage",
  trap_total8: "catapult",
  trap_s1_secured: "padlock",
  trap_s2_secured: "crossed-chains",
  trap_m1_secured: "star-swirl",
  trap_m2_secured: "locked-fortress",
  ploy_m1: "magic-palm",
  ploy_m2: "leeching-worm",
  ploy_s1: "tripwire",
  ploy_s2: "backstab",
  ploy_any1: "robber",
  ploy_any2: "two-shadows",
  ploy_redirect1: "push",
  ploy_redirect2: "human-target",
  // Loot
  loot_conquest_glory: "flying-flag",
  loot_kill_glory: "skull-crossed-bones",
  loot_capture_glory: "belt-buckles",
  loot_reroll4: "rolling-dices",
  loot_brews: "square-bottle",
  loot_kill6: "spear-hook",
  loot_trophies: "animal-skull",
  loot_kit: "saddle",
  loot_influence_to_magic: "ring",
  loot_magic_to_strength: "power-ring",
  loot_magic_plus2: "crystal-shine",
  loot_gold12: "locked-chest",
  loot_gold10: "swap-bag",
  loot_reroll_magic3: "fairy-wand",
  loot_recruit: "tied-scroll",
  loot_strength_plus2: "tribal-mask",
  // Equipment
  krakhen: "spell-book",
  rashnek: "war-pick",
  mortis: "bookmarklet",
  kedavra: "fire-spell-cast",
  pugnor: "battle-axe",
  slham: "spiked-mace",
  noxx: "leather-armor",
  turzoks: "turtle-shell",
  slyzor: "cloak",
  tergeo: "open-book",
  gnashbow: "crossbow",
  brimspike: "trident",
  harpax: "harpoon-chain",
  emberhide: "scale-mail",
  tidewrap: "cape",
  bulwark_cloak: "shoulder-armor",
  porter_harness: "light-backpack",
  dawnrite: "sunbeams",
};

/** A card of a content pack that we have no drawing for gets the claws. */
export function figureOf(id: string): string {
  return `g-${FIGURES[id] ?? "triple-claws"}`;
}

export const AFFILIATIONS = ["fire", "water", "air", "jungle"] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];

const MARKS: Record<string, { icon: string; colour: string; scene: string }> = {
  fire: { icon: "small-fire", colour: "#a8431a", scene: "cave" },
  water: { icon: "water-drop", colour: "#1f6a80", scene: "isle" },
  air: { icon: "whirlwind", colour: "#566b88", scene: "mountains" },
  jungle: { icon: "vine-leaf", colour: "#3f6a2c", scene: "forest" },
};

export function affiliationMark(id: string, label: string): Mark {
  const { icon, colour } = MARKS[id] ?? { icon: "triple-claws", colour: "#3d2c1e" };
  return { shape: "disc", colour, icon: `g-${icon}`, label };
}

/** The landscape behind whoever comes from there. */
export const sceneOf = (affiliation: string): string => MARKS[affiliation]?.scene ?? "valley";
export const colourOf = (affiliation: string): string => MARKS[affiliation]?.colour ?? "#6d553d";

export const HOUSES: Record<string, { icon: string; roof: string }> = {
  tavern: { icon: "g-beer-stein", roof: "#7c3a20" },
  hunting_lodge: { icon: "g-wood-cabin", roof: "#4d5a2a" },
  market: { icon: "g-shop", roof: "#2c5a66" },
  alchemist: { icon: "g-cauldron", roof: "#5b3f74" },
  armoury: { icon: "g-anvil", roof: "#6a6058" },
  merchant: { icon: "g-scales", roof: "#83601c" },
  mine: { icon: "g-mine-wagon", roof: "#553f2b" },
};

export const DIE_ICONS: Record<string, string> = {
  strength: "g-fist",
  magic: "g-crystal-growth",
  influence: "g-crown",
  attack: "g-triple-claws",
};

export const TOKEN_ICONS: Record<string, string> = {
  gold: "g-two-coins",
  glory: "g-laurels",
  potion: "g-standing-potion",
  poison: "g-poison-bottle",
  defence: "g-shield",
  trap: "g-wolf-trap",
  loot: "g-open-treasure-chest",
  trophy: "g-animal-skull",
  reputation: "g-ribbon-medal",
  die_strength: "g-fist",
  die_magic: "g-crystal-growth",
  die_influence: "g-crown",
};

export const COLOURS = ["strength", "magic", "influence"] as const;

/** What stands for what in the phrases of the cards; of a die is said which it is. */
export const LOOKS: Looks = {
  ...Object.fromEntries(Object.entries(TOKEN_ICONS).map(([token, icon]) => [token, { icon, ...(token.startsWith("die_") ? { kind: token.slice(4) } : {}) }])),
  ...Object.fromEntries(COLOURS.map((kind) => [kind, { icon: DIE_ICONS[kind] ?? "", kind }])),
  ...Object.fromEntries(Object.entries(HOUSES).map(([building, { icon }]) => [building, { icon }])),
  attack: { icon: "g-triple-claws" },
  battle: { icon: "g-crossed-swords" },
  capture: { icon: "g-cage" },
  conquest: { icon: "g-flying-flag" },
  death: { icon: "g-tombstone" },
  entrance: { icon: "g-gate" },
  exchange: { icon: "g-swap-bag" },
  panic: { icon: "g-terror" },
  redirect: { icon: "g-push" },
  reroll: { icon: "g-rolling-dices" },
  steal: { icon: "g-robber" },
  weapon: { icon: "g-broadsword" },
  wound: { icon: "g-bleeding-wound" },
};

export const TYPE_ICONS: Record<string, string> = { weapon: "g-broadsword", garment: "g-cape", spell: "g-magic-swirl" };
