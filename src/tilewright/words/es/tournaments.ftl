### Español: una noche de club.

club-lead = Una velada para 2 a 200 personas, en pantallas y en mesas de verdad.
club-invited = ¿Tienes una invitación? Abre el enlace que recibiste, o escanea allí el código.
club-mine = Tus veladas
club-name = Nombre de la velada
club-kind = Quién juega con quién
club-kind-swiss = Sistema suizo
club-kind-swiss-means = Juegan juntos quienes tienen puntos parecidos.
club-kind-evening = Mesas mezcladas
club-kind-evening-means = Cada cual juega con el mayor número posible de personas distintas.
club-kind-round-robin = Todos contra todos
club-kind-knockout = Eliminatoria
club-kind-knockout-means = Sigue quien gana en cada mesa.
club-seats = Personas por mesa
club-rounds = Rondas
club-groups = Primero, rondas para todos
club-minutes = Minutos por ronda (0: sin reloj)
club-where = Dónde se juega
club-where-screens = En pantallas, si todos en la mesa tienen dispositivo
club-where-tables = En mesas de verdad
club-open = Abrir la velada
club-join = Participar
club-joined = Ya participas. La primera ronda empieza pronto.
club-people =
    { $count ->
        [one] Una persona
       *[other] { $count } personas
    }
club-names = Personas sin dispositivo, un nombre por línea
club-add = Añadir
club-away = Ausente
club-away-who = { $name } se va
club-back = Ha vuelto
club-back-who = { $name } ha vuelto
club-round = Ronda { $number } de { $count }
club-look = Ver la ronda
club-waiting = La primera ronda no ha empezado.
club-begin = Empezar la ronda { $number }
club-few = Para una ronda hacen falta al menos dos personas.
club-open-tables =
    { $count ->
        [one] Una mesa sigue jugando.
       *[other] { $count } mesas siguen jugando.
    }
club-undo = Deshacer la ronda { $number }
club-sure = Pulsa otra vez para confirmar
club-table = Mesa { $number }
club-tables = Mesas
club-byes = Descansan: { $names }
club-you-bye = Descansas en esta ronda.
club-first = Empieza { $name }.
club-play = Ir a tu mesa
club-by = ¿Quién eres?
club-entered = { $name } ha introducido este resultado.
club-right = Es correcto
club-wrong = No es correcto
club-waits = Falta que otra persona lo confirme
club-stands = Confirmado
club-disputed = Sin acuerdo: decide quien organiza
club-send = Enviar el resultado
club-change = Introducir el resultado
club-save = Guardar
club-to-table = Jugar en una mesa de verdad
club-to-screens = Jugar en pantallas
club-standing = Clasificación
club-place = Puesto
club-who = Nombre
club-points = Puntos
club-won = Ganadas
club-wall = Mostrar en un proyector
club-cards = Tarjetas para las mesas
club-cards-why = Pon una tarjeta en cada mesa de verdad. Quien la escanea introduce el resultado de esa mesa por quienes no tienen dispositivo.
club-print = Imprimir
club-scan = Escanea para introducir el resultado
club-to-evening = Volver a la velada
club-export = Guardar todas las rondas
club-delete = Eliminar la velada
club-end = Terminar la velada
club-continue = Continuar la velada
club-close-doors = Cerrar las inscripciones
club-open-doors = Abrir las inscripciones
club-over = La velada ha terminado.
club-duplicate = Las mismas fichas en cada mesa (duplicado)
club-duplicate-means = Cada puesto se compara con el mismo puesto de las otras mesas. Es más justo con dos jugadores por mesa.
club-percent = Resultado
club-promise = Los repartos de todas las rondas están fijados
club-promise-means = Este hash los garantiza: estaba aquí antes de la primera ronda, y nadie puede cambiar un reparto sin que cambie el hash. Cópialo o hazle una foto ahora. Cada participante añade además un número al azar, así que nadie podía elegir los repartos de antemano.
club-sheet-known = En las mesas de verdad, quien organiza puede ver el reparto de antemano.
club-dealt = Cómo se repartió la ronda { $number }
club-dealt-means = Las fichas de la ronda salen de este secreto y de los números al azar de los jugadores. Guárdalos junto con la partida descargada de una mesa en pantalla: «tilewright verify PARTIDA --round ARCHIVO» muestra que sus fichas salieron de ahí, como se prometió.
club-dealt-kept = Este dispositivo lo ha comprobado: el secreto es el prometido.
club-dealt-broken = El secreto no es el prometido. No te fíes de esta ronda.
club-secret = Secreto
club-dealt-save = Guardar el secreto y los números
club-sheet = Hoja de reparto para { $count } jugadores
club-sheet-you = Una hoja de reparto muestra también tus propias fichas de esta ronda. Pide a alguien que no juegue que la imprima y prepare las fichas.
club-sheet-early = Una hoja de reparto muestra también tus propias fichas de esta ronda. Podrás abrirla cuando termine tu mesa en pantallas.
