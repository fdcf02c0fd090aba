### MIL (1049), en español.

game-name = MIL (1049)
game-about = Cinco turnos, varias generaciones de tu familia: los caballeros envejecen y mueren, los herederos se casan por dotes secretas y a quien no se puede vencer se le hace vasallo.
game-credits = De Firmino Martínez; publicado por HomoLudicus.

## Lo que se puede acordar

option-start-with-fishing = Empezar con una tierra de cereales y una de pesca
option-aggressive-lands = Tierras agresivas: menos tierras libres de comida
option-advanced = Juego avanzado (de tres a cinco jugadores)
option-soft-economy = Economía suave: las tierras sin cosechar pagan 1 de comida

## Familias y caballeros

seat-red = Rojo
seat-blue = Azul
seat-green = Verde
seat-yellow = Amarillo
seat-cyan = Cian
row-a = A
row-b = B
row-c = C
row-d = D
knight-red-a = { seat-red } A
knight-red-b = { seat-red } B
knight-red-c = { seat-red } C
knight-red-d = { seat-red } D
knight-blue-a = { seat-blue } A
knight-blue-b = { seat-blue } B
knight-blue-c = { seat-blue } C
knight-blue-d = { seat-blue } D
knight-green-a = { seat-green } A
knight-green-b = { seat-green } B
knight-green-c = { seat-green } C
knight-green-d = { seat-green } D
knight-yellow-a = { seat-yellow } A
knight-yellow-b = { seat-yellow } B
knight-yellow-c = { seat-yellow } C
knight-yellow-d = { seat-yellow } D
knight-cyan-a = { seat-cyan } A
knight-cyan-b = { seat-cyan } B
knight-cyan-c = { seat-cyan } C
knight-cyan-d = { seat-cyan } D

## Tierras

kind-cereals = cereales
kind-fishing = pesca
kind-wool = lana
kind-quarry = cantera
kind-mine = mina
tile-none = ninguna tierra
tile-cereals-lit = { kind-cereals } (cara iluminada)
tile-cereals-dark = { kind-cereals } (cara oscura)
tile-fishing-lit = { kind-fishing } (cara iluminada)
tile-fishing-dark = { kind-fishing } (cara oscura)
tile-wool-lit = { kind-wool } (cara iluminada)
tile-wool-dark = { kind-wool } (cara oscura)
tile-quarry-lit = { kind-quarry } (cara iluminada)
tile-quarry-dark = { kind-quarry } (cara oscura)
tile-mine-lit = { kind-mine } (cara iluminada)
tile-mine-dark = { kind-mine } (cara oscura)
category-food = comida
category-cloth = tela
category-metal = metal

## El tablero

sphere-monastery = Monasterio
sphere-court = Corte
sphere-market = Mercado
sphere-war = Guerra
sphere-curia = Curia
sphere-crusades = Cruzadas
place-court-1 = { sphere-court } 1
place-court-2 = { sphere-court } 2
place-court-3 = { sphere-court } 3
place-court-4 = { sphere-court } 4
place-court-5 = { sphere-court } 5
place-market-1 = { sphere-market } 1
place-market-2 = { sphere-market } 2
place-market-3 = { sphere-market } 3
place-market-4 = { sphere-market } 4
place-market-5 = { sphere-market } 5
place-war-1 = { sphere-war } 1
place-war-2 = { sphere-war } 2
place-war-3 = { sphere-war } 3
place-war-4 = { sphere-war } 4
place-war-5 = { sphere-war } 5
place-curia-1 = { sphere-curia } 1
place-curia-2 = { sphere-curia } 2
place-curia-3 = { sphere-curia } 3
place-curia-4 = { sphere-curia } 4
place-curia-5 = { sphere-curia } 5
place-monastery = { sphere-monastery }
place-crusades = { sphere-crusades }
space-court-1 = { place-court-1 }
space-court-2 = { place-court-2 }
space-court-3 = { place-court-3 }
space-court-4 = { place-court-4 }
space-court-5 = { place-court-5 }
space-market-1 = { place-market-1 }
space-market-2 = { place-market-2 }
space-market-3 = { place-market-3 }
space-market-4 = { place-market-4 }
space-market-5 = { place-market-5 }
space-war-1 = { place-war-1 }
space-war-2 = { place-war-2 }
space-war-3 = { place-war-3 }
space-war-4 = { place-war-4 }
space-war-5 = { place-war-5 }
space-curia-1 = { place-curia-1 }
space-curia-2 = { place-curia-2 }
space-curia-3 = { place-curia-3 }
space-curia-4 = { place-curia-4 }
space-curia-5 = { place-curia-5 }

## El dado

symbol-hourglass = reloj de arena
symbol-woman = mujer
symbol-man = varón
face-hourglass = { symbol-hourglass }
face-woman = { symbol-woman }
face-man = { symbol-man }
face-hourglass-woman = { symbol-hourglass } o { symbol-woman }
face-hourglass-man = { symbol-hourglass } o { symbol-man }
face-woman-man = { symbol-woman } o { symbol-man }
face-hourglass-woman-man = { symbol-hourglass }, { symbol-woman } o { symbol-man }

## Recursos y comercio

resource-food = comida
resource-cloth = tela
resource-metal = metal
resource-influence = influencia
resource-gold = oro
deal-2-food-for-1-cloth = 2 de comida por 1 de tela
deal-2-food-for-1-metal = 2 de comida por 1 de metal
deal-1-cloth-for-1-metal = 1 de tela por 1 de metal
deal-1-metal-for-1-cloth = 1 de metal por 1 de tela
deal-2-cloth-for-1-gold = 2 de tela por 1 de oro
deal-1-cloth-1-metal-for-1-gold = 1 de tela y 1 de metal por 1 de oro
deal-2-metal-for-1-gold = 2 de metal por 1 de oro
deal-1-cloth-for-1-food = 1 de tela por 1 de comida
deal-1-metal-for-1-food = 1 de metal por 1 de comida
deal-1-gold-for-2-food = 1 de oro por 2 de comida
deal-1-gold-for-1-food-1-cloth = 1 de oro por 1 de comida y 1 de tela
deal-1-gold-for-1-food-1-metal = 1 de oro por 1 de comida y 1 de metal
deal-1-gold-for-2-cloth = 1 de oro por 2 de tela
deal-1-gold-for-1-cloth-1-metal = 1 de oro por 1 de tela y 1 de metal
deal-1-gold-for-2-metal = 1 de oro por 2 de metal

## Fases, fichas, pilas, precios, líneas de la puntuación final

phase-actions = Acciones
phase-tributes = Tributos
phase-politics = Fase política
phase-spheres = Esferas de poder
phase-winter = Invierno

token-empty = nada
token-white = ficha de tiempo blanca
token-black = ficha de tiempo negra
token-marker-red = marcador de { seat-red }
token-marker-blue = marcador de { seat-blue }
token-marker-green = marcador de { seat-green }
token-marker-yellow = marcador de { seat-yellow }
token-marker-cyan = marcador de { seat-cyan }

pile-first = primera pila
pile-second = segunda pila

price-gold = 1 de oro
price-privilege = 1 privilegio

reason-all-placed = todos los caballeros están en una esfera
reason-all-closed = todas las casillas tienen un caballero o una ficha negra

final-goods = más tela y metal
final-influence = más influencia
final-privileges = más privilegios
final-gold = oro
final-women = mujeres solteras

## Decisiones

choice-harvest = cosechar { $second } con el caballero { $first }
choice-recruit = reclutar un soldado con el caballero { $noun }
choice-offspring = tener descendencia con el caballero { $noun }
choice-place = colocar el caballero { $first }: { $second }
choice-turn = pasar: voltear la ficha blanca de { $noun }
choice-lay = pasar: poner una ficha negra en { $noun }
choice-mark = pasar: poner tu marcador en { $noun }
choice-pay-gold = pagar 1 de oro
choice-pay-privilege = descartar 1 privilegio
choice-token = coger la ficha de tiempo de { $noun }
choice-roll = tirar el dado
choice-take = escoger: { $noun }
choice-bastard-gold = reconocer a un bastardo por 1 de oro
choice-bastard-privilege = reconocer a un bastardo por 1 privilegio
choice-stop = no tener más descendencia
choice-add = añadir un cubo: { $noun }
choice-done = eso es todo
choice-close = cerrar la mano
choice-clear = sacar todos los cubos de la mano
choice-take-back = volver a abrir la mano
choice-keep = quedarse un cubo: { $noun }
choice-give = ofrecer { $noun } de oro para la catedral
choice-pay = pagar tu oferta
choice-withdraw = retirarse de la donación
choice-grant = dárselo a { $noun }
choice-nuns = enviar { $noun ->
    [0] ninguna mujer más
    [one] { $noun } mujer más
   *[other] { $noun } mujeres más
}
choice-influence = coger 2 de influencia
choice-vassalage = intentar hacer vasallo a { $noun }
choice-idle = no hacer nada con este caballero
choice-accept = aceptar la oferta
choice-outbid = mejorar la oferta
choice-fief = entregar un feudo: { $noun }
choice-trade = comerciar
choice-auction = empezar la subasta de un castillo
choice-deal = dar { $noun }
choice-pass = pasar
choice-build = construir el castillo para { $noun }
choice-claim = atacar la tierra libre de la { $noun }
choice-ask = pedir ayuda al Señor
choice-leave = dejarlo
choice-refuse = negar tu ayuda
choice-decline = rechazar la ayuda
choice-raid = atacar a { $first }: { $second }
choice-settle = dar la tierra a { $noun }
choice-discard = eliminar la tierra del juego
choice-king = ofrecer la tierra al Rey
choice-hold = conservar la tierra
choice-privilege = conseguir 1 privilegio
choice-abbess = convertir a una mujer soltera en abadesa

## Registro

log-turn = Empieza el turno { $number }; jugador inicial: { $start }.
log-phase = Fase: { $phase }.
log-sphere = { $sphere }.
log-score = { $who }: { $points } PP, { $total } en total.
log-gains = { $who } coge { $count } de { $resource }.
log-pays = { $who } paga { $count } de { $resource }.
log-revealed = En la { $pile }: { $tile }.
log-harvest = { $knight } cosecha: { $tile }.
log-recruit = { $knight } recluta y tiene { $men ->
    [one] { $men } soldado
   *[other] { $men } soldados
}.
log-aged = { $knight } coge la ficha de tiempo de { $space } y tiene { $age ->
    [one] { $age } ficha
   *[other] { $age } fichas
}.
log-rolled = Descendencia de { $knight }: el dado muestra { $face }.
log-nothing-born = Ningún símbolo se puede cumplir; nada para { $knight }.
log-girl = Nace una hija de { $knight }.
log-heir = { $knight } tiene heredero.
log-son = Un hijo de { $knight } llega a caballero: { $born }.
log-bastard = { $knight } reconoce a un bastardo por { $price }.
log-placed = { $knight } se coloca: { $place }.
log-toll = { $who } paga { $price } por la casilla.
log-turned = { $who } pasa y voltea la ficha de { $space }.
log-laid = { $who } pasa y pone una ficha negra en { $space }.
log-marked = { $who } pasa y pone un marcador en { $space }.
log-acted = Terminan las acciones: { $reason }.
log-died = { $knight } muere de viejo.
log-starved = { $knight } muere de hambre.
log-succeeded = El heredero de { $knight } toma su lugar.
log-relative = Un pariente lejano toma el lugar de { $knight }.
log-ended = Nadie sigue a { $knight }.
log-freed = { $lord } recupera su marcador de { $knight }.
log-wedding = Se celebra una boda para el heredero de { $knight }.
log-offered = { $who } ofrece { $count } de { $resource }.
log-empty-hand = { $who } muestra la mano vacía.
log-love = Las ofertas empatan: el heredero de { $knight } se casa por amor.
log-dowry = La mejor dote es la de { $who }, para el heredero de { $knight }.
log-cousin = { $who } hace la mejor oferta y casa al heredero de { $knight } con una prima lejana.
log-bride = Una mujer soltera deja la familia: { $who }.
log-kept = { $who } se queda { $count } de { $resource }.
log-majority = { $sphere }: la mayoría es de { $who }.
log-no-majority = { $sphere }: nadie tiene mayoría.
log-kings = { $who } coloca los Soldados del Rey delante de { $knight }.
log-archbishop = { $who } coloca el Arzobispo delante de { $knight }.
log-nuns = { $who } envía { $count ->
    [one] { $count } mujer
   *[other] { $count } mujeres
} al Monasterio.
log-no-nun = { $knight } no tiene ninguna mujer soltera que llevar al Monasterio.
log-idle = { $knight } no hace nada.
log-vassalage = { $knight } quiere como vasallo a { $target }.
log-ransom = { $who } ofrece { $count } de { $resource } para evitarlo.
log-no-ransom = { $who } no ofrece nada para evitarlo.
log-resisted = Se acepta la oferta: { $target } sigue libre.
log-outbid = { $who } mejora la oferta.
log-fief = { $knight } entrega un feudo a { $target }: { $tile }.
log-vassal = { $target } es ahora vasallo de { $lord }.
log-traded = { $who } comercia y da { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}.
log-dealt = Das { $deal }.
log-auction = { $knight } empieza la subasta de un castillo.
log-bids = { $who } puja { $count } de { $resource }.
log-passes = { $who } pasa.
log-castle-won = El castillo es para { $who }.
log-built = { $who } construye el castillo para { $knight }.
log-claim = { $knight } ataca una tierra libre de la { $pile }: { $tile }.
log-named = { $who } pone { $count } de { $resource }.
log-asked = { $who } pide ayuda a { $lord }.
log-helps = { $who } ayudaría con { $count } de { $resource }.
log-refuses = { $who } niega su ayuda.
log-declines = { $who } rechaza la ayuda.
log-conquered = { $knight } conquista { $tile }, { $attack } contra { $defence }.
log-left = { $knight } deja el ataque.
log-raid = { $knight } ataca a { $target }: { $tile }.
log-commits = { $who } emplea { $count } de { $resource }.
log-strength = { $attack } contra { $defence }.
log-victory = { $knight } gana a { $target } la tierra: { $tile }.
log-repelled = { $target } rechaza a { $knight }.
log-leader = { $who } ha vencido a un líder: { $beaten }.
log-settled = { $who } da la tierra a { $knight }: { $tile }.
log-discarded = { $who } elimina la tierra del juego: { $tile }.
log-no-room = La tierra sale del juego: { $tile }.
log-king = { $who } ofrece la tierra al Rey: { $tile }.
log-donated = Para la catedral, { $who } ofrece { $gold } de oro.
log-cathedral = { $who } paga { $gold } de oro para la catedral, por { $points } PP.
log-withdrew = { $who } se retira de la donación.
log-privilege = { $who } consigue un privilegio.
log-abbess = { $who } tiene una abadesa y 1 de influencia más.
log-crusade = { $knight } trae 1 de influencia de las Cruzadas.
log-famine = Invierno: el dado muestra { $face }. ¡Hambruna!
log-mild = Invierno: el dado muestra { $face }. No hay hambruna.
log-rewarded = El Rey recompensa a { $who } con un privilegio.
log-holds = Detrás de la pantalla de { $who }: { $count } de { $resource }.
log-final = Puntuación final de { $who }, { $line }: { $points } PP.
log-won = { $who } gana con { $points } PP.
log-gave-up = { $who } abandona.

## Preguntas

prompt-over = La partida ha terminado.
prompt-chance = A la espera del dado o del azar.
prompt-actions = Turno { $turn }: una acción de { $who }.
prompt-toll = { $place } tiene una ficha. ¿Qué paga { $knight }?
prompt-ageing = ¿Qué ficha de tiempo coge { $knight }?
prompt-birth = Descendencia de { $knight }: ¿tirar el dado o reconocer a un bastardo?
prompt-born = El dado muestra { $face }. ¿Qué escoge { $knight }?
prompt-again = ¿Seguir teniendo descendencia con { $knight }?
prompt-wedding = Una dote para el heredero de { $knight }: ¿qué cubos pones en tu mano?
prompt-closed = Tu mano está cerrada. Puedes volver a abrirla hasta que todos hayan decidido.
prompt-keeping = Cubos que se queda { $who }: { $count }.
prompt-grant-soldiers = ¿Delante de quién coloca { $who } los Soldados del Rey?
prompt-grant-archbishop = ¿Delante de quién coloca { $who } el Arzobispo?
prompt-monastery = ¿Más mujeres al Monasterio, a 2 privilegios cada una?
prompt-court = { $knight } está en la Corte: ¿influencia o un vasallo?
prompt-ransom = { $knight } quiere como vasallo a { $target }. ¿Qué se ofrece para evitarlo?
prompt-answer = ¿Qué responde { $knight } a la oferta de { $target }?
prompt-outbidding = { $knight } mejora la oferta de { $target }: ¿con qué cubos?
prompt-market = { $knight } está en el Mercado: ¿comerciar o un castillo?
prompt-trading = Comercio de { $who }: hasta cuatro cubos.
prompt-opening = Oferta inicial de { $who }: 1 de comida, 1 de tela, 1 de metal, ¿y qué más?
prompt-bidding = ¿Puja { $who } por el castillo? La mejor oferta: { $best }.
prompt-improving = ¿Mejora { $who } la oferta de { $best }?
prompt-building = ¿Para quién construye { $who } el castillo?
prompt-war = { $knight } está en la Guerra: ¿a quién ataca?
prompt-claim = { $knight } ataca { $tile }, defensa { $defence }: ¿qué cubos?
prompt-help = ¿Ayuda { $who } a { $knight }? Faltan: { $missing }.
prompt-agreement = ¿Acepta { $who } la ayuda? Con ella, { $attack } contra { $defence }.
prompt-raid = { $knight } ataca a { $target }, { $attack } contra { $defence } sin cubos: ¿cuáles pones en tu mano?
prompt-kings-claim = ¿Ofrece { $who } la tierra al Rey: { $tile }?
prompt-settling = ¿Dónde pone { $who } la tierra: { $tile }?
prompt-cathedral = ¿Cuánto oro ofreces para la catedral?
prompt-donation = ¿Paga { $who } { $gold } de oro por { $points } PP?
prompt-curia = { $knight } está en la Curia: ¿un privilegio o una abadesa?

## Por qué no

detail-lacks = Faltan { $count } de { $resource }.
detail-has-only = Todo lo que tienes: { $count } de { $resource }.
detail-toll = Hace falta 1 de oro o 1 privilegio.
detail-given = Dados hasta ahora: { $count } de 4 cubos.
detail-nuns = Tienes { $privileges } privilegios y { $women } mujeres solteras.
detail-soldiers = { $soldiers } soldados contra { $elements } soldados, tierras y castillos.
detail-outbid = La oferta tiene { $cubes } cubos, { $gold } de ellos de oro: no menos de ninguno, y más de uno.
detail-overbid = La mejor oferta tiene { $cubes } cubos.
detail-strength = { $attack } no supera { $defence }.
detail-women = Las mujeres de { $who } exigen { $price } de influencia; tienes { $influence }.
