### Fief England, in English: cards.

## Kinds

back-character = Character
back-fortune = Fortune

## Choices

choice-discard = discard { $noun }
choice-draw-character = draw a Character
choice-draw-event = draw an event
choice-sybil = let Sybil change the last card
choice-play = play { $noun }
choice-adopt = play { $noun } for your ally
choice-harvest = Abundant Harvest on { $noun }
choice-tallage = levy tallage on { $noun }
choice-tithe = levy the tithe of { $noun }
choice-fourth = lay on the fourth space: { $noun }
choice-lodge = place in { $noun }
choice-keep-servant = keep { $noun }
choice-pass = pass
choice-weather = Good Weather on { $noun }
choice-revolt = start a rebellion in { $noun }
choice-passage-move = Secret Passage for the next move
choice-passage-storm = Secret Passage for the attackers
choice-free-captive = Secret Passage for { $noun }
choice-assassinate = assassinate { $noun }
choice-assassinate-leader = assassinate the leader of the { $noun }
choice-execute = bring { $noun } to Justice
choice-ambush = ambush { $noun }
choice-ambush-leader = ambush the leader of the { $noun }
choice-hire = hire a crossbowman in { $noun }
choice-throw-fourth = discard the card of the fourth space
choice-poison = let Hawise poison { $noun }
choice-mata = let Mata reach into the hand of { $noun }
choice-swap-card = give away { $noun }
choice-blame-noble = { $noun } gives the order
choice-bury = lose: { $noun }
choice-appease-pay = { $noun } pays the rebels
choice-appease-talk = { $noun } speaks to the rebels
choice-rebel-against = the rebels turn on { $noun }
choice-rebel-too = add a rebellion
choice-open-gate = Secret Passage for the rebels

## Log

log-discarded = Family { $who } discards { $card }.
log-drew = Family { $who } draws: { $back }.
log-drew-own = Family { $who } draws { $card }.
log-sybil = Sybil puts { $card } of family { $who } aside.
log-tracked = Family { $who } turns up a Disaster; it waits on the track.
log-tracked-open = Family { $who } draws { $card }; it waits on the track.
log-too-many = The track is full: { $card }, drawn by family { $who }, is discarded.
log-disaster = { $card } falls on { $region }.
log-disaster-twice = { $card } lies on { $region } already and is discarded.
log-wakes = { $card } awakes in { $region }.
log-played = Family { $who } plays { $card }.
log-burgher-helps = The burgher of family { $who } lends a hand.
log-bonus = Family { $who } plays { $card } on { $region }.
log-cancelled = Family { $who } relieves { $region }: { $card }.
log-tallage-levied = Family { $who } levies tallage on { $region }.
log-tithe-levied = Family { $who } levies the tithe of { $diocese }.
log-noble = { $noble } joins family { $who }.
log-servant = { $servant } enters the service of { $noble }.
log-prince = { $noble } is Prince of Wales.
log-fourth = Family { $who } has in its service: { $card }.
log-passage-move = Family { $who } finds a secret way.
log-passage-storm = Family { $who } opens a way into { $place }.
log-hired = Family { $who } hires a crossbowman in { $city }.
log-rebels = Rebellion in { $city }, stirred up by family { $who }.
log-rebels-more = Family { $who } adds to the rebellion in { $city }.
log-rebels-calm = The rebels of { $city } go home.
log-rebel-dice = In { $city } the rebels strike with { $number }: hits { $hits }.
log-burns = { $city } is laid waste.
log-appeased = { $noble } calms rebels in { $city }.
log-appease-die = { $noble } speaks to the rebels and rolls { $number }.
log-buried = Family { $who } loses in { $place }: { $unit }.
log-plague-die = Plague: { $noble } rolls { $number }.
log-reroll = { $servant } has the die of { $noble } rolled again.
log-baldwin = Baldwin gives his life for { $noble }.
log-poison = Hawise of family { $who } poisons { $noble }.
log-mata = Mata of family { $who } swaps a card with { $other }.
log-mata-own = Mata of family { $who } gives { $other } { $given } and takes { $taken }.

## Prompts

prompt-discard = Family { $who }: discard cards?
prompt-draw = Family { $who } draws.
prompt-play = Family { $who } plays cards.
prompt-place-noble = Family { $who }: where does { $noble } appear?
prompt-prince-offer = Family { $who }: is { $noble } Prince of Wales?
prompt-new-servant = Family { $who }: which servant for { $noble }?
prompt-window = Family { $who }: play something? ({ $topic })
prompt-assassin = Family { $who }: who ordered the death of { $noble }?
prompt-bodyguard = Family { $who }: shall Baldwin save { $noble }?
prompt-mata = Family { $who }: which card does Mata give?
prompt-plague-losses = Family { $who } loses troops to the Plague in { $place }: { $number } more.
prompt-plague-die = Family { $who }: shall Gytha tend to { $noble }, who rolled { $number }?
prompt-rebel-target = Family { $who }: whom do the rebels attack?
prompt-join-rebels = Family { $who }: add to the rebellion?
prompt-appease = Family { $who }: appease the rebels in { $place }?
prompt-appease-roll = Family { $who }: shall Anselm help { $noble }?
prompt-rebel-losses = Family { $who } takes hits in { $place }: { $hits }.
