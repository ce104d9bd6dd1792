# Shared by all titles: the kernel and the shared verbs.
# NAME($id) and COUNT($n, $id) name components; see words.py.
# A player is $seat, and $seat-is tells whether that is the reader.

player = Player { $number }
you = You
card-name = { NAME($card) }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
score-of = { $name }: { points }

capital = { CAPITAL($text) }
sentence = { CAPITAL($text) }.
list-nothing = nothing
list-and = { $first } and { $second }
list-or = { $first } or { $second }
list-then = { $first }, then { $second }
list-then-may = { $first }, then { $second }
either = either { $branch }
either-next = { $before }, or { $branch }

value-true = yes
value-false = no

# -- What effects do

amount = { COUNT($n, $token) }
amount-bare = { COUNT($n, $token) }
amount-each = { COUNT($n, $token) } { $each }
amount-up-to = up to { COUNT($n, $token) }
tell-gain = gain { $what }
tell-nothing = nothing happens
tell-exchange = pay { $pay } to gain { $gain }
tell-may = you may { $effect }

# -- Decisions

ask-in-order = Which card works first?
ask-accept-exchange = { NAME($by) }: { $effect }?
ask-whether = { NAME($by) }: { $effect }?
ask-choose-branch = { NAME($by) }: which one?

# -- Choices

choice-first = { NAME($card) } first
choice-accept = Yes
choice-accept-here = Yes: { $effect }
choice-decline = No, thank you
choice-branch =
    { $number ->
        [1] The first one
        [2] The second one
        [3] The third one
       *[other] Number { $number }
    }
choice-branch-here = { $effect }

# -- Events

event-gained =
    { NAME($by) }: { $seat-is ->
        [you] you gain
       *[other] { $seat } gains
    } { $n ->
        [0] nothing
       *[other] { COUNT($n, $token) }
    }.

# -- Refusals

K-FLOW-01 = This is not one of your answers now.
K-EXCHANGE-01 = { NAME($card) }: you cannot pay the whole price.
K-CHOOSE-01 = { NAME($card) }: this cannot be done now, but something else can.
K-MAY-01 = { NAME($card) }: this cannot be done now.

# -- Tables that cannot be set up

table-number = This game cannot be played by { $seats }. It is for so many players: { $players }.
table-option = This game has no option { $options }. It has: { $known }.
table-value =
    { $several ->
        [0] The option “{ $option }” cannot be “{ $value }”. It is one of: { $values }.
       *[other] The option “{ $option }” needs exactly { $several } different ones of: { $values }.
    }
table-value-each = The option “{ $option }” cannot be “{ $value }”. It is one of: { $values }; or a different one for each player, separated by commas, of: { $sides }.
table-seats = The option “{ $option }” names { $named }, but the number of players is { $seats }.
table-players = The option “{ $option }” is only for this number of players: { $players }. Here it is { $seats }.
table-only =
    { $choices ->
        [one] The option “{ $option }” works only where “{ $other }” is “{ $wanted }”. Here it is “{ $now }”.
       *[other] The option “{ $option }” cannot be changed where “{ $other }” is “{ $now }”: nothing would come of it.
    }
table-refused = { $option }: { $why }
table-not-due = This game is not the one that is due in the campaign. That can be: { $due }.
table-not-alone = A campaign is played by the one whose it is, alone.
table-no-campaign = This game has no campaign.

# -- Position files

position-yaml = This line breaks the form of the file. Look at indentation, brackets and quotation marks.
position-characters = The file is no text, or has characters that no text has.
position-documents = A second document begins here. A file tells one position.
position-anchor = Anchors (&) and references (*) are not used in position files.
position-deep = Too many things inside each other.
position-long = The file is longer than any position: more than { $most } characters.
position-mapping = Names with values belong here (name: value).
position-list = A list belongs here.
position-text = A single word belongs here.
position-number = “{ $said }” is not a whole number.
position-flag = “{ $said }” is neither true nor false.
position-key = “{ $said }” means nothing here. It could be: { $known }.
position-twice = “{ $said }” is said twice.
position-missing = { $said }: not everything is said. Missing: { $missing }.
position-name =
    There is no component “{ $said }”.{ $near ->
        [none] { "" }
       *[other] { " " }Something like it: { $near }.
    }
position-copies = There are only { $copies } of { $said }, or the others are named already.
position-card-twice = The card { $card } lies in two places.
position-nowhere = The card { $card } lies nowhere now. Say where it is.
position-place = There is no place “{ $said }”. There are: { $known }.
position-length = Here are { $said } values instead of { $wanted }.
position-one = One name with its value belongs here, and nothing else.
position-frame = There is no procedure, question or effect “{ $said }” in this game.
position-step = There is no step “{ $said }”. There are: { $known }.
position-choice = “{ $said }” is no choice of this game.
position-chance = “{ $said }” is no outcome. It is told like this: 3 of 6.
position-players = Two players have the same name.
position-player = “{ $said }” is no name of a player. It begins with a letter and is not too long.
position-game = There is no game “{ $said }”. There are: { $known }.
position-title = This is a position of { $said }, not of { $title }.
position-version = This position was saved under the rules { $said }. These are { $now }.
position-content = This position needs other cards.
position-table = Such a table cannot be set up. { $why }
position-owes = Somebody would have less than nothing.
position-large = A number here can be { $most } at most.
position-much = Nobody can have more than { $most } of anything.
position-broken = Nobody can play on from here: this table cannot come about. ({ $why })
