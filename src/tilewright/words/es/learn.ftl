### Spanish: the course at /learn and its lessons, in the browser.

## The page

learn-title = Aprende a jugar
learn-lead = Ejercicios cortos en una mesa de verdad, de medio minuto cada uno. Tú juegas y te decimos qué tal vas.
learn-progress = { $done } de { $count } hechos
learn-enough = No necesitas más para tu primer juego.
learn-ready = Ya puedes empezar tu primer juego de verdad.
learn-further = Más por descubrir
learn-start = Empezar
learn-continue = Continuar
learn-next = Siguiente
learn-play = Jugar una partida
learn-again = Otra vez
learn-show-me = Muéstramelo
learn-yes = Sí, lo es
learn-no = No, no lo es
learn-player = Asiento { $seat }
learn-done = Hecho
learn-finished = Terminar
learn-end-turn = Ahora termina tu turno.
learn-empty = ninguna
ways-lesson = Lección: { $title }
ways-rule = Regla: { $title }
ways-taught = Aprenderlo en una lección:

score-title = Marcador
score-why = ¿Juegas con fichas de verdad? Cuenta aquí los puntos.
score-own-set = ¿Juegas con fichas de verdad?
judge-title = ¿Está permitido?
judge-why = Resuelve una discusión en la mesa.
