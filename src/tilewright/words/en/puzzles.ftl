### English: puzzles.

puzzle-out = Play all your tiles in one turn.
puzzle-most = Play as many tiles as you can. There’s only one best answer.
puzzle-open = Make your opening. Only one choice of tiles will do.
puzzle-free-joker = Play all your tiles in one turn. You’ll need a joker from the table.
puzzle-dice-out = Play all your dice in one turn. Some dice on the grid have to move.
puzzle-dice-most = Play as many dice as you can. There’s only one best answer.
puzzle-dice-free-joker = Play all your dice in one turn. You’ll need a joker from the grid.
puzzle-dice-cross = Play all your dice in one turn. Some sets have to cross.
puzzle-table = Table
puzzle-rack = Rack
puzzle-dice = Dice
puzzle-grade = Difficulty { $grade } of 10, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
puzzle-empty = empty
