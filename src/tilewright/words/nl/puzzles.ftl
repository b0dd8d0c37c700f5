### Nederlands: puzzels.

puzzle-out = Leg al je stenen in één beurt.
puzzle-most = Leg zo veel mogelijk stenen. Er is maar één beste oplossing.
puzzle-open = Kom uit. Dat lukt maar met één keuze uit je stenen.
puzzle-free-joker = Leg al je stenen in één beurt. Je hebt een joker van de tafel nodig.
puzzle-dice-out = Leg al je dobbelstenen in één beurt. Er moeten dobbelstenen op het veld verlegd worden.
puzzle-dice-most = Leg zo veel mogelijk dobbelstenen. Er is maar één beste oplossing.
puzzle-dice-free-joker = Leg al je dobbelstenen in één beurt. Je hebt een joker van het veld nodig.
puzzle-dice-cross = Leg al je dobbelstenen in één beurt. Sommige combinaties moeten elkaar kruisen.
puzzle-table = Tafel
puzzle-rack = Plankje
puzzle-dice = Dobbelstenen
puzzle-grade = Moeilijkheid { $grade } van 10, { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}
puzzle-empty = leeg
