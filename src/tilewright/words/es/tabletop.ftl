### Español: el marcador y el árbitro para un juego físico, en el navegador.

## Piezas para tocar

photo-open = Con una foto
photo-rest = Con una foto de lo que queda
pick-pieces = Elige fichas
pick-color = Color
pick-remove = Quitar { $piece }

## El marcador

score-lead = ¿Juegas con fichas de verdad? Indica quién ha terminado y qué les queda a los demás. Los puntos se cuentan según el reglamento que elijas.
score-players = Jugadores
score-player = Asiento { $number }
score-add = Añadir persona
score-remove = Quitar a { $name }
score-begin = Empezar el marcador
score-game = { $game ->
    [dice] Ronda
   *[tiles] Juego
  } { $number } de { $count }
score-out = ¿Quién ha terminado?
score-nobody = Nadie
score-left = Puntos que le quedan a { $name }
score-tap = { $game ->
    [dice] Tocar dados
   *[tiles] Tocar fichas
  }
score-more = { $game ->
    [dice] Añadir dados
   *[tiles] Añadir fichas
  }
score-type = Escribir el total
score-pieces = Fichas que le quedan a { $name }
score-count = Contar
score-undo = Deshacer el último juego
score-on = Jugar otra ronda
score-new = Marcador nuevo
score-new-sure = Sí, borrar este marcador
score-picture = Guardar imagen
score-away = No se puede conectar con el servidor. Lo que has anotado se guarda en este dispositivo y se contará cuando vuelva.
score-unclear = { $names } tienen los mismos puntos, así que gana quien tenga menos fichas. ¿Cuántas le quedan a cada persona?
score-shared = Alguien ha compartido este marcador contigo.
score-adopt = Seguir aquí
score-adopt-sure = Sí, reemplazar mi marcador
score-own = Mi marcador

## El reloj

score-clock = Reloj de turno
score-clock-start = Iniciar
score-clock-stop = Parar
score-clock-next = Turno siguiente
score-clock-over = ¡Se acabó el tiempo!

## El árbitro: ¿está permitido?

judge-lead = ¿Juegas con fichas de verdad? Pon aquí una combinación o un turno entero y mira si tu reglamento lo permite.
judge-what = ¿Qué quieres comprobar?
judge-a-row = Una combinación
judge-a-turn = Un turno entero
judge-your-row = { $game ->
    [dice] Tu línea de dados
   *[tiles] Tu combinación
  }
judge-tap = { $game ->
    [dice] Toca los dados de la línea, de izquierda a derecha.
   *[tiles] Toca las fichas de la combinación.
  }
judge-table = En la mesa antes del turno
judge-row = Combinación { $number }
judge-new-row = Combinación nueva
judge-grid-step-before = Antes del turno
judge-grid-step-after = Después del turno
judge-grid-how-before = Toca una casilla y luego los dados que hay ahí. El siguiente va a su derecha; toca otra vez la casilla vacía para ir hacia abajo. Los dados de verdad pueden tener otras caras que los de nuestras partidas, así que aquí vale cualquier cara.
judge-grid-how-after = Repite ahora el turno: toca un dado y luego una casilla vacía para moverlo. Toca una casilla vacía y luego un dado de la lista para añadirlo.
judge-grid-how-rest = ¿Qué dados le quedan a esa persona? Con ellos se ve si tenía que poner una combinación.
judge-grid-rest = Dados que quedan
judge-grid-remove = Quitar este dado
judge-rack = En el soporte
judge-opened = Esta persona ya ha abierto
judge-fill = Elige adónde van las fichas y tócalas. En la mesa se arrastran como en una partida.
judge-add = Añadir fichas
judge-no-more = No queda ninguna ficha «{ $piece }». La caja tiene { $count }.
judge-play = Jugar el turno
judge-lay = Mueve ahora las fichas como en el turno. Aquí verás si está permitido.
judge-back = Volver al principio
judge-undo = Deshacer
judge-reset = Empezar de nuevo
judge-clear = Borrar
judge-yes = Permitido
judge-no = No permitido
judge-house = Regla de la casa: { $rules }
judge-clauses = { $count ->
    [one] Regla
   *[other] Reglas
  }:

## En la página de inicio
