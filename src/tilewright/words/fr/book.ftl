### Français : les règles en livret : pages, paragraphes, légendes et fiches des jokers.

## Pages

book-page-aim = Le but du jeu
book-page-setup = Pour commencer
book-page-sets = Suites et séries
book-page-opening = La première pose
book-page-turn = À ton tour
book-page-table = Jouer avec la table
book-page-joker = Le joker
book-page-double = Le double joker
book-page-change = Le joker de changement de couleur
book-page-mirror = Le joker miroir
book-page-clock = Le temps
book-page-end = Comment ça finit
book-page-score = Les points
book-page-match = Le match
book-page-tips = Conseils
book-page-roll = Lancer les dés

## Paragraphs

book-aim = Pose toutes les tuiles de ton chevalet avant les autres. Chaque tuile entre dans une combinaison sur la table : une suite ou une série. On joue de { $least } à { $most }, chacun pour soi.
book-box = La boîte contient { $pieces } tuiles : les chiffres de 1 à 13 en noir, rouge, bleu et orange, chacun { $copies ->
    [3] trois fois
   *[other] deux fois
  }, et { $jokers } jokers.
book-box-yellow = Dans la boîte du commerce, les tuiles orange sont jaunes.
book-box-jokers = Il y a deux jokers de chaque sorte : classique, double, de changement de couleur et miroir.
book-box-six = À cinq ou six, il les faut toutes. Jusqu’à quatre, on peut aussi jouer avec toutes les tuiles : la partie dure plus longtemps. Ou bien enlevez une fois les chiffres de 1 à 13 de chaque couleur : avec les quatre jokers, il reste 108 tuiles pour une partie rapide ; si vous enlevez aussi deux jokers, ce sont les 106 habituelles.
book-start = Toutes les tuiles sont mélangées, face cachée. { $deal-starter ->
    [highest] Chaque personne en prend une : le chiffre le plus haut commence, et un joker ne compte pas. En cas d’égalité, les personnes concernées en reprennent une. Ensuite, ces tuiles sont remises et tout est mélangé de nouveau.
    [lot] Décidez ensemble qui commence, ou laissez faire le hasard, comme le fait l’application.
   *[host] L’hôte choisit qui commence.
  } Puis on joue dans le sens des aiguilles d’une montre.
book-piles = Avec de vraies tuiles, formez des piles de sept, face cachée.
book-piles-eight = Avec de vraies tuiles, formez des piles de sept, face cachée, et une de huit. Chaque personne donne à celle de gauche deux piles de sept, qui sont ses 14 tuiles. Le reste est la pioche, en commençant par la pile de huit.
book-deal = Chaque personne reçoit { $deal-rack } tuiles sur son chevalet, où personne d’autre ne les voit. Le reste demeure face cachée : c’est la pioche.
book-pairs = { $deal-reshuffle_pairs ->
    [one] Une paire de tuiles
   *[other] Au moins { $deal-reshuffle_pairs } paires de tuiles
  } de même chiffre et de même couleur parmi tes { $deal-rack } premières ? Tu peux les montrer et faire tout mélanger et redistribuer, jusqu’à la fin du tout premier tour de la partie. Les jokers ne font pas de paire.
book-run = Une suite, c’est au moins trois tuiles d’une même couleur dont les chiffres se suivent. Elle peut aller de 1 à 13, mais pas plus loin : un 1 ne vient jamais après un 13.
book-group = Une série, c’est trois ou quatre tuiles du même chiffre, toutes de couleurs différentes.
book-worth = Une tuile vaut le chiffre qu’elle porte, une combinaison vaut toutes ses tuiles ensemble.
book-opening-need = Les premières combinaisons que tu poses forment ta première pose. Ensemble, elles doivent valoir au moins { $opening-min ->
    [one] { $opening-min } point
   *[other] { $opening-min } points
  }, avec les tuiles de ton chevalet uniquement. D’ici là, pas touche à la table. Si tu ne peux pas encore, ou si tu préfères attendre, tu pioches une tuile.
book-opening-free = Pour ta première pose, il n’y a pas de minimum : n’importe quelle combinaison de ton chevalet convient. D’ici là, pas touche à la table.
book-opening-extras = { $opening-extras ->
    [yes] Une fois ta première pose sur la table, tu peux continuer pendant le même tour : compléter d’autres combinaisons et les modifier.
   *[no] Pendant le tour de ta première pose, tu ne fais rien d’autre. Dès ton prochain tour, toute la table t’est ouverte.
  }
book-turn = À ton tour, pose au moins une tuile de ton chevalet, ou prends-en une dans la pioche. Dans les deux cas, ton tour est alors fini. La tuile piochée attend ton prochain tour.
book-turn-wrong = { $turn-wrong_lay ->
    [refuse] S’il y a encore une erreur, l’application n’accepte pas ton coup et rien n’est perdu : corrige et réessaie.
   *[penalise] Regarde bien avant de terminer ton tour : s’il y a une erreur, tout revient en place{ $time-penalty ->
        [0] {""}
        [one] , tu pioches { $time-penalty } tuile de pénalité
       *[other] , tu pioches { $time-penalty } tuiles de pénalité
      } et ton tour est fini.
  }
book-turn-wrong-printed = Avec de vraies tuiles, une pose non valable coûte trois tuiles de pénalité.
book-turn-checked = { $turn-checked ->
    [always] Pendant que tu poses des tuiles, l’application signale ce qui ne va pas encore.
    [never] L’application ne vérifie rien avant la fin de ton tour et ne donne pas d’indices.
   *[unless_penalised] { $turn-wrong_lay ->
        [refuse] Pendant que tu poses des tuiles, l’application signale ce qui ne va pas encore.
       *[penalise] L’application ne vérifie rien avant la fin de ton tour et ne donne pas d’indices.
      }
  }
book-table = Après ta première pose, tu peux te servir de tout ce qui est sur la table, peu importe qui l’a posé. Complète, prends une tuile là où il y en a une de trop, coupe des suites, et fais du neuf avec du vieux.
book-table-whole = Déplace autant que tu veux, pourvu que tout tombe juste : à la fin de ton tour, chaque tuile de la table est dans une combinaison complète, et au moins une tuile de ton chevalet s’y est ajoutée. Tu ne peux pas reprendre de tuiles de la table sur ton chevalet.
book-joker = Un joker remplace la tuile à chiffre dont tu as besoin, et compte comme elle. Dans une suite, c’est sa place qui dit laquelle.
book-joker-any = Il peut même remplacer une tuile dont tous les exemplaires sont déjà sur la table.
book-joker-opening = Pour la première pose compte la meilleure façon de poser les mêmes tuiles, où que soit le joker : un joker, un 9 et un 10 comptent alors 30.
book-joker-kinds = Le joker classique remplace toujours une seule tuile à chiffre et n’est jamais un joker spécial. Un joker spécial n’est jamais un joker classique ni d’une autre sorte.
book-joker-several = { $jokers-max_per_set ->
    [none] Une combinaison peut avoir plus d’un joker
    [one] Une combinaison peut avoir { $jokers-max_per_set } joker
   *[other] Une combinaison peut avoir jusqu’à { $jokers-max_per_set } jokers
  }{ $jokers-max_per_set ->
    [one] .
   *[other] { $jokers-adjacent ->
        [yes] .
       *[no] , mais jamais deux côte à côte.
      }
  }
book-joker-only = Elle peut même n’avoir que des jokers.
book-joker-number = L’une de ses tuiles au moins doit porter un chiffre.
book-joker-freeing = Un joker de la table peut resservir. Pose à sa place la tuile qu’il remplace ; elle vient de ton chevalet ou d’une autre combinaison de la table. { $jokers-release ->
    [rearrange] Tu peux aussi modifier sa combinaison pour qu’elle tienne sans lui.
   *[replace] Tu peux aussi diviser ou agrandir une combinaison qui contient un joker, tant qu’il remplace toujours la même tuile.
  }
book-joker-inside = Tu peux même agrandir ou modifier sa combinaison pour que le joker y serve autrement.
book-joker-three = { $jokers-group_of_three ->
    [either] Dans une série de deux tuiles et un joker, l’une ou l’autre des deux couleurs manquantes convient.
   *[both] Dans une série de deux tuiles et un joker, il faut les deux couleurs manquantes.
  }
book-joker-either = Dans une série de deux tuiles et un joker, l’une ou l’autre des deux couleurs manquantes convient.
book-joker-reuse = Un joker que tu libères doit être de nouveau sur la table avant la fin de ton tour, { $jokers-reuse ->
    [any_set] dans la combinaison de ton choix
    [new_set] dans une nouvelle combinaison
   *[new_set_two_rack_tiles] dans une nouvelle combinaison avec au moins deux tuiles de ton chevalet
  }. Il peut y remplacer autre chose, mais il ne va jamais sur ton chevalet.{ $jokers-reuse ->
    [any_set] {""}
   *[other] {" "}Agrandir une ancienne combinaison ne suffit pas, et il ne peut pas garder avec lui deux des tuiles qui l’accompagnaient. Une combinaison faite d’une partie d’une ancienne est nouvelle.
  }
book-joker-before = { $opening-extras ->
    [yes] Avant ta première pose, les jokers de la table sont hors de portée.
   *[no] Avant et pendant ta première pose, les jokers de la table sont hors de portée.
  }
book-joker-cost = Un joker encore sur ton chevalet à la fin { $jokers-penalty ->
    [0] ne te coûte rien
    [one] te coûte { $jokers-penalty } point
   *[other] te coûte { $jokers-penalty } points
  }.
book-double = Le double joker remplace deux tuiles à la fois : deux chiffres qui se suivent dans une suite, deux couleurs manquantes dans une série. Il peut être au début, au milieu ou à la fin. Il compte pour les deux, mais reste une seule tuile, et il en faut au moins trois par combinaison. Il ne remplace jamais une seule tuile à chiffre, ni un 0 ni un 14.
book-double-free = Pour libérer un double joker, pose les deux tuiles qu’il remplace, ou modifie sa combinaison. Il peut alors remplacer deux autres tuiles qui vont ensemble.
book-change = Le joker de changement de couleur n’entre que dans les suites. Il remplace le chiffre qui revient à sa place, et les couleurs avant et après lui sont différentes. Il peut aussi être le dernier ; la tuile suivante devra alors être d’une autre couleur.
book-change-start = { $change-at_start ->
    [yes] Il peut aussi être le premier.
   *[no] Il ne peut pas être le premier.
  }
book-change-many = { $change-max_per_run ->
    [one] Une suite a au plus { $change-max_per_run } changement de couleur.
   *[other] Une suite a au plus { $change-max_per_run } changements de couleur, jamais côte à côte, et au plus { $change-max_colors } couleurs.
  }
book-change-free = On le libère en modifiant sa suite ; s’il est à un bout, la tuile qui convient, de la couleur de la suite, peut aussi le remplacer.
book-change-three = Trois couleurs dans une suite, c’est notre interprétation : le livret parle de deux et en montre deux.
book-mirror = Avec un joker miroir, les deux côtés montrent les mêmes tuiles en ordre inverse. Cela marche avec des suites et des séries. Ce que tu ajoutes d’un côté, tu l’ajoutes de l’autre, et c’est pareil quand tu enlèves. Le miroir n’a pas de chiffre et ne compte pas dans ta première pose ; les tuiles des deux côtés comptent. S’il reste sur ton chevalet, il coûte autant que tout autre joker.
book-mirror-order = L’ordre de chaque côté est libre, tant que les deux côtés correspondent : une suite en miroir peut monter ou descendre vers le miroir, et les couleurs d’une série en miroir peuvent venir dans n’importe quel ordre.
book-mirror-size = { $mirror-min_side ->
    [1] Une tuile de chaque côté suffit.
   *[other] Chaque côté remplace au moins { $mirror-min_side } tuiles.
  } { $mirror-group_limit ->
    [per_side] Une série en miroir a jusqu’à quatre couleurs de chaque côté.
   *[total] Une série en miroir remplace au plus quatre tuiles en tout.
  }
book-mirror-jokers = D’autres jokers peuvent s’y joindre : il faut que les deux côtés remplacent les mêmes tuiles. Face à un changement de couleur, il faut un changement de couleur, et on ne peut pas y ajouter un second miroir. Pour libérer un miroir, défais sa combinaison ; il ne peut que redevenir miroir.
book-clock = { $time-limit ->
    [none] Le temps n’est pas limité, sauf si vous le voulez ; tu as alors { $time-usual } secondes par tour.
    [one] Tu as { $time-limit } seconde par tour.
   *[other] Tu as { $time-limit } secondes par tour.
  }
book-clock-forgotten = Avec de vraies tuiles, celles dont personne ne se rappelle la place sont mêlées à la pioche, et tu en pioches autant en plus.
book-out = La première personne qui pose sa dernière tuile gagne la partie sur-le-champ.
book-out-call = Avec de vraies tuiles, on annonce le nom du jeu à voix haute en posant sa dernière tuile ; ici, l’application l’annonce pour toi.
book-pool-empty = { $pool-empty ->
    [until_stuck] Quand la pioche est vide, la partie continue : pose quelque chose, ou passe si tu ne peux ou ne veux pas. Quand tous ont passé l’un après l’autre, la partie est bloquée.
   *[last_lap] La personne qui prend la dernière tuile de la pioche l’annonce ; ici, l’application le fait. Ensuite, chacun a encore un tour pour poser ou passer, cette personne d’abord. Si personne ne finit, la partie s’arrête, même si quelqu’un pouvait encore poser : elle est bloquée.
  }
book-score = Les autres additionnent ce qui reste sur leur chevalet, { $jokers-penalty ->
    [one] avec { $jokers-penalty } point
   *[other] avec { $jokers-penalty } points
  } pour un joker, et perdent ces points. La personne qui a gagné les reçoit tous.
book-score-check = Pour vérifier les points quand quelqu’un a fini : la personne qui a gagné reçoit exactement ce que les autres perdent ensemble.
book-score-blocked = Dans une partie bloquée, la personne qui a le moins de points sur son chevalet gagne. { $scoring-blocked ->
    [difference] Les autres perdent ce qu’ils ont de plus que la personne qui a gagné, et elle reçoit tous ces points.
   *[all_minus] Chacun perd les points de son chevalet, même la personne qui a gagné.
  } { $scoring-tie ->
    [fewest_tiles] À égalité, la personne qui a le moins de tuiles gagne ; s’il y a encore égalité, la victoire est partagée
   *[shared] À égalité, la victoire est partagée
  }{ $scoring-blocked ->
    [difference] , et les points aussi.
   *[all_minus] .
  }
book-match = Une manche compte { $match-games ->
    [players] autant de parties que de joueurs
    [one] { $match-games } partie
   *[other] { $match-games } parties
  }{ $match-rounds ->
    [one] , et le match compte { $match-rounds } manche.
   *[other] , et le match compte { $match-rounds } manches.
  }
book-match-agreed = Décidez avant de commencer si vous jouez plus de manches ; ensemble, elles forment le match.
book-match-winner = { $match-winner ->
    [points] Le plus grand nombre de points gagne le match. À égalité, les parties gagnées décident ; s’il y a encore égalité, la victoire est partagée.
   *[games_then_points] Le plus grand nombre de parties gagnées remporte le match. À égalité, les points décident ; s’il y a encore égalité, la victoire est partagée.
  }
book-match-next = { $deal-next_starter ->
    [again] À chaque partie, on désigne de nouveau qui commence.
    [rotate] À chaque partie, c’est à la personne suivante de commencer.
   *[winner] La personne qui gagne une partie commence la suivante.
  }
book-house = Rien n’est gravé dans le marbre : chaque table peut avoir ses règles maison, et elles sont marquées ici.
book-tip-wait = Plus il y a de combinaisons sur la table, plus il y a de possibilités. Au début, il peut être utile de garder quelques tuiles.
book-tip-fourth = Si tu as quatre tuiles d’une combinaison, poses-en trois et garde la quatrième : tu n’auras pas à piocher à ton prochain tour.
book-tip-one = Si tu peux poser plusieurs tuiles, il peut être malin de n’en poser qu’une par tour : tu n’auras pas à piocher.
book-tip-joker = Un joker sur ton chevalet est une bonne réserve, mais il coûte { $jokers-penalty ->
    [one] un point
   *[other] { $jokers-penalty } points
  } si quelqu’un d’autre finit avant toi.
book-tip-mirror = Un miroir est une bonne place pour les tuiles que tu as en double.

## Paragraphs about the dice game

book-dice-aim = À deux, c’est à qui posera tous ses dés en premier, pendant { $match-rounds ->
    [one] { $match-rounds } manche
   *[other] { $match-rounds } manches
  }. Le plus grand total gagne. Il ne faut pas de points pour commencer, le temps n’est pas limité et il n’y a rien à piocher.
book-dice-roll = À chaque manche, chaque personne prend { $dice-hand } dés dans le sac. Le hasard désigne qui commence la première manche ; ensuite, on alterne. À ton premier tour, tu lances tous tes dés. Aucun livret ne dit ce qu’il y a sur les dés. Dans les parties jouées ici, les 18 dés portent deux fois chaque nombre de chaque couleur, et quatre jokers.
book-dice-reroll = À partir de ton deuxième tour, tu choisis les dés à relancer{ $dice-min_reroll ->
    [0] , ou tu les gardes tous.
   *[other] , et il en faut au moins un.
  } On lance une fois par tour ; d’ici là, tes dés restent comme ils sont.
book-dice-sets = On pose des combinaisons de trois dés ou plus : des suites de chiffres qui se suivent dans une couleur, ou des séries d’un chiffre en trois ou quatre couleurs différentes. { $grid-descending ->
    [yes] Les suites peuvent monter ou descendre.
   *[no] Les suites montent, de gauche à droite ou de haut en bas.
  } Le livret imprimé dit « série » pour une suite, et « rangée » pour une série.
book-dice-grid = Les combinaisons peuvent se croiser comme des mots croisés. Les dés qui se touchent vont ensemble : chaque ligne, horizontale ou verticale, doit être une combinaison.
book-dice-laying = { $dice-must_lay ->
    [yes] Si tes dés, lancés ou gardés, forment une combinaison, tu dois en poser au moins une.
   *[no] Poser une combinaison n’est jamais obligatoire.
  } { $dice-max_sets ->
    [none] {""}
    [one] Par tour, tu peux poser { $dice-max_sets } combinaison à toi.
   *[other] Par tour, tu peux poser jusqu’à { $dice-max_sets } combinaisons à toi.
  } Tu peux aussi compléter et tout modifier, pourvu que tu ajoutes au moins un de tes dés et qu’il ne reste que des combinaisons complètes. Ce qui est posé reste sur la grille.
book-dice-pass = Si tes propres dés ne forment pas de combinaison, tu peux passer : compléter n’est pas obligatoire. La grille reste alors comme elle était.
book-dice-pass-free = Tu peux toujours passer : rien n’oblige à poser une combinaison ni à compléter. La grille reste alors comme elle était.
book-dice-joker = Un joker remplace n’importe quel chiffre de n’importe quelle couleur, quelle que soit la sienne. { $grid-crossing_joker ->
    [one] Là où deux combinaisons se croisent, il est le même dans les deux.
   *[each] Là où deux combinaisons se croisent, il peut être différent dans chacune.
  }
book-dice-joker-free = On libère un joker avec un dé qui montre ce qu’il remplace, ou en modifiant la grille. Il doit alors aller dans une autre combinaison pendant le même tour.
book-dice-out = La première personne qui pose son dernier dé gagne la manche et marque ce que montrent encore les dés de l’autre.
book-dice-block = La manche finit aussi quand chacun a eu { $dice-block_after ->
    [one] { $dice-block_after } tour
   *[other] { $dice-block_after } tours de suite
  } sans poser de dé. La personne dont les dés restants ont la somme la moins élevée gagne alors et marque la différence ; à égalité, personne ne marque.
book-dice-joker-cost = Un joker qui reste { $jokers-penalty ->
    [0] ne compte pas
    [one] compte pour { $jokers-penalty } point
   *[other] compte pour { $jokers-penalty } points
  }.
book-dice-match = Après { $match-rounds ->
    [one] { $match-rounds } manche
   *[other] { $match-rounds } manches
  }, le total le plus élevé gagne le match. { $match-sudden_death ->
    [yes] À égalité, une manche de plus décide ; si l’égalité demeure, la victoire est partagée.
   *[no] À égalité, la victoire est partagée.
  }
book-dice-card = Sur la feuille de scores imprimée, les points d’une manche vont dans la case blanche et ton total dans la case grise. Après la première manche, écris tes points dans la case grise du haut.

## Captions: rows and turns that are right, and ends of games. What is wrong is said by the fault itself.

picture-run = Suite, vaut { $points }
picture-group = Série, vaut { $points }
picture-mirror = Combinaison en miroir, vaut { $points }
picture-opening-enough = { $points } points : c’est assez.
picture-table-adding = Complète une suite à un bout, ou donne à une série sa quatrième couleur.
picture-table-fourth = Une série de quatre peut céder une tuile pour une suite.
picture-table-borrowing = Une tuile de plus à la fin, une de moins au début.
picture-table-splitting = Avec un deuxième 6, une suite en devient deux.
picture-table-combining = Prends une tuile dans chacune des deux combinaisons.
picture-table-rebuilding = Trois suites deviennent trois séries et une suite.
picture-joker-swap = Le 3 orange prend sa place, et le joker sert ailleurs.
picture-joker-splitting = Avec un 1 et un 7, cela fait deux suites, et le joker est libre.
picture-joker-moving = Le joker passe devant et devient un 5.
picture-joker-apart = Le 1 et le 2 vont dans d’autres combinaisons, et le joker est libre.
picture-double-swap = Le 3 et le 4 prennent sa place, et il repart.
picture-score-out = La première personne a fini.
picture-score-blocked = Personne n’a fini.
picture-dice-run = Une suite
picture-dice-group = Une série
picture-dice-crossing = Le 3 noir est dans les deux combinaisons.
picture-dice-adding = Un dé pour la suite, un pour la série.
picture-dice-rearranging = Les 2 changent d’ordre, et le nouveau 3 noir fait une troisième combinaison.
picture-dice-joker-free = Le joker quitte sa suite pour une série de 5.

## Cards

card-J = Remplace la tuile dont tu as besoin, et compte comme elle.
card-dice-J = Remplace n’importe quel chiffre de n’importe quelle couleur.
card-D = Remplace deux tuiles à la fois : deux chiffres dans une suite, deux couleurs dans une série.
card-C = Pour les suites seulement : il remplace le chiffre qui revient à sa place, et après lui vient une autre couleur.
card-M = Les deux côtés montrent les mêmes tuiles en ordre inverse. Lui-même n’a pas de chiffre.

## Tips in the first game

tip-lay = Premier coup : touche { $pieces }, puis la table. Ou fais glisser.
tip-opening = Pour ta première pose, tes combinaisons doivent valoir au moins { $needed } points ensemble, toutes de ton chevalet. { $enough ->
    [yes] Tu as ce qu’il faut !
   *[no] { $points ->
        [0] Ton chevalet n’a pas encore de combinaison.
       *[other] Les combinaisons de ton chevalet en valent { $points }.
      }
  }
tip-draw = { $pool ->
    [0] Rien ne convient cette fois, et la pioche est vide : passe.
   *[other] Rien ne convient cette fois. Pioche une tuile ; ton tour est alors fini.
  }
tip-joker = Tu peux libérer ce joker et t’en servir pour tes tuiles.
tip-rearrange = Tout peut bouger sur la table. Défais cette combinaison, et tu poseras plus de tuiles.
tip-wild = La tuile qui sourit est un joker : elle remplace la tuile dont tu as besoin.
tip-dice-keep = Touche les dés que tu veux garder, comme celui-ci : il va bien avec tes autres dés ou avec la grille. Lance ensuite les autres ; tu lances une fois par tour.
tip-dice-lay = Tes dés montrent une combinaison, et celui-ci en fait partie. Fais-les glisser côte à côte sur la grille, de gauche à droite ou de haut en bas.
tip-dice-fit = Au moins un de tes dés complète une combinaison de la grille. Ajoute-le, ou déplace d’autres dés pour lui faire de la place.
tip-dice-cross = Les combinaisons peuvent se croiser, comme des mots croisés : ce dé peut faire partie d’une deuxième combinaison, dans l’autre sens.
tip-dice-blocked = Ce bout est bloqué : un dé posé ici toucherait ses voisins, et ensemble ils ne forment pas une combinaison.
tip-dice-pass = Rien ne convient cette fois. Passe ; au prochain tour, tu choisiras de nouveau quels dés garder.
