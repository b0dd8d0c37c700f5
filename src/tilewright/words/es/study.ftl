### Español: el tablero de análisis.

study-title = Análisis
study-why = Encuentra la mejor jugada de cualquier posición.
study-lead = Monta una posición y descubre la mejor jugada, todas las jugadas posibles o cuánto vale una combinación. La posición está en la dirección de esta página, así que puedes compartirla.
study-position = La posición
study-table = Mesa como texto
study-rack = Soporte como texto
study-best = Mejor jugada según
study-by-tiles = Más fichas
study-by-points = Más puntos
study-by-out = Terminar
study-plays = Todas las jugadas
study-rows = Valor de las combinaciones
study-try = Juega tú
study-empty = Pon al menos una ficha en el soporte.
study-thinking = Pensando…
study-none = Aquí no se puede colocar ninguna ficha.
study-not-out = Aquí no puedes terminar en una jugada.
study-found = { $count ->
    [one] Coloca { $count } ficha
   *[other] Coloca { $count } fichas
  }{ $out ->
    [yes] {" "}y termina la partida
   *[no] {""}
  }. En el soporte contarían { $points } { $points ->
    [one] punto
   *[other] puntos
  }.
study-unproven = Puede que haya una jugada aún mejor.
study-before = Antes
study-after = Después
study-show = Mostrar los pasos
study-steps = Pasos
study-plays-all = { $count ->
    [0] Aquí no se puede colocar ninguna ficha.
    [one] Solo hay una forma de elegir fichas que se puedan colocar.
   *[other] Hay { $count } formas de elegir fichas que se pueden colocar.
  }
study-plays-more = Estas son las { $count } mejores. Hay más.
study-play = { $pieces }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
study-plays-next = Mostrar más
study-stands = { $joker } hace de { $stands }.
study-picture = Guardar imagen
study-drawing = Guardar como SVG
study-here = Analizar desde aquí
study-out = Seguir jugando contra bots
study-out-bot = Rival { $number }
study-out-start = Empezar la partida
study-out-again = Empezar de nuevo
study-out-nobody = Nadie
study-out-racks = Soportes al final
study-out-how = Los bots reciben al azar fichas que no están ni en la mesa ni en tu soporte. No se guarda nada ni cuenta para la puntuación.

review-title = Repaso
review-of = { $booklet }, juego { $game }: repaso
review-making = Se está preparando el repaso…
review-summary = Resumen
review-player = Jugador
review-turns = Turnos
review-best-turns = Mejores jugadas
review-held-turns = Buena espera
review-mistakes = Errores
review-missed-tiles = Fichas perdidas
review-outs-missed = Finales perdidos
review-chances = Probabilidad de ganar
review-chances-how = Antes de cada turno, a partir de { $count } partidas jugadas hasta el final con lo que el jugador podía saber.
review-as-table = Como tabla
review-turn = Turno
review-mistakes-first = Primero los errores
review-turn-of = Turno { $turn }, { $name }
review-laid = { $laid } de { $most } colocadas
review-lost = Esto costó { $chance } de probabilidad de ganar.
review-choose = Elige un turno para ver la posición y la mejor jugada.
review-best-here = La mejor jugada aquí
review-try = Inténtalo tú
review-badge-out = Pudo terminar
review-badge-open = Pudo abrir
review-badge-missed = { $count ->
    [one] { $count } ficha perdida
   *[other] { $count } fichas perdidas
  }
review-badge-held = Buena espera
review-badge-best = La mejor
review-badge-none = Nada encajaba

puzzles-title = Problemas
puzzles-why = Uno al día, y muchos más.
puzzles-lead = En cada posición destaca una jugada. Encuéntrala en la mesa. Sin pistas, tu puntuación sube.
puzzles-daily = Problema del día
puzzles-one = Problema, dificultad { $grade } de 10
puzzles-streak = { $count ->
    [0] Resuélvelo para empezar una racha.
    [one] Un día resuelto. ¡Vuelve mañana!
   *[other] { $count } días seguidos.
  }
puzzles-solve = Resolver
puzzles-again = Volver a verlo
puzzles-all = Todos los problemas
puzzles-grade = Dificultad
puzzles-grade-of = Dificultad { $grade } de 10.
puzzles-any = Cualquiera
puzzles-done = { $done } de { $count } resueltos
puzzles-number = Problema { $number }, dificultad { $grade }{ $solved ->
    [yes] , resuelto
   *[no] {""}
  }
puzzles-solved = ¡Resuelto!
puzzles-hints-used = { $count ->
    [0] Sin pistas.
    [one] Con una pista.
   *[other] Con { $count } pistas.
  }
puzzles-next = Siguiente problema
puzzles-share = Copiar el resultado
puzzles-result = Problema de Tilewright del { $day }: resuelto en { $time }, { $hints ->
    [0] sin pistas
    [one] una pista
   *[other] { $hints } pistas
  }, { $streak ->
    [one] primer día
   *[other] { $streak } días seguidos
  }.
puzzles-hint-tiles = Coloca estas fichas:
puzzles-hint-dice = Coloca estos dados:
puzzles-hint-step = Siguiente paso
puzzles-rating = Tu puntuación en problemas: { $rating }
puzzles-rated = Tu puntuación en problemas: { $rating } ({ $change }).
puzzles-hint-cost = Las pistas restan puntuación.
rush-title = Sprint de tres minutos
rush-lead = Resuelve todos los problemas que puedas en tres minutos. Son cada vez más difíciles, y con tres fallos se acaba.
rush-start = Empezar
rush-again = Otra vez
rush-skip = Saltar (cuenta como fallo)
rush-best = Tu récord: { $count ->
    [one] 1 problema resuelto
   *[other] { $count } problemas resueltos
  }.
rush-score = Resueltos: { $solved }. Fallos: { $missed } de { $misses }.
rush-number = Problema { $number }, dificultad { $grade }.
rush-over-misses = Tres fallos. El sprint ha terminado.
rush-over-time = ¡Se acabó el tiempo!
rush-over = El sprint ha terminado.
rush-result = { $count ->
    [0] Ningún problema resuelto.
    [one] ¡1 problema resuelto!
   *[other] ¡{ $count } problemas resueltos!
  }
results-title = Tus resultados
results-none = Aquí no hay nada todavía. Cuentan las partidas terminadas.
results-puzzles = Problemas resueltos: { $solved }. Puntuación: { $rating }. Días seguidos: { $streak }.
results-opponents = Contra
results-matches = Partidas
results-games = Juegos
results-won = Ganadas
results-missed = Fichas desaprovechadas por turno
results-people = personas
results-bots = bots
results-csv = Descargar como CSV
results-rating = { $title }: { $rating }
results-date = Fecha
