# The table of Northgard: what the words of the game do not have.

flash = Flash card
upgrade = upgrade
kind-starting = Starting card
kind-early = Development card
kind-advanced = Advanced development card
kind-achievement = Achievement
kind-unrest = Unrest
action-recruit = Recruit
action-explore = Explore
action-move = Move
action-build = Build
action-draw = Draw
action-special = Special action
action-wild = Any action

power-bear = Kaija fights for you: worth two in battle, and she eats nothing in winter. She enters no enemy territory.
power-boar = Whenever you explore without closing any territory, you gain 1 lore.
power-goat = Each small building brings you 1 food, each large one 2.
power-raven = What you close by exploring you harvest at once.
power-snake = Scorched Earth lies next to you: you fight better there, and in the Harvest you take a resource from it.
power-stag = Fame for each territory you close, and for each you conquer.
power-wolf = Each battle you win as the attacker brings you 1 food.

# -- The map

map = Map
map-tab = Map
neutral = neutral
yours = yours
open-of =
    { $n ->
        [one] open, { $n } tile
       *[other] open, { $n } tiles
    }
closed-of =
    { $n ->
        [one] closed, { $n } tile
       *[other] closed, { $n } tiles
    }
units =
    { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
invaders =
    { $n ->
        [one] { $n } unit attacks
       *[other] { $n } units attack
    }
kaija = Kaija
scorched = Scorched Earth
yields = brings { $what }
border-regular = regular border
border-difficult = difficult border
keys-turn = turn the tile
keys-count = more or fewer; on the map: larger, smaller
keys-pan = move the map
zoom-in = Larger
zoom-out = Smaller
zoom-all = The whole map
cell-open = Cell { $cell }: the tile fits here
cell-chosen = Cell { $cell }: the tile lies here
tiles = Tiles
turns = The four turns of the tile
turn-n = turned by { $n }°
fits = fits
turn-left = Turn left
turn-right = Turn right
places =
    { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    }
gain-fame = +{ $n } fame

# -- Gestures

lay-told = { $tile } on { $cell }?
lay-closes =
    { $n ->
        [one] You close a territory: { $fame } fame
       *[other] You close { $n } territories: { $fame } fame
    }
move-told =
    { $n ->
        [one] { $n } unit from { $source } to { $target }?
       *[other] { $n } units from { $source } to { $target }?
    }
recruit-told =
    { $n ->
        [one] Recruit { $n } unit on { $target }?
       *[other] Recruit { $n } units on { $target }?
    }
build-told = { $building } on { $target }?
retreat-told = Retreat: { $places }
how-many-units = How many units
how-much-food = How much food
more = more
fewer = fewer

# -- Deeds

do-play = Play
do-wait = Wait
do-exchange = Exchange
do-remove = Remove
do-upgrade = Upgrade
do-pass = Pass
do-lay = Lay the tile
do-retreat = Retreat
do-to = Move
do-from = Move
do-units = Move
do-recruit-at = Recruit
do-recruit-units = Recruit
do-settle-at = Settle
do-settle-units = Settle
do-build-on = Build
do-build = Build
do-fight-at = Fight
do-gather-at = Gather
do-group-at = Place the group
do-return-to = Return
do-prowl-to = Go
do-kaija-to = Place
do-scorch = Scorch
do-call = Call
do-use-card = Choose
do-remove-this = Remove
do-discard = Discard
do-put-back = Put back
do-take = Take
do-take-upgrade = Take
do-choose-clan = Lead this clan
do-discard-food = Discard
do-offer-units = Offer

# -- Zones

opponents = Opponents
hand = Hand
drawn = Drawn cards
active-zone = Active Zone
deck = Deck
pile = pile
discarded = discarded
draw-pile = Draw pile
discard-pile = Discard pile
upgrades = Upgrades
upgrades-taken = both taken
development = Development
achievements = Achievements
for-passing = for passing
cards = Cards
buildings = Buildings
on-map = Units
on-map-short = on the map
in-reserve = in reserve
winter = Winter
goal = goal
goal-yours = Your closed lands with a large building
goal-short = { $n } of { $most }
goal-of = Closed territories with a large building: { $n } of { $most }
goal-note = So many closed territories, each with a large building, win at the end of a year ({ $most })
first-player = First player
partner = partner
passed = has passed
nothing-yet = nothing yet
fame-of = Fame: { $n }
fame-hidden = Fame lies face down
harvest-adds = the Harvest adds { $n }
year-track = Years
year-of = year { $year } of { $years }
phases = Phases of the year
phase-setup = Set-up
phase-start = Start
phase-actions = Actions
phase-creatures = Creatures
phase-harvest = Harvest
phase-winter = Winter
phase-end = End

# -- Battle

battle-at = Battle at { $place }
attacks = attacks
defends = defends
creature = Creature
creature-value = its strength
line-units = Units
line-bonus = Bonuses
line-food = Food
line-dice = Dice
line-result = Result
line-losses = Losses
line-retreat = Retreat
force-kaija = Kaija
force-card = the card
force-scorched = Scorched Earth
damage-n = { $n } damage
food-given = discards { $n }
food-none = discards none
no-units = loses no units
retreats = { $n } retreat
stays = stays
verdict-more = More points: { $name } wins.
verdict-tie = A tie: { $name } wins as the defender.
verdict-fallen = The other side cannot survive: { $name } wins.
verdict-nobody = All fall: nobody wins.

# -- Creatures

creatures = Creatures
no-creatures = none on the map yet
strength = strength { $n }
looks-units = units
looks-buildings = buildings
looks-resources = resources
most-units = most units { $sum }
most-buildings = most buildings { $sum }
most-resources = most resources { $sum }
only-way = the only way
went-to = { $creature } went to { $place }:

# -- Points

points-tokens = Tokens
points-resources = Resources
points-cards = Cards
points-achievements = Achievements
points-strongholds = Closed with a large building
