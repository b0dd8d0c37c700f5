### French: rulebooks, one phrase per parameter.

rule-box-pieces = { $value } tuiles dans la boîte
rule-deal-rack = { $value } tuiles sur chaque chevalet
rule-deal-starter = { $value ->
    [highest] la personne qui tire le chiffre le plus élevé commence
    [lot] on tire au sort qui commence
   *[host] l’hôte choisit qui commence
  }
rule-deal-next_starter = { $value ->
    [again] à chaque partie, on détermine à nouveau qui commence
    [rotate] la personne suivante commence la partie suivante
   *[winner] la personne qui a gagné commence la partie suivante
  }
rule-deal-reshuffle_pairs = { $value ->
    [0] pas de nouvelle distribution pour des paires
   *[other] avec { $value } paires de tuiles identiques, on peut faire redistribuer
  }
rule-sets-min_natural = { $value ->
    [0] une combinaison peut n’avoir que des jokers
   *[other] une combinaison contient au moins un chiffre
  }
rule-opening-min = { $value ->
    [0] la première pose peut valoir n’importe quel nombre de points
    [1] la première pose vaut au moins un point
   *[other] la première pose vaut au moins { $value } points
  }
rule-opening-extras = { $value ->
    [yes] pendant la première pose, on peut aussi compléter et modifier les autres combinaisons
   *[no] pendant la première pose, on ne touche pas au reste de la table
  }
rule-turn-wrong_lay = { $value ->
    [refuse] un coup non valable est refusé et peut être corrigé
   *[penalise] un coup non valable est perdu et coûte des tuiles de pénalité
  }
rule-turn-checked = { $value ->
    [always] l’application montre les erreurs avant la fin du tour
    [never] l’application ne montre pas les erreurs avant la fin du tour
   *[unless_penalised] l’application montre les erreurs avant la fin du tour, sauf si une erreur coûte des tuiles de pénalité
  }
rule-jokers-release = { $value ->
    [rearrange] un joker de la table se libère en modifiant les combinaisons
   *[replace] un joker de la table se libère quand la tuile qu’il remplace est posée
  }
rule-jokers-reuse = { $value ->
    [any_set] un joker libéré va dans n’importe quelle combinaison
    [new_set] un joker libéré va dans une nouvelle combinaison
   *[new_set_two_rack_tiles] un joker libéré va dans une nouvelle combinaison avec deux tuiles du chevalet
  }
rule-jokers-group_of_three = { $value ->
    [either] une des deux couleurs manquantes remplace le joker d’une série de trois
   *[both] il faut les deux couleurs manquantes pour remplacer le joker d’une série de trois
  }
rule-jokers-max_per_set = { $value ->
    [none] autant de jokers qu’on veut dans une combinaison
    [one] au plus un joker par combinaison
   *[other] au plus { $value } jokers par combinaison
  }
rule-jokers-adjacent = { $value ->
    [yes] les jokers peuvent être côte à côte
   *[no] les jokers ne peuvent pas être côte à côte
  }
rule-jokers-penalty = { $value ->
    [0] un joker qui reste à la fin ne coûte rien
    [1] un joker qui reste à la fin coûte un point
   *[other] un joker qui reste à la fin coûte { $value } points
  }
rule-change-at_start = { $value ->
    [yes] une suite peut commencer par un changement de couleur
   *[no] une suite ne commence jamais par un changement de couleur
  }
rule-change-max_per_run = { $value ->
    [one] au plus un changement de couleur par suite
   *[other] au plus { $value } changements de couleur par suite
  }
rule-change-max_colors = au plus { $value } couleurs par suite
rule-mirror-min_side = { $value ->
    [one] une tuile de chaque côté du miroir suffit
   *[other] chaque côté d’un miroir représente au moins { $value } tuiles
  }
rule-mirror-group_limit = { $value ->
    [per_side] une série en miroir a jusqu’à quatre couleurs de chaque côté
   *[total] une série en miroir représente au plus quatre tuiles en tout
  }
rule-pool-empty = { $value ->
    [until_stuck] quand la pioche est vide, on joue jusqu’à ce que personne ne puisse plus poser
   *[last_lap] quand la pioche est vide, chacun a un dernier tour
  }
rule-time-limit = { $value ->
    [none] pas de limite de temps
    [one] { $value } seconde par tour
   *[other] { $value } secondes par tour
  }
rule-time-usual = { $value ->
    [one] { $value } seconde
   *[other] { $value } secondes
  } par tour quand le chrono est activé
rule-time-idle_draw = si le temps s’écoule sans qu’on ait rien posé ni déplacé, on { $value ->
    [0] ne pioche rien
    [one] pioche une tuile
   *[other] pioche { $value } tuiles
  }
rule-time-table = quand le temps est écoulé, { $value ->
    [restore] la table redevient comme avant
   *[keep_sets] les combinaisons valables restent
  }
rule-time-loose = quand le temps est écoulé, { $value ->
    [restore] les tuiles isolées retournent à leur place, sinon dans la pioche
    [rack] les tuiles isolées de la table vont sur le chevalet
   *[pool] les tuiles isolées de la table vont dans la pioche
  }
rule-time-penalty = un tour inachevé ou non valable { $value ->
    [0] ne coûte rien
    [one] coûte une tuile de pénalité
   *[other] coûte { $value } tuiles de pénalité
  }
rule-time-memory = { $value ->
    [yes] quand le temps est écoulé, les combinaisons défaites vont dans la pioche
   *[no] on se souvient toujours de la table
  }
rule-dice-hand = chacun prend { $value } dés
rule-dice-must_lay = { $value ->
    [yes] si tes dés forment une combinaison, tu dois en poser au moins une
   *[no] personne n’est obligé de poser une combinaison
  }
rule-dice-max_sets = { $value ->
    [none] autant de combinaisons qu’on veut par tour
    [one] au plus une combinaison de ses propres dés par tour
   *[other] au plus { $value } combinaisons de ses propres dés par tour
  }
rule-dice-min_reroll = à partir du deuxième tour, { $value ->
    [0] on peut garder tous ses dés
   *[other] on relance au moins un dé
  }
rule-dice-block_after = une manche est finie quand chacun a eu { $value ->
    [one] un tour
   *[other] { $value } tours de suite
  } sans poser de dé
rule-grid-descending = { $value ->
    [yes] les suites peuvent aussi descendre vers la droite ou vers le bas
   *[no] les suites montent vers la droite ou vers le bas
  }
rule-grid-crossing_joker = { $value ->
    [one] là où deux combinaisons se croisent, un joker est le même dans les deux
   *[each] là où deux combinaisons se croisent, un joker peut être différent dans chacune
  }
rule-match-sudden_death = { $value ->
    [yes] en cas d’égalité, on joue une manche de plus
   *[no] en cas d’égalité, la victoire est partagée
  }
rule-scoring-blocked = quand la partie est bloquée, { $value ->
    [difference] chaque perdant donne au gagnant la différence entre leurs chevalets
   *[all_minus] chacun marque en négatif la valeur de son chevalet
  }
rule-scoring-tie = { $value ->
    [fewest_tiles] à égalité dans une partie bloquée, la personne qui a le moins de tuiles gagne
   *[shared] à égalité dans une partie bloquée, la victoire est partagée
  }
rule-match-games = { $value ->
    [players] autant de parties que de joueurs
    [one] une partie
   *[other] { $value } parties
  }{ $rounds ->
    [one] {""}
   *[other] {" "}par manche
  }
rule-match-rounds = { $value ->
    [one] une manche
   *[other] { $value } manches
  }
rule-match-winner = { $value ->
    [points] le plus grand nombre de points gagne le match
   *[games_then_points] le plus grand nombre de parties gagne le match ; à égalité, les points décident
  }

## What a house rule does to a game

rule-means-box-pieces = Plus de tuiles : des parties plus longues ; avec 160, on peut jouer à cinq ou six. Plus de jokers : des parties plus rapides.
rule-means-deal-rack = Plus de tuiles : une partie plus longue et une première pose plus facile.
rule-means-deal-starter = Le hasard traite tout le monde pareil ; l’hôte peut faire commencer quelqu’un qui débute.
rule-means-deal-next_starter = Chacun son tour, c’est le plus juste ; si la personne qui a gagné commence, il est plus difficile de la rattraper.
rule-means-deal-reshuffle_pairs = Les paires sont difficiles à utiliser. Moins il en faut, plus on redistribue souvent.
rule-means-sets-min_natural = Avec des combinaisons de jokers seuls, on se débarrasse de ses jokers même quand rien d’autre ne va.
rule-means-opening-min = Plus il faut de points, plus il faut de temps pour que tout le monde ouvre.
rule-means-opening-extras = Si c’est permis, un seul tour peut vider la moitié du chevalet ; sinon, on ouvre plus calmement.
rule-means-turn-wrong_lay = Une pénalité récompense la prudence ; sans elle, chacun peut essayer.
rule-means-turn-checked = Avec un avertissement, les erreurs sont rares ; sans lui, il faut bien regarder.
rule-means-jokers-release = Si modifier suffit, les jokers circulent ; sinon, ils restent en place.
rule-means-jokers-reuse = Plus c’est strict, moins on libère de jokers.
rule-means-jokers-group_of_three = Si une couleur suffit, les jokers sont libérés plus souvent ; s’il faut les deux, ils restent plus longtemps.
rule-means-jokers-max_per_set = Moins on en autorise, plus il est difficile de jouer plusieurs jokers d’un coup.
rule-means-jokers-adjacent = Côte à côte, les jokers comblent de plus grands trous ; séparés, on voit mieux ce que chacun remplace.
rule-means-jokers-penalty = Plus il coûte cher, plus il est risqué de garder un joker.
rule-means-change-at_start = S’il peut venir en premier, un joker de changement de couleur se place plus facilement.
rule-means-change-max_per_run = Plus de changements de couleur : des suites plus longues, mais plus difficiles à repérer.
rule-means-change-max_colors = Plus de couleurs : des suites plus faciles à former, mais une table moins lisible.
rule-means-mirror-min_side = Avec une tuile de chaque côté, un joker miroir est facile à poser ; avec deux, il faut prévoir.
rule-means-mirror-group_limit = Avec quatre de chaque côté, on pose beaucoup de tuiles d’un coup ; avec quatre en tout, les séries restent petites.
rule-means-pool-empty = Un dernier tour termine la partie plus vite ; continuer donne encore une chance à chacun.
rule-means-time-limit = Moins de temps rend la partie plus vive, mais laisse moins le temps de tout modifier.
rule-means-time-idle_draw = Plus on pioche, moins on a intérêt à laisser filer le temps.
rule-means-time-table = Si les combinaisons valables restent, une partie de ton tour compte ; sinon, tu recommences la fois suivante.
rule-means-time-loose = Les tuiles qui vont sur ton chevalet peuvent te coûter des points ; à leur place ou dans la pioche, non.
rule-means-time-penalty = Plus cela coûte, plus on joue prudemment quand le temps presse.
rule-means-time-memory = Si personne ne retient la table, tout modifier est risqué : ce qui est défait est perdu.
rule-means-scoring-blocked = Avec la différence, quelqu’un gagne encore des points ; sinon, tout le monde en perd.
rule-means-scoring-tie = Compter les tuiles départage presque toujours ; si la victoire est partagée, personne n’est lésé.
rule-means-match-games = Plus de parties : le hasard compte moins, mais c’est plus long.
rule-means-match-rounds = Plus de manches : le hasard compte moins, mais c’est plus long.
rule-means-match-winner = Les points récompensent les grosses victoires, les parties gagnées la régularité.
rule-means-dice-hand = Moins de dés : des manches plus courtes, avec moins de possibilités.
rule-means-dice-must_lay = Si c’est obligatoire, les manches vont plus vite ; sinon, on peut attendre un meilleur lancer.
rule-means-dice-max_sets = Avec une limite, un seul lancer chanceux ne décide pas de la manche.
rule-means-dice-min_reroll = Si on peut tous les garder, on peut prévoir ; s’il faut relancer, la chance compte davantage.
rule-means-dice-block_after = Moins il faut de tours, plus vite une manche bloquée se termine.
rule-means-grid-descending = Si les suites peuvent aussi descendre, elles tiennent à plus d’endroits de la grille.
rule-means-grid-crossing_joker = S’il peut remplacer autre chose dans chacune, un joker se croise facilement ; sinon, un même chiffre doit convenir aux deux combinaisons.
rule-means-match-sudden_death = Une manche de plus départage ; une victoire partagée termine le match plus tôt.
