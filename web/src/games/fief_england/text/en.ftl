### The board of Fief England, in English.

## The board

ui-board = Map of England
ui-sea = Sea: { $region }
ui-way = { $way ->
    [n] N
    [e] E
    [s] S
   *[w] W
}
ui-class = { $class ->
    [duchy] duchy
    [county] county
   *[barony] barony
} · { $price } sh.
ui-diocese-of = diocese of { $diocese }
ui-dioceses = Show the dioceses
ui-decks = Decks and Disaster track
ui-shelf = { $characters } Character cards; { $events } event cards, { $top ->
    [none] nothing on top
    [disaster] a Disaster on top
   *[fortune] a Fortune card on top
}; Disaster track: { $disasters ->
    [0] empty
   *[other] { $disasters } ({ $names })
}
ui-city-label = { $city } ({ $region }): { $control ->
    [none] nobody’s
   *[other] { $control }
}{ $building-id ->
    [none] {""}
   *[other] , { $building }
}
ui-has-mill = Mill
ui-has-port = Port
ui-has-cathedral = Cathedral
ui-has-shrine = A relic is hidden here
ui-has-sword = Excalibur in its stone
ui-has-abbey = { $abbey }, abbess: { $abbess }
ui-besieged = besieged by { $family }
ui-battle-here = a battle is being fought
ui-party = { $family }{ $stand ->
    [inside] , inside
    [path] , on the path from Sherwood
    [quay] , at the quay
    [outside] , before the walls
   *[other] , on the road
}: { $nobles ->
    [none] {""}
   *[other] { $nobles }, {""}
}{ $n ->
    [0] no troops
    [one] 1 counter
   *[other] { $n } counters
}{ $units ->
    [none] {""}
   *[other] {" "}({ $units })
}{ $captives ->
    [none] {""}
   *[other] ; captives: { $captives }
}
ui-army-here = { $army }{ $leader ->
    [yes] {" "}with its leader
   *[no] {""}
}, infantry: { $infantry }{ $garrison ->
    [yes] {" "}(garrison)
   *[no] {""}
}
ui-army-label = { $army } in { $city }{ $leader ->
    [yes] {" "}with its leader
   *[no] {""}
}, infantry: { $infantry }{ $garrison ->
    [yes] {" "}(garrison)
   *[no] {""}
}
ui-region-label = { $region }, { $class ->
    [duchy] duchy
    [county] county
   *[barony] barony
} for { $price } shillings, diocese of { $diocese }; { $lord ->
    [none] { $family ->
        [none] no Lord
       *[other] the title is kept by { $family }
    }
   *[other] Lord: { $lord } ({ $family })
}
ui-disaster = { $disaster }{ $state ->
    [dormant] {" "}(dormant)
   *[active] {""}
}
ui-tallage = tallage of { $family }
ui-tithe = Tithe of { $diocese }: { $who ->
    [none] nobody
   *[other] { $who }
}
ui-bandits = the bandits
ui-bandits-hold = The bandits hold { $nobles }

## Beside the board

ui-status = Families and round
ui-round = Round { $n } of { $of }
ui-victory-round = At the end of this round somebody may win.
ui-phase = { $phase ->
    [1] Hear Ye
    [2] Cards
    [3] Income
    [4] Purchases
    [5] Movement
    [6] Invaders
    [7] Battles
   *[8] End
}
ui-phase-number = Phase { $phase }:
ui-step = { $step ->
    [a] discarding
    [b] drawing
    [c] Disasters
   *[d] playing
}
ui-rivals = Victory points, and how many would win
ui-rival = { $families }{ $married ->
    [no] {" "}(not married)
   *[yes] {""}
}: { $points } of { $needed } victory points
ui-points = Victory points: { $n }
ui-money = Shillings: { $n }
ui-own-money = You have { $n } shillings.
ui-characters = Character cards in hand: { $n }
ui-fortunes = Fortune cards in hand: { $n }
ui-first = First family of the round
ui-allied = Allied by marriage with { $family }.
ui-spouse = married to { $noble }
ui-serves = { $servant }, { $trade ->
    [maid-spy] maid and spy
    [miller] miller
    [herbalist] herbalist
    [mason] mason
    [brewer] brewer
    [recruiter] recruiter
    [fletcher] fletcher
    [guide] guide
    [ferrywoman] ferrywoman
    [squire] squire
    [bodyguard] bodyguard
    [chaplain] chaplain
    [jailer] jailer
    [almoner] almoner
    [falconer] falconer
    [fortune-teller] fortune-teller
    [steward] steward
    [wet-nurse] wet-nurse
    [siege-engineer] siege engineer
    [poisoner] poisoner
    [herald] herald
    [merchant] merchant
   *[forester] forester
}{ $used ->
    [yes] {" "}(used this round)
   *[no] {""}
}
ui-servant-rule = What { $servant } does
ui-held-by = held by { $who }
ui-holds = holds { $nobles }
ui-heretic = heresy
ui-king = King
ui-queen = Queen
ui-sovereign-queen = Sovereign Queen
ui-prince = Prince of Wales
ui-see = { $arch ->
    [yes] Archbishop
   *[no] Bishop
} of { $diocese }
ui-fief = { $class ->
    [duchy] Duchy
    [county] County
   *[barony] Barony
} of { $region }
ui-garter = Order of the Garter
ui-excalibur = Excalibur
ui-no-nobles = No nobles
ui-reserve = To be bought:
ui-pigeons = Pigeons sent: { $n }
ui-treasures = Treasure markers used: { $n }
ui-fourth = Fourth space: { $card }{ $n ->
    [0] {""}
   *[other] {" "}({ $n } to hire)
}
ui-relic-marker = Relic marker: one victory point
ui-known-cards = Known cards: { $cards }
ui-point = Point at a city, a region or a noble to read about it.

## The hand

ui-hand = My money and cards
ui-cards = My cards
ui-no-cards = No cards in hand
ui-pool = To be placed:
ui-put-hint = Pick a unit, then a city.
ui-which = Which?
ui-cancel = cancel
ui-march = Troops on the march
ui-take = Take along
ui-leave = Leave behind
ui-train = With { $noble }:
ui-window = To decide

## What cards do

ui-card-noble = A new { $sex ->
    [woman] lady
   *[man] lord
} of your family, placed on the map.
ui-card-abbess-autumn = Makes a lady an abbess, and founds her abbey.
ui-card-abbess-hills = Makes a lady an abbess, and founds her abbey.
ui-card-abbess-spring = Makes a lady an abbess, and founds her abbey.
ui-card-bishop-exeter = Makes a nobleman the prelate of the diocese; he may levy its tithe.
ui-card-archbishop-york = Makes a nobleman the prelate of the diocese; he may levy its tithe.
ui-card-bishop-norwich = Makes a nobleman the prelate of the diocese; he may levy its tithe.
ui-card-archbishop-canterbury = Makes a nobleman the prelate of the diocese; he may levy its tithe.
ui-card-mercenary-french = ⚡ Three crossbowmen for hire at any time, 2 shillings each.
ui-card-mercenary-flemish = ⚡ Three crossbowmen for hire at any time, 2 shillings each.
ui-card-burgher-3 = 3 votes in Parliament, a revolt, or help like a Secret Passage.
ui-card-burgher-5 = 5 votes in Parliament, a revolt, or help like a Secret Passage.
ui-card-abundant-harvest = Ends a Famine, or gives one shilling more for every mill and abbey of a region.
ui-card-good-weather = ⚡ Ends Storms, or before the income gives one shilling more for every mill and abbey of a region.
ui-card-tax = Tallage of a fief of yours, or the tithe of your diocese.
ui-card-uprising = ⚡ A rebellion in a city that is taxed or starves.
ui-card-secret-passage = ⚡ An unhindered move, a way over the walls, a retreat, or freedom for a captive.
ui-card-assassination = ⚡ Kills any noble or a leader of the invaders; one of your nobles is blamed.
ui-card-justice = ⚡ Kills a noble guilty of heresy.
ui-card-ambush = ⚡ One of your nobles captures another in the same city.

## Headings over choices

ui-verb-start = Settle
ui-verb-scorch = Burn mills
ui-verb-put = Place units
ui-verb-build = Build a Stronghold
ui-verb-mill = Build a mill
ui-verb-title = Buy a title
ui-verb-tower = Royal Stronghold
ui-verb-sell = Sell a card
ui-verb-lead = Lead a noble
ui-verb-join = Go along
ui-verb-take = Take along
ui-verb-leave = Leave behind
ui-verb-road = By road
ui-verb-sail = By sea
ui-verb-forest = Through Sherwood
ui-verb-travel = Royal journey
ui-verb-raid = Raid
ui-verb-pay = Pay the bandits
ui-verb-stay = Stay captive
ui-verb-home = Go home
ui-verb-serve = Servants
ui-verb-attack = Attack
ui-verb-attack-invaders = Attack the invaders
ui-verb-seize = Seize
ui-verb-seize-by-passage = Seize by Secret Passage
ui-verb-sally = Sally
ui-verb-volley = Volley
ui-verb-besiege = Besiege
ui-verb-lift-siege = Lift a siege
ui-verb-siege-from = Catapult
ui-verb-pillage-mill = Pillage a mill
ui-verb-pillage-abbey = Pillage an abbey
ui-verb-swap-engines = Take engines
ui-verb-wreck-engines = Destroy engines
ui-verb-retreat = Retreat
ui-verb-admit-invaders = Let the invaders in
ui-verb-go-home = Where to?
ui-verb-towards = Where to?
ui-verb-fortify = Walled City
ui-verb-site = Where?
ui-verb-lodge = Where?
ui-verb-revolt = Rebellion
ui-verb-hire = Hire a crossbowman
ui-verb-cede = Hand over a city
ui-verb-harvest = Abundant Harvest
ui-verb-weather = Good Weather
ui-verb-tallage = Tallage
ui-verb-tithe = Tithe
ui-verb-end-famine = End a Famine
ui-verb-move-storms = Move Storms
ui-verb-transfer = Pass a title on
ui-verb-grant = Grant a title
ui-verb-draw-sword = Excalibur
ui-verb-danegeld = Danegeld
ui-verb-preach = Intervene
ui-verb-play = Play a card
ui-verb-discard = Discard
ui-verb-fourth = Fourth space
ui-verb-adopt = For your ally
ui-verb-swap-card = Give a card
ui-verb-ransom = Ransom
ui-verb-haggle = Haggle
ui-verb-set-free = Set free
ui-verb-free-captive = Free a captive
ui-verb-assassinate = Assassinate
ui-verb-assassinate-leader = Assassinate a leader
ui-verb-execute = Justice
ui-verb-ambush = Ambush
ui-verb-ambush-leader = Ambush a leader
ui-verb-poison = Poison
ui-verb-at-noble = Shoot at a noble
ui-verb-at-leader = Shoot at the leader

## Kinds of figures

ui-figure-region = Regions
ui-figure-diocese = Dioceses
ui-figure-city = Cities
ui-figure-road = Roads
ui-figure-character = Character cards
ui-figure-event = Event cards
ui-figure-noble = Nobles
ui-figure-servant = Servants
ui-figure-relic = Relics
ui-figure-unit = Units
ui-figure-sea = Sea zones
ui-figure-family = Pieces of a family
ui-figure-supply = Common supply
ui-figure-price = Prices
ui-figure-battle-die = Battle die
ui-figure-melee = Melee
ui-figure-missile = Missiles
ui-figure-rebellion = Rebellions
ui-figure-d6 = D6 rolls
ui-figure-sherwood = Sherwood
ui-figure-invaders = Invaders
ui-figure-limits = Limits
ui-figure-start = Start
ui-figure-option = Options
