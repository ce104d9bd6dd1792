/** Whose work is in the pictures: game-icons.net by author, as the licence asks. */
const BY_AUTHOR: Record<string, string> = {
  "Carl Olsen": "crossbow flame spider-alt",
  "Caro Asercion": "goblin warlord-helmet",
  Cathelineau: "earth-worm swordwoman tree-face witch-face",
  DarkZaitzev: "cauldron hooded-assassin hooded-figure",
  Delapouite: `
    archer barbarian bear-head blacksmith brute cage caltrops camping-tent cape carnivorous-plant castle-ruins
    cave-entrance church cliff-crossing coins-pile coral cube desert drakkar dream-catcher dungeon-gate dwarf-face
    farmer
    fire-spell-cast fish-monster forest gargoyle gate giant giant-squid goblin-head gorilla graveyard griffin-symbol
    harbor-dock hill-fort hills human-target imperial-crown island jungle kenku-head knight-banner lasso
    leather-armor light-backpack lighthouse log menhir mermaid mine-wagon miner monk-face mountain-cave obelisk ogre
    orc-head palm-tree plague-doctor-profile power-ring push receive-money ribbon-medal ring robber rock-golem
    rolling-dices rope-coil saddle sailboat sand-snake shaking-hands sheep shop shoulder-armor snake-tongue
    spell-book
    spiked-dragon-head spiked-trunk sun-priest swamp tavern-sign templar-shield two-coins viking-longhouse war-pick
    warlock-eye watchtower wizard-face woman-elf-face wood-cabin`,
  HeavenlyDog: "catapult",
  "Kier Heyl": "elf-helmet",
  Lorc: `
    angler-fish animal-skull anvil backstab battle-axe beer-stein belt-buckles bestial-fangs bird-mask
    bleeding-wound bookmarklet bowman broadsword bubbling-flask candle-flame cloak-dagger compass cowled crab
    croc-jaws
    crossed-axes crossed-chains crossed-swords crown crowned-skull crystal-ball crystal-growth crystal-shine
    curly-mask domino-mask dragon-head evil-bat fairy-wand fire-silhouette flamed-leaf flat-hammer flying-flag
    frozen-orb
    gear-hammer gooey-daemon guarded-tower harpoon-chain harpy hood hound imp imp-laugh laurels leeching-worm
    lightning-storm lizardman locked-chest locked-fortress lotus magic-palm magic-swirl mail-shirt mailed-fist
    masked-spider meat meat-cleaver minotaur mountains muscle-up mushroom-gills open-book owl padlock paw peaks
    pine-tree pointy-hat poison-bottle prayer raven robe rogue rose rune-stone sands-of-time scale-mail scales
    scorpion scroll-unfurled sea-dragon sea-serpent shield-reflect skull-crossed-bones small-fire snail spear-hook
    spectre spider-web spiked-mace square-bottle standing-potion star-swirl stone-block sun-radiations sunbeams
    swap-bag swords-emblem terror tied-scroll tombstone tribal-mask trident triple-claws tripwire turtle
    turtle-shell two-shadows valley vine-leaf visored-helm volcano wax-seal whirlwind white-tower wizard-staff
    wolf-trap
    wooden-fence wyvern`,
  Lucas: "cloak",
  "Pepijn Poolman": "elven-castle",
  Sbed: "helmet shield water-drop",
  Skoll: "burning-skull fist footsteps mounted-knight open-treasure-chest skeleton troll",
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
