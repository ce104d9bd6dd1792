/** Whose work is in the pictures: game-icons.net by author, as the licence asks. */
const BY_AUTHOR: Record<string, string> = {
  "Carl Olsen": "flame spider-alt",
  "Caro Asercion": "boar deer-head goblin",
  Cathelineau: "swordwoman tree-face witch-face",
  Delapouite: `
    barbarian bear-head beer-horn berries-bowl blacksmith brute camping-tent caravel castle-ruins cave-entrance
    cellar-barrels checkered-flag choice church coins-pile cube desert drakkar dream-catcher exit-door farmer forest
    galley gargoyle giant goat goblin-head graveyard griffin-symbol harbor-dock harp hill-fort hills horse-head hut
    imperial-crown knight-banner meal menhir miner monk-face obelisk old-wagon orc-head plague-doctor-profile robber
    rock-golem round-table sailboat shaking-hands sheep snake-tongue spiked-dragon-head stone-bridge stone-pile
    sun-priest swamp tavern-sign templar-shield tree-roots two-coins upgrade viking-head viking-helmet
    viking-longhouse viking-shield village warlock-eye watchtower wizard-face wood-pile`,
  Faithtoken: "card-discard card-draw",
  Lorc: `
    angel-wings anvil axe-swing battle-axe beer-stein bird-mask bleeding-wound book-cover bowman bubbling-flask
    campfire candle-flame cloak-dagger compass crossed-axes crossed-swords crown crowned-skull crystal-ball
    crystal-growth domino-mask dragon-head flat-hammer guarded-tower hammer-nails honeycomb hood hunting-horn imp
    imp-laugh laurels lightning-trio lotus lyre mailed-fist masked-spider meat meat-cleaver mountains muscle-up owl
    paw peaks pine-tree pointy-hat poison-bottle prayer raven rogue rose rune-stone sands-of-time scales
    scroll-unfurled scythe sea-dragon sea-serpent shield-reflect shouting snake snake-bite snowflake-1 spectre
    spider-web sprint spyglass stone-block stone-tower swap-bag swords-emblem third-eye treasure-map two-shadows
    valley visored-helm walking-boot wax-seal wheat white-tower wolf-head wolf-howl wolf-trap wooden-fence world`,
  "Pepijn Poolman": "elven-castle",
  Sbed: "fire",
  Skoll: "burning-skull fist mounted-knight open-treasure-chest skeleton troll",
  Sparker: "bear-face",
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
