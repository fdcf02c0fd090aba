# Quello che il browser dice di MIL (1049) oltre alle parole del gioco stesso.

ui-board = Il tabellone: sfere, terre libere e famiglie
ui-sphere-label = { $sphere }: { $knights ->
    [none] nessuno
   *[other] { $knights }
  }
ui-space-label = { $place }: { $knight ->
    [none] { $token ->
        [white] un gettone tempo bianco; entrare costa 1 oro o 1 privilegio
        [black] un gettone tempo nero; entrare costa 1 oro o 1 privilegio
        [marker] il segnalino di una famiglia
       *[empty] libero
    }
   *[other] { $knight }
  }
ui-pile-label = { $pile }: { $land ->
    [none] nessuna terra rimasta
   *[other] { $land }, si vince con forza { $beats }; { $lands } terre
  }
ui-pile-beats = si vince con { $n }
ui-pile-empty = nessuna terra rimasta
ui-lands-left = Terre non ancora viste
ui-land-label = { $land } di { $knight }
ui-knight-label = { $knight }, età { $age } di 4{ $heir ->
    [yes] , con un erede
   *[no] {""}
  }; soldati: { $soldiers }{ $castle ->
    [yes] , un castello
   *[no] {""}
  }{ $lands ->
    [none] , senza terre
   *[other] , { $lands }
  }{ $lord ->
    [none] {""}
   *[other] ; vassallo di { $lord }
  }; attacco { $attack }, difesa { $defence }{ $danger ->
    [famine] ; una carestia lo ucciderebbe
    [age] ; la prossima clessidra è l'ultima
   *[none] {""}
  }
ui-cubes = { $resource ->
    [food] { $n } cibo
    [cloth] { $n } tessuto
    [metal] { $n } metallo
    [influence] { $n } influenza
   *[gold] { $n } oro
  }
ui-nothing = niente
ui-hand = Le mie cose
ui-women = { $n ->
    [one] { $n } donna nubile
   *[other] { $n } donne nubili
  }
ui-women-short = donne
ui-privileges = { $n ->
    [one] { $n } privilegio
   *[other] { $n } privilegi
  }
ui-privileges-short = privilegi
ui-points = { $n ->
    [one] { $n } punto prestigio
   *[other] { $n } punti prestigio
  }
ui-locked = Hai piazzato un cavaliere: in questo turno niente più raccolto, reclutamento o discendenza.
ui-status = Lo stato della partita
ui-turn = Turno { $n } di { $last }
ui-phase = Fase
ui-start = Primo giocatore
ui-closed = ha chiuso la mano
ui-known = Per quanto tutti possono sapere:
ui-vassals = Vassalli: { $names }
ui-protection = Attaccare questa famiglia costa { $n } influenza.
ui-window = Che cosa va deciso
ui-which = Quale di queste?
ui-cancel = Nessuna
ui-attack = Attacco: { $n }
ui-defence = Difesa: { $n }
ui-opening = Offerta iniziale
ui-best = Migliore offerta, { $seat }
ui-beats = La supera: tutta l'offerta iniziale e più di { $n } cubi, o altrettanti se valgono di più.
ui-offer = Sul tavolo
ui-help = Il Signore aiuta con
ui-outbid = I pagamenti più piccoli che la superano:
ui-or = oppure
ui-keep = Tieni la metà, cubo per cubo:
ui-counted = Contato:
ui-hand-secret = Nella tua mano chiusa, che nessuno vede:
ui-hand-closed = Hai chiuso la mano con
ui-add = Aggiungi { $resource }; ne hai { $have }
ui-given = Dato in questo scambio:
ui-got = Ricevuto:
ui-verb-place = Piazza un cavaliere
ui-verb-harvest = Raccogli
ui-verb-recruit = Recluta
ui-verb-offspring = Discendenza
ui-verb-turn = Gira un gettone tempo
ui-verb-lay = Metti un gettone nero
ui-verb-mark = Metti un segnalino
ui-verb-token = Prendi un gettone tempo
ui-verb-add = Aggiungi un cubo
ui-verb-keep = Tieni
ui-verb-give = Dai
ui-verb-grant = Dai a
ui-verb-vassalage = Rendi vassallo
ui-verb-fief = Dai in feudo
ui-verb-deal = Scambia
ui-verb-claim = Attacca una terra libera
ui-verb-raid = Attacca una terra
ui-verb-settle = A chi
ui-verb-build = Costruisci il castello
ui-verb-take = Scegli
ui-figure-land-lit-harvest = Raccolti dei lati chiari
ui-figure-land-lit-tribute = Tributi dei lati chiari
ui-figure-land-dark-harvest = Raccolti dei lati scuri
ui-figure-land-dark-tribute = Tributi dei lati scuri
ui-figure-land-defence = Difesa delle terre
ui-figure-land-count = Quante terre ci sono
ui-figure-pile-defence = Difesa della prima pila
ui-figure-pile-second = Difesa della seconda pila
ui-figure-start-fishing = Terre iniziali, con la pesca
ui-figure-soft-lit-tribute = Tributo nell'economia morbida
ui-figure-printed-black = Gettoni neri stampati del tabellone avanzato
