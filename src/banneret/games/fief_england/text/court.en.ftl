### Fief England, in English: the court.

## Choices

choice-wed = marry { $first } to { $second }
choice-nominate = name { $noun } as candidate
choice-for = lay your vote for { $noun }
choice-decoy = lay your blank marker on { $noun }
choice-nobody = nobody more
choice-herald = let Piers the herald speak
choice-pro = vote for the Royal Tax
choice-contra = vote against the Royal Tax
choice-burghers-vote = let the burghers vote
choice-share = give { $first } { $second } of the tax
choice-invest = the title goes to { $noun }
choice-fortify = { $noun } becomes the Walled City
choice-grant = grant { $first }: { $second }
choice-transfer = pass { $first } on to { $second }
choice-abbacy = the abbacy goes to { $noun }
choice-appoint = appoint { $noun }
choice-site = found the abbey in { $noun }
choice-found = found anew: { $noun }
choice-leave-abbey = ask to leave: { $noun }
choice-draw-sword = { $noun } tries to draw Excalibur
choice-take-up = { $noun } takes it up
choice-give-relic = give the { $first } to { $second }
choice-drop-relic = leave behind: { $noun }
choice-move-storms = blow the Storms from { $first } to { $second }
choice-end-famine = end the Famine in { $noun }
choice-bestow = give the Garter to { $noun }
choice-send-servant = send { $first } to { $second }
choice-send = send: { $noun }
choice-towards = the next group goes to { $noun }

## Causes, offers

cause-plague = the Plague
cause-battle = battle
cause-assassin = an assassin
cause-justice = Justice
cause-rebels = the rebels
cause-invaders = the invaders
cause-poison = poison
cause-arrow = an arrow
offer-red-0 = to family Red for 0
offer-red-1 = to family Red for 1
offer-red-2 = to family Red for 2
offer-red-3 = to family Red for 3
offer-red-4 = to family Red for 4
offer-red-5 = to family Red for 5
offer-red-6 = to family Red for 6
offer-red-7 = to family Red for 7
offer-red-8 = to family Red for 8
offer-blue-0 = to family Blue for 0
offer-blue-1 = to family Blue for 1
offer-blue-2 = to family Blue for 2
offer-blue-3 = to family Blue for 3
offer-blue-4 = to family Blue for 4
offer-blue-5 = to family Blue for 5
offer-blue-6 = to family Blue for 6
offer-blue-7 = to family Blue for 7
offer-blue-8 = to family Blue for 8
offer-green-0 = to family Green for 0
offer-green-1 = to family Green for 1
offer-green-2 = to family Green for 2
offer-green-3 = to family Green for 3
offer-green-4 = to family Green for 4
offer-green-5 = to family Green for 5
offer-green-6 = to family Green for 6
offer-green-7 = to family Green for 7
offer-green-8 = to family Green for 8
offer-yellow-0 = to family Yellow for 0
offer-yellow-1 = to family Yellow for 1
offer-yellow-2 = to family Yellow for 2
offer-yellow-3 = to family Yellow for 3
offer-yellow-4 = to family Yellow for 4
offer-yellow-5 = to family Yellow for 5
offer-yellow-6 = to family Yellow for 6
offer-yellow-7 = to family Yellow for 7
offer-yellow-8 = to family Yellow for 8

## Log

log-crowned = { $noble } wears the crown.
log-dethroned = { $noble } loses the crown.
log-queen = { $noble } is Queen.
log-sword = Excalibur is in the hands of { $noble }.
log-dies = { $noble } dies: { $cause }.
log-heir = { $noble } inherits { $region }.
log-vacant = The title of { $region } is vacant.
log-title = { $noble } holds the title of { $region }.
log-wall = { $city } becomes a Walled City.
log-title-lost = { $noble } loses the title of { $region }.
log-grant = Family { $who } grants { $region } to family { $to } for { $sum }.
log-grant-refused = Family { $who } declines the grant of { $region }.
log-abbacy = { $noble } takes over the { $abbey }.
log-revived = The skull brings { $noble } back to life.
log-appointed = { $noble } is appointed: { $card }.
log-abbey = { $noble } founds the { $abbey } in { $city }.
log-divorced = The marriage of { $noble } and { $husband } is over.
log-released = { $noble } is released from her vows.
log-proposes = { $one } asks for the hand of { $two }.
log-married = { $one } and { $two } are married.
log-jilted = { $two } does not marry { $one }.
log-nominated = Family { $who } names { $noble } for the throne.
log-laid = Family { $who } lays a marker on { $noble }.
log-herald = Piers speaks for family { $who }: one vote more.
log-poll = { $noble }: votes { $votes }.
log-elected = { $noble } is elected.
log-not-elected = Nobody is elected.
log-summoned = Family { $who } summons Parliament.
log-burghers = The burghers of family { $who } vote: { $votes }.
log-marker-down = Family { $who } has voted.
log-voted = Family { $who }, with { $votes }: { $yes ->
    [1] for the tax
   *[other] against it
}.
log-tax-passed = The Royal Tax passes: { $votes } of { $total }.
log-tax-failed = The Royal Tax fails: { $votes } of { $total }.
log-shared = Family { $who } shares the Royal Tax in secret.
log-shared-own = Of the Royal Tax family { $who } gives { $to } { $sum }.
log-relic = In the cathedral of { $diocese } is found: { $relic }.
log-relic-taken = { $noble } now carries: { $relic }.
log-relic-left = { $relic } is left in { $place }.
log-relic-marker = Family { $who } gets the relic's victory point.
log-sword-stays = { $noble } rolls { $number }: the sword stays where it is.
log-blown = Family { $who } sends the Storms from { $from } to { $to }.
log-famine-over = Family { $who } ends the Famine in { $region }.
log-garter = { $noble } receives the Order of the Garter.
log-servant-goes = { $servant } now serves { $noble }.
log-group = Leaderless troops of family { $who } go from { $from } to { $to }: { $units }.
log-total = { $who }: victory points { $points }.

## Prompts

prompt-propose = Family { $who }: propose a marriage?
prompt-betrothal = Family { $who }: shall { $two } marry { $one }?
prompt-nominate = Family { $who }: name a candidate for the throne?
prompt-vote = Family { $who } lays its markers.
prompt-summon = Family { $who }: summon Parliament?
prompt-canvass = Family { $who }: burghers, herald?
prompt-parliament-vote = Parliament votes on the Royal Tax.
prompt-royal-tax = Family { $who } shares the Royal Tax.
prompt-title-holder = Family { $who }: who gets { $region }?
prompt-inherit = Family { $who }: who takes over { $region }?
prompt-title-fort = Family { $who }: which Stronghold becomes the Walled City of { $region }?
prompt-grant = Family { $king } offers family { $who } the title of { $region } for { $sum }.
prompt-abbacy = Family { $who }: who gets the { $abbey }?
prompt-death = Family { $who }: revive { $noble } with the skull?
prompt-play-office = Family { $who }: on whom is { $card } played?
prompt-abbey-site = Family { $who }: where does the { $abbey } stand?
prompt-garter = Family { $who }: the Garter for { $noble }?
prompt-heirloom = Family { $who }: who takes up what { $noble } carried in { $place }?
prompt-orphans = Family { $who }: troops in { $place } without a noble.
