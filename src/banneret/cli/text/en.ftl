### The words of the command line, in English.

## The table

player-human = at the keyboard
player-bot = a bot
welcome = Type the number of what you want to do, or a part of its words. Enter takes the only choice there is. Type "help" for all commands, "board" for the whole board, "why" to learn why something is not allowed, "quit" to leave.
your-turn = { $seat }: { $prompt }
may-wait = You need not do anything now: Enter goes on.
enter-takes-it = (Enter takes 1)
taken = { $choice }
pass-keyboard = Pass the keyboard to { $seat }.
pass-ready = { $seat }, press Enter when you are alone at the screen.
pass-others = { $count ->
        [one] { $seats } may act too, if it wants: type its name.
       *[other] These may act too, if they want: { $seats }. Type the name.
    }
words-yes = y yes
no-such-number = There is no choice { $number }; type a number from 1 to { $last }.
not-understood = "{ $typed }" is neither a choice nor a command. Type a number, or "help".
which-one = That could be several; which one?
taken-back = Taken back.
log-earlier = ... and { $number ->
        [one] one earlier line
       *[other] { $number } earlier lines
    }: type "log" and a number to see more.
why-usage = Type "why" and a choice: its number, or what you would like to do, as in "why lift clifford-l" or "why march to kent".
why-verbs = The verbs are: { $verbs }. A noun is a word such as "kent" or "henry-vi-l".
not-a-choice = "{ $typed }" names nothing that can be done in this game.
not-legal = Not now: { $choice }. { $why }
legal = This is legal now: { $choice }.
rule-usage = Type "rule" and its id, as in "rule R3-6.4-b"; "rules" and a word finds rules.
no-such-rule = There is no rule { $rule }. "rules" and a word finds rules.
rules-usage = Type "rules" and a word, as in "rules treachery".
rules-none = No rule speaks of "{ $word }".
rules-more = ... and { $number ->
        [one] one more
       *[other] { $number } more
    }: a longer word finds fewer.
save-usage = Type "save" and the name of a file.
saved = Saved in { $file }.
not-saved = Not saved in { $file }: { $why }
no-such-language = Type "lang" and one of: { $languages }.
call-nobody = Type "call" and the name of a seat at this keyboard that may act although it need not; at the moment that is nobody of that name.
resign-sure = { $seat }, do you really give up? (y/N)
quit-save = Save before you go? Type the name of a file, or Enter to leave without saving:
goodbye = Goodbye.
game-over = { $count ->
        [0] The game is over; nobody has won.
        [one] The game is over. The winner: { $winners }.
       *[other] The game is over. The winners: { $winners }.
    }

## Commands: what can be typed (the English names work in every language), and the help

command-undo = undo
command-reset = reset
command-choices = choices
command-board = board
command-log = log
command-why = why
command-rule = rule
command-rules = rules
command-save = save
command-lang = lang
command-call = call
command-resign = resign
command-help = help ?
command-quit = quit exit

usage-undo = undo
usage-reset = reset
usage-choices = choices
usage-board = board
usage-log = log [N]
usage-why = why N, why VERB NOUN
usage-rule = rule ID
usage-rules = rules WORD
usage-save = save FILE
usage-lang = lang en|es|it
usage-call = call SEAT
usage-resign = resign
usage-help = help
usage-quit = quit

help-choose = Type the number of a choice, or its words. Besides:
help-undo = take your last choice back
help-reset = take back all you have done in this turn, as far as nothing was revealed or rolled
help-choices = show the choices again
help-board = show the whole board
help-log = what has happened so far, as you saw it
help-why = why a choice is not legal, and which rule says so
help-rule = read a rule
help-rules = find the rules that speak of something
help-save = save the game; the file holds all secrets
help-lang = change the language
help-call = give the keyboard to somebody who may act out of turn
help-resign = give up the game
help-help = this list
help-quit = leave the table

## Richard III

r3-campaign = { $turn ->
        [0] Campaign { $campaign } of { $last }
       *[other] Campaign { $campaign } of { $last }, Game Turn { $turn }
    }
r3-throne = King: { $king } ({ $kingside }). Pretender: { $pretender } ({ $otherside }).
r3-nobody = nobody
r3-cards = { $seat }: { $number ->
        [one] one card
       *[other] { $number } cards
    } in hand; played: { $played }{ $now }
r3-hidden = {""}; one lies face down
r3-turned = {""}; now { $card }
r3-hand = Your hand: { $cards }
r3-event = event, { $ap } AP
r3-action = Under way: { $card }, { $ap } AP left; activated areas: { $active }
r3-treason = { $seat } may still use the Treason card.
r3-map = The map: your blocks with their steps, the others in numbers
r3-signs = (A to D: who acts first, then the firepower; ■ a step, □ a lost one; * has moved, + recruited, cannot move)
r3-few = { $seat } ×{ $number }
r3-rebel = {" "}(with the Rebel)
r3-attack = battle! { $seat } attacks from { $ways }
r3-sea = the sea
r3-pool = Pool of { $seat }: { $known ->
        [yes] { $blocks }
       *[no] { $number ->
            [one] one block
           *[other] { $number } blocks
        }
    }
r3-down = Out until the next campaign: { $blocks }
r3-minors = Minors: { $blocks }
r3-prison = Prisoner: { $blocks }
r3-dead = Dead: { $blocks }
r3-battle = { $number ->
        [0] Battle in { $area }. { $attacker } attacks.
       *[other] Battle in { $area }, Round { $number } of 4. { $attacker } attacks.
    }
r3-loyalty = loyalty { $number }
r3-done = turn over
r3-reserves = In Reserve: { $one }, { $two }
r3-rolled = Treachery has been tried by: { $roles }

## The board of MIL (1049) in a terminal

mil-turn = Turn { $turn } of { $turns }: { $phase }. Start Player: { $start }. (○ white, ● black token, ▲ marker)
mil-pile = Free land: { $top }, defence { $defence }, { $lands ->
    [one] the last of its pile
   *[other] { $lands } in the pile
}
mil-family = { $who }: { $score } PP, { $women } women, { $privileges } privileges
mil-soldiers = { $number ->
    [one] 1 soldier
   *[other] { $number } soldiers
}
mil-castle = castle
mil-heir = heir
mil-starves = would starve
mil-protected = Archbishop
mil-age = { $number ->
    [one] 1 time token
    [3] 3 time tokens, dies at the next
   *[other] { $number } time tokens
}
mil-vassal = vassal of { $lord }
mil-known = Behind the screen, as all can know: { $cubes }
mil-own = Your cubes: { $cubes }
mil-hand = In your hand: { $cubes }
mil-bid = Best bid, { $who }: { $cubes }
mil-offer = On offer: { $cubes }
mil-pool = To choose from: { $cubes }
