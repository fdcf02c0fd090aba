### Fief England, in English: bargains and pigeons.

## Choices

choice-bargain = bargain with the family { $noun }
choice-ally-gift = give your ally { $noun }
choice-cancel = never mind
choice-give-money = give { $noun }
choice-want-money = ask for { $noun }
choice-give-ware = give: { $noun }
choice-want-ware = ask for: { $noun }
choice-offer = make the offer
choice-pigeon = send a pigeon to the family { $noun }
choice-meet = invite the family { $noun } to a meeting
choice-load-card = add { $noun }
choice-load-money = add { $noun } in money
choice-send-pigeon = let it go
choice-falcon = let Gilbert the falconer see it safe

## Wares

ware-servant-mata = the servant { servant-mata }
ware-servant-rainulf = the servant { servant-rainulf }
ware-servant-gytha = the servant { servant-gytha }
ware-servant-osbern = the servant { servant-osbern }
ware-servant-wymarc = the servant { servant-wymarc }
ware-servant-ralf = the servant { servant-ralf }
ware-servant-edric = the servant { servant-edric }
ware-servant-hereward = the servant { servant-hereward }
ware-servant-aldith = the servant { servant-aldith }
ware-servant-torold = the servant { servant-torold }
ware-servant-baldwin = the servant { servant-baldwin }
ware-servant-anselm = the servant { servant-anselm }
ware-servant-wulfric = the servant { servant-wulfric }
ware-servant-emma = the servant { servant-emma }
ware-servant-gilbert = the servant { servant-gilbert }
ware-servant-sybil = the servant { servant-sybil }
ware-servant-odo = the servant { servant-odo }
ware-servant-maud = the servant { servant-maud }
ware-servant-walter = the servant { servant-walter }
ware-servant-hawise = the servant { servant-hawise }
ware-servant-piers = the servant { servant-piers }
ware-servant-ingrid = the servant { servant-ingrid }
ware-servant-cuthbert = the servant { servant-cuthbert }
ware-relic-grail = { relic-grail }
ware-relic-chasuble = { relic-chasuble }
ware-relic-skull = { relic-skull }
ware-relic-tibia = { relic-tibia }
ware-city-plymouth = the city of { city-plymouth }
ware-city-exeter = the city of { city-exeter }
ware-city-bristol = the city of { city-bristol }
ware-city-cardiff = the city of { city-cardiff }
ware-city-harlech = the city of { city-harlech }
ware-city-berwick = the city of { city-berwick }
ware-city-durham = the city of { city-durham }
ware-city-york = the city of { city-york }
ware-city-whitby = the city of { city-whitby }
ware-city-lincoln = the city of { city-lincoln }
ware-city-nottingham = the city of { city-nottingham }
ware-city-kings-lynn = the city of { city-kings-lynn }
ware-city-norwich = the city of { city-norwich }
ware-city-coventry = the city of { city-coventry }
ware-city-london = the city of { city-london }
ware-city-canterbury = the city of { city-canterbury }
ware-city-oxford = the city of { city-oxford }
ware-city-winchester = the city of { city-winchester }
ware-captive-arthur = the captive { noble-arthur }
ware-captive-henri = the captive { noble-henri }
ware-captive-william = the captive { noble-william }
ware-captive-hugh = the captive { noble-hugh }
ware-captive-godfrey = the captive { noble-godfrey }
ware-captive-edward = the captive { noble-edward }
ware-captive-herbert = the captive { noble-herbert }
ware-captive-thomas = the captive { noble-thomas }
ware-captive-richard = the captive { noble-richard }
ware-captive-edmund = the captive { noble-edmund }
ware-captive-lucia = the captive { noble-lucia }
ware-captive-anabel = the captive { noble-anabel }
ware-captive-philippa = the captive { noble-philippa }
ware-captive-estrid = the captive { noble-estrid }
ware-captive-alienor = the captive { noble-alienor }
ware-captive-margaret = the captive { noble-margaret }
ware-captive-matilda = the captive { noble-matilda }
ware-captive-isabel = the captive { noble-isabel }
ware-captive-joan = the captive { noble-joan }
ware-captive-edith = the captive { noble-edith }

## Log

log-ally-gift = Family { $who } gives its ally, family { $to }, money.
log-ally-gift-own = Family { $who } gives its ally, family { $to }, { $sum }.
log-bargain = Families { $who } and { $to } strike a bargain.
log-no-bargain = Family { $to } declines an offer of family { $who }.
log-paid-own = Family { $who } pays family { $to } { $sum }.
log-pigeon = Family { $who } readies a pigeon for family { $to }.
log-pigeon-die = The pigeon of family { $who } flies: { $number }.
log-pigeon-lost = The pigeon of family { $who } is lost.
log-pigeon-arrived = The pigeon of family { $who } reaches family { $to }.
log-got-card = Family { $who } gives family { $to } { $card }.
log-got-money = Family { $who } gives family { $to } { $sum } in money.

## Prompts

prompt-parley = Family { $who } bargains with family { $other }.
prompt-offer = Family { $from } offers { $give } and { $one }, { $two } for { $want } and { $three }, { $four }.
prompt-offer-closed = Family { $who } considers an offer of family { $from }.
prompt-pigeon = Family { $who } loads the pigeon for family { $to }.
prompt-too-many = Family { $who } has too many cards.
