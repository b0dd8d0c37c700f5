### Spanish: what is wrong with a row or a turn, in the sentences of the server and of the terminal.

## Why a row isn’t a set

set-not-in-box = con estas reglas no hay ningún { $face }
set-too-many-copies = del { $face } solo hay { $count ->
    [one] uno
   *[other] { $count }
  }
set-too-short = una combinación necesita al menos { $count } { $game ->
    [dice] dados
   *[tiles] fichas
  }
set-too-few-numbered = no basta con comodines: hace falta al menos { $count ->
    [one] un número
   *[other] { $count } números
  }
set-too-many-jokers = con estas reglas una combinación lleva como mucho { $count ->
    [one] un comodín
   *[other] { $count } comodines
  }
set-adjacent-jokers = con estas reglas no puede haber dos comodines seguidos, y aquí no se pueden separar
set-change-at-start = con estas reglas una escalera nunca empieza por un cambio de color
set-too-many-changes = con estas reglas una escalera lleva como mucho { $count ->
    [one] un cambio de color
   *[other] { $count } cambios de color
  }
set-too-many-colors = con estas reglas una escalera tiene como mucho { $count ->
    [one] un color
   *[other] { $count } colores
  }
set-mirror-side-too-small = con estas reglas cada lado de un espejo representa al menos { $count ->
    [one] una ficha
   *[other] { $count } fichas
  }
set-mirrored-group-too-large = con estas reglas un grupo en espejo representa como mucho { $count ->
    [one] una ficha
   *[other] { $count } fichas
  } en total
set-color-twice = el { $face } está más de una vez, y en un grupo cada color va una sola vez
set-group-too-large = un grupo tiene como mucho { $count } colores, { $faces ->
    [0] una vez cada uno
   *[other] y un comodín doble cuenta como dos
  }
set-number-twice = el { $face } está más de una vez, y en una escalera cada número va una sola vez
set-run-too-long = una escalera tiene como mucho { $count } números, del 1 al 13
set-one-after-thirteen = una escalera acaba en el 13: después no va el 1
set-gap = hay un hueco en la escalera: { $faces ->
    [one] falta el
   *[other] faltan
  } { $face }{ $count ->
    [0] {""}
    [one] , y solo hay un comodín
   *[other] , y solo hay { $count } comodines
  }
set-double-does-not-fit = { $faces ->
    [0] {""}
    [one] hay un hueco en la escalera, falta el { $face }:
   *[other] hay un hueco en la escalera, faltan { $face }:
  } un comodín doble representa justo dos números seguidos
set-change-in-group = un cambio de color no va en un grupo
set-change-same-color = un cambio de color va entre dos colores, y aquí todos los números tienen el mismo
set-change-without-place = un cambio de color ocupa el lugar de un número, y no hay ninguno entre { $face }
set-changes-side-by-side = { $count ->
    [0] no puede haber dos cambios de color seguidos
   *[other] en un extremo no hay número para un cambio de color, y no puede haber dos seguidos
  }
set-changes-too-few = la escalera cambia de color más veces que cambios de color hay
set-change-gap = hay un hueco en la escalera: incluso con los comodines { $count ->
    [one] falta un número
   *[other] faltan { $count } números
  }
set-change-misplaced = con estas fichas la escalera no sigue en otro color tras el cambio de color
set-two-mirrors = una combinación solo puede llevar un espejo
set-mirror-lone-change = en una escalera en espejo, cada cambio de color necesita otro enfrente, y aquí solo hay uno
set-mirror-lone-number = los dos lados de un espejo son iguales, pero { $faces ->
    [one] el { $face } solo está una vez
   *[other] estos solo están una vez: { $face }
  }{ $count ->
    [0] {""}
    [one] , y solo hay un comodín para ponerle enfrente
   *[other] , y los comodines solo alcanzan para { $count }
  }
set-mirror-uneven = estas fichas no se reparten por igual entre los dos lados del espejo
set-mirror-mixed = cada lado de un espejo es parte de una escalera o de un grupo, igual en ambos, y estas fichas no lo permiten
set-wrong-order = estos dados solo valen en otro orden, y una línea cuenta como está puesta
set-mixed = { $game ->
    [dice] estos dados
   *[tiles] estas fichas
  } no comparten ni el número (grupo) ni el color (escalera)

## What is wrong with a turn

fault-no-such-tile = { $found ->
    [one] Una ficha no está
   *[other] { $found } fichas no están
  } ni en la mesa ni en tu soporte.
fault-tile-twice = { $faces ->
    [0] Hay una ficha usada dos veces.
    [one] El { $face } está usado dos veces.
   *[other] Fichas usadas dos veces: { $face }.
  }
fault-tile-missing = { $faces ->
    [one] Falta el { $face }
   *[other] Faltan fichas: { $face }
  }. Lo que estaba en la mesa se queda en la mesa.
fault-not-a-set = { $row ->
    [0] Esta combinación
   *[other] La combinación { $row }
  } no es válida: { $why }.
fault-nothing-played = Pon al menos una ficha de tu soporte. Si no puedes o no quieres, roba; si el pozo está vacío, pasa.
fault-table-touched = { $row ->
    [0] Una combinación de la mesa ya no está como estaba
   *[other] La combinación { $row } tiene fichas que ya estaban en la mesa
  }: en el turno en que abres no puedes usar ni mover lo que ya está en la mesa.
fault-opening-too-low = { $found ->
    [0] Las fichas de tu soporte no forman por sí solas ninguna combinación
    [one] Lo que has puesto vale un punto
   *[other] Lo que has puesto vale { $found } puntos
  }: para abrir necesitas al menos { $needed ->
    [0] una combinación
    [one] un punto
   *[other] { $needed } puntos
  }, todo de tu soporte.
fault-joker-not-replaced = Un comodín solo se libera cuando la ficha a la que sustituye está en la mesa{ $faces ->
    [0] .
    [one] : el { $face }.
   *[other] : { $face }.
  }
fault-joker-not-in-new-set = Un comodín liberado va a una combinación nueva en el mismo turno, no a una que ya estaba.
fault-joker-needs-rack-tiles = Un comodín liberado va a una combinación nueva con al menos { $needed ->
    [one] una ficha
   *[other] { $needed } fichas
  } de tu soporte.
fault-pool-empty = El pozo está vacío: juega o pasa.
fault-must-draw = Solo se pasa con el pozo vacío: juega o roba.
fault-no-claim = Con estas reglas no se vuelve a repartir.
fault-too-late-to-claim = Solo se puede pedir otro reparto antes de que acabe el primer turno del juego.
fault-too-few-pairs = { $found ->
    [0] No tienes ninguna pareja
    [one] Tienes una pareja
   *[other] Tienes { $found } parejas
  } de fichas iguales; para repartir otra vez hacen falta { $needed }.
fault-game-not-over = El juego aún no ha terminado.

## What is wrong with a turn of the dice game

dice-fault-not-rolled = Tira primero: cada turno empieza con una tirada.
dice-fault-already-rolled = Ya has tirado: una tirada por turno.
dice-fault-must-roll-all = La primera tirada de una ronda es con tus { $needed } dados, no con { $found }.
dice-fault-too-few-rolled = Tira al menos { $needed ->
    [one] un dado
   *[other] { $needed } dados
  }.
dice-fault-not-in-hand = { $found ->
    [one] No puedes tirar uno de estos dados
   *[other] No puedes tirar { $found } de estos dados
  }: solo tiras los dados tuyos que aún no has puesto.
dice-fault-no-such-die = { $found ->
    [one] Un dado no está
   *[other] { $found } dados no están
  } ni en el tablero ni en tu mano.
dice-fault-die-twice = { $found ->
    [one] Hay un dado usado
   *[other] Hay { $found } dados usados
  } dos veces.
dice-fault-die-missing = { $faces ->
    [one] Falta el { $face }
   *[other] Faltan dados: { $face }
  }. Lo que estaba en el tablero se queda en el tablero.
dice-fault-cell-taken = En { $cells } solo cabe un dado.
dice-fault-too-far-out = Un dado va como mucho a { $needed } casillas del centro; { $cells } queda demasiado lejos.
dice-fault-nothing-played = Pon al menos un dado tuyo. Si no puedes o no quieres, pasa.
dice-fault-must-lay = Tus dados muestran una combinación: { $pieces }. En este turno tienes que poner una combinación de tus propios dados.
dice-fault-too-many-sets = Con estas reglas se ponen por turno como mucho { $needed ->
    [one] una combinación
   *[other] { $needed } combinaciones
  } solo de dados propios, y aquí hay { $found }.
dice-fault-line-no-set = { $order ->
    [wrong] La línea { $pieces } solo vale en otro orden.
   *[none] La línea { $pieces } no es válida: { $why }.
  }
dice-fault-die-in-no-set = El { $face } está suelto: cada dado va en una combinación.
dice-fault-crossing-joker-two-faces = Un comodín en un cruce es el mismo dado en las dos líneas, y en { $cells } no puede serlo.
dice-fault-freed-joker-in-old-set = Un comodín liberado va a otra combinación, no vuelve con los dados con los que estaba.
dice-fault-round-not-over = La ronda aún no ha terminado.

## Veredictos para un juego físico

judge-no-set = Esta combinación no es válida: { $why }.
judge-set = Es { $shape ->
    [group] un grupo
    [mirror] una combinación con espejo
   *[run] una escalera
  }{ $points ->
    [0] .
    [one] ; para abrir vale un punto.
   *[other] ; para abrir vale { $points } puntos.
  }
judge-set-lies = Con el comodín en ese lugar son { $points }; para abrir cuenta la mejor manera de poner estas fichas.
judge-turn = { $out ->
    [yes] Todas las combinaciones son válidas y el soporte está vacío: con esto se gana el juego.
   *[no] Todas las combinaciones son válidas, no falta ninguna ficha y al menos una ha salido del soporte.
  }
judge-opening = { $out ->
    [yes] Con esto se puede abrir, y el soporte queda vacío: así se gana el juego.
   *[no] Con esto se puede abrir, y todas las combinaciones son válidas.
  }
judge-before = La combinación { $row } de la mesa ya no es válida antes del turno: { $why }.
judge-no-dice = Para comprobar un turno de Turbo, ponlo en el tablero.
judge-grid-before = El tablero de antes del turno aún no es válido: cada línea de dados debe ser una combinación.
judge-too-many-dice = Cada persona tiene como máximo { $dice } dados.
judge-only-dice = Solo el juego de dados tiene tablero.
judge-dice = { $turn ->
    [pass] Se pasa el turno, y está permitido.
    [out] Cada línea es una combinación. Si no quedan dados, la ronda ha terminado.
   *[turn] Cada línea es una combinación.
  }
judge-allowed = Permitido
judge-not-allowed = No permitido
