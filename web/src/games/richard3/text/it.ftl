### Ciò che dice solo il tabellone di Richard III nel browser, in italiano.

## La mappa

ui-map = Mappa dell’Inghilterra, del Galles e delle terre d’esilio
ui-areas = Aree
ui-area-empty = nessuno
ui-area-blocks = { $n ->
    [one] un blocco di { $house }
   *[other] { $n } blocchi di { $house }
}
ui-crown = Corona
ui-city = città di { $city }
ui-cathedral = cattedrale
ui-port = porto maggiore
ui-exile = esilio di { $house }
ui-shields = scudi di { $names }
ui-contested = attaccata da { $house }
ui-can-choose = si può scegliere
ui-can-move = { $n ->
    [one] qui si può scegliere un blocco
   *[other] qui si possono scegliere { $n } blocchi
}
ui-arrow-main = Attacco Principale contro { $area }, provenienza { $from }: { $n ->
    [one] un blocco
   *[other] { $n } blocchi
}
ui-arrow = { $n ->
    [one] Un blocco è entrato
   *[other] { $n } blocchi sono entrati
} in { $area }, provenienza { $from }, in Riserva
ui-the-sea = mare
ui-sail-instead = Piuttosto per mare
ui-march-instead = Piuttosto per terra
ui-put-down = Rimettilo dov’era
ui-choose = Scegli
ui-city-newcastle = Newcastle
ui-city-york = York
ui-city-coventry = Coventry
ui-city-norwich = Norwich
ui-city-london = Londra
ui-city-bristol = Bristol
ui-city-salisbury = Salisbury
ui-border-yellow = Passano { $n } blocchi
ui-border-blue = Passano { $n } blocchi
ui-border-red = { $n }, poi si fermano
ui-sign-crown = Corona
ui-sign-city = Città
ui-sign-cathedral = Cattedrale
ui-sign-anchor = Porto maggiore

## I blocchi

ui-block-label = { $block }: { $kind ->
    [heir] erede { $heir }
    [noble] nobile
    [church] chiesa
    [mercenary] mercenari
    [levy] milizia
    [bombard] artiglieria
   *[rebel] ribelle
}, forza { $steps } su { $most }, valore { $rating }, { $loyalty ->
    [0] non cambia mai parte
   *[other] lealtà { $loyalty }
}
ui-tip-block = { $rating } · forza { $steps } su { $most }
ui-tip-heir = Erede { $rank } di cinque
ui-loyalty = { $n ->
    [0] Non cambia mai parte
   *[other] Lealtà { $n }
}
ui-has-moved = Ha già mosso
ui-recruited = Reclutato in questo turno
ui-has-acted = ha già agito
ui-firepower = potenza di fuoco { $power }
ui-short-scots-mercenary = Scozzesi
ui-short-welsh-mercenary = Gallesi
ui-short-french-mercenary = Francesi
ui-short-irish-mercenary = Irlandesi
ui-short-burgundian-mercenary = Borgognoni
ui-short-calais-mercenary = Calais
ui-short-canterbury-church = Canterbury
ui-short-york-church = Ch. York
ui-short-coventry-levy = Coventry
ui-short-bristol-levy = Bristol
ui-short-newcastle-levy = Newcastle
ui-short-york-levy = Mil. York
ui-short-london-levy = Londra
ui-short-norwich-levy = Norwich
ui-short-salisbury-levy = Salisbury

## Carte e pool

ui-hand = Le tue carte e il tuo pool
ui-cards = Carte
ui-no-cards = Nessuna carta in mano.
ui-cards-of = { $house } ha { $n ->
    [0] la mano vuota
    [one] una carta
   *[other] { $n } carte
}
ui-chosen-down = { $card }, a faccia in giù. Riprendila
ui-card-down = una carta è a faccia in giù
ui-card-label = { $card }: { $ap ->
    [one] un Punto Azione
   *[other] { $ap } Punti Azione
}. { $text }
ui-pool = Pool: { $n ->
    [one] un blocco da chiamare alle armi
   *[other] { $n } blocchi da chiamare alle armi
}
ui-card-force-march = Un gruppo marcia via terra fino a tre aree.
ui-card-muster = Blocchi da ogni dove si adunano via terra in un’area tua o vuota.
ui-card-piracy = Solo movimenti via mare, che possono attaccare.
ui-card-plague = Ogni blocco in un’area nemica con città perde un passo.
ui-card-surprise = Muove un gruppo; ogni confine lascia passare un blocco in più.
ui-card-treason = Muove un gruppo; un Tiro di Tradimento prima di una battaglia.

## La finestra della battaglia

ui-battle = Battaglia: { $area }
ui-round = Round { $n } di quattro
ui-attacker = Attaccante
ui-defender = Difensore
ui-reserve = { $n } in Riserva
ui-nobody = Nessuno in campo.
ui-order = Ordine dei turni di battaglia
ui-actions = Che cosa fa { $block }
ui-where-to = Dove
ui-act-fire = Fuoco
ui-act-fire-more = { "" }
ui-act-charge = Carica
ui-act-charge-more = { "" }
ui-act-treachery = Tradimento
ui-act-treachery-more = tenta un blocco nemico
ui-act-retreat = Ritirata
ui-act-retreat-more = lascia il campo
ui-act-hold = Passa
ui-act-hold-more = resta saldo
ui-act-fall = Cade
ui-act-fall-more = nessuna ritirata possibile
ui-dice-power = { $dice ->
    [one] un dado colpisce
   *[other] { $dice } dadi colpiscono
} con { $power ->
    [1] 1
   *[other] 1–{ $power }
}: circa { $hits }
ui-no-treason = Non prima di questa battaglia
ui-dice = Dadi: { $faces }; { $n ->
    [0] nessuno conta
    [one] uno conta
   *[other] { $n } contano
}
ui-throw-fire = fa fuoco, colpisce con { $power } o meno
ui-throw-charge = carica { $target }, colpisce con { $power } o meno
ui-throw-bonus-fire = risponde a { $target }, colpisce con { $power } o meno
ui-throw-treachery = tenta { $target }: tutti i dadi devono essere pari
ui-throw-hits = { $n ->
    [0] Nessun colpo
    [one] Un colpo
   *[other] { $n } colpi
}
ui-throw-bought = Comprato!
ui-throw-loyal = Resta leale
ui-effect-hits = { $block } −{ $n }
ui-effect-eliminated = Cade { $block }
ui-effect-defects = { $block } cambia parte
ui-effect-deploy = Avanza { $block }
ui-effect-control = Ora attacca { $house }
ui-after = Dopo la battaglia
ui-won = Vittoria di { $house }: { $area }
ui-fallen = Caduti: { $names }
ui-turned = Hanno cambiato parte: { $names }
ui-regroup = Riorganizzazione: { $area }
ui-stay = Gli altri restano
ui-execution = Un’esecuzione?
ui-execution-more = { $block } è nelle mani di { $house }.
ui-spare = Risparmialo
ui-close = Chiudi

## Probabilità

ui-odds-asking = Calcolo delle probabilità …
ui-odds-lost = Perdite attese: Lancaster { $lancaster }, York { $york } blocchi
ui-odds-king = Il Re cade { $chance }
ui-odds-pretender = Il Pretendente cade { $chance }
ui-odds-exact = Esatto: ogni svolgimento è stato seguito
ui-odds-simulated = { $n } battaglie simulate, ± { $error } %
ui-odds-error = Simulato, ± { $error } %
ui-odds-how = Come si calcola
ui-odds-policy = Solo da ciò che sai; ciò che non sai è distribuito a caso. Ogni blocco fa fuoco nel suo turno, nessuno carica o tenta il tradimento. I difensori non si ritirano mai; gli attaccanti si ritirano nel Round 4. Tra blocchi di pari forza subisce i colpi il meno prezioso.

## Come va la guerra

ui-status = Come va la guerra
ui-campaign = Campagna { $n } di { $last }
ui-campaign-short = Campagna { $n }
ui-turn = Turno { $n } di sette
ui-politics = Turno Politico
ui-ap = { $n ->
    [one] resta un Punto Azione
   *[other] restano { $n } Punti Azione
}
ui-ap-short = PA
ui-king-side = Parte del Re
ui-pretender-side = Parte del Pretendente
ui-line = Linea di successione di { $house }
ui-heir = { $rank }. { $block }{ $state ->
    [king] , Re
    [pretender] , Pretendente
    [minor] , ancora minorenne
    [prison] , in prigione
    [gone-over] , passato al nemico
    [dead] , morto
   *[living] {""}
}
ui-support = Nobili
ui-support-more = Quanto porterebbe ora la tua casa se si contassero i nobili per il trono.
ui-support-most-more = Il massimo che questa casa potrebbe portare: i suoi blocchi in Inghilterra e Galles sono nascosti.
ui-at-most = ≤ { $n }
ui-pool-short = Pool
ui-more = Carte giocate, morti, minorenni …
ui-less = Meno
ui-played = Giocate:
ui-dead = Morti:
ui-down = A faccia in giù:
ui-prison = In prigione:
ui-minors = Minorenni:

## Titoli sopra le scelte

ui-verb-play = Gioca una carta
ui-verb-lift = Muovi via terra
ui-verb-step = Marcia ancora
ui-verb-sail = Imbarca
ui-verb-land = Sbarca
ui-verb-recruit = Recluta
ui-verb-place = Colloca
ui-verb-main = Attacco Principale
ui-verb-gather = Adunata
ui-verb-infect = Peste
ui-verb-battle = Combatti
ui-verb-fire = Fuoco
ui-verb-charge = Carica
ui-verb-treachery = Tradimento
ui-verb-retreat = Ritirata
ui-verb-hold = Passa
ui-verb-fall = Cade
ui-verb-target = Bersaglio
ui-verb-take = Subisce i colpi
ui-verb-withdraw = Ritirata
ui-verb-regroup = Riorganizza
ui-verb-execute = Giustizia
ui-verb-enter = Entra in guerra
ui-verb-starve = Perde un passo
ui-verb-home = Torna a casa
ui-verb-dismiss = Al pool

## Kinds of figures, on the page about where they are from

ui-figure-area-seas = mari delle zone
ui-figure-area-port = porti maggiori
ui-figure-area-crown = corone
ui-figure-area-city = città
ui-figure-area-levy = milizie delle città
ui-figure-area-cathedral = cattedrali
ui-figure-area-shields = scudi
ui-figure-area-wales = Galles
ui-figure-area-exile = zone d’esilio
ui-figure-area-supply = limiti di rifornimento
ui-figure-border-colour = colori dei confini
ui-figure-border-limit = limiti dei confini
ui-figure-block-steps = forza dei blocchi
ui-figure-block-rating = valori di combattimento
ui-figure-block-loyalty = lealtà
ui-figure-block-heir = ordine degli eredi
ui-figure-block-home = sedi dei blocchi
ui-figure-card-ap = Punti Azione delle carte
ui-figure-card-count = numero di carte
ui-figure-scenario-wars-of-the-roses = preparazione di Wars of the Roses
ui-figure-scenario-kingmaker = preparazione di Kingmaker
ui-figure-scenario-richard-iii = preparazione di Richard III
