### German: home, and what stands around every page, in the browser.

shell-name = Tilewright
shell-title = { $page } · Tilewright
shell-skip = Zur Seite
shell-nav = Seiten
shell-home = Start
shell-tables = Tische
shell-me = Ich
shell-settings = Einstellungen
shell-theme = Dunkle Farben
shell-guest = Gast

## What goes wrong

shell-unreachable = Der Server antwortet nicht. Bist du verbunden?
shell-refused = Das konnte der Server nicht tun.
shell-missing = Diese Seite gibt es nicht
shell-missing-why = Vielleicht ist die Adresse vertippt, oder der Tisch wurde geschlossen.
shell-failed = Die Seite ließ sich nicht laden
shell-failed-why = Vielleicht ist die Verbindung weg, oder es gibt eine neue Version.
shell-again = Noch einmal

## Home

shell-home-title = Ein Tisch für die ganze Familie
shell-home-lead = Lege Reihen und Gruppen, baue den Tisch um und leere als Erstes dein Brett.
shell-language = Sprache
