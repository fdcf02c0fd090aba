### La guerra en Fief England, en español: batallas, asedios, cautivos, rescates, invasores.

## Cosas

weapon-catapults = catapultas
weapon-bombards = bombardas
weapon-archers = arqueros
weapon-aimed = tiro dirigido
weapon-melee = cuerpo a cuerpo
face-blank = en blanco
face-f = F
face-ff = FF
face-fff = FFF
force-red = la familia Roja
force-blue = la familia Azul
force-green = la familia Verde
force-yellow = la familia Amarilla
force-invaders = los invasores
plea-join-attack = unirse al ataque
plea-join-defence = unirse a la defensa
plea-change-sides = cambiar de bando
plea-truce = una tregua
plea-truce-city = una tregua que entregue la ciudad
plea-ransom = un rescate menor
plea-captive = que se haga cargo de un cautivo
halt-truce = tregua
halt-broken-off = se abandona el ataque
halt-siege = comienza un asedio
halt-stalemate = punto muerto, tres fases sin pérdidas
halt-nobles-only = solo quedan Nobles
halt-leader-dead = ha muerto el líder de la coalición
halt-outnumbered = los invasores ya no son superiores en número

## Opciones

choice-attack = atacar en { $first } a la familia { $second }
choice-attack-invaders = atacar a los invasores en { $noun }
choice-seize = apresar en { $first } lo que la familia { $second } dejó sin defensa
choice-seize-by-passage = apresar con un Pasadizo a los Nobles de la familia { $second } en { $first }
choice-sally = hacer una salida en { $first } contra la familia { $second }
choice-volley = dos ataques de proyectil desde { $first } contra la familia { $second }
choice-besiege = asediar { $noun }
choice-lift-siege = levantar el asedio de { $noun }
choice-join-attack = unirse al ataque
choice-join-defence = unirse a la defensa
choice-stand-aside = quedarse al margen
choice-agree = aceptar
choice-decline = rechazar
choice-at-troops = disparar a las tropas
choice-at-noble = apuntar a { $noun }
choice-at-leader = apuntar al líder del { $noun }
choice-lose = perder 1 × { $second } de la familia { $first }
choice-lose-noble = perder a { $noun }
choice-fight-on = seguir luchando
choice-surrender = rendirse
choice-truce = ofrecer una tregua
choice-truce-with-city = ofrecer una tregua en la que la ciudad cambie de manos
choice-break-off = abandonar el ataque
choice-siege = detener el ataque y asediar
choice-siege-from = desmontar la catapulta de { $noun }
choice-change-sides = cambiar de bando
choice-destroy-engine = destruir 1 × { $noun } propia
choice-hold-captive = { $noun } guarda al cautivo
choice-take-engine = cambiarla por un marcador propio
choice-burn-engine = destruirla
choice-fire-again = disparar otra vez
choice-hold-fire = no disparar más
choice-use-servant = usar el sirviente
choice-spare-servant = prescindir del sirviente
choice-blame = { $noun } encabeza el ataque
choice-keep-back = dejar dentro 1 × { $noun }
choice-keep-noble = dejar dentro a { $noun }
choice-sally-out = salir
choice-pay-siege = { $noun ->
    [0] no pagar ninguna catapulta: el asedio termina
    [one] pagar una catapulta
   *[other] pagar { $noun } catapultas
 }
choice-pillage-mill = saquear el molino de { $noun }
choice-pillage-abbey = { $second } saquea la abadía de { $first }
choice-swap-engines = quedarse con las máquinas de la familia { $second } en { $first }
choice-wreck-engines = destruir 1 × { $second } propia en { $first }
choice-ransom = pagar el rescate completo de { $noun }
choice-haggle = ofrecer menos por { $noun }
choice-offer-sum = { $noun ->
    [one] ofrecer 1 chelín
   *[other] ofrecer { $noun } chelines
 }
choice-danegeld = pagar el impuesto danés al { $noun }
choice-preach = { $first } intercede ante el { $second }
choice-leave-alone = dejar en paz a los invasores
choice-set-free = liberar a { $noun }
choice-hand-over = entregar { $first } a { $second }
choice-go-home = ir a { $noun }
choice-no-ransom = no pagar más rescates
choice-retreat = retirarse a { $noun } con un Pasadizo
choice-admit-invaders = dejar entrar a los invasores en { $noun } con un Pasadizo
choice-guide-invaders = guiar a { $noun } bajo las Tormentas con un Pasadizo
choice-flee = { $first } huye con 1 × { $second }
choice-flee-alone = { $noun } huye sin tropas

## Crónica

log-battle = Batalla en { $place }: { $attackers } contra { $defenders }.
log-shows = La familia { $who } muestra en { $place }: { $number } × { $unit }.
log-joins-battle = La familia { $who } lucha junto a { $side }.
log-battle-round = Ronda { $number } de la batalla.
log-battle-die = Dado de { $who } ({ $weapon }): { $face }.
log-hits = Golpes que recibe { $who }: { $number }.
log-loss = La familia { $who } pierde { $number } × { $unit }.
log-foot-loss = Infantería perdida por el { $army }: { $number }.
log-leader-lost = Muere el líder del { $army }.
log-fallen = Cae { $noble }.
log-burst = Explota una bombarda de la familia { $who }.
log-aims = Los arqueros de la familia { $who } apuntan a { $noble }.
log-aims-leader = Los arqueros de la familia { $who } apuntan al líder del { $army }.
log-battle-won = Victoria en { $place } para { $who }.
log-battle-halted = Termina la batalla de { $place }: { $how }.
log-surrenders = La familia { $who } se rinde en { $place }.
log-turncoat = ¡La familia { $who } cambia de bando!
log-siege = La familia { $who } asedia { $place }.
log-siege-over = Se levanta el asedio de { $place }.
log-siege-paid = La familia { $who } paga en el asedio de { $place }; catapultas: { $number }.
log-captured = { $noble } es cautivo de { $by }.
log-captured-by-army = { $noble } es cautivo de los invasores: { $army }.
log-freed = { $noble } queda libre.
log-handed-over = { $noble } pasa a manos de { $to }.
log-ransomed = La familia { $who } paga { $sum ->
    [one] 1 chelín
   *[other] { $sum } chelines
 } por { $noble }.
log-ransom-offer = La familia { $who } ofrece { $sum ->
    [one] 1 chelín
   *[other] { $sum } chelines
 } por { $noble }.
log-engines-taken = La familia { $who } se queda con una { $unit } en { $place }.
log-engines-lost = Se destruye una { $unit } de la familia { $who } en { $place }.
log-mill-lost = La larga batalla destruye el molino de { $place }.
log-pillaged-mill = La familia { $who } saquea el molino de { $city }.
log-pillaged-abbey = { $noble } saquea la abadía de { $city }.
log-heretic = { $noble } recibe un marcador de herejía.
log-invasion-die = Invasión de { $region }: { $face }.
log-army-lands = El { $army } desembarca en { $city }; infantería: { $number }.
log-reinforced = El { $army } recluta infantería: { $number }.
log-compass = Brújula del { $army }: { $way }.
log-army-moves = El { $army } marcha a { $city }.
log-army-stays = El { $army } se queda en { $city }.
log-ravaged = Los invasores arrasan { $city }.
log-relic-lost = Los invasores se llevan una reliquia: { $relic }.
log-walls-lost = El { $army } toma la Ciudad Amurallada de { $city } y se queda en ella; el título se pierde.
log-army-leaves = El { $army } deja Inglaterra.
log-danegeld = La familia { $who } paga el impuesto danés al { $army }.
log-preached = { $noble } intercede ante el { $army }; el dado muestra { $number }.
log-army-sick = La Peste alcanza al { $army }; muertos: { $number }.
log-army-die = Dado del líder del { $army }: { $number }.
log-pleads = La familia { $who } pide a la familia { $asked } { $plea }.
log-plea-granted = La familia { $who } acepta; la familia { $asking } había pedido { $plea }.
log-plea-refused = La familia { $who } se niega; la familia { $asking } había pedido { $plea }.
log-servant-helps = { $servant } ayuda a { $noble }.
log-seized = La familia { $who } se apodera en { $place } de lo que la familia { $from } dejó sin defensa.
log-comes-home = { $noble } llega a { $place }.
log-retreats = { $noble } escapa de la batalla a { $place }.
log-admits-invaders = La familia { $who } deja entrar a los invasores en { $place }.
log-guides-invaders = La familia { $who } guía a { $army } bajo las Tormentas.
log-left-leaderless = Infantería sin líder en { $city }: { $army }.

## Preguntas

prompt-battle-turn = Familia { $who }: batallas, una a una, las que quieras.
prompt-coalition = Familia { $who }: ¿luchas en { $place }, y en qué bando?
prompt-plea = La familia { $asking } pide a la familia { $who } { $plea }{ $number ->
    [0] {""}
   *[other] : { $number }
 }
prompt-aim = Familia { $who }: ¿a quién disparan los arqueros?
prompt-losses = La familia { $who } elige sus pérdidas; golpes por recibir: { $number }
prompt-stopping = Familia { $who }: ¿sigue la batalla de { $place }?
prompt-captive = Familia { $who }: ¿quién guarda a { $noble }?
prompt-engines = Familia { $who }: es tuya una { $unit } de la familia { $from }.
prompt-siege-pay = Familia { $who }: ¿cuántas catapultas en { $place }?
prompt-sally = Familia { $who }: ¿quién se queda dentro de { $place }?
prompt-pillage = La familia { $who } puede saquear.
prompt-ransom = La familia { $who } paga rescates.
prompt-haggle = Familia { $who }: ¿cuánto por { $noble }?
prompt-freed = Familia { $who }: ¿adónde va { $noble }?
prompt-duplicate-fire = Familia { $who }: ¿un segundo ataque de proyectil?
prompt-servant-help = Familia { $who }: ¿ayuda ahora { $servant }?
prompt-heretic = Familia { $who }: ¿quién encabeza el ataque a la abadesa?
prompt-horde-parley = Familia { $who }: los invasores están en { $place }.
prompt-retreat = Familia { $who }: ¿quién se retira a { $goal }?
prompt-siege-from = Familia { $who }: ¿qué catapulta se desmonta para { $place }?

## Por qué no

detail-full-ransom = El rescate completo es de { $sum ->
    [one] 1 chelín
   *[other] { $sum } chelines
 }.
detail-siege-price = Eso costaría { $sum ->
    [one] 1 chelín
   *[other] { $sum } chelines
 }.
detail-danegeld-price = El impuesto danés es de { $sum } chelines.
detail-hits-to-use = Las pérdidas deben gastar en total { $hits ->
    [one] 1 golpe
   *[other] { $hits } golpes
 }.
detail-strong-enough = Con { $points } puntos lanzas { $dice ->
    [one] un dado
   *[other] { $dice } dados
 } contra las murallas: antes hay que atacar.
