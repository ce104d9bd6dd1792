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
name-location = card of the Empire
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
        [one] { $n } other card of your Empire
       *[other] { $n } other cards of your Empire
    }

# -- Options

option-clans = Clans
value-clans-choose = chosen by the players
value-clans-random = dealt at random
option-raze-tokens-score = Raze tokens score
option-gold-as-ship-fish = Gold as ship fish
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
at-most = {" "}(at most { $n })
tell-receive-any =
    { $n ->
        [one] gain 1 Resource of your choice
       *[other] gain { $n } Resources in any mix
    }
tell-receive-mix = gain { $n } of these in any mix: { $kinds }
tell-opponents-receive = each opponent who has not passed gains { $what }
tell-convert =
    { $up ->
        [1] pay { $pay } to gain { $what }
        [2] once or twice: pay { $pay } to gain { $what }
       *[other] 1 to { $up } times: pay { $pay } to gain { $what }
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
       *[other] you may move your ships in the queue { $n } places forward
    }
tell-retrieve =
    { $n ->
        [one] take 1 Location from your discard pile into your hand
       *[other] take { $n } Locations from your discard pile into your hand
    }
tell-build-cheaper =
    { $n ->
        [one] you may build 1 Location that is no Field for 1 Resource less
       *[other] you may build 1 Location that is no Field for { $n } Resources less
    }
tell-withdraw = you may take everything assigned to one of your cards into your supply
tell-move-pawn = you may move 1 of your Clan action pawns to any tile
tell-resolve-ship = resolve one of your ships in the queue now
tell-return-to-hand = you may return 1 of your Locations to your hand (no starting card, Island, upgrade or Field with upgrades)
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
        [one] Assign 1 to this card: { $what }
       *[other] Assign up to { $n } to this card: { $what }
    }
tell-dig = look at the top { $look } cards of your deck, take { $keep } and discard the rest
tell-discard-location = you may discard 1 card of your Empire; if you do, { $effect }
tell-discard-field = you may discard 1 of your Fields or upgrades; if you do, { $effect }
kinds-resources = any Resources
kinds-any-good = Resources, Gold or Raze tokens
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
        [one] 1 other card of your Empire
       *[other] { $n } other cards of your Empire
    }
each-type = per { NAME($type) } card in your Empire
each-fields =
    { $every ->
        [1] per Field in your Empire (upgrades count)
       *[other] for every { $every } Fields in your Empire (upgrades count)
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
when-explore = whenever you EXPLORE
when-populate = whenever you POPULATE
when-construct = whenever you CONSTRUCT
when-harvest = whenever you HARVEST
when-sail = whenever you SAIL
when-pillage = whenever you Pillage
when-conquer = whenever you Conquer
when-build = whenever you build a Location
when-build-type = whenever you build a Location of type { NAME($type) }
when-build-field = whenever you build a Field or an upgrade
when-play-boost = whenever you play a Boost
when-discard-own = whenever you discard a card from your Empire
when-assign = whenever you Assign anything to a card
when-lookout-end = at the end of every Lookout phase, after Storage
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
face-cost = Cost: { $cost }
face-play-on = When you declare: { $tile }
face-field = Field: { $what }.
face-field-upgrade = Field upgrade: { $what }.
face-field-dual = Field or Field upgrade: { $what }.
face-bonus = Building Bonus: { $effect }
face-instant = Instant: { $effect }
face-feature = Feature: { $when }, { $effect }{ $limit }.
face-discount =
    { $n ->
        [one] Feature: your Build action costs 1 Resource less{ $limit }.
       *[other] Feature: your Build action costs { $n } Resources less{ $limit }.
    }
face-free-move = Feature: the second use of a pawn costs you no food{ $limit }.
face-action = Action: spend { $cost }: { $effect }.
face-action-discard = Action: discard { $cost }: { $effect }.
face-action-free = Action: { $effect }
face-storage =
    { $n ->
        [one] Storage: for each one on this card ({ $what }) gain { $gain }.
       *[other] Storage: for every { $n } on this card ({ $what }) gain { $gain }.
    }
face-copy = Copy: 1 Action Location in your Empire.

# -- Decisions

ask-clan-which = Which Clan do you lead?
ask-throw-away =
    { $left ->
        [one] Which card do you discard? 1 more.
       *[other] Which cards do you discard? { $left } of them.
    }
ask-keep = Which card do you keep for a Worker?
ask-act = What do you do?
ask-window = { NAME($tile) }: do you play a Boost or build a Field first?
ask-construct-which = Which Location do you build for free?
ask-harvest-which = Which Field do you Harvest?
ask-upgrade-what = { NAME($card) }: under which Field?
ask-copy-which = { NAME($card) }: which card does it copy?
ask-pay-how = How do you pay { COUNT($n, $token) }?
ask-spare-which = { NAME($by) }: which Resource do you not pay?
ask-pay-any = { NAME($by) }: which Resource do you pay?
ask-give-card = { NAME($by) }: which card of your hand do you discard?
ask-pay-for-move = Do you move the pawn for nothing, or for food?
ask-shift-which = { NAME($by) }: do you move a pawn?
ask-sail-with = Which ship sails?
ask-load-what = What does the ship carry?
ask-visit-what = Which Island does your ship visit?
ask-pillage-or-conquer = { NAME($island) }: Pillage or Conquest?
ask-sacrifice = { NAME($by) }: which other card of your Empire do you discard?
ask-leave-behind = { NAME($by) }: do you discard a card of your Empire?
ask-take-back = { NAME($by) }: do you take a card of your Empire back?
ask-raze-what = Which Location do you Raze?
ask-raze-island = Which Island do you drive off?
ask-feed-winter = The winter takes { COUNT($food, "food") }: how many Gold do you pay in place of it?
ask-gain-which = { NAME($by) }: what do you gain? Left: { $left }.
ask-convert-again = { NAME($by) }: once more?
ask-release-from = { NAME($by) }: from which card do you Release a Worker?
ask-ready-which = { NAME($by) }: which card do you ready?
ask-assign-how-many = { NAME($by) }: how many do you Assign?
ask-assign-what = { NAME($by) }: what do you Assign? At most { $left } more.
ask-withdraw-from = { NAME($by) }: from which card do you take everything?
ask-name-type = { NAME($by) }: which type of card do you search for?
ask-take-found = { NAME($type) }: which card do you take?
ask-dig-out = { NAME($by) }: which card do you take?
ask-retrieve-which = { NAME($by) }: which Location do you take from your discard pile?
ask-advance-which = { NAME($by) }: does one of your ships move forward?
ask-resolve-which = { NAME($by) }: which of your ships do you resolve?
ask-build-which = { NAME($by) }: do you build a Location?

# -- Choices

choice-choose-clan = { NAME($clan) }
choice-pick = { NAME($card) }
choice-take = { NAME($card) }
choice-take-here = { NAME($card) } ({ $what })
choice-good = { NAME($token) }
choice-amount = { $n }
choice-amount-here = { $what }
choice-enough = That is all
choice-no-card = Without a card
choice-as-field = As a new Field
choice-build = Build { NAME($card) }
choice-build-here = Build { NAME($card) } ({ $cost })
choice-place-pawn = Pawn: { NAME($tile) }
choice-move-pawn = Pawn from { NAME($source) }: { NAME($tile) } (1 food)
choice-use-location = Use { NAME($card) }
choice-use-location-here = Use { NAME($card) }: { $effect }
choice-raze = Raze
choice-pass = Pass
choice-raze-location = { NAME($card) } of { $opponent }
choice-for-nothing = For nothing
choice-for-food = For food
choice-shift-pawn =
    { $side ->
        [ready] From { NAME($source) } to { NAME($tile) }
       *[exhausted] Exhausted pawn from { NAME($source) } to { NAME($tile) }
    }
choice-stay = Leave them
choice-clan-ship = Clan ship
choice-common-ship = Common ship
choice-load =
    { $goods ->
        [none] Nothing
        [fish] A fish
        [raze] A Raze token
        [fish_raze] A fish and a Raze token
        [gold] A Gold for the fish
       *[gold_raze] A Gold for the fish, and a Raze token
    }
choice-visit = { NAME($island) }
choice-visit-here = { NAME($island) } (Pillage: { $what })
choice-visit-unseen =
    { $distance ->
        [nearby] Top card of the Nearby Islands
       *[distant] Top card of the Distant Islands
    }
choice-pillage = Pillage
choice-conquer = Conquer
choice-search-for = { NAME($type) }
choice-advance = Ship number { $number }
choice-send-now = Ship number { $number }

# -- Events

event-tile-laid = Action tile: { NAME($tile) }.
event-round-began = Round { $round } begins.
event-phase-began =
    { $phase ->
        [lookout] Lookout phase.
        [action] Action phase.
        [expedition] Expedition phase.
       *[cleanup] Cleanup phase.
    }
event-last-round = This is the last round!
event-island-revealed = { NAME($island) } is revealed.
event-island-discarded = { NAME($island) } is discarded.
event-islands-reshuffled =
    { $distance ->
        [nearby] The discarded Nearby Islands are shuffled.
       *[distant] The discarded Distant Islands are shuffled.
    }
event-ship-queued-nobody = A rival ship joins the queue.
event-ship-returned-nobody = The rival ship leaves.
event-island-pillaged-nobody = A rival takes { NAME($island) }.
event-rival-scored = The rival gains { COUNT($n, "vp") }.
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
event-deck-reshuffled =
    { $seat-is ->
        [you] You shuffle your discard pile.
       *[other] { $seat } shuffles the discard pile.
    }
event-cards-kept =
    { $seat-is ->
        [you] You keep { COUNT($n, "card") }.
       *[other] { $seat } keeps { COUNT($n, "card") }.
    }
event-card-discarded =
    { $seat-is ->
        [you] You discard { NAME($card) }.
       *[other] { $seat } discards { NAME($card) }.
    }
event-card-taken-back =
    { $seat-is ->
        [you] You take { NAME($card) } into your hand.
       *[other] { $seat } takes { NAME($card) } into the hand.
    }
event-deck-searched =
    { $seat-is ->
        [you] You search your deck for a card of type { NAME($type) }.
       *[other] { $seat } searches the deck for a card of type { NAME($type) }.
    }
event-goods-gained =
    { $seat-is ->
        [you] { NAME($by) }: you gain { COUNT($n, $token) }.
       *[other] { NAME($by) }: { $seat } gains { COUNT($n, $token) }.
    }
event-goods-paid =
    { $seat-is ->
        [you] You pay { COUNT($n, $token) }.
       *[other] { $seat } pays { COUNT($n, $token) }.
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
event-card-built =
    { $seat-is ->
        [you] You build { NAME($card) }.
       *[other] { $seat } builds { NAME($card) }.
    }
event-card-copied =
    { $seat-is ->
        [you] Your { NAME($card) } copies { NAME($copied) }.
       *[other] { NAME($card) } of { $seat } copies { NAME($copied) }.
    }
event-card-left =
    { $seat-is ->
        [you] { NAME($card) } leaves your Empire.
       *[other] { NAME($card) } leaves the Empire of { $seat }.
    }
event-pawn-placed =
    { $seat-is ->
        [you] You place a pawn: { NAME($tile) }.
       *[other] { $seat } places a pawn: { NAME($tile) }.
    }
event-pawn-moved =
    { $seat-is ->
        [you] You move a pawn from { NAME($source) } to { NAME($tile) }.
       *[other] { $seat } moves a pawn from { NAME($source) } to { NAME($tile) }.
    }
event-pawn-shifted =
    { $seat-is ->
        [you] You shift a pawn from { NAME($source) } to { NAME($tile) }.
       *[other] { $seat } shifts a pawn from { NAME($source) } to { NAME($tile) }.
    }
event-pawn-turned =
    { $seat-is ->
        [you] Your pawn on { NAME($tile) } is exhausted.
       *[other] The pawn of { $seat } on { NAME($tile) } is exhausted.
    }
event-action-declared =
    { $seat-is ->
        [you] You declare: { NAME($tile) }.
       *[other] { $seat } declares: { NAME($tile) }.
    }
event-boost-played =
    { $seat-is ->
        [you] You play { NAME($card) }.
       *[other] { $seat } plays { NAME($card) }.
    }
event-location-used =
    { $seat-is ->
        [you] You use { NAME($card) }.
       *[other] { $seat } uses { NAME($card) }.
    }
event-feature-worked =
    { $seat-is ->
        [you] Your Feature works: { NAME($card) }.
       *[other] A Feature of { $seat } works: { NAME($card) }.
    }
event-card-readied =
    { $seat-is ->
        [you] Your { NAME($card) } is ready.
       *[other] { NAME($card) } of { $seat } is ready.
    }
event-location-razed =
    { $seat-is ->
        [you] You Raze { NAME($card) } of { $opponent }.
       *[other] { $seat } Razes { NAME($card) } of { $opponent }.
    }
event-ship-queued =
    { $seat-is ->
        [you] Your ship takes its place in the queue.
       *[other] A ship of { $seat } takes its place in the queue.
    }
event-ship-moved =
    { $seat-is ->
        [you] Your ship moves one place forward.
       *[other] A ship of { $seat } moves one place forward.
    }
event-ship-returned =
    { $seat-is ->
        [you] Your ship comes back.
       *[other] A ship of { $seat } comes back.
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

EN-ACT-06 = A player who has passed cannot be Razed.
EN-BOOST-02 = { NAME($card) } is not for this action: { NAME($tile) }.
EN-BOOST-10 = { NAME($card) } is a Boost: it needs its action to be declared.
EN-BOOST-14 = { NAME($card) } would make the declared action impossible: { NAME($tile) }.
EN-BUILD-06 = { NAME($card) } is a Field: it needs its action to be declared.
EN-BUILD-11 = { NAME($card) }: you lack { COUNT($n, $token) }.
EN-CARD-18 = { NAME($card) } cannot be taken back.
EN-EXP-04 = Without a fish the ship reaches no Distant Island.
EN-EXP-12 = There are no more Islands in this deck.
EN-FIELD-06 = { NAME($card) }: none of your Fields has that Good.
EN-LACT-03 = { NAME($card) } is exhausted.
EN-LACT-04 = { NAME($card) }: you lack { COUNT($n, $token) }.
EN-LACT-07 = { NAME($card) } would do nothing now.
EN-LOOK-03 = { NAME($card) }: you have no Worker to keep it.
EN-PAWN-01 = Both your pawns are on tiles.
EN-PAWN-02 = You have no food for it.
EN-PAWN-03 = { NAME($tile) } is not beside the pawn.
EN-PAWN-04 = The pawn on { NAME($tile) } is exhausted.
EN-RAZE-01 = There is no ready Action Location to Raze.
EN-RAZE-02 = { NAME($card) } has no Action.
EN-RAZE-03 = { NAME($card) } is exhausted already.
EN-RAZE-04 = You have no Raze token.
EN-SOLO-03 = { NAME($tile) } was used this round already.
EN-SOLO-08 = There is no face-up Island.
EN-TILE-04 = { NAME($card) } has no cost in Goods, so Construct cannot build it.
EN-TILE-11 = You have none: { NAME($token) }.
EN-TILE-12 = Gold does not replace the fish on a ship.
EN-TILE-15 = { NAME($tile) } cannot be carried out now.
