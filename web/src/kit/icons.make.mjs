/**
 * Makes the icon sheets: only the icons that are used, taken from the packages of the two collections.
 *
 *   npm install --no-save @iconify-json/game-icons @iconify-json/lucide && node src/kit/icons.make.mjs
 *
 * `g-` are game-icons.net (CC BY 3.0; authors in credits.ts), `l-` are Lucide (ISC). Shapes are unchanged.
 * The landscapes of cards are drawn by hand, and come with the icons: a table needs both, and one file is sooner there than two.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const SHEETS = {
  "./icons.svg": {
    l: `arrow-right bell bell-off book-check book-open bot check chevron-down chevron-left chevron-right chevron-up
      circle-question-mark clock copy corner-down-left dices door-open download ellipsis eye eye-off fast-forward flag git-branch
      globe house info keyboard languages link lock log-out menu message-circle minus moon pause pencil-ruler play
      plus qr-code quote rotate-ccw scroll-text search send settings share-2 shield-check skip-back skip-forward sun
      trending-down trending-up triangle-alert undo-2 upload user user-plus users volume-2 volume-x wifi-off x`,
    g: `beer-stein candle-flame compass crossed-swords crystal-growth dragon-head drakkar griffin-symbol
      imperial-crown laurels mounted-knight
      sands-of-time scroll-unfurled sheep tavern-sign two-coins viking-longhouse wax-seal`,
  },
  "../games/valeria/figures.svg": {
    g: `anvil barbarian bear-head blacksmith bowman brute bubbling-flask burning-skull camping-tent castle-ruins
      cave-entrance church cloak-dagger coins-pile crossed-axes crown crowned-skull crystal-ball cube desert domino-mask
      dream-catcher elven-castle farmer fist flame flat-hammer gargoyle giant goblin goblin-head graveyard
      griffin-symbol guarded-tower
      harbor-dock hill-fort hills hood imp imp-laugh imperial-crown lotus mailed-fist masked-spider meat-cleaver menhir
      miner monk-face mounted-knight muscle-up obelisk orc-head owl paw peaks pine-tree plague-doctor-profile
      pointy-hat prayer raven robber rock-golem rogue rose sailboat scales sea-dragon sea-serpent shaking-hands
      shield-reflect skeleton snake-tongue spectre spider-alt spider-web spiked-dragon-head sun-priest swamp swap-bag
      swords-emblem swordwoman templar-shield tree-face troll two-shadows valley visored-helm warlock-eye watchtower
      white-tower witch-face wizard-face wooden-fence`,
  },
  "../games/monster_lands/figures.svg": {
    g: `angler-fish animal-skull anvil archer backstab barbarian battle-axe beer-stein belt-buckles bestial-fangs
      bird-mask bleeding-wound bookmarklet bowman broadsword burning-skull cage caltrops candle-flame cape
      carnivorous-plant catapult cauldron cliff-crossing cloak coral cowled crab croc-jaws crossbow crossed-chains
      crossed-swords crown crystal-growth crystal-shine curly-mask desert dungeon-gate dwarf-face earth-worm
      elf-helmet evil-bat fairy-wand farmer fire-silhouette fire-spell-cast fish-monster fist flamed-leaf flying-flag
      footsteps forest frozen-orb gargoyle gate gear-hammer giant-squid goblin-head gooey-daemon gorilla harpoon-chain
      harpy helmet hood hooded-assassin hooded-figure hound human-target imperial-crown island jungle kenku-head lasso
      laurels leather-armor leeching-worm light-backpack lighthouse lightning-storm lizardman locked-chest
      locked-fortress log magic-palm magic-swirl mail-shirt meat mermaid mine-wagon minotaur monk-face
      mountain-cave mountains mushroom-gills ogre open-book open-treasure-chest orc-head padlock palm-tree paw
      peaks poison-bottle power-ring push receive-money ribbon-medal ring robber robe rock-golem rolling-dices
      rope-coil rune-stone saddle sand-snake scale-mail scales scorpion sea-serpent shield shop shoulder-armor
      skull-crossed-bones small-fire snail spear-hook spell-book spiked-dragon-head spiked-mace spiked-trunk
      square-bottle standing-potion star-swirl stone-block sun-priest sun-radiations sunbeams swap-bag swordwoman
      terror tied-scroll tombstone tree-face tribal-mask trident triple-claws tripwire turtle turtle-shell two-coins
      two-shadows vine-leaf volcano war-pick warlord-helmet water-drop whirlwind witch-face wizard-face
      wizard-staff wolf-trap woman-elf-face wood-cabin wyvern`,
  },
  "../games/northgard/figures.svg": {
    g: `angel-wings anvil axe-swing barbarian battle-axe bear-face bear-head beer-horn berries-bowl bird-mask
      bleeding-wound boar book-cover burning-skull campfire caravel card-discard card-draw cellar-barrels
      checkered-flag choice compass crossed-axes crossed-swords crystal-ball deer-head drakkar exit-door fire forest
      galley goat griffin-symbol hammer-nails harp honeycomb hood horse-head hunting-horn hut imperial-crown
      knight-banner lightning-trio lyre meal meat mountains old-wagon open-treasure-chest paw peaks pine-tree
      poison-bottle raven round-table rune-stone sailboat scales scroll-unfurled scythe shaking-hands shouting snake
      snake-bite snowflake-1 sprint spyglass stone-block stone-bridge stone-pile stone-tower swap-bag third-eye
      treasure-map tree-roots two-coins upgrade viking-head viking-helmet viking-longhouse viking-shield village
      walking-boot wheat wolf-head wolf-howl wolf-trap wood-pile wooden-fence world`,
  },
  "../games/wonderful_kingdom/figures.svg": {
    g: `anvil anvil-impact arch-bridge arena at-sea axe-sword barracks bee big-wave black-flag bookshelf brick-wall
      broadsword bubbling-flask burning-skull candle-flame candle-holder cargo-ship castle castle-ruins
      ceremonial-mask church cloak-dagger coins-pile compass crossed-swords crown crystal-growth death-zone
      desert devil-mask dinosaur-bones domino-mask dragon-head earth-crack eclipse egg-clutch egg-eye
      elven-castle family-house feather fire-zone floating-crystal fog footprint fountain giant golem-head
      graduate-cap hammer-drop hammer-nails harbor-dock hill-fort holy-symbol hood horned-helm imperial-crown
      imprisoned indian-palace knight-banner lantern-flame laurels lightning-storm locked-chest lockpicks lyre
      medieval-gate mining mirror-mirror moai moon mounted-knight mouse night-sky oak oak-leaf obelisk old-wagon
      open-treasure-chest ore owl pitchfork plague-doctor-profile portal prayer-beads quill-ink recycle robber
      rock-golem round-bottom-flask scroll-unfurled sea-serpent shop small-fire snowflake-1 spider-web
      spiked-dragon-head spyglass star-gate star-swirl stone-block stone-path sunken-eye swap-bag sword-hilt
      templar-shield theater-curtains three-friends three-keys trade treasure-map tribal-mask two-coins village
      vine-flower visored-helm walking-boot watchtower water-mill wheat white-tower wolf-trap wooden-crate world`,
  },
  "../games/empires_north/figures.svg": {
    g: `anchor anvil archive-research axe-in-stump barbarian barracks barrel bear-head beer-stein big-wave bookshelf
      bowman bubbling-flask camping-tent candle-flame cave-entrance church coins-pile compass crossed-axes
      crossed-swords crown crystal-growth double-fish dragon-head drakkar drum elven-castle family-house farmer
      fish-cooked fishing-pole fist flat-hammer flying-flag footprint ghost gold-nuggets hammer-nails harbor-dock
      hut ice-cube igloo imperial-crown island knight-banner laurels light-backpack lighthouse locked-chest meal
      menhir mine-wagon mining moai monk-face mushrooms musical-notes oak open-treasure-chest paw peaks penguin
      person pine-tree pirate-captain prayer raven receive-money sailboat sands-of-time scales school-of-fish
      scroll-unfurled shaking-hands sheep shop small-fire spyglass stone-path stone-pile stone-stack swap-bag
      swordwoman tavern-sign three-friends tied-scroll trade tribal-mask trowel valley viking-helmet
      viking-longhouse village vine-leaf volcano walking-boot watchtower water-mill wax-seal wheat whirlwind
      white-tower wood-pile wooden-fence wool`,
  },
};

const DRAWN = { "./icons.svg": "./scenes.svg" };
const COLLECTIONS = { g: "@iconify-json/game-icons/icons.json", l: "@iconify-json/lucide/icons.json" };
const require = createRequire(`${process.cwd()}/package.json`);

function symbols(prefix, names) {
  const { icons, width = 24, height = width } = JSON.parse(readFileSync(require.resolve(COLLECTIONS[prefix])));
  return names
    .trim()
    .split(/\s+/)
    .map((name) => {
      if (!icons[name]) throw new Error(`no icon ${name}`);
      return `<symbol id="${prefix}-${name}" viewBox="0 0 ${width} ${height}">${icons[name].body}</symbol>`;
    })
    .join("\n");
}

for (const [path, sheet] of Object.entries(SHEETS)) {
  const parts = Object.entries(sheet).map(([prefix, names]) => symbols(prefix, names));
  if (DRAWN[path]) parts.push(readFileSync(new URL(DRAWN[path], import.meta.url), "utf8").replace(/<\/?svg[^>]*>/g, "").trim());
  const target = fileURLToPath(new URL(path, import.meta.url));
  writeFileSync(target, `<svg xmlns="http://www.w3.org/2000/svg">\n${parts.join("\n")}\n</svg>\n`);
}
