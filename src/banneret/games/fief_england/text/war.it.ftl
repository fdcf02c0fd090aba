### La guerra in Fief England, in italiano: battaglie, assedi, prigionieri, riscatti, invasori.

## Cose

weapon-catapults = trabucchi
weapon-bombards = bombarde
weapon-archers = arcieri
weapon-aimed = tiro mirato
weapon-melee = mischia
face-blank = neutro
face-f = F
face-ff = FF
face-fff = FFF
force-red = la famiglia Rossa
force-blue = la famiglia Blu
force-green = la famiglia Verde
force-yellow = la famiglia Gialla
force-invaders = i Vichinghi
plea-join-attack = di unirsi all'attacco
plea-join-defence = di unirsi alla difesa
plea-change-sides = di cambiare schieramento
plea-truce = una tregua
plea-truce-city = una tregua con la consegna della città
plea-ransom = un riscatto minore
plea-captive = di prendere in consegna un prigioniero
halt-truce = tregua
halt-broken-off = l'attacco è interrotto
halt-siege = comincia un assedio
halt-stalemate = tre fasi senza perdite
halt-nobles-only = restano solo Signori
halt-leader-dead = è morto il capo della coalizione
halt-outnumbered = i Vichinghi non sono più in superiorità numerica

## Scelte

choice-attack = attacca a { $first } la famiglia { $second }
choice-attack-invaders = attacca i Vichinghi a { $noun }
choice-seize = prendi a { $first } ciò che la famiglia { $second } ha lasciato indifeso
choice-seize-by-passage = prendi con un Passaggio Segreto i Signori della famiglia { $second } a { $first }
choice-sally = tenta una sortita da { $first } contro la famiglia { $second }
choice-volley = due round di proiettili da { $first } contro la famiglia { $second }
choice-besiege = assedia { $noun }
choice-lift-siege = togli l'assedio a { $noun }
choice-join-attack = unisciti all'attacco
choice-join-defence = unisciti alla difesa
choice-stand-aside = resta in disparte
choice-agree = accetta
choice-decline = rifiuta
choice-at-troops = tira alle truppe
choice-at-noble = mira a { $noun }
choice-at-leader = mira allo Jarl: { $noun }
choice-lose = perdi 1 × { $second } della famiglia { $first }
choice-lose-noble = perdi { $noun }
choice-fight-on = continua a combattere
choice-surrender = arrenditi
choice-truce = offri una tregua
choice-truce-with-city = offri una tregua in cui la città cambia mano
choice-break-off = interrompi l'attacco
choice-siege = interrompi l'attacco e assedia
choice-siege-from = smonta il trabucco di { $noun }
choice-change-sides = cambia schieramento
choice-destroy-engine = distruggi 1 × { $noun } della tua famiglia
choice-hold-captive = { $noun } tiene il prigioniero
choice-take-engine = sostituisci la pedina con una tua
choice-burn-engine = distruggi la pedina
choice-fire-again = tira una seconda volta
choice-hold-fire = non tirare più
choice-use-servant = usa il servitore
choice-spare-servant = fai a meno del servitore
choice-blame = { $noun } guida l'attacco
choice-keep-back = tieni dentro 1 × { $noun }
choice-keep-noble = tieni dentro { $noun }
choice-sally-out = esci
choice-pay-siege = { $noun ->
    [0] non pagare nessun trabucco: l'assedio termina
    [one] paga un trabucco
   *[other] paga { $noun } trabucchi
 }
choice-pillage-mill = saccheggia il mulino di { $noun }
choice-pillage-abbey = { $second } saccheggia l'abbazia di { $first }
choice-swap-engines = prendi le macchine della famiglia { $second } a { $first }
choice-wreck-engines = distruggi 1 × { $second } della tua famiglia a { $first }
choice-ransom = paga il riscatto intero di { $noun }
choice-haggle = offri di meno per { $noun }
choice-offer-sum = { $noun ->
    [one] offri 1 scudo
   *[other] offri { $noun } scudi
 }
choice-danegeld = paga i Vichinghi perché partano: { $noun }
choice-preach = { $first } tenta la conversione: { $second }
choice-leave-alone = lascia stare i Vichinghi
choice-set-free = rilascia { $noun }
choice-hand-over = consegna { $first } a { $second }
choice-go-home = vai a { $noun }
choice-no-ransom = non pagare altri riscatti
choice-retreat = ritirati a { $noun } con un Passaggio Segreto
choice-admit-invaders = fai entrare i Vichinghi a { $noun } con un Passaggio Segreto
choice-guide-invaders = guida { $noun } nel Maltempo con un Passaggio Segreto
choice-flee = { $first } fugge con 1 × { $second }
choice-flee-alone = { $noun } fugge senza truppe

## Cronaca

log-battle = Battaglia a { $place }: { $attackers } contro { $defenders }.
log-shows = La famiglia { $who } scopre a { $place }: { $number } × { $unit }.
log-joins-battle = La famiglia { $who } combatte al fianco di: { $side }.
log-battle-round = Round { $number } della battaglia.
log-battle-die = Dado, { $who } ({ $weapon }): { $face }.
log-hits = Danni, { $who }: { $number }.
log-loss = La famiglia { $who } perde { $number } × { $unit }.
log-foot-loss = Vichinghi caduti, { $army }: { $number }.
log-leader-lost = Muore lo Jarl: { $army }.
log-fallen = Cade { $noble }.
log-burst = Esplode una bombarda della famiglia { $who }.
log-aims = Gli arcieri della famiglia { $who } mirano a { $noble }.
log-aims-leader = Gli arcieri della famiglia { $who } mirano allo Jarl: { $army }.
log-battle-won = Vittoria a { $place }: { $who }.
log-battle-halted = Finisce la battaglia di { $place }: { $how }.
log-surrenders = La famiglia { $who } si arrende a { $place }.
log-turncoat = La famiglia { $who } cambia schieramento!
log-siege = La famiglia { $who } assedia { $place }.
log-siege-over = L'assedio di { $place } è finito.
log-siege-paid = La famiglia { $who } paga all'assedio di { $place }; trabucchi: { $number }.
log-captured = { $noble } è in mano a { $by }.
log-captured-by-army = { $noble } è in mano ai Vichinghi: { $army }.
log-freed = { $noble } torna in libertà.
log-handed-over = { $noble } passa in mano a { $to }.
log-ransomed = La famiglia { $who } paga { $sum ->
    [one] 1 scudo
   *[other] { $sum } scudi
 } per { $noble }.
log-ransom-offer = La famiglia { $who } offre { $sum ->
    [one] 1 scudo
   *[other] { $sum } scudi
 } per { $noble }.
log-engines-taken = La famiglia { $who } prende a { $place }: { $unit }.
log-engines-lost = Macchina della famiglia { $who } distrutta a { $place }: { $unit }.
log-mill-lost = La lunga battaglia distrugge il mulino di { $place }.
log-pillaged-mill = La famiglia { $who } saccheggia il mulino di { $city }.
log-pillaged-abbey = { $noble } saccheggia l'abbazia di { $city }.
log-heretic = { $noble } riceve il Pugnale dell'Infamia.
log-invasion-die = Invasione, { $region }: { $face }.
log-army-lands = Sbarca a { $city } il { $army }; Vichinghi: { $number }.
log-reinforced = Rinforzi per il { $army }: { $number }.
log-compass = Rosa dei venti, { $army }: { $way }.
log-army-moves = Il { $army } marcia verso { $city }.
log-army-stays = Il { $army } resta a { $city }.
log-ravaged = I Vichinghi devastano { $city }.
log-relic-lost = I Vichinghi portano via una reliquia: { $relic }.
log-walls-lost = Il { $army } prende il castello di { $city } e vi resta; il titolo è perso.
log-army-leaves = Il { $army } lascia l'Inghilterra.
log-danegeld = La famiglia { $who } paga il { $army } perché parta.
log-preached = { $noble } tenta la conversione, { $army }: il dado mostra { $number }.
log-army-sick = La Peste Nera colpisce il { $army }; morti: { $number }.
log-army-die = Dado dello Jarl, { $army }: { $number }.
log-pleads = La famiglia { $who } chiede alla famiglia { $asked } { $plea }.
log-plea-granted = La famiglia { $who } accetta; la famiglia { $asking } aveva chiesto { $plea }.
log-plea-refused = La famiglia { $who } rifiuta; la famiglia { $asking } aveva chiesto { $plea }.
log-servant-helps = { $servant } aiuta { $noble }.
log-seized = La famiglia { $who } si impadronisce a { $place } di ciò che la famiglia { $from } ha lasciato indifeso.
log-comes-home = { $noble } arriva a { $place }.
log-retreats = { $noble } fugge dalla battaglia a { $place }.
log-admits-invaders = La famiglia { $who } fa entrare i Vichinghi a { $place }.
log-guides-invaders = La famiglia { $who } guida { $army } nel Maltempo.
log-left-leaderless = Vichinghi senza Jarl a { $city }: { $army }.

## Domande

prompt-battle-turn = Famiglia { $who }: battaglie, una per volta, quante ne vuoi.
prompt-coalition = Famiglia { $who }: combatti a { $place }, e con chi?
prompt-plea = La famiglia { $asking } chiede alla famiglia { $who } { $plea }{ $number ->
    [0] {""}
   *[other] : { $number }
 }
prompt-aim = Famiglia { $who }: a chi tirano gli arcieri?
prompt-losses = La famiglia { $who } sceglie le perdite; danni rimasti: { $number }
prompt-stopping = Famiglia { $who }: continua la battaglia di { $place }?
prompt-captive = Famiglia { $who }: chi tiene { $noble }?
prompt-engines = Famiglia { $who }: macchina conquistata alla famiglia { $from }: { $unit }.
prompt-siege-pay = Famiglia { $who }: quanti trabucchi a { $place }?
prompt-sally = Famiglia { $who }: chi resta dentro { $place }?
prompt-pillage = La famiglia { $who } può saccheggiare.
prompt-ransom = La famiglia { $who } paga i riscatti.
prompt-haggle = Famiglia { $who }: quanto per { $noble }?
prompt-freed = Famiglia { $who }: dove va { $noble }?
prompt-duplicate-fire = Famiglia { $who }: un secondo round di proiettili?
prompt-servant-help = Famiglia { $who }: { $servant } aiuta adesso?
prompt-heretic = Famiglia { $who }: chi guida l'attacco alla badessa?
prompt-horde-parley = Famiglia { $who }: i Vichinghi sono a { $place }.
prompt-retreat = Famiglia { $who }: chi si ritira a { $goal }?
prompt-siege-from = Famiglia { $who }: quale trabucco si smonta per { $place }?

## Perché no

detail-full-ransom = Il riscatto intero è di { $sum ->
    [one] 1 scudo
   *[other] { $sum } scudi
 }.
detail-siege-price = Costerebbe { $sum ->
    [one] 1 scudo
   *[other] { $sum } scudi
 }.
detail-danegeld-price = I Vichinghi chiedono { $sum } scudi.
detail-hits-to-use = Le perdite devono esaurire in tutto { $hits ->
    [one] 1 danno
   *[other] { $hits } danni
 }.
detail-strong-enough = Con { $points } punti lanci { $dice ->
    [one] un dado
   *[other] { $dice } dadi
 } contro le mura: prima bisogna attaccare.
