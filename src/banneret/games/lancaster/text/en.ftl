### Lancaster and The New Laws, in English.

game-name = Lancaster
game-about = Place your knights in the counties, your castle and the wars in France, win the king’s favour, and vote in parliament for the laws that pay you.
game-credits = By Matthias Cramer; published by Queen Games.
seat-blue = Blue
seat-red = Red
seat-green = Green
seat-yellow = Yellow
seat-black = Black
colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow
colour-black = black
house-blue = { seat-blue }
house-red = { seat-red }
house-green = { seat-green }
house-yellow = { seat-yellow }
house-black = { seat-black }
house-blue-ally = Blue’s ally
house-red-ally = Red’s ally

## What can be agreed on

option-laws = Laws
laws-base = Base laws
laws-new = The New Laws
laws-chosen = Chosen group by group
laws-drawn = Drawn group by group
option-group-sets = Which set supplies each group (if chosen)
option-group-0 = Law group 0
group-0-base = base
group-0-new = new
option-group-1 = Law group 1
group-1-base = base
group-1-new = new
option-group-2 = Law group 2
group-2-base = base
group-2-new = new
option-group-3 = Law group 3
group-3-base = base
group-3-new = new
option-group-4 = Law group 4
group-4-base = base
group-4-new = new
set-base = the base set
set-new = The New Laws

## Knights and goods

strength-1 = strength 1
strength-2 = strength 2
strength-3 = strength 3
strength-4 = strength 4
knight-1 = a knight of strength 1
knight-2 = a knight of strength 2
knight-3 = a knight of strength 3
knight-4 = a knight of strength 4
knight-ally-1 = an ally knight of strength 1
knight-ally-2 = an ally knight of strength 2
knight-ally-3 = an ally knight of strength 3
knight-ally-4 = an ally knight of strength 4
good-points = power points
good-gold = gold
good-squire = squires
good-marker = voting markers
good-leftover = leftover voting markers
good-new_knight = a new knight
good-upgrade = an upgrade
good-swap = the swap of the 3 for the 4
good-noble = a noble
good-extension = an extension tile
good-crossing = the crossing to France
vote-no = no
vote-yes = yes
majority-forces = the forces
majority-castle = the castles

## Places

county-northumberland = Northumberland
county-stafford = Stafford
county-york = York
county-gloucester = Gloucester
county-bedford = Bedford
county-suffolk = Suffolk
county-somerset = Somerset
county-dorset = Dorset
county-surrey = Surrey
castle-new-knight = new knight
castle-upgrade = upgrade
castle-squires = squires
castle-gold = gold
castle-markers = voting markers
castle-mixed = gold and squire
item-new-knight = new knight
item-upgrade = upgrade
item-squires = squires
item-gold = gold
item-markers = voting markers
item-mixed = gold and squire
item-ally-new-knight = new knight in the ally’s castle
item-ally-upgrade = upgrade in the ally’s castle
conflict-lower-left = the lower left conflict
conflict-lower-right = the lower right conflict
conflict-upper-left = the upper left conflict
conflict-upper-right = the upper right conflict
space-northumberland = { county-northumberland }
space-stafford = { county-stafford }
space-york = { county-york }
space-gloucester = { county-gloucester }
space-bedford = { county-bedford }
space-suffolk = { county-suffolk }
space-somerset = { county-somerset }
space-dorset = { county-dorset }
space-surrey = { county-surrey }
space-castle-new-knight = the new-knight space
space-castle-upgrade = the upgrade space
space-castle-squires = the squires space
space-castle-gold = the gold space
space-castle-markers = the markers space
space-castle-mixed = the gold-and-squire space
space-lower-left = { conflict-lower-left }
space-lower-right = { conflict-lower-right }
space-upper-left = { conflict-upper-left }
space-upper-right = { conflict-upper-right }
post-northumberland = { county-northumberland }
post-stafford = { county-stafford }
post-york = { county-york }
post-gloucester = { county-gloucester }
post-bedford = { county-bedford }
post-suffolk = { county-suffolk }
post-somerset = { county-somerset }
post-dorset = { county-dorset }
post-surrey = { county-surrey }
post-castle-new-knight = the new-knight space
post-castle-upgrade = the upgrade space
post-castle-squires = the squires space
post-castle-gold = the gold space
post-castle-markers = the markers space
post-castle-mixed = the gold-and-squire space
post-lower-left = { conflict-lower-left }
post-lower-right = { conflict-lower-right }
post-upper-left = { conflict-upper-left }
post-upper-right = { conflict-upper-right }
post-court = court
card-c02 = the conflict of strength 2
card-c03 = the conflict of strength 3
card-c04 = the conflict of strength 4
card-c05a = the conflict of strength 5 (a)
card-c05b = the conflict of strength 5 (b)
card-c06a = the conflict of strength 6 (a)
card-c06b = the conflict of strength 6 (b)
card-c07a = the conflict of strength 7 (a)
card-c07b = the conflict of strength 7 (b)
card-c08 = the conflict of strength 8
card-c09 = the conflict of strength 9
card-c10 = the conflict of strength 10
favour-noble = noble
favour-upgrade-1 = upgrade (first)
favour-upgrade-2 = upgrade (second)
favour-gold = gold
favour-squires = squires
favour-mixed = gold and squire

## Laws: names

law-b01 = B01 Most gold: upgrade
law-b02 = B02 Most squires: new knight
law-b03 = B03 Two counties: 3 points
law-b04 = B04 Gold for markers
law-b05 = B05 Gold and squire for 3 points
law-b06 = B06 Two conflicts: extension
law-b07 = B07 Deployed 2s: squires
law-b08 = B08 Two conflicts: squire, marker, gold
law-b09 = B09 No 2 deployed: upgrade
law-b10 = B10 The 3 for the 4
law-b11 = B11 Three tiles: 5 points
law-b12 = B12 Each conflict: 3 points
law-b13 = B13 Three counties: 8 points
law-b14 = B14 All three 1s: 5 points
law-b15 = B15 Three nobles: new knight
law-b16 = B16 Gold for points
law-b17 = B17 Squires for points
law-b18 = B18 One of each strength: 6 points
law-n01 = N01 Each conflict: a marker
law-n02 = N02 Most squires: gold and marker
law-n03 = N03 Most gold: squire and marker
law-n04 = N04 No noble: gold, squire, marker
law-n05 = N05 Squires to the conflicts
law-n06 = N06 Deployed 1s: squires
law-n07 = N07 Four gold: extension
law-n08 = N08 Castle knights: 3 points
law-n09 = N09 Most leftover markers: upgrade
law-n10 = N10 Both 2s: 3 points
law-n11 = N11 A gold for each county
law-n12 = N12 Two counties: 5 points
law-n13 = N13 A squire for each tile
law-n14 = N14 Gold and squires trade
law-n15 = N15 County squires: 3 points a pair
law-n16 = N16 Counties without nobles: points
law-n17 = N17 Gold, squire and marker for 3 points
law-n18 = N18 Most knights in conflicts: 5 points

## Choices

choice-build = build the { $noun } tile
choice-ally = take the { $noun } ally
choice-place = { $first } to { $second }
choice-squires = { $noun ->
    [0] no squires
    [one] { $noun } squire
   *[other] { $noun } squires
}
choice-favour = take the favour: { $noun }
choice-decline = decline
choice-take = take the noble of { $noun }
choice-upgrade = upgrade { $first }: { $second }
choice-yes = { $noun ->
    [0] yes
    [one] yes, with { $noun } marker
   *[other] yes, with { $noun } markers
}
choice-no = { $noun ->
    [0] no
    [one] no, with { $noun } marker
   *[other] no, with { $noun } markers
}
choice-retract = take the vote back
choice-buy = { $noun ->
    [one] buy once
   *[other] buy { $noun } times
}
choice-done = done
choice-swap = put the 4 in place of the 3
choice-trade-gold = 2 gold for a squire
choice-trade-squires = 2 squires for a gold
choice-send = send a squire to { $noun }
choice-pay = pay for { $noun }
choice-keep = pay for the tile: { $noun }
choice-take-noble = take the noble
choice-take-reward = take the reward
choice-noble-first = pay 3 gold for both: the noble first
choice-reward-first = pay 3 gold for both: the reward first
choice-pass = take neither
choice-cross = cross to { $noun }
choice-name = { $noun } begins the next round
choice-score = score: { $noun }
choice-gather = score all that costs nothing
choice-free = free the knight of { $noun }

## Log

log-lot = The lot falls on { $who }: first start player.
log-set = Law group { $group } comes from { $set }.
log-in-force = In force: { $law }.
log-conflict = Turned up: { $card }, as { $conflict }.
log-proposed = Proposed: { $law }.
log-colour = The ally of { $who } is { $colour }.
log-round = Round { $number }. { $start } begins.
log-built = { $who } builds the { $castle } tile.
log-back = { $house }: the knight of strength { $strength } returns to court from { $space }.
log-placed = { $house } places strength { $strength }: { $space }{ $squires ->
    [0] .
    [one] , with { $squires } squire.
   *[other] , with { $squires } squires.
}
log-ousted = { $house } is ousted from { $county }: strength { $strength } goes back to court{ $squires ->
    [0] .
    [one] , { $squires } squire is lost.
   *[other] , { $squires } squires are lost.
}
log-favour = { $house } takes the king’s favour: { $favour }.
log-declined = { $house } declines.
log-noble = { $who } seats the noble of { $county }.
log-noble-gone = { $house } sends a noble of { $county } out of the game.
log-upgraded = { $house } upgrades a knight of strength { $strength }: { $post }.
log-lapsed = { $house } cannot use this: { $good }.
log-gained = { $who } gains { $good-id ->
    [points] { $amount ->
        [one] { $amount } power point.
       *[other] { $amount } power points.
    }
    [gold] { $amount ->
        [one] { $amount } gold.
       *[other] { $amount } gold.
    }
    [squire] { $amount ->
        [one] { $amount } squire.
       *[other] { $amount } squires.
    }
    [leftover] { $amount ->
        [one] { $amount } leftover marker.
       *[other] { $amount } leftover markers.
    }
   *[marker] { $amount ->
        [one] { $amount } voting marker.
       *[other] { $amount } voting markers.
    }
}
log-recruited = { $house } receives a new knight of strength 1.
log-voted = { $who } voted { $vote }{ $markers ->
    [0] .
    [one] , with { $markers } marker.
   *[other] , with { $markers } markers.
}
log-passed = Passed, { $yes } to { $no }: { $law }.
log-failed = Rejected, { $yes } to { $no }: { $law }.
log-repealed = Repealed: { $law }.
log-returned = { $markers ->
    [one] { $who } returns { $markers } unused marker.
   *[other] { $who } returns { $markers } unused markers.
}
log-kept-apart = { $markers ->
    [one] { $who } keeps { $markers } leftover marker apart.
   *[other] { $who } keeps { $markers } leftover markers apart.
}
log-applied = The law is applied: { $law }.
log-paid = { $who } pays { $good-id ->
    [points] { $amount ->
        [one] { $amount } power point.
       *[other] { $amount } power points.
    }
    [gold] { $amount ->
        [one] { $amount } gold.
       *[other] { $amount } gold.
    }
    [squire] { $amount ->
        [one] { $amount } squire.
       *[other] { $amount } squires.
    }
    [leftover] { $amount ->
        [one] { $amount } leftover marker.
       *[other] { $amount } leftover markers.
    }
   *[marker] { $amount ->
        [one] { $amount } voting marker.
       *[other] { $amount } voting markers.
    }
}
log-swapped = { $who } puts the 4 in place of the 3: { $post }.
log-sent = { $who } sends a squire: { $conflict }.
log-withdrawn = { $who } withdraws from { $county }{ $squires ->
    [0] .
    [one] ; { $squires } squire is lost.
   *[other] ; { $squires } squires are lost.
}
log-turned = { $who } turns a tile face down: { $castle }.
log-turned-up = { $who } turns a tile up again: { $castle }.
log-county = { $county } is scored for { $house }.
log-crossed = { $house } crosses to France with strength { $strength }: { $conflict }.
log-start = { $who } will begin the next round.
log-scored = { $house } scores in the castle: { $castle }.
log-table = { $markers ->
    [one] The round table gives { $who } { $markers } marker.
   *[other] The round table gives { $who } { $markers } markers.
}
log-england = England wins { $card }: { $total } against { $france }.
log-france = France wins { $card }: { $total } against { $france }.
log-down = Fought on next round, in the lower row: { $card }, { $conflict }.
log-gone = Out of the game: { $card }.
log-rank = { $house }, rank { $rank } with { $sum }: { $points ->
    [0] no points.
    [one] { $points } power point.
   *[other] { $points } power points.
}
log-freed = { $who } frees the knight of strength { $strength }.
log-prisoner = { $house } loses a knight of strength { $strength } to the reserve.
log-majority = { $points ->
    [one] For { $majority }, { $who } gains { $points } point.
   *[other] For { $majority }, { $who } gains { $points } points.
}
log-nobles = { $nobles } nobles give { $who } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
log-won = { $who } wins with { $points ->
    [one] { $points } power point.
   *[other] { $points } power points.
}
log-home = { $who } gives up and rides home.
log-most = { $who } has most.

## Prompts

prompt-over = The game is over.
prompt-chance = Waiting for the cards.
prompt-first-tile = { $who } builds the first extension tile.
prompt-ally-colour = { $who } picks the colour of an ally.
prompt-turn = { $who } places a knight.
prompt-squires = How many squires go with { $who } to { $county } (strength { $strength }, at least { $least })?
prompt-favour = { $house } may take one of the king’s favours.
prompt-favour-noble = { $house } chooses a noble of any county.
prompt-upgrade = { $house } may upgrade a knight.
prompt-extension = { $who } may build an extension tile.
prompt-vote = Proposal { $number }: { $law }. Yes or no, and with how many markers?
prompt-voted = Your vote on { $law } lies face down. You may take it back until all have voted.
prompt-purchase = { $law }: { $who } may buy.
prompt-swap = { $who } may put the 4 from the reserve in place of the deployed 3.
prompt-trade = { $who } may trade gold and squires, two for one.
prompt-send = { $who } may send { $left } more to the conflicts.
prompt-county-tax = For which counties does { $who } pay 1 gold? Knights not paid for go home.
prompt-tile-tax = For which tiles does { $who } pay 1 squire? The others pay nothing in this round.
prompt-county = { $county }: does { $house } take the noble, the reward or both?
prompt-crossing = { $house } may cross to a conflict.
prompt-name-start = { $who } names the next start player.
prompt-castle = { $who } scores the castle, in any order.
prompt-ransom = Prisoners of { $card }: whom does { $who } ransom?

## Why not

detail-strength = { $space } needs strength { $needs }, your knight has { $has }; squires do not count here.
detail-total = { $space } needs a total of { $needs }; with all squires in stock this knight reaches { $reach }.
detail-least-squires = { $least ->
    [one] At least { $least } squire is needed to oust the holder.
   *[other] At least { $least } squires are needed to oust the holder.
}
detail-stock = In stock: { $has } × { $good }.
detail-price = This costs { $needs } × { $good }; you have { $has }.
detail-no-knight = There is no knight of strength { $strength } at court.
detail-no-partner = A knight of strength { $strength } needs one of strength { $next } in the reserve.
detail-own-county = You or your ally hold { $county } already.
detail-covered = A tile covers { $space }.
detail-taken = A knight stands on { $space } already.
detail-full = All three spaces are taken by others: { $conflict }.
detail-no-conflict = No card lies there: { $conflict }.
detail-face-down = This favour was taken in this round: { $favour }.
detail-empty-pile = No noble is left in { $county }.
detail-have-noble = The noble of { $county } sits at your table already.
detail-built = Built already: { $castle }.
detail-unscored = { $items ->
    [one] { $items } item is still to be scored.
   *[other] { $items } items are still to be scored.
}
detail-not-there = You have no knight of strength { $strength } there.
