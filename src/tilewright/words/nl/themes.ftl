### Dutch: the themes that join lessons, puzzles, rules and turns, and what is told of a turn.

told-out = { $you ->
    [yes] Hier had je uit kunnen zijn
   *[no] Hier had { $who } uit kunnen zijn
  }: { $how }.
told-open = { $you ->
    [yes] Hier had je kunnen uitkomen
   *[no] Hier had { $who } kunnen uitkomen
  }: { $how }.
told-missed = { $you ->
    [yes] Hier had je nog { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
      } kunnen leggen
   *[no] Hier had { $who } nog { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
      } kunnen leggen
  }: { $how }.
told-missed-dice = { $you ->
    [yes] Hier had je nog { $count ->
        [one] { $count } dobbelsteen
       *[other] { $count } dobbelstenen
      } kunnen leggen
   *[no] Hier had { $who } nog { $count ->
        [one] { $count } dobbelsteen
       *[other] { $count } dobbelstenen
      } kunnen leggen
  }: { $how }.
told-held = { $you ->
    [yes] Het was goed dat je hier wachtte
   *[no] Het was goed dat { $who } hier wachtte
  }: met leggen was de winstkans kleiner geworden.
told-even = Hier kon meer gelegd worden, maar dat had de winstkans nauwelijks veranderd.
told-best = Meer kon hier niet gelegd worden.
told-none = Hier kon niets gelegd worden.
told-turned = { $you ->
    [yes] Hier keerde het spel voor jou
   *[no] Hier keerde het spel voor { $who }
  }: de winstkans steeg van { $before } naar { $after }.
how-sets = { $pieces } vormen een combinatie
how-extending = { $count ->
    [one] { $pieces } past bij wat er op tafel ligt
   *[other] { $pieces } passen bij wat er op tafel ligt
  }
how-borrowing = met { $pieces } van de tafel kun je iets nieuws bouwen
how-splitting = de rij { $pieces } kan gesplitst worden
how-joker = { $count ->
    [0] er komt een joker op tafel vrij
   *[other] de { $pieces } speelt de joker vrij
  }
how-crossing = { $pieces } kan kruisen wat er ligt
how-moving = { $pieces } kan ergens anders liggen
theme-sets = Combinaties
theme-opening = Uitkomen
theme-drawing = Als niets past
theme-extending = Aanleggen
theme-borrowing = Van de tafel nemen
theme-splitting = Rijen splitsen
theme-joker = Jokers vrijspelen
theme-holding = Wachten
theme-out = Uit zijn
theme-score = Punten tellen
theme-clock = De klok
theme-double = De dubbele joker
theme-change = De kleurverander-joker
theme-mirror = De spiegeljoker
theme-crossing = Kruisende combinaties
theme-moving = Het veld verleggen
ways-title = Leer ervan
chart-at = Beurt { $turn }. { $chances }
chart-of = { $name }: { $value }
chart-dice = Dobbelstenen over
chart-dice-how = De dobbelstenen die iedereen na elke beurt nog heeft. Sleep over de grafiek om een beurt te zien.
