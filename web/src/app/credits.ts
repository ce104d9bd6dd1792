/** Whose work is in the pictures: game-icons.net by author, as the licence asks. */
const BY_AUTHOR: Record<string, string> = {
  "Carl Olsen": "flame spider-alt",
  "Caro Asercion": "goblin",
  Cathelineau: "swordwoman tree-face witch-face",
  Delapouite: `
    barbarian bear-head blacksmith brute camping-tent castle-ruins cave-entrance church coins-pile cube desert
    dream-catcher drakkar farmer gargoyle giant goblin-head graveyard griffin-symbol harbor-dock hill-fort hills imperial-crown knight-banner menhir miner monk-face obelisk orc-head plague-doctor-profile robber rock-golem sailboat shaking-hands sheep snake-tongue spiked-dragon-head sun-priest swamp tavern-sign templar-shield two-coins viking-longhouse warlock-eye watchtower wizard-face`,
  Lorc: `
    anvil beer-stein bowman bubbling-flask candle-flame cloak-dagger compass crossed-axes crossed-swords crown
    crowned-skull crystal-ball crystal-growth domino-mask dragon-head flat-hammer guarded-tower hood imp imp-laugh laurels lotus mailed-fist masked-spider meat-cleaver muscle-up owl paw peaks pine-tree pointy-hat
    prayer raven rogue rose sands-of-time scales scroll-unfurled sea-dragon sea-serpent shield-reflect spectre
    spider-web swap-bag swords-emblem two-shadows valley visored-helm wax-seal white-tower wooden-fence`,
  "Pepijn Poolman": "elven-castle",
  Skoll: "burning-skull fist mounted-knight skeleton troll",
};

export const GAME_ICONS: readonly [author: string, icons: string[]][] = Object.entries(BY_AUTHOR).map(([author, icons]) => [
  author,
  icons.trim().split(/\s+/),
]);

export const FONTS: readonly [name: string, by: string][] = [
  ["Alegreya", "Juan Pablo del Peral, Huerta Tipográfica"],
  ["Atkinson Hyperlegible Next", "Braille Institute of America"],
];

/** What runs in the browser. */
export const SOFTWARE: readonly [name: string, licence: string][] = [
  ["Svelte", "MIT"],
  ["Project Fluent (@fluent/bundle)", "Apache-2.0"],
];
