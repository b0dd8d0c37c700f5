### Deutsch: Fotos von echten Steinen, im Browser.

## Ein Foto aufnehmen

camera-title = Foto
camera-title-table = Der Tisch
camera-title-before = Der Tisch vor dem Zug
camera-title-after = Der Tisch nach dem Zug
camera-title-rack = Das Brett
camera-take = Foto aufnehmen
camera-choose = Foto auswählen
camera-shoot = Auslösen
camera-private = Das Foto bleibt auf diesem Gerät: Es wird hier gelesen und nie verschickt. Beim ersten Mal werden dafür 3 MB geladen. Am besten geht es bei gleichmäßigem Licht und wenn die Steine das Bild füllen. Die Joker von Twist und Würfel sind nur von Zeichnungen bekannt: Prüf sie genau.
camera-insecure = Diese Seite hat keine sichere Verbindung und kann deshalb kein Livebild zeigen. Mach das Foto mit der Kamera des Telefons oder wähl eins aus. Es bleibt auf diesem Gerät: Es wird hier gelesen und nie verschickt.
camera-not-allowed = Der Browser darf die Kamera nicht benutzen. Erlaub es in seinen Einstellungen für diese Seite oder wähl ein Foto aus.
camera-none = Es wurde keine Kamera gefunden, oder eine andere App benutzt sie. Wähl stattdessen ein Foto aus.
camera-live = Was die Kamera sieht
camera-aim = Füll den Rahmen mit den Steinen
camera-found = { $count ->
    [one] { $count } Stein im Bild
   *[other] { $count } Steine im Bild
  }
camera-reading = Das Foto wird gelesen …
camera-failed-load = Der Teil, der Fotos liest, konnte nicht geladen werden. Beim ersten Mal braucht er eine Verbindung; versuch es dann noch einmal.
camera-failed-read = Das Foto lässt sich auf diesem Gerät nicht lesen: Es ist beschädigt, oder der Speicher reicht nicht.
camera-damaged = Das ist kein Bild, das der Browser öffnen kann, oder es ist beschädigt. Wähl eine JPEG-, PNG- oder WebP-Datei.
camera-too-large = Die Datei ist zu groß: Ein Foto hat höchstens { $most } MB.
camera-too-many-pixels = Das Bild ist zu groß: Ein Foto hat höchstens { $most } Megapixel.
camera-same-photo = Tisch und Brett sind auf dem Foto

## Korrigieren, was erkannt wurde

camera-check = { $count ->
    [one] { $count } Stein gefunden
   *[other] { $count } Steine gefunden
  }, { $doubtful ->
    [0] keiner unsicher. Tipp einen Stein an, um ihn zu ändern, oder eine Stelle, um einen hinzuzufügen.
    [one] { $doubtful } unsicher. Tipp einen Stein an, um ihn zu ändern, oder eine Stelle, um einen hinzuzufügen.
   *[other] { $doubtful } unsicher. Tipp einen Stein an, um ihn zu ändern, oder eine Stelle, um einen hinzuzufügen.
  }
camera-nothing = Es wurden keine Steine gefunden. Tipp an, wo einer liegt, oder mach ein Foto aus der Nähe.
camera-photo = { $count ->
    [one] Das Foto mit { $count } Stein
   *[other] Das Foto mit { $count } Steinen
  }
camera-zoom = Vergrößern
camera-tile = Dieser Stein
camera-read-as = Gelesen als { $piece }.
camera-doubt-unsure = Er ist schlecht zu erkennen.
camera-doubt-count = So viele gibt es davon nicht.
camera-doubt-row = Anders gelesen wäre das eine Serie.
camera-doubt-new = Welcher Stein liegt hier?
camera-doubtful = unsicher
camera-instead = Es könnte sein
camera-right = Stimmt so
camera-no-tile = Kein Stein
camera-leave = So lassen
camera-now = Jetzt { $piece }.
camera-colors = Farben auf diesem Foto
camera-swap = { $one } und { $other } tauschen
camera-swap-lead = Zwei Farben vertauscht? Ein Tippen tauscht sie:
camera-swapped = { $one } und { $other } sind getauscht.
camera-jokers-ours = Das sind unsere Joker
camera-jokers-found = { $count ->
    [0] Auf diesem Gerät gemerkt. Kein anderer Stein auf diesem Foto sieht so aus.
    [one] Auf diesem Gerät gemerkt. Ein weiterer Joker wurde gefunden.
   *[other] Auf diesem Gerät gemerkt. { $count } weitere Joker wurden gefunden.
}
camera-jokers-known = { $count ->
    [one] Dieses Gerät kennt einen eurer Joker.
   *[other] Dieses Gerät kennt { $count } eurer Joker.
}
camera-jokers-forget = Vergessen
camera-jokers-forgotten = Eure Joker sind vergessen.
camera-list = Als Liste
camera-add = Einen Stein hinzufügen
camera-done = Alles richtig
camera-again = Anderes Foto

## Wofür das Foto ist

camera-back = Zurück zum Korrigieren
camera-judging = Wird geprüft …
camera-verdict = { $wrong ->
    [0] Alle Serien sind gültig.
    [one] { $wrong } von { $count } Serien ist ungültig.
   *[other] { $wrong } von { $count } Serien sind ungültig.
  }
camera-to-board = Auf dem Brett öffnen
camera-whose = Wem gehört dieses Brett?
camera-several = Mehrere Bretter auf diesem Foto
camera-whose-row = Wem gehört Zeile { $number }?
camera-nobody = Niemandem
camera-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
camera-next-rack = Nächstes Brett
camera-to-card = Auf den Punktezettel
camera-own-row = Das ist das Brett
camera-step-before = Voriger Schritt
camera-step-after = Nächster Schritt
camera-to-analysis = In der Analyse öffnen
