### Lo que solo dice el tablero de Richard III en el navegador, en español.

## El mapa

ui-map = Mapa de Inglaterra, Gales y las tierras de exilio
ui-areas = Áreas
ui-area-empty = nadie
ui-area-blocks = { $n ->
    [one] un bloque de { $house }
   *[other] { $n } bloques de { $house }
}
ui-crown = Corona
ui-city = ciudad de { $city }
ui-cathedral = catedral
ui-port = puerto principal
ui-exile = exilio de { $house }
ui-shields = escudos de { $names }
ui-contested = atacada por { $house }
ui-can-choose = se puede elegir
ui-can-move = { $n ->
    [one] aquí se puede elegir un bloque
   *[other] aquí se pueden elegir { $n } bloques
}
ui-arrow-main = Ataque Principal contra { $area } desde { $from }: { $n ->
    [one] un bloque
   *[other] { $n } bloques
}
ui-arrow = { $n ->
    [one] Un bloque entró
   *[other] { $n } bloques entraron
} en { $area } desde { $from }, en reserva
ui-the-sea = el mar
ui-sail-instead = Mejor embarcar
ui-march-instead = Mejor marchar
ui-put-down = Dejarlo donde estaba
ui-choose = Elige
ui-city-newcastle = Newcastle
ui-city-york = York
ui-city-coventry = Coventry
ui-city-norwich = Norwich
ui-city-london = Londres
ui-city-bristol = Bristol
ui-city-salisbury = Salisbury
ui-border-yellow = Cruzan { $n } bloques
ui-border-blue = Cruzan { $n } bloques
ui-border-red = { $n }, y se detienen
ui-sign-crown = Corona
ui-sign-city = Ciudad
ui-sign-cathedral = Catedral
ui-sign-anchor = Puerto principal

## Los bloques

ui-block-label = { $block }: { $kind ->
    [heir] heredero { $heir }
    [noble] noble
    [church] iglesia
    [mercenary] mercenarios
    [levy] leva
    [bombard] artillería
   *[rebel] rebelde
}, fuerza { $steps } de { $most }, valor { $rating }, { $loyalty ->
    [0] nunca cambia de bando
   *[other] lealtad { $loyalty }
}
ui-tip-block = { $rating } · fuerza { $steps } de { $most }
ui-tip-heir = Heredero { $rank } de cinco
ui-loyalty = { $n ->
    [0] Nunca cambia de bando
   *[other] Lealtad { $n }
}
ui-has-moved = Ya se ha movido
ui-recruited = Reclutado este turno
ui-has-acted = ya ha actuado
ui-firepower = potencia de fuego { $power }
ui-short-scots-mercenary = Escoceses
ui-short-welsh-mercenary = Galeses
ui-short-french-mercenary = Franceses
ui-short-irish-mercenary = Irlandeses
ui-short-burgundian-mercenary = Borgoñones
ui-short-calais-mercenary = Calais
ui-short-canterbury-church = Canterbury
ui-short-york-church = Igl. York
ui-short-coventry-levy = Coventry
ui-short-bristol-levy = Bristol
ui-short-newcastle-levy = Newcastle
ui-short-york-levy = Leva York
ui-short-london-levy = Londres
ui-short-norwich-levy = Norwich
ui-short-salisbury-levy = Salisbury

## Cartas y fondo

ui-hand = Tus cartas y tu fondo
ui-cards = Cartas
ui-no-cards = No tienes cartas en la mano.
ui-cards-of = { $house } tiene { $n ->
    [0] la mano vacía
    [one] una carta
   *[other] { $n } cartas
}
ui-chosen-down = { $card }, boca abajo. Recuperarla
ui-card-down = hay una carta boca abajo
ui-card-label = { $card }: { $ap ->
    [one] un Punto de Acción
   *[other] { $ap } Puntos de Acción
}. { $text }
ui-pool = Fondo: { $n ->
    [one] un bloque por reclutar
   *[other] { $n } bloques por reclutar
}
ui-card-force-march = Un grupo marcha por tierra hasta tres áreas.
ui-card-muster = Bloques de cualquier lugar se reúnen por tierra en un área propia o vacía.
ui-card-piracy = Solo movimientos por mar, que pueden atacar.
ui-card-plague = Cada bloque de un área enemiga con ciudad pierde un paso.
ui-card-surprise = Mueve un grupo; por cada frontera cruza un bloque más.
ui-card-treason = Mueve un grupo; una Tirada de Traición antes de una batalla.

## La ventana de batalla

ui-battle = Batalla en { $area }
ui-round = Ronda { $n } de cuatro
ui-attacker = Atacante
ui-defender = Defensor
ui-reserve = { $n } en reserva
ui-nobody = Nadie en el campo.
ui-order = Orden de los turnos de batalla
ui-actions = Qué hace { $block }
ui-where-to = Adónde
ui-act-fire = Disparar
ui-act-fire-more = { "" }
ui-act-charge = Cargar
ui-act-charge-more = { "" }
ui-act-treachery = Traición
ui-act-treachery-more = tentar a un bloque enemigo
ui-act-retreat = Retirarse
ui-act-retreat-more = abandonar el campo
ui-act-hold = Pasar
ui-act-hold-more = mantenerse firme
ui-act-fall = Caer
ui-act-fall-more = no hay retirada posible
ui-dice-power = { $dice ->
    [one] un dado acierta
   *[other] { $dice } dados aciertan
} con { $power ->
    [1] 1
   *[other] 1–{ $power }
}: unos { $hits }
ui-no-treason = No antes de esta batalla
ui-dice = Dados: { $faces }; { $n ->
    [0] no cuenta ninguno
    [one] cuenta uno
   *[other] cuentan { $n }
}
ui-throw-fire = dispara, acierta con { $power } o menos
ui-throw-charge = carga contra { $target }, acierta con { $power } o menos
ui-throw-bonus-fire = responde a { $target }, acierta con { $power } o menos
ui-throw-treachery = tienta a { $target }: todos los dados deben ser pares
ui-throw-hits = { $n ->
    [0] Ningún impacto
    [one] Un impacto
   *[other] { $n } impactos
}
ui-throw-bought = ¡Comprado!
ui-throw-loyal = Sigue leal
ui-effect-hits = { $block } −{ $n }
ui-effect-eliminated = Cae { $block }
ui-effect-defects = { $block } cambia de bando
ui-effect-deploy = Entra { $block }
ui-effect-control = Ahora ataca { $house }
ui-after = Tras la batalla
ui-won = { $house } ha vencido en { $area }
ui-fallen = Caídos: { $names }
ui-turned = Cambiaron de bando: { $names }
ui-regroup = Reagrupar desde { $area }
ui-stay = Los demás se quedan
ui-execution = ¿Una ejecución?
ui-execution-more = { $block } está en manos de { $house }.
ui-spare = Perdonarle la vida
ui-close = Cerrar

## Probabilidades

ui-odds-asking = Calculando las probabilidades …
ui-odds-lost = Bajas esperadas: Lancaster { $lancaster }, York { $york } bloques
ui-odds-king = Cae el Rey { $chance }
ui-odds-pretender = Cae el Pretendiente { $chance }
ui-odds-exact = Exacto: se han seguido todos los desarrollos
ui-odds-simulated = { $n } batallas simuladas, ± { $error } %
ui-odds-error = Simulado, ± { $error } %
ui-odds-how = Cómo se calcula
ui-odds-policy = Solo con lo que sabes; lo que no sabes se reparte al azar. Cada bloque dispara en su turno, nadie carga ni intenta la traición. Los defensores nunca se retiran; los atacantes se retiran en la Ronda 4. Entre bloques de igual fuerza recibe los impactos el menos valioso.

## Cómo va la guerra

ui-status = Cómo va la guerra
ui-campaign = Campaña { $n } de { $last }
ui-campaign-short = Campaña { $n }
ui-turn = Turno { $n } de siete
ui-politics = Turno Político
ui-ap = { $n ->
    [one] queda un Punto de Acción
   *[other] quedan { $n } Puntos de Acción
}
ui-ap-short = PA
ui-king-side = Bando del Rey
ui-pretender-side = Bando del Pretendiente
ui-line = Línea de sucesión de { $house }
ui-heir = { $rank }. { $block }{ $state ->
    [king] , Rey
    [pretender] , Pretendiente
    [minor] , todavía menor
    [prison] , preso
    [gone-over] , pasado al enemigo
    [dead] , muerto
   *[living] {""}
}
ui-support = Nobles
ui-support-more = Lo que tu casa aportaría ahora si se contaran los nobles para el trono.
ui-support-most-more = Lo máximo que podría aportar esta casa: sus bloques en Inglaterra y Gales están ocultos.
ui-at-most = ≤ { $n }
ui-pool-short = Fondo
ui-more = Cartas jugadas, muertos, menores …
ui-less = Menos
ui-played = Jugadas:
ui-dead = Muertos:
ui-down = Boca abajo:
ui-prison = Presos:
ui-minors = Menores:

## Títulos sobre las opciones

ui-verb-play = Jugar una carta
ui-verb-lift = Mover por tierra
ui-verb-step = Seguir la marcha
ui-verb-sail = Embarcar
ui-verb-land = Desembarcar
ui-verb-recruit = Reclutar
ui-verb-place = Situar
ui-verb-main = Ataque Principal
ui-verb-gather = Reunión en
ui-verb-infect = Plaga en
ui-verb-battle = Combatir
ui-verb-fire = Disparar
ui-verb-charge = Cargar
ui-verb-treachery = Traición
ui-verb-retreat = Retirarse
ui-verb-hold = Pasar
ui-verb-fall = Caer
ui-verb-target = Objetivo
ui-verb-take = Recibir los impactos
ui-verb-withdraw = Retirarse
ui-verb-regroup = Reagrupar
ui-verb-execute = Ejecutar
ui-verb-enter = Entrar en la guerra
ui-verb-starve = Perder un paso
ui-verb-home = Volver a casa
ui-verb-dismiss = Al fondo

## Kinds of figures, on the page about where they are from

ui-figure-area-seas = mares de las áreas
ui-figure-area-port = puertos principales
ui-figure-area-crown = coronas
ui-figure-area-city = ciudades
ui-figure-area-levy = levas de las ciudades
ui-figure-area-cathedral = catedrales
ui-figure-area-shields = escudos
ui-figure-area-wales = Gales
ui-figure-area-exile = áreas de exilio
ui-figure-area-supply = límites de suministro
ui-figure-border-colour = colores de las fronteras
ui-figure-border-limit = límites de las fronteras
ui-figure-block-steps = fuerza de los bloques
ui-figure-block-rating = valores de combate
ui-figure-block-loyalty = lealtad
ui-figure-block-heir = orden de los herederos
ui-figure-block-home = hogares de los bloques
ui-figure-card-ap = Puntos de Acción de las cartas
ui-figure-card-count = cantidad de cartas
ui-figure-scenario-wars-of-the-roses = preparación de Las Guerras de las Rosas
ui-figure-scenario-kingmaker = preparación de Kingmaker
ui-figure-scenario-richard-iii = preparación de Richard III
