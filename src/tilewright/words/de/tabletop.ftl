### Deutsch: der Punktezettel und der Schiedsrichter für ein echtes Spiel, im Browser.

## Steine zum Antippen

photo-open = Mit einem Foto
photo-rest = Mit einem Foto vom Rest
pick-pieces = Steine wählen
pick-color = Farbe
pick-remove = { $piece } wegnehmen

## Der Punktezettel

score-lead = Ihr spielt mit echten Steinen? Gib ein, wer fertig ist und was die anderen noch haben. Die Punkte werden nach der Anleitung gezählt, die du wählst.
score-players = Spieler
score-player = Spieler { $number }
score-add = Spieler hinzufügen
score-remove = { $name } entfernen
score-begin = Zettel beginnen
score-game = { $game ->
    [dice] Runde
   *[tiles] Spiel
  } { $number } von { $count }
score-out = Wer ist fertig?
score-nobody = Niemand
score-left = Punkte, die { $name } noch hat
score-tap = { $game ->
    [dice] Würfel antippen
   *[tiles] Steine antippen
  }
score-more = { $game ->
    [dice] Mehr Würfel
   *[tiles] Mehr Steine
  }
score-type = Summe eingeben
score-pieces = Steine, die { $name } noch hat
score-count = Zählen
score-undo = Letztes Spiel löschen
score-on = Noch eine Runde spielen
score-new = Neuer Zettel
score-new-sure = Ja, Zettel löschen
score-picture = Bild speichern
score-away = Der Server ist nicht erreichbar. Deine Eingaben bleiben auf diesem Gerät und werden gezählt, sobald er wieder da ist.
score-unclear = { $names } haben gleich viele Punkte, also gewinnt, wer weniger Steine hat. Wie viele Steine haben sie jeweils noch?
score-shared = Jemand hat diesen Punktezettel mit dir geteilt.
score-adopt = Hier weiterführen
score-adopt-sure = Ja, meinen eigenen Zettel ersetzen
score-own = Mein eigener Zettel

## Die Uhr

score-clock = Zuguhr
score-clock-start = Start
score-clock-stop = Stopp
score-clock-next = Nächster Zug
score-clock-over = Die Zeit ist um!

## Der Schiedsrichter: Darf man das?

judge-lead = Ihr spielt mit echten Steinen? Leg hier eine Serie oder einen ganzen Zug und sieh, ob eure Anleitung das erlaubt.
judge-what = Was möchtest du prüfen?
judge-a-row = Eine Serie
judge-a-turn = Ein ganzer Zug
judge-your-row = { $game ->
    [dice] Deine Linie aus Würfeln
   *[tiles] Deine Serie
  }
judge-tap = { $game ->
    [dice] Tippe die Würfel der Linie an, von links nach rechts.
   *[tiles] Tippe die Steine der Serie an.
  }
judge-table = Vor dem Zug auf dem Tisch
judge-row = Serie { $number }
judge-new-row = Neue Serie
judge-grid-step-before = Vor dem Zug
judge-grid-step-after = Nach dem Zug
judge-grid-how-before = Tippe auf ein Kästchen, dann auf die Würfel, die dort liegen. Der nächste kommt rechts daneben; tippe noch einmal auf das leere Kästchen, um nach unten zu gehen. Echte Würfel können andere Seiten haben als die in unseren Spielen, deshalb geht hier jede Seite.
judge-grid-how-after = Mach jetzt den Zug nach: Tippe auf einen Würfel und dann auf ein leeres Kästchen, um ihn zu versetzen. Tippe auf ein leeres Kästchen und dann auf einen Würfel aus der Liste, um ihn dazuzulegen.
judge-grid-how-rest = Welche Würfel sind noch übrig? Daran zeigt sich, ob eine Serie gelegt werden musste.
judge-grid-rest = Übrige Würfel
judge-grid-remove = Würfel entfernen
judge-rack = Auf dem Brett
judge-opened = Die erste Auslage liegt schon
judge-fill = Wähle, wohin die Steine kommen, und tippe sie an. Auf dem Tisch ziehst du sie wie im Spiel.
judge-add = Steine hinzufügen
judge-no-more = Es ist kein Stein „{ $piece }“ mehr übrig. In der Schachtel sind { $count }.
judge-play = Zug legen
judge-lay = Beweg die Steine jetzt wie im Zug. Hier siehst du, ob das erlaubt ist.
judge-back = Zurück zum Aufbau
judge-undo = Rückgängig
judge-reset = Von vorn
judge-clear = Leeren
judge-yes = Erlaubt
judge-no = Nicht erlaubt
judge-house = Hausregel: { $rules }
judge-clauses = { $count ->
    [one] Regel
   *[other] Regeln
  }:

## Auf der Startseite
