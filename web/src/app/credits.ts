/** Whose work is in the pictures: game-icons.net by author, as the licence asks, and the interface icons. */
export const GAME_ICONS: readonly [author: string, icons: string][] = [
  ["Carl Olsen", "spider-alt"],
  ["Caro Asercion", "water-mill"],
  ["Cathelineau", "swordwoman, tree-face"],
  ["DarkZaitzev", "fish-cooked"],
  [
    "Delapouite",
    "barracks, bear-head, blacksmith, brute, castle-ruins, cave-entrance, desert, drakkar, farmer, giant, goblin-head, griffin-symbol, hills, hut, imperial-crown, knight-banner, meal, monk-face, obelisk, orc-head, sheep, stone-pile, swamp, tavern-sign, templar-shield, two-coins, viking-helmet, viking-longhouse, village, wood-pile",
  ],
  [
    "Lorc",
    "axe-in-stump, beer-stein, bowman, broadsword, candle-flame, cloak-dagger, compass, crossed-swords, crown, crowned-skull, crystal-growth, dragon-head, flat-hammer, hammer-nails, hood, imp, laurels, lotus, masked-spider, meat, meat-cleaver, owl, paw, peaks, pine-tree, pointy-hat, prayer, raven, robe, rogue, rose, rune-stone, sands-of-time, sea-serpent, small-fire, spyglass, stone-block, swap-bag, valley, vine-leaf, visored-helm, walking-boot, wax-seal, whirlwind, wooden-fence",
  ],
  ["Pepijn Poolman", "elven-castle"],
  ["Sbed", "water-drop"],
  ["Skoll", "burning-skull, fist, mounted-knight, skeleton, troll"],
];

export const FONTS: readonly [name: string, by: string][] = [
  ["Alegreya", "Juan Pablo del Peral, Huerta Tipográfica"],
  ["Atkinson Hyperlegible Next", "Braille Institute of America"],
];

/** What runs in the browser. */
export const SOFTWARE: readonly [name: string, licence: string][] = [
  ["Svelte", "MIT"],
  ["Project Fluent (@fluent/bundle)", "Apache-2.0"],
];
