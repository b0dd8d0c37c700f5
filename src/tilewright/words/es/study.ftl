### Español: el tablero de análisis.

study-title = Mesa de análisis
study-why = Prepara una mesa y encuentra la mejor jugada.
study-sample = ¿Cuál es el mejor turno aquí?
study-sample-why = Quedan cinco fichas. Mira cómo se pueden poner todas.
study-position = Mesa y soporte
study-table = Mesa como texto
study-rack = Soporte como texto
study-as-text = Escribir o pegar mesa y soporte
study-back-to = Volver al turno { $turn }
study-best = Mejor jugada según
study-tabs = Preguntas
study-tab-edit = Preparar
study-tab-best = Mejor
study-tab-plays = Todas las jugadas
study-tab-rows = Combinaciones
study-tab-try = Probar
study-tab-out = Seguir jugando
study-by-tiles = Más fichas
study-by-points = Más puntos
study-by-out = Terminar
study-empty = Pon al menos una ficha en el soporte.
study-unfinished = Una combinación tiene al menos tres fichas.
study-no-rows = Pon una combinación en la mesa.
study-thinking = Pensando…
study-none = Aquí no se puede poner ninguna ficha.
study-not-out = Aquí no puedes terminar en una jugada.
study-found = { $count ->
    [one] Pon { $count } ficha
   *[other] Pon { $count } fichas
  }{ $out ->
    [yes] {" "}y terminas
   *[no] {""}
  }. Así quitas { $points } { $points ->
    [one] punto
   *[other] puntos
  } de tu soporte.
study-unproven = Puede que haya una jugada aún mejor.
study-before = Antes
study-after = Después
study-show = Mostrar los pasos
study-steps = Pasos
study-plays-all = { $count ->
    [0] Aquí no se puede poner ninguna ficha.
    [one] Solo hay una forma de poner fichas.
   *[other] Hay { $count } formas de poner fichas.
  }
study-plays-more = Estas son las { $count } mejores. Hay más.
study-play = { $pieces }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
study-plays-next = Mostrar más
study-stands = El { $joker } representa { $stands }.
study-redo = Rehacer
study-copy-text = Copiar como texto
study-record = Cargar una partida
study-record-file = El archivo de una partida
study-record-paste = O pega la partida, o su texto corto
study-record-long = Es demasiado largo para una partida.
study-behind = Gana un { $less } menos que la mejor de estas ({ $low } a { $high }).
study-as-good = Sin diferencia clara con la mejor de estas.
study-ahead = La mejor de estas.
study-wait = Robar en su lugar:
study-chances-how = Probabilidad de ganar contra un rival, con intervalos del 95 %. Todas las jugadas se jugaron en los mismos juegos imaginados.
study-compare = Comparar
study-compare-how = Elige Comparar en dos jugadas para verlas una al lado de la otra.
study-compare-other = Elige otra jugada para compararla.
study-compared = Dos jugadas, una al lado de la otra
study-lays = { $count ->
    [one] Pone { $count } ficha
   *[other] Pone { $count } fichas
  }
study-keeps = { $count ->
    [0] No se queda con nada
    [one] Se queda con { $count } ficha
   *[other] Se queda con { $count } fichas
  }
study-go-on = Seguir desde aquí
study-picture = Guardar imagen
study-drawing = Guardar como SVG
study-here = Analizar desde aquí
study-out-bot = Rival { $number }
study-out-start = Empezar el juego
study-out-again = Empezar de nuevo
study-out-nobody = Nadie
study-out-racks = Soportes al final
study-out-how = Los bots reciben al azar fichas que no están ni en la mesa ni en tu soporte. Este juego no se guarda ni cuenta para la puntuación.

review-faces = Repetición o repaso
review-tab = { $face }: { $names }
review-tab-turn = Turno { $turn } · { $face }: { $names }
review-making = Preparando el repaso…
review-done = { $done } de { $turns } turnos analizados
review-summary = Resumen
review-quality = de 100
review-quality-how = La calidad de las jugadas elegidas. 100 significa que ninguna otra jugada habría dado más probabilidad de ganar.
review-moments = Momentos clave
review-turns = Turnos
review-best-turns = Mejores jugadas
review-held-turns = Buena espera
review-mistakes = Errores
review-outs-missed = Pudo terminar
review-chances = Probabilidad de ganar
review-chances-how = Las probabilidades después de cada turno, de media en una vuelta de la mesa. Para cada turno se jugaron { $count } juegos hasta el final, solo con lo que se podía saber desde ese asiento. Arrastra por el gráfico para ver un turno.
review-as-table = Como tabla
review-turn = Turno
review-turn-short = Turno { $turn }
review-mistakes-first = Primero los errores
review-turn-of = Turno { $turn }, { $name }
review-laid = { $laid } de { $most } puestas
review-lost = Esto bajó la probabilidad de ganar en { $chance }.
review-best-here = La mejor jugada aquí
review-try = Prueba este turno
review-show-best = Mostrar la mejor jugada
review-watch = Ver lo que se jugó
review-analyze = Analizar
review-play-on = Seguir contra bots
review-back = Turno anterior
review-next = Turno siguiente
review-goal = { $count ->
    [one] Aquí se puede jugar { $count } ficha. ¿La encuentras?
   *[other] Aquí se pueden jugar { $count } fichas. ¿Las encuentras?
  }
review-goal-out = Aquí puedes terminar. ¿Ves cómo?
review-goal-found = ¡Lo encontraste!
review-badge-out = Pudo terminar
review-badge-open = Pudo abrir
review-badge-missed = { $count ->
    [one] { $count } ficha desaprovechada
   *[other] { $count } fichas desaprovechadas
  }
review-badge-held = Buena espera
review-badge-best = La mejor
review-badge-none = Nada encajaba

deal-par = La marca es de { $points } puntos: eso sacó el { $bot } con tus fichas.
deal-played = Has sacado { $points } puntos.
deal-place = Puesto { $place }.
deal-field = { $count ->
    [0] Nadie lo ha terminado todavía.
    [one] Una persona lo ha terminado.
   *[other] { $count } personas lo han terminado.
  }
deal-claimed = { $claimed ->
    [one] Una de ellas jugó sin conexión; ese resultado no le quita el puesto a nadie.
   *[other] { $claimed } de ellas jugaron sin conexión; esos resultados no le quitan el puesto a nadie.
  }
deal-review = Repasar
deal-proof = Cómo comprobar el reparto
deal-proof-why = Estas son las huellas (SHA-256) de las claves con las que se reparten las fichas. Cada una se muestra desde el día anterior y está en el registro de tu juego, así que el reparto no se puede cambiar.
deal-today = Hoy
deal-tomorrow = Mañana

puzzles-title = Retos
puzzles-lead = En cada reto hay una jugada mejor que las demás. ¿La encuentras? Sin pistas, tu puntuación sube.
puzzles-one = Reto
puzzles-of-day = Reto del { $date }
puzzles-month-before = Mes anterior
puzzles-month-after = Mes siguiente
puzzles-day = { $date }, { $rules }{ $state ->
    [solved] , resuelto
    [late] , resuelto más tarde
   *[open] {""}
  }
puzzles-calendar-why = Un día perdido no corta tu racha. Los retos que te perdiste aún se pueden resolver.
puzzles-solve = Resolver
puzzles-again = Volver a verlo
puzzles-all = Todos los retos
puzzles-grade = Dificultad
puzzles-grade-of = Dificultad { $grade } de 10
puzzles-any = Cualquiera
puzzles-done = { $done } de { $count } resueltos
puzzles-kind = Objetivo
puzzles-kind-out = Poner todo
puzzles-kind-most = Poner lo máximo
puzzles-kind-open = Abrir
puzzles-kind-free_joker = Liberar un comodín
puzzles-kind-cross = Cruzar combinaciones
puzzles-mine = Mi nivel
puzzles-more = Mostrar más
puzzles-picture = { $kind }, dificultad { $grade }{ $solved ->
    [yes] , resuelto
   *[no] {""}
  }
puzzles-solved = ¡Resuelto!
puzzles-hints-used = { $count ->
    [0] Sin pistas.
    [one] Con una pista.
   *[other] Con { $count } pistas.
  }
puzzles-next = Siguiente reto
puzzles-share = Copiar el resultado
puzzles-tomorrow = Próximo reto del día: { $time }.
puzzles-time = Resuelto en { $time }.
puzzles-hint-tiles = Pon estas fichas:
puzzles-hint-dice = Pon estos dados:
puzzles-hint-step = Siguiente paso
puzzles-rating = Tu puntuación en retos: { $rating }
puzzles-rated = Tu puntuación en retos: { $rating } ({ $change }).
puzzles-hint-cost = Las pistas restan puntos.
puzzles-wrong = Puedes poner más. Las respuestas incorrectas restan puntos.
mistakes-none = Aquí no hay nada todavía. Cuando se repasa un juego que terminaste, hasta tres turnos en los que se te escapó algo se convierten aquí en retos, si hay una sola respuesta óptima demostrada.
mistakes-all-solved = Los has resuelto todos. Con el repaso de tu próximo juego pueden llegar más.
mistakes-solved = Resueltos: { $count }
mistakes-one = Una oportunidad que se te escapó
mistakes-turn = Turno { $turn } de tu juego
mistakes-in-game = { $count ->
    [one] { $count } oportunidad que se te escapó aquí es ahora un reto.
   *[other] { $count } oportunidades que se te escaparon aquí son ahora retos.
}
mistakes-as-puzzle = Resolver como reto
mistakes-wrong = Puedes poner más.
rush-title = Sprint de tres minutos
rush-lead = Resuelve todos los retos que puedas en tres minutos. Son cada vez más difíciles, y con tres fallos se acaba.
rush-start = Empezar
rush-again = Otra vez
rush-skip = Saltar (es un fallo)
rush-best = Tu récord: { $count ->
    [one] 1 reto resuelto
   *[other] { $count } retos resueltos
  }.
rush-board = Los mejores resultados de hoy en este servidor
rush-missed = Los retos que no resolviste
rush-answer = Ver la respuesta
rush-score = Resueltos: { $solved }. Fallos: { $missed } de { $misses }.
rush-number = Reto { $number }, dificultad { $grade }.
rush-over-misses = Tres fallos. El sprint ha terminado.
rush-over-time = ¡Se acabó el tiempo!
rush-over = El sprint ha terminado.
rush-result = { $count ->
    [0] Ningún reto resuelto.
    [one] ¡1 reto resuelto!
   *[other] ¡{ $count } retos resueltos!
  }
progress-title = Progreso
progress-train = Practica ahora: { $theme }
progress-found = Encontraste la mejor jugada { $best } de { $turns } veces.
progress-how = Cuántas veces encontraste la mejor jugada en tus últimos juegos repasados, por tema, con intervalos del 95 %.
progress-best = Mejores jugadas encontradas en tus últimas { $count } partidas repasadas: { $now }
progress-opened = Turno de tu apertura en tus últimas { $count } partidas repasadas, de media: { $now }
progress-jokers = Comodines al final en tus últimas { $count } partidas repasadas, por juego: { $now }
progress-between = Tu nivel está entre { $low } y { $high } (95 %). La puntuación es una cifra prudente por debajo.
results-title = Tus resultados
results-none = Aquí no hay nada todavía. Tus partidas terminadas aparecerán aquí.
results-puzzles = Retos resueltos: { $solved }. Puntuación: { $rating }. Días seguidos: { $streak }.
results-opponents = Contra
results-matches = Partidas
results-games = Juegos
results-won = Ganadas
results-wins = Partidas ganadas de las últimas { $count }: { $now }
results-missed = Fichas desaprovechadas por turno
results-reviewed = Juegos repasados
results-opened = Turno de apertura, de media
results-jokers = Comodines al final, por juego
results-missed-now = Fichas desaprovechadas por turno en las últimas { $count } partidas repasadas: { $now }
results-people = personas
results-bots = bots
results-csv = Descargar como CSV
results-rating = { $title }: { $rating }
results-date = Fecha
results-interval = Nivel (95 %)

## Replays and results

page-me-ratings = Puntuación clasificatoria
page-me-rated-matches = { $count ->
    [one] una partida
   *[other] { $count } partidas
  }
page-me-history = Tus partidas
page-me-nothing = Aún no has jugado.
page-me-earlier = Ver anteriores
page-me-unfinished = Sin terminar
page-me-record = Descargar la partida
page-me-go-on = Seguir jugando
page-replay-title = Repetición
page-replay-of = { $booklet }, juego { $game }
page-replay-game = Juego
page-replay-racks = El soporte que se ve
page-replay-pool = { $count } en el pozo
page-replay-back = Un paso atrás
page-replay-next = Un paso adelante
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-moment = Paso
page-replay-moment-of = { $number } de { $count }
page-replay-keys = Teclas: ← y → paso a paso, Espacio reproduce.
