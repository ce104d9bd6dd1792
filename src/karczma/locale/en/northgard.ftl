# Northgard: Uncharted Lands. Territories are told by their place on the map, as M10b; a board shows them.

# -- Starting cards

name-start-recruit = Recruit
name-start-explore = Explore
name-start-move = Move
name-start-build = Build
name-start-feast = Feast

# -- Clan cards

name-clan-bear-vigil = Den Guard
name-clan-bear-charge = Iron Pelt Charge
name-clan-bear-stores = Honey and Hides
name-clan-boar-trails = Bristleback Trails
name-clan-boar-omens = Omens in the Roots
name-clan-boar-wilds = Deep Wilds
name-clan-goat-terraces = Stone Terraces
name-clan-goat-larder = Deep Larder
name-clan-goat-great-works = Works of Generations
name-clan-raven-far-wing = Far Wing
name-clan-raven-knarr = Night Knarr
name-clan-raven-two-eyes = Two Eyes Aloft
name-clan-snake-ash-walk = Walk in the Ash
name-clan-snake-raiders = Coiled Raiders
name-clan-snake-wells = Tainted Wells
name-clan-stag-progress = Royal Progress
name-clan-stag-sagas = Hall of Sagas
name-clan-stag-banner = Antlered Banner
name-clan-wolf-hunt = Pack on the Trail
name-clan-wolf-frenzy = Red Snow
name-clan-wolf-howl = Howl at Dusk

# -- Development cards

name-early-trackers = Trackers
name-early-spring-levy = Spring Levy
name-early-forced-march = Forced March
name-early-carpenters = Carpenters
name-early-orchard-keepers = Orchard Keepers
name-early-timber-rafts = Timber Rafts
name-early-rune-carver = Rune Carver
name-early-war-cry = War Cry
name-early-foragers = Foragers
name-early-kindling = Kindling
name-early-old-songs = Old Songs
name-early-foresight = Foresight
name-early-runners = Runners
name-early-colonists = Colonists
name-early-young-blood = Young Blood
name-early-mead-hall = Mead Hall
name-adv-shield-levy = Shield Levy
name-adv-berserker-oath = Oath of the Berserkers
name-adv-call-to-arms = Call to Arms
name-adv-homesteads = New Homesteads
name-adv-mercenary-ship = Mercenary Ship
name-adv-cartographer = Cartographer
name-adv-long-expedition = Long Expedition
name-adv-border-cairns = Border Cairns
name-adv-pathfinders = Pathfinders
name-adv-wagon-train = Wagon Train
name-adv-surveyors = Surveyors
name-adv-shock-raid = Shock Raid
name-adv-axe-storm = Storm of Axes
name-adv-mountain-guides = Mountain Guides
name-adv-landing = Longship Landing
name-adv-plunder = Plunder
name-adv-valhalla = Eyes on Valhalla
name-adv-thunder = Thunder Strike
name-adv-encircle = Encirclement
name-adv-quiet-paths = Quiet Paths
name-adv-master-mason = Master Mason
name-adv-boom = Season of Hammers
name-adv-jarls-hall = Jarl's Command
name-adv-palisade = Raised Overnight
name-adv-stone-circle = Stone Circle
name-adv-seeress = Seeress
name-adv-war-council = War Council
name-adv-thing = The Thing Gathers
name-adv-exile = Exile
name-adv-rich-fields = Rich Fields
name-adv-knarr = Merchant Knarr
name-adv-tribute = Tribute
name-adv-skald = Court Skald
name-adv-winter-stores = Winter Stores
name-adv-sacred-grove = Sacred Grove
name-adv-great-feast = Feast of Jarls

# -- Achievements

name-ach-lawgiver = Lawgiver
name-ach-founder = Founder
name-ach-high-king = High King
name-ach-warlord = Warlord
name-ach-far-traveller = Far Traveller
name-ach-hoard-keeper = Hoard Keeper
name-ach-lore-master = Lore Master

# -- Unrest

name-unrest = Unrest

# -- Map tiles

name-tile-start = Start tile
    .mid = start tile
name-tile-01 = Map tile 1
    .mid = map tile 1
name-tile-02 = Map tile 2 (five-player start)
    .mid = map tile 2 (five-player start)
name-tile-03 = Map tile 3
    .mid = map tile 3
name-tile-04 = Map tile 4
    .mid = map tile 4
name-tile-05 = Map tile 5
    .mid = map tile 5
name-tile-06 = Map tile 6
    .mid = map tile 6
name-tile-07 = Map tile 7
    .mid = map tile 7
name-tile-08 = Map tile 8
    .mid = map tile 8
name-tile-09 = Map tile 9
    .mid = map tile 9
name-tile-10 = Map tile 10
    .mid = map tile 10
name-tile-11 = Map tile 11
    .mid = map tile 11
name-tile-12 = Map tile 12
    .mid = map tile 12
name-tile-13 = Map tile 13
    .mid = map tile 13
name-tile-14 = Map tile 14
    .mid = map tile 14
name-tile-15 = Map tile 15
    .mid = map tile 15
name-tile-16 = Map tile 16
    .mid = map tile 16
name-tile-17 = Map tile 17
    .mid = map tile 17
name-tile-18 = Map tile 18
    .mid = map tile 18
name-tile-19 = Map tile 19
    .mid = map tile 19
name-tile-20 = Map tile 20
    .mid = map tile 20
name-tile-21 = Map tile 21
    .mid = map tile 21
name-tile-22 = Map tile 22
    .mid = map tile 22
name-tile-23 = Map tile 23
    .mid = map tile 23
name-tile-24 = Map tile 24
    .mid = map tile 24
name-tile-25 = Map tile 25
    .mid = map tile 25
name-tile-26 = Map tile 26
    .mid = map tile 26
name-tile-27 = Map tile 27
    .mid = map tile 27
name-tile-28 = Map tile 28
    .mid = map tile 28
name-tile-29 = Map tile 29
    .mid = map tile 29
name-tile-30 = Map tile 30
    .mid = map tile 30
name-tile-31 = Map tile 31
    .mid = map tile 31
name-tile-32 = Map tile 32
    .mid = map tile 32
name-tile-33 = Map tile 33
    .mid = map tile 33
name-tile-34 = Map tile 34
    .mid = map tile 34

# -- Creature cards

name-creature-wolf-beige = Wolf (beige)
name-creature-wolf-brown = Wolf (brown)
name-creature-wolf-dark-brown = Wolf (dark brown)
name-creature-brown-bear-beige = Brown Bear (beige)
name-creature-brown-bear-brown = Brown Bear (brown)
name-creature-draugr-beige = Draugr (beige)
name-creature-draugr-brown = Draugr (brown)
name-creature-fallen-valkyrie-beige = Fallen Valkyrie (beige)
name-creature-fallen-valkyrie-brown = Fallen Valkyrie (brown)

# -- Clans

name-bear = Clan of the Bear
name-boar = Clan of the Boar
name-goat = Clan of the Goat
name-raven = Clan of the Raven
name-snake = Clan of the Snake
name-stag = Clan of the Stag
name-wolf = Clan of the Wolf

# -- Buildings

name-woodcutters-lodge = Woodcutter's Lodge
    .a = a Woodcutter's Lodge
name-silo = Silo
    .a = a Silo
name-defense-tower = Defence Tower
    .a = a Defence Tower
name-training-camp = Training Camp
    .a = a Training Camp
name-menhir = Menhir
    .a = a Menhir
name-altar-of-kings = Altar of Kings
    .a = an Altar of Kings
name-forge = Forge
    .a = a Forge
name-fortress = Fortress
    .a = a Fortress

# -- Creatures

name-wild-wolf = Wolf
name-brown-bear = Brown Bear
name-draugr = Draugr
name-fallen-valkyrie = Fallen Valkyrie

# -- Tokens, slots, faces of the die, sources of fame

name-food = food
name-wood = wood
name-lore = lore
name-fame = fame
count-food = { $n } food
count-wood = { $n } wood
count-lore = { $n } lore
count-fame = { $n } fame
name-small = small slot
name-stone = small slot with a stone
name-large = large slot
name-axe2 = 2 axes
name-axe3 = 3 axes
name-choice = an axe or a wound, as one chooses
name-axe1 = an axe
name-damage1 = a wound
name-axe2-damage1 = 2 axes and a wound
name-damage2 = 2 wounds
name-axe1-damage1 = an axe and a wound
name-closing = territory closed
name-closed = closed territory
name-altar = Altar of Kings
name-creature = creature beaten
units =
    { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
units-of =
    { $kaija ->
        [1] { $n ->
            [one] Kaija
           *[other] { units }, Kaija among them,
        }
       *[other] { units }
    }
tiles =
    { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }
axes =
    { $points ->
        [one] { $points } axe
       *[other] { $points } axes
    }
moves =
    { $price ->
        [one] { $price } move
       *[other] { $price } moves
    }
cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
goods =
    { $food ->
        [0] { $wood ->
            [0] { COUNT($lore, "lore") }
           *[other] { $lore ->
                [0] { COUNT($wood, "wood") }
               *[other] { COUNT($wood, "wood") } and { COUNT($lore, "lore") }
            }
        }
       *[other] { $wood ->
            [0] { $lore ->
                [0] { COUNT($food, "food") }
               *[other] { COUNT($food, "food") } and { COUNT($lore, "lore") }
            }
           *[other] { $lore ->
                [0] { COUNT($food, "food") } and { COUNT($wood, "wood") }
               *[other] { COUNT($food, "food") }, { COUNT($wood, "wood") } and { COUNT($lore, "lore") }
            }
        }
    }

# -- Options

option-clans = Clans
value-clans-choose = chosen by the players
value-clans-random = dealt at random
option-creatures = Creatures
option-more-creatures = More creatures
option-long-game = Long game (ten years)
option-teams = Teams of two

# -- What cards do

tell-recruit = recruit { $n }
tell-recruit-distinct = recruit { $n }, each on another territory
tell-explore =
    { $times ->
        [1] explore
        [2] explore twice
       *[other] explore { $times } times
    }
tell-explore-tiles =
    { $times ->
        [1] explore, choosing from { $tiles } tiles
        [2] explore twice, choosing from { $tiles } tiles
       *[other] explore { $times } times, choosing from { $tiles } tiles
    }
tell-move = move { $n }
move-attack = , with +{ $n } in every battle
move-damage = , dealing { $n } extra damage in every battle
move-ignore = , ignoring difficult borders
move-peaceful = , without entering enemy territories
tell-build =
    { $n ->
        [1] build
        [2] build up to twice
       *[other] build up to { $n } times
    }
tell-build-small = build a small building
tell-build-large = build a large building
build-discount = {" "}for { $n } wood less
tell-draw =
    { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }
draw-discard = , discard { $n } of them
draw-top = , put { $n } of them back on top of your draw pile
tell-gain-each = gain { COUNT($n, $token) } { $each }
at-most = , at most { $n }
tell-pay-to = pay { $pay } to { $effect }
tell-choose-different = do { $n } different actions out of these: { $branches }
tell-gain-any =
    { $n ->
        [one] gain a resource of your choice
       *[other] gain { $n } resources of your choice
    }
tell-plunder =
    { $n ->
        [one] take a resource from the loser
       *[other] take { $n } resources from the loser
    }
tell-swap =
    { $n ->
        [one] swap a resource for another from the supply
       *[other] swap up to { $n } resources for others from the supply
    }
tell-remove-card =
    { $n ->
        [one] you may remove { $n } other card in your hand from the game
       *[other] you may remove up to { $n } other cards in your hand from the game
    }
tell-kill =
    { $n ->
        [one] remove { $n } enemy unit from the territory with Scorched Earth
       *[other] remove { $n } enemy units from the territory with Scorched Earth
    }
tell-gather-territory = collect the resources of one territory of yours
tell-gather-tile = gain a resource printed on the tile you laid
tell-place-token = you may place Scorched Earth
tell-place-kaija = you may place Kaija on a territory of yours, or move her there
tell-tribute =
    { $n ->
        [one] every neighbouring opponent gives you { $n } resource, at most { $most } in all
       *[other] every neighbouring opponent gives you { $n } resources, at most { $most } in all
    }
each-time-explore-closed = for each of your territories closed this way, { $effect }
each-time-battle-won = for each battle won, { $effect }
each-time-large-built = for each large building built this way, { $effect }
each-closed-territory =
    { $every ->
        [1] for each closed territory of yours
       *[other] for every { $every } closed territories of yours
    }
each-territory =
    { $every ->
        [1] for each territory of yours
       *[other] for every { $every } territories of yours
    }
each-unit =
    { $every ->
        [1] for each unit of yours on the map
       *[other] for every { $every } units of yours on the map
    }
each-building =
    { $every ->
        [1] for each building on your territories
       *[other] for every { $every } buildings on your territories
    }
each-small-building =
    { $every ->
        [1] for each small building on your territories
       *[other] for every { $every } small buildings on your territories
    }
each-large-building =
    { $every ->
        [1] for each large building on your territories
       *[other] for every { $every } large buildings on your territories
    }
each-menhir =
    { $every ->
        [1] for each Menhir on your territories
       *[other] for every { $every } Menhirs on your territories
    }
each-resource =
    { $every ->
        [1] for each resource you have
       *[other] for every { $every } resources you have
    }
each-non-starting-card =
    { $every ->
        [1] for each card of your deck that is neither a starting card nor Unrest
       *[other] for every { $every } cards of your deck that are neither starting cards nor Unrest
    }
face-flash = { NAME($card) } (flash)
face-fame = At the end of the game: { COUNT($n, "fame") }.
face-no-effect = It does nothing when it is played.
face-building-small = Small building, costs { $cost }.
face-building-large = Large building, costs { $cost }.
face-slot = Stands on a { NAME($slot) }.
face-harvest = In each Harvest: { $what }.
face-forge = At the start of a year whoever controls it draws { cards } more.
face-camp = Whoever recruits on its territory places { units } more there.
face-guard = In a battle on its territory: +{ $n } for the defender.
face-shots = In a battle on its territory the defender deals { $n } extra damage.
face-tokens = There are { $n } of them.
face-clan-cards = Begins with { $initial }; upgrades: { $upgrades }.
face-power-bear = Kaija is a unit of yours that is worth two points in battle and eats nothing in winter. She comes as one of your recruited units and never enters an enemy territory.
face-power-boar = An Explore action that closes no territory at all brings you { COUNT(1, "lore") }.
face-power-goat = Each small building that you build brings you { COUNT(1, "food") }, each large one { COUNT(2, "food") }.
face-power-raven = When your Explore action closes territories of yours, you gather their resources at once.
face-power-snake = Before you play a card of your clan you may place Scorched Earth on a territory next to yours. You have one point more in battles there, and in the Harvest you take one resource from it instead of the enemy who holds it.
face-power-stag = Each territory of yours that your Explore action closes brings you { COUNT(1, "fame") }, and so does each territory that you conquer in battle.
face-power-wolf = Each battle that you win as the attacker brings you { COUNT(1, "food") }.
face-suits-bear = For those who hold their ground.
face-suits-boar = For those who wonder what lies beyond the next tile.
face-suits-goat = Good for a first game: build, and never go hungry.
face-suits-raven = For those who plan three tiles ahead.
face-suits-snake = For spiteful neighbours with a long memory.
face-suits-stag = For those who play straight for fame.
face-suits-wolf = For those who strike first.
face-strengths = In our opinion, from 0 to 3: { $what }.
face-strength = { $what } { $n }
face-strength-combat = combat
face-strength-explore = exploring
face-strength-build = building
face-strength-stores = stores
face-difficulty = To play it is { $level }.
face-difficulty-1 = easy
face-difficulty-2 = medium
face-difficulty-3 = hard
face-creature = Strength { $value }; whoever beats it gains { $reward }.
face-priorities = Goes where there are most (in this order): { $what }.
face-looks-units = units
face-looks-buildings = buildings
face-looks-resources = resources
face-starves = In the Harvest its territory yields nothing but what its buildings yield.
face-forbids = On its territory nobody builds or recruits; nobody explores from there or moves out.
face-kills = Where it appears or moves in, whoever controls the territory loses a unit of their choice.
face-attacks = Where it appears or moves in, it attacks whoever controls the territory.
face-shares = It shares its territory with units.
face-alone = It does not share its territory: whoever enters must fight it.
face-region = { $part }: { $what }.
face-side-north = north
face-side-east = east
face-side-south = south
face-side-west = west
face-inside = inside
face-slots-small =
    { $n ->
        [one] { $n } small slot
       *[other] { $n } small slots
    }
face-slots-stone =
    { $n ->
        [one] { $n } small slot with a stone
       *[other] { $n } small slots with a stone
    }
face-slots-large =
    { $n ->
        [one] { $n } large slot
       *[other] { $n } large slots
    }
face-lair = a lair
face-border-regular = regular border to { $part }
face-border-difficult = difficult border to { $part }

# -- Decisions

ask-kaija-joins =
    { $n ->
        [one] Is Kaija the unit that you place?
       *[other] Is Kaija one of the { $n } units?
    }
ask-kaija-goes = Is Kaija one of these units?
ask-lay-which = Which tile do you lay?
ask-lay-where = { NAME($tile) }: where do you lay it?
ask-lay-how = { NAME($tile) }: how do you turn it?
ask-recruit-where = Where do you recruit? Units left: { $left }.
ask-recruit-how-many = How many units do you recruit on territory { $territory }? At most { $left }.
ask-settle-where = On which neutral territory do you place your new units?
ask-settle-how-many = How many units do you place? At most { $most }.
ask-build-what = What do you build?
ask-build-where = On which territory do you build { NAME($building, case: "a") }?
ask-build-into = On which slot do you build { NAME($building, case: "a") }?
ask-discard-which = Which of the drawn cards do you discard?
ask-put-back-which = Which of the drawn cards do you put back on top?
ask-retreat = How many units retreat to territory { $refuge }? Units left: { $left }.
ask-feed = How much food do you discard for this battle? Each token is worth one point.
ask-point-or-damage = An axe, or a wound?
ask-prowl-where = Where does the { NAME($creature) } go?
ask-next-battle = Which battle is fought next?
ask-hunt-what = Do you attack a creature on territory { $territory }?
ask-move-from = From which territory do you move? Moves left: { $moves }.
ask-move-to = Where do you move from territory { $source }?
ask-how-many = How many units go from territory { $source } to { $target }?
ask-scorch-where = Do you place Scorched Earth, and where?
ask-gain-which = { NAME($by) }: which resource do you gain?
ask-hand-over =
    { $giver-is ->
        [you] { NAME($by) }: which resource do you give?
       *[other] { NAME($by) }: which resource do you take from { $giver }?
    }
ask-swap-what = { NAME($by) }: which resource do you swap for which? Swaps left: { $left }.
ask-gather-where = { NAME($by) }: which territory do you collect from?
ask-remove-which = { NAME($by) }: do you remove a card from the game?
ask-kaija-where = { NAME($by) }: where does Kaija go?
ask-choose-next = { NAME($by) }: which action do you do next?
ask-group-where = Where do you place your three units?
ask-want-land = No territory is neutral. Do you draw a tile to make one?
ask-return-where = Second chance: where do you place your new units?
ask-offer-how-many = How much { NAME($give) } do you offer your partner for as much { NAME($want) }?
ask-accept-trade = Your partner offers { COUNT($n, $want) } for { COUNT($n, $give) }: do you agree?
ask-burn-what = Scorched Earth: which resource do you take?
ask-exchange-for =
    { $teams ->
        [1] Do you exchange three resources for one, or trade with your partner?
       *[0] Do you exchange three resources for one?
    }
ask-give-what = Which three resources do you give for { COUNT(1, $token) }?
ask-want-creature = Do you bring a new creature to the map?
ask-call-where = Where does the { NAME($creature) } appear?
ask-take-which = Which card do you take?
ask-act = What do you do?
ask-play-on = Do you play another card?
ask-which-card =
    { $use ->
        [wait] Which card do you put aside?
        [exchange] Which card do you exchange?
        [remove] Which card do you remove from the game?
       *[upgrade] Which card do you give for the upgrade?
    }
ask-aside-or-removed = Does the card stay in the active zone, or leave the game?
ask-upgrade-which = Which upgrade do you take?
ask-clan-which = Which clan do you lead?

# -- Choices

choice-with-kaija = With Kaija
choice-without-kaija = Without Kaija
choice-lay-tile = { NAME($tile) }
choice-put-under = None fits: put them under the stack and draw as many
choice-lay-at = Column { $x }, row { $y }
choice-turned =
    { $turn ->
        [0] As it is
        [1] A quarter turn to the right
        [2] A half turn
       *[other] A quarter turn to the left
    }
choice-turned-here =
    { $closed ->
        [0] { choice-turned }
        [one] { choice-turned }, closing a territory of yours: { COUNT($fame, "fame") }
       *[other] { choice-turned }, closing { $closed } territories of yours: { COUNT($fame, "fame") }
    }
choice-no-more = That is all
choice-recruit-at = Territory { $territory }
choice-recruit-at-here =
    { $camps ->
        [0] Territory { $territory } ({ units } there)
       *[other] Territory { $territory } ({ units } there, and { $camps } more from its Training Camp)
    }
choice-recruit-units = { units }
choice-recruit-units-here =
    { $more ->
        [0] { units }
       *[other] { units }, and { $more } more from the Training Camp
    }
choice-settle-at = Territory { $territory }
choice-settle-units = { units }
choice-build = { NAME($building) }
choice-build-here = { NAME($building) } { for-wood }
choice-build-on = Territory { $territory }
choice-into = On the { NAME($slot) }
choice-discard = Discard { NAME($card) }
choice-discard-here = Discard { NAME($card) }: { $effect }
choice-put-back = Put { NAME($card) } back on top
choice-put-back-here = Put { NAME($card) } back on top: { $effect }
choice-fall-back =
    { $n ->
        [0] None
       *[other] { units }
    }
choice-discard-food =
    { $n ->
        [0] No food
       *[other] { COUNT($n, "food") } for { points }
    }
choice-take-point = An axe: one point more
choice-take-damage = A wound dealt to the opponent
choice-prowl-to = Territory { $territory }
choice-fight-at = Territory { $territory }
choice-fight-at-here =
    { $creature-there ->
        [1] Territory { $territory }: { units } against the { NAME($creature) }, strength { $value }
       *[0] Territory { $territory }: { units } against { $defenders }
    }
choice-hunt = Attack the { NAME($creature) }
choice-hunt-here = Attack the { NAME($creature) }: strength { $value }, { COUNT($fame, "fame") } for beating it
choice-spare = No attack here
choice-stop = No more moves
choice-from = From territory { $source }
choice-from-here = From territory { $source } ({ units })
choice-to = To territory { $target }
choice-to-here =
    { $battle ->
        [1] To territory { $target } for { moves }, into a battle
       *[0] To territory { $target } for { moves }
    }
choice-units = { units }
choice-scorch = Territory { $territory }
choice-gain-one = { COUNT(1, $resource) }
choice-hand = { COUNT(1, $resource) }
choice-swap-for = { COUNT(1, $give) } for { COUNT(1, $take) }
choice-gather-at = Territory { $territory }, which yields nothing
choice-gather-at-here = Territory { $territory }: { goods }
choice-remove-this = Remove { NAME($card) }
choice-remove-this-here = Remove { NAME($card) }: { $effect }
choice-kaija-to = Territory { $territory }
choice-pick = Action { $number }
choice-pick-here = { $effect }
choice-group-at = Territory { $territory }
choice-draw-land = Yes, draw a tile
choice-return-to = Territory { $territory }
choice-offer = Offer your partner { NAME($give) } for { NAME($want) }
choice-offer-units = { $n }
choice-offer-units-here = { COUNT($n, $give) } for { COUNT($n, $want) }
choice-agree = Yes, agreed
choice-refuse = Not this time
choice-mute = No, and no more offers of this kind in this Harvest
choice-burn = { COUNT(1, $resource) }
choice-trade-for = Three resources for { COUNT(1, $resource) }
choice-give = { goods }
choice-summon = Draw a creature card
choice-call = Territory { $territory }
choice-take = Take { NAME($card) }
choice-take-here = Take { NAME($card) }: { $effect }
choice-play = Play { NAME($card) }
choice-play-here = Play { NAME($card) }: { $effect }
choice-end-turn = End of turn
choice-wait = Wait: put a card aside without its effect
choice-exchange = Exchange: put a card aside for { COUNT(1, "lore") } and draw another
choice-remove = Remove: take a card out of the game for { COUNT(2, "lore") } and draw two
choice-upgrade = Upgrade: give a card and { COUNT(3, "lore") } for an upgrade of your clan
choice-pass = Pass: end your turns this year and take a card from the display
choice-use-card = { NAME($card) }
choice-use-card-here = { NAME($card) }: { $effect }
choice-set-aside = It stays in the active zone
choice-take-out = It leaves the game
choice-take-upgrade = Take { NAME($card) }
choice-take-upgrade-here = Take { NAME($card) }: { $effect }
choice-choose-clan = { NAME($clan) }
choice-choose-clan-here = { NAME($clan) }. { $power }

# -- Events

event-clan-taken =
    { $seat-is ->
        [you] You lead the { NAME($clan) }.
       *[other] { $seat } leads the { NAME($clan) }.
    }
event-first-player =
    { $seat-is ->
        [you] You have the first player marker.
       *[other] { $seat } has the first player marker.
    }
event-dice-rolled-for-first =
    { $seat-is ->
        [you] You roll for the first turn and get { axes }.
       *[other] { $seat } rolls for the first turn and gets { axes }.
    }
event-card-drawn =
    { $seat-is ->
        [you] You draw a card: { NAME($card) }.
       *[other] { $seat } draws a card: { NAME($card) }.
    }
event-cards-drawn =
    { $seat-is ->
        [you] You draw { cards }.
       *[other] { $seat } draws { cards }.
    }
event-card-drawn-secret =
    { $seat-is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
event-deck-reshuffled =
    { $seat-is ->
        [you] You shuffle your discard pile into a new draw pile.
       *[other] { $seat } shuffles the discard pile into a new draw pile.
    }
event-card-played =
    { $seat-is ->
        [you] You play { NAME($card) }.
       *[other] { $seat } plays { NAME($card) }.
    }
event-card-set-aside =
    { $seat-is ->
        [you] You put { NAME($card) } aside, without its effect.
       *[other] { $seat } puts { NAME($card) } aside, without its effect.
    }
event-card-removed =
    { $seat-is ->
        [you] You remove { NAME($card) } from the game.
       *[other] { $seat } removes { NAME($card) } from the game.
    }
event-card-taken =
    { $seat-is ->
        [you] You take { NAME($card) }.
       *[other] { $seat } takes { NAME($card) }.
    }
event-card-discarded =
    { $seat-is ->
        [you] You discard { NAME($card) }.
       *[other] { $seat } discards { NAME($card) }.
    }
event-card-put-back =
    { $seat-is ->
        [you] You put { NAME($card) } back on top of your draw pile.
       *[other] { $seat } puts { NAME($card) } back on top of the draw pile.
    }
event-card-put-back-secret =
    { $seat-is ->
        [you] You put a card back on top of your draw pile.
       *[other] { $seat } puts a card back on top of the draw pile.
    }
event-passed =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-paid =
    { $seat-is ->
        [you] You pay { COUNT($n, $token) }.
       *[other] { $seat } pays { COUNT($n, $token) }.
    }
event-resource-swapped =
    { $seat-is ->
        [you] You swap { COUNT(1, $give) } for { COUNT(1, $token) }.
       *[other] { $seat } swaps { COUNT(1, $give) } for { COUNT(1, $token) }.
    }
event-resource-handed-over =
    { $seat-is ->
        [you] You give { $taker } { COUNT(1, $token) } ({ NAME($by) }).
       *[other] { $taker-is ->
            [you] { $seat } gives you { COUNT(1, $token) } ({ NAME($by) }).
           *[other] { $seat } gives { $taker } { COUNT(1, $token) } ({ NAME($by) }).
        }
    }
event-resource-burnt =
    { $seat-is ->
        [you] You take { COUNT(1, $token) } from Scorched Earth on territory { $territory } instead of { $opponent }.
       *[other] { $opponent-is ->
            [you] { $seat } takes { COUNT(1, $token) } from Scorched Earth on territory { $territory } instead of you.
           *[other] { $seat } takes { COUNT(1, $token) } from Scorched Earth on territory { $territory } instead of { $opponent }.
        }
    }
event-power-gained =
    { $seat-is ->
        [you] You gain { COUNT($n, $token) } ({ NAME($clan) }).
       *[other] { $seat } gains { COUNT($n, $token) } ({ NAME($clan) }).
    }
event-resources-exchanged =
    { $seat-is ->
        [you] You exchange { goods } for { COUNT(1, $token) }.
       *[other] { $seat } exchanges { goods } for { COUNT(1, $token) }.
    }
event-resources-traded =
    { $seat-is ->
        [you] You give { $partner } { COUNT($n, $give) } for { COUNT($n, $token) }.
       *[other] { $partner-is ->
            [you] { $seat } gives you { COUNT($n, $give) } for { COUNT($n, $token) }.
           *[other] { $seat } gives { $partner } { COUNT($n, $give) } for { COUNT($n, $token) }.
        }
    }
event-trade-refused =
    { $seat-is ->
        [you] You refuse to give { $partner } { COUNT($n, $give) } for { COUNT($n, $token) }.
       *[other] { $partner-is ->
            [you] { $seat } refuses to give you { COUNT($n, $give) } for { COUNT($n, $token) }.
           *[other] { $seat } refuses to give { $partner } { COUNT($n, $give) } for { COUNT($n, $token) }.
        }
    }
event-tile-drawn =
    { $seat-is ->
        [you] You draw { NAME($tile, case: "mid") }.
       *[other] { $seat } draws { NAME($tile, case: "mid") }.
    }
event-tile-unplaceable =
    { $seat-is ->
        [you] You put { NAME($tile, case: "mid") } under the stack.
       *[other] { $seat } puts { NAME($tile, case: "mid") } under the stack.
    }
event-tiles-returned =
    { $seat-is ->
        [you] None of your tiles fits: you put them under the stack and draw as many ({ $n }).
       *[other] { $seat } has no tile that fits: all go under the stack, and as many are drawn ({ $n }).
    }
event-tile-laid =
    { $seat-is ->
        [you] You lay { NAME($tile, case: "mid") } in column { $x }, row { $y }.
       *[other] { $seat } lays { NAME($tile, case: "mid") } in column { $x }, row { $y }.
    }
event-territory-closed =
    { $seat-is ->
        [you] Your territory { $territory } ({ tiles }) is closed.
       *[other] Territory { $territory } ({ tiles }), controlled by { $seat }, is closed.
    }
event-units-placed =
    { $seat-is ->
        [you] You place { units } on territory { $territory }.
       *[other] { $seat } places { units } on territory { $territory }.
    }
event-kaija-placed =
    { $seat-is ->
        [you] You place Kaija on territory { $territory }.
       *[other] { $seat } places Kaija on territory { $territory }.
    }
event-token-placed =
    { $seat-is ->
        [you] You place Scorched Earth on territory { $territory }.
       *[other] { $seat } places Scorched Earth on territory { $territory }.
    }
event-units-moved =
    { $seat-is ->
        [you] You move { units-of } from territory { $source } to { $target }.
       *[other] { $seat } moves { units-of } from territory { $source } to { $target }.
    }
event-units-lost =
    { $seat-is ->
        [you] You lose { units-of } on territory { $territory }.
       *[other] { $seat } loses { units-of } on territory { $territory }.
    }
event-units-retreated =
    { $seat-is ->
        [you] You retreat with { units-of } to territory { $target }.
       *[other] { $seat } retreats with { units-of } to territory { $target }.
    }
event-building-built =
    { $seat-is ->
        [you] You build { NAME($building, case: "a") } on territory { $territory } { for-wood }.
       *[other] { $seat } builds { NAME($building, case: "a") } on territory { $territory } { for-wood }.
    }
for-wood =
    { $cost ->
        [0] for nothing
       *[other] for { COUNT($cost, "wood") }
    }
event-battle-began =
    { $seat-is ->
        [you] You attack { $opponent } on territory { $territory }: { $points } against { $against }.
       *[other] { $opponent-is ->
            [you] { $seat } attacks you on territory { $territory }: { $points } against { $against }.
           *[other] { $seat } attacks { $opponent } on territory { $territory }: { $points } against { $against }.
        }
    }
event-food-discarded =
    { $seat-is ->
        [you] You discard { COUNT($n, "food") } for { points } in battle.
       *[other] { $seat } discards { COUNT($n, "food") } for { points } in battle.
    }
event-die-rolled =
    { $seat-is ->
        [you] You roll: { NAME($face) }.
       *[other] { $seat } rolls: { NAME($face) }.
    }
event-face-chosen =
    { $seat-is ->
        [you] You choose { NAME($face) }.
       *[other] { $seat } chooses { NAME($face) }.
    }
event-face-chosen-nobody = { NAME($creature) }: that counts as { NAME($face) }.
event-battle-decided =
    { $seat-is ->
        [you] You win the battle against { $opponent } on territory { $territory }, { $own } to { $other }.
       *[other] { $opponent-is ->
            [you] { $seat } wins the battle against you on territory { $territory }, { $own } to { $other }.
           *[other] { $seat } wins the battle against { $opponent } on territory { $territory }, { $own } to { $other }.
        }
    }
event-fame-gained =
    { $seat-is ->
        [you] You gain { COUNT($n, "fame") } ({ NAME($source) }).
       *[other] { $seat } gains { COUNT($n, "fame") } ({ NAME($source) }).
    }
event-resources-gathered =
    { $seat-is ->
        [you] You gather { goods }.
       *[other] { $seat } gathers { goods }.
    }
event-unrest-taken =
    { $seat-is ->
        [you] You cannot feed all your people and take an Unrest card.
       *[other] { $seat } cannot feed all the people and takes an Unrest card.
    }
event-fame-lost =
    { $seat-is ->
        [you] You cannot feed all your people, and no Unrest card is left: you lose { $n ->
            [0] no fame, for you have none.
           *[other] { COUNT($n, "fame") }.
        }
       *[other] { $seat } cannot feed all the people, and no Unrest card is left: { $seat } loses { $n ->
            [0] no fame, having none.
           *[other] { COUNT($n, "fame") }.
        }
    }
event-creature-beaten =
    { $seat-is ->
        [you] You beat the { NAME($creature) }: it leaves the map.
       *[other] { $seat } beats the { NAME($creature) }: it leaves the map.
    }
event-creature-drawn =
    { $seat-is ->
        [you] You draw a creature card: { NAME($creature) }.
       *[other] { $seat } draws a creature card: { NAME($creature) }.
    }
event-year-began = Year { $year } begins.
event-card-revealed = A card is turned up: { NAME($card) }.
event-tile-laid-nobody = { NAME($tile) } lies in column { $x }, row { $y }.
event-territory-closed-nobody = The neutral territory { $territory } ({ tiles }) is closed.
event-battle-began-nobody =
    { $hunted ->
        [1] { $seat-is ->
            [you] You attack the { NAME($creature) } on territory { $territory }: { $points } against { $against }.
           *[other] { $seat } attacks the { NAME($creature) } on territory { $territory }: { $points } against { $against }.
        }
       *[0] { $opponent-is ->
            [you] The { NAME($creature) } attacks you on territory { $territory }: { $points } against { $against }.
           *[other] The { NAME($creature) } attacks { $opponent } on territory { $territory }: { $points } against { $against }.
        }
    }
event-die-rolled-nobody =
    { $roller-is ->
        [you] You roll for the { NAME($creature) }: { NAME($face) }.
       *[other] { $roller } rolls for the { NAME($creature) }: { NAME($face) }.
    }
event-battle-decided-nobody =
    { $how ->
        [beaten] { $seat-is ->
            [you] You win the battle against the { NAME($creature) } on territory { $territory }, { $own } to { $other }.
           *[other] { $seat } wins the battle against the { NAME($creature) } on territory { $territory }, { $own } to { $other }.
        }
        [wins] { $opponent-is ->
            [you] The { NAME($creature) } wins the battle against you on territory { $territory }, { $own } to { $other }.
           *[other] The { NAME($creature) } wins the battle against { $opponent } on territory { $territory }, { $own } to { $other }.
        }
       *[nobody] All units fall on territory { $territory }: nobody wins the battle.
    }
event-creatures-shuffled = The discarded creature cards are shuffled into a new pile.
event-stack-shuffled = The tiles that were not laid go back to the stack, which is shuffled.
event-creature-appeared = The { NAME($creature) } appears on territory { $territory }.
event-creature-moved = The { NAME($creature) } goes from territory { $source } to { $target }.
event-game-ended =
    { $winners-count ->
        [0] Nobody wins. { $scores }.
       *[other] { $winners-is ->
            [you] You win{ $conquered ->
                [1] {" "}by your closed territories with large buildings!
               *[0] !
            }
           *[other] { $winners-count ->
                [one] { $winners } wins{ $conquered ->
                    [1] {" "}by closed territories with large buildings.
                   *[0] .
                }
               *[other] { $winners } win{ $conquered ->
                    [1] {" "}by closed territories with large buildings.
                   *[0] .
                }
            }
        } { $scores }.
    }

# -- Refusals

NG-BUILD-01 = { NAME($building) }: none of your territories has a free slot for it.
NG-BUILD-01-territory = You do not control territory { $territory }.
NG-BUILD-02 = This costs { COUNT($cost, "wood") }; you have { $wood }.
NG-BUILD-03 = This costs { COUNT($cost, "wood") }; you have { $wood }.
NG-BUILD-04 = { NAME($building) }: there is no free slot of its size here.
NG-BUILD-04-building-slot = { NAME($building) } cannot stand on a { NAME($slot) }.
NG-BUILD-05 = { NAME($building) } needs a free slot with a stone.
NG-BUILD-07 = There is already { NAME($building, case: "a") } on this territory.
NG-BUILD-09 = { NAME($building) }: all tokens are on the map.
NG-CARD-01 = { NAME($building) }: this card allows only buildings of the other size.
NG-CARD-01-territory = Each unit of this card goes to another territory, and one already stands on { $territory }.
NG-CARD-02 = This card does not let you enter a territory where there would be a battle.
NG-CARD-04 = Action { $number } has already been done.
NG-CARD-08 = Action { $number } cannot be done now.
NG-CFIGHT-01 = The { NAME($creature) } stands on territory { $territory }, which another player controls.
NG-CFIGHT-02-creature-territory = The { NAME($creature) } stands on territory { $territory }, where you have no units.
NG-CFIGHT-02-territory = You decide about an attack on territory { $territory } separately.
NG-CLAN-05 = Kaija never enters an enemy territory.
NG-CLAN-12 = Territory { $territory } is not adjacent to any that you control.
NG-CLAN-13 = Scorched Earth already lies on territory { $territory }.
NG-CLAN-21 = Kaija does not enter the territory of a creature that does not share it.
NG-CLAN-25 = There is no { NAME($resource) } to take.
NG-COMB-07 = You have only { COUNT($has, "food") }.
NG-COMB-08 = You may discard at most as much food as you have units in this battle: { $n }.
NG-COMB-21 = All surviving units ({ $left }) must retreat there.
NG-CPHASE-02 = A creature must leave territory { $territory } if it can.
NG-CPHASE-03 = Territory { $territory } is not adjacent to the creature's.
NG-CPHASE-04 = Another creature already stands on territory { $territory }.
NG-CPHASE-05 = Territory { $territory } is neutral, and the creature can go where there are units.
NG-CPHASE-06 = Elsewhere there is more of what the creature looks for than on territory { $territory }.
NG-CREA-13-creature = The { NAME($creature) } will be fought in any case, since your units have entered its territory.
NG-CREA-13-territory = The units that entered territory { $territory } go no further: a battle with the creature awaits them.
NG-CREA-14 = You cannot enter a territory with two creatures that do not share it.
NG-CTYPE-01 = The Brown Bear on territory { $territory } does not allow it.
NG-DRAW-02 = { NAME($card) } was in your hand before: you choose only among the cards just drawn.
NG-DRAW-05 = { NAME($card) }: you have too few cards to draw.
NG-EOY-04 = Territory { $territory } is not neutral.
NG-EOY-09 = A creature keeps newcomers from territory { $territory }.
NG-EXPL-02 = No open territory of yours that may be explored from reaches this cell.
NG-EXPL-05 = A border line would be interrupted.
NG-EXPL-08 = { NAME($tile) } fits nowhere.
NG-EXPL-11 = { NAME($card) }: there are no tiles left.
NG-EXPL-15 = Units of different players would meet on one territory.
NG-EXPL-29 = { NAME($card) }: you control no open territory.
NG-HARV-08-has = Three resources are needed; you have { $has }.
NG-HARV-08-resource-has = You have only { COUNT($has, $resource) }.
NG-MAP-11 = Territory { $target } is not adjacent to territory { $source }.
NG-MAP-18 = There is no battle to resolve on territory { $territory }.
NG-MORE-03-territory = Territory { $territory } has no lair, and another territory has a free one.
NG-MORE-03-territory-creature = The { NAME($creature) } already stands on territory { $territory }.
NG-MORE-04 = The { NAME($creature) } already stands on territory { $territory }.
NG-MOVE-02 = From territory { $territory } there is nowhere to go.
NG-MOVE-02-source = You have no units on territory { $source }.
NG-MOVE-02-target = These units are already on territory { $target }.
NG-MOVE-06 =
    { $price ->
        [one] Crossing this border takes { $price } move; you have { $moves }.
       *[other] Crossing this border takes { $price } moves; you have { $moves }.
    }
NG-MOVE-06-territory-moves =
    { $moves ->
        [one] Only difficult borders lead out of territory { $territory }, and you have { $moves } move left.
       *[other] Only difficult borders lead out of territory { $territory }, and you have { $moves } moves left.
    }
NG-MOVE-09 = The units that entered the enemy territory { $territory } go no further: a battle awaits them.
NG-RECR-02 = You do not control territory { $territory }.
NG-RECR-03 = You have already placed new units on territory { $territory } in this action.
NG-RECR-05 = Without Kaija there are too few units: your reserve holds only { $reserve }.
NG-RECR-05-left =
    { $left ->
        [one] Only { $left } unit is left in your reserve.
       *[other] Only { $left } units are left in your reserve.
    }
NG-RECR-09 = Territory { $territory } is not neutral.
NG-SETUP-11 = The { NAME($clan) } is already taken.
NG-SETUP-17 = The first tile must lie beside the start tile.
NG-SETUP-18 = Territory { $territory } has no part on the tile that you have just laid.
NG-SETUP-19 = Territory { $territory } is not empty.
NG-SETUP-27 = At least one of your tiles can be laid.
NG-SETUP-30 = No territory of the tile would be empty.
NG-SPEC-01 = There is no { NAME($resource) } to give.
NG-SPEC-01-resource-tile = { NAME($tile) } shows no { NAME($resource) }.
NG-SPEC-01-source = Kaija is already on territory { $source }.
NG-SPEC-01-territory = You do not control territory { $territory }.
NG-TEAM-05 = No unit may be left on your partner's territory.
NG-TEAM-07-give-want = Your partner wants no more offers of { NAME($give) } for { NAME($want) } in this Harvest.
NG-TEAM-07-most = You have made { $most } offers in this Harvest and cannot make more.
NG-TEAM-12-give = You have no { NAME($give) } to give.
NG-TEAM-12-want = Your partner has no { NAME($want) } to give.
NG-TURN-07 = { NAME($card) } is not a flash card, and you have already played your main card.
NG-TURN-12 = Unrest cannot be removed.
NG-TURN-13 = This costs { COUNT($price, "lore") }; you have { $lore }.
NG-TURN-14 = For { NAME($card) }, choose to upgrade, which costs a card from your hand and { COUNT(3, "lore") }.
NG-TURN-16 = Unrest stays in your deck.
NG-TURN-17 = You already have both upgrades.
NG-TURN-19 = { NAME($card) } can be taken only when you pass.
NG-TURN-24 = Without a card in hand you can only pass.

# -- The end of the game

score-fame = Tokens
score-resources = Resources
score-cards = Cards
score-achievements = Achievements
medal-fame = Great Name
medal-resources = Full Storehouse
medal-cards = Finest Deck
medal-achievements = Great Deeds
