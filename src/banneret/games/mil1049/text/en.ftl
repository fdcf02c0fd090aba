### MIL (1049), in English.

game-name = MIL (1049)
game-about = Five turns, some generations of your family: knights grow old and die, heirs marry for secret dowries, and whoever cannot be beaten is made a vassal.
game-credits = By Firmino Martínez; published by HomoLudicus.

## What can be agreed on

option-start-with-fishing = Start with one cereals and one fishing land
option-aggressive-lands = Aggressive lands: fewer free food lands
option-advanced = Advanced game (three to five players)
option-soft-economy = Soft economy: lands not harvested pay 1 food

## Families and knights

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-cyan = Cyan
row-a = A
row-b = B
row-c = C
row-d = D
knight-red-a = { seat-red } A
knight-red-b = { seat-red } B
knight-red-c = { seat-red } C
knight-red-d = { seat-red } D
knight-blue-a = { seat-blue } A
knight-blue-b = { seat-blue } B
knight-blue-c = { seat-blue } C
knight-blue-d = { seat-blue } D
knight-green-a = { seat-green } A
knight-green-b = { seat-green } B
knight-green-c = { seat-green } C
knight-green-d = { seat-green } D
knight-yellow-a = { seat-yellow } A
knight-yellow-b = { seat-yellow } B
knight-yellow-c = { seat-yellow } C
knight-yellow-d = { seat-yellow } D
knight-cyan-a = { seat-cyan } A
knight-cyan-b = { seat-cyan } B
knight-cyan-c = { seat-cyan } C
knight-cyan-d = { seat-cyan } D

## Lands

kind-cereals = cereals
kind-fishing = fishing
kind-wool = wool
kind-quarry = quarry
kind-mine = mine
tile-none = no land
tile-cereals-lit = { kind-cereals } (lit)
tile-cereals-dark = { kind-cereals } (dark)
tile-fishing-lit = { kind-fishing } (lit)
tile-fishing-dark = { kind-fishing } (dark)
tile-wool-lit = { kind-wool } (lit)
tile-wool-dark = { kind-wool } (dark)
tile-quarry-lit = { kind-quarry } (lit)
tile-quarry-dark = { kind-quarry } (dark)
tile-mine-lit = { kind-mine } (lit)
tile-mine-dark = { kind-mine } (dark)
category-food = food
category-cloth = cloth
category-metal = metal

## The board

sphere-monastery = Monastery
sphere-court = Court
sphere-market = Market
sphere-war = War
sphere-curia = Curia
sphere-crusades = Crusades
place-court-1 = { sphere-court } 1
place-court-2 = { sphere-court } 2
place-court-3 = { sphere-court } 3
place-court-4 = { sphere-court } 4
place-court-5 = { sphere-court } 5
place-market-1 = { sphere-market } 1
place-market-2 = { sphere-market } 2
place-market-3 = { sphere-market } 3
place-market-4 = { sphere-market } 4
place-market-5 = { sphere-market } 5
place-war-1 = { sphere-war } 1
place-war-2 = { sphere-war } 2
place-war-3 = { sphere-war } 3
place-war-4 = { sphere-war } 4
place-war-5 = { sphere-war } 5
place-curia-1 = { sphere-curia } 1
place-curia-2 = { sphere-curia } 2
place-curia-3 = { sphere-curia } 3
place-curia-4 = { sphere-curia } 4
place-curia-5 = { sphere-curia } 5
place-monastery = { sphere-monastery }
place-crusades = { sphere-crusades }
space-court-1 = { place-court-1 }
space-court-2 = { place-court-2 }
space-court-3 = { place-court-3 }
space-court-4 = { place-court-4 }
space-court-5 = { place-court-5 }
space-market-1 = { place-market-1 }
space-market-2 = { place-market-2 }
space-market-3 = { place-market-3 }
space-market-4 = { place-market-4 }
space-market-5 = { place-market-5 }
space-war-1 = { place-war-1 }
space-war-2 = { place-war-2 }
space-war-3 = { place-war-3 }
space-war-4 = { place-war-4 }
space-war-5 = { place-war-5 }
space-curia-1 = { place-curia-1 }
space-curia-2 = { place-curia-2 }
space-curia-3 = { place-curia-3 }
space-curia-4 = { place-curia-4 }
space-curia-5 = { place-curia-5 }

## The die

symbol-hourglass = hourglass
symbol-woman = woman
symbol-man = man
face-hourglass = { symbol-hourglass }
face-woman = { symbol-woman }
face-man = { symbol-man }
face-hourglass-woman = { symbol-hourglass } or { symbol-woman }
face-hourglass-man = { symbol-hourglass } or { symbol-man }
face-woman-man = { symbol-woman } or { symbol-man }
face-hourglass-woman-man = { symbol-hourglass }, { symbol-woman } or { symbol-man }

## Resources and trade

resource-food = food
resource-cloth = cloth
resource-metal = metal
resource-influence = influence
resource-gold = gold
deal-2-food-for-1-cloth = 2 food for 1 cloth
deal-2-food-for-1-metal = 2 food for 1 metal
deal-1-cloth-for-1-metal = 1 cloth for 1 metal
deal-1-metal-for-1-cloth = 1 metal for 1 cloth
deal-2-cloth-for-1-gold = 2 cloth for 1 gold
deal-1-cloth-1-metal-for-1-gold = 1 cloth and 1 metal for 1 gold
deal-2-metal-for-1-gold = 2 metal for 1 gold
deal-1-cloth-for-1-food = 1 cloth for 1 food
deal-1-metal-for-1-food = 1 metal for 1 food
deal-1-gold-for-2-food = 1 gold for 2 food
deal-1-gold-for-1-food-1-cloth = 1 gold for 1 food and 1 cloth
deal-1-gold-for-1-food-1-metal = 1 gold for 1 food and 1 metal
deal-1-gold-for-2-cloth = 1 gold for 2 cloth
deal-1-gold-for-1-cloth-1-metal = 1 gold for 1 cloth and 1 metal
deal-1-gold-for-2-metal = 1 gold for 2 metal

## Phases, tokens, piles, prices, lines of the final scoring

phase-actions = Actions
phase-tributes = Tributes
phase-politics = Politics
phase-spheres = Spheres of Power
phase-winter = Winter

token-empty = nothing
token-white = white time token
token-black = black time token
token-marker-red = marker of { seat-red }
token-marker-blue = marker of { seat-blue }
token-marker-green = marker of { seat-green }
token-marker-yellow = marker of { seat-yellow }
token-marker-cyan = marker of { seat-cyan }

pile-first = first pile
pile-second = second pile

price-gold = 1 gold
price-privilege = 1 privilege

reason-all-placed = every knight stands in a sphere
reason-all-closed = every space holds a knight or a black token

final-goods = most cloth and metal
final-influence = most influence
final-privileges = most privileges
final-gold = gold
final-women = single women

## Choices

choice-harvest = harvest { $second } with knight { $first }
choice-recruit = recruit a soldier with knight { $noun }
choice-offspring = have offspring with knight { $noun }
choice-place = place knight { $first }: { $second }
choice-turn = pass: turn the white token on { $noun } black
choice-lay = pass: put a black token on { $noun }
choice-mark = pass: put your marker on { $noun }
choice-pay-gold = pay 1 gold
choice-pay-privilege = discard 1 privilege
choice-token = take the time token on { $noun }
choice-roll = roll the die
choice-take = choose: { $noun }
choice-bastard-gold = recognise a bastard for 1 gold
choice-bastard-privilege = recognise a bastard for 1 privilege
choice-stop = stop having offspring
choice-add = add a cube: { $noun }
choice-done = that is all
choice-close = close your hand
choice-clear = take all cubes out of your hand
choice-take-back = open your hand again
choice-keep = keep a cube: { $noun }
choice-give = offer { $noun } gold for the cathedral
choice-pay = pay your offer
choice-withdraw = withdraw from the donation
choice-grant = give it to { $noun }
choice-nuns = send { $noun ->
    [0] no further woman
    [one] { $noun } further woman
   *[other] { $noun } further women
}
choice-influence = take 2 influence
choice-vassalage = attempt to make { $noun } your vassal
choice-idle = do nothing with this knight
choice-accept = accept the offer
choice-outbid = outbid the offer
choice-fief = give a fief: { $noun }
choice-trade = trade
choice-auction = open a castle auction
choice-deal = give { $noun }
choice-pass = pass
choice-build = build the castle for { $noun }
choice-claim = attack the free land on the { $noun }
choice-ask = ask the Lord for help
choice-leave = give it up
choice-refuse = refuse your help
choice-decline = decline the help
choice-raid = attack { $first }: { $second }
choice-settle = give the land to { $noun }
choice-discard = remove the land from the game
choice-king = give the land to the King
choice-hold = keep the land
choice-privilege = gain 1 privilege
choice-abbess = make a single woman an abbess

## Log

log-turn = Turn { $number } begins; Start Player: { $start }.
log-phase = Phase: { $phase }.
log-sphere = { $sphere }.
log-score = { $who }: { $points } PP, { $total } in all.
log-gains = { $who } takes { $count } { $resource }.
log-pays = { $who } pays { $count } { $resource }.
log-revealed = On the { $pile }: { $tile }.
log-harvest = { $knight } harvests { $tile }.
log-recruit = { $knight } recruits and has { $men ->
    [one] { $men } soldier
   *[other] { $men } soldiers
}.
log-aged = { $knight } takes the time token of { $space } and has { $age ->
    [one] { $age } token
   *[other] { $age } tokens
}.
log-rolled = Offspring of { $knight }: the die shows { $face }.
log-nothing-born = No symbol can be carried out; { $knight } has nothing.
log-girl = A daughter for { $knight }.
log-heir = { $knight } has an heir.
log-son = A son of { $knight } becomes a knight: { $born }.
log-bastard = { $knight } recognises a bastard for { $price }.
log-placed = { $knight } goes to: { $place }.
log-toll = { $who } pays { $price } for the space.
log-turned = { $who } passes and turns the token on { $space } black.
log-laid = { $who } passes and puts a black token on { $space }.
log-marked = { $who } passes and puts a marker on { $space }.
log-acted = The Actions end: { $reason }.
log-died = { $knight } dies of age.
log-starved = { $knight } starves.
log-succeeded = The heir of { $knight } takes over.
log-relative = A distant relative takes over from { $knight }.
log-ended = Nobody follows { $knight }.
log-freed = { $lord } takes the marker back from { $knight }.
log-wedding = A wedding is held for the heir of { $knight }.
log-offered = { $who } offers { $count } { $resource }.
log-empty-hand = { $who } shows an empty hand.
log-love = The offers tie: the heir of { $knight } marries for love.
log-dowry = The best dowry is that of { $who }, for the heir of { $knight }.
log-cousin = { $who } has the best offer and marries the heir of { $knight } to a distant cousin.
log-bride = A single woman leaves the family: { $who }.
log-kept = { $who } keeps { $count } { $resource }.
log-majority = { $sphere }: the majority is with { $who }.
log-no-majority = { $sphere }: nobody has a majority.
log-kings = { $who } puts the King's Soldiers before { $knight }.
log-archbishop = { $who } puts the Archbishop before { $knight }.
log-nuns = { $who } sends { $count ->
    [one] { $count } woman
   *[other] { $count } women
} to the Monastery.
log-no-nun = { $knight } finds no single woman to send to the Monastery.
log-idle = { $knight } does nothing.
log-vassalage = { $knight } wants { $target } as a vassal.
log-ransom = { $who } offers { $count } { $resource } to be left alone.
log-no-ransom = { $who } offers nothing to be left alone.
log-resisted = The offer is accepted: { $target } stays free.
log-outbid = { $who } outbids the offer.
log-fief = { $knight } gives { $target } a fief: { $tile }.
log-vassal = { $target } is now a vassal of { $lord }.
log-traded = { $who } trades and gives { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}.
log-dealt = You give { $deal }.
log-auction = { $knight } opens an auction for a castle.
log-bids = { $who } bids { $count } { $resource }.
log-passes = { $who } passes.
log-castle-won = The castle goes to { $who }.
log-built = { $who } builds the castle for { $knight }.
log-claim = { $knight } attacks a free land on the { $pile }: { $tile }.
log-named = { $who } names { $count } { $resource }.
log-asked = { $who } asks { $lord } for help.
log-helps = { $who } would help with { $count } { $resource }.
log-refuses = { $who } refuses to help.
log-declines = { $who } declines the help.
log-conquered = { $knight } conquers { $tile }, { $attack } against { $defence }.
log-left = { $knight } gives the attack up.
log-raid = { $knight } attacks { $target }: { $tile }.
log-commits = { $who } commits { $count } { $resource }.
log-strength = { $attack } against { $defence }.
log-victory = { $knight } wins { $tile } from { $target }.
log-repelled = { $target } repels { $knight }.
log-leader = { $who } has beaten a leader: { $beaten }.
log-settled = { $who } gives { $knight } the land: { $tile }.
log-discarded = { $who } removes the land from the game: { $tile }.
log-no-room = The land leaves the game: { $tile }.
log-king = { $who } gives the land to the King: { $tile }.
log-donated = For the cathedral, { $who } offers { $gold } gold.
log-cathedral = { $who } pays { $gold } gold for the cathedral, for { $points } PP.
log-withdrew = { $who } withdraws from the donation.
log-privilege = { $who } gains a privilege.
log-abbess = { $who } has an abbess, and 1 influence more.
log-crusade = { $knight } brings 1 influence from the Crusades.
log-famine = Winter: the die shows { $face }. Famine!
log-mild = Winter: the die shows { $face }. No famine.
log-rewarded = The King rewards { $who } with a privilege.
log-holds = Behind the screen of { $who }: { $count } { $resource }.
log-final = Final scoring of { $who }, { $line }: { $points } PP.
log-won = { $who } wins with { $points } PP.
log-gave-up = { $who } gives up.

## Prompts

prompt-over = The game is over.
prompt-chance = Waiting for the die or a draw.
prompt-actions = Turn { $turn }: one action for { $who }.
prompt-toll = { $place } has a token. What does { $knight } pay?
prompt-ageing = Which time token does { $knight } take?
prompt-birth = Offspring for { $knight }: roll, or recognise a bastard?
prompt-born = The die shows { $face }. What is it for { $knight }?
prompt-again = Go on having offspring with { $knight }?
prompt-wedding = A dowry for the heir of { $knight }: which cubes go into your hand?
prompt-closed = Your hand is closed. You may open it again until all have decided.
prompt-keeping = Cubes to keep for { $who }: { $count }.
prompt-grant-soldiers = Before whom does { $who } put the King's Soldiers?
prompt-grant-archbishop = Before whom does { $who } put the Archbishop?
prompt-monastery = Further women for the Monastery, at 2 privileges each?
prompt-court = { $knight } is at Court: influence, or a vassal?
prompt-ransom = { $knight } wants { $target } as a vassal. What is offered to prevent it?
prompt-answer = What does { $knight } answer to the offer of { $target }?
prompt-outbidding = { $knight } outbids the offer of { $target }: which cubes?
prompt-market = { $knight } is at the Market: trade, or a castle?
prompt-trading = A trade for { $who }: up to four cubes.
prompt-opening = The opening bid of { $who }: 1 food, 1 cloth, 1 metal, and what else?
prompt-bidding = Does { $who } bid for the castle? Best so far: { $best }.
prompt-improving = Does { $who } improve on the bid of { $best }?
prompt-building = For whom does { $who } build the castle?
prompt-war = { $knight } is at War: whom does he attack?
prompt-claim = { $knight } attacks { $tile }, defence { $defence }: which cubes?
prompt-help = Does { $who } help { $knight }? Missing: { $missing }.
prompt-agreement = Does { $who } take the help? With it, { $attack } against { $defence }.
prompt-raid = { $knight } attacks { $target }, { $attack } against { $defence } before cubes: which go into your hand?
prompt-kings-claim = Does { $who } give the land to the King: { $tile }?
prompt-settling = Where does { $who } put the land: { $tile }?
prompt-cathedral = How much gold do you offer for the cathedral?
prompt-donation = Does { $who } pay { $gold } gold for { $points } PP?
prompt-curia = { $knight } is in the Curia: a privilege, or an abbess?

## Why not

detail-lacks = Missing: { $count } { $resource }.
detail-has-only = All you have: { $count } { $resource }.
detail-toll = It takes 1 gold or 1 privilege.
detail-given = Given so far: { $count } of 4 cubes.
detail-nuns = You have { $privileges } privileges and { $women } single women.
detail-soldiers = { $soldiers } soldiers against { $elements } soldiers, lands and castles.
detail-outbid = The offer holds { $cubes } cubes, { $gold } of them gold: no fewer of either, and more of one.
detail-overbid = The best bid has { $cubes } cubes.
detail-strength = { $attack } does not exceed { $defence }.
detail-women = The women of { $who } ask for { $price } influence; you have { $influence }.
