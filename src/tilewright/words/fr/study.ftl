### Français : le plateau d’analyse.

study-title = Table d’analyse
study-why = Compose une table et trouve le meilleur coup.
study-sample = Quel est le meilleur coup ici ?
study-sample-why = Plus que cinq tuiles. Découvre comment les poser toutes.
study-position = Table et chevalet
study-table = Table en texte
study-rack = Chevalet en texte
study-as-text = Taper ou coller table et chevalet
study-back-to = Retour au coup { $turn }
study-best = Meilleur coup selon
study-tabs = Questions
study-tab-edit = Préparer
study-tab-best = Meilleur
study-tab-plays = Tous les coups
study-tab-rows = Combinaisons
study-tab-try = Essayer
study-tab-out = Continuer
study-by-tiles = Le plus de tuiles
study-by-points = Le plus de points
study-by-out = Finir
study-empty = Mets au moins une tuile sur le chevalet.
study-unfinished = Une combinaison a au moins trois tuiles.
study-no-rows = Mets une combinaison sur la table.
study-thinking = Un instant…
study-none = Il n’y a rien à poser ici.
study-not-out = Ici, tu ne peux pas finir en un coup.
study-found = { $count ->
    [one] Pose { $count } tuile
   *[other] Pose { $count } tuiles
  }{ $out ->
    [yes] {" "}et tu as fini
   *[no] {""}
  }. Cela enlève { $points } { $points ->
    [one] point
   *[other] points
  } de ton chevalet.
study-unproven = Il y a peut-être encore mieux.
study-before = Avant
study-after = Après
study-show = Montrer les étapes
study-steps = Étapes
study-plays-all = { $count ->
    [0] Il n’y a rien à poser ici.
    [one] Il n’y a qu’une façon de poser des tuiles.
   *[other] Il y a { $count } façons de poser des tuiles.
  }
study-plays-more = Voici les { $count } meilleurs choix. Il y en a d’autres.
study-play = { $pieces } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
study-plays-next = En voir plus
study-stands = Le { $joker } remplace { $stands }.
study-redo = Rétablir
study-copy-text = Copier en texte
study-record = Charger une partie
study-record-file = Le fichier d’une partie
study-record-paste = Ou colle la partie, ou son texte court
study-record-long = C’est trop long pour une partie.
study-behind = Gagne { $less } moins souvent que le meilleur de ces coups ({ $low } à { $high }).
study-as-good = Pas de différence nette avec le meilleur de ces coups.
study-ahead = Le meilleur de ces coups.
study-wait = Piocher à la place :
study-chances-how = Chances de gagner contre une personne, avec des intervalles de 95 %. Tous les coups ont été joués dans les mêmes parties imaginées.
study-compare = Comparer
study-compare-how = Choisis Comparer pour deux coups et vois-les côte à côte.
study-compare-other = Choisis un autre coup à comparer.
study-compared = Deux coups côte à côte
study-lays = { $count ->
    [one] Pose { $count } tuile
   *[other] Pose { $count } tuiles
  }
study-keeps = { $count ->
    [0] Ne garde rien
    [one] Garde { $count } tuile
   *[other] Garde { $count } tuiles
  }
study-go-on = Continuer à partir d’ici
study-picture = Enregistrer l’image
study-drawing = Enregistrer en SVG
study-here = Analyser à partir d’ici
study-out-bot = Adversaire { $number }
study-out-start = Commencer la partie
study-out-again = Recommencer
study-out-nobody = Personne
study-out-racks = Chevalets à la fin
study-out-how = Les bots reçoivent au hasard des tuiles qui ne sont ni sur la table ni sur ton chevalet. Cette partie n’est pas enregistrée et ne compte pas pour le classement.

review-faces = Revoir la partie ou lire le bilan
review-tab = { $face } : { $names }
review-tab-turn = Coup { $turn } · { $face } : { $names }
review-making = Le bilan se prépare…
review-done = { $done } coups sur { $turns } analysés
review-summary = Résumé
review-quality = sur 100
review-quality-how = La qualité des coups choisis. 100 veut dire qu’aucun autre coup n’aurait donné plus de chances de gagner.
review-moments = Moments clés
review-turns = Coups
review-best-turns = Meilleurs coups
review-held-turns = Attente judicieuse
review-mistakes = Erreurs
review-outs-missed = Pouvait finir
review-chances = Chances de gagner
review-chances-how = Les chances après chaque coup, en moyenne sur un tour de table. Pour chaque coup, { $count } parties ont été jouées jusqu’au bout, avec seulement ce qu’on pouvait savoir à cette place. Fais glisser sur le graphique pour voir un coup.
review-as-table = En tableau
review-turn = Coup
review-turn-short = Coup { $turn }
review-mistakes-first = Les erreurs d’abord
review-turn-of = Coup { $turn }, { $name }
review-laid = { $laid } sur { $most } posées
review-lost = Cela a fait baisser de { $chance } les chances de gagner.
review-best-here = Le meilleur coup ici
review-try = Essaie ce coup
review-show-best = Montrer le meilleur coup
review-watch = Voir ce qui a été joué
review-analyze = Analyser
review-play-on = Continuer contre des bots
review-back = Coup précédent
review-next = Coup suivant
review-goal = { $count ->
    [one] Ici, on peut jouer { $count } tuile. La trouves-tu ?
   *[other] Ici, on peut jouer { $count } tuiles. Les trouves-tu ?
  }
review-goal-out = Ici, tu peux finir. Vois-tu comment ?
review-goal-found = Trouvé !
review-badge-out = Pouvait finir
review-badge-open = Pouvait ouvrir
review-badge-missed = { $count ->
    [one] { $count } tuile oubliée
   *[other] { $count } tuiles oubliées
  }
review-badge-held = Attente judicieuse
review-badge-best = Meilleur coup
review-badge-none = Rien à poser

deal-par = La référence est de { $points } points : c’est ce que le { $bot } a fait de tes tuiles.
deal-played = Tu as marqué { $points } points.
deal-place = Place : { $place }.
deal-field = { $count ->
    [0] Personne ne l’a encore terminée.
    [one] Une personne l’a terminée.
   *[other] { $count } personnes l’ont terminée.
  }
deal-claimed = { $claimed ->
    [one] L’une d’elles a joué hors ligne ; ce résultat ne fait reculer personne.
   *[other] { $claimed } d’entre elles ont joué hors ligne ; ces résultats ne font reculer personne.
  }
deal-review = Revoir la partie
deal-proof = Vérifier la donne
deal-proof-why = Voici les empreintes (SHA-256) des clés dont viennent les tuiles. Chacune est affichée dès la veille et figure dans l’enregistrement de ta partie : la donne ne peut donc pas être changée.
deal-today = Aujourd’hui
deal-tomorrow = Demain

puzzles-title = Énigmes
puzzles-lead = Chaque énigme a un meilleur coup. Sauras-tu le trouver ? Sans indice, ton classement monte.
puzzles-one = Énigme
puzzles-of-day = Énigme du { $date }
puzzles-month-before = Mois précédent
puzzles-month-after = Mois suivant
puzzles-day = { $date }, { $rules }{ $state ->
    [solved] , résolue
    [late] , résolue plus tard
   *[open] {""}
  }
puzzles-calendar-why = Un jour manqué ne remet pas ton compteur de jours à zéro. Les énigmes manquées peuvent encore être résolues.
puzzles-solve = Résoudre
puzzles-again = La revoir
puzzles-all = Toutes les énigmes
puzzles-grade = Difficulté
puzzles-grade-of = Difficulté { $grade } sur 10
puzzles-any = Toutes
puzzles-done = { $done } sur { $count } résolues
puzzles-kind = But
puzzles-kind-out = Tout poser
puzzles-kind-most = Poser le plus
puzzles-kind-open = Première pose
puzzles-kind-free_joker = Libérer un joker
puzzles-kind-cross = Croiser des combinaisons
puzzles-mine = Mon niveau
puzzles-more = Afficher plus
puzzles-picture = { $kind }, difficulté { $grade }{ $solved ->
    [yes] , résolue
   *[no] {""}
  }
puzzles-solved = Résolue !
puzzles-hints-used = { $count ->
    [0] Sans indice.
    [one] Avec un indice.
   *[other] Avec { $count } indices.
  }
puzzles-next = Énigme suivante
puzzles-share = Copier le résultat
puzzles-tomorrow = La prochaine arrive à { $time }.
puzzles-time = Résolue en { $time }.
puzzles-hint-tiles = Pose ces tuiles :
puzzles-hint-dice = Pose ces dés :
puzzles-hint-step = Étape suivante
puzzles-rating = Ton classement aux énigmes : { $rating }
puzzles-rated = Ton classement aux énigmes : { $rating } ({ $change }).
puzzles-hint-cost = Les indices coûtent des points de classement.
puzzles-wrong = Tu peux en poser davantage. Les mauvaises réponses coûtent des points de classement.
mistakes-none = Rien pour l’instant. Quand une de tes parties terminées a son bilan, jusqu’à trois coups où quelque chose t’a échappé deviennent ici des énigmes, s’il y a une seule meilleure réponse, prouvée.
mistakes-all-solved = Tu les as toutes résolues. Le bilan de ta prochaine partie peut en apporter d’autres.
mistakes-solved = Résolues : { $count }
mistakes-one = Un coup que tu as manqué
mistakes-turn = Coup { $turn } de ta partie
mistakes-in-game = { $count ->
    [one] { $count } coup que tu as manqué ici est maintenant une énigme.
   *[other] { $count } coups que tu as manqués ici sont maintenant des énigmes.
}
mistakes-as-puzzle = Résoudre comme énigme
mistakes-wrong = Tu peux en poser davantage.
rush-title = Sprint de trois minutes
rush-lead = Résous le plus d’énigmes possible en trois minutes. Elles deviennent de plus en plus difficiles, et trois échecs mettent fin au sprint.
rush-start = C’est parti
rush-again = Recommencer
rush-skip = Passer (un échec)
rush-best = Ton record : { $count ->
    [one] { $count } énigme résolue
   *[other] { $count } énigmes résolues
  }.
rush-board = Les meilleurs scores du jour sur ce serveur
rush-missed = Les énigmes manquées
rush-answer = Voir la réponse
rush-score = Résolues : { $solved }. Échecs : { $missed } sur { $misses }.
rush-number = Énigme { $number }, difficulté { $grade }.
rush-over-misses = Trois échecs. Le sprint est terminé.
rush-over-time = Le temps est écoulé !
rush-over = Le sprint est terminé.
rush-result = { $count ->
    [0] Aucune énigme résolue.
    [one] 1 énigme résolue !
   *[other] { $count } énigmes résolues !
  }
progress-title = Progrès
progress-train = À travailler maintenant : { $theme }
progress-found = Tu as trouvé le meilleur coup { $best } fois sur { $turns }.
progress-how = Combien de fois tu as trouvé le meilleur coup dans tes dernières parties avec bilan, par thème, avec des intervalles à 95 %.
progress-best = Meilleurs coups trouvés sur tes { $count } derniers matchs avec bilan : { $now }
progress-opened = Tour de ta première pose sur tes { $count } derniers matchs avec bilan, en moyenne : { $now }
progress-jokers = Jokers à la fin sur tes { $count } derniers matchs avec bilan, par partie : { $now }
progress-between = Ton niveau se situe entre { $low } et { $high } (95 %). Le classement est un chiffre prudent, en dessous.
results-title = Tes résultats
results-none = Rien pour l’instant. Tes matchs terminés apparaîtront ici.
results-puzzles = Énigmes résolues : { $solved }. Classement : { $rating }. Jours de suite : { $streak }.
results-opponents = Contre
results-matches = Matchs
results-games = Parties
results-won = Gagnés
results-wins = Matchs gagnés sur les { $count } derniers : { $now }
results-missed = Tuiles oubliées par tour
results-reviewed = Parties avec bilan
results-opened = Tour d’ouverture, en moyenne
results-jokers = Jokers à la fin, par partie
results-missed-now = Tuiles oubliées par tour sur les { $count } derniers matchs avec bilan : { $now }
results-people = des personnes
results-bots = des bots
results-csv = Télécharger en CSV
results-rating = { $title } : { $rating }
results-date = Date
results-interval = Niveau (95 %)

## Replays and results

page-me-ratings = Classement
page-me-rated-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
  }
page-me-history = Tes matchs
page-me-nothing = Tu n’as pas encore joué.
page-me-earlier = Voir plus de matchs
page-me-unfinished = Pas terminé
page-me-record = Télécharger la partie
page-me-go-on = Continuer à jouer
page-replay-title = Revoir
page-replay-of = { $booklet }, partie { $game }
page-replay-game = Partie
page-replay-racks = Le chevalet montré
page-replay-pool = { $count } dans la pioche
page-replay-back = Étape précédente
page-replay-next = Étape suivante
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-moment = Étape
page-replay-moment-of = { $number } sur { $count }
page-replay-keys = Touches : ← et → pas à pas, Espace pour la lecture.
