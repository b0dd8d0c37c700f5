### English: the themes that join lessons, puzzles, rules and turns, and what is told of a turn.

told-out = { $you ->
    [yes] Here you could have gone out
   *[no] Here { $who } could have gone out
  }: { $how }.
told-open = { $you ->
    [yes] Here you could have opened
   *[no] Here { $who } could have opened
  }: { $how }.
told-missed = { $you ->
    [yes] Here you could have laid { $count } more { $count ->
        [one] tile
       *[other] tiles
      }
   *[no] Here { $who } could have laid { $count } more { $count ->
        [one] tile
       *[other] tiles
      }
  }: { $how }.
told-missed-dice = { $you ->
    [yes] Here you could have laid { $count } more { $count ->
        [one] die
       *[other] dice
      }
   *[no] Here { $who } could have laid { $count } more { $count ->
        [one] die
       *[other] dice
      }
  }: { $how }.
told-held = { $you ->
    [yes] You were right to wait here
   *[no] { $who } was right to wait here
  }: laying tiles would have lowered the chance of winning.
told-even = More could be laid here, but that would hardly have changed the chance of winning.
told-best = Nothing more could be laid here.
told-none = Nothing could be laid here.
told-turned = { $you ->
    [yes] Here the game turned your way
   *[no] Here the game turned { $who }’s way
  }: the chance of winning rose from { $before } to { $after }.
how-sets = { $pieces } make a set
how-extending = { $count ->
    [one] { $pieces } fits what’s on the table
   *[other] { $pieces } fit what’s on the table
  }
how-borrowing = { $pieces } can be taken from the table to build with
how-splitting = the row { $pieces } can be split
how-joker = { $count ->
    [0] a joker on the table comes free
   *[other] the { $pieces } frees the joker
  }
how-crossing = { $pieces } can cross the dice that are there
how-moving = { $pieces } can move to another place
theme-sets = Sets
theme-opening = Opening
theme-drawing = When nothing fits
theme-extending = Adding tiles
theme-borrowing = Taking from the table
theme-splitting = Splitting rows
theme-joker = Freeing jokers
theme-holding = Holding back
theme-out = Going out
theme-score = Counting points
theme-clock = The clock
theme-double = The double joker
theme-change = The color-change joker
theme-mirror = The mirror joker
theme-crossing = Crossing sets
theme-moving = Rearranging the grid
ways-title = Learn from it
chart-at = Turn { $turn }. { $chances }
chart-of = { $name }: { $value }
chart-dice = Dice left
chart-dice-how = The dice each player still has after each turn. Drag along the chart to see a turn.
