### Richard III: The Wars of the Roses, in italiano.

game-name = Richard III: La Guerra delle Due Rose
game-about = Due casate, vent’anni, una corona: blocchi dalla forza nascosta marciano per l’Inghilterra, e i nobili cambiano parte nel mezzo di una battaglia.
game-credits = Di Jerry Taylor e Tom Dalgliesh, sviluppato da Grant Dalgliesh; pubblicato da Columbia Games.
seat-lancaster = Lancaster
seat-york = York

## Che cosa si può concordare

option-scenario = Scenario
option-automatic-mulligan = Mulligan automatico
scenario-wars-of-the-roses = Wars of the Roses
scenario-kingmaker = Kingmaker
scenario-richard-iii = Richard III

## Zone, mari e luoghi

area-ireland = Irlanda
area-isle-of-man = Isola di Man
area-scotland = Scozia
area-northumbria = Northumbria
area-cumbria = Cumbria
area-north-yorks = North Yorks
area-east-yorks = East Yorks
area-south-yorks = South Yorks
area-lancaster = Lancaster
area-caernarvon = Caernarvon
area-chester = Chester
area-derby = Derby
area-lincoln = Lincoln
area-pembroke = Pembroke
area-powys = Powys
area-hereford = Hereford
area-warwick = Warwick
area-leicester = Leicester
area-rutland = Rutland
area-east-anglia = East Anglia
area-glamorgan = Glamorgan
area-gloucester = Gloucester
area-oxford = Oxford
area-middlesex = Middlesex
area-essex = Essex
area-somerset = Somerset
area-wilts = Wilts
area-sussex = Sussex
area-kent = Kent
area-cornwall = Cornovaglia
area-dorset = Dorset
area-france = Francia
area-calais = Calais

place-ireland = { area-ireland }
place-isle-of-man = { area-isle-of-man }
place-scotland = { area-scotland }
place-northumbria = { area-northumbria }
place-cumbria = { area-cumbria }
place-north-yorks = { area-north-yorks }
place-east-yorks = { area-east-yorks }
place-south-yorks = { area-south-yorks }
place-lancaster = { area-lancaster }
place-caernarvon = { area-caernarvon }
place-chester = { area-chester }
place-derby = { area-derby }
place-lincoln = { area-lincoln }
place-pembroke = { area-pembroke }
place-powys = { area-powys }
place-hereford = { area-hereford }
place-warwick = { area-warwick }
place-leicester = { area-leicester }
place-rutland = { area-rutland }
place-east-anglia = { area-east-anglia }
place-glamorgan = { area-glamorgan }
place-gloucester = { area-gloucester }
place-oxford = { area-oxford }
place-middlesex = { area-middlesex }
place-essex = { area-essex }
place-somerset = { area-somerset }
place-wilts = { area-wilts }
place-sussex = { area-sussex }
place-kent = { area-kent }
place-cornwall = { area-cornwall }
place-dorset = { area-dorset }
place-france = { area-france }
place-calais = { area-calais }
place-pool = Pool
place-down = A faccia in giù
place-minor = Minorenni
place-aside = Messi da parte
place-dead = Morti
place-prison = Prigione

sea-north-sea = Mare del Nord
sea-english-channel = Canale della Manica
sea-irish-sea = Mar d'Irlanda

## Blocchi. /L è la versione rossa e /Y quella bianca di un blocco che esiste in entrambe.

block-henry-vi-l = Enrico VI
block-prince-edward-l = Principe Edoardo
block-exeter-l = Exeter/L
block-somerset-l = Somerset
block-richmond-l = Richmond
block-westmoreland-l = Westmoreland/L
block-northumberland-l = Northumberland/L
block-shrewsbury-l = Shrewsbury/L
block-stanley-l = Stanley/L
block-warwick-l = Warwick/L
block-kent-l = Kent/L
block-salisbury-l = Salisbury/L
block-oxford-l = Oxford
block-pembroke-l = Pembroke
block-devon-l = Devon
block-beaumont-l = Beaumont
block-buckingham-l = Buckingham/L
block-clarence-l = Clarence/L
block-rivers-l = Rivers/L
block-clifford-l = Clifford
block-wiltshire-l = Wiltshire
block-scots-mercenary-l = mercenario scozzese
block-welsh-mercenary-l = mercenario gallese
block-french-mercenary-l = mercenario francese
block-canterbury-church-l = Canterbury (Chiesa)/L
block-york-church-l = York (Chiesa)/L
block-bombard-l = Bombarda/L
block-coventry-levy-l = milizia di Coventry
block-bristol-levy-l = milizia di Bristol
block-newcastle-levy-l = milizia di Newcastle
block-york-levy-l = milizia di York
block-york-y = York
block-march-y = March
block-rutland-y = Rutland
block-clarence-y = Clarence/Y
block-gloucester-y = Gloucester
block-essex-y = Essex
block-hastings-y = Hastings
block-herbert-y = Herbert
block-worcester-y = Worcester
block-suffolk-y = Suffolk
block-norfolk-y = Norfolk
block-buckingham-y = Buckingham/Y
block-exeter-y = Exeter/Y
block-rivers-y = Rivers/Y
block-northumberland-y = Northumberland/Y
block-shrewsbury-y = Shrewsbury/Y
block-stanley-y = Stanley/Y
block-arundel-y = Arundel
block-warwick-y = Warwick/Y
block-kent-y = Kent/Y
block-salisbury-y = Salisbury/Y
block-westmoreland-y = Westmoreland/Y
block-irish-mercenary-y = mercenario irlandese
block-burgundian-mercenary-y = mercenario borgognone
block-calais-mercenary-y = mercenario di Calais
block-canterbury-church-y = Canterbury (Chiesa)/Y
block-york-church-y = York (Chiesa)/Y
block-london-levy-y = milizia di Londra
block-norwich-levy-y = milizia di Norwich
block-salisbury-levy-y = milizia di Salisbury
block-bombard-y = Bombarda/Y
block-rebel = Ribelle

## Carte, ruoli, finali

card-action-2 = Azione 2
card-action-3 = Azione 3
card-action-4 = Azione 4
card-force-march = Marcia Forzata
card-muster = Adunata
card-piracy = Pirateria
card-plague = Peste
card-surprise = Sorpresa
card-treason = Tradimento

role-king = Re
role-pretender = Pretendente
role-warwick = Warwick
role-treason = carta Tradimento

ending-heirs = non restava alcun erede nemico
ending-throne = il trono era suo alla fine
ending-resigned = il nemico si arrese

## Scelte

choice-done = Fatto
choice-keep = Tieni la mano
choice-redeal = Chiedi carte nuove
choice-play = Gioca { $noun }
choice-retract = Riprendi la carta
choice-lift = Muovi { noun.the }
choice-step = Marcia { noun.to }
choice-stop = Fermati qui
choice-sail = Imbarca { noun.the }
choice-land = Sbarca { noun.in }
choice-recruit = Recluta { noun.the }
choice-place = Collocalo { noun.in }
choice-main = Attacco Principale contro { $first } { second.from }
choice-gather = Adunata { noun.in }
choice-infect = Porta la Peste { noun.in }
choice-battle = Combatti la battaglia { noun.in }
choice-fire = Fai fuoco con { noun.the }
choice-charge = Fai una Carica con { noun.the }
choice-treachery = Tenta il tradimento con { noun.the }
choice-retreat = Ritirati con { noun.the }
choice-hold = Passa con { noun.the }
choice-fall = Perdi { noun.the }: nessuna ritirata possibile
choice-target = Scegli { noun.the } come bersaglio
choice-take = Fai subire i colpi { noun.to-the }
choice-withdraw = Ritirati { noun.to }
choice-regroup = Riorganizza { noun.the }
choice-execute = Giustizia { $noun }
choice-enter = Entra in gioco { noun.in }
choice-starve = Togli un passo { noun.to-the }
choice-home = Manda { second.to }: { $first }
choice-dismiss = Manda { noun.the } nel pool

## Registro: campagne e carte

log-campaign = Cominciò la campagna { $number }.
log-turn = Cominciò il Turno di Gioco { $number }.
log-dealt = La distribuzione portò la carta { $card }.
log-mulligan = { $who } disdegnò una mano da { $total } PA e chiese carte nuove.
log-shown = { $who } mostrò { $number ->
        [one] una carta
       *[other] { $number } carte
    }: { $card }.
log-redealt = { $who } ricevette sette carte nuove.
log-chosen = { $who } posò una carta coperta.
log-cards = Le carte furono scoperte: { seat-lancaster }, { $lancaster }; { seat-york }, { $york }.
log-first = { $who } prese l'iniziativa come Giocatore 1.

## Registro: azioni. Se la mossa attraversa un solo confine, $through è vuoto.

log-move = { block.The } marciò { from.from } { to.to }{ through.entering }.
log-move-hidden = Un blocco di { $who } marciò { from.from } { to.to }{ through.entering }.
log-sail = { block.The } navigò { from.from } { to.to }.
log-sail-hidden = Un blocco di { $who } navigò { from.from } { to.to }.
log-recruit = { block.The } rispose alla chiamata alle armi { to.in }.
log-recruit-hidden = { $who } reclutò un blocco { to.in }.
log-main = { $who } lanciò l'Attacco Principale contro { $area } { from.from }.
log-passed = { $who } concluse le sue azioni.
log-gather = { $who } chiamò un'Adunata { area.in }.
log-plague = { $who } portò la Peste { area.in }.

## Registro: battaglie

log-battle = Si accese la battaglia { area.in }: attaccò { $attacker }.
log-field = { block.The } scese in campo con { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }.
log-round = Cominciò il Round { $number } della battaglia.
log-fire = { block.The } fece fuoco con potenza di fuoco { $power }: { $dice }.
log-charge = { block.The } fece una Carica contro { target.the } con potenza di fuoco { $power }: { $dice }.
log-bonus-fire = { block.The } rispose facendo fuoco contro { target.the } con potenza di fuoco { $power }: { $dice }.
log-hits = { block.The } { $hits ->
        [0] non subì colpi
        [one] subì un colpo
       *[other] subì { $hits } colpi
    }.
log-treachery = { $role-id ->
        [king] Il Re
        [pretender] Il Pretendente
        [treason] La carta Tradimento
       *[other] { $role }
    } tentò { $target } perché cambiasse parte: { $dice }.
log-defects = { $block } passò a { $to }!
log-retreat = { block.The } si ritirò { to.to }.
log-hold = { block.The } tenne la posizione e passò.
log-deploy = { block.The } si schierò dalla Riserva con { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }.
log-control = Le sorti si rovesciarono: { $attacker } divenne l'Attaccante.
log-eliminated = { block.The } cadde.
log-won = { $who } vinse la battaglia { area.in }.
log-regroup = { block.The } si riorganizzò { from.from } { to.to }.
log-regroup-hidden = Un blocco di { $who } si riorganizzò { from.from } { to.to }.

## Registro: eredi, rifornimenti, politica

log-crowned = { $place-id ->
        [minor] { block.The }, ancora minorenne, divenne Re.
        [pool] { block.The } fu incoronato Re fuori mappa.
        [isle-of-man] { block.The } fu incoronato Re sull'{ $place }.
        [calais] { block.The } fu incoronato Re a { $place }.
       *[other] { block.The } fu incoronato Re in { $place }.
    }
log-pretender = { block.The } rivendicò il trono come Pretendente.
log-executed = { $block } morì sotto la scure del boia.
log-enters = { block.The } divenne maggiorenne ed entrò in guerra { to.in }.
log-delayed = { block.The } divenne maggiorenne, ma non trovò aperta alcuna zona con corona.
log-starves = { block.The } patì la fame { area.in } e perse un passo.
log-starves-hidden = { $who } patì la fame { area.in }: { $number ->
        [one] un blocco perse un passo
       *[other] { $number } blocchi persero un passo
    }.
log-disbands = { $place-id ->
        [pool] { block.The } si sciolse e tornò nel pool.
        [down] { block.The } si sciolse e lasciò la mappa.
        [calais] { block.The } tornò a casa, a { $place }.
       *[other] { block.The } tornò a casa, in { $place }.
    }
log-disbands-hidden = { $place-id ->
        [pool] Un blocco di { $who } si sciolse { from.in } e tornò nel pool.
        [down] Un blocco di { $who } si sciolse { from.in } e lasciò la mappa.
        [calais] Un blocco di { $who } tornò a casa { from.from } a { $place }.
       *[other] Un blocco di { $who } tornò a casa { from.from } in { $place }.
    }
log-count = Si contarono i nobili: parte del Re { $king }, parte del Pretendente { $pretender }.
log-usurped = { block.The } usurpò il trono e divenne Re!
log-kept = { $who } conservò il trono.
log-home = { block.The } si recò { from.from } { to.to }.
log-home-hidden = Un blocco di { $who } si recò { from.from } { to.to }.
log-dismissed = { block.The } non trovò pane { area.in } e andò nel pool.
log-dismissed-hidden = Un blocco di { $who } non trovò pane { area.in } e andò nel pool.
log-rescued = { block.The } fu liberato dalla prigionia.
log-prisoner-dies = { block.The } morì prigioniero.
log-over = { $who } vinse la partita: { $ending }.

## Domande

prompt-mulligan = { $who } guarda la nuova mano e può chiedere altre carte.
prompt-mulligan-own = La tua mano vale { $total } PA: tienila, o chiedi carte nuove se puoi.
prompt-answer-redeal = { $who } decide se tenere la mano o prendere anch'essa carte nuove.
prompt-cards = Turno di Gioco { $turn }: scegli una carta e giocala coperta.
prompt-cards-chosen = Turno di Gioco { $turn }: la tua carta è coperta sul tavolo; manca l'altra casata.
prompt-actions = { $who } agisce con la carta { $card }: { $ap ->
        [0] non restano PA
        [one] resta { $ap } PA
       *[other] restano { $ap } PA
    }.
prompt-move = { $who } sta muovendo un blocco, ora { from.in }.
prompt-move-own = Continua a muovere { block.the } { from.from }, o fermati dove puoi.
prompt-sail = { $who } sta imbarcando un blocco { from.in }.
prompt-sail-own = Scegli dove sbarcherà { block.the }, che salpa { from.from }.
prompt-place = { $who } sta reclutando un blocco.
prompt-place-own = Scegli dove collocare { block.the }.
prompt-muster = { $who } raccoglie blocchi per l'Adunata { area.in }.
prompt-choose-muster = { $who } nomina la zona dell'Adunata.
prompt-choose-plague = { $who } nomina la zona con città che la Peste colpirà.
prompt-choose-battle = { $who } sceglie la prossima battaglia.
prompt-treason = { $who } può usare il Tiro di Tradimento della carta prima della battaglia { area.in }.
prompt-battle-turn = { $who } combatte { area.in }, Round { $round }: scegli un blocco e che cosa fa.
prompt-charge = { $who } sceglie contro quale blocco farà la Carica { block.the }.
prompt-treachery = { $who } sceglie il bersaglio del Tiro di Tradimento ({ $role }).
prompt-hits = { $who } sceglie il blocco che subisce { $number ->
        [one] un colpo
       *[other] { $number } colpi
    }.
prompt-retreat = { $who } sceglie dove si ritirerà { block.the }.
prompt-regroup = { $who } può riorganizzare i vincitori { area.in }.
prompt-regroup-to = { $who } sta riorganizzando un blocco dopo la battaglia { area.in }.
prompt-regroup-to-own = Scegli dove andrà { block.the } dopo la battaglia { area.in }.
prompt-execution = { $who } decide se giustiziare { $block }.
prompt-minor = { $who } sceglie dove entrerà in guerra { block.the }.
prompt-losses = { $who } non può sfamare tutti { area.in }: { $number ->
        [one] un blocco deve perdere un passo
       *[other] { $number } blocchi devono perdere un passo ciascuno
    }.
prompt-homes = { $who } manda a casa eredi, nobili e chiese.
prompt-homes-own = Scegli dove torna a casa ogni erede, nobile e chiesa; partono tutti insieme quando hai finito.
prompt-surplus = { $who } ha troppi blocchi { area.in }: { $number ->
        [one] uno di essi va nel pool
       *[other] { $number } di essi vanno nel pool
    }.
prompt-over = La partita è finita.
prompt-chance = I dadi stanno per cadere.

## Parole che accompagnano un nome: decide il suo identificatore. Non sono messaggi a sé, ma parti di quelli sopra.

noun =
    .the = { $noun-id ->
        [prince-edward-l] il { $noun }
        [scots-mercenary-l] il { $noun }
        [welsh-mercenary-l] il { $noun }
        [french-mercenary-l] il { $noun }
        [irish-mercenary-y] il { $noun }
        [burgundian-mercenary-y] il { $noun }
        [calais-mercenary-y] il { $noun }
        [rebel] il { $noun }
        [bombard-l] la { $noun }
        [coventry-levy-l] la { $noun }
        [bristol-levy-l] la { $noun }
        [newcastle-levy-l] la { $noun }
        [york-levy-l] la { $noun }
        [london-levy-y] la { $noun }
        [norwich-levy-y] la { $noun }
        [salisbury-levy-y] la { $noun }
        [bombard-y] la { $noun }
       *[other] { $noun }
    }
    .to-the = { $noun-id ->
        [prince-edward-l] al { $noun }
        [scots-mercenary-l] al { $noun }
        [welsh-mercenary-l] al { $noun }
        [french-mercenary-l] al { $noun }
        [irish-mercenary-y] al { $noun }
        [burgundian-mercenary-y] al { $noun }
        [calais-mercenary-y] al { $noun }
        [rebel] al { $noun }
        [bombard-l] alla { $noun }
        [coventry-levy-l] alla { $noun }
        [bristol-levy-l] alla { $noun }
        [newcastle-levy-l] alla { $noun }
        [york-levy-l] alla { $noun }
        [london-levy-y] alla { $noun }
        [norwich-levy-y] alla { $noun }
        [salisbury-levy-y] alla { $noun }
        [bombard-y] alla { $noun }
       *[other] a { $noun }
    }
    .in = { $noun-id ->
        [isle-of-man] sull'{ $noun }
        [calais] a { $noun }
       *[other] in { $noun }
    }
    .to = { $noun-id ->
        [isle-of-man] sull'{ $noun }
        [ireland] in { $noun }
        [scotland] in { $noun }
        [cornwall] in { $noun }
        [france] in { $noun }
        [pool] nel pool
       *[other] a { $noun }
    }
block =
    .The = { $block-id ->
        [prince-edward-l] Il { $block }
        [scots-mercenary-l] Il { $block }
        [welsh-mercenary-l] Il { $block }
        [french-mercenary-l] Il { $block }
        [irish-mercenary-y] Il { $block }
        [burgundian-mercenary-y] Il { $block }
        [calais-mercenary-y] Il { $block }
        [rebel] Il { $block }
        [bombard-l] La { $block }
        [coventry-levy-l] La { $block }
        [bristol-levy-l] La { $block }
        [newcastle-levy-l] La { $block }
        [york-levy-l] La { $block }
        [london-levy-y] La { $block }
        [norwich-levy-y] La { $block }
        [salisbury-levy-y] La { $block }
        [bombard-y] La { $block }
       *[other] { $block }
    }
    .the = { $block-id ->
        [prince-edward-l] il { $block }
        [scots-mercenary-l] il { $block }
        [welsh-mercenary-l] il { $block }
        [french-mercenary-l] il { $block }
        [irish-mercenary-y] il { $block }
        [burgundian-mercenary-y] il { $block }
        [calais-mercenary-y] il { $block }
        [rebel] il { $block }
        [bombard-l] la { $block }
        [coventry-levy-l] la { $block }
        [bristol-levy-l] la { $block }
        [newcastle-levy-l] la { $block }
        [york-levy-l] la { $block }
        [london-levy-y] la { $block }
        [norwich-levy-y] la { $block }
        [salisbury-levy-y] la { $block }
        [bombard-y] la { $block }
       *[other] { $block }
    }
target =
    .the = { $target-id ->
        [prince-edward-l] il { $target }
        [scots-mercenary-l] il { $target }
        [welsh-mercenary-l] il { $target }
        [french-mercenary-l] il { $target }
        [irish-mercenary-y] il { $target }
        [burgundian-mercenary-y] il { $target }
        [calais-mercenary-y] il { $target }
        [rebel] il { $target }
        [bombard-l] la { $target }
        [coventry-levy-l] la { $target }
        [bristol-levy-l] la { $target }
        [newcastle-levy-l] la { $target }
        [york-levy-l] la { $target }
        [london-levy-y] la { $target }
        [norwich-levy-y] la { $target }
        [salisbury-levy-y] la { $target }
        [bombard-y] la { $target }
       *[other] { $target }
    }
area =
    .in = { $area-id ->
        [isle-of-man] sull'{ $area }
        [calais] a { $area }
       *[other] in { $area }
    }
from =
    .in = { $from-id ->
        [isle-of-man] sull'{ $from }
        [calais] a { $from }
       *[other] in { $from }
    }
    .from = { $from-id ->
        [isle-of-man] dall'{ $from }
        [ireland] dall'{ $from }
        [scotland] dalla { $from }
        [cornwall] dalla { $from }
        [france] dalla { $from }
        [pool] dal pool
       *[other] da { $from }
    }
through =
    .entering = { $through-id ->
        [none] {""}
        [scotland] , entrando dalla { $through }
        [cornwall] , entrando dalla { $through }
       *[other] , entrando da { $through }
    }
to =
    .in = { $to-id ->
        [isle-of-man] sull'{ $to }
        [calais] a { $to }
       *[other] in { $to }
    }
    .to = { $to-id ->
        [isle-of-man] sull'{ $to }
        [ireland] in { $to }
        [scotland] in { $to }
        [cornwall] in { $to }
        [france] in { $to }
        [pool] nel pool
       *[other] a { $to }
    }
second =
    .to = { $second-id ->
        [isle-of-man] sull'{ $second }
        [ireland] in { $second }
        [scotland] in { $second }
        [cornwall] in { $second }
        [france] in { $second }
        [pool] nel pool
       *[other] a { $second }
    }
    .from = { $second-id ->
        [isle-of-man] dall'{ $second }
        [ireland] dall'{ $second }
        [scotland] dalla { $second }
        [cornwall] dalla { $second }
        [france] dalla { $second }
        [pool] dal pool
       *[other] da { $second }
    }
