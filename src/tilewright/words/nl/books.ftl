### Dutch: rulebooks, their chapters and rules, and the bots, as pages name them.

## Rulebooks: a title, and what is special in one line

booklet-classic-fr = Klassiek, op z’n Frans
booklet-classic-de = Klassiek, op z’n Duits
booklet-classic-nl = Klassiek, op z’n Nederlands
booklet-six = Grote doos, tot zes spelers
booklet-tournament = Toernooi
booklet-twist = Twist
booklet-turbo = Turbo, met dobbelstenen
special-classic-fr = Een joker krijg je vrij door de steen te leggen waarvoor hij staat. Eén minuut per beurt.
special-classic-de = Drie paren bij je eerste stenen? Dan mag je opnieuw laten delen. Eén minuut per beurt.
special-classic-nl = Geen klok, en in de beurt waarin je uitkomt mag je meteen aanleggen.
special-six = 160 stenen, zodat je met maximaal zes spelers aan één tafel kunt.
special-tournament = Voor wie het serieus neemt: een foute beurt kost stenen, en de klok loopt.
special-twist = Zes jokers erbij, van drie soorten: één staat voor twee stenen, één wisselt de kleur, één is een spiegel.
special-turbo = Een snel duel: gooi negen dobbelstenen en leg ze als een kruiswoordpuzzel.

## Presets of house rules

preset-printed = Zoals gedrukt
preset-means-printed = Alle regels van het boekje
preset-family = Familie
preset-means-family = { $game ->
    [dice] Geen haast: een combinatie leggen hoeft nooit
   *[tiles] Geen haast: geen klok en makkelijker uitkomen
  }
preset-quick = Snel
preset-means-quick = { $game ->
    [dice] Een korte partij: minder dobbelstenen, één ronde
   *[tiles] Een kort spel: minder stenen, één spel, een klok
  }
preset-strict = Streng
preset-means-strict = { $game ->
    [dice] Voor kenners: één eigen combinatie per beurt, en bij gelijk een extra ronde
   *[tiles] Voor kenners: fouten kosten stenen, en een vrijgespeelde joker moet in een nieuwe combinatie
  }

## Chapters of a rulebook

chapter-box = De doos
chapter-deal = Voor de eerste beurt
chapter-sets = Combinaties
chapter-opening = Uitkomen
chapter-turn = De beurt
chapter-jokers = Jokers
chapter-change = De kleurverander-joker
chapter-mirror = De spiegeljoker
chapter-pool = Een lege pot
chapter-time = De klok
chapter-scoring = Punten
chapter-match = De hele partij
chapter-dice = De dobbelstenen
chapter-grid = Het veld

## Rules: the short name of each

title-box-pieces = Stenen
title-deal-rack = Stenen op elk plankje
title-deal-starter = Wie begint
title-deal-next_starter = Wie de volgende spellen begint
title-deal-reshuffle_pairs = Paren om opnieuw te delen
title-sets-min_natural = Combinaties van alleen jokers
title-opening-min = Punten om uit te komen
title-opening-extras = Meer in de beurt waarin je uitkomt
title-turn-wrong_lay = Een beurt die niet klopt
title-turn-checked = Controle tijdens je beurt
title-jokers-release = Een joker vrijspelen
title-jokers-reuse = Waar een vrijgespeelde joker heen gaat
title-jokers-group_of_three = Een joker in een rijtje van drie
title-jokers-max_per_set = Jokers in een combinatie
title-jokers-adjacent = Jokers naast elkaar
title-jokers-penalty = Een joker die je overhoudt
title-change-at_start = Een kleurverander-joker vooraan
title-change-max_per_run = Kleurverander-jokers in een serie
title-change-max_colors = Kleuren in een serie
title-mirror-min_side = Kanten van een spiegel
title-mirror-group_limit = Gespiegelde rijtjes
title-pool-empty = Als de pot leeg is
title-time-limit = Seconden per beurt
title-time-usual = Tijd als de klok aan staat
title-time-idle_draw = Tijd om zonder iets te verleggen
title-time-table = De tafel als de tijd om is
title-time-loose = Losse stenen als de tijd om is
title-time-penalty = Strafstenen voor een beurt die niet af is
title-time-memory = Een vergeten tafel
title-scoring-blocked = Het spel zit vast
title-scoring-tie = Gelijke plankjes
title-match-games = Spellen
title-match-rounds = Rondes
title-match-winner = Wie de partij wint
title-match-sudden_death = Gelijkspel
title-dice-hand = Dobbelstenen per speler
title-dice-must_lay = Een gegooide combinatie
title-dice-max_sets = Combinaties per beurt
title-dice-min_reroll = Opnieuw gooien
title-dice-block_after = Als een ronde vastzit
title-grid-descending = Aflopende series
title-grid-crossing_joker = Een joker op een kruising

## Bots: what they are called, and what they are like

bot-random = Dromer
bot-beginner = Beginner
bot-casual = Zondagsspeler
bot-greedy = Veelvraat
bot-adaptive = Kameleon
bot-cautious = Spaarder
bot-timing = Kansenpakker
bot-hoarder = Hamsteraar
bot-searcher = Denker
bot-turbo-random = Schudder
bot-turbo-greedy = Gooier
bot-turbo-planner = Planner
bot-numbered = { $bot } { $number }
deleted-player = verwijderde speler
manner-random = legt zomaar wat en hoopt op geluk
manner-beginner = legt combinaties en legt aan, maar verlegt nooit
manner-casual = ziet het meeste, maar niet alles
manner-greedy = legt zo veel en zo snel mogelijk
manner-adaptive = speelt ongeveer zo goed als de anderen aan tafel
manner-cautious = speelt hoge stenen het eerst en bewaart jokers
manner-timing = komt uit en wacht dan tot iemand bijna uit is
manner-hoarder = houdt alles vast en legt dan ineens het hele plankje
manner-searcher = speelt in gedachten honderden spellen uit
manner-turbo-random = gooit en legt zomaar wat
manner-turbo-greedy = gooit alles en legt zo veel mogelijk
manner-turbo-planner = bewaart veelbelovende dobbelstenen
