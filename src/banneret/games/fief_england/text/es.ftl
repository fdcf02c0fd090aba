### Fief England, en español.

game-name = Fief England
game-about = Familias de la Inglaterra medieval se casan, compran títulos, votan en el Parlamento, asedian y negocian; sola o con una aliada, gana la que reúne bastantes feudos.
game-credits = De Philippe Mouchebeuf; publicado por International Team, en español por MasQueOca.
prompt-over = La partida ha terminado.
prompt-chance = Se esperan dados o cartas.

## Families and seats

family-red = Roja
family-blue = Azul
family-green = Verde
family-yellow = Amarilla
seat-red = Rojo
seat-blue = Azul
seat-green = Verde
seat-yellow = Amarillo
seat-red-blue = Rojo y Azul
seat-green-yellow = Verde y Amarillo

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
way-n = norte
way-e = este
way-s = sur
way-w = oeste
building-none = ningún edificio
building-stronghold = Fortaleza
building-walled-city = Ciudad Amurallada
building-royal-stronghold = Fortaleza Real
building-abbey = abadía
building-royal-abbey = Abadía Real
class-duchy = ducado
class-county = condado
class-barony = baronía

## Units

unit-soldier = soldado
unit-archer = arquero
unit-knight = caballero
unit-french-crossbowman = ballestero francés
unit-flemish-crossbowman = ballestero flamenco
unit-bombard = bombarda
unit-catapult = catapulta
unit-royal-knight = Caballero Real
unit-royal-soldier = Soldado Real
counter-soldier = { unit-soldier }
counter-archer = { unit-archer }
counter-knight = { unit-knight }
counter-french-crossbowman = { unit-french-crossbowman }
counter-flemish-crossbowman = { unit-flemish-crossbowman }
counter-bombard = { unit-bombard }
counter-catapult = { unit-catapult }
army-raven = ejército del Cuervo
army-wolf = ejército del Lobo
army-serpent = ejército de la Serpiente
army-bear = ejército del Oso
foe-red = la Roja
foe-blue = la Azul
foe-green = la Verde
foe-yellow = la Amarilla
foe-invaders = los invasores

## Nobles, servants, cards

noble-arthur = Arturo
noble-henri = Henri
noble-william = William
noble-hugh = Hugh
noble-godfrey = Godfrey
noble-edward = Edward
noble-herbert = Herbert
noble-thomas = Thomas
noble-richard = Richard
noble-edmund = Edmund
noble-lucia = Lucía
noble-anabel = Anabel
noble-philippa = Philippa
noble-estrid = Estrid
noble-alienor = Alienor
noble-margaret = Margarita
noble-matilda = Matilda
noble-isabel = Isabel
noble-joan = Juana
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
card-abbess-autumn = Abadesa del Otoño
card-abbess-hills = Abadesa de las Colinas
card-abbess-spring = Abadesa del Manantial
card-bishop-exeter = Obispo de Exeter
card-archbishop-york = Arzobispo de York
card-bishop-norwich = Obispo de Norwich
card-archbishop-canterbury = Arzobispo de Canterbury
card-mercenary-french = Ballesteros franceses
card-mercenary-flemish = Ballesteros flamencos
card-burgher-3 = Burgués (3 votos)
card-burgher-5 = Burgués (5 votos)
card-abundant-harvest = Buena Cosecha
card-good-weather = Buen Tiempo
card-tax = Impuesto
card-uprising = Levantamiento
card-secret-passage = Pasadizo
card-assassination = Asesinato
card-justice = Justicia
card-ambush = Emboscada
card-plague = Peste
card-storms = Tormentas
card-famine = Hambruna
card-invasion = Invasión
disaster-plague = Peste
disaster-storms = Tormentas
disaster-famine = Hambruna
disaster-invasion = Invasión
relic-grail = Santo Grial
relic-chasuble = Casulla de Tomás Becket
relic-skull = Cráneo de san Caradoc
relic-tibia = Tibia de santa Eanswith
abbey-autumn = Abadía del Otoño
abbey-hills = Abadía de las Colinas
abbey-spring = Abadía del Manantial
ending-solo = ha ganado una familia en solitario
ending-alliance = ha ganado una alianza
ending-totals = deciden los puntos tras la última ronda
ending-resigned = un jugador ha abandonado
matter-passage = el paso por
matter-entry = la entrada en
matter-road = el camino que sale de
matter-port = permiso para zarpar de
matter-abbey = permiso para fundar una abadía en
matter-tower = permiso para construir la Fortaleza Real en
matter-noble = sitio para un nuevo noble en
matter-freed = sitio para un noble liberado en
matter-relic = permiso para entrar en la ciudad de la catedral
matter-siege = permiso para cruzar el cerco de
matter-cede = si se hace cargo de
matter-come-out = combate ante los muros de
matter-release = la liberación de una abadesa de
topic-hear-ye = fase Oíd, Oíd
topic-cards = fase de Cartas
topic-income = fase de Ingresos
topic-purchases = fase de Compras
topic-movement = fase de Movimiento
topic-invaders = fase de Invasores
topic-battles = fase de Batallas
topic-end = final de la ronda
topic-arrival = llega un ejército
topic-battle = se declara una batalla
topic-battle-roll = antes de tirar en batalla
topic-battle-round = tras un asalto de batalla
topic-rebellion = estalla una rebelión
topic-capture = un noble es capturado
topic-landing = desembarcan invasores
topic-marriage = se acuerda un matrimonio
topic-election = se celebra una elección
topic-parliament = vota el Parlamento
demand-concerned = cuando afecte a mis nobles
demand-never = nunca
demand-always = siempre

## Choices

choice-done = listo
choice-yes = sí
choice-no = no
choice-order = preguntarme por «{ $first }»: { $second }
choice-serve = { $second } servirá a { $first }
choice-start = empezar en { $noun }
choice-scorch = quemar el molino de { $noun }
choice-buy = comprar: { $noun }
choice-put = colocar en { $second }: { $first }
choice-build = construir una Fortaleza en { $noun }
choice-mill = construir un molino en { $noun }
choice-title = comprar el título de { $noun }
choice-tower = construir la Fortaleza Real en { $noun }
choice-enlist = que Ralf aliste un soldado
choice-engineer = que Walter construya una catapulta
choice-sell = que Ingrid venda: { $noun }
choice-lead = mover a { $noun }
choice-join = { $noun } lo acompaña
choice-take = llevar { $second } × { $first }
choice-leave = dejar { $second } × { $first }
choice-road = ir a { $noun }
choice-sail = navegar a { $noun }
choice-forest = por Sherwood a { $noun }
choice-travel = viaje real a { $noun }
choice-raid = desfile contra { $noun }
choice-halt = detenerse aquí
choice-enter = entrar en la ciudad
choice-cede = ceder { $second } a la familia { $first }
choice-pay = pagar a los bandidos por { $noun }
choice-stay = { $noun } se queda con los bandidos
choice-home = llevarlo a { $noun }
choice-pigeon-to-forest = enviar una paloma a Sherwood

## Details

detail-costs = Cuesta { $sum }; tienes { $money }.

## Log

log-round = Empieza la ronda { $number }.
log-phase = { $number ->
    [1] Fase { $number }: Oíd, Oíd
    [2] Fase { $number }: Cartas
    [3] Fase { $number }: Ingresos
    [4] Fase { $number }: Compras
    [5] Fase { $number }: Movimiento
    [6] Fase { $number }: Invasores
    [7] Fase { $number }: Batallas
   *[other] Final de la ronda
 }
log-first = Primera familia: { $who }.
log-serves = { $servant } sirve a { $noble }.
log-starts = La familia { $who } se establece en { $city }.
log-founder = { $noble } funda la familia { $who }.
log-d6 = El dado muestra { $number }.
log-over = Fin de la partida: { $ending }.
log-asks = La familia { $who } pide a la familia { $asked } { $matter } { $place }.
log-agreed = La familia { $who } concede a la familia { $asking } { $matter } { $place }.
log-refused = La familia { $who } niega a la familia { $asking } { $matter } { $place }.
log-ceded = La familia { $who } cede { $place } a la familia { $to }.
log-forest-free = Los bandidos sueltan a { $noble }.
log-income = La familia { $who } recauda { $sum }.
log-tallage = El tallage de { $region } rinde { $sum } a la familia { $who }.
log-tithe = El diezmo de { $diocese } rinde { $sum } a la familia { $who }.
log-scorched = La familia { $who } quema su molino de { $city }.
log-bought = La familia { $who } compra: { $unit }.
log-built = La familia { $who } construye en { $city }: { $building }.
log-mill = La familia { $who } construye un molino en { $city }.
log-placed = La familia { $who } coloca una unidad en { $city }.
log-placed-own = La familia { $who } coloca en { $city }: { $unit }.
log-sold = Ingrid vende una carta de la familia { $who }: { $card }.
log-arrives = La familia { $who } va de { $from } a { $to }; unidades: { $units }.
log-sails = La familia { $who } navega de { $from } a { $to }; unidades: { $units }.
log-travels = { $noble }, de la familia { $who }, hace el viaje real a { $to }.
log-enters = La familia { $who } entra en { $place }.
log-raid = La familia { $who } lanza un desfile en { $place }.
log-comes-out = La familia { $who } sale de { $place } a combatir.
log-stays-in = La familia { $who } se queda tras los muros de { $place } y deja pasar el desfile.
log-forest-die = En Sherwood, la familia { $who } saca { $number }.
log-forest-paid = { $noble } paga { $sum } a los bandidos.
log-caught = { $noble } queda en manos de los bandidos.
log-crosses = La familia { $who } sale de Sherwood en { $to }.
log-gave-up = La familia { $who } se rinde: permanece, pero ya no hace nada.

## Prompts

prompt-start-city = Familia { $who }: ¿dónde empiezas?
prompt-setup-servants = Familia { $who }: ¿a quién servirá el sirviente?
prompt-scorch = Familia { $who }: ¿quemas molinos propios?
prompt-buy = Compra la familia { $who }.
prompt-place = La familia { $who } coloca lo comprado.
prompt-move = Mueve la familia { $who }: ¿a quién diriges?
prompt-consent = La familia { $asking } pide a la familia { $who } { $matter } { $place }.
prompt-march = { $noble }, de la familia { $who }, está en { $place }.
prompt-crossing = Los bandidos piden { $sum } por { $noble }.
prompt-forest-home = ¿Adónde va { $noble }, libre de Sherwood?
