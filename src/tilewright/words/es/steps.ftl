### Spanish: the steps of a rearrangement.

step-split = corta la combinación { $row }: { $pieces } { $count ->
    [one] queda
   *[other] quedan
  } aparte
step-take = quita { $count ->
    [one] el { $pieces }
   *[other] { $pieces }
  }{ $where ->
    [front] {" "}del principio de la combinación { $row }
    [middle] {" "}del medio de la combinación { $row }
    [end] {" "}del final de la combinación { $row }
    [all] , toda la combinación
   *[whole] , toda la combinación { $row }
  }
step-join = une toda la combinación { $row } { $where ->
    [front] al principio
   *[end] al final
  } de la combinación { $onto }
step-lay = pon { $pieces } como combinación nueva
step-add = añade { $count ->
    [one] el { $pieces }
   *[other] { $pieces }
  } { $where ->
    [front] al principio de la combinación { $row }
    [middle] dentro de la combinación { $row }
   *[end] al final de la combinación { $row }
  }
step-dice-take = quita { $count ->
    [one] el { $pieces }
   *[other] { $pieces }
  } del tablero
step-dice-lay = pon { $pieces } { $way ->
    [down] de arriba abajo
   *[across] de izquierda a derecha
  }
