### German: the course at /learn and its lessons, in the browser.

## The page

learn-title = Spielen lernen
learn-lead = Kurze Aufgaben von je einer halben Minute. Du spielst, wir sagen dir, was stimmt.
learn-progress = { $done } von { $count } geschafft
learn-start = Los
learn-continue = Weiter
learn-next = Nächste
learn-again = Noch einmal
learn-show-me = Zeig’s mir
learn-yes = Ja, eine Serie
learn-no = Nein, keine Serie
learn-player = Spieler { $seat }
learn-done = Geschafft
learn-finished = Fertig
learn-end-turn = Jetzt beende deinen Zug.
learn-empty = keine

## On the home page

learn-home = Neu hier? Lern es in zwei Minuten
learn-why = Kurze Aufgaben auf dem echten Tisch, von der ersten Reihe bis Turbo
