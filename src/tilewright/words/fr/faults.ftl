### French: what is wrong with a row or a turn, in the sentences of the server and of the terminal.

## Why a row isn’t a set

set-not-in-box = avec ces règles, il n’y a pas de { $face }
set-too-many-copies = le { $face } n’existe qu’en { $count ->
    [one] un exemplaire
   *[other] { $count } exemplaires
  }
set-too-short = une combinaison compte au moins { $count } { $game ->
    [dice] dés
   *[tiles] tuiles
  }
set-too-few-numbered = des jokers seuls ne suffisent pas : il faut au moins { $count ->
    [one] un chiffre
   *[other] { $count } chiffres
  }
set-too-many-jokers = avec ces règles, une combinaison contient au plus { $count ->
    [one] un joker
   *[other] { $count } jokers
  }
set-adjacent-jokers = avec ces règles, deux jokers ne peuvent pas être côte à côte, et ici on ne peut pas les séparer
set-change-at-start = avec ces règles, une suite ne commence jamais par un changement de couleur
set-too-many-changes = avec ces règles, une suite contient au plus { $count ->
    [one] un changement de couleur
   *[other] { $count } changements de couleur
  }
set-too-many-colors = avec ces règles, une suite a au plus { $count ->
    [one] une couleur
   *[other] { $count } couleurs
  }
set-mirror-side-too-small = avec ces règles, chaque côté d’un miroir représente au moins { $count ->
    [one] une tuile
   *[other] { $count } tuiles
  }
set-mirrored-group-too-large = avec ces règles, une série en miroir représente au plus { $count ->
    [one] une tuile
   *[other] { $count } tuiles
  } en tout
set-color-twice = le { $face } y est plus d’une fois, et une série ne contient chaque couleur qu’une fois
set-group-too-large = une série compte au plus { $count } couleurs, { $faces ->
    [0] chacune une seule fois
   *[other] et un double joker en remplace deux
  }
set-number-twice = le { $face } y est plus d’une fois, et une suite ne contient chaque chiffre qu’une fois
set-run-too-long = une suite compte au plus { $count } chiffres, de 1 à 13
set-one-after-thirteen = une suite s’arrête à 13 : pas de 1 après
set-gap = il y a un trou dans la suite : il manque { $faces ->
    [one] le { $face }
   *[other] { $face }
  }{ $count ->
    [0] {""}
    [1] , et il n’y a qu’un joker
   *[other] , et il n’y a que { $count } jokers
  }
set-double-does-not-fit = { $faces ->
    [0] {""}
    [1] il y a un trou dans la suite, il manque le { $face } :
   *[other] il y a un trou dans la suite, il manque { $face } :
  } un double joker remplace exactement deux chiffres qui se suivent
set-change-in-group = un changement de couleur n’a pas sa place dans une série
set-change-same-color = un changement de couleur se place entre deux couleurs, et ici tous les chiffres ont la même
set-change-without-place = un changement de couleur prend la place d’un chiffre, et il n’y en a pas entre { $face }
set-changes-side-by-side = { $count ->
    [0] deux changements de couleur ne peuvent pas être côte à côte
   *[other] à un bout il n’y a pas de chiffre pour un changement de couleur, et deux ne peuvent pas être côte à côte
  }
set-changes-too-few = la suite change plus souvent de couleur qu’elle n’a de changements de couleur
set-change-gap = il y a un trou dans la suite : même avec les jokers, il manque { $count ->
    [one] un chiffre
   *[other] { $count } chiffres
  }
set-change-misplaced = avec ces tuiles, la suite ne continue pas dans une autre couleur après le changement de couleur
set-two-mirrors = une combinaison ne peut avoir qu’un miroir
set-mirror-lone-change = dans une suite en miroir, il faut un changement de couleur de chaque côté, et ici il n’y en a qu’un
set-mirror-lone-number = les deux côtés d’un miroir sont identiques, mais { $faces ->
    [one] il n’y a qu’un { $face }
   *[other] il n’y en a qu’un de chacun : { $face }
  }{ $count ->
    [0] {""}
    [1] , et un seul joker à mettre en face
   *[other] , et les jokers ne peuvent faire face qu’à { $count } d’entre eux
  }
set-mirror-uneven = ces tuiles ne se répartissent pas également des deux côtés du miroir
set-mirror-mixed = chaque côté d’un miroir est un morceau de suite ou de série, le même des deux côtés, et ces tuiles ne le permettent pas
set-wrong-order = ces dés ne sont valables que dans un autre ordre, et une ligne compte comme elle est posée
set-mixed = { $game ->
    [dice] ces dés
   *[tiles] ces tuiles
  } n’ont ni le même chiffre (série) ni la même couleur (suite)

## What is wrong with a turn

fault-no-such-tile = { $found ->
    [one] Une tuile n’est
   *[other] { $found } tuiles ne sont
  } ni sur la table ni sur ton chevalet.
fault-tile-twice = { $faces ->
    [0] Une tuile est utilisée deux fois.
    [one] Le { $face } est utilisé deux fois.
   *[other] Tuiles utilisées deux fois : { $face }.
  }
fault-tile-missing = Il manque { $faces ->
    [one] le { $face }
   *[other] des tuiles : { $face }
  }. Ce qui était sur la table y reste.
fault-not-a-set = { $row ->
    [0] Cette combinaison
   *[other] La combinaison { $row }
  } n’est pas valable : { $why }.
fault-nothing-played = Pose au moins une tuile de ton chevalet. Sinon, pioche ; si la pioche est vide, passe.
fault-table-touched = { $row ->
    [0] Une combinaison de la table a changé
   *[other] La combinaison { $row } contient des tuiles qui étaient sur la table
  } : pendant le tour de ta première pose, n’utilise et ne déplace rien de ce qui est déjà sur la table.
fault-opening-too-low = { $found ->
    [0] À elles seules, les tuiles de ton chevalet ne forment pas de combinaison
    [1] Ce que tu as posé vaut un point
   *[other] Ce que tu as posé vaut { $found } points
  } : ta première pose demande au moins { $needed ->
    [0] une combinaison
    [one] un point
   *[other] { $needed } points
  }, uniquement de ton chevalet.
fault-joker-not-replaced = Un joker ne se libère que si la tuile qu’il remplace est posée{ $faces ->
    [0] .
    [one] {" "}: le { $face }.
   *[other] {" "}: { $face }.
  }
fault-joker-not-in-new-set = Un joker libéré va dans une nouvelle combinaison pendant le même tour, pas dans une qui était déjà là.
fault-joker-needs-rack-tiles = Un joker libéré va dans une nouvelle combinaison avec au moins { $needed ->
    [one] une tuile
   *[other] { $needed } tuiles
  } de ton chevalet.
fault-pool-empty = La pioche est vide : joue ou passe.
fault-must-draw = On ne passe que si la pioche est vide : joue ou pioche.
fault-no-claim = Avec ces règles, on ne redistribue pas.
fault-too-late-to-claim = On ne peut demander une nouvelle distribution qu’avant la fin du premier tour de la partie.
fault-too-few-pairs = { $found ->
    [0] Tu n’as aucune paire
    [one] Tu as une paire
   *[other] Tu as { $found } paires
  } de tuiles identiques ; il en faut { $needed } pour redistribuer.
fault-game-not-over = La partie n’est pas encore finie.

## What is wrong with a turn of the dice game

dice-fault-not-rolled = Lance d’abord les dés : chaque tour commence par un lancer.
dice-fault-already-rolled = Tu as déjà lancé : un seul lancer par tour.
dice-fault-must-roll-all = Le premier lancer d’une manche se fait avec tes { $needed } dés, pas avec { $found }.
dice-fault-too-few-rolled = Lance au moins { $needed ->
    [one] un dé
   *[other] { $needed } dés
  }.
dice-fault-not-in-hand = { $found ->
    [one] Tu ne peux pas lancer un de ces dés
   *[other] Tu ne peux pas lancer { $found } de ces dés
  } : lance seulement tes propres dés qui ne sont pas encore posés.
dice-fault-no-such-die = { $found ->
    [one] Un dé n’est
   *[other] { $found } dés ne sont
  } ni sur la grille ni chez toi.
dice-fault-die-twice = { $found ->
    [one] Un dé est nommé
   *[other] { $found } dés sont nommés
  } deux fois.
dice-fault-die-missing = Il manque { $faces ->
    [one] le { $face }
   *[other] des dés : { $face }
  }. Ce qui était sur la grille y reste.
dice-fault-cell-taken = En { $cells }, il n’y a de place que pour un dé.
dice-fault-too-far-out = Un dé se pose à { $needed } cases du milieu au plus ; { $cells }, c’est trop loin.
dice-fault-nothing-played = Pose au moins un de tes dés. Sinon, passe.
dice-fault-must-lay = Tes dés montrent une combinaison : { $pieces }. À ce tour, tu dois poser une combinaison de tes propres dés.
dice-fault-too-many-sets = Avec ces règles, on pose par tour au plus { $needed ->
    [one] une combinaison
   *[other] { $needed } combinaisons
  } avec ses propres dés seulement, et ici il y en a { $found }.
dice-fault-line-no-set = { $order ->
    [wrong] La ligne { $pieces } n’est valable que dans un autre ordre.
   *[none] La ligne { $pieces } n’est pas valable : { $why }.
  }
dice-fault-die-in-no-set = Le { $face } est isolé : chaque dé doit faire partie d’une combinaison.
dice-fault-crossing-joker-two-faces = Un joker au croisement de deux lignes est le même dé dans les deux, et en { $cells } c’est impossible.
dice-fault-freed-joker-in-old-set = Un joker libéré va dans une autre combinaison, il ne retourne pas avec les mêmes dés.
dice-fault-round-not-over = La manche n’est pas encore finie.

## Verdicts pour un vrai jeu

judge-no-set = Cette combinaison n’est pas valable : { $why }.
judge-set = C’est une { $shape ->
    [group] série
    [mirror] combinaison avec un miroir
   *[run] suite
  }{ $points ->
    [0] .
    [1] , qui vaut un point pour la première pose.
   *[other] , qui vaut { $points } points pour la première pose.
  }
judge-set-lies = Avec le joker à cette place, cela fait { $points } ; pour la première pose compte la meilleure façon de poser ces tuiles.
judge-turn = { $out ->
    [yes] Toutes les combinaisons sont valables et le chevalet est vide : la partie est gagnée.
   *[no] Toutes les combinaisons sont valables, aucune tuile ne manque, et au moins une vient du chevalet.
  }
judge-opening = { $out ->
    [yes] C’est assez pour une première pose, et le chevalet est vide : la partie est gagnée.
   *[no] C’est assez pour une première pose, et toutes les combinaisons sont valables.
  }
judge-before = La combinaison { $row } de la table n’est pas valable avant le tour : { $why }.
judge-no-dice = Pour vérifier un tour de Turbo, pose-le sur la grille.
judge-grid-before = La grille d’avant le tour n’est pas encore valable : chaque ligne de dés doit être une combinaison.
judge-too-many-dice = Chaque personne a au plus { $dice } dés.
judge-only-dice = Seul le jeu de dés a une grille.
judge-dice = { $turn ->
    [pass] Le tour est passé, et c’est permis.
    [out] Chaque ligne est une combinaison. S’il ne reste aucun dé, la manche est finie.
   *[turn] Chaque ligne est une combinaison.
  }
judge-allowed = C’est permis
judge-not-allowed = Ce n’est pas permis
