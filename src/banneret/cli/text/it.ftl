### Le parole della riga di comando, in italiano.

## Il tavolo

player-human = alla tastiera
player-bot = un bot
welcome = Scrivi il numero di ciò che vuoi fare, o una parte delle sue parole. Invio prende l'unica scelta possibile. Scrivi «aiuto» per tutti i comandi, «tabellone» per l'intero tabellone, «perché» per sapere perché qualcosa non è permesso, «esci» per andartene.
your-turn = { $seat }: { $prompt }
may-wait = Ora non devi fare nulla: Invio continua.
enter-takes-it = (Invio prende 1)
taken = { $choice }
pass-keyboard = Passa la tastiera a { $seat }.
pass-ready = { $seat }, premi Invio quando nessun altro guarda lo schermo.
pass-others = { $count ->
        [one] Può agire anche, se vuole: { $seats }. Scrivi il nome.
       *[other] Possono agire anche, se vogliono: { $seats }. Scrivi il nome.
    }
words-yes = s sì si
no-such-number = Non c'è una scelta { $number }; scrivi un numero da 1 a { $last }.
not-understood = «{ $typed }» non è né una scelta né un comando. Scrivi un numero o «aiuto».
which-one = Potrebbe essere più d'una; quale?
taken-back = Annullato.
log-earlier = ... e { $number ->
        [one] una riga precedente
       *[other] { $number } righe precedenti
    }: scrivi «cronaca» e un numero per vederne di più.
why-usage = Scrivi «perché» e una scelta: il suo numero, o ciò che vorresti fare, come in «perché lift clifford-l».
why-verbs = I verbi sono: { $verbs }. Un nome è una parola come «kent» o «henry-vi-l».
not-a-choice = «{ $typed }» non indica nulla che si possa fare in questo gioco.
not-legal = Ora no: { $choice }. { $why }
legal = Questo è legale ora: { $choice }.
rule-usage = Scrivi «regola» e il suo identificativo, come in «regola R3-6.4-b»; «regole» e una parola cerca regole.
no-such-rule = Non c'è una regola { $rule }. «regole» e una parola cerca regole.
rules-usage = Scrivi «regole» e una parola, come in «regole tradimento».
rules-none = Nessuna regola parla di «{ $word }».
rules-more = ... e { $number ->
        [one] un'altra
       *[other] altre { $number }
    }: una parola più lunga ne trova meno.
save-usage = Scrivi «salva» e il nome di un file.
saved = Salvata in { $file }.
not-saved = Non salvata in { $file }: { $why }
no-such-language = Scrivi «lingua» e una di: { $languages }.
call-nobody = Scrivi «chiama» e il nome di un posto a questa tastiera che può agire anche se non deve; ora non ce n'è nessuno con quel nome.
resign-sure = { $seat }, ti arrendi davvero? (s/N)
quit-save = Salvare prima di uscire? Scrivi il nome di un file, o Invio per uscire senza salvare:
goodbye = A presto.
game-over = { $count ->
        [0] La partita è finita; nessuno ha vinto.
        [one] La partita è finita. Vince { $winners }.
       *[other] La partita è finita. Vincono { $winners }.
    }

## Comandi: ciò che si può scrivere (i nomi inglesi valgono in ogni lingua), e l'aiuto

command-undo = annulla
command-reset = ricomincia
command-choices = scelte
command-board = tabellone
command-log = cronaca
command-why = perché perche
command-rule = regola
command-rules = regole
command-save = salva
command-lang = lingua
command-call = chiama
command-resign = arrenditi
command-help = aiuto ?
command-quit = esci

usage-undo = annulla
usage-reset = ricomincia
usage-choices = scelte
usage-board = tabellone
usage-log = cronaca [N]
usage-why = perché N, perché VERBO NOME
usage-rule = regola ID
usage-rules = regole PAROLA
usage-save = salva FILE
usage-lang = lingua en|es|it
usage-call = chiama POSTO
usage-resign = arrenditi
usage-help = aiuto
usage-quit = esci

help-choose = Scrivi il numero di una scelta, o le sue parole. Inoltre:
help-undo = annulla la tua ultima scelta
help-reset = annulla tutto ciò che hai fatto in questo turno, finché nulla è stato rivelato o tirato
help-choices = mostra di nuovo le scelte
help-board = mostra l'intero tabellone
help-log = ciò che è successo finora, come l'hai visto
help-why = perché una scelta non è legale, e quale regola lo dice
help-rule = leggi una regola
help-rules = cerca le regole che parlano di qualcosa
help-save = salva la partita; il file contiene tutti i segreti
help-lang = cambia la lingua
help-call = dà la tastiera a chi può agire fuori dal suo turno
help-resign = abbandona la partita
help-help = questo elenco
help-quit = lascia il tavolo

## Richard III

r3-campaign = { $turn ->
        [0] Campagna { $campaign } di { $last }
       *[other] Campagna { $campaign } di { $last }, Turno di Gioco { $turn }
    }
r3-throne = Re: { $king } ({ $kingside }). Pretendente: { $pretender } ({ $otherside }).
r3-nobody = nessuno
r3-cards = { $seat }: { $number ->
        [one] una carta
       *[other] { $number } carte
    } in mano; giocate: { $played }{ $now }
r3-hidden = {""}; una è coperta
r3-turned = {""}; ora { $card }
r3-hand = La tua mano: { $cards }
r3-event = evento, { $ap } PA
r3-action = In corso: { $card }, { $ap ->
        [one] resta { $ap } PA
       *[other] restano { $ap } PA
    }; aree attivate: { $active }
r3-treason = { $seat } può ancora usare la carta Tradimento.
r3-map = La mappa: i tuoi blocchi con i loro passi, gli altri in numeri
r3-signs = (Da A a D: chi agisce prima, poi la potenza di fuoco; ■ un passo, □ uno perso; * ha già mosso, + reclutato, non può muovere)
r3-few = { $seat } ×{ $number }
r3-rebel = {" "}(con il Ribelle)
r3-attack = battaglia! { $seat } attacca passando per { $ways }
r3-sea = il mare
r3-pool = Pool di { $seat }: { $known ->
        [yes] { $blocks }
       *[no] { $number ->
            [one] un blocco
           *[other] { $number } blocchi
        }
    }
r3-down = Fuori fino alla prossima campagna: { $blocks }
r3-minors = Minorenni: { $blocks }
r3-prison = Prigioniero: { $blocks }
r3-dead = Morti: { $blocks }
r3-battle = { $number ->
        [0] Battaglia in { $area }. Attacca { $attacker }.
       *[other] Battaglia in { $area }, Round { $number } di 4. Attacca { $attacker }.
    }
r3-loyalty = lealtà { $number }
r3-done = turno concluso
r3-reserves = In Riserva: { $one }, { $two }
r3-rolled = Il tradimento è già stato tentato da: { $roles }

## Il tabellone di MIL (1049) in un terminale

mil-turn = Turno { $turn } di { $turns }: { $phase }. Primo giocatore: { $start }. (○ segnalino bianco, ● nero, ▲ di famiglia)
mil-pile = Terra libera: { $top }, difesa { $defence }, { $lands ->
    [one] l'ultima della sua pila
   *[other] { $lands } nella pila
}
mil-family = { $who }: { $score } PP, { $women } donne, { $privileges } privilegi
mil-soldiers = { $number ->
    [one] 1 soldato
   *[other] { $number } soldati
}
mil-castle = castello
mil-heir = erede
mil-starves = morirebbe di fame
mil-protected = Arcivescovo
mil-age = { $number ->
    [one] 1 segnalino tempo
    [3] 3 segnalini tempo, muore al prossimo
   *[other] { $number } segnalini tempo
}
mil-vassal = vassallo di { $lord }
mil-known = Dietro lo schermo, per quanto tutti possono sapere: { $cubes }
mil-own = I tuoi cubi: { $cubes }
mil-hand = Nella tua mano: { $cubes }
mil-bid = Migliore offerta, { $who }: { $cubes }
mil-offer = In offerta: { $cubes }
mil-pool = Da scegliere: { $cubes }
