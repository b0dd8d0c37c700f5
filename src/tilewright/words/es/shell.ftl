### Spanish: home, and what stands around every page, in the browser.

shell-name = Tilewright
shell-title = { $page } · Tilewright
shell-skip = Ir a la página
shell-nav = Páginas
shell-home = Inicio
shell-tables = Mesas
shell-me = Yo
shell-settings = Ajustes
shell-theme = Colores oscuros
shell-guest = Visitante

## What goes wrong

shell-unreachable = El servidor no responde. ¿Tienes conexión?
shell-refused = El servidor no ha podido hacerlo.
shell-missing = Esa página no existe
shell-missing-why = Quizá la dirección está mal escrita, o la mesa se cerró.
shell-failed = No se ha podido cargar la página
shell-failed-why = Quizá no hay conexión, o hay una versión nueva.
shell-again = Reintentar

## Home

shell-home-title = Una mesa para toda la familia
shell-home-lead = Pon escaleras y grupos, mueve la mesa y vacía tu soporte antes que nadie.
shell-language = Idioma
