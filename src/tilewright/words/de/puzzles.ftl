### Deutsch: Aufgaben.

puzzle-out = Leg alle deine Steine in einem Zug.
puzzle-most = Leg so viele Steine wie möglich. Es gibt nur eine beste Lösung.
puzzle-open = Leg deine erste Auslage. Das geht nur mit einer bestimmten Auswahl deiner Steine.
puzzle-free-joker = Leg alle deine Steine in einem Zug. Du brauchst dafür einen Joker vom Tisch.
puzzle-dice-out = Leg alle deine Würfel in einem Zug. Dafür müssen Würfel auf dem Feld umziehen.
puzzle-dice-most = Leg so viele Würfel wie möglich. Es gibt nur eine beste Lösung.
puzzle-dice-free-joker = Leg alle deine Würfel in einem Zug. Du brauchst dafür einen Joker vom Feld.
puzzle-dice-cross = Leg alle deine Würfel in einem Zug. Dafür müssen sich Serien kreuzen.
puzzle-table = Tisch
puzzle-rack = Brett
puzzle-dice = Würfel
puzzle-grade = Schwierigkeit { $grade } von 10, { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
puzzle-empty = leer
