### Spanish: what happened and what will, in the sentences of the terminal and on the pages of the browser.

## What happened

event-drawn-for-start = Sorteo para empezar: { $draws }.
event-drawn-by = { $who } { $pieces }
event-starts = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $who }.
  }
event-reshuffled = { $you ->
    [yes] Has enseñado { $pieces }
   *[no] { $who } ha enseñado { $pieces }
  }, todo repetido: se ha vuelto a repartir.
event-played = { $you ->
    [yes] Has
   *[no] { $who } ha
  } { $how ->
    [opening] abierto con { $pieces }
    [moving] jugado { $pieces } y movido fichas de la mesa
   *[adding] jugado { $pieces }
  }.
event-drew = { $you ->
    [yes] Has robado { $pieces }.
   *[no] { $who } ha robado { $count ->
        [one] una ficha
       *[other] { $count } fichas
      }.
  }
event-penalised = { $you ->
    [yes] Tu jugada no era válida: la mesa está como antes y has robado { $count ->
        [0] cero fichas, porque el pozo está vacío
       *[other] { $pieces }
      }.
   *[no] La jugada de { $who } no era válida: la mesa está como antes y { $count ->
        [0] no había fichas que robar
        [one] roba una ficha de castigo
       *[other] roba { $count } fichas de castigo
      }.
  }
event-passed = { $you ->
    [yes] Has
   *[no] { $who } ha
  } pasado.
event-timed-out = { $you ->
    [yes] Se te acabó el tiempo:
   *[no] A { $who } se le acabó el tiempo:
  } { $table ->
    [same] la mesa está como antes.
   *[changed] las combinaciones completas se quedan en la mesa.
  }
event-timed-out-returned = { $you ->
    [yes] De vuelta en tu soporte: { $pieces }.
   *[no] { $count ->
        [one] Una ficha vuelve
       *[other] { $count } fichas vuelven
      } al soporte.
  }
event-timed-out-to-pool = { $count ->
    [one] Una ficha suelta de la mesa va
   *[other] { $count } fichas sueltas de la mesa van
  } al pozo: { $pieces }.
event-timed-out-drew = { $you ->
    [yes] Has robado { $pieces }.
   *[no] { $count ->
        [one] Se ha robado una ficha.
       *[other] Se han robado { $count } fichas.
      }
  }
event-game-out = { $you ->
    [yes] ¡Has puesto tu última ficha y ganas el juego!
   *[no] { $who } ha puesto su última ficha y gana el juego.
  }
event-game-blocked = Ya nadie puede jugar y el pozo está vacío: { $you ->
    [yes] ¡ganas el juego con menos puntos en el soporte!
   *[no] { $winners ->
        [one] { $who } gana el juego con menos puntos en el soporte.
       *[other] victoria compartida con menos puntos en el soporte para { $who }.
      }
  }
event-game-last-lap = Se han jugado los últimos turnos: { $you ->
    [yes] ¡ganas el juego con menos puntos en el soporte!
   *[no] { $winners ->
        [one] { $who } gana el juego con menos puntos en el soporte.
       *[other] victoria compartida con menos puntos en el soporte para { $who }.
      }
  }
event-rolled = { $you ->
    [yes] Has
   *[no] { $who } ha
  } tirado { $count ->
    [0] cero dados
   *[other] { $pieces }
  }.
event-placed = { $you ->
    [yes] Has
   *[no] { $who } ha
  } puesto { $pieces }{ $how ->
    [moving] {" "}y movido dados de la mesa.
   *[adding] .
  }
event-turn-lost = { $you ->
    [yes] Se te acabó el tiempo y no has puesto ningún dado.
   *[no] A { $who } se le acabó el tiempo sin poner ningún dado.
  }
event-round-out = { $you ->
    [yes] Has puesto tu último dado y ganas la ronda
   *[no] { $who } ha puesto su último dado y gana la ronda
  }: { $points ->
    [one] un punto.
   *[other] { $points } puntos.
  }
event-round-blocked = Ya nadie puede jugar: { $winners ->
    [0] os queda lo mismo, y nadie suma puntos.
   *[other] { $you ->
        [yes] te queda menos y ganas la ronda
       *[no] a { $who } le queda menos y gana la ronda
      }: { $points ->
        [one] un punto.
       *[other] { $points } puntos.
      }
  }
event-match-ended = { $you ->
    [yes] ¡Ganas la partida!
   *[no] { $winners ->
        [one] { $who } gana la partida.
       *[other] Victoria compartida de la partida: { $who }.
      }
  }

## What time-outs do, said before they happen

time-finished = Un turno terminado y válido para entonces cuenta.
time-idle = Si no has movido nada, robas { $count ->
    [0] cero fichas
    [one] una ficha
   *[other] { $count } fichas
  }.
time-restore = Si estás a medias, la mesa vuelve a como estaba, tus fichas vuelven a tu soporte y robas { $count ->
    [0] cero fichas
    [one] una ficha de castigo
   *[other] { $count } fichas de castigo
  }.
time-keep_sets = Si estás a medias, las combinaciones válidas se quedan, tus otras fichas vuelven a tu soporte, { $loose ->
    [restore] las fichas sueltas de la mesa vuelven a su sitio si se puede, y si no al pozo,
    [rack] las fichas sueltas de la mesa van a tu soporte,
   *[pool] las fichas sueltas de la mesa van al pozo,
  } y robas { $count ->
    [0] cero fichas
    [one] una ficha de castigo
   *[other] { $count } fichas de castigo
  }.
time-forgotten = Si estás a medias, tus fichas vuelven a tu soporte, las combinaciones deshechas se olvidan y van al pozo, y robas { $count ->
    [0] una ficha
    [one] una ficha de castigo y una más
   *[other] { $count } fichas de castigo y una más
  } por cada ficha de ellas.
