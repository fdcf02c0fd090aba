### Le parole del tavolo, in italiano.

## Che cosa il tavolo rifiuta e che cosa è andato storto. `.title` dà un nome al problema; il testo dice che fare.

problem-bad-request = { $why }
    .title = La richiesta non è ben formata
problem-bad-option = { $why }
    .title = Questo non si può concordare
problem-bad-seats = { $why }
    .title = Non per tanti giocatori
problem-no-such-bot = Non c'è nessun bot { $bot } per questo gioco; ci sono: { $able }.
    .title = Il bot non esiste
problem-bad-file = { $why }
    .title = Questo file non si può aprire
problem-bad-position = { $why }
    .title = La posizione non esiste
problem-key-needed = Di' prima il tuo nome: riceverai una chiave, e con quella potrai farlo.
    .title = Chi sei?
problem-unknown-key = Questa chiave qui non apre nulla. Forse il posto è stato dato a qualcun altro, o il link è incompleto.
    .title = Chiave sconosciuta
problem-not-your-seat = Questo posto è di qualcun altro.
    .title = Non è il tuo posto
problem-not-host = Può farlo solo chi ha creato il tavolo.
    .title = Non è il tuo tavolo
problem-wrong-password = Questa non è la password del tavolo.
    .title = Password errata
problem-private-table = Solo chi siede a questo tavolo può guardarlo.
    .title = Un tavolo privato
problem-still-secret = Questo svelerebbe i segreti di una partita ancora in corso. Alla fine sarà aperta a tutti.
    .title = Ancora segreto
problem-advice-running = Nessuno può consultare i bot su una partita ancora in corso. A partita finita diranno che cosa ne pensano.
    .title = Non mentre si gioca
problem-advice-branched = Questo tavolo viene da una partita ancora in corso. Finché non sarà finita, i bot non ne diranno nulla.
    .title = La sua partita è ancora in corso
problem-advice-alike = Questa è una partita o una posizione che stai giocando a un altro tavolo. Finché quella partita non sarà finita, i bot non ne diranno nulla.
    .title = Stai giocando questa partita
problem-no-advice = I bot non sanno valutare questo gioco, perciò non hanno nulla da dire.
    .title = Nessun consiglio
problem-advice-failed = I bot non hanno risposto ({ $reason ->
        [too-slow] ci hanno messo troppo
       *[other] qualcosa si è guastato
    }). Riprova.
    .title = Nessuna risposta
problem-foreign-page = Non si accettano richieste da pagine di altri siti.
    .title = Da qui no
problem-not-json = Il tavolo legge solo JSON (application/json).
    .title = JSON, per favore
problem-no-such-page = A questo indirizzo non c'è nulla.
    .title = Qui non c'è nulla
problem-no-such-table = Il tavolo non esiste. Forse il link è incompleto.
    .title = Il tavolo non esiste
problem-no-such-game = Il gioco non esiste.
    .title = Il gioco non esiste
problem-no-such-seat = A questo tavolo quel posto non esiste.
    .title = Il posto non esiste
problem-no-such-language = Non ci sono testi in questa lingua.
    .title = La lingua non c'è
problem-no-such-moment = Questo momento non è nel passato che puoi guardare.
    .title = Il momento non esiste
problem-no-such-line = Questa plancia non ha quella linea di gioco.
    .title = La linea non esiste
problem-no-odds = Questo gioco non sa calcolare le probabilità.
    .title = Niente probabilità da calcolare
problem-no-battle = Non c'è nessuna battaglia da calcolare: { $why }
    .title = Nessuna battaglia
problem-wrong-method = Questo indirizzo non accetta una richiesta simile.
    .title = Metodo sbagliato
problem-seat-taken = Qualcuno è stato più svelto: il posto è occupato.
    .title = Il posto è occupato
problem-no-open-seat = Tutti i posti di questo tavolo sono occupati.
    .title = Nessun posto libero
problem-not-deserted = Questo posto non è abbandonato: il suo giocatore può ancora tornare.
    .title = Non è abbandonato
problem-not-playing = La partita non è cominciata: un posto è ancora libero.
    .title = Non ancora
problem-not-over = Si può fare solo a partita finita.
    .title = Non è ancora finita
problem-not-analysis = Solo una plancia di analisi ha linee di gioco.
    .title = Non è una plancia di analisi
problem-stale-choice = La posizione è cambiata da quando questa scelta è stata offerta. Guarda di nuovo e scegli ancora.
    .title = Troppo tardi
problem-illegal-choice = Questa scelta non è tra quelle legali.
    .title = Non è una scelta legale
problem-wrong-seat = Questo posto ora non ha nulla da decidere.
    .title = Non è il tuo turno
problem-game-over = La partita è finita; non resta nulla da decidere.
    .title = La partita è finita
problem-undo-refused = Non si può annullare nulla: di mezzo c'è un dado, qualcosa di rivelato o la decisione di un altro posto.
    .title = Nulla da annullare
problem-nothing-to-take-back = In questa partita non hai fatto nessuna scelta che si possa ritirare.
    .title = Nulla da ritirare
problem-take-back-pending = Qualcuno ha già chiesto di ritirare una mossa; prima bisogna rispondere a quello.
    .title = Una cosa alla volta
problem-no-take-back = Nessuno chiede ora di ritirare qualcosa, o hai già risposto.
    .title = Nulla a cui rispondere
problem-full = Qui non c'è più spazio.
    .title = Pieno
problem-too-large = È più grande di qualunque cosa serva al tavolo.
    .title = Troppo grande
problem-too-many-requests = Chiedi più in fretta di quanto chiunque giochi. Riprova fra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
    .title = Più piano
problem-too-many-streams = Hai il tavolo aperto in troppi posti contemporaneamente. Chiudine qualcuno.
    .title = Troppi in una volta
problem-fault = Al tavolo si è rotto qualcosa. Nella tua partita non è cambiato nulla; il guasto è stato annotato.
    .title = Un guasto nostro
problem-no-bots = Questo server non ha bot.
    .title = Nessun bot
problem-store-unavailable = Al momento il tavolo non può salvare nulla, perciò nulla è cambiato. Riprova tra un attimo.
    .title = Il tavolo non può scrivere

## Che cosa dice il tavolo stesso nella chat. $seat e simili sono identificativi del gioco.

note-bot-failed = Il bot { $bot } al posto { $seat } non ha dato risposta ({ $reason ->
        [too-slow] ci ha messo troppo
        [crashed] si è guastato
        [illegal] la sua scelta era contro le regole
       *[other] { $reason }
    }); ha scelto a caso.
note-take-back = { $player } ha ritirato una scelta con l'accordo degli altri.
note-take-back-refused = { $player } non accetta che la mossa sia ritirata.
note-rules-changed = Un errore nelle regole è stato corretto mentre questa partita era in corso. Continua dalla posizione com'era; il passato precedente non si può più mostrare.
