### German: the pages around a game, in the browser.

page-close = Schließen
page-watch = Zuschauen

## Bots and clocks

page-bot-line = { $bot } · { $strength }
page-bot-technical = Technischer Name:
page-strength-1 = sehr leicht
page-strength-2 = leicht
page-strength-3 = mittel
page-strength-4 = schwer
page-strength-5 = sehr schwer
page-ladder-title = Die Bot-Leiter
page-ladder-beaten = Bots von sehr leicht bis sehr schwer. Du hast { $count } von { $all } besiegt.
page-ladder-tick = besiegt
page-ladder-add = An den Tisch setzen
page-ladder-add-who = { $name } an den Tisch setzen
page-clock-none = Ohne Zeitlimit
page-clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
  }
page-clock-minutes = { $minutes ->
    [one] Eine Minute pro Zug
   *[other] { $minutes } Minuten pro Zug
  }
page-clock-days = { $days ->
    [one] Ein Tag pro Zug
   *[other] { $days } Tage pro Zug
  }

## A new table

page-new-title = Ein Tisch mit Freunden
page-new-booklet = Was möchtest du spielen?
page-new-seats = Wie viele spielen mit?
page-new-chair = Platz { $number }
page-new-friend = Jemand, den ich einlade
page-new-clock = Wie lange darf ein Zug dauern?
page-new-listed = Alle auf diesem Server dürfen sich dazusetzen
page-new-watched = Andere dürfen zuschauen
page-new-quiet = Ein ruhiger Tisch
page-new-quiet-means = Für Kinder und Großeltern: nur Leute mit deinem Link, ohne geschriebene Nachrichten, ohne Publikum, ohne Wertung, mit großen Steinen und ohne Uhr, außer du stellst eine ein.
page-new-rated = Zählt für die Wertung
page-new-rated-people = Nur Tische ohne Bots zählen für die Wertung.
page-new-rated-means = An einem gewerteten Tisch gibt es keine Tipps.
page-new-house = Hausregeln
page-new-customize = Anpassen
page-differs = Anders als in der Anleitung:
page-differs-not = Alles wie in der Anleitung.
page-new-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
  }
page-new-house-why = Alle am Tisch sehen, was du hier änderst.
page-house-search = Hausregel suchen
page-house-found = { $count ->
    [0] Nichts gefunden. Versuch ein anderes Wort.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
  }
page-house-printed = In der Anleitung: { $sentence }.
page-new-open = Tisch eröffnen
page-new-summary = { $rules } · { $count } Personen · { $clock }

## Tables

page-tables-title = Tische
page-tables-club = Spieleabend
page-tables-new = Neuer Tisch
page-tables-own = Deine Tische
page-tables-back = Zum Tisch
page-tables-open = Tische zum Mitspielen
page-tables-none = Gerade wartet niemand. Eröffne einen Tisch, dann können sich andere dazusetzen.
page-tables-played = Spiele zum Zuschauen
page-tables-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
  }

## Joining by a link

page-join-title = Du bist eingeladen
page-join-lead = Ein Platz ist für dich frei. Gib deinen Namen ein und setz dich dazu.
page-join-there = Am Tisch: { $names }.
page-join-host = { $name } lädt dich zum Spielen ein.
page-join-begun-why = Du kannst zuschauen oder { $name } um einen Platz in der nächsten Partie bitten.
page-join-name = Dein Name
page-join-sit = Platz nehmen
page-join-guest = Du brauchst kein Konto.
page-join-full = Alle Plätze an diesem Tisch sind besetzt.
page-join-begun = Die Partie an diesem Tisch hat schon begonnen.

## The waiting room

page-room-title = Tisch
page-room-chairs = Plätze
page-room-free = Freier Platz
page-room-you = das bist du
page-room-listed = offen für alle
page-room-by-link = nur mit dem Link
page-room-rated = gewertet
page-room-quiet = ruhig
page-room-house = Hausregeln
page-room-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
page-room-full = Alle sind da.
page-room-sound = Ton einschalten? Dann hörst du, wenn du dran bist, und dieses Gerät meldet sich, wenn du die Seite nicht siehst.
page-room-sound-on = Ton einschalten
page-room-sound-off = Nein, ohne Ton
page-room-start = Spiel beginnen
page-room-start-without = Beginnen ohne { $names }
page-room-host-starts = Wer den Tisch eröffnet hat, startet das Spiel.
page-room-choose-seat = Wähl einen freien Platz, um mitzuspielen.
page-room-no-seat = Alle Plätze sind besetzt. Sobald einer frei wird, kannst du dich hier setzen.
page-room-leave = Tisch verlassen
page-room-meanwhile = Inzwischen gegen einen Bot spielen
page-room-meanwhile-why = Du behältst deinen Platz, und wir holen dich zurück.
page-room-close = Tisch schließen
page-room-kick-who = { $name } wegschicken
page-room-move = { $name } an einen anderen Platz setzen
page-room-move-where = Wähle einen Platz für { $name }.
page-room-move-here = An diesen Platz: { $name }
page-room-remove-who = Den Bot { $name } entfernen
page-room-which = Wer bekommt zu Beginn die freien Plätze?
page-room-nobody = Niemand (die Plätze fallen weg)
page-room-starter = Wer beginnt?
page-room-add = Bot dazusetzen
page-room-ended = Dieser Tisch ist geschlossen
page-room-ended-why = Der Tisch wurde geschlossen, oder er ist nur mit Einladung zugänglich.
page-room-knock-why = Hat dir jemand diese Adresse geschickt? Frag, ob du dazukommen darfst.
page-room-knock = Anklopfen
page-room-knocked = Du hast angeklopft. Ist jemand da und lässt dich herein, öffnet sich der Tisch hier.
page-room-asks = { $name } möchte dazukommen.
page-room-admit = Hereinlassen
page-room-decline = Jetzt nicht
page-handicap-title = Handicap
page-handicap-like-table = Wie alle am Tisch
page-handicap-opening = Erste Auslage
page-handicap-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
page-handicap-opens = { $points ->
    [0] erste Auslage mit jeder Serie
   *[other] erste Auslage ab { $points } Punkten
  }
page-handicap-rack = Steine zu Beginn
page-handicap-tiles = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
  }
page-handicap-dealt = { $count ->
    [one] bekommt { $count } Stein
   *[other] bekommt { $count } Steine
  }
page-handicap-time = Zeit pro Zug
page-handicap-hints = Tipps
page-handicap-always = immer
page-handicap-three = drei pro Spiel
page-handicap-never = nie
page-handicap-hints-three = drei Tipps pro Spiel
page-handicap-hints-never = keine Tipps
page-handicap-even = Chancen ausgleichen
page-handicap-even-why = Wählt Handicaps nach der gemessenen Stärke der Bots und euren Ergebnissen gegen sie. Eine Partie mit Handicaps wird nicht gewertet.
page-share-title = Andere einladen
page-share-lead = Verschicke diesen Link oder lass die anderen den Code scannen.
page-share-link = Link
page-share-copy = Link kopieren
page-share-copied = Kopiert
page-share-local = Dieser Link funktioniert nur auf diesem Gerät. Für Handys zu Hause starte den Server mit --lan und öffne die Adresse, die er anzeigt.
page-share-qr = Der Link als QR-Code
page-phones-join = Handys mitspielen lassen
page-phones-why = Dann können alle im selben Netz wie dieser Computer, zum Beispiel in eurem WLAN, Tilewright hier öffnen und als Gast mitspielen. Aus dem Internet kommt niemand herein. Mit demselben Knopf beendest du das, und es endet, wenn Tilewright beendet wird.
page-phones-stop = Keine Handys mehr mitspielen lassen
page-phones-on = Handys in eurem Netz können mitspielen: { $address }

## Profile

page-me-won = Du hast gewonnen
page-me-won-by = Sieg: { $names }
page-me-export = Meine Daten herunterladen

## People

page-people-title = Leute
page-people-why = Nur du siehst diese Liste.
page-people-friends = Freunde
page-people-met = Schon zusammen gespielt
page-people-none = Noch niemand. Nach deiner ersten Partie mit anderen findest du sie hier.
page-people-here = Online
page-people-playing = Spielt gerade
page-people-play = Wieder spielen
page-people-play-with = Wieder mit { $names } spielen
page-people-ask = Als Freund hinzufügen
page-people-ask-who = { $name } als Freund hinzufügen
page-people-asked = Anfrage gesendet
page-people-asks = { $name } möchte mit dir befreundet sein.
page-people-agree = Annehmen
page-people-refuse = Nein, danke
page-people-more = Weitere Optionen für { $name }
page-people-end = Freundschaft beenden
page-people-take-back = Anfrage zurückziehen
page-people-forget = Aus dieser Liste entfernen
page-people-shown = Freunde dürfen sehen, wenn ich online bin
page-people-shown-means = Neben deinem Namen sehen Freunde „Online“ oder „Spielt gerade“. Sonst niemand.
page-people-together = Wer führt?
page-people-leads = { $name } liegt mit { $lead } vorn
page-people-leads-you = Du liegst mit { $lead } vorn
page-people-level = Gleichstand
page-people-matches = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
page-people-all = Alle, die du kennst
page-people-calls = { $name } möchte mit dir spielen: { $book }
page-people-later = Jetzt nicht
page-people-invite = Leute einladen, die du kennst
page-people-invite-who = { $name } einladen
page-people-called = { $names } { $count ->
    [one] wurde eingeladen.
   *[other] wurden eingeladen.
}
page-people-cannot = { $names } kann gerade nicht mitspielen.

## Rules

page-rules-title = Spielregeln
page-rules-table = Die Regeln dieses Tisches
page-rules-others = Anleitungen
page-rules-house = Hausregel
page-rules-only = nur hier
page-rules-for = { $game ->
    [dice] Für { $least } Personen, mit { $pieces } Würfeln.
   *[tiles] Für { $least } bis { $most } Personen, mit { $pieces } Steinen.
  }
page-rules-contents = Auf diesen Seiten
page-rules-fine = Kleingedrucktes
page-rules-fine-why = Jede Regel im Einzelnen, mit ihrer Herkunft. Was in anderen Anleitungen anders ist, ist markiert; öffne eine Regel zum Vergleichen.
page-rules-elsewhere = Andere Anleitungen
page-rules-right = Richtig
page-rules-wrong = Falsch
page-rules-adds = Du legst
page-rules-then = Danach

## Puzzles, games and turns, wherever they are named

page-home-deal = Spiel des Tages
page-home-deal-why = Alle bekommen dieselben Steine gegen dieselben Bots. Ein Spiel, ein Versuch, keine Tipps.
page-daily = Rätsel des Tages
page-daily-streak = { $count ->
    [0] Löse es und sammle Tage in Folge.
    [one] Ein Tag gelöst. Komm morgen wieder!
   *[other] { $count } Tage in Folge.
  }
page-mistakes = Deine eigenen Fehler
page-mistakes-to-do = { $count ->
    [one] { $count } übersehener Zug wartet auf deine Lösung.
   *[other] { $count } übersehene Züge warten auf deine Lösung.
}
page-daily-figures = { $count ->
    [0] Noch niemand hat es gelöst.
    [one] Eine Person hat es gelöst.
   *[other] { $count } Leute haben es gelöst.
  }
page-daily-median = Die Hälfte brauchte höchstens { $time }.
page-review = Auswertung
page-remove = Entfernen
