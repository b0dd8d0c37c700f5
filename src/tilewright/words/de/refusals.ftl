### German: what a server refuses, in sentences for people.

## Tables

refused-no-such-table = Diesen Tisch gibt es nicht, oder die Einladung ist abgelaufen.
refused-no-such-lesson = Diese Übung gibt es nicht.
refused-sent-away = Du wurdest von diesem Tisch weggeschickt.
refused-table-full = Alle Plätze an diesem Tisch sind besetzt.
refused-chair-taken = Dieser Platz ist nicht frei.
refused-not-at-table = Du sitzt nicht an diesem Tisch.
refused-host-stays = Wer den Tisch eröffnet hat, kann nicht weggeschickt werden. Geh selbst oder schließe den Tisch.
refused-nobody-there = Niemand mit dieser Kennung sitzt an diesem Tisch.
refused-no-such-code = Dieser Code stimmt nicht oder ist abgelaufen. Schau auf den großen Bildschirm.
refused-nobody-sits = Zuerst muss jemand Platz nehmen.
refused-no-home-network = Dieser Computer ist in keinem Netz, das Handys erreichen. Verbinde ihn mit dem WLAN und versuch es noch einmal.
refused-public-network = Die Adresse dieses Computers, { $address }, ist aus dem Internet erreichbar, also könnten nicht nur Leute bei euch zu Hause mitspielen. Wenn du das willst, starte den Server mit --lan.
refused-not-owner = Das kann nur, wem dieser Server gehört, an dem Computer, auf dem er läuft.
refused-seat-needs-invitation = Du kannst niemanden an den Tisch setzen. Eröffne einen Tisch und verschick die Einladung.
refused-no-such-chair = Dieser Tisch hat die Plätze 0 bis { $last }.
refused-player-there = Dort sitzt schon jemand.
refused-host-only = Das kann nur, wer den Tisch eröffnet hat.
refused-table-closed = Dieser Tisch ist geschlossen.
refused-match-begun = Die Partie an diesem Tisch hat schon begonnen.
refused-match-going-on = Die Partie an diesem Tisch ist noch nicht zu Ende.
refused-rated-bots = An einem gewerteten Tisch spielen nur Menschen, keine Bots.
refused-rated-handicaps = In einer gewerteten Partie spielen alle nach denselben Regeln, ohne Handicaps.
refused-quiet-chat = An einem ruhigen Tisch gibt es nur Reaktionen und fertige Sprüche.
refused-handicap-time = Dieser Tisch hat keine Uhr, also kann niemand eine eigene Zeit haben.
refused-not-your-talk = Nur wer am Tisch sitzt, kann dort chatten.

## Turniere

refused-no-such-tournament = Dieses Turnier gibt es nicht, oder der Link gilt nicht mehr.
refused-organiser-only = Das kann nur, wer das Turnier leitet.
refused-no-such-round = Diese Runde oder diesen Tisch gibt es nicht.
refused-results-missing =
    { $count ->
        [one] Ein Tisch hat noch kein bestätigtes Ergebnis.
       *[other] { $count } Tische haben noch kein bestätigtes Ergebnis.
    }
refused-tournament-over = Dieses Turnier ist zu Ende.
refused-joining-closed = An diesem Turnier kann niemand mehr teilnehmen.
refused-too-many-people = Ein Turnier hat höchstens { $most } Teilnehmer.
refused-no-device = Jemand an diesem Tisch hat kein Gerät, also kann hier nicht auf Bildschirmen gespielt werden.
refused-result-stands = Dieses Ergebnis steht fest. Nur die Turnierleitung kann es ändern.
refused-table-done = Dieser Tisch hat schon ein Ergebnis.
refused-nothing-to-confirm = Du kannst nur ein Ergebnis bestätigen, das jemand anders an deinem Tisch eingetragen hat.
refused-points = Gib die Punkte aller { $count } Spieler ein.
refused-tournament-moved = Andere haben dieses Turnier im selben Moment geändert. Versuch es noch einmal.
refused-too-many-changes = Hier wurde schon zu oft etwas geändert. Bitte die Turnierleitung darum.
refused-tournament-full = In diesem Turnier wurde zu viel geändert. Beginne ein neues.
refused-round-going-on = Die Aufzeichnung ist zu sehen, wenn alle Tische dieser Runde fertig sind.
refused-no-sheet = Ein Blatt mit den Steinen gibt es nur für echte Tische eines Duplicate-Turniers.
refused-deal-known = Du kannst Blätter mit den Steinen sehen, also kann dein eigener Tisch in dieser Runde nicht zurück an die Bildschirme.
refused-unclear-game = Einige Werte sind gleich. Gib auch die Zahl der Steine an.

## Matches

refused-no-such-match = Die Partie { $match } gibt es nicht.
refused-no-seat = Das kann nur, wer in der Partie mitspielt.
refused-not-begun = Die Partie hat noch nicht begonnen. Es fehlen noch Mitspielende.
refused-not-your-turn = Du bist nicht dran.
refused-stale = Die Partie ist schon weiter. Sieh noch einmal hin.
refused-paused = Die Partie ist unterbrochen. Setze sie zuerst fort.
refused-match-over = Die Partie ist zu Ende.
refused-nothing-to-undo = Es gibt keinen Zug, den du zurücknehmen kannst.
refused-away-already = Du wirst schon vertreten.
refused-back-already = Du spielst schon selbst.
refused-pause-asked = Es wurde schon um eine Pause gebeten.
refused-no-pause = Es gibt keine Pause zu beenden.
refused-others-play = Hier spielen noch andere mit, also kannst du die Partie nicht für sie beenden.
refused-no-curtain = Hinter diesem Vorhang wartet niemand.
refused-person-twice = Niemand kann auf zwei Plätzen zugleich sitzen.
refused-one-device = An einem Tisch spielen alle auf eigenen Geräten, also nicht zusammen auf einem.
refused-no-hints = Keine Tipps in gewerteten Partien und dort, wo andere dieselben Steine bekommen.
refused-seat-no-hints = Du spielst diese Partie ohne Tipps.
refused-unchecked-hints = In dieser Partie gibt es keine Tipps: Vor dem Ende deines Zugs wird nichts geprüft.
refused-hints-taken = Du hast deine drei Tipps in diesem Spiel schon verbraucht.
refused-rated-position = Das stammt aus einer laufenden Partie, die gewertet wird oder in der andere dieselben Steine bekommen. Nach ihrem Ende kannst du es analysieren.
refused-too-long-to-review = Diese Partie ist zu lang für eine Auswertung.
refused-no-such-puzzle = Dieses Rätsel gibt es nicht.
refused-no-such-rush = Diesen Sprint gibt es nicht, oder du hast inzwischen einen anderen begonnen.
refused-rush-answered = Dieses Rätsel hast du schon beantwortet.
refused-rush-puzzle = Jemand in deinem Netz löst dieses Rätsel gerade in einem Sprint. Komm in drei Minuten wieder.
refused-not-on-rack = Auf dem Brett steht kein Stein { $piece }.
refused-not-playable = Diese Steine können hier nicht gelegt werden.
refused-empty-rack = Stell mindestens einen Stein auf das Brett.
refused-too-few-tiles = Für so viele Spieler sind zu wenige Steine übrig.
refused-no-such-game = Dieses Übungsspiel lässt sich nicht fortsetzen. Beginn es neu.
refused-too-many-pieces = Ein Bild zeigt höchstens { $most } Steine.
refused-no-game-over = Von dieser Partie ist noch kein Spiel zu Ende.
refused-game-not-over = Dieses Spiel ist noch nicht zu Ende.

## People

refused-log-in = Melde dich zuerst an.
refused-no-such-player = Diese Person gibt es nicht.
refused-login-taken = Dieser Benutzername ist vergeben, oder du hast schon ein Konto.
refused-no-desk = Hier ist nichts.
refused-not-there = Das gibt es nicht mehr.
refused-no-network = Ein Netzwerk ist eine IP-Adresse wie 192.0.2.7 oder ein /64 oder /48 in IPv6.
refused-too-many-bans = Es gibt { $most } Sperren. Heb erst eine auf.
refused-ban-oneself = Du kannst dich und dein eigenes Netz nicht sperren.
refused-shun-oneself = Du kannst dich nicht selbst stummschalten oder blockieren.
refused-ban = { $reason ->
    [insults] Der Betreiber hat dich bis { $until } UTC für diesen Server gesperrt, weil du andere beleidigt hast.
    [cheating] Der Betreiber hat dich bis { $until } UTC für diesen Server gesperrt, weil du geschummelt hast.
    [spam] Der Betreiber hat dich wegen Spam bis { $until } UTC für diesen Server gesperrt.
    [name] Der Betreiber hat dich wegen deines Namens bis { $until } UTC für diesen Server gesperrt.
   *[other] Der Betreiber hat dich wegen deines Verhaltens bis { $until } UTC für diesen Server gesperrt.
}
refused-ban-for-ever = { $reason ->
    [insults] Der Betreiber hat dich für immer von diesem Server ausgeschlossen, weil du andere beleidigt hast.
    [cheating] Der Betreiber hat dich für immer von diesem Server ausgeschlossen, weil du geschummelt hast.
    [spam] Der Betreiber hat dich wegen Spam für immer von diesem Server ausgeschlossen.
    [name] Der Betreiber hat dich wegen deines Namens für immer von diesem Server ausgeschlossen.
   *[other] Der Betreiber hat dich wegen deines Verhaltens für immer von diesem Server ausgeschlossen.
}
refused-mute = { $reason ->
    [insults] Der Betreiber hat dich bis { $until } UTC stummgeschaltet, weil du andere beleidigt hast.
    [cheating] Der Betreiber hat dich bis { $until } UTC stummgeschaltet, weil du geschummelt hast.
    [spam] Der Betreiber hat dich wegen Spam bis { $until } UTC stummgeschaltet.
    [name] Der Betreiber hat dich wegen deines Namens bis { $until } UTC stummgeschaltet.
   *[other] Der Betreiber hat dich wegen deines Verhaltens bis { $until } UTC stummgeschaltet.
}
refused-mute-for-ever = { $reason ->
    [insults] Der Betreiber hat dich für immer stummgeschaltet, weil du andere beleidigt hast.
    [cheating] Der Betreiber hat dich für immer stummgeschaltet, weil du geschummelt hast.
    [spam] Der Betreiber hat dich wegen Spam für immer stummgeschaltet.
    [name] Der Betreiber hat dich wegen deines Namens für immer stummgeschaltet.
   *[other] Der Betreiber hat dich wegen deines Verhaltens für immer stummgeschaltet.
}
refused-wrong-password = Benutzername oder Passwort ist falsch.
refused-unproved = Bestätige das mit deinem Passwort oder einem Passkey, oder melde dich ab und wieder an.
refused-wrong-code = Benutzername oder Wiederherstellungscode ist falsch.
refused-wrong-link = Dieser Link wurde schon benutzt oder ist abgelaufen. Lass dir einen neuen geben.
refused-wrong-passkey = Dieser Passkey ist hier nicht bekannt, oder es hat zu lange gedauert. Versuch es noch einmal.
refused-last-way-in = Das ist der einzige Weg in dein Konto. Richte erst ein Passwort ein oder füge noch einen Passkey hinzu.
refused-too-many-passkeys = Du hast { $most } Passkeys. Entferne erst einen.
refused-too-often-mails = Zu viele E-Mails. Warte eine Stunde.
refused-no-mail = Dieser Server verschickt keine E-Mails.
refused-mail-address = Das ist keine E-Mail-Adresse.
refused-no-such-device = Dieses Gerät ist schon abgemeldet.
refused-password-length = Ein Passwort hat { $shortest } bis { $longest } Zeichen.
refused-nothing-to-read = { $what ->
    [name] Der Name
    [login] Der Benutzername
    [line] Die Nachricht
   *[report] Die Meldung
  } darf nicht leer sein.
refused-text-too-long = { $what ->
    [name] Dieser Name
    [login] Dieser Benutzername
    [line] Diese Nachricht
   *[report] Diese Meldung
  } ist zu lang: 1 bis { $most } Zeichen.

## Limits and outages

refused-too-often-commands = Zu viele Züge. Warte ein paar Sekunden.
refused-too-often-socket = Zu viele Nachrichten über diese Verbindung. Warte ein paar Sekunden.
refused-too-often-messages = Zu viele Nachrichten. Warte ein paar Sekunden.
refused-too-often-address = Zu viele Nachrichten von dieser Adresse. Warte ein paar Sekunden.
refused-too-often-guests = Zu viele neue Gäste von dieser Adresse. Warte ein paar Minuten.
refused-too-often-matches = Zu viele neue Partien. Warte ein paar Minuten.
refused-too-often-passwords = Zu viele Versuche. Warte ein paar Minuten.
refused-too-often-accounts = Zu viele Anmeldeversuche bei diesem Konto. Nimm ein Gerät, auf dem du schon angemeldet warst, oder warte eine Stunde.
refused-too-often-address_passwords = Zu viele Versuche aus deinem Netz. Warte ein paar Minuten.
refused-too-often-chat = Du schreibst zu schnell. Warte ein paar Sekunden.
refused-too-often-tables = Zu viele Änderungen an Tischen. Warte ein paar Minuten.
refused-too-often-calls = Du hast schon viele eingeladen. Warte ein paar Minuten.
refused-too-often-analyses = Zu viele Analysen. Warte eine Minute.
refused-too-often-replays = Zu viele Wiederholungen. Warte eine Minute.
refused-too-often-address_replays = Zu viele Wiederholungen von dieser Adresse. Warte eine Minute.
refused-too-often-address_tries = Zu viele Rätsel von dieser Adresse. Warte eine Stunde.
refused-too-often-page_errors = Zu viele Meldungen von dieser Adresse. Warte zehn Minuten.
refused-too-often-processor = Zu viele Anfragen von diesem Gerät oder aus seinem Netz. Warte einen Moment.
refused-too-often-sign_ups = Zu viele neue Konten aus deinem Netz. Warte eine Stunde.
refused-too-many-matches = Bei dir laufen schon { $most } Partien. Spiel zuerst eine zu Ende.
refused-too-many-matches-here = Aus deinem Netz laufen zu viele Partien. Versuch es später noch einmal.
refused-too-many-tables = Du hast schon { $most } offene Tische. Schließe oder starte zuerst einen.
refused-too-many-shunned = Du hast schon { $most } Spieler stummgeschaltet oder blockiert. Entferne zuerst einen.
refused-too-many-friends = Mehr als { $most } Freunde und Anfragen gehen nicht. Entferne zuerst jemanden.
refused-too-many-tables-here = Aus deinem Netz sind zu viele Tische offen. Versuch es später noch einmal.
refused-stored-player = Du hast das Tageslimit dieses Servers für eine Person erreicht. Versuch es morgen wieder.
refused-stored-here = Aus deinem Netz ist das Tageslimit dieses Servers erreicht. Versuch es morgen wieder.
refused-too-often-sockets = Zu viele offene Verbindungen. Schließe ein anderes Fenster des Spiels.
refused-busy = Es warten schon zu viele Analysen. Versuch es gleich noch einmal.
refused-too-slow = Die Analyse dauerte länger als { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  }.
refused-no-database = Der Server erreicht seine Datenbank gerade nicht. Versuch es noch einmal.
refused-needs-server = Dafür ist ein Server nötig. Hier kannst du gegen Bots spielen, lernen, Rätsel lösen und analysieren.
refused-no-space = Auf diesem Gerät ist kein Platz mehr, um das Spiel zu speichern. Es wurde nichts geändert. Gib Speicher frei und versuch es noch einmal.
refused-other-version = Diese Partie wurde mit einer anderen Version gespeichert und lässt sich hier nicht öffnen. In deinem Export ist sie weiterhin enthalten.
refused-contradictory = Diese Partie lässt sich nicht öffnen: Die gespeicherten Daten widersprechen sich. In deinem Export ist sie weiterhin enthalten.
refused-not-an-export = Diese Datei ist kein Export von Tilewright.
