replay-file-lead = Bring the record of a game and watch it move by move; every line is checked. Or bring a position, and play on from it.
choose-record = Choose a file
choose-record-more = or drop it here (a record: .karczma, a position: .yaml)
begin-here = Play from this position
begin-here-more = At a table of your own: you take the seat whose turn it is, bots play the others. It counts for no ranking and no campaign.
keep-moment = This moment
keep-moment-more = The table at this move as a position file, with everything that was hidden
record-too-long = This file is too large for a record.
log = Log
position = Place in the game
move-of = move { $n } of { $of }
first-move = To the start
previous-move = Previous move
next-move = Next move
last-move = To the end
play = Play
pause = Pause
previous-turn = Start of this turn, or the turn before
next-turn = Next turn
replay-turn = Turn { $n } · { $name }
replay-round = Round { $n }
replay-table = To the table
speed = Speed
slower = Slower
faster = Faster
times = { $n }×
eyes = Through whose eyes you watch
eyes-everybody = Everything open
eyes-of = As { $name } saw it
eyes-watching = As spectators saw it
share-moment = Link to this moment of the game
verify = Check the dice
verify-running = Checking every roll and every shuffle…
verify-right = Everything is as it had to be.
verify-failed = Something does not fit: line { $line } of the record.
verify-more = How does it work?
verify-how = Before the game the inn publishes the fingerprint of a secret key, and every player adds a number of their own. After the game the key is open, and every roll follows from it. Your browser has reckoned them here; whether the players kept to the rules is what this command checks:
play-from-here = Play from here
play-on-more = The game goes on from move { $n } of { $of } at a table of your own: you take the seat you choose, bots play the others, and the rolls and cards to come are not those of this game. It counts for no ranking and no campaign.
play-on-seat = You play as
play-on-over = The game is over at this point. Go back to an earlier move.
play-on-go = Play from move { $n }
replay-keys = Keys
replay-key-move = a move back, a move on
replay-key-turn = a turn back, a turn on
replay-key-ends = beginning, end
replay-key-play = play, pause
replay-key-speed = faster, slower
replay-key-legend = this list
key-space = space
replay-stops = What was played ends here.
no-record = There is no record of this game: it is shown as it was told at the table.
commitment = Fingerprint of the key, given before the game
opened-key = Key, revealed after the game
verify-key = The key is the one whose fingerprint was given before the game.
verify-seed = Chance in this game follows from the seed { $seed }, which was chosen openly.
verify-outcomes =
    { $n ->
        [one] { $n } roll or draw checked: it came out as it had to.
       *[other] { $n } rolls and draws checked: each came out as it had to.
    }
verify-sealed = Not a line of the record was changed since the end of the game.
verify-continued =
    { $n ->
        [one] The first outcome comes from the earlier game that this one goes on from. Check it in that game's record.
       *[other] The first { $n } outcomes come from the earlier game that this one goes on from. Check them in that game's record.
    }
verify-other-key = The key that was told is not the one whose fingerprint was given before the game.
verify-wrong-outcome = Outcome { $tick } is told as { $told } (of { $n } possible), but it was { $due }.
verify-outcome-twice = Outcome { $tick } is told twice.
verify-no-outcome = This line should tell an outcome of chance, but it reads: { $told }
verify-changed = Somebody changed the record after the end of the game: the seal does not fit the rest.
verify-no-record = This is not a record of a game from Karczma.
verify-no-header = The record breaks off in its header.
verify-cut = The record breaks off before its end: the last line, with the seal, is missing.
verify-no-key = The record tells neither a seed nor a key. The key comes only when the game is over.
verify-twice-told = The header tells “{ $name }” twice.
verify-no-number = This should be a number: { $told }
