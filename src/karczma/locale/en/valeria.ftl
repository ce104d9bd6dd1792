# Valeria: Card Kingdoms. Names have one further form where sentences need it: `a`, with its article.

# -- Citizens

name-cleric = Cleric
    .a = a Cleric
name-monk = Monk
    .a = a Monk
name-merchant = Merchant
    .a = a Merchant
name-blacksmith = Blacksmith
    .a = a Blacksmith
name-mercenary = Mercenary
    .a = a Mercenary
name-alchemist = Alchemist
    .a = an Alchemist
name-archer = Archer
    .a = an Archer
name-wizard = Wizard
    .a = a Wizard
name-peasant = Peasant
    .a = a Peasant
name-knight = Knight
    .a = a Knight
name-rogue = Rogue
    .a = a Rogue
name-thief = Thief
    .a = a Thief
name-champion = Champion
    .a = a Champion
name-warlord = Warlord
    .a = a Warlord
name-paladin = Paladin
    .a = a Paladin
name-priestess = Priestess
    .a = a Priestess
name-butcher = Butcher
    .a = a Butcher
name-miner = Miner
    .a = a Miner
name-starter-peasant = Starter Peasant
    .a = the Starter Peasant
name-starter-knight = Starter Knight
    .a = the Starter Knight

# -- Monsters

name-goblin = Goblin
    .a = a Goblin
name-goblin-mage = Goblin Mage
    .a = a Goblin Mage
name-goblin-king = Goblin King
    .a = the Goblin King
name-skeleton = Skeleton
    .a = a Skeleton
name-flaming-skeleton = Flaming Skeleton
    .a = a Flaming Skeleton
name-skeleton-king = Skeleton King
    .a = the Skeleton King
name-treant = Treant
    .a = a Treant
name-bane-spider = Bane Spider
    .a = a Bane Spider
name-spider-queen = Spider Queen
    .a = the Spider Queen
name-owlbear = Owlbear
    .a = an Owlbear
name-giant = Giant
    .a = a Giant
name-troll = Troll
    .a = the Troll
name-dire-bear = Dire Bear
    .a = a Dire Bear
name-orc-warrior = Orc Warrior
    .a = an Orc Warrior
name-orc-chieftain = Orc Chieftain
    .a = the Orc Chieftain
name-gargoyle = Gargoyle
    .a = a Gargoyle
name-wraith = Wraith
    .a = the Wraith
name-witch-queen = Witch Queen
    .a = the Witch Queen
name-gelatinous-cube = Gelatinous Cube
    .a = a Gelatinous Cube
name-basilisk = Basilisk
    .a = the Basilisk
name-swamp-dragon = Swamp Dragon
    .a = the Swamp Dragon
name-kobolds = Kobolds
    .a = the Kobolds
name-gold-golem = Gold Golem
    .a = the Gold Golem
name-red-dragon = Red Dragon
    .a = the Red Dragon

# -- Domains: proper names, so they are their own second form

name-foxgrove-palisade = Foxgrove Palisade
name-the-desert-orchid = The Desert Orchid
name-emerald-stronghold = Emerald Stronghold
name-pratchetts-plateau = Pratchett's Plateau
name-cathedral-of-st-aquila = Cathedral of St Aquila
name-darktide-harbour = Darktide Harbour
name-cloudriders-camp = Cloudrider's Camp
name-the-orb-of-urdr = The Orb of Urdr
name-rogues-landing = Rogue's Landing
name-blood-crow-army = Blood Crow Army
name-eye-of-asteraten = Eye of Asteraten
name-cutthroats-truce = Cutthroat's Truce
name-halfpenny-hill = Halfpenny Hill
name-shattered-hand = Shattered Hand
name-forgotten-sorrows = Forgotten Sorrows
name-watcher-on-the-water = Watcher on the Water
name-gargans-embrace = Gargan's Embrace
name-nest-of-the-weaver-witch = Nest of the Weaver Witch
name-palace-of-the-dawn = Palace of the Dawn
name-grimmwater-keep = Grimmwater Keep
name-the-violet-thorn = The Violet Thorn
name-purloiners-perch = Purloiner's Perch
name-golden-obelisk-of-nae = Golden Obelisk of Nae
name-monolith-of-ostendaar = Monolith of Ostendaar

# -- Dukes

name-cornelius-the-dreamer = Cornelius the Dreamer
name-elsyn-saint-of-shadows = El'syn, Saint of Shadows
name-elisium-the-allsmith = Elisium the Allsmith
name-hrothgar-the-conqueror = Hrothgar the Conqueror
name-isabella-the-righteous = Isabella the Righteous
name-lekzandr-the-protector = Lekzand'r the Protector
name-node-master-of-swords = Node, Master of Swords
name-reese-the-firebrand = Reese the Firebrand
name-simon-the-unclean = Simon the Unclean
name-waryn-lord-of-rogues = Waryn, Lord of Rogues

# -- Terrains, types, roles, sets

name-barrens = Barrens
name-hills = Hills
name-ruins = Ruins
name-forest = Forest
name-swamp = Swamp
name-valley = Valley
name-cavern = Cavern
name-mountains = Mountains

name-minion = Minion
name-beast = Beast
name-titan = Titan
name-boss = Boss

name-worker = Worker
name-soldier = Soldier
name-shadow = Shadow
name-holy = Holy
count-worker =
    { $n ->
        [one] { $n } Worker
       *[other] { $n } Workers
    }
count-soldier =
    { $n ->
        [one] { $n } Soldier
       *[other] { $n } Soldiers
    }
count-shadow =
    { $n ->
        [one] { $n } Shadow
       *[other] { $n } Shadows
    }
count-holy = { $n } Holy

name-first-game = First game
name-gold-rush = Glittering Gold
name-masters-of-magic = Mastery Over Magic
name-monster-blood = Monster Blood

# -- Tokens

name-gold = Gold
name-strength = Strength
name-magic = Magic
name-vp = Victory tokens
count-gold = { $n } Gold
count-strength = { $n } Strength
count-magic = { $n } Magic
count-vp =
    { $n ->
        [one] { $n } Victory token
       *[other] { $n } Victory tokens
    }

# -- Options

option-set = Card set
value-set-random = drawn at random
option-terrains = Terrains
value-terrains-none = those of the set
option-citizens = Citizens
value-citizens-none = those of the set
option-mixed-stacks = Mixed Citizen stacks
option-duke-resource-scoring = Dukes count resources
value-duke-resource-scoring-combined = all three kinds together
value-duke-resource-scoring-per-kind = each kind by itself
option-resting-player-targetable = The resting player may be stolen from
option-solo-count-victory-tokens = Victory tokens count in the solo game

# -- What effects do

each-citizens =
    { $every ->
        [1] for each Citizen
       *[other] for every { $every } Citizens
    }
each-citizens-type =
    { $every ->
        [1] for each Citizen (not Starters)
       *[other] for every { $every } Citizens (not Starters)
    }
each-citizens-role =
    { $every ->
        [1] for each { NAME($role) } Citizen
       *[other] for every { $every } { NAME($role) } Citizens
    }
each-citizens-name =
    { $every ->
        [1] for each { NAME($name) }
       *[other] for every { $every } { NAME($name) } cards
    }
each-slain =
    { $every ->
        [1] for each Monster in your Victory stack
       *[other] for every { $every } Monsters in your Victory stack
    }
each-slain-terrain =
    { $every ->
        [1] for each { NAME($terrain) } Monster in your Victory stack
       *[other] for every { $every } { NAME($terrain) } Monsters in your Victory stack
    }
each-slain-type =
    { $every ->
        [1] for each { NAME($type) } in your Victory stack
       *[other] for every { $every } Monsters of type { NAME($type) } in your Victory stack
    }
each-domains =
    { $every ->
        [1] for each Domain
       *[other] for every { $every } Domains
    }
each-icons-role =
    { $every ->
        [1] for each { NAME($role) } icon
       *[other] for every { $every } { NAME($role) } icons
    }
each-resources =
    { $every ->
        [1] for each resource
       *[other] for every { $every } resources
    }

citizen-any = any Citizen
citizen-named = { NAME($name, case: "a") }
domain-named = { NAME($domain) }
citizen-of-role = a { NAME($role) } Citizen
citizen-at-most = { $what } with a base cost of at most { COUNT($most, "gold") }
tell-take-citizen = take { $what } from the Center Stacks
tell-take-citizen-may = you may take { $what } from the Center Stacks
tell-take-monster = take a random Monster, without its reward, from a chosen opponent's Victory stack
tell-return-citizens = return one of your Citizens (not a Starter) to its stack to gain { $gain }
tell-return-citizens-may = you may return one of your Citizens (not a Starter) to its stack to gain { $gain }
tell-return-slain = return a Monster from your Victory stack to its stack to gain { $gain }
tell-return-slain-may = you may return a Monster from your Victory stack to its stack to gain { $gain }
tell-bonus-slay = you may slay one more Monster at its usual cost and for its usual reward
tell-die-set = set a die to { $value }
tell-die-set-paid = pay { $pay } to set a die to { $value }
tell-die-raise = turn a die up by { $value }
tell-die-raise-paid = pay { $pay } to turn a die up by { $value }
tell-die-lower = turn a die down by { $value }
tell-die-lower-paid = pay { $pay } to turn a die down by { $value }

when-roll-phase = in your Roll Phase you may { $effect }
when-action-phase-started =
    { $whose ->
        [own] at the start of your Action Phase: { $effect }
       *[anybody] at the start of every Action Phase: { $effect }
    }
when-action-phase-ended =
    { $whose ->
        [own] at the end of your Action Phase: { $effect }
       *[anybody] at the end of every Action Phase: { $effect }
    }
when-citizen-gained =
    { $whose ->
        [own] when you gain a Citizen: { $effect }
       *[anybody] when anybody gains a Citizen: { $effect }
    }
when-monster-slain =
    { $whose ->
        [own] when you slay a Monster: { $effect }
       *[anybody] when anybody slays a Monster: { $effect }
    }
when-doubles =
    { $whose ->
        [own] when your dice show a double: { $effect }
       *[anybody] when anybody's dice show a double: { $effect }
    }
while-surcharge-times =
    { $times ->
        [0] you recruit without the surcharge for copies
       *[other] your surcharge for copies is multiplied by { $times }
    }
while-surcharge-add =
    { $turn ->
        [less] your surcharge for copies is { COUNT($n, "gold") } less
       *[more] your surcharge for copies is { COUNT($n, "gold") } more
    }
while-domain-cost-times =
    { $times ->
        [0] Domains cost you nothing
       *[other] the cost of Domains is multiplied by { $times } for you
    }
while-domain-cost-add =
    { $turn ->
        [less] Domains cost you { COUNT($n, "gold") } less
       *[more] Domains cost you { COUNT($n, "gold") } more
    }

# -- Faces of cards

face-citizen = { NAME($card) }: Citizen, { NAME($role) }
face-starter = { NAME($card) }: Starter card
face-monster = { NAME($card) }: Monster, { NAME($type) }, { NAME($terrain) }
face-domain = { NAME($card) }: Domain
face-duke = { NAME($card) }: Duke
face-terrain = { NAME($card) }: Terrain
face-type = { NAME($card) }: type of Monster
face-role = { NAME($card) }: Role
face-monsters = Monsters: { $names }.
face-citizens = Citizens: { $names }.
face-numbers =
    { $count ->
        [1] Activation number: { $numbers }.
       *[other] Activation numbers: { $numbers }.
    }
face-cost = Cost: { $cost }.
face-cost-plus = Cost: { $n }+ Gold.
face-need = { COUNT($n, $role) }
face-needs = Requires { $needs }.
face-active = On your turn: { $power }.
face-inactive = On other turns: { $power }.
face-reward = Reward: { $reward }.
face-points = { $n } VP.
score-line = { $n } VP { $each }.

# -- Decisions

ask-keep-which = Which Duke do you keep?
ask-change-dice = The dice show { $first } and { $second }. Do you change them?
ask-which-die = { NAME($by) }: which die do you change?
ask-use-which = Which activated Citizen do you use next?
ask-consolation = None of your Citizens was activated. Do you take one resource?
ask-act = Which action do you take?
ask-bonus-action = { NAME($by) }: which Monster do you slay in addition?
ask-how-much-magic = You pay { COUNT($price, $token) }. How much of it do you pay in Magic?
ask-take-which = { NAME($by) }: which Citizen do you take?
ask-take-from-whom = { NAME($by) }: whose Victory stack do you take a Monster from?
ask-return-which =
    { NAME($by) }: { $zone ->
        [slain] which Monster
       *[citizens] which Citizen
    } do you return to its stack?
ask-die-first = The dice show { $first } and { $second }. Which one activates Monsters first?
ask-activate-which = A six: which Monster stack is activated?
ask-give-which = { NAME($terrain) }: which Citizen do you give to the Dark Lord?

# -- Choices

choice-keep-duke = Keep { NAME($duke) }
choice-use-domain = Use { NAME($domain) }
choice-use-domain-here = Use { NAME($domain) }: { $effect }
choice-announce = Leave the dice as they are
choice-change-die =
    { $die ->
        [1] The first die
       *[other] The second die
    }
choice-change-die-here =
    { $die ->
        [1] The first die
       *[other] The second die
    }: from { $shows } to { $result }{ $paid ->
        [0] { "" }
       *[other] { " " }for { $cost }
    }
choice-use-citizen = Use { NAME($citizen, case: "a") }
choice-use-citizen-here = Use { NAME($citizen, case: "a") }: { $effect }
choice-slay = Slay { NAME($monster, case: "a") }
choice-slay-here = Slay { NAME($monster, case: "a") } for { $cost }
choice-recruit = Recruit { NAME($citizen, case: "a") }
choice-recruit-here = Recruit { NAME($citizen, case: "a") } for { $cost }
choice-acquire = Acquire { NAME($domain) }
choice-acquire-here = Acquire { NAME($domain) } for { $cost }
choice-take-resource = Take { COUNT(1, $resource) }
choice-pay-magic =
    { $magic ->
        [0] Pay without Magic
       *[other] Pay, using { COUNT($magic, "magic") }
    }
choice-pay-magic-here = Pay { $cost }
choice-take-free = Take { NAME($citizen, case: "a") }
choice-take-monster-from = { $opponent }
choice-take-monster-from-here =
    { $opponent }: { $n ->
        [0] no Monster to take
        [one] the only Monster
       *[other] one of { $n } Monsters, at random
    }
choice-return-card = Return { NAME($card, case: "a") }
choice-return-card-here = Return { NAME($card, case: "a") } to gain { $gain }
choice-resolve-die =
    { $die ->
        [1] The first die
       *[other] The second die
    }
choice-resolve-die-here =
    { $die ->
        [1] The first die
       *[other] The second die
    } ({ $shows }): { $points-to ->
        [any] a stack of your choice
        [nothing] nothing, the { NAME($terrain) } stack is exhausted
       *[stack] { NAME($terrain) }
    }
choice-activate = { NAME($terrain) }
choice-activate-here =
    { NAME($terrain) }: { $left ->
        [0] nothing is left there, so you lose
       *[other] the Dark Lord takes { $what }
    }
choice-from-empty = Take a card from an empty stack
choice-from-empty-here =
    { $row ->
        [citizens] Take a card from the Citizen stack with number { $stack }
       *[domains] Take a card from Domain stack { $stack }
    }
choice-give = Give { NAME($citizen, case: "a") }

# -- Events

event-duke-kept =
    { $seat-is ->
        [you] You keep
       *[other] { $seat } keeps
    } { NAME($duke) }.
event-duke-kept-secret =
    { $seat-is ->
        [you] You keep
       *[other] { $seat } keeps
    } one Duke, face down.
event-first-player =
    { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } the first player.
event-turn-began =
    { $seat-is ->
        [you] Turn { $turn } is yours.
       *[other] Turn { $turn } is { $seat }'s.
    }
event-dice-rolled =
    { $seat-is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $first } and { $second }.
event-die-changed =
    { NAME($domain) }: { $seat-is ->
        [you] you turn
       *[other] { $seat } turns
    } the { $die ->
        [1] first
       *[other] second
    } die to { $value }.
event-doubles = A double!
event-dice-announced =
    { $seat-is ->
        [you] You announce
       *[other] { $seat } announces
    } { $first } and { $second }.
event-action-phase-started =
    { $seat-is ->
        [you] Your Action Phase begins.
       *[other] { $seat } begins the Action Phase.
    }
event-action-phase-ended =
    { $seat-is ->
        [you] Your Action Phase ends.
       *[other] { $seat } ends the Action Phase.
    }
event-paid =
    { $seat-is ->
        [you] You pay
       *[other] { $seat } pays
    } { COUNT($n, $token) }.
event-resource-taken =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { COUNT(1, $token) } from the supply.
event-consolation-taken =
    No Citizen was activated, so { $seat-is ->
        [you] you take
       *[other] { $seat } takes
    } { COUNT(1, $token) } from the supply.
event-nothing-taken = { NAME($by) }: there is no card that fits, so nothing happens.
event-monster-slain =
    { $seat-is ->
        [you] You slay
       *[other] { $seat } slays
    } { NAME($monster, case: "a") }.
event-monster-taken =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { NAME($monster, case: "a") } from { $opponent-is ->
        [you] you
       *[other] { $opponent }
    }.
event-monster-taken-nobody =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { NAME($monster, case: "a") } from the leftmost stack.
event-citizen-gained =
    { $seat-is ->
        [you] You gain
       *[other] { $seat } gains
    } { NAME($citizen, case: "a") }.
event-domain-acquired =
    { $seat-is ->
        [you] You acquire
       *[other] { $seat } acquires
    } { NAME($domain) }.
event-card-returned =
    { $seat-is ->
        [you] You return
       *[other] { $seat } returns
    } { NAME($card, case: "a") } to the stack.
event-card-revealed = { NAME($card) } is turned face up.
event-stack-exhausted =
    { $row ->
        [monsters] Monster stack { $stack } is exhausted.
        [citizens] The Citizen stack with number { $stack } is exhausted.
       *[domains] Domain stack { $stack } is exhausted.
    }
event-stack-refilled =
    { $row ->
        [monsters] Monster stack { $stack } is no longer exhausted.
        [citizens] The Citizen stack with number { $stack } is no longer exhausted.
       *[domains] Domain stack { $stack } is no longer exhausted.
    }
event-last-round = The game is about to end: play goes on until everybody has had the same number of turns.
event-monster-phase-began = The Monster Phase begins.
event-stack-activated = The { $die } activates the { NAME($terrain) } stack.
event-stack-spared = The { $die } activates nothing: the { NAME($terrain) } stack is exhausted.
event-second-harvest-began = The Second Harvest Phase begins.
event-card-captured = The Dark Lord captures { NAME($card, case: "a") }.
event-duke-revealed =
    { $seat-is ->
        [you] Your Duke
       *[other] { $seat }'s Duke
    }: { NAME($duke) }.
event-duke-revealed-nobody = The Dark Lord's Duke: { NAME($duke) }.
event-game-ended =
    The game is over. { $winners-count ->
        [1] { $winners-is ->
            [you] You win!
           *[other] { $winners } wins.
        }
       *[other] The win is shared: { $winners }.
    } { $scores }.
event-solo-ended =
    { $outcome ->
        [last_monster] No Monster is left: the Dark Lord is beaten!
        [more_points] { $seat-is ->
            [you] You beat
           *[other] { $seat } beats
        } the Dark Lord by { $points } to { $dark_lord }.
        [draw] A draw with the Dark Lord, { $points } to { $dark_lord }.
        [fewer_points] The Dark Lord wins by { $dark_lord } to { $points }.
       *[empty_column] There is nothing left to give to the Dark Lord: { $seat-is ->
            [you] you lose
           *[other] { $seat } loses
        }, and no points are counted.
    }

# -- Refusals

own-gold =
    { $magic ->
        [0] { COUNT($gold, "gold") }
       *[other] { COUNT($gold, "gold") } and { COUNT($magic, "magic") }
    }
own-strength =
    { $magic ->
        [0] { COUNT($strength, "strength") }
       *[other] { COUNT($strength, "strength") } and { COUNT($magic, "magic") }
    }
slaying-cost =
    { $extra ->
        [0] { COUNT($need, "strength") }
       *[other] { COUNT($need, "strength") } and { COUNT($extra, "magic") }
    }
VK-BUY-02 =
    { NAME($domain) } requires { COUNT($need, $role) }; { $has ->
        [0] you have none
       *[other] you have { $has }
    }.
VK-BUY-06 = { VK-RECR-02 }
VK-BUY-06-price = { VK-RECR-04 }
VK-CARD-18 = { NAME($card) } is a Starter card and cannot be returned.
VK-DOM-06 = { NAME($card) } does not let you take { NAME($citizen, case: "a") }.
VK-EXH-01 =
    { $row ->
        [citizens] The Citizen stack with number { $stack } has no cards left.
       *[domains] Domain stack { $stack } has no cards left.
    }
VK-FIVE-07 = This player is resting, and at this table nothing is taken from a resting player.
VK-HARV-17 = { NAME($citizen) }: you cannot pay for this power.
VK-HARV-18 = { NAME($citizen) }: this power has already been used for this roll.
VK-MIX-01 = Mixed stacks use all Citizens, so none can be named.
VK-MON-08 = { NAME($citizen) }: the base cost is { COUNT($cost, "gold") }; you may take a Citizen with a base cost of at most { COUNT($most, "gold") }.
VK-PAY-02 = Magic cannot pay the whole price of { COUNT($price, $token) }: spend at least { COUNT(1, $token) }.
VK-PAY-10 =
    This takes { COUNT($need, $token) }; { $has ->
        [0] you have none
       *[other] you have { $has }
    }.
VK-PAY-10-domain-token-price = { NAME($domain) }: using it costs { COUNT($price, $token) } now, and you cannot pay that.
VK-RECR-01 = The { NAME($citizen) } stack is empty.
VK-RECR-02 = It costs { COUNT($price, "gold") }; you have { own-gold }.
VK-RECR-04 = It costs { COUNT($price, "gold") }; you have no Gold, and Magic alone cannot pay.
VK-ROLL-02 = { NAME($citizen) } is not activated: the dice call { $first }, { $second } and { $sum }.
VK-ROLL-04 = { NAME($domain) } does not change dice.
VK-ROLL-05 = { NAME($domain) } has already been used this turn.
VK-ROLL-09 = A die cannot show { $value }, only 1 to 6.
VK-ROLL-11 = This die already shows { $value }.
VK-ROLL-11-domain = { NAME($domain) }: neither die would change.
VK-SETUP-11 = { NAME($citizen) } and { NAME($other) } have the same activation number.
VK-SETUP-27 = Everything is named, so nothing is left that a set could say.
VK-SLAY-01 = Only the top Monster of a stack can be slain; here that is { NAME($top, case: "a") }.
VK-SLAY-01-terrain = The { NAME($terrain) } stack is exhausted.
VK-SLAY-02 = Slaying { NAME($monster, case: "a") } takes { slaying-cost }; you have { own-strength }.
VK-SLAY-03 = You have no Strength, and Magic alone slays nothing.
VK-SLAY-04 =
    Slaying { NAME($monster, case: "a") } takes { COUNT($need, "magic") } besides the Strength; { $magic ->
        [0] you have none
       *[other] you have { $magic }
    }.
VK-SOLO-13 = The { NAME($terrain) } stack is exhausted.
VK-SOLO-15 = { NAME($citizen) } does not lie in the column of the activated stack ({ NAME($terrain) }).

# -- Stealing

tell-steal = steal { $what } from a chosen opponent
ask-steal-what = { NAME($by) }: whom do you steal from, and what?
ask-steal-how-many = { NAME($by) }: how much do you steal? At most { COUNT($most, $token) }.
choice-steal-from = { $opponent }: { NAME($token) }
choice-steal-from-here = { $opponent }: { NAME($token) } (has { $has })
choice-steal-some =
    { $n ->
        [0] Nothing
       *[other] { $n }
    }
event-stolen =
    { NAME($by) }: { $seat-is ->
        [you] you steal
       *[other] { $seat } steals
    } { $n ->
        [0] nothing
       *[other] { COUNT($n, $token) }
    } from { $opponent-is ->
        [you] you
       *[other] { $opponent }
    }.

# -- Signs of the faces that are words

sign-once = once:
sign-roll-phase = Roll:
sign-action-phase-started = Actions:
sign-action-phase-ended = after Actions:
sign-citizen-gained = per Citizen:
sign-monster-slain = per Monster:
sign-doubles = doubles:
sign-no-surcharge = no surcharge

# -- The end of the game

score-domains = Domains
score-monsters = Monsters
score-tokens = Tokens
score-duke = Duke
medal-domains = Fairest Domains
medal-monsters = Terror of Monsters
medal-tokens = Full Purse
medal-duke = Generous Duke
rival-dark-lord = Dark Lord
name-slain = Monsters
name-citizens = Citizens
name-resources = resources
name-domains = Domains
