### Spanish: the screen of a match of tiles, in the browser.

## Around the table

game-title = En la mesa
game-home = Inicio
game-close = Cerrar
game-more = Más
game-opponents = Rivales
game-rules = Reglas
game-joining = Tomando asiento…
game-waiting = El juego empieza en cuanto esté todo el mundo.
game-gone = Partida no encontrada
game-refused = Ahora no se puede.
game-your-turn = Te toca
game-their-turn = Juega { $name }
game-over = El juego ha terminado
game-match-over = La partida ha terminado
game-paused = En pausa
game-you-are-away = Alguien juega por ti
game-watching = Estás mirando.
game-watching-later = Quien mira ve el juego un poco más tarde. Un momento…
game-last-lap = Últimos turnos: ya nadie roba
game-down = Se ha cortado la conexión; tu turno está guardado. Reconectando…
game-slow = La conexión es lenta. Lo que haces llega con retraso.
game-number = Juego { $game } de { $games }
game-pool = { $count ->
    [0] Pozo vacío
   *[other] Pozo { $count }
  }

## Seats

game-seats = Jugadores en la mesa
game-you = Tú
game-bot = bot
game-bot-number = { $name } { $number }
game-moves = le toca
game-pieces-held = { $count ->
    [one] ficha en el soporte
   *[other] fichas en el soporte
  }
game-opened = ya ha abierto
game-big-turn = ¡{ $count } fichas!
game-big-joker = ¡Comodín liberado!
game-not-opened = aún no ha abierto
game-points = { $points } pts
game-away = ausente
game-not-connected = sin conexión
game-wants-pause = quiere una pausa

## Actions

game-tools = Herramientas
game-play = Jugar
game-draw = Robar
game-pass = Pasar
game-undo = Deshacer
game-redo = Rehacer
game-reset = Reiniciar
game-hint = Pista
game-again = Ver otra vez
game-talk = Chat
game-talk-new = { $count ->
    [one] Chat: un mensaje nuevo
   *[other] Chat: { $count } mensajes nuevos
  }
game-claim = Parejas: otro reparto
game-step-away = Que jueguen por mí
game-end = Cancelar esta partida
game-end-sure = Pulsa otra vez para cancelarla; no contará
game-ended = Has cancelado esta partida
game-come-back = Ya estoy aquí
game-pause = Pedir una pausa
game-pause-agree = De acuerdo, una pausa
game-pause-no-longer = Cancelar la pausa
game-go-on = Reanudar
game-mute = Quitar el sonido
game-unmute = Activar el sonido
game-sounds = Sonidos
game-large = Texto y fichas grandes
game-zen = Modo zen
game-zen-end = Salir del modo zen
game-give-up = Vas a perder lo que has puesto. Pulsa otra vez para confirmar.
game-penalty = Si algo está mal, todo vuelve a su sitio{ $count ->
    [0] {""}
    [one] , robas una ficha de penalización
   *[other] , robas { $count } fichas de penalización
  } y tu turno se acaba. ¿Jugar así?
game-penalty-back = Volver a mirar
game-penalty-silent = No volver a preguntar
game-unchecked = Todo se comprueba cuando pulsas Jugar.
game-verdict-begin = Pon fichas en la mesa, o roba.
game-verdict-begin-pass = Pon fichas en la mesa, o pasa.
game-nothing-laid = Primero pon fichas en la mesa, o roba.
game-nothing-laid-pass = Primero pon fichas en la mesa, o pasa.
game-not-yet = Todavía juega { $name }. Espera tu turno.
game-opening-first = Primero abre: pon { $needed ->
    [0] una combinación de tu soporte
   *[other] combinaciones de tu soporte que valgan al menos { $needed } puntos
  }. Después puedes añadir a la mesa.
game-rows-wrong = { $count } combinaciones aún no son válidas. Están marcadas.
game-read-all = Leer todo
game-verdict-fine = Todo encaja.
game-verdict-begun = Sigue: una combinación necesita al menos tres fichas.
game-verdict-apart = Junta estas fichas para formar una combinación.
game-joker-D = Comodín doble: representa dos fichas seguidas de su combinación.
game-joker-C = Comodín de cambio de color: después de él, la escalera sigue en otro color.
game-joker-M = Comodín espejo: a ambos lados hay las mismas fichas.
game-opening = { $reached ->
    [yes] Para abrir: { $points } puntos. Es suficiente.
   *[no] Para abrir: { $points } de { $needed }
  }

## A plan while others play

game-plan-begin = Prepara tu turno mientras esperas: pon fichas como si te tocara. Solo las ves tú.
game-plan-yours = Tu plan. Solo lo ves tú.
game-plan-fine = Tu plan es válido. Solo lo ves tú.
game-plan-rated = Aquí solo se conserva lo que sigue encajando igual.
game-plan-refitted = La mesa ha cambiado. En tu plan, { $pieces } { $count ->
    [one] va
   *[other] van
  } ahora en otro sitio.
game-plan-no-place = La mesa ha cambiado. De vuelta en tu soporte, porque ya no hay sitio: { $pieces }.
game-plan-unhelped = La mesa ha cambiado. De vuelta en tu soporte, porque una partida clasificatoria solo conserva lo que sigue encajando: { $pieces }.
game-plan-busy = La mesa ha cambiado y el servidor está demasiado ocupado para buscar otro sitio. De vuelta en tu soporte: { $pieces }.
game-plan-dropped = La mesa ha cambiado. Lo que querías reorganizar está otra vez como antes.

## The clock

game-no-clock = No hay reloj: tómate tu tiempo.
game-clock-seconds = { $count ->
    [one] queda un segundo
   *[other] quedan { $count } segundos
  }
game-clock-minutes = { $count ->
    [one] queda { $count } minuto
   *[other] quedan { $count } minutos
  }
game-clock-hours = { $count ->
    [one] queda { $count } hora
   *[other] quedan { $count } horas
  }
game-last-seconds = Quedan diez segundos.
game-time-out = Cuando se acaba el tiempo

## Hints

game-hint-asking = Mirando tu soporte…
game-hint-nothing = En este turno no hay nada que poner.
game-hint-something = Tienes una jugada.
game-hint-most = Lo máximo que puedes poner: { $pieces }.
game-hint-some = Puedes poner { $pieces }.
game-hint-most-shown = Lo máximo que puedes poner:
game-hint-some-shown = Puedes poner:
game-hint-which = ¿Qué fichas?
game-hint-how = Enséñame cómo
game-hint-again = Enseñar otra vez
game-hint-lay = Ponlo así

## The end of a game

game-scores = Marcador
game-player = Nombre
game-round-game = { $round }.{ $game }
game-won = ganado
game-total = Total
game-games-won = Ganados
game-round-total = Ronda { $round }
game-left-points = quedan { $points }
game-left-nothing = no queda nada
game-see-table = Ver la mesa
game-you-won = ¡Has ganado!
game-you-won-match = ¡Has ganado la partida!
game-won-by = { $winners ->
    [one] ¡{ $who } ha ganado!
   *[other] Victoria compartida: { $who }.
  }
game-wants-rematch = quiere jugar otra vez
game-not-asked = aún no ha dicho nada
game-next-deal = Siguiente juego
game-rematch = Jugar otra vez
game-rematch-waits = Esperando a { $names }.
game-rematch-wanted = { $count ->
    [one] { $names } quiere jugar otra vez.
   *[other] { $names } quieren jugar otra vez.
  }
game-rematch-without = Empezar sin esperar
game-replay = Ver repetición
game-record-fold = Partida y reparto
game-record = Descargar la partida
game-verify = Comprobar el reparto
game-verified = { $games ->
    [one] Comprobado: el secreto mostrado tras el juego da exactamente este reparto.
   *[other] Comprobado: los secretos mostrados dan exactamente estos { $games } repartos.
  }
game-verified-here = Este navegador ha repetido el reparto por su cuenta.
game-verified-there = El reparto lo ha repetido el servidor, porque este navegador no puede hacerlo en esta página (necesita https).
game-not-verified = El secreto mostrado da otro reparto: no te fíes de este juego.
game-verify-later = El servidor no ha podido comprobarlo ahora; prueba más tarde.
game-seen-kept = El servidor ha cumplido lo que prometió a este navegador antes del reparto.
game-seen-changed = El servidor ha cambiado lo que prometió antes del reparto o el número que tú añadiste. No te fíes de este servidor.
game-seen-none = Este navegador no vio la partida antes del reparto, así que no puede saber si el servidor cumplió su promesa.

## Away, back and paused

game-log = Registro
game-drawn-then = { $first }, luego { $last }
game-event-left = { $you ->
    [yes] Estás fuera: juegan por ti.
   *[no] { $who } está fuera: juegan en su lugar.
  }
game-event-back = { $you ->
    [yes] Has vuelto.
   *[no] { $who } ha vuelto.
  }
game-event-pause-asked = { $you ->
    [yes] Pides una pausa.
   *[no] { $who } pide una pausa.
  }
game-event-hint = { $you ->
    [yes] Usas una pista.
   *[no] { $who } usa una pista.
  }
game-event-paused = El juego está en pausa.
game-event-given-up = { $you ->
    [yes] Has cancelado la partida.
   *[no] { $who } ha cancelado la partida.
  }
game-event-pause-ended = { $you ->
    [yes] Terminas la pausa.
   *[no] { $who } termina la pausa.
  }

## Chat

game-chat = Chat
game-chat-text = Di algo
game-chat-send = Enviar
game-chat-heard = { $name }: { $words }
game-chat-about = Silenciar o denunciar a { $name }
game-chat-mute = Silenciar a { $name }
game-chat-muted = Ya no verás los mensajes de { $name }.
game-chat-block = Bloquear a { $name }
game-chat-blocked = Ya no verás los mensajes de { $name }, que ya no puede venir a tus mesas.
game-chat-report = Denunciar a { $name }
game-chat-reported = Gracias. Quien lleva este servidor lo mirará.
game-chat-reason = Denunciado en la mesa
chat-hello = ¡Hola!
chat-good-luck = ¡Suerte!
chat-well-played = ¡Bien jugado!
chat-thanks = ¡Gracias!
chat-sorry = ¡Perdón!
chat-one-moment = Un momento, por favor.
chat-oops = ¡Uy!
chat-good-game = ¡Buena partida!
chat-again = ¿Otra?
chat-emote-laugh = risa
chat-emote-wow = vaya
chat-emote-think = pensando
chat-emote-aw = ay, qué pena
chat-emote-phew = uf
chat-emote-heart = corazón
chat-emote-star = estrella
chat-emote-party = hurra
game-emotes = Reacciones

## Keys

game-keys = Teclas
game-keys-title = Atajos de teclado
game-keys-draw = Robar o pasar
game-keys-play = Terminar el turno: jugar
game-keys-clock = Cuánto tiempo queda
game-keys-rack = Qué hay en tu soporte
game-keys-pool = Cuántas fichas hay en el pozo
game-keys-last = Lo último que pasó
game-keys-again = Ver otra vez los últimos turnos
game-keys-help = Esta lista
game-key-rack = { $count ->
    [one] Una ficha en tu soporte: { $pieces }.
   *[other] { $count } fichas en tu soporte: { $pieces }.
  }
game-key-pool = { $count ->
    [0] El pozo está vacío.
    [one] Una ficha en el pozo.
   *[other] { $count } fichas en el pozo.
  }

## Tips in the first game

game-tip-ok = Entendido
game-tip-off = Desactivar consejos
game-called-start = El juego ha empezado en tu mesa.
game-called-full = En tu mesa ya está todo el mundo. Puedes empezar.
game-called-asks = Alguien quiere unirse a tu mesa.
game-called-closed = Tu mesa se ha cerrado.
