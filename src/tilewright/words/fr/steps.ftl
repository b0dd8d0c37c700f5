### French: the steps of a rearrangement.

step-split = coupe la combinaison { $row } : { $pieces } à part
step-take = prends { $count ->
    [one] le { $pieces }
   *[other] { $pieces }
  }{ $where ->
    [front] {" "}au début de la combinaison { $row }
    [middle] {" "}au milieu de la combinaison { $row }
    [end] {" "}à la fin de la combinaison { $row }
    [all] , toute la combinaison
   *[whole] , toute la combinaison { $row }
  }
step-join = ajoute toute la combinaison { $row } { $where ->
    [front] au début
   *[end] à la fin
  } de la combinaison { $onto }
step-lay = pose { $pieces } en nouvelle combinaison
step-add = ajoute { $count ->
    [one] le { $pieces }
   *[other] { $pieces }
  } { $where ->
    [front] au début de la combinaison { $row }
    [middle] dans la combinaison { $row }
   *[end] à la fin de la combinaison { $row }
  }
step-dice-take = retire { $count ->
    [one] le { $pieces }
   *[other] { $pieces }
  } de la grille
step-dice-lay = pose { $pieces } { $way ->
    [down] de haut en bas
   *[across] de gauche à droite
  }
