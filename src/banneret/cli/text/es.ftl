### Las palabras de la línea de órdenes, en español.

## La mesa

player-human = al teclado
player-bot = un bot
welcome = Escribe el número de lo que quieres hacer, o parte de sus palabras. Intro toma la única elección posible. Escribe «ayuda» para ver todas las órdenes, «tablero» para el tablero entero, «porque» para saber por qué algo no está permitido, «salir» para irte.
your-turn = { $seat }: { $prompt }
may-wait = Ahora no tienes que hacer nada: Intro continúa.
enter-takes-it = (Intro toma 1)
taken = { $choice }
pass-keyboard = Pasa el teclado a { $seat }.
pass-ready = { $seat }, pulsa Intro cuando nadie más mire la pantalla.
pass-others = { $count ->
        [one] También puede actuar, si quiere: { $seats }. Escribe el nombre.
       *[other] También pueden actuar, si quieren: { $seats }. Escribe el nombre.
    }
words-yes = s sí si
no-such-number = No hay elección { $number }; escribe un número del 1 al { $last }.
not-understood = «{ $typed }» no es ni una elección ni una orden. Escribe un número o «ayuda».
which-one = Podría ser más de una; ¿cuál?
taken-back = Deshecho.
log-earlier = ... y { $number ->
        [one] una línea anterior
       *[other] { $number } líneas anteriores
    }: escribe «crónica» y un número para ver más.
why-usage = Escribe «porque» y una elección: su número, o lo que te gustaría hacer, como en «porque lift clifford-l».
why-verbs = Los verbos son: { $verbs }. Un nombre es una palabra como «kent» o «henry-vi-l».
not-a-choice = «{ $typed }» no nombra nada que se pueda hacer en este juego.
not-legal = Ahora no: { $choice }. { $why }
legal = Esto es legal ahora: { $choice }.
rule-usage = Escribe «regla» y su identificador, como en «regla R3-6.4-b»; «reglas» y una palabra busca reglas.
no-such-rule = No hay regla { $rule }. «reglas» y una palabra busca reglas.
rules-usage = Escribe «reglas» y una palabra, como en «reglas traición».
rules-none = Ninguna regla habla de «{ $word }».
rules-more = ... y { $number ->
        [one] una más
       *[other] { $number } más
    }: una palabra más larga encuentra menos.
save-usage = Escribe «guardar» y el nombre de un archivo.
saved = Guardada en { $file }.
not-saved = No se ha guardado en { $file }: { $why }
no-such-language = Escribe «idioma» y uno de: { $languages }.
call-nobody = Escribe «llamar» y el nombre de un asiento de este teclado que pueda actuar aunque no deba; ahora no hay ninguno de ese nombre.
resign-sure = { $seat }, ¿de verdad te rindes? (s/N)
quit-save = ¿Guardar antes de salir? Escribe el nombre de un archivo, o Intro para salir sin guardar:
goodbye = Hasta pronto.
game-over = { $count ->
        [0] La partida ha terminado; nadie ha ganado.
        [one] La partida ha terminado. Gana { $winners }.
       *[other] La partida ha terminado. Ganan { $winners }.
    }

## Órdenes: lo que se puede escribir (los nombres ingleses valen en todos los idiomas), y la ayuda

command-undo = deshacer
command-reset = reiniciar
command-choices = elecciones
command-board = tablero
command-log = crónica cronica
command-why = porque porqué
command-rule = regla
command-rules = reglas
command-save = guardar
command-lang = idioma
command-call = llamar
command-resign = rendirse
command-help = ayuda ?
command-quit = salir

usage-undo = deshacer
usage-reset = reiniciar
usage-choices = elecciones
usage-board = tablero
usage-log = crónica [N]
usage-why = porque N, porque VERBO NOMBRE
usage-rule = regla ID
usage-rules = reglas PALABRA
usage-save = guardar ARCHIVO
usage-lang = idioma en|es|it
usage-call = llamar ASIENTO
usage-resign = rendirse
usage-help = ayuda
usage-quit = salir

help-choose = Escribe el número de una elección, o sus palabras. Además:
help-undo = deshace tu última elección
help-reset = deshace todo lo que has hecho en este turno, mientras no se haya revelado ni tirado nada
help-choices = muestra otra vez las elecciones
help-board = muestra el tablero entero
help-log = lo que ha pasado hasta ahora, tal como lo has visto
help-why = por qué una elección no es legal, y qué regla lo dice
help-rule = lee una regla
help-rules = busca las reglas que hablan de algo
help-save = guarda la partida; el archivo contiene todos los secretos
help-lang = cambia el idioma
help-call = da el teclado a quien puede actuar fuera de su turno
help-resign = abandona la partida
help-help = esta lista
help-quit = deja la mesa

## Richard III

r3-campaign = { $turn ->
        [0] Campaña { $campaign } de { $last }
       *[other] Campaña { $campaign } de { $last }, Turno de Juego { $turn }
    }
r3-throne = Rey: { $king } ({ $kingside }). Pretendiente: { $pretender } ({ $otherside }).
r3-nobody = nadie
r3-cards = { $seat }: { $number ->
        [one] una carta
       *[other] { $number } cartas
    } en la mano; jugadas: { $played }{ $now }
r3-hidden = {""}; una está boca abajo
r3-turned = {""}; ahora { $card }
r3-hand = Tu mano: { $cards }
r3-event = evento, { $ap } PA
r3-action = En curso: { $card }, { $ap ->
        [one] queda { $ap } PA
       *[other] quedan { $ap } PA
    }; áreas activadas: { $active }
r3-treason = { $seat } aún puede usar la carta de Traición.
r3-map = El mapa: tus bloques con sus pasos, los demás en números
r3-signs = (De A a D: quién actúa antes, y la potencia de fuego; ■ un paso, □ uno perdido; * ya ha movido, + reclutado, no puede mover)
r3-few = { $seat } ×{ $number }
r3-rebel = {" "}(con el Rebelde)
r3-attack = ¡batalla! { $seat } ataca desde { $ways }
r3-sea = el mar
r3-pool = Fondo de { $seat }: { $known ->
        [yes] { $blocks }
       *[no] { $number ->
            [one] un bloque
           *[other] { $number } bloques
        }
    }
r3-down = Fuera hasta la próxima campaña: { $blocks }
r3-minors = Menores: { $blocks }
r3-prison = Prisionero: { $blocks }
r3-dead = Muertos: { $blocks }
r3-battle = { $number ->
        [0] Batalla en { $area }. Ataca { $attacker }.
       *[other] Batalla en { $area }, Ronda { $number } de 4. Ataca { $attacker }.
    }
r3-loyalty = lealtad { $number }
r3-done = turno hecho
r3-reserves = En Reserva: { $one }, { $two }
r3-rolled = Ya han intentado la traición: { $roles }

## El tablero de MIL (1049) en una terminal

mil-turn = Turno { $turn } de { $turns }: { $phase }. Jugador inicial: { $start }. (○ ficha blanca, ● negra, ▲ marcador)
mil-pile = Tierra libre: { $top }, defensa { $defence }, { $lands ->
    [one] la última de su pila
   *[other] { $lands } en la pila
}
mil-family = { $who }: { $score } PP, { $women } mujeres, { $privileges } privilegios
mil-soldiers = { $number ->
    [one] 1 soldado
   *[other] { $number } soldados
}
mil-castle = castillo
mil-heir = heredero
mil-starves = pasaría hambre
mil-protected = Arzobispo
mil-age = { $number ->
    [one] 1 ficha de tiempo
    [3] 3 fichas de tiempo, muere con la próxima
   *[other] { $number } fichas de tiempo
}
mil-vassal = vasallo de { $lord }
mil-known = Detrás de la pantalla, según lo que todos pueden saber: { $cubes }
mil-own = Tus cubos: { $cubes }
mil-hand = En tu mano: { $cubes }
mil-bid = Mejor oferta, { $who }: { $cubes }
mil-offer = Se ofrece: { $cubes }
mil-pool = Para escoger: { $cubes }
