### English. Sentences are made here and nowhere else.

## Pieces

color-K = black
color-R = red
color-B = blue
color-O = orange
face-number = { $color } { $number }
face-J = joker
face-D = double joker
face-C = color-change joker
face-M = mirror joker

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
set-color-twice = the { $face } is there more than once: a group has each color once
set-group-too-large = a group has at most { $count } pieces, one of each color
set-number-twice = the { $face } is there more than once: a run has each number once
set-run-too-long = a run has at most { $count } pieces, from 1 to 13
set-one-after-thirteen = a run ends at 13: no 1 may follow it
set-gap = the run has a gap: { $face } { $faces ->
    [one] is
   *[other] are
  } missing { $count ->
    [0] {""}
    [one] and there is only one joker
   *[other] and there are only { $count } jokers
  }
set-mixed = the pieces share neither one number (a group) nor one color (a run)
