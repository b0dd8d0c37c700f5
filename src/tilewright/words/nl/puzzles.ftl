### Nederlands: puzzels.

puzzle-out = Leg je hele plankje in één beurt.
puzzle-most = Leg zoveel mogelijk stenen. Maar één keuze is de beste.
puzzle-open = Kom uit. Er is maar één keuze van stenen waarmee dat lukt.
puzzle-free-joker = Leg je hele plankje in één beurt. Je hebt een joker van de tafel nodig.
puzzle-table = Tafel
puzzle-rack = Plankje
puzzle-grade = Moeilijkheid { $grade } van 10, { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}
puzzle-empty = leeg
