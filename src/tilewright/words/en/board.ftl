### English: felt and rack, in the browser.

## Felt

board-table = Table, { $count ->
    [0] no rows yet
    [one] one row
   *[other] { $count } rows
  }
board-row = Row { $row }: { $pieces }
board-row-set = Row { $row }: { $pieces }, a set worth { $value }
board-row-no-set = Row { $row }: { $pieces }, not a set yet
board-grip = Whole row { $row }
board-why = What is wrong with row { $row }
board-new-row = New row
board-stands = { $joker } as { $faces }
board-fresh = laid this turn
board-changed = moved last turn

## Rack

board-rack = Your rack, { $count ->
    [0] empty
    [one] one tile
   *[other] { $count } tiles
  }
board-tools = Rack and keys
board-by-color = By color
board-by-number = By number
board-own-order = Own order
board-type = Type

## Typing

board-typed = Rows
board-typed-example = R7 R8 R9 | K5 B5 O5
board-typed-lay = Lay
board-typed-fill = Whole table
board-typed-laid = Laid as typed.
board-typed-no-piece = “{ $word }” is no piece. Write a color K, R, B or O with a number, or a joker J, D, C or M.
board-typed-not-there = There is no { $word } left on your rack or on the table.

## What was done, said aloud

board-did-picked = Picked up { $pieces }.
board-did-dropped = Nothing picked up.
board-did-row = { $pieces } added to the row.
board-did-part = Row parted for { $pieces }.
board-did-new = { $pieces } in a new row.
board-did-rack = { $pieces } back on your rack.
board-did-not-own = { $pieces } came from the table and must stay there.
board-did-split = Row parted before { $pieces }.
board-did-joined = Rows joined.
board-undone = Undone.
board-redone = Done again.
board-reset = The table is as it was when your turn began.

## Keys

board-keys = Keys
board-keys-close = Close
board-keys-move = Arrow keys, Home, End: go through rows and rack
board-keys-pick = Enter or Space: pick up a tile, or put it back
board-keys-more = Shift with an arrow: pick up more tiles
board-keys-place = Enter on a tile of another row: put what you picked up into that row
board-keys-new = N: new row
board-keys-split = S: part the row before this tile
board-keys-join = J: join this row and the next
board-keys-whole = W: pick up the whole row
board-keys-back = Backspace: back to the rack
board-keys-drop = Escape: pick up nothing
board-keys-undo = Z: undo, Y: do again
board-keys-order = Alt with an arrow: move a tile of the rack
board-keys-type = T: type rows
