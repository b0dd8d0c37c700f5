### Deutsch: das Analysebrett.

study-title = Analyse
study-why = Bau einen Tisch auf und finde den besten Zug.
study-lead = Bau einen Tisch und ein Brett auf und sieh den besten Zug, alle möglichen Züge oder was eine Serie zählt. Zum Teilen kopierst du die Adresse dieser Seite.
study-position = Tisch und Brett
study-table = Tisch als Text
study-rack = Brett als Text
study-best = Bester Zug nach
study-by-tiles = Meiste Steine
study-by-points = Meiste Punkte
study-by-out = Fertig werden
study-plays = Alle Züge
study-rows = Was Serien wert sind
study-try = Selbst legen
study-empty = Stell mindestens einen Stein auf das Brett.
study-thinking = Einen Moment …
study-none = Hier kann man nichts legen.
study-not-out = Hier kannst du nicht in einem Zug fertig werden.
study-found = { $count ->
    [one] Leg { $count } Stein
   *[other] Leg { $count } Steine
  }{ $out ->
    [yes] {" "}und werde fertig
   *[no] {""}
  }. Damit hast du { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } weniger auf dem Brett.
study-unproven = Vielleicht gibt es einen noch besseren Zug.
study-before = Vorher
study-after = Nachher
study-show = Schritte zeigen
study-steps = Schritte
study-plays-all = { $count ->
    [0] Hier kann man nichts legen.
    [one] Es gibt nur eine Möglichkeit, Steine zu legen.
   *[other] Es gibt { $count } Möglichkeiten, Steine zu legen.
  }
study-plays-more = Das sind die { $count } besten Möglichkeiten. Es gibt noch mehr.
study-play = { $pieces }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
study-plays-next = Mehr zeigen
study-stands = Der { $joker } steht für { $stands }.
study-picture = Bild speichern
study-drawing = Als SVG speichern
study-here = Ab hier analysieren
study-out = Gegen Bots weiterspielen
study-out-bot = Gegner { $number }
study-out-start = Spiel beginnen
study-out-again = Neu beginnen
study-out-nobody = Niemand
study-out-racks = Bretter am Ende
study-out-how = Die Bots bekommen zufällige Steine, die weder auf dem Tisch noch auf deinem Brett liegen. Dieses Spiel wird nicht gespeichert und nicht gewertet.

review-title = Auswertung
review-of = { $booklet }, Spiel { $game }: Auswertung
review-making = Die Auswertung wird erstellt …
review-done = { $done } von { $turns } Zügen ausgewertet
review-summary = Zusammenfassung
review-player = Name
review-turns = Züge
review-best-turns = Beste Züge
review-held-turns = Gut gewartet
review-mistakes = Fehler
review-missed-tiles = Übersehene Steine
review-outs-missed = Hätte fertig sein können
review-chances = Gewinnchancen
review-chances-how = Vor jedem Zug wurden { $count } Spiele zu Ende gespielt, nur mit dem, was am Zug bekannt sein konnte.
review-as-table = Als Tabelle
review-turn = Zug
review-mistakes-first = Fehler zuerst
review-turn-of = Zug { $turn }, { $name }
review-laid = { $laid } von { $most } gelegt
review-lost = Das hat die Gewinnchance um { $chance } gesenkt.
review-choose = Wähle einen Zug, um den Tisch in diesem Moment und den besten Zug zu sehen.
review-best-here = Der beste Zug hier
review-try = Selbst versuchen
review-badge-out = Hätte fertig sein können
review-badge-open = Hätte auslegen können
review-badge-missed = { $count ->
    [one] { $count } Stein übersehen
   *[other] { $count } Steine übersehen
  }
review-badge-held = Gut gewartet
review-badge-best = Bester Zug
review-badge-none = Nichts passte

puzzles-title = Rätsel
puzzles-lead = Jedes Rätsel hat einen besten Zug. Findest du ihn? Ohne Tipps steigt deine Wertung.
puzzles-daily = Rätsel des Tages
puzzles-one = Rätsel
puzzles-of-day = Rätsel vom { $date }
puzzles-figures = { $count ->
    [0] Noch niemand hat es gelöst.
    [one] Eine Person hat es gelöst.
   *[other] { $count } Leute haben es gelöst.
  }
puzzles-median = Die Hälfte brauchte höchstens { $time }.
puzzles-month-before = Früherer Monat
puzzles-month-after = Späterer Monat
puzzles-day = { $date }, { $rules }{ $state ->
    [solved] , gelöst
    [late] , später gelöst
   *[open] {""}
  }
puzzles-calendar-why = Ein verpasster Tag unterbricht deine Serie von Tagen nicht. Verpasste Rätsel kannst du nachholen.
puzzles-streak = { $count ->
    [0] Löse es und sammle Tage in Folge.
    [one] Ein Tag gelöst. Komm morgen wieder!
   *[other] { $count } Tage in Folge.
  }
puzzles-solve = Lösen
puzzles-again = Noch einmal ansehen
puzzles-all = Alle Rätsel
puzzles-grade = Schwierigkeit
puzzles-grade-of = Schwierigkeit { $grade } von 10.
puzzles-any = Alle
puzzles-done = { $done } von { $count } gelöst
puzzles-kind = Ziel
puzzles-kind-out = Alle Steine legen
puzzles-kind-most = Möglichst viele legen
puzzles-kind-open = Erste Auslage
puzzles-kind-free_joker = Joker frei machen
puzzles-kind-cross = Serien kreuzen
puzzles-mine = Mein Niveau
puzzles-more = Mehr zeigen
puzzles-picture = { $kind }, Schwierigkeit { $grade }{ $solved ->
    [yes] , gelöst
   *[no] {""}
  }
puzzles-solved = Gelöst!
puzzles-hints-used = { $count ->
    [0] Ohne Tipp.
    [one] Mit einem Tipp.
   *[other] Mit { $count } Tipps.
  }
puzzles-next = Nächstes Rätsel
puzzles-share = Ergebnis kopieren
puzzles-time = Gelöst in { $time }.
puzzles-hint-tiles = Leg diese Steine:
puzzles-hint-dice = Leg diese Würfel:
puzzles-hint-step = Nächster Schritt
puzzles-rating = Deine Rätsel-Wertung: { $rating }
puzzles-rated = Deine Rätsel-Wertung: { $rating } ({ $change }).
puzzles-hint-cost = Tipps kosten Wertungspunkte.
puzzles-wrong = Es geht noch mehr. Falsche Antworten kosten Wertungspunkte.
rush-title = Drei-Minuten-Sprint
rush-lead = Löse in drei Minuten so viele Rätsel, wie du kannst. Sie werden immer schwerer, und nach drei Fehlern ist Schluss.
rush-start = Los
rush-again = Noch einmal
rush-skip = Überspringen (Fehler)
rush-best = Dein Rekord: { $count ->
    [one] 1 Rätsel
   *[other] { $count } Rätsel
  } gelöst.
rush-board = Heute die Besten auf diesem Server
rush-missed = Rätsel, die du nicht gelöst hast
rush-answer = Antwort zeigen
rush-score = Gelöst: { $solved }. Fehler: { $missed } von { $misses }.
rush-number = Rätsel { $number }, Schwierigkeit { $grade }.
rush-over-misses = Drei Fehler. Der Sprint ist vorbei.
rush-over-time = Die Zeit ist um!
rush-over = Der Sprint ist vorbei.
rush-result = { $count ->
    [0] Kein Rätsel gelöst.
    [one] 1 Rätsel gelöst!
   *[other] { $count } Rätsel gelöst!
  }
results-title = Deine Ergebnisse
results-none = Hier ist noch nichts. Deine beendeten Partien erscheinen hier.
results-puzzles = Gelöste Rätsel: { $solved }. Wertung: { $rating }. Tage in Folge: { $streak }.
results-opponents = Gegen
results-matches = Partien
results-games = Spiele
results-won = Gewonnen
results-wins = Von den letzten { $count } Partien gewonnen: { $now }
results-missed = Übersehene Steine pro Zug
results-people = Menschen
results-bots = Bots
results-csv = Als CSV herunterladen
results-rating = { $title }: { $rating }
results-date = Datum
