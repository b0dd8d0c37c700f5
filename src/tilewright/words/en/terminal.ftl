### English: the game in the terminal. Words in backticks are typed, and the same in every language.

## What cannot be followed

move-unknown = { $word } means nothing here. Type pieces to lay them, as in `K5 K6 K7`, or `help`.
move-did-you-mean = { $word } means nothing here. Did you mean `{ $near }`?
move-word-alone = { $word } stands alone: nothing may follow it.
move-row-alone = What about row { $row }? Type `{ $row } + B8` to add to it, `{ $row } - B8` to take off; `help` shows more.
move-no-pieces = Which pieces? A piece is a color and a number, as in `K5 K6 K7`.
move-no-row-number = { $word } is no row: rows go by the numbers at their left.
move-two-places = Pieces go to one place: name one row behind `to`, or `new`.
move-rows-from = With `|` several new rows are laid from your rack; `from` and `to` go with one row at a time.
move-split-how = Name the row, and the piece that shall begin its second part, as in `3 / B8`.
move-split-at-first = The { $piece } is the first of row { $row }: name the piece that shall begin its second part.
move-join-how = Name two rows or more, as in `2 + 3`.
move-row-twice = A row cannot be joined to itself.
move-no-such-row = There is no row { $row }: the last one is row { $last }.
move-table-empty = There is no row { $row }: the table is empty.
move-not-in-row = There is no { $pieces } in row { $row }.
move-in-no-row = No row has { $pieces }.
move-in-many-rows = { $pieces } lies in rows { $rows }: say which one with `from`.
move-lies-elsewhere = You have no { $piece } left on your rack, but { $count ->
    [one] row { $rows } has
   *[other] rows { $rows } have
  } it: write `from { $row }` behind the pieces to use it.
move-none-left = You have no more { $piece }.
move-not-yours = You have no { $piece }, and none lies on the table.
move-too-many = There are not so many { $piece } on the table and your rack.
move-end-nothing = You have laid nothing yet: lay at least one piece, or `draw` (`pass` when the pool is empty).
move-nothing-to-undo = There is nothing to take back: the table is as it was when your turn began.
move-dice-unknown = { $word } means nothing here. Type dice and where they shall lie, as in `K3 at 2,0`, or `help`.
move-dice-roll-first = Roll first: `roll` rolls all your dice, `keep K3 K4` all but these.
move-dice-none-shows = None of your dice shows { $piece }.
move-dice-no-more = You have no more { $piece }.
move-dice-lies-there = None of your dice shows { $piece }, but one lies at { $cell }: `{ $cell } to 0,0` moves it.
move-dice-empty-cell = Nothing lies at { $cell }.
move-dice-cell-twice = The cell { $cell } is named twice.
move-dice-too-far = { $cell } is too far out: cells run from -{ $reach } to { $reach } each way.
move-dice-slanting = From { $first } to { $last } is no line: name two cells of one row or one column.
move-dice-down-where = Where does the line begin? Name a cell, as in `K3 R3 B3 at 2,0 down`.
move-dice-move-where = Where to? `{ $cell } to 0,0` moves the die, `take { $cell }` takes it off.
move-dice-two-cells = Dice go to one cell: name the one for the first of them.
move-dice-which-cell = Which cell? A cell is the number of its column and of its row, as in `2,0`.
move-dice-no-cell = { $word } is no cell: a cell is the number of its column and of its row, as in `2,0`.
move-dice-end-nothing = You have laid nothing yet: lay at least one die, or `pass`.

## A game

play-welcome = Welcome to Tilewright
play-teach-sets = Lay sets of three or more: runs (K5 K6 K7) or groups (K8 R8 O8).
play-teach-pieces = K is black, R red, B blue, O orange; J, the joker, stands for any piece.
play-teach-special = D, the double, stands for two pieces; C changes the color of a run; M mirrors its two sides.
play-teach-opening = { $points ->
    [0] Lay sets from your rack first; after that rearrange the table as you like.
   *[other] Your first sets must count { $points } points; after that rearrange the table too.
  }
play-teach-typing = Type `K5 K6 K7` to lay a row, `2 + B8` to add to row 2, then `end`; or `draw`.
play-teach-end = Whoever empties the rack first wins. `help` shows all you can type.
play-special = Special here: { $rules }.
play-clock = You have { $seconds } seconds a turn.
play-seconds-left = { $seconds } seconds left.
play-rules = Rules: { $title } ({ $rules }).
play-rules-mark = * differs from { $rules }.
play-rules-time = With --clock time counts.
play-game = Game { $game } of { $games }
play-your-turn = { $game }: your turn
play-game-over = { $game } is over
play-count = { $name }: { $count }
play-pool = pool: { $count }
play-last-lap = The last lap: nobody draws any more, and everybody has one last turn.
play-table-empty = The table is empty.
play-mark-new = * new since your last turn
play-mark-own = + from your rack
play-rack = Your rack: { $count ->
    [one] one piece
   *[other] { $count } pieces
  }, by { $sort ->
    [number] number
   *[color] color
  }
play-ok = ok
play-not-ok = no set
play-in-hand = In your hand: { $pieces }. { $count ->
    [one] It has
   *[other] They have
  } to lie on the table again before you end.
play-opening = Your opening: { $found } of { $needed } points.
play-ready = Everything fits. Type `end` to finish your turn, or go on.
play-hint-nothing = There is no turn for you: draw, or pass when the pool is empty.
play-hint-something = There is a turn for you. `hint` again says which pieces it plays.
play-hint-pieces = The most pieces that can go are { $pieces }.
play-hint-some-pieces = These pieces can go: { $pieces }.
play-hint-more = `hint` again says how.
play-hint-reset = From the table as it lay when your turn began (`reset` brings it back):
play-give-up = That gives up what you have laid in this turn. Type `{ $word }` again if you mean it.
play-quit-again = Leave? The game is not kept. Type `quit` again if you mean it.
play-left-with = { $you ->
    [yes] You are
   *[no] { $name } is
  } left with { $count ->
    [one] one piece
   *[other] { $count } pieces
  }, { $cost } points:
play-card-game = game { $game }
play-card-total = total
play-next-game = Press Enter to deal game { $game }, or type `quit`.
play-another = Press Enter to leave, or type `again` for another match.
play-claim = You hold { $count } pairs: { $pieces }, each twice. Type `claim` to have everything dealt again, or press Enter to play on.
play-bye = Good-bye, and thank you for playing.
play-promise = Game { $game }: the deal comes from a secret with SHA-256 { $promise }, promised before the first piece was dealt.
play-promise-kept = Game { $game }: the secret { $secret } has the SHA-256 { $promise } that was promised.
play-promise-broken = Game { $game }: the secret { $secret } does not have the SHA-256 { $promise } that was promised!

## A match of the dice game

play-teach-dice-sets = Lay sets of three or more in lines, to the right or down: runs (K5 K6 K7) or groups (K8 R8 O8).
play-teach-dice-pieces = K is black, R red, B blue, O orange; J, the joker, stands for any face.
play-teach-dice-rolling = You roll all nine dice at first, later as many as you like; if they show a set, you must lay one.
play-teach-dice-grid = Lines may cross as in a crossword, and you may move dice that lie there; every line has to be a set.
play-teach-dice-typing = Type `roll`, then `K5 K6 K7` or `K8 at 3,1` to lay dice, then `end`; or `pass`.
play-teach-dice-end = Whoever is out of dice wins the round; { $rounds ->
    [one] one round is
   *[other] { $rounds } rounds are
  } played. `help` shows all you can type.
play-rules-house = * a house rule of this table.
play-round = Round { $game } of { $games }
play-failed = turns without a die: { $count }
play-mark-wrong = ! no set as it lies
play-mark-own-die = + yours, laid now
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
  }, { $cost } points:
play-roll-all = Type `roll` to roll all your dice.
play-roll-some = Type `roll` to roll them all, `roll K3 J` to roll some, or `keep K3 K4` to roll the others.
play-card-round = round
play-card-meaning = For each player the points of the round and the total so far.
play-next-round = Press Enter for round { $game }, or type `quit`.
play-hint-roll-all = The first roll of a round is of all your dice: `roll`.
play-hint-roll = When rolls are tried out, this one lets you play most dice: `roll { $pieces }`.
play-hint-no-dice = None of your dice can be played: pass.
play-hint-some-dice = There is a turn for you. `hint` again says which dice it plays.
play-hint-dice = The most dice that can go are { $pieces }.
play-hint-these-dice = These dice can go: { $pieces }.

## Help, one line a move

help-lay = lay a new row from your rack
help-range = the same for a stretch of one color
help-add = put pieces on a row
help-take = take pieces off a row: yours go back to your rack, others to your hand until you lay them again
help-from = use pieces of a row together with your own
help-move = move pieces from row to row
help-split = cut a row in front of a piece
help-join = put row 3 onto row 2
help-row = make a row exactly this, also to change its order
help-table = state the whole table
help-undo = take back the last step, or all of them
help-end = finish your turn with the table as it lies
help-draw = end your turn with a piece from the pool; pass when there is none
help-claim = have everything dealt again, where the rules know it
help-sort = sort your rack by color or by number
help-hint = is there a turn? again: which pieces? once more: how?
help-rules = what is played by; the promise behind the shuffle
help-quit = leave
help-roll = roll all your dice
help-roll-some = roll only these
help-keep = roll all but these
help-die-at = lay a die at a cell: column 2, row 0; what lay there goes to your hand
help-line-at = lay a line from a cell to the right; dice that lie there already and show the same stay
help-line-down = lay it down from the cell
help-line = lay a line by itself, away from the others
help-die-to = move a die to another cell
help-line-to = move a line; with right or down behind it, it is laid that way
help-die-take = take a die off: yours is yours again, others go to your hand until you lay them again
help-grid = state the whole grid, line by line
help-end-grid = finish your turn with the grid as it lies
help-pass = end your turn without a die
help-hint-dice = which dice to roll? then: is there a turn? again: which dice? once more: how?
