### Spanish: what a server refuses, in sentences for people.

## Tables

refused-no-such-table = Esa mesa no existe, o la invitación ha caducado.
refused-sent-away = Te han hecho salir de esta mesa.
refused-table-full = Todas las sillas de esta mesa están ocupadas.
refused-chair-taken = Esa silla no está libre.
refused-not-at-table = No estás en esta mesa.
refused-host-stays = No se puede echar a quien abrió la mesa: sal tú, o cierra la mesa.
refused-nobody-there = No hay nadie con ese nombre en esta mesa.
refused-no-such-chair = Esta mesa tiene las sillas 0 a { $last }.
refused-player-there = Ahí ya hay alguien.
refused-host-only = Eso solo puede hacerlo quien abrió la mesa.
refused-table-closed = Esta mesa está cerrada.
refused-match-begun = La partida de esta mesa ya ha empezado.
refused-match-going-on = La partida de esta mesa no ha terminado.
refused-rated-bots = Una mesa con clasificación es solo para personas: sin bots.
refused-not-your-talk = Solo quien está en la mesa puede hablar allí.

## Matches

refused-no-such-match = La partida { $match } no existe.
refused-no-seat = Eso es para quien juega en la partida.
refused-not-begun = La partida no ha empezado: espera a todo el mundo.
refused-not-your-turn = No te toca.
refused-stale = La partida ya ha avanzado: vuelve a mirar.
refused-paused = La partida está en pausa: reanúdala primero.
refused-match-over = La partida ha terminado.
refused-away-already = Ya hay quien juega por ti.
refused-back-already = Ya juegas tú.
refused-pause-asked = La pausa ya está pedida.
refused-no-pause = No hay ninguna pausa que terminar.
refused-no-hints = En una partida con clasificación no hay pistas.
refused-no-game-over = Aún no ha terminado ningún juego de esta partida.
refused-game-not-over = Este juego de la partida aún no ha terminado.

## People

refused-log-in = Inicia sesión primero.
refused-no-such-player = Esa persona no existe.
refused-login-taken = Ese nombre de usuario está cogido, o ya tienes una cuenta.
refused-wrong-password = El nombre de usuario o la contraseña no es correcto.
refused-password-length = Una contraseña tiene de { $shortest } a { $longest } caracteres.
refused-nothing-to-read = No hay nada que leer en { $what ->
    [name] este nombre
    [login] este nombre de usuario
    [line] esta línea
   *[report] este aviso
  }.
refused-text-too-long = { $what ->
    [name] Este nombre es demasiado largo
    [login] Este nombre de usuario es demasiado largo
    [line] Esta línea es demasiado larga
   *[report] Este aviso es demasiado largo
  }: de 1 a { $most } caracteres.

## Too often, and not now

refused-too-often-commands = Demasiadas jugadas: espera unos segundos.
refused-too-often-socket = Demasiados mensajes por esta conexión: espera unos segundos.
refused-too-often-messages = Demasiados mensajes: espera unos segundos.
refused-too-often-address = Demasiados mensajes desde esta dirección: espera unos segundos.
refused-too-often-guests = Demasiadas visitas nuevas desde esta dirección: espera unos minutos.
refused-too-often-matches = Demasiadas partidas nuevas: espera unos minutos.
refused-too-often-passwords = Demasiados intentos: espera unos minutos.
refused-too-often-chat = Se habla demasiado: espera unos segundos.
refused-too-often-tables = Demasiados cambios en las mesas: espera unos minutos.
refused-too-often-analyses = Demasiados análisis: espera un minuto.
refused-too-often-sockets = Demasiadas conexiones abiertas: cierra otra ventana del juego.
refused-busy = Ya hay demasiados análisis en espera: prueba dentro de poco.
refused-too-slow = El análisis ha tardado más de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }.
refused-no-database = El servidor no llega ahora a sus datos: prueba otra vez.
