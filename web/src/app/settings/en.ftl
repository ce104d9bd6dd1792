this-device = On this device
set-theme-more = An evening by candle light, or a day with the shutters open.
theme-auto = as the system
theme-dark = candles
theme-light = day
set-motion = Motion
set-motion-more = How cards, dice and tokens move.
motion-auto = as the system
motion-full = calm
motion-quick = quick
motion-still = none
set-cards = Size of cards on a phone and in a close-up
cards-small = small
cards-medium = usual
cards-large = large
set-sound = Sounds
set-sound-more = A knock on the table when it is your turn, and the sounds of dice and cards.
set-notices = Notifications
set-notices-more = A system message when it is your turn and the inn is in another tab.
notices-refused = The browser does not allow notifications from this page.
who-you-are = Who you are
your-name = Name at the table
name-kept = Saved.
account = Account
account-no = You play as a guest. With an account you find your tables on any device. No e-mail is needed.
account-yes = You have an account. Your tables wait on every device where you log in.
account-register = new account
account-login = I have an account
account-register-do = Create account
account-login-do = Log in
login-name = Account name
login-name-more = Letters, digits, dot and hyphen; 3 characters or more.
password = Password
password-more = At least 8 characters. Remember it: without e-mail it cannot be recovered.
logged-in = Welcome back.
registered = Your account is ready. Your tables stay with you.
log-out = Log out
logged-out = Logged out.
bots = Your bots
bots-more = A bot plays over the same API as this page, with a name and a token of its own.
bots-api = Description of the API
bot-name = Name of the bot
make-bot = Make a bot
bot-token = Token of the bot
token-once = Here is its token. You see it only now, so keep it in a safe place.
bot-delete = Delete
bot-delete-sure = { $bot } loses its name and its token for good; its games stay, as those of a player without a name.
new-password = Changing the password
password-before = Your password
password-after = New password
change-password = Change password
password-changed = Changed. You are logged out in all other browsers.
sessions = Where you are logged in
browser-unknown = An unknown browser
session-begun = Since { $day };
session-seen = last here { $when }.
session-here = this browser
session-end = Log out
sessions-end = Log out everywhere else
your-data = Your data
your-data-more = Everything that this inn keeps about you, for you to look at and to take along.
no-data = Nothing is kept about you here. Those who take part go by a name.
show-data = Show what is kept
save-data = Save it all as a file
kept-name = Name at the table
kept-login = Account name
kept-since = Known since
kept-sessions = Browsers where you are logged in
kept-bots = Bots
kept-campaigns = Campaigns
all-tables =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
tie-host = you set it up
tie-seat = you have a seat
tie-hidden = not in your lists
tie-barred = you were sent away
tie-conceding = you want to give it up
all-lines =
    { $n ->
        [one] { $n } thing you said
       *[other] { $n } things you said
    }
all-deeds =
    { $n ->
        [one] { $n } deed about your account
       *[other] { $n } deeds about your account
    }
deed-ban = the host shut you out
deed-mute = the host muted you
deed-pardon = the host forgave you
deed-rename = the host gave you another name
deed-password = the host set a new password
deed-log-out = the host logged you out
deed-leave = you asked to be forgotten
forget-guest = Forget me
forget-guest-sure = Your name, your chat, campaigns and bots go at once; games you have played stay, as those of a player without a name. Nobody can bring you back.
forget-account = Delete the account
forget-account-sure =
    { $n ->
        [0] Your name, account, chat, campaigns and bots go at once; games you have played stay, as those of a player without a name. Nobody can bring them back.
        [one] You are logged out everywhere at once. After { $n } day your name, account, chat, campaigns and bots are deleted; until then you can undo it by logging in. Games you have played stay, as those of a player without a name.
       *[other] You are logged out everywhere at once. After { $n } days your name, account, chat, campaigns and bots are deleted; until then you can undo it by logging in. Games you have played stay, as those of a player without a name.
    }
forgotten = It is done: nothing here tells of you any more.
forgotten-soon = You are logged out everywhere. The account will be deleted on { $day }; if you think better of it, log in before then.
privacy-lead = What this inn keeps about people, how long, and what you can do about it.
privacy-what = What is kept
privacy-what-guest = Of a guest: a name, and a random number in a cookie by which the page knows you again.
privacy-what-account = Of an account: its name too, and a fingerprint of the password from which nobody can read it. No e-mail is asked for.
privacy-what-games = Of games: who sat where, each move and when it was made, so that games can be gone on with, watched and checked.
privacy-what-chat = What you say at a table.
privacy-what-browser = Of each browser where you are logged in: since when, the day of the last visit, and a name such as “Firefox, Linux”.
privacy-what-deeds = What the host does about you, such as muting you.
privacy-what-address = Network addresses are not stored. The server remembers them for a while only to see that nobody asks too much.
privacy-how-long = How long
after-days =
    { $n ->
        [one] after { $n } day
       *[other] after { $n } days
    }
privacy-long-guest = A guest who left no game is forgotten { $after } without a visit.
privacy-long-player = A guest who has played is forgotten { $after } without a visit; the games stay, without the name.
privacy-long-account =
    { $n ->
        [0] An account stays until you delete it; then it goes at once.
       *[other] An account stays until you delete it; then it goes { $after }, unless you log in before.
    }
privacy-long-session = A browser is logged out { $after } without a visit.
privacy-long-chat = What was said at tables is deleted { $after }.
privacy-long-waiting = A table that waits for people is deleted { $after }, with what was said there.
privacy-long-deeds = The log of what the host did is deleted { $after }.
privacy-long-games = Games stay; once you are forgotten, they are those of a player without a name.
privacy-long-backups = The host may take backups: what was deleted here is in them until they are thrown away.
privacy-who = Who sees it
privacy-who-table = At a table everybody sees your name, your moves and what you say; at open tables those who watch see it too.
privacy-who-host = The host of this inn could read all of it but your password.
privacy-who-nobody = Nobody else: there are no advertisements and no counters, and this page loads nothing from anywhere else.
privacy-cookies = Cookies
privacy-cookies-more = There are two, and the page needs both: one tells who you are, the other guards against requests forged by other sites. What you set for this device stays in the browser.
privacy-you = What you can do
privacy-you-more = See everything that is kept about you, take it along as a file, change your name, or be forgotten:
privacy-host-named = This inn is hosted by: { $contact }.
privacy-host-unnamed = The host of this inn has left no address here: ask whoever invited you.
