### Tourney, in italiano.

game-name = Torneo
seat-gules = il cavaliere rosso
seat-azure = il cavaliere azzurro
seat-vert = il cavaliere verde
seat-sable = il cavaliere nero
seat-argent = il cavaliere bianco

option-days = Giorni
option-alliances = Alleanze
option-group-courtesy = Cortesia
preset-season = Una stagione
preset-great-season = Una grande stagione, con alleati

weapon-lance = lancia
weapon-sword = spada
weapon-mace = mazza

prize-rose = Rosa
prize-falcon = Falcone
prize-sword-of-honour = Spada d'Onore
prize-crown = Corona

card-favour = Pegno
card-rain = Pioggia

## Scelte

choice-vote = vota: { $noun }
choice-take-back = torna sulla tua decisione
choice-award = metti in palio: { $noun }
choice-open = apri la lizza
choice-offer = offri un'alleanza (a: { $first }) per { $second ->
    [one] { $second } moneta
   *[other] { $second } monete
}
choice-withdraw = ritira la tua offerta
choice-accept = accetta l'offerta n. { $second } (da: { $first })
choice-bid = offri { $noun ->
    [one] { $noun } moneta
   *[other] { $noun } monete
}
choice-pass = passa
choice-play = gioca: { $noun }
choice-rest = oggi non chiedermi più nulla
choice-wake = chiedimi di nuovo

## Registro

log-day = Comincia il giorno { $number }; maresciallo: { $marshal }.
log-purse = Nella tua borsa trovi { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
log-drew = Pesca una carta { $who }.
log-card = Peschi: { $card }.
log-voted = Vota { $who }: { $weapon }.
log-weapon = L'arma del giorno: { $weapon }.
log-award = In palio, per scelta di { $who }: { $prize }.
log-offer = A parte: { $from } offre un'alleanza per { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} (a: { $to }).
log-withdrawn = A parte: { $from } ritira la sua offerta (a: { $to }).
log-allies = Per { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} (da: { $from }), { $to } diventa alleato.
log-bid = Nello scrigno, da { $who }: { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
log-played = Gioca una carta { $who }: { $card }.
log-roll = In lizza, { $who }: { $dice }, { $total } in tutto.
log-prize = Vince { $who } il premio: { $prize }.
log-no-prize = Nessuno gareggia per il premio: { $prize }.
log-home = Torna a casa { $who }.
log-won = Vince il torneo { $who }, con fama { $renown }.

## Domande

prompt-over = Il torneo è finito.
prompt-chance = In attesa di dadi o carte.
prompt-vote = Giorno { $day }: quale arma?
prompt-sealed = La tua mano è chiusa. Puoi tornare sulla tua decisione finché non hanno deciso tutti.
prompt-parley = Il maresciallo, { $marshal }, mette in palio un premio e apre la lizza. Fino ad allora, cerca un alleato.
prompt-auction = Quanto paghi per gareggiare? Premio: { $prize }.
prompt-window = Giocherà una carta { $who }?

## Perché no

detail-too-dear = Hai { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
