### German: what a server refuses, in sentences for people.

## Tables

refused-no-such-table = Diesen Tisch gibt es nicht, oder die Einladung ist abgelaufen.
refused-sent-away = Du wurdest von diesem Tisch weggeschickt.
refused-table-full = Alle Plätze an diesem Tisch sind besetzt.
refused-chair-taken = Dieser Platz ist nicht frei.
refused-not-at-table = Du sitzt nicht an diesem Tisch.
refused-host-stays = Wer den Tisch eröffnet hat, kann nicht weggeschickt werden: geh selbst, oder schließe den Tisch.
refused-nobody-there = Niemand mit dieser Kennung sitzt an diesem Tisch.
refused-no-such-chair = Dieser Tisch hat die Plätze 0 bis { $last }.
refused-player-there = Dort sitzt schon jemand.
refused-host-only = Das kann nur, wer den Tisch eröffnet hat.
refused-table-closed = Dieser Tisch ist geschlossen.
refused-match-begun = Die Partie an diesem Tisch hat begonnen.
refused-match-going-on = Die Partie an diesem Tisch ist noch nicht zu Ende.
refused-rated-bots = An einem gewerteten Tisch spielen nur Menschen: ohne Bots.
refused-not-your-talk = Nur wer am Tisch sitzt, kann dort reden.

## Matches

refused-no-such-match = Die Partie { $match } gibt es nicht.
refused-no-seat = Das kann nur, wer in der Partie mitspielt.
refused-not-begun = Die Partie hat noch nicht begonnen: sie wartet auf alle Mitspielenden.
refused-not-your-turn = Du bist nicht dran.
refused-stale = Die Partie ist schon weiter: sieh noch einmal hin.
refused-paused = Die Partie ist in der Pause: setze sie erst fort.
refused-match-over = Die Partie ist zu Ende.
refused-away-already = Du wirst schon vertreten.
refused-back-already = Du spielst schon selbst.
refused-pause-asked = Um eine Pause ist schon gebeten.
refused-no-pause = Es gibt keine Pause zu beenden.
refused-no-hints = In einer gewerteten Partie gibt es keine Tipps.
refused-no-game-over = Von dieser Partie ist noch kein Spiel zu Ende.
refused-game-not-over = Dieses Spiel der Partie ist noch nicht zu Ende.

## People

refused-log-in = Melde dich zuerst an.
refused-no-such-player = Diese Person gibt es nicht.
refused-login-taken = Dieser Anmeldename ist vergeben, oder du hast schon ein Konto.
refused-wrong-password = Der Anmeldename oder das Passwort stimmt nicht.
refused-password-length = Ein Passwort hat { $shortest } bis { $longest } Zeichen.
refused-nothing-to-read = Hier gibt es nichts zu lesen: { $what ->
    [name] Name
    [login] Anmeldename
    [line] Zeile
   *[report] Meldung
  }.
refused-text-too-long = { $what ->
    [name] Dieser Name
    [login] Dieser Anmeldename
    [line] Diese Zeile
   *[report] Diese Meldung
  } ist zu lang: 1 bis { $most } Zeichen.

## Too often, and not now

refused-too-often-commands = Zu viele Züge: warte ein paar Sekunden.
refused-too-often-socket = Zu viele Nachrichten über diese Verbindung: warte ein paar Sekunden.
refused-too-often-messages = Zu viele Nachrichten: warte ein paar Sekunden.
refused-too-often-address = Zu viele Nachrichten von dieser Adresse: warte ein paar Sekunden.
refused-too-often-guests = Zu viele neue Gäste von dieser Adresse: warte ein paar Minuten.
refused-too-often-matches = Zu viele neue Partien: warte ein paar Minuten.
refused-too-often-passwords = Zu viele Versuche: warte ein paar Minuten.
refused-too-often-chat = Es wird zu viel geredet: warte ein paar Sekunden.
refused-too-often-tables = Zu viele Änderungen an Tischen: warte ein paar Minuten.
refused-too-often-analyses = Zu viele Analysen: warte eine Minute.
refused-too-often-sockets = Zu viele offene Verbindungen: schließe ein anderes Fenster des Spiels.
refused-busy = Es warten schon zu viele Analysen: versuche es gleich noch einmal.
refused-too-slow = Die Analyse dauerte länger als { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  }.
refused-no-database = Der Server erreicht seine Daten gerade nicht: versuche es noch einmal.
