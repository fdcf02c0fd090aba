### Richard III: The Wars of the Roses, en español.

game-name = Richard III: Las Guerras de las Rosas
game-about = Dos casas, veinte años, una corona: bloques de fuerza oculta marchan por Inglaterra, y los nobles cambian de bando en plena batalla.
game-credits = De Jerry Taylor y Tom Dalgliesh, desarrollado por Grant Dalgliesh; publicado por Columbia Games.
seat-lancaster = Lancaster
seat-york = York

## Lo que se puede acordar

option-scenario = Escenario
option-automatic-mulligan = Mulligan automático
scenario-wars-of-the-roses = Las Guerras de las Rosas
scenario-kingmaker = Kingmaker
scenario-richard-iii = Richard III

## Áreas, mares y lugares

area-ireland = Irlanda
area-isle-of-man = Isla de Man
area-scotland = Escocia
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
area-cornwall = Cornualles
area-dorset = Dorset
area-france = Francia
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
place-pool = Fondo
place-down = Boca abajo
place-minor = Menores
place-aside = Apartados
place-dead = Muertos
place-prison = Prisión

sea-north-sea = Mar del Norte
sea-english-channel = Canal de la Mancha
sea-irish-sea = Mar de Irlanda

## Bloques. /L es la versión roja y /Y la blanca de un bloque que existe en ambas.

block-henry-vi-l = Enrique VI
block-prince-edward-l = Príncipe Eduardo
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
block-scots-mercenary-l = mercenario Escocés
block-welsh-mercenary-l = mercenario Galés
block-french-mercenary-l = mercenario Francés
block-canterbury-church-l = Canterbury (Iglesia)/L
block-york-church-l = York (Iglesia)/L
block-bombard-l = Bombarda/L
block-coventry-levy-l = leva de Coventry
block-bristol-levy-l = leva de Bristol
block-newcastle-levy-l = leva de Newcastle
block-york-levy-l = leva de York
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
block-irish-mercenary-y = mercenario Irlandés
block-burgundian-mercenary-y = mercenario Borgoñón
block-calais-mercenary-y = mercenario de Calais
block-canterbury-church-y = Canterbury (Iglesia)/Y
block-york-church-y = York (Iglesia)/Y
block-london-levy-y = leva de Londres
block-norwich-levy-y = leva de Norwich
block-salisbury-levy-y = leva de Salisbury
block-bombard-y = Bombarda/Y
block-rebel = Rebelde

## Cartas, papeles, finales

card-action-2 = Acción 2
card-action-3 = Acción 3
card-action-4 = Acción 4
card-force-march = Marcha Forzada
card-muster = Reunión
card-piracy = Piratería
card-plague = Plaga
card-surprise = Sorpresa
card-treason = Traición

role-king = Rey
role-pretender = Pretendiente
role-warwick = Warwick
role-treason = carta Traición

ending-heirs = no quedaba ningún heredero enemigo
ending-throne = ocupaba el trono al final
ending-resigned = el enemigo se rindió

## Elecciones

choice-done = Listo
choice-keep = Conservar la mano
choice-redeal = Pedir cartas nuevas
choice-play = Jugar { $noun }
choice-retract = Recuperar la carta
choice-lift = Mover { noun.a }
choice-step = Marchar { noun.to }
choice-stop = Detenerse aquí
choice-sail = Embarcar { noun.a }
choice-land = Desembarcar { noun.in }
choice-recruit = Reclutar { noun.a }
choice-place = Situarlo { noun.in }
choice-main = Ataque Principal contra { $first } desde { $second }
choice-gather = Reunión { noun.in }
choice-infect = Llevar la Plaga a { $noun }
choice-battle = Librar la batalla { noun.in }
choice-fire = Disparar con { noun.the }
choice-charge = Cargar con { noun.the }
choice-treachery = Intentar la traición con { noun.the }
choice-retreat = Retirarse con { noun.the }
choice-hold = Pasar con { noun.the }
choice-fall = Perder { noun.a }: no hay retirada posible
choice-target = Elegir { noun.a } como objetivo
choice-take = Que reciba los impactos { noun.the }
choice-withdraw = Retirarse { noun.to }
choice-regroup = Reagrupar { noun.a }
choice-execute = Ejecutar a { $noun }
choice-enter = Entrar en juego { noun.in }
choice-starve = Que pierda un paso { noun.the }
choice-home = Enviar { second.to }: { $first }
choice-dismiss = Enviar { noun.a } al fondo

## Registro: campañas y cartas

log-campaign = Comenzó la campaña { $number }.
log-turn = Comenzó el Turno de Juego { $number }.
log-dealt = El reparto trajo la carta { $card }.
log-mulligan = { $who } despreció una mano de { $total } PA y pidió cartas nuevas.
log-shown = { $who } enseñó { $number ->
        [one] una carta
       *[other] { $number } cartas
    }: { $card }.
log-redealt = { $who } recibió siete cartas nuevas.
log-chosen = { $who } puso una carta boca abajo.
log-cards = Se descubrieron las cartas: { seat-lancaster }, { $lancaster }; { seat-york }, { $york }.
log-first = { $who } tomó la iniciativa como Jugador 1.

## Registro: acciones. Si el movimiento cruza una sola frontera, $through va vacío.

log-move = { block.The } marchó { from.from } { to.to }{ through.entering }.
log-move-hidden = Un bloque de { $who } marchó { from.from } { to.to }{ through.entering }.
log-sail = { block.The } navegó { from.from } { to.to }.
log-sail-hidden = Un bloque de { $who } navegó { from.from } { to.to }.
log-recruit = { block.The } acudió a la llamada a las armas { to.in }.
log-recruit-hidden = { $who } reclutó un bloque { to.in }.
log-main = { $who } lanzó el Ataque Principal contra { $area } desde { $from }.
log-passed = { $who } terminó sus acciones.
log-gather = { $who } convocó una Reunión { area.in }.
log-plague = { $who } llevó la Plaga a { $area }.

## Registro: batallas

log-battle = Se entabló batalla { area.in }: atacó { $attacker }.
log-field = { block.The } salió al campo con { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    }.
log-round = Comenzó la Ronda { $number } de la batalla.
log-fire = { block.The } disparó con potencia de fuego { $power }: { $dice }.
log-charge = { block.The } cargó contra { target.the } con potencia de fuego { $power }: { $dice }.
log-bonus-fire = { block.The } replicó contra { target.the } con potencia de fuego { $power }: { $dice }.
log-hits = { block.The } { $hits ->
        [0] no recibió impactos
        [one] recibió un impacto
       *[other] recibió { $hits } impactos
    }.
log-treachery = { $role-id ->
        [king] El Rey
        [pretender] El Pretendiente
        [treason] La carta Traición
       *[other] { $role }
    } tentó a { $target } para que cambiara de bando: { $dice }.
log-defects = ¡{ $block } se pasó a { $to }!
log-retreat = { block.The } se retiró { to.to }.
log-hold = { block.The } aguantó a pie firme y pasó.
log-deploy = { block.The } desplegó desde la Reserva con { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    }.
log-control = Cambiaron las tornas: { $attacker } pasó a ser el Atacante.
log-eliminated = { block.The } cayó.
log-won = { $who } ganó la batalla { area.in }.
log-regroup = { block.The } se reagrupó { from.from } { to.to }.
log-regroup-hidden = Un bloque de { $who } se reagrupó { from.from } { to.to }.

## Registro: herederos, suministro, política

log-crowned = { $place-id ->
        [minor] { block.The }, aún menor, pasó a ser Rey.
        [pool] { block.The } fue coronado Rey fuera del mapa.
        [isle-of-man] { block.The } fue coronado Rey en la { $place }.
       *[other] { block.The } fue coronado Rey en { $place }.
    }
log-pretender = { block.The } reclamó el trono como Pretendiente.
log-executed = { $block } murió bajo el hacha del verdugo.
log-enters = { block.The } alcanzó la mayoría de edad y entró en la guerra { to.in }.
log-delayed = { block.The } alcanzó la mayoría de edad, pero no halló abierta ningún área de Corona.
log-starves = { block.The } pasó hambre { area.in } y perdió un paso.
log-starves-hidden = { $who } pasó hambre { area.in }: { $number ->
        [one] un bloque perdió un paso
       *[other] { $number } bloques perdieron un paso
    }.
log-disbands = { $place-id ->
        [pool] { block.The } se disolvió y volvió al fondo.
        [down] { block.The } se disolvió y abandonó el mapa.
       *[other] { block.The } volvió a casa, a { $place }.
    }
log-disbands-hidden = { $place-id ->
        [pool] Un bloque de { $who } se disolvió { from.in } y volvió al fondo.
        [down] Un bloque de { $who } se disolvió { from.in } y abandonó el mapa.
       *[other] Un bloque de { $who } volvió a casa { from.from } a { $place }.
    }
log-count = Se contaron los nobles: bando del Rey { $king }, bando del Pretendiente { $pretender }.
log-usurped = ¡{ block.The } usurpó el trono y pasó a ser Rey!
log-kept = { $who } conservó el trono.
log-home = { block.The } viajó { from.from } { to.to }.
log-home-hidden = Un bloque de { $who } viajó { from.from } { to.to }.
log-dismissed = { block.The } no halló pan { area.in } y se fue al fondo.
log-dismissed-hidden = Un bloque de { $who } no halló pan { area.in } y se fue al fondo.
log-rescued = { block.The } fue rescatado de su cautiverio.
log-prisoner-dies = { block.The } murió prisionero.
log-over = { $who } ganó la partida: { $ending }.

## Preguntas

prompt-mulligan = { $who } mira su nueva mano y puede pedir otras cartas.
prompt-mulligan-own = Tu mano vale { $total } PA: consérvala o pide cartas nuevas si puedes.
prompt-answer-redeal = { $who } decide si conserva su mano o toma también cartas nuevas.
prompt-cards = Turno de Juego { $turn }: elige una carta y juégala boca abajo.
prompt-cards-chosen = Turno de Juego { $turn }: tu carta está boca abajo; falta la otra casa.
prompt-actions = { $who } actúa con la carta { $card }: { $ap ->
        [0] no quedan PA
        [one] queda { $ap } PA
       *[other] quedan { $ap } PA
    }.
prompt-move = { $who } está moviendo un bloque, ahora { from.in }.
prompt-move-own = Sigue moviendo { block.a } desde { $from } o detente donde puedas.
prompt-sail = { $who } está embarcando un bloque { from.in }.
prompt-sail-own = Elige dónde desembarcará { block.the }, que zarpa { from.from }.
prompt-place = { $who } está reclutando un bloque.
prompt-place-own = Elige dónde situar { block.a }.
prompt-muster = { $who } junta bloques para la Reunión { area.in }.
prompt-choose-muster = { $who } designa el área de la Reunión.
prompt-choose-plague = { $who } designa el área de ciudad que sufrirá la Plaga.
prompt-choose-battle = { $who } elige la siguiente batalla.
prompt-treason = { $who } puede usar la Tirada de Traición de su carta antes de la batalla { area.in }.
prompt-battle-turn = { $who } lucha { area.in }, Ronda { $round }: elige un bloque y lo que hace.
prompt-charge = { $who } elige contra qué bloque cargará { block.the }.
prompt-treachery = { $who } elige el objetivo de la Tirada de Traición ({ $role }).
prompt-hits = { $who } elige el bloque que recibe { $number ->
        [one] un impacto
       *[other] { $number } impactos
    }.
prompt-retreat = { $who } elige adónde se retirará { block.the }.
prompt-regroup = { $who } puede reagrupar a los vencedores { area.in }.
prompt-regroup-to = { $who } está reagrupando un bloque tras la batalla { area.in }.
prompt-regroup-to-own = Elige adónde irá { block.the } tras la batalla { area.in }.
prompt-execution = { $who } decide si ejecuta a { $block }.
prompt-minor = { $who } elige dónde entrará en la guerra { block.the }.
prompt-losses = { $who } no puede alimentar a todos { area.in }: { $number ->
        [one] un bloque debe perder un paso
       *[other] { $number } bloques deben perder un paso cada uno
    }.
prompt-homes = { $who } envía a casa a herederos, nobles e iglesias.
prompt-homes-own = Elige adónde vuelve a casa cada heredero, noble e iglesia; todos parten a la vez cuando termines.
prompt-surplus = { $who } tiene demasiados bloques { area.in }: { $number ->
        [one] uno de ellos va al fondo
       *[other] { $number } de ellos van al fondo
    }.
prompt-over = La partida ha terminado.
prompt-chance = Los dados están a punto de caer.

## Palabras que acompañan a un nombre: decide su identificador. No son mensajes propios, sino partes de los de arriba.

noun =
    .the = { $noun-id ->
        [prince-edward-l] el { $noun }
        [scots-mercenary-l] el { $noun }
        [welsh-mercenary-l] el { $noun }
        [french-mercenary-l] el { $noun }
        [irish-mercenary-y] el { $noun }
        [burgundian-mercenary-y] el { $noun }
        [calais-mercenary-y] el { $noun }
        [rebel] el { $noun }
        [bombard-l] la { $noun }
        [coventry-levy-l] la { $noun }
        [bristol-levy-l] la { $noun }
        [newcastle-levy-l] la { $noun }
        [york-levy-l] la { $noun }
        [london-levy-y] la { $noun }
        [norwich-levy-y] la { $noun }
        [salisbury-levy-y] la { $noun }
        [bombard-y] la { $noun }
       *[other] { $noun }
    }
    .a = { $noun-id ->
        [prince-edward-l] al { $noun }
        [scots-mercenary-l] al { $noun }
        [welsh-mercenary-l] al { $noun }
        [french-mercenary-l] al { $noun }
        [irish-mercenary-y] al { $noun }
        [burgundian-mercenary-y] al { $noun }
        [calais-mercenary-y] al { $noun }
        [rebel] al { $noun }
        [bombard-l] la { $noun }
        [coventry-levy-l] la { $noun }
        [bristol-levy-l] la { $noun }
        [newcastle-levy-l] la { $noun }
        [york-levy-l] la { $noun }
        [london-levy-y] la { $noun }
        [norwich-levy-y] la { $noun }
        [salisbury-levy-y] la { $noun }
        [bombard-y] la { $noun }
       *[other] a { $noun }
    }
    .in = { $noun-id ->
        [isle-of-man] en la { $noun }
       *[other] en { $noun }
    }
    .to = { $noun-id ->
        [isle-of-man] a la { $noun }
        [pool] al fondo
       *[other] a { $noun }
    }
block =
    .The = { $block-id ->
        [prince-edward-l] El { $block }
        [scots-mercenary-l] El { $block }
        [welsh-mercenary-l] El { $block }
        [french-mercenary-l] El { $block }
        [irish-mercenary-y] El { $block }
        [burgundian-mercenary-y] El { $block }
        [calais-mercenary-y] El { $block }
        [rebel] El { $block }
        [bombard-l] La { $block }
        [coventry-levy-l] La { $block }
        [bristol-levy-l] La { $block }
        [newcastle-levy-l] La { $block }
        [york-levy-l] La { $block }
        [london-levy-y] La { $block }
        [norwich-levy-y] La { $block }
        [salisbury-levy-y] La { $block }
        [bombard-y] La { $block }
       *[other] { $block }
    }
    .the = { $block-id ->
        [prince-edward-l] el { $block }
        [scots-mercenary-l] el { $block }
        [welsh-mercenary-l] el { $block }
        [french-mercenary-l] el { $block }
        [irish-mercenary-y] el { $block }
        [burgundian-mercenary-y] el { $block }
        [calais-mercenary-y] el { $block }
        [rebel] el { $block }
        [bombard-l] la { $block }
        [coventry-levy-l] la { $block }
        [bristol-levy-l] la { $block }
        [newcastle-levy-l] la { $block }
        [york-levy-l] la { $block }
        [london-levy-y] la { $block }
        [norwich-levy-y] la { $block }
        [salisbury-levy-y] la { $block }
        [bombard-y] la { $block }
       *[other] { $block }
    }
    .a = { $block-id ->
        [prince-edward-l] al { $block }
        [scots-mercenary-l] al { $block }
        [welsh-mercenary-l] al { $block }
        [french-mercenary-l] al { $block }
        [irish-mercenary-y] al { $block }
        [burgundian-mercenary-y] al { $block }
        [calais-mercenary-y] al { $block }
        [rebel] al { $block }
        [bombard-l] la { $block }
        [coventry-levy-l] la { $block }
        [bristol-levy-l] la { $block }
        [newcastle-levy-l] la { $block }
        [york-levy-l] la { $block }
        [london-levy-y] la { $block }
        [norwich-levy-y] la { $block }
        [salisbury-levy-y] la { $block }
        [bombard-y] la { $block }
       *[other] a { $block }
    }
target =
    .the = { $target-id ->
        [prince-edward-l] el { $target }
        [scots-mercenary-l] el { $target }
        [welsh-mercenary-l] el { $target }
        [french-mercenary-l] el { $target }
        [irish-mercenary-y] el { $target }
        [burgundian-mercenary-y] el { $target }
        [calais-mercenary-y] el { $target }
        [rebel] el { $target }
        [bombard-l] la { $target }
        [coventry-levy-l] la { $target }
        [bristol-levy-l] la { $target }
        [newcastle-levy-l] la { $target }
        [york-levy-l] la { $target }
        [london-levy-y] la { $target }
        [norwich-levy-y] la { $target }
        [salisbury-levy-y] la { $target }
        [bombard-y] la { $target }
       *[other] { $target }
    }
area =
    .in = { $area-id ->
        [isle-of-man] en la { $area }
       *[other] en { $area }
    }
from =
    .in = { $from-id ->
        [isle-of-man] en la { $from }
       *[other] en { $from }
    }
    .from = { $from-id ->
        [isle-of-man] de la { $from }
        [pool] del fondo
       *[other] de { $from }
    }
through =
    .entering = { $through-id ->
        [none] {""}
       *[other] , entrando desde { $through }
    }
to =
    .in = { $to-id ->
        [isle-of-man] en la { $to }
       *[other] en { $to }
    }
    .to = { $to-id ->
        [isle-of-man] a la { $to }
        [pool] al fondo
       *[other] a { $to }
    }
second =
    .to = { $second-id ->
        [isle-of-man] a la { $second }
        [pool] al fondo
       *[other] a { $second }
    }
