### Lancaster e Le Nuove Leggi, in italiano.

game-name = Lancaster
game-about = Piazza i tuoi cavalieri nelle contee, nel castello e nelle battaglie in Francia, conquista il favore del re e vota in parlamento le leggi che ti convengono.
game-credits = Di Matthias Cramer; pubblicato da Queen Games.
seat-blue = Blu
seat-red = Rosso
seat-green = Verde
seat-yellow = Giallo
seat-black = Nero
colour-blue = blu
colour-red = rosso
colour-green = verde
colour-yellow = giallo
colour-black = nero
house-blue = { seat-blue }
house-red = { seat-red }
house-green = { seat-green }
house-yellow = { seat-yellow }
house-black = { seat-black }
house-blue-ally = L’alleato di Blu
house-red-ally = L’alleato di Rosso

## Che cosa si concorda

option-laws = Leggi
laws-base = Leggi base
laws-new = Nuove leggi
laws-chosen = Scelte gruppo per gruppo
laws-drawn = Estratte gruppo per gruppo
option-group-sets = Quale serie fornisce ogni gruppo (se scelti)
option-group-0 = Gruppo 0
group-0-base = base
group-0-new = nuove
option-group-1 = Gruppo 1
group-1-base = base
group-1-new = nuove
option-group-2 = Gruppo 2
group-2-base = base
group-2-new = nuove
option-group-3 = Gruppo 3
group-3-base = base
group-3-new = nuove
option-group-4 = Gruppo 4
group-4-base = base
group-4-new = nuove
set-base = le leggi base
set-new = le nuove leggi

## Cavalieri e beni

strength-1 = forza 1
strength-2 = forza 2
strength-3 = forza 3
strength-4 = forza 4
knight-1 = un cavaliere di forza 1
knight-2 = un cavaliere di forza 2
knight-3 = un cavaliere di forza 3
knight-4 = un cavaliere di forza 4
knight-ally-1 = un cavaliere alleato di forza 1
knight-ally-2 = un cavaliere alleato di forza 2
knight-ally-3 = un cavaliere alleato di forza 3
knight-ally-4 = un cavaliere alleato di forza 4
good-points = punti potere
good-gold = monete d’oro
good-squire = scudieri
good-marker = segnalini voto
good-leftover = segnalini voto avanzati
good-new_knight = un cavaliere nuovo
good-upgrade = un rafforzamento
good-swap = lo scambio del 3 con il 4
good-noble = un nobile
good-extension = una tessera ampliamento
good-crossing = la traversata in Francia
vote-no = no
vote-yes = sì
majority-forces = le forze
majority-castle = i castelli

## Luoghi

county-northumberland = Northumberland
county-stafford = Stafford
county-york = York
county-gloucester = Gloucester
county-bedford = Bedford
county-suffolk = Suffolk
county-somerset = Somerset
county-dorset = Dorset
county-surrey = Surrey
castle-new-knight = cavaliere nuovo
castle-upgrade = rafforzamento
castle-squires = scudieri
castle-gold = oro
castle-markers = segnalini voto
castle-mixed = oro e scudiero
item-new-knight = cavaliere nuovo
item-upgrade = rafforzamento
item-squires = scudieri
item-gold = oro
item-markers = segnalini voto
item-mixed = oro e scudiero
item-ally-new-knight = cavaliere nuovo nel castello dell’alleato
item-ally-upgrade = rafforzamento nel castello dell’alleato
conflict-lower-left = la battaglia in basso a sinistra
conflict-lower-right = la battaglia in basso a destra
conflict-upper-left = la battaglia in alto a sinistra
conflict-upper-right = la battaglia in alto a destra
space-northumberland = { county-northumberland }
space-stafford = { county-stafford }
space-york = { county-york }
space-gloucester = { county-gloucester }
space-bedford = { county-bedford }
space-suffolk = { county-suffolk }
space-somerset = { county-somerset }
space-dorset = { county-dorset }
space-surrey = { county-surrey }
space-castle-new-knight = la casella del cavaliere nuovo
space-castle-upgrade = la casella del rafforzamento
space-castle-squires = la casella degli scudieri
space-castle-gold = la casella dell’oro
space-castle-markers = la casella dei segnalini voto
space-castle-mixed = la casella di oro e scudiero
space-lower-left = { conflict-lower-left }
space-lower-right = { conflict-lower-right }
space-upper-left = { conflict-upper-left }
space-upper-right = { conflict-upper-right }
post-northumberland = { county-northumberland }
post-stafford = { county-stafford }
post-york = { county-york }
post-gloucester = { county-gloucester }
post-bedford = { county-bedford }
post-suffolk = { county-suffolk }
post-somerset = { county-somerset }
post-dorset = { county-dorset }
post-surrey = { county-surrey }
post-castle-new-knight = la casella del cavaliere nuovo
post-castle-upgrade = la casella del rafforzamento
post-castle-squires = la casella degli scudieri
post-castle-gold = la casella dell’oro
post-castle-markers = la casella dei segnalini voto
post-castle-mixed = la casella di oro e scudiero
post-lower-left = { conflict-lower-left }
post-lower-right = { conflict-lower-right }
post-upper-left = { conflict-upper-left }
post-upper-right = { conflict-upper-right }
post-court = corte
card-c02 = la battaglia di forza 2
card-c03 = la battaglia di forza 3
card-c04 = la battaglia di forza 4
card-c05a = la battaglia di forza 5 (a)
card-c05b = la battaglia di forza 5 (b)
card-c06a = la battaglia di forza 6 (a)
card-c06b = la battaglia di forza 6 (b)
card-c07a = la battaglia di forza 7 (a)
card-c07b = la battaglia di forza 7 (b)
card-c08 = la battaglia di forza 8
card-c09 = la battaglia di forza 9
card-c10 = la battaglia di forza 10
favour-noble = nobile
favour-upgrade-1 = rafforzamento (prima)
favour-upgrade-2 = rafforzamento (seconda)
favour-gold = oro
favour-squires = scudieri
favour-mixed = oro e scudiero

## Leggi: nomi

law-b01 = B01 Più oro: rafforzamento
law-b02 = B02 Più scudieri: cavaliere nuovo
law-b03 = B03 Due contee: 3 punti
law-b04 = B04 Oro per segnalini voto
law-b05 = B05 Oro e scudiero per 3 punti
law-b06 = B06 Due battaglie: ampliamento
law-b07 = B07 Cavalieri da 2: scudieri
law-b08 = B08 Due battaglie: scudiero, segnalino, oro
law-b09 = B09 Nessun cavaliere da 2: rafforzamento
law-b10 = B10 Il 3 per il 4
law-b11 = B11 Tre ampliamenti: 5 punti
law-b12 = B12 Ogni battaglia: 3 punti
law-b13 = B13 Tre contee: 8 punti
law-b14 = B14 Tutti e tre gli 1: 5 punti
law-b15 = B15 Tre nobili: cavaliere nuovo
law-b16 = B16 Oro per punti
law-b17 = B17 Scudieri per punti
law-b18 = B18 Uno per ogni forza: 6 punti
law-n01 = N01 Ogni battaglia: un segnalino voto
law-n02 = N02 Più scudieri: oro e segnalino
law-n03 = N03 Più oro: scudiero e segnalino
law-n04 = N04 Senza nobili: oro, scudiero, segnalino
law-n05 = N05 Scudieri alle battaglie
law-n06 = N06 Cavalieri da 1: scudieri
law-n07 = N07 Quattro monete: ampliamento
law-n08 = N08 Cavalieri nel castello: 3 punti
law-n09 = N09 Più segnalini avanzati: rafforzamento
law-n10 = N10 Entrambi i 2: 3 punti
law-n11 = N11 Una moneta per contea
law-n12 = N12 Due contee: 5 punti
law-n13 = N13 Uno scudiero per ampliamento
law-n14 = N14 Scambio di oro e scudieri
law-n15 = N15 Scudieri nelle contee: 3 punti a coppia
law-n16 = N16 Contee senza nobili: punti
law-n17 = N17 Oro, scudiero e segnalino per 3 punti
law-n18 = N18 Più cavalieri in battaglia: 5 punti

## Scelte

choice-build = costruire la tessera { $noun }
choice-ally = prendere l’alleato di colore { $noun }
choice-place = { $first } verso { $second }
choice-squires = { $noun ->
    [0] nessuno scudiero
    [one] { $noun } scudiero
   *[other] { $noun } scudieri
}
choice-favour = prendere il favore: { $noun }
choice-decline = rinunciare
choice-take = prendere il nobile di { $noun }
choice-upgrade = rafforzare { $first }: { $second }
choice-yes = { $noun ->
    [0] sì
    [one] sì, con { $noun } segnalino voto
   *[other] sì, con { $noun } segnalini voto
}
choice-no = { $noun ->
    [0] no
    [one] no, con { $noun } segnalino voto
   *[other] no, con { $noun } segnalini voto
}
choice-retract = riprendere il voto
choice-buy = { $noun ->
    [one] comprare una volta
   *[other] comprare { $noun } volte
}
choice-done = fatto
choice-swap = mettere il 4 al posto del 3
choice-trade-gold = 2 monete d’oro per uno scudiero
choice-trade-squires = 2 scudieri per una moneta d’oro
choice-send = mandare uno scudiero: { $noun }
choice-pay = pagare per { $noun }
choice-keep = pagare per la tessera: { $noun }
choice-take-noble = prendere il nobile
choice-take-reward = prendere la ricompensa
choice-noble-first = pagare 3 monete d’oro per entrambi: prima il nobile
choice-reward-first = pagare 3 monete d’oro per entrambi: prima la ricompensa
choice-pass = non prendere nulla
choice-cross = traversare: { $noun }
choice-name = { $noun } apre il round successivo
choice-score = conteggiare: { $noun }
choice-gather = conteggiare tutto ciò che non costa nulla
choice-free = liberare il cavaliere di { $noun }

## Registro

log-lot = La sorte indica { $who } come primo giocatore.
log-set = Il gruppo { $group } viene da: { $set }.
log-in-force = In vigore: { $law }.
log-conflict = Si scopre { $card }: { $conflict }.
log-proposed = Proposta: { $law }.
log-colour = L’alleato di { $who } è di colore { $colour }.
log-round = Round { $number }. Comincia { $start }.
log-built = { $who } costruisce la tessera { $castle }.
log-back = { $house }: il cavaliere di forza { $strength } torna a corte ({ $space }).
log-placed = { $house } piazza forza { $strength }: { $space }{ $squires ->
    [0] .
    [one] , con { $squires } scudiero.
   *[other] , con { $squires } scudieri.
}
log-ousted = { $house } perde { $county }: la forza { $strength } torna a corte{ $squires ->
    [0] .
    [one] ; si perde { $squires } scudiero.
   *[other] ; si perdono { $squires } scudieri.
}
log-favour = { $house } ottiene il favore del re: { $favour }.
log-declined = { $house } rinuncia.
log-noble = { $who } accoglie a tavola il nobile di { $county }.
log-noble-gone = { $house } toglie dal gioco un nobile di { $county }.
log-upgraded = { $house } rafforza un cavaliere di forza { $strength }: { $post }.
log-lapsed = { $house } non può usare questo: { $good }.
log-gained = { $who } ottiene { $good-id ->
    [points] { $amount ->
        [one] { $amount } punto potere.
       *[other] { $amount } punti potere.
    }
    [gold] { $amount ->
        [one] { $amount } moneta d’oro.
       *[other] { $amount } monete d’oro.
    }
    [squire] { $amount ->
        [one] { $amount } scudiero.
       *[other] { $amount } scudieri.
    }
    [leftover] { $amount ->
        [one] { $amount } segnalino voto avanzato.
       *[other] { $amount } segnalini voto avanzati.
    }
   *[marker] { $amount ->
        [one] { $amount } segnalino voto.
       *[other] { $amount } segnalini voto.
    }
}
log-recruited = { $house } riceve un cavaliere nuovo di forza 1.
log-voted = { $who } ha votato { $vote }{ $markers ->
    [0] .
    [one] , con { $markers } segnalino voto.
   *[other] , con { $markers } segnalini voto.
}
log-passed = Approvata, { $yes } a { $no }: { $law }.
log-failed = Respinta, { $yes } a { $no }: { $law }.
log-repealed = Abrogata: { $law }.
log-returned = { $markers ->
    [one] { $who } restituisce { $markers } segnalino voto non usato.
   *[other] { $who } restituisce { $markers } segnalini voto non usati.
}
log-kept-apart = { $markers ->
    [one] { $who } mette da parte { $markers } segnalino voto avanzato.
   *[other] { $who } mette da parte { $markers } segnalini voto avanzati.
}
log-applied = Si applica la legge: { $law }.
log-paid = { $who } paga { $good-id ->
    [points] { $amount ->
        [one] { $amount } punto potere.
       *[other] { $amount } punti potere.
    }
    [gold] { $amount ->
        [one] { $amount } moneta d’oro.
       *[other] { $amount } monete d’oro.
    }
    [squire] { $amount ->
        [one] { $amount } scudiero.
       *[other] { $amount } scudieri.
    }
    [leftover] { $amount ->
        [one] { $amount } segnalino voto avanzato.
       *[other] { $amount } segnalini voto avanzati.
    }
   *[marker] { $amount ->
        [one] { $amount } segnalino voto.
       *[other] { $amount } segnalini voto.
    }
}
log-swapped = { $who } mette il 4 al posto del 3: { $post }.
log-sent = { $who } manda uno scudiero: { $conflict }.
log-withdrawn = { $who } si ritira da { $county }{ $squires ->
    [0] .
    [one] ; si perde { $squires } scudiero.
   *[other] ; si perdono { $squires } scudieri.
}
log-turned = { $who } gira a faccia in giù una tessera: { $castle }.
log-turned-up = { $who } gira di nuovo a faccia in su una tessera: { $castle }.
log-county = Si conteggia { $county } per { $house }.
log-crossed = { $house } traversa in Francia con forza { $strength }: { $conflict }.
log-start = { $who } aprirà il round successivo.
log-scored = { $house } conteggia nel castello: { $castle }.
log-table = { $markers ->
    [one] La tavola rotonda dà a { $who } { $markers } segnalino voto.
   *[other] La tavola rotonda dà a { $who } { $markers } segnalini voto.
}
log-england = L’Inghilterra vince { $card }: { $total } contro { $france }.
log-france = La Francia vince { $card }: { $total } contro { $france }.
log-down = Continua nel round successivo, nella fila inferiore: { $card }, { $conflict }.
log-gone = Esce dal gioco: { $card }.
log-rank = { $house }, rango { $rank } con { $sum }: { $points ->
    [0] nessun punto.
    [one] { $points } punto potere.
   *[other] { $points } punti potere.
}
log-freed = { $who } libera il cavaliere di forza { $strength }.
log-prisoner = { $house } perde un cavaliere di forza { $strength }, che va nella riserva.
log-majority = { $points ->
    [one] Per { $majority }, { $who } ottiene { $points } punto.
   *[other] Per { $majority }, { $who } ottiene { $points } punti.
}
log-nobles = { $nobles } nobili danno a { $who } { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
log-won = { $who } vince con { $points ->
    [one] { $points } punto potere.
   *[other] { $points } punti potere.
}
log-home = { $who } rinuncia e torna a casa.
log-most = { $who } ne ha di più.

## Domande

prompt-over = La partita è finita.
prompt-chance = In attesa delle carte.
prompt-first-tile = { $who } costruisce la prima tessera ampliamento.
prompt-ally-colour = { $who } sceglie il colore del suo alleato.
prompt-turn = { $who } piazza un cavaliere.
prompt-squires = Quanti scudieri vanno con { $who } a { $county } (forza { $strength }, almeno { $least })?
prompt-favour = { $house } può prendere un favore del re.
prompt-favour-noble = { $house } sceglie un nobile di una contea qualsiasi.
prompt-upgrade = { $house } può rafforzare un cavaliere.
prompt-extension = { $who } può costruire una tessera ampliamento.
prompt-vote = Proposta { $number }: { $law }. Sì o no, e con quanti segnalini voto?
prompt-voted = Il tuo voto su { $law } è coperto. Puoi riprenderlo finché non hanno votato tutti.
prompt-purchase = { $law }: { $who } può comprare.
prompt-swap = { $who } può mettere il 4 della riserva al posto del 3 schierato.
prompt-trade = { $who } può scambiare oro e scudieri, due per uno.
prompt-send = { $who } può mandarne ancora { $left } alle battaglie.
prompt-county-tax = Per quali contee { $who } paga 1 moneta d’oro? Gli altri cavalieri tornano a corte.
prompt-tile-tax = Per quali tessere { $who } paga 1 scudiero? Le altre non danno nulla in questo round.
prompt-county = { $county }: { $house } prende il nobile, la ricompensa o entrambi?
prompt-crossing = { $house } può traversare verso una battaglia.
prompt-name-start = { $who } nomina il prossimo primo giocatore.
prompt-castle = { $who } conteggia il castello, in qualsiasi ordine.
prompt-ransom = Prigionieri di { $card }: chi riscatta { $who }?

## Perché no

detail-strength = { $space } richiede forza { $needs }, il tuo cavaliere ha { $has }; qui gli scudieri non contano.
detail-total = { $space } richiede un totale di { $needs }; con tutti gli scudieri disponibili questo cavaliere arriva a { $reach }.
detail-least-squires = { $least ->
    [one] Serve almeno { $least } scudiero per conquistare la contea.
   *[other] Servono almeno { $least } scudieri per conquistare la contea.
}
detail-stock = Disponibili: { $has } × { $good }.
detail-price = Questo costa { $needs } × { $good }; ne hai { $has }.
detail-no-knight = A corte non c’è alcun cavaliere di forza { $strength }.
detail-no-partner = Un cavaliere di forza { $strength } ha bisogno di uno di forza { $next } nella riserva.
detail-own-county = Tu o il tuo alleato tenete già { $county }.
detail-covered = Una tessera copre { $space }.
detail-taken = C’è già un cavaliere: { $space }.
detail-full = Le tre caselle sono di altri: { $conflict }.
detail-no-conflict = Lì non c’è alcuna carta: { $conflict }.
detail-face-down = Questo favore è già stato preso in questo round: { $favour }.
detail-empty-pile = A { $county } non restano nobili.
detail-have-noble = Il nobile di { $county } siede già alla tua tavola.
detail-built = Già costruita: { $castle }.
detail-unscored = { $items ->
    [one] Resta { $items } elemento da conteggiare.
   *[other] Restano { $items } elementi da conteggiare.
}
detail-not-there = Non hai lì alcun cavaliere di forza { $strength }.
