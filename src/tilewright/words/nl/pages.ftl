### Dutch: the pages around a game, in the browser.

page-close = Sluiten
page-watch = Meekijken

## Bots and clocks

page-bot-line = { $bot } · { $strength }
page-bot-technical = Technische naam:
page-strength-1 = heel makkelijk
page-strength-2 = makkelijk
page-strength-3 = gemiddeld
page-strength-4 = moeilijk
page-strength-5 = heel moeilijk
page-ladder-title = Ladder van de bots
page-ladder-beaten = Bots van heel makkelijk tot heel moeilijk. Je hebt er { $count } van de { $all } verslagen.
page-ladder-tick = verslagen
page-ladder-add = Aan tafel zetten
page-ladder-add-who = { $name } aan tafel zetten
page-clock-none = Geen klok
page-clock-seconds = { $seconds ->
    [one] { $seconds } seconde per beurt
   *[other] { $seconds } seconden per beurt
  }
page-clock-minutes = { $minutes ->
    [one] Eén minuut per beurt
   *[other] { $minutes } minuten per beurt
  }
page-clock-days = { $days ->
    [one] Eén dag per beurt
   *[other] { $days } dagen per beurt
  }

## A new table

page-new-title = Een tafel met vrienden
page-new-booklet = Wat wil je spelen?
page-new-seats = Met hoeveel spelers?
page-new-chair = Stoel { $number }
page-new-friend = Iemand die ik uitnodig
page-new-clock = Hoe lang mag een beurt duren?
page-new-listed = Iedereen op deze server mag aanschuiven
page-new-watched = Anderen mogen meekijken
page-new-quiet = Een rustige tafel
page-new-quiet-means = Voor kinderen en grootouders: alleen mensen met je link, geen geschreven berichten, geen kijkers, geen rating, grote stenen, en geen klok tenzij je er een instelt.
page-new-rated = Telt voor de rating
page-new-rated-people = Alleen tafels zonder bots tellen voor de rating.
page-new-rated-means = Aan een tafel met rating krijgt niemand hints.
page-new-house = Huisregels
page-new-customize = Aanpassen
page-differs = Anders dan in het boekje:
page-differs-not = Alles zoals in het boekje.
page-new-changed = { $count ->
    [one] één veranderd
   *[other] { $count } veranderd
  }
page-new-house-why = Iedereen aan tafel ziet wat je hier verandert.
page-house-search = Zoek een huisregel
page-house-found = { $count ->
    [0] Niets gevonden. Probeer een ander woord.
    [one] Eén regel gevonden.
   *[other] { $count } regels gevonden.
  }
page-house-printed = In het boekje: { $sentence }.
page-new-open = Tafel maken
page-new-summary = { $rules } · { $count } spelers · { $clock }

## Tables

page-tables-title = Tafels
page-tables-club = Clubavond
page-tables-new = Nieuwe tafel
page-tables-own = Jouw tafels
page-tables-back = Naar de tafel
page-tables-open = Tafels met plaats
page-tables-none = Er wacht nu niemand. Maak een tafel, dan kunnen anderen aanschuiven.
page-tables-played = Om mee te kijken
page-tables-free = { $count ->
    [one] één vrije stoel
   *[other] { $count } vrije stoelen
  }

## Joining by a link

page-join-title = Je bent uitgenodigd
page-join-lead = Er is een stoel voor je vrij. Vul je naam in en schuif aan.
page-join-there = Aan tafel: { $names }.
page-join-host = { $name } nodigt je uit om mee te spelen.
page-join-begun-why = Je kunt meekijken, of { $name } om een stoel bij de volgende partij vragen.
page-join-name = Je naam
page-join-sit = Aanschuiven
page-join-guest = Je hebt geen account nodig.
page-join-full = Alle stoelen aan deze tafel zijn bezet.
page-join-begun = De partij aan deze tafel is al begonnen.

## The waiting room

page-room-title = Tafel
page-room-chairs = Stoelen
page-room-free = Vrije stoel
page-room-you = dat ben jij
page-room-listed = open voor iedereen
page-room-by-link = alleen met de link
page-room-rated = met rating
page-room-quiet = rustig
page-room-house = huisregels
page-room-waiting = { $count ->
    [one] Er is nog één stoel vrij.
   *[other] Er zijn nog { $count } stoelen vrij.
  }
page-room-full = Iedereen is er.
page-room-sound = Geluid aanzetten? Dan hoor je wanneer je aan de beurt bent, en waarschuwt dit apparaat je als je de pagina niet ziet.
page-room-sound-on = Geluid aanzetten
page-room-sound-off = Nee, zonder geluid
page-room-start = Begin het spel
page-room-start-without = Beginnen zonder { $names }
page-room-host-starts = Wachten tot de host het spel start.
page-room-choose-seat = Kies een vrije stoel om mee te spelen.
page-room-no-seat = Alle stoelen zijn bezet. Zodra er een vrij is, kun je hier gaan zitten.
page-room-leave = Tafel verlaten
page-room-meanwhile = Intussen tegen een bot spelen
page-room-meanwhile-why = Je houdt je stoel, en we roepen je terug.
page-room-close = Tafel sluiten
page-room-kick-who = { $name } wegsturen
page-room-move = { $name } op een andere stoel zetten
page-room-move-where = Kies een stoel voor { $name }.
page-room-move-here = Naar deze stoel: { $name }
page-room-remove-who = De bot { $name } verwijderen
page-room-which = Wie krijgt bij het begin de vrije stoelen?
page-room-nobody = Niemand (de stoelen vervallen)
page-room-starter = Wie begint?
page-room-add = Bot toevoegen
page-room-ended = Deze tafel is gesloten
page-room-ended-why = De host heeft hem gesloten, of hij is alleen op uitnodiging.
page-room-knock-why = Heb je dit adres van iemand gekregen? Vraag of je erbij mag.
page-room-knock = Vragen of ik erbij mag
page-room-knocked = Gevraagd. Is er iemand en mag je erbij, dan gaat de tafel hier open.
page-room-asks = { $name } wil graag aanschuiven.
page-room-admit = Toelaten
page-room-decline = Nu niet
page-handicap-title = Handicap
page-handicap-like-table = Zoals de hele tafel
page-handicap-opening = Uitkomen
page-handicap-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
page-handicap-opens = { $points ->
    [0] komt uit met elke combinatie
   *[other] komt uit met { $points } punten
  }
page-handicap-rack = Stenen bij de start
page-handicap-tiles = { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
  }
page-handicap-dealt = { $count ->
    [one] krijgt { $count } steen
   *[other] krijgt { $count } stenen
  }
page-handicap-time = Tijd per beurt
page-handicap-hints = Hints
page-handicap-always = altijd
page-handicap-three = drie per spel
page-handicap-never = nooit
page-handicap-hints-three = drie hints per spel
page-handicap-hints-never = geen hints
page-handicap-even = Kansen gelijk maken
page-handicap-even-why = Kiest handicaps op grond van de gemeten sterkte van de bots en jullie resultaten tegen hen. Een partij met handicaps telt niet voor de rating.
page-share-title = Nodig anderen uit
page-share-lead = Stuur deze link, of laat anderen de code scannen.
page-share-link = Link
page-share-copy = Link kopiëren
page-share-copied = Gekopieerd
page-share-local = Deze link werkt alleen op dit apparaat. Voor telefoons in huis start je de server met --lan en open je het adres dat dan verschijnt.
page-share-qr = De link als QR-code
page-phones-join = Telefoons laten meedoen
page-phones-why = Dan kan iedereen op hetzelfde netwerk als deze computer, zoals jullie wifi, Tilewright hier openen en als gast meespelen. Vanaf het internet kan niemand erbij. Met dezelfde knop zet je het uit, en het stopt als Tilewright stopt.
page-phones-stop = Telefoons niet meer laten meedoen
page-phones-on = Telefoons op jullie netwerk kunnen meedoen: { $address }

## Profile

page-me-won = Jij hebt gewonnen
page-me-won-by = Gewonnen door { $names }
page-me-export = Mijn gegevens downloaden

## People

page-people-title = Mensen
page-people-why = Alleen jij ziet deze lijst.
page-people-friends = Vrienden
page-people-met = Mensen met wie je speelde
page-people-none = Nog niemand. Na je eerste partij met anderen vind je ze hier.
page-people-here = Online
page-people-playing = Aan het spelen
page-people-play = Weer spelen
page-people-play-with = Weer spelen met { $names }
page-people-ask = Vriend toevoegen
page-people-ask-who = { $name } als vriend toevoegen
page-people-asked = Verzoek verstuurd
page-people-asks = { $name } wil vrienden met je worden.
page-people-agree = Accepteren
page-people-refuse = Nee, bedankt
page-people-more = Meer opties voor { $name }
page-people-end = Vriend verwijderen
page-people-take-back = Verzoek intrekken
page-people-forget = Van deze lijst halen
page-people-shown = Vrienden mogen zien wanneer ik online ben
page-people-shown-means = Vrienden zien naast je naam “Online” of “Aan het spelen”. Verder niemand.
page-people-together = Wie staat voor?
page-people-leads = { $name } staat { $lead } voor
page-people-leads-you = Jij staat { $lead } voor
page-people-level = Gelijke stand
page-people-matches = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
page-people-all = Iedereen die je kent
page-people-calls = { $name } vraagt of je meespeelt: { $book }
page-people-later = Nu niet
page-people-invite = Nodig mensen uit die je kent
page-people-invite-who = { $name } uitnodigen
page-people-called = { $names } { $count ->
    [one] is uitgenodigd.
   *[other] zijn uitgenodigd.
}
page-people-cannot = { $names } kan nu niet meespelen.

## Rules

page-rules-title = Spelregels
page-rules-table = De spelregels van deze tafel
page-rules-others = Boekjes
page-rules-house = huisregel
page-rules-only = alleen hier
page-rules-for = { $game ->
    [dice] Voor { $least } spelers, met { $pieces } dobbelstenen.
   *[tiles] Voor { $least } tot { $most } spelers, met { $pieces } stenen.
  }
page-rules-contents = Op deze bladzijden
page-rules-fine = Kleine lettertjes
page-rules-fine-why = Elke regel in detail, met waar hij vandaan komt. Wat in andere boekjes anders is, is gemarkeerd; open een regel om te vergelijken.
page-rules-elsewhere = Andere boekjes
page-rules-right = Goed
page-rules-wrong = Fout
page-rules-adds = Jij legt
page-rules-then = Dan

## Puzzles, games and turns, wherever they are named

page-home-deal = Spel van de dag
page-home-deal-why = Iedereen krijgt dezelfde stenen tegen dezelfde bots. Eén spel, één poging, geen hints.
page-daily = Puzzel van de dag
page-daily-streak = { $count ->
    [0] Los hem op, dan begint je reeks.
    [one] Eén dag opgelost. Kom morgen terug!
   *[other] { $count } dagen op rij.
  }
page-mistakes = Je eigen fouten
page-mistakes-to-do = { $count ->
    [one] { $count } gemiste kans wacht op je oplossing.
   *[other] { $count } gemiste kansen wachten op je oplossing.
}
page-daily-figures = { $count ->
    [0] Nog niemand heeft hem opgelost.
    [one] Eén persoon heeft hem opgelost.
   *[other] { $count } mensen hebben hem opgelost.
  }
page-daily-median = De helft deed er hooguit { $time } over.
page-review = Nabespreking
page-remove = Weghalen
