### MIL (1049), in italiano.

game-name = MIL (1049)
game-about = Cinque turni, alcune generazioni della tua famiglia: i cavalieri invecchiano e muoiono, gli eredi si sposano per doti segrete, e chi non si può battere diventa vassallo.
game-credits = Di Firmino Martínez; pubblicato da HomoLudicus.

## Che cosa si può concordare

option-start-with-fishing = Iniziare con una terra di cereali e una di pesca
option-aggressive-lands = Terre aggressive: meno terre libere di cibo
option-advanced = Gioco avanzato (da tre a cinque giocatori)
option-soft-economy = Economia morbida: le terre non raccolte pagano 1 di cibo

## Famiglie e cavalieri

seat-red = Rosso
seat-blue = Blu
seat-green = Verde
seat-yellow = Giallo
seat-cyan = Ciano
row-a = A
row-b = B
row-c = C
row-d = D
knight-red-a = { seat-red } A
knight-red-b = { seat-red } B
knight-red-c = { seat-red } C
knight-red-d = { seat-red } D
knight-blue-a = { seat-blue } A
knight-blue-b = { seat-blue } B
knight-blue-c = { seat-blue } C
knight-blue-d = { seat-blue } D
knight-green-a = { seat-green } A
knight-green-b = { seat-green } B
knight-green-c = { seat-green } C
knight-green-d = { seat-green } D
knight-yellow-a = { seat-yellow } A
knight-yellow-b = { seat-yellow } B
knight-yellow-c = { seat-yellow } C
knight-yellow-d = { seat-yellow } D
knight-cyan-a = { seat-cyan } A
knight-cyan-b = { seat-cyan } B
knight-cyan-c = { seat-cyan } C
knight-cyan-d = { seat-cyan } D

## Terre

kind-cereals = cereali
kind-fishing = pesca
kind-wool = lana
kind-quarry = cava
kind-mine = miniera
tile-none = nessuna terra
tile-cereals-lit = { kind-cereals } (lato illuminato)
tile-cereals-dark = { kind-cereals } (lato scuro)
tile-fishing-lit = { kind-fishing } (lato illuminato)
tile-fishing-dark = { kind-fishing } (lato scuro)
tile-wool-lit = { kind-wool } (lato illuminato)
tile-wool-dark = { kind-wool } (lato scuro)
tile-quarry-lit = { kind-quarry } (lato illuminato)
tile-quarry-dark = { kind-quarry } (lato scuro)
tile-mine-lit = { kind-mine } (lato illuminato)
tile-mine-dark = { kind-mine } (lato scuro)
category-food = cibo
category-cloth = stoffa
category-metal = metallo

## Il tabellone

sphere-monastery = Monastero
sphere-court = Corte
sphere-market = Mercato
sphere-war = Guerra
sphere-curia = Curia
sphere-crusades = Crociate
place-court-1 = { sphere-court } 1
place-court-2 = { sphere-court } 2
place-court-3 = { sphere-court } 3
place-court-4 = { sphere-court } 4
place-court-5 = { sphere-court } 5
place-market-1 = { sphere-market } 1
place-market-2 = { sphere-market } 2
place-market-3 = { sphere-market } 3
place-market-4 = { sphere-market } 4
place-market-5 = { sphere-market } 5
place-war-1 = { sphere-war } 1
place-war-2 = { sphere-war } 2
place-war-3 = { sphere-war } 3
place-war-4 = { sphere-war } 4
place-war-5 = { sphere-war } 5
place-curia-1 = { sphere-curia } 1
place-curia-2 = { sphere-curia } 2
place-curia-3 = { sphere-curia } 3
place-curia-4 = { sphere-curia } 4
place-curia-5 = { sphere-curia } 5
place-monastery = { sphere-monastery }
place-crusades = { sphere-crusades }
space-court-1 = { place-court-1 }
space-court-2 = { place-court-2 }
space-court-3 = { place-court-3 }
space-court-4 = { place-court-4 }
space-court-5 = { place-court-5 }
space-market-1 = { place-market-1 }
space-market-2 = { place-market-2 }
space-market-3 = { place-market-3 }
space-market-4 = { place-market-4 }
space-market-5 = { place-market-5 }
space-war-1 = { place-war-1 }
space-war-2 = { place-war-2 }
space-war-3 = { place-war-3 }
space-war-4 = { place-war-4 }
space-war-5 = { place-war-5 }
space-curia-1 = { place-curia-1 }
space-curia-2 = { place-curia-2 }
space-curia-3 = { place-curia-3 }
space-curia-4 = { place-curia-4 }
space-curia-5 = { place-curia-5 }

## Il dado

symbol-hourglass = clessidra
symbol-woman = donna
symbol-man = maschio
face-hourglass = { symbol-hourglass }
face-woman = { symbol-woman }
face-man = { symbol-man }
face-hourglass-woman = { symbol-hourglass } o { symbol-woman }
face-hourglass-man = { symbol-hourglass } o { symbol-man }
face-woman-man = { symbol-woman } o { symbol-man }
face-hourglass-woman-man = { symbol-hourglass }, { symbol-woman } o { symbol-man }

## Risorse e commercio

resource-food = cibo
resource-cloth = stoffa
resource-metal = metallo
resource-influence = influenza
resource-gold = oro
deal-2-food-for-1-cloth = 2 di cibo per 1 di stoffa
deal-2-food-for-1-metal = 2 di cibo per 1 di metallo
deal-1-cloth-for-1-metal = 1 di stoffa per 1 di metallo
deal-1-metal-for-1-cloth = 1 di metallo per 1 di stoffa
deal-2-cloth-for-1-gold = 2 di stoffa per 1 d'oro
deal-1-cloth-1-metal-for-1-gold = 1 di stoffa e 1 di metallo per 1 d'oro
deal-2-metal-for-1-gold = 2 di metallo per 1 d'oro
deal-1-cloth-for-1-food = 1 di stoffa per 1 di cibo
deal-1-metal-for-1-food = 1 di metallo per 1 di cibo
deal-1-gold-for-2-food = 1 d'oro per 2 di cibo
deal-1-gold-for-1-food-1-cloth = 1 d'oro per 1 di cibo e 1 di stoffa
deal-1-gold-for-1-food-1-metal = 1 d'oro per 1 di cibo e 1 di metallo
deal-1-gold-for-2-cloth = 1 d'oro per 2 di stoffa
deal-1-gold-for-1-cloth-1-metal = 1 d'oro per 1 di stoffa e 1 di metallo
deal-1-gold-for-2-metal = 1 d'oro per 2 di metallo

## Fasi, segnalini, pile, prezzi, voci del punteggio finale

phase-actions = Azioni
phase-tributes = Tributi
phase-politics = Fase politica
phase-spheres = Sfere del potere
phase-winter = Inverno

token-empty = niente
token-white = segnalino tempo bianco
token-black = segnalino tempo nero
token-marker-red = segnalino di { seat-red }
token-marker-blue = segnalino di { seat-blue }
token-marker-green = segnalino di { seat-green }
token-marker-yellow = segnalino di { seat-yellow }
token-marker-cyan = segnalino di { seat-cyan }

pile-first = prima pila
pile-second = seconda pila

price-gold = 1 d'oro
price-privilege = 1 privilegio

reason-all-placed = tutti i cavalieri sono in una sfera
reason-all-closed = ogni casella ha un cavaliere o un segnalino nero

final-goods = più stoffa e metallo
final-influence = più influenza
final-privileges = più privilegi
final-gold = oro
final-women = donne nubili

## Scelte

choice-harvest = raccogliere { $second } con il cavaliere { $first }
choice-recruit = reclutare un soldato con il cavaliere { $noun }
choice-offspring = avere figli con il cavaliere { $noun }
choice-place = piazzare il cavaliere { $first }: { $second }
choice-turn = passare: girare il segnalino bianco su { $noun }
choice-lay = passare: mettere un segnalino nero su { $noun }
choice-mark = passare: mettere il tuo segnalino su { $noun }
choice-pay-gold = pagare 1 d'oro
choice-pay-privilege = scartare 1 privilegio
choice-token = prendere il segnalino tempo su { $noun }
choice-roll = tirare il dado
choice-take = scegliere: { $noun }
choice-bastard-gold = riconoscere un bastardo per 1 d'oro
choice-bastard-privilege = riconoscere un bastardo per 1 privilegio
choice-stop = non avere altri figli
choice-add = aggiungere un cubo: { $noun }
choice-done = è tutto
choice-close = chiudere la mano
choice-clear = togliere tutti i cubi dalla mano
choice-take-back = riaprire la mano
choice-keep = tenere un cubo: { $noun }
choice-give = offrire { $noun } d'oro per la cattedrale
choice-pay = pagare la tua offerta
choice-withdraw = ritirarsi dalla donazione
choice-grant = darlo a { $noun }
choice-nuns = mandare { $noun ->
    [0] nessun'altra donna
    [one] { $noun } altra donna
   *[other] { $noun } altre donne
}
choice-influence = prendere 2 d'influenza
choice-vassalage = tentare di fare vassallo { $noun }
choice-idle = non fare nulla con questo cavaliere
choice-accept = accettare l'offerta
choice-outbid = superare l'offerta
choice-fief = dare un feudo: { $noun }
choice-trade = commerciare
choice-auction = aprire l'asta di un castello
choice-deal = dare { $noun }
choice-pass = passare
choice-build = costruire il castello per { $noun }
choice-claim = attaccare la terra libera della { $noun }
choice-ask = chiedere aiuto al Signore
choice-leave = rinunciare
choice-refuse = negare il tuo aiuto
choice-decline = rifiutare l'aiuto
choice-raid = attaccare { $first }: { $second }
choice-settle = dare la terra a { $noun }
choice-discard = togliere la terra dal gioco
choice-king = dare la terra al Re
choice-hold = tenere la terra
choice-privilege = ottenere 1 privilegio
choice-abbess = fare badessa una donna nubile

## Registro

log-turn = Inizia il turno { $number }; primo giocatore: { $start }.
log-phase = Fase: { $phase }.
log-sphere = { $sphere }.
log-score = { $who }: { $points } PP, { $total } in tutto.
log-gains = { $who } prende { $count } { $resource-id ->
    [gold] d'oro
    [influence] d'influenza
   *[other] di { $resource }
}.
log-pays = { $who } paga { $count } { $resource-id ->
    [gold] d'oro
    [influence] d'influenza
   *[other] di { $resource }
}.
log-revealed = Sulla { $pile }: { $tile }.
log-harvest = { $knight } raccoglie: { $tile }.
log-recruit = { $knight } recluta e ha { $men ->
    [one] { $men } soldato
   *[other] { $men } soldati
}.
log-aged = { $knight } prende il segnalino tempo di { $space } e ne ha { $age }.
log-rolled = Figli di { $knight }: il dado mostra { $face }.
log-nothing-born = Nessun simbolo si può eseguire; niente per { $knight }.
log-girl = Nasce una figlia di { $knight }.
log-heir = { $knight } ha un erede.
log-son = Un figlio di { $knight } diventa cavaliere: { $born }.
log-bastard = { $knight } riconosce un bastardo per { $price }.
log-placed = { $knight } va in: { $place }.
log-toll = { $who } paga { $price } per la casella.
log-turned = { $who } passa e gira il segnalino su { $space }.
log-laid = { $who } passa e mette un segnalino nero su { $space }.
log-marked = { $who } passa e mette un segnalino di famiglia su { $space }.
log-acted = Finiscono le azioni: { $reason }.
log-died = { $knight } muore di vecchiaia.
log-starved = { $knight } muore di fame.
log-succeeded = L'erede di { $knight } prende il suo posto.
log-relative = Un lontano parente prende il posto di { $knight }.
log-ended = Nessuno segue { $knight }.
log-freed = { $lord } riprende il suo segnalino da { $knight }.
log-wedding = Si celebrano le nozze dell'erede di { $knight }.
log-offered = { $who } offre { $count } { $resource-id ->
    [gold] d'oro
    [influence] d'influenza
   *[other] di { $resource }
}.
log-empty-hand = { $who } mostra la mano vuota.
log-love = Le offerte sono pari: l'erede di { $knight } si sposa per amore.
log-dowry = La dote migliore è di { $who }, per l'erede di { $knight }.
log-cousin = { $who } fa l'offerta migliore e dà in sposa all'erede di { $knight } una lontana cugina.
log-bride = Una donna nubile lascia la famiglia: { $who }.
log-kept = { $who } tiene { $count } { $resource-id ->
    [gold] d'oro
    [influence] d'influenza
   *[other] di { $resource }
}.
log-majority = { $sphere }: la maggioranza è di { $who }.
log-no-majority = { $sphere }: nessuno ha la maggioranza.
log-kings = { $who } mette i Soldati del Re davanti a { $knight }.
log-archbishop = { $who } mette l'Arcivescovo davanti a { $knight }.
log-nuns = { $who } manda { $count ->
    [one] { $count } donna
   *[other] { $count } donne
} in Monastero.
log-no-nun = { $knight } non ha donne nubili da condurre in Monastero.
log-idle = { $knight } non fa nulla.
log-vassalage = { $knight } vuole come vassallo { $target }.
log-ransom = { $who } offre { $count } { $resource-id ->
    [gold] d'oro
    [influence] d'influenza
   *[other] di { $resource }
} per evitarlo.
log-no-ransom = { $who } non offre nulla per evitarlo.
log-resisted = L'offerta è accettata: { $target } resta libero.
log-outbid = { $who } supera l'offerta.
log-fief = { $knight } dà un feudo a { $target }: { $tile }.
log-vassal = { $target } è ora vassallo di { $lord }.
log-traded = { $who } commercia e dà { $count ->
    [one] { $count } cubo
   *[other] { $count } cubi
}.
log-dealt = Dai { $deal }.
log-auction = { $knight } apre l'asta di un castello.
log-bids = { $who } offre all'asta { $count } { $resource-id ->
    [gold] d'oro
    [influence] d'influenza
   *[other] di { $resource }
}.
log-passes = { $who } passa.
log-castle-won = Il castello va a { $who }.
log-built = { $who } costruisce il castello per { $knight }.
log-claim = { $knight } attacca una terra libera della { $pile }: { $tile }.
log-named = { $who } mette { $count } { $resource-id ->
    [gold] d'oro
    [influence] d'influenza
   *[other] di { $resource }
}.
log-asked = { $who } chiede aiuto a { $lord }.
log-helps = { $who } aiuterebbe con { $count } { $resource-id ->
    [gold] d'oro
    [influence] d'influenza
   *[other] di { $resource }
}.
log-refuses = { $who } nega il suo aiuto.
log-declines = { $who } rifiuta l'aiuto.
log-conquered = { $knight } conquista { $tile }, { $attack } contro { $defence }.
log-left = { $knight } rinuncia all'attacco.
log-raid = { $knight } attacca { $target }: { $tile }.
log-commits = { $who } impegna { $count } { $resource-id ->
    [gold] d'oro
    [influence] d'influenza
   *[other] di { $resource }
}.
log-strength = { $attack } contro { $defence }.
log-victory = { $knight } strappa a { $target } la terra: { $tile }.
log-repelled = { $target } respinge { $knight }.
log-leader = { $who } ha battuto chi era in testa: { $beaten }.
log-settled = { $who } dà la terra a { $knight }: { $tile }.
log-discarded = { $who } toglie la terra dal gioco: { $tile }.
log-no-room = La terra esce dal gioco: { $tile }.
log-king = { $who } dà la terra al Re: { $tile }.
log-donated = Per la cattedrale, { $who } offre { $gold } d'oro.
log-cathedral = { $who } paga { $gold } d'oro per la cattedrale, per { $points } PP.
log-withdrew = { $who } si ritira dalla donazione.
log-privilege = { $who } ottiene un privilegio.
log-abbess = { $who } ha una badessa e 1 d'influenza in più.
log-crusade = { $knight } porta 1 d'influenza dalle Crociate.
log-famine = Inverno: il dado mostra { $face }. Carestia!
log-mild = Inverno: il dado mostra { $face }. Nessuna carestia.
log-rewarded = Il Re ricompensa { $who } con un privilegio.
log-holds = Dietro lo schermo di { $who }: { $count } { $resource-id ->
    [gold] d'oro
    [influence] d'influenza
   *[other] di { $resource }
}.
log-final = Punteggio finale di { $who }, { $line }: { $points } PP.
log-won = { $who } vince con { $points } PP.
log-gave-up = { $who } si arrende.

## Domande

prompt-over = La partita è finita.
prompt-chance = In attesa del dado o della sorte.
prompt-actions = Turno { $turn }: un'azione per { $who }.
prompt-toll = { $place } ha un segnalino. Che cosa paga { $knight }?
prompt-ageing = Quale segnalino tempo prende { $knight }?
prompt-birth = Figli per { $knight }: tirare il dado o riconoscere un bastardo?
prompt-born = Il dado mostra { $face }. Che cosa sceglie { $knight }?
prompt-again = Avere altri figli con { $knight }?
prompt-wedding = Una dote per l'erede di { $knight }: quali cubi metti nella mano?
prompt-closed = La tua mano è chiusa. Puoi riaprirla finché tutti non hanno deciso.
prompt-keeping = Cubi da tenere per { $who }: { $count }.
prompt-grant-soldiers = Davanti a chi mette { $who } i Soldati del Re?
prompt-grant-archbishop = Davanti a chi mette { $who } l'Arcivescovo?
prompt-monastery = Altre donne in Monastero, a 2 privilegi l'una?
prompt-court = { $knight } è a Corte: influenza o un vassallo?
prompt-ransom = { $knight } vuole come vassallo { $target }. Che cosa si offre per evitarlo?
prompt-answer = Che cosa risponde { $knight } all'offerta di { $target }?
prompt-outbidding = { $knight } supera l'offerta di { $target }: con quali cubi?
prompt-market = { $knight } è al Mercato: commerciare o un castello?
prompt-trading = Commercio di { $who }: fino a quattro cubi.
prompt-opening = Offerta iniziale di { $who }: 1 di cibo, 1 di stoffa, 1 di metallo, e che altro?
prompt-bidding = { $who } fa un'offerta per il castello? La migliore finora: { $best }.
prompt-improving = { $who } supera l'offerta di { $best }?
prompt-building = Per chi costruisce il castello { $who }?
prompt-war = { $knight } è in Guerra: chi attacca?
prompt-claim = { $knight } attacca { $tile }, difesa { $defence }: quali cubi?
prompt-help = { $who } aiuta { $knight }? Mancano: { $missing }.
prompt-agreement = { $who } accetta l'aiuto? Con esso, { $attack } contro { $defence }.
prompt-raid = { $knight } attacca { $target }, { $attack } contro { $defence } senza cubi: quali metti nella mano?
prompt-kings-claim = { $who } dà la terra al Re: { $tile }?
prompt-settling = Dove mette { $who } la terra: { $tile }?
prompt-cathedral = Quanto oro offri per la cattedrale?
prompt-donation = { $who } paga { $gold } d'oro per { $points } PP?
prompt-curia = { $knight } è nella Curia: un privilegio o una badessa?

## Perché no

detail-lacks = Mancano { $count } { $resource-id ->
    [gold] d'oro
    [influence] d'influenza
   *[other] di { $resource }
}.
detail-has-only = Tutto ciò che hai: { $count } { $resource-id ->
    [gold] d'oro
    [influence] d'influenza
   *[other] di { $resource }
}.
detail-toll = Serve 1 d'oro o 1 privilegio.
detail-given = Dati finora: { $count } cubi su 4.
detail-nuns = Hai { $privileges } privilegi e { $women } donne nubili.
detail-soldiers = { $soldiers } soldati contro { $elements } tra soldati, terre e castelli.
detail-outbid = L'offerta ha { $cubes } cubi, di cui { $gold } d'oro: non meno né degli uni né dell'altro, e più di uno dei due.
detail-overbid = L'offerta migliore ha { $cubes } cubi.
detail-strength = { $attack } non supera { $defence }.
detail-women = Le donne di { $who } esigono { $price } d'influenza; ne hai { $influence }.
