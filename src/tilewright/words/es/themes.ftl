### Spanish: the themes that join lessons, puzzles, rules and turns, and what is told of a turn.

told-out = { $you ->
    [yes] Aquí podías terminar
   *[no] Aquí { $who } podía terminar
  }: { $how }.
told-open = { $you ->
    [yes] Aquí podías abrir
   *[no] Aquí { $who } podía abrir
  }: { $how }.
told-missed = { $you ->
    [yes] Aquí podías poner { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
      } más
   *[no] Aquí { $who } podía poner { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
      } más
  }: { $how }.
told-missed-dice = { $you ->
    [yes] Aquí podías poner { $count ->
        [one] { $count } dado
       *[other] { $count } dados
      } más
   *[no] Aquí { $who } podía poner { $count ->
        [one] { $count } dado
       *[other] { $count } dados
      } más
  }: { $how }.
told-held = { $you ->
    [yes] Hiciste bien en esperar aquí
   *[no] { $who } hizo bien en esperar aquí
  }: poner fichas habría bajado la probabilidad de ganar.
told-even = Aquí se podía poner más, pero apenas habría cambiado la probabilidad de ganar.
told-best = Aquí no se podía poner nada más.
told-none = Aquí no se podía poner nada.
told-turned = { $you ->
    [yes] Aquí el juego giró a tu favor
   *[no] Aquí el juego giró a favor de { $who }
  }: la probabilidad de ganar subió del { $before } al { $after }.
how-sets = { $pieces } forman una combinación
how-extending = { $count ->
    [one] { $pieces } encaja con lo que hay en la mesa
   *[other] { $pieces } encajan con lo que hay en la mesa
  }
how-borrowing = con { $pieces } de la mesa se puede construir
how-splitting = se puede partir la fila { $pieces }
how-joker = { $count ->
    [0] un comodín de la mesa queda libre
   *[other] el { $pieces } libera el comodín
  }
how-crossing = { $pieces } puede cruzar los dados que ya hay
how-moving = { $pieces } puede ir a otro sitio
theme-sets = Combinaciones
theme-opening = Abrir
theme-drawing = Cuando nada encaja
theme-extending = Añadir
theme-borrowing = Tomar de la mesa
theme-splitting = Partir filas
theme-joker = Liberar comodines
theme-holding = Esperar
theme-out = Terminar
theme-score = Contar los puntos
theme-clock = El reloj
theme-double = El comodín doble
theme-change = El comodín de cambio de color
theme-mirror = El comodín espejo
theme-crossing = Cruzar combinaciones
theme-moving = Reorganizar el tablero
ways-title = Aprende de esto
chart-at = Turno { $turn }. { $chances }
chart-of = { $name }: { $value }
chart-dice = Dados restantes
chart-dice-how = Los dados que le quedan a cada jugador después de cada turno. Arrastra por el gráfico para ver un turno.
