### Deutsch: das Analysebrett.

study-title = Analysetisch
study-why = Bau einen Tisch auf und finde den besten Zug.
study-sample = Was ist hier der beste Zug?
study-sample-why = Noch fünf Steine. Sieh dir an, wie sich alle legen lassen.
study-position = Tisch und Brett
study-table = Tisch als Text
study-rack = Brett als Text
study-as-text = Tisch und Brett eintippen oder einfügen
study-back-to = Zurück zu Zug { $turn }
study-best = Bester Zug nach
study-tabs = Fragen
study-tab-edit = Aufbauen
study-tab-best = Bester
study-tab-plays = Alle Züge
study-tab-rows = Serien
study-tab-try = Versuchen
study-tab-out = Weiterspielen
study-by-tiles = Meiste Steine
study-by-points = Meiste Punkte
study-by-out = Fertig werden
study-empty = Stell mindestens einen Stein auf das Brett.
study-unfinished = Eine Serie hat mindestens drei Steine.
study-no-rows = Leg eine Serie auf den Tisch.
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
study-redo = Wiederholen
study-copy-text = Als Text kopieren
study-record = Aufzeichnung laden
study-record-file = Die Datei eines Spiels
study-record-paste = Oder füge die Aufzeichnung oder ihren kurzen Text ein
study-record-long = So lang kann eine Aufzeichnung hier nicht sein.
study-behind = Gewinnt { $less } seltener als der beste dieser Züge ({ $low } bis { $high }).
study-as-good = Kein klarer Unterschied zum besten dieser Züge.
study-ahead = Der beste dieser Züge.
study-wait = Stattdessen ziehen:
study-chances-how = Gewinnchancen gegen eine andere Person, mit Intervallen von 95 %. Alle Züge wurden in denselben gedachten Spielen zu Ende gespielt.
study-compare = Vergleichen
study-compare-how = Wähle bei zwei Zügen „Vergleichen“, um sie nebeneinander zu sehen.
study-compare-other = Wähle noch einen Zug zum Vergleichen.
study-compared = Zwei Züge nebeneinander
study-lays = { $count ->
    [one] Legt { $count } Stein
   *[other] Legt { $count } Steine
  }
study-keeps = { $count ->
    [0] Behält nichts
    [one] Behält { $count } Stein
   *[other] Behält { $count } Steine
  }
study-go-on = Von hier aus weiter
study-picture = Bild speichern
study-drawing = Als SVG speichern
study-here = Ab hier analysieren
study-out-bot = Gegner { $number }
study-out-start = Spiel beginnen
study-out-again = Neu beginnen
study-out-nobody = Niemand
study-out-racks = Bretter am Ende
study-out-how = Die Bots bekommen zufällige Steine, die weder auf dem Tisch noch auf deinem Brett liegen. Dieses Spiel wird nicht gespeichert und nicht gewertet.

review-faces = Wiederholung oder Auswertung
review-tab = { $face }: { $names }
review-tab-turn = Zug { $turn } · { $face }: { $names }
review-making = Die Auswertung wird erstellt …
review-done = { $done } von { $turns } Zügen ausgewertet
review-summary = Zusammenfassung
review-quality = von 100
review-quality-how = Wie gut die Züge gewählt waren. 100 heißt: Kein anderer Zug hätte eine bessere Gewinnchance ergeben.
review-moments = Entscheidende Momente
review-turns = Züge
review-best-turns = Beste Züge
review-held-turns = Gut gewartet
review-mistakes = Fehler
review-outs-missed = Hätte fertig sein können
review-chances = Gewinnchancen
review-chances-how = Die Chancen nach jedem Zug, gemittelt über einen Umlauf am Tisch. Für jeden Zug wurden { $count } Spiele zu Ende gespielt, nur mit dem, was man in diesem Zug wissen konnte. Zieh über das Diagramm, um einen Zug zu sehen.
review-as-table = Als Tabelle
review-turn = Zug
review-turn-short = Zug { $turn }
review-mistakes-first = Fehler zuerst
review-turn-of = Zug { $turn }, { $name }
review-laid = { $laid } von { $most } gelegt
review-lost = Das hat die Gewinnchance um { $chance } gesenkt.
review-best-here = Der beste Zug hier
review-try = Diesen Zug versuchen
review-show-best = Besten Zug zeigen
review-watch = Sehen, was gespielt wurde
review-analyze = Analysieren
review-play-on = Gegen Bots weiterspielen
review-back = Voriger Zug
review-next = Nächster Zug
review-goal = { $count ->
    [one] Hier lässt sich { $count } Stein spielen. Findest du ihn?
   *[other] Hier lassen sich { $count } Steine spielen. Findest du sie?
  }
review-goal-out = Hier kannst du fertig werden. Siehst du, wie?
review-goal-found = Gefunden!
review-badge-out = Hätte fertig sein können
review-badge-open = Hätte auslegen können
review-badge-missed = { $count ->
    [one] { $count } Stein übersehen
   *[other] { $count } Steine übersehen
  }
review-badge-held = Gut gewartet
review-badge-best = Bester Zug
review-badge-none = Nichts passte

deal-par = Richtwert: { $points } Punkte. So viel hat der { $bot } aus deinen Steinen gemacht.
deal-played = Du hast { $points } Punkte geholt.
deal-place = Platz { $place }.
deal-field = { $count ->
    [0] Noch niemand hat es zu Ende gespielt.
    [one] Eine Person hat es zu Ende gespielt.
   *[other] { $count } Personen haben es zu Ende gespielt.
  }
deal-claimed = { $claimed ->
    [one] Eine davon offline; dieses Ergebnis verdrängt niemanden.
   *[other] { $claimed } davon offline; diese Ergebnisse verdrängen niemanden.
  }
deal-review = Rückblick
deal-proof = So prüfst du die Verteilung
deal-proof-why = Das sind die Fingerabdrücke (SHA-256) der Schlüssel, aus denen die Steine verteilt werden. Jeder steht schon am Vortag hier und auch in der Aufzeichnung deines Spiels. Ändern lässt sich also nichts mehr.
deal-today = Heute
deal-tomorrow = Morgen

puzzles-title = Rätsel
puzzles-lead = Jedes Rätsel hat einen besten Zug. Findest du ihn? Ohne Tipps steigt deine Wertung.
puzzles-one = Rätsel
puzzles-of-day = Rätsel vom { $date }
puzzles-month-before = Voriger Monat
puzzles-month-after = Nächster Monat
puzzles-day = { $date }, { $rules }{ $state ->
    [solved] , gelöst
    [late] , später gelöst
   *[open] {""}
  }
puzzles-calendar-why = Verpasst du einen Tag, zählen deine Tage in Folge trotzdem weiter. Verpasste Rätsel kannst du nachholen.
puzzles-solve = Lösen
puzzles-again = Noch einmal ansehen
puzzles-all = Alle Rätsel
puzzles-grade = Schwierigkeit
puzzles-grade-of = Schwierigkeit { $grade } von 10
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
puzzles-tomorrow = Das nächste kommt um { $time }.
puzzles-time = Gelöst in { $time }.
puzzles-hint-tiles = Leg diese Steine:
puzzles-hint-dice = Leg diese Würfel:
puzzles-hint-step = Nächster Schritt
puzzles-rating = Deine Rätsel-Wertung: { $rating }
puzzles-rated = Deine Rätsel-Wertung: { $rating } ({ $change }).
puzzles-hint-cost = Tipps kosten Wertungspunkte.
puzzles-wrong = Es geht noch mehr. Falsche Antworten kosten Wertungspunkte.
mistakes-none = Hier ist noch nichts. Wird eines deiner beendeten Spiele ausgewertet, werden bis zu drei Züge, in denen du etwas übersehen hast, hier zu Rätseln, sofern es genau eine bewiesene beste Antwort gibt.
mistakes-all-solved = Du hast alle gelöst. Mit der Auswertung deines nächsten Spiels können neue dazukommen.
mistakes-solved = Gelöst: { $count }
mistakes-one = Ein Zug, den du übersehen hast
mistakes-turn = Zug { $turn } deines Spiels
mistakes-in-game = { $count ->
    [one] { $count } Zug, den du hier übersehen hast, ist jetzt ein Rätsel.
   *[other] { $count } Züge, die du hier übersehen hast, sind jetzt Rätsel.
}
mistakes-as-puzzle = Als Rätsel lösen
mistakes-wrong = Es geht noch mehr.
rush-title = Drei-Minuten-Sprint
rush-lead = Löse in drei Minuten so viele Rätsel, wie du kannst. Sie werden immer schwerer, und nach drei Fehlern ist Schluss.
rush-start = Los
rush-again = Noch einmal
rush-skip = Überspringen (Fehler)
rush-best = Dein Rekord: { $count ->
    [one] 1 Rätsel
   *[other] { $count } Rätsel
  } gelöst.
rush-board = Die Besten von heute auf diesem Server
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
progress-title = Fortschritt
progress-train = Übe als Nächstes: { $theme }
progress-found = Du hast den besten Zug { $best } von { $turns } Mal gefunden.
progress-how = Wie oft du in deinen letzten ausgewerteten Spielen den besten Zug gefunden hast, nach Themen, mit Intervallen von 95 %.
progress-best = Gefundene beste Züge in deinen letzten { $count } ausgewerteten Partien: { $now }
progress-opened = Zug deiner ersten Auslage in deinen letzten { $count } ausgewerteten Partien, im Schnitt: { $now }
progress-jokers = Joker am Ende in deinen letzten { $count } ausgewerteten Partien, pro Spiel: { $now }
progress-between = Deine Stärke liegt zwischen { $low } und { $high } (95 %). Die Wertung ist eine vorsichtige Zahl darunter.
results-title = Deine Ergebnisse
results-none = Hier ist noch nichts. Deine beendeten Partien erscheinen hier.
results-puzzles = Gelöste Rätsel: { $solved }. Wertung: { $rating }. Tage in Folge: { $streak }.
results-opponents = Gegen
results-matches = Partien
results-games = Spiele
results-won = Gewonnen
results-wins = Von den letzten { $count } Partien gewonnen: { $now }
results-missed = Übersehene Steine pro Zug
results-reviewed = Ausgewertete Spiele
results-opened = Erste Auslage, im Schnitt in Zug
results-jokers = Joker am Ende, pro Spiel
results-missed-now = Übersehene Steine pro Zug in den letzten { $count } ausgewerteten Partien: { $now }
results-people = Menschen
results-bots = Bots
results-csv = Als CSV herunterladen
results-rating = { $title }: { $rating }
results-date = Datum
results-interval = Stärke (95 %)

## Replays and results

page-me-ratings = Wertung
page-me-rated-matches = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
  }
page-me-history = Deine Partien
page-me-nothing = Du hast noch nicht gespielt.
page-me-earlier = Frühere Partien zeigen
page-me-unfinished = Nicht beendet
page-me-record = Verlauf herunterladen
page-me-go-on = Weiterspielen
page-replay-title = Wiederholung
page-replay-of = { $booklet }, Spiel { $game }
page-replay-game = Spiel
page-replay-racks = Wessen Brett du siehst
page-replay-pool = { $count } im Pool
page-replay-back = Einen Schritt zurück
page-replay-next = Einen Schritt weiter
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-moment = Schritt
page-replay-moment-of = { $number } von { $count }
page-replay-keys = Tasten: ← und → Schritt für Schritt, Leertaste spielt ab.
