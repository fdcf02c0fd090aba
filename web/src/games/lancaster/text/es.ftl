# Lo que el navegador dice de Lancaster además de las palabras del propio juego.

ui-board = El tablero: Inglaterra, los favores del rey y las batallas en Francia
ui-favours = El favor del rey
ui-favour-up = Favor: { $favour } ({ $gain })
ui-favour-down = Favor ya usado en esta ronda: { $favour }
ui-france = Batallas en Francia
ui-row-upper = Primer intento
ui-row-lower = Segundo intento
ui-no-conflict = Aquí no hay batalla
ui-county-label = { $county }, hace falta fuerza { $least }: { $holder ->
    [none] vacío
   *[other] { $holder } con fuerza { $strength }{ $squires ->
        [0] {""}
       *[other] {" "}y { $squires } escuderos, { $total } en total
    }
  }; { $nobles ->
    [0] sin nobles
    [one] un noble
   *[other] { $nobles } nobles
  }
ui-conflict-label = { $conflict }: Francia { $france }, Inglaterra { $england }{ $who ->
    [none] {""}
   *[other] ; fuerza y puntos: { $who }
  }
ui-good = { $good ->
    [points] { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
    [gold] { $n } de oro
    [squire] { $n ->
        [one] { $n } escudero
       *[other] { $n } escuderos
    }
    [marker] { $n ->
        [one] { $n } ficha de voto
       *[other] { $n } fichas de voto
    }
    [new_knight] un caballero nuevo
    [upgrade] un fortalecimiento
    [noble] un noble
    [extension] una tablilla de ampliación
   *[crossing] la travesía a Francia
  }
ui-castle = Castillo de { $house }
ui-castle-label = { $castle }: { $gain }{ $cost ->
    [none] {""}
   *[other] {" "}por { $cost }
  }; { $tile ->
    [built] ampliación construida
    [turned] ampliación boca abajo en esta ronda
   *[free] { $strength ->
        [0] libre para un caballero
       *[other] un caballero de fuerza { $strength }
    }
  }
ui-hand = Lo mío
ui-nobles = Nobles a la mesa
ui-nobles-n = { $n ->
    [one] { $n } noble a la mesa
   *[other] { $n } nobles a la mesa
  }
ui-letter = { $county ->
    [northumberland] A
    [stafford] B
    [york] C
    [gloucester] D
    [bedford] E
    [suffolk] F
    [somerset] G
    [dorset] H
   *[surrey] I
  }
ui-court-of = Corte de { $house }
ui-court = Corte
ui-court-ally = Corte del aliado
ui-court-empty = nadie
ui-court-n = { $n ->
    [one] { $n } caballero en la corte
   *[other] { $n } caballeros en la corte
  }
ui-reserve = Reserva
ui-reserve-n = { $n } de fuerza { $strength } en la reserva
ui-status = Estado de la partida
ui-round = Ronda { $n } de { $last }
ui-phase = Fase
ui-phase-placing = Caballeros
ui-phase-parliament = Parlamento
ui-phase-scoring = Puntuación
ui-start = Jugador inicial
ui-next-start = Jugador inicial de la próxima ronda
ui-has-voted = Ha votado
ui-tiles-n = { $n ->
    [one] { $n } ampliación
   *[other] { $n } ampliaciones
  }
ui-forces = Fuerza de todos los caballeros: { $n }
ui-if-now = Si la partida acabara ahora: { $forces } por la caballería, { $castle } por castillo, { $nobles } por nobles
ui-counted = Tras la muralla, para quien haya llevado la cuenta:
ui-laws = Parlamento
ui-in-force = Leyes en vigor
ui-proposed = Propuestas de esta ronda
ui-law-now = Si se aplicara ahora
ui-law-open = Depende de votos aún por emitir
ui-vote = La votación
ui-vote-on = Votación { $n } de 3
ui-voters = Quién ha votado
ui-voter-done = { $seat } ya ha votado
ui-voter-waits = { $seat }: { $markers ->
    [one] { $markers } ficha
   *[other] { $markers } fichaes
  }
ui-vote-markers = Añade hasta { $n } fichas de voto; se gastan pase lo que pase.
ui-markers = Fichas de voto
ui-yes = Sí{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
  }
ui-no = No{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
  }
ui-vote-rule = Todos los votos se descubren a la vez. Con empate, la ley se aprueba.
ui-voted = Votas { $vote ->
    [yes] sí
   *[no] no
  }{ $n ->
    [0] {""}
    [one] {" "}con una ficha
   *[other] {" "}con { $n } fichas
  }. Puedes retirarlo mientras alguien siga pensando.
ui-squires = Escuderos
ui-squires-to = ¿Cuántos escuderos van a { $county }?
ui-needs = hacen falta { $n ->
    [one] un escudero
   *[other] { $n } escuderos
  }
ui-squires-go = { $n ->
    [0] Ir solo
    [one] Llevar un escudero
   *[other] Llevar { $n } escuderos
  }
ui-ousts = { $house } vuelve a su corte{ $squires ->
    [0] {""}
    [one] {" "}y pierde un escudero
   *[other] {" "}y pierde { $squires } escuderos
  }
ui-holds = Otro caballero necesitaría { $n } para desplazarlo.
ui-buy = Comprar
ui-times = Cuántas veces
ui-buy-n = { $n ->
    [0] No comprar nada
    [one] Comprar una vez
   *[other] Comprar { $n } veces
  }
ui-skip = Saltar
ui-track = Marcador: { $scores }
ui-which-knight = ¿Qué caballero?
ui-verb-place = Colocar un caballero
ui-verb-squires = Escuderos
ui-verb-favour = Tomar un favor
ui-verb-take = Tomar un noble
ui-verb-upgrade = Fortalecer
ui-verb-build = Construir
ui-verb-yes = Sí
ui-verb-no = No
ui-verb-buy = Comprar
ui-verb-send = Enviar un escudero
ui-verb-pay = Pagar
ui-verb-keep = Pagar por
ui-verb-cross = Cruzar a Francia
ui-verb-score = Valorar
ui-verb-free = Rescate
ui-verb-name = Jugador inicial
ui-figure-county-min = Fuerza que pide un condado
ui-figure-county-reward = Lo que dan los condados
ui-figure-county-both = Precio de noble y recompensa juntos
ui-figure-castle-cost = Precio de los espacios del castillo
ui-figure-castle-gain = Lo que dan los espacios del castillo
ui-figure-conflict-strength = Fuerza de los franceses
ui-figure-conflict-points = Puntos de las cartas de batalla
ui-figure-favour-gain = Lo que dan los favores
ui-figure-favour-players = Favores en juego según los jugadores
ui-figure-law-group = Grupos de las leyes
ui-figure-law-gain = Lo que dan las leyes
ui-figure-law-cost = Lo que cuestan las leyes
ui-figure-law-per = Cuántas cosas cuenta una ley por vez

# Las leyes en pocas palabras.
ui-law-b01 = Quien tenga más oro puede fortalecer un caballero emplazado; todos los empatados pueden.
ui-law-b02 = Quien tenga más escuderos en sus existencias recibe un caballero nuevo; todos los empatados.
ui-law-b03 = 3 puntos por cada 2 condados ocupados.
ui-law-b04 = Cada ficha de voto cuesta 1 moneda de oro; tantas como se quiera.
ui-law-b05 = 1 de oro y 1 escudero compran 3 puntos, tantas veces como se quiera.
ui-law-b06 = Una tablilla de ampliación por cada 2 batallas con un caballero propio.
ui-law-b07 = Un escudero por cada caballero emplazado de fuerza 2.
ui-law-b08 = Un escudero, una ficha de voto y una moneda de oro por cada 2 batallas con un caballero propio.
ui-law-b09 = Quien no haya emplazado ningún caballero de fuerza 2 puede fortalecer un caballero.
ui-law-b10 = Un caballero emplazado de fuerza 3 puede cambiarse por el 4 de la reserva.
ui-law-b11 = 5 puntos por cada 3 ampliaciones construidas.
ui-law-b12 = 3 puntos por cada batalla con un caballero propio.
ui-law-b13 = 8 puntos por cada 3 condados ocupados.
ui-law-b14 = 5 puntos si los tres caballeros de fuerza 1 están emplazados.
ui-law-b15 = Un caballero nuevo por cada 3 nobles a la mesa.
ui-law-b16 = 1 de oro compra 1 punto, tantas veces como se quiera.
ui-law-b17 = 1 escudero compra 1 punto, tantas veces como se quiera.
ui-law-b18 = 6 puntos por un juego de caballeros emplazados de fuerzas 1, 2, 3 y 4.
ui-law-n01 = Una ficha de voto por cada batalla con un caballero propio.
ui-law-n02 = Quien tenga más escuderos en sus existencias recibe 1 de oro y una ficha de voto; todos los empatados.
ui-law-n03 = Quien tenga más oro recibe un escudero y una ficha de voto; todos los empatados.
ui-law-n04 = Quien no tenga nobles a la mesa recibe 1 de oro, un escudero y una ficha de voto.
ui-law-n05 = Por cada batalla con un caballero propio puede enviarse un escudero a una de ellas: fuerza 1 cada uno.
ui-law-n06 = Un escudero por cada caballero emplazado de fuerza 1.
ui-law-n07 = 4 de oro compran una tablilla de ampliación, tantas veces como se quiera.
ui-law-n08 = 3 puntos por cada caballero en el propio castillo.
ui-law-n09 = Quien tenga más fichas de voto sobrantes tras la tercera votación puede fortalecer un caballero; todos los empatados.
ui-law-n10 = 3 puntos si los dos caballeros de fuerza 2 están emplazados.
ui-law-n11 = Cada condado cuesta a su ocupante 1 de oro, o el caballero vuelve antes de valorarlo.
ui-law-n12 = 5 puntos por cada 2 condados ocupados.
ui-law-n13 = Cada ampliación cuesta a su dueño 1 escudero, o no da nada en esta ronda.
ui-law-n14 = 2 de oro por un escudero o 2 escuderos por 1 de oro, tantas veces como se quiera.
ui-law-n15 = 3 puntos por cada 2 escuderos junto a los caballeros propios en los condados.
ui-law-n16 = 3 puntos por cada condado ocupado en el que no queden nobles.
ui-law-n17 = 1 de oro, 1 escudero y 1 ficha de voto sobrante compran 3 puntos, tantas veces como se quiera.
ui-law-n18 = 5 puntos para quien tenga más caballeros en las batallas; todos los empatados.
ui-law-rule = La regla de esta ley
