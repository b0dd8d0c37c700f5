### Spanish: the game in the terminal. Words in backticks are typed, and the same in every language.

## Commands that were not understood

move-unknown = { $word } no significa nada aquí. Escribe fichas para ponerlas, como `K5 K6 K7`, o `help`.
move-did-you-mean = { $word } no significa nada aquí. ¿Querías decir `{ $near }`?
move-word-alone = Escribe { $word } sin nada detrás.
move-row-alone = ¿Qué hago con la combinación { $row }? Escribe `{ $row } + B8` para añadir, `{ $row } - B8` para quitar; `help` enseña más.
move-no-pieces = ¿Qué fichas? Una ficha es un color y un número, como en `K5 K6 K7`.
move-no-row-number = { $word } no es una combinación: usa el número que está a su izquierda.
move-two-places = Las fichas van a un solo sitio: indica una combinación tras `to`, o `new`.
move-rows-from = Con `|` pones varias combinaciones nuevas de tu soporte; `from` y `to` se usan con una cada vez.
move-split-how = Indica la combinación y la ficha que empieza su segunda parte, como en `3 / B8`.
move-split-at-first = { $piece } es la primera de la combinación { $row }: indica la ficha que empieza su segunda parte.
move-join-how = Indica dos combinaciones o más, como en `2 + 3`.
move-row-twice = No puedes unir una combinación a sí misma.
move-no-such-row = No hay combinación { $row }: la última es la { $last }.
move-table-empty = No hay combinación { $row }: la mesa está vacía.
move-not-in-row = No hay { $pieces } en la combinación { $row }.
move-in-no-row = { $pieces } no está en ninguna combinación.
move-in-many-rows = { $pieces } está en las combinaciones { $rows }: di cuál con `from`.
move-lies-elsewhere = Ya no tienes { $piece } en tu soporte, pero { $count ->
    [one] está en la combinación { $rows }
   *[other] está en las combinaciones { $rows }
  }: escribe `from { $row }` tras las fichas para usarlo.
move-none-left = Ya no tienes más { $piece }.
move-not-yours = No tienes { $piece }, y tampoco hay en la mesa.
move-too-many = No hay tantos { $piece } en la mesa y en tu soporte.
move-end-nothing = Aún no has puesto nada: pon al menos una ficha, o `draw` (`pass` si el pozo está vacío).
move-nothing-to-undo = No hay nada que deshacer: la mesa está como al empezar tu turno.
move-dice-unknown = { $word } no significa nada aquí. Escribe dados y dónde van, como `K3 at 2,0`, o `help`.
move-dice-roll-first = Tira primero: `roll` tira todos tus dados, `keep K3 K4` todos menos estos.
move-dice-none-shows = Ninguno de tus dados muestra { $piece }.
move-dice-no-more = Ya no tienes más { $piece }.
move-dice-lies-there = Ninguno de tus dados muestra { $piece }, pero hay uno en { $cell }: `{ $cell } to 0,0` lo mueve.
move-dice-empty-cell = No hay nada en { $cell }.
move-dice-cell-twice = Has indicado la casilla { $cell } dos veces.
move-dice-too-far = { $cell } está demasiado lejos: las casillas van de -{ $reach } a { $reach } en cada sentido.
move-dice-slanting = De { $first } a { $last } no hay una línea: indica dos casillas de una fila o una columna.
move-dice-down-where = ¿Dónde empieza la línea? Indica una casilla, como en `K3 R3 B3 at 2,0 down`.
move-dice-move-where = ¿Adónde? `{ $cell } to 0,0` mueve el dado, `take { $cell }` lo quita.
move-dice-two-cells = Los dados van a una casilla: indica la del primero.
move-dice-which-cell = ¿Qué casilla? Una casilla es el número de su columna y el de su fila, como en `2,0`.
move-dice-no-cell = { $word } no es una casilla: una casilla es el número de su columna y el de su fila, como en `2,0`.
move-dice-end-nothing = Aún no has puesto nada: pon al menos un dado, o `pass`.

## A game

play-welcome = Te damos la bienvenida a Tilewright
play-teach-sets = Pon combinaciones de tres o más: escaleras (K5 K6 K7) o grupos (K8 R8 O8).
play-teach-pieces = K es negro, R rojo, B azul, O naranja; J, el comodín, vale por cualquier ficha.
play-teach-special = D, el doble, vale por dos fichas; C cambia el color de una escalera; M refleja sus dos lados.
play-teach-opening = { $points ->
    [0] Pon primero combinaciones de tu soporte; después puedes reorganizar también la mesa.
    [one] Abre con al menos un punto; después puedes reorganizar también la mesa.
   *[other] Abre con al menos { $points } puntos; después puedes reorganizar también la mesa.
  }
play-teach-typing = Escribe `K5 K6 K7` para poner, `2 + B8` para añadir a la combinación 2, y luego `end`; o `draw`.
play-teach-end = Gana quien vacía antes su soporte. `help` enseña todo lo que puedes escribir.
play-special = Particularidades: { $rules }.
play-clock = Tienes { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
  } por turno.
play-seconds-left = { $seconds ->
    [one] Queda { $seconds } segundo.
   *[other] Quedan { $seconds } segundos.
  }
play-rules = Reglas: { $title } ({ $rules }).
play-rules-mark = * distinto de { $rules }.
play-rules-time = Con --clock, los turnos tienen límite de tiempo.
play-game = Juego { $game } de { $games }
play-your-turn = { $game }: te toca
play-game-over = { $game } ha terminado
play-count = { $name }: { $count }
play-pool = pozo: { $count }
play-last-lap = El pozo está vacío: ya nadie roba, y cada jugador tiene un último turno.
play-table-empty = La mesa está vacía.
play-mark-new = * nuevo desde tu último turno
play-mark-own = + de tu soporte
play-rack = Tu soporte: { $count ->
    [one] una ficha
   *[other] { $count } fichas
  }, por { $sort ->
    [number] número
   *[color] color
  }
play-ok = válida
play-not-ok = no válida
play-in-hand = En tu mano: { $pieces }. { $count ->
    [one] Tiene
   *[other] Tienen
  } que volver a la mesa antes de acabar.
play-opening = Para abrir: { $found } de { $needed } puntos.
play-ready = Todo encaja. Escribe `end` para acabar tu turno, o sigue.
play-hint-nothing = No tienes jugada: roba, o pasa si el pozo está vacío.
play-hint-something = Tienes una jugada. Escribe `hint` otra vez para ver con qué fichas.
play-hint-pieces = Lo máximo que puedes poner: { $pieces }.
play-hint-some-pieces = Puedes poner estas fichas: { $pieces }.
play-hint-more = Escribe `hint` otra vez para ver cómo.
play-hint-reset = Desde la mesa al empezar tu turno (`reset` la recupera):
play-give-up = Vas a perder lo que has puesto en este turno. Escribe `{ $word }` otra vez para confirmar.
play-penalty = Si algo está mal, todo vuelve a su sitio{ $count ->
    [0] {""}
    [one] , robas una ficha de penalización
   *[other] , robas { $count } fichas de penalización
  } y tu turno se acaba. Escribe `{ $word }` otra vez para terminar tu turno.
play-quit-again = ¿Salir? { $saved ->
    [yes] Tu partida está guardada.
   *[no] El juego no se guarda.
  } Escribe `quit` otra vez para confirmar.
play-left-with = { $you ->
    [yes] Te quedas
   *[no] { $name } se queda
  } con { $count ->
    [one] una ficha
   *[other] { $count } fichas
  }, { $cost ->
    [one] { $cost } punto:
   *[other] { $cost } puntos:
  }
play-card-game = juego { $game }
play-card-total = total
play-card-won = ganados
play-card-round-total = ronda { $round }
play-next-game = Pulsa Enter para el juego { $game }, o escribe `quit`.
play-another = Pulsa Enter para salir, o escribe `again` para otra partida.
play-claim = Tienes { $count ->
    [one] { $count } pareja
   *[other] { $count } parejas
  }: { $pieces }. Escribe `claim` para repartir otra vez, o pulsa Enter para seguir.
play-bye = Adiós, y gracias por jugar.
play-resume = Tienes una partida sin terminar con { $names }: { $rules }. Pulsa Enter para continuarla, o escribe `new` para empezar otra.
play-saved = Tu partida está guardada. Con `{ $command }` la continúas.
play-promise = Juego { $game }: el reparto sale de un secreto cuyo SHA-256 { $promise } se publicó antes de la primera ficha.
play-promise-kept = Juego { $game }: el secreto { $secret } tiene el SHA-256 { $promise } publicado.
play-promise-broken = Juego { $game }: ¡el secreto { $secret } no tiene el SHA-256 { $promise } publicado!

## A match of the dice game

play-teach-dice-sets = Pon combinaciones de tres o más en líneas, hacia la derecha o hacia abajo: escaleras (K5 K6 K7) o grupos (K8 R8 O8).
play-teach-dice-pieces = K es negro, R rojo, B azul, O naranja; J, el comodín, vale por cualquier cara.
play-teach-dice-rolling = Primero tiras los nueve dados, después los que quieras; si muestran una combinación, tienes que poner una.
play-teach-dice-grid = Las líneas se cruzan como en un crucigrama, y puedes mover los dados puestos; cada línea tiene que ser una combinación.
play-teach-dice-typing = Escribe `roll`, luego `K5 K6 K7` o `K8 at 3,1` para poner dados, luego `end`; o `pass`.
play-teach-dice-end = Quien se queda sin dados gana la ronda; se { $rounds ->
    [one] juega una ronda
   *[other] juegan { $rounds } rondas
  }. `help` enseña todo lo que puedes escribir.
play-rules-house = * regla de la casa en esta mesa.
play-round = Ronda { $game } de { $games }
play-failed = turnos sin poner nada: { $count }
play-mark-wrong = ! así no es válida
play-mark-own-die = + tuyo, puesto ahora
play-dice-unrolled = Tus dados: { $count ->
    [one] uno, sin tirar.
   *[other] { $count }, sin tirar.
  }
play-dice-own = Tus dados: { $count ->
    [one] queda uno
   *[other] quedan { $count }
  }
play-dice-of = { $name } tiene:
play-dice-left = { $you ->
    [yes] Te quedas
   *[no] { $name } se queda
  } con { $count ->
    [one] un dado
   *[other] { $count } dados
  }, { $cost ->
    [one] { $cost } punto:
   *[other] { $cost } puntos:
  }
play-roll-all = Escribe `roll` para tirar todos tus dados.
play-roll-some = Escribe `roll` para tirarlos todos, `roll K3 J` para tirar algunos, o `keep K3 K4` para tirar los demás.
play-card-round = ronda
play-card-meaning = De cada jugador, los puntos de la ronda y el total hasta ahora.
play-next-round = Pulsa Enter para la ronda { $game }, o escribe `quit`.
play-hint-roll-all = La primera tirada de una ronda es con todos tus dados: `roll`.
play-hint-roll = Tu mejor tirada es `roll { $pieces }`: de media es la que más dados te deja poner.
play-hint-no-dice = No puedes poner ningún dado: pasa.
play-hint-some-dice = Tienes una jugada. Escribe `hint` otra vez para ver con qué dados.
play-hint-dice = Lo máximo que puedes poner: { $pieces }.
play-hint-these-dice = Puedes poner estos dados: { $pieces }.

## Help, one line per command

help-lay = pon una combinación nueva de tu soporte
help-range = lo mismo, de un número a otro
help-add = añade fichas a una combinación
help-take = quita fichas: las tuyas van a tu soporte, las otras a tu mano hasta que las pongas
help-from = usa fichas de una combinación con las tuyas
help-move = mueve fichas de una combinación a otra
help-split = corta una combinación delante de una ficha
help-join = une la combinación 3 a la 2
help-row = deja una combinación justo así, también para cambiar su orden
help-table = escribe la mesa entera
help-undo = deshaz el último paso, o todos
help-end = acaba tu turno con la mesa como está
help-draw = acaba tu turno robando del pozo; pasa si está vacío
help-claim = pide otro reparto, si las reglas lo permiten
help-sort = ordena tu soporte por color o por número
help-hint = ¿hay jugada? otra vez: ¿qué fichas? otra vez: ¿cómo?
help-rules = las reglas de la mesa; cómo comprobar el reparto
help-quit = sal del juego
help-roll = tira todos tus dados
help-roll-some = tira solo estos
help-keep = tira todos menos estos
help-die-at = pon un dado en una casilla: columna 2, fila 0; lo que había va a tu mano
help-line-at = pon una línea desde una casilla hacia la derecha; lo que ya está igual se queda
help-line-down = ponla desde la casilla hacia abajo
help-line = pon una línea aparte, lejos de las otras
help-die-to = mueve un dado a otra casilla
help-line-to = mueve una línea; con right o down detrás queda en ese sentido
help-die-take = quita un dado: recuperas los tuyos, los otros van a tu mano hasta que los pongas
help-grid = escribe el tablero entero, línea a línea
help-end-grid = acaba tu turno con el tablero como está
help-pass = acaba tu turno sin poner un dado
help-hint-dice = ¿qué dados tirar? luego: ¿hay jugada? otra vez: ¿qué dados? otra vez: ¿cómo?

## Lo que escriben `check`, `solve` y `read`

check-no-set = { $row }: no es una combinación, { $why }
check-set = { $row }: { $readings }
check-reading = { $shape ->
    [group] grupo
    [mirror] combinación espejo
   *[run] escalera
  } de { $points } { $points ->
    [one] punto
   *[other] puntos
  }
check-stands = { $piece } es { $stand }
check-or = { $first }; o { $other }
check-opening = { $readings }; para abrir, { $points }
solve-play = pon
solve-table = mesa
solve-nothing = no se puede poner nada
solve-not-found = no se ha encontrado nada
solve-worth = { $count } { $game ->
    [dice] { $count ->
        [one] dado
       *[other] dados
      }
   *[tiles] { $count ->
        [one] ficha
       *[other] fichas
      }
  } por valor de { $points }, { $proven ->
    [yes] el mejor turno, demostrado
   *[no] sin demostrar que sea el mejor turno
  }, { $time } us
read-found = { $photo }: { $count ->
    [0] ninguna ficha
    [one] { $count } ficha
   *[other] { $count } fichas
  }
read-unsure = compara con la foto: { $tiles }
