# Che cosa dicono le finestre di Fief England: matrimoni, voti, trattative, battaglie, acquisti.

ui-verb-wed = Matrimonio
ui-verb-nominate = Candidato
ui-verb-for = Voto
ui-verb-decoy = Segnalino bianco
ui-verb-share = Tassa reale
ui-verb-bargain = Trattativa
ui-verb-ally-gift = Dono all'alleato
ui-verb-pigeon = Piccione
ui-verb-meet = Incontro
ui-verb-give-ware = Dare
ui-verb-want-ware = Chiedere
ui-verb-give-money = Dare denaro
ui-verb-want-money = Chiedere denaro
ui-verb-load-card = Carta per il piccione
ui-verb-load-money = Denaro per il piccione
ui-verb-order = Quando mi si chiede
ui-verb-lose = Perdite
ui-verb-lose-noble = Perdite
ui-verb-pay-siege = Assedio
ui-verb-offer-sum = Offerta
ui-verb-buy = Comprare

ui-c-sovereign = sovrano
ui-c-queen = regina
ui-c-prince = principe del Galles
ui-c-see = sede di { $diocese }
ui-c-family = Famiglia
ui-c-votes = Voti
ui-c-marker = Segnalino
ui-c-markers = Segnalini
ui-c-money = { $n ->
    [one] Hai { $n } scellino.
   *[other] Hai { $n } scellini.
  }
ui-c-shillings = { $n ->
    [one] { $n } scellino
   *[other] { $n } scellini
  }
ui-c-nothing = niente

## Matrimonio

ui-c-wed = Un matrimonio
ui-c-wed-who = Chi dei tuoi si sposa?
ui-c-wed-pair = { $one } e { $two }
ui-c-wed-points = Punti vittoria insieme: { $own } + { $other } = { $sum }; un'alleanza vince con { $needed }.
ui-c-wed-means = Gli alleati vincono insieme con { $needed } punti vittoria e non più da soli con { $alone }. Possono darsi denaro in ogni momento, senza piccione.
ui-c-wed-three = In una partita a tre non ci sono matrimoni.
ui-c-wed-three-rule = Leggi la regola
ui-c-wed-nobody = Non proporre nessuno
ui-c-wed-yes = Accetta il matrimonio
ui-c-wed-no = Rifiuta
ui-c-betrothal = Una proposta di matrimonio

## Elezione e Parlamento

ui-c-election = Elezione al trono
ui-c-election-how = I segnalini sono coperti: tutti vedono su chi, nessuno quale sia il voto. Un voto dà tutti i voti della sua famiglia; in caso di parità non è eletto nessuno.
ui-c-candidates = Candidati
ui-c-nominate = Chi candidi?
ui-c-nominate-one = Candida { $noble }
ui-c-named-by = proposto da { $family }
ui-c-vote-for = Vota { $noble }
ui-c-vote-decoy = Segnalino bianco su { $noble }
ui-c-own-ballot = Hai messo: il voto su { $vote }, il segnalino bianco su { $decoy }.
ui-c-parliament = Il Parlamento
ui-c-tax-what = La Tassa reale darebbe al sovrano { $tax } scellini, che divide con altri come vuole. Poi il popolo mormora.
ui-c-majority = Più della metà dei voti: { $needed } su { $total }.
ui-c-burghers = { $n } dei borghesi
ui-c-burghers-vote = Fai votare i borghesi
ui-c-herald = Fai parlare l'araldo Piers
ui-c-marker-down = ha votato
ui-c-voted-pro = a favore (lo vedi solo tu)
ui-c-voted-contra = contro (lo vedi solo tu)
ui-c-summon = Convoca il Parlamento
ui-c-summon-not = Non questa volta
ui-c-royal-tax = La Tassa reale
ui-c-tax-left = Ti restano { $left } di { $tax } scellini. A chi quanto?
ui-c-tax-share = Parte di { $seat }
ui-c-tax-gets = { $seat } riceve { $sum }.
ui-c-tax-secret = Quanto, lo vede solo chi riceve.
ui-c-tax-keep = Tieni { $n } e concludi
ui-c-tax-closed = Il sovrano divide { $tax } scellini in segreto.

## Trattative e piccioni

ui-c-deal = Trattativa con la famiglia { $family }
ui-c-talks = Trattative, piccioni, doni
ui-c-gift = Un dono al tuo alleato
ui-c-deal-give = Dai
ui-c-deal-get = Ricevi
ui-c-deal-money = Scellini
ui-c-deal-give-money = Aggiungere denaro?
ui-c-deal-want-money = Chiedere denaro?
ui-c-deal-how = Metti da ogni parte ciò che può passare di mano. Ciò che le regole lasciano passare subito avviene subito; le carte, e il denaro che non è un prezzo, vanno col piccione. Le promesse sono solo parole e non vincolano nessuno.
ui-c-ware = { $kind ->
    [servant] Servitori
    [relic] Reliquie
    [city] Città
    [captive] Prigionieri
    [bow] Balestrieri
    [leave] Permessi di passaggio
    [promise] Promesse
   *[card] Carte
  }
ui-c-deal-words = Se accetti, le due parti si scambiano subito. Le promesse non vincolano nessuno.
ui-c-deal-offer = Fai l'offerta
ui-c-deal-drop = Lascia stare
ui-c-deal-accept = Accetta
ui-c-deal-refuse = Rifiuta
ui-c-deal-waits = La famiglia { $family } ci sta pensando.
ui-c-deal-closed = Due famiglie trattano. Che cosa, lo sanno solo loro.
ui-c-pigeon = Piccione per la famiglia { $family }
ui-c-pigeon-holds = Sotto c'è:
ui-c-pigeon-risk = { $left ->
    [0] Si perde con probabilità { $chance }, salvo che voli dentro una città. È l'ultimo.
    [one] Si perde con probabilità { $chance }, salvo che voli dentro una città. Ne hai un altro.
   *[other] Si perde con probabilità { $chance }, salvo che voli dentro una città. Ne hai altri { $left }.
  }
ui-c-pigeon-closed = Si prepara un piccione.

## In ogni momento

ui-c-any-time = Giochi qualcosa? – { $topic }
ui-c-any-time-nothing = Non c'è niente che tu possa giocare. Ti si chiede comunque, perché nessuno capisca che cosa hai.
ui-c-pass = Passa
ui-c-orders = Quando mi si chiede?
ui-c-orders-how = Questi ordini li vedi solo tu, e dal gioco nessuno li può capire.
ui-c-orders-later = Si possono cambiare mentre decidono gli altri. Li vedi solo tu.

## Battaglia

ui-c-battles = Battaglie
ui-c-fight-battle = Battaglia di { $city }
ui-c-fight-raid = Sortita a { $city }
ui-c-fight-sally = Sortita degli assediati da { $city }
ui-c-fight-invaders = Battaglia contro i Vichinghi a { $city }
ui-c-fight-volley = Tiro a { $city }
ui-c-battle-begins = Le truppe si radunano.
ui-c-battle-round = Round { $n }: proiettili, poi mischia
ui-c-battle-quiet = { $n ->
    [one] una fase senza perdite
   *[other] { $n } fasi senza perdite
  }
ui-c-attackers = Attacco
ui-c-defenders = Difesa
ui-c-side-hidden = Nessuno ha ancora visto queste truppe.
ui-c-side-melee = Mischia: forza { $points }, { $dice ->
    [one] un dado
   *[other] { $dice } dadi
  }{ $bonus ->
    [0] {""}
    [one] , un danno sicuro
   *[other] , { $bonus } danni sicuri
  }
ui-c-side-missile = Proiettili, { $weapon }: { $dice ->
    [one] un dado
   *[other] { $dice } dadi
  }
ui-c-dice = Dadi di questo round
ui-c-odds = Probabilità
ui-c-odds-ask = Probabilità a { $city }
ui-c-odds-draw = Nessuno dei due da solo: { $chance }.
ui-c-odds-lost = Perdite medie: attacco { $attackers }, difesa { $defenders }.
ui-c-odds-exact = Esatto, se entrambi continuano a combattere.
ui-c-odds-simulated = { $n ->
    [one] Da un'ipotesi su ciò che non vedi, se entrambi continuano a combattere.
   *[other] Da { $n } ipotesi su ciò che non vedi, se entrambi continuano a combattere.
  }
ui-c-sieges = Assedi
ui-c-siege-of = { $city }: assediata da { $by }, tenuta da { $holder }{ $building ->
    [0] {""}
    [one] , un trabucco in costruzione
   *[other] , { $building } trabucchi in costruzione
  }
ui-c-catapults = Trabucchi

## Riscatti

ui-c-ransoms = Prigionieri e riscatti
ui-c-bandits = i banditi di Sherwood
ui-c-held-by = in mano a { $holder }; riscatto pieno { $price }
ui-c-ransom-full = Paga { $n }
ui-c-ransom-less = Offri di meno
ui-c-ransom-sum = Offerta
ui-c-ransom-none = Nessun altro riscatto

## Acquisti e carte

ui-c-purchases = { $n ->
    [one] Acquisti: { $n } scellino
   *[other] Acquisti: { $n } scellini
  }
ui-c-units = Unità in vendita
ui-c-buy = { $what } per { $price }
ui-c-in-reserve = ne restano { $n }
ui-c-bought = { $n ->
    [one] { $n } comprata
   *[other] { $n } comprate
  }
ui-c-titles = Titoli
ui-c-buy-stronghold = Costruisci una Torre per { $price } a
ui-c-buy-mill = Costruisci un mulino per { $price } a
ui-c-buy-done = Finisci di comprare
ui-c-draw = Pesca carte
ui-c-deck-characters = Personaggi: { $n }
ui-c-deck-events = Eventi: { $n }
ui-c-top-fortune = In cima: una carta Fortuna
ui-c-top-disaster = In cima: un Disastro
ui-c-draw-character = Pesca un Personaggio
ui-c-draw-event = Pesca un evento
