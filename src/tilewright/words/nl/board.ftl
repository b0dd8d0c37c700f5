### Dutch: table and rack, in the browser.

## Table

board-table = Tafel, { $count ->
    [0] nog geen combinaties
    [one] één combinatie
   *[other] { $count } combinaties
  }
board-row = Combinatie { $row }: { $pieces }
board-row-set = Combinatie { $row }: { $pieces }, klopt, waarde { $value }
board-row-no-set = Combinatie { $row }: { $pieces }, klopt nog niet
board-grip = Hele combinatie { $row }
board-why = Wat er niet klopt aan combinatie { $row }
board-new-row = Nieuwe combinatie
board-fit = Hele tafel
board-stands = { $joker } als { $faces }
board-or = { $first } of { $last }
board-fresh = deze beurt gelegd
board-changed = vorige beurt verlegd
board-drawn = net gepakt

## Rack

board-rack = Je plankje, { $count ->
    [0] leeg
    [one] één steen
   *[other] { $count } stenen
  }
board-tools = Plankje en toetsen
board-by-color = Op kleur
board-by-number = Op cijfer
board-own-order = Eigen volgorde
board-type = Typen

## Typing

board-typed = Combinaties
board-typed-example = R7 R8 R9 | K5 B5 O5
board-typed-lay = Leggen
board-typed-fill = Hele tafel invullen
board-typed-laid = Gelegd zoals getypt.
board-typed-no-piece = “{ $word }” is geen steen. Schrijf een kleur K, R, B of O met een cijfer, of een joker J, D, C of M.
board-typed-not-there = Er is geen { $word } meer op je plankje of op tafel.

## What happened, read aloud

board-did-picked = { $pieces } opgepakt.
board-did-dropped = Teruggelegd.
board-did-row = { $pieces } aangelegd.
board-did-part = Combinatie gesplitst om { $pieces } ertussen te leggen.
board-did-new = { $pieces } als nieuwe combinatie.
board-did-rack = { $pieces } weer op je plankje.
board-did-not-own = { $pieces } kwam van de tafel en moet daar blijven.
board-did-split = Combinatie gesplitst vóór { $pieces }.
board-did-joined = Combinaties samengevoegd.
board-undone = Ongedaan gemaakt.
board-redone = Opnieuw gedaan.
board-reset = De tafel ligt zoals aan het begin van je beurt.

## Keys

board-keys = Toetsen
board-keys-close = Sluiten
board-keys-move = Pijltjes, Home, End: door combinaties en plankje lopen
board-keys-pick = Enter of spatie: een steen oppakken, of terugleggen
board-keys-more = Shift + pijltje: meer stenen oppakken
board-keys-place = Enter op een steen van een andere combinatie: daar aanleggen wat je hebt opgepakt
board-keys-new = N: nieuwe combinatie
board-keys-split = S: de combinatie splitsen vóór deze steen
board-keys-join = J: deze combinatie en de volgende samenvoegen
board-keys-whole = W: de hele combinatie oppakken
board-keys-back = Backspace: terug naar het plankje
board-keys-drop = Escape: alles terugleggen
board-keys-undo = Z: ongedaan maken, Y: opnieuw doen
board-keys-order = Alt + pijltje: een steen op het plankje verschuiven
board-keys-type = T: combinaties typen
