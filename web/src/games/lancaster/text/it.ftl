# Quello che il browser dice di Lancaster oltre alle parole del gioco stesso.

ui-board = Il tabellone: l'Inghilterra, i favori del re e le battaglie in Francia
ui-favours = Il favore del re
ui-favour-up = Favore: { $favour } ({ $gain })
ui-favour-down = Favore già usato in questo round: { $favour }
ui-france = Battaglie in Francia
ui-row-upper = Primo tentativo
ui-row-lower = Secondo tentativo
ui-no-conflict = Qui non c'è battaglia
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
    [none] {""}
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
    [upgrade] un rafforzamento
    [noble] un nobile
    [extension] una tessera ampliamento
   *[crossing] la traversata in Francia
  }
ui-castle = Castello di { $house }
ui-castle-label = { $castle }: { $gain }{ $cost ->
    [none] {""}
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
ui-start = Primo giocatore
ui-next-start = Primo giocatore del prossimo round
ui-has-voted = Ha votato
ui-tiles-n = { $n ->
    [one] { $n } ampliamento
   *[other] { $n } ampliamenti
  }
ui-forces = Forza di tutti i cavalieri: { $n }
ui-if-now = Se la partita finisse ora: { $forces } per le forze, { $castle } per il castello, { $nobles } per i nobili
ui-counted = Dietro il paravento, per chi ha tenuto il conto:
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
ui-needs = { $n ->
    [one] serve uno scudiero
   *[other] servono { $n } scudieri
  }
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
ui-skip = Salta
ui-track = Segnapunti: { $scores }
ui-which-knight = Quale cavaliere?
ui-verb-place = Piazza un cavaliere
ui-verb-squires = Scudieri
ui-verb-favour = Prendi un favore
ui-verb-take = Prendi un nobile
ui-verb-upgrade = Rafforza
ui-verb-build = Costruisci
ui-verb-yes = Sì
ui-verb-no = No
ui-verb-buy = Compra
ui-verb-send = Invia uno scudiero
ui-verb-pay = Paga
ui-verb-keep = Paga per
ui-verb-cross = Salpa per la Francia
ui-verb-score = Conteggia
ui-verb-free = Riscatto
ui-verb-name = Primo giocatore
ui-figure-county-min = Forza richiesta da una contea
ui-figure-county-reward = Quello che danno le contee
ui-figure-county-both = Prezzo di nobile e ricompensa insieme
ui-figure-castle-cost = Prezzo degli spazi del castello
ui-figure-castle-gain = Quello che danno gli spazi del castello
ui-figure-conflict-strength = Forza dei francesi
ui-figure-conflict-points = Punti delle carte battaglia
ui-figure-favour-gain = Quello che danno i favori
ui-figure-favour-players = Favori in gioco secondo i giocatori
ui-figure-law-group = Gruppi delle leggi
ui-figure-law-gain = Quello che danno le leggi
ui-figure-law-cost = Quello che costano le leggi
ui-figure-law-per = Quante cose una legge conta per una volta

# Le leggi in parole semplici.
ui-law-b01 = Chi ha più oro può rafforzare un cavaliere schierato; possono tutti i pari merito.
ui-law-b02 = Chi ha più scudieri nella scorta riceve un nuovo cavaliere; tutti i pari merito.
ui-law-b03 = 3 punti ogni 2 contee tenute.
ui-law-b04 = Ogni segnalino voto costa 1 oro, quanti se ne vogliono.
ui-law-b05 = 1 oro e 1 scudiero comprano 3 punti, quante volte si vuole.
ui-law-b06 = Una tessera ampliamento ogni 2 battaglie con un proprio cavaliere.
ui-law-b07 = Uno scudiero per ogni cavaliere schierato di forza 2.
ui-law-b08 = Uno scudiero, un segnalino voto e 1 oro ogni 2 battaglie con un proprio cavaliere.
ui-law-b09 = Chi non ha schierato cavalieri di forza 2 può rafforzare un cavaliere.
ui-law-b10 = Un cavaliere schierato di forza 3 può scambiarsi con il 4 in riserva.
ui-law-b11 = 5 punti ogni 3 ampliamenti costruiti.
ui-law-b12 = 3 punti per ogni battaglia con un proprio cavaliere.
ui-law-b13 = 8 punti ogni 3 contee tenute.
ui-law-b14 = 5 punti se tutti e tre i cavalieri di forza 1 sono schierati.
ui-law-b15 = Un nuovo cavaliere ogni 3 nobili a tavola.
ui-law-b16 = 1 oro compra 1 punto, quante volte si vuole.
ui-law-b17 = 1 scudiero compra 1 punto, quante volte si vuole.
ui-law-b18 = 6 punti per una serie di cavalieri schierati di forza 1, 2, 3 e 4.
ui-law-n01 = Un segnalino voto per ogni battaglia con un proprio cavaliere.
ui-law-n02 = Chi ha più scudieri nella scorta riceve 1 oro e un segnalino voto; tutti i pari merito.
ui-law-n03 = Chi ha più oro riceve uno scudiero e un segnalino voto; tutti i pari merito.
ui-law-n04 = Chi non ha nobili a tavola riceve 1 oro, uno scudiero e un segnalino voto.
ui-law-n05 = Per ogni battaglia con un proprio cavaliere, uno scudiero può andare in una di esse: forza 1 ciascuno.
ui-law-n06 = Uno scudiero per ogni cavaliere schierato di forza 1.
ui-law-n07 = 4 oro comprano una tessera ampliamento, quante volte si vuole.
ui-law-n08 = 3 punti per ogni cavaliere nel proprio castello.
ui-law-n09 = Chi ha più segnalini avanzati dopo la terza votazione può rafforzare un cavaliere; possono tutti i pari merito.
ui-law-n10 = 3 punti se entrambi i cavalieri di forza 2 sono schierati.
ui-law-n11 = Ogni contea costa 1 oro a chi la tiene, altrimenti il cavaliere torna a corte prima del conteggio.
ui-law-n12 = 5 punti ogni 2 contee tenute.
ui-law-n13 = Ogni ampliamento costa 1 scudiero, altrimenti in questo round non rende nulla.
ui-law-n14 = 2 oro per uno scudiero o 2 scudieri per 1 oro, quante volte si vuole.
ui-law-n15 = 3 punti ogni 2 scudieri accanto ai propri cavalieri nelle contee.
ui-law-n16 = 3 punti per ogni contea tenuta in cui non restano nobili.
ui-law-n17 = 1 oro, 1 scudiero e 1 segnalino avanzato comprano 3 punti, quante volte si vuole.
ui-law-n18 = 5 punti a chi ha più cavalieri nelle battaglie; tutti i pari merito.
ui-law-rule = La regola di questa legge
