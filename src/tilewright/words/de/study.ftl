### Deutsch: das Analysebrett.

study-title = Analyse
study-why = Finde in jeder Stellung den besten Zug.
study-lead = Stelle eine Stellung auf und sieh den besten Zug, alle möglichen Züge oder was eine Serie wert ist. Die Stellung steht in der Adresse dieser Seite, du kannst sie also teilen.
study-position = Die Stellung
study-table = Tisch als Text
study-rack = Brett als Text
study-best = Bester Zug nach
study-by-tiles = Meiste Steine
study-by-points = Meiste Punkte
study-by-out = Ausmachen
study-plays = Alle Züge
study-rows = Was Serien wert sind
study-try = Selbst auslegen
study-empty = Stelle mindestens einen Stein auf das Brett.
study-thinking = Einen Moment …
study-none = Hier lässt sich kein Stein auslegen.
study-not-out = Hier kannst du nicht in einem Zug ausmachen.
study-found = { $count ->
    [one] Lege { $count } Stein aus
   *[other] Lege { $count } Steine aus
  }{ $out ->
    [yes] {" "}und mache aus
   *[no] {""}
  }. Auf dem Brett würden sie { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } zählen.
study-unproven = Vielleicht gibt es einen noch besseren Zug.
study-before = Vorher
study-after = Nachher
study-show = Schritte zeigen
study-steps = Schritte
study-plays-all = { $count ->
    [0] Hier lässt sich kein Stein auslegen.
    [one] Es gibt eine Auswahl von Steinen, die du auslegen kannst.
   *[other] Es gibt { $count } Möglichkeiten, Steine auszulegen.
  }
study-plays-more = Das sind die { $count } besten Möglichkeiten. Es gibt noch mehr.
study-play = { $pieces }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
study-plays-next = Mehr zeigen
study-stands = { $joker } steht für { $stands }.
study-picture = Bild speichern
study-drawing = Als SVG speichern
study-here = Ab hier analysieren
study-out = Gegen Bots weiterspielen
study-out-bot = Gegner { $number }
study-out-start = Partie beginnen
study-out-again = Neu beginnen
study-out-nobody = Niemand
study-out-racks = Bretter am Ende
study-out-how = Die Bots bekommen zufällige Steine, die weder auf dem Tisch noch auf deinem Brett liegen. Nichts wird gespeichert oder gewertet.

review-title = Auswertung
review-of = { $booklet }, Spiel { $game }: Auswertung
review-making = Die Auswertung wird erstellt …
review-summary = Zusammenfassung
review-player = Name
review-turns = Züge
review-best-turns = Beste Züge
review-held-turns = Gut gewartet
review-mistakes = Fehler
review-missed-tiles = Verpasste Steine
review-outs-missed = Ausmachen verpasst
review-chances = Gewinnchancen
review-chances-how = Vor jedem Zug, aus { $count } zu Ende gespielten Spielen mit dem, was am Zug bekannt sein konnte.
review-as-table = Als Tabelle
review-turn = Zug
review-mistakes-first = Fehler zuerst
review-turn-of = Zug { $turn }, { $name }
review-laid = { $laid } von { $most } ausgelegt
review-lost = Das kostete { $chance } Gewinnchance.
review-choose = Wähle einen Zug, um die Stellung und den besten Zug zu sehen.
review-best-here = Der beste Zug hier
review-try = Selbst versuchen
review-badge-out = Hätte ausmachen können
review-badge-open = Hätte herauskommen können
review-badge-missed = { $count ->
    [one] { $count } Stein verpasst
   *[other] { $count } Steine verpasst
  }
review-badge-held = Gut gewartet
review-badge-best = Bester Zug
review-badge-none = Nichts passte

puzzles-title = Aufgaben
puzzles-why = Jeden Tag eine, und viele mehr.
puzzles-lead = In jeder Stellung gibt es einen besonderen Zug. Finde ihn auf dem Brett. Ohne Tipp steigt deine Wertung.
puzzles-daily = Aufgabe des Tages
puzzles-one = Aufgabe, Schwierigkeit { $grade } von 10
puzzles-streak = { $count ->
    [0] Löse sie und beginne eine Serie von Tagen.
    [one] Ein Tag gelöst. Komm morgen wieder!
   *[other] { $count } Tage in Folge.
  }
puzzles-solve = Lösen
puzzles-again = Noch einmal ansehen
puzzles-all = Alle Aufgaben
puzzles-grade = Schwierigkeit
puzzles-grade-of = Schwierigkeit { $grade } von 10.
puzzles-any = Alle
puzzles-done = { $done } von { $count } gelöst
puzzles-number = Aufgabe { $number }, Schwierigkeit { $grade }{ $solved ->
    [yes] , gelöst
   *[no] {""}
  }
puzzles-solved = Gelöst!
puzzles-hints-used = { $count ->
    [0] Ohne Tipp.
    [one] Mit einem Tipp.
   *[other] Mit { $count } Tipps.
  }
puzzles-next = Nächste Aufgabe
puzzles-share = Ergebnis kopieren
puzzles-result = Tilewright-Aufgabe vom { $day }: gelöst in { $time }, { $hints ->
    [0] ohne Tipp
    [one] ein Tipp
   *[other] { $hints } Tipps
  }, { $streak ->
    [one] erster Tag
   *[other] { $streak } Tage in Folge
  }.
puzzles-hint-tiles = Lege diese Steine:
puzzles-hint-dice = Lege diese Würfel:
puzzles-hint-step = Nächster Schritt
puzzles-rating = Deine Wertung bei Aufgaben: { $rating }
puzzles-rated = Deine Wertung bei Aufgaben: { $rating } ({ $change }).
puzzles-hint-cost = Tipps kosten Wertung.
rush-title = Drei-Minuten-Sprint
rush-lead = Löse in drei Minuten so viele Aufgaben, wie du kannst. Sie werden immer schwerer, und nach drei Fehlern ist Schluss.
rush-start = Los
rush-again = Noch einmal
rush-skip = Überspringen (zählt als Fehler)
rush-best = Dein Rekord: { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
  } gelöst.
rush-score = Gelöst: { $solved }. Fehler: { $missed } von { $misses }.
rush-number = Aufgabe { $number }, Schwierigkeit { $grade }.
rush-over-misses = Drei Fehler. Der Sprint ist vorbei.
rush-over-time = Die Zeit ist um!
rush-over = Der Sprint ist vorbei.
rush-result = { $count ->
    [0] Keine Aufgabe gelöst.
    [one] 1 Aufgabe gelöst!
   *[other] { $count } Aufgaben gelöst!
  }
results-title = Deine Ergebnisse
results-none = Hier ist noch nichts. Beendete Partien zählen.
results-puzzles = Gelöste Aufgaben: { $solved }. Wertung: { $rating }. Tage in Folge: { $streak }.
results-opponents = Gegen
results-matches = Partien
results-games = Spiele
results-won = Gewonnen
results-missed = Verpasste Steine pro Zug
results-people = Menschen
results-bots = Bots
results-csv = Als CSV herunterladen
results-rating = { $title }: { $rating }
results-date = Datum
