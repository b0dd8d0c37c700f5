### English: the steps of a rearrangement.

step-split = split row { $row }: { $pieces } { $count ->
    [one] becomes a row of its own
   *[other] become a row of their own
  }
step-take = take { $count ->
    [one] the { $pieces }
   *[other] { $pieces }
  } { $where ->
    [front] from the start of row { $row }
    [middle] out of the middle of row { $row }
    [end] from the end of row { $row }
    [all] (the whole row)
   *[whole] (all of row { $row })
  }
step-join = join all of row { $row } to { $where ->
    [front] the start
   *[end] the end
  } of row { $onto }
step-lay = lay { $pieces } as a new row
step-add = add { $count ->
    [one] the { $pieces }
   *[other] { $pieces }
  } { $where ->
    [front] to the start of row { $row }
    [middle] into row { $row }
   *[end] to the end of row { $row }
  }
step-dice-take = take { $count ->
    [one] the { $pieces }
   *[other] { $pieces }
  } off the grid
step-dice-lay = lay { $pieces } { $way ->
    [down] from top to bottom
   *[across] from left to right
  }
