### French: rulebooks, their chapters and rules, and the bots, as pages name them.

## Rulebooks: a title, and what is special in one line

booklet-classic-fr = Classique, à la française
booklet-classic-de = Classique, à l’allemande
booklet-classic-nl = Classique, à la néerlandaise
booklet-six = Grande boîte, jusqu’à six joueurs
booklet-tournament = Tournoi
booklet-twist = Twist
booklet-turbo = Turbo, avec des dés
special-classic-fr = Un joker se libère en posant la tuile qu’il remplace. Une minute par tour.
special-classic-de = Trois paires dès le départ ? Fais tout redistribuer. Une minute par tour.
special-classic-nl = Sans limite de temps, et dès ta première pose tu peux compléter la table.
special-six = 160 tuiles, pour jouer jusqu’à six à la même table.
special-tournament = Pour jouer sérieusement : une erreur coûte des tuiles, et le chrono tourne.
special-twist = Six jokers de plus, de trois sortes : l’une remplace deux tuiles, une autre change la couleur, la dernière est un miroir.
special-turbo = Un duel rapide : lance neuf dés et assemble-les comme des mots croisés.

## Presets of house rules

preset-printed = Comme imprimé
preset-means-printed = Toutes les règles du livret
preset-family = Famille
preset-means-family = { $game ->
    [dice] Sans se presser : rien n’oblige à poser une combinaison
   *[tiles] Sans se presser : pas de chrono, première pose plus facile
  }
preset-quick = Rapide
preset-means-quick = { $game ->
    [dice] Un match court : moins de dés, une seule manche
   *[tiles] Une partie courte : moins de tuiles, une seule partie, un chrono
  }
preset-strict = Strict
preset-means-strict = { $game ->
    [dice] Pour les experts : une seule combinaison à soi par tour, une manche de plus à égalité
   *[tiles] Pour les experts : une erreur coûte des tuiles, et un joker libéré demande une nouvelle combinaison
  }

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
chapter-time = Le temps
chapter-scoring = Les points
chapter-match = Le match
chapter-dice = Les dés
chapter-grid = La grille

## Rules: the short name of each

title-box-pieces = Tuiles
title-deal-rack = Tuiles sur chaque chevalet
title-deal-starter = Qui commence
title-deal-next_starter = Qui commence les parties suivantes
title-deal-reshuffle_pairs = Paires pour redistribuer
title-sets-min_natural = Combinaisons de jokers seuls
title-opening-min = Points de la première pose
title-opening-extras = Autres coups pendant la première pose
title-turn-wrong_lay = Un coup non valable
title-turn-checked = Vérification pendant le tour
title-jokers-release = Libérer un joker
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
title-time-usual = Temps habituel par tour
title-time-idle_draw = Temps écoulé sans rien déplacer
title-time-table = La table quand le temps est écoulé
title-time-loose = Tuiles isolées quand le temps est écoulé
title-time-penalty = Tuiles de pénalité pour un tour inachevé
title-time-memory = Mémoire de la table
title-scoring-blocked = Une partie bloquée
title-scoring-tie = Chevalets à égalité
title-match-games = Parties
title-match-rounds = Manches
title-match-winner = Qui gagne le match
title-match-sudden_death = Match à égalité
title-dice-hand = Dés par personne
title-dice-must_lay = Quand les dés montrent une combinaison
title-dice-max_sets = Combinaisons par tour
title-dice-min_reroll = Relancer
title-dice-block_after = Quand une manche est bloquée
title-grid-descending = Suites descendantes
title-grid-crossing_joker = Un joker au croisement

## Bots: what they are called, and what they are like

bot-random = Rêveur
bot-beginner = Débutant
bot-casual = Joueur du dimanche
bot-greedy = Gourmand
bot-adaptive = Caméléon
bot-cautious = Économe
bot-timing = Guetteur
bot-hoarder = Écureuil
bot-searcher = Penseur
bot-turbo-random = Secoueur
bot-turbo-greedy = Lanceur
bot-turbo-planner = Stratège
bot-numbered = { $bot } { $number }
deleted-player = compte supprimé
manner-random = pose un peu n’importe quoi et compte sur la chance
manner-beginner = pose des combinaisons et les complète, mais ne les modifie jamais
manner-casual = voit la plupart des coups, mais pas tous
manner-greedy = pose le plus possible, le plus tôt possible
manner-adaptive = joue à peu près aussi bien que les autres à la table
manner-cautious = se défait des grosses tuiles et garde les jokers
manner-timing = ouvre, puis attend que quelqu’un soit près de finir
manner-hoarder = ne lâche rien, puis pose tout son chevalet
manner-searcher = joue des centaines de parties dans sa tête
manner-turbo-random = lance et pose ce qui lui passe par la tête
manner-turbo-greedy = lance tout et pose le plus possible
manner-turbo-planner = garde les dés prometteurs
