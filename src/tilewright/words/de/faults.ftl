### German: what is wrong with a row or a turn, in the sentences of the server and of the terminal.

## Why a row isn’t a set

set-not-in-box = { $face } gibt es in diesem Spiel nicht
set-too-many-copies = { $face } gibt es im Spiel nur { $count ->
    [one] einmal
   *[other] { $count }-mal
  }
set-too-short = eine Serie hat mindestens { $count } { $game ->
    [dice] Würfel
   *[tiles] Steine
  }
set-too-few-numbered = nur Joker sind keine Serie, es { $count ->
    [one] gehört mindestens eine Zahl
   *[other] gehören mindestens { $count } Zahlen
  } dazu
set-too-many-jokers = nach diesen Regeln darf eine Serie höchstens { $count ->
    [one] einen Joker
   *[other] { $count } Joker
  } enthalten
set-adjacent-jokers = nach diesen Regeln dürfen zwei Joker nicht nebeneinander liegen, und anders geht es hier nicht
set-change-at-start = nach diesen Regeln beginnt eine Reihe nie mit einem Farbwechsel-Joker
set-too-many-changes = nach diesen Regeln darf eine Reihe höchstens { $count ->
    [one] einen Farbwechsel-Joker
   *[other] { $count } Farbwechsel-Joker
  } enthalten
set-too-many-colors = nach diesen Regeln hat eine Reihe höchstens { $count ->
    [one] eine Farbe
   *[other] { $count } Farben
  }
set-mirror-side-too-small = nach diesen Regeln steht jede Seite eines Spiegels für mindestens { $count ->
    [one] einen Stein
   *[other] { $count } Steine
  }
set-mirrored-group-too-large = nach diesen Regeln steht eine gespiegelte Gruppe insgesamt für höchstens { $count ->
    [one] einen Stein
   *[other] { $count } Steine
  }
set-color-twice = die { $face } liegt mehr als einmal darin, und in einer Gruppe kommt jede Farbe nur einmal vor
set-group-too-large = eine Gruppe hat höchstens { $count } Farben, { $faces ->
    [0] jede nur einmal
   *[other] und ein Doppeljoker steht für zwei davon
  }
set-number-twice = die { $face } liegt mehr als einmal darin, und in einer Reihe kommt jede Zahl nur einmal vor
set-run-too-long = eine Reihe hat höchstens { $count } Zahlen, von 1 bis 13
set-one-after-thirteen = eine Reihe endet mit der 13, darauf folgt keine 1
set-gap = die Reihe hat eine Lücke, { $faces ->
    [one] die { $face } fehlt
   *[other] { $face } fehlen
  }{ $count ->
    [0] {""}
    [one] , und es gibt nur einen Joker
   *[other] , und es gibt nur { $count } Joker
  }
set-double-does-not-fit = { $faces ->
    [0] {""}
    [one] die Reihe hat eine Lücke, die { $face } fehlt, und
   *[other] die Reihe hat eine Lücke, { $face } fehlen, und
  } ein Doppeljoker steht für genau zwei Zahlen hintereinander
set-change-in-group = ein Farbwechsel-Joker gehört nicht in eine Gruppe
set-change-same-color = ein Farbwechsel-Joker liegt zwischen zwei Farben, und hier haben alle Zahlen dieselbe
set-change-without-place = ein Farbwechsel-Joker steht für eine Zahl, und zwischen { $face } ist kein Platz
set-changes-side-by-side = { $count ->
    [0] zwei Farbwechsel-Joker dürfen nicht nebeneinander liegen
   *[other] an einem Ende fehlt die Zahl für einen Farbwechsel-Joker, und zwei davon dürfen nicht nebeneinander liegen
  }
set-changes-too-few = die Reihe wechselt die Farbe öfter, als es Farbwechsel-Joker gibt
set-change-gap = die Reihe hat eine Lücke, auch mit den Jokern { $count ->
    [one] fehlt noch eine Zahl
   *[other] fehlen noch { $count } Zahlen
  }
set-change-misplaced = mit diesen Steinen geht die Reihe hinter dem Farbwechsel-Joker nicht in einer anderen Farbe weiter
set-two-mirrors = in einer Serie darf nur ein Spiegel liegen
set-mirror-lone-change = in einer gespiegelten Reihe gehört gegenüber von jedem Farbwechsel-Joker ein zweiter, und hier gibt es nur einen
set-mirror-lone-number = beide Seiten eines Spiegels sind gleich, aber { $faces ->
    [one] die { $face } ist
   *[other] { $face } sind
  } nur einmal da{ $count ->
    [0] {""}
    [one] , und es gibt nur einen Joker für gegenüber
   *[other] , und Joker können nur { $count } davon gegenüberliegen
  }
set-mirror-uneven = die Steine lassen sich nicht gleich auf beide Seiten des Spiegels verteilen
set-mirror-mixed = jede Seite eines Spiegels ist ein Stück einer Reihe oder einer Gruppe, auf beiden Seiten gleich, und das ergeben diese Steine nicht
set-wrong-order = diese Würfel passen nur in anderer Reihenfolge, und eine Linie zählt, wie sie liegt
set-mixed = { $game ->
    [dice] diese Würfel
   *[tiles] diese Steine
  } haben weder dieselbe Zahl (Gruppe) noch dieselbe Farbe (Reihe)

## What is wrong with a turn

fault-no-such-tile = { $found ->
    [one] Ein Stein liegt
   *[other] { $found } Steine liegen
  } weder auf dem Tisch noch auf deinem Brett.
fault-tile-twice = { $faces ->
    [0] Ein Stein ist doppelt verwendet.
   *[other] Doppelt verwendet: { $face }.
  }
fault-tile-missing = Es { $faces ->
    [one] fehlt
   *[other] fehlen
  }: { $face }. Was auf dem Tisch lag, bleibt auf dem Tisch.
fault-not-a-set = { $row ->
    [0] Diese Serie
   *[other] Serie { $row }
  } ist ungültig – { $why }.
fault-nothing-played = Leg mindestens einen Stein von deinem Brett. Wenn du nicht kannst oder willst, zieh einen Stein; ist der Pool leer, passe.
fault-table-touched = { $row ->
    [0] Eine Serie auf dem Tisch wurde verändert.
   *[other] Serie { $row } enthält Steine, die schon auf dem Tisch lagen.
  } Im Zug deiner ersten Auslage darfst du nichts nutzen oder bewegen, was schon auf dem Tisch liegt.
fault-opening-too-low = { $found ->
    [0] Die Steine von deinem Brett sind für sich keine Serie.
    [one] Was du gelegt hast, zählt einen Punkt.
   *[other] Was du gelegt hast, zählt { $found } Punkte.
  } Die erste Auslage braucht mindestens { $needed ->
    [0] eine Serie
    [one] einen Punkt
   *[other] { $needed } Punkte
  }, alles vom eigenen Brett.
fault-joker-not-replaced = Ein Joker wird erst frei, wenn der Stein, den er ersetzt, auf dem Tisch liegt{ $faces ->
    [0] .
   *[other] : { $face }.
  }
fault-joker-not-in-new-set = Ein frei gewordener Joker kommt im selben Zug in eine neue Serie, nicht in eine, die schon dalag.
fault-joker-needs-rack-tiles = Ein frei gewordener Joker kommt in eine neue Serie mit mindestens { $needed ->
    [one] einem Stein
   *[other] { $needed } Steinen
  } von deinem Brett.
fault-pool-empty = Der Pool ist leer. Spiel oder passe.
fault-must-draw = Passen darfst du nur, wenn der Pool leer ist. Spiel oder zieh.
fault-no-claim = Nach diesen Regeln wird nicht neu gemischt.
fault-too-late-to-claim = Neu mischen lassen kannst du nur, solange der erste Zug des Spiels nicht vorbei ist.
fault-too-few-pairs = Du hast { $found ->
    [0] kein Paar
    [one] ein Paar
   *[other] { $found } Paare
  } gleicher Steine. Fürs Neumischen brauchst du { $needed }.
fault-game-not-over = Das Spiel ist noch nicht zu Ende.

## What is wrong with a turn of the dice game

dice-fault-not-rolled = Würfle zuerst. Jeder Zug beginnt mit einem Wurf.
dice-fault-already-rolled = Du hast schon gewürfelt: ein Wurf pro Zug.
dice-fault-must-roll-all = Beim ersten Wurf einer Runde würfelst du mit allen { $needed } Würfeln, nicht mit { $found }.
dice-fault-too-few-rolled = Würfle mit mindestens { $needed ->
    [one] einem Würfel
   *[other] { $needed } Würfeln
  }.
dice-fault-not-in-hand = { $found ->
    [one] Mit einem dieser Würfel
   *[other] Mit { $found } dieser Würfel
  } darfst du nicht würfeln. Du würfelst nur mit eigenen Würfeln, die noch nicht gelegt sind.
dice-fault-no-such-die = { $found ->
    [one] Ein Würfel liegt
   *[other] { $found } Würfel liegen
  } weder auf dem Feld noch bei dir.
dice-fault-die-twice = { $found ->
    [one] Ein Würfel ist
   *[other] { $found } Würfel sind
  } doppelt genannt.
dice-fault-die-missing = Es { $faces ->
    [one] fehlt
   *[other] fehlen
  }: { $face }. Was auf dem Feld lag, bleibt auf dem Feld.
dice-fault-cell-taken = Bei { $cells } ist nur Platz für einen Würfel.
dice-fault-too-far-out = Ein Würfel liegt höchstens { $needed } Kästchen von der Mitte entfernt; { $cells } ist zu weit.
dice-fault-nothing-played = Leg mindestens einen eigenen Würfel. Wenn du nicht kannst oder willst, passe.
dice-fault-must-lay = Du hast eine Serie gewürfelt: { $pieces }. In diesem Zug musst du eine Serie aus deinen eigenen Würfeln legen.
dice-fault-too-many-sets = Nach diesen Regeln legst du pro Zug höchstens { $needed ->
    [one] eine Serie
   *[other] { $needed } Serien
  } nur aus eigenen Würfeln, und hier sind es { $found }.
dice-fault-line-no-set = { $order ->
    [wrong] Die Linie { $pieces } passt nur in anderer Reihenfolge.
   *[none] Die Linie { $pieces } ist ungültig – { $why }.
  }
dice-fault-die-in-no-set = In keiner Serie: { $face }. Jeder Würfel gehört in eine Serie.
dice-fault-crossing-joker-two-faces = Wo sich zwei Linien kreuzen, ist ein Joker in beiden derselbe Würfel. Bei { $cells } geht das nicht.
dice-fault-freed-joker-in-old-set = Ein frei gewordener Joker kommt in eine andere Serie, nicht zurück zu den Würfeln, bei denen er lag.
dice-fault-round-not-over = Die Runde ist noch nicht zu Ende.

## Urteile für ein echtes Spiel

judge-no-set = Diese Serie ist ungültig – { $why }.
judge-set = Das ist eine { $shape ->
    [group] Gruppe
    [mirror] Serie mit Spiegel
   *[run] Reihe
  }{ $points ->
    [0] .
    [one] ; sie zählt bei der ersten Auslage einen Punkt.
   *[other] ; sie zählt bei der ersten Auslage { $points } Punkte.
  }
judge-set-lies = So, wie der Joker liegt, sind es { $points }; für die erste Auslage zählt die beste Art, diese Steine zu legen.
judge-turn = { $out ->
    [yes] Alle Serien sind gültig, und das Brett ist leer: Damit ist das Spiel gewonnen.
   *[no] Alle Serien sind gültig, kein Stein fehlt, und mindestens einer kam vom Brett.
  }
judge-opening = { $out ->
    [yes] Das reicht für die erste Auslage, und das Brett ist leer: Damit ist das Spiel gewonnen.
   *[no] Das reicht für die erste Auslage, und alle Serien sind gültig.
  }
judge-before = Serie { $row } auf dem Tisch ist schon vor dem Zug ungültig – { $why }.
judge-no-dice = Um einen Zug bei Turbo zu prüfen, leg ihn auf das Feld.
judge-grid-before = Das Feld vor dem Zug stimmt noch nicht: Jede Linie von Würfeln muss eine Serie sein.
judge-too-many-dice = Jede Person hat höchstens { $dice } Würfel.
judge-only-dice = Ein Feld gibt es nur im Würfelspiel.
judge-dice = { $turn ->
    [pass] Hier wird gepasst, und das ist in Ordnung.
    [out] Jede Linie ist eine Serie. Ist kein Würfel mehr übrig, ist die Runde zu Ende.
   *[turn] Jede Linie ist eine Serie.
  }
judge-allowed = Erlaubt
judge-not-allowed = Nicht erlaubt
