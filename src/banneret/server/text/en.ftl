### The table's own words, in English.

## What the table refuses, and what went wrong. `.title` names the problem, the text says what to do.

problem-bad-request = { $why }
    .title = The request is not well formed
problem-bad-option = { $why }
    .title = This cannot be agreed on
problem-bad-seats = { $why }
    .title = Not for so many players
problem-no-such-bot = There is no bot { $bot } for this game; there are: { $able }.
    .title = No such bot
problem-bad-file = { $why }
    .title = This file cannot be opened
problem-bad-position = { $why }
    .title = There is no such position
problem-key-needed = Say your name first; then you get a key, and with it you can do this.
    .title = Who are you?
problem-unknown-key = This key opens nothing here. Perhaps the seat has been given to somebody else, or the link is incomplete.
    .title = Unknown key
problem-not-your-seat = This seat is somebody else's.
    .title = Not your seat
problem-not-host = Only the host of the table can do this.
    .title = Not your table
problem-wrong-password = This is not the password of the table.
    .title = Wrong password
problem-private-table = Only those who sit at this table can look at it.
    .title = A private table
problem-still-secret = This would tell secrets of a game that is still being played. After the end it is open to all.
    .title = Still a secret
problem-advice-running = Nobody may ask the bots about a game that is still being played. After the end they tell what they think of it.
    .title = Not while it is played
problem-advice-branched = This board was branched from a game that is still being played. Until that one is over, the bots say nothing about it.
    .title = Its game is still being played
problem-advice-alike = This is a game or a position that you are playing at another table. Until that game is over, the bots say nothing about it.
    .title = You are playing this game
problem-no-advice = The bots cannot judge this game, so they have nothing to say about it.
    .title = No advice
problem-advice-failed = The bots gave no answer ({ $reason ->
        [too-slow] it took too long
       *[other] something broke down
    }). Try again.
    .title = No answer
problem-foreign-page = Requests from pages of other sites are not taken.
    .title = Not from here
problem-not-json = The table only reads JSON (application/json).
    .title = JSON, please
problem-no-such-page = There is nothing at this address.
    .title = Nothing here
problem-no-such-table = There is no such table. Perhaps the link is incomplete.
    .title = No such table
problem-no-such-game = There is no such game.
    .title = No such game
problem-no-such-seat = There is no such seat at this table.
    .title = No such seat
problem-no-such-language = There are no texts in this language.
    .title = No such language
problem-no-such-moment = This moment is not in the past that you can look at.
    .title = No such moment
problem-no-such-line = This board has no such line of play.
    .title = No such line
problem-no-odds = This game cannot work out chances.
    .title = No chances to work out
problem-no-battle = There is no battle to work out: { $why }
    .title = No battle
problem-wrong-method = This address does not take such a request.
    .title = Wrong method
problem-seat-taken = Somebody was quicker: this seat is taken.
    .title = The seat is taken
problem-no-open-seat = All seats of this table are taken.
    .title = No open seat
problem-not-deserted = This seat is not deserted: its player may still come back.
    .title = Not deserted
problem-not-playing = The game has not begun: a seat is still open.
    .title = Not yet
problem-not-over = This can be done only after the game is over.
    .title = Not over yet
problem-not-analysis = Only an analysis board has lines of play.
    .title = Not an analysis board
problem-stale-choice = The position has changed since this choice was offered. Look again and choose anew.
    .title = Too late
problem-illegal-choice = This choice is not among the legal ones.
    .title = Not a legal choice
problem-wrong-seat = This seat has nothing to decide now.
    .title = Not your turn
problem-game-over = The game is over; there is nothing left to decide.
    .title = The game is over
problem-undo-refused = Nothing can be taken back: a die, something shown or another seat's decision lies in between.
    .title = Nothing to undo
problem-nothing-to-take-back = You have made no choice in this game that could be taken back.
    .title = Nothing to take back
problem-take-back-pending = Somebody has already asked to take back; that has to be answered first.
    .title = One thing at a time
problem-no-take-back = Nobody asks to take anything back now, or you have answered already.
    .title = Nothing to answer
problem-full = There is no more room for this here.
    .title = Full
problem-too-large = This is larger than anything the table needs.
    .title = Too large
problem-too-many-requests = You are asking faster than anybody plays. Try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
    .title = Slow down
problem-too-many-streams = You have the table open in too many places at once. Close some of them.
    .title = Too many at once
problem-fault = Something broke at the table. Nothing has changed in your game; the fault has been written down.
    .title = A fault of ours
problem-no-bots = This server has no bots.
    .title = No bots
problem-store-unavailable = The table cannot store anything at the moment, so nothing has changed. Try again in a moment.
    .title = The table cannot write

## What the table itself says in the chat. $seat and the like are ids of the game.

note-bot-failed = The bot { $bot } in seat { $seat } gave no answer ({ $reason ->
        [too-slow] it took too long
        [crashed] it broke down
        [illegal] its choice was against the rules
       *[other] { $reason }
    }); it made a choice at random instead.
note-take-back = { $player } took back a choice; the others agreed.
note-take-back-refused = { $player } does not agree to the take-back.
note-rules-changed = A fault in the rules was mended while this game was under way. It goes on from the position as it stood; its past before that can no longer be shown.
