"""How hard a puzzle on the crossword grid is: what its answer makes a person do."""

from tilewright.dice.grid import Faces, lines
from tilewright.solver.crossword.pool import Turn
from tilewright.tiles import Joker

# The first weight that belongs to each difficulty above 1, so that the grades of self-play are about equally common.
_GRADES = (11, 12, 14, 16, 17, 18, 20, 22, 28)


def graded(turn: Turn, after: Faces) -> tuple[int, int]:
    """Return the number of steps to a grid, and its difficulty from 1 to 10.

    To take off the dice that move is one step, and so is each line that is laid. A step and a joker weigh 2, a die that
    moves, a crossing and 3 dice in all weigh 1.
    """
    stay = {cell for cell, face in turn.grid.items() if after.get(cell) == face}
    moved = len(turn.grid) - len(stay)
    steps, crossed = int(moved > 0), 0
    lying = set(stay)
    for line in lines(after):
        if not lying.issuperset(line):
            steps += 1
            lying.update(line)
    cells = [cell for line in lines(after) for cell in line]
    crossed = len(cells) - len(set(cells))
    jokers = sum(isinstance(face, Joker) for face in after.values())
    weight = 2 * (steps + jokers) + moved + crossed + (len(turn.grid) + len(turn.own)) // 3
    return steps, 1 + sum(weight >= least for least in _GRADES)
