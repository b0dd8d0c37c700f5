### German: one device, passed around.

device-title = Auf diesem Gerät spielen
device-why = Reicht das Gerät herum. Die Steine bleiben verdeckt, bis man es in der Hand hat.
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
device-storage = Namen, Einstellungen und Anmeldungen werden auf diesem Gerät gespeichert. Wem das Gerät gehört, der kann lesen, was es speichert.

device-curtain = Vorhang
device-hand-to = Weitergeben an
device-bot-plays = Jetzt am Zug
device-show = Ich bin { $name }. Meine Steine zeigen
device-show-dice = Ich bin { $name }. Ich bin am Zug
device-hidden = Die Steine bleiben verdeckt, bis du tippst.
device-between = Dieses Spiel ist zu Ende
device-deal-next = Neu austeilen
device-turn = Tisch drehen
device-hide = Meine Steine verdecken
