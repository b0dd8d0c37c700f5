### Spanish. Booklets, their chapters and rules, and the bots, as pages name them.

## Booklets: a title, and what is special in one line

booklet-classic-fr = Clásico, a la francesa
booklet-classic-de = Clásico, a la alemana
booklet-classic-nl = Clásico, a la holandesa
booklet-six = Caja grande, hasta seis
booklet-tournament = Torneo
booklet-twist = Twist
booklet-turbo = Turbo, con dados
special-classic-fr = Un comodín se gana poniendo la ficha a la que sustituye. Un minuto por turno.
special-classic-de = ¿Tres parejas de salida? Que se reparta otra vez. Un minuto por turno.
special-classic-nl = Sin reloj, y al abrir ya puedes añadir a la mesa.
special-six = 160 fichas, para que quepan hasta seis en una mesa.
special-tournament = Para quien va en serio: un error cuesta fichas, y el reloj corre.
special-twist = Tres comodines más: uno vale por dos fichas, otro cambia de color, otro es un espejo.
special-turbo = Un duelo rápido: tira nueve dados y ponlos como un crucigrama.

## Chapters of a rulebook

chapter-box = La caja
chapter-deal = Antes del primer turno
chapter-sets = Las combinaciones
chapter-opening = Abrir
chapter-turn = El turno
chapter-jokers = Los comodines
chapter-change = El comodín de cambio de color
chapter-mirror = El comodín espejo
chapter-pool = El pozo vacío
chapter-time = El reloj
chapter-scoring = Los puntos
chapter-match = La partida entera
chapter-dice = Los dados
chapter-grid = El tablero

## Rules: the short name of each

title-box-pieces = Piezas
title-deal-rack = Fichas en cada soporte
title-deal-starter = Quién empieza
title-deal-next_starter = Quién empieza los juegos siguientes
title-deal-reshuffle_pairs = Parejas para repartir otra vez
title-sets-min_natural = Combinaciones solo de comodines
title-opening-min = Puntos para abrir
title-opening-extras = Después de abrir
title-turn-wrong_lay = Una jugada no válida
title-jokers-release = Liberar un comodín
title-jokers-reuse = Adónde va un comodín liberado
title-jokers-group_of_three = Un comodín en un grupo de tres
title-jokers-max_per_set = Comodines por combinación
title-jokers-adjacent = Comodines juntos
title-jokers-penalty = Un comodín que queda
title-change-at_start = Un cambio de color al principio
title-change-max_per_run = Cambios de color por escalera
title-change-max_colors = Colores por escalera
title-mirror-min_side = Lados de un espejo
title-mirror-group_limit = Grupos en espejo
title-pool-empty = Cuando el pozo está vacío
title-time-limit = Segundos por turno
title-time-usual = El reloj habitual
title-time-idle_draw = Sin hacer nada a tiempo
title-time-table = La mesa al acabar el tiempo
title-time-loose = Fichas sueltas al acabar el tiempo
title-time-penalty = Fichas de castigo por un turno sin terminar
title-time-memory = Una mesa olvidada
title-scoring-blocked = Un juego bloqueado
title-scoring-tie = Soportes empatados
title-match-games = Juegos
title-match-rounds = Rondas
title-match-winner = Quién gana la partida
title-match-sudden_death = Empate en la partida
title-dice-hand = Dados de cada cual
title-dice-must_lay = Una combinación que sale
title-dice-max_sets = Combinaciones por turno
title-dice-min_reroll = Volver a tirar
title-dice-block_after = Cuando una ronda se atasca
title-grid-descending = Escaleras que bajan
title-grid-crossing_joker = Un comodín en un cruce

## Bots: what they are called, and what they are like

bot-random = El manitas
bot-beginner = El principiante
bot-casual = El dominguero
bot-greedy = El glotón
bot-cautious = El ahorrador
bot-timing = El paciente
bot-hoarder = La hormiga
bot-searcher = El pensador
bot-turbo-random = El del cubilete
bot-turbo-greedy = El lanzador
bot-turbo-planner = El estratega
bot-numbered = { $bot } { $number }
manner-random = pone cualquier cosa y gana por suerte
manner-beginner = pone combinaciones y añade, pero nunca mueve la mesa
manner-casual = ve casi todas las jugadas, pero no todas
manner-greedy = pone todo lo que puede, cuanto antes
manner-cautious = suelta las fichas caras y guarda los comodines
manner-timing = espera el momento justo
manner-hoarder = no suelta nada, y luego pone todo su soporte
manner-searcher = piensa cientos de juegos por delante
manner-turbo-random = tira y pone lo que se le ocurre
manner-turbo-greedy = tira todo y pone lo más que puede
manner-turbo-planner = guarda los dados que prometen
