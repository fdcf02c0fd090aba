# What the windows of Fief England say: marriages, votes, bargains, battles, purchases.

ui-verb-wed = Marriage
ui-verb-nominate = Candidate
ui-verb-for = Vote
ui-verb-decoy = Blank marker
ui-verb-share = Royal Tax
ui-verb-bargain = Bargain
ui-verb-ally-gift = Gift to the ally
ui-verb-pigeon = Pigeon
ui-verb-meet = Meeting
ui-verb-give-ware = Give
ui-verb-want-ware = Ask for
ui-verb-give-money = Give money
ui-verb-want-money = Ask for money
ui-verb-load-card = Card for the pigeon
ui-verb-load-money = Money for the pigeon
ui-verb-order = When I am asked
ui-verb-lose = Losses
ui-verb-lose-noble = Losses
ui-verb-pay-siege = Siege
ui-verb-offer-sum = Offer
ui-verb-buy = Buy

ui-c-sovereign = sovereign
ui-c-queen = Queen
ui-c-prince = Prince of Wales
ui-c-see = see of { $diocese }
ui-c-family = Family
ui-c-votes = Votes
ui-c-marker = Marker
ui-c-markers = Markers
ui-c-money = { $n ->
    [one] You have { $n } shilling.
   *[other] You have { $n } shillings.
  }
ui-c-shillings = { $n ->
    [one] { $n } shilling
   *[other] { $n } shillings
  }
ui-c-nothing = nothing

## Marriage

ui-c-wed = A marriage
ui-c-wed-who = Who of yours shall marry?
ui-c-wed-pair = { $one } and { $two }
ui-c-wed-points = Victory points together: { $own } + { $other } = { $sum }; an alliance wins with { $needed }.
ui-c-wed-means = Allies win together with { $needed } victory points and no longer alone with { $alone }. They may give each other money at any time, without pigeon.
ui-c-wed-three = There are no marriages in a game of three.
ui-c-wed-three-rule = Read the rule
ui-c-wed-nobody = Propose nobody
ui-c-wed-yes = Agree to the marriage
ui-c-wed-no = Refuse
ui-c-betrothal = A proposal of marriage

## Election and Parliament

ui-c-election = Election to the throne
ui-c-election-how = Markers lie face down: everybody sees on whom, nobody which of them is the vote. A vote gives all the votes of its family; on a tie nobody is elected.
ui-c-candidates = Candidates
ui-c-nominate = Whom do you name?
ui-c-nominate-one = Name { $noble }
ui-c-named-by = named by { $family }
ui-c-vote-for = Vote for { $noble }
ui-c-vote-decoy = Blank marker on { $noble }
ui-c-own-ballot = You have laid: vote on { $vote }, blank marker on { $decoy }.
ui-c-parliament = Parliament
ui-c-tax-what = The Royal Tax would bring the sovereign { $tax } shillings, which he shares with others as he likes. Then the people grumble.
ui-c-majority = More than half of the votes: { $needed } of { $total }.
ui-c-burghers = { $n } of burghers
ui-c-burghers-vote = Let the burghers vote
ui-c-herald = Let Piers the herald speak
ui-c-marker-down = has voted
ui-c-voted-pro = for (only you see this)
ui-c-voted-contra = against (only you see this)
ui-c-summon = Summon Parliament
ui-c-summon-not = Not this time
ui-c-royal-tax = The Royal Tax
ui-c-tax-left = { $left } of { $tax } shillings are still yours. Whom do you give how much?
ui-c-tax-share = Share of { $seat }
ui-c-tax-gets = { $seat } gets { $sum }.
ui-c-tax-secret = Nobody but who gets it sees how much.
ui-c-tax-keep = Keep { $n } and be done
ui-c-tax-closed = The sovereign shares out { $tax } shillings in secret.

## Bargains and pigeons

ui-c-deal = Bargain with family { $family }
ui-c-talks = Bargains, pigeons, gifts
ui-c-gift = A gift to your ally
ui-c-deal-give = You give
ui-c-deal-get = You get
ui-c-deal-money = Shillings
ui-c-deal-give-money = Add money?
ui-c-deal-want-money = Ask for money?
ui-c-deal-how = Put on both sides what may change hands. What the rules let pass at once is carried out at once; cards, and money that is no price, go by pigeon. Promises are only words and bind nobody.
ui-c-ware = { $kind ->
    [servant] Servants
    [relic] Relics
    [city] Cities
    [captive] Captives
    [bow] Crossbowmen
    [leave] Leave to pass
    [promise] Promises
   *[card] Cards
  }
ui-c-deal-words = If you accept, both sides are exchanged at once. Promises bind nobody.
ui-c-deal-offer = Make the offer
ui-c-deal-drop = Never mind
ui-c-deal-accept = Accept
ui-c-deal-refuse = Refuse
ui-c-deal-waits = Family { $family } is thinking about it.
ui-c-deal-closed = Two families bargain. What about only they know.
ui-c-pigeon = Pigeon for family { $family }
ui-c-pigeon-holds = Under it lies:
ui-c-pigeon-risk = { $left ->
    [0] It is lost with a chance of { $chance }, unless it flies within one city. It is your last.
    [one] It is lost with a chance of { $chance }, unless it flies within one city. You have one more.
   *[other] It is lost with a chance of { $chance }, unless it flies within one city. You have { $left } more.
  }
ui-c-pigeon-closed = A pigeon is being readied.

## At any time

ui-c-any-time = Play something? – { $topic }
ui-c-any-time-nothing = There is nothing that you could play. You are asked all the same, so that nobody learns from it what you hold.
ui-c-pass = Pass
ui-c-orders = When am I asked?
ui-c-orders-how = Only you see these orders, and nobody can tell them from the game.
ui-c-orders-later = They can be changed while others decide. Only you see them.

## Battle

ui-c-battles = Battles
ui-c-fight-battle = Battle of { $city }
ui-c-fight-raid = Raid at { $city }
ui-c-fight-sally = Sally from { $city }
ui-c-fight-invaders = Battle against the invaders at { $city }
ui-c-fight-volley = Volley at { $city }
ui-c-battle-begins = The troops gather.
ui-c-battle-round = Round { $n }: missiles, then melee
ui-c-battle-quiet = { $n ->
    [one] one phase without losses
   *[other] { $n } phases without losses
  }
ui-c-attackers = Attack
ui-c-defenders = Defence
ui-c-side-hidden = Nobody has seen these troops yet.
ui-c-side-melee = Melee: strength { $points }, { $dice ->
    [one] one die
   *[other] { $dice } dice
  }{ $bonus ->
    [0] {""}
    [one] , one sure hit
   *[other] , { $bonus } sure hits
  }
ui-c-side-missile = Missiles of { $weapon }: { $dice ->
    [one] one die
   *[other] { $dice } dice
  }
ui-c-dice = Dice of this round
ui-c-odds = Odds
ui-c-odds-ask = Odds at { $city }
ui-c-odds-draw = Neither side alone: { $chance }.
ui-c-odds-lost = Mean losses: attack { $attackers }, defence { $defenders }.
ui-c-odds-exact = Exact, if both fight on.
ui-c-odds-simulated = { $n ->
    [one] From one guess at what you cannot see, if both fight on.
   *[other] From { $n } guesses at what you cannot see, if both fight on.
  }
ui-c-sieges = Sieges
ui-c-siege-of = { $city }: besieged by { $by }, held by { $holder }{ $building ->
    [0] {""}
    [one] , one catapult being built
   *[other] , { $building } catapults being built
  }
ui-c-catapults = Catapults

## Ransoms

ui-c-ransoms = Captives and ransoms
ui-c-bandits = the bandits of Sherwood
ui-c-held-by = held by { $holder }; full ransom { $price }
ui-c-ransom-full = Pay { $n }
ui-c-ransom-less = Offer less
ui-c-ransom-sum = Offer
ui-c-ransom-none = No more ransoms

## Purchases and cards

ui-c-purchases = { $n ->
    [one] Purchases: { $n } shilling
   *[other] Purchases: { $n } shillings
  }
ui-c-units = Units for sale
ui-c-buy = { $what } for { $price }
ui-c-in-reserve = { $n } left
ui-c-bought = { $n } bought
ui-c-titles = Titles
ui-c-buy-stronghold = Build a Stronghold for { $price } in
ui-c-buy-mill = Build a mill for { $price } in
ui-c-buy-done = Done buying
ui-c-draw = Draw cards
ui-c-deck-characters = Characters: { $n }
ui-c-deck-events = Events: { $n }
ui-c-top-fortune = On top: a Fortune card
ui-c-top-disaster = On top: a Disaster
ui-c-draw-character = Draw a Character
ui-c-draw-event = Draw an event
