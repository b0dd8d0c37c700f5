### Spanish: what happened and what will, in the sentences of the terminal and on the pages of the browser.

## What happened

event-drawn-for-start = Sorteo de quién empieza: { $draws }.
event-drawn-by = { $who } ({ $pieces })
event-starts = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $who }.
  }
event-reshuffled = { $you ->
    [yes] Has enseñado
   *[no] { $who } ha enseñado
  } parejas de { $pieces }, y se ha vuelto a repartir.
event-played = { $you ->
    [yes] Has
   *[no] { $who } ha
  } { $how ->
    [opening] abierto con { $pieces }
    [moving] jugado { $pieces } y reorganizado la mesa
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
    [yes] Tu jugada no era válida: la mesa está como antes y { $count ->
        [0] no había fichas que robar
       *[other] has robado { $pieces }
      }.
   *[no] La jugada de { $who } no era válida: la mesa está como antes y { $count ->
        [0] no había fichas que robar
        [one] ha robado una ficha de penalización
       *[other] ha robado { $count } fichas de penalización
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
event-game-blocked = El pozo está vacío y todo el mundo ha pasado. { $you ->
    [yes] ¡Ganas el juego por tener menos puntos en el soporte!
   *[no] { $winners ->
        [one] { $who } gana el juego por tener menos puntos en el soporte.
       *[other] Victoria compartida por tener menos puntos en el soporte: { $who }.
      }
  }
event-game-last-lap = Se han jugado los últimos turnos. { $you ->
    [yes] ¡Ganas el juego por tener menos puntos en el soporte!
   *[no] { $winners ->
        [one] { $who } gana el juego por tener menos puntos en el soporte.
       *[other] Victoria compartida por tener menos puntos en el soporte: { $who }.
      }
  }
story-joker = { $you ->
    [yes] ¡Terminaste con un comodín!
   *[no] { $who } terminó con un comodín.
  }
story-many = { $you ->
    [yes] ¡Terminaste con { $count } fichas en un solo turno!
   *[no] { $who } terminó con { $count } fichas en un solo turno.
  }
story-blocked = Nadie podía poner más fichas.
story-last-lap = Se han jugado los últimos turnos.
story-short = { $you ->
    [yes] Te { $count ->
        [one] faltó una ficha
       *[other] faltaron { $count } fichas
      }.
   *[no] A { $who } le { $count ->
        [one] faltó una ficha
       *[other] faltaron { $count } fichas
      }.
  }
story-unopened = { $you ->
    [yes] No llegaste a abrir.
   *[no] { $who } no llegó a abrir.
  }
story-dice-out = { $you ->
    [yes] Pusiste tu último dado y ganaste.
   *[no] { $who } puso su último dado y ganó.
  }
story-dice-blocked = Nadie podía poner más dados.
event-rolled = { $count ->
    [0] { $you ->
        [yes] No has tirado ningún dado.
       *[no] { $who } no ha tirado ningún dado.
      }
   *[other] { $you ->
        [yes] Has tirado { $pieces }.
       *[no] { $who } ha tirado { $pieces }.
      }
  }
event-placed = { $you ->
    [yes] Has
   *[no] { $who } ha
  } puesto { $pieces }{ $how ->
    [moving] {" "}y reorganizado el tablero.
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
event-round-blocked = Se ha pasado demasiadas veces seguidas: { $winners ->
    [0] a los dos les queda lo mismo, y nadie suma puntos.
   *[other] { $you ->
        [yes] te queda menos y ganas la ronda
       *[no] a { $who } le queda menos y gana la ronda
      } con { $points ->
        [one] un punto.
       *[other] { $points } puntos.
      }
  }
event-match-ended = { $you ->
    [yes] ¡Ganas la partida!
   *[no] { $winners ->
        [one] { $who } gana la partida.
       *[other] Victoria compartida: { $who }.
      }
  }

## What time-outs do, said before they happen

time-finished = Cuando se acaba el tiempo, un turno terminado y válido cuenta.
time-idle = Si no has puesto ni movido nada, { $count ->
    [0] no robas
    [one] robas una ficha
   *[other] robas { $count } fichas
  }.
time-restore = Si estás a medias, la mesa vuelve a como estaba, tus fichas vuelven a tu soporte y { $count ->
    [0] no robas
    [one] robas una ficha de penalización
   *[other] robas { $count } fichas de penalización
  }.
time-keep_sets = Si estás a medias, las combinaciones válidas se quedan, tus otras fichas vuelven a tu soporte, { $loose ->
    [restore] las fichas sueltas de la mesa vuelven a su sitio si se puede, y si no al pozo,
    [rack] las fichas sueltas de la mesa van a tu soporte,
   *[pool] las fichas sueltas de la mesa van al pozo,
  } y { $count ->
    [0] no robas
    [one] robas una ficha de penalización
   *[other] robas { $count } fichas de penalización
  }. Antes de abrir, la mesa vuelve a como estaba, y las combinaciones de fichas tuyas solo se quedan si juntas bastan para abrir. Si así un comodín saliera de la mesa o se incumpliera una regla del comodín, toda la mesa vuelve a como estaba.
time-forgotten = Si estás a medias, tus fichas vuelven a tu soporte, las combinaciones deshechas van al pozo, y robas { $count ->
    [0] una ficha
    [one] una ficha de penalización, más una
   *[other] { $count } fichas de penalización, más una
  } por cada ficha de esas combinaciones.

## El marcador de un juego físico

score-total = Total
score-leads = { $count ->
    [one] { $names } va en cabeza.
   *[other] { $names } comparten el primer puesto.
  }
score-won = { $count ->
    [one] ¡{ $names } gana la partida!
   *[other] ¡{ $names } comparten la victoria!
  }

## The notification of a turn

call-title = Te toca
call-body = Tu partida con { $names } te espera.
call-table-title = { $name } te invita a jugar
call-table-body = { $book }: te espera un asiento.
