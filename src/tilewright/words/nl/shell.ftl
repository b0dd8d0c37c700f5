### Dutch: home page and the frame of every page, in the browser.

shell-name = Tilewright
shell-title = { $page } · Tilewright
shell-skip = Naar de inhoud
shell-nav = Hoofdmenu
shell-home = Start
shell-door-play = Spelen
shell-door-learn = Leren
shell-door-puzzles = Puzzels
shell-door-study = Analyse
shell-me = Profiel
shell-settings = Instellingen
shell-theme = Donkere modus
shell-guest = Gast

## Errors

shell-unreachable = De server antwoordt niet. Heb je verbinding?
shell-offline = Je bent offline. De tafel wacht op je, en wat je aan het leggen was is bewaard.
shell-refused = Dat lukte de server niet.
shell-missing = Die pagina bestaat niet
shell-missing-why = Misschien zit er een tikfout in het adres, of de tafel is gesloten.
shell-failed = De pagina kon niet worden geladen
shell-failed-why = Misschien is de verbinding weg, of is er een nieuwe versie.
shell-again = Probeer opnieuw
shell-retrying = Deze pagina blijft het vanzelf proberen.
shell-trouble = Er ging iets mis op deze pagina. Wat je hebt gelegd is bewaard.
shell-part-missing = Een deel van deze pagina kon niet worden geladen.

## Home

shell-home-title = Een tafel voor het hele gezin
shell-home-lead = Leg series en rijtjes, verleg stenen op tafel en maak als eerste je plankje leeg.
shell-play = Nu spelen
shell-choice = { $book } · { $bots }
shell-booklet = Spelregels
shell-bot = Tegen
shell-others = Hoeveel tegenspelers
shell-company = { $bot } neemt { $others } mee: bots die ongeveer even sterk zijn.
shell-manner = { $bot }: { $manner }.
shell-ready = Klaar voor een potje?
shell-continue = Verder spelen
shell-teach = Leer me het spel
shell-lesson-next = Volgende les
shell-first-row = { $count ->
    [3] Leg je eerste serie: tik op de drie rode stenen.
    [one] Nog één.
   *[other] En de volgende.
  }
shell-first-row-done = Dat is een serie! Klaar voor een echt spel?
shell-puzzle-solved = Opgelost.
shell-last = Je laatste partij
shell-last-missed = { $kind ->
    [out] Je had in beurt { $turn } uit kunnen zijn.
    [open] Je had in beurt { $turn } kunnen uitkomen.
    [free_joker] Je had in beurt { $turn } een joker kunnen vrijspelen.
   *[other] Je had in beurt { $turn } meer stenen kunnen leggen.
  }
shell-going-on = Verder spelen
shell-against = tegen { $names }
shell-waiting = nog niet begonnen
shell-ways = Andere manieren om te spelen
shell-device = Samen op één apparaat spelen
shell-device-why = Geef het door: iedereen speelt op dit scherm.
shell-screen = Als groot scherm gebruiken
shell-screen-why = Voor tv of tablet: de tafel hier, de stenen op jullie telefoons.
shell-friends = Met vrienden spelen
shell-friends-why = Kies de spelregels, stuur een link en schuif samen aan.
shell-tables-open = Open tafels
shell-tables-why = Schuif ergens aan, of kijk mee met anderen.
shell-tables-now = { $free ->
    [0] { $watched ->
        [one] Eén spel om mee te kijken.
       *[other] { $watched } spellen om mee te kijken.
      }
    [one] Eén tafel om aan te schuiven.
   *[other] { $free } tafels om aan te schuiven.
  }
shell-rules = De spelregels
shell-rules-why = Wat er mag, en waarin de boekjes verschillen.
shell-language = Taal
shell-foot = Gratis en open source, zonder reclame.
shell-banned = Je kunt hier nu niet spelen
shell-desk = Beheer
