### Dutch: the steps of a rearrangement.

step-split = splits combinatie { $row }: { $pieces } { $count ->
    [one] komt
   *[other] komen
  } apart te liggen
step-take = neem { $count ->
    [one] de { $pieces }
   *[other] { $pieces }
  } { $where ->
    [front] vooraan weg uit combinatie { $row }
    [middle] uit het midden van combinatie { $row }
    [end] achteraan weg uit combinatie { $row }
    [all] weg (de hele combinatie)
   *[whole] weg (de hele combinatie { $row })
  }
step-join = leg de hele combinatie { $row } { $where ->
    [front] vooraan
   *[end] achteraan
  } aan bij combinatie { $onto }
step-lay = leg { $pieces } als nieuwe combinatie
step-add = leg { $count ->
    [one] de { $pieces }
   *[other] { $pieces }
  } { $where ->
    [front] vooraan aan bij combinatie { $row }
    [middle] in combinatie { $row }
   *[end] achteraan aan bij combinatie { $row }
  }
step-dice-take = neem { $count ->
    [one] de { $pieces }
   *[other] { $pieces }
  } van het veld
step-dice-lay = leg { $pieces } { $way ->
    [down] van boven naar beneden
   *[across] van links naar rechts
  }
