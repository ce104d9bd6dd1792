# The table of Valeria: what the words of the game do not have.

kind-citizen = Citizen
kind-starter = Starter card
kind-monster = Monster
kind-domain = Domain
kind-duke = Duke
duke-secret = secret until the end
phase-roll-phase = Roll Phase
phase-action-phase-starts = Action Phase
phase-action-phase-ends = Action Phase
phase-citizen-gained = always
phase-monster-slain = always
phase-doubles = any doubles

# -- Names that fit the smallest card

short-starter-peasant = Peasant
short-starter-knight = Knight
short-goblin-mage = Mage
short-goblin-king = Gobl. King
short-flaming-skeleton = Flaming
short-skeleton-king = Skel. King
short-bane-spider = Spider
short-spider-queen = Sp. Queen
short-dire-bear = Dire Bear
short-orc-warrior = Orc
short-orc-chieftain = Chieftain
short-witch-queen = Witch
short-gelatinous-cube = Cube
short-swamp-dragon = Dragon
short-gold-golem = Golem
short-red-dragon = Red Dragon
short-foxgrove-palisade = Palisade
short-the-desert-orchid = Orchid
short-emerald-stronghold = Stronghold
short-pratchetts-plateau = Plateau
short-cathedral-of-st-aquila = Cathedral
short-darktide-harbour = Harbour
short-cloudriders-camp = Camp
short-the-orb-of-urdr = Orb of Urdr
short-rogues-landing = Landing
short-blood-crow-army = Crow Army
short-eye-of-asteraten = Eye
short-cutthroats-truce = Truce
short-halfpenny-hill = Halfpenny
short-shattered-hand = Hand
short-forgotten-sorrows = Sorrows
short-watcher-on-the-water = Watcher
short-gargans-embrace = Embrace
short-nest-of-the-weaver-witch = Nest
short-palace-of-the-dawn = Palace
short-grimmwater-keep = Keep
short-the-violet-thorn = Thorn
short-purloiners-perch = Perch
short-golden-obelisk-of-nae = Obelisk
short-monolith-of-ostendaar = Monolith

# -- Table

row-monsters = Monsters
row-citizens = Citizens
row-domains = Domains
center = Center Stacks
opponents = Opponents
your-tableau = Your tableau
by-number = and what they bring, by number
numbers-nobody = nobody with { $numbers }
his-turn = own turn
others-turn = other turns
chance = chance
roles-needed = needed
tableau-of = Tableau: { $name }
roles = Roles
domains = Domains
monsters = Monsters
duke = Duke
duke-hidden = face down
victory-stack = Victory stack
cards-in-tableau =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
tokens = tokens
peek = Peek
peek-hold = Hold to see your Duke
ledger = Citizens by number
ledger-cell =
    { $n ->
        [0] number { $number }: nobody
        [one] number { $number }: { $name }, { $n } card
       *[other] number { $number }: { $name }, { $n } cards
    }
number-called = called by the dice
exhausted = Exhausted stacks
exhausted-of = { $n } of { $most }
exhausted-hint = The game ends when { $most } stacks are exhausted.
turn-n = turn { $turn }
action-of-two = action { $n } of 2
phase-roll = Roll
phase-harvest = Harvest
phase-actions = Actions
phase-monsters = Monsters
phase-harvest-2 = Harvest II
phase-end = End
phases = Phases of the turn
active-numbers = active numbers
last-round = Last round
resting = resting
rest-marker = Resting this turn, so nothing is harvested
face-down-label =
    { $n ->
        [one] { $n } face-down card below
       *[other] { $n } face-down cards below
    }
gone = empty
new = new
with-duke = with Duke
open-points = open
first-player = first player

# -- The Dark Lord

dark-lord = Dark Lord
dark-lord-captured = Captured cards
dark-lord-surviving =
    { $n ->
        [one] { $n } Monster in the stacks
       *[other] { $n } Monsters in the stacks
    }

# -- Actions and buttons

do-slay = Slay
do-recruit = Recruit
do-acquire = Acquire
do-take-resource = Take a resource
do-keep-duke = Keep
do-use-domain = Use
do-change-die = Change the die
do-use-citizen = Use
do-take-free = Take
do-return-card = Return
do-give = Give
do-activate = Activate
do-resolve-die = This die first
do-take-monster-from = Take
do-steal-from = Take
do-pay-magic = Pay
magic-part =
    { $token ->
        [strength] How much Magic you pay instead of Strength
       *[gold] How much Magic you pay instead of Gold
    }
more-magic = More Magic
less-magic = Less Magic
you-keep = You keep
paying-for = For { $name }:
price-copy =
    { $n ->
        [one] { $n } Gold more for the copy you have
       *[other] { $n } Gold more for the copies you have
    }
price-less = { $n } Gold less thanks to your Domains
look-at-table = Show the table
show-dukes = Show the Dukes

# -- Points

points-monsters = Monsters
points-domains = Domains
points-tokens = Tokens
points-duke = Duke
tableau = Tableau
