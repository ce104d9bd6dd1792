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
labels = Names of the territories
minimap = The whole map in the corner: press a place to see it
beyond =
    { $n ->
        [one] { $n } more possibility out of sight: show it
       *[other] { $n } more possibilities out of sight: show the nearest
    }
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

lay-told = { $tile }: do you lay it on { $cell }?
lay-closes =
    { $n ->
        [one] You close a territory and gain { $fame } fame
       *[other] You close { $n } territories and gain { $fame } fame
    }
move-told =
    { $n ->
        [one] Do you move { $n } unit from { $source } to { $target }?
       *[other] Do you move { $n } units from { $source } to { $target }?
    }
recruit-told =
    { $n ->
        [one] Do you recruit { $n } unit on { $target }?
       *[other] Do you recruit { $n } units on { $target }?
    }
price-now = now { $now } instead of { $printed } (the card's discount)
build-hint = Point at a building to read what it does.
build-told = { $building }: do you build it on { $target }?
clan-note = { $card } goes into your deck; the upgrades are set aside.
retreat-told = You retreat to { $places }
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
do-prowl-to = Move the creature
do-kaija-to = Place Kaija
do-scorch = Place the token
do-call = Place the creature
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
goal-note = Whoever has { $most } closed territories with a large building at the end of a year wins
first-player = First player
partner = partner
passed = has passed
nothing-yet = nothing yet
lands = Territories
fame = Fame
fame-of = Fame: { $n }
fame-hidden = Fame tokens lie face down
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

go-on = Go on
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
retreats =
    { $n ->
        [one] { $n } retreats
       *[other] { $n } retreat
    }
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
points-strongholds = Closed territories with a large building
