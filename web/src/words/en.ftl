### The browser client's own words, in English.

language-en = English
language-es = Español
language-it = Italiano

## Pages and what is on all of them

title-home = Banneret: medieval board games
title-page = Banneret
title-table = { $title } · Banneret
title-turn = ● Your turn · { $title }
skip-to-main = Skip to the main part
home-link = Banneret, to the home page
language = Language
theme = Colours
theme-system = As the device
theme-light = Light
theme-dark = Dark
theme-to-light = Light colours
theme-to-dark = Dark colours
settings = Settings
help = Help and keys
close = Close
cancel = Cancel
yes = Yes
no = No
loading = One moment …
try-again = Try again
choose-one = Choose …
copy = Copy
copied = Copied.
copy-failed = The browser did not let us copy. This is the text: { $text }
share = Share

## Settings

motion = Motion
motion-system = As the device
motion-on = On
motion-off = Off
at-the-table = At the table
setting-confirm = Ask once more
setting-confirm-hint = Before choices that cannot be taken back.
setting-skip = Make forced choices for me
setting-skip-hint = Only where they tell nobody a secret; the log says so.
setting-curtain = Curtain between players at one screen
setting-curtain-hint = The screen is covered when another player’s turn comes.
setting-sound = A bell when it is my turn
setting-sound-hint = Soft, and only if something happened in between.
setting-notify = Notify me when I am elsewhere
setting-notify-hint = The browser asks you once for leave.
setting-notify-refused = This browser forbids it; you can change that in its own settings.

## What goes wrong

problem-offline = The table cannot be reached. We keep trying.
problem-server = The table had a mishap. Nothing is lost; please try again.
problem-other = The table refused this ({ $status }).
problem-unexpected = Something unexpected happened: { $detail }
connection-lost = The line to the table is broken. Coming back by itself …
connection-offline = This device is offline. The game goes on where it was as soon as the network returns.
changed-meanwhile = The position has changed in the meantime. Look again.
lost-title = There is nothing here
lost-text = The address leads nowhere. Perhaps a letter was lost on the way.
table-failed = This table cannot be opened

## The home page

hero-title = Medieval wars, round one table
hero-text = Board games of kings and banners, against a bot, with a friend beside you, or with a friend far away. No account, no fee: say a name and play.
your-name = Your name
name-newcomer = Newcomer
name-change = Change
name-keep = Use this name
hello = You play as { $name }.
game-facts = { $seats } players · { $maturity }
maturity-alpha = in the making
maturity-beta = complete, still being polished
maturity-production = complete
play-bot = { $others ->
        [one] Play now against a bot
       *[other] Play now against { $others } bots
    }
play-bot-hint = The game begins at once.
play-here = { $others ->
        [one] With a friend at this screen
       *[other] With friends at this screen
    }
play-here-hint = You hand the device over; secrets stay covered.
play-away = { $others ->
        [one] With a friend anywhere
       *[other] With friends anywhere
    }
play-away-hint = You get a link to send.
new-table = Choose options, seats and bots
home-waiting = Waiting for you
open-tables = Open tables
open-tables-none = Nobody is looking for company at the moment. Open a table of your own!
my-tables = My games
my-tables-none = Your games will stand here.
my-tables-no-more = All of them are waiting for you, above.
analysis-board = Analysis board
status-waiting = seats open
status-playing = being played
status-over = finished
footer = An unofficial table, made out of love for these games.
about = About Banneret
file-title = Open a game file
file-text = Drop a game file here, or choose one: to study it, to try what else could have happened, or to play on from it.
file-as = What to do with it
file-as-analysis = Study it on an analysis board
file-as-hot-seat = Play on at this screen
file-choose = Choose a file
file-too-large = This file is too large to be a game.

## A new table

how-many-seats = Players
games = Games
seats-of = For { $seats } players.
preset = Edition
options-changed = { $count ->
        [one] one setting changed
       *[other] { $count } settings changed
    }
options-reset = As printed
options-in-group = { $count ->
        [one] one setting
       *[other] { $count } settings
    }
less-of = Less: { $what }
more-of = More: { $what }
free-to = You may choose something as well; nobody waits for it.
place-me = Me
place-open = Open for somebody else
place-bot = Bot: { $bot }
places-hint = Whoever takes several seats plays them all at this screen.
bot-lord = Lord
    .long = { bot-lord }, who looks furthest ahead
bot-knight = Knight
    .long = { bot-knight }, who thinks before the charge
bot-squire = Squire
    .long = { bot-squire }, who knows the craft
bot-page = Page
    .long = { bot-page }, who is still learning
bot-greedy = Captain
    .long = { bot-greedy }, who plays with a plan
bot-random = Jester
    .long = { bot-random }, who plays anything
access-join = Who may join
access-watch = Who may watch
access = Access
access-link = Whoever has the link
access-open = Everybody; it is listed on the home page
access-password = Only with a password
password = Password
table-title = A name for the table, if you like
table-make = Open the table

## Waiting for players

invite-title = Invite a friend
invite-text = Send this link. Whoever opens it can take a seat at once, on any device.
invite-link = Link to this table
invite-waiting = The game begins as soon as all seats are taken. You may leave this page open.
leave-table = Leave this table
join-any = Sit down and play
seats = Seats
seat-open = open
seat-take = Take this seat
seat-bot = a bot
seat-present = here
seat-away = away
seat-deserted = gone for long
seat-switch = See the table as { $seat }
turn-mine = Your turn
turn-theirs = At turn
bot = Bot
bot-replaces = Let a bot play
bot-replaces-hint = Where nobody sits, or where somebody has been away for a day, a bot can go on. Its moves are its own.
bot-sits = Bot for { $seat }

## At the table: my turn

board = Board
no-board = This game has no drawn board yet. Everything can be played with the list of choices.
hand = Before you on the table
beside = Beside the board
panels = Log, chat, rules and more
tab-choices = Turn
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-advice = Advice
tab-more = More
choices = Choices
decisions = Decisions
on-the-board = Choose on the board, or here:
beside-the-turn = Beside the turn
undo = Undo
reset-turn = Undo all
why-not = Why not …?
why-verb = What would you like to do?
why-what = With what?
why-where = Where?
why-ask = Ask
why-legal = This is allowed: go ahead.
not-now = Not now: { $choice }
open-rule = Read rule { $rule }
waiting-for = { $count ->
        [one] Waiting for { $who }.
       *[other] Waiting for: { $who }.
    }
watching = You are watching. You see what everybody may see.
looking-back = You are looking at the past. The game itself goes on where it is.
won-by = { $count ->
        [one] { $who } has won.
       *[other] { $who } have won.
    }
nobody-won = The game has ended without a winner.
hand-over = It is { $seat }’s turn: hand over
confirm-title = Are you sure?
confirm-text = This cannot be taken back.
confirm-yes = Yes, do it
window-open = Show the window
window-shut = Hide the window
zoom = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-all = Whole board
announce-turn = It is your turn. { $prompt } { $count ->
        [one] One choice.
       *[other] { $count } choices.
    }
announce-more = { $count ->
        [one] One more thing happened.
       *[other] { $count } more things happened.
    }

## At the table: one screen for several

curtain-title = { $seat } to the table
curtain-text = Hand the device over. Nothing is shown until { $seat } says so.
curtain-go = I am { $seat }: show the board
curtain-never = We have no secrets from each other: never cover the screen

## At the table: what happened

log = What happened
log-empty = Nothing has happened yet.
log-earlier = { $count ->
        [one] Show one earlier line
       *[other] Show { $count } earlier lines
    }
log-look = See the board then
since-summary = { $count ->
        [one] One thing has happened since your last move.
       *[other] { $count } things have happened since your last move.
    }
since-show = Show
since-replay = Replay
since-mark = since your last move
played-for-you = Made for you, as there was no other choice: { $choice }
chronicle = The chronicle
chronicle-title = A chronicle of { $game }
chronicle-save = Save as a page
chronicle-unfinished = The game is still being played.
chronicle-all = Told with all eyes: everything that happened, secrets and all.
chronicle-everybody = Told as everybody may know it.
chronicle-seat = Told as { $seat } may know it.
chronicle-agreed = Played by these rules:
chronicle-contents = Contents
chronicle-won = winner
chronicle-made = Written by Banneret from the log of the game.
past = The past
past-first = To the beginning
past-back = One step back
past-forth = One step forth
past-play = Replay
past-pause = Stop the replay
past-slider = Moment of the game
past-at = { $at } of { $of }
past-now = Back to now
past-eyes = Whose eyes
eyes-everybody = A spectator
eyes-all = All eyes

## At the table: people

chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something to the table
chat-send = Say
chat-house = The table
chat-watcher = { $name } (watching)
unread = unread
notes = My notes
notes-hint = Plans, suspicions, things to remember. Nobody else can read this.
notes-saving = being kept …
takeback = Ask to take back
takeback-hint = Undo never goes back over a die, a secret or another’s decision. If everybody agrees, taking back does.
takeback-waiting = You have asked to take your last choice back. The others have to agree.
takeback-asked = { $who } asks to take the last choice back.
takeback-drop = Never mind
takeback-yes = Agree
takeback-no = Refuse
resign = Resign
resign-title = Give up?
resign-text = { $seat } gives up and loses the game at once. This cannot be taken back.
rematch = Play again
rematch-go = Go to the new game
rematch-waits = A new game with the same players has been set up.
other-device = Go on from another device
other-device-hint = Whoever has this link holds the seat. Send it only to yourself.
copy-seat = Copy my link: { $seat }
next-none = No other game is waiting for you.

## At the table: more

more-table = This table
more-game = Game
more-game-end = Taking back and giving up
seeded = Whoever made this table chose its seed, and so may know the dice.
copy-table = Copy link to the table
copy-here = Copy link to this position
study = Study and files
study-hint = On a board of your own you can try what would happen if …, from here or from any moment of the past.
what-if = What if, from here
hot-seat-here = Play on from here at one screen
download = Download the game file
lines = Lines of play
line-main = The game as it was
line-number = Line { $number }
line-from = from { $stop }
line-stops = { $count ->
        [one] one moment
       *[other] { $count } moments
    }
line-name = A name for the new line
line-branch = Branch here
line-hint = Go to any moment, branch there, and play: the old line stays as it was.

## At the table: asking the bots

advice-title = Ask the bots
advice-hint = What a search would choose at the moment on the board, knowing what the seat knew then and no more.
advice-seat-any = Who decides
advice-level = Thinking like a
level-knight = Knight
level-lord = Lord
level-council = Council (longest)
advice-ask = Ask
advice-stop = Enough
advice-waiting = The bots are thinking …
advice-rounds = { $rounds } rounds …
advice-done = Thought through: { $rounds } rounds played out.
advice-moment = Moment { $at }: { $seat } decides
advice-moment-idle = Moment { $at }, as { $seat } sees it
advice-go = Go there
advice-chances = Chances to win, as { $seat } sees them
advice-choices = The best choices
advice-read = Each with its chance to win, and how often it was tried: what was tried most is what the bots would play.
advice-wins = chance to win
advice-tried = tried { $share }
advice-played = was played
advice-more = { $count ->
        [one] One more choice is worth less thought.
       *[other] { $count } more choices are worth less thought.
    }
advice-try-here = Choose one to play it on this board.
advice-try-board = Choose one to try it on an analysis board of your own.
advice-nothing = { $seat } has nothing to decide at this moment.
advice-over = The game is over here: there is nothing left to decide.
curve-title = Chances through the game
curve-hint = Each line is what that seat itself could think of its chance to win. Click a point, or use the arrow keys, to see the board then.
curve-draw = Draw the graph
curve-again = Draw it anew
curve-progress = { $done } of { $of } moments judged
curve-table = The same as a table
curve-moment = Moment
curve-go = Go to moment { $at }
curve-value = Moment { $at }: { $chances }

## Rules and data

rules = Rules
rules-and-data = Rules and figures
rules-search = Search the rules
rules-only-rulings = Only our rulings
rules-count = { $count ->
        [one] one rule
       *[other] { $count } rules
    }
rules-section = Chapter { $section }
rules-edition = Edition: { $edition }. Rules version { $version }.
rule-kind-data = figures
rule-kind-option = option
rule-kind-ruling = our ruling
rule-kind-setup = set-up
rule-why = Why: { $text }
rule-note = Note: { $text }
figures = Where the figures are from
figures-text = What is printed on boards, blocks and cards is kept as data, and each kind of figure says where we have it from.
figures-raw = All figures, as data
from-rulebook = From the rulebook
from-hint-rulebook = The text of the rules says so.
from-board = From the printed game
from-hint-board = Read off the printed board, blocks or cards.
from-source = From elsewhere
from-hint-source = Told by another public source, such as a review or a picture.
from-reconstructed = Reconstructed
from-hint-reconstructed = We could not see the printed figure, and chose a balanced one ourselves.
from-replaced = Put in at this table
from-hint-replaced = Whoever runs this table owns the game and has put these figures in from a file of their own.
from-none = None.
rulings = Our rulings
rulings-text = Where the rulebook is silent or unclear, this is how this table decides, and why.

## About

about-what = Banneret is a table for medieval board games that knows every rule, says which rule stands in your way, rolls honest dice and keeps every secret on the server: your browser never holds what you may not know.
about-games = The games and their authors
about-unofficial = This table is unofficial. It is neither made nor endorsed by the authors and publishers, whose work we admire. If you enjoy a game here, buy it, and play it with people around a table.
about-own = There is no artwork and no rulebook text of theirs here: rules are told in our own words, boards are drawn by us, and where a printed figure was not to be had, the data says that ours is a reconstruction.
about-privacy = What is kept about you
about-privacy-text = The name you say, your games, your chat and your notes, on this server only. No account, no cookies, no trackers, nothing loaded from elsewhere. Your keys are kept in this browser; whoever clears its memory loses the seats that were not also opened by a link.
about-version = Version { $version }
about-licence = Code, texts and drawings: Apache License 2.0
about-api = For programmers: the API

## Help

help-how = How to play here
help-choose = Whatever you may do now is lit on the board and stands in the list of choices. Usually it takes two clicks: the piece, then the place.
help-undo = You may undo within your turn, until a die falls, a secret is shown or somebody else decides.
help-why = Click something that is not lit, or use “Why not …?”, and you are told which rule forbids it.
help-log = Point at a name in the log and the map shows it. Click a line for its rule, or to see the board as it was.
help-past = The slider goes back through the game while it goes on. Nobody sees that you look.
help-zoom = Zoom with the wheel, two fingers or + and -; drag to move the board.
keys-turn = Your turn
keys-time = The past
keys-map = The board
keys-page = The page
key-number = make the choice with that number
key-choices = to the list of choices
key-undo = undo
key-reset = undo all
key-why = ask why not
key-window = show or hide the game’s window
key-next = next game that waits for me
key-back = one step back
key-forth = one step forth
key-first = back to the turn before
key-now = forth to the next turn
key-replay = replay since my last move, or stop
key-closer = closer
key-farther = farther
key-whole = whole board
key-left = board to the left
key-right = board to the right
key-up = board up
key-down = board down
key-board = to the board
key-log = to the log
key-chat = to the chat
key-notes = to my notes
key-rules = to the rules
key-help = this help
key-escape = close, back to now
