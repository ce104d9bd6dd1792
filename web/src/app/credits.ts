/** Whose work is in the pictures: game-icons.net by author, as the licence asks. */
const BY_AUTHOR: Record<string, string> = {
  "Carl Olsen": "flame spider-alt",
  "Caro Asercion": "boar deer-head goblin water-mill",
  Cathelineau: "swordwoman tree-face witch-face",
  DarkZaitzev: "fish-cooked",
  Delapouite: `
    archive-research barbarian barracks barrel bear-head beer-horn berries-bowl blacksmith bookshelf brute
    camping-tent caravel castle-ruins cave-entrance cellar-barrels checkered-flag choice church coins-pile cube
    desert double-fish drakkar dream-catcher drum exit-door family-house farmer fishing-pole forest galley gargoyle
    giant goat goblin-head gold-nuggets graveyard griffin-symbol harbor-dock harp hill-fort hills horse-head hut
    igloo imperial-crown island knight-banner light-backpack lighthouse meal menhir mine-wagon miner moai monk-face
    mushrooms musical-notes obelisk old-wagon orc-head penguin person pirate-captain plague-doctor-profile
    receive-money robber rock-golem round-table sailboat school-of-fish shaking-hands sheep shop snake-tongue
    spiked-dragon-head stone-bridge stone-path stone-pile stone-stack sun-priest swamp tavern-sign templar-shield
    three-friends tree-roots trowel two-coins upgrade viking-head viking-helmet viking-longhouse viking-shield
    village warlock-eye watchtower wizard-face wood-pile wool`,
  Faithtoken: "card-discard card-draw",
  Lorc: `
    anchor angel-wings anvil axe-in-stump axe-swing battle-axe beer-stein big-wave bird-mask bleeding-wound
    book-cover bowman bubbling-flask campfire candle-flame cloak-dagger compass crossed-axes crossed-swords crown
    crowned-skull crystal-ball crystal-growth domino-mask dragon-head flat-hammer flying-flag footprint ghost
    guarded-tower hammer-nails honeycomb hood hunting-horn ice-cube imp imp-laugh laurels lightning-trio locked-chest
    lotus lyre mailed-fist masked-spider meat meat-cleaver mining mountains muscle-up oak owl paw peaks pine-tree
    pointy-hat poison-bottle prayer raven rogue rose rune-stone sands-of-time scales scroll-unfurled scythe
    sea-dragon sea-serpent shield-reflect shouting small-fire snake snake-bite snowflake-1 spectre spider-web sprint
    spyglass stone-block stone-tower swap-bag swords-emblem third-eye tied-scroll trade treasure-map tribal-mask
    two-shadows valley vine-leaf visored-helm volcano walking-boot wax-seal wheat whirlwind white-tower wolf-head
    wolf-howl wolf-trap wooden-fence world`,
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
