### Fief England, en español: tratos y palomas.

## Choices

choice-bargain = negociar con la familia { $noun }
choice-ally-gift = dar { $noun } a tu aliado
choice-cancel = dejarlo
choice-give-money = dar { $noun }
choice-want-money = pedir { $noun }
choice-give-ware = dar: { $noun }
choice-want-ware = pedir: { $noun }
choice-offer = hacer la oferta
choice-pigeon = enviar una paloma a la familia { $noun }
choice-meet = invitar a la familia { $noun } a un encuentro
choice-load-card = añadir { $noun }
choice-load-money = añadir { $noun } en dinero
choice-send-pigeon = dejarlo ir
choice-falcon = que Gilbert el halconero lo asegure

## Wares

ware-servant-mata = el sirviente { servant-mata }
ware-servant-rainulf = el sirviente { servant-rainulf }
ware-servant-gytha = el sirviente { servant-gytha }
ware-servant-osbern = el sirviente { servant-osbern }
ware-servant-wymarc = el sirviente { servant-wymarc }
ware-servant-ralf = el sirviente { servant-ralf }
ware-servant-edric = el sirviente { servant-edric }
ware-servant-hereward = el sirviente { servant-hereward }
ware-servant-aldith = el sirviente { servant-aldith }
ware-servant-torold = el sirviente { servant-torold }
ware-servant-baldwin = el sirviente { servant-baldwin }
ware-servant-anselm = el sirviente { servant-anselm }
ware-servant-wulfric = el sirviente { servant-wulfric }
ware-servant-emma = el sirviente { servant-emma }
ware-servant-gilbert = el sirviente { servant-gilbert }
ware-servant-sybil = el sirviente { servant-sybil }
ware-servant-odo = el sirviente { servant-odo }
ware-servant-maud = el sirviente { servant-maud }
ware-servant-walter = el sirviente { servant-walter }
ware-servant-hawise = el sirviente { servant-hawise }
ware-servant-piers = el sirviente { servant-piers }
ware-servant-ingrid = el sirviente { servant-ingrid }
ware-servant-cuthbert = el sirviente { servant-cuthbert }
ware-relic-grail = { relic-grail }
ware-relic-chasuble = { relic-chasuble }
ware-relic-skull = { relic-skull }
ware-relic-tibia = { relic-tibia }
ware-city-plymouth = la ciudad de { city-plymouth }
ware-city-exeter = la ciudad de { city-exeter }
ware-city-bristol = la ciudad de { city-bristol }
ware-city-cardiff = la ciudad de { city-cardiff }
ware-city-harlech = la ciudad de { city-harlech }
ware-city-berwick = la ciudad de { city-berwick }
ware-city-durham = la ciudad de { city-durham }
ware-city-york = la ciudad de { city-york }
ware-city-whitby = la ciudad de { city-whitby }
ware-city-lincoln = la ciudad de { city-lincoln }
ware-city-nottingham = la ciudad de { city-nottingham }
ware-city-kings-lynn = la ciudad de { city-kings-lynn }
ware-city-norwich = la ciudad de { city-norwich }
ware-city-coventry = la ciudad de { city-coventry }
ware-city-london = la ciudad de { city-london }
ware-city-canterbury = la ciudad de { city-canterbury }
ware-city-oxford = la ciudad de { city-oxford }
ware-city-winchester = la ciudad de { city-winchester }
ware-captive-arthur = el cautivo { noble-arthur }
ware-captive-henri = el cautivo { noble-henri }
ware-captive-william = el cautivo { noble-william }
ware-captive-hugh = el cautivo { noble-hugh }
ware-captive-godfrey = el cautivo { noble-godfrey }
ware-captive-edward = el cautivo { noble-edward }
ware-captive-herbert = el cautivo { noble-herbert }
ware-captive-thomas = el cautivo { noble-thomas }
ware-captive-richard = el cautivo { noble-richard }
ware-captive-edmund = el cautivo { noble-edmund }
ware-captive-lucia = el cautivo { noble-lucia }
ware-captive-anabel = el cautivo { noble-anabel }
ware-captive-philippa = el cautivo { noble-philippa }
ware-captive-estrid = el cautivo { noble-estrid }
ware-captive-alienor = el cautivo { noble-alienor }
ware-captive-margaret = el cautivo { noble-margaret }
ware-captive-matilda = el cautivo { noble-matilda }
ware-captive-isabel = el cautivo { noble-isabel }
ware-captive-joan = el cautivo { noble-joan }
ware-captive-edith = el cautivo { noble-edith }

## Log

log-ally-gift = La familia { $who } da dinero a su aliada, la familia { $to }.
log-ally-gift-own = La familia { $who } da { $sum } a su aliada, la familia { $to }.
log-bargain = Las familias { $who } y { $to } cierran un trato.
log-no-bargain = La familia { $to } rechaza una oferta de la familia { $who }.
log-paid-own = La familia { $who } paga { $sum } a la familia { $to }.
log-pigeon = La familia { $who } prepara una paloma para la familia { $to }.
log-pigeon-die = Vuela la paloma de la familia { $who }: { $number }.
log-pigeon-lost = Se pierde la paloma de la familia { $who }.
log-pigeon-arrived = La paloma de la familia { $who } llega a la familia { $to }.
log-got-card = La familia { $who } da { $card } a la familia { $to }.
log-got-money = La familia { $who } da { $sum } en dinero a la familia { $to }.

## Prompts

prompt-parley = La familia { $who } negocia con la familia { $other }.
prompt-offer = La familia { $from } ofrece { $give } y { $one }, { $two } por { $want } y { $three }, { $four }.
prompt-offer-closed = La familia { $who } estudia una oferta de la familia { $from }.
prompt-pigeon = La familia { $who } carga la paloma para la familia { $to }.
prompt-too-many = La familia { $who } tiene demasiadas cartas.
