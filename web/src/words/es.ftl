### Las palabras propias del cliente, en español.

language-en = English
language-es = Español
language-it = Italiano

## Páginas, y lo que hay en todas

title-home = Banneret: juegos de mesa medievales
title-page = Banneret
title-table = { $title } · Banneret
title-turn = ● Te toca · { $title }
skip-to-main = Ir a la parte principal
home-link = Banneret, a la página de inicio
language = Idioma
theme = Colores
theme-system = Como el dispositivo
theme-light = Claros
theme-dark = Oscuros
theme-to-light = Colores claros
theme-to-dark = Colores oscuros
settings = Ajustes
help = Ayuda y teclas
close = Cerrar
cancel = Cancelar
yes = Sí
no = No
loading = Un momento…
try-again = Reintentar
choose-one = Elige…
copy = Copiar
copied = Copiado.
copy-failed = El navegador no nos ha dejado copiar. Este es el texto: { $text }
share = Compartir

## Ajustes

motion = Movimiento
motion-system = Como el dispositivo
motion-on = Sí
motion-off = No
at-the-table = En la mesa
setting-confirm = Preguntar otra vez
setting-confirm-hint = Antes de las elecciones que no se pueden deshacer.
setting-skip = Hacer por mí las elecciones forzosas
setting-skip-hint = Solo donde no revelan ningún secreto; el registro lo dice.
setting-curtain = Telón entre jugadores de una misma pantalla
setting-curtain-hint = La pantalla se cubre cuando le llega el turno a otro jugador.
setting-sound = Una campana cuando me toca
setting-sound-hint = Suave, y solo si ha pasado algo entretanto.
setting-notify = Avisarme cuando estoy en otra parte
setting-notify-hint = El navegador te pide permiso una vez.
setting-notify-refused = Este navegador lo prohíbe; puedes cambiarlo en sus propios ajustes.

## Lo que va mal

problem-offline = No se puede llegar a la mesa. Seguimos intentándolo.
problem-server = La mesa ha tenido un percance. No se ha perdido nada; inténtalo otra vez.
problem-other = La mesa lo ha rechazado ({ $status }).
problem-unexpected = Ha ocurrido algo inesperado: { $detail }
connection-lost = Se ha cortado la línea con la mesa. Vuelve sola…
connection-offline = Este dispositivo no tiene conexión. La partida seguirá donde estaba en cuanto vuelva la red.
changed-meanwhile = Entretanto la posición ha cambiado. Mira de nuevo.
lost-title = Aquí no hay nada
lost-text = La dirección no lleva a ninguna parte. Quizá se perdió una letra por el camino.
table-failed = No se puede abrir esta mesa

## La página de inicio

hero-title = Guerras medievales en torno a una mesa
hero-text = Juegos de mesa de reyes y estandartes: contra un bot, con un amigo a tu lado o con un amigo lejos. Sin cuenta y sin pagar: di un nombre y juega.
your-name = Tu nombre
name-newcomer = Forastero
name-change = Cambiar
name-keep = Usar este nombre
hello = Juegas como { $name }.
game-facts = { $seats } jugadores · { $maturity }
maturity-alpha = en preparación
maturity-beta = completo, aún puliéndose
maturity-production = completo
play-bot = { $others ->
        [one] Jugar ya contra un bot
       *[other] Jugar ya contra { $others } bots
    }
play-bot-hint = La partida empieza al momento.
play-here = { $others ->
        [one] Con un amigo en esta pantalla
       *[other] Con amigos en esta pantalla
    }
play-here-hint = Os pasáis el dispositivo; los secretos quedan cubiertos.
play-away = { $others ->
        [one] Con un amigo en cualquier parte
       *[other] Con amigos en cualquier parte
    }
play-away-hint = Recibes un enlace para enviarlo.
new-table = Elegir opciones, asientos y bots
home-waiting = Te esperan
open-tables = Mesas abiertas
open-tables-none = Ahora mismo nadie busca compañía. ¡Abre tú una mesa!
my-tables = Mis partidas
my-tables-none = Aquí estarán tus partidas.
my-tables-no-more = Todas te esperan, más arriba.
analysis-board = Tablero de análisis
status-waiting = con asientos libres
status-playing = en juego
status-over = terminada
footer = Una mesa no oficial, hecha por amor a estos juegos.
about = Acerca de Banneret
file-title = Abrir un archivo de partida
file-text = Suelta aquí un archivo de partida o elígelo: para estudiarla, para probar qué más pudo pasar o para seguir jugando desde ella.
file-as = Qué hacer con él
file-as-analysis = Estudiarlo en un tablero de análisis
file-as-hot-seat = Seguir jugando en esta pantalla
file-choose = Elegir un archivo
file-too-large = Este archivo es demasiado grande para ser una partida.

## Una mesa nueva

how-many-seats = Jugadores
games = Juegos
seats-of = Para { $seats } jugadores.
preset = Edición
options-changed = { $count ->
        [one] un ajuste cambiado
       *[other] { $count } ajustes cambiados
    }
options-reset = Como está publicado
options-in-group = { $count ->
        [one] un ajuste
       *[other] { $count } ajustes
    }
less-of = Menos: { $what }
more-of = Más: { $what }
free-to = Tú también puedes elegir algo; nadie te espera.
place-me = Yo
place-open = Libre para otra persona
place-bot = Bot: { $bot }
places-hint = Quien ocupa varios asientos los juega todos en esta pantalla.
bot-lord = Lord
    .long = { bot-lord }, que es quien ve más lejos
bot-knight = Caballero
    .long = { bot-knight }, que piensa antes de cargar
bot-squire = Escudero
    .long = { bot-squire }, que conoce el oficio
bot-page = Paje
    .long = { bot-page }, que aún está aprendiendo
bot-greedy = Capitán
    .long = { bot-greedy }, que juega con un plan
bot-random = Bufón
    .long = { bot-random }, que juega lo que sea
access-join = Quién puede unirse
access-watch = Quién puede mirar
access = Acceso
access-link = Quien tenga el enlace
access-open = Cualquiera; aparece en la página de inicio
access-password = Solo con contraseña
password = Contraseña
table-title = Un nombre para la mesa, si quieres
table-make = Abrir la mesa

## A la espera de jugadores

invite-title = Invita a un amigo
invite-text = Envía este enlace. Quien lo abra puede sentarse al momento, en cualquier dispositivo.
invite-link = Enlace a esta mesa
invite-waiting = La partida empieza en cuanto estén ocupados todos los asientos. Puedes dejar esta página abierta.
leave-table = Dejar esta mesa
join-any = Sentarse y jugar
seats = Asientos
seat-open = libre
seat-take = Ocupar este asiento
seat-bot = un bot
seat-present = presente
seat-away = ausente
seat-deserted = hace mucho que se fue
seat-switch = Ver la mesa como { $seat }
turn-mine = Te toca
turn-theirs = De turno
bot = Bot
bot-replaces = Dejar que juegue un bot
bot-replaces-hint = Donde no hay nadie, o donde alguien falta desde hace un día, puede seguir un bot. Sus jugadas son suyas.
bot-sits = Bot para { $seat }

## En la mesa: mi turno

board = Tablero
no-board = Este juego aún no tiene tablero dibujado. Todo se puede jugar con la lista de elecciones.
hand = Ante ti, sobre la mesa
beside = Junto al tablero
panels = Registro, charla, reglas y más
tab-choices = Turno
tab-log = Registro
tab-chat = Charla
tab-rules = Reglas
tab-advice = Consejo
tab-more = Más
choices = Elecciones
decisions = Decisiones
on-the-board = Elige en el tablero, o aquí:
beside-the-turn = Al margen del turno
undo = Deshacer
reset-turn = Deshacer todo
why-not = ¿Por qué no…?
why-verb = ¿Qué te gustaría hacer?
why-what = ¿Con qué?
why-where = ¿Dónde?
why-ask = Preguntar
why-legal = Está permitido: adelante.
not-now = Ahora no: { $choice }
open-rule = Leer la regla { $rule }
waiting-for = { $count ->
        [one] Esperando a { $who }.
       *[other] Esperando a: { $who }.
    }
watching = Estás mirando. Ves lo que puede ver todo el mundo.
looking-back = Estás mirando el pasado. La partida sigue donde está.
won-by = { $count ->
        [one] Ha ganado { $who }.
       *[other] Han ganado { $who }.
    }
nobody-won = La partida ha terminado sin vencedor.
hand-over = Es el turno de { $seat }: pasar el dispositivo
confirm-title = ¿Seguro?
confirm-text = Esto no se puede deshacer.
confirm-yes = Sí, adelante
window-open = Mostrar la ventana
window-shut = Ocultar la ventana
zoom = Aumento
zoom-in = Acercar
zoom-out = Alejar
zoom-all = Todo el tablero
announce-turn = Te toca. { $prompt } { $count ->
        [one] Una elección.
       *[other] { $count } elecciones.
    }
announce-more = { $count ->
        [one] Ha pasado una cosa más.
       *[other] Han pasado { $count } cosas más.
    }

## En la mesa: una pantalla para varios

curtain-title = { $seat }, a la mesa
curtain-text = Pasa el dispositivo. No se muestra nada hasta que { $seat } lo diga.
curtain-go = Soy { $seat }: mostrar el tablero
curtain-never = No tenemos secretos entre nosotros: no cubrir nunca la pantalla

## En la mesa: lo que ha pasado

log = Lo que ha pasado
log-empty = Aún no ha pasado nada.
log-earlier = { $count ->
        [one] Mostrar una línea anterior
       *[other] Mostrar { $count } líneas anteriores
    }
log-look = Ver el tablero de entonces
since-summary = { $count ->
        [one] Ha pasado una cosa desde tu última jugada.
       *[other] Han pasado { $count } cosas desde tu última jugada.
    }
since-show = Mostrar
since-replay = Repetir
since-mark = desde tu última jugada
played-for-you = Hecho por ti, pues no había otra elección: { $choice }
chronicle = La crónica
chronicle-title = Una crónica de { $game }
chronicle-save = Guardar como página
chronicle-unfinished = La partida sigue en curso.
chronicle-all = Contada con todos los ojos: todo lo que pasó, con sus secretos.
chronicle-everybody = Contada como todos pueden saberla.
chronicle-seat = Contada como puede saberla { $seat }.
chronicle-agreed = Se jugó con estas reglas:
chronicle-contents = Índice
chronicle-won = vencedor
chronicle-made = Escrita por Banneret a partir del registro de la partida.
past = El pasado
past-first = Al principio
past-back = Un paso atrás
past-forth = Un paso adelante
past-play = Repetir la partida
past-pause = Detener la repetición
past-slider = Momento de la partida
past-at = { $at } de { $of }
past-now = Volver a ahora
past-eyes = Con qué ojos
eyes-everybody = Un espectador
eyes-all = Todos los ojos

## En la mesa: la gente

chat = Charla
chat-empty = Aún no ha dicho nada nadie.
chat-say = Di algo a la mesa
chat-send = Decir
chat-house = La mesa
chat-watcher = { $name } (mirando)
unread = sin leer
notes = Mis notas
notes-hint = Planes, sospechas, cosas que recordar. Nadie más puede leerlo.
notes-saving = guardando…
takeback = Pedir rectificar
takeback-hint = Deshacer nunca pasa por encima de un dado, un secreto o la decisión de otro. Si todos están de acuerdo, rectificar sí.
takeback-waiting = Has pedido rectificar tu última elección. Los demás tienen que estar de acuerdo.
takeback-asked = { $who } pide rectificar su última elección.
takeback-drop = Déjalo
takeback-yes = De acuerdo
takeback-no = No
resign = Rendirse
resign-title = ¿Rendirse?
resign-text = { $seat } se rinde y pierde la partida al instante. Esto no se puede deshacer.
rematch = Jugar otra vez
rematch-go = Ir a la nueva partida
rematch-waits = Hay preparada una nueva partida con los mismos jugadores.
other-device = Seguir en otro dispositivo
other-device-hint = Quien tiene este enlace tiene el asiento. Envíatelo solo a ti.
copy-seat = Copiar mi enlace: { $seat }
next-none = Ninguna otra partida te espera.

## En la mesa: más

more-table = Esta mesa
more-game = Juego
more-game-end = Rectificar y rendirse
seeded = Quien hizo esta mesa eligió su semilla, así que puede conocer los dados.
copy-table = Copiar el enlace a la mesa
copy-here = Copiar el enlace a esta posición
study = Estudio y archivos
study-hint = En un tablero propio puedes probar qué pasaría si…, desde aquí o desde cualquier momento del pasado.
what-if = ¿Y si…?, desde aquí
hot-seat-here = Seguir desde aquí en una pantalla
download = Descargar el archivo de la partida
lines = Líneas de juego
line-main = La partida tal como fue
line-number = Línea { $number }
line-from = desde { $stop }
line-stops = { $count ->
        [one] un momento
       *[other] { $count } momentos
    }
line-name = Un nombre para la nueva línea
line-branch = Ramificar aquí
line-hint = Ve a cualquier momento, ramifica allí y juega: la línea antigua queda como estaba.

## En la mesa: consultar a los bots

advice-title = Consultar a los bots
advice-hint = Lo que elegiría una búsqueda en el momento que muestra el tablero, sabiendo lo que ese jugador sabía entonces y nada más.
advice-seat-any = Quien decide
advice-level = Piensan como
level-knight = Caballero
level-lord = Lord
level-council = Consejo (más)
advice-ask = Consultar
advice-stop = Basta
advice-waiting = Los bots están pensando …
advice-rounds = { $rounds } pruebas …
advice-done = Bien pensado: { $rounds } partidas de prueba.
advice-moment = Momento { $at }: decide { $seat }
advice-moment-idle = Momento { $at }, como lo ve { $seat }
advice-go = Ir allí
advice-chances = Probabilidades de ganar, como las ve { $seat }
advice-choices = Las mejores opciones
advice-read = Cada una con su probabilidad de ganar y cuánto se ha probado: la más probada es la que jugarían los bots.
advice-wins = probabilidad de ganar
advice-tried = probada: { $share }
advice-played = se jugó
advice-more = { $count ->
        [one] Otra opción más merece menos atención.
       *[other] Otras { $count } opciones merecen menos atención.
    }
advice-try-here = Elige una para jugarla en este tablero.
advice-try-board = Elige una para probarla en un tablero de análisis propio.
advice-nothing = { $seat } no tiene nada que decidir en este momento.
advice-over = Aquí la partida ha terminado: ya no queda nada que decidir.
curve-title = Las probabilidades a lo largo de la partida
curve-hint = Cada línea es lo que ese jugador podía pensar de su propia probabilidad de ganar. Pulsa un punto, o usa las flechas, para ver el tablero de entonces.
curve-draw = Dibujar el gráfico
curve-again = Dibujarlo de nuevo
curve-progress = { $done } de { $of } momentos valorados
curve-table = Lo mismo en una tabla
curve-moment = Momento
curve-go = Ir al momento { $at }
curve-value = Momento { $at }: { $chances }

## Reglas y datos

rules = Reglas
rules-and-data = Reglas y cifras
rules-search = Buscar en las reglas
rules-only-rulings = Solo nuestras interpretaciones
rules-count = { $count ->
        [one] una regla
       *[other] { $count } reglas
    }
rules-section = Capítulo { $section }
rules-edition = Edición: { $edition }. Versión de las reglas: { $version }.
rule-kind-data = cifras
rule-kind-option = opción
rule-kind-ruling = interpretación nuestra
rule-kind-setup = preparación
rule-why = Por qué: { $text }
rule-note = Nota: { $text }
figures = De dónde son las cifras
figures-text = Lo que está impreso en tableros, bloques y cartas se guarda como datos, y cada clase de cifra dice de dónde la tenemos.
figures-raw = Todas las cifras, como datos
from-rulebook = Del reglamento
from-hint-rulebook = Lo dice el texto de las reglas.
from-board = Del juego impreso
from-hint-board = Leídas en el tablero, los bloques o las cartas impresos.
from-source = De otras fuentes
from-hint-source = Lo dice otra fuente pública, como una reseña o una foto.
from-reconstructed = Reconstruidas
from-hint-reconstructed = No pudimos ver la cifra impresa y elegimos nosotros una equilibrada.
from-replaced = Puestas en esta mesa
from-hint-replaced = Quien lleva esta mesa tiene el juego y ha puesto estas cifras con un archivo propio.
from-none = Ninguna.
rulings = Nuestras interpretaciones
rulings-text = Donde el reglamento calla o no es claro, así decide esta mesa, y por qué.

## Acerca de

about-what = Banneret es una mesa para juegos de mesa medievales que conoce cada regla, dice qué regla te cierra el paso, tira dados honrados y guarda cada secreto en el servidor: tu navegador nunca tiene lo que tú no puedes saber.
about-games = Los juegos y sus autores
about-unofficial = Esta mesa no es oficial. No está hecha ni respaldada por los autores y editores, cuyo trabajo admiramos. Si un juego te gusta aquí, cómpralo y juégalo con gente en torno a una mesa.
about-own = Aquí no hay ilustraciones ni textos de sus reglamentos: las reglas se cuentan con nuestras palabras, los tableros los dibujamos nosotros y, donde no se pudo conseguir una cifra impresa, los datos dicen que la nuestra es una reconstrucción.
about-privacy = Qué se guarda de ti
about-privacy-text = El nombre que dices, tus partidas, tu charla y tus notas, solo en este servidor. Sin cuenta, sin cookies, sin rastreadores, sin nada cargado de otra parte. Tus claves se guardan en este navegador; quien borra su memoria pierde los asientos que no abrió también con un enlace.
about-version = Versión { $version }
about-licence = Código, textos y dibujos: Licencia Apache 2.0
about-api = Para programadores: la API

## Ayuda

help-how = Cómo se juega aquí
help-choose = Todo lo que puedes hacer ahora está iluminado en el tablero y figura en la lista de elecciones. Suelen bastar dos clics: la pieza y el lugar.
help-undo = Puedes deshacer dentro de tu turno, hasta que cae un dado, se revela un secreto o decide otra persona.
help-why = Haz clic en algo que no esté iluminado, o usa «¿Por qué no…?», y se te dirá qué regla lo prohíbe.
help-log = Señala un nombre en el registro y el mapa lo muestra. Haz clic en una línea para ver su regla o el tablero de entonces.
help-past = El deslizador recorre la partida hacia atrás mientras sigue. Nadie ve que miras.
help-zoom = Acércate con la rueda, con dos dedos o con + y -; arrastra para mover el tablero.
keys-turn = Tu turno
keys-time = El pasado
keys-map = El tablero
keys-page = La página
key-number = hacer la elección con ese número
key-choices = a la lista de elecciones
key-undo = deshacer
key-reset = deshacer todo
key-why = preguntar por qué no
key-window = mostrar u ocultar la ventana del juego
key-next = siguiente partida que me espera
key-back = un paso atrás
key-forth = un paso adelante
key-first = atrás, al turno anterior
key-now = adelante, al turno siguiente
key-replay = repetir desde mi última jugada, o detener
key-closer = acercar
key-farther = alejar
key-whole = todo el tablero
key-left = tablero a la izquierda
key-right = tablero a la derecha
key-up = tablero arriba
key-down = tablero abajo
key-board = al tablero
key-log = al registro
key-chat = a la charla
key-notes = a mis notas
key-rules = a las reglas
key-help = esta ayuda
key-escape = cerrar, volver a ahora
