# The table of the North, in English.

# -- kinds of cards
kind-field = Field
kind-field_upgrade = Field upgrade
kind-field_dual = Field or upgrade
kind-feature = Feature
kind-action = Action
kind-copy = Copy
kind-boost = Boost
ribbon-field = Field
ribbon-field_upgrade = Upgrade
ribbon-field_dual = Field/upgr.
ribbon-feature = Feature
ribbon-action = Action
ribbon-copy = Copy
ribbon-boost = Boost
distance-nearby = Nearby Island
distance-distant = Distant Island

# -- the ring
ring = Action tiles
does-explore = draw 1 card
does-populate = gain 1 Worker
does-construct = build a Location for free
does-harvest = gain the Goods of one Field
does-sail = put one ship into the queue
gives-construct = for free
gives-harvest = 1 Field
costs-food = costs 1 food
tile-used = used this round
pawn-ready = pawn of { $name }
pawn-exhausted = exhausted pawn of { $name }
which-pawn = Which pawn?
pawn-waiting = New pawn
pawn-anywhere = to any tile
pawn-from = From { $tile }
pawn-beside = next to it, for 1 food
pawn-side =
    { $side ->
        [exhausted] exhausted
       *[ready] ready
    }
window-label = First, 1 card
window-empty = a Boost or a Field

# -- the sea
expedition-board = Expedition board
islands-distant = Distant Islands
islands-nearby = Nearby Islands
far-distant = Distant
far-nearby = Nearby
reach-distant = ship with a fish
reach-nearby = every ship
deck-distant =
    { $n ->
        [one] Unseen: the last card of the Distant Islands deck
       *[other] Unseen: the top one of { $n } cards of the Distant Islands deck
    }
deck-nearby =
    { $n ->
        [one] Unseen: the last card of the Nearby Islands deck
       *[other] Unseen: the top one of { $n } cards of the Nearby Islands deck
    }
blind = Unseen, 1 of { $n }
rival = rival
slot-taken = taken
queue = Ship queue
queue-short = Queue
queue-empty = no ship yet
ship-of = Ship { $number }: { $name }
ship-rival = Ship { $number }: rival
ship-carries = carries { $load }
ship-empty = without a load
common = common
voyage-choose = Choose an Island, or the top card of a deck.
voyage-none = No ship is under way.
fish-reaches = reaches the Distant Islands
no-fish-reaches = reaches the Nearby Islands only
raze-conquers = may Conquer
pillage-card = The Island goes to its discard pile.
pillage-ship = The ship comes back, and its load is lost.
conquer-card = The Island stays in your Empire and is worth 1 VP at the end of the game.
conquer-ship = The ship comes back, and its load is lost.
conquer-needs-raze = Only with a Raze token on board.

# -- cards laid out
laid-keep = 1 Worker for each card kept
laid-dig-out = Cards from the top of your deck
laid-take-found = Cards found in your deck
laid-retrieve-which = Your discard pile
times =
    { $n ->
        [one] 1 such card
       *[other] { $n } such cards
    }
clans = Clans
difficulty = difficulty { $n } of 10
led-by = led by { $name }
clan-deck = in the deck
clan-first = begins with

# -- players
opponents = Opponents
your-realm = Your Empire and hand
first-player = First Player
hand = hand
ships = ships
on-tile = spent
passed = passed
pawns-waiting =
    { $n ->
        [0] no pawn waiting
        [one] 1 pawn waiting
       *[other] { $n } pawns waiting
    }
pawns-ready =
    { $n ->
        [one] 1 pawn can move on
       *[other] { $n } pawns can move on
    }
pawns-done = both pawns are exhausted
you-passed = you have passed
workers-line = Workers, { $n } spent
ships-line = Ships, { $n } in the queue
deck = deck
discarded = discarded
good-wood = wood
good-stone = stone
good-food = food
good-sheep = sheep
good-fish = fish
good-gold = Gold
good-raze = Raze tokens
empire = Your Empire
empire-short = Empire
empire-of = Empire of { $name }
open-empire =
    { $n ->
        [one] Your Empire, 1 card
       *[other] Your Empire, { $n } cards
    }
zone-fields = Fields
zone-features = Features
zone-actions = Actions
zone-islands = Islands
ready-count = { $n } ready
exhausted = exhausted
holds = on it: { $what }
copies = copies { $card }
upgrades =
    { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
    }
harvest-sum = Harvest gives: { $what }
your-hand = Your hand
hand-title = Hand
hand-empty = Your hand is empty.
hand-window =
    { $n ->
        [0] { $action }: no card fits
        [one] { $action }: 1 card fits
       *[other] { $action }: { $n } cards fit, one may be played
    }
hand-act = Boosts and Fields are played when the action in their corner is declared
hand-expedition = no cards are played in the Expedition phase
hand-lookout = cards in hand cost nothing now
cards-hidden =
    { $n ->
        [one] 1 hidden card
       *[other] { $n } hidden cards
    }

# -- turn and goal
setup = setup
round-n = round { $round }
round-short = Round { $round }
of-rounds = of { $n }
phases = Phases of the round
phase-lookout = Lookout
phase-action = Actions
phase-expedition = Expedition
phase-cleanup = Cleanup
race = Victory points: { $list }
race-why = The round in which somebody has 25 VP is the last one
last-round = Last round
goal-points = { $n } of { $of } VP
goal-of = of { $of } at the end of the game
goal-rival = the rival has { $n }
goal-islands = Islands: { $n } of { $of }

# -- chain
chain = Chain of events
chain-back = One step back
chain-on = One step on
chain-step = { $n }/{ $of }

# -- points
points-track = scored
points-empire = Empire
points-resources = Resources
points-gold = Gold
points-raze = Raze tokens

# -- answers
goods-options = Goods
goods-left = { $n } left
help-construct = { $action }: build it for free
do-pawn = Pawn
do-place-pawn = Place pawn
do-move-pawn = Move pawn
do-shift-pawn = Move pawn
do-build = Build
do-location = Location
do-use-location = Use
do-use-feature = Use
do-raze = Raze
do-raze-location = Raze
do-pass = Pass
do-take = Take
do-pick = This card
do-good = This one
do-amount = Pay
do-enough = That is all
do-no-card = No card
do-as-field = New Field
do-choose-clan = Lead this Clan
do-visit = Sail there
do-visit-unseen = Sail unseen
do-pillage = Pillage
do-conquer = Conquer
do-load = Load
do-search-for = Search
do-advance = Move forward
do-send-now = Send now
do-stay = Leave
do-clan-ship = Clan ship
do-common-ship = Common ship
do-for-food = For food
do-for-nothing = For nothing
do-cheaper = Pay less
do-in-full = Pay in full
do-nothing-more = End turn
do-decline = No
do-accept = Yes
do-branch = Choose
do-take-window = Play
do-take-keep = Keep
do-take-throw-away = Discard
do-take-give-card = Discard
do-take-construct-which = Build
do-take-build-which = Build
do-take-raze-island = Discard
do-pick-harvest-which = Harvest
do-pick-upgrade-what = Attach here
do-pick-copy-which = Copy
do-pick-sacrifice = Discard
do-pick-leave-behind = Discard
do-pick-take-back = To hand
do-pick-ready-which = Ready
do-pick-release-from = Release
do-pick-withdraw-from = Take all
do-amount-assign-how-many = Assign

# -- Several cards at once

discards = Discard { $cards }?
do-discards =
    { $n ->
        [one] Discard { $n } card
       *[other] Discard { $n } cards
    }
