### Spanish: what a server refuses, in sentences for people.

## Tables

refused-no-such-table = Esa mesa no existe, o la invitación ha caducado.
refused-no-such-lesson = Ese ejercicio no existe.
refused-sent-away = Te han hecho salir de esta mesa.
refused-table-full = Todos los asientos de esta mesa están ocupados.
refused-chair-taken = Ese asiento está ocupado.
refused-not-at-table = No estás en esta mesa.
refused-host-stays = No se puede echar a quien abrió la mesa: sal tú, o cierra la mesa.
refused-nobody-there = No hay nadie con ese identificador en esta mesa.
refused-no-such-code = Ese código no es correcto o ha caducado. Mira la pantalla grande.
refused-nobody-sits = Primero tiene que sentarse alguien.
refused-no-home-network = Este ordenador no está en una red a la que lleguen los teléfonos. Conéctalo al wifi e inténtalo otra vez.
refused-public-network = Se puede llegar a la dirección de este ordenador, { $address }, desde Internet, así que no solo podría entrar tu familia. Si es lo que quieres, inicia el servidor con --lan.
refused-not-owner = Eso solo puede hacerlo quien tiene este servidor, en el ordenador en el que funciona.
refused-seat-needs-invitation = No puedes sentar a otras personas. Abre una mesa y envíales la invitación.
refused-no-such-chair = Esta mesa tiene los asientos 0 a { $last }.
refused-player-there = Ahí ya hay alguien.
refused-host-only = Eso solo puede hacerlo quien abrió la mesa.
refused-table-closed = Esta mesa está cerrada.
refused-match-begun = La partida de esta mesa ya ha empezado.
refused-match-going-on = La partida de esta mesa no ha terminado.
refused-rated-bots = Una mesa clasificatoria es solo para personas, sin bots.
refused-rated-handicaps = En una partida clasificatoria todo el mundo juega con las mismas reglas, sin ventajas.
refused-quiet-chat = En una mesa tranquila solo hay reacciones y frases predefinidas.
refused-handicap-time = Esta mesa no tiene reloj, así que nadie puede tener un tiempo propio.
refused-not-your-talk = Solo quien está en la mesa puede chatear en ella.

## Torneos

refused-no-such-tournament = Este torneo no existe o el enlace ya no es válido.
refused-organiser-only = Solo puede hacerlo quien organiza.
refused-no-such-round = Esa ronda o mesa no existe.
refused-results-missing =
    { $count ->
        [one] Una mesa aún no tiene resultado confirmado.
       *[other] { $count } mesas aún no tienen resultado confirmado.
    }
refused-tournament-over = Este torneo ha terminado.
refused-joining-closed = Ya no es posible unirse a este torneo.
refused-too-many-people = Un torneo tiene como máximo { $most } personas.
refused-no-device = Alguien en esta mesa no tiene dispositivo, así que no se puede jugar en pantallas.
refused-result-stands = Este resultado ya es firme. Solo quien organiza puede cambiarlo.
refused-table-done = Esta mesa ya tiene su resultado.
refused-nothing-to-confirm = Solo puedes confirmar un resultado que haya introducido otra persona de tu mesa.
refused-points = Introduce los puntos de las { $count } personas.
refused-tournament-moved = Otros han cambiado este torneo en el mismo momento. Inténtalo de nuevo.
refused-too-many-changes = Ya ha habido demasiados cambios aquí. Pide a quien organiza que lo haga.
refused-tournament-full = Ha habido demasiados cambios en este torneo. Empieza uno nuevo.
refused-round-going-on = El registro se verá cuando hayan terminado todas las mesas de esta ronda.
refused-no-sheet = Solo hay hoja de reparto para las mesas reales de un torneo duplicado.
refused-deal-known = Puedes ver las hojas de reparto, así que tu propia mesa ya no puede volver a las pantallas en esta ronda.
refused-unclear-game = Algunos valores son iguales. Indica también el número de fichas.

## Matches

refused-no-such-match = La partida { $match } no existe.
refused-no-seat = Eso solo puede hacerlo quien juega en esta partida.
refused-not-begun = La partida no ha empezado: falta gente.
refused-not-your-turn = No te toca.
refused-stale = La partida ya ha avanzado: vuelve a mirar.
refused-paused = La partida está en pausa: reanúdala primero.
refused-match-over = La partida ha terminado.
refused-nothing-to-undo = No hay ningún turno que deshacer.
refused-away-already = Ya hay quien juega por ti.
refused-back-already = Ya juegas tú.
refused-pause-asked = La pausa ya se ha pedido.
refused-no-pause = No hay ninguna pausa que terminar.
refused-others-play = En esta partida juegan más personas, así que no puedes terminarla por ellas.
refused-no-curtain = Nadie espera detrás de este telón.
refused-person-twice = La misma persona no puede ocupar dos asientos.
refused-one-device = En una mesa cada cual juega en su propio dispositivo, así que no se puede jugar en uno solo.
refused-no-hints = No hay pistas en una partida clasificatoria ni cuando otros juegan con el mismo reparto.
refused-seat-no-hints = Juegas esta partida sin pistas.
refused-unchecked-hints = En esta partida no hay pistas: no se comprueba nada antes de que termines tu turno.
refused-hints-taken = Ya has usado tus tres pistas en este juego.
refused-rated-position = Esto es de una partida en curso, clasificatoria o con el mismo reparto que otros. Podrás analizarlo cuando termine.
refused-too-long-to-review = Esta partida es demasiado larga para repasarla.
refused-no-such-puzzle = Ese reto no existe.
refused-no-such-rush = Ese sprint no existe, o ya has empezado otro.
refused-rush-answered = Ya has respondido a este reto.
refused-rush-puzzle = Alguien de tu red está resolviendo este reto en un sprint. Vuelve dentro de tres minutos.
refused-not-on-rack = No hay ninguna ficha { $piece } en el soporte.
refused-not-playable = Estas fichas no se pueden poner aquí.
refused-empty-rack = Pon al menos una ficha en el soporte.
refused-too-few-tiles = Quedan muy pocas fichas para tantos jugadores.
refused-no-such-game = Este juego de práctica no puede continuar. Empiézalo de nuevo.
refused-too-many-pieces = Una imagen muestra como máximo { $most } fichas.
refused-no-game-over = Aún no ha terminado ningún juego de esta partida.
refused-game-not-over = Este juego aún no ha terminado.

## People

refused-log-in = Inicia sesión primero.
refused-no-such-player = Esa persona no existe.
refused-login-taken = Ese nombre de usuario ya está en uso, o ya tienes una cuenta.
refused-no-desk = Aquí no hay nada.
refused-not-there = Esto ya no existe.
refused-no-network = Una red es una dirección IP, como 192.0.2.7, o un /64 o /48 de IPv6.
refused-too-many-bans = Hay { $most } sanciones. Levanta una antes.
refused-ban-oneself = No puedes expulsarte a ti ni a tu propia red.
refused-shun-oneself = No puedes silenciarte ni bloquearte.
refused-ban = { $reason ->
    [insults] La administración te ha expulsado de este servidor hasta el { $until } UTC por insultar a otras personas.
    [cheating] La administración te ha expulsado de este servidor hasta el { $until } UTC por hacer trampas.
    [spam] La administración te ha expulsado de este servidor hasta el { $until } UTC por spam.
    [name] La administración te ha expulsado de este servidor hasta el { $until } UTC por tu nombre.
   *[other] La administración te ha expulsado de este servidor hasta el { $until } UTC por tu comportamiento.
}
refused-ban-for-ever = { $reason ->
    [insults] La administración te ha expulsado de este servidor para siempre por insultar a otras personas.
    [cheating] La administración te ha expulsado de este servidor para siempre por hacer trampas.
    [spam] La administración te ha expulsado de este servidor para siempre por spam.
    [name] La administración te ha expulsado de este servidor para siempre por tu nombre.
   *[other] La administración te ha expulsado de este servidor para siempre por tu comportamiento.
}
refused-mute = { $reason ->
    [insults] La administración te ha silenciado hasta el { $until } UTC por insultar a otras personas.
    [cheating] La administración te ha silenciado hasta el { $until } UTC por hacer trampas.
    [spam] La administración te ha silenciado hasta el { $until } UTC por spam.
    [name] La administración te ha silenciado hasta el { $until } UTC por tu nombre.
   *[other] La administración te ha silenciado hasta el { $until } UTC por tu comportamiento.
}
refused-mute-for-ever = { $reason ->
    [insults] La administración te ha silenciado para siempre por insultar a otras personas.
    [cheating] La administración te ha silenciado para siempre por hacer trampas.
    [spam] La administración te ha silenciado para siempre por spam.
    [name] La administración te ha silenciado para siempre por tu nombre.
   *[other] La administración te ha silenciado para siempre por tu comportamiento.
}
refused-wrong-password = Usuario o contraseña incorrectos.
refused-unproved = Confírmalo con tu contraseña o una llave de acceso, o cierra la sesión y vuelve a entrar.
refused-wrong-code = Usuario o código de recuperación incorrectos.
refused-wrong-link = Este enlace ya se usó o ha caducado. Pide otro.
refused-wrong-passkey = Esta llave de acceso no se conoce aquí, o tardó demasiado. Prueba otra vez.
refused-last-way-in = Es la única forma de entrar en tu cuenta. Crea antes una contraseña o añade otra llave de acceso.
refused-too-many-passkeys = Tienes { $most } llaves de acceso. Quita antes una.
refused-too-often-mails = Demasiados correos. Espera una hora.
refused-no-mail = Este servidor no envía correos.
refused-mail-address = Esto no es una dirección de correo.
refused-no-such-device = Este dispositivo ya cerró la sesión.
refused-password-length = Una contraseña tiene de { $shortest } a { $longest } caracteres.
refused-nothing-to-read = { $what ->
    [name] El nombre
    [login] El nombre de usuario
    [line] El mensaje
   *[report] El texto de la denuncia
  } no puede estar vacío.
refused-text-too-long = { $what ->
    [name] Este nombre es demasiado largo
    [login] Este nombre de usuario es demasiado largo
    [line] Este mensaje es demasiado largo
   *[report] Esta denuncia es demasiado larga
  }: de 1 a { $most } caracteres.

## Limits and outages

refused-too-often-commands = Demasiadas jugadas. Espera unos segundos.
refused-too-often-socket = Demasiados mensajes por esta conexión. Espera unos segundos.
refused-too-often-messages = Demasiados mensajes. Espera unos segundos.
refused-too-often-address = Demasiados mensajes desde esta dirección. Espera unos segundos.
refused-too-often-guests = Demasiados visitantes nuevos desde esta dirección. Espera unos minutos.
refused-too-often-matches = Demasiadas partidas nuevas. Espera unos minutos.
refused-too-often-passwords = Demasiados intentos. Espera unos minutos.
refused-too-often-accounts = Demasiados intentos de entrar en esta cuenta. Usa un dispositivo en el que ya hayas entrado o espera una hora.
refused-too-often-address_passwords = Demasiados intentos desde tu red. Espera unos minutos.
refused-too-often-chat = Escribes demasiado rápido. Espera unos segundos.
refused-too-often-tables = Demasiados cambios en las mesas. Espera unos minutos.
refused-too-often-calls = Has invitado a mucha gente. Espera unos minutos.
refused-too-often-analyses = Demasiados análisis. Espera un minuto.
refused-too-often-replays = Demasiadas repeticiones. Espera un minuto.
refused-too-often-address_replays = Demasiadas repeticiones desde esta dirección. Espera un minuto.
refused-too-often-address_tries = Demasiados retos desde esta dirección. Espera una hora.
refused-too-often-page_errors = Demasiados avisos desde esta dirección. Espera diez minutos.
refused-too-often-processor = Demasiadas peticiones desde este dispositivo o su red. Espera un momento.
refused-too-often-sign_ups = Demasiadas cuentas nuevas desde tu red. Espera una hora.
refused-too-many-matches = Ya tienes { $most } partidas en curso. Termina una primero.
refused-too-many-matches-here = Hay demasiadas partidas en curso desde tu red. Inténtalo más tarde.
refused-too-many-tables = Ya tienes { $most } mesas abiertas. Cierra o empieza una primero.
refused-too-many-shunned = Ya has silenciado o bloqueado a { $most } personas. Quita una primero.
refused-too-many-friends = No puede haber más de { $most } amistades y solicitudes. Quita una primero.
refused-too-many-tables-here = Hay demasiadas mesas abiertas desde tu red. Inténtalo más tarde.
refused-stored-player = Has alcanzado el límite diario de este servidor para una persona. Vuelve a intentarlo mañana.
refused-stored-here = Tu red ha alcanzado el límite diario de este servidor. Vuelve a intentarlo mañana.
refused-too-often-sockets = Demasiadas conexiones abiertas. Cierra otra ventana del juego.
refused-busy = Ya hay demasiados análisis en espera: prueba dentro de poco.
refused-too-slow = El análisis ha tardado más de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }.
refused-no-database = El servidor no puede acceder a sus datos ahora: prueba otra vez.
refused-needs-server = Para esto hace falta un servidor. Aquí puedes jugar contra bots, aprender, resolver retos y analizar.
refused-no-space = No queda espacio en este dispositivo para guardar el juego; no ha cambiado nada. Libera espacio y vuelve a intentarlo.
refused-other-version = Esta partida se guardó con otra versión y no se puede abrir aquí. Sigue estando en tu exportación.
refused-contradictory = Esta partida no se puede abrir: sus datos guardados se contradicen. Sigue estando en tu exportación.
refused-not-an-export = Este archivo no es una exportación de Tilewright.
