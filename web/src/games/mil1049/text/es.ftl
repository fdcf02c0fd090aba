# Lo que el navegador dice de MIL (1049) además de las palabras del propio juego.

ui-board = El tablero: esferas, tierras libres y familias
ui-sphere-label = { $sphere }: { $knights ->
    [none] nadie
   *[other] { $knights }
  }
ui-space-label = { $place }: { $knight ->
    [none] { $token ->
        [white] una ficha de tiempo blanca; entrar cuesta 1 de oro o 1 privilegio
        [black] una ficha de tiempo negra; entrar cuesta 1 de oro o 1 privilegio
        [marker] el marcador de una familia
       *[empty] libre
    }
   *[other] { $knight }
  }
ui-pile-label = { $pile }: { $land ->
    [none] no quedan tierras
   *[other] { $land }, se gana con fuerza { $beats }; { $lands } tierras
  }
ui-pile-beats = se gana con { $n }
ui-pile-empty = no quedan tierras
ui-lands-left = Tierras aún no vistas
ui-land-label = { $land } de { $knight }
ui-knight-label = { $knight }, edad { $age } de 4{ $heir ->
    [yes] , con heredero
   *[no] {""}
  }; soldados: { $soldiers }{ $castle ->
    [yes] , un castillo
   *[no] {""}
  }{ $lands ->
    [none] , sin tierras
   *[other] , { $lands }
  }{ $lord ->
    [none] {""}
   *[other] ; vasallo de { $lord }
  }; ataque { $attack }, defensa { $defence }{ $danger ->
    [famine] ; una hambruna lo mataría
    [age] ; su próximo reloj de arena es el último
   *[none] {""}
  }
ui-cubes = { $resource ->
    [food] { $n } de comida
    [cloth] { $n } de tela
    [metal] { $n } de metal
    [influence] { $n } de influencia
   *[gold] { $n } de oro
  }
ui-nothing = nada
ui-hand = Lo mío
ui-women = { $n ->
    [one] { $n } mujer soltera
   *[other] { $n } mujeres solteras
  }
ui-women-short = mujeres
ui-privileges = { $n ->
    [one] { $n } privilegio
   *[other] { $n } privilegios
  }
ui-privileges-short = privilegios
ui-points = { $n ->
    [one] { $n } punto de prestigio
   *[other] { $n } puntos de prestigio
  }
ui-locked = Ya has colocado un caballero: en este turno no hay más cosecha, reclutamiento ni descendencia.
ui-status = Estado de la partida
ui-turn = Turno { $n } de { $last }
ui-phase = Fase
ui-start = Jugador inicial
ui-closed = ha cerrado la mano
ui-known = Hasta donde todos pueden saber:
ui-vassals = Vasallos: { $names }
ui-protection = Atacar a esta familia cuesta { $n } de influencia.
ui-window = Lo que hay que decidir
ui-which = ¿Cuál de estas cosas?
ui-cancel = Ninguna
ui-attack = Ataque: { $n }
ui-defence = Defensa: { $n }
ui-opening = Puja inicial
ui-best = Mejor puja, { $seat }
ui-beats = La supera: toda la puja inicial y más de { $n } cubos, o los mismos si valen más.
ui-offer = Sobre la mesa
ui-help = El Señor ayuda con
ui-outbid = Los pagos más pequeños que la superan:
ui-or = o
ui-keep = Quédate con la mitad, cubo a cubo:
ui-counted = Contado:
ui-hand-secret = En tu mano cerrada, sin que nadie lo vea:
ui-hand-closed = Has cerrado la mano con
ui-add = Añadir { $resource }; tienes { $have }
ui-given = Entregado en este comercio:
ui-got = Recibido:
ui-verb-place = Colocar un caballero
ui-verb-harvest = Cosechar
ui-verb-recruit = Reclutar
ui-verb-offspring = Descendencia
ui-verb-turn = Girar una ficha de tiempo
ui-verb-lay = Poner una ficha negra
ui-verb-mark = Poner un marcador
ui-verb-token = Tomar una ficha de tiempo
ui-verb-add = Añadir un cubo
ui-verb-keep = Quedarse
ui-verb-give = Dar
ui-verb-grant = Dar a
ui-verb-vassalage = Hacer vasallo
ui-verb-fief = Dar como feudo
ui-verb-deal = Comerciar
ui-verb-claim = Atacar una tierra libre
ui-verb-raid = Atacar una tierra
ui-verb-settle = A quién
ui-verb-build = Construir el castillo
ui-verb-take = Elegir
ui-figure-land-lit-harvest = Cosechas de los lados claros
ui-figure-land-lit-tribute = Tributos de los lados claros
ui-figure-land-dark-harvest = Cosechas de los lados oscuros
ui-figure-land-dark-tribute = Tributos de los lados oscuros
ui-figure-land-defence = Defensa de las tierras
ui-figure-land-count = Cuántas tierras hay
ui-figure-pile-defence = Defensa de la primera pila
ui-figure-pile-second = Defensa de la segunda pila
ui-figure-start-fishing = Tierras iniciales, con pesca
ui-figure-soft-lit-tribute = Tributo en la economía suave
ui-figure-printed-black = Fichas negras impresas del tablero avanzado
