# What the browser says of Lancaster beyond the words of the game itself.

ui-board = The board: England, the king's favours and the wars in France
ui-favours = The king's favour
ui-favour-up = Favour: { $favour } ({ $gain })
ui-favour-down = Favour, used in this round: { $favour }
ui-france = Wars in France
ui-row-upper = First attempt
ui-row-lower = Second attempt
ui-no-conflict = No war here
ui-county-label = { $county }, strength { $least } needed: { $holder ->
    [none] empty
   *[other] { $holder } with strength { $strength }{ $squires ->
        [0] {""}
       *[other] {" "}and { $squires } squires, { $total } in all
    }
  }; { $nobles ->
    [0] no noble left
    [one] one noble
   *[other] { $nobles } nobles
  }
ui-conflict-label = { $conflict }: France { $france }, England { $england }{ $who ->
    [none] {""}
   *[other] ; strength and points: { $who }
  }
ui-good = { $good ->
    [points] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    [gold] { $n } gold
    [squire] { $n ->
        [one] { $n } squire
       *[other] { $n } squires
    }
    [marker] { $n ->
        [one] { $n } voting marker
       *[other] { $n } voting markers
    }
    [new_knight] a new knight
    [upgrade] an upgrade
    [noble] a noble
    [extension] an extension
   *[crossing] the crossing to France
  }
ui-castle = Castle of { $house }
ui-castle-label = { $castle }: { $gain }{ $cost ->
    [none] {""}
   *[other] {" "}for { $cost }
  }; { $tile ->
    [built] extension built
    [turned] extension face down in this round
   *[free] { $strength ->
        [0] free for a knight
       *[other] a knight of strength { $strength }
    }
  }
ui-hand = What is mine
ui-nobles = Nobles at the table
ui-nobles-n = { $n ->
    [one] { $n } noble at the table
   *[other] { $n } nobles at the table
  }
ui-letter = { $county ->
    [northumberland] A
    [stafford] B
    [york] C
    [gloucester] D
    [bedford] E
    [suffolk] F
    [somerset] G
    [dorset] H
   *[surrey] I
  }
ui-court-of = Court of { $house }
ui-court = Court
ui-court-ally = Ally's court
ui-court-empty = nobody
ui-court-n = { $n ->
    [one] { $n } knight at court
   *[other] { $n } knights at court
  }
ui-reserve = Reserve
ui-reserve-n = { $n } of strength { $strength } in reserve
ui-status = The state of the game
ui-round = Round { $n } of { $last }
ui-phase = Phase
ui-phase-placing = Knights
ui-phase-parliament = Parliament
ui-phase-scoring = Scoring
ui-start = Start player
ui-next-start = Start player of the next round
ui-has-voted = Has voted
ui-tiles-n = { $n ->
    [one] { $n } extension
   *[other] { $n } extensions
  }
ui-forces = Strength of all knights: { $n }
ui-if-now = If the game ended now: { $forces } for forces, { $castle } for the castle, { $nobles } for nobles
ui-counted = Behind the screen, for those who counted:
ui-laws = Parliament
ui-in-force = Laws in force
ui-proposed = Proposed in this round
ui-law-now = If it were applied now
ui-law-open = Depends on votes still to come
ui-vote = The vote
ui-vote-on = Vote { $n } of 3
ui-voters = Who has voted
ui-voter-done = { $seat } has voted
ui-voter-waits = { $seat }: { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
  }
ui-vote-markers = Add up to { $n } voting markers; they are gone afterwards, whatever comes of it.
ui-markers = Voting markers
ui-yes = Yes{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
  }
ui-no = No{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
  }
ui-vote-rule = All votes are shown together. A tie passes the law.
ui-voted = You vote { $vote ->
    [yes] yes
   *[no] no
  }{ $n ->
    [0] {""}
    [one] {" "}with one marker
   *[other] {" "}with { $n } markers
  }. You may take it back as long as somebody is still thinking.
ui-squires = Squires
ui-squires-to = How many squires go to { $county }?
ui-needs = needs { $n ->
    [one] one squire
   *[other] { $n } squires
  }
ui-squires-go = { $n ->
    [0] Go alone
    [one] Take one squire
   *[other] Take { $n } squires
  }
ui-ousts = { $house } goes home{ $squires ->
    [0] {""}
    [one] {" "}and loses a squire
   *[other] {" "}and loses { $squires } squires
  }
ui-holds = Another knight needs { $n } to oust this one.
ui-buy = Buying
ui-times = How often
ui-buy-n = { $n ->
    [0] Buy nothing
    [one] Buy once
   *[other] Buy { $n } times
  }
ui-skip = Skip
ui-track = Scoring track: { $scores }
ui-which-knight = Which knight?
ui-verb-place = Place a knight
ui-verb-squires = Squires
ui-verb-favour = Take a favour
ui-verb-take = Take a noble
ui-verb-upgrade = Upgrade
ui-verb-build = Build
ui-verb-yes = Yes
ui-verb-no = No
ui-verb-buy = Buy
ui-verb-send = Send a squire
ui-verb-pay = Pay
ui-verb-keep = Pay for
ui-verb-cross = Cross to France
ui-verb-score = Score
ui-verb-free = Ransom
ui-verb-name = Start player
ui-figure-county-min = Strength a county needs
ui-figure-county-reward = What counties give
ui-figure-county-both = Price of noble and reward together
ui-figure-castle-cost = Price of castle spaces
ui-figure-castle-gain = What castle spaces give
ui-figure-conflict-strength = Strength of the French
ui-figure-conflict-points = Points of the conflict cards
ui-figure-favour-gain = What favours give
ui-figure-favour-players = Favours in play, by players
ui-figure-law-group = Groups of the laws
ui-figure-law-gain = What laws give
ui-figure-law-cost = What laws cost
ui-figure-law-per = How many of a thing a law counts for one

# The laws in plain words.
ui-law-b01 = Whoever has most gold may upgrade a deployed knight; all who tie may.
ui-law-b02 = Whoever has most squires in stock gets a new knight; all who tie do.
ui-law-b03 = 3 points for every 2 counties held.
ui-law-b04 = Each voting marker costs 1 gold, as many as you like.
ui-law-b05 = 1 gold and 1 squire buy 3 points, as often as you like.
ui-law-b06 = An extension for every 2 wars with a knight of yours.
ui-law-b07 = A squire for each deployed knight of strength 2.
ui-law-b08 = A squire, a voting marker and a gold for every 2 wars with a knight of yours.
ui-law-b09 = Whoever has deployed no knight of strength 2 may upgrade a knight.
ui-law-b10 = A deployed knight of strength 3 may change places with your 4 in reserve.
ui-law-b11 = 5 points for every 3 extensions built.
ui-law-b12 = 3 points for each war with a knight of yours.
ui-law-b13 = 8 points for every 3 counties held.
ui-law-b14 = 5 points if all three of your knights of strength 1 are deployed.
ui-law-b15 = A new knight for every 3 nobles at your table.
ui-law-b16 = 1 gold buys 1 point, as often as you like.
ui-law-b17 = 1 squire buys 1 point, as often as you like.
ui-law-b18 = 6 points for a set of deployed knights of strengths 1, 2, 3 and 4.
ui-law-n01 = A voting marker for each war with a knight of yours.
ui-law-n02 = Whoever has most squires in stock gets a gold and a voting marker; all who tie do.
ui-law-n03 = Whoever has most gold gets a squire and a voting marker; all who tie do.
ui-law-n04 = Whoever has no noble at the table gets a gold, a squire and a voting marker.
ui-law-n05 = For each war with a knight of yours, a squire may go to one of them: strength 1 each.
ui-law-n06 = A squire for each deployed knight of strength 1.
ui-law-n07 = 4 gold buy an extension, as often as you like.
ui-law-n08 = 3 points for each knight in your castle.
ui-law-n09 = Whoever has most markers left after the third vote may upgrade a knight; all who tie may.
ui-law-n10 = 3 points if both of your knights of strength 2 are deployed.
ui-law-n11 = Each county costs its holder 1 gold, or the knight goes home before it is scored.
ui-law-n12 = 5 points for every 2 counties held.
ui-law-n13 = Each extension costs its owner 1 squire, or it pays nothing in this round.
ui-law-n14 = 2 gold for a squire or 2 squires for a gold, as often as you like.
ui-law-n15 = 3 points for every 2 squires beside your knights in the counties.
ui-law-n16 = 3 points for each county you hold that has no noble left.
ui-law-n17 = 1 gold, 1 squire and 1 marker left over buy 3 points, as often as you like.
ui-law-n18 = 5 points for whoever has most knights in the wars; all who tie get them.
ui-law-rule = The rule of this law
