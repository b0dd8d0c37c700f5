### Nederlands: puzzels.

puzzle-out = Leg je hele plankje in één beurt.
puzzle-most = Leg zoveel mogelijk stenen. Maar één keuze is de beste.
puzzle-open = Kom uit. Er is maar één keuze van stenen waarmee dat lukt.
puzzle-free-joker = Leg je hele plankje in één beurt. Je hebt een joker van de tafel nodig.
puzzle-dice-out = Leg al je dobbelstenen in één beurt. Er moeten dobbelstenen op tafel verschuiven.
puzzle-dice-most = Leg zoveel mogelijk dobbelstenen. Maar één keuze is de beste.
puzzle-dice-free-joker = Leg al je dobbelstenen in één beurt. Je hebt een joker van de tafel nodig.
puzzle-dice-cross = Leg al je dobbelstenen in één beurt. Er moeten series kruisen.
puzzle-table = Tafel
puzzle-rack = Plankje
puzzle-dice = Dobbelstenen
puzzle-grade = Moeilijkheid { $grade } van 10, { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}
puzzle-empty = leeg
