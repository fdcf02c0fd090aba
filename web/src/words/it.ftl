### Le parole proprie del client, in italiano.

language-en = English
language-es = Español
language-it = Italiano

## Le pagine, e ciò che sta su tutte

title-home = Banneret: giochi da tavolo medievali
title-page = Banneret
title-table = { $title } · Banneret
title-turn = ● Tocca a te · { $title }
skip-to-main = Vai alla parte principale
home-link = Banneret, alla pagina iniziale
language = Lingua
theme = Colori
theme-system = Come il dispositivo
theme-light = Chiari
theme-dark = Scuri
theme-to-light = Colori chiari
theme-to-dark = Colori scuri
settings = Impostazioni
help = Aiuto e tasti
close = Chiudi
cancel = Annulla
yes = Sì
no = No
loading = Un momento…
try-again = Riprova
choose-one = Scegli…
copy = Copia
copied = Copiato.
copy-failed = Il browser non ci ha lasciato copiare. Questo è il testo: { $text }
share = Condividi

## Impostazioni

motion = Movimento
motion-system = Come il dispositivo
motion-on = Sì
motion-off = No
at-the-table = Al tavolo
setting-confirm = Chiedere ancora una volta
setting-confirm-hint = Prima delle scelte che non si possono annullare.
setting-skip = Fare per me le scelte obbligate
setting-skip-hint = Solo dove non rivelano segreti; la cronaca lo dice.
setting-curtain = Sipario tra chi gioca allo stesso schermo
setting-curtain-hint = Lo schermo si copre quando viene il turno di un altro giocatore.
setting-sound = Una campanella quando tocca a me
setting-sound-hint = Sommessa, e solo se nel frattempo è successo qualcosa.
setting-notify = Avvisarmi quando sono altrove
setting-notify-hint = Il browser ti chiede il permesso una volta.
setting-notify-refused = Questo browser lo vieta; puoi cambiarlo nelle sue impostazioni.

## Quando qualcosa va storto

problem-offline = Il tavolo non si raggiunge. Continuiamo a provare.
problem-server = Il tavolo ha avuto un contrattempo. Nulla è perduto; riprova.
problem-other = Il tavolo ha rifiutato ({ $status }).
problem-unexpected = È successo qualcosa di inatteso: { $detail }
connection-lost = La linea con il tavolo è caduta. Torna da sola…
connection-offline = Questo dispositivo non è in rete. La partita riprenderà da dov’era appena la rete ritorna.
changed-meanwhile = Nel frattempo la posizione è cambiata. Guarda di nuovo.
lost-title = Qui non c’è nulla
lost-text = L’indirizzo non porta da nessuna parte. Forse per strada si è persa una lettera.
table-failed = Questo tavolo non si può aprire

## La pagina iniziale

hero-title = Guerre medievali attorno a un tavolo
hero-text = Giochi da tavolo di re e vessilli: contro un bot, con un amico accanto o con un amico lontano. Senza account e senza pagare: di’ un nome e gioca.
your-name = Il tuo nome
name-newcomer = Forestiero
name-change = Cambia
name-keep = Usa questo nome
hello = Giochi come { $name }.
game-facts = { $seats } giocatori · { $maturity }
maturity-alpha = in lavorazione
maturity-beta = completo, ancora da rifinire
maturity-production = completo
play-bot = { $others ->
        [one] Gioca subito contro un bot
       *[other] Gioca subito contro { $others } bot
    }
play-bot-hint = La partita comincia all’istante.
play-here = { $others ->
        [one] Con un amico a questo schermo
       *[other] Con amici a questo schermo
    }
play-here-hint = Vi passate il dispositivo; i segreti restano coperti.
play-away = { $others ->
        [one] Con un amico ovunque
       *[other] Con amici ovunque
    }
play-away-hint = Ricevi un link da mandare.
new-table = Scegli opzioni, posti e bot
home-waiting = Ti aspettano
open-tables = Tavoli aperti
open-tables-none = In questo momento nessuno cerca compagnia. Apri tu un tavolo!
my-tables = Le mie partite
my-tables-none = Qui staranno le tue partite.
my-tables-no-more = Tutte ti aspettano, qui sopra.
analysis-board = Tavolo d’analisi
status-waiting = con posti liberi
status-playing = in corso
status-over = finita
footer = Un tavolo non ufficiale, fatto per amore di questi giochi.
about = Informazioni su Banneret
file-title = Apri un file di partita
file-text = Lascia qui un file di partita o sceglilo: per studiarla, per provare che altro poteva succedere o per continuare a giocarla.
file-as = Che cosa farne
file-as-analysis = Studiarlo su un tavolo d’analisi
file-as-hot-seat = Continuare a questo schermo
file-choose = Scegli un file
file-too-large = Questo file è troppo grande per essere una partita.

## Un tavolo nuovo

how-many-seats = Giocatori
games = Giochi
seats-of = Per { $seats } giocatori.
preset = Edizione
options-changed = { $count ->
        [one] un’impostazione cambiata
       *[other] { $count } impostazioni cambiate
    }
options-reset = Come pubblicato
options-in-group = { $count ->
        [one] un’impostazione
       *[other] { $count } impostazioni
    }
less-of = Meno: { $what }
more-of = Più: { $what }
free-to = Anche tu puoi scegliere qualcosa; nessuno ti aspetta.
place-me = Io
place-open = Libero per qualcun altro
place-bot = Bot: { $bot }
places-hint = Chi occupa più posti li gioca tutti a questo schermo.
bot-lord = Lord
    .long = { bot-lord }, che vede più lontano di tutti
bot-knight = Cavaliere
    .long = { bot-knight }, che pensa prima di caricare
bot-squire = Scudiero
    .long = { bot-squire }, che conosce il mestiere
bot-page = Paggio
    .long = { bot-page }, che sta ancora imparando
bot-greedy = Capitano
    .long = { bot-greedy }, che gioca con un piano
bot-random = Giullare
    .long = { bot-random }, che gioca quel che capita
access-join = Chi può unirsi
access-watch = Chi può guardare
access = Accesso
access-link = Chi ha il link
access-open = Chiunque; compare nella pagina iniziale
access-password = Solo con la password
password = Password
table-title = Un nome per il tavolo, se vuoi
table-make = Apri il tavolo

## In attesa di giocatori

invite-title = Invita un amico
invite-text = Manda questo link. Chi lo apre può sedersi subito, su qualsiasi dispositivo.
invite-link = Link a questo tavolo
invite-waiting = La partita comincia appena tutti i posti sono occupati. Puoi lasciare aperta questa pagina.
leave-table = Lascia questo tavolo
join-any = Siediti e gioca
seats = Posti
seat-open = libero
seat-take = Prendi questo posto
seat-bot = un bot
seat-present = presente
seat-away = assente
seat-deserted = via da molto
seat-switch = Guarda il tavolo come { $seat }
turn-mine = Tocca a te
turn-theirs = Di turno
bot = Bot
bot-replaces = Fai giocare un bot
bot-replaces-hint = Dove non siede nessuno, o dove qualcuno manca da un giorno, può continuare un bot. Le sue mosse sono sue.
bot-sits = Bot per { $seat }

## Al tavolo: il mio turno

board = Tabellone
no-board = Questo gioco non ha ancora un tabellone disegnato. Si può giocare tutto con l’elenco delle scelte.
hand = Davanti a te sul tavolo
beside = Accanto al tabellone
panels = Cronaca, chat, regole e altro
tab-choices = Turno
tab-log = Cronaca
tab-chat = Chat
tab-rules = Regole
tab-advice = Consigli
tab-more = Altro
choices = Scelte
decisions = Decisioni
on-the-board = Scegli sul tabellone, o qui:
beside-the-turn = A margine del turno
undo = Annulla
reset-turn = Annulla tutto
why-not = Perché no…?
why-verb = Che cosa vorresti fare?
why-what = Con che cosa?
why-where = Dove?
why-ask = Chiedi
why-legal = È permesso: avanti.
not-now = Non ora: { $choice }
open-rule = Leggi la regola { $rule }
waiting-for = { $count ->
        [one] In attesa di { $who }.
       *[other] In attesa di: { $who }.
    }
watching = Stai guardando. Vedi quello che tutti possono vedere.
looking-back = Stai guardando il passato. La partita resta dov’è.
won-by = { $count ->
        [one] Ha vinto { $who }.
       *[other] Hanno vinto { $who }.
    }
nobody-won = La partita è finita senza vincitori.
hand-over = Tocca a { $seat }: passa il dispositivo
confirm-title = Sei sicuro?
confirm-text = Questo non si può annullare.
confirm-yes = Sì, avanti
window-open = Mostra la finestra
window-shut = Nascondi la finestra
zoom = Ingrandimento
zoom-in = Più vicino
zoom-out = Più lontano
zoom-all = Tutto il tabellone
announce-turn = Tocca a te. { $prompt } { $count ->
        [one] Una scelta.
       *[other] { $count } scelte.
    }
announce-more = { $count ->
        [one] È successa un’altra cosa.
       *[other] Sono successe altre { $count } cose.
    }

## Al tavolo: uno schermo per più persone

curtain-title = { $seat }, al tavolo
curtain-text = Passa il dispositivo. Non si mostra nulla finché { $seat } non lo dice.
curtain-go = Sono { $seat }: mostra il tabellone
curtain-never = Non abbiamo segreti tra noi: non coprire mai lo schermo

## Al tavolo: che cosa è successo

log = Che cosa è successo
log-empty = Non è ancora successo nulla.
log-earlier = { $count ->
        [one] Mostra una riga precedente
       *[other] Mostra { $count } righe precedenti
    }
log-look = Guarda il tabellone di allora
since-summary = { $count ->
        [one] È successa una cosa dalla tua ultima mossa.
       *[other] Sono successe { $count } cose dalla tua ultima mossa.
    }
since-show = Mostra
since-replay = Rivedi
since-mark = dalla tua ultima mossa
played-for-you = Fatto per te, perché non c’era altra scelta: { $choice }
chronicle = La cronaca
chronicle-title = Una cronaca di { $game }
chronicle-save = Salva come pagina
chronicle-unfinished = La partita è ancora in corso.
chronicle-all = Raccontata con tutti gli occhi: tutto ciò che è accaduto, segreti compresi.
chronicle-everybody = Raccontata come tutti possono saperla.
chronicle-seat = Raccontata come può saperla { $seat }.
chronicle-agreed = Giocata con queste regole:
chronicle-contents = Indice
chronicle-won = vincitore
chronicle-made = Scritta da Banneret dal registro della partita.
past = Il passato
past-first = All’inizio
past-back = Un passo indietro
past-forth = Un passo avanti
past-play = Rivedi la partita
past-pause = Ferma
past-slider = Momento della partita
past-at = { $at } di { $of }
past-now = Torna a ora
past-eyes = Con quali occhi
eyes-everybody = Uno spettatore
eyes-all = Tutti gli occhi

## Al tavolo: la gente

chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa al tavolo
chat-send = Invia
chat-house = Il tavolo
chat-watcher = { $name } (guarda)
unread = da leggere
notes = I miei appunti
notes-hint = Piani, sospetti, cose da ricordare. Nessun altro può leggerli.
notes-saving = si conserva…
takeback = Chiedi di ritirare
takeback-hint = Annulla non scavalca mai un dado, un segreto o la decisione di un altro. Se tutti sono d’accordo, ritirare sì.
takeback-waiting = Hai chiesto di ritirare la tua ultima scelta. Gli altri devono essere d’accordo.
takeback-asked = { $who } chiede di ritirare la sua ultima scelta.
takeback-drop = Lascia stare
takeback-yes = D’accordo
takeback-no = No
resign = Arrenditi
resign-title = Ti arrendi?
resign-text = { $seat } si arrende e perde subito la partita. Non si può annullare.
rematch = Gioca ancora
rematch-go = Vai alla nuova partita
rematch-waits = È pronta una nuova partita con gli stessi giocatori.
other-device = Continua su un altro dispositivo
other-device-hint = Chi ha questo link ha il posto. Mandalo solo a te stesso.
copy-seat = Copia il mio link: { $seat }
next-none = Nessun’altra partita ti aspetta.

## Al tavolo: altro

more-table = Questo tavolo
more-game = Gioco
more-game-end = Ritirare e arrendersi
seeded = Chi ha fatto questo tavolo ne ha scelto il seme, e quindi può conoscere i dadi.
copy-table = Copia il link al tavolo
copy-here = Copia il link a questa posizione
study = Studio e file
study-hint = Su un tavolo tuo puoi provare che cosa succederebbe se…, da qui o da qualsiasi momento del passato.
what-if = E se…?, da qui
hot-seat-here = Continua da qui a uno schermo
download = Scarica il file della partita
lines = Linee di gioco
line-main = La partita com’è stata
line-number = Linea { $number }
line-from = da { $stop }
line-stops = { $count ->
        [one] un momento
       *[other] { $count } momenti
    }
line-name = Un nome per la nuova linea
line-branch = Dirama qui
line-hint = Vai a un momento qualsiasi, dirama lì e gioca: la vecchia linea resta com’era.

## Al tavolo: consultare i bot

advice-title = Consulta i bot
advice-hint = Che cosa sceglierebbe una ricerca nel momento mostrato sul tabellone, sapendo ciò che quel giocatore sapeva allora e niente di più.
advice-seat-any = Chi decide
advice-level = Riflettono come
level-knight = Cavaliere
level-lord = Lord
level-council = Consiglio (di più)
advice-ask = Consulta
advice-stop = Basta
advice-waiting = I bot stanno riflettendo …
advice-rounds = { $rounds } prove …
advice-done = Ben meditato: { $rounds } partite di prova.
advice-moment = Momento { $at }: decide { $seat }
advice-moment-idle = Momento { $at }, come lo vede { $seat }
advice-go = Vai lì
advice-chances = Probabilità di vincere, come le vede { $seat }
advice-choices = Le scelte migliori
advice-read = Ciascuna con la sua probabilità di vincere e quanto è stata provata: la più provata è quella che i bot giocherebbero.
advice-wins = probabilità di vincere
advice-tried = provata: { $share }
advice-played = giocata
advice-more = { $count ->
        [one] Un’altra scelta merita meno attenzione.
       *[other] Altre { $count } scelte meritano meno attenzione.
    }
advice-try-here = Scegline una per giocarla qui.
advice-try-board = Scegline una per provarla su un tavolo d’analisi tutto tuo.
advice-nothing = { $seat } non ha nulla da decidere in questo momento.
advice-over = Qui la partita è finita: non resta nulla da decidere.
curve-title = Le probabilità nel corso della partita
curve-hint = Ogni linea è ciò che quel giocatore poteva pensare della propria probabilità di vincere. Tocca un punto, o usa le frecce, per vedere il tabellone di allora.
curve-draw = Disegna il grafico
curve-again = Disegnalo di nuovo
curve-progress = { $done } di { $of } momenti valutati
curve-table = Lo stesso in una tabella
curve-moment = Momento
curve-go = Vai al momento { $at }
curve-value = Momento { $at }: { $chances }

## Regole e dati

rules = Regole
rules-and-data = Regole e cifre
rules-search = Cerca nelle regole
rules-only-rulings = Solo le nostre interpretazioni
rules-count = { $count ->
        [one] una regola
       *[other] { $count } regole
    }
rules-section = Capitolo { $section }
rules-edition = Edizione: { $edition }. Versione delle regole: { $version }.
rule-kind-data = cifre
rule-kind-option = opzione
rule-kind-ruling = nostra interpretazione
rule-kind-setup = preparazione
rule-why = Perché: { $text }
rule-note = Nota: { $text }
figures = Da dove vengono le cifre
figures-text = Ciò che è stampato su tabelloni, blocchi e carte è conservato come dati, e ogni genere di cifra dice da dove l’abbiamo.
figures-raw = Tutte le cifre, come dati
from-rulebook = Dal regolamento
from-hint-rulebook = Lo dice il testo delle regole.
from-board = Dal gioco stampato
from-hint-board = Lette sul tabellone, sui blocchi o sulle carte stampati.
from-source = Da altre fonti
from-hint-source = Lo dice un’altra fonte pubblica, come una recensione o una foto.
from-reconstructed = Ricostruite
from-hint-reconstructed = Non abbiamo potuto vedere la cifra stampata e ne abbiamo scelta una equilibrata.
from-replaced = Inserite a questo tavolo
from-hint-replaced = Chi gestisce questo tavolo possiede il gioco e ha inserito queste cifre con un proprio file.
from-none = Nessuna.
rulings = Le nostre interpretazioni
rulings-text = Dove il regolamento tace o non è chiaro, così decide questo tavolo, e perché.

## Informazioni

about-what = Banneret è un tavolo per giochi da tavolo medievali che conosce ogni regola, dice quale regola ti sbarra la strada, tira dadi onesti e custodisce ogni segreto sul server: il tuo browser non ha mai ciò che tu non puoi sapere.
about-games = I giochi e i loro autori
about-unofficial = Questo tavolo non è ufficiale. Non è fatto né approvato dagli autori e dagli editori, di cui ammiriamo il lavoro. Se un gioco qui ti piace, compralo e giocalo con altri attorno a un tavolo.
about-own = Qui non ci sono illustrazioni né testi dei loro regolamenti: le regole sono raccontate con parole nostre, i tabelloni li disegniamo noi e, dove una cifra stampata non si è potuta avere, i dati dicono che la nostra è una ricostruzione.
about-privacy = Che cosa si conserva di te
about-privacy-text = Il nome che dici, le tue partite, la chat e gli appunti, solo su questo server. Nessun account, nessun cookie, nessun tracciamento, nulla caricato da altrove. Le tue chiavi stanno in questo browser; chi ne cancella la memoria perde i posti che non ha aperto anche con un link.
about-version = Versione { $version }
about-licence = Codice, testi e disegni: Licenza Apache 2.0
about-api = Per programmatori: la API

## Aiuto

help-how = Come si gioca qui
help-choose = Tutto ciò che puoi fare ora è illuminato sul tabellone e sta nell’elenco delle scelte. Di solito bastano due clic: il pezzo, poi il luogo.
help-undo = Puoi annullare nel tuo turno, finché non cade un dado, si mostra un segreto o decide qualcun altro.
help-why = Clicca su qualcosa che non è illuminato, o usa «Perché no…?», e ti si dice quale regola lo vieta.
help-log = Indica un nome nella cronaca e la mappa lo mostra. Clicca su una riga per la sua regola o per vedere il tabellone di allora.
help-past = Il cursore torna indietro nella partita mentre questa continua. Nessuno vede che guardi.
help-zoom = Avvicinati con la rotella, con due dita o con + e -; trascina per spostare il tabellone.
keys-turn = Il tuo turno
keys-time = Il passato
keys-map = Il tabellone
keys-page = La pagina
key-number = fare la scelta con quel numero
key-choices = all’elenco delle scelte
key-undo = annulla
key-reset = annulla tutto
key-why = chiedere perché no
key-window = mostrare o nascondere la finestra del gioco
key-next = prossima partita che mi aspetta
key-back = un passo indietro
key-forth = un passo avanti
key-first = indietro, al turno precedente
key-now = avanti, al turno successivo
key-replay = rivedere dalla mia ultima mossa, o fermare
key-closer = più vicino
key-farther = più lontano
key-whole = tutto il tabellone
key-left = tabellone a sinistra
key-right = tabellone a destra
key-up = tabellone in su
key-down = tabellone in giù
key-board = al tabellone
key-log = alla cronaca
key-chat = alla chat
key-notes = ai miei appunti
key-rules = alle regole
key-help = questo aiuto
key-escape = chiudere, tornare a ora
