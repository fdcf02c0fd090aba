### El tablero de Fief England, en español.

## El tablero

ui-board = Mapa de Inglaterra
ui-sea = Mar: { $region }
ui-way = { $way ->
    [n] N
    [e] E
    [s] S
   *[w] O
}
ui-class = { $class ->
    [duchy] ducado
    [county] condado
   *[barony] baronía
} · { $price } ch.
ui-diocese-of = diócesis de { $diocese }
ui-dioceses = Ver las diócesis
ui-decks = Mazos y registro de Desastres
ui-shelf = { $characters } cartas de Personaje; { $events } cartas de evento, { $top ->
    [none] sin carta encima
    [disaster] con un Desastre encima
   *[fortune] con una carta de Fortuna encima
}; registro de Desastres: { $disasters ->
    [0] vacío
   *[other] { $disasters } ({ $names })
}
ui-city-label = { $city } ({ $region }): { $control ->
    [none] de nadie
   *[other] { $control }
}{ $building-id ->
    [none] {""}
   *[other] , { $building }
}
ui-has-mill = Molino
ui-has-port = Puerto
ui-has-cathedral = Catedral
ui-has-shrine = Aquí se oculta una reliquia
ui-has-sword = Excálibur en la piedra
ui-has-abbey = { $abbey }, abadesa: { $abbess }
ui-besieged = asediada por { $family }
ui-battle-here = se libra una batalla
ui-party = { $family }{ $stand ->
    [inside] , dentro
    [path] , en el sendero de Sherwood
    [quay] , en el muelle
    [outside] , ante los muros
   *[other] , en el camino
}: { $nobles ->
    [none] {""}
   *[other] { $nobles }, {""}
}{ $n ->
    [0] sin tropas
    [one] 1 ficha
   *[other] { $n } fichas
}{ $units ->
    [none] {""}
   *[other] {" "}({ $units })
}{ $captives ->
    [none] {""}
   *[other] ; cautivos: { $captives }
}
ui-army-here = { $army }{ $leader ->
    [yes] {" "}con su líder
   *[no] {""}
}, infantería: { $infantry }{ $garrison ->
    [yes] {" "}(guarnición)
   *[no] {""}
}
ui-army-label = { $army } en { $city }{ $leader ->
    [yes] {" "}con su líder
   *[no] {""}
}, infantería: { $infantry }{ $garrison ->
    [yes] {" "}(guarnición)
   *[no] {""}
}
ui-region-label = { $region }, { $class ->
    [duchy] ducado
    [county] condado
   *[barony] baronía
} por { $price } chelines, diócesis de { $diocese }; { $lord ->
    [none] { $family ->
        [none] sin Señor
       *[other] el título lo guarda { $family }
    }
   *[other] Señor: { $lord } ({ $family })
}
ui-disaster = { $disaster }{ $state ->
    [dormant] {" "}(latente)
   *[active] {""}
}
ui-tallage = tallage de { $family }
ui-tithe = Diezmo de { $diocese }: { $who ->
    [none] nadie
   *[other] { $who }
}
ui-bandits = los bandidos
ui-bandits-hold = Los bandidos retienen a { $nobles }

## Junto al tablero

ui-status = Familias y ronda
ui-round = Ronda { $n } de { $of }
ui-victory-round = Al final de esta ronda alguien puede ganar.
ui-phase = { $phase ->
    [1] Oíd, oíd
    [2] Cartas
    [3] Ingresos
    [4] Compras
    [5] Movimiento
    [6] Invasores
    [7] Batallas
   *[8] Fin
}
ui-phase-number = Fase { $phase }:
ui-step = { $step ->
    [a] descartar
    [b] robar
    [c] Desastres
   *[d] jugar
}
ui-rivals = Puntos de victoria y cuántos ganarían
ui-rival = { $families }{ $married ->
    [no] {" "}(sin casar)
   *[yes] {""}
}: { $points } de { $needed } puntos de victoria
ui-points = Puntos de victoria: { $n }
ui-money = Chelines: { $n }
ui-own-money = Tienes { $n } chelines.
ui-characters = Cartas de Personaje en la mano: { $n }
ui-fortunes = Cartas de Fortuna en la mano: { $n }
ui-first = Primera familia de la ronda
ui-allied = Aliada por matrimonio con { $family }.
ui-spouse = en matrimonio con { $noble }
ui-serves = { $servant }, { $trade ->
    [maid-spy] doncella y espía
    [miller] molinero
    [herbalist] herbolaria
    [mason] maestro cantero
    [brewer] cervecera
    [recruiter] reclutador
    [fletcher] flechero
    [guide] guía
    [ferrywoman] barquera
    [squire] escudero
    [bodyguard] guardaespaldas
    [chaplain] capellán
    [jailer] carcelero
    [almoner] limosnera
    [falconer] halconero
    [fortune-teller] adivina
    [steward] mayordomo
    [wet-nurse] nodriza
    [siege-engineer] ingeniero de asedio
    [poisoner] envenenadora
    [herald] heraldo
    [merchant] mercader
   *[forester] guardabosques
}{ $used ->
    [yes] {" "}(usado esta ronda)
   *[no] {""}
}
ui-servant-rule = Qué hace { $servant }
ui-held-by = cautivo de { $who }
ui-holds = retiene a { $nobles }
ui-heretic = herejía
ui-king = Rey
ui-queen = Reina
ui-sovereign-queen = Reina Soberana
ui-prince = Príncipe de Gales
ui-see = { $arch ->
    [yes] Arzobispo
   *[no] Obispo
} de { $diocese }
ui-fief = { $class ->
    [duchy] Ducado
    [county] Condado
   *[barony] Baronía
} de { $region }
ui-garter = Orden de la Jarretera
ui-excalibur = Excálibur
ui-no-nobles = Sin nobles
ui-reserve = Por comprar:
ui-pigeons = Palomas enviadas: { $n }
ui-treasures = Marcadores de tesoro usados: { $n }
ui-fourth = Cuarto espacio: { $card }{ $n ->
    [0] {""}
   *[other] {" "}({ $n } por contratar)
}
ui-relic-marker = Marcador de reliquia: un punto de victoria
ui-known-cards = Cartas conocidas: { $cards }
ui-point = Señala una ciudad, una región o un noble para leer más.

## La mano

ui-hand = Mi dinero y mis cartas
ui-cards = Mis cartas
ui-no-cards = Sin cartas en la mano
ui-pool = Por colocar:
ui-put-hint = Elige una unidad y luego una ciudad.
ui-which = ¿Cuál?
ui-cancel = cancelar
ui-march = Tropas en marcha
ui-take = Llevar
ui-leave = Dejar
ui-train = Con { $noble }:
ui-window = Por decidir

## Qué hacen las cartas

ui-card-noble = Un nuevo noble{ $sex ->
    [woman] {" "}(mujer)
   *[man] {""}
} de tu familia, que se coloca en el mapa.
ui-card-abbess-autumn = Hace abadesa a una dama y funda su abadía.
ui-card-abbess-hills = Hace abadesa a una dama y funda su abadía.
ui-card-abbess-spring = Hace abadesa a una dama y funda su abadía.
ui-card-bishop-exeter = Hace a un noble prelado de la diócesis; puede cobrar su diezmo.
ui-card-archbishop-york = Hace a un noble prelado de la diócesis; puede cobrar su diezmo.
ui-card-bishop-norwich = Hace a un noble prelado de la diócesis; puede cobrar su diezmo.
ui-card-archbishop-canterbury = Hace a un noble prelado de la diócesis; puede cobrar su diezmo.
ui-card-mercenary-french = ⚡ Tres ballesteros que se contratan en cualquier momento por 2 chelines cada uno.
ui-card-mercenary-flemish = ⚡ Tres ballesteros que se contratan en cualquier momento por 2 chelines cada uno.
ui-card-burgher-3 = 3 votos en el Parlamento, una revuelta, o ayuda como un Pasadizo.
ui-card-burgher-5 = 5 votos en el Parlamento, una revuelta, o ayuda como un Pasadizo.
ui-card-abundant-harvest = Acaba con una Hambruna, o da un chelín más por cada molino y abadía de una región.
ui-card-good-weather = ⚡ Acaba con unas Tormentas o, antes de los ingresos, da un chelín más por cada molino y abadía de una región.
ui-card-tax = Tallagege de un feudo tuyo, o diezmo de tu diócesis.
ui-card-uprising = ⚡ Una rebelión en una ciudad con impuestos o con hambre.
ui-card-secret-passage = ⚡ Un movimiento sin trabas, una entrada tras los muros, una retirada, o la libertad de un cautivo.
ui-card-assassination = ⚡ Mata a cualquier noble o a un líder invasor; se culpa a uno de tus nobles.
ui-card-justice = ⚡ Mata a un noble culpable de herejía.
ui-card-ambush = ⚡ Uno de tus nobles captura a otro en la misma ciudad.

## Encabezados de las opciones

ui-verb-start = Instalarse
ui-verb-scorch = Quemar molinos
ui-verb-put = Colocar unidades
ui-verb-build = Construir una Fortaleza
ui-verb-mill = Construir un molino
ui-verb-title = Comprar un título
ui-verb-tower = Fortaleza Real
ui-verb-sell = Vender una carta
ui-verb-lead = Mover a un noble
ui-verb-join = Acompañar
ui-verb-take = Llevar
ui-verb-leave = Dejar
ui-verb-road = Por camino
ui-verb-sail = Por mar
ui-verb-forest = Por Sherwood
ui-verb-travel = Viaje real
ui-verb-raid = Incursión
ui-verb-pay = Pagar a los bandidos
ui-verb-stay = Seguir cautivo
ui-verb-home = Volver
ui-verb-serve = Sirvientes
ui-verb-attack = Atacar
ui-verb-attack-invaders = Atacar a los invasores
ui-verb-seize = Apresar
ui-verb-seize-by-passage = Apresar por Pasadizo
ui-verb-sally = Salida
ui-verb-volley = Andanada
ui-verb-besiege = Asediar
ui-verb-lift-siege = Levantar un asedio
ui-verb-siege-from = Catapulta
ui-verb-pillage-mill = Saquear un molino
ui-verb-pillage-abbey = Saquear una abadía
ui-verb-swap-engines = Tomar máquinas
ui-verb-wreck-engines = Destruir máquinas
ui-verb-retreat = Retirada
ui-verb-admit-invaders = Dejar entrar a los invasores
ui-verb-go-home = ¿Adónde?
ui-verb-towards = ¿Adónde?
ui-verb-fortify = Ciudad Amurallada
ui-verb-site = ¿Dónde?
ui-verb-lodge = ¿Dónde?
ui-verb-revolt = Rebelión
ui-verb-hire = Contratar un ballestero
ui-verb-cede = Ceder una ciudad
ui-verb-harvest = Cosecha Abundante
ui-verb-weather = Buen Tiempo
ui-verb-tallage = Tallage
ui-verb-tithe = Diezmo
ui-verb-end-famine = Acabar una Hambruna
ui-verb-move-storms = Mover las Tormentas
ui-verb-transfer = Traspasar un título
ui-verb-grant = Conceder un título
ui-verb-draw-sword = Excálibur
ui-verb-danegeld = Danegeld
ui-verb-preach = Interceder
ui-verb-play = Jugar una carta
ui-verb-discard = Descartar
ui-verb-fourth = Cuarto espacio
ui-verb-adopt = Para tu aliado
ui-verb-swap-card = Dar una carta
ui-verb-ransom = Rescate
ui-verb-haggle = Regatear
ui-verb-set-free = Liberar
ui-verb-free-captive = Liberar a un cautivo
ui-verb-assassinate = Asesinar
ui-verb-assassinate-leader = Asesinar a un líder
ui-verb-execute = Justicia
ui-verb-ambush = Emboscada
ui-verb-ambush-leader = Emboscar a un líder
ui-verb-poison = Veneno
ui-verb-at-noble = Disparar a un noble
ui-verb-at-leader = Disparar al líder

## Clases de cifras

ui-figure-region = Regiones
ui-figure-diocese = Diócesis
ui-figure-city = Ciudades
ui-figure-road = Caminos
ui-figure-character = Cartas de Personaje
ui-figure-event = Cartas de evento
ui-figure-noble = Nobles
ui-figure-servant = Sirvientes
ui-figure-relic = Reliquias
ui-figure-unit = Unidades
ui-figure-sea = Zonas de mar
ui-figure-family = Piezas de una familia
ui-figure-supply = Reserva común
ui-figure-price = Precios
ui-figure-battle-die = Dado de batalla
ui-figure-melee = Combate cuerpo a cuerpo
ui-figure-missile = Proyectiles
ui-figure-rebellion = Rebeliones
ui-figure-d6 = Tiradas de D6
ui-figure-sherwood = Sherwood
ui-figure-invaders = Invasores
ui-figure-limits = Límites
ui-figure-start = Comienzo
ui-figure-option = Opciones
