# The table and its parts. The words of the games (cards, questions, events) are in the titles' files.

good-gold = Gold
good-strength = Strength
good-magic = Magic
good-vp = Victory points
good-count-gold = { $n } Gold
good-count-strength = { $n } Strength
good-count-magic = { $n } Magic
good-count-vp =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
die-shows = die: { $n }
clause = rule { $id }
clause-fetched = Looking for the rule…
clause-open = Open in the rulebook

# -- Card

card-price = costs { $price }
card-price-why = costs { $price } ({ $parts })
card-number = number { $number }
card-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
card-left =
    { $n ->
        [one] { $n } card in the stack
       *[other] { $n } cards in the stack
    }
card-back = face-down card
state-legal = can be chosen
state-able = possible with another action
state-selected = selected
state-dim = not possible; ? says why
state-asked = not possible
source-rulebook = Values from the rulebook
source-public = Values from public sources
source-recall = Values from memory, unconfirmed
source-design = Values designed by us
own-turn = your turn
other-turns = other turns
pile-exhausted = Exhausted stack

# -- Why can't I?

why-not = Why can't I?
why-helps = This would help:
why-price = Why so much?
close = Close

# -- Table

your-turn = Your turn
turn-of = { $name } to play
waiting-for = Waiting for { $names }
game-over = Game over
table-menu = Table menu
to-lobby = To the inn
game = Game
log = Log
chat = Chat
rules = Rules
players = Players
tableau-of = Everything { $name } has
tableau-open = Show everything { $name } has
table = Table
prompt = Question
commit = Confirm
cancel = Clear the selection
undo = Undo
undo-what = Undo: { $what }
undo-ask = Ask to undo
undo-reason-rolled = something has been revealed
undo-reason-other = somebody else has chosen since
undo-reason-nothing = nothing to undo
undo-reason-over = the game is over
undo-wanted = { $name } asks to take a move back.
undo-wanted-what = { $name } asks to take this back: { $what }
undo-waiting = You asked to undo: waiting for consent ({ $names }).
agree = Agree
disagree = Disagree
withdraw = Withdraw
skip = Skip
go-on-showing = Go on
kinds = Kind of action
options = Options
refusals-count = What is not allowed now ({ $n })
you-watch = You are watching this game.
bot = bot
stood-in = a bot plays for you
stood-in-other = a bot stands in
away = away
you-seat = you
next-up = next in turn
watching =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }

# -- Waiting room

waiting-room = Waiting for players
waiting-room-note = The game begins by itself as soon as every seat is taken.
seat-n = Seat { $n }
seat-open = free
seat-you = you
sit-down = Sit down here
invite = Invitation link
invite-note = Whoever opens this link sits down at the table.

# -- Curtain (one device)

curtain = Pass the device
curtain-to = Now { $name }
curtain-note = Nobody else should look: hidden cards are about to be shown.
curtain-open = I am { $name }

# -- Connection

connecting = Connecting to the table…
connection-away = No connection. We will reconnect as soon as we can.
connection-gone = There is no such table, or it is private
sending = Storing the move…
trouble-moved-on = The table moved on before your move arrived. Here is the new state.
trouble-illegal = The rules do not allow that.
trouble-too-fast =
    { $n ->
        [0] Too fast: that was not heard. Try again in a moment.
        [one] Too fast: that was not heard. Try again in { $n } second.
       *[other] Too fast: that was not heard. Try again in { $n } seconds.
    }
trouble-not-stored = The house could not write that down just now. Please try again.
trying-too-fast = A little too fast: in a moment your move will be sent again automatically.
trying-not-stored = The house could not write your move down just now. We are trying again; nothing is lost.
trouble-nobody = Say who you are first.
trouble-muted = The host of this house has silenced you.
trouble-other = That did not work.

# -- Log, chat

since-your-turn = Since your turn
since-earlier =
  { $n ->
      [one] and one thing before
     *[other] and { $n } things before
  }
log-empty = Nothing has happened yet.
log-look = Show the table after this move
log-undone = taken back
log-undo = { $name } takes a move back.
log-undo-you = You take a move back.
log-turn = Turn { $turn } · { $name }
log-round = Round { $round }
log-round-of = Round { $turn } · { $name } starts
lit-here = something to choose here
answer-on-table = Choose on the table.
log-setup = Setup
log-now = Now
past-shown = You are looking at the table after move { $seq }.
past-back = Back to the game
chat-empty = Nobody has said anything yet.
chat-line = Write a message
chat-send = Send
chat-unread =
    { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }

# -- Menu

menu-stand-in = Let a bot play for me
menu-give-back = I am back
menu-stand-in-for = Let a bot stand in for { $name }
menu-record = Download the record
menu-replay = Watch the replay
menu-fair = Provably fair
menu-seed = Chosen seed
menu-notify = Notify me when it is my turn
menu-notify-on = Notifications are on
menu-notify-no = The browser blocks notifications
menu-rules = Rulebook
book-whole = Whole book
book-chapter = Chapter
aid = Player aid
aid-turn = Order of play
aid-actions = Actions
aid-icons = Icons
aid-scoring = Scoring
aid-none = This game has no player aid yet.
menu-settings = Settings
menu-light = Daylight
menu-dark = Candlelight
menu-sound-off = Mute
menu-sound-on = Sound on
menu-language = Language
notify-title = Your turn
fair-short = fair dice
fair-commitment = Commitment (SHA-256), given before the game
fair-key = Key, revealed after the game
fair-key-later = You will see the key after the game. From it and the players' numbers follow every roll and every shuffle.
fair-nonces = The players' numbers
fair-verify = Check it yourself: karczma verify record.karczma

# -- Clocks


# -- End

end-won = You win!
end-winner = { $names } wins
end-shared = Shared victory: { $names }
end-nobody = Nobody won
end-draw-or-lost = Not this time
end-total = Total
end-rematch = Rematch
end-rematch-go = To the rematch
end-show = Show the result

# -- Keyboard

keys = Keyboard
keys-enter = confirm the selection
keys-back = undo
keys-why = why can't I?
keys-aid = player aid
keys-kinds = kind of action
keys-arrows = from card to card
keys-space = read the card
keys-escape = close, clear
keys-tableau = everything a player has

# -- Generic table

zone-table = On the table
plays-now = playing now
