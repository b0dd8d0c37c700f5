### English: puzzles.

puzzle-out = Lay your whole rack in one turn.
puzzle-most = Lay as many tiles as you can. Only one choice is the best.
puzzle-open = Open. Only one choice of tiles does it.
puzzle-free-joker = Lay your whole rack in one turn. You will need a joker from the table.
puzzle-dice-out = Lay all your dice in one turn. Some dice on the table have to move.
puzzle-dice-most = Lay as many dice as you can. Only one choice is the best.
puzzle-dice-free-joker = Lay all your dice in one turn. You will need a joker from the table.
puzzle-dice-cross = Lay all your dice in one turn. Some sets have to cross.
puzzle-table = Table
puzzle-rack = Rack
puzzle-dice = Dice
puzzle-grade = Difficulty { $grade } of 10, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
puzzle-empty = empty
