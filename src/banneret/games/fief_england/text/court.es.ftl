### Fief England, en español: la corte.

## Choices

choice-wed = casar a { $first } con { $second }
choice-nominate = proponer a { $noun } como candidato
choice-for = poner el voto a favor de { $noun }
choice-decoy = poner la ficha en blanco en { $noun }
choice-nobody = nadie más
choice-herald = que hable el heraldo Piers
choice-pro = votar a favor del Impuesto Real
choice-contra = votar en contra del Impuesto Real
choice-burghers-vote = que voten los burgueses
choice-share = dar { $second } del impuesto a { $first }
choice-invest = el título es para { $noun }
choice-fortify = { $noun } será la Ciudad Amurallada
choice-grant = conceder { $first }: { $second }
choice-transfer = traspasar { $first } a { $second }
choice-abbacy = la abadía pasa a { $noun }
choice-appoint = nombrar a { $noun }
choice-site = fundar la abadía en { $noun }
choice-found = fundar de nuevo: { $noun }
choice-leave-abbey = pedir dejar: { $noun }
choice-draw-sword = { $noun } intenta sacar Excalibur
choice-take-up = lo recoge { $noun }
choice-give-relic = entregar { $first } a { $second }
choice-drop-relic = dejar aquí: { $noun }
choice-move-storms = llevar las Tormentas de { $first } a { $second }
choice-end-famine = acabar con la Hambruna en { $noun }
choice-bestow = dar la Jarretera a { $noun }
choice-send-servant = enviar a { $first } con { $second }
choice-send = enviar: { $noun }
choice-towards = el siguiente grupo va a { $noun }

## Causes, offers

cause-plague = la Peste
cause-battle = la batalla
cause-assassin = un asesino
cause-justice = la Justicia
cause-rebels = los rebeldes
cause-invaders = los invasores
cause-poison = el veneno
cause-arrow = una flecha
offer-red-0 = a la familia Roja por 0
offer-red-1 = a la familia Roja por 1
offer-red-2 = a la familia Roja por 2
offer-red-3 = a la familia Roja por 3
offer-red-4 = a la familia Roja por 4
offer-red-5 = a la familia Roja por 5
offer-red-6 = a la familia Roja por 6
offer-red-7 = a la familia Roja por 7
offer-red-8 = a la familia Roja por 8
offer-blue-0 = a la familia Azul por 0
offer-blue-1 = a la familia Azul por 1
offer-blue-2 = a la familia Azul por 2
offer-blue-3 = a la familia Azul por 3
offer-blue-4 = a la familia Azul por 4
offer-blue-5 = a la familia Azul por 5
offer-blue-6 = a la familia Azul por 6
offer-blue-7 = a la familia Azul por 7
offer-blue-8 = a la familia Azul por 8
offer-green-0 = a la familia Verde por 0
offer-green-1 = a la familia Verde por 1
offer-green-2 = a la familia Verde por 2
offer-green-3 = a la familia Verde por 3
offer-green-4 = a la familia Verde por 4
offer-green-5 = a la familia Verde por 5
offer-green-6 = a la familia Verde por 6
offer-green-7 = a la familia Verde por 7
offer-green-8 = a la familia Verde por 8
offer-yellow-0 = a la familia Amarilla por 0
offer-yellow-1 = a la familia Amarilla por 1
offer-yellow-2 = a la familia Amarilla por 2
offer-yellow-3 = a la familia Amarilla por 3
offer-yellow-4 = a la familia Amarilla por 4
offer-yellow-5 = a la familia Amarilla por 5
offer-yellow-6 = a la familia Amarilla por 6
offer-yellow-7 = a la familia Amarilla por 7
offer-yellow-8 = a la familia Amarilla por 8

## Log

log-crowned = { $noble } ciñe la corona.
log-dethroned = { $noble } pierde la corona.
log-queen = { $noble } es reina.
log-sword = Excalibur está en manos de { $noble }.
log-dies = Muere { $noble }: { $cause }.
log-heir = { $noble } hereda { $region }.
log-vacant = El título de { $region } queda vacante.
log-title = { $noble } ostenta el título de { $region }.
log-wall = { $city } pasa a ser Ciudad Amurallada.
log-title-lost = { $noble } pierde el título de { $region }.
log-grant = La familia { $who } concede { $region } a la familia { $to } por { $sum }.
log-grant-refused = La familia { $who } rechaza la concesión de { $region }.
log-abbacy = { $noble } recibe la { $abbey }.
log-revived = El cráneo devuelve la vida a { $noble }.
log-appointed = { $noble } recibe el cargo: { $card }.
log-abbey = { $noble } funda la { $abbey } en { $city }.
log-divorced = El matrimonio de { $noble } y { $husband } termina.
log-released = { $noble } queda libre de sus votos.
log-proposes = { $one } pide la mano de { $two }.
log-married = { $one } y { $two } se casan.
log-jilted = { $two } no se casa con { $one }.
log-nominated = La familia { $who } propone a { $noble } para el trono.
log-laid = La familia { $who } pone una ficha en { $noble }.
log-herald = Piers habla por la familia { $who }: un voto más.
log-poll = { $noble }: votos { $votes }.
log-elected = { $noble } resulta elegido.
log-not-elected = Nadie resulta elegido.
log-summoned = La familia { $who } convoca el Parlamento.
log-burghers = Los burgueses de la familia { $who } votan: { $votes }.
log-marker-down = La familia { $who } ha votado.
log-voted = Familia { $who }, con { $votes }: { $yes ->
    [1] a favor
   *[other] en contra
}.
log-tax-passed = Se aprueba el Impuesto Real: { $votes } de { $total }.
log-tax-failed = Se rechaza el Impuesto Real: { $votes } de { $total }.
log-shared = La familia { $who } reparte en secreto el Impuesto Real.
log-shared-own = Del Impuesto Real, la familia { $who } da { $sum } a { $to }.
log-relic = En la catedral de { $diocese } se halla: { $relic }.
log-relic-taken = { $noble } lleva ahora: { $relic }.
log-relic-left = { $relic } queda en { $place }.
log-relic-marker = La familia { $who } recibe el punto de victoria de la reliquia.
log-sword-stays = { $noble } saca { $number }: la espada no se mueve.
log-blown = La familia { $who } manda las Tormentas de { $from } a { $to }.
log-famine-over = La familia { $who } acaba con la Hambruna en { $region }.
log-garter = { $noble } recibe la Orden de la Jarretera.
log-servant-goes = { $servant } sirve ahora a { $noble }.
log-group = Tropas sin jefe de la familia { $who } van de { $from } a { $to }: { $units }.
log-total = { $who }: puntos de victoria { $points }.

## Prompts

prompt-propose = Familia { $who }: ¿propones un matrimonio?
prompt-betrothal = Familia { $who }: ¿se casa { $two } con { $one }?
prompt-nominate = Familia { $who }: ¿propones un candidato al trono?
prompt-vote = La familia { $who } coloca sus fichas.
prompt-summon = Familia { $who }: ¿convocas el Parlamento?
prompt-canvass = Familia { $who }: ¿burgueses, heraldo?
prompt-parliament-vote = El Parlamento vota el Impuesto Real.
prompt-royal-tax = La familia { $who } reparte el Impuesto Real.
prompt-title-holder = Familia { $who }: ¿quién recibe { $region }?
prompt-inherit = Familia { $who }: ¿quién hereda { $region }?
prompt-title-fort = Familia { $who }: ¿qué Fortaleza será la Ciudad Amurallada de { $region }?
prompt-grant = La familia { $king } ofrece a la familia { $who } el título de { $region } por { $sum }.
prompt-abbacy = Familia { $who }: ¿quién recibe la { $abbey }?
prompt-death = Familia { $who }: ¿resucitas a { $noble } con el cráneo?
prompt-play-office = Familia { $who }: ¿para quién es { $card }?
prompt-abbey-site = Familia { $who }: ¿dónde se funda la { $abbey }?
prompt-garter = Familia { $who }: ¿la Jarretera para { $noble }?
prompt-heirloom = Familia { $who }: ¿quién recoge lo que llevaba { $noble } en { $place }?
prompt-orphans = Familia { $who }: tropas sin noble en { $place }.
