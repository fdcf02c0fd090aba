# What the browser says of MIL (1049) beyond the words of the game itself.

ui-board = The board: spheres, free lands and families
ui-sphere-label = { $sphere }: { $knights ->
    [none] nobody
   *[other] { $knights }
  }
ui-space-label = { $place }: { $knight ->
    [none] { $token ->
        [white] a white time token; entering costs 1 gold or 1 privilege
        [black] a black time token; entering costs 1 gold or 1 privilege
        [marker] a family's marker
       *[empty] free
    }
   *[other] { $knight }
  }
ui-pile-label = { $pile }: { $land ->
    [none] no land left
   *[other] { $land }, won with strength { $beats }; { $lands } lands
  }
ui-pile-beats = won with { $n }
ui-pile-empty = no land left
ui-lands-left = Lands not seen yet
ui-land-label = { $land } of { $knight }
ui-knight-label = { $knight }, age { $age } of 4{ $heir ->
    [yes] , with an heir
   *[no] {""}
  }; soldiers: { $soldiers }{ $castle ->
    [yes] , a castle
   *[no] {""}
  }{ $lands ->
    [none] , no land
   *[other] , { $lands }
  }{ $lord ->
    [none] {""}
   *[other] ; vassal of { $lord }
  }; attack { $attack }, defence { $defence }{ $danger ->
    [famine] ; a famine would kill him
    [age] ; his next hourglass is his last
   *[none] {""}
  }
ui-cubes = { $resource ->
    [food] { $n } food
    [cloth] { $n } cloth
    [metal] { $n } metal
    [influence] { $n } influence
   *[gold] { $n } gold
  }
ui-nothing = nothing
ui-hand = What is mine
ui-women = { $n ->
    [one] { $n } single woman
   *[other] { $n } single women
  }
ui-women-short = women
ui-privileges = { $n ->
    [one] { $n } privilege
   *[other] { $n } privileges
  }
ui-privileges-short = privileges
ui-points = { $n ->
    [one] { $n } prestige point
   *[other] { $n } prestige points
  }
ui-locked = You have placed a knight: no more harvest, recruiting or offspring in this turn.
ui-status = The state of the game
ui-turn = Turn { $n } of { $last }
ui-phase = Phase
ui-start = Start player
ui-closed = has closed the hand
ui-known = As far as everybody can know:
ui-vassals = Vassals: { $names }
ui-protection = An attack on this family costs { $n } influence.
ui-window = What is to be decided
ui-which = Which of these?
ui-cancel = None of them
ui-attack = Attack: { $n }
ui-defence = Defence: { $n }
ui-opening = Opening bid
ui-best = Best bid, { $seat }
ui-beats = Beats it: the whole opening bid and more than { $n } cubes, or as many that are worth more.
ui-offer = On the table
ui-help = The Lord helps with
ui-outbid = The smallest payments that outbid it:
ui-or = or
ui-keep = Keep half of it, cube by cube:
ui-counted = Counted out:
ui-hand-secret = In your closed hand, seen by nobody:
ui-hand-closed = You have closed your hand with
ui-add = Add { $resource }; you have { $have }
ui-given = Given in this trade:
ui-got = Received:
ui-verb-place = Place a knight
ui-verb-harvest = Harvest
ui-verb-recruit = Recruit
ui-verb-offspring = Offspring
ui-verb-turn = Turn a time token
ui-verb-lay = Lay a black token
ui-verb-mark = Lay a marker
ui-verb-token = Take a time token
ui-verb-add = Add a cube
ui-verb-keep = Keep
ui-verb-give = Give
ui-verb-grant = Give to
ui-verb-vassalage = Make a vassal
ui-verb-fief = Give as a fief
ui-verb-deal = Trade
ui-verb-claim = Attack a free land
ui-verb-raid = Attack a land
ui-verb-settle = To whom
ui-verb-build = Build the castle
ui-verb-take = Choose
ui-figure-land-lit-harvest = Harvests of the lit sides
ui-figure-land-lit-tribute = Tributes of the lit sides
ui-figure-land-dark-harvest = Harvests of the dark sides
ui-figure-land-dark-tribute = Tributes of the dark sides
ui-figure-land-defence = Defence of lands
ui-figure-land-count = How many lands there are
ui-figure-pile-defence = Defence of the first pile
ui-figure-pile-second = Defence of the second pile
ui-figure-start-fishing = Lands at the start, with fishing
ui-figure-soft-lit-tribute = Tribute in the soft economy
ui-figure-printed-black = Printed black tokens of the advanced board
