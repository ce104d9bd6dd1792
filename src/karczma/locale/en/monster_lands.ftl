# Monster Lands.

# -- Starting clan members

name-purkas = Purkas
name-korgo = Korgo
name-tortock = Tortock
name-taron = Taron
name-nuduru = Nuduru
name-frunks = Frunks
name-poissen = Poissen
name-timbulu = Timbulu

# -- Mercenaries

name-dalina = Dalina
name-drapis = Drapis
name-taroa = Taroa
name-puargh = Puargh
name-fandor = Fandor
name-wondou = Wondou
name-vaidala = Vaidala
name-parjas = Parjas
name-wishor = Wishor
name-ginova = Ginova
name-nimra = Nimra
name-frostor = Frostor
name-dolfus = Dolfus
name-lusara = Lusara
name-shandee = Shandee
name-zondu = Zondu
name-tranok = Tranok
name-naiala = Naiala
name-skrat = Skrat
name-torko = Torko
name-karunna = Karunna
name-guster = Guster
name-lorios = Lorios
name-kakron = Kakron
name-wormee = Wormee
name-trulina = Trulina
name-geas = Geas
name-jaruna = Jaruna

# -- Greenhorns

name-greenhorn = Greenhorn

# -- Monsters

name-snailer = Snailer
name-sporus = Sporus
name-korcko = Korcko
name-gator = Gator
name-turfus = Turfus
name-warkorj = Warkorj
name-krinx = Krinx
name-jurbol = Jurbol
name-dogor = Dogor
name-sandor = Sandor
name-moldo = Moldo
name-krunn = Krunn
name-tronj = Tronj
name-sckon = Sckon
name-snagnus = Snagnus
name-gorgosh = Gorgosh
name-blandor = Blandor
name-krushus = Krushus
name-abysur = Abysur
name-caribdis = Caribdis

# -- Lands

name-megueria = Megueria
name-thaklan = Thaklan
name-al-dahna = Al-Dahna
name-skyehn = Skyehn
name-ghadik = Ghadik
name-kale = Kale
name-kyzhul = Kyzhul
name-rynia = Rynia
name-gurban = Gurban
name-yuha = Yuha
name-wahibah = Wahibah
name-uyuniah = Uyuniah

# -- Traps and ploys

name-starting-trap = Starting snare
name-trap-s1 = Snare
name-trap-s-plus1 = Barbed net
name-trap-s-plus2 = Spiked pit
name-trap-s-plus3 = Crushing jaws
name-trap-s2 = Log fall
name-trap-s3 = Boulder cage
name-trap-m1 = Rune circle
name-trap-m-plus1 = Glowing glyph
name-trap-m-plus2 = Storm glyph
name-trap-m2 = Binding seal
name-trap-m3 = Arcane vault
name-trap-total4 = Bait
name-trap-total6 = Iron cage
name-trap-total8 = Great machine
name-trap-s1-secured = Locked snare
name-trap-s2-secured = Locked log fall
name-trap-m1-secured = Locked rune circle
name-trap-m2-secured = Locked seal
name-ploy-m1 = Spell thief
name-ploy-m2 = Mana leech
name-ploy-s1 = Tripwire
name-ploy-s2 = Ambush
name-ploy-any1 = Pickpocket
name-ploy-any2 = Double cross
name-ploy-redirect1 = Shove
name-ploy-redirect2 = Human shield

# -- Loot

name-loot-conquest-glory = Conqueror's banner
name-loot-kill-glory = Slayer's mark
name-loot-capture-glory = Tamer's collar
name-loot-reroll4 = Lucky bones
name-loot-brews = Brewer's crate
name-loot-kill6 = Bone spear
name-loot-trophies = Great skull
name-loot-kit = Traveller's pack
name-loot-influence-to-magic = Signet ring
name-loot-magic-to-strength = Power stone
name-loot-magic-plus2 = Crystal shard
name-loot-gold12 = Treasure chest
name-loot-gold10 = Gold pouch
name-loot-reroll-magic3 = Fate dust
name-loot-recruit = Hiring writ
name-loot-strength-plus2 = War paint

# -- Equipment

name-krakhen = Krakhen
name-rashnek = Rashnek
name-mortis = Mortis
name-kedavra = Kedavra
name-pugnor = Pugnor
name-slham = Slham
name-noxx = Noxx
name-turzoks = Turzoks
name-slyzor = Slyzor
name-tergeo = Tergeo
name-gnashbow = Gnashbow
name-brimspike = Brimspike
name-harpax = Harpax
name-emberhide = Emberhide
name-tidewrap = Tidewrap
name-bulwark-cloak = Bulwark Cloak
name-porter-harness = Porter's Harness
name-dawnrite = Dawnrite

# -- Quests

name-quest-01 = Lost Caravan
name-quest-02 = Toll Bridge
name-quest-03 = Flooded Cellar
name-quest-04 = Whispering Stones
name-quest-05 = Tavern Brawl
name-quest-06 = Night Watch
name-quest-07 = Bear Hunt
name-quest-08 = Old Ruins
name-quest-09 = Court Intrigue
name-quest-10 = Tax Collection
name-quest-11 = Bandit Camp
name-quest-12 = Queen's Messenger

# -- Trail guideline tiles

name-trail-tile-1 = Trail guidelines 1
name-trail-tile-2 = Trail guidelines 2
name-trail-tile-3 = Trail guidelines 3
name-trail-tile-4 = Trail guidelines 4
name-trail-tile-5 = Trail guidelines 5
name-trail-tile-6 = Trail guidelines 6

# -- Buildings

name-hunting-lodge = Hunting Lodge
name-alchemist = Alchemist
name-tavern = Tavern
name-armoury = Armoury
name-merchant = Merchant
name-market = Market
name-mine = Mine

# -- Scenarios

name-business-as-usual = Business as Usual
name-money-first = Money First
name-blitz = Blitz
name-unprotected = Unprotected
name-packed-full = Packed Full
name-monsters-attack = Monsters Attack
name-diversity = Diversity
name-victim-of-ploys = Victim of Ploys
name-tireless = Tireless
name-slaughter = Slaughter

# -- Difficulty

name-beginner = Beginner
name-normal = Normal
name-high = High
name-cruel = Cruel

# -- Tokens, dice, affiliations, places

name-gold = gold
name-glory = glory
name-potion = potions
name-poison = poisons
name-defence = defence token
name-trap = traps
name-loot = loot
name-trophy = trophies
name-die-strength = strength dice
name-die-magic = magic dice
name-die-influence = influence dice
count-gold =
    { $n ->
        [one] { $n } gold
       *[other] { $n } gold
    }
count-glory =
    { $n ->
        [one] { $n } glory
       *[other] { $n } glory
    }
count-potion =
    { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
count-poison =
    { $n ->
        [one] { $n } poison
       *[other] { $n } poisons
    }
count-defence =
    { $n ->
        [one] { $n } defence token
       *[other] { $n } defence tokens
    }
count-trap =
    { $n ->
        [one] { $n } trap
       *[other] { $n } traps
    }
count-loot =
    { $n ->
        [one] { $n } loot token
       *[other] { $n } loot tokens
    }
count-trophy =
    { $n ->
        [one] { $n } trophy
       *[other] { $n } trophies
    }
count-die-strength =
    { $n ->
        [one] { $n } strength die
       *[other] { $n } strength dice
    }
count-die-magic =
    { $n ->
        [one] { $n } magic die
       *[other] { $n } magic dice
    }
count-die-influence =
    { $n ->
        [one] { $n } influence die
       *[other] { $n } influence dice
    }
name-strength = strength die
name-magic = magic die
name-influence = influence die
name-influence-1 = influence die showing 1
name-influence-2 = influence die showing 2
name-influence-3 = influence die showing 3
name-influence-4 = influence die showing 4
name-influence-5 = influence die showing 5
name-influence-6 = influence die showing 6
name-fire = Fire
name-water = Water
name-air = Air
name-jungle = Jungle
name-weapon = weapon
name-garment = garment
name-spell = spell
name-land-a = Land A
name-land-b = Land B
name-entrance = the Citadel Entrance
name-a1 = trail 1 of Land A
name-a2 = trail 2 of Land A
name-a3 = trail 3 of Land A
name-a4 = trail 4 of Land A
name-b1 = trail 1 of Land B
name-b2 = trail 2 of Land B
name-b3 = trail 3 of Land B
name-b4 = trail 4 of Land B
name-upper = the upper Entrance trail
name-lower = the lower Entrance trail
name-quest-left = the left quest trail
name-quest-right = the right quest trail
name-contract-left = the left contract trail
name-contract-right = the right contract trail
name-land = the land
name-trail = the trail bonus
name-queen = the Queen
name-fallen = fallen mercenary
name-no-monster = no monster
name-monster-snack = Monster Snack
name-adept = Adept
name-veteran = Veteran
name-hero = Hero

# -- Options

option-affiliations = Affiliations
value-affiliations-choose = chosen by the players
value-affiliations-random = dealt at random
option-difficulty = Difficulty
option-queens-gift = Queen's Gift
option-more-monsters = More Monsters
option-ploy = Ploy expansion
option-scenario = Scenario
option-campaign = Campaign

# -- The campaign

campaign-lower = The same scenario again, one level easier.
campaign-again = The same scenario again, at the same difficulty.
campaign-next = On to the next scenario, at Normal difficulty.
campaign-harder = On to the next scenario, at High or Cruel difficulty: your choice.
campaign-lost = There is no easier level: the campaign is lost.
campaign-won = The last scenario is done: the campaign is won!

# -- What cards do

tell-gain-now = gain { $what }
tell-gain-capture = for a capture, gain { $what }
tell-gain-kill = for a kill, gain { $what }
tell-gain-capture-or-kill = for a capture or a kill, gain { $what }
tell-gain-conquest = for a conquest, gain { $what }
tell-gain-mine = at the Mine, gain { $what } more
tell-gain-survive = if the mercenary survives, gain { $what }
not-on-a-trail = , but not while this mercenary is on a trail
tell-defend = cancel { $n ->
        [one] { $n } monster hit
       *[other] { $n } monster hits
    }
of-affiliation = { NAME($affiliation) }
tell-defend-against = cancel { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } from { $affiliations } monsters
colour-dice = { $die ->
        [strength] strength
        [magic] magic
       *[influence] influence
    }
tell-reroll-trail = { $n ->
        [one] reroll { $n } { $dice } die
       *[other] reroll up to { $n } { $dice } dice
    }
tell-reroll-land = { $n ->
        [one] reroll { $n } { $dice } die
       *[other] reroll up to { $n } { $dice } dice
    } in a battle or conquest
tell-reroll-quest = { $n ->
        [one] reroll { $n } { $dice } die
       *[other] reroll up to { $n } { $dice } dice
    } on a quest
tell-each-always = { $sign }{ $n } to each { NAME($die) }
tell-each-battle = { $sign }{ $n } to each { NAME($die) } against a monster
tell-each-conquest = { $sign }{ $n } to each { NAME($die) } in a conquest
tell-total-battle = +{ $n } to the total against a monster
tell-total-capture = +{ $n } to a capture
tell-total-kill = +{ $n } to a kill
tell-total-conquest = +{ $n } to a conquest
tell-add-dice = put { COUNT($n, $die) } from the supply on this trap
safe-from-ploys = ; this trap is safe from ploys
tell-steal-dice = { $n ->
        [one] take { $n } { $dice } die
       *[other] take up to { $n } { $dice } dice
    } from an adjacent trail
tell-exchange-any-die = exchange a die for one of another colour
tell-exchange-die = exchange { COUNT(1, $give) } for { COUNT($n, $take) }
tell-discount = { COUNT($n, "gold") } less at the { NAME($building) }, even down to 0
tell-attack-dice = in a land of { NAME($affiliation) }, { $n } extra attack dice instead of 1
tell-attack-dice-entrance = { $n } extra attack dice at the Entrance
tell-forbid-potion = no potions
tell-forbid-poison = no poisons
tell-forbid-defence-ability = no defence abilities
tell-forbid-weapon = no weapons
tell-to-entrance-revealed = goes straight to the Entrance when revealed
tell-to-entrance-captured-in-land = escapes to the Entrance when captured in a land
tell-redirect = direct { $n ->
        [one] { $n } attack die
       *[other] { $n } attack dice
    } at a mercenary on an adjacent trail
tell-limit = you may hold { $n ->
        [one] { $n } more trap
       *[other] { $n } more traps
    }
tell-trophies = keep this token, worth { COUNT($n, "trophy") }, or discard it
tell-extra-hit = deals { $n ->
        [one] { $n } extra hit
       *[other] { $n } extra hits
    } with each attack
tell-area-die = { $n ->
        [one] { $n } extra attack die
       *[other] { $n } extra attack dice
    } against all mercenaries in the land
tell-hit-all = when killed, deals { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } to each mercenary in the land
tell-traps-needed = a capture takes { COUNT($n, "trap") }
tell-panic = at the Entrance, spreads { $n ->
        [one] { $n } panic token
       *[other] { $n } panic tokens
    } each round
tell-shame = if it wounds your mercenary, you lose { COUNT($n, "glory") }
tell-no-trap = captures monsters without a trap
tell-take-loot = take a loot token from the display
tell-recruit-free = recruit a mercenary from the Tavern for free
tell-equipment-free = take an equipment card from the Market for free

# -- Faces

face-affiliation = Affiliation: { NAME($affiliation) }.
face-member = Reputation { $reputation }, cost { $cost }.
face-dice = Dice supplied: { $dice }.
face-any-of = { $n } { $dice } { $n ->
        [one] die
       *[other] dice
    }
face-attack = Attack dice: { $n }. Level { $level }.
face-no-assignment = Cannot go to a trail or settle a land.
face-capture = Capture value { $n }: { COUNT($glory, "glory") } and { COUNT($gold, "gold") }.
face-kill = Kill value { $n }: { COUNT($glory, "glory") } and { COUNT($trophies, "trophy") }.
face-conquest = Conquest value { $n }: { COUNT($glory, "glory") }.
face-feature = Once settled, place { $dice }, then { $effect }.
face-trap = { $kind ->
        [starting] Starting trap.
        [upgraded] Upgraded trap, cost { $n }.
        [secured] Secured trap, cost { $n }.
       *[ploy] Ploy, cost { $n }.
    }
face-loot = { $when ->
        [adventure] To be used in the Adventure phase only.
        [deployment] To be used on your turn in the Deployment phase.
        [event] Discard it when you do so.
       *[anytime] To be used at any time.
    }
face-beer = A round of beer costs { COUNT($n, "gold") }.
face-space = Space { $number }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }{ $gold ->
        [0] { $brews ->
            [0] {""}
           *[other] , { $brews } potions or poisons
        }
       *[other] , { COUNT($gold, "gold") }
    }{ $always ->
        [1] {""}
       *[0] {" "}(with 3 or 4 players only)
    }.
face-entrance = This trail requires no dice: place up to { $most } strength or magic dice; each token takes the room of 2 dice.
face-rank = { NAME($rank) } { $asked }
face-ranks-vp = Points at the end: { $ranks }.
face-ranks-gold = Gold at the end: { $ranks }.
face-ranks-require-and-vp = Everything that the scenario asks for, and points at the end: { $ranks }.
face-ranks-mercenaries-per-affiliation = Mercenaries of the affiliations at the end: { $ranks }.
face-ranks-quests-and-vp = Quests and points at the end: { $ranks }.
scenario-business-as-usual = No special rules.
scenario-money-first = The deck holds only mercenaries who supply an influence die; you lead the Jungle clan. At least 25 points are needed.
scenario-blitz = The game lasts 3 rounds; you start with 3 defence tokens and 12 gold.
scenario-unprotected = The Armoury is closed, and abilities, trail bonuses and loot that give defence have no effect; you lead the Water clan.
scenario-packed-full = At the end you need 5 defence tokens, 5 traps, 3 potions, 3 poisons, equipment of each type and a mercenary of each affiliation.
scenario-monsters-attack = A monster of level A stands at the Entrance from the start, and another comes whenever there is none when a round begins.
scenario-diversity = A round of beer costs 1 gold.
scenario-victim-of-ploys = When Sambor takes a land trail, he lays 2 ploys face down on it.
scenario-tireless = In the outer areas a yellow 3 or 4 sends Sambor to the dice-roll quest, and a 5 or 6 to the contract.
scenario-slaughter = Not playable at Beginner difficulty; attack dice that miss are rolled once more, and a monster of level A stands at the Entrance from the start.
face-equipment = Type: { NAME($type) }, cost { $n }.
face-quest = Dice-roll quest: { $dice }, target { $target }; gain { $reward }, or lose { COUNT($penalty, "glory") }.
face-contract = Contract: { $dice }; discard { $cost } for { $left } (left trail) or { $right } (right trail).
face-side = { $side ->
        [0] A
       *[1] B
    }{ $trail }
face-trail = { $head }: { $dice }, up to { $most } more { $more } { $most ->
        [one] die
       *[other] dice
    }; bonus: { $bonus }.

# -- Questions

ask-discard-trap = { $n ->
        [1] Which trap do you discard?
       *[other] Which { $n } traps do you discard?
    }
ask-which-loot = Which loot token do you take?
ask-celebrate = { NAME($by) }: do you discard this token for glory?
ask-defence = You take { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } on { NAME($trail) }. How do you defend?
ask-wounds = Your mercenary on { NAME($trail) } is about to take { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }. Do you use a potion?
ask-redirect-where = Whom do you direct { $count ->
        [one] { $count } attack die
       *[other] { $count } attack dice
    } at?
ask-sacrifice-magic = How many magic dice do you remove from { NAME($trail) } before the attack?
ask-with-which-die = Which die do you place at the { NAME($building) }?
ask-at-the-tavern = Whom do you recruit? { $influence ->
        [0] No discount.
       *[other] Discount: { COUNT($influence, "gold") }.
    }
ask-free-recruit = Which mercenary do you recruit for free?
ask-at-the-market = Which equipment do you buy? { $influence ->
        [0] No discount.
       *[other] Discount: { COUNT($influence, "gold") }.
    }
ask-free-equipment = Which equipment do you take for free?
ask-equip-whom = Who gets { NAME($equipment) }?
ask-gear-where = Who gets { NAME($equipment) } now?
ask-settle-now = Who settles { NAME($land) }?
ask-dice-for = Which die do you place on { NAME($trail) }? { $left ->
        [one] { $left } more die is needed.
       *[other] { $left } more dice are needed.
    }
ask-on-errand = { NAME($quest) }: total { $total }, target { $value }. Do you accept this total?
ask-contract = Do you fulfil the contract { NAME($quest) }?
ask-conquering = { NAME($land) }: total { $total }, conquest value { $value }. Do you accept this total?
ask-striking = { NAME($monster) }: total { $total }, capture value { $capture }, kill value { $kill }. What do you do?
ask-reveal-or-not = Do you reveal the next token on { NAME($trail) }?
ask-ploy-at = Which trail do you aim { NAME($trap) } at?
ask-ward-off = { NAME($trap) } is aimed at you on { NAME($target) }. Do you discard a defence token to ward it off?
ask-steal-which = Which die do you take from { NAME($target) }? You may take { $left ->
        [one] { $left } more die
       *[other] { $left } more dice
    }.
ask-which-gift = { NAME($by) }: what do you take?
ask-give-die = { NAME($by) }: which die do you exchange?
ask-take-die = { NAME($by) }: which colour of die do you take for it?
ask-who-goes = Who goes to { NAME($trail) }?
ask-reinforce = Which dice do you add on { NAME($trail) }? You may add { $left ->
        [one] { $left } more die
       *[other] up to { $left } more dice
    }.
ask-lay-tokens = Which tokens do you lay on { NAME($trail) }?
ask-take-along = What does the mercenary take along to { NAME($trail) }?
ask-act = What do you do?
ask-after = Anything else before your turn ends?
ask-buy-traps = Which traps do you buy? { $influence ->
        [0] No discount.
       *[other] Discount: { COUNT($influence, "gold") }.
    } To pay so far: { COUNT($price, "gold") }.
ask-buy-defence = How many defence tokens do you buy? { $influence ->
        [0] No discount.
       *[other] Discount: { COUNT($influence, "gold") }.
    }
ask-brew-where = On which space of the Alchemist do you place the magic die?
ask-brew-what = How many potions and poisons do you take? { $n } in all.
ask-dig-where = On which space of the Mine do you place strength dice?
ask-sell-dice = Which dice go to the Merchant?{ $sold ->
        [0] {""}
       *[other] {" "}Dice given so far: { $sold }.
    }
ask-clan-which = Which affiliation do you choose for your clan?
ask-new-leader = Who leads your clan now?
ask-before-pay = Wages are due. Do you sell, use or settle anything first?
ask-who-deserts = Who deserts?
ask-hand-down = Who takes over { NAME($equipment) }?
ask-mend = Whom do you heal with a potion?
visit-hunting-lodge = place a { $dice } die and buy traps
visit-alchemist = place a { $dice } die and take { $n ->
        [one] { $n } potion or poison
       *[other] { $n } potions or poisons in all
    }
visit-tavern = place a { $dice } die and recruit a mercenary
visit-armoury = place a { $dice } die and buy defence tokens for { COUNT($n, "gold") } each
visit-merchant = leave any dice, and take { COUNT($n, "gold") } for each
visit-market = place a { $dice } die and buy an equipment card
visit-mine = place { $dice } dice and take up to { COUNT($n, "gold") }
any-dice = any dice
prize-trail = bonus: { $bonus }
prize-none = no bonus
prize-quest = target { $target }: gain { $reward }, or lose { COUNT($penalty, "glory") }
prize-contract = discard { $cost } for { $reward }

# -- Answers

choice-drop-trap = { NAME($trap) }
choice-drop-trap-here = { NAME($trap) } ({ $effect })
choice-take-token = { NAME($loot) }
choice-take-token-here = { NAME($loot) } ({ $effect })
choice-use-loot = Use { NAME($loot) }
choice-use-loot-here = Use { NAME($loot) } ({ $effect })
choice-spend-loot = Use { NAME($loot) }
choice-spend-loot-here = Use { NAME($loot) } ({ $effect })
choice-boast = Yes, for the glory
choice-boast-here = Discard it and gain { COUNT($glory, "glory") }
choice-cancel-with = { NAME($by) }
choice-cancel-with-here = { NAME($by) }: cancel { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
choice-take-hits-here = Take { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
choice-take-hits = Take the hits
choice-drink = Use a potion: 1 wound fewer
choice-endure-here = Endure { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }: { NAME($mercenary) } { $wounds ->
        [one] is wounded
       *[other] dies
    }
choice-redirect-to-here = { NAME($trail) }: { NAME($mercenary) }
choice-endure = Endure the wounds
choice-redirect-to = { NAME($trail) }
choice-sacrifice = { $n ->
        [0] None
        [one] Remove { COUNT($n, "die_magic") }: { $n } attack die fewer
       *[other] Remove { COUNT($n, "die_magic") }: { $n } attack dice fewer
    }
choice-use-discount-here = Use the discount: { NAME($by) } ({ $off } less)
choice-use-discount = Use the discount: { NAME($by) }
choice-visit = { NAME($building) }
choice-visit-here = { NAME($building) }: { $deal }
choice-with-die = The { NAME($die) }
choice-with-die-here = The { NAME($die) }: { $n ->
        [0] no discount
       *[other] { $off } less
    }
choice-recruit = Recruit { NAME($mercenary) }
choice-recruit-here = Recruit { NAME($mercenary) } for { $cost } ({ $effect })
choice-buy-beer = Buy a round of beer
choice-buy-beer-here = Buy a round of beer for { $cost }: all mercenaries at the Tavern are replaced
choice-leave = Recruit nobody
choice-hire = { NAME($mercenary) }
choice-hire-here = { NAME($mercenary) } ({ $effect })
choice-buy-equipment = Buy { NAME($equipment) }
choice-buy-equipment-here = Buy { NAME($equipment) } for { $cost } ({ NAME($type) }: { $effect })
choice-take-equipment = { NAME($equipment) }
choice-take-equipment-here = { NAME($equipment) } ({ NAME($type) }: { $effect })
choice-equip = { NAME($mercenary) }
choice-equip-here = { NAME($mercenary) } (who discards { NAME($old) })
choice-gear-to = { NAME($mercenary) }
choice-gear-to-here = { NAME($mercenary) } (in exchange for { NAME($old) })
choice-drop-gear = Discard it
choice-settle = Settle { NAME($land) }: { NAME($mercenary) }
choice-place-die = The { NAME($die) }
choice-use-land = Place dice on { NAME($land) }
choice-use-land-here = Place { $dice } on { NAME($land) }: { $effect }
choice-reroll-die = Reroll the { NAME($die) } showing { $value }
choice-use-poison = Use a poison (+2)
choice-sell-trophy = Sell the trophy: { NAME($monster) }
choice-sell-trophy-here = Sell the trophy for { $gold }: { NAME($monster) }
choice-stands = Accept this total
choice-fulfil = Fulfil the contract
choice-fulfil-here = Fulfil the contract: discard { $cost } for { $reward }
choice-roll = Roll a { NAME($die) }
choice-kill = Kill the monster
choice-kill-here = Kill the monster: { COUNT($glory, "glory") } and { COUNT($trophies, "trophy") }
choice-capture = Capture the monster
choice-capture-here = Capture the monster: { COUNT($glory, "glory") } and { $gold }
choice-stop = Stop here
choice-stop-here = Stop with a total of { $total }
choice-reveal = Reveal it
choice-reveal-here = Reveal { NAME($trap) } ({ $effect })
choice-keep-hidden = Keep the rest face down
choice-aim-at = { NAME($trail) }
choice-aim-at-here = { NAME($trail) }: { NAME($mercenary) }
choice-ward = Discard a defence token
choice-let-it = Do not defend
choice-steal-die = One { NAME($die) }
choice-use-ability = Ability: { NAME($mercenary) }
choice-use-ability-here = Ability: { NAME($mercenary) } ({ $effect })
choice-use-feature = Feature: { NAME($equipment) }
choice-use-feature-here = Feature: { NAME($equipment) } ({ $effect })
choice-pick = { COUNT($n, $token) }
choice-give = The { NAME($die) }
choice-take = One { NAME($colour) }
choice-heal = Heal { NAME($mercenary) } with a potion
choice-move-gear = Move { NAME($equipment) }
choice-move-gear-here = Move { NAME($equipment) } (from { NAME($mercenary) })
choice-go-to = Go to { NAME($trail) }
choice-go-to-here = Go to { NAME($trail) } with { $dice }; { $prize }
choice-send = { NAME($mercenary) }
choice-send-here = { NAME($mercenary) } ({ $wounds ->
        [0] {""}
       *[other] wounded;{" "}
    }{ $effect })
choice-add-die = One { NAME($die) }
choice-enough = Enough
choice-lay-trap = { NAME($trap) }
choice-lay-trap-here = { NAME($trap) } ({ $effect })
choice-lay-defence = A defence token (cancels 1 hit)
choice-carry = { $potion ->
        [0] { $poison ->
            [0] Nothing
           *[other] { COUNT($poison, "poison") }
        }
       *[other] { $poison ->
            [0] { COUNT($potion, "potion") }
           *[other] { COUNT($potion, "potion") } and { COUNT($poison, "poison") }
        }
    }
choice-pass = Pass
choice-end-turn = End of turn
choice-take-trap = { NAME($trap) }
choice-take-trap-here = { NAME($trap) }: { $effect } ({ $cost } in all{ $left ->
        [one] {""}
       *[other] ; { $left } of them are left
    })
choice-done-buying = Pay
choice-done-buying-here = Pay { $cost }
choice-take-defence = { COUNT($n, "defence") }
choice-take-defence-here = { COUNT($n, "defence") } for { $cost }{ $lost ->
        [0] {""}
        [one] {" "}(1 above the limit is lost)
       *[other] {" "}({ $lost } above the limit are lost)
    }
choice-brew-at = Space { $space }
choice-brew-at-here = Space { $space }: take { $n ->
        [one] { $n } potion or poison
       *[other] { $n } potions or poisons in all
    }
choice-brew = { $potion ->
        [0] { COUNT($poison, "poison") }
       *[other] { $poison ->
            [0] { COUNT($potion, "potion") }
           *[other] { COUNT($potion, "potion") } and { COUNT($poison, "poison") }
        }
    }
choice-brew-here = { $what }{ $lost ->
        [0] {""}
        [one] {" "}(1 above the limit is lost)
       *[other] {" "}({ $lost } above the limit are lost)
    }
choice-dig-at = Space { $space }
choice-dig-at-here = Space { $space }: place { COUNT($dice, "die_strength") } and take { $gold }
choice-sell-die = The { NAME($die) }
choice-sell-die-here = The { NAME($die) } for { $gold }
choice-done-selling = Done
choice-choose-affiliation = { NAME($affiliation) }
choice-choose-affiliation-here = { NAME($affiliation) } ({ $members })
choice-promote = { NAME($mercenary) }
choice-pay-wages = Pay the wages
choice-pay-wages-here = { $n ->
        [0] That is all
       *[other] Pay the wages: { $cost }{ $short ->
            [0] {""}
           *[other] {" "}({ COUNT($short, "gold") } short, so somebody deserts)
        }
    }
choice-desert = { NAME($mercenary) }
choice-inherit = { NAME($mercenary) }
choice-let-go = Discard it
choice-no-healing = Nobody

# -- Events

event-clan-taken =
    { $seat-is ->
        [you] You lead the { NAME($affiliation) } clan.
       *[other] { $seat } leads the { NAME($affiliation) } clan.
    }
event-first-player =
    { $seat-is ->
        [you] You are the first player.
       *[other] { $seat } is the first player.
    }
event-dice-taken =
    { $seat-is ->
        [you] You take { $magic ->
            [0] { COUNT($strength, "die_strength") }
           *[other] { $strength ->
                [0] { COUNT($magic, "die_magic") }
               *[other] { COUNT($strength, "die_strength") } and { COUNT($magic, "die_magic") }
            }
        }.
       *[other] { $seat } takes { $magic ->
            [0] { COUNT($strength, "die_strength") }
           *[other] { $strength ->
                [0] { COUNT($magic, "die_magic") }
               *[other] { COUNT($strength, "die_strength") } and { COUNT($magic, "die_magic") }
            }
        }.
    }
event-influence-rolled =
    { $seat-is ->
        [you] You roll an influence die: { $value }.
       *[other] { $seat } rolls an influence die: { $value }.
    }
event-influence-rolled-several =
    { $seat-is ->
        [you] You roll influence dice: { $value }.
       *[other] { $seat } rolls influence dice: { $value }.
    }
event-received =
    { $seat-is ->
        [you] You receive { COUNT($n, $token) } ({ NAME($by) }).
       *[other] { $seat } receives { COUNT($n, $token) } ({ NAME($by) }).
    }
event-overflowed =
    { $seat-is ->
        [you] You discard { COUNT($n, $token) } above the limit.
       *[other] { $seat } discards { COUNT($n, $token) } above the limit.
    }
event-paid =
    { $seat-is ->
        [you] You pay { COUNT($n, "gold") }.
       *[other] { $seat } pays { COUNT($n, "gold") }.
    }
event-glory-lost =
    { $seat-is ->
        [you] You lose { COUNT($n, "glory") }.
       *[other] { $seat } loses { COUNT($n, "glory") }.
    }
event-dice-placed =
    { $seat-is ->
        [you] You place { $n ->
            [one] one { NAME($die) }
           *[other] { $die ->
                [strength] { COUNT($n, "die_strength") }
               *[magic] { COUNT($n, "die_magic") }
            }
        } at the { NAME($building) }.
       *[other] { $seat } places { $n ->
            [one] one { NAME($die) }
           *[other] { $die ->
                [strength] { COUNT($n, "die_strength") }
               *[magic] { COUNT($n, "die_magic") }
            }
        } at the { NAME($building) }.
    }
event-discount-reckoned =
    { $seat-is ->
        [you] Your discount at the { NAME($building) } is { COUNT($n, "gold") }.
       *[other] { $seat } has a discount of { COUNT($n, "gold") } at the { NAME($building) }.
    }
event-trap-taken =
    { $seat-is ->
        [you] You buy a trap: { NAME($trap) }.
       *[other] { $seat } buys a trap: { NAME($trap) }.
    }
event-trap-drawn =
    { $seat-is ->
        [you] You draw a trap: { NAME($trap) }.
       *[other] { $seat } draws a trap: { NAME($trap) }.
    }
event-trap-drawn-secret =
    { $seat-is ->
        [you] You draw a trap.
       *[other] { $seat } draws a trap.
    }
event-trap-discarded =
    { $seat-is ->
        [you] You discard a trap: { NAME($trap) }.
       *[other] { $seat } discards a trap: { NAME($trap) }.
    }
event-trap-discarded-several =
    { $seat-is ->
        [you] You discard traps: { $trap }.
       *[other] { $seat } discards traps: { $trap }.
    }
event-recruited =
    { $seat-is ->
        [you] { NAME($mercenary) } joins your clan.
       *[other] { NAME($mercenary) } joins { $seat }'s clan.
    }
event-recruited-several =
    { $seat-is ->
        [you] { $mercenary } join your clan.
       *[other] { $mercenary } join { $seat }'s clan.
    }
event-beer-paid =
    { $seat-is ->
        [you] You buy a round of beer.
       *[other] { $seat } buys a round of beer.
    }
event-equipment-taken =
    { $seat-is ->
        [you] You take { NAME($equipment) }, and { NAME($mercenary) } gets it.
       *[other] { $seat } takes { NAME($equipment) }, and { NAME($mercenary) } gets it.
    }
event-equipment-moved =
    { $seat-is ->
        [you] You hand { NAME($equipment) } to { NAME($mercenary) }.
       *[other] { $seat } hands { NAME($equipment) } to { NAME($mercenary) }.
    }
event-equipment-lost =
    { $seat-is ->
        [you] You lose { NAME($equipment) }.
       *[other] { $seat } loses { NAME($equipment) }.
    }
event-used =
    { $seat-is ->
        [you] You use { NAME($by) }.
       *[other] { $seat } uses { NAME($by) }.
    }
event-die-exchanged =
    { $seat-is ->
        [you] You exchange one { NAME($die) } for { $token ->
            [strength] { COUNT($n, "die_strength") }
            [magic] { COUNT($n, "die_magic") }
           *[influence] { COUNT($n, "die_influence") }
        }.
       *[other] { $seat } exchanges one { NAME($die) } for { $token ->
            [strength] { COUNT($n, "die_strength") }
            [magic] { COUNT($n, "die_magic") }
           *[influence] { COUNT($n, "die_influence") }
        }.
    }
event-trophy-sold =
    { $seat-is ->
        [you] You sell a trophy: { NAME($monster) }.
       *[other] { $seat } sells a trophy: { NAME($monster) }.
    }
event-healed =
    { $seat-is ->
        [you] You heal { NAME($mercenary) }.
       *[other] { $seat } heals { NAME($mercenary) }.
    }
event-settled =
    { $seat-is ->
        [you] You settle { NAME($land) } with { NAME($mercenary) }.
       *[other] { $seat } settles { NAME($land) } with { NAME($mercenary) }.
    }
event-land-used =
    { $seat-is ->
        [you] You place dice on { NAME($land) }.
       *[other] { $seat } places dice on { NAME($land) }.
    }
event-assigned =
    { $seat-is ->
        [you] You send { NAME($mercenary) } to { NAME($trail) }.
       *[other] { $seat } sends { NAME($mercenary) } to { NAME($trail) }.
    }
event-dice-on-trail =
    { $seat-is ->
        [you] You place { $n ->
            [one] one { NAME($die) }
           *[other] { $die ->
                [strength] { COUNT($n, "die_strength") }
               *[magic] { COUNT($n, "die_magic") }
            }
        } on { NAME($trail) }.
       *[other] { $seat } places { $n ->
            [one] one { NAME($die) }
           *[other] { $die ->
                [strength] { COUNT($n, "die_strength") }
               *[magic] { COUNT($n, "die_magic") }
            }
        } on { NAME($trail) }.
    }
event-trap-laid =
    { $seat-is ->
        [you] You lay a trap on { NAME($trail) }: { NAME($trap) }.
       *[other] { $seat } lays a trap on { NAME($trail) }: { NAME($trap) }.
    }
event-trap-laid-secret =
    { $seat-is ->
        [you] You lay a trap face down on { NAME($trail) }.
       *[other] { $seat } lays a trap face down on { NAME($trail) }.
    }
event-defence-laid =
    { $seat-is ->
        [you] You lay a defence token on { NAME($trail) }.
       *[other] { $seat } lays a defence token on { NAME($trail) }.
    }
event-carried =
    { $seat-is ->
        [you] Your mercenary takes { $potion ->
            [0] { COUNT($poison, "poison") }
           *[other] { $poison ->
                [0] { COUNT($potion, "potion") }
               *[other] { COUNT($potion, "potion") } and { COUNT($poison, "poison") }
            }
        } along to { NAME($trail) }.
       *[other] { $seat } sends { $potion ->
            [0] { COUNT($poison, "poison") }
           *[other] { $poison ->
                [0] { COUNT($potion, "potion") }
               *[other] { COUNT($potion, "potion") } and { COUNT($poison, "poison") }
            }
        } along to { NAME($trail) }.
    }
event-passed =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-die-rolled =
    { $seat-is ->
        [you] You roll one { NAME($die) } on { NAME($trail) }: { $value }.
       *[other] { $seat } rolls one { NAME($die) } on { NAME($trail) }: { $value }.
    }
event-die-rolled-several =
    { $seat-is ->
        [you] You roll { $die ->
            [strength] strength
            [magic] magic
           *[influence] influence
        } dice on { NAME($trail) }: { $value }.
       *[other] { $seat } rolls { $die ->
            [strength] strength
            [magic] magic
           *[influence] influence
        } dice on { NAME($trail) }: { $value }.
    }
event-die-rerolled =
    { $seat-is ->
        [you] You reroll one { NAME($die) } on { NAME($trail) }: { $value } instead of { $before }.
       *[other] { $seat } rerolls one { NAME($die) } on { NAME($trail) }: { $value } instead of { $before }.
    }
event-quest-rolled =
    { $seat-is ->
        [you] Your total for { NAME($quest) } is { $total }, and the target is { $target }.
       *[other] { $seat } has a total of { $total } for { NAME($quest) }, and the target is { $target }.
    }
event-quest-won =
    { $seat-is ->
        [you] You fulfil the quest { NAME($quest) } and take the reward.
       *[other] { $seat } fulfils the quest { NAME($quest) } and takes the reward.
    }
event-quest-failed =
    { $seat-is ->
        [you] You fail the quest { NAME($quest) }.
       *[other] { $seat } fails the quest { NAME($quest) }.
    }
event-scraps-taken =
    { $seat-is ->
        [you] You meet the target, but somebody else takes the reward: you get the scraps.
       *[other] { $seat } meets the target, but somebody else takes the reward: only the scraps are left.
    }
event-contract-fulfilled =
    { $seat-is ->
        [you] You fulfil the contract { NAME($quest) }.
       *[other] { $seat } fulfils the contract { NAME($quest) }.
    }
event-trap-revealed =
    { $seat-is ->
        [you] You reveal a trap on { NAME($trail) }: { NAME($trap) }.
       *[other] { $seat } reveals a trap on { NAME($trail) }: { NAME($trap) }.
    }
event-trap-revealed-several =
    { $seat-is ->
        [you] You reveal traps on { NAME($trail) }: { $trap }.
       *[other] { $seat } reveals traps on { NAME($trail) }: { $trap }.
    }
event-monster-attacked =
    { $seat-is ->
        [you] { NAME($monster) } attacks you on { NAME($trail) } with { $dice ->
            [one] { $dice } attack die
           *[other] { $dice } attack dice
        }.
       *[other] { NAME($monster) } attacks { $seat } on { NAME($trail) } with { $dice ->
            [one] { $dice } attack die
           *[other] { $dice } attack dice
        }.
    }
event-magic-sacrificed =
    { $seat-is ->
        [you] You remove { COUNT($n, "die_magic") } from { NAME($trail) } to weaken the attack.
       *[other] { $seat } removes { COUNT($n, "die_magic") } from { NAME($trail) } to weaken the attack.
    }
event-attack-redirected =
    { $seat-is ->
        [you] { $n ->
            [one] { $n } attack die turns
           *[other] { $n } attack dice turn
        } against you on { NAME($trail) }.
       *[other] { $n ->
            [one] { $n } attack die turns
           *[other] { $n } attack dice turn
        } against { $seat } on { NAME($trail) }.
    }
event-hits-taken =
    { $seat-is ->
        [you] { $n ->
            [0] The monster does not hit you on { NAME($trail) }.
           *[other] You take { $n ->
            [one] { $n } hit
           *[other] { $n } hits
        } on { NAME($trail) }.
        }
       *[other] { $n ->
            [0] The monster does not hit { $seat } on { NAME($trail) }.
           *[other] { $seat } takes { $n ->
            [one] { $n } hit
           *[other] { $n } hits
        } on { NAME($trail) }.
        }
    }
event-hits-cancelled =
    { $seat-is ->
        [you] You cancel { $n ->
            [one] { $n } hit
           *[other] { $n } hits
        } ({ NAME($by) }).
       *[other] { $seat } cancels { $n ->
            [one] { $n } hit
           *[other] { $n } hits
        } ({ NAME($by) }).
    }
event-potion-drunk =
    { $seat-is ->
        [you] { NAME($mercenary) } uses your potion: 1 wound fewer.
       *[other] { $seat }'s { NAME($mercenary) } uses a potion: 1 wound fewer.
    }
event-wounded =
    { $seat-is ->
        [you] Your { NAME($mercenary) } is wounded.
       *[other] { $seat }'s { NAME($mercenary) } is wounded.
    }
event-mercenary-died =
    { $seat-is ->
        [you] Your { NAME($mercenary) } dies on { NAME($trail) }.
       *[other] { $seat }'s { NAME($mercenary) } dies on { NAME($trail) }.
    }
event-poison-used =
    { $seat-is ->
        [you] You use a poison on { NAME($trail) }: the total rises by 2.
       *[other] { $seat } uses a poison on { NAME($trail) }: the total rises by 2.
    }
event-total-reached =
    { $seat-is ->
        [you] You end the attack on { NAME($trail) } with a total of { $total }.
       *[other] { $seat } ends the attack on { NAME($trail) } with a total of { $total }.
    }
event-monster-captured =
    { $seat-is ->
        [you] You capture { NAME($monster) }.
       *[other] { $seat } captures { NAME($monster) }.
    }
event-monster-killed =
    { $seat-is ->
        [you] You kill { NAME($monster) } ({ COUNT($trophies, "trophy") }).
       *[other] { $seat } kills { NAME($monster) } ({ COUNT($trophies, "trophy") }).
    }
event-land-conquered =
    { $seat-is ->
        [you] You conquer { NAME($land) }.
       *[other] { $seat } conquers { NAME($land) }.
    }
event-land-withstood =
    { $seat-is ->
        [you] You do not conquer { NAME($land) }: the total is { $total }, and it takes { $value }.
       *[other] { $seat } does not conquer { NAME($land) }: the total is { $total }, and it takes { $value }.
    }
event-loot-taken =
    { $seat-is ->
        [you] You take loot: { NAME($loot) }.
       *[other] { $seat } takes loot: { NAME($loot) }.
    }
event-ploy-cancelled =
    { $seat-is ->
        [you] You ward off { NAME($trap) }.
       *[other] { $seat } wards off { NAME($trap) }.
    }
event-die-stolen =
    { $seat-is ->
        [you] You take a { NAME($die) } from { NAME($trail) }.
       *[other] { $seat } takes a { NAME($die) } from { NAME($trail) }.
    }
event-leader-promoted =
    { $seat-is ->
        [you] { NAME($mercenary) } now leads your clan.
       *[other] { NAME($mercenary) } now leads { $seat }'s clan.
    }
event-wages-paid =
    { $seat-is ->
        [you] { $n ->
            [0] You have no gold for wages.
           *[other] You pay { COUNT($n, "gold") } in wages.
        }
       *[other] { $n ->
            [0] { $seat } has no gold for wages.
           *[other] { $seat } pays { COUNT($n, "gold") } in wages.
        }
    }
event-deserted =
    { $seat-is ->
        [you] { NAME($mercenary) } deserts your clan.
       *[other] { NAME($mercenary) } deserts { $seat }'s clan.
    }
event-rank-earned =
    { $seat-is ->
        [you] You earn a rank: { NAME($rank) }.
       *[other] { $seat } earns a rank: { NAME($rank) }.
    }
event-mercenary-offered = { NAME($mercenary) } comes to the Tavern.
event-mercenary-offered-several = { $mercenary } come to the Tavern.
event-trap-shown = A trap comes to the Hunting Lodge: { NAME($trap) }.
event-trap-shown-several = Traps come to the Hunting Lodge: { $trap }.
event-equipment-shown = Equipment comes to the Market: { NAME($equipment) }.
event-equipment-shown-several = Equipment comes to the Market: { $equipment }.
event-loot-shown = A loot token is revealed: { NAME($loot) }.
event-loot-shown-several = Loot tokens are revealed: { $loot }.
event-monster-appeared = { NAME($monster) } appears { $site ->
        [entrance] at the Citadel Entrance
       *[other] in { NAME($site) }
    }.
event-monster-discarded = { NAME($monster) } is discarded.
event-land-revealed = A new card in { NAME($site) }: { NAME($land) }.
event-land-discarded = { NAME($land) } is discarded.
event-trails-laid = A new tile in { NAME($site) }: { NAME($tile) }, side { $side ->
        [0] A
       *[1] B
    }.
event-quest-drawn = { $trail ->
        [contract_left] A new contract: { NAME($quest) }.
       *[quest_left] A new dice-roll quest: { NAME($quest) }.
    }
event-round-began = Round { $round } begins.
event-battle-began = { $monster ->
        [no_monster] There is no monster { $site ->
            [entrance] at the Citadel Entrance
           *[other] in { NAME($site) }
        }: the conquest begins.
       *[other] A battle begins { $site ->
            [entrance] at the Citadel Entrance
           *[other] in { NAME($site) }
        }: { NAME($monster) }.
    }
event-attack-die-rolled = An attack die on { NAME($trail) }: { $value }.
event-attack-die-rolled-several = Attack dice on { NAME($trail) }: { $value }.
event-panic-spread = Panic spreads to the { NAME($building) }.
event-panic-spread-several = Panic spreads to these buildings: { $building }.
event-panic-ended = The panic is over.
event-quest-won-nobody = Sambor fulfils the quest { NAME($quest) }.
event-trap-revealed-nobody = Sambor reveals a trap on { NAME($trail) }: { NAME($trap) }.
event-die-stolen-nobody = Sambor takes a { NAME($die) } from { NAME($trail) }.
event-sambor-rolled = Sambor rolls his action dice: red { $red }, yellow { $yellow }.
event-sambor-visited = Sambor visits the { NAME($building) }.
event-sambor-took-trail = Sambor takes { NAME($trail) }.
event-sambor-removed = Sambor removes { NAME($card) }.
event-game-ended =
    { $winners-count ->
        [0] Nobody wins. { $scores }.
       *[other] { $winners-is ->
            [you] You win!
           *[other] { $winners-count ->
                [one] { $winners } wins.
               *[other] { $winners } win.
            }
        } { $scores }.
    }

# -- Refusals

ML-ALCH-03 = Healing takes a potion, and you have none in your area.
ML-CITADEL-01 = This space takes exactly { COUNT($needed, "die_strength") }, and you have { $has }.
ML-CITADEL-02 = { NAME($building) }: you have no die that is accepted there.
ML-CITADEL-02-building-die = { NAME($building) }: { $die ->
        [strength] strength
        [magic] magic
       *[influence] influence
    } dice are not accepted there.
ML-CITADEL-02-space = Space { $space } is taken.
ML-CITADEL-03 = { NAME($building) }: all spaces are taken.
ML-CITADEL-04 = On a visit you must buy something.
ML-CITADEL-04-building-price-gold = { NAME($building) }: the cheapest purchase costs { COUNT($price, "gold") }, and you have { $gold }.
ML-CITADEL-04-price-gold = The price is { COUNT($price, "gold") }, and you have { $gold }.
ML-CITADEL-06 = { NAME($building) }: panic has closed it.
ML-CORE-11 = { NAME($by) }: only once a round.
ML-CORE-12 = { NAME($by) }: works only in the Adventure phase, on the trail of that mercenary.
ML-CORE-13 = { NAME($by) }: not while the mercenary is on a trail.
ML-DEFEND-03 = { NAME($by) }: this defence does not work against the affiliation of { NAME($monster) }.
ML-DEFEND-04 = { NAME($mercenary) } carries no potion.
ML-DEPLOY-03 = You still have { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } to place.
ML-DEPLOY-03-trail = You have no dice left in the pool for { NAME($trail) }.
ML-DEPLOY-05 = { NAME($by) }: you have no die to exchange.
ML-DEPLOY-05-by-die = { NAME($by) }: only { $die ->
        [strength] a strength die
        [magic] a magic die
       *[influence] an influence die
    } can be exchanged.
ML-ENTR-02 = There is no monster at the Entrance.
ML-ENTR-03 = Influence dice are not placed on Entrance trails.
ML-ENTR-04 = Something must be placed on an Entrance trail.
ML-ENTR-07 = Without a die in your pool you cannot take an action.
ML-GREEN-04 = A { NAME($mercenary) } can neither go to a trail nor settle a land.
ML-HUNT-03 = { NAME($by) }: the room for more traps is there all the time.
ML-HUNT-05 = { NAME($building) }: there are no traps left.
ML-INFL-08 = { NAME($by) }: this is a discount for purchases at the { NAME($building) }.
ML-LAND-03 = { NAME($land) }: there is no loot to take.
ML-LAND-08 = { NAME($land) }: you do not have enough excess glory.
ML-LAND-12 = { NAME($land) }: no equipment can be taken now.
ML-LEADER-01 = The mercenary with the highest reputation leads ({ NAME($mercenary) }), and a settler only if there is nobody else.
ML-LOOT-01 = { NAME($loot) }: loot goes to mercenaries who come back from a land without success.
ML-LOOT-02 = { NAME($loot) }: this loot token can be used only in the Adventure phase, when dice are rolled.
ML-LOOT-02-own_turn = { NAME($own_turn) }: this loot token can be used only on your turn, in the Deployment phase.
ML-LOOT-06 = { NAME($loot) }: this token is discarded when you conquer a land.
ML-LOOT-07 = { NAME($loot) }: this token is discarded when you kill a monster.
ML-LOOT-08 = { NAME($loot) }: this token is discarded when you capture a monster.
ML-LOOT-20 = You do not have enough excess glory to recruit anybody.
ML-MARKET-04 = { NAME($equipment) } has changed hands already this turn.
ML-MARKET-04-mercenary = { NAME($mercenary) } holds this equipment already.
ML-MARKET-05 = { NAME($building) }: there are no equipment cards left.
ML-MARKET-07 = { NAME($building) }: all your mercenaries are on trails, so nobody can take equipment.
ML-MERC-11 = The price is { COUNT($price, "gold") }, and you have { $gold }.
ML-MERC-20 = { NAME($by) }: the extra gold comes by itself with an action at the Mine.
ML-MERCH-01 = The Merchant must be given at least one die.
ML-MPOW-07 = Potions and poisons do not help against { NAME($monster) }.
ML-MPOW-16 = Against { NAME($monster) } defence abilities do not help, only defence tokens.
ML-MPOW-18 = Weapons do not help against { NAME($monster) }.
ML-OUT-01 = Already taken: { NAME($trail) }.
ML-OUT-04 = You have nobody to send.
ML-OUT-04-mercenary = { NAME($mercenary) } is on a trail already.
ML-PLOY-09 = This ploy takes no { $die ->
        [strength] strength
       *[magic] magic
    } dice.
ML-PLOY-10 = Dice on a secured trap cannot be taken.
ML-PLOY-11 = This trail is not adjacent: { NAME($trail) }.
ML-QUEST-02 = You do not have the dice that { NAME($trail) } asks for.
ML-QUEST-02-die = The quest takes no { $die ->
        [strength] strength
        [magic] magic
       *[influence] influence
    } die now.
ML-QUEST-10 = The contract takes { COUNT($n, $token) }, and you have { $has }.
ML-SCEN-04 = { NAME($building) }: closed in this scenario.
ML-SCEN-04-by = { NAME($by) }: in this scenario defence has no effect.
ML-SETTLE-01 = { NAME($land) }: there are dice on it already this round.
ML-SETTLE-03 = { NAME($land) }: you do not have the dice for it.
ML-SETTLE-03-die = The land takes no { $die ->
        [strength] strength
        [magic] magic
       *[influence] influence
    } die now.
ML-SETTLE-04 = Only a mercenary of { NAME($affiliation) } can settle { NAME($land) }.
ML-SETTLE-08 = { NAME($mercenary) } has already settled another land.
ML-SETTLE-10 = { NAME($land) } is not settled.
ML-STRIKE-02-die = You have no reroll left for { $die ->
        [strength] strength
        [magic] magic
       *[influence] influence
    } dice.
ML-STRIKE-02-loot = { NAME($loot) }: this token does nothing for this roll.
ML-STRIKE-05 = The total is { $total }; a capture takes { $value }.
ML-STRIKE-06 = The total is { $total }; a kill takes { $value }.
ML-STRIKE-07 = The total of { $total } is enough: it decides the battle.
ML-STRIKE-21 = A total of { $total } is no less than { $value }: the monster is killed.
ML-TAV-02 = This mercenary's reputation is { $reputation }, and your excess glory is { $excess }.
ML-TAV-02-building-least-excess = { NAME($building) }: the lowest reputation is { $least }, and your excess glory is { $excess }.
ML-TAV-11 = There is only one round of beer per visit.
ML-TAV-11-price-gold = The price is { COUNT($price, "gold") }, and you have { $gold }.
ML-TRAIL-02 = You do not have the dice that { NAME($trail) } requires.
ML-TRAIL-02-die = This trail cannot be reinforced with { $die ->
        [strength] strength
       *[magic] magic
    } dice.
ML-TRAIL-02-most = This trail is reinforced with at most { $most ->
        [one] { $most } die
       *[other] { $most } dice
    }.
ML-TRAIL-03 = Influence dice are not placed on land trails.
ML-TRAIL-04 = There is no room left on this trail.
ML-TRAIL-05 = Traps and defence tokens are laid on a trail while a mercenary sets out on it.
ML-TRAIL-08 = A capture takes { COUNT($needed, "trap") } on this trail, and there { $has ->
        [one] is
       *[other] are
    } { $has }.
ML-WAGE-03 = The mercenary with the highest reputation deserts ({ NAME($mercenary) }), never the Leader or a settler.

# -- Exchanges after a desertion, ploys against the monster's attack, the moments before a new Leader and before the end

ask-last-sale = The game is about to end. Do you sell or use anything?
ask-before-succession = Your Leader has died. Does anybody settle a land before a new Leader is promoted?
ask-divert-dice = How many attack dice do you direct at the mercenary on { NAME($target) }?
choice-divert = { $n ->
        [one] 1 attack die
       *[other] { $n } attack dice
    }
choice-inherit-here = { NAME($mercenary) } (in exchange for { NAME($old) })

# -- What else happens on trails, in battles and to Sambor

event-monster-moved = { NAME($monster) } comes to the Citadel Entrance.
event-defence-lost =
    { $seat-is ->
        [you] You discard { COUNT($n, "defence") } from { NAME($trail) }.
       *[other] { $seat } discards { COUNT($n, "defence") } from { NAME($trail) }.
    }
event-reshuffled =
    { $pile ->
        [mercenaries] The discarded mercenaries are shuffled and form a new deck.
        [monsters] The discarded monsters are shuffled and form a new deck.
        [loot] The discarded loot tokens are mixed and lie face down again.
        [quests] The discarded quest tiles go back into the bag.
       *[traps] The discarded traps are mixed and lie face down again.
    }
event-land-freed =
    { $seat-is ->
        [you] Nobody lives in your land { NAME($land) } any more.
       *[other] Nobody lives in { $seat }'s land { NAME($land) } any more.
    }
event-trail-gave =
    { $seat-is ->
        [you] As a trail bonus you put { COUNT($n, $token) } on the assignment token ({ NAME($trail) }).
       *[other] As a trail bonus { $seat } puts { COUNT($n, $token) } on the assignment token ({ NAME($trail) }).
    }
event-brought-back =
    { $seat-is ->
        [you] { NAME($mercenary) } brings you back { COUNT($n, $token) }.
       *[other] { NAME($mercenary) } brings { $seat } back { COUNT($n, $token) }.
    }
event-sambor-placed =
    { $n ->
        [one] Sambor places one { NAME($die) } at the { NAME($building) }.
       *[other] Sambor places { COUNT($n, "die_strength") } at the { NAME($building) }.
    }
event-sambor-laid-ploys =
    { $n ->
        [one] Sambor lays 1 ploy face down on { NAME($trail) }.
       *[other] Sambor lays { $n } ploys face down on { NAME($trail) }.
    }
event-ploys-returned =
    { $n ->
        [one] Sambor's ploy goes back to its stack.
       *[other] Sambor's { $n } ploys go back to their stack.
    }
event-handed-over =
    { $seat-is ->
        [you] You discard { COUNT($n, $token) } to fulfil the contract.
       *[other] { $seat } discards { COUNT($n, $token) } to fulfil the contract.
    }
event-hit-beside =
    { $seat-is ->
        [you] Your mercenary on { NAME($trail) } takes { $n ->
            [one] 1 hit
           *[other] { $n } hits
        }.
       *[other] { $seat }'s mercenary on { NAME($trail) } takes { $n ->
            [one] 1 hit
           *[other] { $n } hits
        }.
    }
event-dying-blow = Dying, { NAME($monster) } strikes at everybody there.
event-ploy-aimed =
    { $seat-is ->
        [you] You aim { NAME($trap) } at { NAME($trail) }.
       *[other] { $seat } aims { NAME($trap) } at { NAME($trail) }.
    }
event-ploy-aimed-nobody = Sambor aims { NAME($trap) } at { NAME($trail) }.
ask-queens-choice = The Queen's Gift: what do you take?
ask-give-up-trap = Which trap do you discard to fulfil the contract?
name-scraps = scraps
ML-SCEN-10 = The scenario Slaughter cannot be played at Beginner. Normal is its lowest level.

# -- The end of the game

score-glory = Glory
score-reputation = Reputation
score-trophies = Trophies
score-affiliations = Affiliations
medal-glory = Most Glory
medal-reputation = Best Company
medal-trophies = Trophy Collection
medal-affiliations = At Home Everywhere

# What a player alone has earned.

rank-monster-snack = { name-monster-snack }
rank-adept = { name-adept }
rank-veteran = { name-veteran }
rank-hero = { name-hero }
