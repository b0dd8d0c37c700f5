### English: the screen of a match of dice, in the browser. Texts shared with the tile game are in game.ftl.

## The screen

dicegame-grid = The grid
dicegame-own-dice = Your dice
dicegame-round-of = Round { $round } of { $rounds }
dicegame-round-over = The round is over
dicegame-big-turn = { $count } dice!
dicegame-failed = { $count ->
    [one] One turn without a play
   *[other] { $count } turns in a row without a play
  }

## What to do next

dicegame-first-roll = Roll your dice.
dicegame-choose = Tap the dice you want to keep, then roll the others.
dicegame-lay = You rolled a set. Lay one on the grid.
dicegame-lay-or-pass = Lay dice on the grid, or pass.
dicegame-tap-cell = Now tap a square on the grid.
dicegame-rolls = Your opponent is about to roll.
dicegame-lays = Your opponent is laying dice.
dicegame-judging = Checking your turn…
dicegame-hint-roll = Best dice to roll: { $pieces }.

## A plan while the opponent plays

dicegame-plan-begin = Plan while you wait: put the dice you want to keep on the grid. Only you see them.
dicegame-plan-refitted = The grid has changed. In your plan, { $pieces } now { $count ->
    [one] goes
   *[other] go
  } elsewhere.
dicegame-plan-no-place = The grid has changed. Back in your hand, because there’s no place left: { $pieces }.
dicegame-plan-unhelped = The grid has changed. Back in your hand, because a rated match keeps only what still fits: { $pieces }.
dicegame-plan-busy = The grid has changed, and the server is too busy to look for other places. Back in your hand: { $pieces }.
dicegame-plan-dropped = The grid has changed. The dice you planned to move are back where they were.

## Buttons

dicegame-roll = { $count ->
    [0] Roll no dice
    [one] Roll one die
   *[other] Roll { $count } dice
  }
dicegame-keep = Keep
dicegame-across = Across
dicegame-down = Down
dicegame-next-round = Next round

## Dice and squares, as they are read out

dicegame-blank = not rolled yet
dicegame-kept = { $die }, kept
dicegame-to-roll = { $die }, to roll again
dicegame-lifted = { $die }, taken off the grid
dicegame-stands = { $die } as { $faces }
dicegame-cell-empty = empty, column { $column }, row { $row }
dicegame-cell-die = { $die }, column { $column }, row { $row }
dicegame-why = Not a set. Why?
dicegame-key-dice = { $count ->
    [0] All your dice are played.
    [one] You have one die left: { $pieces }.
   *[other] You have { $count } dice left: { $pieces }.
  }

## Score card

dicegame-round = Round
dicegame-points = Points
dicegame-sudden-death = Sudden death
dicegame-left = { $you ->
    [yes] You
   *[no] { $name }
  }: { $points ->
    [one] { $points } point left
   *[other] { $points } points left
  }
dicegame-none-left = all dice played

## Keys

dicegame-keys-arrows = Move between squares and dice; up goes from your dice to the grid
dicegame-keys-enter = Select a die, or lay the selected dice; before a roll, keep a die
dicegame-keys-back = Take a die off the grid
dicegame-keys-play = Roll, or play what you’ve laid
dicegame-keys-dice = Your dice
