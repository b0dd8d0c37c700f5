### English: the screen of a match of dice, in the browser. What the screen of tiles says too stands in game.ftl.

## The screen

dicegame-grid = The grid
dicegame-own-dice = Your dice
dicegame-round-of = Round { $round } of { $rounds }
dicegame-round-over = The round is over
dicegame-failed = { $count } turns in a row without a die

## What is to be done

dicegame-first-roll = Roll your dice.
dicegame-choose = Tap the dice you want to keep, then roll the others.
dicegame-lay = Your dice show a set: lay one on the grid.
dicegame-lay-or-pass = Lay dice on the grid, or pass.
dicegame-tap-cell = Now tap a place on the grid.
dicegame-rolls = The other player is about to roll.
dicegame-lays = The other player is laying dice.
dicegame-judging = Looking at your turn …
dicegame-hint-roll = Roll these again: { $pieces }.

## Buttons

dicegame-roll = { $count ->
    [0] Roll no die
    [one] Roll one die
   *[other] Roll { $count } dice
  }
dicegame-across = Across
dicegame-down = Down
dicegame-next-round = Next round

## Dice and places, as they are read out

dicegame-blank = not rolled yet
dicegame-kept = { $die }, kept
dicegame-to-roll = { $die }, to roll again
dicegame-lifted = { $die }, taken off the grid
dicegame-stands = { $die } for { $faces }
dicegame-cell-empty = empty, column { $column }, row { $row }
dicegame-cell-die = { $die }, column { $column }, row { $row }
dicegame-why = No set. Why?
dicegame-key-dice = { $count ->
    [0] All your dice are played.
    [one] One die is left to you: { $pieces }.
   *[other] { $count } dice are left to you: { $pieces }.
  }

## Score card

dicegame-round = Round
dicegame-points = Points
dicegame-sudden-death = Sudden death
dicegame-left = { $you ->
    [yes] Left to you
   *[no] Left to { $name }
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
dicegame-none-left = all dice played

## Keys

dicegame-keys-arrows = From place to place and from die to die; up from your dice to the grid
dicegame-keys-enter = Choose a die, or lay what is chosen; keep a die before you roll
dicegame-keys-back = Take a die off the grid
dicegame-keys-dice = Which dice you have
