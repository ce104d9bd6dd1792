/** Whose work is in the pictures: game-icons.net by author, as the licence asks. */
const BY_AUTHOR: Record<string, string> = {
  "Carl Olsen": "crossbow flame spider-alt",
  "Caro Asercion": "boar deer-head goblin warlord-helmet water-mill",
  Cathelineau: "earth-worm swordwoman tree-face witch-face",
  DarkZaitzev: "cauldron fish-cooked hooded-assassin hooded-figure",
  Delapouite: `
    arch-bridge archer archive-research axe-sword barbarian barracks barrel bear-head beer-horn berries-bowl
    blacksmith bookshelf brick-wall brute cage caltrops camping-tent cape caravel cargo-ship carnivorous-plant
    castle-ruins cave-entrance cellar-barrels ceremonial-mask checkered-flag choice church cliff-crossing coins-pile
    coral cube desert devil-mask double-fish drakkar dream-catcher drum dungeon-gate dwarf-face egg-eye exit-door
    family-house farmer fire-spell-cast fish-monster fishing-pole fog forest galley gargoyle gate giant giant-squid
    goat goblin-head gold-nuggets golem-head gorilla graduate-cap graveyard griffin-symbol harbor-dock harp hill-fort
    hills horse-head human-target hut igloo imperial-crown indian-palace island jungle kenku-head knight-banner lasso
    leather-armor light-backpack lighthouse lockpicks log meal medieval-gate menhir mermaid mine-wagon miner moai
    monk-face mountain-cave mushrooms musical-notes oak-leaf obelisk ogre old-wagon orc-head palm-tree penguin person
    pirate-captain pitchfork plague-doctor-profile power-ring prayer-beads push receive-money ribbon-medal ring
    robber rock-golem rolling-dices rope-coil round-table saddle sailboat sand-snake school-of-fish shaking-hands
    sheep shop shoulder-armor snake-tongue spell-book spiked-dragon-head spiked-trunk star-gate stone-bridge
    stone-path stone-pile stone-stack sun-priest swamp tavern-sign templar-shield theater-curtains three-friends
    tree-roots trowel two-coins upgrade viking-head viking-helmet viking-longhouse viking-shield village war-pick
    warlock-eye watchtower wizard-face woman-elf-face wood-cabin wood-pile wooden-crate wool`,
  Faithtoken: "card-discard card-draw ore",
  HeavenlyDog: "catapult",
  "Kier Heyl": "elf-helmet",
  Lorc: `
    anchor angel-wings angler-fish animal-skull anvil anvil-impact at-sea axe-in-stump axe-swing backstab battle-axe
    bee beer-stein belt-buckles bestial-fangs big-wave bird-mask black-flag bleeding-wound book-cover bookmarklet
    bowman broadsword bubbling-flask campfire candle-flame candle-holder castle cloak-dagger compass cowled crab
    croc-jaws crossed-axes crossed-chains crossed-swords crown crowned-skull crystal-ball crystal-growth
    crystal-shine curly-mask death-zone dinosaur-bones domino-mask dragon-head earth-crack eclipse egg-clutch
    evil-bat fairy-wand feather fire-silhouette fire-zone flamed-leaf flat-hammer floating-crystal flying-flag
    footprint fountain frozen-orb gear-hammer ghost gooey-daemon guarded-tower hammer-drop hammer-nails harpoon-chain
    harpy holy-symbol honeycomb hood horned-helm hound hunting-horn ice-cube imp imp-laugh imprisoned lantern-flame
    laurels leeching-worm lightning-storm lightning-trio lizardman locked-chest locked-fortress lotus lyre magic-palm
    magic-swirl mail-shirt mailed-fist masked-spider meat meat-cleaver mining minotaur mirror-mirror moon mountains
    mouse muscle-up mushroom-gills night-sky oak open-book owl padlock paw peaks pine-tree pointy-hat poison-bottle
    portal prayer quill-ink raven recycle robe rogue rose round-bottom-flask rune-stone sands-of-time scale-mail
    scales scorpion scroll-unfurled scythe sea-dragon sea-serpent shield-reflect shouting skull-crossed-bones
    small-fire snail snake snake-bite snowflake-1 spear-hook spectre spider-web spiked-mace sprint spyglass
    square-bottle standing-potion star-swirl stone-block stone-tower sun-radiations sunbeams sunken-eye swap-bag
    sword-hilt swords-emblem terror third-eye three-keys tied-scroll tombstone trade treasure-map tribal-mask trident
    triple-claws tripwire turtle turtle-shell two-shadows valley vine-flower vine-leaf visored-helm volcano
    walking-boot wax-seal wheat whirlwind white-tower wizard-staff wolf-head wolf-howl wolf-trap wooden-fence world
    wyvern`,
  Lucas: "cloak",
  "Pepijn Poolman": "elven-castle",
  Sbed: "arena fire helmet shield water-drop",
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
  ["uqr", "MIT"],
  ["noble-hashes", "MIT"],
];
