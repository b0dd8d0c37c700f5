### Nederlands: het analysebord.

study-title = Analysetafel
study-why = Zet een tafel klaar en vind de beste beurt.
study-sample = Wat is hier de beste beurt?
study-sample-why = Nog vijf stenen. Bekijk hoe je ze allemaal kwijtraakt.
study-position = Tafel en plankje
study-table = Tafel als tekst
study-rack = Plankje als tekst
study-as-text = Tafel en plankje typen of plakken
study-back-to = Terug naar beurt { $turn }
study-best = Beste beurt op
study-tabs = Vragen
study-tab-edit = Opzetten
study-tab-best = Beste
study-tab-plays = Alle beurten
study-tab-rows = Combinaties
study-tab-try = Proberen
study-tab-out = Verder spelen
study-by-tiles = Meeste stenen
study-by-points = Meeste punten
study-by-out = Uit zijn
study-empty = Zet minstens één steen op het plankje.
study-unfinished = Een combinatie heeft minstens drie stenen.
study-no-rows = Leg een combinatie op tafel.
study-thinking = Even denken…
study-none = Hier valt niets te leggen.
study-not-out = Hier kun je niet in één beurt uit zijn.
study-found = { $count ->
    [one] Leg { $count } steen
   *[other] Leg { $count } stenen
  }{ $out ->
    [yes] {" "}en je bent uit
   *[no] {""}
  }. Dat scheelt { $points } { $points ->
    [one] punt
   *[other] punten
  } op je plankje.
study-unproven = Misschien is er een nog betere beurt.
study-before = Ervoor
study-after = Erna
study-show = Toon de stappen
study-steps = Stappen
study-plays-all = { $count ->
    [0] Hier valt niets te leggen.
    [one] Er is maar één mogelijkheid om stenen te leggen.
   *[other] Er zijn { $count } mogelijkheden om stenen te leggen.
  }
study-plays-more = Dit zijn de beste { $count } keuzes. Er zijn er meer.
study-play = { $pieces }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
study-plays-next = Toon meer
study-stands = De { $joker } staat voor { $stands }.
study-redo = Opnieuw
study-copy-text = Kopieer als tekst
study-record = Een spelverslag laden
study-record-file = Een bestand van een spel
study-record-paste = Of plak het verslag, of de korte tekst ervan
study-record-long = Dat is langer dan een verslag hier kan zijn.
study-behind = Wint { $less } minder vaak dan de beste van deze ({ $low } tot { $high }).
study-as-good = Geen duidelijk verschil met de beste van deze.
study-ahead = De beste van deze.
study-wait = In plaats daarvan pakken:
study-chances-how = Winstkansen tegen één tegenstander, met intervallen van 95 %. Alle beurten zijn in dezelfde bedachte spellen uitgespeeld.
study-compare = Vergelijk
study-compare-how = Kies bij twee beurten Vergelijk om ze naast elkaar te zien.
study-compare-other = Kies nog een beurt om mee te vergelijken.
study-compared = Twee beurten naast elkaar
study-lays = { $count ->
    [one] Legt { $count } steen
   *[other] Legt { $count } stenen
  }
study-keeps = { $count ->
    [0] Houdt niets over
    [one] Houdt { $count } steen over
   *[other] Houdt { $count } stenen over
  }
study-go-on = Ga hier verder
study-picture = Afbeelding opslaan
study-drawing = Opslaan als SVG
study-here = Vanaf hier analyseren
study-out-bot = Tegenstander { $number }
study-out-start = Begin het spel
study-out-again = Opnieuw beginnen
study-out-nobody = Niemand
study-out-racks = Plankjes aan het eind
study-out-how = De bots krijgen willekeurige stenen uit wat niet op tafel en niet op je plankje ligt. Dit spel wordt niet opgeslagen en telt niet voor je rating.

review-faces = Terugkijken of nabespreking
review-tab = { $face }: { $names }
review-tab-turn = Beurt { $turn } · { $face }: { $names }
review-making = De nabespreking wordt voorbereid…
review-done = { $done } van { $turns } beurten bekeken
review-summary = Samenvatting
review-quality = van 100
review-quality-how = Hoe goed iedere speler koos. 100 betekent dat geen andere beurt een betere kans op winst gaf.
review-moments = Beslissende momenten
review-turns = Beurten
review-best-turns = Beste beurten
review-held-turns = Goed gewacht
review-mistakes = Fouten
review-outs-missed = Had uit kunnen zijn
review-chances = Winstkansen
review-chances-how = De kansen na elke beurt, gemiddeld over een ronde langs alle spelers. Voor elke beurt zijn { $count } spellen uitgespeeld, met alleen wat die speler kon weten. Sleep over de grafiek om een beurt te zien.
review-as-table = Als tabel
review-turn = Beurt
review-turn-short = Beurt { $turn }
review-mistakes-first = Fouten eerst
review-turn-of = Beurt { $turn }, { $name }
review-laid = { $laid } van { $most } gelegd
review-lost = Dat verlaagde de winstkans met { $chance }.
review-best-here = De beste beurt hier
review-try = Probeer deze beurt
review-show-best = Toon de beste beurt
review-watch = Bekijk wat er gespeeld is
review-analyze = Analyseren
review-play-on = Verder spelen tegen bots
review-back = Vorige beurt
review-next = Volgende beurt
review-goal = { $count ->
    [one] Hier kan { $count } steen gespeeld worden. Vind jij hem?
   *[other] Hier kunnen { $count } stenen gespeeld worden. Vind jij ze?
  }
review-goal-out = Hier kun je uit zijn. Zie jij hoe?
review-goal-found = Gevonden!
review-badge-out = Had uit kunnen zijn
review-badge-open = Had kunnen uitkomen
review-badge-missed = { $count ->
    [one] { $count } steen gemist
   *[other] { $count } stenen gemist
  }
review-badge-held = Goed gewacht
review-badge-best = Beste
review-badge-none = Niets paste

deal-par = De norm is { $points } punten: zoveel haalde de { $bot } met jouw stenen.
deal-played = Je hebt { $points } punten gehaald.
deal-place = Plaats { $place }.
deal-field = { $count ->
    [0] Nog niemand heeft het uitgespeeld.
    [one] Eén speler heeft het uitgespeeld.
   *[other] { $count } spelers hebben het uitgespeeld.
  }
deal-claimed = { $claimed ->
    [one] Eén van hen speelde offline; dat resultaat drukt niemand omlaag.
   *[other] { $claimed } van hen speelden offline; die resultaten drukken niemand omlaag.
  }
deal-review = Terugkijken
deal-proof = Zo controleer je de stenen
deal-proof-why = Dit zijn vingerafdrukken (SHA-256) van de sleutels waarmee de stenen worden verdeeld. Elke vingerafdruk staat er al vanaf de dag ervoor, en ook in het verslag van je spel. Er valt dus niets meer te veranderen.
deal-today = Vandaag
deal-tomorrow = Morgen

puzzles-title = Puzzels
puzzles-lead = Elke puzzel heeft één beste beurt. Kun jij die vinden? Zonder hints gaat je rating omhoog.
puzzles-one = Puzzel
puzzles-of-day = Puzzel van { $date }
puzzles-month-before = Vorige maand
puzzles-month-after = Volgende maand
puzzles-day = { $date }, { $rules }{ $state ->
    [solved] , opgelost
    [late] , later opgelost
   *[open] {""}
  }
puzzles-calendar-why = Mis je één dag, dan tellen je dagen op rij gewoon door. Gemiste puzzels kun je nog oplossen.
puzzles-solve = Los hem op
puzzles-again = Bekijk hem nog eens
puzzles-all = Alle puzzels
puzzles-grade = Moeilijkheid
puzzles-grade-of = Moeilijkheid { $grade } van 10
puzzles-any = Alle
puzzles-done = { $done } van { $count } opgelost
puzzles-kind = Opdracht
puzzles-kind-out = Alles leggen
puzzles-kind-most = Zo veel mogelijk leggen
puzzles-kind-open = Uitkomen
puzzles-kind-free_joker = Joker vrijspelen
puzzles-kind-cross = Combinaties kruisen
puzzles-mine = Mijn niveau
puzzles-more = Meer tonen
puzzles-picture = { $kind }, moeilijkheid { $grade }{ $solved ->
    [yes] , opgelost
   *[no] {""}
  }
puzzles-solved = Opgelost!
puzzles-hints-used = { $count ->
    [0] Zonder hint.
    [one] Met één hint.
   *[other] Met { $count } hints.
  }
puzzles-next = Volgende puzzel
puzzles-share = Resultaat kopiëren
puzzles-tomorrow = De volgende komt om { $time }.
puzzles-time = Opgelost in { $time }.
puzzles-hint-tiles = Leg deze stenen:
puzzles-hint-dice = Leg deze dobbelstenen:
puzzles-hint-step = Volgende stap
puzzles-rating = Je puzzelrating: { $rating }
puzzles-rated = Je puzzelrating: { $rating } ({ $change }).
puzzles-hint-cost = Hints kosten ratingpunten.
puzzles-wrong = Je kunt meer leggen. Foute antwoorden kosten ratingpunten.
mistakes-none = Hier staat nog niets. Bij de nabespreking van een spel worden hoogstens drie beurten waarin je iets hebt gemist hier puzzels, als er één bewezen beste antwoord is.
mistakes-all-solved = Je hebt ze allemaal opgelost. Met de nabespreking van je volgende spel kunnen er nieuwe bij komen.
mistakes-solved = Opgelost: { $count }
mistakes-one = Een kans die je hebt gemist
mistakes-turn = Beurt { $turn } van je spel
mistakes-in-game = { $count ->
    [one] { $count } kans die je hier hebt gemist is nu een puzzel.
   *[other] { $count } kansen die je hier hebt gemist zijn nu puzzels.
}
mistakes-as-puzzle = Als puzzel oplossen
mistakes-wrong = Je kunt meer leggen.
rush-title = Sprint van drie minuten
rush-lead = Los in drie minuten zo veel mogelijk puzzels op. Ze worden steeds moeilijker, en na drie missers is het voorbij.
rush-start = Start
rush-again = Nog een keer
rush-skip = Overslaan (een misser)
rush-best = Je record: { $count ->
    [one] 1 puzzel
   *[other] { $count } puzzels
  } opgelost.
rush-board = De besten van vandaag op deze server
rush-missed = Puzzels die je hebt gemist
rush-answer = Toon het antwoord
rush-score = Opgelost: { $solved }. Missers: { $missed } van { $misses }.
rush-number = Puzzel { $number }, moeilijkheid { $grade }.
rush-over-misses = Drie missers. De sprint is voorbij.
rush-over-time = De tijd is om!
rush-over = De sprint is voorbij.
rush-result = { $count ->
    [0] Geen puzzel opgelost.
    [one] 1 puzzel opgelost!
   *[other] { $count } puzzels opgelost!
  }
progress-title = Vooruitgang
progress-train = Oefen nu: { $theme }
progress-found = Je vond de beste beurt { $best } van de { $turns } keer.
progress-how = Hoe vaak je in je laatste nabesproken spellen de beste beurt vond, per onderwerp, met intervallen van 95 %.
progress-best = Gevonden beste beurten in je laatste { $count } nabesproken partijen: { $now }
progress-opened = Beurt van uitkomen in je laatste { $count } nabesproken partijen, gemiddeld: { $now }
progress-jokers = Jokers aan het eind in je laatste { $count } nabesproken partijen, per spel: { $now }
progress-between = Je sterkte ligt tussen { $low } en { $high } (95 %). De rating is een voorzichtig getal daaronder.
results-title = Je resultaten
results-none = Hier staat nog niets. Je afgelopen partijen verschijnen hier.
results-puzzles = Opgeloste puzzels: { $solved }. Rating: { $rating }. Dagen op rij: { $streak }.
results-opponents = Tegen
results-matches = Partijen
results-games = Spellen
results-won = Gewonnen
results-wins = Gewonnen partijen, van de laatste { $count }: { $now }
results-missed = Gemiste stenen per beurt
results-reviewed = Nabesproken spellen
results-opened = Gemiddeld uitgekomen in beurt
results-jokers = Jokers aan het eind, per spel
results-missed-now = Gemiste stenen per beurt in de laatste { $count } nabesproken partijen: { $now }
results-people = mensen
results-bots = bots
results-csv = Downloaden als CSV
results-rating = { $title }: { $rating }
results-date = Datum
results-interval = Sterkte (95 %)

## Replays and results

page-me-ratings = Ratings
page-me-rated-matches = { $count ->
    [one] één partij
   *[other] { $count } partijen
  }
page-me-history = Je partijen
page-me-nothing = Je hebt nog niet gespeeld.
page-me-earlier = Oudere tonen
page-me-unfinished = Niet afgelopen
page-me-record = Verslag downloaden
page-me-go-on = Verder spelen
page-replay-title = Terugkijken
page-replay-of = { $booklet }, spel { $game }
page-replay-game = Spel
page-replay-racks = Wiens plankje je ziet
page-replay-pool = { $count } in de pot
page-replay-back = Een stap terug
page-replay-next = Een stap verder
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-moment = Stap
page-replay-moment-of = { $number } van { $count }
page-replay-keys = Toetsen: ← en → stap voor stap, spatie speelt af.
