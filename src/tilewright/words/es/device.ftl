### Spanish: one device, passed around.

device-title = Jugar en un solo dispositivo
device-why = El dispositivo va de mano en mano. Tus fichas siguen ocultas hasta que lo tienes tú.
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
device-storage = Los nombres, las preferencias y las sesiones se guardan en este dispositivo. Quien lo posee o lo administra puede leer lo que guarda.

device-curtain = Telón
device-hand-to = Pásaselo a
device-bot-plays = Ahora juega
device-show = Soy { $name }. Mostrar mis fichas
device-show-dice = Soy { $name }. Es mi turno
device-hidden = Las fichas siguen ocultas hasta que toques la pantalla.
device-between = Este juego ha terminado
device-deal-next = Repartir el siguiente juego
device-turn = Girar la mesa
device-hide = Ocultar mis fichas
