### Deutsch: Aufgaben.

puzzle-out = Leg alle deine Steine in einem Zug.
puzzle-most = Leg so viele Steine wie möglich. Nur eine Lösung ist die beste.
puzzle-open = Leg deine erste Auslage. Nur mit einer Auswahl deiner Steine geht es.
puzzle-free-joker = Leg alle deine Steine in einem Zug. Du brauchst dafür einen Joker vom Tisch.
puzzle-dice-out = Leg alle deine Würfel in einem Zug. Dafür müssen Würfel auf dem Feld umziehen.
puzzle-dice-most = Leg so viele Würfel wie möglich. Nur eine Lösung ist die beste.
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
