### The house's own words, in English.

language-name = English

## Why the house refuses something. The laws of a game are in its rules.toml.

house-no-such-seat = There is no such seat in this game.
house-no-such-choice = There is no such choice in this game.
house-over = The game is over; there is nothing left to decide.
house-not-asked = This seat has nothing to decide now.
house-stale = The position has changed since this choice was offered; look again and choose anew.
house-undo = Nothing can be taken back: a die, something shown or another seat's decision lies in between.
house-not-listed = This choice is not among the legal ones here and now.

## Bots, and in a line how they play.

bot-greedy = Greedy
bot-greedy-about = Takes what looks best right now and thinks no further.
bot-random = Random
bot-random-about = Makes any legal choice, one as gladly as another.
