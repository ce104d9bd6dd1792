/** Whose work is in the pictures: game-icons.net by author, as the licence asks. */
const BY_AUTHOR: Record<string, string> = {
  "Carl Olsen": "crossbow flame spider-alt",
  "Caro Asercion": "boar deer-head goblin warlord-helmet",
  Cathelineau: "earth-worm swordwoman tree-face witch-face",
  DarkZaitzev: "cauldron hooded-assassin hooded-figure",
  Delapouite: `
    archer barbarian bear-head beer-horn berries-bowl blacksmith brute cage caltrops camping-tent cape caravel
    carnivorous-plant castle-ruins cave-entrance cellar-barrels checkered-flag choice church cliff-crossing
    coins-pile coral cube desert drakkar dream-catcher dungeon-gate dwarf-face exit-door farmer fire-spell-cast
    fish-monster forest galley gargoyle gate giant giant-squid goat goblin-head gorilla graveyard griffin-symbol
    harbor-dock harp hill-fort hills horse-head human-target hut imperial-crown island jungle kenku-head
    knight-banner lasso leather-armor light-backpack lighthouse log meal menhir mermaid mine-wagon miner monk-face
    mountain-cave obelisk ogre old-wagon orc-head palm-tree plague-doctor-profile power-ring push receive-money
    ribbon-medal ring robber rock-golem rolling-dices rope-coil round-table saddle sailboat sand-snake shaking-hands
    sheep shop shoulder-armor snake-tongue spell-book spiked-dragon-head spiked-trunk stone-bridge stone-pile
    sun-priest swamp tavern-sign templar-shield tree-roots two-coins upgrade viking-head viking-helmet
    viking-longhouse viking-shield village war-pick warlock-eye watchtower wizard-face woman-elf-face wood-cabin
    wood-pile`,
  Faithtoken: "card-discard card-draw",
  HeavenlyDog: "catapult",
  "Kier Heyl": "elf-helmet",
  Lorc: `
    angel-wings angler-fish animal-skull anvil axe-swing backstab battle-axe beer-stein belt-buckles bestial-fangs
    bird-mask bleeding-wound book-cover bookmarklet bowman broadsword bubbling-flask campfire candle-flame
    cloak-dagger compass cowled crab croc-jaws crossed-axes crossed-chains crossed-swords crown crowned-skull
    crystal-ball crystal-growth crystal-shine curly-mask domino-mask dragon-head evil-bat fairy-wand fire-silhouette
    flamed-leaf flat-hammer flying-flag frozen-orb gear-hammer gooey-daemon guarded-tower hammer-nails harpoon-chain
    harpy honeycomb hood hound hunting-horn imp imp-laugh laurels leeching-worm lightning-storm lightning-trio
    lizardman locked-chest locked-fortress lotus lyre magic-palm magic-swirl mail-shirt mailed-fist masked-spider
    meat meat-cleaver minotaur mountains muscle-up mushroom-gills open-book owl padlock paw peaks pine-tree
    pointy-hat poison-bottle prayer raven robe rogue rose rune-stone sands-of-time scale-mail scales scorpion
    scroll-unfurled scythe sea-dragon sea-serpent shield-reflect shouting skull-crossed-bones small-fire snail snake
    snake-bite snowflake-1 spear-hook spectre spider-web spiked-mace sprint spyglass square-bottle standing-potion
    star-swirl stone-block stone-tower sun-radiations sunbeams swap-bag swords-emblem terror third-eye tied-scroll
    tombstone treasure-map tribal-mask trident triple-claws tripwire turtle turtle-shell two-shadows valley
    vine-leaf visored-helm volcano walking-boot wax-seal wheat whirlwind white-tower wizard-staff wolf-head
    wolf-howl wolf-trap wooden-fence world wyvern`,
  Lucas: "cloak",
  "Pepijn Poolman": "elven-castle",
  Sbed: "fire helmet shield water-drop",
  Skoll: "burning-skull fist footsteps mounted-knight open-treasure-chest skeleton troll",
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
