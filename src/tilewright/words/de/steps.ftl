### German: the steps of a rearrangement.

step-split = teile Serie { $row }: { $pieces } { $count ->
    [one] kommt
   *[other] kommen
  } für sich zu liegen
step-take = nimm { $pieces } { $where ->
    [front] vorn aus Serie { $row }
    [middle] aus der Mitte von Serie { $row }
    [end] hinten aus Serie { $row }
    [all] weg, die ganze Serie
   *[whole] weg, die ganze Serie { $row }
  }
step-join = leg die ganze Serie { $row } { $where ->
    [front] vorn
   *[end] hinten
  } an Serie { $onto } an
step-lay = leg { $pieces } als neue Serie
step-add = leg { $pieces } { $where ->
    [front] vorn an Serie { $row } an
    [middle] in Serie { $row }
   *[end] hinten an Serie { $row } an
  }
step-dice-take = nimm { $pieces } vom Feld
step-dice-lay = leg { $pieces } { $way ->
    [down] von oben nach unten
   *[across] von links nach rechts
  }
