### Le parole proprie della casa, in italiano.

language-name = Italiano

## Perché la casa rifiuta qualcosa. Le leggi di un gioco stanno nel suo rules.toml.

house-no-such-seat = Non c'è un posto simile in questa partita.
house-no-such-choice = Non c'è una scelta simile in questo gioco.
house-over = La partita è finita; non resta nulla da decidere.
house-not-asked = Questo posto non ha nulla da decidere adesso.
house-stale = La posizione è cambiata da quando questa scelta è stata offerta; guarda di nuovo e scegli ancora.
house-undo = Non si può annullare nulla: c'è di mezzo un dado, qualcosa di rivelato o la decisione di un altro posto.
house-not-listed = Questa scelta non è fra quelle legali qui e ora.

## I bot e, in una riga, come giocano.

bot-greedy = Avido
bot-greedy-about = Prende ciò che sembra meglio in questo momento e non pensa oltre.
bot-random = A caso
bot-random-about = Fa una qualsiasi scelta legale, una vale l'altra.
