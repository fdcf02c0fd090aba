### Tourney, en español.

game-name = Torneo
seat-gules = el caballero rojo
seat-azure = el caballero azul
seat-vert = el caballero verde
seat-sable = el caballero negro
seat-argent = el caballero blanco

option-days = Días
option-alliances = Alianzas
option-group-courtesy = Cortesía
preset-season = Una temporada
preset-great-season = Una gran temporada, con aliados

weapon-lance = lanza
weapon-sword = espada
weapon-mace = maza

prize-rose = Rosa
prize-falcon = Halcón
prize-sword-of-honour = Espada de Honor
prize-crown = Corona

card-favour = Prenda
card-rain = Lluvia

## Elecciones

choice-vote = votar: { $noun }
choice-take-back = volverte atrás
choice-award = ofrecer como premio: { $noun }
choice-open = abrir la liza
choice-offer = proponer una alianza con { $first } por { $second ->
    [one] { $second } moneda
   *[other] { $second } monedas
}
choice-withdraw = retirar tu oferta
choice-accept = aceptar la oferta n.º { $second } de: { $first }
choice-bid = pujar { $noun ->
    [one] { $noun } moneda
   *[other] { $noun } monedas
}
choice-pass = pasar
choice-play = jugar: { $noun }
choice-rest = no me preguntéis más hoy
choice-wake = preguntadme de nuevo

## Registro

log-day = Empieza el día { $number }; mariscal: { $marshal }.
log-purse = En tu bolsa encuentras { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
log-drew = Roba una carta { $who }.
log-card = Robas: { $card }.
log-voted = Vota { $who }: { $weapon }.
log-weapon = El arma del día: { $weapon }.
log-award = Premio que anuncia { $who }: { $prize }.
log-offer = Aparte: { $from } propone una alianza con { $to } por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
log-withdrawn = Aparte: { $from } ya no propone una alianza con { $to }.
log-allies = Por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} se alían { $from } y { $to }.
log-bid = Al cofre ({ $who }): { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
log-played = Juega una carta { $who }: { $card }.
log-roll = En la liza, { $who }: { $dice }, { $total } en total.
log-prize = Gana { $who } el premio: { $prize }.
log-no-prize = Nadie compite por el premio: { $prize }.
log-home = Vuelve a casa { $who }.
log-won = Gana el torneo { $who }, con { $renown } de fama.

## Preguntas

prompt-over = El torneo ha terminado.
prompt-chance = A la espera de dados o cartas.
prompt-vote = Día { $day }: ¿qué arma?
prompt-sealed = Tienes la mano cerrada. Puedes volverte atrás hasta que todos hayan decidido.
prompt-parley = El mariscal, { $marshal }, anuncia un premio y abre la liza. Hasta entonces, busca un aliado.
prompt-auction = ¿Cuánto pagas por competir? Premio: { $prize }.
prompt-window = ¿Jugará una carta { $who }?

## Más sobre lo que no se puede

detail-too-dear = Tienes { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
