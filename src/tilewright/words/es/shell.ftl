### Spanish: home page and the frame of every page, in the browser.

shell-name = Tilewright
shell-title = { $page } · Tilewright
shell-skip = Ir al contenido
shell-nav = Menú principal
shell-home = Inicio
shell-door-play = Jugar
shell-door-learn = Aprender
shell-door-puzzles = Retos
shell-door-study = Análisis
shell-me = Perfil
shell-settings = Ajustes
shell-theme = Modo oscuro
shell-guest = Visitante

## Errors

shell-unreachable = El servidor no responde. ¿Tienes conexión?
shell-offline = No tienes conexión. La mesa te espera, y lo que estabas poniendo está guardado.
shell-refused = El servidor no ha podido hacerlo.
shell-missing = Esa página no existe
shell-missing-why = Quizá la dirección está mal escrita, o la mesa se cerró.
shell-failed = No se ha podido cargar la página
shell-failed-why = Quizá no hay conexión, o hay una versión nueva.
shell-again = Reintentar
shell-retrying = Esta página lo sigue intentando sola.
shell-trouble = Algo ha fallado en esta página. Lo que has puesto está guardado.
shell-part-missing = No se ha podido cargar una parte de esta página.

## Home

shell-home-title = Una mesa para toda la familia
shell-home-lead = Pon escaleras y grupos, reorganiza la mesa y vacía tu soporte antes que nadie.
shell-play = Jugar ya
shell-choice = { $book } · { $bots }
shell-booklet = Reglas
shell-bot = Contra
shell-others = Cuántos rivales
shell-company = { $bot } trae a { $others }: bots de un nivel parecido.
shell-manner = { $bot }: { $manner }.
shell-ready = ¿Jugamos una partida?
shell-continue = Continuar
shell-teach = Enséñame
shell-lesson-next = Siguiente ejercicio
shell-first-row = { $count ->
    [3] Pon tu primera escalera: toca las tres fichas rojas.
    [one] Una más.
   *[other] Y la siguiente.
  }
shell-first-row-done = ¡Es una escalera! ¿Vamos con una partida de verdad?
shell-puzzle-solved = Resuelto.
shell-last = Tu última partida
shell-last-missed = { $kind ->
    [out] Podrías haber terminado en el turno { $turn }.
    [open] Podrías haber abierto en el turno { $turn }.
    [free_joker] Podrías haber liberado un comodín en el turno { $turn }.
   *[other] Podrías haber puesto más fichas en el turno { $turn }.
  }
shell-going-on = Seguir jugando
shell-against = contra { $names }
shell-waiting = a la espera de empezar
shell-ways = Otras formas de jugar
shell-device = Jugar en un solo dispositivo
shell-device-why = De mano en mano: todo el mundo juega en esta pantalla.
shell-screen = Usar como pantalla grande
shell-screen-why = Para la tele o una tableta: la mesa aquí y las fichas en los teléfonos.
shell-friends = Jugar con amigos
shell-friends-why = Elige las reglas, envía un enlace y a la mesa.
shell-tables-open = Mesas abiertas
shell-tables-why = Únete a una, o mira cómo juegan otros.
shell-tables-now = { $free ->
    [0] { $watched ->
        [one] Una partida para mirar.
       *[other] { $watched } partidas para mirar.
      }
    [one] Una mesa para unirse.
   *[other] { $free } mesas para unirse.
  }
shell-rules = Las reglas
shell-rules-why = Qué se puede hacer, y en qué difieren los reglamentos.
shell-language = Idioma
shell-foot = Gratis, de código abierto y sin anuncios.
shell-banned = Ahora no puedes jugar aquí
shell-desk = Panel de administración
