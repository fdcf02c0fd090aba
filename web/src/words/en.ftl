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
setting-curtain-hint = The screen is covered when the other player’s turn comes.
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
lost-title = There is nothing here
lost-text = The address leads nowhere. Perhaps a letter was lost on the way.
table-failed = This table cannot be opened
