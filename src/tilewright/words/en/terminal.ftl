### English: the game in the terminal. Words in backticks are typed, and the same in every language.

## Commands that were not understood

move-unknown = I don’t know { $word }. Type tiles to lay them, like `K5 K6 K7`, or `help`.
move-did-you-mean = I don’t know { $word }. Did you mean `{ $near }`?
move-word-alone = Type { $word } on its own, with nothing after it.
move-row-alone = What about row { $row }? Type `{ $row } + B8` to add to it or `{ $row } - B8` to take a tile off. `help` shows more.
move-no-pieces = Which tiles? A tile is a color and a number, like those in `K5 K6 K7`.
move-no-row-number = { $word } isn’t a row. Use the row numbers on the left.
move-two-places = Tiles can go to only one place. Name one row after `to`, or `new`.
move-rows-from = With `|` you lay several new rows from your rack. `from` and `to` work with one row at a time.
move-split-how = Name the row and the tile that starts its second part, like `3 / B8`.
move-split-at-first = The { $piece } is first in row { $row }. Name the tile that starts the second part.
move-join-how = Name two or more rows, like `2 + 3`.
move-row-twice = You can’t join a row to itself.
move-no-such-row = There is no row { $row }. The last one is row { $last }.
move-table-empty = There is no row { $row }. The table is empty.
move-not-in-row = There is no { $pieces } in row { $row }.
move-in-no-row = No row has { $pieces }.
move-in-many-rows = { $pieces } is in rows { $rows }. Say which one with `from`.
move-lies-elsewhere = You have no { $piece } left on your rack, but { $count ->
    [one] row { $rows } has
   *[other] rows { $rows } have
  } one. To use it, add `from { $row }` after the tiles.
move-none-left = You have no { $piece } left.
move-not-yours = You don’t have { $piece }, and it isn’t on the table.
move-too-many = There aren’t that many { $piece } on the table and on your rack.
move-end-nothing = You haven’t laid anything yet. Lay at least one tile, or `draw` (`pass` when the pool is empty).
move-nothing-to-undo = There’s nothing to undo. The table is as it was when your turn began.
move-dice-unknown = I don’t know { $word }. Type dice and where they go, like `K3 at 2,0`, or `help`.
move-dice-roll-first = Roll first: `roll` rolls all your dice, `keep K3 K4` rolls all but these.
move-dice-none-shows = None of your dice shows { $piece }.
move-dice-no-more = You have no { $piece } left.
move-dice-lies-there = None of your dice shows { $piece }, but there’s one at { $cell }: `{ $cell } to 0,0` moves it.
move-dice-empty-cell = There’s nothing at { $cell }.
move-dice-cell-twice = You named the square { $cell } twice.
move-dice-too-far = { $cell } is too far out. Squares go from -{ $reach } to { $reach } each way.
move-dice-slanting = { $first } to { $last } isn’t a straight line. Name two squares in one row or column.
move-dice-down-where = Where does the line start? Name a square, like `K3 R3 B3 at 2,0 down`.
move-dice-move-where = Where to? `{ $cell } to 0,0` moves the die, `take { $cell }` takes it off the grid.
move-dice-two-cells = Name just one square, the one for the first die.
move-dice-which-cell = Which square? A square is its column and its row, like `2,0`.
move-dice-no-cell = { $word } isn’t a square. A square is its column and its row, like `2,0`.
move-dice-end-nothing = You haven’t laid anything yet. Lay at least one die, or `pass`.

## A game

play-welcome = Welcome to Tilewright
play-teach-sets = Lay sets of three or more: runs (K5 K6 K7) or groups (K8 R8 O8).
play-teach-pieces = K is black, R red, B blue, O orange. J, the joker, stands for any tile.
play-teach-special = D, the double, stands for two tiles. C changes the color of a run. M mirrors the two sides of a set.
play-teach-opening = { $points ->
    [0] Lay sets from your rack first. After that you can rearrange the table.
    [one] Open with at least one point. After that you can rearrange the table.
   *[other] Open with at least { $points } points. After that you can rearrange the table.
  }
play-teach-typing = Type `K5 K6 K7` to lay a row, `2 + B8` to add to row 2, then `end`; or `draw`.
play-teach-end = The first to empty their rack wins. `help` shows everything you can type.
play-special = What’s special here: { $rules }.
play-clock = You have { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  } per turn.
play-seconds-left = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
  }
play-rules = Rules: { $title } ({ $rules }).
play-rules-mark = * different from { $rules }.
play-rules-time = With --clock, turns are timed.
play-game = Game { $game } of { $games }
play-your-turn = { $game }: your turn
play-game-over = { $game } is over
play-count = { $name }: { $count }
play-pool = pool: { $count }
play-last-lap = The pool is empty: no more drawing, and everyone gets one last turn.
play-table-empty = The table is empty.
play-mark-new = * new since your last turn
play-mark-own = + from your rack
play-rack = Your rack: { $count ->
    [one] one tile
   *[other] { $count } tiles
  }, by { $sort ->
    [number] number
   *[color] color
  }
play-ok = ok
play-not-ok = not a set
play-in-hand = In your hand: { $pieces }. { $count ->
    [one] It has
   *[other] They have
  } to go back on the table before you end your turn.
play-opening = Your opening: { $found } of { $needed } points.
play-ready = Everything fits. Type `end` to finish your turn, or keep going.
play-hint-nothing = There’s nothing you can play. Draw, or pass if the pool is empty.
play-hint-something = You can play something. Type `hint` again to see which tiles.
play-hint-pieces = The most you can play: { $pieces }.
play-hint-some-pieces = You can play these tiles: { $pieces }.
play-hint-more = Type `hint` again to see how.
play-hint-reset = Starting from the table at the beginning of your turn (`reset` brings it back):
play-give-up = You’ll lose what you’ve laid this turn. Type `{ $word }` again to confirm.
play-penalty = If anything is wrong, everything goes back{ $count ->
    [0] {""}
    [one] , you draw one penalty tile,
   *[other] , you draw { $count } penalty tiles,
  } and your turn is over. Type `{ $word }` again to end your turn.
play-quit-again = Leave? { $saved ->
    [yes] Your match is saved.
   *[no] The game won’t be saved.
  } Type `quit` again to confirm.
play-left-with = { $you ->
    [yes] You are
   *[no] { $name } is
  } left with { $count ->
    [one] one tile
   *[other] { $count } tiles
  }, { $cost ->
    [one] { $cost } point:
   *[other] { $cost } points:
  }
play-card-game = game { $game }
play-card-total = total
play-card-won = won
play-card-round-total = round { $round }
play-next-game = Press Enter to deal game { $game }, or type `quit`.
play-another = Press Enter to leave, or type `again` to play another match.
play-claim = You have { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
  }: { $pieces }. Type `claim` to ask for a new deal, or press Enter to play on.
play-bye = Goodbye, and thanks for playing.
play-resume = You have an unfinished match with { $names }: { $rules }. Press Enter to continue it, or type `new` to start another.
play-saved = Your match is saved. `{ $command }` continues it.
play-promise = Game { $game }: the shuffle comes from a secret whose SHA-256 { $promise } was published before the first tile was dealt.
play-promise-kept = Game { $game }: the secret { $secret } matches the published SHA-256 { $promise }.
play-promise-broken = Game { $game }: the secret { $secret } does not match the published SHA-256 { $promise }!

## A match of the dice game

play-teach-dice-sets = Lay sets of three or more in lines, to the right or down: runs (K5 K6 K7) or groups (K8 R8 O8).
play-teach-dice-pieces = K is black, R red, B blue, O orange. J, the joker, stands for any face.
play-teach-dice-rolling = First you roll all nine dice, later as many as you like. If they show a set, you have to lay one.
play-teach-dice-grid = Lines can cross like in a crossword, and you can move dice that are already there. Every line has to be a set.
play-teach-dice-typing = Type `roll`, then `K5 K6 K7` or `K8 at 3,1` to lay dice, then `end`; or `pass`.
play-teach-dice-end = The first to play all their dice wins the round. The match has { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }. `help` shows everything you can type.
play-rules-house = * house rule at this table.
play-round = Round { $game } of { $games }
play-failed = turns without playing: { $count }
play-mark-wrong = ! not a set as it is
play-mark-own-die = + yours, laid this turn
play-dice-unrolled = Your dice: { $count ->
    [one] one, not rolled yet.
   *[other] { $count }, not rolled yet.
  }
play-dice-own = Your dice: { $count ->
    [one] one left
   *[other] { $count } left
  }
play-dice-of = { $name } has:
play-dice-left = { $you ->
    [yes] You are
   *[no] { $name } is
  } left with { $count ->
    [one] one die
   *[other] { $count } dice
  }, { $cost ->
    [one] { $cost } point:
   *[other] { $cost } points:
  }
play-roll-all = Type `roll` to roll all your dice.
play-roll-some = Type `roll` to roll them all, `roll K3 J` to roll some, or `keep K3 K4` to roll the others.
play-card-round = round
play-card-meaning = For each player: points this round, and the total so far.
play-next-round = Press Enter for round { $game }, or type `quit`.
play-hint-roll-all = For the first roll of a round, roll all your dice: `roll`.
play-hint-roll = Your best roll is `roll { $pieces }`: on average it lets you play the most dice.
play-hint-no-dice = None of your dice can be played. Pass.
play-hint-some-dice = You can play something. Type `hint` again to see which dice.
play-hint-dice = The most you can play: { $pieces }.
play-hint-these-dice = You can play these dice: { $pieces }.

## Help, one line per command

help-lay = lay a new row from your rack
help-range = the same, from one number to another
help-add = add tiles to a row
help-take = take tiles off a row: yours go back to your rack, others to your hand until you lay them again
help-from = use tiles from a row together with your own
help-move = move tiles from row to row
help-split = split a row before a tile
help-join = join row 3 to row 2
help-row = make a row exactly this, or change its order
help-table = type out the whole table
help-undo = undo the last step, or all of them
help-end = finish your turn with the table as it is
help-draw = end your turn by drawing a tile; pass if the pool is empty
help-claim = ask for a new deal, if the rules allow it
help-sort = sort your rack by color or by number
help-hint = can I play? again: which tiles? once more: how?
help-rules = the rules of this table; how to check the shuffle
help-quit = leave
help-roll = roll all your dice
help-roll-some = roll only these
help-keep = roll all but these
help-die-at = lay a die on a square: column 2, row 0; whatever was there goes to your hand
help-line-at = lay a line to the right of a square; dice that are already there and fit stay
help-line-down = lay it downward from the square
help-line = lay a line on its own, away from the others
help-die-to = move a die to another square
help-line-to = move a line; add right or down to lay it that way
help-die-take = take a die off: you get yours back, others go to your hand until you lay them again
help-grid = type out the whole grid, line by line
help-end-grid = finish your turn with the grid as it is
help-pass = end your turn without playing a die
help-hint-dice = which dice to roll? then: can I play? again: which dice? once more: how?

## What `check`, `solve` and `read` print

check-no-set = { $row }: not a set, { $why }
check-set = { $row }: { $readings }
check-reading = { $shape ->
    [group] group
    [mirror] mirror
   *[run] run
  } of { $points } { $points ->
    [one] point
   *[other] points
  }
check-stands = { $piece } is { $stand }
check-or = { $first }; or { $other }
check-opening = { $readings }; in an opening, { $points }
solve-play = play
solve-table = table
solve-nothing = nothing can be played
solve-not-found = nothing was found
solve-worth = { $count } { $game ->
    [dice] { $count ->
        [one] die
       *[other] dice
      }
   *[tiles] { $count ->
        [one] tile
       *[other] tiles
      }
  } worth { $points }, { $proven ->
    [yes] proven best
   *[no] not proven best
  }, { $time } us
read-found = { $photo }: { $count ->
    [0] no tiles
    [one] { $count } tile
   *[other] { $count } tiles
  }
read-unsure = check against the photo: { $tiles }
