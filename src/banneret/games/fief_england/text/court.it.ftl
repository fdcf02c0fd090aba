### Fief England, in italiano: la corte.

## Choices

choice-wed = sposa { $first } con { $second }
choice-nominate = candida { $noun }
choice-for = metti il voto a favore di { $noun }
choice-decoy = metti il segnalino in bianco su { $noun }
choice-nobody = nessun altro
choice-herald = parli l'araldo Piers
choice-pro = vota a favore della Tassa reale
choice-contra = vota contro la Tassa reale
choice-burghers-vote = fai votare i borghesi
choice-share = dai { $second } della tassa a { $first }
choice-invest = il titolo va a { $noun }
choice-fortify = { $noun } diventa il Castello
choice-grant = concedi { $first }: { $second }
choice-transfer = passa { $first } a { $second }
choice-abbacy = l'abbazia passa a { $noun }
choice-appoint = nomina { $noun }
choice-site = fonda l'abbazia a { $noun }
choice-found = fonda di nuovo: { $noun }
choice-leave-abbey = chiedi di lasciare: { $noun }
choice-draw-sword = { $noun } prova a estrarre Excalibur
choice-take-up = lo raccoglie { $noun }
choice-give-relic = consegna { $first } a { $second }
choice-drop-relic = lascia qui: { $noun }
choice-move-storms = sposta le Tempeste da { $first } a { $second }
choice-end-famine = fai cessare la Carestia in { $noun }
choice-bestow = dai la Giarrettiera a { $noun }
choice-send-servant = manda { $first } da { $second }
choice-send = manda: { $noun }
choice-towards = il prossimo gruppo va a { $noun }

## Causes, offers

cause-plague = la Peste
cause-battle = la battaglia
cause-assassin = un assassino
cause-justice = la Giustizia
cause-rebels = i ribelli
cause-invaders = gli invasori
cause-poison = il veleno
cause-arrow = una freccia
offer-red-0 = alla famiglia Rossa per 0
offer-red-1 = alla famiglia Rossa per 1
offer-red-2 = alla famiglia Rossa per 2
offer-red-3 = alla famiglia Rossa per 3
offer-red-4 = alla famiglia Rossa per 4
offer-red-5 = alla famiglia Rossa per 5
offer-red-6 = alla famiglia Rossa per 6
offer-red-7 = alla famiglia Rossa per 7
offer-red-8 = alla famiglia Rossa per 8
offer-blue-0 = alla famiglia Blu per 0
offer-blue-1 = alla famiglia Blu per 1
offer-blue-2 = alla famiglia Blu per 2
offer-blue-3 = alla famiglia Blu per 3
offer-blue-4 = alla famiglia Blu per 4
offer-blue-5 = alla famiglia Blu per 5
offer-blue-6 = alla famiglia Blu per 6
offer-blue-7 = alla famiglia Blu per 7
offer-blue-8 = alla famiglia Blu per 8
offer-green-0 = alla famiglia Verde per 0
offer-green-1 = alla famiglia Verde per 1
offer-green-2 = alla famiglia Verde per 2
offer-green-3 = alla famiglia Verde per 3
offer-green-4 = alla famiglia Verde per 4
offer-green-5 = alla famiglia Verde per 5
offer-green-6 = alla famiglia Verde per 6
offer-green-7 = alla famiglia Verde per 7
offer-green-8 = alla famiglia Verde per 8
offer-yellow-0 = alla famiglia Gialla per 0
offer-yellow-1 = alla famiglia Gialla per 1
offer-yellow-2 = alla famiglia Gialla per 2
offer-yellow-3 = alla famiglia Gialla per 3
offer-yellow-4 = alla famiglia Gialla per 4
offer-yellow-5 = alla famiglia Gialla per 5
offer-yellow-6 = alla famiglia Gialla per 6
offer-yellow-7 = alla famiglia Gialla per 7
offer-yellow-8 = alla famiglia Gialla per 8

## Log

log-crowned = { $noble } cinge la corona.
log-dethroned = { $noble } perde la corona.
log-queen = { $noble } è regina.
log-sword = Excalibur è nelle mani di { $noble }.
log-dies = Muore { $noble }: { $cause }.
log-heir = { $noble } eredita { $region }.
log-vacant = Il titolo di { $region } è vacante.
log-title = { $noble } detiene il titolo di { $region }.
log-wall = { $city } diventa Castello.
log-title-lost = { $noble } perde il titolo di { $region }.
log-grant = La famiglia { $who } concede { $region } alla famiglia { $to } per { $sum }.
log-grant-refused = La famiglia { $who } rifiuta la concessione di { $region }.
log-abbacy = { $noble } riceve la { $abbey }.
log-revived = Il teschio ridà la vita a { $noble }.
log-appointed = { $noble } riceve la carica: { $card }.
log-abbey = { $noble } fonda la { $abbey } a { $city }.
log-divorced = Il matrimonio di { $noble } e { $husband } è finito.
log-released = { $noble } è sciolta dai voti.
log-proposes = { $one } chiede la mano di { $two }.
log-married = { $one } e { $two } si sposano.
log-jilted = { $two } non sposa { $one }.
log-nominated = La famiglia { $who } candida { $noble } al trono.
log-laid = La famiglia { $who } mette un segnalino su { $noble }.
log-herald = Piers parla per la famiglia { $who }: un voto in più.
log-poll = { $noble }: voti { $votes }.
log-elected = { $noble } è eletto.
log-not-elected = Nessuno è eletto.
log-summoned = La famiglia { $who } convoca il Parlamento.
log-burghers = I borghesi della famiglia { $who } votano: { $votes }.
log-marker-down = La famiglia { $who } ha votato.
log-voted = Famiglia { $who }, con { $votes }: { $yes ->
    [1] a favore
   *[other] contro
}.
log-tax-passed = La Tassa reale passa: { $votes } su { $total }.
log-tax-failed = La Tassa reale non passa: { $votes } su { $total }.
log-shared = La famiglia { $who } divide in segreto la Tassa reale.
log-shared-own = Della Tassa reale la famiglia { $who } dà { $sum } a { $to }.
log-relic = Nella cattedrale di { $diocese } si trova: { $relic }.
log-relic-taken = { $noble } porta ora: { $relic }.
log-relic-left = { $relic } resta a { $place }.
log-relic-marker = La famiglia { $who } riceve il punto vittoria della reliquia.
log-sword-stays = { $noble } tira { $number }: la spada resta dov'è.
log-blown = La famiglia { $who } manda le Tempeste da { $from } a { $to }.
log-famine-over = La famiglia { $who } fa cessare la Carestia in { $region }.
log-garter = { $noble } riceve l'Ordine della Giarrettiera.
log-servant-goes = { $servant } serve ora { $noble }.
log-group = Truppe senza capo della famiglia { $who } vanno da { $from } a { $to }: { $units }.
log-total = { $who }: punti vittoria { $points }.

## Prompts

prompt-propose = Famiglia { $who }: proponi un matrimonio?
prompt-betrothal = Famiglia { $who }: { $two } sposa { $one }?
prompt-nominate = Famiglia { $who }: candidi qualcuno al trono?
prompt-vote = La famiglia { $who } mette i suoi segnalini.
prompt-summon = Famiglia { $who }: convochi il Parlamento?
prompt-canvass = Famiglia { $who }: borghesi, araldo?
prompt-parliament-vote = Il Parlamento vota la Tassa reale.
prompt-royal-tax = La famiglia { $who } divide la Tassa reale.
prompt-title-holder = Famiglia { $who }: chi riceve { $region }?
prompt-inherit = Famiglia { $who }: chi eredita { $region }?
prompt-title-fort = Famiglia { $who }: quale Torre diventa il Castello di { $region }?
prompt-grant = La famiglia { $king } offre alla famiglia { $who } il titolo di { $region } per { $sum }.
prompt-abbacy = Famiglia { $who }: chi riceve la { $abbey }?
prompt-death = Famiglia { $who }: risusciti { $noble } col teschio?
prompt-play-office = Famiglia { $who }: a chi va { $card }?
prompt-abbey-site = Famiglia { $who }: dove sorge la { $abbey }?
prompt-garter = Famiglia { $who }: la Giarrettiera a { $noble }?
prompt-heirloom = Famiglia { $who }: chi raccoglie ciò che portava { $noble } a { $place }?
prompt-orphans = Famiglia { $who }: truppe senza signore a { $place }.
