### Deutsch: Aufgaben.

puzzle-out = Räum dein Brett in einem Zug leer.
puzzle-most = Leg so viele Steine wie möglich. Nur eine Auswahl ist die beste.
puzzle-open = Mach die erste Auslage. Nur eine Auswahl von Steinen reicht dafür.
puzzle-free-joker = Räum dein Brett in einem Zug leer. Du brauchst dafür einen Joker vom Tisch.
puzzle-dice-out = Leg alle deine Würfel in einem Zug. Dafür müssen Würfel auf dem Tisch umziehen.
puzzle-dice-most = Leg so viele Würfel wie möglich. Nur eine Auswahl ist die beste.
puzzle-dice-free-joker = Leg alle deine Würfel in einem Zug. Du brauchst dafür einen Joker vom Tisch.
puzzle-dice-cross = Leg alle deine Würfel in einem Zug. Dafür müssen sich Sätze kreuzen.
puzzle-table = Tisch
puzzle-rack = Brett
puzzle-dice = Würfel
puzzle-grade = Schwierigkeit { $grade } von 10, { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
puzzle-empty = leer
