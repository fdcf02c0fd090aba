### Fief England, in italiano: affari e piccioni.

## Choices

choice-bargain = tratta con la famiglia { $noun }
choice-ally-gift = dai { $noun } al tuo alleato
choice-cancel = lascia stare
choice-give-money = dai { $noun }
choice-want-money = chiedi { $noun }
choice-give-ware = dai: { $noun }
choice-want-ware = chiedi: { $noun }
choice-offer = fai l'offerta
choice-pigeon = manda un piccione alla famiglia { $noun }
choice-meet = invita la famiglia { $noun } a un incontro
choice-load-card = aggiungi { $noun }
choice-load-money = aggiungi { $noun } in denaro
choice-send-pigeon = lascialo andare
choice-falcon = il falconiere Gilbert lo protegge

## Wares

ware-servant-mata = il servitore { servant-mata }
ware-servant-rainulf = il servitore { servant-rainulf }
ware-servant-gytha = il servitore { servant-gytha }
ware-servant-osbern = il servitore { servant-osbern }
ware-servant-wymarc = il servitore { servant-wymarc }
ware-servant-ralf = il servitore { servant-ralf }
ware-servant-edric = il servitore { servant-edric }
ware-servant-hereward = il servitore { servant-hereward }
ware-servant-aldith = il servitore { servant-aldith }
ware-servant-torold = il servitore { servant-torold }
ware-servant-baldwin = il servitore { servant-baldwin }
ware-servant-anselm = il servitore { servant-anselm }
ware-servant-wulfric = il servitore { servant-wulfric }
ware-servant-emma = il servitore { servant-emma }
ware-servant-gilbert = il servitore { servant-gilbert }
ware-servant-sybil = il servitore { servant-sybil }
ware-servant-odo = il servitore { servant-odo }
ware-servant-maud = il servitore { servant-maud }
ware-servant-walter = il servitore { servant-walter }
ware-servant-hawise = il servitore { servant-hawise }
ware-servant-piers = il servitore { servant-piers }
ware-servant-ingrid = il servitore { servant-ingrid }
ware-servant-cuthbert = il servitore { servant-cuthbert }
ware-relic-grail = { relic-grail }
ware-relic-chasuble = { relic-chasuble }
ware-relic-skull = { relic-skull }
ware-relic-tibia = { relic-tibia }
ware-city-plymouth = la città di { city-plymouth }
ware-city-exeter = la città di { city-exeter }
ware-city-bristol = la città di { city-bristol }
ware-city-cardiff = la città di { city-cardiff }
ware-city-harlech = la città di { city-harlech }
ware-city-berwick = la città di { city-berwick }
ware-city-durham = la città di { city-durham }
ware-city-york = la città di { city-york }
ware-city-whitby = la città di { city-whitby }
ware-city-lincoln = la città di { city-lincoln }
ware-city-nottingham = la città di { city-nottingham }
ware-city-kings-lynn = la città di { city-kings-lynn }
ware-city-norwich = la città di { city-norwich }
ware-city-coventry = la città di { city-coventry }
ware-city-london = la città di { city-london }
ware-city-canterbury = la città di { city-canterbury }
ware-city-oxford = la città di { city-oxford }
ware-city-winchester = la città di { city-winchester }
ware-captive-arthur = il prigioniero { noble-arthur }
ware-captive-henri = il prigioniero { noble-henri }
ware-captive-william = il prigioniero { noble-william }
ware-captive-hugh = il prigioniero { noble-hugh }
ware-captive-godfrey = il prigioniero { noble-godfrey }
ware-captive-edward = il prigioniero { noble-edward }
ware-captive-herbert = il prigioniero { noble-herbert }
ware-captive-thomas = il prigioniero { noble-thomas }
ware-captive-richard = il prigioniero { noble-richard }
ware-captive-edmund = il prigioniero { noble-edmund }
ware-captive-lucia = il prigioniero { noble-lucia }
ware-captive-anabel = il prigioniero { noble-anabel }
ware-captive-philippa = il prigioniero { noble-philippa }
ware-captive-estrid = il prigioniero { noble-estrid }
ware-captive-alienor = il prigioniero { noble-alienor }
ware-captive-margaret = il prigioniero { noble-margaret }
ware-captive-matilda = il prigioniero { noble-matilda }
ware-captive-isabel = il prigioniero { noble-isabel }
ware-captive-joan = il prigioniero { noble-joan }
ware-captive-edith = il prigioniero { noble-edith }

## Log

log-ally-gift = La famiglia { $who } dà denaro all'alleata, la famiglia { $to }.
log-ally-gift-own = La famiglia { $who } dà { $sum } all'alleata, la famiglia { $to }.
log-bargain = Le famiglie { $who } e { $to } concludono un affare.
log-no-bargain = La famiglia { $to } rifiuta un'offerta della famiglia { $who }.
log-paid-own = La famiglia { $who } paga { $sum } alla famiglia { $to }.
log-pigeon = La famiglia { $who } prepara un piccione per la famiglia { $to }.
log-pigeon-die = Vola il piccione della famiglia { $who }: { $number }.
log-pigeon-lost = Si perde il piccione della famiglia { $who }.
log-pigeon-arrived = Il piccione della famiglia { $who } giunge alla famiglia { $to }.
log-got-card = La famiglia { $who } dà { $card } alla famiglia { $to }.
log-got-money = La famiglia { $who } dà { $sum } in denaro alla famiglia { $to }.

## Prompts

prompt-parley = La famiglia { $who } tratta con la famiglia { $other }.
prompt-offer = La famiglia { $from } offre { $give } e { $one }, { $two } per { $want } e { $three }, { $four }.
prompt-offer-closed = La famiglia { $who } valuta un'offerta della famiglia { $from }.
prompt-pigeon = La famiglia { $who } carica il piccione per la famiglia { $to }.
prompt-too-many = La famiglia { $who } ha troppe carte.
