### Tourney, in English.

game-name = Tourney
seat-gules = the red knight
seat-azure = the blue knight
seat-vert = the green knight
seat-sable = the black knight
seat-argent = the white knight

option-days = Days
option-alliances = Alliances
option-group-courtesy = Courtesy
preset-season = A season
preset-great-season = A great season, with allies

weapon-lance = lance
weapon-sword = sword
weapon-mace = mace

prize-rose = Rose
prize-falcon = Falcon
prize-sword-of-honour = Sword of Honour
prize-crown = Crown

card-favour = Favour
card-rain = Rain

## Choices

choice-vote = vote for the { $noun }
choice-take-back = take your decision back
choice-award = offer the { $noun } as prize
choice-open = open the lists
choice-offer = offer { $first } an alliance for { $second ->
    [one] { $second } coin
   *[other] { $second } coins
}
choice-withdraw = withdraw your offer
choice-accept = accept offer no. { $second } of { $first }
choice-bid = bid { $noun ->
    [one] { $noun } coin
   *[other] { $noun } coins
}
choice-pass = pass
choice-play = play { $noun }
choice-rest = do not ask me again today
choice-wake = ask me again

## Log

log-day = Day { $number } begins; { $marshal } is marshal.
log-purse = You find { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} in your purse.
log-drew = A card is drawn by { $who }.
log-card = You draw { $card }.
log-voted = A vote for the { $weapon } from { $who }.
log-weapon = The weapon of the day is the { $weapon }.
log-award = The { $prize } is named as prize by { $who }.
log-offer = Aside: { $from } offers { $to } an alliance for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
log-withdrawn = Aside: { $from } withdraws the offer to { $to }.
log-allies = For { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from { $from }, { $to } becomes an ally.
log-bid = Into the chest, from { $who }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
log-played = A card is played by { $who }: { $card }.
log-roll = In the lists, { $who }: { $dice }, { $total } in all.
log-prize = The { $prize } goes to { $who }.
log-no-prize = Nobody rides for the { $prize }.
log-home = Away home rides { $who }.
log-won = The tourney is won by { $who }, with renown { $renown }.

## Prompts

prompt-over = The tourney is over.
prompt-chance = Waiting for dice or cards.
prompt-vote = Day { $day }: which weapon?
prompt-sealed = Your hand is closed. You may take your decision back until all have decided.
prompt-parley = The marshal, { $marshal }, names a prize and opens the lists. Until then, find an ally.
prompt-auction = What will you pay to ride for the { $prize }?
prompt-window = Will { $who } play a card?

## Why not

detail-too-dear = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
