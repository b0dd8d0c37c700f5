### English: what is wrong with a row or a turn, in the sentences of the server and of the terminal.

## Why a row isn’t a set

set-not-in-box = there is no { $face } in this game
set-too-many-copies = { $count ->
    [one] there is only one { $face } in the game
   *[other] there are only { $count } { $face }s in the game
  }
set-too-short = a set needs at least { $count } { $game ->
    [dice] dice
   *[tiles] tiles
  }
set-too-few-numbered = a set can’t be all jokers: it needs at least { $count ->
    [one] one number
   *[other] { $count } numbers
  }
set-too-many-jokers = under these rules, a set can have at most { $count ->
    [one] one joker
   *[other] { $count } jokers
  }
set-adjacent-jokers = under these rules, two jokers can’t be side by side, and here there’s no way to keep them apart
set-change-at-start = under these rules, a run can’t start with a color change
set-too-many-changes = under these rules, a run can have at most { $count ->
    [one] one color change
   *[other] { $count } color changes
  }
set-too-many-colors = under these rules, a run can have at most { $count ->
    [one] one color
   *[other] { $count } colors
  }
set-mirror-side-too-small = under these rules, each side of a mirror must stand for at least { $count ->
    [one] one tile
   *[other] { $count } tiles
  }
set-mirrored-group-too-large = under these rules, a mirrored group can stand for at most { $count ->
    [one] one tile
   *[other] { $count } tiles
  } in all
set-color-twice = there is more than one { $face }, and a group has each color only once
set-group-too-large = a group has at most { $count } colors, { $faces ->
    [0] each only once
   *[other] and a double joker stands for two of them
  }
set-number-twice = there is more than one { $face }, and a run has each number only once
set-run-too-long = a run has at most { $count } numbers, from 1 to 13
set-one-after-thirteen = a run ends at 13: a 1 can’t follow it
set-gap = there’s a gap in the run: { $face } { $faces ->
    [one] is
   *[other] are
  } missing{ $count ->
    [0] {""}
    [one] , and there is only one joker
   *[other] , and there are only { $count } jokers
  }
set-double-does-not-fit = { $faces ->
    [0] a double joker stands for exactly two numbers in a row
    [one] there’s a gap in the run ({ $face } is missing), and a double joker stands for exactly two numbers in a row
   *[other] there’s a gap in the run ({ $face } are missing), and a double joker stands for exactly two numbers in a row
  }
set-change-in-group = a color change can’t be part of a group
set-change-same-color = a color change goes between two colors, and here all numbers are the same color
set-change-without-place = a color change takes the place of a number, and there is no number between { $face }
set-changes-side-by-side = { $count ->
    [0] two color changes can’t be side by side
   *[other] at one end there is no number for a color change, and two of them can’t be side by side
  }
set-changes-too-few = the run changes color more often than it has color changes
set-change-gap = there’s a gap in the run: even with the jokers, { $count ->
    [one] one number is
   *[other] { $count } numbers are
  } missing
set-change-misplaced = these tiles don’t make a run that continues in another color after the color change
set-two-mirrors = a set can have only one mirror
set-mirror-lone-change = a color change in a mirrored run needs another one opposite, and here there is only one
set-mirror-lone-number = both sides of a mirror must match, but there is only one { $faces ->
    [one] { $face }
   *[other] each of { $face }
  }{ $count ->
    [0] {""}
    [one] , and only one joker to put opposite
   *[other] , and jokers can match only { $count } of them
  }
set-mirror-uneven = these tiles can’t be split evenly between the two sides of the mirror
set-mirror-mixed = each side of a mirror is part of a run or of a group, the same on both sides, and these tiles make neither
set-wrong-order = these dice make a set only in a different order, and a line is read as it stands
set-mixed = these { $game ->
    [dice] dice
   *[tiles] tiles
  } share neither a number (group) nor a color (run)

## What is wrong with a turn

fault-no-such-tile = { $found ->
    [one] One tile is
   *[other] { $found } tiles are
  } neither on the table nor on your rack.
fault-tile-twice = { $faces ->
    [0] A tile is used twice.
    [one] The { $face } is used twice.
   *[other] These tiles are used twice: { $face }.
  }
fault-tile-missing = { $faces ->
    [one] The { $face } is missing.
   *[other] These tiles are missing: { $face }.
  } Tiles that were on the table have to stay there.
fault-not-a-set = { $row ->
    [0] This row
   *[other] Row { $row }
  } isn’t a set: { $why }.
fault-nothing-played = Play at least one tile from your rack, or draw. If the pool is empty, you can pass.
fault-table-touched = { $row ->
    [0] A row on the table has changed.
   *[other] Row { $row } uses tiles that were already on the table.
  } On the turn you open, you can’t use or move what’s already on the table.
fault-opening-too-low = { $found ->
    [0] The tiles from your rack don’t make a set by themselves.
    [one] What you laid is worth one point.
   *[other] What you laid is worth { $found } points.
  } For your opening you need at least { $needed ->
    [0] one set
    [one] one point
   *[other] { $needed } points
  }, all from your rack.
fault-joker-not-replaced = You can free a joker only when the tile it stands for is on the table{ $faces ->
    [0] .
    [one] : the { $face }.
   *[other] : { $face }.
  }
fault-joker-not-in-new-set = A freed joker has to go into a new set in the same turn, not into one that was already there.
fault-joker-needs-rack-tiles = A freed joker has to go into a new set with at least { $needed ->
    [one] one tile
   *[other] { $needed } tiles
  } from your rack.
fault-pool-empty = The pool is empty. Play or pass.
fault-must-draw = You can pass only when the pool is empty. Play or draw.
fault-no-claim = These rules don’t allow a new deal.
fault-too-late-to-claim = You can ask for a new deal only until the first turn is over.
fault-too-few-pairs = You have { $found ->
    [0] no pairs
    [one] one pair
   *[other] { $found } pairs
  } of identical tiles. For a new deal you need { $needed }.
fault-game-not-over = The game isn’t over yet.

## What is wrong with a turn of the dice game

dice-fault-not-rolled = Roll first. Every turn starts with a roll.
dice-fault-already-rolled = You’ve already rolled. You get one roll per turn.
dice-fault-must-roll-all = For the first roll of a round, roll all { $needed } dice, not { $found }.
dice-fault-too-few-rolled = Roll at least { $needed ->
    [one] one die
   *[other] { $needed } dice
  }.
dice-fault-not-in-hand = { $found ->
    [one] One of these dice isn’t yours to roll.
   *[other] { $found } of these dice aren’t yours to roll.
  } You roll your own dice that you haven’t played yet.
dice-fault-no-such-die = { $found ->
    [one] One die is
   *[other] { $found } dice are
  } neither on the grid nor in your hand.
dice-fault-die-twice = { $found ->
    [one] One die is
   *[other] { $found } dice are
  } used twice.
dice-fault-die-missing = { $faces ->
    [one] The { $face } is missing.
   *[other] These dice are missing: { $face }.
  } Dice that were on the grid have to stay there.
dice-fault-cell-taken = There is room for only one die at { $cells }.
dice-fault-too-far-out = Dice can be at most { $needed } squares from the middle, and { $cells } is farther away.
dice-fault-nothing-played = Play at least one of your dice, or pass.
dice-fault-must-lay = Your dice show a set: { $pieces }. This turn you have to lay a set of your own dice.
dice-fault-too-many-sets = Under these rules, you can lay at most { $needed ->
    [one] one set
   *[other] { $needed } sets
  } made only of your own dice per turn. This turn has { $found }.
dice-fault-line-no-set = { $order ->
    [wrong] The line { $pieces } is a set only in another order.
   *[none] The line { $pieces } isn’t a set: { $why }.
  }
dice-fault-die-in-no-set = The { $face } isn’t part of a set, and every die has to be.
dice-fault-crossing-joker-two-faces = Where two lines cross, a joker has to be the same in both. At { $cells } that isn’t possible.
dice-fault-freed-joker-in-old-set = A freed joker has to go into another set, not back to the dice it was with.
dice-fault-round-not-over = The round isn’t over yet.

## Verdicts for a physical set

judge-no-set = This isn’t a set: { $why }.
judge-set = This is a { $shape ->
    [group] group
    [mirror] set with a mirror
   *[run] run
  }{ $points ->
    [0] .
    [one] , worth one point in an opening.
   *[other] , worth { $points } points in an opening.
  }
judge-set-lies = The joker as it lies makes { $points }; an opening counts the best way to lay these tiles.
judge-turn = { $out ->
    [yes] Every row is a set, and the rack is empty: this wins the game.
   *[no] Every row is a set, no tile is missing, and at least one came from the rack.
  }
judge-opening = { $out ->
    [yes] That’s enough for an opening, and the rack is empty: this wins the game.
   *[no] That’s enough for an opening, and every row is a set.
  }
judge-before = Row { $row } of the table isn’t a set before the turn: { $why }.
judge-no-dice = To check a turn of Turbo, lay it on the grid.
judge-grid-before = The grid before the turn isn’t right yet: every line of dice has to be a set.
judge-too-many-dice = Each player has at most { $dice } dice.
judge-only-dice = Only the dice game has a grid.
judge-dice = { $turn ->
    [pass] The player passes, and that’s fine.
    [out] Every line is a set. If no dice are left, the round is over.
   *[turn] Every line is a set.
  }
judge-allowed = Allowed
judge-not-allowed = Not allowed
