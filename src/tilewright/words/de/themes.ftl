### German: the themes that join lessons, puzzles, rules and turns, and what is told of a turn.

told-out = { $you ->
    [yes] Hier hättest du fertig sein können
   *[no] Hier hätte { $who } fertig sein können
  }: { $how }.
told-open = { $you ->
    [yes] Hier hättest du die erste Auslage legen können
   *[no] Hier hätte { $who } die erste Auslage legen können
  }: { $how }.
told-missed = { $you ->
    [yes] Hier hättest du { $count ->
        [one] einen Stein
       *[other] { $count } Steine
      } mehr legen können
   *[no] Hier hätte { $who } { $count ->
        [one] einen Stein
       *[other] { $count } Steine
      } mehr legen können
  }: { $how }.
told-missed-dice = { $you ->
    [yes] Hier hättest du { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
      } mehr legen können
   *[no] Hier hätte { $who } { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
      } mehr legen können
  }: { $how }.
told-held = { $you ->
    [yes] Hier hast du zu Recht gewartet
   *[no] Hier hat { $who } zu Recht gewartet
  }: Legen hätte die Gewinnchance gesenkt.
told-even = Hier konnte mehr gelegt werden, aber das hätte die Gewinnchance kaum geändert.
told-best = Mehr konnte hier nicht gelegt werden.
told-none = Hier konnte nichts gelegt werden.
told-turned = { $you ->
    [yes] Hier wendete sich das Spiel für dich
   *[no] Hier wendete sich das Spiel für { $who }
  }: Die Gewinnchance stieg von { $before } auf { $after }.
how-sets = { $pieces } sind eine Serie
how-extending = { $count ->
    [one] { $pieces } passt an das, was liegt
   *[other] { $pieces } passen an das, was liegt
  }
how-borrowing = { $pieces } vom Tisch lässt sich neu verbauen
how-splitting = { $pieces } auf dem Tisch lässt sich teilen
how-joker = { $count ->
    [0] ein Joker auf dem Tisch wird frei
   *[other] die { $pieces } macht den Joker frei
  }
how-crossing = { $pieces } kann die Würfel kreuzen, die da liegen
how-moving = { $pieces } kann woanders liegen
theme-sets = Serien
theme-opening = Die erste Auslage
theme-drawing = Wenn nichts passt
theme-extending = Anlegen
theme-borrowing = Vom Tisch nehmen
theme-splitting = Serien teilen
theme-joker = Joker frei machen
theme-holding = Warten
theme-out = Fertig werden
theme-score = Punkte zählen
theme-clock = Die Uhr
theme-double = Der Doppeljoker
theme-change = Der Farbwechsel-Joker
theme-mirror = Der Spiegeljoker
theme-crossing = Serien kreuzen
theme-moving = Das Feld umbauen
ways-title = Daraus lernen
chart-at = Zug { $turn }. { $chances }
chart-of = { $name }: { $value }
chart-dice = Übrige Würfel
chart-dice-how = Die Würfel, die alle nach jedem Zug noch haben. Zieh über das Diagramm, um einen Zug zu sehen.
