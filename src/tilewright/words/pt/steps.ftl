### Portuguese: the steps of a rearrangement.

step-split = corte a combinação { $row }: { $pieces } { $count ->
    [one] fica
   *[other] ficam
  } à parte
step-take = tire { $count ->
    [one] o { $pieces }
   *[other] { $pieces }
  }{ $where ->
    [front] {" "}do começo da combinação { $row }
    [middle] {" "}do meio da combinação { $row }
    [end] {" "}do fim da combinação { $row }
    [all] , toda a combinação
   *[whole] , toda a combinação { $row }
  }
step-join = junte toda a combinação { $row } { $where ->
    [front] ao começo
   *[end] ao fim
  } da combinação { $onto }
step-lay = coloque { $pieces } como combinação nova
step-add = acrescente { $count ->
    [one] o { $pieces }
   *[other] { $pieces }
  } { $where ->
    [front] ao começo da combinação { $row }
    [middle] dentro da combinação { $row }
   *[end] ao fim da combinação { $row }
  }
step-dice-take = tire { $count ->
    [one] o { $pieces }
   *[other] { $pieces }
  } do tabuleiro
step-dice-lay = coloque { $pieces } { $way ->
    [down] de cima para baixo
   *[across] da esquerda para a direita
  }
