### What only the browser board of Richard III says, in English.

## The map

ui-map = Map of England, Wales and the exile lands
ui-areas = Areas
ui-area-empty = nobody
ui-area-blocks = { $n ->
    [one] one block of { $house }
   *[other] { $n } blocks of { $house }
}
ui-crown = Crown
ui-city = city of { $city }
ui-cathedral = cathedral
ui-port = major port
ui-exile = exile of { $house }
ui-shields = shields of { $names }
ui-contested = attacked by { $house }
ui-can-choose = can be chosen
ui-can-move = { $n ->
    [one] one block here can be chosen
   *[other] { $n } blocks here can be chosen
}
ui-arrow-main = Main Attack on { $area } from { $from }: { $n ->
    [one] one block
   *[other] { $n } blocks
}
ui-arrow = { $n ->
    [one] One block
   *[other] { $n } blocks
} entered { $area } from { $from }, in Reserve
ui-the-sea = the sea
ui-sail-instead = Put to sea instead
ui-march-instead = March instead
ui-put-down = Put it down again
ui-choose = Choose one
ui-city-newcastle = Newcastle
ui-city-york = York
ui-city-coventry = Coventry
ui-city-norwich = Norwich
ui-city-london = London
ui-city-bristol = Bristol
ui-city-salisbury = Salisbury
ui-border-yellow = { $n } blocks cross
ui-border-blue = { $n } blocks cross
ui-border-red = { $n } cross, then stop
ui-sign-crown = Crown
ui-sign-city = City
ui-sign-cathedral = Cathedral
ui-sign-anchor = Major port

## Blocks

ui-block-label = { $block }: { $kind ->
    [heir] heir { $heir }
    [noble] noble
    [church] church
    [mercenary] mercenaries
    [levy] levy
    [bombard] guns
   *[rebel] rebel
}, strength { $steps } of { $most }, rating { $rating }, { $loyalty ->
    [0] never changes sides
   *[other] loyalty { $loyalty }
}
ui-tip-block = { $rating } · strength { $steps } of { $most }
ui-tip-heir = Heir { $rank } of five
ui-loyalty = { $n ->
    [0] Never changes sides
   *[other] Loyalty { $n }
}
ui-has-moved = Has moved
ui-recruited = Recruited this turn
ui-has-acted = has acted
ui-firepower = firepower { $power }
ui-short-scots-mercenary = Scots
ui-short-welsh-mercenary = Welsh
ui-short-french-mercenary = French
ui-short-irish-mercenary = Irish
ui-short-burgundian-mercenary = Burgundians
ui-short-calais-mercenary = Calais
ui-short-canterbury-church = Canterbury
ui-short-york-church = York Church
ui-short-coventry-levy = Coventry
ui-short-bristol-levy = Bristol
ui-short-newcastle-levy = Newcastle
ui-short-york-levy = York levy
ui-short-london-levy = London
ui-short-norwich-levy = Norwich
ui-short-salisbury-levy = Salisbury

## Cards and pool

ui-hand = Your cards and your pool
ui-cards = Cards
ui-no-cards = No cards in hand.
ui-cards-of = { $house } holds { $n ->
    [0] no cards
    [one] one card
   *[other] { $n } cards
}
ui-chosen-down = { $card }, face down. Take it back
ui-card-down = one card lies face down
ui-card-label = { $card }: { $ap ->
    [one] one Action Point
   *[other] { $ap } Action Points
}. { $text }
ui-pool = Pool: { $n ->
    [one] one block to call to arms
   *[other] { $n } blocks to call to arms
}
ui-card-force-march = One group marches up to three areas, by land.
ui-card-muster = Any blocks gather by land in one area that is yours or empty.
ui-card-piracy = Sea moves only, and they may attack.
ui-card-plague = Every block in one enemy city area loses a step.
ui-card-surprise = One group moves; each border lets one block more across.
ui-card-treason = One group moves; one Treachery Roll before a battle.

## The battle window

ui-battle = Battle in { $area }
ui-round = Round { $n } of four
ui-attacker = Attacker
ui-defender = Defender
ui-reserve = { $n } in Reserve
ui-nobody = Nobody in the field.
ui-order = Order of Battle Turns
ui-actions = What { $block } does
ui-where-to = Where to
ui-act-fire = Fire
ui-act-fire-more = { "" }
ui-act-charge = Charge
ui-act-charge-more = { "" }
ui-act-treachery = Treachery
ui-act-treachery-more = tempt an enemy block
ui-act-retreat = Retreat
ui-act-retreat-more = leave the field
ui-act-hold = Pass
ui-act-hold-more = stand fast
ui-act-fall = Fall
ui-act-fall-more = no way to retreat
ui-dice-power = { $dice ->
    [one] one die hits
   *[other] { $dice } dice hit
} on { $power ->
    [1] 1
   *[other] 1–{ $power }
}: about { $hits }
ui-no-treason = Not before this battle
ui-dice = Dice: { $faces }; { $n ->
    [0] none counts
    [one] one counts
   *[other] { $n } count
}
ui-throw-fire = fires, hits on { $power } or less
ui-throw-charge = charges { $target }, hits on { $power } or less
ui-throw-bonus-fire = answers { $target }, hits on { $power } or less
ui-throw-treachery = tempts { $target }: all dice must be even
ui-throw-hits = { $n ->
    [0] No hit
    [one] One hit
   *[other] { $n } hits
}
ui-throw-bought = Bought!
ui-throw-loyal = Stays loyal
ui-effect-hits = { $block } −{ $n }
ui-effect-eliminated = { $block } falls
ui-effect-defects = { $block } changes sides
ui-effect-deploy = { $block } comes up
ui-effect-control = { $house } attacks now
ui-after = After the battle
ui-won = { $house } has won in { $area }
ui-fallen = Fallen: { $names }
ui-turned = Changed sides: { $names }
ui-regroup = Regroup from { $area }
ui-stay = The others stay
ui-execution = An execution?
ui-execution-more = { $block } is in the hands of { $house }.
ui-spare = Spare him
ui-close = Close

## Odds

ui-odds-asking = Reckoning the odds …
ui-odds-lost = Expected losses: Lancaster { $lancaster }, York { $york } blocks
ui-odds-king = King falls { $chance }
ui-odds-pretender = Pretender falls { $chance }
ui-odds-exact = Exact: every course was followed
ui-odds-simulated = { $n } battles played out, ± { $error } %
ui-odds-error = Played out, ± { $error } %
ui-odds-how = How this is reckoned
ui-odds-policy = Only from what you know; what you do not know is dealt at random. Every block fires in its turn, nobody charges or tries treachery. Defenders never retreat; attackers retreat in Round 4. Of equally strong blocks, the least valuable takes the hits.

## Where the war stands

ui-status = Where the war stands
ui-campaign = Campaign { $n } of { $last }
ui-campaign-short = Campaign { $n }
ui-turn = Game Turn { $n } of seven
ui-politics = Political Turn
ui-ap = { $n ->
    [one] one Action Point left
   *[other] { $n } Action Points left
}
ui-ap-short = AP
ui-king-side = King’s side
ui-pretender-side = Pretender’s side
ui-line = Line of succession of { $house }
ui-heir = { $rank }. { $block }{ $state ->
    [king] , King
    [pretender] , Pretender
    [minor] , still a minor
    [prison] , in prison
    [gone-over] , gone over to the enemy
    [dead] , dead
   *[living] {""}
}
ui-support = Nobles
ui-support-more = What your house would bring now if the nobles were counted for the throne.
ui-support-most-more = The most that this house could bring: its blocks in England and Wales are hidden.
ui-at-most = ≤ { $n }
ui-pool-short = Pool
ui-more = Cards played, the dead, the young …
ui-less = Less
ui-played = Played:
ui-dead = Dead:
ui-down = Face down:
ui-prison = In prison:
ui-minors = Minors:

## Headings over choices

ui-verb-play = Play a card
ui-verb-lift = Move by land
ui-verb-step = March on
ui-verb-sail = Put to sea
ui-verb-land = Land
ui-verb-recruit = Recruit
ui-verb-place = Place
ui-verb-main = Main Attack
ui-verb-gather = Muster in
ui-verb-infect = Plague in
ui-verb-battle = Fight
ui-verb-fire = Fire
ui-verb-charge = Charge
ui-verb-treachery = Treachery
ui-verb-retreat = Retreat
ui-verb-hold = Pass
ui-verb-fall = Fall
ui-verb-target = Target
ui-verb-take = Take the hits
ui-verb-withdraw = Withdraw
ui-verb-regroup = Regroup
ui-verb-execute = Execute
ui-verb-enter = Enter the war
ui-verb-starve = Lose a step
ui-verb-home = Go home
ui-verb-dismiss = To the pool

## Kinds of figures, on the page about where they are from

ui-figure-area-seas = seas of the areas
ui-figure-area-port = major ports
ui-figure-area-crown = crowns
ui-figure-area-city = cities
ui-figure-area-levy = city levies
ui-figure-area-cathedral = cathedrals
ui-figure-area-shields = shields
ui-figure-area-wales = Wales
ui-figure-area-exile = exile areas
ui-figure-area-supply = supply limits
ui-figure-border-colour = colours of borders
ui-figure-border-limit = border limits
ui-figure-block-steps = strength of blocks
ui-figure-block-rating = combat ratings
ui-figure-block-loyalty = loyalty
ui-figure-block-heir = order of heirs
ui-figure-block-home = homes of blocks
ui-figure-card-ap = Action Points of cards
ui-figure-card-count = numbers of cards
ui-figure-scenario-wars-of-the-roses = set-up of Wars of the Roses
ui-figure-scenario-kingmaker = set-up of Kingmaker
ui-figure-scenario-richard-iii = set-up of Richard III
