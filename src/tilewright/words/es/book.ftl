### Español: las reglas como folleto: páginas, párrafos, pies de imagen y fichas de los comodines.

## Pages

book-page-aim = El objetivo
book-page-setup = Para empezar
book-page-sets = Escaleras y grupos
book-page-opening = Abrir
book-page-turn = Tu turno
book-page-table = Jugar con la mesa
book-page-joker = El comodín
book-page-double = El comodín doble
book-page-change = El comodín de cambio de color
book-page-mirror = El comodín espejo
book-page-clock = El reloj
book-page-end = Cómo termina
book-page-score = La puntuación
book-page-match = La partida
book-page-tips = Consejos
book-page-roll = Tirar los dados

## Paragraphs

book-aim = Pon todas las fichas de tu soporte antes que nadie. Cada ficha pasa a formar parte de una combinación en la mesa: una escalera o un grupo. Juegan de { $least } a { $most } personas, cada una por su cuenta.
book-box = En la caja hay { $pieces } fichas: los números del 1 al 13 en negro, rojo, azul y naranja, cada uno { $copies ->
    [3] tres veces
   *[other] dos veces
  }, y { $jokers } comodines.
book-box-yellow = En la edición física, las fichas naranjas son amarillas.
book-box-jokers = Hay dos comodines de cada tipo: clásico, doble, de cambio de color y espejo.
book-box-six = Con cinco o seis jugadores hacen falta todas. Hasta cuatro también pueden jugar con todas; así el juego dura más. O quita una vez los números del 1 al 13 de cada color: con los cuatro comodines quedan 108 fichas y un juego rápido, y si quitas también dos comodines, las 106 de siempre.
book-start = Todas las fichas están boca abajo y mezcladas. { $deal-starter ->
    [highest] Cada uno toma una: empieza el número más alto, y un comodín no cuenta. Quienes empatan con el más alto toman otra. Después esas fichas se devuelven y se mezclan todas de nuevo.
    [lot] Se acuerda quién empieza, o lo decide el azar, como hace la aplicación.
   *[host] Quien abrió la mesa elige quién empieza.
  } A partir de ahí se juega en el sentido del reloj.
book-piles = Con fichas de verdad, se apilan boca abajo de siete en siete.
book-piles-eight = Con fichas de verdad, se apilan boca abajo de siete en siete, con un montón de ocho. Cada persona da a quien tiene a su izquierda dos montones de siete, que son sus 14 fichas. El resto es el pozo; primero se roba del montón de ocho.
book-deal = Cada uno recibe { $deal-rack } fichas en su soporte, donde nadie más las ve. El resto se queda boca abajo: es el pozo.
book-pairs = { $deal-reshuffle_pairs ->
    [one] ¿Hay una pareja de fichas
   *[other] ¿Hay { $deal-reshuffle_pairs } o más parejas de fichas
  } del mismo número y color entre tus primeras { $deal-rack }? Puedes enseñarlas y hacer que todo se mezcle y se reparta de nuevo, hasta que acabe el primer turno del juego. Los comodines no forman parejas.
book-run = Una escalera son tres o más fichas de un color con números seguidos. Puede ir del 1 al 13, pero no más allá: después del 13 no va un 1.
book-group = Un grupo son tres o cuatro fichas con el mismo número, cada color como mucho una vez.
book-worth = Una ficha vale su número, y una combinación vale todas sus fichas juntas.
book-opening-need = Con tus primeras combinaciones abres. Juntas tienen que valer al menos { $opening-min ->
    [one] un punto
   *[other] { $opening-min } puntos
  }, solo con fichas de tu propio soporte. Hasta entonces no puedes tocar la mesa. Si aún no puedes abrir, o prefieres esperar, robas una ficha.
book-opening-free = Para abrir no hay mínimo: vale cualquier combinación de tu propio soporte. Hasta entonces no puedes tocar la mesa.
book-opening-extras = { $opening-extras ->
    [yes] Después de abrir puedes seguir en el mismo turno: añadir a otras combinaciones y reorganizarlas.
   *[no] En el turno en que abres no haces nada más. Desde el turno siguiente tienes toda la mesa a tu disposición.
  }
book-turn = En tu turno pones al menos una ficha de tu soporte, o tomas una del pozo. En ambos casos tu turno termina ahí. La ficha que has robado espera hasta el turno siguiente.
book-turn-wrong = { $turn-wrong_lay ->
    [refuse] Si algo no está bien todavía, la aplicación no acepta tu jugada y no se pierde nada: corrígelo y prueba otra vez.
   *[penalise] Mira bien antes de terminar tu turno: si algo está mal, todo vuelve a su sitio{ $time-penalty ->
        [0] {""}
        [one] , robas una ficha de penalización
       *[other] , robas { $time-penalty } fichas de penalización
      } y tu turno se acaba.
  }
book-turn-wrong-printed = Con fichas de verdad, una jugada no válida cuesta tres fichas de penalización.
book-turn-checked = { $turn-checked ->
    [always] Mientras pones fichas, la aplicación señala lo que todavía no está bien.
    [never] La aplicación no comprueba nada antes de que termines tu turno y no da pistas.
   *[unless_penalised] { $turn-wrong_lay ->
        [refuse] Mientras pones fichas, la aplicación señala lo que todavía no está bien.
       *[penalise] La aplicación no comprueba nada antes de que termines tu turno y no da pistas.
      }
  }
book-table = Una vez que has abierto puedes usar todo lo que hay en la mesa, lo haya puesto quien lo haya puesto. Añade, toma una ficha donde sobre una, parte escaleras y haz combinaciones nuevas con las viejas.
book-table-whole = Mueve cuanto quieras, siempre que cuadre: al final de tu turno cada ficha de la mesa está en una combinación completa, y se les ha unido al menos una ficha de tu soporte. No puedes llevarte fichas de la mesa a tu soporte.
book-joker = Un comodín representa la ficha con número que necesites, y cuenta como ella. En una escalera, su lugar dice cuál es.
book-joker-any = Puede representar incluso una ficha de la que ya están todas en la mesa.
book-joker-opening = Para abrir cuenta la mejor manera de poner las mismas fichas, esté donde esté el comodín: un comodín, un 9 y un 10 cuentan entonces 30.
book-joker-kinds = El comodín clásico siempre representa una sola ficha con número y nunca es un comodín especial. Un comodín especial nunca es clásico ni de otro tipo.
book-joker-several = { $jokers-max_per_set ->
    [none] Una combinación puede tener más de un comodín
    [one] Una combinación puede tener un comodín
   *[other] Una combinación puede tener hasta { $jokers-max_per_set } comodines
  }{ $jokers-max_per_set ->
    [one] .
   *[other] { $jokers-adjacent ->
        [yes] .
       *[no] , pero nunca dos seguidos.
      }
  }
book-joker-only = Incluso puede ser solo de comodines.
book-joker-number = Al menos una de sus fichas debe tener número.
book-joker-freeing = Un comodín de la mesa se puede volver a usar. Pon en su lugar la ficha que representa; puede venir de tu soporte o de otra combinación de la mesa. { $jokers-release ->
    [rearrange] También puedes reorganizar su combinación para que funcione sin él.
   *[replace] También puedes partir o ampliar una combinación que contiene un comodín, mientras siga representando la misma ficha.
  }
book-joker-inside = Incluso puedes ampliar o reorganizar su combinación para que el comodín se use en ella de otra manera.
book-joker-three = { $jokers-group_of_three ->
    [either] En un grupo de dos fichas y un comodín vale cualquiera de los dos colores que faltan.
   *[both] En un grupo de dos fichas y un comodín hacen falta los dos colores que faltan.
  }
book-joker-either = En un grupo de dos fichas y un comodín vale cualquiera de los dos colores que faltan.
book-joker-reuse = Un comodín que liberas tiene que volver a la mesa antes de que acabe tu turno, { $jokers-reuse ->
    [any_set] en la combinación que quieras
    [new_set] en una combinación nueva
   *[new_set_two_rack_tiles] en una combinación nueva con al menos dos fichas de tu soporte
  }. Allí puede representar otra cosa, pero nunca va a tu soporte.{ $jokers-reuse ->
    [any_set] {""}
   *[other] {" "}No basta con ampliar una combinación vieja, ni pueden ir con él dos de las fichas con las que estaba. Una combinación hecha con parte de una vieja es nueva.
  }
book-joker-before = { $opening-extras ->
    [yes] Antes de abrir, los comodines de la mesa están fuera de tu alcance.
   *[no] Antes de abrir y en el turno en que abres, los comodines de la mesa están fuera de tu alcance.
  }
book-joker-cost = Cada comodín que sigue en tu soporte al final { $jokers-penalty ->
    [0] no te cuesta nada
    [one] te cuesta un punto
   *[other] te cuesta { $jokers-penalty } puntos
  }.
book-double = El comodín doble representa dos fichas a la vez: dos números seguidos en una escalera, dos colores que faltan en un grupo. Puede ir al principio, en medio o al final. Cuenta como las dos, pero sigue siendo una ficha, y cada combinación necesita al menos tres. Nunca representa una sola ficha con número, ni un 0 ni un 14.
book-double-free = Para liberar un comodín doble, pon las dos fichas que representa, o reorganiza su combinación. Después puede representar otras dos fichas que vayan juntas.
book-change = El comodín de cambio de color es solo para escaleras. Representa el número que corresponde a su lugar, y los colores de antes y después de él son distintos. También puede ir al final; la ficha siguiente tendrá que ser de otro color.
book-change-start = { $change-at_start ->
    [yes] También puede ir al principio.
   *[no] No puede ir al principio.
  }
book-change-many = { $change-max_per_run ->
    [one] Una escalera tiene como mucho un cambio de color.
   *[other] Una escalera tiene como mucho { $change-max_per_run } cambios de color, nunca seguidos, y como mucho { $change-max_colors } colores.
  }
book-change-free = Se libera reorganizando su escalera; en un extremo, también puede reemplazarlo la ficha que corresponde, del color de la escalera.
book-change-three = Tres colores en una escalera es nuestra interpretación: el reglamento habla de dos y muestra dos.
book-mirror = Con un comodín espejo, los dos lados muestran las mismas fichas en orden inverso. Funciona con escaleras y con grupos. Lo que añades a un lado lo añades al otro, y lo mismo al quitar. El espejo no tiene número y no suma nada al abrir; las fichas de los dos lados sí cuentan. Si se queda en tu soporte, cuesta lo mismo que cualquier otro comodín.
book-mirror-order = El orden de cada lado es libre, con tal de que los dos coincidan: una escalera reflejada puede subir o bajar hacia el espejo, y los colores de un grupo reflejado pueden ir en cualquier orden.
book-mirror-size = { $mirror-min_side ->
    [one] Basta una ficha a cada lado.
   *[other] Cada lado representa al menos { $mirror-min_side } fichas.
  } { $mirror-group_limit ->
    [per_side] Un grupo en espejo tiene hasta cuatro colores a cada lado.
   *[total] Un grupo en espejo representa como mucho cuatro fichas en total.
  }
book-mirror-jokers = Pueden participar otros comodines: lo que importa es que los dos lados representen las mismas fichas. Frente a un cambio de color solo puede haber un cambio de color, y no se puede añadir un segundo espejo. Para liberar un espejo, deshaz su combinación; solo puede volver a ser espejo.
book-clock = { $time-limit ->
    [none] Solo hay reloj si la mesa lo quiere; entonces tienes { $time-usual } segundos por turno.
    [one] Tienes un segundo por turno.
   *[other] Tienes { $time-limit } segundos por turno.
  }
book-clock-forgotten = Con fichas de verdad, las que nadie recuerda dónde estaban van al pozo, y robas otras tantas.
book-out = Quien pone primero su última ficha gana el juego al instante.
book-out-call = Con fichas de verdad, cantas el nombre del juego al poner tu última ficha; aquí lo canta la aplicación por ti.
book-pool-empty = { $pool-empty ->
    [until_stuck] Cuando el pozo está vacío, el juego sigue: pon algo, o pasa si no puedes o no quieres. Cuando todos han pasado uno tras otro, el juego está bloqueado.
   *[last_lap] Quien toma la última ficha del pozo lo anuncia; aquí lo hace la aplicación. Después todos tienen un último turno para poner o pasar, empezando por esa persona. Si nadie termina, el juego se acaba, aunque alguien aún pudiera poner: está bloqueado.
  }
book-score = Los demás suman lo que les queda en el soporte, { $jokers-penalty ->
    [one] con un punto
   *[other] con { $jokers-penalty } puntos
  } por comodín, y pierden esos puntos. Quien gana los recibe todos.
book-score-check = Para comprobar las cuentas cuando alguien ha terminado: quien gana recibe justo lo que los demás pierden juntos.
book-score-blocked = En un juego bloqueado gana quien tiene menos puntos en el soporte. { $scoring-blocked ->
    [difference] Los demás pierden los puntos que tienen de más respecto a quien gana, y quien gana los recibe todos.
   *[all_minus] Todos pierden los puntos de su soporte, también quien gana.
  } { $scoring-tie ->
    [fewest_tiles] Si hay empate, gana quien tiene menos fichas; si sigue el empate, la victoria se comparte
   *[shared] Si hay empate, la victoria se comparte
  }{ $scoring-blocked ->
    [difference] , y los puntos también.
   *[all_minus] .
  }
book-match = Una ronda tiene { $match-games ->
    [players] tantos juegos como jugadores
    [one] un juego
   *[other] { $match-games } juegos
  }{ $match-rounds ->
    [one] , y la partida tiene una ronda.
   *[other] , y la partida tiene { $match-rounds } rondas.
  }
book-match-agreed = Antes de empezar se acuerda si se juegan más rondas; juntas forman la partida.
book-match-winner = { $match-winner ->
    [points] Quien tiene más puntos gana la partida. Si hay empate, deciden los juegos ganados; si sigue el empate, la victoria se comparte.
   *[games_then_points] Quien ha ganado más juegos gana la partida. Si hay empate, deciden los puntos; si sigue el empate, la victoria se comparte.
  }
book-match-next = { $deal-next_starter ->
    [again] Quién empieza se decide de nuevo en cada juego.
    [rotate] Cada juego lo empieza la persona siguiente.
   *[winner] Quien gana un juego empieza el siguiente.
  }
book-house = Estas reglas no están grabadas en piedra: cada mesa puede tener sus reglas de la casa, y aquí están marcadas.
book-tip-wait = Cuantas más combinaciones hay en la mesa, más posibilidades tienes. Al principio puede convenir guardarse algunas fichas.
book-tip-fourth = Si tienes cuatro fichas de una combinación, pon tres y guarda la cuarta: así no tendrás que robar en el turno siguiente.
book-tip-one = Si puedes poner varias fichas, puede convenir poner solo una por turno: así no tendrás que robar.
book-tip-joker = Un comodín en tu soporte es una buena reserva, pero cuesta { $jokers-penalty ->
    [one] un punto
   *[other] { $jokers-penalty } puntos
  } si otra persona termina antes.
book-tip-mirror = Un espejo es un buen sitio para las fichas que tienes repetidas.

## Paragraphs about the dice game

book-dice-aim = Dos jugadores compiten por poner todos sus dados, durante { $match-rounds ->
    [one] una ronda
   *[other] { $match-rounds } rondas
  }. Gana quien tenga más puntos. No hacen falta puntos para empezar, y no hay reloj ni nada que robar.
book-dice-roll = En cada ronda, cada persona toma { $dice-hand } dados de la bolsa. El azar decide quién empieza la primera ronda; después se alternan. En tu primer turno tiras todos tus dados. Ningún reglamento dice qué caras tienen los dados. En las partidas de aquí, los 18 dados tienen cada número de cada color dos veces y cuatro comodines.
book-dice-reroll = Desde tu segundo turno eliges qué dados vuelves a tirar{ $dice-min_reroll ->
    [0] , o te los quedas todos.
   *[other] , y tiene que ser al menos uno.
  } Se tira una vez por turno; hasta entonces tus dados se quedan como están.
book-dice-sets = Se ponen combinaciones de tres o más dados: escaleras de números seguidos de un color, o grupos de un número en tres o cuatro colores distintos. { $grid-descending ->
    [yes] Las escaleras pueden subir o bajar.
   *[no] Las escaleras suben, de izquierda a derecha o de arriba abajo.
  }
book-dice-grid = Las combinaciones pueden cruzarse como palabras en un crucigrama. Los dados que se tocan van juntos, así que cada línea, horizontal o vertical, tiene que ser una combinación.
book-dice-laying = { $dice-must_lay ->
    [yes] Si tus dados, tirados o guardados, forman una combinación, tienes que poner al menos una.
   *[no] Nunca tienes que poner una combinación.
  } { $dice-max_sets ->
    [none] {""}
    [one] Por turno puedes poner una combinación tuya.
   *[other] Por turno puedes poner hasta { $dice-max_sets } combinaciones tuyas.
  } También puedes añadir donde quieras y reorganizarlo todo, siempre que añadas al menos un dado tuyo y solo queden combinaciones completas. Lo que está puesto se queda en el tablero.
book-dice-pass = Si tus propios dados no forman una combinación, puedes pasar: no es obligatorio añadir. El tablero se queda entonces como estaba.
book-dice-pass-free = Siempre puedes pasar: no es obligatorio poner una combinación ni añadir. El tablero se queda entonces como estaba.
book-dice-joker = Un comodín representa cualquier número de cualquier color, sea cual sea el suyo. { $grid-crossing_joker ->
    [one] Donde se cruzan dos combinaciones, es lo mismo en las dos.
   *[each] Donde se cruzan dos combinaciones, puede ser algo distinto en cada una.
  }
book-dice-joker-free = Un comodín se libera con un dado que muestre lo que representa, o reorganizando. Entonces tiene que ir a otra combinación en el mismo turno.
book-dice-out = Quien pone primero su último dado gana la ronda y se anota lo que aún muestran los dados del otro.
book-dice-block = La ronda también acaba cuando cada jugador lleva { $dice-block_after ->
    [one] un turno
   *[other] { $dice-block_after } turnos seguidos
  } sin poner un dado. Entonces gana quien tenga la suma más baja en los dados que le quedan, y se anota la diferencia; si son iguales, nadie se anota nada.
book-dice-joker-cost = Un comodín que sobra { $jokers-penalty ->
    [0] no cuenta
    [one] cuenta como un punto
   *[other] cuenta como { $jokers-penalty } puntos
  }.
book-dice-match = Después de { $match-rounds ->
    [one] una ronda
   *[other] { $match-rounds } rondas
  }, el total más alto gana la partida. { $match-sudden_death ->
    [yes] Si hay empate, decide una ronda más; si sigue el empate, la victoria se comparte.
   *[no] Si hay empate, la victoria se comparte.
  }
book-dice-card = En el marcador impreso, los puntos de una ronda van en la casilla blanca y tu total acumulado en la gris. Tras la primera ronda, escribe tus puntos en la casilla gris de arriba.

## Captions: rows and turns that are right, and ends of games. What is wrong is said by the fault itself.

picture-run = Escalera, vale { $points }
picture-group = Grupo, vale { $points }
picture-mirror = Combinación en espejo, vale { $points }
picture-opening-enough = { $points } puntos: es suficiente.
picture-table-adding = Añade a una escalera por un extremo, o dale a un grupo su cuarto color.
picture-table-fourth = Un grupo de cuatro puede ceder una ficha para una escalera.
picture-table-borrowing = Una ficha más al final, una menos al principio.
picture-table-splitting = Con un segundo 6, una escalera se convierte en dos.
picture-table-combining = Toma una ficha de cada una de dos combinaciones.
picture-table-rebuilding = Tres escaleras pasan a ser tres grupos y una escalera.
picture-joker-swap = El 3 naranja ocupa su lugar, y el comodín ayuda en otra parte.
picture-joker-splitting = Con un 1 y un 7 hay dos escaleras, y el comodín queda libre.
picture-joker-moving = El comodín pasa delante y ahora es un 5.
picture-joker-apart = El 1 y el 2 van a otras combinaciones, y el comodín queda libre.
picture-double-swap = El 3 y el 4 ocupan su lugar, y él sigue su camino.
picture-score-out = La primera persona ha terminado.
picture-score-blocked = Nadie ha terminado.
picture-dice-run = Una escalera
picture-dice-group = Un grupo
picture-dice-crossing = El 3 negro está en las dos combinaciones.
picture-dice-adding = Un dado para la escalera, otro para el grupo.
picture-dice-rearranging = Los 2 cambian de orden, y el nuevo 3 negro hace una tercera combinación.
picture-dice-joker-free = El comodín deja su escalera por un grupo de 5.

## Cards

card-J = Representa la ficha que necesites, y cuenta como ella.
card-dice-J = Representa cualquier número de cualquier color.
card-D = Representa dos fichas a la vez: dos números en una escalera, dos colores en un grupo.
card-C = Solo para escaleras: representa el número que corresponde a su lugar, y después de él viene otro color.
card-M = Los dos lados muestran las mismas fichas en orden inverso. Él no tiene número.

## Tips in the first game

tip-lay = Primera jugada: toca { $pieces } y luego la mesa. O arrástralas.
tip-opening = Para abrir, tus combinaciones tienen que valer al menos { $needed } puntos juntas, todo de tu soporte. { $enough ->
    [yes] ¡Tienes suficiente!
   *[no] { $points ->
        [0] En tu soporte aún no hay ninguna combinación.
       *[other] Las combinaciones de tu soporte valen { $points }.
      }
  }
tip-draw = { $pool ->
    [0] Esta vez no encaja nada, y el pozo está vacío: pasa.
   *[other] Esta vez no encaja nada. Roba una ficha; con eso acaba tu turno.
  }
tip-joker = Puedes liberar este comodín y usarlo para tus fichas.
tip-rearrange = En la mesa todo se puede mover. Deshaz esta combinación y encajarán más fichas tuyas.
tip-wild = La ficha que sonríe es un comodín: representa la ficha que necesites.
tip-dice-keep = Toca los dados que quieras guardar, como este: combina con los otros o con el tablero. Luego tira los demás; se tira una vez por turno.
tip-dice-lay = Tus dados muestran una combinación, y este es parte de ella. Arrástralos al tablero uno junto a otro, de izquierda a derecha o de arriba abajo.
tip-dice-fit = Al menos uno de tus dados encaja en una combinación del tablero. Añádelo, o mueve otros para hacerle sitio.
tip-dice-cross = Las combinaciones pueden cruzarse, como en un crucigrama: este dado puede ser parte de una segunda, en la otra dirección.
tip-dice-blocked = Este extremo está bloqueado: un dado aquí tocaría a sus vecinos, y juntos no son una combinación.
tip-dice-pass = Esta vez no encaja nada. Pasa, y en el próximo turno vuelves a elegir qué dados guardas.
