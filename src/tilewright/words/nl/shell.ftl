### Dutch: home, and what stands around every page, in the browser.

shell-name = Tilewright
shell-title = { $page } · Tilewright
shell-skip = Naar de pagina
shell-nav = Pagina’s
shell-home = Start
shell-tables = Tafels
shell-me = Ik
shell-settings = Instellingen
shell-theme = Donkere kleuren
shell-guest = Gast

## What goes wrong

shell-unreachable = De server antwoordt niet. Heb je verbinding?
shell-refused = Dat lukte de server niet.
shell-missing = Die pagina bestaat niet
shell-missing-why = Misschien zit er een tikfout in het adres, of de tafel is gesloten.
shell-failed = De pagina kon niet worden geladen
shell-failed-why = Misschien is de verbinding weg, of is er een nieuwe versie.
shell-again = Probeer opnieuw

## Home

shell-home-title = Een tafel voor het hele gezin
shell-home-lead = Leg series en rijtjes, verleg de tafel en maak als eerste je plankje leeg.
shell-language = Taal
