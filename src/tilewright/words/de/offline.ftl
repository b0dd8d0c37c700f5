### German: what only those load who play without a server, or may want to.

offline-loading = Das Spiel wird vorbereitet.
offline-first = Beim ersten Mal werden etwa 9 MB geladen.
offline-elsewhere = Das Spiel ist in einem anderen Tab geöffnet. Schließe ihn, um hier zu spielen.
offline-here = Hier weiterspielen
offline-insecure = Hier lässt sich das Spiel nicht sicher speichern. Öffne diese Seite über https.
offline-failed = Das Spiel wurde angehalten. Bis hierher ist alles gespeichert: Lade die Seite neu.
offline-own-rules = Nach eigenen Regeln spielen
offline-own-rules-why = Wähle die Anleitung, die Bots und die Hausregeln.
offline-kept = Dein Name, deine Einstellungen und deine Partien sind nur in diesem Browser gespeichert. Löschst du die Browserdaten, sind sie weg; lade sie also ab und zu herunter.
offline-delete = Dein Name, deine Einstellungen und alle deine Partien auf diesem Gerät werden gelöscht. Das lässt sich nicht rückgängig machen.
offline-restore = Aus einer Datei wiederherstellen
offline-restored = Wiederhergestellt.
offline-offer = Offline verfügbar machen ({ $size } MB)
offline-offer-why = Dann kannst du ohne Verbindung gegen Bots spielen, lernen und Rätsel lösen. Partien, die du offline beginnst, bleiben auf diesem Gerät.
offline-offer-waiting = Es wird geladen, sobald der Server antwortet.
offline-offer-loading = Wird geladen …
offline-offer-failed = Das ließ sich nicht laden. Versuch es noch einmal.
offline-available = Auf diesem Gerät offline verfügbar.
offline-games = Partien auf diesem Gerät
offline-games-why = Was du ohne Verbindung begonnen hast, geht hier weiter.
offline-away = Keine Verbindung: Du spielst auf diesem Gerät.
offline-others = Mit anderen spielen
offline-others-why = Freunde, Tische und dein Konto sind auf dem Server.
offline-people = Dafür braucht es einen Server
offline-server = Zum Server
