### Spanish: the screen of a match of dice, in the browser. Texts shared with the tile game are in game.ftl.

## The screen

dicegame-grid = El tablero
dicegame-own-dice = Tus dados
dicegame-round-of = Ronda { $round } de { $rounds }
dicegame-round-over = La ronda ha terminado
dicegame-big-turn = ¡{ $count } dados!
dicegame-failed = { $count ->
    [one] { $count } turno sin poner un dado
   *[other] { $count } turnos seguidos sin poner un dado
  }

## What to do next

dicegame-first-roll = Tira tus dados.
dicegame-choose = Toca los dados que quieras guardar y tira los demás.
dicegame-lay = Tus dados muestran una combinación: pon una en el tablero.
dicegame-lay-or-pass = Pon dados en el tablero, o pasa.
dicegame-tap-cell = Toca ahora una casilla del tablero.
dicegame-rolls = Tu rival va a tirar.
dicegame-lays = Tu rival está poniendo dados.
dicegame-judging = Comprobando tu jugada…
dicegame-hint-roll = Los mejores dados para tirar: { $pieces }.

## A plan while the opponent plays

dicegame-plan-begin = Prepara tu turno mientras esperas: pon en el tablero los dados que quieras guardar. Solo los ves tú.
dicegame-plan-refitted = El tablero ha cambiado. En tu plan, { $pieces } { $count ->
    [one] va
   *[other] van
  } ahora en otro sitio.
dicegame-plan-no-place = El tablero ha cambiado. De vuelta en tu mano, porque ya no hay sitio: { $pieces }.
dicegame-plan-unhelped = El tablero ha cambiado. De vuelta en tu mano, porque una partida clasificatoria solo conserva lo que sigue encajando: { $pieces }.
dicegame-plan-busy = El tablero ha cambiado y el servidor está demasiado ocupado para buscar otro sitio. De vuelta en tu mano: { $pieces }.
dicegame-plan-dropped = El tablero ha cambiado. Los dados que querías mover están otra vez donde estaban.

## Buttons

dicegame-roll = { $count ->
    [0] No tirar ninguno
    [one] Tirar un dado
   *[other] Tirar { $count } dados
  }
dicegame-keep = Guardar
dicegame-across = Horizontal
dicegame-down = Vertical
dicegame-next-round = Siguiente ronda

## Dice and squares, as they are read out

dicegame-blank = sin tirar
dicegame-kept = { $die }, guardado
dicegame-to-roll = { $die }, para tirar otra vez
dicegame-lifted = { $die }, quitado del tablero
dicegame-stands = { $die } como { $faces }
dicegame-cell-empty = vacío, columna { $column }, fila { $row }
dicegame-cell-die = { $die }, columna { $column }, fila { $row }
dicegame-why = No es válida. ¿Por qué?
dicegame-key-dice = { $count ->
    [0] Todos tus dados están puestos.
    [one] Te queda un dado: { $pieces }.
   *[other] Te quedan { $count } dados: { $pieces }.
  }

## Score card

dicegame-round = Ronda
dicegame-points = Puntos
dicegame-sudden-death = Ronda decisiva
dicegame-left = { $you ->
    [yes] En tu mano
   *[no] En la mano de { $name }
  }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
dicegame-none-left = todos los dados puestos

## Keys

dicegame-keys-arrows = De casilla en casilla y de dado en dado; hacia arriba, de tus dados al tablero
dicegame-keys-enter = Elegir un dado, o poner lo elegido; antes de tirar: guardar
dicegame-keys-back = Quitar un dado del tablero
dicegame-keys-play = Tirar, o jugar lo que has puesto
dicegame-keys-dice = Qué dados tienes
