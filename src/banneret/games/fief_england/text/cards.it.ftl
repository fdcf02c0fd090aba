### Fief England, in italiano: le carte.

## Kinds

back-character = Personaggio
back-fortune = Evento

## Choices

choice-discard = scarta { $noun }
choice-draw-character = pesca un Personaggio
choice-draw-event = pesca un evento
choice-sybil = Sybil cambia l'ultima carta
choice-play = gioca { $noun }
choice-adopt = gioca { $noun } per il tuo alleato
choice-harvest = Raccolto abbondante su { $noun }
choice-tallage = imponi la tassa feudale su { $noun }
choice-tithe = imponi la tassa ecclesiastica di { $noun }
choice-fourth = metti nel quarto spazio: { $noun }
choice-lodge = colloca a { $noun }
choice-keep-servant = tieni { $noun }
choice-pass = passa
choice-weather = Bel tempo su { $noun }
choice-revolt = scatena una rivolta a { $noun }
choice-passage-move = Passaggio segreto per la prossima mossa
choice-passage-storm = Passaggio segreto per gli attaccanti
choice-free-captive = Passaggio segreto per { $noun }
choice-assassinate = assassina { $noun }
choice-assassinate-leader = assassina lo Jarl del { $noun }
choice-execute = consegna { $noun } alla Giustizia
choice-ambush = tendi un'imboscata a { $noun }
choice-ambush-leader = tendi un'imboscata allo Jarl del { $noun }
choice-hire = ingaggia un balestriere a { $noun }
choice-throw-fourth = scarta la carta del quarto spazio
choice-poison = Hawise avvelena { $noun }
choice-mata = Mata fruga nella mano di { $noun }
choice-swap-card = cedi { $noun }
choice-blame-noble = l'ordine lo dà { $noun }
choice-bury = perdi: { $noun }
choice-appease-pay = { $noun } paga i ribelli
choice-appease-talk = { $noun } parla ai ribelli
choice-rebel-against = i ribelli assalgono { $noun }
choice-rebel-too = aggiungi una rivolta
choice-open-gate = Passaggio segreto per i ribelli

## Log

log-discarded = La famiglia { $who } scarta { $card }.
log-drew = La famiglia { $who } pesca: { $back }.
log-drew-own = La famiglia { $who } pesca { $card }.
log-sybil = Sybil mette da parte { $card } della famiglia { $who }.
log-tracked = La famiglia { $who } pesca una Calamità, che attende sul tracciato.
log-tracked-open = La famiglia { $who } pesca { $card }, che attende sul tracciato.
log-too-many = Il tracciato è pieno: { $card }, della famiglia { $who }, è scartata.
log-disaster = { $card } si abbatte su { $region }.
log-disaster-twice = { $card } è già in { $region } e si scarta.
log-wakes = { $card } si desta in { $region }.
log-played = La famiglia { $who } gioca { $card }.
log-burgher-helps = Il borghese della famiglia { $who } dà una mano.
log-bonus = La famiglia { $who } gioca { $card } su { $region }.
log-cancelled = La famiglia { $who } soccorre { $region }: { $card }.
log-tallage-levied = La famiglia { $who } impone la tassa feudale su { $region }.
log-tithe-levied = La famiglia { $who } impone la tassa ecclesiastica di { $diocese }.
log-noble = { $noble } si unisce alla famiglia { $who }.
log-servant = { $servant } entra al servizio di { $noble }.
log-prince = { $noble } è principe di Galles.
log-fourth = La famiglia { $who } ha al suo servizio: { $card }.
log-passage-move = La famiglia { $who } trova una via segreta.
log-passage-storm = La famiglia { $who } apre una via a { $place }.
log-hired = La famiglia { $who } ingaggia un balestriere a { $city }.
log-rebels = Rivolta a { $city }, fomentata dalla famiglia { $who }.
log-rebels-more = La famiglia { $who } alimenta la rivolta di { $city }.
log-rebels-calm = I ribelli di { $city } tornano a casa.
log-rebel-dice = A { $city } i ribelli colpiscono con { $number }: colpi { $hits }.
log-burns = { $city } è devastata.
log-appeased = { $noble } calma dei ribelli a { $city }.
log-appease-die = { $noble } parla ai ribelli e tira { $number }.
log-buried = La famiglia { $who } perde a { $place }: { $unit }.
log-plague-die = Peste: { $noble } tira { $number }.
log-reroll = { $servant } fa ritirare il dado di { $noble }.
log-baldwin = Baldwin dà la vita per { $noble }.
log-poison = Hawise della famiglia { $who } avvelena { $noble }.
log-mata = Mata della famiglia { $who } scambia una carta con { $other }.
log-mata-own = Mata della famiglia { $who } dà { $given } a { $other } e prende { $taken }.

## Prompts

prompt-discard = Famiglia { $who }: scarti carte?
prompt-draw = Pesca la famiglia { $who }.
prompt-play = La famiglia { $who } gioca carte.
prompt-place-noble = Famiglia { $who }: dove appare { $noble }?
prompt-prince-offer = Famiglia { $who }: { $noble } è principe di Galles?
prompt-new-servant = Famiglia { $who }: quale servitore per { $noble }?
prompt-window = Famiglia { $who }: giochi qualcosa? ({ $topic })
prompt-assassin = Famiglia { $who }: chi ha ordinato la morte di { $noble }?
prompt-bodyguard = Famiglia { $who }: Baldwin salva { $noble }?
prompt-mata = Famiglia { $who }: quale carta dà Mata?
prompt-plague-losses = La famiglia { $who } perde truppe per la Peste a { $place }: ancora { $number }.
prompt-plague-die = Famiglia { $who }: Gytha cura { $noble }, che ha tirato { $number }?
prompt-rebel-target = Famiglia { $who }: chi assalgono i ribelli?
prompt-join-rebels = Famiglia { $who }: ti unisci alla rivolta?
prompt-appease = Famiglia { $who }: calmi i ribelli di { $place }?
prompt-appease-roll = Famiglia { $who }: Anselm aiuta { $noble }?
prompt-rebel-losses = La famiglia { $who } subisce colpi a { $place }: { $hits }.
