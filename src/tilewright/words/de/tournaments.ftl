### Deutsch: ein Spieleabend.

club-lead = Ein Abend für 2 bis 200 Leute, an Bildschirmen und an echten Tischen.
club-invited = Eingeladen? Öffne den Link, den du bekommen hast, oder scanne den Code vor Ort.
club-mine = Deine Abende
club-name = Name des Abends
club-kind = Wer gegen wen
club-kind-swiss = Schweizer System
club-kind-swiss-means = Wer ähnlich viele Punkte hat, spielt gegeneinander.
club-kind-evening = Gemischte Tische
club-kind-evening-means = Alle treffen auf möglichst viele verschiedene Leute.
club-kind-round-robin = Alle gegen alle
club-kind-knockout = K.-o.-System
club-kind-knockout-means = Wer am Tisch gewinnt, kommt weiter.
club-seats = Leute an einem Tisch
club-rounds = Runden
club-groups = Erst Runden für alle
club-minutes = Minuten pro Runde (0: keine Uhr)
club-where = Wo gespielt wird
club-where-screens = An Bildschirmen, wenn alle am Tisch ein Gerät haben
club-where-tables = An echten Tischen
club-open = Abend eröffnen
club-join = Mitspielen
club-joined = Du bist dabei. Die erste Runde beginnt bald.
club-people =
    { $count ->
        [one] Eine Person
       *[other] { $count } Leute
    }
club-names = Leute ohne Gerät, ein Name pro Zeile
club-add = Hinzufügen
club-away = Ist weg
club-away-who = { $name } geht
club-back = Ist zurück
club-back-who = { $name } ist zurück
club-round = Runde { $number } von { $count }
club-look = Runde ansehen
club-waiting = Die erste Runde hat noch nicht begonnen.
club-begin = Runde { $number } beginnen
club-few = Für eine Runde braucht es mindestens zwei Leute.
club-open-tables =
    { $count ->
        [one] Ein Tisch spielt noch.
       *[other] { $count } Tische spielen noch.
    }
club-undo = Runde { $number } zurücknehmen
club-sure = Zum Bestätigen noch einmal drücken
club-table = Tisch { $number }
club-tables = Tische
club-byes = Spielfrei: { $names }
club-you-bye = Du hast diese Runde spielfrei.
club-first = { $name } beginnt.
club-play = Zu deinem Tisch
club-by = Wer bist du?
club-entered = { $name } hat dieses Ergebnis eingetragen.
club-right = Stimmt
club-wrong = Stimmt nicht
club-waits = Eine zweite Person muss bestätigen
club-stands = Bestätigt
club-disputed = Nicht einig: die Turnierleitung entscheidet
club-send = Ergebnis senden
club-change = Ergebnis eintragen
club-save = Speichern
club-to-table = An einem echten Tisch spielen
club-to-screens = An Bildschirmen spielen
club-standing = Stand
club-place = Platz
club-who = Name
club-points = Punkte
club-won = Siege
club-wall = Auf einem Beamer zeigen
club-cards = Karten für die Tische
club-cards-why = Leg auf jeden echten Tisch eine Karte. Wer sie scannt, trägt das Ergebnis dieses Tisches für alle ohne Gerät ein.
club-print = Drucken
club-scan = Scannen, um das Ergebnis einzutragen
club-to-evening = Zurück zum Abend
club-export = Alle Runden speichern
club-delete = Abend löschen
club-end = Abend beenden
club-continue = Abend fortsetzen
club-close-doors = Niemanden mehr mitspielen lassen
club-open-doors = Mitspielen wieder erlauben
club-over = Der Abend ist zu Ende.
club-duplicate = Dieselben Steine an jedem Tisch (Duplicate)
club-duplicate-means = Jeder Platz wird mit demselben Platz an den anderen Tischen verglichen. Am fairsten ist das zu zweit am Tisch.
club-percent = Wertung
club-promise = Die Steine aller Runden stehen fest
club-promise-means = Dieser Hash legt sie fest: Er stand hier schon vor der ersten Runde, und niemand kann die Steine ändern, ohne dass sich der Hash ändert. Kopiere ihn jetzt oder mach ein Foto davon. Wer mitspielt, gibt außerdem eine Zufallszahl dazu, sodass niemand die Steine vorab aussuchen konnte.
club-sheet-known = An echten Tischen kann die Turnierleitung die Steine vorher sehen.
club-dealt = Wie Runde { $number } verteilt wurde
club-dealt-means = Die Steine der Runde folgen aus diesem Geheimwert und den Zufallszahlen der Spieler. Speichere sie und den Verlauf eines Spiels am Bildschirm: „tilewright verify VERLAUF --round DATEI“ zeigt, dass die Steine daraus verteilt wurden, wie versprochen.
club-dealt-kept = Dieses Gerät hat es nachgerechnet: Der Geheimwert ist der versprochene.
club-dealt-broken = Der Geheimwert ist nicht der versprochene. Trau dieser Runde nicht.
club-secret = Geheimwert
club-dealt-save = Geheimwert und Zahlen speichern
club-sheet = Blatt mit den Steinen für { $count } Spieler
club-sheet-you = Ein Blatt zeigt auch deine eigenen Steine dieser Runde. Lass es von jemandem drucken und auslegen, der nicht mitspielt.
club-sheet-early = Ein Blatt zeigt auch deine eigenen Steine dieser Runde. Du kannst es öffnen, wenn dein Tisch am Bildschirm fertig ist.
