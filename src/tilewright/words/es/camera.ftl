### Español: fotos de fichas reales, en el navegador.

## Hacer una foto

camera-title = Foto
camera-title-table = La mesa
camera-title-before = La mesa antes del turno
camera-title-after = La mesa después del turno
camera-title-rack = El soporte
camera-take = Hacer una foto
camera-choose = Elegir una foto
camera-shoot = Disparar
camera-private = La foto se queda en este dispositivo: se lee aquí y nunca se envía. La primera vez se cargan 3 MB para ello. Va mejor con luz uniforme y con las fichas llenando la imagen. Los comodines de Twist y los dados solo se conocen por dibujos: revísalos bien.
camera-insecure = Esta página no tiene conexión segura y no puede mostrar imagen en directo. Haz la foto con la cámara del teléfono o elige una. Se queda en este dispositivo: se lee aquí y nunca se envía.
camera-not-allowed = El navegador no puede usar la cámara. Permítelo en sus ajustes para esta página o elige una foto.
camera-none = No se ha encontrado ninguna cámara, o la está usando otra aplicación. Elige una foto.
camera-live = Lo que ve la cámara
camera-aim = Llena el marco con las fichas
camera-found = { $count ->
    [one] { $count } ficha a la vista
   *[other] { $count } fichas a la vista
  }
camera-reading = Leyendo la foto…
camera-failed-load = No se ha podido cargar la parte que lee fotos. La primera vez hace falta conexión; inténtalo de nuevo.
camera-failed-read = La foto no se puede leer en este dispositivo: está dañada o falta memoria.
camera-damaged = No es una imagen que el navegador pueda abrir, o está dañada. Elige un archivo JPEG, PNG o WebP.
camera-too-large = El archivo es demasiado grande: una foto ocupa como máximo { $most } MB.
camera-too-many-pixels = La imagen es demasiado grande: una foto tiene como máximo { $most } megapíxeles.
camera-same-photo = La mesa y el soporte están en esa foto

## Corregir lo que se ha reconocido

camera-check = { $count ->
    [one] { $count } ficha encontrada
   *[other] { $count } fichas encontradas
  }, { $doubtful ->
    [0] ninguna dudosa. Toca una ficha para corregirla o un lugar para añadir una.
    [one] { $doubtful } dudosa. Toca una ficha para corregirla o un lugar para añadir una.
   *[other] { $doubtful } dudosas. Toca una ficha para corregirla o un lugar para añadir una.
  }
camera-nothing = No se ha encontrado ninguna ficha. Toca donde haya una o haz otra foto más de cerca.
camera-photo = { $count ->
    [one] La foto con { $count } ficha
   *[other] La foto con { $count } fichas
  }
camera-zoom = Ampliar
camera-tile = Esta ficha
camera-read-as = Leída como { $piece }.
camera-doubt-unsure = Se distingue mal.
camera-doubt-count = La caja no tiene tantas.
camera-doubt-row = Leída de otro modo, sería una combinación.
camera-doubt-new = ¿Qué ficha hay aquí?
camera-doubtful = dudosa
camera-instead = Puede ser
camera-right = Está bien
camera-no-tile = No es una ficha
camera-leave = Dejarla
camera-now = Ahora { $piece }.
camera-colors = Colores de esta foto
camera-swap = Cambiar { $one } por { $other }
camera-swap-lead = ¿Dos colores confundidos? Un toque los cambia:
camera-swapped = { $one } y { $other } están cambiados.
camera-jokers-ours = Estos son nuestros comodines
camera-jokers-found = { $count ->
    [0] Guardado en este dispositivo. Ninguna otra ficha de esta foto se les parece.
    [one] Guardado en este dispositivo. Se encontró otro comodín.
   *[other] Guardado en este dispositivo. Se encontraron { $count } comodines más.
}
camera-jokers-known = { $count ->
    [one] Este dispositivo conoce uno de tus comodines.
   *[other] Este dispositivo conoce { $count } de tus comodines.
}
camera-jokers-forget = Olvidarlos
camera-jokers-forgotten = Tus comodines están olvidados.
camera-list = Como lista
camera-add = Añadir una ficha
camera-done = Todo correcto
camera-again = Otra foto

## Para qué es la foto

camera-back = Volver a corregir
camera-judging = Comprobando…
camera-verdict = { $wrong ->
    [0] Todas las combinaciones son válidas.
    [one] { $wrong } de { $count } combinaciones no es válida.
   *[other] { $wrong } de { $count } combinaciones no son válidas.
  }
camera-to-board = Abrir en el tablero
camera-whose = ¿De quién es este soporte?
camera-several = Varios soportes en esta foto
camera-whose-row = ¿De quién es la línea { $number }?
camera-nobody = De nadie
camera-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
  }
camera-next-rack = Siguiente soporte
camera-to-card = Pasar al marcador
camera-own-row = Es el soporte
camera-step-before = Paso anterior
camera-step-after = Paso siguiente
camera-to-analysis = Abrir en el análisis
