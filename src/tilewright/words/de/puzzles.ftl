### Deutsch: Aufgaben.

puzzle-out = Räum dein Brett in einem Zug leer.
puzzle-most = Leg so viele Steine wie möglich. Nur eine Auswahl ist die beste.
puzzle-open = Mach die erste Auslage. Nur eine Auswahl von Steinen reicht dafür.
puzzle-free-joker = Räum dein Brett in einem Zug leer. Du brauchst dafür einen Joker vom Tisch.
puzzle-table = Tisch
puzzle-rack = Brett
puzzle-grade = Schwierigkeit { $grade } von 10, { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
puzzle-empty = leer
