### German: table and rack, in the browser.

## Table

board-table = Tisch, { $count ->
    [0] noch keine Serien
    [one] eine Serie
   *[other] { $count } Serien
  }
board-row = Serie { $row }: { $pieces }
board-row-set = Serie { $row }: { $pieces }, gültig, Wert { $value }
board-row-no-set = Serie { $row }: { $pieces }, noch nicht gültig
board-grip = Ganze Serie { $row }
board-why = Was an Serie { $row } nicht stimmt
board-new-row = Neue Serie
board-fit = Ganzer Tisch
board-stands = { $joker } als { $faces }
board-or = { $first } oder { $last }
board-fresh = in diesem Zug gelegt
board-changed = im letzten Zug bewegt
board-drawn = gerade gezogen

## Rack

board-rack = Dein Brett, { $count ->
    [0] leer
    [one] ein Stein
   *[other] { $count } Steine
  }
board-tools = Brett und Tasten
board-by-color = Nach Farbe
board-by-number = Nach Zahl
board-own-order = Eigene Ordnung
board-type = Tippen

## Typing

board-typed = Serien
board-typed-example = R7 R8 R9 | K5 B5 O5
board-typed-lay = Legen
board-typed-fill = Ganzen Tisch einfügen
board-typed-laid = Gelegt wie getippt.
board-typed-no-piece = „{ $word }“ ist kein Stein. Tippe eine Farbe (K, R, B oder O) mit einer Zahl oder einen Joker (J, D, C oder M).
board-typed-not-there = Auf deinem Brett und dem Tisch gibt es kein { $word } mehr.

## What happened, read aloud

board-did-picked = Aufgenommen: { $pieces }.
board-did-dropped = Zurückgelegt.
board-did-row = Angelegt: { $pieces }.
board-did-part = Serie geteilt, Platz für { $pieces }.
board-did-new = Als neue Serie: { $pieces }.
board-did-rack = Wieder auf deinem Brett: { $pieces }.
board-did-not-own = Das kam vom Tisch und muss dort bleiben: { $pieces }.
board-did-split = Serie geteilt vor { $pieces }.
board-did-joined = Serien verbunden.
board-undone = Rückgängig gemacht.
board-redone = Wiederholt.
board-reset = Der Tisch liegt wie am Anfang deines Zuges.

## Keys

board-keys = Tasten
board-keys-close = Schließen
board-keys-move = Pfeiltasten, Pos1, Ende: durch Serien und Brett gehen
board-keys-pick = Eingabe oder Leertaste: einen Stein aufnehmen oder zurücklegen
board-keys-more = Umschalt + Pfeil: mehr Steine aufnehmen
board-keys-place = Eingabe auf einem Stein einer anderen Serie: dort anlegen, was du aufgenommen hast
board-keys-new = N: neue Serie
board-keys-split = S: die Serie vor diesem Stein teilen
board-keys-join = J: diese Serie und die nächste verbinden
board-keys-whole = W: die ganze Serie aufnehmen
board-keys-back = Rücktaste: zurück auf das Brett
board-keys-drop = Esc: alles zurücklegen
board-keys-undo = Z: rückgängig, Y: wiederholen
board-keys-order = Alt + Pfeil: einen Stein auf dem Brett verschieben
board-keys-type = T: Serien tippen
