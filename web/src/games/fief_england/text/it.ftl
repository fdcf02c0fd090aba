### Il tabellone di Fief England, in italiano.

## Il tabellone

ui-board = Mappa dell’Inghilterra
ui-sea = Mare: { $region }
ui-way = { $way ->
    [n] N
    [e] E
    [s] S
   *[w] O
}
ui-class = { $class ->
    [duchy] ducato
    [county] contea
   *[barony] viscontado
} · { $price } sc.
ui-diocese-of = diocesi di { $diocese }
ui-dioceses = Mostra le diocesi
ui-decks = Mazzi e tracciato dei Disastri
ui-shelf = { $characters } carte Personaggio; { $events } carte evento, { $top ->
    [none] niente in cima
    [disaster] un Disastro in cima
   *[fortune] una carta Fortuna in cima
}; tracciato dei Disastri: { $disasters ->
    [0] vuoto
   *[other] { $disasters } ({ $names })
}
ui-city-label = { $city } ({ $region }): { $control ->
    [none] di nessuno
   *[other] { $control }
}{ $building-id ->
    [none] {""}
   *[other] , { $building }
}
ui-has-mill = Mulino
ui-has-port = Porto
ui-has-cathedral = Cattedrale
ui-has-shrine = Qui è nascosta una reliquia
ui-has-sword = Excalibur nella roccia
ui-has-abbey = { $abbey }, badessa: { $abbess }
ui-besieged = assediata da { $family }
ui-battle-here = si combatte una battaglia
ui-party = { $family }{ $stand ->
    [inside] , dentro
    [path] , sul sentiero di Sherwood
    [quay] , al molo
    [outside] , davanti alle mura
   *[other] , sulla strada
}: { $nobles ->
    [none] {""}
   *[other] { $nobles }, {""}
}{ $n ->
    [0] nessuna truppa
    [one] 1 segnalino
   *[other] { $n } segnalini
}{ $units ->
    [none] {""}
   *[other] {" "}({ $units })
}{ $captives ->
    [none] {""}
   *[other] ; prigionieri: { $captives }
}
ui-army-here = { $army }{ $leader ->
    [yes] {" "}con il suo Jarl
   *[no] {""}
}, fanteria: { $infantry }{ $garrison ->
    [yes] {" "}(guarnigione)
   *[no] {""}
}
ui-army-label = { $army } a { $city }{ $leader ->
    [yes] {" "}con il suo Jarl
   *[no] {""}
}, fanteria: { $infantry }{ $garrison ->
    [yes] {" "}(guarnigione)
   *[no] {""}
}
ui-region-label = { $region }, { $class ->
    [duchy] ducato
    [county] contea
   *[barony] viscontado
} per { $price } scellini, diocesi di { $diocese }; { $lord ->
    [none] { $family ->
        [none] senza Signore
       *[other] il titolo resta a { $family }
    }
   *[other] Signore: { $lord } ({ $family })
}
ui-disaster = { $disaster }{ $state ->
    [dormant] {" "}(dormiente)
   *[active] {""}
}
ui-tallage = tassa feudale di { $family }
ui-tithe = Imposta ecclesiastica di { $diocese }: { $who ->
    [none] nessuno
   *[other] { $who }
}
ui-bandits = i banditi
ui-bandits-hold = I banditi trattengono { $nobles }

## Accanto al tabellone

ui-status = Famiglie e turno
ui-round = Turno { $n } di { $of }
ui-victory-round = Alla fine di questo turno qualcuno può vincere.
ui-phase = { $phase ->
    [1] Udite, udite
    [2] Carte
    [3] Entrate
    [4] Acquisti
    [5] Movimenti
    [6] Invasori
    [7] Battaglie
   *[8] Fine
}
ui-phase-number = Fase { $phase }:
ui-step = { $step ->
    [a] scartare
    [b] pescare
    [c] Disastri
   *[d] giocare
}
ui-rivals = Punti vittoria e quanti basterebbero
ui-rival = { $families }{ $married ->
    [no] {" "}(non sposate)
   *[yes] {""}
}: { $points } di { $needed } punti vittoria
ui-points = Punti vittoria: { $n }
ui-money = Scellini: { $n }
ui-own-money = Hai { $n } scellini.
ui-characters = Carte Personaggio in mano: { $n }
ui-fortunes = Carte Fortuna in mano: { $n }
ui-first = Prima famiglia del turno
ui-allied = Alleata per matrimonio con { $family }.
ui-spouse = in matrimonio con { $noble }
ui-serves = { $servant }, { $trade ->
    [maid-spy] ancella e spia
    [miller] mugnaio
    [herbalist] erborista
    [mason] capomastro
    [brewer] birraia
    [recruiter] reclutatore
    [fletcher] fabbricante di frecce
    [guide] guida
    [ferrywoman] traghettatrice
    [squire] scudiero
    [bodyguard] guardia del corpo
    [chaplain] cappellano
    [jailer] carceriere
    [almoner] elemosiniera
    [falconer] falconiere
    [fortune-teller] indovina
    [steward] siniscalco
    [wet-nurse] balia
    [siege-engineer] ingegnere d’assedio
    [poisoner] avvelenatrice
    [herald] araldo
    [merchant] mercante
   *[forester] guardaboschi
}{ $used ->
    [yes] {" "}(usato in questo turno)
   *[no] {""}
}
ui-servant-rule = Che cosa fa { $servant }
ui-held-by = in mano a { $who }
ui-holds = tiene in prigionia { $nobles }
ui-heretic = eresia
ui-king = Re
ui-queen = Regina
ui-sovereign-queen = Regina Sovrana
ui-prince = Principe di Galles
ui-see = { $arch ->
    [yes] Arcivescovo
   *[no] Vescovo
} di { $diocese }
ui-fief = { $class ->
    [duchy] Ducato
    [county] Contea
   *[barony] Viscontado
} di { $region }
ui-garter = Ordine della Giarrettiera
ui-excalibur = Excalibur
ui-no-nobles = Nessun nobile
ui-reserve = Da acquistare:
ui-pigeons = Piccioni inviati: { $n }
ui-treasures = Segnalini tesoro usati: { $n }
ui-fourth = Quarto spazio: { $card }{ $n ->
    [0] {""}
   *[other] {" "}({ $n } da assoldare)
}
ui-relic-marker = Segnalino reliquia: un punto vittoria
ui-known-cards = Carte note: { $cards }
ui-point = Indica una città, una regione o un nobile per saperne di più.

## La mano

ui-hand = Il mio denaro e le mie carte
ui-cards = Le mie carte
ui-no-cards = Nessuna carta in mano
ui-pool = Da collocare:
ui-put-hint = Scegli un’unità e poi una città.
ui-which = Quale?
ui-cancel = annulla
ui-march = Truppe in marcia
ui-take = Portare con sé
ui-leave = Lasciare
ui-train = Con { $noble }:
ui-window = Da decidere

## Che cosa fanno le carte

ui-card-noble = Un nuovo nobile{ $sex ->
    [woman] {" "}(donna)
   *[man] {""}
} della tua famiglia, collocato sulla mappa.
ui-card-abbess-autumn = Fa badessa una dama e fonda la sua abbazia.
ui-card-abbess-hills = Fa badessa una dama e fonda la sua abbazia.
ui-card-abbess-spring = Fa badessa una dama e fonda la sua abbazia.
ui-card-bishop-exeter = Fa di un nobile il prelato della diocesi; può riscuoterne l’imposta.
ui-card-archbishop-york = Fa di un nobile il prelato della diocesi; può riscuoterne l’imposta.
ui-card-bishop-norwich = Fa di un nobile il prelato della diocesi; può riscuoterne l’imposta.
ui-card-archbishop-canterbury = Fa di un nobile il prelato della diocesi; può riscuoterne l’imposta.
ui-card-mercenary-french = ⚡ Tre balestrieri da assoldare in ogni momento per 2 scellini l’uno.
ui-card-mercenary-flemish = ⚡ Tre balestrieri da assoldare in ogni momento per 2 scellini l’uno.
ui-card-burgher-3 = 3 voti in Parlamento, una rivolta, o aiuto come un Passaggio segreto.
ui-card-burgher-5 = 5 voti in Parlamento, una rivolta, o aiuto come un Passaggio segreto.
ui-card-abundant-harvest = Pone fine a una Carestia, o dà uno scellino in più per ogni mulino e abbazia di una regione.
ui-card-good-weather = ⚡ Pone fine alle Tempeste o, prima delle entrate, dà uno scellino in più per ogni mulino e abbazia di una regione.
ui-card-tax = Tassa feudale di un tuo feudo, o imposta ecclesiastica della tua diocesi.
ui-card-uprising = ⚡ Una rivolta in una città tassata o affamata.
ui-card-secret-passage = ⚡ Un movimento senza ostacoli, una via oltre le mura, una ritirata, o la libertà di un prigioniero.
ui-card-assassination = ⚡ Uccide un nobile qualsiasi o uno Jarl degli invasori; la colpa cade su un tuo nobile.
ui-card-justice = ⚡ Uccide un nobile colpevole di eresia.
ui-card-ambush = ⚡ Un tuo nobile ne cattura un altro nella stessa città.

## Titoli delle scelte

ui-verb-start = Insediarsi
ui-verb-scorch = Bruciare mulini
ui-verb-put = Collocare unità
ui-verb-build = Costruire una Torre
ui-verb-mill = Costruire un mulino
ui-verb-title = Acquistare un titolo
ui-verb-tower = Torre reale
ui-verb-sell = Vendere una carta
ui-verb-lead = Guidare un nobile
ui-verb-join = Accompagnare
ui-verb-take = Portare con sé
ui-verb-leave = Lasciare
ui-verb-road = Per strada
ui-verb-sail = Per mare
ui-verb-forest = Per Sherwood
ui-verb-travel = Viaggio reale
ui-verb-raid = Incursione
ui-verb-pay = Pagare i banditi
ui-verb-stay = Restare prigioniero
ui-verb-home = Tornare
ui-verb-serve = Servitori
ui-verb-attack = Attaccare
ui-verb-attack-invaders = Attaccare gli invasori
ui-verb-seize = Catturare
ui-verb-seize-by-passage = Catturare con un Passaggio segreto
ui-verb-sally = Sortita
ui-verb-volley = Salva
ui-verb-besiege = Assediare
ui-verb-lift-siege = Togliere un assedio
ui-verb-siege-from = Catapulta
ui-verb-pillage-mill = Saccheggiare un mulino
ui-verb-pillage-abbey = Saccheggiare un’abbazia
ui-verb-swap-engines = Prendere macchine
ui-verb-wreck-engines = Distruggere macchine
ui-verb-retreat = Ritirata
ui-verb-admit-invaders = Far entrare gli invasori
ui-verb-go-home = Dove?
ui-verb-towards = Dove?
ui-verb-fortify = Castello
ui-verb-site = Dove?
ui-verb-lodge = Dove?
ui-verb-revolt = Rivolta
ui-verb-hire = Assoldare un balestriere
ui-verb-cede = Cedere una città
ui-verb-harvest = Raccolto abbondante
ui-verb-weather = Bel tempo
ui-verb-tallage = Tassa feudale
ui-verb-tithe = Imposta ecclesiastica
ui-verb-end-famine = Fermare una Carestia
ui-verb-move-storms = Spostare le Tempeste
ui-verb-transfer = Trasferire un titolo
ui-verb-grant = Concedere un titolo
ui-verb-draw-sword = Excalibur
ui-verb-danegeld = Danegeld
ui-verb-preach = Intercedere
ui-verb-play = Giocare una carta
ui-verb-discard = Scartare
ui-verb-fourth = Quarto spazio
ui-verb-adopt = Per il tuo alleato
ui-verb-swap-card = Dare una carta
ui-verb-ransom = Riscatto
ui-verb-haggle = Contrattare
ui-verb-set-free = Liberare
ui-verb-free-captive = Liberare un prigioniero
ui-verb-assassinate = Assassinare
ui-verb-assassinate-leader = Assassinare uno Jarl
ui-verb-execute = Giustizia
ui-verb-ambush = Imboscata
ui-verb-ambush-leader = Imboscata a uno Jarl
ui-verb-poison = Veleno
ui-verb-at-noble = Tirare a un nobile
ui-verb-at-leader = Tirare allo Jarl

## Tipi di cifre

ui-figure-region = Regioni
ui-figure-diocese = Diocesi
ui-figure-city = Città
ui-figure-road = Strade
ui-figure-character = Carte Personaggio
ui-figure-event = Carte evento
ui-figure-noble = Nobili
ui-figure-servant = Servitori
ui-figure-relic = Reliquie
ui-figure-unit = Unità
ui-figure-sea = Zone di mare
ui-figure-family = Pezzi di una famiglia
ui-figure-supply = Riserva comune
ui-figure-price = Prezzi
ui-figure-battle-die = Dado battaglia
ui-figure-melee = Mischia
ui-figure-missile = Tiro
ui-figure-rebellion = Rivolte
ui-figure-d6 = Tiri di D6
ui-figure-sherwood = Sherwood
ui-figure-invaders = Invasori
ui-figure-limits = Limiti
ui-figure-start = Inizio
ui-figure-option = Opzioni
