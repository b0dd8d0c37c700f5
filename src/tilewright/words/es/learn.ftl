### Spanish: the course at /learn and its lessons, in the browser.

## The page

learn-title = Aprende a jugar
learn-lead = Ejercicios cortos en la mesa real, de medio minuto cada uno. Tú juegas y te decimos qué está bien.
learn-progress = { $done } de { $count } hechos
learn-enough = Con esto ya puedes jugar tu primera partida.
learn-start = Empezar
learn-continue = Continuar
learn-next = Siguiente
learn-play = Jugar una partida
learn-again = Otra vez
learn-show-me = Muéstramelo
learn-yes = Sí, lo es
learn-no = No, no lo es
learn-player = Jugador { $seat }
learn-done = Hecho
learn-finished = Terminar
learn-end-turn = Ahora termina tu turno.
learn-empty = ninguna

## On the home page

learn-home = ¿Es tu primera vez? Aprende en dos minutos
learn-why = Ejercicios cortos en la mesa real, de la primera escalera a Turbo.
