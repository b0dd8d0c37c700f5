### Français : le plateau d’analyse.

study-title = Analyse
study-why = Trouve le meilleur coup de chaque position.
study-lead = Compose une position et découvre le meilleur coup, tous les coups possibles ou la valeur d’une combinaison. La position est dans l’adresse de cette page : tu peux la partager.
study-position = La position
study-table = Table en texte
study-rack = Chevalet en texte
study-best = Meilleur coup selon
study-by-tiles = Plus de tuiles
study-by-points = Plus de points
study-by-out = Finir
study-plays = Tous les coups
study-rows = Valeur des combinaisons
study-try = Poser toi-même
study-empty = Mets au moins une tuile sur le chevalet.
study-thinking = Un instant…
study-none = Aucune tuile ne peut être posée ici.
study-not-out = Ici, tu ne peux pas finir en un coup.
study-found = { $count ->
    [one] Pose { $count } tuile
   *[other] Pose { $count } tuiles
  }{ $out ->
    [yes] {" "}et finis la partie
   *[no] {""}
  }. Sur le chevalet, cela compterait { $points } { $points ->
    [one] point
   *[other] points
  }.
study-unproven = Il y a peut-être encore mieux.
study-before = Avant
study-after = Après
study-show = Montrer les étapes
study-steps = Étapes
study-plays-all = { $count ->
    [0] Aucune tuile ne peut être posée ici.
    [one] Un seul choix de tuiles peut être posé.
   *[other] { $count } choix de tuiles peuvent être posés.
  }
study-plays-more = Voici les { $count } meilleurs choix. Il y en a d’autres.
study-play = { $pieces } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
study-plays-next = En voir plus
study-stands = { $joker } remplace { $stands }.
study-picture = Enregistrer l’image
study-drawing = Enregistrer en SVG
study-here = Analyser à partir d’ici
study-out = Jouer la suite contre des bots
study-out-bot = Adversaire { $number }
study-out-start = Commencer la partie
study-out-again = Recommencer
study-out-nobody = Personne
study-out-racks = Chevalets à la fin
study-out-how = Les bots reçoivent au hasard des tuiles qui ne sont ni sur la table ni sur ton chevalet. Rien n’est enregistré et rien ne compte pour le classement.

review-title = Bilan
review-of = { $booklet }, partie { $game } : bilan
review-making = Le bilan est en préparation…
review-summary = Résumé
review-player = Joueur
review-turns = Coups
review-best-turns = Meilleurs coups
review-held-turns = Attente judicieuse
review-mistakes = Erreurs
review-missed-tiles = Tuiles manquées
review-outs-missed = Fins manquées
review-chances = Chances de gagner
review-chances-how = Avant chaque coup, d’après { $count } parties jouées jusqu’au bout avec ce que le joueur pouvait savoir.
review-as-table = En tableau
review-turn = Coup
review-mistakes-first = Les erreurs d’abord
review-turn-of = Coup { $turn }, { $name }
review-laid = { $laid } sur { $most } posées
review-lost = Cela a coûté { $chance } de chances de gagner.
review-choose = Choisis un coup pour voir la position et le meilleur coup.
review-best-here = Le meilleur coup ici
review-try = Essaie toi-même
review-badge-out = Pouvait finir
review-badge-open = Pouvait ouvrir
review-badge-missed = { $count ->
    [one] { $count } tuile manquée
   *[other] { $count } tuiles manquées
  }
review-badge-held = Attente judicieuse
review-badge-best = Meilleur coup
review-badge-none = Rien à poser

puzzles-title = Problèmes
puzzles-why = Un par jour, et bien d’autres.
puzzles-lead = Dans chaque position, un coup se distingue. Trouve-le sur la table. Sans indice, ton classement monte.
puzzles-daily = Problème du jour
puzzles-one = Problème, difficulté { $grade } sur 10
puzzles-streak = { $count ->
    [0] Résous-le pour commencer une série.
    [one] Un jour résolu. Reviens demain !
   *[other] { $count } jours d’affilée.
  }
puzzles-solve = Résoudre
puzzles-again = Le revoir
puzzles-all = Tous les problèmes
puzzles-grade = Difficulté
puzzles-grade-of = Difficulté { $grade } sur 10.
puzzles-any = Toutes
puzzles-done = { $done } sur { $count } résolus
puzzles-number = Problème { $number }, difficulté { $grade }{ $solved ->
    [yes] , résolu
   *[no] {""}
  }
puzzles-solved = Résolu !
puzzles-hints-used = { $count ->
    [0] Sans indice.
    [one] Avec un indice.
   *[other] Avec { $count } indices.
  }
puzzles-next = Problème suivant
puzzles-share = Copier le résultat
puzzles-result = Problème Tilewright du { $day } : résolu en { $time }, { $hints ->
    [0] sans indice
    [one] un indice
   *[other] { $hints } indices
  }, { $streak ->
    [one] premier jour
   *[other] { $streak } jours d’affilée
  }.
puzzles-hint-tiles = Pose ces tuiles :
puzzles-hint-dice = Pose ces dés :
puzzles-hint-step = Étape suivante
puzzles-rating = Ton classement aux problèmes : { $rating }
puzzles-rated = Ton classement aux problèmes : { $rating } ({ $change }).
puzzles-hint-cost = Les indices coûtent des points de classement.
rush-title = Sprint de trois minutes
rush-lead = Résous le plus de problèmes possible en trois minutes. Ils deviennent de plus en plus difficiles, et trois échecs mettent fin au sprint.
rush-start = C’est parti
rush-again = Recommencer
rush-skip = Passer (compte comme un échec)
rush-best = Ton record : { $count ->
    [one] 1 problème résolu
   *[other] { $count } problèmes résolus
  }.
rush-score = Résolus : { $solved }. Échecs : { $missed } sur { $misses }.
rush-number = Problème { $number }, difficulté { $grade }.
rush-over-misses = Trois échecs. Le sprint est terminé.
rush-over-time = Le temps est écoulé !
rush-over = Le sprint est terminé.
rush-result = { $count ->
    [0] Aucun problème résolu.
    [one] 1 problème résolu !
   *[other] { $count } problèmes résolus !
  }
results-title = Tes résultats
results-none = Rien pour l’instant. Les matchs terminés sont comptés.
results-puzzles = Problèmes résolus : { $solved }. Classement : { $rating }. Jours de suite : { $streak }.
results-opponents = Contre
results-matches = Matchs
results-games = Parties
results-won = Gagnés
results-missed = Tuiles manquées par tour
results-people = des joueurs
results-bots = des bots
results-csv = Télécharger en CSV
results-rating = { $title } : { $rating }
results-date = Date
