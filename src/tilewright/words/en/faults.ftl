### English: what is wrong with a row or a turn, in the sentences of the server and of the terminal.

## Why a row is no set

set-not-in-box = there is no { $face } among the pieces of this rulebook
set-too-many-copies = the box holds the { $face } only { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
  }
set-too-short = a set has at least { $count } pieces
set-too-few-numbered = jokers alone are no set: a set has at least { $count ->
    [one] one numbered piece
   *[other] { $count } numbered pieces
  }
set-too-many-jokers = by these rules a set may hold at most { $count ->
    [one] one joker
   *[other] { $count } jokers
  }
set-adjacent-jokers = by these rules two jokers may not lie side by side, and no order keeps them apart
set-change-at-start = by these rules a color change never has the lowest place of a run
set-too-many-changes = by these rules a run may hold at most { $count ->
    [one] one color change
   *[other] { $count } color changes
  }
set-too-many-colors = by these rules a run has at most { $count } colors
set-mirror-side-too-small = by these rules each side of a mirror stands for at least { $count } pieces
set-mirrored-group-too-large = by these rules a mirrored group stands for at most { $count } pieces in all
set-color-twice = the { $face } is there more than once: a group has each color once
set-group-too-large = a group has at most { $count } { $faces ->
    [0] pieces, one of each color
   *[other] colors, and a double joker stands for two of them
  }
set-number-twice = the { $face } is there more than once: a run has each number once
set-run-too-long = a run has at most { $count } numbers, from 1 to 13
set-one-after-thirteen = a run ends at 13: no 1 may follow it
set-gap = the run has a gap: { $face } { $faces ->
    [one] is
   *[other] are
  } missing { $count ->
    [0] {""}
    [one] and there is only one joker
   *[other] and there are only { $count } jokers
  }
set-double-does-not-fit = { $faces ->
    [0] {""}
    [one] the run has a gap, { $face } is missing:
   *[other] the run has a gap, { $face } are missing:
  } a double joker takes the place of two numbers in a row, no more and no less
set-change-in-group = a color change has no place in a group
set-change-same-color = a color change lies between two colors, and all numbers here have the same
set-change-without-place = a color change takes the place of a number, and there is none between { $face }
set-changes-side-by-side = { $count ->
    [0] two color changes may not lie side by side
   *[other] at one end there is no number for a color change, and two of them may not lie side by side
  }
set-changes-too-few = the run would change its color more often than there are color changes
set-change-gap = the run has a gap: { $count ->
    [one] one number more is
   *[other] { $count } numbers more are
  } missing than the jokers stand for
set-change-misplaced = the pieces make no run that goes on in another color behind a color change
set-two-mirrors = a set has only one mirror
set-mirror-lone-change = a color change beside a mirror has another one opposite, and here is only one
set-mirror-lone-number = both sides of a mirror are the same, but { $face } { $faces ->
    [one] is
   *[other] are
  } there only once { $count ->
    [0] {""}
    [one] and there is only one joker to lie opposite
   *[other] and jokers can lie opposite only { $count } of them
  }
set-mirror-uneven = the pieces cannot be shared out evenly to both sides of the mirror
set-mirror-mixed = each side of a mirror is part of a run or of a group, the same on both, and these pieces make neither
set-wrong-order = the dice are a set only in another order, and a line counts as it lies: a run rises along it
set-mixed = the pieces share neither one number (a group) nor one color (a run)

## What is wrong with a turn

fault-no-such-tile = { $found ->
    [one] One piece of this table is
   *[other] { $found } pieces of this table are
  } neither on the table nor on your rack.
fault-tile-twice = { $faces ->
    [0] A piece is
    [one] The { $face } is
   *[other] The { $face } are
  } used twice.
fault-tile-missing = The { $face } { $faces ->
    [one] is
   *[other] are
  } missing: what lay on the table stays on the table.
fault-not-a-set = Row { $row } is no set: { $why }.
fault-nothing-played = A turn lays at least one piece from your rack; whoever cannot draws, or passes once the pool is empty.
fault-table-touched = { $row ->
    [0] A row of the table is not as it was
   *[other] Row { $row } has pieces that lay on the table
  }: in the turn in which you open, the table stays untouched.
fault-opening-too-low = { $found ->
    [0] What you laid makes no set by itself
   *[other] What you laid is worth { $found ->
        [one] one point
       *[other] { $found } points
      }
  }: your first sets need { $needed } points, all from your rack.
fault-joker-not-replaced = A joker leaves its place only when the piece it stands for lies on the table{ $faces ->
    [0] .
    [one] : the { $face }.
   *[other] : { $face }.
  }
fault-joker-not-in-new-set = A joker that was freed goes into a new set in the same turn, not into one that lay there.
fault-joker-needs-rack-tiles = A joker that was freed goes into a new set with at least { $needed } pieces from your rack.
fault-pool-empty = There is nothing to draw: play or pass.
fault-must-draw = You may pass only when there is nothing to draw: play or draw.
fault-no-claim = By these rules nobody may have the pieces dealt again.
fault-too-late-to-claim = A new deal can be claimed only until the first turn of the game is over.
fault-too-few-pairs = You hold { $found ->
    [0] no pair
    [one] one pair
   *[other] { $found } pairs
  } of equal pieces; a new deal takes { $needed }.
fault-game-not-over = The game is not over yet.

## What is wrong with a turn of the dice game

dice-fault-not-rolled = Roll first: every turn begins with a roll.
dice-fault-already-rolled = You have rolled: there is one roll a turn.
dice-fault-must-roll-all = The first roll of a round is of all your { $needed } dice, not of { $found }.
dice-fault-too-few-rolled = Roll at least { $needed ->
    [one] one die
   *[other] { $needed } dice
  }.
dice-fault-not-in-hand = { $found ->
    [one] One of these dice is
   *[other] { $found } of these dice are
  } not in your hand: you roll your own dice that are not played yet.
dice-fault-no-such-die = { $found ->
    [one] One die of this grid is
   *[other] { $found } dice of this grid are
  } neither on the table nor in your hand.
dice-fault-die-twice = { $found ->
    [one] A die is
   *[other] { $found } dice are
  } named twice.
dice-fault-die-missing = The { $face } { $faces ->
    [one] is
   *[other] are
  } missing: dice that lay on the table stay on the table.
dice-fault-cell-taken = There is room for one die only at { $cells }.
dice-fault-too-far-out = No die may lie more than { $needed } cells away from the middle, as at { $cells }.
dice-fault-nothing-played = A turn places at least one die of yours; whoever cannot or will not passes.
dice-fault-must-lay = Your dice show a set, { $pieces }: what you play has to hold a set of its own.
dice-fault-too-many-sets = By these rules a turn lays at most { $needed ->
    [one] one set
   *[other] { $needed } sets
  } of own dice alone, and this one lays { $found }.
dice-fault-line-no-set = { $order ->
    [wrong] The line { $pieces } is a set only in another order.
   *[none] The line { $pieces } is no set: { $why }.
  }
dice-fault-die-in-no-set = The { $face } lies alone: every die has to be in a set.
dice-fault-crossing-joker-two-faces = A joker where two lines cross is the same die in both, and at { $cells } it cannot be.
dice-fault-freed-joker-in-old-set = A joker that was freed goes to another set, not back to the dice it lay with.
dice-fault-round-not-over = The round is not over yet.
