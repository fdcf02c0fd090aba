# Lo que dicen las ventanas de Fief England: matrimonios, votos, tratos, batallas, compras.

ui-verb-wed = Matrimonio
ui-verb-nominate = Candidato
ui-verb-for = Voto
ui-verb-decoy = Ficha en blanco
ui-verb-share = Impuesto Real
ui-verb-bargain = Trato
ui-verb-ally-gift = Regalo al aliado
ui-verb-pigeon = Paloma
ui-verb-meet = Encuentro
ui-verb-give-ware = Dar
ui-verb-want-ware = Pedir
ui-verb-give-money = Dar dinero
ui-verb-want-money = Pedir dinero
ui-verb-load-card = Carta para la paloma
ui-verb-load-money = Dinero para la paloma
ui-verb-order = Cuándo se me pregunta
ui-verb-lose = Pérdidas
ui-verb-lose-noble = Pérdidas
ui-verb-pay-siege = Asedio
ui-verb-offer-sum = Oferta
ui-verb-buy = Comprar

ui-c-sovereign = soberano
ui-c-queen = reina
ui-c-prince = príncipe de Gales
ui-c-see = sede de { $diocese }
ui-c-family = Familia
ui-c-votes = Votos
ui-c-marker = Ficha
ui-c-markers = Fichas
ui-c-money = { $n ->
    [one] Tienes { $n } chelín.
   *[other] Tienes { $n } chelines.
  }
ui-c-shillings = { $n ->
    [one] { $n } chelín
   *[other] { $n } chelines
  }
ui-c-nothing = nada

## Matrimonio

ui-c-wed = Un matrimonio
ui-c-wed-who = ¿Quién de los tuyos se casa?
ui-c-wed-pair = { $one } y { $two }
ui-c-wed-points = Puntos de victoria juntos: { $own } + { $other } = { $sum }; una alianza gana con { $needed }.
ui-c-wed-means = Los aliados ganan juntos con { $needed } puntos de victoria y ya no solos con { $alone }. Pueden darse dinero en cualquier momento, sin paloma.
ui-c-wed-three = En una partida de tres no hay matrimonios.
ui-c-wed-three-rule = Leer la regla
ui-c-wed-nobody = No proponer a nadie
ui-c-wed-yes = Aceptar el matrimonio
ui-c-wed-no = Rechazarlo
ui-c-betrothal = Una petición de mano

## Elección y Parlamento

ui-c-election = Elección al trono
ui-c-election-how = Las fichas están boca abajo: todos ven en quién, nadie cuál de ellas es el voto. Un voto da todos los votos de su familia; si hay empate, nadie sale elegido.
ui-c-candidates = Candidatos
ui-c-nominate = ¿A quién propones?
ui-c-nominate-one = Proponer a { $noble }
ui-c-named-by = propuesto por { $family }
ui-c-vote-for = Votar por { $noble }
ui-c-vote-decoy = Ficha en blanco en { $noble }
ui-c-own-ballot = Has puesto: el voto en { $vote }, la ficha en blanco en { $decoy }.
ui-c-parliament = El Parlamento
ui-c-tax-what = El Impuesto Real daría al soberano { $tax } chelines, que reparte con otros como quiera. Después el pueblo murmura.
ui-c-majority = Más de la mitad de los votos: { $needed } de { $total }.
ui-c-burghers = { $n } de burgueses
ui-c-burghers-vote = Que voten los burgueses
ui-c-herald = Que hable el heraldo Piers
ui-c-marker-down = ha votado
ui-c-voted-pro = a favor (solo tú lo ves)
ui-c-voted-contra = en contra (solo tú lo ves)
ui-c-summon = Convocar el Parlamento
ui-c-summon-not = Esta vez no
ui-c-royal-tax = El Impuesto Real
ui-c-tax-left = Te quedan { $left } de { $tax } chelines. ¿A quién das cuánto?
ui-c-tax-share = Parte de { $seat }
ui-c-tax-gets = { $seat } recibe { $sum }.
ui-c-tax-secret = Solo quien lo recibe ve cuánto es.
ui-c-tax-keep = Quedarte con { $n } y terminar
ui-c-tax-closed = El soberano reparte { $tax } chelines en secreto.

## Tratos y palomas

ui-c-deal = Trato con la familia { $family }
ui-c-talks = Tratos, palomas, regalos
ui-c-gift = Un regalo a tu aliado
ui-c-deal-give = Das
ui-c-deal-get = Recibes
ui-c-deal-money = Chelines
ui-c-deal-give-money = ¿Añadir dinero?
ui-c-deal-want-money = ¿Pedir dinero?
ui-c-deal-how = Pon a cada lado lo que puede cambiar de manos. Lo que las reglas dejan pasar al instante se cumple al instante; las cartas, y el dinero que no es un precio, van con paloma. Las promesas son solo palabras y no obligan a nadie.
ui-c-ware = { $kind ->
    [servant] Sirvientes
    [relic] Reliquias
    [city] Ciudades
    [captive] Cautivos
    [bow] Ballesteros
    [leave] Permisos de paso
    [promise] Promesas
   *[card] Cartas
  }
ui-c-deal-words = Si aceptas, ambas partes se intercambian al instante. Las promesas no obligan a nadie.
ui-c-deal-offer = Hacer la oferta
ui-c-deal-drop = Dejarlo
ui-c-deal-accept = Aceptar
ui-c-deal-refuse = Rechazar
ui-c-deal-waits = La familia { $family } se lo está pensando.
ui-c-deal-closed = Dos familias negocian. Solo ellas saben qué.
ui-c-pigeon = Paloma para la familia { $family }
ui-c-pigeon-holds = Debajo hay:
ui-c-pigeon-risk = { $left ->
    [0] Se pierde con una probabilidad del { $chance }, salvo que vuele dentro de una ciudad. Es la última.
    [one] Se pierde con una probabilidad del { $chance }, salvo que vuele dentro de una ciudad. Te queda otra.
   *[other] Se pierde con una probabilidad del { $chance }, salvo que vuele dentro de una ciudad. Te quedan otras { $left }.
  }
ui-c-pigeon-closed = Se prepara una paloma.

## En cualquier momento

ui-c-any-time = ¿Juegas algo? – { $topic }
ui-c-any-time-nothing = No hay nada que puedas jugar. Se te pregunta igualmente, para que nadie deduzca qué tienes.
ui-c-pass = Pasar
ui-c-orders = ¿Cuándo se me pregunta?
ui-c-orders-how = Solo tú ves estas órdenes, y nadie puede deducirlas del juego.
ui-c-orders-later = Se pueden cambiar mientras deciden los demás. Solo tú las ves.

## Batalla

ui-c-battles = Batallas
ui-c-fight-battle = Batalla de { $city }
ui-c-fight-raid = Desfile en { $city }
ui-c-fight-sally = Salida desde { $city }
ui-c-fight-invaders = Batalla contra los invasores en { $city }
ui-c-fight-volley = Ataque de proyectil en { $city }
ui-c-battle-begins = Las tropas se reúnen.
ui-c-battle-round = Ronda { $n }: proyectiles y después cuerpo a cuerpo
ui-c-battle-quiet = { $n ->
    [one] una fase sin pérdidas
   *[other] { $n } fases sin pérdidas
  }
ui-c-attackers = Ataque
ui-c-defenders = Defensa
ui-c-side-hidden = Nadie ha visto aún estas tropas.
ui-c-side-melee = Cuerpo a cuerpo: fuerza { $points }, { $dice ->
    [one] un dado
   *[other] { $dice } dados
  }{ $bonus ->
    [0] {""}
    [one] , un impacto seguro
   *[other] , { $bonus } impactos seguros
  }
ui-c-side-missile = Proyectiles, { $weapon }: { $dice ->
    [one] un dado
   *[other] { $dice } dados
  }
ui-c-dice = Dados de esta ronda
ui-c-odds = Probabilidades
ui-c-odds-ask = Probabilidades en { $city }
ui-c-odds-draw = Ninguno de los dos solo: { $chance }.
ui-c-odds-lost = Pérdidas medias: ataque { $attackers }, defensa { $defenders }.
ui-c-odds-exact = Exacto, si ambos siguen luchando.
ui-c-odds-simulated = { $n ->
    [one] Según una suposición de lo que no ves, si ambos siguen luchando.
   *[other] Según { $n } suposiciones de lo que no ves, si ambos siguen luchando.
  }
ui-c-sieges = Asedios
ui-c-siege-of = { $city }: la asedia { $by }, la tiene { $holder }{ $building ->
    [0] {""}
    [one] , una catapulta en construcción
   *[other] , { $building } catapultas en construcción
  }
ui-c-catapults = Catapultas

## Rescates

ui-c-ransoms = Cautivos y rescates
ui-c-bandits = los bandidos de Sherwood
ui-c-held-by = en manos de { $holder }; rescate completo { $price }
ui-c-ransom-full = Pagar { $n }
ui-c-ransom-less = Ofrecer menos
ui-c-ransom-sum = Oferta
ui-c-ransom-none = No más rescates

## Compras y cartas

ui-c-purchases = { $n ->
    [one] Compras: { $n } chelín
   *[other] Compras: { $n } chelines
  }
ui-c-units = Unidades en venta
ui-c-buy = { $what } por { $price }
ui-c-in-reserve = quedan { $n }
ui-c-bought = { $n ->
    [one] { $n } comprada
   *[other] { $n } compradas
  }
ui-c-titles = Títulos
ui-c-buy-stronghold = Construir una Fortaleza por { $price } en
ui-c-buy-mill = Construir un molino por { $price } en
ui-c-buy-done = Terminar de comprar
ui-c-draw = Robar cartas
ui-c-deck-characters = Personajes: { $n }
ui-c-deck-events = Eventos: { $n }
ui-c-top-fortune = Arriba: una carta de Fortuna
ui-c-top-disaster = Arriba: un Desastre
ui-c-draw-character = Robar un Personaje
ui-c-draw-event = Robar un evento
