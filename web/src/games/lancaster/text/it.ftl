# Quello che il browser dice di Lancaster oltre alle parole del gioco stesso.

ui-board = Il tabellone: l'Inghilterra, i favori del re e le guerre in Francia
ui-favours = Il favore del re
ui-favour-up = Favore: { $favour }
ui-favour-down = Favore già usato in questo round: { $favour }
ui-france = Guerre in Francia
ui-row-upper = Primo tentativo
ui-row-lower = Secondo tentativo
ui-no-conflict = Qui non c'è guerra
ui-county-label = { $county }, serve forza { $least }: { $holder ->
    [none] vuota
   *[other] { $holder } con forza { $strength }{ $squires ->
        [0] {""}
       *[other] {" "}e { $squires } scudieri, { $total } in tutto
    }
  }; { $nobles ->
    [0] nessun nobile rimasto
    [one] un nobile
   *[other] { $nobles } nobili
  }
ui-conflict-label = { $conflict }: Francia { $france }, Inghilterra { $england }{ $who ->
    [""] {""}
   *[other] ; forza e punti: { $who }
  }
ui-good = { $good ->
    [points] { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
    [gold] { $n } d'oro
    [squire] { $n ->
        [one] { $n } scudiero
       *[other] { $n } scudieri
    }
    [marker] { $n ->
        [one] { $n } segnalino voto
       *[other] { $n } segnalini voto
    }
    [new_knight] un nuovo cavaliere
    [upgrade] un potenziamento
    [noble] un nobile
    [extension] un ampliamento
   *[crossing] il passaggio in Francia
  }
ui-castle = Castello di { $house }
ui-castle-label = { $castle }: { $gain }{ $cost ->
    [""] {""}
   *[other] {" "}per { $cost }
  }; { $tile ->
    [built] ampliamento costruito
    [turned] ampliamento coperto in questo round
   *[free] { $strength ->
        [0] libero per un cavaliere
       *[other] un cavaliere di forza { $strength }
    }
  }
ui-hand = Le mie cose
ui-nobles = Nobili a tavola
ui-nobles-n = { $n ->
    [one] { $n } nobile a tavola
   *[other] { $n } nobili a tavola
  }
ui-letter = { $county ->
    [northumberland] A
    [stafford] B
    [york] C
    [gloucester] D
    [bedford] E
    [suffolk] F
    [somerset] G
    [dorset] H
   *[surrey] I
  }
ui-court-of = Corte di { $house }
ui-court = Corte
ui-court-ally = Corte dell'alleato
ui-court-empty = nessuno
ui-court-n = { $n ->
    [one] { $n } cavaliere a corte
   *[other] { $n } cavalieri a corte
  }
ui-reserve = Riserva
ui-reserve-n = { $n } di forza { $strength } in riserva
ui-status = Lo stato della partita
ui-round = Round { $n } di { $last }
ui-phase = Fase
ui-phase-placing = Cavalieri
ui-phase-parliament = Parlamento
ui-phase-scoring = Punteggio
ui-seat-more = { $seat }: castello, corte e altro
ui-start = Primo giocatore
ui-next-start = Primo giocatore del prossimo round
ui-has-voted = Ha votato
ui-tiles-n = { $n ->
    [one] { $n } ampliamento
   *[other] { $n } ampliamenti
  }
ui-forces = Forza di tutti i cavalieri: { $n }
ui-if-now = Se la partita finisse ora: { $forces } per le forze, { $castle } per il castello, { $nobles } per i nobili
ui-counted = Dietro lo schermo, per chi ha tenuto il conto:
ui-laws = Parlamento
ui-in-force = Leggi in vigore
ui-proposed = Proposte di questo round
ui-law-now = Se fosse applicata ora
ui-law-open = Dipende da voti ancora da dare
ui-vote = La votazione
ui-vote-on = Votazione { $n } di 3
ui-voters = Chi ha votato
ui-voter-done = { $seat } ha votato
ui-voter-waits = { $seat }: { $markers ->
    [one] { $markers } segnalino
   *[other] { $markers } segnalini
  }
ui-vote-markers = Aggiungi fino a { $n } segnalini voto; poi sono spesi, comunque vada.
ui-markers = Segnalini voto
ui-yes = Sì{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
  }
ui-no = No{ $n ->
    [0] {""}
   *[other] {" "}+{ $n }
  }
ui-vote-rule = Tutti i voti si scoprono insieme. In parità la legge passa.
ui-voted = Voti { $vote ->
    [yes] sì
   *[no] no
  }{ $n ->
    [0] {""}
    [one] {" "}con un segnalino
   *[other] {" "}con { $n } segnalini
  }. Puoi ritirarlo finché qualcuno sta ancora pensando.
ui-squires = Scudieri
ui-squires-to = Quanti scudieri vanno a { $county }?
ui-squires-go = { $n ->
    [0] Va da solo
    [one] Porta uno scudiero
   *[other] Porta { $n } scudieri
  }
ui-ousts = { $house } torna a corte{ $squires ->
    [0] {""}
    [one] {" "}e perde uno scudiero
   *[other] {" "}e perde { $squires } scudieri
  }
ui-holds = Un altro cavaliere avrebbe bisogno di { $n } per scacciarlo.
ui-buy = Comprare
ui-times = Quante volte
ui-buy-n = { $n ->
    [0] Non comprare nulla
    [one] Compra una volta
   *[other] Compra { $n } volte
  }
ui-verb-place = Piazza un cavaliere
ui-verb-squires = Scudieri
ui-verb-favour = Prendi un favore
ui-verb-take = Prendi un nobile
ui-verb-upgrade = Potenzia
ui-verb-build = Costruisci
ui-verb-yes = Sì
ui-verb-no = No
ui-verb-buy = Compra
ui-verb-send = Invia uno scudiero
ui-verb-pay = Paga
ui-verb-keep = Paga per
ui-verb-cross = Passa in Francia
ui-verb-score = Ottieni
ui-verb-free = Riscatto
ui-verb-name = Primo giocatore
ui-figure-county-min = Forza richiesta da una contea
ui-figure-county-reward = Quello che danno le contee
ui-figure-county-both = Prezzo di nobile e ricompensa insieme
ui-figure-castle-cost = Prezzo degli spazi del castello
ui-figure-castle-gain = Quello che danno gli spazi del castello
ui-figure-conflict-strength = Forza dei francesi
ui-figure-conflict-points = Punti delle carte conflitto
ui-figure-favour-gain = Quello che danno i favori
ui-figure-favour-players = Favori in gioco secondo i giocatori
ui-figure-law-group = Gruppi delle leggi
ui-figure-law-gain = Quello che danno le leggi
ui-figure-law-cost = Quello che costano le leggi
ui-figure-law-per = Quante cose una legge conta per una volta
