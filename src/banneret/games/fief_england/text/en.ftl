### Fief England, in English.

game-name = Fief England
game-about = Families of medieval England marry, buy titles, vote in Parliament, besiege and bargain; alone or with an ally, whoever holds enough fiefs has won.
game-credits = By Philippe Mouchebeuf; published by International Team, in Spanish by MasQueOca.
prompt-over = The game is over.
prompt-chance = Waiting for dice or cards.

## Families and seats

family-red = Red
family-blue = Blue
family-green = Green
family-yellow = Yellow
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-red-blue = Red and Blue
seat-green-yellow = Green and Yellow

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
way-n = north
way-e = east
way-s = south
way-w = west
building-none = no building
building-stronghold = Stronghold
building-walled-city = Walled City
building-royal-stronghold = Royal Stronghold
building-abbey = abbey
building-royal-abbey = Royal Abbey
class-duchy = duchy
class-county = county
class-barony = barony

## Units

unit-soldier = soldier
unit-archer = archer
unit-knight = knight
unit-french-crossbowman = French crossbowman
unit-flemish-crossbowman = Flemish crossbowman
unit-bombard = bombard
unit-catapult = catapult
unit-royal-knight = Royal Knight
unit-royal-soldier = Royal Soldier
counter-soldier = { unit-soldier }
counter-archer = { unit-archer }
counter-knight = { unit-knight }
counter-french-crossbowman = { unit-french-crossbowman }
counter-flemish-crossbowman = { unit-flemish-crossbowman }
counter-bombard = { unit-bombard }
counter-catapult = { unit-catapult }
army-raven = Raven army
army-wolf = Wolf army
army-serpent = Serpent army
army-bear = Bear army
foe-red = Red
foe-blue = Blue
foe-green = Green
foe-yellow = Yellow
foe-invaders = the invaders

## Nobles, servants, cards

noble-arthur = Arthur
noble-henri = Henri
noble-william = William
noble-hugh = Hugh
noble-godfrey = Godfrey
noble-edward = Edward
noble-herbert = Herbert
noble-thomas = Thomas
noble-richard = Richard
noble-edmund = Edmund
noble-lucia = Lucia
noble-anabel = Anabel
noble-philippa = Philippa
noble-estrid = Estrid
noble-alienor = Alienor
noble-margaret = Margaret
noble-matilda = Matilda
noble-isabel = Isabel
noble-joan = Joan
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
card-abbess-autumn = Abbess of Autumn
card-abbess-hills = Abbess of the Hills
card-abbess-spring = Abbess of the Spring
card-bishop-exeter = Bishop of Exeter
card-archbishop-york = Archbishop of York
card-bishop-norwich = Bishop of Norwich
card-archbishop-canterbury = Archbishop of Canterbury
card-mercenary-french = French crossbowmen
card-mercenary-flemish = Flemish crossbowmen
card-burgher-3 = Burgher (3 votes)
card-burgher-5 = Burgher (5 votes)
card-abundant-harvest = Abundant Harvest
card-good-weather = Good Weather
card-tax = Tax
card-uprising = Uprising
card-secret-passage = Secret Passage
card-assassination = Assassination
card-justice = Justice
card-ambush = Ambush
card-plague = Plague
card-storms = Storms
card-famine = Famine
card-invasion = Invasion
disaster-plague = Plague
disaster-storms = Storms
disaster-famine = Famine
disaster-invasion = Invasion
relic-grail = Holy Grail
relic-chasuble = Chasuble of Thomas Becket
relic-skull = Skull of Saint Caradoc
relic-tibia = Tibia of Saint Eanswith
abbey-autumn = Abbey of Autumn
abbey-hills = Abbey of the Hills
abbey-spring = Abbey of the Spring
ending-solo = a family that stands alone has won
ending-alliance = an alliance has won
ending-totals = the points after the last round decide
ending-resigned = a player has given up
matter-passage = passage through
matter-entry = entry into
matter-road = the road out of
matter-port = leave to sail from
matter-abbey = leave to found an abbey in
matter-tower = leave to build the Royal Stronghold in
matter-noble = room for a new noble in
matter-freed = room for a freed noble in
matter-relic = leave to enter the cathedral city
matter-siege = leave to pass the siege lines of
matter-cede = whether you take over
matter-come-out = a fight before the walls of
matter-release = the release of an abbess of
topic-hear-ye = phase Hear Ye
topic-cards = phase Cards
topic-income = phase Income
topic-purchases = phase Purchases
topic-movement = phase Movement
topic-invaders = phase Invaders
topic-battles = phase Battles
topic-end = end of the round
topic-arrival = an army arrives
topic-battle = a battle is declared
topic-battle-roll = before dice are rolled in battle
topic-battle-round = after a round of battle
topic-rebellion = a rebellion breaks out
topic-capture = a noble is captured
topic-landing = invaders land
topic-marriage = a marriage is concluded
topic-election = an election is held
topic-parliament = Parliament votes
demand-concerned = when my nobles are concerned
demand-never = never
demand-always = always

## Choices

choice-done = done
choice-yes = yes
choice-no = no
choice-order = ask me about “{ $first }”: { $second }
choice-serve = { $second } shall serve { $first }
choice-start = start in { $noun }
choice-scorch = burn the mill of { $noun }
choice-buy = buy: { $noun }
choice-put = place in { $second }: { $first }
choice-build = build a Stronghold in { $noun }
choice-mill = build a mill in { $noun }
choice-title = buy the title of { $noun }
choice-tower = build the Royal Stronghold in { $noun }
choice-enlist = let Ralf enlist a soldier
choice-engineer = let Walter build a catapult
choice-sell = let Ingrid sell: { $noun }
choice-lead = lead { $noun }
choice-join = { $noun } goes along
choice-take = take along { $second } × { $first }
choice-leave = leave { $second } × { $first } behind
choice-road = go to { $noun }
choice-sail = sail to { $noun }
choice-forest = through Sherwood to { $noun }
choice-travel = royal journey to { $noun }
choice-raid = raid { $noun }
choice-halt = stop here
choice-enter = enter the city
choice-cede = give { $second } to the family { $first }
choice-pay = pay the bandits for { $noun }
choice-stay = { $noun } stays with the bandits
choice-home = go to { $noun }
choice-pigeon-to-forest = send a pigeon to Sherwood

## Details

detail-costs = It costs { $sum }; you have { $money }.

## Log

log-round = Round { $number } begins.
log-phase = { $number ->
    [1] Phase { $number }: Hear Ye
    [2] Phase { $number }: Cards
    [3] Phase { $number }: Income
    [4] Phase { $number }: Purchases
    [5] Phase { $number }: Movement
    [6] Phase { $number }: Invaders
    [7] Phase { $number }: Battles
   *[other] The end of the round
 }
log-first = First family: { $who }.
log-serves = { $servant } serves { $noble }.
log-starts = Family { $who } settles in { $city }.
log-founder = Family { $who } is founded by { $noble }.
log-d6 = The die shows { $number }.
log-over = The game ends: { $ending }.
log-asks = Family { $who } asks family { $asked } for { $matter } { $place }.
log-agreed = Family { $who } grants family { $asking } { $matter } { $place }.
log-refused = Family { $who } refuses family { $asking } { $matter } { $place }.
log-ceded = Family { $who } gives { $place } to family { $to }.
log-forest-free = The bandits let { $noble } go.
log-income = Family { $who } collects { $sum }.
log-tallage = The tallage of { $region } brings family { $who } { $sum }.
log-tithe = The tithe of { $diocese } brings family { $who } { $sum }.
log-scorched = Family { $who } burns its mill in { $city }.
log-bought = Family { $who } buys: { $unit }.
log-built = Family { $who } builds in { $city }: { $building }.
log-mill = Family { $who } builds a mill in { $city }.
log-placed = Family { $who } places a unit in { $city }.
log-placed-own = Family { $who } places in { $city }: { $unit }.
log-sold = Ingrid sells a card of family { $who }: { $card }.
log-arrives = Family { $who } goes from { $from } to { $to }; units: { $units }.
log-sails = Family { $who } sails from { $from } to { $to }; units: { $units }.
log-travels = { $noble } of family { $who } makes the royal journey to { $to }.
log-enters = Family { $who } enters { $place }.
log-raid = Family { $who } raids at { $place }.
log-comes-out = Family { $who } comes out of { $place } to fight.
log-stays-in = Family { $who } stays behind the walls of { $place } and lets the raid pass.
log-forest-die = In Sherwood, family { $who } rolls { $number }.
log-forest-paid = { $noble } pays the bandits { $sum }.
log-caught = { $noble } stays in the hands of the bandits.
log-crosses = Family { $who } comes out of Sherwood at { $to }.
log-gave-up = Family { $who } gives up: it stays, but does nothing more.

## Prompts

prompt-start-city = Family { $who }: where do you start?
prompt-setup-servants = Family { $who }: whom shall the servant serve?
prompt-scorch = Family { $who }: burn mills of your own?
prompt-buy = Family { $who } buys.
prompt-place = Family { $who } places what it bought.
prompt-move = Family { $who } moves: whom do you lead?
prompt-consent = Family { $asking } asks family { $who } for { $matter } { $place }.
prompt-march = { $noble } of family { $who } is in { $place }.
prompt-crossing = The bandits ask { $sum } for { $noble }.
prompt-forest-home = Where does { $noble } go, freed from Sherwood?
