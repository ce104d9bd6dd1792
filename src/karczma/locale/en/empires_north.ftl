# Imperial Settlers: Empires of the North.

# -- Clans

name-glenn = Glenn Clan
name-ulaf = Ulaf Clan
name-panuk = Panuk Clan
name-heidel = Heidel Clan
name-nanurjuk = Nanurjuk Clan
name-mackinnon = Mackinnon Clan

# -- Cards of Glenn

name-glenn-sheep-meadow = Sheep Meadow
name-glenn-highland-wood = Highland Wood
name-glenn-stone-garden = Stone Garden
name-neighbourly-help = Neighbourly Help
name-sheep-paddock = Sheep Paddock
name-weavers-hut = Weavers' Hut
name-local-ice-cream-parlour = Local Ice Cream Parlour
name-village-tavern = Village Tavern
name-joint-work = Joint Work
name-highland-quarry = Highland Quarry
name-shepherds-lodge = Shepherds' Lodge
name-clan-messenger = Clan Messenger
name-glenns-hall = Glenn's Hall
name-bagpipers-stage = Bagpipers' Stage
name-friendly-fair = Friendly Fair
name-glen-mill = Glen Mill
name-ferry-crew = Ferry Crew
name-wool-market = Wool Market
name-masons-guild = Masons' Guild
name-warm-hearth = Warm Hearth
name-feast-of-friends = Feast of Friends

# -- Cards of Ulaf

name-ulaf-pine-forest = Pine Forest
name-ulaf-fjord-shore = Fjord Shore
name-ulaf-axe-rocks = Axe Rocks
name-raiders-barracks = Raiders' Barracks
name-axe-grinders = Axe Grinders
name-shipwright = Shipwright
name-longship-wharf = Longship Wharf
name-twin-ships = Twin Ships
name-treasury = Treasury
name-watchtower = Watchtower
name-herring-sound = Herring Sound
name-warband-call = Call of the Warband
name-white-keep = White Keep
name-priest-of-thor = Priest of Thor
name-valkyrie = Valkyrie
name-dragon-prow = Dragon Prow
name-berserkers-hall = Berserkers' Hall
name-following-wind = Following Wind
name-timber-slope = Timber Slope
name-third-keel = Third Keel
name-thing-assembly = Thing Assembly

# -- Cards of Panuk

name-panuk-fish-bank = Fish Bank
name-panuk-ice-blocks = Ice Blocks
name-panuk-moss-shore = Moss Shore
name-penguin-colony = Penguin Colony
name-family-igloo = Family Igloo
name-ice-hole = Ice Hole
name-frosty-shipyard = Frosty Shipyard
name-penguin-choir = Penguin Choir
name-snow-quarry = Snow Quarry
name-order-and-method = Order and Method
name-igloo-village = Igloo Village
name-penguin-postman = Penguin Postman
name-panuks-catalogue = Panuk's Catalogue
name-collectors-cabinet = Collector's Cabinet
name-king-penguin = King Penguin
name-kayak-dock = Kayak Dock
name-great-igloo = Great Igloo
name-penguin-parade = Penguin Parade
name-ice-mirror = Ice Mirror
name-sorted-storehouse = Sorted Storehouse
name-aurora-archive = Aurora Archive

# -- Cards of Heidel

name-heidel-barley-field = Barley Field
name-heidel-driftwood-bay = Driftwood Bay
name-heidel-brawlers-hill = Brawlers' Hill
name-drinking-competition = Drinking Competition
name-mead-hall = Mead Hall
name-hop-garden = Hop Garden
name-party-ship = Party Ship
name-brewery = Brewery
name-sleepy-harbour = Sleepy Harbour
name-barrel-raft = Barrel Raft
name-lucky-raid = Lucky Raid
name-fjord-fishery = Fjord Fishery
name-heidels-throne = Heidel's Throne
name-long-table = Long Table
name-hangover-remedy = Hangover Remedy
name-island-inn = Island Inn
name-axe-throwing = Axe Throwing
name-toast-of-friendship = Toast of Friendship
name-treasure-map = Map of Treasure Isles
name-lazy-afternoon = Lazy Afternoon
name-saga-teller = Saga Teller

# -- Cards of Nanurjuk

name-nanurjuk-seal-bay = Seal Bay
name-nanurjuk-glacier = Glacier
name-nanurjuk-drift-beach = Drift Beach
name-dog-sled = Dog Sled
name-hunting-camp = Hunting Camp
name-snow-trail = Snow Trail
name-river-route = River Route
name-new-outpost = New Outpost
name-seal-grounds = Seal Grounds
name-drift-ice = Drift Ice
name-packing-up = Packing Up
name-harpooners = Harpooners
name-umiak-landing = Umiak Landing
name-nanurjuks-tent = Nanurjuk's Tent
name-elders-fire = Elders' Fire
name-migration-route = Migration Route
name-polar-bear-hunt = Polar Bear Hunt
name-whale-camp = Whale Camp
name-long-march = Long March
name-wandering-shaman = Wandering Shaman
name-winter-cache = Winter Cache

# -- Cards of Mackinnon

name-mackinnon-gold-creek = Gold Creek
name-mackinnon-estate = Clan Estate
name-mackinnon-strongbox = Family Strongbox
name-savings-bank = Savings Bank
name-gold-vein = Gold Vein
name-loan-clerk = Loan Clerk
name-grain-bank = Grain Bank
name-pledge-office = Pledge Office
name-silver-mine = Silver Mine
name-tax-collector = Tax Collector
name-trading-house = Trading House
name-counting-house = Counting House
name-investors-club = Investors' Club
name-mackinnons-vault = Mackinnon's Vault
name-mint = Mint
name-auction-house = Auction House
name-audit = Audit
name-hired-fleet = Hired Fleet
name-compound-interest = Compound Interest
name-castle-mackinnon = Castle Mackinnon
name-release-clause = Release Clause

# -- Islands

name-haunted-island = Haunted Island
name-sheep-isle = Sheep Isle
name-timber-isle = Timber Isle
name-quarry-isle = Quarry Isle
name-gull-rock = Gull Rock
name-smugglers-cove = Smugglers' Cove
name-hermit-isle = Hermit's Isle
name-pirate-den = Pirate Den
name-orchard-isle = Orchard Isle
name-market-isle = Market Isle
name-lighthouse-isle = Lighthouse Isle
name-settlers-isle = Settlers' Isle
name-gold-coast = Gold Coast
name-whale-bay = Whale Bay
name-giants-tombs = Giants' Tombs
name-amber-shore = Amber Shore
name-volcano-isle = Volcano Isle
name-temple-isle = Temple Isle
name-isle-of-scholars = Isle of Scholars
name-free-port = Free Port
name-fertile-valley = Fertile Valley
name-new-home = New Home

# -- Action tiles

name-explore = Explore
name-populate = Populate
name-construct = Construct
name-harvest = Harvest
name-sail = Sail
capitals =
    { $action ->
        [explore] EXPLORE
        [populate] POPULATE
        [construct] CONSTRUCT
        [harvest] HARVEST
       *[sail] SAIL
    }

# -- Types

name-field = Field
name-island = Island
name-tavern = Tavern
name-guild = Guild
name-kin = Kin
name-croft = Croft
name-longship = Longship
name-warrior = Warrior
name-keep = Keep
name-penguin = Penguin
name-igloo = Igloo
name-shipyard = Shipyard
name-curio = Curio
name-feast = Feast
name-saga = Saga
name-camp = Camp
name-trail = Trail
name-hunt = Hunt
name-bank = Bank
name-mine = Mine
name-manor = Manor
name-market = Market
name-deed = Deed

# -- Pieces

name-scoreboard = Scoreboard
name-expedition-board = Expedition board
name-clan-marker = Clan score marker
name-first-player-marker = First Player marker
name-clan-tile = Clan tile
name-action-pawn = Clan action pawn
name-wood = wood
name-stone = stone
name-food = food
name-sheep = sheep
name-fish = fish
name-worker = Worker
name-raze = Raze token
name-gold = Gold
name-multiplier = Multiplication token
name-order = Order token
name-clan-ship = Clan ship
name-common-ship = Common ship
name-scots = Scots
name-vikings = Vikings
name-inuit = Inuit

# -- Tokens and what else is named

name-ship = Common ship
name-vp = VP
name-card = card
name-resource = Resource
name-location = card in the Empire
count-wood = { $n } wood
count-stone = { $n } stone
count-food = { $n } food
count-sheep = { $n } sheep
count-fish = { $n } fish
count-gold = { $n } Gold
count-raze =
    { $n ->
        [one] { $n } Raze token
       *[other] { $n } Raze tokens
    }
count-worker =
    { $n ->
        [one] { $n } Worker
       *[other] { $n } Workers
    }
count-ship =
    { $n ->
        [one] { $n } Common ship
       *[other] { $n } Common ships
    }
count-vp = { $n } VP
count-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-resource =
    { $n ->
        [one] { $n } Resource
       *[other] { $n } Resources
    }
count-location =
    { $n ->
        [one] { $n } other card in your Empire
       *[other] { $n } other cards in your Empire
    }

# -- Options

option-clans = Clans
value-clans-choose = chosen by the players
value-clans-random = dealt at random
option-raze-tokens-score = Raze tokens score
option-gold-as-ship-fish = Gold in place of the fish on a ship
option-scenario = Scenario
value-scenario-quiet-season = Quiet Season
value-scenario-hungry-winter = Hungry Winter
value-scenario-race-for-the-isles = Race for the Isles
value-scenario-rival-clan = Rival Clan
option-difficulty = Difficulty
value-difficulty-easy = easy
value-difficulty-normal = normal
value-difficulty-hard = hard

# -- What cards do

tell-receive = gain { $what }
tell-receive-each = gain { COUNT($n, $token) } { $each }
at-most = , at most { $n }
tell-receive-any =
    { $n ->
        [one] gain 1 Resource of your choice
       *[other] gain { $n } Resources in any mix
    }
tell-receive-mix =
    { $n ->
        [one] gain 1 of these: { $kinds }
       *[other] gain { $n } of these in any mix: { $kinds }
    }
tell-opponents-receive = each opponent who has not passed gains { $what }
tell-convert =
    { $up ->
        [1] spend { $pay } to gain { $what }
        [2] once or twice: spend { $pay } to gain { $what }
       *[other] 1 to { $up } times: spend { $pay } to gain { $what }
    }
tell-recover =
    { $n ->
        [one] Recover 1 Worker
       *[other] Recover up to { $n } Workers
    }
tell-release =
    { $n ->
        [one] Release 1 Worker
       *[other] Release up to { $n } Workers
    }
tell-gather =
    { $n ->
        [one] gain the Goods of 1 of your Fields with its upgrades
       *[other] gain the Goods of { $n } of your Fields with their upgrades
    }
tell-move-ship =
    { $n ->
        [one] you may move 1 of your ships in the queue 1 place forward
       *[other] you may move your ships in the queue { $n } places forward in all
    }
tell-retrieve =
    { $n ->
        [one] take 1 Location from your discard pile into your hand
       *[other] take { $n } Locations from your discard pile into your hand
    }
tell-build-cheaper =
    { $n ->
        [one] you may build 1 Location that is not a Field for 1 Resource less
       *[other] you may build 1 Location that is not a Field for { $n } Resources less
    }
tell-withdraw = you may take everything Assigned to one of your cards into your supply
tell-move-pawn = you may move 1 of your Clan action pawns to any tile
tell-resolve-ship = resolve one of your ships in the queue now
tell-return-to-hand = you may return 1 of your Locations to your hand, but no starting card, Island, upgrade or Field with upgrades
tell-search = Search your deck for 1 card of a type you name
tell-ready-location =
    { $n ->
        [one] ready 1 of your exhausted Action Locations
       *[other] ready { $n } of your exhausted Action Locations
    }
tell-ready-island =
    { $n ->
        [one] ready 1 of your Conquered Islands
       *[other] ready { $n } of your Conquered Islands
    }
tell-ready-all-location = ready all your exhausted Action Locations
tell-ready-all-island = ready all your Conquered Islands
tell-assign =
    { $n ->
        [one] Assign { COUNT($n, $token) } to this card
       *[other] Assign up to { COUNT($n, $token) } to this card
    }
tell-assign-resources =
    { $n ->
        [one] Assign 1 Resource of any kind to this card
       *[other] Assign up to { $n } Resources of any kind to this card
    }
tell-assign-goods =
    { $n ->
        [one] Assign 1 Good to this card (Resource, Gold or Raze token)
       *[other] Assign up to { $n } Goods to this card (Resources, Gold or Raze tokens)
    }
tell-assign-kinds =
    { $n ->
        [one] Assign 1 of these to this card: { $what }
       *[other] Assign up to { $n } of these to this card, in any mix: { $what }
    }
tell-dig =
    { $look ->
        [one] look at the top card of your deck and take it
       *[other] look at the top { $look } cards of your deck, take { $keep } and discard the rest
    }
tell-discard-location = you may discard 1 card from your Empire; if you do, { $effect }
tell-discard-field = you may discard 1 of your Fields or upgrades; if you do, { $effect }
pay-for = spend { $cost }: { $effect }
discard-for = discard { $cost }: { $effect }
each-kept =
    { $n ->
        [1] each { NAME($token) }
       *[other] every { COUNT($n, $token) }
    }
each-kept-resources =
    { $n ->
        [1] each Resource
       *[other] every { $n } Resources
    }
each-kept-goods =
    { $n ->
        [1] each Good
       *[other] every { $n } Goods
    }
each-kept-kinds =
    { $n ->
        [1] each Good ({ $what })
       *[other] every { $n } Goods ({ $what })
    }
pay-any =
    { $n ->
        [one] 1 Resource of any kind
       *[other] { $n } Resources of any kind
    }
pay-card =
    { $n ->
        [one] 1 card from your hand
       *[other] { $n } cards from your hand
    }
pay-location =
    { $n ->
        [one] 1 other card from your Empire
       *[other] { $n } other cards from your Empire
    }
each-type = per { NAME($type) } card in your Empire
each-fields =
    { $every ->
        [1] per Field or upgrade in your Empire
       *[other] for every { $every } Fields or upgrades in your Empire
    }
each-islands =
    { $every ->
        [1] per Conquered Island in your Empire
       *[other] for every { $every } Conquered Islands in your Empire
    }
each-exhausted-islands =
    { $every ->
        [1] per exhausted Conquered Island in your Empire
       *[other] for every { $every } exhausted Conquered Islands in your Empire
    }
each-distinct-types =
    { $every ->
        [1] per different card type in your Empire
       *[other] for every { $every } different card types in your Empire
    }
each-discard-locations =
    { $every ->
        [1] per Location in your discard pile
       *[other] for every { $every } Locations in your discard pile
    }
each-filled-banks =
    { $every ->
        [1] per Storage card of yours that holds a full set
       *[other] for every { $every } Storage cards of yours that hold a full set
    }
when-explore = Whenever you EXPLORE
when-populate = Whenever you POPULATE
when-construct = Whenever you CONSTRUCT
when-harvest = Whenever you HARVEST
when-sail = Whenever you SAIL
when-pillage = Whenever you Pillage
when-conquer = Whenever you Conquer
when-build = Whenever you build a Location
when-build-type = Whenever you build a Location of type { NAME($type) }
when-build-field = Whenever you build a Field or an upgrade
when-play-boost = Whenever you play a Boost
when-discard-own = Whenever you discard a card from your Empire
when-assign = Whenever you Assign anything to a card
when-lookout-end = At the end of every Lookout phase, after Storage
per-round =
    { $n ->
        [1] {" "}(at most once per round)
        [2] {" "}(at most twice per round)
       *[other] {" "}(at most { $n } times per round)
    }
face-name = { NAME($card) } ({ NAME($type) })
face-island =
    { $distance ->
        [nearby] Nearby Island. Pillage: gain { $what }.
       *[distant] Distant Island. Pillage: gain { $what }.
    }
face-cost = Cost: { $cost }.
face-play-on = Played when you declare { $tile }.
face-field = Field: { $what }.
face-field-upgrade = Field upgrade: { $what }.
face-field-dual = Field or Field upgrade: { $what }.
face-bonus = Building Bonus: { $effect }
face-instant = Instant: { $effect }
face-feature = Feature: { $when }, { $effect }{ $limit }.
face-feature-at-will = Feature: At any time during your turn, { $effect }{ $limit }.
face-discount =
    { $n ->
        [one] Feature: You may pay 1 Resource less when you take the Build action{ $limit }.
       *[other] Feature: You may pay { $n } Resources less when you take the Build action{ $limit }.
    }
face-free-move = Feature: You may use a pawn a second time without spending food{ $limit }.
face-action = Action: { $effect }.
face-storage = Storage: For { $each } on this card, gain { $gain }.
face-copy-action = Copy: Choose 1 Action Location in your Empire.
face-copy-feature = Copy: Choose 1 Location with a Feature in your Empire.
face-copy-any = Copy: Choose 1 Location with an Action or a Feature in your Empire.
face-clan = { NAME($faction) }; difficulty { $n } out of 10.
face-clan-start = Starts with { $cards }; { COUNT($workers, "worker") } and { $ships ->
        [one] 1 Clan ship
       *[other] { $ships } Clan ships
    }.
face-type =
    { $n ->
        [one] Card type, on 1 card in the box.
       *[other] Card type, on { $n } cards in the box.
    }
style-glenn = Team play: many Boosts and rewards for playing them, an economy of sheep.
style-ulaf = Sailing, rewards for Pillaging and Conquering, Raze tokens.
style-panuk = Sets of card types (penguins, igloos) and bonuses for their number.
style-heidel = Food for everything, readying cards and Islands, moving pawns.
style-nanurjuk = Leaving Locations behind for profit and building anew.
style-mackinnon = Banks where Assigned Goods pay interest every round, and plenty of Gold.
about-explore = Draw the top card of your Clan deck. Needs a card in the deck or in your discard pile.
about-populate = Gain 1 Worker. This is always possible.
about-construct = Build a Location from your hand without paying its cost. Needs a Location that is not a Field.
about-harvest = Gain the Goods of one of your Fields and of all its upgrades. Needs a Field.
about-sail = Put a ship from your supply at the end of the queue, with 1 fish, 1 Raze token, both or neither. Needs a ship.
about-once-a-round = In a solo game each tile can be used once a round.
about-window = When the action is declared, you may first play 1 Boost or build 1 Field that names it.
about-scoreboard = Shows everybody's VP. When somebody reaches 25 VP, the last round comes.
about-expedition-board = Holds 2 Nearby and 2 Distant Islands face up, their decks, and the queue of ships.
about-clan-marker = Stands on the scoreboard and shows the VP of a Clan.
about-first-player-marker = Its holder begins the phases. In Cleanup it passes to the next player.
about-clan-tile = Spent Workers lie here until Cleanup.
about-action-pawn = Placed on a tile, it carries out that action. It can be used once more by moving it to an adjacent tile for 1 food; then it is exhausted. Each player has 2 and gets them back in Cleanup.
about-resource = One of the five Resources. At the end of the game every 2 Resources in your supply are worth 1 VP.
about-food = A second use of a pawn costs 1 food.
about-fish = On a ship it opens the way to the Distant Islands.
about-gold = Stands in for any Resource, 1 for 1, and for nothing else. In your supply it is worth 1 VP at the end of the game.
about-worker = Spent to keep a card in the Lookout phase, to use some Actions and to build some cards; comes back in Cleanup.
about-raze = Exhausts an opponent's Location, or sails on a ship that is to Conquer an Island.
about-multiplier = Stands for 5 Goods of one kind; here the Goods are counted for you, so it is not needed.
about-order = Shows which Common ship in the queue belongs to whom.
about-clan-ship = Sails to one Island in each Expedition phase and comes back. Every Clan has 2 of them.
about-common-ship = Works like a Clan ship, and belongs to whoever gained it.
about-faction = Two Clans belong to this faction: { $clans }.

# -- Decisions

ask-clan-which = Which Clan do you lead?
ask-throw-away = Which card do you discard? { $left } still to go.
ask-keep = Which card do you keep for a Worker?
ask-act = What do you do?
ask-end-turn = Do you use another Feature before your turn ends?
ask-window = { NAME($tile) }: do you first play a Boost or build a Field?
ask-construct-which = Which Location do you build for free?
ask-harvest-which = Which Field do you Harvest?
ask-upgrade-what = { NAME($card) }: which Field do you upgrade?
ask-copy-which = { NAME($card) }: which card does it copy?
ask-pay-how = How do you pay { COUNT($n, $token) }?
ask-spare-which = { NAME($by) }: which Resource do you leave unpaid?
ask-use-discount = { NAME($by) }: do you use it to build { NAME($card) }?
ask-pay-any = { NAME($by) }: which Resource do you pay?
ask-give-card = { NAME($by) }: which card from your hand do you discard?
ask-pay-for-move = Do you move the pawn for free or for food?
ask-shift-which = { NAME($by) }: do you move a pawn?
ask-sail-with = Which ship sails?
ask-load-what = What do you Assign to the ship?
ask-visit-what = Which Island does your ship sail to?
ask-pillage-or-conquer = { NAME($island) }: do you Pillage or Conquer it?
ask-sacrifice = { NAME($by) }: which other card from your Empire do you discard?
ask-leave-behind = { NAME($by) }: do you discard a card from your Empire?
ask-take-back = { NAME($by) }: do you return a card from your Empire to your hand?
ask-raze-what = Which Location do you Raze?
ask-raze-island = Which Island do you discard?
ask-feed-winter = The winter takes { COUNT($food, "food") }: how do you pay?
ask-gain-which =
    { $left ->
        [one] { NAME($by) }: what do you gain?
        [2] { NAME($by) }: what do you gain? You choose twice.
       *[other] { NAME($by) }: what do you gain? You choose { $left } times.
    }
ask-convert-again = { NAME($by) }: once more?
ask-release-from = { NAME($by) }: from which card do you Release a Worker?
ask-ready-which = { NAME($by) }: which card do you ready?
ask-assign-how-many = { NAME($by) }: how many do you Assign?
ask-assign-what = { NAME($by) }: what do you Assign? At most { $left } more.
ask-withdraw-from = { NAME($by) }: from which card do you take everything?
ask-name-type = { NAME($by) }: which type of card do you search for?
ask-take-found = Which { NAME($type) } card do you take?
ask-dig-out = { NAME($by) }: which card do you take?
ask-retrieve-which = { NAME($by) }: which Location do you take from your discard pile?
ask-advance-which = { NAME($by) }: do you move one of your ships forward?
ask-resolve-which = { NAME($by) }: which of your ships do you resolve?
ask-build-which = { NAME($by) }: do you build a Location?

# -- Choices

choice-choose-clan = { NAME($clan) }
choice-pick = { NAME($card) }
choice-pick-here = { NAME($card) } ({ $what })
with-upgrades = with { $what }
which = ; { $what }
which-lies-under = an upgrade of { NAME($card) }
which-copies = a copy of { NAME($card) }
which-holds = with { $what } on it
which-is-exhausted = exhausted
which-is-ready = ready
which-was-used =
    { $n ->
        [0] not used this round
       *[other] used this round
    }
which-number = number { $n } of them
will-yield = in all: { $what }
choice-take = { NAME($card) }
choice-take-here = { NAME($card) } ({ $what })
choice-good = { NAME($token) }
choice-good-here = { $what }
choice-amount = { $n }
choice-amount-here = { $what }
and-lose = { $what }, and you lose { COUNT($n, "vp") }
choice-enough = That is all
choice-no-card = Without a card
choice-as-field = Build as a new Field
choice-build = Build { NAME($card) }
choice-build-here = Build { NAME($card) } ({ $what })
costs = costs { $cost }
costs-less =
    { $n ->
        [one] costs { $cost }; 1 Resource less with { $by }
       *[other] costs { $cost }; { $n } Resources less with { $by }
    }
bonus = Building Bonus: { $effect }
choice-cheaper = Use the Feature
choice-cheaper-here =
    { $n ->
        [one] Use it: pay 1 Resource less
       *[other] Use it: pay { $n } Resources less
    }
choice-in-full = Pay without the Feature
choice-in-full-here = Keep it for another build: pay { $cost }
choice-place-pawn = Place a pawn on { NAME($tile) }
choice-place-pawn-here = Place a pawn on { NAME($tile) } ({ $what })
choice-move-pawn = Move a pawn from { NAME($source) } to { NAME($tile) }
choice-move-pawn-here = Move a pawn from { NAME($source) } to { NAME($tile) } (for { $price }; { $what })
does-explore = draw 1 card
does-populate = gain 1 Worker
does-construct = build a Location for free
does-harvest = gain the Goods of 1 of your Fields
does-sail = send out a ship
food-or-free = 1 food, or for free with { NAME($card) }
choice-use-location = Use { NAME($card) }
choice-use-location-here = Use { NAME($card) } ({ $effect }{ $which })
choice-use-feature = Use the Feature of { NAME($card) }
choice-use-feature-here = Use the Feature of { NAME($card) } ({ $effect }{ $which })
choice-nothing-more = End the turn
choice-raze = Raze
choice-raze-here = Raze ({ $what })
raze-others = for 1 Raze token you exhaust an opponent's Location
raze-alone = for 1 Raze token you replace a face-up Island
choice-pass = Pass
choice-raze-location = { $opponent }'s { NAME($card) }
choice-raze-location-here = { $opponent }'s { NAME($card) } ({ $what })
quoted = the card says: “{ $effect }”
choice-for-nothing = For free
choice-for-nothing-here = For free, with { NAME($card) }
choice-for-food = For 1 food
choice-shift-pawn =
    { $side ->
        [ready] Move a ready pawn from { NAME($source) } to { NAME($tile) }
       *[exhausted] Move an exhausted pawn from { NAME($source) } to { NAME($tile) }
    }
choice-stay = Leave the pawns where they are
choice-clan-ship = Clan ship
choice-clan-ship-here = Clan ship ({ $n } in your supply)
choice-common-ship = Common ship
choice-common-ship-here = Common ship ({ $n } in your supply)
choice-load =
    { $goods ->
        [none] Nothing (Pillage a Nearby Island only)
        [fish] 1 fish (Pillage any Island)
        [raze] 1 Raze token (Pillage or Conquer a Nearby Island)
        [fish_raze] 1 fish and 1 Raze token (Pillage or Conquer any Island)
        [gold] 1 Gold in place of the fish (Pillage any Island)
       *[gold_raze] 1 Gold in place of the fish, and 1 Raze token (Pillage or Conquer any Island)
    }
choice-visit = { NAME($island) }
choice-visit-here = { NAME($island) } ({ $what })
pillage-brings = Pillage: gain { $what }
conquest-brings = Conquest: { $effect }
choice-visit-unseen =
    { $distance ->
        [nearby] Top card of the Nearby Islands deck
       *[distant] Top card of the Distant Islands deck
    }
choice-pillage = Pillage
choice-pillage-here = Pillage: gain { $what }
choice-conquer = Conquer
choice-conquer-here = Conquer ({ $what })
choice-search-for = { NAME($type) }
choice-advance = Ship number { $number }
choice-advance-here = Ship number { $number } (with { $what })
choice-send-now = Ship number { $number }
choice-send-now-here = Ship number { $number } (with { $what })

# -- Events

event-tile-laid = The next tile in the ring is { NAME($tile) }.
event-round-began = Round { $round } begins.
event-phase-began =
    { $phase ->
        [lookout] The Lookout phase begins.
        [action] The Action phase begins.
        [expedition] The Expedition phase begins.
       *[cleanup] The Cleanup phase begins.
    }
event-last-round = This is the last round!
event-island-revealed =
    { $distance ->
        [nearby] A Nearby Island is revealed: { NAME($island) }.
       *[distant] A Distant Island is revealed: { NAME($island) }.
    }
event-island-discarded = { NAME($island) } is discarded.
event-islands-cleared = The face-up Islands are discarded.
event-islands-reshuffled =
    { $distance ->
        [nearby] The discarded Nearby Islands are shuffled into a new deck.
       *[distant] The discarded Distant Islands are shuffled into a new deck.
    }
event-ship-queued-nobody = The rival's ship joins the queue.
event-ship-returned-nobody = The rival's ship sails away.
event-island-pillaged-nobody = The rival takes { NAME($island) }.
event-rival-scored = The rival gains { COUNT($n, "vp") }.
event-game-ended =
    { $winners-count ->
        [0] { $alone ->
            [yes] The goal was not reached.
           *[no] Nobody wins.
        } { $scores }.
       *[other] { $winners-is ->
            [you] You win!
           *[other] { $winners-count ->
                [one] { $winners } wins.
               *[other] { $winners } win.
            }
        } { $scores }.
    }
event-clan-taken =
    { $seat-is ->
        [you] You lead the { NAME($clan) }.
       *[other] { $seat } leads the { NAME($clan) }.
    }
event-first-player =
    { $seat-is ->
        [you] You have the First Player marker.
       *[other] { $seat } has the First Player marker.
    }
event-card-drawn =
    { $seat-is ->
        [you] You draw { NAME($card) }.
       *[other] { $seat } draws { NAME($card) }.
    }
event-card-drawn-secret =
    { $seat-is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
event-cards-seen =
    { $seat-is ->
        [you] You draw and look at { COUNT($n, "card") }.
       *[other] { $seat } draws and looks at { COUNT($n, "card") }.
    }
event-cards-taken =
    { $seat-is ->
        [you] You take { COUNT($n, "card") } into your hand.
       *[other] { $seat } takes { COUNT($n, "card") } into hand.
    }
event-card-found =
    { $seat-is ->
        [you] You take { NAME($card) } from your deck, then shuffle the deck.
       *[other] { $seat } takes { NAME($card) } from the deck, then shuffles the deck.
    }
event-card-found-secret =
    { $seat-is ->
        [you] You take a card from your deck, then shuffle the deck.
       *[other] { $seat } takes a card from the deck, then shuffles the deck.
    }
event-nothing-found =
    { $seat-is ->
        [you] You find no such card and shuffle your deck.
       *[other] { $seat } finds no such card and shuffles the deck.
    }
event-deck-reshuffled =
    { $seat-is ->
        [you] You shuffle your discard pile into a new deck.
       *[other] { $seat } shuffles the discard pile into a new deck.
    }
event-cards-kept =
    { $seat-is ->
        [you] { $n ->
            [0] You keep none of the cards.
           *[other] You keep { COUNT($n, "card") } for { COUNT($n, "worker") }.
        }
       *[other] { $n ->
            [0] { $seat } keeps none of the cards.
           *[other] { $seat } keeps { COUNT($n, "card") } for { COUNT($n, "worker") }.
        }
    }
event-card-discarded =
    { $seat-is ->
        [you] You discard { NAME($card) }.
       *[other] { $seat } discards { NAME($card) }.
    }
event-card-taken-back =
    { $seat-is ->
        [you] You take { NAME($card) } into your hand.
       *[other] { $seat } takes { NAME($card) } into hand.
    }
event-deck-searched =
    { $seat-is ->
        [you] You Search your deck for a card of type { NAME($type) }.
       *[other] { $seat } Searches the deck for a card of type { NAME($type) }.
    }
event-goods-gained =
    { $seat-is ->
        [you] { NAME($by) }: you gain { COUNT($n, $token) }.
       *[other] { NAME($by) }: { $seat } gains { COUNT($n, $token) }.
    }
event-goods-paid =
    { $seat-is ->
        [you] You spend { COUNT($n, $token) }.
       *[other] { $seat } spends { COUNT($n, $token) }.
    }
event-goods-assigned =
    { $seat-is ->
        [you] You Assign { COUNT($n, $token) } to { NAME($card) }.
       *[other] { $seat } Assigns { COUNT($n, $token) } to { NAME($card) }.
    }
event-goods-withdrawn =
    { $seat-is ->
        [you] You take { COUNT($n, $token) } back from { NAME($card) }.
       *[other] { $seat } takes { COUNT($n, $token) } back from { NAME($card) }.
    }
event-workers-recovered =
    { $seat-is ->
        [you] You recover { COUNT($n, "worker") }.
       *[other] { $seat } recovers { COUNT($n, "worker") }.
    }
event-goods-lost =
    { $seat-is ->
        [you] { $token ->
            [worker] { $n ->
                [one] { COUNT($n, $token) } goes from { NAME($card) } to your Clan tile.
               *[other] { COUNT($n, $token) } go from { NAME($card) } to your Clan tile.
            }
           *[other] You lose { COUNT($n, $token) } from { NAME($card) }.
        }
       *[other] { $token ->
            [worker] { $seat } moves { COUNT($n, $token) } from { NAME($card) } to the Clan tile.
           *[other] { $seat } loses { COUNT($n, $token) } from { NAME($card) }.
        }
    }
event-card-laid-out =
    { $seat-is ->
        [you] You begin with { NAME($card) }.
       *[other] { $seat } begins with { NAME($card) }.
    }
event-card-built =
    { $seat-is ->
        [you] { $host ->
            [-1] You build { NAME($card) }.
           *[other] You build { NAME($card) } as an upgrade of { NAME($under) }.
        }
       *[other] { $host ->
            [-1] { $seat } builds { NAME($card) }.
           *[other] { $seat } builds { NAME($card) } as an upgrade of { NAME($under) }.
        }
    }
event-card-copied =
    { $seat-is ->
        [you] Your card { NAME($card) } now copies { NAME($copied) }.
       *[other] { $seat }'s card { NAME($card) } now copies { NAME($copied) }.
    }
event-copy-ended =
    { $seat-is ->
        [you] Your card { NAME($card) } no longer has anything to copy.
       *[other] { $seat }'s card { NAME($card) } no longer has anything to copy.
    }
event-card-left =
    { $seat-is ->
        [you] You discard { NAME($card) } from your Empire.
       *[other] { $seat } discards { NAME($card) } from their Empire.
    }
event-pawn-placed =
    { $seat-is ->
        [you] You place a pawn on { NAME($tile) }.
       *[other] { $seat } places a pawn on { NAME($tile) }.
    }
event-pawn-moved =
    { $seat-is ->
        [you] You move a pawn from { NAME($source) } to { NAME($tile) }.
       *[other] { $seat } moves a pawn from { NAME($source) } to { NAME($tile) }.
    }
event-pawn-shifted =
    { $seat-is ->
        [you] Thanks to a card, you move a pawn from { NAME($source) } to { NAME($tile) }.
       *[other] Thanks to a card, { $seat } moves a pawn from { NAME($source) } to { NAME($tile) }.
    }
event-pawn-turned =
    { $seat-is ->
        [you] Your pawn on { NAME($tile) } is now exhausted.
       *[other] { $seat }'s pawn on { NAME($tile) } is now exhausted.
    }
event-action-declared =
    { $seat-is ->
        [you] You declare the action { NAME($tile) }.
       *[other] { $seat } declares the action { NAME($tile) }.
    }
event-action-failed =
    { $seat-is ->
        [you] You can no longer carry out the action { NAME($tile) }.
       *[other] { $seat } can no longer carry out the action { NAME($tile) }.
    }
event-boost-played =
    { $seat-is ->
        [you] You play the Boost { NAME($card) }.
       *[other] { $seat } plays the Boost { NAME($card) }.
    }
event-location-used =
    { $seat-is ->
        [you] You use { NAME($card) }.
       *[other] { $seat } uses { NAME($card) }.
    }
event-feature-worked =
    { $seat-is ->
        [you] You use the Feature of { NAME($card) }.
       *[other] { $seat } uses the Feature of { NAME($card) }.
    }
event-card-readied =
    { $seat-is ->
        [you] You ready { NAME($card) }.
       *[other] { $seat } readies { NAME($card) }.
    }
event-cards-readied =
    { $seat-is ->
        [you] You ready { COUNT($n, "card") }.
       *[other] { $seat } readies { COUNT($n, "card") }.
    }
event-location-razed =
    { $seat-is ->
        [you] You Raze and exhaust { $opponent }'s Location { NAME($card) }.
       *[other] { $opponent-is ->
            [you] { $seat } Razes and exhausts your Location { NAME($card) }.
           *[other] { $seat } Razes and exhausts { $opponent }'s Location { NAME($card) }.
        }
    }
event-ship-queued =
    { $seat-is ->
        [you] Your ship takes its place in the queue{ $cargo ->
            [fish] , with a fish
            [raze] , with a Raze token
            [fish-raze] , with a fish and a Raze token
            [gold] , with Gold in place of a fish
            [gold-raze] , with Gold in place of a fish, and with a Raze token
           *[none] , without cargo
        }.
       *[other] { $seat }'s ship takes its place in the queue{ $cargo ->
            [fish] , with a fish
            [raze] , with a Raze token
            [fish-raze] , with a fish and a Raze token
            [gold] , with Gold in place of a fish
            [gold-raze] , with Gold in place of a fish, and with a Raze token
           *[none] , without cargo
        }.
    }
event-ship-moved =
    { $seat-is ->
        [you] Your ship moves one place forward.
       *[other] { $seat }'s ship moves one place forward.
    }
event-ship-returned =
    { $seat-is ->
        [you] Your ship comes back.
       *[other] { $seat }'s ship comes back.
    }
event-island-missed =
    { $seat-is ->
        [you] Your ship finds no Island.
       *[other] { $seat }'s ship finds no Island.
    }
event-island-pillaged =
    { $seat-is ->
        [you] You Pillage { NAME($island) }.
       *[other] { $seat } Pillages { NAME($island) }.
    }
event-island-conquered =
    { $seat-is ->
        [you] You Conquer { NAME($island) }.
       *[other] { $seat } Conquers { NAME($island) }.
    }
event-passed =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-points-lost =
    { $seat-is ->
        [you] You lose { COUNT($n, "vp") }.
       *[other] { $seat } loses { COUNT($n, "vp") }.
    }

# -- Refusals

EN-ACT-06 = All your opponents have passed.
EN-ACT-06-opponent = A player who has passed cannot be Razed.
EN-BOOST-02 = { NAME($card) } is for the action { NAME($needs) }, not for { NAME($tile) }.
EN-BOOST-02-card = { NAME($card) } is neither a Boost nor a Field.
EN-BOOST-07 = Without { NAME($card) } the declared action { NAME($tile) } could not be carried out.
EN-BOOST-10 = { NAME($card) } is a Boost: it is played when { NAME($tile) } is declared.
EN-BOOST-14 = { NAME($card) } would make the declared action { NAME($tile) } impossible.
EN-BUILD-06 = { NAME($card) } is a Field: it is built when { NAME($tile) } is declared.
EN-BUILD-11 = { NAME($card) }: you lack { COUNT($n, $token) }.
EN-BUILD-11-token-n = Then you would lack { COUNT($n, $token) } to pay the rest.
EN-CARD-01 = { NAME($card) } is a Boost, not a Location.
EN-CARD-18 =
    { $why ->
        [starting] { NAME($card) } is a starting card, which cannot be taken back.
        [island] { NAME($card) } is an Island, which cannot be taken back.
        [upgrade] { NAME($card) } is an upgrade, which cannot be taken back.
       *[upgraded] { NAME($card) } has upgrades under it, so it cannot be taken back.
    }
EN-CLEAN-10 = { NAME($card) }: its Feature has been used as often as it may be this round.
EN-EXP-04 = Without a fish the ship cannot reach a Distant Island.
EN-EXP-12 = There are no more Islands in this deck.
EN-EXP-14 = Ship number { $number } is not yours.
EN-EXP-15 = There is no other ship in front of this one.
EN-EXP-17 = Ship number { $number } is not yours.
EN-FEAT-01 = { NAME($card) }: its Feature would do nothing now.
EN-FIELD-04 = { NAME($card) } is not a Field.
EN-FIELD-05 = { NAME($card) } gives no { NAME($token) }.
EN-FIELD-06 = { NAME($card) }: none of your Fields gives such a Good.
EN-FIELD-18 = { NAME($card) } is an upgrade: choose the Field that it lies under.
EN-GOODS-03 = You have no { NAME($token) }.
EN-KEY-03 = Nothing is Assigned to { NAME($card) }.
EN-KEY-03-token = You have no { NAME($token) }.
EN-KEY-05 = No Worker is Assigned to { NAME($card) }.
EN-KEY-19 = { NAME($card) } is not exhausted.
EN-KEY-19-island = { NAME($island) } is not an Island.
EN-KEY-22 = { NAME($card) }: you lack { COUNT($n, $token) }.
EN-KEY-23 =
    { $named ->
        [action] { NAME($card) } has no Action to copy.
        [feature] { NAME($card) } has no Feature to copy.
       *[any] { NAME($card) } has neither an Action nor a Feature to copy.
    }
EN-KEY-23-copy = { NAME($copy) } is a Copy itself, and a Copy cannot be copied.
EN-LACT-01 = { NAME($card) } has no Action.
EN-LACT-05 = { NAME($card) } is being used just now.
EN-LACT-03 = { NAME($card) } is exhausted.
EN-LACT-04 = { NAME($card) }: you lack { COUNT($n, $token) }.
EN-LACT-07 = { NAME($card) }: its Action would do nothing now.
EN-LOOK-03 = { NAME($card) }: you have no Worker to keep it with.
EN-PAWN-01 = Both your pawns are on tiles already.
EN-PAWN-02 = You have neither food nor Gold for it.
EN-PAWN-03 = { NAME($tile) } is not adjacent to the pawn's tile.
EN-PAWN-03-stays = The pawn already stands on { NAME($stays) }; it moves to an adjacent tile.
EN-PAWN-04 = The pawn on { NAME($tile) } is exhausted.
EN-RAZE-01 = There is no ready Action Location to Raze.
EN-RAZE-02 = { NAME($card) } has no Action.
EN-RAZE-03 = { NAME($card) } is already exhausted.
EN-SETUP-08 = The { NAME($clan) } is already led by another player.
EN-RAZE-04 = You have no Raze token.
EN-SOLO-03 = { NAME($tile) } has already been used this round.
EN-SOLO-08 = There is no face-up Island.
EN-TILE-04 = { NAME($card) } has no cost in Goods, so Construct cannot build it.
EN-TILE-06 = The Goods of { NAME($card) } have already been taken.
EN-TILE-11 = You have no { NAME($token) }.
EN-TILE-12 = Gold does not replace the fish on a ship.
EN-TILE-15 =
    { $tile ->
        [explore] You have no card left, neither in your deck nor in your discard pile.
        [construct] You have no Location in hand that is built for Goods.
        [harvest] You have no Field.
        [sail] You have no ship in your supply.
       *[other] { NAME($tile) } cannot be carried out now.
    }

# -- Signs of the faces that are words

sign-any =
    { $n ->
        [one] any Resource
       *[other] any { $n }
    }
sign-goods =
    { $n ->
        [one] any Good
       *[other] any { $n } Goods
    }
sign-each = each
sign-most = max { $n }
sign-times = ×{ $n }
sign-others = others
sign-back = back
sign-ready = ready
sign-store = Assign
sign-stored =
    { $n ->
        [1] for each:
       *[other] per { $n }:
    }
sign-look = see { $n },
sign-retrieve = retrieve
sign-less = −{ $n }
sign-free = free
sign-build = Build
sign-pawn = pawn
sign-copy = copies
sign-withdraw = take all back
sign-own-location = a card of your Empire
sign-exhausted = exhausted Islands
sign-types = types
sign-discarded = discarded Locations
sign-forward = ship forward
sign-now = ship at once
sign-search = Search
sign-pillage = Pillage
sign-conquer = Conquest
sign-build-field = new Field
sign-play-boost = Boost
sign-discard-own = discard
sign-assign = Assign
sign-lookout-end = Lookout

# -- The end of the game

score-scoreboard = Scoreboard
score-empire = Empire
score-resources = Resources
score-gold = Gold
score-raze = Raze tokens
medal-scoreboard = Far Ahead
medal-empire = Largest Empire
medal-resources = Full Storehouse
medal-gold = Full Treasury
medal-raze = Terror of the Coasts
rival-clan = Rival Clan
