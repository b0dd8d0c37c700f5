### Spanish: one device, passed around.

device-title = Jugar en este dispositivo
device-why = El dispositivo va de mano en mano. Las fichas de cada uno siguen ocultas hasta que lo tiene.
device-who = ¿Quién juega?
device-player = Asiento { $number }
device-add = Añadir a alguien
device-add-bot = Añadir un bot
device-remove = Quitar a { $name }
device-start = Repartir
device-continue = Continuar: { $names }
device-elsewhere = Esta partida no está en este dispositivo.
device-people = Nombres en este dispositivo
device-language-same = Como el dispositivo
device-forget = Olvidar a { $name }
device-storage = Los nombres, las preferencias y los accesos se guardan en este dispositivo. Quien lo administra puede leer lo que guarda.

device-curtain = Telón
device-hand-to = Pásaselo a
device-bot-plays = Juega ahora
device-show = Soy { $name }. Mostrar mis fichas
device-show-dice = Soy { $name }. Es mi turno
device-hidden = Las fichas siguen ocultas hasta que toques la pantalla.
device-between = Este juego ha terminado
device-deal-next = Repartir otra vez
device-turn = Girar la mesa
device-hide = Ocultar mis fichas
