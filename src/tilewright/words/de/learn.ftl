### German: the course at /learn and its lessons, in the browser.

## The page

learn-title = Spielen lernen
learn-lead = Kurze Übungen an einem echten Tisch, jede etwa eine halbe Minute. Du spielst, wir sagen dir, wie es läuft.
learn-progress = { $done } von { $count } geschafft
learn-enough = Mehr brauchst du für dein erstes Spiel nicht.
learn-ready = Du bist bereit für dein erstes richtiges Spiel.
learn-further = Mehr zu entdecken
learn-start = Los
learn-continue = Weiter
learn-next = Weiter
learn-play = Partie spielen
learn-again = Noch einmal
learn-show-me = Zeig’s mir
learn-yes = Ja, eine Serie
learn-no = Nein, keine Serie
learn-player = Spieler { $seat }
learn-done = Geschafft
learn-finished = Fertig
learn-end-turn = Jetzt beende deinen Zug.
learn-empty = keine
ways-lesson = Lektion: { $title }
ways-rule = Regel: { $title }
ways-taught = In einer Lektion lernen:

score-title = Punktezettel
score-why = Ihr spielt mit echten Steinen? Hier zählst du die Punkte.
score-own-set = Ihr spielt mit echten Steinen?
judge-title = Darf man das?
judge-why = Klärt einen Streit am Tisch.
