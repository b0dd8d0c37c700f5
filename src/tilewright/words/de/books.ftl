### German: rulebooks, their chapters and rules, and the bots, as pages name them.

## Rulebooks: a title, and what is special in one line

booklet-classic-fr = Klassisch, auf französische Art
booklet-classic-de = Klassisch, auf deutsche Art
booklet-classic-nl = Klassisch, auf niederländische Art
booklet-six = Große Schachtel, bis zu sechs Personen
booklet-tournament = Turnier
booklet-twist = Twist
booklet-turbo = Turbo, mit Würfeln
special-classic-fr = Ein Joker wird frei, wenn du den Stein legst, für den er steht. Eine Minute pro Zug.
special-classic-de = Drei Paare gleich zu Beginn? Dann darfst du neu mischen lassen. Eine Minute pro Zug.
special-classic-nl = Ohne Zeitlimit, und gleich bei der ersten Auslage darfst du auch anlegen.
special-six = 160 Steine, damit bis zu sechs an einen Tisch passen.
special-tournament = Für alle, die es ernst meinen: Ein falscher Zug kostet Steine, und die Uhr läuft.
special-twist = Sechs Joker mehr, in drei Arten: Eine steht für zwei Steine, eine wechselt die Farbe, eine ist ein Spiegel.
special-turbo = Ein schnelles Duell: mit neun Würfeln würfeln und sie wie im Kreuzworträtsel legen.

## Presets of house rules

preset-printed = Wie gedruckt
preset-means-printed = Alle Regeln der Anleitung
preset-family = Familie
preset-means-family = { $game ->
    [dice] Ohne Eile: Niemand muss eine Serie legen
   *[tiles] Ohne Eile: keine Uhr und leichtere erste Auslage
  }
preset-quick = Schnell
preset-means-quick = { $game ->
    [dice] Eine kurze Partie: weniger Würfel, eine Runde
   *[tiles] Ein kurzes Spiel: weniger Steine, ein Spiel, eine Uhr
  }
preset-strict = Streng
preset-means-strict = { $game ->
    [dice] Für Könner: eine eigene Serie pro Zug, bei Gleichstand eine weitere Runde
   *[tiles] Für Könner: Fehler kosten Steine, und ein frei gewordener Joker braucht eine neue Serie
  }

## Chapters of a rulebook

chapter-box = Spielmaterial
chapter-deal = Vor dem ersten Zug
chapter-sets = Serien
chapter-opening = Die erste Auslage
chapter-turn = Der Zug
chapter-jokers = Joker
chapter-change = Der Farbwechsel-Joker
chapter-mirror = Der Spiegeljoker
chapter-pool = Wenn der Pool leer ist
chapter-time = Zeitlimit
chapter-scoring = Punkte
chapter-match = Die Partie
chapter-dice = Die Würfel
chapter-grid = Das Feld

## Rules: the short name of each

title-box-pieces = Steine
title-deal-rack = Steine auf jedem Brett
title-deal-starter = Wer beginnt
title-deal-next_starter = Wer spätere Spiele beginnt
title-deal-reshuffle_pairs = Paare fürs Neumischen
title-sets-min_natural = Serien nur aus Jokern
title-opening-min = Punkte der ersten Auslage
title-opening-extras = Mehr im Zug der ersten Auslage
title-turn-wrong_lay = Ein ungültiger Zug
title-turn-checked = Prüfung während des Zugs
title-jokers-release = Wie ein Joker frei wird
title-jokers-reuse = Wohin ein frei gewordener Joker kommt
title-jokers-group_of_three = Ein Joker in einer Dreiergruppe
title-jokers-max_per_set = Joker in einer Serie
title-jokers-adjacent = Joker nebeneinander
title-jokers-penalty = Ein Joker bleibt übrig
title-change-at_start = Ein Farbwechsel-Joker am Anfang
title-change-max_per_run = Farbwechsel-Joker in einer Reihe
title-change-max_colors = Farben in einer Reihe
title-mirror-min_side = Seiten eines Spiegels
title-mirror-group_limit = Gespiegelte Gruppen
title-pool-empty = Wenn der Pool leer ist
title-time-limit = Sekunden pro Zug
title-time-usual = Übliche Zeit pro Zug
title-time-idle_draw = Zeit um, nichts bewegt
title-time-table = Der Tisch, wenn die Zeit um ist
title-time-loose = Lose Steine, wenn die Zeit um ist
title-time-penalty = Strafsteine für einen unfertigen Zug
title-time-memory = Gedächtnis für den Tisch
title-scoring-blocked = Wenn das Spiel blockiert ist
title-scoring-tie = Gleichstand auf den Brettern
title-match-games = Spiele
title-match-rounds = Runden
title-match-winner = Wer die Partie gewinnt
title-match-sudden_death = Gleichstand in der Partie
title-dice-hand = Würfel pro Person
title-dice-must_lay = Eine gewürfelte Serie
title-dice-max_sets = Serien pro Zug
title-dice-min_reroll = Noch einmal würfeln
title-dice-block_after = Wenn eine Runde blockiert ist
title-grid-descending = Fallende Reihen
title-grid-crossing_joker = Ein Joker auf der Kreuzung

## Bots: what they are called, and what they are like

bot-random = Träumer
bot-beginner = Anfänger
bot-casual = Gelegenheitsspieler
bot-greedy = Nimmersatt
bot-adaptive = Chamäleon
bot-cautious = Sparfuchs
bot-timing = Taktiker
bot-hoarder = Hamster
bot-searcher = Denker
bot-turbo-random = Schüttler
bot-turbo-greedy = Würfler
bot-turbo-planner = Planer
bot-numbered = { $bot } { $number }
deleted-player = gelöschter Spieler
manner-random = legt irgendetwas und hofft auf Glück
manner-beginner = legt Serien und legt an, baut aber nie um
manner-casual = sieht die meisten Züge, aber nicht alle
manner-greedy = legt so viel und so früh wie möglich
manner-adaptive = spielt etwa so gut wie die anderen am Tisch
manner-cautious = legt hohe Steine zuerst ab und hebt Joker auf
manner-timing = macht die erste Auslage und wartet, bis jemand fast fertig ist
manner-hoarder = hält alles zurück und räumt dann das ganze Brett
manner-searcher = spielt Hunderte Spiele im Kopf durch
manner-turbo-random = würfelt und legt aufs Geratewohl
manner-turbo-greedy = würfelt mit allem und legt so viel wie möglich
manner-turbo-planner = behält vielversprechende Würfel
