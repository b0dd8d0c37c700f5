### Spanish: the pages around a game, in the browser.

page-close = Cerrar
page-watch = Mirar

## Bots and clocks

page-bot-line = { $bot } · { $strength }
page-bot-technical = Nombre técnico:
page-strength-1 = muy fácil
page-strength-2 = fácil
page-strength-3 = medio
page-strength-4 = difícil
page-strength-5 = muy difícil
page-ladder-title = La escala de bots
page-ladder-beaten = Bots de muy fácil a muy difícil. Has vencido a { $count } de { $all }.
page-ladder-tick = vencido
page-ladder-add = Añadir a la mesa
page-ladder-add-who = Añadir a { $name } a la mesa
page-clock-none = Sin reloj
page-clock-seconds = { $seconds ->
    [one] { $seconds } segundo por turno
   *[other] { $seconds } segundos por turno
  }
page-clock-minutes = { $minutes ->
    [one] Un minuto por turno
   *[other] { $minutes } minutos por turno
  }
page-clock-days = { $days ->
    [one] Un día por turno
   *[other] { $days } días por turno
  }

## A new table

page-new-title = Una mesa con amigos
page-new-booklet = ¿A qué quieres jugar?
page-new-seats = ¿Cuántos jugadores?
page-new-chair = Asiento { $number }
page-new-friend = Alguien a quien invito
page-new-clock = ¿Cuánto puede durar un turno?
page-new-listed = Cualquiera de este servidor puede unirse
page-new-watched = Otros pueden mirar
page-new-quiet = Una mesa tranquila
page-new-quiet-means = Para niños y abuelos: solo personas con tu enlace, sin mensajes escritos ni espectadores, no clasificatoria, con fichas grandes y sin reloj, salvo que pongas uno.
page-new-rated = Partida clasificatoria
page-new-rated-people = Solo las mesas sin bots pueden ser clasificatorias.
page-new-rated-means = En una mesa clasificatoria no hay pistas.
page-new-house = Reglas de la casa
page-new-customize = Personalizar
page-differs = Lo que cambia respecto al reglamento:
page-differs-not = Todo como en el reglamento.
page-new-changed = { $count ->
    [one] una cambiada
   *[other] { $count } cambiadas
  }
page-new-house-why = Toda la mesa ve lo que cambias aquí.
page-house-search = Buscar una regla de la casa
page-house-found = { $count ->
    [0] No se ha encontrado nada. Prueba con otra palabra.
    [one] Una regla encontrada.
   *[other] { $count } reglas encontradas.
  }
page-house-printed = En el reglamento: { $sentence }.
page-new-open = Abrir la mesa
page-new-summary = { $rules } · { $count } jugadores · { $clock }

## Tables

page-tables-title = Mesas
page-tables-club = Noche de club
page-tables-new = Mesa nueva
page-tables-own = Tus mesas
page-tables-back = Ir a la mesa
page-tables-open = Mesas para unirse
page-tables-none = Ahora no espera nadie. Abre una mesa y otros podrán unirse.
page-tables-played = Partidas para mirar
page-tables-free = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
  }

## Joining by a link

page-join-title = Tienes una invitación
page-join-lead = Hay un asiento para ti. Escribe tu nombre y siéntate.
page-join-there = En la mesa: { $names }.
page-join-host = { $name } te invita a jugar.
page-join-begun-why = Puedes mirar, o pedirle a { $name } un asiento para la próxima partida.
page-join-name = Tu nombre
page-join-sit = Sentarse
page-join-guest = No necesitas cuenta.
page-join-full = Todos los asientos de esta mesa están ocupados.
page-join-begun = La partida de esta mesa ya ha empezado.

## The waiting room

page-room-title = Mesa
page-room-chairs = Asientos
page-room-free = Asiento libre
page-room-you = tú
page-room-listed = abierta a cualquiera
page-room-by-link = solo con enlace
page-room-rated = clasificatoria
page-room-quiet = tranquila
page-room-house = reglas de la casa
page-room-waiting = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
  }
page-room-full = Ya está todo el mundo.
page-room-sound = ¿Activar el sonido? Así oirás cuándo es tu turno, y este dispositivo te avisará si no ves la página.
page-room-sound-on = Activar el sonido
page-room-sound-off = No, en silencio
page-room-start = Empezar el juego
page-room-start-without = Empezar sin { $names }
page-room-host-starts = Quien abrió la mesa pondrá en marcha el juego.
page-room-choose-seat = Elige un asiento libre para jugar.
page-room-no-seat = Todos los asientos están ocupados. En cuanto quede uno libre, puedes sentarte aquí.
page-room-leave = Salir
page-room-meanwhile = Jugar contra un bot mientras tanto
page-room-meanwhile-why = Conservas tu asiento y te avisamos.
page-room-close = Cerrar la mesa
page-room-kick-who = Expulsar a { $name }
page-room-move = Mover a { $name } a otro asiento
page-room-move-where = Elige un asiento para { $name }.
page-room-move-here = A este asiento: { $name }
page-room-remove-who = Quitar el bot { $name }
page-room-which = ¿Quién ocupa los asientos libres al empezar?
page-room-nobody = Nadie (se quitan)
page-room-starter = ¿Quién empieza?
page-room-add = Añadir un bot
page-room-ended = Esta mesa está cerrada
page-room-ended-why = Se ha cerrado, o solo se entra con invitación.
page-room-knock-why = ¿Alguien te envió esta dirección? Pide entrar.
page-room-knock = Pedir entrar
page-room-knocked = Petición enviada. Si hay alguien y te deja entrar, la mesa se abrirá aquí.
page-room-asks = { $name } quiere entrar.
page-room-admit = Dejar entrar
page-room-decline = Ahora no
page-handicap-title = Ventaja
page-handicap-like-table = Igual que la mesa
page-handicap-opening = Apertura
page-handicap-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
page-handicap-opens = { $points ->
    [0] abre con cualquier combinación
   *[other] abre con { $points } puntos
  }
page-handicap-rack = Fichas al empezar
page-handicap-tiles = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
  }
page-handicap-dealt = { $count ->
    [one] recibe { $count } ficha
   *[other] recibe { $count } fichas
  }
page-handicap-time = Tiempo por turno
page-handicap-hints = Pistas
page-handicap-always = siempre
page-handicap-three = tres por juego
page-handicap-never = nunca
page-handicap-hints-three = tres pistas por juego
page-handicap-hints-never = sin pistas
page-handicap-even = Equilibrar
page-handicap-even-why = Elige ventajas según la fuerza medida de los bots y los resultados de cada cual contra ellos. Una partida con ventajas no es clasificatoria.
page-share-title = Invitar
page-share-lead = Envía este enlace, o deja que escaneen el código.
page-share-link = Enlace
page-share-copy = Copiar el enlace
page-share-copied = Copiado
page-share-local = Este enlace solo funciona en este dispositivo. Para los teléfonos de casa, inicia el servidor con --lan y abre la dirección que muestra.
page-share-qr = El enlace como código QR
page-phones-join = Dejar entrar a los teléfonos
page-phones-why = Entonces cualquiera en la misma red que este ordenador, como tu wifi, puede abrir Tilewright aquí y jugar sin cuenta. Desde Internet no puede nadie. Se termina con el mismo botón, y también al cerrar Tilewright.
page-phones-stop = No dejar entrar más teléfonos
page-phones-on = Los teléfonos de tu red pueden entrar: { $address }

## Profile

page-me-won = Ganaste
page-me-won-by = Victoria: { $names }
page-me-export = Descargar mis datos

## People

page-people-title = Gente
page-people-why = Solo tú ves esta lista.
page-people-friends = Amistades
page-people-met = Gente con la que has jugado
page-people-none = Aún no hay nadie. Después de tu primera partida con otras personas las verás aquí.
page-people-here = En línea
page-people-playing = Está jugando
page-people-play = Jugar otra vez
page-people-play-with = Jugar otra vez con { $names }
page-people-ask = Añadir a amistades
page-people-ask-who = Añadir a { $name } a tus amistades
page-people-asked = Solicitud enviada
page-people-asks = { $name } te ha enviado una solicitud de amistad.
page-people-agree = Aceptar
page-people-refuse = No, gracias
page-people-more = Más opciones para { $name }
page-people-end = Quitar de amistades
page-people-take-back = Retirar la solicitud
page-people-forget = Quitar de esta lista
page-people-shown = Mostrar a mis amistades cuándo estoy en línea
page-people-shown-means = Junto a tu nombre, tus amistades ven «En línea» o «Está jugando». Nadie más.
page-people-together = ¿Quién va ganando?
page-people-leads = { $name } va ganando por { $lead }
page-people-leads-you = Vas ganando por { $lead }
page-people-level = Empate
page-people-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
page-people-all = Toda la gente que conoces
page-people-calls = { $name } te invita a jugar: { $book }
page-people-later = Ahora no
page-people-invite = Invitar a gente que conoces
page-people-invite-who = Invitar a { $name }
page-people-called = { $names } { $count ->
    [one] ha recibido la invitación.
   *[other] han recibido la invitación.
}
page-people-cannot = { $names } no puede jugar ahora.

## Rules

page-rules-title = Reglas
page-rules-table = Las reglas de esta mesa
page-rules-others = Reglamentos
page-rules-house = regla de la casa
page-rules-only = solo aquí
page-rules-for = { $game ->
    [dice] Para { $least } jugadores, con { $pieces } dados.
   *[tiles] De { $least } a { $most } jugadores, con { $pieces } fichas.
  }
page-rules-contents = En estas páginas
page-rules-fine = Letra pequeña
page-rules-fine-why = Cada regla con detalle y de dónde viene. Lo que cambia en otros reglamentos está marcado; abre una regla para comparar.
page-rules-elsewhere = Otros reglamentos
page-rules-right = Bien
page-rules-wrong = Mal
page-rules-adds = Pones
page-rules-then = Después

## Puzzles, games and turns, wherever they are named

page-home-deal = Reparto del día
page-home-deal-why = A todos les tocan las mismas fichas contra los mismos bots. Un juego, un intento, sin pistas.
page-daily = Reto del día
page-daily-streak = { $count ->
    [0] Resuélvelo para empezar una racha.
    [one] Un día resuelto. ¡Vuelve mañana!
   *[other] { $count } días seguidos.
  }
page-mistakes = Tus propios errores
page-mistakes-to-do = { $count ->
    [one] { $count } oportunidad que se te escapó espera tu solución.
   *[other] { $count } oportunidades que se te escaparon esperan tu solución.
}
page-daily-figures = { $count ->
    [0] Nadie lo ha resuelto todavía.
    [one] Una persona lo ha resuelto.
   *[other] { $count } personas lo han resuelto.
  }
page-daily-median = La mitad tardó { $time } o menos.
page-review = Repaso
page-remove = Quitar
