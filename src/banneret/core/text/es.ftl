### Las palabras propias de la casa, en español.

language-name = Español

## Por qué la casa rechaza algo. Las leyes de un juego están en su rules.toml.

house-no-such-seat = No existe ese asiento en esta partida.
house-no-such-choice = No existe esa elección en este juego.
house-over = La partida ha terminado; ya no queda nada que decidir.
house-not-asked = Este asiento no tiene nada que decidir ahora.
house-stale = La posición ha cambiado desde que se ofreció esta elección; mira de nuevo y vuelve a elegir.
house-undo = No se puede deshacer nada: hay de por medio un dado, algo revelado o la decisión de otro asiento.
house-not-listed = Esta elección no está entre las legales aquí y ahora.

## Los bots y, en una línea, cómo juegan.

bot-greedy = Codicioso
bot-greedy-about = Toma lo que ahora mismo parece mejor y no piensa más allá.
bot-random = Al azar
bot-random-about = Hace cualquier elección legal; todas le dan igual.
