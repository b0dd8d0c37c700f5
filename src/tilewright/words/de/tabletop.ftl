### Deutsch: der Punktezettel für ein echtes Spiel, im Browser.

## Steine zum Antippen

pick-pieces = Steine wählen
pick-remove = { $piece } wegnehmen

## Der Punktezettel

score-title = Punktezettel
score-lead = Für eine Partie mit deinem eigenen Spiel: Gib ein, wer fertig ist und was die anderen noch haben. Die Punkte werden nach den Regeln deiner Anleitung gezählt.
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
score-undo = Letztes Spiel zurücknehmen
score-on = Noch eine Runde spielen
score-new = Neuer Zettel
score-new-sure = Ja, diesen Zettel löschen
score-picture = Bild speichern
score-away = Der Server ist nicht erreichbar. Deine Eingaben bleiben auf diesem Gerät und werden gezählt, sobald er wieder da ist.
score-unclear = { $names } haben gleich viele Punkte. Wer weniger Steine hat, gewinnt: Wie viele haben sie?
score-shared = Jemand hat diesen Punktezettel mit dir geteilt.
score-adopt = Hier weiterführen

## Die Uhr

score-clock = Zuguhr
score-clock-start = Start
score-clock-stop = Stopp
score-clock-next = Nächster Zug
score-clock-over = Die Zeit ist um!

## Auf der Startseite

score-why = Ihr spielt mit eurem eigenen Spiel? Hier zählst du die Punkte
