### Spanish: rulebooks, one phrase per parameter.

rule-box-pieces = { $value } fichas en la caja
rule-deal-rack = { $value } fichas en cada soporte
rule-deal-starter = { $value ->
    [highest] empieza quien saca el número más alto
    [lot] se sortea quién empieza
   *[host] quien abrió la mesa elige quién empieza
  }
rule-deal-next_starter = { $value ->
    [again] en cada juego se decide de nuevo quién empieza
    [rotate] el siguiente jugador empieza el juego siguiente
   *[winner] quien gana empieza el juego siguiente
  }
rule-deal-reshuffle_pairs = { $value ->
    [0] tener parejas no da derecho a otro reparto
   *[other] con { $value } parejas de fichas iguales se puede pedir otro reparto
  }
rule-sets-min_natural = { $value ->
    [0] una combinación puede ser toda de comodines
   *[other] una combinación lleva al menos un número
  }
rule-opening-min = { $value ->
    [0] se abre con cualquier valor
    [one] se abre con al menos un punto
   *[other] se abre con al menos { $value } puntos
  }
rule-opening-extras = { $value ->
    [yes] al abrir también se puede añadir a la mesa y reorganizarla
   *[no] al abrir, el resto de la mesa no se toca
  }
rule-turn-wrong_lay = { $value ->
    [refuse] una jugada no válida se rechaza y se puede corregir
   *[penalise] una jugada no válida se pierde y cuesta fichas de penalización
  }
rule-turn-checked = { $value ->
    [always] la aplicación muestra los errores antes de terminar el turno
    [never] la aplicación no muestra los errores antes de terminar el turno
   *[unless_penalised] la aplicación muestra los errores antes de terminar el turno, salvo si un error cuesta fichas de penalización
  }
rule-jokers-release = { $value ->
    [rearrange] un comodín de la mesa se libera reorganizando las combinaciones
   *[replace] un comodín de la mesa se libera cuando se pone la ficha a la que sustituye
  }
rule-jokers-reuse = { $value ->
    [any_set] un comodín liberado va a cualquier combinación
    [new_set] un comodín liberado va a una combinación nueva
   *[new_set_two_rack_tiles] un comodín liberado va a una combinación nueva con dos fichas del soporte
  }
rule-jokers-group_of_three = { $value ->
    [either] cualquiera de los dos colores que faltan sustituye al comodín de un grupo de tres
   *[both] hacen falta los dos colores que faltan para sustituir al comodín de un grupo de tres
  }
rule-jokers-max_per_set = { $value ->
    [none] tantos comodines como quieras en una combinación
    [one] como mucho un comodín por combinación
   *[other] como mucho { $value } comodines por combinación
  }
rule-jokers-adjacent = { $value ->
    [yes] puede haber comodines seguidos
   *[no] no puede haber comodines seguidos
  }
rule-jokers-penalty = { $value ->
    [0] un comodín que te quede no cuesta nada
    [one] un comodín que te quede cuesta un punto
   *[other] un comodín que te quede cuesta { $value } puntos
  }
rule-change-at_start = { $value ->
    [yes] una escalera puede empezar por un cambio de color
   *[no] una escalera nunca empieza por un cambio de color
  }
rule-change-max_per_run = { $value ->
    [one] como mucho un cambio de color por escalera
   *[other] como mucho { $value } cambios de color por escalera
  }
rule-change-max_colors = como mucho { $value } colores por escalera
rule-mirror-min_side = { $value ->
    [one] basta una ficha a cada lado de un espejo
   *[other] cada lado de un espejo representa al menos { $value } fichas
  }
rule-mirror-group_limit = { $value ->
    [per_side] un grupo en espejo tiene hasta cuatro colores a cada lado
   *[total] un grupo en espejo representa como mucho cuatro fichas en total
  }
rule-pool-empty = { $value ->
    [until_stuck] con el pozo vacío se juega hasta que nadie pueda más
   *[last_lap] con el pozo vacío cada jugador tiene un último turno
  }
rule-time-limit = { $value ->
    [none] sin límite de tiempo
    [one] { $value } segundo por turno
   *[other] { $value } segundos por turno
  }
rule-time-usual = { $value ->
    [one] { $value } segundo
   *[other] { $value } segundos
  } por turno cuando hay reloj
rule-time-idle_draw = quien agota el tiempo sin poner ni mover nada { $value ->
    [0] no roba
    [one] roba una ficha
   *[other] roba { $value } fichas
  }
rule-time-table = al acabar el tiempo, { $value ->
    [restore] la mesa vuelve a como estaba
   *[keep_sets] las combinaciones válidas se quedan
  }
rule-time-loose = { $value ->
    [restore] al acabar el tiempo, las fichas sueltas vuelven a su sitio, y si no al pozo
    [rack] al acabar el tiempo, las fichas sueltas de la mesa van al soporte
   *[pool] al acabar el tiempo, las fichas sueltas de la mesa van al pozo
  }
rule-time-penalty = un turno sin terminar o no válido { $value ->
    [0] no cuesta nada
    [one] cuesta una ficha de penalización
   *[other] cuesta { $value } fichas de penalización
  }
rule-time-memory = { $value ->
    [yes] al acabar el tiempo, las combinaciones deshechas van al pozo
   *[no] siempre se recuerda cómo estaba la mesa
  }
rule-dice-hand = cada jugador recibe { $value } dados
rule-dice-must_lay = { $value ->
    [yes] si tus dados forman una combinación, tienes que poner al menos una
   *[no] nadie tiene que poner una combinación
  }
rule-dice-max_sets = { $value ->
    [none] tantas combinaciones por turno como quieras
    [one] como mucho una combinación de dados propios por turno
   *[other] como mucho { $value } combinaciones de dados propios por turno
  }
rule-dice-min_reroll = a partir del segundo turno { $value ->
    [0] se pueden guardar todos los dados
   *[other] se tira al menos un dado
  }
rule-dice-block_after = una ronda acaba cuando cada jugador lleva { $value ->
    [one] un turno
   *[other] { $value } turnos seguidos
  } sin poner un dado
rule-grid-descending = { $value ->
    [yes] las escaleras también pueden bajar hacia la derecha o hacia abajo
   *[no] las escaleras suben hacia la derecha o hacia abajo
  }
rule-grid-crossing_joker = { $value ->
    [one] donde se cruzan dos combinaciones, un comodín es lo mismo en las dos
   *[each] donde se cruzan dos combinaciones, un comodín puede ser algo distinto en cada una
  }
rule-match-sudden_death = { $value ->
    [yes] si hay empate se juega una ronda más
   *[no] si hay empate la victoria se comparte
  }
rule-scoring-blocked = en un juego bloqueado { $value ->
    [difference] los demás pagan a quien gana la diferencia entre sus soportes
   *[all_minus] cada jugador resta los puntos de su soporte
  }
rule-scoring-tie = { $value ->
    [fewest_tiles] si hay empate en un juego bloqueado gana quien tiene menos fichas
   *[shared] si hay empate en un juego bloqueado la victoria se comparte
  }
rule-match-games = { $value ->
    [players] tantos juegos como jugadores
    [one] un juego
   *[other] { $value } juegos
  }{ $rounds ->
    [one] {""}
   *[other] {" "}por ronda
  }
rule-match-rounds = { $value ->
    [one] una ronda
   *[other] { $value } rondas
  }
rule-match-winner = { $value ->
    [points] quien tiene más puntos gana la partida
   *[games_then_points] quien gana más juegos gana la partida; si hay empate cuentan los puntos
  }

## What a house rule does to a game

rule-means-box-pieces = Con más fichas el juego dura más; con 160 pueden jugar cinco o seis. Con más comodines va más rápido.
rule-means-deal-rack = Con más fichas, el juego dura más y la apertura es más fácil.
rule-means-deal-starter = La suerte trata igual a todos; quien abrió la mesa puede dejar empezar a alguien nuevo.
rule-means-deal-next_starter = Por turnos es lo más justo; si empieza quien ganó, cuesta más remontar.
rule-means-deal-reshuffle_pairs = Las parejas son difíciles de usar. Cuantas menos hagan falta, más veces se reparte de nuevo.
rule-means-sets-min_natural = Con combinaciones solo de comodines puedes deshacerte de ellos aunque no encaje nada más.
rule-means-opening-min = Cuantos más puntos, más se tarda en abrir.
rule-means-opening-extras = Si se permite, un turno puede vaciar medio soporte; si no, se abre con más calma.
rule-means-turn-wrong_lay = Una penalización premia la prudencia; sin ella, todos pueden probar.
rule-means-turn-checked = Con un aviso, los errores son raros; sin él, hay que mirar bien.
rule-means-jokers-release = Si basta con reorganizar, los comodines se mueven mucho; si no, se quedan donde están.
rule-means-jokers-reuse = Cuanto más estricto, menos veces se libera un comodín.
rule-means-jokers-group_of_three = Si basta un color, los comodines se liberan más a menudo; si hacen falta los dos, se quedan más tiempo.
rule-means-jokers-max_per_set = Cuantos menos se permitan, más difícil es jugar varios comodines a la vez.
rule-means-jokers-adjacent = Seguidos, los comodines llenan huecos mayores; separados, se ve mejor qué representa cada uno.
rule-means-jokers-penalty = Cuanto más cuesta, más arriesgado es guardarse un comodín.
rule-means-change-at_start = Si puede ir al principio, un comodín de cambio de color encaja en más sitios.
rule-means-change-max_per_run = Con más cambios de color, las escaleras son más largas, pero más difíciles de ver.
rule-means-change-max_colors = Con más colores es más fácil formar escaleras, pero la mesa se lee peor.
rule-means-mirror-min_side = Con una ficha a cada lado, un comodín espejo es fácil de poner; con dos, hay que planificar.
rule-means-mirror-group_limit = Con cuatro a cada lado se juegan muchas fichas a la vez; con cuatro en total, los grupos son pequeños.
rule-means-pool-empty = Con un último turno el juego acaba antes; seguir da otra oportunidad a todos.
rule-means-time-limit = Con menos tiempo se juega más rápido, pero queda menos margen para reorganizar mucho.
rule-means-time-idle_draw = Cuanto más robas, menos compensa dejar que se acabe el tiempo.
rule-means-time-table = Si las combinaciones válidas se quedan, parte de tu turno cuenta; si no, la próxima vez empiezas de cero.
rule-means-time-loose = Las fichas que van a tu soporte pueden costarte puntos; en su sitio o en el pozo, no.
rule-means-time-penalty = Cuanto más cuesta, más prudente se juega cuando queda poco tiempo.
rule-means-time-memory = Si nadie recuerda la mesa, reorganizar mucho es arriesgado: lo que se deshizo se pierde.
rule-means-scoring-blocked = Con la diferencia, quien gana suma puntos; si no, todos los pierden.
rule-means-scoring-tie = Contar las fichas desempata casi siempre; si la victoria se comparte, nadie se queda sin nada.
rule-means-match-games = Con más juegos, la suerte pesa menos, pero se tarda más.
rule-means-match-rounds = Con más rondas, la suerte pesa menos, pero se tarda más.
rule-means-match-winner = Los puntos premian ganar por mucho; los juegos, ganar a menudo.
rule-means-dice-hand = Con menos dados, las rondas son más cortas y hay menos opciones.
rule-means-dice-must_lay = Si es obligatorio, las rondas van más rápido; si no, puedes esperar una tirada mejor.
rule-means-dice-max_sets = Con un límite, una sola tirada de suerte no decide la ronda.
rule-means-dice-min_reroll = Si puedes guardarlos todos, puedes planificar; si hay que tirar, cuenta más la suerte.
rule-means-dice-block_after = Cuantos menos turnos, antes acaba una ronda atascada.
rule-means-grid-descending = Si las escaleras también pueden bajar, caben en más sitios del tablero.
rule-means-grid-crossing_joker = Si en cada combinación puede ser otra cosa, es fácil cruzar un comodín; si no, un mismo número tiene que servir en las dos.
rule-means-match-sudden_death = Una ronda más desempata; si se comparte la victoria, la partida acaba antes.
