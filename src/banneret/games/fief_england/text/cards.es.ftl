### Fief England, en español: las cartas.

## Kinds

back-character = Personaje
back-fortune = Fortuna

## Choices

choice-discard = descartar { $noun }
choice-draw-character = robar un Personaje
choice-draw-event = robar un evento
choice-sybil = que Sybil cambie la última carta
choice-play = jugar { $noun }
choice-adopt = jugar { $noun } para tu aliado
choice-harvest = Buena Cosecha en { $noun }
choice-tallage = cobrar tallage en { $noun }
choice-tithe = cobrar el diezmo de { $noun }
choice-fourth = poner en el cuarto espacio: { $noun }
choice-lodge = colocar en { $noun }
choice-keep-servant = quedarse con { $noun }
choice-pass = pasar
choice-weather = Buen Tiempo en { $noun }
choice-revolt = iniciar una rebelión en { $noun }
choice-passage-move = Pasadizo para el próximo movimiento
choice-passage-storm = Pasadizo para los atacantes
choice-free-captive = Pasadizo para { $noun }
choice-assassinate = asesinar a { $noun }
choice-assassinate-leader = asesinar al líder del { $noun }
choice-execute = llevar a { $noun } ante la Justicia
choice-ambush = emboscar a { $noun }
choice-ambush-leader = emboscar al líder del { $noun }
choice-hire = contratar un ballestero en { $noun }
choice-throw-fourth = descartar la carta del cuarto espacio
choice-poison = que Hawise envenene a { $noun }
choice-mata = que Mata registre la mano de { $noun }
choice-swap-card = entregar { $noun }
choice-blame-noble = la orden la da { $noun }
choice-bury = perder: { $noun }
choice-appease-pay = { $noun } paga a los rebeldes
choice-appease-talk = { $noun } habla a los rebeldes
choice-rebel-against = los rebeldes atacan a { $noun }
choice-rebel-too = sumar otra rebelión
choice-open-gate = Pasadizo para los rebeldes

## Log

log-discarded = La familia { $who } descarta { $card }.
log-drew = La familia { $who } roba: { $back }.
log-drew-own = La familia { $who } roba { $card }.
log-sybil = Sybil aparta { $card } de la familia { $who }.
log-tracked = La familia { $who } roba un Desastre, que espera en su casilla.
log-tracked-open = La familia { $who } roba { $card }, que espera en su casilla.
log-too-many = No caben más: { $card }, de la familia { $who }, se descarta.
log-disaster = { $card } cae sobre { $region }.
log-disaster-twice = { $card } ya estaba en { $region } y se descarta.
log-wakes = { $card } despierta en { $region }.
log-played = La familia { $who } juega { $card }.
log-burgher-helps = El burgués de la familia { $who } echa una mano.
log-bonus = La familia { $who } juega { $card } en { $region }.
log-cancelled = La familia { $who } alivia { $region }: { $card }.
log-tallage-levied = La familia { $who } impone tallage en { $region }.
log-tithe-levied = La familia { $who } impone el diezmo de { $diocese }.
log-noble = { $noble } se une a la familia { $who }.
log-servant = { $servant } entra al servicio de { $noble }.
log-prince = { $noble } es príncipe de Gales.
log-fourth = La familia { $who } tiene a su servicio: { $card }.
log-passage-move = La familia { $who } halla un camino secreto.
log-passage-storm = La familia { $who } abre un paso en { $place }.
log-hired = La familia { $who } contrata un ballestero en { $city }.
log-rebels = Rebelión en { $city }, instigada por la familia { $who }.
log-rebels-more = La familia { $who } aviva la rebelión de { $city }.
log-rebels-calm = Los rebeldes de { $city } se van a casa.
log-rebel-dice = En { $city } los rebeldes golpean con { $number }: impactos { $hits }.
log-burns = { $city } es arrasada.
log-appeased = { $noble } calma a rebeldes en { $city }.
log-appease-die = { $noble } habla a los rebeldes y saca { $number }.
log-buried = La familia { $who } pierde en { $place }: { $unit }.
log-plague-die = Peste: { $noble } saca { $number }.
log-reroll = { $servant } hace repetir la tirada de { $noble }.
log-baldwin = Baldwin da la vida por { $noble }.
log-poison = Hawise, de la familia { $who }, envenena a { $noble }.
log-mata = Mata, de la familia { $who }, cambia una carta con { $other }.
log-mata-own = Mata, de la familia { $who }, da { $given } a { $other } y toma { $taken }.

## Prompts

prompt-discard = Familia { $who }: ¿descartas cartas?
prompt-draw = Roba la familia { $who }.
prompt-play = La familia { $who } juega cartas.
prompt-place-noble = Familia { $who }: ¿dónde aparece { $noble }?
prompt-prince-offer = Familia { $who }: ¿será { $noble } príncipe de Gales?
prompt-new-servant = Familia { $who }: ¿qué sirviente para { $noble }?
prompt-window = Familia { $who }: ¿juegas algo? ({ $topic })
prompt-assassin = Familia { $who }: ¿quién ordenó la muerte de { $noble }?
prompt-bodyguard = Familia { $who }: ¿salva Baldwin a { $noble }?
prompt-mata = Familia { $who }: ¿qué carta da Mata?
prompt-plague-losses = La familia { $who } pierde tropas por la Peste en { $place }: faltan { $number }.
prompt-plague-die = Familia { $who }: ¿cuida Gytha a { $noble }, que sacó { $number }?
prompt-rebel-target = Familia { $who }: ¿a quién atacan los rebeldes?
prompt-join-rebels = Familia { $who }: ¿te sumas a la rebelión?
prompt-appease = Familia { $who }: ¿calmas a los rebeldes de { $place }?
prompt-appease-roll = Familia { $who }: ¿ayuda Anselm a { $noble }?
prompt-rebel-losses = La familia { $who } recibe impactos en { $place }: { $hits }.
