# The table of It's a Wonderful Kingdom.

table = Table
opponent = Opponent
rival = Rival
enemy = the enemy
deck-status = in the deck { $deck } · discarded { $discard }
round = Round
round-n = Round { $n }
round-of = Round { $n } of { $all }
round-deck = Round deck
starts = { $name } starts
offer-n = offer { $n } of 4
who-offers = Who makes the offer
planning-together = you both plan
cards-left =
    { $n ->
        [one] { $n } card to plan
       *[other] { $n } cards to plan
    }
placing = placing cubes
ready = plan finished
thinking = thinking
chosen = selected

phase-setup = Set-up
phase-choice = Choice
phase-planning = Planning
phase-production = Production
phase-combat = Combat
phase-conquest = Conquest
phase-over = Game over

# -- Kinds of cards

kind-structure = Structure
kind-company = Company
kind-monument = Monument
kind-discovery = Discovery
kind-treasure = Treasure
kind-calamity = Calamity
kind-menace = Menace
kind-advisor = Advisor
kind-duchy = Duchy
kind-quest = Quest
spaces-filled = cost spaces filled: { $n } of { $all }
shrouded = shrouded in mist
stolen = robbed, produces nothing
in-hand = in your hand
completes = This completes the card.
completes-short = completes it

# -- Lecterns and areas

lectern-of = { $name }'s lectern
your-lectern = Your lectern
hand = Hand
your-hand = Hand
traps = Traps
trap-token = Trap token
spy-token = Spy token
illusion-token = Illusionist token
area-left = Left area
area-right = Right area
area-empty = empty
area-empty-take = empty; it may be taken all the same
selection = Selection area
your-selection = Your selection area
selection-of = { $name }'s selection area
you-offer = You make the offer
you-offered = Your offer waits to be chosen from
you-choose = You choose one area
you-will-choose = You choose an area afterwards
they-offer = makes the offer
they-offered = the offer is made
they-choose = chooses one area
they-will-choose = will choose an area
rival-offered = has offered, you choose
rival-will-choose = will take the better area
rival-rule = The rival takes the area of higher value: a face-up card counts 1, a calamity or menace −2, a face-down card 0. If they are equal, it takes the one with more cards; if these are equal too, the left one.
take-this = take this area
put-here = put it here
put-trapped = put it face down
hint-hand = point at a card, or drag it to an area
hint-area = now point at an area
hint-after = your offer comes after this choice
face-down-of = Face-down card, trap of { $name }
known-own = it is { $card }, but only you know
known-spied = spied: it is { $card }, but only you know
only-you = only you know
only-you-spied = spied
marked-by = Illusionist token of { $name }

# -- Workshop

each-card = build or recycle each card
zone-begin = Build
zone-recycle = Recycle
pick-card-first = point at a card first
construction = Under construction
construction-empty = No card is under construction.
hint-place = { $piece }: point at the card it goes to
hint-scrap = point at the card to scrap
hint-fight = point at the menace the soldier goes to
pieces = Cubes and soldiers
scrap = Scrap
alchemy = Alchemy
alchemy-of = { $n } of { $rate }
soldiers = Soldiers in the pool
in-training = Soldier in training, waits for a second supremacy
pool = pool
training = training
calamities = Calamities
set-aside = Cubes set aside by Devourers
production = Production
production-now = production now
production-next = Production of this round
production-then = Production after this decision
production-of-step = { $step }: you { $mine }, opponent { $theirs }
steps-in-order = step by step, each with its supremacy
step-now = Production: { $step }
no-production = no production
no-supremacy = no supremacy
supremacy-nobody = nobody has supremacy
supremacy-from = supremacy from { $n } cubes
supremacy-yours = your supremacy
supremacy-of = supremacy: { $name }
threshold = this many cubes give supremacy
threshold-rule = At least { $n } cubes in a step of production give supremacy.
stage-n = stage { $n }
set-cards = Soldiers for a card: { $soldiers }. Points lost for an undefeated one: { $points }.

# -- Duchy

duchy = Duchy
your-duchy = Your duchy
duchy-of = { $name }'s duchy
duchy-empty = The duchy waits for its first completed card.
completed = Completed
open-points = points
points-now = Points now
points-of = { $n } of { $most } points
points-cards = cards
points-per = for kinds of cards
points-calamities = calamities
points-soldiers = soldiers
points-menaces = menaces
points-quest = quest
points-territories = territories
medals = Medals
medal-none = no medal
medal-bronze = bronze medal
medal-silver = silver medal
medal-gold = gold medal

# -- Conquest

reserve = reserve
territories =
    { $n ->
        [one] { $n } territory
       *[other] { $n } territories
    }
held-by = { $name }, armies: { $n }
held-by-nobody = nobody's
occupied = occupied
recruit = Recruit
less = Fewer
more = More
march-from = From where
march-clash = Clash
march-effects = Effects
march-one-more = One more army from { $land }
march-price = Price in soldiers: { $n } of { $has }
n-of = { $n } of { $all }
against = against
clash-won =
    Each side withdraws { $n ->
        [one] 1 army
       *[other] { $n } armies
    }. In the territory { $stay ->
        [one] 1 army of yours stays
       *[other] { $stay } armies of yours stay
    }.
clash-needs = At least { $n } armies are needed.
clash-none = Nobody defends this territory.

# -- Buttons

do-put = Put it there
do-take = Take the area
do-spy = Look at it
do-mark = Place the token
do-swap = Swap
do-begin = Build
do-recycle = Recycle
do-place = Place it
do-transmute = Into the alchemy
do-crystallise = Place krystallium
do-post = Send a soldier
do-scrap = Scrap
do-send = Send a soldier
do-lose-cube = Give up the cube
do-feed = Give up the soldier
do-shroud = Shroud it
do-steal = Rob it
do-destroy = Destroy
do-give-up = Give it up
do-choose-duchy = Choose
do-choose-menace = Choose
do-choose-quest = Choose
do-choose-board = Play here
do-march = March
do-send-army = Send an army
do-go = March
do-hold = Hold these
do-imprison = Imprison
do-ready = Plan finished
do-done = That is all
do-pass = Pass
do-enlist = Exchange
do-spare = Destroy nothing
do-no-mark = No token
do-no-swap = No swap
do-recruit = Recruit
