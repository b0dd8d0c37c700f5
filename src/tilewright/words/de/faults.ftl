### German: what is wrong with a row or a turn, in the sentences of the server and of the terminal.

## Why a row is no set

set-not-in-box = nach diesen Regeln gibt es das hier nicht: { $face }
set-too-many-copies = davon gibt es nur { $count ->
    [one] einen Stein
   *[other] { $count } Steine
  }: { $face }
set-too-short = eine Serie hat mindestens { $count } Steine
set-too-few-numbered = nur aus Jokern geht es nicht: es { $count ->
    [one] gehört mindestens ein Zahlenstein
   *[other] gehören mindestens { $count } Zahlensteine
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
set-color-twice = { $face } ist mehr als einmal dabei, und in einer Gruppe kommt jede Farbe nur einmal vor
set-group-too-large = eine Gruppe hat höchstens { $count } { $faces ->
    [0] Steine, einen von jeder Farbe
   *[other] Farben, und ein Doppeljoker steht für zwei davon
  }
set-number-twice = { $face } ist mehr als einmal dabei, und in einer Reihe kommt jede Zahl nur einmal vor
set-run-too-long = eine Reihe hat höchstens { $count } Zahlen, von 1 bis 13
set-one-after-thirteen = eine Reihe endet mit der 13: eine 1 darf nicht daran
set-gap = die Reihe hat eine Lücke: { $face } { $faces ->
    [one] fehlt
   *[other] fehlen
  } { $count ->
    [0] {""}
    [one] und es gibt nur einen Joker
   *[other] und es gibt nur { $count } Joker
  }
set-double-does-not-fit = { $faces ->
    [0] {""}
    [one] die Reihe hat eine Lücke, { $face } fehlt:
   *[other] die Reihe hat eine Lücke, { $face } fehlen:
  } ein Doppeljoker steht für zwei Zahlen hintereinander, nicht mehr und nicht weniger
set-change-in-group = ein Farbwechsel-Joker gehört nicht in eine Gruppe
set-change-same-color = ein Farbwechsel-Joker liegt zwischen zwei Farben, und hier haben alle Zahlen dieselbe
set-change-without-place = ein Farbwechsel-Joker steht für eine Zahl, und zwischen { $face } ist kein Platz
set-changes-side-by-side = { $count ->
    [0] zwei Farbwechsel-Joker dürfen nicht nebeneinander liegen
   *[other] an einem Ende fehlt die Zahl für einen Farbwechsel-Joker, und zwei davon dürfen nicht nebeneinander liegen
  }
set-changes-too-few = die Reihe wechselt die Farbe öfter, als es Farbwechsel-Joker gibt
set-change-gap = die Reihe hat eine Lücke: es { $count ->
    [one] fehlt eine Zahl
   *[other] fehlen { $count } Zahlen
  } mehr, als die Joker ersetzen
set-change-misplaced = mit diesen Steinen geht die Reihe hinter dem Farbwechsel-Joker nicht in einer anderen Farbe weiter
set-two-mirrors = in einer Serie liegt nur ein Spiegel
set-mirror-lone-change = gegenüber einem Farbwechsel-Joker liegt auf der anderen Seite des Spiegels auch einer, und hier ist nur einer
set-mirror-lone-number = beide Seiten eines Spiegels sind gleich, aber nur einmal da { $faces ->
    [one] ist
   *[other] sind
  } { $face } { $count ->
    [0] {""}
    [one] und es gibt nur einen Joker für gegenüber
   *[other] und Joker können nur { $count } davon gegenüberliegen
  }
set-mirror-uneven = die Steine lassen sich nicht gleich auf beide Seiten des Spiegels verteilen
set-mirror-mixed = jede Seite eines Spiegels ist ein Stück einer Reihe oder einer Gruppe, auf beiden Seiten gleich, und das ergeben diese Steine nicht
set-wrong-order = die Würfel passen nur in anderer Reihenfolge, und eine Linie zählt, wie sie liegt: eine Reihe steigt an
set-mixed = die Steine haben weder dieselbe Zahl (Gruppe) noch dieselbe Farbe (Reihe)

## What is wrong with a turn

fault-no-such-tile = { $found ->
    [one] Ein Stein dieses Tisches liegt
   *[other] { $found } Steine dieses Tisches liegen
  } weder auf dem Tisch noch auf deinem Brett.
fault-tile-twice = { $faces ->
    [0] Ein Stein ist doppelt verwendet.
   *[other] Doppelt verwendet: { $face }.
  }
fault-tile-missing = Es { $faces ->
    [one] fehlt
   *[other] fehlen
  }: { $face }. Was auf dem Tisch lag, bleibt auf dem Tisch.
fault-not-a-set = Serie { $row } ist ungültig: { $why }.
fault-nothing-played = Lege mindestens einen Stein von deinem Brett. Kannst oder willst du nicht, dann ziehe; ist der Pool leer, dann passe.
fault-table-touched = { $row ->
    [0] Eine Serie auf dem Tisch liegt nicht mehr, wie sie lag
   *[other] Serie { $row } enthält Steine, die schon auf dem Tisch lagen
  }: bei deiner ersten Auslage bleibt der Tisch, wie er ist.
fault-opening-too-low = { $found ->
    [0] Was du gelegt hast, ist für sich keine Serie
    [one] Was du gelegt hast, zählt einen Punkt
   *[other] Was du gelegt hast, zählt { $found } Punkte
  }: die erste Auslage braucht { $needed ->
    [one] einen Punkt
   *[other] { $needed } Punkte
  }, alle vom eigenen Brett.
fault-joker-not-replaced = Ein Joker wird erst frei, wenn der Stein, den er ersetzt, auf dem Tisch liegt{ $faces ->
    [0] .
   *[other] : { $face }.
  }
fault-joker-not-in-new-set = Ein frei gewordener Joker kommt im selben Zug in eine neue Serie, nicht in eine, die schon dalag.
fault-joker-needs-rack-tiles = Ein frei gewordener Joker kommt in eine neue Serie mit mindestens { $needed ->
    [one] einem Stein
   *[other] { $needed } Steinen
  } von deinem Brett.
fault-pool-empty = Der Pool ist leer: spiele oder passe.
fault-must-draw = Passen darfst du nur, wenn der Pool leer ist: spiele oder ziehe.
fault-no-claim = Nach diesen Regeln wird nicht neu gemischt.
fault-too-late-to-claim = Neu mischen kannst du nur verlangen, solange der erste Zug des Spiels nicht vorbei ist.
fault-too-few-pairs = Du hast { $found ->
    [0] kein Paar
    [one] ein Paar
   *[other] { $found } Paare
  } gleicher Steine; zum neuen Mischen braucht es { $needed }.
fault-game-not-over = Das Spiel ist noch nicht zu Ende.

## What is wrong with a turn of the dice game

dice-fault-not-rolled = Würfle zuerst: jeder Zug beginnt mit einem Wurf.
dice-fault-already-rolled = Du hast schon gewürfelt: ein Wurf pro Zug.
dice-fault-must-roll-all = Der erste Wurf einer Runde ist mit allen { $needed } Würfeln, nicht mit { $found }.
dice-fault-too-few-rolled = Würfle mit mindestens { $needed ->
    [one] einem Würfel
   *[other] { $needed } Würfeln
  }.
dice-fault-not-in-hand = { $found ->
    [one] Einen dieser Würfel hast du
   *[other] { $found } dieser Würfel hast du
  } nicht zum Würfeln: du würfelst mit deinen eigenen, die noch nicht gelegt sind.
dice-fault-no-such-die = { $found ->
    [one] Ein Würfel liegt
   *[other] { $found } Würfel liegen
  } weder auf dem Tisch noch bei dir.
dice-fault-die-twice = { $found ->
    [one] Ein Würfel ist
   *[other] { $found } Würfel sind
  } doppelt genannt.
dice-fault-die-missing = Es { $faces ->
    [one] fehlt
   *[other] fehlen
  }: { $face }. Was auf dem Tisch lag, bleibt auf dem Tisch.
dice-fault-cell-taken = Bei { $cells } ist nur Platz für einen Würfel.
dice-fault-too-far-out = Ein Würfel liegt höchstens { $needed } Felder von der Mitte entfernt, nicht bei { $cells }.
dice-fault-nothing-played = Lege mindestens einen eigenen Würfel. Kannst oder willst du nicht, dann passe.
dice-fault-must-lay = Du hast eine Serie gewürfelt, { $pieces }: was du legst, muss selbst eine Serie enthalten.
dice-fault-too-many-sets = Nach diesen Regeln legst du pro Zug höchstens { $needed ->
    [one] eine Serie
   *[other] { $needed } Serien
  } nur aus eigenen Würfeln, und hier sind es { $found }.
dice-fault-line-no-set = { $order ->
    [wrong] Die Linie { $pieces } passt nur in anderer Reihenfolge.
   *[none] Die Linie { $pieces } ist ungültig: { $why }.
  }
dice-fault-die-in-no-set = Allein liegt: { $face }. Jeder Würfel gehört in eine Serie.
dice-fault-crossing-joker-two-faces = Ein Joker, in dem sich zwei Linien kreuzen, ist in beiden derselbe Würfel, und bei { $cells } geht das nicht.
dice-fault-freed-joker-in-old-set = Ein frei gewordener Joker kommt in eine andere Serie, nicht zurück zu den Würfeln, bei denen er lag.
dice-fault-round-not-over = Die Runde ist noch nicht zu Ende.
