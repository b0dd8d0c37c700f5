### Spanish: a table on a large screen, with the tiles on phones.

screen-title = Usar como pantalla grande
screen-why = Esta pantalla muestra la mesa. Cada persona tiene sus fichas en su teléfono.
screen-how = Cada persona escanea un código con el teléfono y se sienta, sin aplicación ni cuenta. Las fichas se ponen en el teléfono y la pantalla las muestra.
screen-open = Mostrar la mesa
screen-move = Muestra la mesa en este dispositivo, a la vista de todo el mundo. Tu asiento aquí queda libre: vuelve a sentarte con el teléfono.
screen-end =
    { $count ->
        [one] Dejar de mostrarla en la otra pantalla
       *[other] Dejar de mostrarla en otras { $count } pantallas
    }
screen-scan = Escanea el código con el teléfono
screen-start = Quien se siente primero empieza el juego desde su teléfono.
screen-join = Hay un asiento para ti en la mesa de la pantalla grande.
screen-again = Para otra partida, cada persona toca «{ $button }» en su teléfono.
screen-next = Para seguir, toca «{ $button }» en un teléfono.
screen-ended = Esta pantalla ya no muestra ninguna mesa.
screen-back = Volver a la mesa
screen-full = Pantalla completa
screen-code-why = ¿Tu mesa ya está abierta en un teléfono? Muestra aquí un código y escríbelo allí.
screen-code-show = Mostrar un código
screen-code-enter = En el teléfono que abrió la mesa, elige «{ $where }» y escribe este código. Sirve durante { $minutes } minutos.
screen-code = Código de la pantalla grande
screen-elsewhere = La mesa en una pantalla grande
