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
lesson-first-run-done = ¡Eso es una escalera! Puede ser tan larga como quieras, del 1 hasta el 13.
lesson-first-group-title = Un grupo
lesson-first-group-task = Tres o cuatro fichas con el mismo número, cada una de otro color, forman un grupo. Pon tus tres ochos.
lesson-first-group-done = ¡Eso es un grupo! Las escaleras y los grupos se llaman combinaciones, y no hay de otro tipo.
lesson-first-too-short-title = ¿Cuántas fichas?
lesson-first-too-short-task = ¿Es una combinación?
lesson-first-too-short-done = No. Una combinación tiene siempre al menos tres fichas.
lesson-first-same-color-twice-title = Fíjate en los colores
lesson-first-same-color-twice-task = ¿Es una combinación?
lesson-first-same-color-twice-done = No. En un grupo cada color aparece una sola vez, y aquí el rojo está dos veces.
lesson-first-no-wrap-title = Después del 13
lesson-first-no-wrap-task = ¿Es una combinación?
lesson-first-no-wrap-done = No. Una escalera termina en 13. El 1 es siempre el número más bajo, así que no puede ir después.
lesson-first-value-title = Cuánto vale una combinación
lesson-first-value-task = Una ficha vale su número. ¿Cuántos puntos vale este grupo?
lesson-first-value-done = 10 + 10 + 10 son 30. Recuerda ese número: lo necesitarás enseguida.
lesson-first-opening-title = La apertura
lesson-first-opening-task = Las primeras combinaciones que pones deben valer juntas al menos 30 puntos, todas de tu soporte. A eso se le llama abrir. Tienes una combinación que basta: ponla.
lesson-first-opening-done = 9 + 10 + 11 son 30, ¡así que ya has abierto! Desde tu próximo turno no hay mínimo.
lesson-first-two-sets-title = Abrir con dos combinaciones
lesson-first-two-sets-task = Varias combinaciones juntas también pueden sumar 30. Encuentra dos y abre con ellas.
lesson-first-two-sets-done = 12 del grupo y 24 de la escalera: 36 puntos, más que suficiente.
lesson-first-draw-title = Cuando nada encaja
lesson-first-draw-task = Esta vez no encaja nada. Pulsa Robar para tomar una ficha del pozo. Así termina tu turno.
lesson-first-draw-done = En un juego de verdad, ahora le tocaría a otra persona. Podrás usar tu ficha nueva en tu próximo turno.

## The table

lesson-table-adding-title = Añadir a lo que hay
lesson-table-adding-task = Después de abrir puedes añadir fichas a cualquier combinación de la mesa, sea de quien sea. Busca sitio para tu 3 azul y tu 8 azul.
lesson-table-adding-done = La escalera creció por delante, y el grupo recibió su cuarto color.
lesson-table-fourth-title = Tomar una ficha de la mesa
lesson-table-fourth-task = El grupo tiene cuatro fichas y le bastan tres. Toma su 4 azul para una escalera con tus fichas azules.
lesson-table-fourth-done = Las dos combinaciones están completas, y eso es lo que cuenta: al final de tu turno, todo en la mesa tiene que estar en una combinación.
lesson-table-borrowing-title = Dar y tomar
lesson-table-borrowing-task = Añade tu 11 azul a la escalera. Ahora le sobra su 8: haz un grupo con él y tus dos ochos.
lesson-table-borrowing-done = Entra una ficha y sale otra: tres de las tuyas ya están en la mesa.
lesson-table-splitting-title = Partir una escalera
lesson-table-splitting-task = Esta escalera ya tiene un 6 rojo y tú tienes otro. Pártela para que los dos encuentren sitio.
lesson-table-splitting-done = Con tu 6, una escalera de cinco se ha convertido en dos de tres.
lesson-table-combining-title = Reunir de varias combinaciones
lesson-table-combining-task = Quieres jugar tu 1 azul. Haz un grupo nuevo con un 1 de cada una de las dos combinaciones.
lesson-table-combining-done = A cada combinación le sobraba una ficha. Con la tuya forman una tercera.
lesson-table-rebuilding-title = Reorganizar toda la mesa
lesson-table-rebuilding-task = Ahora a lo grande: juega tus dos fichas. Consejo: busca el mismo número en las tres escaleras.
lesson-table-rebuilding-done = De tres escaleras salieron tres grupos y una escalera. Con turnos así se gana.

## Jokers

lesson-jokers-joker-title = El comodín
lesson-jokers-joker-task = Un comodín representa la ficha que necesites. Úsalo como el 8 negro que falta.
lesson-jokers-joker-done = En esta escalera el comodín es el 8 negro.
lesson-jokers-worth-title = Cuánto vale un comodín
lesson-jokers-worth-task = Al abrir, un comodín vale tanto como la ficha que representa. ¿Cuántos puntos vale esta escalera?
lesson-jokers-worth-done = 11 + 12 + 13 son 36: aquí el comodín es el 12.
lesson-jokers-freeing-group-title = Liberar un comodín de un grupo
lesson-jokers-freeing-group-task = Pon tu 3 naranja en el lugar del comodín. Luego usa el comodín con tu 9 y tu 10 negros.
lesson-jokers-freeing-group-done = Un comodín que liberas debe jugarse otra vez en el mismo turno. Nunca va a tu soporte.
lesson-jokers-freeing-run-title = Liberar un comodín de una escalera
lesson-jokers-freeing-run-task = Añade tu 1 y tu 7 rojos: esta escalera se convierte en dos que no necesitan el comodín. Después úsalo con tus doces.
lesson-jokers-freeing-run-done = Has liberado el comodín sin tener la ficha que representaba.
lesson-jokers-freeing-end-title = Un comodín al final de una escalera
lesson-jokers-freeing-end-task = Añade tu 5 azul: la escalera ya no necesita el comodín. Después úsalo con tu 10 y tu 11 naranjas.
lesson-jokers-freeing-end-done = Al final de una escalera es donde más fácil resulta liberar un comodín.
lesson-jokers-moving-title = Mover un comodín
lesson-jokers-moving-task = El comodín puede moverse dentro de su combinación. Haz sitio para tu 4 azul.
lesson-jokers-moving-done = El comodín era el 8 azul y ahora es el 5 azul.
lesson-jokers-taking-apart-title = Deshacer una combinación con comodín
lesson-jokers-taking-apart-task = Lleva el 1 y el 2 negros a los dos grupos. Ahora el comodín queda libre: úsalo con tus doces.
lesson-jokers-taking-apart-done = Cuando las demás fichas de una combinación encuentran otro sitio, su comodín queda libre.
lesson-jokers-french-title = Comodines en la edición francesa
lesson-jokers-french-task = En esta edición solo puedes liberar un comodín con la ficha exacta que representa, y debe ir a una combinación nueva. Usa tu 4 rojo.
lesson-jokers-french-done = El 4 rojo ocupó su lugar, y el comodín está en una combinación que antes no existía.

## The end

lesson-end-out-title = Terminar
lesson-end-out-task = Juega tus tres últimas fichas en un turno. Así terminas y ganas el juego.
lesson-end-out-done = Tu soporte está vacío: el juego terminó y has ganado.
lesson-end-rack-title = Lo que sobra
lesson-end-rack-task = Otra persona terminó antes, y estas fichas siguen en tu soporte. En esta edición un comodín cuesta 25 puntos. ¿Cuántos puntos pierdes?
lesson-end-rack-done = 9 + 12 + 25 son 46, así que pierdes 46 puntos. Guardar un comodín es un riesgo.
lesson-end-score-title = Lo que se gana
lesson-end-score-task = El jugador 1 terminó; los demás tienen estas fichas. ¿Cuántos puntos recibe?
lesson-end-score-done = Se gana lo que pierden todos los demás: 5 + 16 + 3 son 24.
lesson-end-match-dutch-title = ¿Quién gana la partida?
lesson-end-match-dutch-task = Estos son los soportes al final de dos juegos. ¿Quién tiene más puntos?
lesson-end-match-dutch-done = El jugador 1 tiene 18: 24 puntos del primer juego, menos 6 del segundo.
lesson-end-match-title = Tres juegos
lesson-end-match-task = Estos son los soportes al final de tres juegos. ¿Quién tiene más puntos?
lesson-end-match-done = El jugador 4 con 39 puntos, gracias a una gran victoria.
lesson-end-blocked-title = Nadie termina
lesson-end-blocked-task = En la edición francesa, cuando el pozo está vacío y nadie puede jugar, gana quien tiene menos puntos en el soporte y recibe de cada uno de los demás la diferencia. ¿Cuántos puntos son aquí?
lesson-end-blocked-done = 7 + 14 + 11 son 32 para el jugador 2, a quien solo le queda un 8.

## The clock

lesson-clock-idle-title = Se acabó el tiempo antes de mover
lesson-clock-idle-task = En la edición francesa tienes un minuto por turno. Tu minuto se ha acabado y no has movido ninguna ficha: cuenta como si no pudieras poner nada. ¿Cuántas fichas robas?
lesson-clock-idle-done = Una, y tu turno termina.
lesson-clock-unfinished-title = Sin tiempo a mitad de la jugada
lesson-clock-unfinished-task = En la edición alemana robas tres fichas si la mesa no está en orden cuando se acaba tu minuto. Esta es tu mesa. ¿Cuántas fichas robas?
lesson-clock-unfinished-done = Tres, y la mesa vuelve a estar como antes de tu turno.
lesson-clock-finished-title = Sin tiempo, pero ya estaba todo
lesson-clock-finished-task = Se acabó tu minuto. En la mesa todo está en orden y has puesto una ficha. ¿Cuántas fichas robas?
lesson-clock-finished-done = Ninguna. Un turno completo cuenta, aunque no pulsaras Jugar a tiempo.
lesson-clock-dutch-title = Los dos minutos neerlandeses
lesson-clock-dutch-task = Con el reloj neerlandés tienes dos minutos. Después, las combinaciones completas se quedan y las fichas sueltas van a tu soporte. La penalización es la misma que en la edición alemana. ¿Cuántas fichas robas?
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
lesson-twist-double-end-task = Después del 12 un comodín doble sería 13 y 14, pero el 14 no existe. Ponlo en el otro extremo de la escalera.
lesson-twist-double-end-done = Delante del 10 es el 8 y el 9 rojos.
lesson-twist-change-title = El cambio de color
lesson-twist-change-task = Un comodín de cambio de color representa el número de su lugar. Después de él, la escalera sigue en otro color. Pon la escalera.
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
lesson-twist-match-task = En Twist gana quien ha ganado más juegos. Estos son los soportes al final de cuatro juegos. ¿Quién gana?
lesson-twist-match-done = Gana el jugador 3, con dos juegos. Los puntos solo deciden si hay empate.

## The big box

lesson-six-more-tiles-title = 160 fichas
lesson-six-more-tiles-task = En la caja grande cada ficha está tres veces y hay cuatro comodines, para que jueguen hasta seis personas. Lo demás es igual: añade tu 8 naranja y pon tus treses.
lesson-six-more-tiles-done = Ya conoces el juego entero para seis.

## Turbo

lesson-turbo-keep-title = Tirar y guardar
lesson-turbo-keep-task = Desde tu segundo turno eliges qué dados tiras otra vez. Guarda el 4 y el 5 azules y tira los demás.
lesson-turbo-keep-done = Se tira una vez por turno. Vale la pena guardar dos dados que pueden llegar a ser una escalera.
lesson-turbo-first-set-title = Poner una combinación
lesson-turbo-first-set-task = Tus dados muestran una escalera: números seguidos de un color. Ponla en el tablero, de izquierda a derecha o de arriba abajo.
lesson-turbo-first-set-done = Si tus dados muestran una combinación, tienes que poner una.
lesson-turbo-adding-title = Añadir al tablero
lesson-turbo-adding-task = Tu 3 azul y tu 8 azul encajan en las combinaciones del tablero. Añade los dos.
lesson-turbo-adding-done = Puedes añadir a cualquier combinación, sea de quien sea.
lesson-turbo-crossing-title = Cruzar como en un crucigrama
lesson-turbo-crossing-task = Las combinaciones pueden cruzarse. Pon tus dos treses debajo del 3 negro para que formen un grupo de arriba abajo.
lesson-turbo-crossing-done = El 3 negro forma parte ahora de dos combinaciones.
lesson-turbo-blocked-title = Un extremo bloqueado
lesson-turbo-blocked-task = A la derecha esta escalera está bloqueada: un 7 tocaría ahí los nueves, y esa línea no es una combinación. Añade tu 3 azul en el otro extremo.
lesson-turbo-blocked-done = Los dados que se tocan van siempre juntos: fíjate en todos los vecinos.
lesson-turbo-rearranging-title = Reorganizar el tablero
lesson-turbo-rearranging-task = Tu 3 negro cabe entre el 2 negro y el 4 negro, de arriba abajo. Mueve los doses para que el 2 negro quede encima del 4 negro.
lesson-turbo-rearranging-done = Un dado jugado y tres combinaciones en el tablero.
lesson-turbo-joker-title = Liberar un comodín
lesson-turbo-joker-task = El 5 negro forma una escalera nueva con tus 6 y 7. Así queda libre el comodín: ponlo con tu 5 rojo debajo del 5 negro para que formen un grupo de arriba abajo.
lesson-turbo-joker-done = Un comodín que liberas debe ir a otra combinación en el mismo turno.
lesson-turbo-pass-title = Nada encaja
lesson-turbo-pass-task = Ninguno de tus dados encaja. Pasa y guarda tus dados para el próximo turno.
lesson-turbo-pass-done = Cuando cada jugador lleva tres turnos seguidos sin poner un dado, la ronda termina.

## After a try

learn-not-it = Eso está permitido, pero este ejercicio busca otra cosa. ¡Prueba otra vez!
learn-wrong = No del todo. Míralo otra vez con calma.
