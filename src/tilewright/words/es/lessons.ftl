### Spanish: the lessons at /learn. Each lesson has a title, what to do, and what it has taught once it is done.

## Chapters

learn-chapter-first = Tus primeras combinaciones
learn-chapter-table = La mesa es de todos
learn-chapter-jokers = Comodines
learn-chapter-end = Ganar y contar
learn-chapter-clock = Jugar contra el reloj
learn-chapter-twist = Los comodines de Twist
learn-chapter-six = La caja grande
learn-chapter-turbo = Turbo: dados en un tablero

## First sets

lesson-first-run-title = Una escalera
lesson-first-run-task = Tres o más números seguidos del mismo color forman una escalera. Arrastra tu 4, 5 y 6 azules a la mesa, uno junto a otro, o toca los tres y luego la mesa. Después pulsa Jugar.
lesson-first-run-done = Eso es una escalera. Puede ser tan larga como quieras, del 1 al 13.
lesson-first-group-title = Un grupo
lesson-first-group-task = Tres o cuatro fichas con el mismo número, cada una de otro color, forman un grupo. Pon tus tres ochos.
lesson-first-group-done = Eso es un grupo. No hay más que escaleras y grupos; juntos se llaman combinaciones.
lesson-first-too-short-title = ¿Cuántas fichas?
lesson-first-too-short-task = ¿Es una combinación?
lesson-first-too-short-done = No. Una combinación tiene siempre al menos tres fichas.
lesson-first-same-color-twice-title = Fíjate en los colores
lesson-first-same-color-twice-task = ¿Es una combinación?
lesson-first-same-color-twice-done = No. En un grupo cada color aparece una sola vez, y aquí el rojo está dos veces.
lesson-first-no-wrap-title = Después del 13
lesson-first-no-wrap-task = ¿Es una combinación?
lesson-first-no-wrap-done = No. Una escalera termina en 13; el 1 es siempre el número más bajo.
lesson-first-value-title = Cuánto vale una combinación
lesson-first-value-task = Una ficha vale su número. ¿Cuántos puntos vale este grupo?
lesson-first-value-done = 10 + 10 + 10 son 30: lo justo para abrir, como verás ahora.
lesson-first-opening-title = La apertura
lesson-first-opening-task = La primera vez necesitas combinaciones de al menos 30 puntos, todas de tu soporte. Tienes una: abre con ella.
lesson-first-opening-done = 9 + 10 + 11 son 30, así que ya has abierto. Desde tu próximo turno no hay mínimo.
lesson-first-two-sets-title = Abrir con dos combinaciones
lesson-first-two-sets-task = También puedes llegar a 30 con varias combinaciones juntas. Encuentra dos.
lesson-first-two-sets-done = 12 del grupo y 24 de la escalera: 36 puntos, más que suficiente.
lesson-first-draw-title = Cuando nada encaja
lesson-first-draw-task = Ninguna de tus fichas encaja. Roba una ficha del pozo; así termina tu turno.
lesson-first-draw-done = Ahora le tocaría a otra persona. Podrás jugar la ficha robada en tu próximo turno.

## The table

lesson-table-adding-title = Añadir a lo que hay
lesson-table-adding-task = Después de abrir puedes añadir fichas a cualquier combinación de la mesa, sea de quien sea. Busca sitio para tu 3 azul y tu 8 azul.
lesson-table-adding-done = La escalera creció por delante, y el grupo recibió su cuarto color.
lesson-table-fourth-title = Tomar una ficha de la mesa
lesson-table-fourth-task = El grupo tiene cuatro fichas y le bastan tres. Toma su 4 azul para una escalera con tus fichas azules.
lesson-table-fourth-done = Las dos combinaciones están completas. Eso es lo que cuenta: al final de tu turno todo debe ser correcto.
lesson-table-borrowing-title = Dar y tomar
lesson-table-borrowing-task = Añade tu 11 azul a la escalera; así puede dar su 8 a un grupo.
lesson-table-borrowing-done = Entra una ficha y sale otra: tres de las tuyas ya están en la mesa.
lesson-table-splitting-title = Partir una escalera
lesson-table-splitting-task = Esta escalera ya tiene un 6 rojo y tú tienes otro. Pártela para que los dos encuentren sitio.
lesson-table-splitting-done = De una escalera de cinco o más puedes hacer dos.
lesson-table-combining-title = Reunir de varias combinaciones
lesson-table-combining-task = Quieres jugar tu 1 azul. Haz un grupo nuevo con un 1 de cada una de las dos combinaciones.
lesson-table-combining-done = A las dos les sobraba una ficha, y ha nacido una tercera.
lesson-table-rebuilding-title = Reorganizar toda la mesa
lesson-table-rebuilding-task = Ahora a lo grande: juega tus dos fichas. Piensa en columnas y no en filas.
lesson-table-rebuilding-done = De tres escaleras salieron tres grupos y una escalera. Con turnos así se gana.

## Jokers

lesson-jokers-joker-title = El comodín
lesson-jokers-joker-task = Un comodín representa la ficha que necesites. Úsalo como el 8 negro que falta.
lesson-jokers-joker-done = En esta escalera el comodín es el 8 negro.
lesson-jokers-worth-title = Cuánto vale un comodín
lesson-jokers-worth-task = En la apertura un comodín vale como la ficha que representa. ¿Cuántos puntos vale esta escalera?
lesson-jokers-worth-done = 11 + 12 + 13 son 36: aquí el comodín es el 12.
lesson-jokers-freeing-group-title = Liberar un comodín de un grupo
lesson-jokers-freeing-group-task = Pon tu 3 naranja en el lugar del comodín. Luego usa el comodín con tu 9 y tu 10 negros.
lesson-jokers-freeing-group-done = Un comodín que liberas debe jugarse otra vez en el mismo turno. Nunca va a tu soporte.
lesson-jokers-freeing-run-title = Liberar un comodín de una escalera
lesson-jokers-freeing-run-task = Con tu 1 y tu 7 rojos salen dos escaleras sin comodín. Úsalo con tus doces.
lesson-jokers-freeing-run-done = Has liberado el comodín sin tener la ficha que representaba.
lesson-jokers-freeing-end-title = Un comodín al final de una escalera
lesson-jokers-freeing-end-task = Con tu 5 azul la escalera está completa sin el comodín. Úsalo con tu 10 y tu 11 naranjas.
lesson-jokers-freeing-end-done = Al final de una escalera es donde un comodín se libera más fácil.
lesson-jokers-moving-title = Mover un comodín
lesson-jokers-moving-task = El comodín puede moverse dentro de su combinación. Haz sitio para tu 4 azul.
lesson-jokers-moving-done = El comodín era el 8 azul y ahora es el 5 azul.
lesson-jokers-taking-apart-title = Deshacer una combinación con comodín
lesson-jokers-taking-apart-task = El 1 y el 2 negros encajan en los dos grupos. Entonces el comodín es tuyo: úsalo con tus doces.
lesson-jokers-taking-apart-done = Cuando las demás fichas encuentran otro sitio, el comodín queda libre.
lesson-jokers-french-title = Comodines en la edición francesa
lesson-jokers-french-task = Aquí un comodín solo queda libre si la ficha exacta que representa ocupa su lugar, y debe ir a una combinación nueva. Usa tu 4 rojo.
lesson-jokers-french-done = El 4 rojo ocupó su lugar, y el comodín está en una combinación que antes no existía.

## The end

lesson-end-out-title = Terminar
lesson-end-out-task = Juega tus tres últimas fichas en un turno y ganarás el juego.
lesson-end-out-done = Tu soporte está vacío: el juego terminó y has ganado.
lesson-end-rack-title = Lo que sobra
lesson-end-rack-task = Otra persona terminó, y estas fichas siguen en tu soporte. En esta edición un comodín cuenta 25. ¿Cuántos puntos te cuestan?
lesson-end-rack-done = 9 + 12 + 25 son 46 puntos menos. Guardar un comodín es un riesgo.
lesson-end-score-title = Lo que se gana
lesson-end-score-task = El jugador 1 terminó; los demás tienen estas fichas. ¿Cuántos puntos recibe?
lesson-end-score-done = Se gana lo que pierden todos los demás: 5 + 16 + 3 son 24.
lesson-end-match-dutch-title = ¿Quién gana la partida?
lesson-end-match-dutch-task = Estos son los soportes al final de dos juegos. ¿Quién tiene más puntos?
lesson-end-match-dutch-done = El jugador 1: 24 en el primer juego, menos 6 en el segundo.
lesson-end-match-title = Tres juegos
lesson-end-match-task = Estos son los soportes al final de tres juegos. ¿Quién tiene más puntos?
lesson-end-match-done = El jugador 4 con 39 puntos, gracias a una gran victoria.
lesson-end-blocked-title = Nadie termina
lesson-end-blocked-task = El pozo está vacío y nadie puede jugar. Gana el soporte más bajo y recibe la diferencia con cada uno de los demás. ¿Cuántos puntos son?
lesson-end-blocked-done = 7 + 14 + 11 son 32 para el jugador 2, a quien solo le queda un 8.

## The clock

lesson-clock-idle-title = Sin tiempo y sin hacer nada
lesson-clock-idle-task = En la edición francesa un turno dura un minuto. Se acabó y no has movido ninguna ficha: cuenta como un turno en el que no podías poner nada. ¿Cuántas fichas robas?
lesson-clock-idle-done = Una, y tu turno termina.
lesson-clock-unfinished-title = Sin tiempo a mitad de la jugada
lesson-clock-unfinished-task = En la edición alemana, si la mesa no es correcta cuando se acaba tu minuto, te cuesta tres fichas. La tuya está así. ¿Cuántas fichas robas?
lesson-clock-unfinished-done = Tres, y la mesa vuelve a estar como antes de tu turno.
lesson-clock-finished-title = Sin tiempo, pero ya estaba todo
lesson-clock-finished-task = Se acabó tu minuto. En la mesa todo es correcto y has puesto una ficha. ¿Cuántas fichas robas?
lesson-clock-finished-done = Ninguna. Un turno completo cuenta, aunque no pulsaras Jugar a tiempo.
lesson-clock-dutch-title = Los dos minutos neerlandeses
lesson-clock-dutch-task = Con el reloj neerlandés las combinaciones completas se quedan, las fichas sueltas van a tu soporte y la penalización es la misma que en la edición alemana. ¿Cuántas fichas robas?
lesson-clock-dutch-done = Tres. Vale la pena terminar a tiempo.

## Twist

lesson-twist-double-run-title = El comodín doble en una escalera
lesson-twist-double-run-task = Un comodín doble representa dos fichas seguidas. Aquí es el 3 y el 4 rojos. Pon la escalera.
lesson-twist-double-run-done = Tres fichas en la mesa, cuatro números en la escalera.
lesson-twist-double-worth-title = Cuánto vale un comodín doble
lesson-twist-double-worth-task = En la apertura un comodín doble vale las dos fichas que representa. ¿Cuántos puntos vale esta escalera?
lesson-twist-double-worth-done = 2 + 3 + 4 + 5 son 14.
lesson-twist-double-group-title = El comodín doble en un grupo
lesson-twist-double-group-task = En un grupo un comodín doble representa los dos colores que faltan. Pon tus treses.
lesson-twist-double-group-done = Un comodín doble, y ya están los cuatro colores.
lesson-twist-two-tiles-title = Aun así, tres fichas
lesson-twist-two-tiles-task = Un comodín doble representa dos fichas. ¿Es una combinación?
lesson-twist-two-tiles-done = No. Una combinación necesita tres fichas en la mesa, representen lo que representen.
lesson-twist-double-end-title = No hay 14
lesson-twist-double-end-task = Después del 12 un comodín doble sería 13 y 14, y el 14 no existe. Ponlo en el otro extremo de la escalera.
lesson-twist-double-end-done = Delante del 10 es el 8 y el 9 rojos.
lesson-twist-change-title = El cambio de color
lesson-twist-change-task = Un comodín de cambio de color vale el número de su lugar, y después la escalera sigue en otro color. Pon la escalera.
lesson-twist-change-done = 2 y 3 naranjas, luego el cambio de color como 4, luego el 5 rojo.
lesson-twist-change-last-title = Un cambio de color al final
lesson-twist-change-last-task = El comodín de cambio de color es la última ficha de esta escalera. ¿Cuál de tus cincos puede seguir?
lesson-twist-change-last-done = El naranja: después de un cambio de color, el color debe ser otro.
lesson-twist-change-same-color-title = El color tiene que cambiar
lesson-twist-change-same-color-task = ¿Es una combinación?
lesson-twist-change-same-color-done = No. Es negra antes del cambio de color y también después.
lesson-twist-mirror-run-title = Una escalera en espejo
lesson-twist-mirror-run-task = Un comodín espejo tiene las mismas fichas a ambos lados, en orden inverso. Pon 2, 3, espejo, 3, 2.
lesson-twist-mirror-run-done = Un buen lugar para las fichas que tienes repetidas.
lesson-twist-mirror-group-title = Un grupo en espejo
lesson-twist-mirror-group-task = El espejo también sirve para grupos: los mismos colores a ambos lados. Pon tus treses a su alrededor.
lesson-twist-mirror-group-done = El espejo no tiene número y no vale nada en la apertura.
lesson-twist-mirror-both-sides-title = Siempre los dos lados
lesson-twist-mirror-both-sides-task = Una combinación en espejo crece por los dos lados a la vez. Añade tus dos cuatros azules.
lesson-twist-mirror-both-sides-done = 2, 3, 4 a la izquierda y 4, 3, 2 a la derecha.
lesson-twist-mirror-one-side-title = Nunca un solo lado
lesson-twist-mirror-one-side-task = ¿Es una combinación?
lesson-twist-mirror-one-side-done = No. Al 1 le falta su gemelo al otro lado.
lesson-twist-two-colors-mirrored-title = Varios comodines juntos
lesson-twist-two-colors-mirrored-task = Un cambio de color a cada lado del espejo: juega las siete fichas.
lesson-twist-two-colors-mirrored-done = 4 rojo, cambio de color, 6 azul, y lo mismo de vuelta.
lesson-twist-joker-mirrored-title = Un comodín en el espejo
lesson-twist-joker-mirrored-task = Tu comodín puede ser el gemelo del 4 azul. Juega las siete fichas.
lesson-twist-joker-mirrored-done = Cuenta lo que una ficha representa, no lo que lleva impreso.
lesson-twist-match-title = ¿Quién gana en Twist?
lesson-twist-match-task = En Twist gana quien ha ganado más juegos. Estos son los soportes al final de cuatro. ¿Quién es?
lesson-twist-match-done = El jugador 3 con dos juegos ganados. Los puntos solo deciden si hay empate.

## The big box

lesson-six-more-tiles-title = 160 fichas
lesson-six-more-tiles-task = En la caja grande cada ficha está tres veces y hay cuatro comodines, para que jueguen seis. Lo demás es igual: añade tu 8 naranja y pon tus treses.
lesson-six-more-tiles-done = Ya conoces el juego entero para seis.

## Turbo

lesson-turbo-keep-title = Tirar y guardar
lesson-turbo-keep-task = Desde tu segundo turno eliges qué dados tiras otra vez. Guarda el 4 y el 5 azules y tira los demás.
lesson-turbo-keep-done = Se tira una vez por turno. Vale la pena guardar dos dados de una escalera.
lesson-turbo-first-set-title = Poner una combinación
lesson-turbo-first-set-task = Tus dados muestran una escalera. Ponla en el tablero, de izquierda a derecha o de arriba abajo.
lesson-turbo-first-set-done = Si tus dados muestran una combinación, tienes que poner una.
lesson-turbo-adding-title = Añadir al tablero
lesson-turbo-adding-task = Tu 3 azul y tu 8 azul encajan en las combinaciones del tablero. Añade los dos.
lesson-turbo-adding-done = Puedes añadir a cualquier combinación, sea de quien sea.
lesson-turbo-crossing-title = Cruzar como en un crucigrama
lesson-turbo-crossing-task = Las combinaciones pueden cruzarse. Pon tus dos treses debajo del 3 negro para que formen un grupo de arriba abajo.
lesson-turbo-crossing-done = El 3 negro forma parte ahora de dos combinaciones.
lesson-turbo-blocked-title = Un extremo bloqueado
lesson-turbo-blocked-task = A la derecha esta escalera está bloqueada: un 7 tocaría ahí los nueves, y la línea no sería una combinación. Añade tu 3 azul en el extremo libre.
lesson-turbo-blocked-done = Los dados que se tocan van siempre juntos: fíjate en todos los vecinos.
lesson-turbo-rearranging-title = Reorganizar el tablero
lesson-turbo-rearranging-task = Tu 3 negro cabe entre el 2 negro y el 4 negro, de arriba abajo. Mueve los doses para que el 2 negro quede encima del 4 negro.
lesson-turbo-rearranging-done = Un dado jugado y tres combinaciones en el tablero.
lesson-turbo-joker-title = Liberar un comodín
lesson-turbo-joker-task = Haz una escalera nueva con el 5 negro y tus 6 y 7. Así queda libre el comodín: haz un grupo con él, el 5 negro y tu 5 rojo.
lesson-turbo-joker-done = Un comodín que liberas debe ir a otra combinación en el mismo turno.
lesson-turbo-pass-title = Nada encaja
lesson-turbo-pass-task = Ninguno de tus dados encaja. Pasa y guarda tus dados para el próximo turno.
lesson-turbo-pass-done = Después de tres turnos así de cada uno, la ronda termina.

## After a try

learn-not-it = Eso se puede, pero no es lo que pide este ejercicio.
learn-wrong = No del todo. Míralo otra vez.
