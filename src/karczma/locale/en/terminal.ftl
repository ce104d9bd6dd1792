# What the terminal says for itself: the conversation, the help, headings of boards.

terminal-welcome = Type the number of an option. "help" tells what else can be typed; "?" why something is not allowed.
terminal-thinking = The others are thinking …
terminal-help =
    1, 2, 3 …  play that option; its words or a part of them will do too
    ?  why can't I: all that is on show but not allowed, with the reason and its clause
    ? 12, ? { $card }  the same for one of them
    rule { $clause }  a rule in words; "rule { $chapter }" all that begin so, "rule" the one behind the question
    card { $card }  all about a card or any other component; "card" all cards that lie open
    board  draw the table again
    log, log 20  what has happened; the last 20 lines of it
    undo  take the last choice back, until dice, a new card or another player's choice stands in the way
    save, save FILE  keep the game in a file
    position FILE  keep this moment as a position file, with everything that is hidden; "position" chooses the file
    lang pl  po polsku
    quit  save and leave; Ctrl+D does the same

# -- The conversation

terminal-which = Which of these do you mean?
terminal-allowed = { $number }, { $words }: that is allowed.
terminal-not-on-show = Nothing like that is on show now.
terminal-nothing-refused = Everything on show is allowed.
terminal-not-now = That is a move of this game, but not one of your options now. [K-FLOW-01]
terminal-not-understood = I do not understand that. Type the number of an option, or "help".
terminal-no-rule = There is no rule { $id } in this game.
terminal-no-card = There is no card { $name } in this game.
terminal-near-card = There is no card { $name } in this game. Did you mean: { $near }?
terminal-no-language = Which language? There is: { $languages }.

terminal-taken-back = You take back: { $words }
terminal-no-undo-nothing = There is nothing to take back.
terminal-no-undo-chance = That cannot be taken back: dice were rolled or cards drawn since.
terminal-no-undo-revealed = That cannot be taken back: it has shown you something that was hidden.
terminal-no-undo-other = That cannot be taken back: { $name } has chosen since.

terminal-saved =
    Saved in { $file }. To go on later:
      { $command }
terminal-position-kept =
    This moment is kept in { $file }. To begin there:
      { $command }
terminal-exists = { $file } exists already and is another game's file, perhaps. Please choose another name.
terminal-not-saved = Not saved. { $file }: { $why }
terminal-left =
    Until next time! The game is kept. To go on:
      { $command }
terminal-left-nothing = Until next time!
terminal-finished = The game is kept in { $file } ("karczma replay" and "karczma verify" read it).

# -- Options of a table (karczma play GAME --help)

terminal-options = { $title } – options of the table (karczma play { $id } --option NAME=VALUE)
terminal-option-values = Values: { $values }. Default: { $default }.
terminal-option-several = Name exactly { $n }, separated by commas, or none at all: { $values }.
terminal-option-each = Or one name for each player, separated by commas: { $values }.
terminal-option-players = Only for this number of players: { $players }.
terminal-option-only = Only where { $option } is: { $values }.

# -- What was asked for wrongly

terminal-wrong-game = Which game? “karczma games” lists them; “--load FILE” goes on with a saved one.
terminal-wrong-load = A saved game brings its own --seats, --seed and --option.
terminal-wrong-position = A position begins a game of its own: it goes neither with --load nor with --campaign.
terminal-wrong-record = { $file } is a game of { $recorded }, not of { $title }.
terminal-wrong-seat = There is no seat { $seat } at a table of { $seats } (the first one is 0).
terminal-wrong-bots = --with names { $bots } bots, but { $seats } seats are you and { $others } others.
terminal-wrong-names = --names has { $names } names for { $seats } seats.
terminal-wrong-pair = “{ $pair }”: an option is given as name=value.
terminal-wrong-campaign = A campaign is played alone, and knows its games: no --seats, --with, --seat or --load.
terminal-wrong-due = { $record }: this game is not due in the campaign { $file }.
terminal-wrong-begin = There is no campaign { $file } yet; to begin one, name the game.
terminal-wrong-kept = { $file } is a campaign of { $kept }, not of { $title }.
terminal-wrong-extra = This command needs the module { $missing }, which is not installed. To install it: pip install "karczma[{ $extra }]"

terminal-version =
    karczma { $version }, { $python }, { $build ->
        [compiled] compiled build
       *[plain] not the compiled build
    }

# -- Campaigns

terminal-campaign =
    { $n ->
        [0] The campaign (no games played yet)
        [one] The campaign ({ $n } game played)
       *[other] The campaign ({ $n } games played)
    }
terminal-campaign-left = The game that was left goes on.
terminal-campaign-choose = Which game comes next? Type its number.
terminal-campaign-on =
    The campaign is kept. To play the next game:
      { $command }
terminal-campaign-won =
    { $n ->
        [one] The campaign is won, in { $n } game.
       *[other] The campaign is won, in { $n } games.
    }
terminal-campaign-lost =
    { $n ->
        [one] The campaign is lost, after { $n } game.
       *[other] The campaign is lost, after { $n } games.
    }

# -- The end

terminal-scores = Final count
terminal-player = Player
terminal-total = Total
terminal-nobody-wins = Nobody wins.
terminal-not-won = Not won this time.
terminal-winners =
    { $names-is ->
        [you] You win!
       *[other] { $names-count ->
            [one] { $names } wins.
           *[other] The victory is shared: { $names }.
        }
    }

# -- Any board

terminal-table = Table
terminal-at-least =
    { $n ->
        [one] at least { $n } point
       *[other] at least { $n } points
    }
terminal-face-down = { $n } face down

# -- Valeria's board

valeria-board-turn =
    { $turn ->
        [0] Set-up
       *[other] Turn { $turn }
    }
valeria-board-dice = Dice [{ $first }] [{ $second }] = { $sum }
valeria-board-exhausted = Exhausted stacks { $n } of { $limit }
valeria-board-resting = Resting: { $name }
valeria-board-last-round = Last round
valeria-board-empty = Exhausted
valeria-board-short-gold = { $n } Gold
valeria-board-short-strength = { $n } Str
valeria-board-short-magic = { $n } Mag
valeria-board-short-vp = { $n } VP
valeria-board-first = first player
valeria-board-citizens = Citizens
valeria-board-roles = Roles
valeria-board-domains = Domains
valeria-board-slain = Slain
valeria-board-monsters = Monsters
valeria-board-duke = Duke
valeria-board-hidden = face down
valeria-board-dark-lord = Dark Lord

# -- Northgard

northgard-board-year = Year { $year } of { $years }
northgard-board-stack = Tiles in the stack: { $n }
northgard-board-first = First player: { $name }
northgard-board-neutral = neutral
northgard-board-open =
    { $n ->
        [one] { $n } tile, open
       *[other] { $n } tiles, open
    }
northgard-board-closed =
    { $n ->
        [one] { $n } tile, closed
       *[other] { $n } tiles, closed
    }
northgard-board-kaija = Kaija
northgard-board-scorched = Scorched Earth
northgard-board-free = free slots: { $slots }
northgard-board-slot-small = small
northgard-board-slot-stone = stone
northgard-board-slot-large = large
northgard-board-display = Display
northgard-board-drawn = Drawn tile
northgard-board-line = Creatures
northgard-board-army = Army
northgard-board-hand = Hand
northgard-board-looked = Drawn
northgard-board-tiles = Tiles
northgard-board-active = Active zone
northgard-board-upgrades = Upgrades
northgard-board-passed = passed
northgard-board-units = { $n } on the map, { $reserve } in reserve, food in winter: { $winter }
northgard-board-piles = hand { $hand }, draw { $draw }, discard { $discard }
northgard-board-strongholds = closed with a large building: { $n } of { $most }
northgard-board-creature = { $name } (strength { $n })

# -- It's a Wonderful Kingdom

kingdom-board-round = Round { $round } of 4
kingdom-board-starts = first player: { $name }
kingdom-board-token = Illusionist: { $name }
kingdom-board-trap = trap: { $name }
kingdom-board-rival = the rival
kingdom-board-enemy = Enemy
kingdom-board-production = Production
kingdom-board-selection = Selection
kingdom-board-construction = Building
kingdom-board-built = Duchy
kingdom-board-calamities = Calamities
kingdom-board-quest = Quest
kingdom-board-hand = Hand
kingdom-board-alchemy = Alchemy
kingdom-board-training = Training
kingdom-board-traps = Traps
kingdom-board-spies = Spies
kingdom-board-soldiers = Soldiers
kingdom-board-illusions = Illusionist tokens
kingdom-board-set-aside = Set aside
kingdom-board-stage = stage { $n }
kingdom-board-shrouded = shrouded
kingdom-board-stolen = robbed
kingdom-board-medals = Medals
kingdom-board-medals-from = bronze from { $bronze } points, silver from { $silver }, gold from { $gold }
kingdom-board-supremacy = Supremacy
kingdom-board-supremacy-from = from { $n } cubes in a step
kingdom-board-territory = Territory
kingdom-board-armies = Armies
kingdom-board-spots = Bonus spots
kingdom-board-worth = VP red/blue
kingdom-board-borders = Borders
kingdom-board-reserve = Reserve
kingdom-board-beside = { $name } { $reserve }, imprisoned { $n }

# -- the table of Empires of the North

empires-board-round = Round { $round }
empires-board-phase-lookout = Lookout
empires-board-phase-action = Actions
empires-board-phase-expedition = Expedition
empires-board-phase-cleanup = Cleanup
empires-board-first = First Player: { $name }
empires-board-last = last round
empires-board-round-of = Round { $round } of { $rounds }
empires-board-scenario = Scenario
empires-board-target = target: { $n } points (now { $now })
empires-board-beat = target: more points than the rival (rival { $n }, now { $now })
empires-board-islands = Conquered Islands: { $now } of { $n }
empires-board-winter =
    { $n ->
        [0] no food for the winter this round
       *[other] this round the winter takes { $n } food
    }
empires-board-ring = Tiles
empires-board-nearby = Nearby
empires-board-distant = Distant
empires-board-visited = Visited
empires-board-deck = deck { $n }
empires-board-queue = Ships
empires-board-rival-ship = rival
empires-board-piles = Piles
empires-board-counts = hand { $hand }, deck { $deck }, discard { $discard }, spent Workers { $spent }, Clan ships { $ships }, Common ships { $common }
empires-board-fields = Fields
empires-board-others = Features
empires-board-actions = Actions
empires-board-played = Played
empires-board-hand = Hand
empires-board-looked = Drawn
empires-board-passed = passed

# -- Monster Lands

monsters-board-round = Round { $round } of { $rounds }
monsters-board-starts = first player: { $name }
monsters-board-goal-vp = points
monsters-board-goal-gold = gold, with at least { $least } points
monsters-board-goal-require-and-vp = everything full, and points
monsters-board-goal-mercenaries-per-affiliation = mercenaries of the affiliations
monsters-board-goal-quests-and-vp = quests / points
monsters-board-rank = now: { $rank } (points { $points }, gold { $gold }, quests { $quests })
monsters-board-dice = ◆ strength die, ✦ magic die, ● influence die; a number is what an influence die shows
monsters-board-panic = panic
monsters-board-closed = closed
monsters-board-sambor = Sambor
monsters-board-land = { NAME($affiliation) }, conquest { $conquest }, glory { $glory }
monsters-board-monster = { NAME($affiliation) }, attack { $dice }, capture { $capture }, kill { $kill }
monsters-board-beer = round of beer { $n }
monsters-board-reputation = reputation { $n }
monsters-board-errand = target { $target }: { $reward }, or −{ $penalty } glory
monsters-board-deal = discard { $cost }: { $left } (left) or { $right } (right)
monsters-board-quest = Dice quest
monsters-board-contract = Contract quest
monsters-board-wounded = wounded
monsters-board-leader = Leader
monsters-board-glory = Tracks
monsters-board-tracks = glory { $glory }, reputation { $reputation }, excess glory { $excess }; wages { $wages }
monsters-board-pool = Dice pool
monsters-board-members = Clan
monsters-board-traps = Traps
monsters-board-loot = Loot
monsters-board-lands = Lands
monsters-board-trophies = Trophies
