### German: one device, passed around.

device-title = Zusammen auf einem Gerät spielen
device-why = Reicht das Gerät herum. Deine Steine bleiben verdeckt, bis du es in der Hand hast.
device-who = Wer spielt mit?
device-player = Platz { $number }
device-add = Jemanden hinzufügen
device-add-bot = Bot hinzufügen
device-remove = { $name } entfernen
device-start = Austeilen
device-continue = Weiterspielen: { $names }
device-elsewhere = Diese Partie ist nicht auf diesem Gerät.
device-people = Namen auf diesem Gerät
device-language-same = Wie das Gerät
device-forget = { $name } vergessen
device-storage = Namen, Einstellungen und Anmeldungen werden auf diesem Gerät gespeichert. Wem es gehört oder wer es verwaltet, kann lesen, was darauf gespeichert ist.

device-curtain = Vorhang
device-hand-to = Weitergeben an
device-bot-plays = Jetzt am Zug
device-show = Ich bin { $name }. Meine Steine zeigen
device-show-dice = Ich bin { $name }. Ich bin am Zug
device-hidden = Die Steine bleiben verdeckt, bis du tippst.
device-between = Dieses Spiel ist zu Ende
device-deal-next = Nächstes Spiel austeilen
device-turn = Tisch drehen
device-hide = Meine Steine verdecken
