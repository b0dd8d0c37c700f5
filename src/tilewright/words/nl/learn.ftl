### Dutch: the course at /learn and its lessons, in the browser.

## The page

learn-title = Leer het spel
learn-lead = Korte lessen aan een echte tafel, elk een halve minuut. Jij speelt, wij zeggen hoe het gaat.
learn-progress = { $done } van { $count } gedaan
learn-enough = Meer heb je niet nodig voor je eerste spel.
learn-ready = Je bent klaar voor je eerste echte spel.
learn-further = Meer om te ontdekken
learn-start = Begin
learn-continue = Verder
learn-next = Volgende
learn-play = Een partij spelen
learn-again = Nog een keer
learn-show-me = Laat zien
learn-yes = Ja, een combinatie
learn-no = Nee, geen combinatie
learn-player = Speler { $seat }
learn-done = Gedaan
learn-finished = Klaar
learn-end-turn = Beëindig nu je beurt.
learn-empty = geen
ways-lesson = Les: { $title }
ways-rule = Regel: { $title }
ways-taught = Leer het in een les:

score-title = Scorekaart
score-why = Speel je met echte stenen? Tel hier de punten.
score-own-set = Speel je met echte stenen?
judge-title = Mag dit?
judge-why = Beslis een discussie aan tafel.
