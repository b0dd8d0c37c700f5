"""How hard a puzzle is: what its answer makes a person do."""

from itertools import chain

from tilewright.game.table import Position, faces_on
from tilewright.solver.present.least_change import change, rebuilt
from tilewright.solver.present.steps import steps
from tilewright.solver.solve import Answer
from tilewright.tiles import Joker, Row

GRADES = range(1, 11)
"""The difficulties."""

# The first weight that belongs to each difficulty above 1, so that the grades of self-play are about equally common.
_GRADES = (10, 12, 13, 15, 17, 20, 23, 28, 34)


def graded(position: Position, rows: tuple[Row, ...], played: Row) -> tuple[int, int]:
    """Return the number of steps of the turn that leaves these rows, and its difficulty from 1 to 10.

    A step, a broken row and a joker weigh 2 each, as do 3 pieces on the rack or 12 on the table.
    """
    answer = Answer(rows=rows, played=played, tiles=len(played), points=0, exact=True, us=0)
    after = rebuilt(position, answer)
    taken = len(steps(position.table, after))
    broken, _ = change(position.table, after)
    seen = list(chain(*faces_on(position.table)))
    jokers = sum(isinstance(face, Joker) for face in (*seen, *played))
    weight = 2 * (taken + broken + jokers) + 2 * len(position.rack) // 3 + len(seen) // 6
    return taken, 1 + sum(weight >= least for least in _GRADES)
