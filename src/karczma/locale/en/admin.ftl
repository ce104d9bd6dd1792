# What the host hears from `karczma admin`: what was done, why something is not done, and the help.

# -- Backup

backed-up =
    { $file }: { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } move
       *[other] { $entries } moves
    }. It holds hashed passwords and the secrets of the house: keep it where nobody else can read it.
restored =
    The house is as it was at { $taken }: { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } move
       *[other] { $entries } moves
    }. “karczma serve” opens it.
set-aside = What was there before lies in { $folder }.

# -- What was done

banned = { $name } is shut out, with all their bots. “karczma admin pardon” lets them in again.
muted = { $name } can play, and say nothing. “karczma admin pardon” ends that.
pardoned = { $name } is neither shut out nor silent any more.
renamed = { $before } is called { $name } from now on, also at the tables where they sit.
new-password = Account { $login }, new password: { $password } (it is told only once; whoever was logged in must log in again).
logged-out =
    { $n ->
        [0] There was no session to end.
        [one] { $n } session has ended.
       *[other] { $n } sessions have ended.
    }
revoked = The token of { $name } opens nothing any more.
deleted = { $name } is forgotten: name, account, chat and bots are gone; games stay readable. Backups still know them.
line-deleted = Line { $n } is gone from the chat; pages that are open show it until they are loaded again.
table-closed = Table { $table } has ended without a result; it can still be watched.
announced = It is told at all tables, also to those who come later.
closed = The house closes at the time that was said: clocks stand still, nobody can move, and all is stored. “karczma admin reopen” opens it again.
reopened = The house is open again.

# -- What is not done

refused-no-house = { $place }: there is no house here. Name it with --data or --database, as “karczma serve” does.
refused-other-form = { $place }: another version of Karczma keeps this house. Open it once with “karczma serve” of this version.
refused-file-there = { $file } is there already, and a backup replaces nothing: please name another file.
refused-no-folder = { $folder }: there is no such folder.
refused-no-file = { $file }: there is no such file.
refused-not-a-backup = { $file } is no backup of a house. Nothing was changed.
refused-damaged = { $file } is damaged: not all of it is as it was written. Nothing was changed.
refused-newer = { $file } was made by a newer Karczma: please update first. Nothing was changed.
refused-house-there = { $place }: there is a house already. With --replace the backup takes its place. Nothing was changed.
refused-house-open = { $place }: this house is open. Close it first; otherwise people would go on playing in what is gone. Nothing was changed.
refused-nobody = { $who }: there is nobody of that id, account or name. “karczma admin people” and “karczma admin bots” list them.
refused-several-people = { $who }: several people are called so. Please name one by id: { $ids }.
refused-bad-name = A name has 1 to { $most } letters, without signs that cannot be printed.
refused-bad-notice = A notice has 1 to { $most } letters in one line.
refused-no-account = { $who } has no account, and so no password.
refused-no-bot = { $who } is no bot: only bots have tokens. “karczma admin log-out” ends people's sessions.
refused-say-yes = This cannot be undone: { $who } would be forgotten. Say --yes if you mean it.
refused-no-line = There is no line { $n } in any chat. “karczma admin chat TABLE” shows the numbers.
refused-no-table = { $table }: there is no such table. “karczma admin tables” lists them.
refused-table-over = Table { $table } has ended already.
refused-not-closed = The house is not closed.

# -- Help

help = Look after a house from the terminal, also while people play.
help-backup = Write all that the house keeps into one file, while people play: every move acknowledged before is in it.
help-restore = Put a backup where no house is yet; with --replace in the place of one that is closed.
help-option-lang = The language, en or pl; otherwise that of the system.
help-option-database = The house's database: a file, or a sqlite: or postgresql: address.
help-option-data = The folder with the house's secrets and its own database.
help-backup-place = A new file, or a folder, in which it is named after the time.
help-restore-backup = A file that “karczma admin backup” has written.
help-restore-replace = Take the place of the house that is there; its files are set aside.
help-people = List guests and accounts, the newest first.
help-people-word = Only those with this in their name or account.
help-bots = List bot accounts with their owners.
help-bots-word = Only those with this in their name.
help-tables = List tables, those that changed last first.
help-tables-word = Only those with this in their name or title.
help-chat = Show what was said at a table, with the numbers of the lines.
help-chat-table = The id of the table.
help-notices = Show what is announced now.
help-log = Show what hosts have done, the latest first.
help-ban = Shut somebody out, with all their bots, within seconds.
help-ban-who = An id, an account name, or a name that only one has.
help-ban-days = For so many days; otherwise for good.
help-ban-why = A note for the log.
help-mute = Let somebody play, but not talk.
help-mute-who = An id, an account name, or a name that only one has.
help-mute-days = For so many days; otherwise for good.
help-mute-why = A note for the log.
help-pardon = Neither shut out nor silent any more.
help-pardon-who = An id, an account name, or a name that only one has.
help-rename = Give somebody another name, also at their tables.
help-rename-who = An id, an account name, or a name that only one has.
help-rename-name = The new name.
help-password = Make a new password for an account, and tell it once.
help-password-who = An id, an account name, or a name that only one has.
help-log-out = End all sessions of somebody; a guest cannot come back as the same.
help-log-out-who = An id, an account name, or a name that only one has.
help-revoke = Make a bot's token worthless.
help-revoke-who = The bot's id or name.
help-delete = Forget somebody: name, account, chat and bots; games stay readable.
help-delete-who = An id, an account name, or a name that only one has.
help-delete-yes = Yes, really.
help-delete-line = Delete a line of chat.
help-delete-line-n = Its number in “karczma admin chat TABLE”.
help-close-table = End a table without a result.
help-close-table-table = The id of the table.
help-announce = Tell everybody at a table something.
help-announce-text = What is told.
help-announce-hours = So long also those hear it who come later.
help-close = Close for maintenance: people are told, clocks stand still, games are safe.
help-close-text = What people are told.
help-close-minutes = People are told so long before.
help-reopen = Open again.
