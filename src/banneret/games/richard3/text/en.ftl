### Richard III: The Wars of the Roses, in English.

game-name = Richard III: The Wars of the Roses
game-about = Two houses, twenty years, one crown: blocks with hidden strengths march through England, and lords change sides in the middle of a battle.
game-credits = By Jerry Taylor and Tom Dalgliesh, developed by Grant Dalgliesh; published by Columbia Games.
seat-lancaster = Lancaster
seat-york = York

## What can be agreed on

option-scenario = Scenario
option-automatic-mulligan = Automatic mulligan
scenario-wars-of-the-roses = Wars of the Roses
scenario-kingmaker = Kingmaker
scenario-richard-iii = Richard III

## Areas, seas and places

area-ireland = Ireland
area-isle-of-man = Isle of Man
area-scotland = Scotland
area-northumbria = Northumbria
area-cumbria = Cumbria
area-north-yorks = North Yorks
area-east-yorks = East Yorks
area-south-yorks = South Yorks
area-lancaster = Lancaster
area-caernarvon = Caernarvon
area-chester = Chester
area-derby = Derby
area-lincoln = Lincoln
area-pembroke = Pembroke
area-powys = Powys
area-hereford = Hereford
area-warwick = Warwick
area-leicester = Leicester
area-rutland = Rutland
area-east-anglia = East Anglia
area-glamorgan = Glamorgan
area-gloucester = Gloucester
area-oxford = Oxford
area-middlesex = Middlesex
area-essex = Essex
area-somerset = Somerset
area-wilts = Wilts
area-sussex = Sussex
area-kent = Kent
area-cornwall = Cornwall
area-dorset = Dorset
area-france = France
area-calais = Calais

place-ireland = { area-ireland }
place-isle-of-man = { area-isle-of-man }
place-scotland = { area-scotland }
place-northumbria = { area-northumbria }
place-cumbria = { area-cumbria }
place-north-yorks = { area-north-yorks }
place-east-yorks = { area-east-yorks }
place-south-yorks = { area-south-yorks }
place-lancaster = { area-lancaster }
place-caernarvon = { area-caernarvon }
place-chester = { area-chester }
place-derby = { area-derby }
place-lincoln = { area-lincoln }
place-pembroke = { area-pembroke }
place-powys = { area-powys }
place-hereford = { area-hereford }
place-warwick = { area-warwick }
place-leicester = { area-leicester }
place-rutland = { area-rutland }
place-east-anglia = { area-east-anglia }
place-glamorgan = { area-glamorgan }
place-gloucester = { area-gloucester }
place-oxford = { area-oxford }
place-middlesex = { area-middlesex }
place-essex = { area-essex }
place-somerset = { area-somerset }
place-wilts = { area-wilts }
place-sussex = { area-sussex }
place-kent = { area-kent }
place-cornwall = { area-cornwall }
place-dorset = { area-dorset }
place-france = { area-france }
place-calais = { area-calais }
place-pool = Pool
place-down = Face down
place-minor = Minors
place-aside = Set aside
place-dead = Dead
place-prison = Prison

sea-north-sea = North Sea
sea-english-channel = English Channel
sea-irish-sea = Irish Sea

## Blocks. /L is the red and /Y the white version of a block that exists in both.

block-henry-vi-l = Henry VI
block-prince-edward-l = Prince Edward
block-exeter-l = Exeter/L
block-somerset-l = Somerset
block-richmond-l = Richmond
block-westmoreland-l = Westmoreland/L
block-northumberland-l = Northumberland/L
block-shrewsbury-l = Shrewsbury/L
block-stanley-l = Stanley/L
block-warwick-l = Warwick/L
block-kent-l = Kent/L
block-salisbury-l = Salisbury/L
block-oxford-l = Oxford
block-pembroke-l = Pembroke
block-devon-l = Devon
block-beaumont-l = Beaumont
block-buckingham-l = Buckingham/L
block-clarence-l = Clarence/L
block-rivers-l = Rivers/L
block-clifford-l = Clifford
block-wiltshire-l = Wiltshire
block-scots-mercenary-l = Scots mercenaries
block-welsh-mercenary-l = Welsh mercenaries
block-french-mercenary-l = French mercenaries
block-canterbury-church-l = Canterbury (church)/L
block-york-church-l = York (church)/L
block-bombard-l = Bombard/L
block-coventry-levy-l = Coventry levy
block-bristol-levy-l = Bristol levy
block-newcastle-levy-l = Newcastle levy
block-york-levy-l = York levy
block-york-y = York
block-march-y = March
block-rutland-y = Rutland
block-clarence-y = Clarence/Y
block-gloucester-y = Gloucester
block-essex-y = Essex
block-hastings-y = Hastings
block-herbert-y = Herbert
block-worcester-y = Worcester
block-suffolk-y = Suffolk
block-norfolk-y = Norfolk
block-buckingham-y = Buckingham/Y
block-exeter-y = Exeter/Y
block-rivers-y = Rivers/Y
block-northumberland-y = Northumberland/Y
block-shrewsbury-y = Shrewsbury/Y
block-stanley-y = Stanley/Y
block-arundel-y = Arundel
block-warwick-y = Warwick/Y
block-kent-y = Kent/Y
block-salisbury-y = Salisbury/Y
block-westmoreland-y = Westmoreland/Y
block-irish-mercenary-y = Irish mercenaries
block-burgundian-mercenary-y = Burgundian mercenaries
block-calais-mercenary-y = Calais mercenaries
block-canterbury-church-y = Canterbury (church)/Y
block-york-church-y = York (church)/Y
block-london-levy-y = London levy
block-norwich-levy-y = Norwich levy
block-salisbury-levy-y = Salisbury levy
block-bombard-y = Bombard/Y
block-rebel = Rebel

## Cards, roles, endings

card-action-2 = Action 2
card-action-3 = Action 3
card-action-4 = Action 4
card-force-march = Force March
card-muster = Muster
card-piracy = Piracy
card-plague = Plague
card-surprise = Surprise
card-treason = Treason

role-king = King
role-pretender = Pretender
role-warwick = Warwick
role-treason = Treason card

ending-heirs = no enemy heir was left
ending-throne = it held the throne at the end
ending-resigned = the enemy resigned

## Choices

choice-done = Done
choice-keep = Keep the hand
choice-redeal = Ask for new cards
choice-play = Play { $noun }
choice-retract = Take the card back
choice-lift = Move { noun.the }
choice-step = March { noun.to }
choice-stop = Halt here
choice-sail = Put { noun.the } to sea
choice-land = Land { noun.in }
choice-recruit = Recruit { noun.the }
choice-place = Place it { noun.in }
choice-main = Main Attack on { $first } from { $second }
choice-gather = Muster { noun.in }
choice-infect = Bring the Plague to { $noun }
choice-battle = Fight the battle { noun.in }
choice-fire = Fire with { noun.the }
choice-charge = Charge with { noun.the }
choice-treachery = Try treachery with { noun.the }
choice-retreat = Retreat with { noun.the }
choice-hold = Pass with { noun.the }
choice-fall = Lose { noun.the }: no way to retreat
choice-target = Choose { noun.the } as the target
choice-take = Let { noun.the } take the hits
choice-withdraw = Withdraw { noun.to }
choice-regroup = Regroup { noun.the }
choice-execute = Execute { $noun }
choice-enter = Enter play { noun.in }
choice-starve = Take a step from { noun.the }
choice-home = Send { $first } { second.to }
choice-dismiss = Send { noun.the } to the pool

## Log: campaigns and cards

log-campaign = Campaign { $number } began.
log-turn = Game Turn { $number } began.
log-dealt = The deal brought { $card }.
log-mulligan = { $who } scorned a hand worth { $total } AP and asked for new cards.
log-shown = { $who } laid open { $number ->
        [one] one card
       *[other] { $number } cards
    }: { $card }.
log-redealt = { $who } received seven new cards.
log-chosen = { $who } laid a card face down.
log-cards = The cards were turned up: { seat-lancaster } { $lancaster }, { seat-york } { $york }.
log-first = { $who } took the lead as Player 1.

## Log: actions. A move over one border has nothing in $through.

log-move = { block.The } marched { from.from } { to.to }{ through.entering }.
log-move-hidden = A block of { $who } marched { from.from } { to.to }{ through.entering }.
log-sail = { block.The } sailed { from.from } { to.to }.
log-sail-hidden = A block of { $who } sailed { from.from } { to.to }.
log-recruit = { block.The } answered the call to arms { to.in }.
log-recruit-hidden = { $who } raised a block { to.in }.
log-main = { $who } launched the Main Attack on { $area } { from.from }.
log-passed = { $who } ended its actions.
log-gather = { $who } called a Muster { area.in }.
log-plague = { $who } brought the Plague to { $area }.

## Log: battles

log-battle = Battle was joined { area.in }: { $attacker } attacked.
log-field = { block.The } stood in the field with { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
log-round = Round { $number } of the battle began.
log-fire = { block.The } fired with firepower { $power }: { $dice }.
log-charge = { block.The } charged { target.the } with firepower { $power }: { $dice }.
log-bonus-fire = { block.The } fired back at { target.the } with firepower { $power }: { $dice }.
log-hits = { block.The } took { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    }.
log-treachery = { $role-id ->
        [king] The King
        [pretender] The Pretender
        [treason] The Treason card
       *[other] { $role }
    } tempted { $target } to change sides: { $dice }.
log-defects = { $block } went over to { $to }!
log-retreat = { block.The } retreated { to.to }.
log-hold = { block.The } stood fast and passed.
log-deploy = { block.The } came up from Reserve with { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
log-control = The tide turned: { $attacker } was now the Attacker.
log-eliminated = { block.The } fell.
log-won = { $who } won the battle { area.in }.
log-regroup = { block.The } regrouped { from.from } { to.to }.
log-regroup-hidden = A block of { $who } regrouped { from.from } { to.to }.

## Log: heirs, supply, politics

log-crowned = { $place-id ->
        [minor] { block.The }, still a minor, became King.
        [pool] { block.The } was crowned King off the map.
        [isle-of-man] { block.The } was crowned King on the { $place }.
       *[other] { block.The } was crowned King in { $place }.
    }
log-pretender = { block.The } laid claim to the throne as Pretender.
log-executed = { $block } died under the headsman's axe.
log-enters = { block.The } came of age and entered the war { to.in }.
log-delayed = { block.The } came of age, but found no Crown area open.
log-starves = { block.The } went hungry { area.in } and lost a step.
log-starves-hidden = { $who } went hungry { area.in }: { $number ->
        [one] one block
       *[other] { $number } blocks
    } lost a step.
log-disbands = { $place-id ->
        [pool] { block.The } disbanded and returned to the pool.
        [down] { block.The } disbanded and left the map.
       *[other] { block.The } went home to { $place }.
    }
log-disbands-hidden = { $place-id ->
        [pool] A block of { $who } disbanded { from.in } and returned to the pool.
        [down] A block of { $who } disbanded { from.in } and left the map.
       *[other] A block of { $who } went home { from.from } to { $place }.
    }
log-count = The nobles were counted: King side { $king }, Pretender side { $pretender }.
log-usurped = { block.The } usurped the throne and became King!
log-kept = { $who } kept the throne.
log-home = { block.The } journeyed { from.from } { to.to }.
log-home-hidden = A block of { $who } journeyed { from.from } { to.to }.
log-dismissed = { block.The } found no bread { area.in } and went to the pool.
log-dismissed-hidden = A block of { $who } found no bread { area.in } and went to the pool.
log-rescued = { block.The } was rescued from captivity.
log-prisoner-dies = { block.The } died a prisoner.
log-over = { $who } won the game: { $ending }.

## Prompts

prompt-mulligan = { $who } looks at the new hand and may ask for other cards.
prompt-mulligan-own = Your hand is worth { $total } AP: keep it, or ask for new cards if you may.
prompt-answer-redeal = { $who } decides whether to keep the hand or to take new cards too.
prompt-cards = Game Turn { $turn }: choose a card and play it face down.
prompt-cards-chosen = Game Turn { $turn }: your card lies face down; waiting for the other house.
prompt-actions = { $who } acts with { $card }: { $ap ->
        [0] no AP
       *[other] { $ap } AP
    } left.
prompt-move = { $who } is moving a block, now { from.in }.
prompt-move-own = Move { block.the } on { from.from }, or halt where you may.
prompt-sail = { $who } is putting a block to sea { from.from }.
prompt-sail-own = Choose where { block.the } will land, sailing { from.from }.
prompt-place = { $who } is recruiting a block.
prompt-place-own = Choose where to place { block.the }.
prompt-muster = { $who } gathers blocks for the Muster { area.in }.
prompt-choose-muster = { $who } names the area of the Muster.
prompt-choose-plague = { $who } names the city area that the Plague will strike.
prompt-choose-battle = { $who } chooses the next battle.
prompt-treason = { $who } may use the Treason card's Treachery Roll before the battle { area.in }.
prompt-battle-turn = { $who } fights { area.in }, Round { $round }: choose a block and what it does.
prompt-charge = { $who } chooses the block that { block.the } will charge.
prompt-treachery = { $who } chooses the target of the Treachery Roll ({ $role }).
prompt-hits = { $who } chooses the block that takes { $number ->
        [one] one hit
       *[other] { $number } hits
    }.
prompt-retreat = { $who } chooses where { block.the } will retreat.
prompt-regroup = { $who } may regroup the victors { area.in }.
prompt-regroup-to = { $who } is regrouping a block after the battle { area.in }.
prompt-regroup-to-own = Choose where { block.the } will go after the battle { area.in }.
prompt-execution = { $who } decides whether to execute { $block }.
prompt-minor = { $who } chooses where { block.the } will enter the war.
prompt-losses = { $who } cannot feed all { area.in }: { $number ->
        [one] one block must lose a step
       *[other] { $number } blocks must lose a step each
    }.
prompt-homes = { $who } sends heirs, nobles and churches home.
prompt-homes-own = Choose a home for each heir, noble and church; they all set out when you are done.
prompt-surplus = { $who } has too many blocks { area.in }: { $number ->
        [one] one of them goes to the pool
       *[other] { $number } of them go to the pool
    }.
prompt-over = The game is over.
prompt-chance = The dice are about to fall.

## Words that go with a name: its id decides. These are no messages of their own, only parts of those above.

noun =
    .the = { $noun-id ->
        [scots-mercenary-l] the { $noun }
        [welsh-mercenary-l] the { $noun }
        [french-mercenary-l] the { $noun }
        [bombard-l] the { $noun }
        [coventry-levy-l] the { $noun }
        [bristol-levy-l] the { $noun }
        [newcastle-levy-l] the { $noun }
        [york-levy-l] the { $noun }
        [irish-mercenary-y] the { $noun }
        [burgundian-mercenary-y] the { $noun }
        [calais-mercenary-y] the { $noun }
        [london-levy-y] the { $noun }
        [norwich-levy-y] the { $noun }
        [salisbury-levy-y] the { $noun }
        [bombard-y] the { $noun }
        [rebel] the { $noun }
       *[other] { $noun }
    }
    .in = { $noun-id ->
        [isle-of-man] on the { $noun }
       *[other] in { $noun }
    }
    .to = { $noun-id ->
        [isle-of-man] to the { $noun }
        [pool] to the pool
       *[other] to { $noun }
    }
block =
    .The = { $block-id ->
        [scots-mercenary-l] The { $block }
        [welsh-mercenary-l] The { $block }
        [french-mercenary-l] The { $block }
        [bombard-l] The { $block }
        [coventry-levy-l] The { $block }
        [bristol-levy-l] The { $block }
        [newcastle-levy-l] The { $block }
        [york-levy-l] The { $block }
        [irish-mercenary-y] The { $block }
        [burgundian-mercenary-y] The { $block }
        [calais-mercenary-y] The { $block }
        [london-levy-y] The { $block }
        [norwich-levy-y] The { $block }
        [salisbury-levy-y] The { $block }
        [bombard-y] The { $block }
        [rebel] The { $block }
       *[other] { $block }
    }
    .the = { $block-id ->
        [scots-mercenary-l] the { $block }
        [welsh-mercenary-l] the { $block }
        [french-mercenary-l] the { $block }
        [bombard-l] the { $block }
        [coventry-levy-l] the { $block }
        [bristol-levy-l] the { $block }
        [newcastle-levy-l] the { $block }
        [york-levy-l] the { $block }
        [irish-mercenary-y] the { $block }
        [burgundian-mercenary-y] the { $block }
        [calais-mercenary-y] the { $block }
        [london-levy-y] the { $block }
        [norwich-levy-y] the { $block }
        [salisbury-levy-y] the { $block }
        [bombard-y] the { $block }
        [rebel] the { $block }
       *[other] { $block }
    }
target =
    .the = { $target-id ->
        [scots-mercenary-l] the { $target }
        [welsh-mercenary-l] the { $target }
        [french-mercenary-l] the { $target }
        [bombard-l] the { $target }
        [coventry-levy-l] the { $target }
        [bristol-levy-l] the { $target }
        [newcastle-levy-l] the { $target }
        [york-levy-l] the { $target }
        [irish-mercenary-y] the { $target }
        [burgundian-mercenary-y] the { $target }
        [calais-mercenary-y] the { $target }
        [london-levy-y] the { $target }
        [norwich-levy-y] the { $target }
        [salisbury-levy-y] the { $target }
        [bombard-y] the { $target }
        [rebel] the { $target }
       *[other] { $target }
    }
area =
    .in = { $area-id ->
        [isle-of-man] on the { $area }
       *[other] in { $area }
    }
from =
    .in = { $from-id ->
        [isle-of-man] on the { $from }
       *[other] in { $from }
    }
    .from = { $from-id ->
        [isle-of-man] from the { $from }
        [pool] from the pool
       *[other] from { $from }
    }
through =
    .entering = { $through-id ->
        [none] {""}
       *[other] , entering from { $through }
    }
to =
    .in = { $to-id ->
        [isle-of-man] on the { $to }
       *[other] in { $to }
    }
    .to = { $to-id ->
        [isle-of-man] to the { $to }
        [pool] to the pool
       *[other] to { $to }
    }
second =
    .to = { $second-id ->
        [isle-of-man] to the { $second }
        [pool] to the pool
       *[other] to { $second }
    }
