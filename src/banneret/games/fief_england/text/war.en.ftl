### War in Fief England, in English: battles, sieges, captives, ransoms, invaders.

## Things

weapon-catapults = catapults
weapon-bombards = bombards
weapon-archers = archers
weapon-aimed = aimed shot
weapon-melee = melee
face-blank = blank
face-f = F
face-ff = FF
face-fff = FFF
force-red = the Red family
force-blue = the Blue family
force-green = the Green family
force-yellow = the Yellow family
force-invaders = the invaders
plea-join-attack = to join the attack
plea-join-defence = to join the defence
plea-change-sides = to change sides
plea-truce = for a truce
plea-truce-city = for a truce that hands the city over
plea-ransom = to accept a smaller ransom
plea-captive = to take over a captive
halt-truce = a truce
halt-broken-off = the fight was broken off
halt-siege = a siege begins
halt-stalemate = three phases without losses
halt-nobles-only = only nobles are left
halt-leader-dead = the leader of the coalition is dead
halt-outnumbered = the invaders no longer outnumber their foes

## Choices

choice-attack = attack family { $second } in { $first }
choice-attack-invaders = attack the invaders in { $noun }
choice-seize = seize what family { $second } has undefended in { $first }
choice-seize-by-passage = seize the nobles of family { $second } in { $first } by Secret Passage
choice-sally = sally against family { $second } from { $first }
choice-volley = two rounds of missiles against family { $second } from { $first }
choice-besiege = besiege { $noun }
choice-lift-siege = end the siege of { $noun }
choice-join-attack = join the attack
choice-join-defence = join the defence
choice-stand-aside = stand aside
choice-agree = agree
choice-decline = decline
choice-at-troops = shoot at the troops
choice-at-noble = aim at { $noun }
choice-at-leader = aim at the leader of the { $noun }
choice-lose = lose one { $second } of family { $first }
choice-lose-noble = lose { $noun }
choice-fight-on = fight on
choice-surrender = surrender
choice-truce = offer a truce
choice-truce-with-city = offer a truce with the city changing hands
choice-break-off = break off the fight
choice-siege = break off and besiege
choice-siege-from = take down the catapult in { $noun }
choice-change-sides = change sides
choice-destroy-engine = destroy your own { $noun }
choice-hold-captive = { $noun } holds the captive
choice-take-engine = exchange it for your own counter
choice-burn-engine = destroy it
choice-fire-again = fire a second round
choice-hold-fire = do not fire again
choice-use-servant = use the servant
choice-spare-servant = do without the servant
choice-blame = { $noun } leads
choice-keep-back = keep one { $noun } inside
choice-keep-noble = keep { $noun } inside
choice-sally-out = come out
choice-pay-siege = { $noun ->
    [0] pay for no catapult: the siege ends
    [one] pay for one catapult
   *[other] pay for { $noun } catapults
 }
choice-pillage-mill = pillage the mill of { $noun }
choice-pillage-abbey = { $second } pillages the abbey of { $first }
choice-swap-engines = take the engines of family { $second } in { $first }
choice-wreck-engines = destroy your own { $second } in { $first }
choice-ransom = pay the full ransom for { $noun }
choice-haggle = offer less for { $noun }
choice-offer-sum = offer { $noun } shillings
choice-danegeld = pay the Danegeld to the { $noun }
choice-preach = { $first } intervenes with the { $second }
choice-leave-alone = leave the invaders alone
choice-set-free = free { $noun }
choice-hand-over = hand { $first } over to { $second }
choice-go-home = go to { $noun }
choice-no-ransom = pay no more ransoms
choice-retreat = retreat to { $noun } by Secret Passage
choice-admit-invaders = let the invaders into { $noun } by Secret Passage
choice-guide-invaders = lead the { $noun } through the Storms by Secret Passage
choice-flee = { $first } flees with 1 × { $second }
choice-flee-alone = { $noun } flees alone

## Chronicle

log-battle = Battle in { $place }: { $attackers } against { $defenders }.
log-shows = Family { $who } shows in { $place }: { $number } × { $unit }.
log-joins-battle = Family { $who } fights beside { $side }.
log-battle-round = Round { $number } of the battle.
log-battle-die = { $weapon } of { $who }: { $face }.
log-hits = Hits on { $who }: { $number }.
log-loss = Family { $who } loses { $number } × { $unit }.
log-foot-loss = { $army }: infantry lost, { $number }.
log-leader-lost = { $army }: the leader is dead.
log-fallen = { $noble } falls.
log-burst = A bombard of family { $who } bursts.
log-aims = The archers of family { $who } aim at { $noble }.
log-aims-leader = The archers of family { $who } aim at the leader: { $army }.
log-battle-won = Victory in { $place } for { $who }.
log-battle-halted = The battle in { $place } ends: { $how }.
log-surrenders = Family { $who } surrenders in { $place }.
log-turncoat = Family { $who } changes sides!
log-siege = Family { $who } besieges { $place }.
log-siege-over = The siege of { $place } is over.
log-siege-paid = Family { $who } pays at the siege of { $place } for catapults: { $number }.
log-captured = { $noble } is a captive of { $by }.
log-captured-by-army = { $noble } is a captive of the invaders: { $army }.
log-freed = { $noble } is free.
log-handed-over = { $noble } is handed over to { $to }.
log-ransomed = Family { $who } pays { $sum } shillings for { $noble }.
log-ransom-offer = Family { $who } offers { $sum } shillings for { $noble }.
log-engines-taken = Family { $who } takes a { $unit } in { $place }.
log-engines-lost = A { $unit } of family { $who } in { $place } is destroyed.
log-mill-lost = The long battle destroys the mill of { $place }.
log-pillaged-mill = Family { $who } pillages the mill of { $city }.
log-pillaged-abbey = { $noble } pillages the abbey of { $city }.
log-heretic = { $noble } is branded a heretic.
log-invasion-die = Invasion of { $region }: { $face }.
log-army-lands = { $army } lands in { $city } with infantry: { $number }.
log-reinforced = { $army } is joined by infantry: { $number }.
log-compass = { $army }: the compass points { $way }.
log-army-moves = { $army } marches to { $city }.
log-army-stays = { $army } stays in { $city }.
log-ravaged = The invaders lay { $city } waste.
log-relic-lost = { $relic } is lost to the invaders.
log-walls-lost = { $army } takes the Walled City of { $city } and stays there; the title is lost.
log-army-leaves = { $army } leaves England.
log-danegeld = Family { $who } pays the Danegeld: { $army }.
log-preached = { $noble } intervenes; { $army }: { $number } on the die.
log-army-sick = The Plague among the { $army }; dead: { $number }.
log-army-die = { $army }: the leader's die shows { $number }.
log-pleads = Family { $who } asks family { $asked } { $plea }.
log-plea-granted = Family { $who } agrees; family { $asking } had asked { $plea }.
log-plea-refused = Family { $who } declines; family { $asking } had asked { $plea }.
log-servant-helps = { $servant } helps { $noble }.
log-seized = Family { $who } seizes what family { $from } left undefended in { $place }.
log-comes-home = { $noble } comes to { $place }.
log-retreats = { $noble } escapes from the battle to { $place }.
log-admits-invaders = Family { $who } lets the invaders into { $place }.
log-guides-invaders = Family { $who } leads the { $army } through the Storms.
log-left-leaderless = { $army }: infantry without a leader stay in { $city }.

## What is asked

prompt-battle-turn = Family { $who }: battles, one by one, as you like.
prompt-coalition = Family { $who }: do you fight in { $place }, and on which side?
prompt-plea = Family { $asking } asks family { $who } { $plea }{ $number ->
    [0] {""}
   *[other] : { $number }
 }
prompt-aim = Family { $who }: at whom do the archers shoot?
prompt-losses = Family { $who } chooses losses; hits left: { $number }
prompt-stopping = Family { $who }: does the battle in { $place } go on?
prompt-captive = Family { $who }: who holds { $noble }?
prompt-engines = Family { $who }: a { $unit } of family { $from } is yours.
prompt-siege-pay = Family { $who }: how many catapults at { $place }?
prompt-sally = Family { $who }: who stays inside { $place }?
prompt-pillage = Family { $who } may pillage.
prompt-ransom = Family { $who } settles ransoms.
prompt-haggle = Family { $who }: how much for { $noble }?
prompt-freed = Family { $who }: where does { $noble } go?
prompt-duplicate-fire = Family { $who }: a second round of missiles?
prompt-servant-help = Family { $who }: shall { $servant } help now?
prompt-heretic = Family { $who }: who leads the attack on the abbess?
prompt-horde-parley = Family { $who }: the invaders are in { $place }.
prompt-retreat = Family { $who }: who retreats to { $goal }?
prompt-siege-from = Family { $who }: which catapult is taken down for { $place }?

## Why not

detail-full-ransom = The full ransom is { $sum } shillings.
detail-siege-price = That would cost { $sum } shillings.
detail-danegeld-price = The Danegeld is { $sum } shillings.
detail-hits-to-use = The losses together must use up { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 }.
detail-strong-enough = With { $points } points you roll { $dice ->
    [one] one die
   *[other] { $dice } dice
 } against the walls: attack first.
