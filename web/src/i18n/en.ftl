# The pages around the table. The table has texts of its own (kit, table), the games their own words (src/karczma/locale).

# -- Everywhere

skip-to-content = Skip to content
loading = One moment…
go-on = Go on
keep = Save
copy = Copy
copied = Copied
copy-by-hand = The browser does not allow copying. The text is selected: press Ctrl+C, or hold it with a finger.
share = Share
back-to-lobby = Back to the inn
not-found = There is no such page
not-found-more = Perhaps the link is incomplete. There is always a table at the inn.
clause-mark = rule { $id }
won = winner
player = Player { $number }

nav = Main pages
nav-tables = Tables
nav-replays = Replays
nav-rules = Rulebook
nav-settings = Settings
nav-privacy = Privacy
nav-credits = Credits
who-am-i = { $name }: settings and account
open-source = Karczma is open source (Apache 2.0).

# -- When something goes wrong

error-unknown = Something went wrong. Please try again.
error-told = That did not work. Reload the page and try again (error { $status }).
error-page = The page could not be loaded. Check the connection and reload.
error-0 = The server does not answer. We will try again in a moment.
error-401 = Tell us your name first.
error-403 = This page has been open for too long. Reload it and try again.
error-404 = It is no longer here.
error-409 = That cannot be done as things stand. Reload the page and try again.
error-429 = That is too much at once: please try again { $when }.
in-a-moment = in a moment
error-500 = That is our fault. Please try again.
error-join-404 = That table is gone.
error-invite-404 = This invitation is not valid. Ask for a new link.
error-register-400 = Account name: 3 characters or more, letters, digits, dot and hyphen. Password: at least 8 characters.
error-name-400 = A name has 1 to 40 characters.
error-replay-400 = This game is still running. Its replay opens when it is over.
error-replay-404 = There is no such game.
error-record-400 = This is not the record of a game from Karczma, or somebody has changed it.

# -- Sitting down

ask-name = What shall we call you?
guest-name = Guest
sit-down = Sit down
your-turn = Your turn
bot-names = Mumble|Dumpling|Rook|Pinecone|Bogey
table-names = The Griffin|The Golden Oak|The Sleeping Dragon|The Three Candles|The Old Axe|The Merry Troll|The Silver Horseshoe|The White Raven|The Round Jug|The Moon

# -- Titles

title-valeria = Valeria
title-valeria-sub = Card Kingdoms
title-valeria-acc = Valeria
title-northgard = Northgard
title-northgard-sub = Uncharted Lands
title-northgard-acc = Northgard
title-empires_north = Empires of the North
title-empires_north-sub = Imperial Settlers
title-empires_north-acc = Empires of the North
title-wonderful_kingdom = Wonderful Kingdom
title-wonderful_kingdom-sub = with the Legends booklet
title-wonderful_kingdom-acc = Wonderful Kingdom
title-monster_lands = Monster Lands
title-monster_lands-sub = out of the Citadel
title-monster_lands-acc = Monster Lands

# -- The inn

hello-morning = Good morning
hello-afternoon = Good afternoon
hello-evening = Good evening
lobby-lead = Sit down and play without an account, with people or with bots.
tables-wait-for-you =
    { $n ->
        [one] { $n } table is waiting for you
       *[other] { $n } tables are waiting for you
    }
quick-play = Play
quick-i-am = I am
quick-and-play = and play
quick-title = What to play
quick-opponents = With whom
with-bots =
    { $n ->
        [0] solo
        [one] with { $n } bot
       *[other] with { $n } bots
    }
play-with-bots =
    { $n ->
        [0] Play solo
        [one] Play with { $n } bot
       *[other] Play with { $n } bots
    }
five-games = Five games
players = players:
tables-waiting =
    { $n ->
        [0] nobody waiting
        [one] { $n } table waiting
       *[other] { $n } tables waiting
    }
new-table = New table
your-tables = Your tables
played-games = games played
no-tables = You do not sit at any table yet. One click and we play.
open-tables = Open tables
open-your-own = open your own
no-open-tables = Nobody is looking for company now. Open a table and send your friends the link.
watch-title = Watch
watch = Watch
watch-table = Watch: { $name }
nothing-to-watch = Nobody is playing at an open table now.
fair-dice = Dice and shuffles can be verified after every game.
look-in = Look in
go-on-playing = Go on
join = Join
join-table = Join: { $name }
waits-for-people = waiting for players
others-think = others are thinking
just-now = just now
unfinished = This game could not go on
unfinished-conceded = The game was given up
unfinished-cancelled = The table was called off
stopped-conceded = given up
stopped-cancelled = called off
closed-conceded = The players agreed to end it early, so nobody has won. These are the scores of that moment.
closed-cancelled = Whoever set this table up called the game off before it began.
stopped-other-rules = could not go on: the rules have changed
stopped-unreadable = could not go on: its journal cannot be read
unfinished-kept = Nothing of what was told at the table is lost: you can watch it move by move.
closed-other-rules = The rules of the house have changed since it began, and nobody can play on by the old ones.
closed-unreadable = Its journal can no longer be read, so nobody knows for certain how it stands.
anew = Set up the same table anew
anew-short = Set up anew
anew-go = To the new table
anew-game = Begin this game anew
watch-played = Watch what was played
seed-mark = chosen seed: { $seed }
seed-chosen = Seed { $seed } was chosen by the host.
seed-chosen-more = Whoever knows it can work out every card and every roll. Good for practice, for playing on one device and for study; such a game never counts for ratings.
pace-turns-short = turn-based
stools =
    seats taken: { $taken }, free: { $free }

# -- Campaigns

campaign = Campaign
campaign-of = Campaign: { $title }
campaign-begin = Begin a campaign
campaign-kept = The game begins at once. The campaign is kept: leave and come back whenever you like.
campaign-now = Where the campaign stands
campaign-n-of = { $n } of { $of }
campaign-games =
    { $n ->
        [0] no games played yet
        [one] { $n } game played
       *[other] { $n } games played
    }
campaign-nth-game = game { $n }
campaign-on = Go on
campaign-first = To the first game
campaign-next = To the next game
campaign-back = Back to the game
campaign-choose = How hard shall the next game be?
campaign-see = See the campaign
campaign-path = The course of the campaign
campaign-here = you are here
campaign-tries =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
campaign-played = Games of this campaign
campaign-none-played = None yet. The first one is waiting.
campaign-over = The campaign is over
campaign-won = Campaign won!
campaign-lost = Campaign lost
campaign-given-up = Campaign given up
campaign-give-up = Give the campaign up
campaign-give-up-note = It leaves the lobby, and nobody can go on with it. The games you have played stay in your history.
campaign-give-up-yes = Yes, give it up
campaign-keep = No, keep it
campaigns-title = Your campaigns

# -- A new table

new-table-of = New table: { $title }
seats = Seats
seats-count = { $n } of { $most }
seat-me = Me
seat-beside = Beside me
seat-host = your seat
seat-bot = Bot
seat-open = Guest
seat-kind = Who sits at seat { $n }
seat-name = Name at seat { $n }
seat-away = away
remove-seat = Remove seat { $n }
free-seat = Free seat
free-seat-more = for somebody with the link
bot-strength = How the bot at seat { $n } plays
bot-easy = Newcomer (easy)
bot-easy-style = Sees one step ahead, and often misjudges it.
bot-normal = Regular (normal)
bot-normal-style = Takes what looks best right now, and answers at once.
bot-hard = Old hand (hard)
bot-hard-style = Plans the whole turn. Thinks for a second at most.
bot-master = Master (hardest)
bot-master-style = Compares many plans and reckons with what may come. Thinks for up to five seconds.
bot-random = plays at random
bot-random-style = Does whatever comes to mind: good for a first look around.
# Tables of old name it.
bot-greedy = plays sensibly
add-bot = Bot
add-guest = Invite
add-beside = Beside me
variants = Rules of this game
options-game = On the table
options-variants = Variants and modules
options-readings = What the rulebook leaves open
options-n =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
options-changed =
    { $n ->
        [one] { $n } option changed
       *[other] { $n } options changed
    }
chosen-of = Chosen: { $n } of { $of }
the-table = The table
table-name = Name of the table
access = Who may sit down
access-open = anybody
access-link = whoever has the link
access-private = invited only
access-open-more = The table is shown at the inn. Anybody may sit down or watch.
access-link-more = The table is not shown at the inn, but whoever has the link may sit down and watch.
access-private-more = Only those who are invited play, and nobody else can watch.
pace = Pace
pace-live = live
pace-turns = turn-based
pace-live-more = Everybody sits at the table at the same time.
pace-turns-more = A move whenever there is a moment: today, tomorrow, next week.
clock = Clock
clock-none = no clock
clock-minute = 1 minute a move
clock-three = 3 minutes a move
clock-ten = 10 minutes a move
clock-half-hour = 30 minutes for the whole game
clock-day = a day for each move
clock-three-days = 3 days for each move
seed = Seed
seed-none = random (as in most games)
seed-wrong = A seed is a whole number of at most 15 digits.
fair = Fair dice.
fair-more = The fingerprint of a secret key is shown at the start, the key at the end. Each seat adds chance of its own, so nobody can load the dice.
start =
    { $n ->
        [1] Start alone
       *[other] Start with { $n } players
    }
open-and-invite = Open the table and invite
start-now = The game begins at once.
start-invites = The game begins when everybody sits.
start-beside = You play on one device and pass it round. A curtain hides the hidden cards.
not-ready = Something is still missing: look at the marked fields.
wrong-number = This game has no rules for { $n } players.

# -- What lies on Valeria's table

preview = On the table
preview-random = Chance picks the cards.

# -- Invitation, waiting

invitation = Invitation
invited-to = { $host } invites you to a game of { $title }.
invited = You are invited to a game of { $title }.
seats-free =
    { $n ->
        [one] { $n } free seat is left.
       *[other] { $n } free seats are left.
    }
no-seat-left = All seats are taken.
go-to-table = To the table
minutes-per-move =
    { $n ->
        [one] { $n } minute a move
       *[other] { $n } minutes a move
    }
minutes-per-game =
    { $n ->
        [one] { $n } minute for the game
       *[other] { $n } minutes for the game
    }

# -- The rulebook

rulebook = Rulebook
rulebook-of = Rulebook: { $title }
rules-found =
    { $n ->
        [one] { $n } rule found
       *[other] { $n } rules found
    }
chapters = Chapters
search-rules = Find a rule, e.g. “copy” or VK-RECR-02
rules-language = Language of the rules
rules-in-both = both
rules-in-pl = polski
rules-in-en = English
rule-note = Note
rule-see = See also:
rule-pictures = What it speaks of
rules-nearest = Did you mean:
rulebooks = Rulebooks of the other games
leaves = Leaves
cards = Cards
cards-of = Cards: { $title }
cards-all = All cards of this game
cards-search = Search by name or by what it does
cards-kind = Kind
cards-every-kind = Every kind
cards-set = Group
cards-every-set = Every group
cards-cost = Cost
cards-every-cost = Any cost
cards-up-to = Costs up to { $n }
cards-found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
cards-none = No card fits all that.
card-designed = Some of its values are our own design.
card-rules = Rules about this card
no-rules-found = No rule contains “{ $asked }”.
kind-example = example
kind-variant = variant
kind-component = component

# -- Replays

replay = Replay
record = Record
history-lead = Games that were played, move by move. A record opens in the terminal and in Python too.
open-record = Open a record from a file
no-history = No game has ended yet.
scores = Scores
close = Close

# -- Settings

set-language = Language
set-theme = Time of day
theme-dark-short = Candle
theme-light-short = Day

# -- Credits

credits-lead = Table, cards and views are drawn for this project. This is what we owe to others.
credits-games = Games
credits-games-more = The rules are told in our own words. The names of the games belong to their publishers; this project is not connected with them and uses none of their pictures, scans or logos.
credits-icons = Icons
credits-icons-more = Figures on cards and emblems, shapes unchanged, coloured by us:
credits-lucide = Icons of buttons:
credits-fonts = Typefaces
credits-fonts-more = Under the SIL Open Font License 1.1:
credits-software = Software used by this page
credits-software-more = Karczma itself is under the Apache 2.0 licence.

# -- To get up, call off, give up, hide

not-now = Not now
get-up = Get up from the table
get-up-sure = Your seat will be free, and somebody else may take it.
cancel-table = Call the table off
cancel-sure = The game will not begin, and everybody who waits will see that it was called off.
fill-with-bot = { add-bot }: seat { $n }
kick = Send away: { $name }
qr-code = QR code
qr-code-of = QR code of the invitation: { $link }
leave-game = Leave the table
leave-game-sure = From now on a bot plays for you. You can come back whenever you like.
concede = Give the game up
concede-sure = The game ends at once, and nobody wins it.
concede-ask = Propose to give the game up
concede-ask-sure = The game ends without a winner if all players agree.
concede-asked =
    { $n ->
        [one] { $names } would like to end the game without a winner.
       *[other] { $names } would like to end the game without a winner.
    }
concede-waits = You propose to end the game without a winner. The others have yet to agree.
concede-agree = I agree
concede-refuse = I play on
concede-withdraw = I play on after all
hide-table = Hide in my lists: { $name }
hidden-now = “{ $name }” will no longer show in your lists.
show-again = Show it again

# -- Without a connection

offline = No connection to the inn
offline-more = Tables, games and replays are on the server, and it cannot be heard now. Nothing is lost: moves that the inn accepted are kept. This page opens by itself once the connection is back.
offline-again = Try now
