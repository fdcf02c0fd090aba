### Lancaster y ¡El reino necesita leyes nuevas!, en español.

game-name = Lancaster
game-about = Coloca a tus caballeros en los condados, en tu castillo y en las batallas de Francia, gana el favor del rey y vota en el parlamento las leyes que más te convengan.
game-credits = De Matthias Cramer; publicado por Queen Games.
seat-blue = Azul
seat-red = Rojo
seat-green = Verde
seat-yellow = Amarillo
seat-black = Negro
colour-blue = azul
colour-red = rojo
colour-green = verde
colour-yellow = amarillo
colour-black = negro
house-blue = { seat-blue }
house-red = { seat-red }
house-green = { seat-green }
house-yellow = { seat-yellow }
house-black = { seat-black }
house-blue-ally = El aliado de Azul
house-red-ally = El aliado de Rojo

## Lo que se acuerda

option-laws = Leyes
laws-base = Leyes básicas
laws-new = Leyes nuevas
laws-chosen = Elegidas sección por sección
laws-drawn = Sorteadas sección por sección
option-group-sets = De qué juego sale cada sección (si se eligen)
option-group-0 = Sección 0
group-0-base = básicas
group-0-new = nuevas
option-group-1 = Sección 1
group-1-base = básicas
group-1-new = nuevas
option-group-2 = Sección 2
group-2-base = básicas
group-2-new = nuevas
option-group-3 = Sección 3
group-3-base = básicas
group-3-new = nuevas
option-group-4 = Sección 4
group-4-base = básicas
group-4-new = nuevas
set-base = las leyes básicas
set-new = las leyes nuevas

## Caballeros y bienes

strength-1 = fuerza 1
strength-2 = fuerza 2
strength-3 = fuerza 3
strength-4 = fuerza 4
knight-1 = un caballero de fuerza 1
knight-2 = un caballero de fuerza 2
knight-3 = un caballero de fuerza 3
knight-4 = un caballero de fuerza 4
knight-ally-1 = un caballero del aliado de fuerza 1
knight-ally-2 = un caballero del aliado de fuerza 2
knight-ally-3 = un caballero del aliado de fuerza 3
knight-ally-4 = un caballero del aliado de fuerza 4
good-points = puntos de poder
good-gold = monedas de oro
good-squire = escuderos
good-marker = fichas de voto
good-leftover = fichas de voto sobrantes
good-new_knight = un caballero nuevo
good-upgrade = un fortalecimiento
good-swap = el cambio del 3 por el 4
good-noble = un noble
good-extension = una tablilla de ampliación
good-crossing = la travesía a Francia
vote-no = no
vote-yes = sí
majority-forces = la caballería
majority-castle = los castillos

## Lugares

county-northumberland = Northumberland
county-stafford = Stafford
county-york = York
county-gloucester = Gloucester
county-bedford = Bedford
county-suffolk = Suffolk
county-somerset = Somerset
county-dorset = Dorset
county-surrey = Surrey
castle-new-knight = caballero nuevo
castle-upgrade = fortalecimiento
castle-squires = escuderos
castle-gold = oro
castle-markers = fichas de voto
castle-mixed = oro y escudero
item-new-knight = caballero nuevo
item-upgrade = fortalecimiento
item-squires = escuderos
item-gold = oro
item-markers = fichas de voto
item-mixed = oro y escudero
item-ally-new-knight = caballero nuevo en el castillo del aliado
item-ally-upgrade = fortalecimiento en el castillo del aliado
conflict-lower-left = la batalla inferior izquierda
conflict-lower-right = la batalla inferior derecha
conflict-upper-left = la batalla superior izquierda
conflict-upper-right = la batalla superior derecha
space-northumberland = { county-northumberland }
space-stafford = { county-stafford }
space-york = { county-york }
space-gloucester = { county-gloucester }
space-bedford = { county-bedford }
space-suffolk = { county-suffolk }
space-somerset = { county-somerset }
space-dorset = { county-dorset }
space-surrey = { county-surrey }
space-castle-new-knight = la casilla de caballero nuevo
space-castle-upgrade = la casilla de fortalecimiento
space-castle-squires = la casilla de escuderos
space-castle-gold = la casilla de oro
space-castle-markers = la casilla de fichas de voto
space-castle-mixed = la casilla de oro y escudero
space-lower-left = { conflict-lower-left }
space-lower-right = { conflict-lower-right }
space-upper-left = { conflict-upper-left }
space-upper-right = { conflict-upper-right }
post-northumberland = { county-northumberland }
post-stafford = { county-stafford }
post-york = { county-york }
post-gloucester = { county-gloucester }
post-bedford = { county-bedford }
post-suffolk = { county-suffolk }
post-somerset = { county-somerset }
post-dorset = { county-dorset }
post-surrey = { county-surrey }
post-castle-new-knight = la casilla de caballero nuevo
post-castle-upgrade = la casilla de fortalecimiento
post-castle-squires = la casilla de escuderos
post-castle-gold = la casilla de oro
post-castle-markers = la casilla de fichas de voto
post-castle-mixed = la casilla de oro y escudero
post-lower-left = { conflict-lower-left }
post-lower-right = { conflict-lower-right }
post-upper-left = { conflict-upper-left }
post-upper-right = { conflict-upper-right }
post-court = la corte
card-c02 = la batalla de fuerza 2
card-c03 = la batalla de fuerza 3
card-c04 = la batalla de fuerza 4
card-c05a = la batalla de fuerza 5 (a)
card-c05b = la batalla de fuerza 5 (b)
card-c06a = la batalla de fuerza 6 (a)
card-c06b = la batalla de fuerza 6 (b)
card-c07a = la batalla de fuerza 7 (a)
card-c07b = la batalla de fuerza 7 (b)
card-c08 = la batalla de fuerza 8
card-c09 = la batalla de fuerza 9
card-c10 = la batalla de fuerza 10
favour-noble = noble
favour-upgrade-1 = fortalecimiento (primera)
favour-upgrade-2 = fortalecimiento (segunda)
favour-gold = oro
favour-squires = escuderos
favour-mixed = oro y escudero

## Leyes: nombres

law-b01 = B01 Más oro: fortalecimiento
law-b02 = B02 Más escuderos: caballero nuevo
law-b03 = B03 Dos condados: 3 puntos
law-b04 = B04 Oro por fichas de voto
law-b05 = B05 Oro y escudero por 3 puntos
law-b06 = B06 Dos batallas: ampliación
law-b07 = B07 Caballeros de 2: escuderos
law-b08 = B08 Dos batallas: escudero, ficha, oro
law-b09 = B09 Ningún caballero de 2: fortalecimiento
law-b10 = B10 El 3 por el 4
law-b11 = B11 Tres ampliaciones: 5 puntos
law-b12 = B12 Cada batalla: 3 puntos
law-b13 = B13 Tres condados: 8 puntos
law-b14 = B14 Los tres de 1: 5 puntos
law-b15 = B15 Tres nobles: caballero nuevo
law-b16 = B16 Oro por puntos
law-b17 = B17 Escuderos por puntos
law-b18 = B18 Uno de cada fuerza: 6 puntos
law-n01 = N01 Cada batalla: una ficha de voto
law-n02 = N02 Más escuderos: oro y ficha
law-n03 = N03 Más oro: escudero y ficha
law-n04 = N04 Sin nobles: oro, escudero, ficha
law-n05 = N05 Escuderos a las batallas
law-n06 = N06 Caballeros de 1: escuderos
law-n07 = N07 Cuatro monedas: ampliación
law-n08 = N08 Caballeros en el castillo: 3 puntos
law-n09 = N09 Más fichas sobrantes: fortalecimiento
law-n10 = N10 Los dos de 2: 3 puntos
law-n11 = N11 Una moneda por condado
law-n12 = N12 Dos condados: 5 puntos
law-n13 = N13 Un escudero por ampliación
law-n14 = N14 Cambio de oro y escuderos
law-n15 = N15 Escuderos en condados: 3 puntos por par
law-n16 = N16 Condados sin nobles: puntos
law-n17 = N17 Oro, escudero y ficha por 3 puntos
law-n18 = N18 Más caballeros en batallas: 5 puntos

## Elecciones

choice-build = construir la tablilla de { $noun }
choice-ally = tomar el aliado de color { $noun }
choice-place = { $first } a { $second }
choice-squires = { $noun ->
    [0] ningún escudero
    [one] { $noun } escudero
   *[other] { $noun } escuderos
}
choice-favour = tomar el favor: { $noun }
choice-decline = renunciar
choice-take = tomar el noble de { $noun }
choice-upgrade = fortalecer { $first }: { $second }
choice-yes = { $noun ->
    [0] sí
    [one] sí, con { $noun } ficha de voto
   *[other] sí, con { $noun } fichas de voto
}
choice-no = { $noun ->
    [0] no
    [one] no, con { $noun } ficha de voto
   *[other] no, con { $noun } fichas de voto
}
choice-retract = retirar el voto
choice-buy = { $noun ->
    [one] comprar una vez
   *[other] comprar { $noun } veces
}
choice-done = listo
choice-swap = poner el 4 en lugar del 3
choice-trade-gold = 2 monedas de oro por un escudero
choice-trade-squires = 2 escuderos por una moneda de oro
choice-send = enviar un escudero a { $noun }
choice-pay = pagar por { $noun }
choice-keep = pagar por la tablilla: { $noun }
choice-take-noble = tomar el noble
choice-take-reward = tomar la recompensa
choice-noble-first = pagar 3 monedas de oro por ambas cosas: primero el noble
choice-reward-first = pagar 3 monedas de oro por ambas cosas: primero la recompensa
choice-pass = no tomar nada
choice-cross = cruzar a { $noun }
choice-name = { $noun } abre la ronda siguiente
choice-score = valorar: { $noun }
choice-gather = valorar todo lo que no cuesta nada
choice-free = liberar al caballero de { $noun }

## Registro

log-lot = El sorteo designa a { $who } para abrir la partida.
log-set = La sección { $group } se toma de { $set }.
log-in-force = En vigor: { $law }.
log-conflict = Se levanta { $card }: { $conflict }.
log-proposed = Propuesta: { $law }.
log-colour = El aliado de { $who } es de color { $colour }.
log-round = Ronda { $number }. Empieza { $start }.
log-built = { $who } construye la tablilla de { $castle }.
log-back = { $house }: el caballero de fuerza { $strength } vuelve a la corte desde { $space }.
log-placed = { $house } coloca fuerza { $strength }: { $space }{ $squires ->
    [0] .
    [one] , con { $squires } escudero.
   *[other] , con { $squires } escuderos.
}
log-ousted = { $house } pierde { $county }: la fuerza { $strength } vuelve a la corte{ $squires ->
    [0] .
    [one] ; se pierde { $squires } escudero.
   *[other] ; se pierden { $squires } escuderos.
}
log-favour = { $house } obtiene el favor del rey: { $favour }.
log-declined = { $house } renuncia.
log-noble = { $who } sienta a su mesa al noble de { $county }.
log-noble-gone = { $house } retira de la partida un noble de { $county }.
log-upgraded = { $house } fortalece un caballero de fuerza { $strength }: { $post }.
log-lapsed = { $house } no puede aprovechar esto: { $good }.
log-gained = { $who } obtiene { $good-id ->
    [points] { $amount ->
        [one] { $amount } punto de poder.
       *[other] { $amount } puntos de poder.
    }
    [gold] { $amount ->
        [one] { $amount } moneda de oro.
       *[other] { $amount } monedas de oro.
    }
    [squire] { $amount ->
        [one] { $amount } escudero.
       *[other] { $amount } escuderos.
    }
    [leftover] { $amount ->
        [one] { $amount } ficha de voto sobrante.
       *[other] { $amount } fichas de voto sobrantes.
    }
   *[marker] { $amount ->
        [one] { $amount } ficha de voto.
       *[other] { $amount } fichas de voto.
    }
}
log-recruited = { $house } recibe un caballero nuevo de fuerza 1.
log-voted = { $who } ha votado { $vote }{ $markers ->
    [0] .
    [one] , con { $markers } ficha de voto.
   *[other] , con { $markers } fichas de voto.
}
log-passed = Aprobada, { $yes } a { $no }: { $law }.
log-failed = Rechazada, { $yes } a { $no }: { $law }.
log-repealed = Derogada: { $law }.
log-returned = { $markers ->
    [one] { $who } devuelve { $markers } ficha de voto sin usar.
   *[other] { $who } devuelve { $markers } fichas de voto sin usar.
}
log-kept-apart = { $markers ->
    [one] { $who } aparta { $markers } ficha de voto sobrante.
   *[other] { $who } aparta { $markers } fichas de voto sobrantes.
}
log-applied = Se aplica la ley: { $law }.
log-paid = { $who } paga { $good-id ->
    [points] { $amount ->
        [one] { $amount } punto de poder.
       *[other] { $amount } puntos de poder.
    }
    [gold] { $amount ->
        [one] { $amount } moneda de oro.
       *[other] { $amount } monedas de oro.
    }
    [squire] { $amount ->
        [one] { $amount } escudero.
       *[other] { $amount } escuderos.
    }
    [leftover] { $amount ->
        [one] { $amount } ficha de voto sobrante.
       *[other] { $amount } fichas de voto sobrantes.
    }
   *[marker] { $amount ->
        [one] { $amount } ficha de voto.
       *[other] { $amount } fichas de voto.
    }
}
log-swapped = { $who } pone el 4 en lugar del 3: { $post }.
log-sent = { $who } envía un escudero: { $conflict }.
log-withdrawn = { $who } se retira de { $county }{ $squires ->
    [0] .
    [one] ; se pierde { $squires } escudero.
   *[other] ; se pierden { $squires } escuderos.
}
log-turned = { $who } pone boca abajo una tablilla: { $castle }.
log-turned-up = { $who } vuelve a poner boca arriba una tablilla: { $castle }.
log-county = Se valora { $county } para { $house }.
log-crossed = { $house } cruza a Francia con fuerza { $strength }: { $conflict }.
log-start = { $who } abrirá la ronda siguiente.
log-scored = { $house } valora en su castillo: { $castle }.
log-table = { $markers ->
    [one] La mesa redonda da a { $who } { $markers } ficha de voto.
   *[other] La mesa redonda da a { $who } { $markers } fichas de voto.
}
log-england = Inglaterra gana { $card }: { $total } contra { $france }.
log-france = Francia gana { $card }: { $total } contra { $france }.
log-down = Sigue en la ronda siguiente, en la fila inferior: { $card }, { $conflict }.
log-gone = Se retira de la partida: { $card }.
log-rank = { $house }, rango { $rank } con { $sum }: { $points ->
    [0] ningún punto.
    [one] { $points } punto de poder.
   *[other] { $points } puntos de poder.
}
log-freed = { $who } libera al caballero de fuerza { $strength }.
log-prisoner = { $house } pierde un caballero de fuerza { $strength }, que pasa a la reserva.
log-majority = { $points ->
    [one] Por { $majority }, { $who } obtiene { $points } punto.
   *[other] Por { $majority }, { $who } obtiene { $points } puntos.
}
log-nobles = { $nobles } nobles dan a { $who } { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
log-won = { $who } gana con { $points ->
    [one] { $points } punto de poder.
   *[other] { $points } puntos de poder.
}
log-home = { $who } abandona y vuelve a casa.
log-most = { $who } es quien más tiene.

## Preguntas

prompt-over = La partida ha terminado.
prompt-chance = Esperando las cartas.
prompt-first-tile = { $who } construye la primera tablilla de ampliación.
prompt-ally-colour = { $who } elige el color de su aliado.
prompt-turn = { $who } coloca un caballero.
prompt-squires = ¿Cuántos escuderos van con { $who } a { $county } (fuerza { $strength }, al menos { $least })?
prompt-favour = { $house } puede tomar un favor del rey.
prompt-favour-noble = { $house } elige un noble de cualquier condado.
prompt-upgrade = { $house } puede fortalecer a un caballero.
prompt-extension = { $who } puede construir una tablilla de ampliación.
prompt-vote = Propuesta { $number }: { $law }. ¿Sí o no, y con cuántas fichas de voto?
prompt-voted = Tu voto sobre { $law } está boca abajo. Puedes retirarlo hasta que todos hayan votado.
prompt-purchase = { $law }: { $who } puede comprar.
prompt-swap = { $who } puede poner el 4 de la reserva en lugar del 3 colocado.
prompt-trade = { $who } puede cambiar oro y escuderos, dos por uno.
prompt-send = { $who } puede enviar { $left } más a las batallas.
prompt-county-tax = ¿Por qué condados paga { $who } 1 moneda de oro? Los demás caballeros vuelven a la corte.
prompt-tile-tax = ¿Por qué tablillas paga { $who } 1 escudero? Las demás no dan nada en esta ronda.
prompt-county = { $county }: ¿toma { $house } el noble, la recompensa o ambas cosas?
prompt-crossing = { $house } puede cruzar a una batalla.
prompt-name-start = { $who } elige quién abrirá la ronda siguiente.
prompt-castle = { $who } valora su castillo, en cualquier orden.
prompt-ransom = Prisioneros de { $card }: ¿a quién rescata { $who }?

## Por qué no

detail-strength = { $space } exige fuerza { $needs }, tu caballero tiene { $has }; los escuderos no cuentan aquí.
detail-total = { $space } exige un total de { $needs }; con todos los escuderos disponibles este caballero llega a { $reach }.
detail-least-squires = { $least ->
    [one] Hace falta al menos { $least } escudero para ganar el condado.
   *[other] Hacen falta al menos { $least } escuderos para ganar el condado.
}
detail-stock = Disponibles: { $has } × { $good }.
detail-price = Esto cuesta { $needs } × { $good }; tienes { $has }.
detail-no-knight = No hay ningún caballero de fuerza { $strength } en la corte.
detail-no-partner = Un caballero de fuerza { $strength } necesita otro de fuerza { $next } en la reserva.
detail-own-county = Tú o tu aliado ya ocupáis { $county }.
detail-covered = Una tablilla cubre { $space }.
detail-taken = Ya hay un caballero en { $space }.
detail-full = Las tres casillas son de otros: { $conflict }.
detail-no-conflict = Allí no hay ninguna carta: { $conflict }.
detail-face-down = Este favor ya se ha tomado en esta ronda: { $favour }.
detail-empty-pile = No queda ningún noble en { $county }.
detail-have-noble = El noble de { $county } ya está en tu mesa.
detail-built = Ya está construida: { $castle }.
detail-unscored = { $items ->
    [one] Queda { $items } elemento por valorar.
   *[other] Quedan { $items } elementos por valorar.
}
detail-not-there = No tienes allí ningún caballero de fuerza { $strength }.
