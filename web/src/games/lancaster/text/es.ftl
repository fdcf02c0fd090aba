# Lo que el navegador dice de Lancaster además de las palabras del propio juego.

ui-board = El tablero: Inglaterra, los favores del rey y las guerras en Francia
ui-favours = El favor del rey
ui-favour-up = Favor: { $favour }
ui-favour-down = Favor ya usado en esta ronda: { $favour }
ui-france = Guerras en Francia
ui-row-upper = Primer intento
ui-row-lower = Segundo intento
ui-no-conflict = Aquí no hay guerra
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
    [""] {""}
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
        [one] { $n } marcador de voto
       *[other] { $n } marcadores de voto
    }
    [new_knight] un caballero nuevo
    [upgrade] una mejora
    [noble] un noble
    [extension] una ampliación
   *[crossing] el paso a Francia
  }
ui-castle = Castillo de { $house }
ui-castle-label = { $castle }: { $gain }{ $cost ->
    [""] {""}
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
ui-seat-more = { $seat }: castillo, corte y más
ui-start = Jugador inicial
ui-next-start = Jugador inicial de la próxima ronda
ui-has-voted = Ha votado
ui-tiles-n = { $n ->
    [one] { $n } ampliación
   *[other] { $n } ampliaciones
  }
ui-forces = Fuerza de todos los caballeros: { $n }
ui-if-now = Si la partida acabara ahora: { $forces } por ejército, { $castle } por castillo, { $nobles } por nobles
ui-counted = Tras la pantalla, para quien haya llevado la cuenta:
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
    [one] { $markers } marcador
   *[other] { $markers } marcadores
  }
ui-vote-markers = Añade hasta { $n } marcadores de voto; se gastan pase lo que pase.
ui-markers = Marcadores de voto
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
    [one] {" "}con un marcador
   *[other] {" "}con { $n } marcadores
  }. Puedes retirarlo mientras alguien siga pensando.
ui-squires = Escuderos
ui-squires-to = ¿Cuántos escuderos van a { $county }?
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
ui-holds = Otro caballero necesitaría { $n } para desalojarlo.
ui-buy = Comprar
ui-times = Cuántas veces
ui-buy-n = { $n ->
    [0] No comprar nada
    [one] Comprar una vez
   *[other] Comprar { $n } veces
  }
ui-verb-place = Colocar un caballero
ui-verb-squires = Escuderos
ui-verb-favour = Tomar un favor
ui-verb-take = Tomar un noble
ui-verb-upgrade = Mejorar
ui-verb-build = Construir
ui-verb-yes = Sí
ui-verb-no = No
ui-verb-buy = Comprar
ui-verb-send = Enviar un escudero
ui-verb-pay = Pagar
ui-verb-keep = Pagar por
ui-verb-cross = Pasar a Francia
ui-verb-score = Puntuar
ui-verb-free = Rescate
ui-verb-name = Jugador inicial
ui-figure-county-min = Fuerza que pide un condado
ui-figure-county-reward = Lo que dan los condados
ui-figure-county-both = Precio de noble y recompensa juntos
ui-figure-castle-cost = Precio de los espacios del castillo
ui-figure-castle-gain = Lo que dan los espacios del castillo
ui-figure-conflict-strength = Fuerza de los franceses
ui-figure-conflict-points = Puntos de las cartas de conflicto
ui-figure-favour-gain = Lo que dan los favores
ui-figure-favour-players = Favores en juego según los jugadores
ui-figure-law-group = Grupos de las leyes
ui-figure-law-gain = Lo que dan las leyes
ui-figure-law-cost = Lo que cuestan las leyes
ui-figure-law-per = Cuántas cosas cuenta una ley por vez
