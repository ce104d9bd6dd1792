ahead =
    { $n ->
        [one] by one point
       *[other] by { $n } points
    }
tied = A tie on points, broken by
tied-shared = A tie on points, and by every tie-break
rounds =
    { $n ->
        [one] after { $n } round
       *[other] after { $n } rounds
    }
you = you
bot = bot
why = The game ended by the rule
points-from = Where the points came from
kind = Category
details = { $category }: what gave how much
skip-count = Skip the counting
times = { $n } ×
nothing = nothing
chart = Points round by round
chart-open = open up to round { $round }, then: { $what }
chart-said = { $name }: { $open } after round { $round }, { $total } in the end
start = start
moments = Moments of this game
moment-gain =
    { $names } { $many ->
        [yes] gain
       *[no] gains
    } the most in one go: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
moment-lead =
    { $names } { $many ->
        [yes] take the lead
       *[no] takes the lead
    }
moment-held =
    { $names } { $many ->
        [yes] take
       *[no] takes
    } the longest lead of all: { $n } rounds
moment-decided =
    { $names } { $many ->
        [yes] settle
       *[no] settles
    } the game: the last { $n ->
        [one] point
       *[other] { $n } points
    }
moment-turned =
    { $names } { $many ->
        [yes] win
       *[no] wins
    } only when the cards are turned up: { $n ->
        [one] { $n } more point
       *[other] { $n } more points
    }
moment-half = { $names } has half of the final points
moment-at = Round { $round }. { $scores }
moment-look = See this moment in the replay
score = { $name } { $points }
medals = Medals
medal-for = { $name }, { $category }: { $n }
earned = Rank earned
inn = To the inn
replay = Replay
share = Share
share-address = Address of this game
look = Look at the table
here =
    { $n ->
        [0] A rematch: the same players, everything anew.
        [one] { $names } is still at the table.
       *[other] { $names } are still at the table.
    }
rematch-waits = A table for the rematch is set. Your seat is waiting!
rematch-from = { $name } proposes a rematch. Your seat is waiting!
and = { $first } and { $second }
