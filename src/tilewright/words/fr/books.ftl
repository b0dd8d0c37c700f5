### French. Booklets, their chapters and rules, and the bots, as pages name them.

## Booklets: a title, and what is special in one line

booklet-classic-fr = Classique, à la française
booklet-classic-de = Classique, à l’allemande
booklet-classic-nl = Classique, à la néerlandaise
booklet-six = Grande boîte, jusqu’à six
booklet-tournament = Tournoi
booklet-twist = Twist
booklet-turbo = Turbo, avec des dés
special-classic-fr = Un joker se prend en posant la tuile qu’il remplace. Une minute par tour.
special-classic-de = Trois paires dès le départ ? Fais tout redistribuer. Une minute par tour.
special-classic-nl = Pas d’horloge, et dès ta première pose tu peux compléter la table.
special-six = 160 tuiles, pour jouer jusqu’à six à la même table.
special-tournament = Pour jouer sérieusement : une erreur coûte des tuiles, et l’horloge tourne.
special-twist = Trois jokers de plus : l’un remplace deux tuiles, l’un change de couleur, l’un est un miroir.
special-turbo = Un duel rapide : lance neuf dés et pose-les comme des mots croisés.

## Chapters of a rulebook

chapter-box = La boîte
chapter-deal = Avant le premier tour
chapter-sets = Les combinaisons
chapter-opening = La première pose
chapter-turn = Le tour
chapter-jokers = Les jokers
chapter-change = Le joker de changement de couleur
chapter-mirror = Le joker miroir
chapter-pool = La pioche vide
chapter-time = L’horloge
chapter-scoring = Les points
chapter-match = Le match entier
chapter-dice = Les dés
chapter-grid = La grille

## Rules: the short name of each

title-box-pieces = Pièces
title-deal-rack = Tuiles sur chaque chevalet
title-deal-starter = Qui commence
title-deal-next_starter = Qui commence les parties suivantes
title-deal-reshuffle_pairs = Paires pour redistribuer
title-sets-min_natural = Combinaisons de jokers seuls
title-opening-min = Points de la première pose
title-opening-extras = Après la première pose
title-turn-wrong_lay = Un coup non valable
title-jokers-release = Prendre un joker
title-jokers-reuse = Où va un joker libéré
title-jokers-group_of_three = Un joker dans une série de trois
title-jokers-max_per_set = Jokers par combinaison
title-jokers-adjacent = Jokers côte à côte
title-jokers-penalty = Un joker qui reste
title-change-at_start = Un changement de couleur au début
title-change-max_per_run = Changements de couleur par suite
title-change-max_colors = Couleurs par suite
title-mirror-min_side = Côtés d’un miroir
title-mirror-group_limit = Séries en miroir
title-pool-empty = Quand la pioche est vide
title-time-limit = Secondes par tour
title-time-usual = L’horloge habituelle
title-time-idle_draw = Rien fait à temps
title-time-table = La table à la fin du temps
title-time-loose = Tuiles isolées à la fin du temps
title-time-penalty = Tuiles de pénalité pour un tour inachevé
title-time-memory = Une table oubliée
title-scoring-blocked = Une partie bloquée
title-scoring-tie = Chevalets à égalité
title-match-games = Parties
title-match-rounds = Manches
title-match-winner = Qui gagne le match
title-match-sudden_death = Égalité du match
title-dice-hand = Dés de chacun
title-dice-must_lay = Une combinaison obtenue
title-dice-max_sets = Combinaisons par tour
title-dice-min_reroll = Relancer
title-dice-block_after = Quand une manche est bloquée
title-grid-descending = Suites descendantes
title-grid-crossing_joker = Un joker au croisement

## Bots: what they are called, and what they are like

bot-random = Le bricoleur
bot-beginner = Le débutant
bot-casual = Le joueur du dimanche
bot-greedy = Le gourmand
bot-cautious = L’économe
bot-timing = Le guetteur
bot-hoarder = L’écureuil
bot-searcher = Le penseur
bot-turbo-random = Le secoueur
bot-turbo-greedy = Le lanceur
bot-turbo-planner = Le stratège
bot-numbered = { $bot } { $number }
manner-random = pose un peu n’importe quoi et gagne par chance
manner-beginner = pose des combinaisons et les complète, mais ne modifie jamais
manner-casual = voit la plupart des coups, mais pas tous
manner-greedy = pose le plus possible, le plus tôt possible
manner-cautious = se défait des tuiles chères et garde les jokers
manner-timing = attend le bon moment
manner-hoarder = ne lâche rien, puis pose tout son chevalet
manner-searcher = réfléchit des centaines de parties à l’avance
manner-turbo-random = lance et pose ce qui lui passe par la tête
manner-turbo-greedy = lance tout et pose le plus possible
manner-turbo-planner = garde les dés prometteurs
