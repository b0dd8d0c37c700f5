### German: what happened and what will, in the sentences of the terminal and on the pages of the browser.

## What happened

event-drawn-for-start = Auslosung, wer beginnt: { $draws }.
event-drawn-by = { $who } ({ $pieces })
event-starts = { $you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
  }
event-reshuffled = { $you ->
    [yes] Du hast { $pieces } gezeigt
   *[no] { $who } hat { $pieces } gezeigt
  }, alles doppelt. Es wurde neu gemischt.
event-played = { $you ->
    [yes] Du hast
   *[no] { $who } hat
  } { $how ->
    [opening] zum ersten Mal ausgelegt: { $pieces }
    [moving] { $pieces } gespielt und auf dem Tisch umgebaut
   *[adding] { $pieces } gespielt
  }.
event-drew = { $you ->
    [yes] Du hast { $pieces } gezogen.
   *[no] { $who } hat { $count ->
        [one] einen Stein
       *[other] { $count } Steine
      } gezogen.
  }
event-penalised = { $you ->
    [yes] Dein Zug war ungültig. Der Tisch ist wieder wie vorher, und du hast { $count ->
        [0] nichts gezogen, denn der Pool ist leer
       *[other] { $pieces } gezogen
      }.
   *[no] Der Zug von { $who } war ungültig. Der Tisch ist wieder wie vorher, und { $count ->
        [0] zu ziehen gab es nichts
        [one] ein Strafstein wurde gezogen
       *[other] { $count } Strafsteine wurden gezogen
      }.
  }
event-passed = { $you ->
    [yes] Du hast
   *[no] { $who } hat
  } gepasst.
event-timed-out = { $you ->
    [yes] Deine Zeit war um.
   *[no] Die Zeit von { $who } war um.
  } { $table ->
    [same] Der Tisch bleibt, wie er war.
   *[changed] Die fertigen Serien blieben auf dem Tisch.
  }
event-timed-out-returned = { $you ->
    [yes] Wieder auf deinem Brett: { $pieces }.
   *[no] { $count ->
        [one] Ein Stein kam
       *[other] { $count } Steine kamen
      } auf das Brett.
  }
event-timed-out-to-pool = { $count ->
    [one] Ein loser Stein vom Tisch kam
   *[other] { $count } lose Steine vom Tisch kamen
  } in den Pool: { $pieces }.
event-timed-out-drew = { $you ->
    [yes] Du hast { $pieces } gezogen.
   *[no] { $count ->
        [one] Ein Stein wurde gezogen.
       *[other] { $count } Steine wurden gezogen.
      }
  }
event-game-out = { $you ->
    [yes] Du hast deinen letzten Stein abgelegt und gewinnst das Spiel!
   *[no] { $who } hat den letzten Stein abgelegt und gewinnt das Spiel.
  }
event-game-blocked = Der Pool ist leer, und alle haben gepasst. { $you ->
    [yes] Du gewinnst das Spiel mit den wenigsten Punkten auf dem Brett!
   *[no] { $winners ->
        [one] { $who } gewinnt das Spiel mit den wenigsten Punkten auf dem Brett.
       *[other] Den Sieg mit den wenigsten Punkten auf dem Brett teilen sich: { $who }.
      }
  }
event-game-last-lap = Die letzten Züge sind gespielt. { $you ->
    [yes] Du gewinnst das Spiel mit den wenigsten Punkten auf dem Brett!
   *[no] { $winners ->
        [one] { $who } gewinnt das Spiel mit den wenigsten Punkten auf dem Brett.
       *[other] Den Sieg mit den wenigsten Punkten auf dem Brett teilen sich: { $who }.
      }
  }
story-joker = { $you ->
    [yes] Du bist mit einem Joker fertig geworden!
   *[no] { $who } ist mit einem Joker fertig geworden.
  }
story-many = { $you ->
    [yes] Du bist mit { $count } Steinen in einem Zug fertig geworden!
   *[no] { $who } ist mit { $count } Steinen in einem Zug fertig geworden.
  }
story-blocked = Niemand konnte noch einen Stein legen.
story-last-lap = Die letzten Züge sind gespielt.
story-short = { $you ->
    [yes] Dir { $count ->
        [one] fehlte nur ein Stein
       *[other] fehlten nur { $count } Steine
      }.
   *[no] Bei { $who } { $count ->
        [one] fehlte nur ein Stein
       *[other] fehlten nur { $count } Steine
      }.
  }
story-unopened = { $you ->
    [yes] Zur ersten Auslage bist du nicht gekommen.
   *[no] { $who } ist nicht zur ersten Auslage gekommen.
  }
story-dice-out = { $you ->
    [yes] Du hast deinen letzten Würfel gelegt und gewonnen.
   *[no] { $who } hat den letzten Würfel gelegt und gewonnen.
  }
story-dice-blocked = Niemand konnte noch einen Würfel legen.
event-rolled = { $you ->
    [yes] Du hast
   *[no] { $who } hat
  } { $count ->
    [0] nicht
   *[other] { $pieces }
  } gewürfelt.
event-placed = { $you ->
    [yes] Du hast
   *[no] { $who } hat
  } { $pieces } gelegt{ $how ->
    [moving] {" "}und auf dem Feld umgebaut.
   *[adding] .
  }
event-turn-lost = { $you ->
    [yes] Deine Zeit war um, und du hast nichts gelegt.
   *[no] Die Zeit von { $who } war um, und es wurde nichts gelegt.
  }
event-round-out = { $you ->
    [yes] Du hast deinen letzten Würfel gelegt und gewinnst die Runde
   *[no] { $who } hat den letzten Würfel gelegt und gewinnt die Runde
  }: { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
  }
event-round-blocked = Beide haben zu oft hintereinander gepasst. { $winners ->
    [0] Beide haben gleich viel übrig, und niemand bekommt Punkte.
   *[other] { $you ->
        [yes] Du hast weniger übrig und gewinnst die Runde
       *[no] { $who } hat weniger übrig und gewinnt die Runde
      }: { $points ->
        [one] ein Punkt.
       *[other] { $points } Punkte.
      }
  }
event-match-ended = { $you ->
    [yes] Du gewinnst die Partie!
   *[no] { $winners ->
        [one] { $who } gewinnt die Partie.
       *[other] Den Sieg teilen sich: { $who }.
      }
  }

## What time-outs do, said before they happen

time-finished = Ist die Zeit um, zählt ein Zug, der fertig und gültig ist.
time-idle = Hast du nichts gelegt und nichts bewegt, ziehst du { $count ->
    [0] nichts
    [one] einen Stein
   *[other] { $count } Steine
  }.
time-restore = Bist du mittendrin, wird der Tisch wiederhergestellt, deine Steine kommen wieder auf dein Brett, und du ziehst { $count ->
    [0] nichts
    [one] einen Strafstein
   *[other] { $count } Strafsteine
  }.
time-keep_sets = Bist du mittendrin, bleiben die gültigen Serien liegen, deine anderen Steine kommen wieder auf dein Brett, { $loose ->
    [restore] lose Steine vom Tisch kommen an ihren Platz zurück, wenn es geht, sonst in den Pool,
    [rack] lose Steine vom Tisch kommen auf dein Brett,
   *[pool] lose Steine vom Tisch kommen in den Pool,
  } und du ziehst { $count ->
    [0] nichts
    [one] einen Strafstein
   *[other] { $count } Strafsteine
  }. Vor deiner ersten Auslage wird der Tisch wiederhergestellt, und Serien aus deinen eigenen Steinen bleiben nur liegen, wenn sie zusammen für die erste Auslage reichen. Würde dabei ein Joker den Tisch verlassen oder eine Jokerregel verletzt, wird der ganze Tisch wiederhergestellt.
time-forgotten = Bist du mittendrin, kommen deine Steine wieder auf dein Brett, die auseinandergenommenen Serien kommen in den Pool, und du ziehst { $count ->
    [0] einen Stein
    [one] einen Strafstein und einen weiteren
   *[other] { $count } Strafsteine und einen weiteren
  } für jeden Stein dieser Serien.

## Der Punktezettel eines echten Spiels

score-total = Gesamt
score-leads = { $count ->
    [one] { $names } führt.
   *[other] { $names } führen gemeinsam.
  }
score-won = { $count ->
    [one] { $names } gewinnt die Partie!
   *[other] { $names } teilen sich den Sieg!
  }

## The notification of a turn

call-title = Du bist dran
call-body = Deine Partie mit { $names } wartet auf dich.
call-table-title = { $name } möchte mit dir spielen
call-table-body = { $book }: Ein Platz wartet auf dich.
