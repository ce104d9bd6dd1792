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
count-materials =
    { $n ->
        [one] { $n } material cube
       *[other] { $n } material cubes
    }
name-population = population
count-population =
    { $n ->
        [one] { $n } population cube
       *[other] { $n } population cubes
    }
name-gold = gold
count-gold =
    { $n ->
        [one] { $n } gold cube
       *[other] { $n } gold cubes
    }
name-exploration = exploration
count-exploration =
    { $n ->
        [one] { $n } exploration cube
       *[other] { $n } exploration cubes
    }
name-krystallium = krystallium
count-krystallium =
    { $n ->
        [one] { $n } krystallium
       *[other] { $n } krystallium
    }
name-soldier = soldier
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
name-right = right area
name-own = your selection area
name-opponent = the opponent's selection area
name-blue = blue
name-red = red
name-face-down = a face-down card
name-trap = trap token
name-spy = spy token
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
value-menaces-random = by chance
option-quest-board = Quest board
value-quest-board-choose = chosen at the table
option-board = Conquest board
value-board-choose = chosen at the table
option-advisors-left = Advisors left over with two players
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

face-duchy = { NAME($card) }, side { $side }
face-family = { NAME($card) } ({ NAME($family) })
face-cost = Cost: { $what }.
face-recycle = Recycling: { $what }.
face-defeated = when defeated: { $effect }
face-once = once: { $effect }
face-production = Produces: { $what }.
face-start = At the start: { $what }.
face-production-per = Produces: { NAME($token) }, one for each of these cards: { NAME($family) }.
face-fight = To defeat it: { $what }.
face-undefeated = Undefeated: { $n } VP.
face-vp = { $n } VP.
face-vp-structure = { $n } VP for each structure.
face-vp-company = { $n } VP for each company.
face-vp-monument = { $n } VP for each monument.
face-vp-discovery = { $n } VP for each discovery.
face-vp-soldier = { $n } VP for each soldier in the pool.
face-vp-set = { $n } VP for each set of all four families.
does-breed = At the end of planning a Rat joins it.
does-discard-own-selected = At the start of planning you give up a selected card.
does-stolen-token = At the start of production one of your cards is silenced.
does-shroud = At the start of planning a card under construction is shrouded until the end of the round.
does-set-bonus = Defeat the whole set: { $vp } VP.
does-lose-cube-from-construction = At the end of planning you lose a basic cube from a card under construction.
does-produce-for-opponent = Produces for the opponent; once defeated, for you.
does-lose-soldier = At the end of planning you lose a soldier.
does-count-bonus = Secured at the end: 3 VP for one egg, 10 VP for two.
does-illusion-token-to-opponent = In production the opponent gets an Illusionist token.
while-traps = One more trap token in each round.
while-spies = A spy token in each round.
while-alchemy-rate = The alchemy needs { $n } cube less.
while-supremacy-tie = Supremacy also in a tie above zero.
while-supremacy-direct = Soldiers won by supremacy go straight to the pool.
while-recycle-extra = Once per round a recycled card gives one more cube.
while-enlist = Once per round a produced cube of materials may become a soldier.
while-calamities-ignored = Up to { $n } calamities cost nothing.
while-discount-structure = Once per round a new structure gets a cube of materials.
while-discount-company = Once per round a new company gets a cube of population.
while-discount-monument = Once per round a new monument gets a cube of gold.
while-discount-discovery = Once per round a new discovery gets a cube of exploration.
when-round-start = At the start of each round { $effect }.
bonus-name = { NAME($bonus) }

# -- Decisions

ask-board-which = Which board side do you play on?
ask-give-up-which = Marauders: which card do you give up?
ask-shroud-which = Mist Giants: which card of the opponent do you shroud?
ask-steal-which = Thieves: which card of the opponent stops producing?
ask-lose-which = Sisters of Misfortune: which cube do you lose?
ask-feed-which = Black Dragons: from which card do they take a soldier?
ask-destroy-which = Which card of the opponent do you destroy?
ask-plan = What do you plan?
ask-take-discount = { NAME($card) }: take the free cube ({ NAME($token) }) now?
ask-take-extra = Do you take one more cube?
ask-work = Production, { NAME($token) }: where do the cubes go? Left: { $cubes }.
ask-fight = To which menace do you send a soldier?
ask-place-where = Where does the cube go?
ask-muster = From where does an army march? Target: { NAME($territory) }, armies so far: { $sent }.
ask-hold-which = { NAME($territory) }: which bonus spots do your armies hold?
ask-imprison-which = Which army of the opponent do you imprison?
ask-surrender-which = Which of your armies goes to the prison?
ask-campaign = Recruit, move, or pass?
ask-mark-cards = Do you put an Illusionist token on a card?
ask-swap-afterwards = Do you swap a card now?
ask-offer = Your offer: which card goes where? Cards left: { $left }, traps: { $traps }.
ask-select = Which offer area do you take?
ask-duchy-which = Which duchy do you rule?
ask-menace-which = Which menaces do you bring along?
ask-quest-which = Which quest is it?

# -- Choices

choice-choose-board = { NAME($board) }
choice-give-up = { NAME($card) }
choice-shroud = { NAME($card) }
choice-shroud-here = { NAME($card) } (needs { $needs })
choice-steal = { NAME($card) }
choice-lose-cube = Lose { NAME($token) } from { NAME($card) }
choice-feed = { NAME($card) }
choice-destroy = Destroy { NAME($card) }
choice-spare = Destroy nothing
choice-place = Place { NAME($token) } on { NAME($card) }
choice-place-here = Place { NAME($token) } on { NAME($card) } (needs { $needs })
choice-transmute = Put { NAME($token) } into the alchemy
choice-crystallise = Krystallium on { NAME($card) } as { NAME($token) }
choice-crystallise-here = Krystallium on { NAME($card) } as { NAME($token) } (needs { $needs })
choice-post = A soldier on { NAME($card) }
choice-post-here = A soldier on { NAME($card) } (needs { $needs })
choice-scrap = Scrap { NAME($card) }
choice-scrap-here = Scrap { NAME($card) } (needs { $needs })
choice-begin = Build { NAME($card) }
choice-recycle = Recycle { NAME($card) }
choice-ready = Ready
choice-use-ability = Yes, on this card
choice-keep-ability = Not now
choice-take-cube = One more: { NAME($token) }
choice-enlist = Exchange a cube of materials for a soldier
choice-done = Done
choice-send = A soldier against { NAME($card) }
choice-send-here = A soldier against { NAME($card) } (needs { $needs })
choice-send-army = An army from { NAME($source) }
choice-go = March
choice-hold = These spots
choice-hold-here = { $bonuses }
choice-imprison = { NAME($territory) }{ $spot ->
        [-1] {""}
       *[other] {" "}(bonus spot)
    }
choice-set-free = Imprison nobody
choice-recruit = Recruit: { $n }
choice-march = March to { NAME($territory) }
choice-pass = Pass
choice-mark = Card { $number }, { NAME($area) }
choice-mark-here = { NAME($card) }, { NAME($area) }
choice-no-mark = No token
choice-swap = Swap card { $own } for card { $number }, { NAME($area) }
choice-swap-here = Swap: { NAME($mine) } for { NAME($card) }, { NAME($area) }
choice-no-swap = No swap
choice-spy = Spy: face-down card { $number }, { NAME($place) }
choice-put = { NAME($card) } into the { NAME($area) }{ $trap ->
        [1] {" "}face down
       *[other] {""}
    }
choice-take = Take the { NAME($area) }
choice-choose-duchy = { NAME($duchy) }
choice-choose-menace = { NAME($menace) }
choice-choose-quest = { NAME($quest) }
choice-draw-quest = Draw one

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
        [you] You bring menaces along: { NAME($menace) }.
       *[other] { $seat } brings menaces along: { NAME($menace) }.
    }
event-quest-chosen = The quest is { NAME($quest) }.
event-board-chosen = The board is { NAME($board) }.
event-round-started =
    { $seat-is ->
        [you] Round { $round } begins; you start.
       *[other] Round { $round } begins; { $seat } starts.
    }
event-round-began =
    { $seat-is ->
        [you] You have traps: { $traps }, spies: { $spies }.
       *[other] { $seat } has traps: { $traps }, spies: { $spies }.
    }
event-hand-dealt =
    { $seat-is ->
        [you] You draw cards: { $n }.
       *[other] { $seat } draws cards: { $n }.
    }
event-card-offered =
    { $seat-is ->
        [you] You offer { NAME($card) }, { NAME($area) }.
       *[other] { $seat } offers { NAME($card) }, { NAME($area) }.
    }
event-card-trapped =
    { $seat-is ->
        [you] You put { NAME($card) } face down, { NAME($area) }.
       *[other] { $seat } puts { NAME($card) } face down, { NAME($area) }.
    }
event-card-trapped-secret =
    { $seat-is ->
        [you] You put a card face down, { NAME($area) }.
       *[other] { $seat } puts a card face down, { NAME($area) }.
    }
event-card-spied =
    { $seat-is ->
        [you] Your spy sees { NAME($card) }, { NAME($place) }.
       *[other] The spy of { $seat } sees { NAME($card) }, { NAME($place) }.
    }
event-card-spied-secret =
    { $seat-is ->
        [you] You spy on a face-down card.
       *[other] { $seat } spies on a face-down card.
    }
event-card-marked =
    { $seat-is ->
        [you] You put an Illusionist token on a card, { NAME($area) }.
       *[other] { $seat } puts an Illusionist token on a card, { NAME($area) }.
    }
event-cards-swapped =
    { $seat-is ->
        [you] You swap a card with a marked one, { NAME($area) }.
       *[other] { $seat } swaps a card with a marked one, { NAME($area) }.
    }
event-area-taken =
    { $seat-is ->
        [you] You take the { NAME($area) } (cards: { $n }).
       *[other] { $seat } takes the { NAME($area) } (cards: { $n }).
    }
event-card-revealed =
    { $seat-is ->
        [you] A trap of your selection is turned up: { NAME($card) }.
       *[other] A trap that { $seat } took is turned up: { NAME($card) }.
    }
event-card-destroyed =
    { $seat-is ->
        [you] You destroy { NAME($card) }.
       *[other] { $seat } destroys { NAME($card) }.
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
event-menace-arrived =
    { $seat-is ->
        [you] A menace comes to you: { NAME($card) }.
       *[other] A menace comes to { $seat }: { NAME($card) }.
    }
event-card-shrouded =
    { $seat-is ->
        [you] You shroud { NAME($card) }.
       *[other] { $seat } shrouds { NAME($card) }.
    }
event-construction-begun =
    { $seat-is ->
        [you] You build { NAME($card) }.
       *[other] { $seat } builds { NAME($card) }.
    }
event-card-recycled =
    { $seat-is ->
        [you] You recycle { NAME($card) }.
       *[other] { $seat } recycles { NAME($card) }.
    }
event-card-scrapped =
    { $seat-is ->
        [you] You scrap { NAME($card) }.
       *[other] { $seat } scraps { NAME($card) }.
    }
event-piece-placed =
    { $seat-is ->
        [you] You place { NAME($token) } on { NAME($card) }.
       *[other] { $seat } places { NAME($token) } on { NAME($card) }.
    }
event-cube-transmuted =
    { $seat-is ->
        [you] You put { NAME($token) } into the alchemy.
       *[other] { $seat } puts { NAME($token) } into the alchemy.
    }
event-krystallium-made =
    { $seat-is ->
        [you] Your alchemy makes krystallium.
       *[other] The alchemy of { $seat } makes krystallium.
    }
event-soldier-enlisted =
    { $seat-is ->
        [you] You exchange a cube for a soldier.
       *[other] { $seat } exchanges a cube for a soldier.
    }
event-card-completed =
    { $seat-is ->
        [you] You complete { NAME($card) }.
       *[other] { $seat } completes { NAME($card) }.
    }
event-stage-completed =
    { $seat-is ->
        [you] You complete stage { $stage } of the quest (reward { $rank }).
       *[other] { $seat } completes stage { $stage } of the quest (reward { $rank }).
    }
event-plan-finished =
    { $seat-is ->
        [you] Your plan is ready.
       *[other] The plan of { $seat } is ready.
    }
event-cube-lost =
    { $seat-is ->
        [you] A Sister takes { NAME($token) } from { NAME($card) }.
       *[other] A Sister takes { NAME($token) } from { NAME($card) } ({ $seat }).
    }
event-soldier-lost =
    { $seat-is ->
        [you] A Black Dragon devours a soldier of yours.
       *[other] A Black Dragon devours a soldier of { $seat }.
    }
event-soldier-devoured =
    { $seat-is ->
        [you] A Black Dragon devours your soldier on { NAME($card) }.
       *[other] A Black Dragon devours a soldier of { $seat } on { NAME($card) }.
    }
event-rats-bred =
    { $seat-is ->
        [you] Rats breed in your duchy: { $n }.
       *[other] Rats breed at { $seat }: { $n }.
    }
event-card-stolen =
    { $seat-is ->
        [you] You put a stolen token on { NAME($card) }.
       *[other] { $seat } puts a stolen token on { NAME($card) }.
    }
event-tokens-received =
    { $seat-is ->
        [you] You receive Illusionist tokens: { $n }.
       *[other] { $seat } receives Illusionist tokens: { $n }.
    }
event-produced =
    { $seat-is ->
        [you] You produce { COUNT($n, $token) }.
       *[other] { $seat } produces { COUNT($n, $token) }.
    }
event-supremacy-won =
    { $seat-is ->
        [you] Supremacy is yours: { NAME($token) }.
       *[other] { $seat } has supremacy: { NAME($token) }.
    }
event-soldier-trained =
    { $seat-is ->
        [you] A soldier joins your pool.
       *[other] A soldier joins the pool of { $seat }.
    }
event-soldier-sent =
    { $seat-is ->
        [you] You send a soldier against { NAME($card) }.
       *[other] { $seat } sends a soldier against { NAME($card) }.
    }
event-menace-defeated =
    { $seat-is ->
        [you] You defeat { NAME($card) }.
       *[other] { $seat } defeats { NAME($card) }.
    }
event-armies-recruited =
    { $seat-is ->
        [you] You recruit armies: { $n }.
       *[other] { $seat } recruits armies: { $n }.
    }
event-armies-moved =
    { $seat-is ->
        [you] You move armies ({ $n }): { NAME($source) } – { NAME($territory) }.
       *[other] { $seat } moves armies ({ $n }): { NAME($source) } – { NAME($territory) }.
    }
event-armies-returned =
    { $seat-is ->
        [you] Your armies return to the castle: { $n }.
       *[other] Armies of { $seat } return to the castle: { $n }.
    }
event-spots-held =
    { $seat-is ->
        [you] You hold bonus spots: { NAME($territory) }.
       *[other] { $seat } holds bonus spots: { NAME($territory) }.
    }
event-army-imprisoned =
    { $seat-is ->
        [you] An army of yours goes to prison ({ NAME($territory) }).
       *[other] An army of { $seat } goes to prison ({ NAME($territory) }).
    }
event-armies-freed =
    { $seat-is ->
        [you] Your armies are freed: { $n }.
       *[other] Armies of { $seat } are freed: { $n }.
    }
event-conquest-passed =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-medal-won =
    { $medal ->
       *[none] The game ends: no medal.
        [bronze] The game ends: bronze medal.
        [silver] The game ends: silver medal.
        [gold] The game ends: gold medal.
    }
event-card-laid-out = { NAME($card) } lies in the { NAME($area) }.
event-leftovers-discarded = Cards left over are discarded: { $n }.
event-deck-reshuffled = The discarded cards become the new deck.
event-cubes-set-aside = Devourers: { COUNT($n, $token) } set aside.
event-enemy-army-placed = An enemy army appears: { NAME($territory) }.
event-rival-card-hidden = The rival puts a card face down, { NAME($area) }.
event-card-offered-nobody = The rival offers { NAME($card) }, { NAME($area) }.
event-area-taken-nobody = The rival takes the { NAME($area) } (cards: { $n }).
event-card-shrouded-nobody = Mist covers { NAME($card) }.
event-card-stolen-nobody = Thieves silence { NAME($card) }.
event-armies-returned-nobody = Enemy armies leave the board: { $n }.
event-game-ended =
    { $winners-count ->
        [0] Nobody wins. { $scores }.
       *[other] { $winners-is ->
            [you] You win!
           *[other] { $winners-count ->
                [one] { $winners } wins.
               *[other] { $winners } share the victory.
            }
        } { $scores }.
    }

# -- Refusals

WK-BUILD-01 = { NAME($card) } has no free space for { NAME($token) }.
WK-BUILD-03 = You have no krystallium.
WK-BUILD-05 = Only a soldier can be placed here, and your pool is empty.
WK-BUILD-06 = { NAME($card) } is a menace: nothing can be placed on it now.
WK-CONQ-27 = All your armies are in play.
WK-CONQ-29 = { NAME($territory) }: no army can march from here or to here.
WK-CONQ-30-needed-sent = Armies needed: { $needed }, so far: { $sent }.
WK-CONQ-30-territory-needed-near = { NAME($territory) }: armies needed: { $needed }, near enough: { $near }.
WK-CONQ-33 = The opponent's castle cannot be entered.
WK-CONQ-46 = This costs soldiers: { $price }; you have { $soldiers }.
WK-DRAG-14 = Black Dragons cannot be used in solo play.
WK-FIGHT-01 = There is no soldier in your pool.
WK-ILLU-15 = Illusionists cannot be used in solo play.
WK-ILLU-17 = A token already lies on that card.
WK-MENACE-03 = { NAME($menace) }: the opponent has chosen them.
WK-MENACE-16 = { NAME($card) } is shrouded: nothing can be placed on it in this round.
WK-PLAN-02 = Cards still to be built or recycled: { $left }.
WK-PLAN-05 = { NAME($card) } is a treasure and can only be recycled.
WK-PLAN-11 = Cubes still to be placed: { $loose }.
WK-RECYC-06 = { NAME($card) } is a menace and cannot be scrapped.
WK-SUPR-04 = Your only soldier is still in training.
WK-TRAP-05 = You know this card.
WK-TRAP-08 = You have no spy token ready.
WK-TRAP-11 = You have no trap token ready.
