### Spanish: rulebooks, their chapters and rules, and the bots, as pages name them.

## Rulebooks: a title, and what is special in one line

booklet-classic-fr = Clásico, a la francesa
booklet-classic-de = Clásico, a la alemana
booklet-classic-nl = Clásico, a la neerlandesa
booklet-six = Caja grande, hasta seis jugadores
booklet-tournament = Torneo
booklet-twist = Twist
booklet-turbo = Turbo, con dados
special-classic-fr = Un comodín se libera poniendo la ficha que representa. Un minuto por turno.
special-classic-de = ¿Tres parejas de salida? Puedes pedir otro reparto. Un minuto por turno.
special-classic-nl = Sin reloj, y en el mismo turno en que abres ya puedes añadir a la mesa.
special-six = 160 fichas, para que quepan hasta seis en una mesa.
special-tournament = Para quien va en serio: un error cuesta fichas, y el reloj corre.
special-twist = Seis comodines más, de tres clases: una representa dos fichas, otra cambia el color, otra es un espejo.
special-turbo = Un duelo rápido: tira nueve dados y combínalos como en un crucigrama.

## Presets of house rules

preset-printed = Como está impreso
preset-means-printed = Todas las reglas del reglamento
preset-family = Familia
preset-means-family = { $game ->
    [dice] Sin prisa: nunca es obligatorio poner una combinación
   *[tiles] Sin prisa: sin reloj y con apertura más fácil
  }
preset-quick = Rápida
preset-means-quick = { $game ->
    [dice] Una partida corta: menos dados, una sola ronda
   *[tiles] Una partida corta: menos fichas, un solo juego, con reloj
  }
preset-strict = Estricta
preset-means-strict = { $game ->
    [dice] De nivel experto: una combinación propia por turno, y otra ronda si hay empate
   *[tiles] De nivel experto: los fallos cuestan fichas, y un comodín liberado pide una combinación nueva
  }

## Chapters of a rulebook

chapter-box = La caja
chapter-deal = Antes del primer turno
chapter-sets = Las combinaciones
chapter-opening = La apertura
chapter-turn = El turno
chapter-jokers = Los comodines
chapter-change = El comodín de cambio de color
chapter-mirror = El comodín espejo
chapter-pool = Cuando el pozo está vacío
chapter-time = El reloj
chapter-scoring = Los puntos
chapter-match = La partida
chapter-dice = Los dados
chapter-grid = El tablero

## Rules: the short name of each

title-box-pieces = Fichas
title-deal-rack = Fichas en cada soporte
title-deal-starter = Quién empieza
title-deal-next_starter = Quién empieza los juegos siguientes
title-deal-reshuffle_pairs = Parejas para repartir otra vez
title-sets-min_natural = Combinaciones solo de comodines
title-opening-min = Puntos para abrir
title-opening-extras = Otras jugadas al abrir
title-turn-wrong_lay = Una jugada no válida
title-turn-checked = Comprobación durante el turno
title-jokers-release = Liberar un comodín
title-jokers-reuse = Adónde va un comodín liberado
title-jokers-group_of_three = Un comodín en un grupo de tres
title-jokers-max_per_set = Comodines por combinación
title-jokers-adjacent = Comodines seguidos
title-jokers-penalty = Un comodín al final
title-change-at_start = Un cambio de color al principio
title-change-max_per_run = Cambios de color por escalera
title-change-max_colors = Colores por escalera
title-mirror-min_side = Lados de un espejo
title-mirror-group_limit = Grupos en espejo
title-pool-empty = Cuando el pozo está vacío
title-time-limit = Segundos por turno
title-time-usual = Tiempo cuando hay reloj
title-time-idle_draw = Tiempo agotado sin mover nada
title-time-table = La mesa al acabar el tiempo
title-time-loose = Fichas sueltas al acabar el tiempo
title-time-penalty = Fichas de penalización por un turno sin terminar
title-time-memory = Memoria de la mesa
title-scoring-blocked = Un juego bloqueado
title-scoring-tie = Soportes empatados
title-match-games = Juegos
title-match-rounds = Rondas
title-match-winner = Quién gana la partida
title-match-sudden_death = Empate en la partida
title-dice-hand = Dados por jugador
title-dice-must_lay = Cuando sale una combinación
title-dice-max_sets = Combinaciones por turno
title-dice-min_reroll = Volver a tirar
title-dice-block_after = Cuando una ronda se bloquea
title-grid-descending = Escaleras que bajan
title-grid-crossing_joker = Un comodín en un cruce

## Bots: what they are called, and what they are like

bot-random = Despistado
bot-beginner = Principiante
bot-casual = Dominguero
bot-greedy = Glotón
bot-adaptive = Camaleón
bot-cautious = Ahorrador
bot-timing = Oportunista
bot-hoarder = Hormiga
bot-searcher = Pensador
bot-turbo-random = Cubilete
bot-turbo-greedy = Lanzador
bot-turbo-planner = Estratega
bot-numbered = { $bot } { $number }
deleted-player = cuenta eliminada
manner-random = pone cualquier cosa y confía en la suerte
manner-beginner = pone combinaciones y añade, pero nunca reorganiza
manner-casual = ve la mayoría de las jugadas, pero no todas
manner-greedy = pone todo lo que puede, cuanto antes
manner-adaptive = juega más o menos tan bien como los demás
manner-cautious = se quita antes las fichas altas y guarda los comodines
manner-timing = abre y luego espera a que alguien esté a punto de terminar
manner-hoarder = lo guarda todo y luego vacía el soporte de golpe
manner-searcher = se imagina cientos de juegos hasta el final
manner-turbo-random = tira y pone lo que se le ocurre
manner-turbo-greedy = tira todo y pone todo lo que puede
manner-turbo-planner = guarda los dados que prometen
