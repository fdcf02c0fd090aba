### Fief England, in italiano.

game-name = Fief England
game-about = Famiglie dell’Inghilterra medievale si sposano, comprano titoli, votano in Parlamento, assediano e trattano; da sola o con un’alleata, vince chi riunisce abbastanza feudi.
game-credits = Di Philippe Mouchebeuf; pubblicato da International Team, in spagnolo da MasQueOca.
prompt-over = La partita è finita.
prompt-chance = Si attendono dadi o carte.

## Families and seats

family-red = Rossa
family-blue = Blu
family-green = Verde
family-yellow = Gialla
seat-red = Rosso
seat-blue = Blu
seat-green = Verde
seat-yellow = Giallo
seat-red-blue = Rosso e Blu
seat-green-yellow = Verde e Giallo

## Regions, dioceses, cities

region-south-west = South West
region-wales = Wales
region-marches = Marches
region-north = North
region-midlands = Midlands
region-south-east = South East
diocese-exeter = Exeter
diocese-york = York
diocese-norwich = Norwich
diocese-canterbury = Canterbury
city-plymouth = Plymouth
city-exeter = Exeter
city-bristol = Bristol
city-cardiff = Cardiff
city-harlech = Harlech
city-berwick = Berwick
city-durham = Durham
city-york = York
city-whitby = Whitby
city-lincoln = Lincoln
city-nottingham = Nottingham
city-kings-lynn = King's Lynn
city-norwich = Norwich
city-coventry = Coventry
city-london = London
city-canterbury = Canterbury
city-oxford = Oxford
city-winchester = Winchester
place-plymouth = { city-plymouth }
place-exeter = { city-exeter }
place-bristol = { city-bristol }
place-cardiff = { city-cardiff }
place-harlech = { city-harlech }
place-berwick = { city-berwick }
place-durham = { city-durham }
place-york = { city-york }
place-whitby = { city-whitby }
place-lincoln = { city-lincoln }
place-nottingham = { city-nottingham }
place-kings-lynn = { city-kings-lynn }
place-norwich = { city-norwich }
place-coventry = { city-coventry }
place-london = { city-london }
place-canterbury = { city-canterbury }
place-oxford = { city-oxford }
place-winchester = { city-winchester }
place-sherwood = Sherwood
way-n = nord
way-e = est
way-s = sud
way-w = ovest
building-none = nessun edificio
building-stronghold = Torre
building-walled-city = Castello
building-royal-stronghold = Torre reale
building-abbey = abbazia
building-royal-abbey = Abbazia reale
class-duchy = ducato
class-county = contea
class-barony = viscontado

## Units

unit-soldier = sergente
unit-archer = arciere
unit-knight = cavaliere
unit-french-crossbowman = balestriere francese
unit-flemish-crossbowman = balestriere fiammingo
unit-bombard = bombarda
unit-catapult = trabucco
unit-royal-knight = Cavaliere reale
unit-royal-soldier = Sergente reale
counter-soldier = { unit-soldier }
counter-archer = { unit-archer }
counter-knight = { unit-knight }
counter-french-crossbowman = { unit-french-crossbowman }
counter-flemish-crossbowman = { unit-flemish-crossbowman }
counter-bombard = { unit-bombard }
counter-catapult = { unit-catapult }
army-raven = clan del Corvo
army-wolf = clan del Lupo
army-serpent = clan del Serpente
army-bear = clan dell'Orso
foe-red = la Rossa
foe-blue = la Blu
foe-green = la Verde
foe-yellow = la Gialla
foe-invaders = gli invasori

## Nobles, servants, cards

noble-arthur = Artù
noble-henri = Enrico
noble-william = Guglielmo
noble-hugh = Ugo
noble-godfrey = Goffredo
noble-edward = Edoardo
noble-herbert = Erberto
noble-thomas = Tommaso
noble-richard = Riccardo
noble-edmund = Edmondo
noble-lucia = Lucia
noble-anabel = Anabel
noble-philippa = Filippa
noble-estrid = Estrid
noble-alienor = Alienor
noble-margaret = Margherita
noble-matilda = Matilde
noble-isabel = Isabella
noble-joan = Giovanna
noble-edith = Edith
card-arthur = { noble-arthur }
card-henri = { noble-henri }
card-william = { noble-william }
card-hugh = { noble-hugh }
card-godfrey = { noble-godfrey }
card-edward = { noble-edward }
card-herbert = { noble-herbert }
card-thomas = { noble-thomas }
card-richard = { noble-richard }
card-edmund = { noble-edmund }
card-lucia = { noble-lucia }
card-anabel = { noble-anabel }
card-philippa = { noble-philippa }
card-estrid = { noble-estrid }
card-alienor = { noble-alienor }
card-margaret = { noble-margaret }
card-matilda = { noble-matilda }
card-isabel = { noble-isabel }
card-joan = { noble-joan }
card-edith = { noble-edith }
servant-mata = Mata
servant-rainulf = Rainulf
servant-gytha = Gytha
servant-osbern = Osbern
servant-wymarc = Wymarc
servant-ralf = Ralf
servant-edric = Edric
servant-hereward = Hereward
servant-aldith = Aldith
servant-torold = Torold
servant-baldwin = Baldwin
servant-anselm = Anselm
servant-wulfric = Wulfric
servant-emma = Emma
servant-gilbert = Gilbert
servant-sybil = Sybil
servant-odo = Odo
servant-maud = Maud
servant-walter = Walter
servant-hawise = Hawise
servant-piers = Piers
servant-ingrid = Ingrid
servant-cuthbert = Cuthbert
card-abbess-autumn = Badessa dell'Autunno
card-abbess-hills = Badessa delle Colline
card-abbess-spring = Badessa della Sorgente
card-bishop-exeter = Vescovo di Exeter
card-archbishop-york = Arcivescovo di York
card-bishop-norwich = Vescovo di Norwich
card-archbishop-canterbury = Arcivescovo di Canterbury
card-mercenary-french = Balestrieri francesi
card-mercenary-flemish = Balestrieri fiamminghi
card-burgher-3 = Borghese (3 voti)
card-burgher-5 = Borghese (5 voti)
card-abundant-harvest = Raccolto abbondante
card-good-weather = Bel tempo
card-tax = Tassa
card-uprising = Rivolta
card-secret-passage = Passaggio segreto
card-assassination = Assassinio
card-justice = Giustizia
card-ambush = Imboscata
card-plague = Peste
card-storms = Tempeste
card-famine = Carestia
card-invasion = Invasione
disaster-plague = Peste
disaster-storms = Tempeste
disaster-famine = Carestia
disaster-invasion = Invasione
relic-grail = Santo Graal
relic-chasuble = Casula di Tommaso Becket
relic-skull = Teschio di san Caradoc
relic-tibia = Tibia di santa Eanswith
abbey-autumn = Abbazia dell'Autunno
abbey-hills = Abbazia delle Colline
abbey-spring = Abbazia della Sorgente
ending-solo = ha vinto una famiglia da sola
ending-alliance = ha vinto un'alleanza
ending-totals = decidono i punti dopo l'ultimo turno
ending-resigned = un giocatore ha abbandonato
matter-passage = il passaggio per
matter-entry = l'ingresso in
matter-road = la strada da
matter-port = il permesso di salpare da
matter-abbey = il permesso di fondare un'abbazia a
matter-tower = il permesso di costruire la Torre reale a
matter-noble = posto per un nuovo signore a
matter-freed = posto per un signore liberato a
matter-relic = il permesso di entrare nella città della cattedrale
matter-siege = il permesso di passare l'assedio di
matter-cede = se prende in consegna
matter-come-out = battaglia davanti alle mura di
matter-release = lo scioglimento di una badessa di
topic-hear-ye = fase Udite udite
topic-cards = fase Carte
topic-income = fase Entrate
topic-purchases = fase Acquisti
topic-movement = fase Movimenti
topic-invaders = fase Invasori
topic-battles = fase Battaglie
topic-end = fine del turno
topic-arrival = arriva un esercito
topic-battle = si dichiara una battaglia
topic-battle-roll = prima dei dadi in battaglia
topic-battle-round = dopo un turno di battaglia
topic-rebellion = scoppia una rivolta
topic-capture = un signore è catturato
topic-landing = sbarcano invasori
topic-marriage = si conclude un matrimonio
topic-election = si tiene un'elezione
topic-parliament = vota il Parlamento
demand-concerned = quando riguarda i miei signori
demand-never = mai
demand-always = sempre

## Choices

choice-done = fatto
choice-yes = sì
choice-no = no
choice-order = chiedimi di «{ $first }»: { $second }
choice-serve = { $second } servirà { $first }
choice-start = inizia a { $noun }
choice-scorch = brucia il mulino di { $noun }
choice-buy = compra: { $noun }
choice-put = colloca a { $second }: { $first }
choice-build = costruisci una Torre a { $noun }
choice-mill = costruisci un mulino a { $noun }
choice-title = compra il titolo di { $noun }
choice-tower = costruisci la Torre reale a { $noun }
choice-enlist = Ralf arruola un sergente
choice-engineer = Walter costruisce un trabucco
choice-sell = Ingrid vende: { $noun }
choice-lead = muovi { $noun }
choice-join = { $noun } lo accompagna
choice-take = porta { $second } × { $first }
choice-leave = lascia { $second } × { $first }
choice-road = vai a { $noun }
choice-sail = naviga verso { $noun }
choice-forest = per Sherwood a { $noun }
choice-travel = viaggio reale a { $noun }
choice-raid = sortita contro { $noun }
choice-halt = fermati qui
choice-enter = entra in città
choice-cede = cedi { $second } alla famiglia { $first }
choice-pay = paga i banditi per { $noun }
choice-stay = { $noun } resta coi banditi
choice-home = portalo a { $noun }
choice-pigeon-to-forest = manda un piccione a Sherwood

## Details

detail-costs = Costa { $sum }; hai { $money }.

## Log

log-round = Comincia il turno { $number }.
log-phase = { $number ->
    [1] Fase { $number }: Udite udite
    [2] Fase { $number }: Carte
    [3] Fase { $number }: Entrate
    [4] Fase { $number }: Acquisti
    [5] Fase { $number }: Movimenti
    [6] Fase { $number }: Invasori
    [7] Fase { $number }: Battaglie
   *[other] Fine del turno
 }
log-first = Prima famiglia: { $who }.
log-serves = { $servant } serve { $noble }.
log-starts = La famiglia { $who } si stabilisce a { $city }.
log-founder = { $noble } fonda la famiglia { $who }.
log-d6 = Il dado mostra { $number }.
log-over = Fine della partita: { $ending }.
log-asks = La famiglia { $who } chiede alla famiglia { $asked } { $matter } { $place }.
log-agreed = La famiglia { $who } concede alla famiglia { $asking } { $matter } { $place }.
log-refused = La famiglia { $who } nega alla famiglia { $asking } { $matter } { $place }.
log-ceded = La famiglia { $who } cede { $place } alla famiglia { $to }.
log-forest-free = I banditi liberano { $noble }.
log-income = La famiglia { $who } incassa { $sum }.
log-tallage = L'imposta di { $region } rende { $sum } alla famiglia { $who }.
log-tithe = L'imposta ecclesiastica di { $diocese } rende { $sum } alla famiglia { $who }.
log-scorched = La famiglia { $who } brucia il suo mulino a { $city }.
log-bought = La famiglia { $who } compra: { $unit }.
log-built = La famiglia { $who } costruisce a { $city }: { $building }.
log-mill = La famiglia { $who } costruisce un mulino a { $city }.
log-placed = La famiglia { $who } colloca un'unità a { $city }.
log-placed-own = La famiglia { $who } colloca a { $city }: { $unit }.
log-sold = Ingrid vende una carta della famiglia { $who }: { $card }.
log-arrives = La famiglia { $who } va da { $from } a { $to }; unità: { $units }.
log-sails = La famiglia { $who } naviga da { $from } a { $to }; unità: { $units }.
log-travels = { $noble } della famiglia { $who } compie il viaggio reale a { $to }.
log-enters = La famiglia { $who } entra a { $place }.
log-raid = La famiglia { $who } tenta una sortita a { $place }.
log-comes-out = La famiglia { $who } esce da { $place } a combattere.
log-stays-in = La famiglia { $who } resta dietro le mura di { $place } e lascia passare la sortita.
log-forest-die = A Sherwood la famiglia { $who } tira { $number }.
log-forest-paid = { $noble } paga { $sum } ai banditi.
log-caught = { $noble } resta nelle mani dei banditi.
log-crosses = La famiglia { $who } esce da Sherwood a { $to }.
log-gave-up = La famiglia { $who } si arrende: resta, ma non fa più nulla.

## Prompts

prompt-start-city = Famiglia { $who }: dove cominci?
prompt-setup-servants = Famiglia { $who }: chi servirà il servitore?
prompt-scorch = Famiglia { $who }: bruci mulini tuoi?
prompt-buy = Acquista la famiglia { $who }.
prompt-place = La famiglia { $who } colloca gli acquisti.
prompt-move = Muove la famiglia { $who }: chi guidi?
prompt-consent = La famiglia { $asking } chiede alla famiglia { $who } { $matter } { $place }.
prompt-march = { $noble } della famiglia { $who } è a { $place }.
prompt-crossing = I banditi chiedono { $sum } per { $noble }.
prompt-forest-home = Dove va { $noble }, libero da Sherwood?
