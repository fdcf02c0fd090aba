### Las palabras propias de la mesa, en español.

## Lo que la mesa rechaza y lo que ha fallado. `.title` nombra el problema; el texto dice qué hacer.

problem-bad-request = { $why }
    .title = La petición no está bien formada
problem-bad-option = { $why }
    .title = Eso no se puede acordar
problem-bad-seats = { $why }
    .title = No para tantos jugadores
problem-no-such-bot = No hay ningún bot { $bot } para este juego; hay: { $able }.
    .title = No existe ese bot
problem-bad-file = { $why }
    .title = Este archivo no se puede abrir
problem-bad-position = { $why }
    .title = No existe esa posición
problem-key-needed = Di primero tu nombre: recibirás una llave y con ella podrás hacerlo.
    .title = ¿Quién eres?
problem-unknown-key = Esta llave no abre nada aquí. Quizá el asiento se le dio a otra persona, o el enlace está incompleto.
    .title = Llave desconocida
problem-not-your-seat = Este asiento es de otra persona.
    .title = No es tu asiento
problem-not-host = Solo quien creó la mesa puede hacerlo.
    .title = No es tu mesa
problem-wrong-password = Esa no es la contraseña de la mesa.
    .title = Contraseña incorrecta
problem-private-table = Solo quienes se sientan a esta mesa pueden mirarla.
    .title = Una mesa privada
problem-still-secret = Eso revelaría secretos de una partida que aún se juega. Al terminar quedará abierta a todos.
    .title = Todavía es secreto
problem-advice-running = Nadie puede consultar a los bots sobre una partida que aún se está jugando. Cuando acabe, dirán lo que piensan de ella.
    .title = No mientras se juega
problem-advice-branched = Este tablero salió de una partida que aún se está jugando. Hasta que acabe, los bots no dirán nada de ella.
    .title = Su partida aún se está jugando
problem-advice-alike = Esta es una partida o una posición que estás jugando en otra mesa. Hasta que esa partida acabe, los bots no dirán nada de ella.
    .title = Estás jugando esta partida
problem-no-advice = Los bots no saben valorar este juego, así que no tienen nada que decir.
    .title = Sin consejo
problem-advice-failed = Los bots no han respondido ({ $reason ->
        [too-slow] han tardado demasiado
       *[other] algo se ha estropeado
    }). Inténtalo de nuevo.
    .title = Sin respuesta
problem-foreign-page = No se admiten peticiones de páginas de otros sitios.
    .title = Desde aquí no
problem-not-json = La mesa solo lee JSON (application/json).
    .title = JSON, por favor
problem-no-such-page = En esta dirección no hay nada.
    .title = Aquí no hay nada
problem-no-such-table = No existe esa mesa. Quizá el enlace está incompleto.
    .title = No existe esa mesa
problem-no-such-game = No existe ese juego.
    .title = No existe ese juego
problem-no-such-seat = En esta mesa no existe ese asiento.
    .title = No existe ese asiento
problem-no-such-language = No hay textos en ese idioma.
    .title = No existe ese idioma
problem-no-such-moment = Ese momento no está en el pasado que puedes ver.
    .title = No existe ese momento
problem-no-such-line = Este tablero no tiene esa línea de juego.
    .title = No existe esa línea
problem-no-odds = Este juego no sabe calcular probabilidades.
    .title = Sin probabilidades que calcular
problem-no-battle = No hay ninguna batalla que calcular: { $why }
    .title = Sin batalla
problem-wrong-method = Esta dirección no admite una petición así.
    .title = Método equivocado
problem-seat-taken = Alguien fue más rápido: este asiento está ocupado.
    .title = El asiento está ocupado
problem-no-open-seat = Todos los asientos de esta mesa están ocupados.
    .title = No queda ningún asiento libre
problem-not-deserted = Este asiento no está abandonado: su jugador aún puede volver.
    .title = No está abandonado
problem-not-playing = La partida no ha empezado: aún queda un asiento libre.
    .title = Todavía no
problem-not-over = Esto solo se puede hacer cuando la partida ha terminado.
    .title = Aún no ha terminado
problem-not-analysis = Solo un tablero de análisis tiene líneas de juego.
    .title = No es un tablero de análisis
problem-stale-choice = La posición ha cambiado desde que se ofreció esta elección. Mira de nuevo y elige otra vez.
    .title = Demasiado tarde
problem-illegal-choice = Esta elección no está entre las legales.
    .title = No es una elección legal
problem-wrong-seat = Este asiento no tiene nada que decidir ahora.
    .title = No es tu turno
problem-game-over = La partida ha terminado; no queda nada por decidir.
    .title = La partida ha terminado
problem-undo-refused = No se puede deshacer nada: hay por medio un dado, algo revelado o la decisión de otro asiento.
    .title = Nada que deshacer
problem-nothing-to-take-back = No has hecho en esta partida ninguna elección que se pueda retirar.
    .title = Nada que retirar
problem-take-back-pending = Alguien ya ha pedido retirar una jugada; primero hay que responder a eso.
    .title = Cada cosa a su tiempo
problem-no-take-back = Nadie pide ahora retirar nada, o ya has respondido.
    .title = Nada que responder
problem-full = Aquí ya no cabe más.
    .title = Lleno
problem-too-large = Esto es mayor que cualquier cosa que la mesa necesite.
    .title = Demasiado grande
problem-too-many-requests = Preguntas más deprisa de lo que nadie juega. Inténtalo de nuevo dentro de { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
    .title = Más despacio
problem-too-many-streams = Tienes la mesa abierta en demasiados sitios a la vez. Cierra alguno.
    .title = Demasiadas a la vez
problem-fault = Algo se ha roto en la mesa. En tu partida no ha cambiado nada; el fallo ha quedado anotado.
    .title = Un fallo nuestro
problem-no-bots = Este servidor no tiene bots.
    .title = Sin bots
problem-store-unavailable = La mesa no puede guardar nada en este momento, así que no ha cambiado nada. Inténtalo de nuevo dentro de un momento.
    .title = La mesa no puede escribir

## Lo que la propia mesa dice en la charla. $seat y similares son identificadores del juego.

note-bot-failed = El bot { $bot } del asiento { $seat } no respondió ({ $reason ->
        [too-slow] tardó demasiado
        [crashed] se averió
        [illegal] su elección iba contra las reglas
       *[other] { $reason }
    }); en su lugar eligió al azar.
note-take-back = { $player } retiró una elección con el acuerdo de los demás.
note-take-back-refused = { $player } no acepta que se retire la jugada.
note-rules-changed = Se corrigió un error en las reglas mientras se jugaba esta partida. Continúa desde la posición tal como estaba; lo anterior ya no se puede mostrar.
