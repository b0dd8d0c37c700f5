### French: the course at /learn and its lessons, in the browser.

## The page

learn-title = Apprendre à jouer
learn-lead = De petits exercices à une vraie table, une demi-minute chacun. Tu joues, et on te dit où tu en es.
learn-progress = { $done } sur { $count } réussis
learn-enough = Tu en sais assez pour ta première partie.
learn-ready = Tu peux te lancer dans ta première vraie partie.
learn-further = À découvrir ensuite
learn-start = Commencer
learn-continue = Continuer
learn-next = Suivant
learn-play = Jouer une partie
learn-again = Encore une fois
learn-show-me = Montre-moi
learn-yes = Oui, c’en est une
learn-no = Non, ce n’en est pas une
learn-player = Place { $seat }
learn-done = Fait
learn-finished = Terminer
learn-end-turn = Maintenant, termine ton tour.
learn-empty = aucune
ways-lesson = Leçon : { $title }
ways-rule = Règle : { $title }
ways-taught = L’apprendre dans une leçon :

score-title = Feuille de scores
score-why = Tu joues avec de vraies tuiles ? Compte les points ici.
score-own-set = Tu joues avec de vraies tuiles ?
judge-title = Est-ce permis ?
judge-why = Tranche une discussion à table.
