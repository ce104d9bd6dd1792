# What the house says to people when it will not do something: the messages problem-<code>.

# -- Sitting down

problem-by-invitation = This table is by invitation: ask for a link.
problem-seats-taken = All seats at this table are taken.
problem-no-rematch = Only those who played may ask for a rematch.
problem-not-over = The game is not over.
problem-barred = The host has sent you away from this table.
problem-not-at-table = You do not sit at this table, or its game has ended.
problem-leave-alone = Nobody else is playing: give the game up, or come back to it later.
problem-not-the-host = Only whoever set this table up may do that.
problem-not-waiting = The game has begun, or the table was called off.
problem-no-such-seat = This table has no such seat.
problem-seat-taken = Somebody sits there already.
problem-seat-free = Nobody sits there.
problem-own-seat = That is your own seat: get up from it, or call the table off.
problem-concede-campaign = A game of a campaign cannot be given up by itself: play it to the end, or give up the campaign.
problem-campaign-over = The campaign is over.
problem-campaign-given-up = The campaign was given up.

# -- Accounts

problem-login-taken = Somebody has the account name { $login } already.
problem-registered = You have registered already.
problem-login-length = An account name has { $shortest } to { $longest } letters; written out as { $form } it has { $length }.
problem-login-signs = An account name is made of letters, digits, “.”, “_” and “-”; written out it is { $form }.
problem-wrong-password = Nobody has this account name and password.
problem-not-your-password = That is not the password of your account.
problem-no-account = Only an account has a password, and you are here as a guest.
problem-banned =
    { $days ->
        [0] The host of this house has shut you out.
        [one] The host of this house has shut you out for { $days } more day.
       *[other] The host of this house has shut you out for { $days } more days.
    }
problem-house-closed = The house is closed for a while; games are safe. The host says: “{ $text }”.

# -- Replays

problem-record-lost = The record was not kept, and the rules it was played by are gone.
problem-nothing-kept = Nothing that was told of this game is kept.
problem-record-long = The record is too long.
problem-record-slow =
    { $seconds ->
        [one] The record takes longer than { $seconds } second to play again.
       *[other] The record takes longer than { $seconds } seconds to play again.
    }
problem-record-busy = The record could not be played again just now.
problem-seen-by-nobody = This game cannot be shown through a player's eyes: it has no record.

# -- Playing on

problem-play-on-over = At this point the game is over. Go back a move and try again.
problem-play-on-seat = This table has no such seat.
problem-play-on-rules = This game can no longer be taken up: it was played by earlier rules.

# -- Positions

wrong-position = Line { $line } of the file: { $why }
problem-position-closed = This house begins no games with position files: its host would have to allow it (karczma serve --positions).
problem-position-over = In this position the game is over already.
problem-position-slow = Nobody could find out in time whether this position can be played.
problem-position-hidden = A moment can be kept only of a finished game: it tells everything that is hidden.
problem-position-moves = This game has fewer moves than that.

# -- As much as the house allows

problem-full-tables =
    { $n ->
        [one] You host { $n } table that is not over, and this house allows no more: finish it first.
       *[other] You host { $n } tables that are not over, and this house allows no more: finish one of them first.
    }
problem-full-bot-seats =
    { $n ->
        [0] This house allows { $most ->
            [one] { $most } bot
           *[other] { $most } bots
        } at your tables: invite people instead.
        [one] { $n } bot sits at your tables, and this house allows { $most }: finish a game first, or invite people.
       *[other] { $n } bots sit at your tables, and this house allows { $most }: finish a game first, or invite people.
    }
problem-full-campaigns =
    { $n ->
        [one] You have { $n } campaign that is not over, and this house allows no more: give it up or finish it.
       *[other] You have { $n } campaigns that are not over, and this house allows no more: finish one, or give one of them up.
    }
problem-full-bots =
    { $n ->
        [one] You have { $n } bot account, and this house allows no more: use it.
       *[other] You have { $n } bot accounts, and this house allows no more: use one of them.
    }

# -- Too fast

again =
    { $unit ->
        [minutes] { $wait ->
            [one] Try again in { $wait } minute.
           *[other] Try again in { $wait } minutes.
        }
       *[seconds] { $wait ->
            [one] Wait a second.
           *[other] Try again in { $wait } seconds.
        }
    }
tables =
    { $n ->
        [one] { $n } new table
       *[other] { $n } new tables
    }
chat =
    { $n ->
        [one] { $n } line of chat
       *[other] { $n } lines of chat
    }
uploads =
    { $n ->
        [one] { $n } upload
       *[other] { $n } uploads
    }
own-data =
    { $n ->
        [one] { $n } look at one's own data
       *[other] { $n } looks at one's own data
    }
problem-fast-tables = This house allows { tables } a minute for each person. { again }
problem-fast-tables-address = This house allows { tables } a minute for each person, and { $sharing } times as many from one address. { again }
problem-fast-chat = This house allows { chat } a minute for each person. { again }
problem-fast-chat-address = This house allows { chat } a minute for each person, and { $sharing } times as many from one address. { again }
problem-fast-uploads = This house allows { uploads } a minute for each person. { again }
problem-fast-uploads-address = This house allows { uploads } a minute for each person, and { $sharing } times as many from one address. { again }
problem-fast-own-data = This house allows { own-data } a minute for each person. { again }
problem-fast-own-data-address = This house allows { own-data } a minute for each person, and { $sharing } times as many from one address. { again }
problem-fast-requests = Too many requests from this address. { again }
problem-fast-newcomers =
    { $n ->
        [one] This house takes in { $n } new person an hour from one address.
       *[other] This house takes in { $n } new people an hour from one address.
    } { again }
problem-fast-openings = Too many tables are being opened from this address. { again }
problem-fast-passwords = Too many wrong passwords. { again }
