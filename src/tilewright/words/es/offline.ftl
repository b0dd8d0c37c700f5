### Spanish: what only those load who play without a server, or may want to.

offline-loading = Preparando el juego.
offline-first = La primera vez se descargan unos 9 MB.
offline-elsewhere = El juego está abierto en otra pestaña. Ciérrala para jugar aquí.
offline-here = Seguir jugando aquí
offline-insecure = Aquí no se puede guardar el juego con seguridad. Abre esta página por https.
offline-failed = El juego se ha detenido. Todo está guardado hasta aquí: vuelve a cargar la página.
offline-own-rules = Jugar con tus propias reglas
offline-own-rules-why = Elige el reglamento, los bots y las reglas de la casa.
offline-kept = Tu nombre, tus ajustes y tus partidas se guardan en este navegador y en ningún otro sitio. Si borras sus datos, se pierden: descárgalos de vez en cuando.
offline-delete = Se borrarán tu nombre, tus ajustes y todas tus partidas de este dispositivo. No se puede deshacer.
offline-restore = Restaurar desde un archivo
offline-restored = Restaurado.
offline-offer = Descargar para jugar sin conexión ({ $size } MB)
offline-offer-why = Así puedes jugar contra bots, aprender y resolver retos sin conexión. Las partidas que empieces sin conexión se quedan en este dispositivo.
offline-offer-waiting = Se cargará en cuanto el servidor responda.
offline-offer-loading = Cargando…
offline-offer-failed = No se ha podido cargar. Inténtalo de nuevo.
offline-available = Disponible sin conexión en este dispositivo.
offline-games = Partidas en este dispositivo
offline-games-why = Lo que empezaste sin conexión continúa aquí.
offline-away = Sin conexión: estás jugando en este dispositivo.
offline-others = Jugar con otras personas
offline-others-why = Tus amistades, las mesas y tu cuenta están en el servidor.
offline-people = Para esto hace falta un servidor
offline-server = Ir al servidor
