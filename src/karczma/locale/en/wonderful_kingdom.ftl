# It's a Wonderful Kingdom.

# -- Developments

name-hamlet = Hamlet
name-quarry = Quarry
name-market-town = Market Town
name-watermill = Watermill
name-barracks = Barracks
name-harbour = Harbour
name-guildhall = Guildhall
name-citadel = Citadel
name-royal-mint = Royal Mint
name-watchtower = Watchtower
name-kings-road = King's Road
name-tatis-tribe = Tatis Tribe
name-stonemasons = Stonemasons
name-merchant-league = Merchant League
name-pathfinders = Pathfinders
name-mercenaries = Mercenaries
name-order-of-knights = Order of Knights
name-circle-of-alchemists = Circle of Alchemists
name-druids = Druids
name-troubadours = Troubadours
name-ducal-guard = Ducal Guard
name-smugglers = Smugglers
name-great-statue = Great Statue
name-cathedral = Cathedral
name-golden-gate = Golden Gate
name-amphitheatre = Amphitheatre
name-royal-palace = Royal Palace
name-hanging-gardens = Hanging Gardens
name-university = University
name-triumphal-arch = Triumphal Arch
name-vault-of-kings = Vault of Kings
name-obelisk = Obelisk
name-uncharted-isle = Uncharted Isle
name-dragon-eggs = Dragon Eggs
name-sunken-city = Sunken City
name-elven-forest = Elven Forest
name-crystal-cave = Crystal Cave
name-giants-bones = Giant's Bones
name-lost-library = Lost Library
name-floating-mountain = Floating Mountain
name-map-of-the-realm = Map of the Realm
name-phoenix-feather = Phoenix Feather
name-fountain-of-youth = Fountain of Youth
name-ancient-portal = Ancient Portal
name-dwarven-forge = Dwarven Forge
name-war-college = War College
name-colossus = Colossus
name-moon-temple = Moon Temple
name-leviathan = Leviathan

# -- Treasures

name-treasure-mm = Chest of Ores
name-treasure-pp = Caravan of Settlers
name-treasure-gg = Chest of Coins
name-treasure-ee = Chest of Maps
name-treasure-mp = Builders' Pay
name-treasure-mg = Jewelled Anvil
name-treasure-me = Ship's Hold
name-treasure-pg = Dowry
name-treasure-pe = Pilgrims' Relic
name-treasure-ge = Golden Compass

# -- Advisors

name-spymaster = Spymaster
name-lady-of-whispers = Lady of Whispers
name-herald = Herald
name-master-trapper = Master Trapper
name-court-alchemist = Court Alchemist
name-architect = Royal Architect
name-chancellor = Chancellor
name-treasurer = Treasurer
name-cartographer = Cartographer
name-marshal = Marshal
name-steward = Steward
name-sage = Sage
name-captain-of-arms = Captain of Arms
name-crown-heir = Lady of the Crown
name-exorcist = Exorcist
name-quartermaster = Quartermaster

# -- Calamities

name-calamity-plague = Plague
name-calamity-famine = Famine
name-calamity-flood = Flood
name-calamity-great-fire = Great Fire
name-calamity-earthquake = Earthquake
name-calamity-revolt = Revolt
name-calamity-long-winter = Long Winter
name-calamity-locusts = Locusts

# -- Menaces

name-giant-rats-1 = Cellar Rats
name-giant-rats-2 = Granary Rats
name-giant-rats-3 = Sewer Rats
name-giant-rats-4 = Rat King
name-rat = Rat
name-mist-giants-1 = Giant of the Morning Mist
name-mist-giants-2 = Giant of the Moors
name-mist-giants-3 = Giant of the Marsh Fog
name-mist-giants-4 = Elder of the Mists
name-marauders-1 = Marauders of the North
name-marauders-2 = Marauders of the Coast
name-marauders-3 = Marauders of the Marsh
name-marauders-4 = Marauders of the Hills
name-thieves-1 = Cutpurses
name-thieves-2 = Burglars
name-thieves-3 = Highwaymen
name-thieves-4 = Master Thief
name-sister-of-storm = Sister of Storm
name-sister-of-drought = Sister of Drought
name-sister-of-disease = Sister of Disease
name-sister-of-night = Sister of Night
name-devourer-materials = Rock Devourer
name-devourer-population = Flesh Devourer
name-devourer-gold = Gold Devourer
name-devourer-exploration = Star Devourer
name-great-black-dragoness = Great Black Dragoness
name-great-black-dragon = Great Black Dragon
name-black-dragon-egg-1 = Black Dragon Egg 1
name-black-dragon-egg-2 = Black Dragon Egg 2
name-illusionist-1 = Mistress of Mirrors
name-illusionist-2 = Veiled Illusionist
name-illusionist-3 = Weaver of Mirages
name-illusionist-4 = Lady of Masks

# -- Menace sets

name-giant-rats = Giant Rats
name-mist-giants = Mist Giants
name-marauders = Marauders
name-thieves = Thieves
name-sisters-of-misfortune = Sisters of Misfortune
name-devourers = Devourers
name-black-dragons = Black Dragons
name-illusionists = Illusionists

# -- Duchies

name-teressie-a = Teressie
name-teressie-b = Teressie
name-teressie-c = Teressie
name-teressie-d = Teressie
name-valados-a = Valados
name-valados-b = Valados
name-valados-c = Valados
name-valados-d = Valados
name-senada-a = Senada
name-senada-b = Senada
name-senada-c = Senada
name-senada-d = Senada
name-teressie-e = Teressie
name-senada-e = Senada
name-valados-e = Valados

# -- Quest boards

name-the-lost-crown = The Lost Crown
name-siege-of-the-black-tower = Siege of the Black Tower
name-beyond-the-sea = Beyond the Sea
name-the-ancestral = The Ancestral Hall
name-the-star-gate = The Star Gate

# -- Conquest boards

name-A1 = Board A1
name-A2 = Board A2
name-B1 = Board B1
name-B2 = Board B2
name-C1 = Board C1
name-C2 = Board C2

# -- Territories

name-red-castle = Red Castle
name-blue-castle = Blue Castle
name-sw-downs = Southwest Downs
name-se-vale = Southeast Vale
name-center-ford = Central Ford
name-nw-vale = Northwest Vale
name-ne-downs = Northeast Downs
name-west-sea = West Sea
name-east-sea = East Sea
name-prison-isle = Prison Isle
name-south-coast = South Coast
name-south-forest = South Forest
name-inland-sea = Inland Sea
name-salt-flats = Salt Flats
name-old-gaol = Old Gaol
name-north-coast = North Coast
name-north-forest = North Forest
name-red-march = Red March
name-red-fens = Red Fens
name-red-hills = Red Hills
name-west-pass = West Pass
name-mid-lake = Mid Lake
name-east-pass = East Pass
name-tower-prison = Tower Prison
name-whispering-isle = Whispering Isle
name-blue-march = Blue March
name-blue-fens = Blue Fens
name-blue-hills = Blue Hills
name-red-delta = Red Delta
name-red-coves = Red Coves
name-ruined-temple = Ruined Temple
name-wild-strait = Wild Strait
name-calm-strait = Calm Strait
name-gallows-rock = Gallows Rock
name-blue-delta = Blue Delta
name-blue-coves = Blue Coves
name-home-fields = Home Fields
name-oak-wood = Oak Wood
name-long-bridge = Long Bridge
name-green-sea = Green Sea
name-iron-gaol = Iron Gaol
name-old-border = Old Border
name-enemy-camp = Enemy Camp
name-enemy-fort = Enemy Fort
name-pebble-shore = Pebble Shore
name-shepherd-hills = Shepherd Hills
name-silver-stream = Silver Stream
name-storm-bay = Storm Bay
name-mist-sea = Mist Sea
name-salt-prison = Salt Prison
name-border-forts = Border Forts
name-burned-town = Burned Town
name-high-pass = High Pass

# -- Resources and other words

name-materials = materials
    .piece = a material cube
count-materials =
    { $n ->
        [one] { $n } material cube
       *[other] { $n } material cubes
    }
name-population = population
    .piece = a population cube
count-population =
    { $n ->
        [one] { $n } population cube
       *[other] { $n } population cubes
    }
name-gold = gold
    .piece = a gold cube
count-gold =
    { $n ->
        [one] { $n } gold cube
       *[other] { $n } gold cubes
    }
name-exploration = exploration
    .piece = an exploration cube
count-exploration =
    { $n ->
        [one] { $n } exploration cube
       *[other] { $n } exploration cubes
    }
name-krystallium = krystallium
    .piece = krystallium
count-krystallium =
    { $n ->
        [one] { $n } krystallium
       *[other] { $n } krystallium
    }
name-soldier = soldier
    .piece = a soldier
count-soldier =
    { $n ->
        [one] { $n } soldier
       *[other] { $n } soldiers
    }
name-structure = structure
name-company = company
name-monument = monument
name-discovery = discovery
name-left = left area
    .loc = in the left area
name-right = right area
    .loc = in the right area
name-own = your selection area
    .loc = in your selection area
name-opponent = the opponent's selection area
    .loc = in the opponent's selection area
name-blue = blue
name-red = red
name-face-down = a face-down card
name-trap = trap token
count-trap =
    { $n ->
        [one] { $n } trap token
       *[other] { $n } trap tokens
    }
name-spy = spy token
count-spy =
    { $n ->
        [one] { $n } spy token
       *[other] { $n } spy tokens
    }
name-destroy = destroy a card
name-double-move = double move
name-prison = prison

# -- Options

option-module = Module
value-module-menaces = menaces
value-module-advisors = advisors
value-module-quests = quests
value-module-conquest = conquest
value-module-none = none (training game)
option-legends = Legends
option-duchies = Duchy cards, by their side
value-duchies-A = A
value-duchies-B = B
value-duchies-C = C (5 krystallium, no production)
value-duchies-D = D (unequal start)
option-menaces = Menaces
value-menaces-choose = each player chooses
value-menaces-random = at random
option-quest-board = Quest board
value-quest-board-choose = chosen at the table
option-board = Conquest board
value-board-choose = chosen at the table
option-advisors-left = Advisors left out with two players
value-advisors-left-6 = 6 (the two new ones play too)
value-advisors-left-4 = 4, as printed (the two new ones are for solo play)
option-soldier-vp = Points for a soldier in the pool
value-soldier-vp-0 = 0
value-soldier-vp-1 = 1
option-calamity-vp = Points for a calamity
value-calamity-vp--1 = -1
value-calamity-vp--2 = -2
value-calamity-vp--3 = -3
value-calamity-vp--4 = -4
value-calamity-vp--5 = -5
option-solo-supremacy-threshold = Cubes needed for supremacy in solo play
value-solo-supremacy-threshold-3 = 3
value-solo-supremacy-threshold-4 = 4
value-solo-supremacy-threshold-5 = 5
value-solo-supremacy-threshold-6 = 6

# -- The faces of the cards

face-duchy = { NAME($card) }, side { $side } ({ NAME($colour) })
face-family = { NAME($card) } ({ NAME($family) })
face-treasure = { NAME($card) } (treasure)
face-advisor = { NAME($card) } (advisor)
face-calamity = { NAME($card) } (calamity)
face-menace = { NAME($card) } (menace: { NAME($set) })
face-cost = Cost: { $what }.
face-recycle = Recycling: { $what }.
face-defeated = when defeated: { $effect }
face-once = when completed: { $effect }
face-production = Produces: { $what }.
face-production-none = Produces nothing.
face-start = At the start: { $what }.
face-production-per = Produces { NAME($token, case: "piece") } for each { NAME($family) } in the duchy.
face-fight = Combat cost: { $what }.
face-undefeated = Undefeated: { $n } VP.
face-vp = { $n } VP.
face-vp-structure = { $n } VP for each structure.
face-vp-company = { $n } VP for each company.
face-vp-monument = { $n } VP for each monument.
face-vp-discovery = { $n } VP for each discovery.
face-vp-soldier = { $n } VP for each soldier in the pool.
face-vp-set = { $n } VP for each set of all four families.
does-breed = At the end of planning a Rat joins it.
does-discard-own-selected = At the start of planning you give up a card from your selection area.
does-stolen-token = At the start of production one of your cards stops producing until this menace is defeated.
does-shroud = At the start of planning a card under construction is shrouded until the end of the round.
does-set-bonus = Defeat the whole set: { $vp } VP.
does-lose-cube-from-construction = At the end of planning you lose a basic resource cube from a card under construction.
does-produce-for-opponent = Produces for the opponent; once defeated, for you.
does-lose-soldier = At the end of planning you lose a soldier.
does-count-bonus = At the end of the game: 3 VP for one secured egg, 10 VP for two.
does-illusion-token-to-opponent = In production the opponent gets an Illusionist token.
while-traps = You have one more trap token in each round.
while-spies = You have a spy token in each round.
while-alchemy-rate =
    Alchemy needs { $n ->
        [one] 1 fewer cube
       *[other] { $n } fewer cubes
    }.
while-supremacy-tie = You also have supremacy in a tie, if you produce at least one cube.
while-supremacy-direct = Soldiers won by supremacy go straight to the pool.
while-recycle-extra = Once per round a recycled card gives one more cube.
while-enlist = Once per round a produced material cube may become a soldier.
while-calamities-ignored =
    { $n ->
        [one] One calamity costs no points.
       *[other] Up to { $n } calamities cost no points.
    }
while-discount-structure = Once per round a new structure gets a material cube.
while-discount-company = Once per round a new company gets a population cube.
while-discount-monument = Once per round a new monument gets a gold cube.
while-discount-discovery = Once per round a new discovery gets an exploration cube.
when-round-start = At the start of each round { $effect }.
face-difficulty = Difficulty: { $n } of 5.
face-two-players-only = They cannot be used in solo play.
face-member = { NAME($card) }. { $what }
face-stage = Stage { $stage }: { $cost }. First reward: { $first }; second: { $second }.
face-completion =
    { $n ->
        [one] All four stages: 1 more point.
       *[other] All four stages: { $n } more points.
    }
face-on-board = On { NAME($board) }:
face-borders = { NAME($territory) }. Borders on: { $borders }.
face-spots = Bonus spots: { $spots }.
face-territory-vp = At the end of the game: { $red } VP for red, { $blue } VP for blue.
bonus-name = { NAME($bonus) }{ which-one }

# -- Words inside sentences

which-one =
    { $twin ->
        [0] {""}
       *[other] {" "}no. { $twin }
    }
cards-in-row =
    { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    }
armies-told =
    { $n ->
        [one] 1 army
       *[other] { $n } armies
    }
amount-missing = { COUNT($n, $token) }
still-needs =
    { $completes ->
        [1] completes it
       *[other] needs { $needs }
    }
on-site =
    { $at ->
        [-1] on the current stage of
       *[other] on
    }

# -- Decisions

ask-board-which = Which side of the board do you play on?
ask-give-up-which = Marauders: which card do you give up?
ask-shroud-which = Mist Giants: which card of the opponent do you shroud?
ask-steal-which = Thieves: which card of the opponent stops producing?
ask-lose-which = Sisters of Misfortune: which cube do you lose?
ask-feed-which = Black Dragons: from which card do they take a soldier?
ask-destroy-which = Which card of the opponent do you destroy?
ask-plan = What do you plan?
ask-take-discount = Does your advisor put { NAME($token, case: "piece") } on { NAME($card) } now?
ask-take-extra = Do you take one more cube?
ask-work =
    Production of { NAME($token) }: { $cubes ->
        [0] all cubes are placed. What next?
        [one] where does the cube go? 1 left.
       *[other] where do the cubes go? { $cubes } left.
    }
ask-fight = Against which menace do you send a soldier?
ask-place-where = Where does the cube go?
ask-muster = From which territory does an army march to { NAME($territory) }? Armies on their way: { $sent }, enemy armies there: { $enemies }.
ask-hold-which =
    { NAME($territory) }: which bonus { $armies ->
        [one] spot does your army hold?
       *[other] spots do your { $armies } armies hold?
    }
ask-imprison-which = Which army of the opponent do you imprison?
ask-surrender-which = Which of your armies goes to prison?
ask-campaign = Do you recruit armies, move armies or pass?
ask-mark-cards = Do you put an Illusionist token on a card?
ask-swap-afterwards = Do you swap a card now?
ask-offer = Your offer: which card do you put where? Cards to offer: { $left }, trap tokens: { $traps }.
ask-select = Which offer area do you take?
ask-duchy-which = Which duchy will you rule?
ask-menace-which = Which menaces do you bring into the game?
ask-quest-which = Which quest do you choose?

# -- Choices

choice-choose-board = { NAME($board) }
choice-give-up = Give up { NAME($card) }
choice-shroud = Shroud { NAME($card) }
choice-shroud-here = Shroud { NAME($card) }{ which-one } (needs { $needs })
choice-steal = Rob { NAME($card) }
choice-steal-here = Rob { NAME($card) } (produces { $produces })
choice-lose-cube = Lose { NAME($token, case: "piece") } from { NAME($card) }
choice-lose-cube-here = Lose { NAME($token, case: "piece") } from { NAME($card) }{ which-one } (needs { $needs })
choice-feed = Give up a soldier from { NAME($card) }
choice-feed-here = Give up a soldier from { NAME($card) }{ which-one } (needs { $needs })
choice-destroy = Destroy { NAME($card) }
choice-spare = Destroy nothing
choice-place = Place { NAME($token, case: "piece") } { on-site } { NAME($card) }
choice-place-here = Place { NAME($token, case: "piece") } { on-site } { NAME($card) }{ which-one } ({ still-needs })
choice-transmute = Put { NAME($token, case: "piece") } into the alchemy
choice-transmute-here =
    Put { NAME($token, case: "piece") } into the alchemy ({ $missing ->
        [0] makes 1 krystallium
       *[other] then { $then } of { $rate }
    })
choice-crystallise =
    Place krystallium { on-site } { NAME($card) }{ $token ->
        [krystallium] {""}
        [soldier] {" "}as a soldier
       *[other] {" "}as { NAME($token) }
    }
choice-crystallise-here =
    Place krystallium { on-site } { NAME($card) }{ which-one }{ $token ->
        [krystallium] {""}
        [soldier] {" "}as a soldier
       *[other] {" "}as { NAME($token) }
    } ({ still-needs })
choice-post = Place a soldier { on-site } { NAME($card) }
choice-post-here = Place a soldier { on-site } { NAME($card) }{ which-one } ({ still-needs })
choice-scrap =
    Scrap { $at ->
        [-1] the current stage of{" "}
       *[other] {""}
    }{ NAME($card) }
choice-scrap-here =
    Scrap { NAME($card) }{ which-one }{ $free ->
        [-1] {""}
        [1] : { $gives } to place freely
       *[other] : { $gives } into the alchemy
    }{ $lost ->
        [1] ; lost with it: { $holds }
       *[other] {""}
    }
choice-begin = Build { NAME($card) }
choice-begin-here = Build { NAME($card) } (cost: { $cost })
choice-recycle = Recycle { NAME($card) }
choice-recycle-here = Recycle { NAME($card) } for { $gives }
choice-ready = My plan is ready
choice-use-ability = Yes, on this card
choice-keep-ability = Not now
choice-take-cube = Take { NAME($token, case: "piece") }
choice-enlist = Exchange a material cube for a soldier
choice-done = Done
choice-send = Send a soldier against { NAME($card) }
choice-send-here = Send a soldier against { NAME($card) }{ which-one } (needs { $needs })
choice-send-army = Send an army from { NAME($source) }
choice-send-army-here = Send an army from { NAME($source) } (armies left there: { $left }; costs 1 soldier)
choice-go = March
choice-go-here =
    { $sent ->
        [0] March
        [one] March with 1 army for 1 soldier
       *[other] March with { $sent } armies for { $sent } soldiers
    }{ $sent ->
        [0] {""}
       *[other] { $enemies ->
            [0] {""}
            [one] ; 1 returns to the castle
           *[other] ; { $enemies } return to the castle
        }
    }
choice-hold = Hold these spots
choice-hold-here = Hold: { $bonuses }
choice-imprison = An army from { NAME($territory) }
choice-imprison-here =
    An army from { NAME($territory) }, { $spot ->
        [-1] not on a bonus spot
       *[other] on a bonus spot: { $bonus }
    }
choice-set-free = Imprison no army
choice-recruit =
    Recruit { $n ->
        [one] 1 army for 1 soldier
       *[other] { $n } armies for { $n } soldiers
    }
choice-march = March to { NAME($territory) }
choice-march-here =
    March to { NAME($territory) } ({ $enemies ->
        [0] no enemy army there
        [one] 1 enemy army there
       *[other] { $enemies } enemy armies there
    }{ $worth ->
        [0] {""}
        [one] ; worth 1 point
       *[other] ; worth { $worth } points
    })
choice-pass = Pass
choice-mark = Put a token on a card { NAME($area, case: "loc") }
choice-mark-here =
    Put a token on { $card ->
        [face_down] { $twin ->
            [0] the face-down card
           *[other] face-down card no. { $twin }
        }
       *[other] { NAME($card) }{ which-one }
    } { NAME($area, case: "loc") }{ $yours ->
        [1] {" "}(your trap)
       *[other] {""}
    }
choice-no-mark = No token
choice-swap = Swap your card for one { NAME($area, case: "loc") }
choice-swap-here =
    Swap your { $mine ->
        [face_down] face-down card{ $mine_twin ->
            [0] {""}
           *[other] {" "}no. { $mine_twin }
        }
       *[other] { NAME($mine) }{ $mine_twin ->
            [0] {""}
           *[other] {" "}no. { $mine_twin }
        }
    } for { $card ->
        [face_down] { $twin ->
            [0] the face-down card
           *[other] face-down card no. { $twin }
        }
       *[other] { NAME($card) }{ which-one }
    } { NAME($area, case: "loc") }
choice-no-swap = No swap
choice-spy = Spy on a face-down card { NAME($place, case: "loc") }
choice-spy-here = Spy on card { $nth } of { $of } { NAME($place, case: "loc") }
choice-put =
    Put { NAME($card) } { $trap ->
        [1] face down{" "}
       *[other] {""}
    }into the { NAME($area) }
choice-take = Take the { NAME($area) }
choice-take-here =
    Take the { NAME($area) } ({ $n ->
        [0] empty
       *[other] { $cards }
    })
choice-choose-duchy = { NAME($duchy) }
choice-choose-duchy-here =
    { NAME($duchy) } ({ $produces_n ->
        [0] produces nothing
       *[other] produces { $produces }
    }{ $start_n ->
        [0] {""}
       *[other] ; at the start: { $start }
    })
choice-choose-menace = { NAME($menace) }
choice-choose-menace-here = { NAME($menace) } (difficulty { $difficulty } of 5)
choice-choose-quest = { NAME($quest) }
choice-draw-quest = Draw a quest at random

# -- Events

event-colour-drawn =
    { $seat-is ->
        [you] You are { NAME($colour) }.
       *[other] { $seat } is { NAME($colour) }.
    }
event-duchy-taken =
    { $seat-is ->
        [you] You rule { NAME($duchy) }.
       *[other] { $seat } rules { NAME($duchy) }.
    }
event-menace-chosen =
    { $seat-is ->
        [you] You bring the { NAME($menace) } into the game.
       *[other] { $seat } brings the { NAME($menace) } into the game.
    }
event-quest-chosen = The quest is { NAME($quest) }.
event-board-chosen = The game is played on { NAME($board) }.
event-round-started =
    { $seat-is ->
        [you] Round { $round } begins; you start.
       *[other] Round { $round } begins; { $seat } starts.
    }
event-round-began =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } { $traps ->
        [0] no trap tokens
        [one] 1 trap token
       *[other] { $traps } trap tokens
    }{ $spies ->
        [0] {""}
        [one] {" "}and 1 spy token
       *[other] {" "}and { $spies } spy tokens
    } for this round.
event-hand-dealt =
    { $seat-is ->
        [you] You draw { cards-in-row }.
       *[other] { $seat } draws { cards-in-row }.
    }
event-card-offered =
    { $seat-is ->
        [you] You offer { NAME($card) } { NAME($area, case: "loc") }.
       *[other] { $seat } offers { NAME($card) } { NAME($area, case: "loc") }.
    }
event-card-trapped =
    { $seat-is ->
        [you] You put { NAME($card) } face down into the { NAME($area) }.
       *[other] { $seat } puts { NAME($card) } face down into the { NAME($area) }.
    }
event-card-trapped-secret =
    { $seat-is ->
        [you] You put a card face down into the { NAME($area) }.
       *[other] { $seat } puts a card face down into the { NAME($area) }.
    }
event-card-spied =
    { $seat-is ->
        [you] Your spy looks at card { $nth } { NAME($place, case: "loc") }: { NAME($card) }.
       *[other] { $seat } sends a spy, who sees { NAME($card) }.
    }
event-card-spied-secret =
    { $seat-is ->
        [you] Your spy looks at a face-down card.
       *[other] { $place ->
            [own] { $seat } spies on card { $nth } in their own selection area.
            [opponent] { $seat } spies on card { $nth } in their opponent's selection area.
           *[other] { $seat } spies on card { $nth } { NAME($place, case: "loc") }.
        }
    }
event-card-marked =
    { $seat-is ->
        [you] You put an Illusionist token on
       *[other] { $seat } puts an Illusionist token on
    } { $card ->
        [face_down] face-down card no. { $nth }
       *[other] { NAME($card) }
    } { NAME($area, case: "loc") }.
event-cards-swapped =
    { $seat-is ->
        [you] You swap
       *[other] { $seat } swaps
    } { $mine ->
        [face_down] a face-down card
       *[other] { NAME($mine) }
    } for { $card ->
        [face_down] face-down card no. { $nth }
       *[other] { NAME($card) }
    } { NAME($area, case: "loc") }; the Illusionist token returns to the supply.
event-illusion-tokens-returned =
    { $n ->
        [one] An Illusionist token returns to the supply.
       *[other] { $n } Illusionist tokens return to the supply.
    }
event-area-taken =
    { $seat-is ->
        [you] You take the
       *[other] { $seat } takes the
    } { $n ->
        [0] empty { NAME($area) }.
       *[other] { NAME($area) } ({ cards-in-row }).
    }
event-card-revealed =
    { $seat-is ->
        [you] A face-down card in your selection area is turned up: { NAME($card) }.
       *[other] { $seat } turns up a face-down card in their selection area: { NAME($card) }.
    }
event-card-destroyed =
    { $seat-is ->
        [you] You destroy { NAME($card) } in the opponent's selection area.
       *[other] { $opponent-is ->
            [you] { $seat } destroys { NAME($card) } in your selection area.
           *[other] { $seat } destroys { NAME($card) } in the opponent's selection area.
        }
    }
event-card-discarded =
    { $seat-is ->
        [you] Marauders take { NAME($card) } from you.
       *[other] Marauders take { NAME($card) } from { $seat }.
    }
event-calamity-suffered =
    { $seat-is ->
        [you] A calamity strikes your duchy: { NAME($card) }.
       *[other] { $seat } suffers a calamity: { NAME($card) }.
    }
event-calamity-substituted =
    { $seat-is ->
        [you] No calamity card is left, but your duchy suffers one more calamity.
       *[other] No calamity card is left, but { $seat } suffers one more calamity.
    }
event-menace-arrived =
    { $seat-is ->
        [you] A menace comes to your construction area: { NAME($card) }.
       *[other] A menace comes to { $seat }'s construction area: { NAME($card) }.
    }
event-card-shrouded =
    { $seat-is ->
        [you] You shroud { NAME($card) } in mist.
       *[other] { $seat } shrouds { NAME($card) } in mist.
    }
event-construction-begun =
    { $seat-is ->
        [you] You put { NAME($card) } under construction.
       *[other] { $seat } puts { NAME($card) } under construction.
    }
event-card-recycled =
    { $seat-is ->
        [you] You recycle { NAME($card) }.
       *[other] { $seat } recycles { NAME($card) }.
    }
event-card-scrapped =
    { $seat-is ->
        [you] You scrap { NAME($card) } with everything on it.
       *[other] { $seat } scraps { NAME($card) } with everything on it.
    }
event-piece-placed =
    { $seat-is ->
        [you] You place
       *[other] { $seat } places
    } { NAME($token, case: "piece") } { $stage ->
        [1] on the current stage of
       *[other] on
    } { NAME($card) }{ $token ->
        [krystallium] { $space ->
            [krystallium] {""}
           *[other] {" "}as { NAME($space) }
        }
       *[other] {""}
    }.
event-cube-transmuted =
    { $seat-is ->
        [you] You put { NAME($token, case: "piece") } into the alchemy.
       *[other] { $seat } puts { NAME($token, case: "piece") } into the alchemy.
    }
event-krystallium-made =
    { $seat-is ->
        [you] Your alchemy makes 1 krystallium.
       *[other] { $seat }'s alchemy makes 1 krystallium.
    }
event-cube-granted =
    { $seat-is ->
        [you] Your advisor gives you { NAME($token, case: "piece") }.
       *[other] An advisor gives { $seat } { NAME($token, case: "piece") }.
    }
event-soldier-enlisted =
    { $seat-is ->
        [you] You exchange a material cube for a soldier.
       *[other] { $seat } exchanges a material cube for a soldier.
    }
event-card-completed =
    { $seat-is ->
        [you] You complete { NAME($card) }.
       *[other] { $seat } completes { NAME($card) }.
    }
event-stage-completed =
    { $seat-is ->
        [you] You complete stage { $stage } of the quest and get its { $rank ->
            [1] first
           *[other] second
        } reward.
       *[other] { $seat } completes stage { $stage } of the quest and gets its { $rank ->
            [1] first
           *[other] second
        } reward.
    }
event-plan-finished =
    { $seat-is ->
        [you] Your plan is ready.
       *[other] { $seat }'s plan is ready.
    }
event-cube-lost =
    { $seat-is ->
        [you] A Sister of Misfortune takes { NAME($token, case: "piece") } from your { NAME($card) }.
       *[other] A Sister of Misfortune takes { NAME($token, case: "piece") } from { $seat }'s { NAME($card) }.
    }
event-soldier-lost =
    { $seat-is ->
        [you] A Black Dragon devours a soldier from your pool.
       *[other] A Black Dragon devours a soldier from { $seat }'s pool.
    }
event-soldier-devoured =
    { $seat-is ->
        [you] A Black Dragon devours your soldier on { NAME($card) }.
       *[other] A Black Dragon devours { $seat }'s soldier on { NAME($card) }.
    }
event-rats-bred =
    { $n ->
        [one] A Rat comes
       *[other] { $n } Rats come
    } { $seat-is ->
        [you] to your construction area.
       *[other] to { $seat }'s construction area.
    }
event-card-stolen =
    { $seat-is ->
        [you] You put a stolen token on { NAME($card) }, which now produces nothing.
       *[other] { $seat } puts a stolen token on { NAME($card) }, which now produces nothing.
    }
event-stolen-token-returned =
    { $seat-is ->
        [you] The stolen token on your { NAME($card) } is removed: the card produces again.
       *[other] The stolen token on { $seat }'s { NAME($card) } is removed: the card produces again.
    }
event-tokens-received =
    { $seat-is ->
        [you] You receive
       *[other] { $seat } receives
    } { $n ->
        [one] an Illusionist token
       *[other] { $n } Illusionist tokens
    }.
event-produced =
    { $seat-is ->
        [you] You produce { COUNT($n, $token) }.
       *[other] { $seat } produces { COUNT($n, $token) }.
    }
event-supremacy-won =
    { $seat-is ->
        [you] You have supremacy in { NAME($token) }.
       *[other] { $seat } has supremacy in { NAME($token) }.
    }
event-training-begun =
    { $seat-is ->
        [you] A soldier enters your training area.
       *[other] A soldier enters { $seat }'s training area.
    }
event-soldier-trained =
    { $seat-is ->
        [you] A soldier joins your pool.
       *[other] A soldier joins { $seat }'s pool.
    }
event-soldier-sent =
    { $seat-is ->
        [you] You send a soldier
       *[other] { $seat } sends a soldier
    } { $card ->
        [black_dragon_egg_1] for { NAME($card) }
        [black_dragon_egg_2] for { NAME($card) }
       *[other] against { NAME($card) }
    }.
event-menace-defeated =
    { $card ->
        [black_dragon_egg_1] { $seat-is ->
            [you] You secure
           *[other] { $seat } secures
        }
        [black_dragon_egg_2] { $seat-is ->
            [you] You secure
           *[other] { $seat } secures
        }
       *[other] { $seat-is ->
            [you] You defeat
           *[other] { $seat } defeats
        }
    } { NAME($card) }.
event-conquest-began =
    { $seat-is ->
        [you] The conquest phase begins; you act first.
       *[other] The conquest phase begins; { $seat } acts first.
    }
event-armies-recruited =
    { $seat-is ->
        [you] You recruit { armies-told }.
       *[other] { $seat } recruits { armies-told }.
    }
event-armies-moved =
    { $seat-is ->
        [you] You move { armies-told } from { NAME($source) } to { NAME($territory) }.
       *[other] { $seat } moves { armies-told } from { NAME($source) } to { NAME($territory) }.
    }
event-armies-returned =
    { $seat-is ->
        [you] { $n ->
            [one] 1 of your armies returns
           *[other] { $n } of your armies return
        } from { NAME($territory) } to your castle.
       *[other] { $n ->
            [one] 1 of { $seat }'s armies returns
           *[other] { $n } of { $seat }'s armies return
        } from { NAME($territory) } to the castle.
    }
event-spots-held =
    { $seat-is ->
        [you] You hold
       *[other] { $seat } holds
    } { $second ->
        [none] a bonus spot
       *[other] bonus spots
    } in { NAME($territory) }: { NAME($first) }{ $second ->
        [none] {""}
       *[other] , { NAME($second) }
    }{ $third ->
        [none] {""}
       *[other] , { NAME($third) }
    }.
event-tokens-taken =
    { $seat-is ->
        [you] You take { COUNT($n, $token) }.
       *[other] { $seat } takes { COUNT($n, $token) }.
    }
event-tokens-given-back =
    { $seat-is ->
        [you] You give back { COUNT($n, $token) }.
       *[other] { $seat } gives back { COUNT($n, $token) }.
    }
event-army-imprisoned =
    { $seat-is ->
        [you] Your army in { NAME($territory) } goes to prison.
       *[other] { $seat }'s army in { NAME($territory) } goes to prison.
    }
event-armies-freed =
    { $seat-is ->
        [you] { $n ->
            [one] 1 of your armies is freed and returns
           *[other] { $n } of your armies are freed and return
        } to your castle.
       *[other] { $n ->
            [one] 1 of { $seat }'s armies is freed and returns
           *[other] { $n } of { $seat }'s armies are freed and return
        } to the castle.
    }
event-conquest-passed =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-medal-won =
    { $medal ->
       *[none] The game ends without a medal.
        [bronze] The game ends with a bronze medal.
        [silver] The game ends with a silver medal.
        [gold] The game ends with a gold medal.
    }
event-card-laid-out = The card { NAME($card) } lies { NAME($area, case: "loc") }.
event-leftovers-discarded =
    { $n ->
        [one] The leftover card is discarded.
       *[other] The { $n } leftover cards are discarded.
    }
event-deck-reshuffled = The discarded cards become the new deck.
event-cubes-set-aside = Because of the Devourers you set aside { COUNT($n, $token) }.
event-enemy-army-placed = An enemy army appears in { NAME($territory) }.
event-rival-card-hidden = The rival puts a card face down into the { NAME($area) }.
event-card-offered-nobody = The rival offers { NAME($card) } { NAME($area, case: "loc") }.
event-area-taken-nobody =
    The rival takes the { $n ->
        [0] empty { NAME($area) }.
       *[other] { NAME($area) } ({ cards-in-row }).
    }
event-card-shrouded-nobody = Mist covers { NAME($card) }.
event-card-stolen-nobody = Thieves rob { NAME($card) }, which now produces nothing.
event-armies-returned-nobody =
    { $n ->
        [one] 1 enemy army leaves
       *[other] { $n } enemy armies leave
    } the board.
event-game-ended =
    { $winners-count ->
        [0] The game is lost. { $scores }.
       *[other] { $winners-is ->
            [you] You win!
           *[other] { $winners-count ->
                [one] { $winners } wins.
               *[other] { $winners } share the victory.
            }
        } { $scores }.
    }

# -- Refusals

WK-ADV-08 = This ability has already been used this round.
WK-ADV-08-token = You have no material cube left to exchange.
WK-ALCH-05 = Only cubes of basic resources go into the alchemy, never krystallium or soldiers.
WK-BUILD-01 = { NAME($card) }: there is no free space for { NAME($token, case: "piece") }.
WK-BUILD-03 = You have no krystallium.
WK-BUILD-05 = Only a soldier can be placed here, and your pool is empty.
WK-BUILD-05-card = { NAME($card) }: a soldier is needed here, and krystallium cannot replace one.
WK-BUILD-06 = { NAME($card) }: this is a menace, and nothing can be placed on it now.
WK-CBON-13 = { NAME($territory) }: the opponent has no army there to imprison.
WK-CHOICE-12 = Take one of the areas first; then you make your own offer.
WK-CONQ-02 =
    { NAME($board) } is not for { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }.
WK-CONQ-27 = All your armies are already in play.
WK-CONQ-28-territory = { NAME($territory) }: you have no army near enough to march there.
WK-CONQ-28-source = { NAME($source) }: you have no army there.
WK-CONQ-28-source-territory = { NAME($source) } is too far from { NAME($territory) }.
WK-CONQ-29 = { NAME($territory) }: all your armies there are already marching.
WK-CONQ-30-needed-sent =
    { $needed ->
        [one] 1 army is
       *[other] { $needed } armies are
    } needed; { $sent ->
        [0] none is marching yet
        [one] so far 1 is marching
       *[other] so far { $sent } are marching
    }.
WK-CONQ-30-territory-needed-near =
    { NAME($territory) }: { $needed ->
        [one] 1 army is
       *[other] { $needed } armies are
    } needed; { $near ->
        [0] none is near enough
        [one] only 1 is near enough
       *[other] only { $near } are near enough
    }.
WK-CONQ-33 = The opponent's castle cannot be entered.
WK-CONQ-46 =
    This costs { COUNT($price, "soldier") }; you have { $soldiers ->
        [0] none
       *[other] { $soldiers }
    }.
WK-CSOLO-14 = { NAME($territory) }: you have no army there.
WK-DRAG-04 = There is no soldier on { NAME($card) }.
WK-DRAG-14 = Black Dragons cannot be used in solo play.
WK-FIGHT-01 = There is no soldier in your pool.
WK-FIGHT-01-card = { NAME($card) }: this is not a menace, and in combat soldiers are sent only against menaces.
WK-ILLU-09 = No Illusionist token of yours lies on that card.
WK-ILLU-15 = Illusionists cannot be used in solo play.
WK-ILLU-16 = Only one card may be swapped in one selection.
WK-ILLU-17 = An Illusionist token already lies on that card.
WK-MENACE-01 = In a two-player game with menaces there are no calamities.
WK-MENACE-03 = { NAME($menace) }: the opponent already has this set.
WK-MENACE-14 = { NAME($card) }: Marauders take neither calamities nor menaces.
WK-MENACE-15-card = A stolen token already lies on { NAME($card) }.
WK-MENACE-15-idle = { NAME($idle) }: this card produces nothing.
WK-MENACE-16 = { NAME($card) }: this card is shrouded, and nothing can be placed on it this round.
WK-MENACE-18-card = { NAME($card) }: this card is already shrouded.
WK-MENACE-18-menace = { NAME($menace) }: this is a menace and cannot be shrouded.
WK-PLAN-02 =
    You still have to build or recycle { $left ->
        [one] 1 card
       *[other] { $left } cards
    }.
WK-PLAN-05 = { NAME($card) } is a treasure and can only be recycled.
WK-PLAN-11 =
    You still have to place { $loose ->
        [one] 1 cube
       *[other] { $loose } cubes
    }.
WK-QUEST-02 = The quest board { NAME($quest) } belongs to Legends.
WK-QUEST-10 = A stage of a quest cannot be scrapped.
WK-RECYC-06 = { NAME($card) }: this is a menace and cannot be scrapped.
WK-SETUP-11 = Conquest is always played with side E of the duchy cards.
WK-SETUP-11-menace = { NAME($menace) } belong to Legends.
WK-SETUP-11-side = Side { $side } of the duchy cards belongs to Legends.
WK-SIS-09 = { NAME($card) }: there is no cube on this card.
WK-SIS-10 = The Sisters take only cubes of basic resources, not { NAME($token, case: "piece") }.
WK-SUPR-04 = Your only soldier is still in training.
WK-TRAP-05 = You already know this card.
WK-TRAP-08 = You have no spy token available.
WK-TRAP-08-card = { NAME($card) } lies face up, and a spy looks only at face-down cards.
WK-TRAP-10 = A spy is sent before an offer or before a selection, and this offer has already begun.
WK-TRAP-11 = You have no trap token available.

# -- Signs of the faces that are words

sign-once = once

# -- The end of the game

score-cards = Cards
score-per = Per card
score-calamities = Calamities
score-soldiers = Soldiers
score-menaces = Menaces
score-quest = Quest
score-territories = Land
medal-cards = Splendid Works
medal-per = Far Sight
medal-soldiers = Strong Army
medal-quest = On the Quest
medal-territories = Wide Lands
medal-menaces = Terror of Menaces
rank-none = no medal
rank-bronze = bronze medal
rank-silver = silver medal
rank-gold = gold medal
