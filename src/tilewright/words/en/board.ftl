### English: table and rack, in the browser.

## Table

board-table = Table, { $count ->
    [0] no rows yet
    [one] one row
   *[other] { $count } rows
  }
board-row = Row { $row }: { $pieces }
board-row-set = Row { $row }: { $pieces }, a set worth { $value }
board-row-no-set = Row { $row }: { $pieces }, not a set yet
board-grip = Whole row { $row }
board-why = What’s wrong with row { $row }
board-new-row = New row
board-fit = Whole table
board-stands = { $joker } as { $faces }
board-or = { $first } or { $last }
board-fresh = laid this turn
board-changed = moved last turn
board-drawn = just drawn

## Rack

board-rack = Your rack, { $count ->
    [0] empty
    [one] one tile
   *[other] { $count } tiles
  }
board-tools = Rack tools
board-by-color = By color
board-by-number = By number
board-own-order = My order
board-type = Type

## Typing

board-typed = Rows
board-typed-example = R7 R8 R9 | K5 B5 O5
board-typed-lay = Lay
board-typed-fill = Insert whole table
board-typed-laid = Laid as typed.
board-typed-no-piece = “{ $word }” isn’t a tile. Type a color (K, R, B or O) with a number, or a joker (J, D, C or M).
board-typed-not-there = There’s no { $word } left on your rack or on the table.

## What happened, read aloud

board-did-picked = Picked up { $pieces }.
board-did-dropped = Put back.
board-did-row = { $pieces } added to the row.
board-did-part = Row split to make room for { $pieces }.
board-did-new = { $pieces } in a new row.
board-did-rack = { $pieces } back on your rack.
board-did-not-own = { $pieces } came from the table and must stay there.
board-did-split = Row split before { $pieces }.
board-did-joined = Rows joined.
board-undone = Undone.
board-redone = Redone.
board-reset = Back to the start of your turn.

## Keys

board-keys = Keys
board-keys-close = Close
board-keys-move = Arrow keys, Home, End: move through rows and rack
board-keys-pick = Enter or Space: pick up a tile, or put it back
board-keys-more = Shift + arrow: pick up more tiles
board-keys-place = Enter on a tile in another row: add what you picked up to that row
board-keys-new = N: new row
board-keys-split = S: split the row before this tile
board-keys-join = J: join this row with the next
board-keys-whole = W: pick up the whole row
board-keys-back = Backspace: back to the rack
board-keys-drop = Escape: put everything back
board-keys-undo = Z: undo, Y: redo
board-keys-order = Alt + arrow: move a tile on the rack
board-keys-type = T: type rows
