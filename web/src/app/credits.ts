/** Whose work is in the pictures: game-icons.net by author, as the licence asks. */
const BY_AUTHOR: Record<string, string> = {
  "Carl Olsen": "flame spider-alt",
  "Caro Asercion": "boar deer-head goblin water-mill",
  Cathelineau: "swordwoman tree-face witch-face",
  Delapouite: `
    arch-bridge axe-sword barbarian barracks bear-head beer-horn berries-bowl blacksmith bookshelf brick-wall brute
    camping-tent caravel cargo-ship castle-ruins cave-entrance cellar-barrels ceremonial-mask checkered-flag choice
    church coins-pile cube desert devil-mask drakkar dream-catcher egg-eye exit-door family-house farmer fog forest
    galley gargoyle giant goat goblin-head golem-head graduate-cap graveyard griffin-symbol harbor-dock harp
    hill-fort hills horse-head hut imperial-crown indian-palace knight-banner lockpicks meal medieval-gate menhir
    miner moai monk-face oak-leaf obelisk old-wagon orc-head pitchfork plague-doctor-profile prayer-beads robber
    rock-golem round-table sailboat shaking-hands sheep shop snake-tongue spiked-dragon-head star-gate stone-bridge
    stone-path stone-pile sun-priest swamp tavern-sign templar-shield theater-curtains three-friends tree-roots
    two-coins upgrade viking-head viking-helmet viking-longhouse viking-shield village warlock-eye watchtower
    wizard-face wood-pile wooden-crate`,
  Faithtoken: "card-discard card-draw ore",
  Lorc: `
    angel-wings anvil anvil-impact at-sea axe-swing battle-axe bee beer-stein big-wave bird-mask black-flag
    bleeding-wound book-cover bowman broadsword bubbling-flask campfire candle-flame candle-holder castle
    cloak-dagger compass crossed-axes crossed-swords crown crowned-skull crystal-ball crystal-growth death-zone
    dinosaur-bones domino-mask dragon-head earth-crack eclipse egg-clutch feather fire-zone flat-hammer
    floating-crystal footprint fountain guarded-tower hammer-drop hammer-nails holy-symbol honeycomb hood
    horned-helm hunting-horn imp imp-laugh imprisoned lantern-flame laurels lightning-storm lightning-trio
    locked-chest lotus lyre mailed-fist masked-spider meat meat-cleaver mining mirror-mirror moon mountains mouse
    muscle-up night-sky oak owl paw peaks pine-tree pointy-hat poison-bottle portal prayer quill-ink raven recycle
    rogue rose round-bottom-flask rune-stone sands-of-time scales scroll-unfurled scythe sea-dragon sea-serpent
    shield-reflect shouting small-fire snake snake-bite snowflake-1 spectre spider-web sprint spyglass star-swirl
    stone-block stone-tower sunken-eye swap-bag sword-hilt swords-emblem third-eye three-keys trade treasure-map
    tribal-mask two-shadows valley vine-flower visored-helm walking-boot wax-seal wheat white-tower wolf-head
    wolf-howl wolf-trap wooden-fence world`,
  "Pepijn Poolman": "elven-castle",
  Sbed: "arena fire",
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
