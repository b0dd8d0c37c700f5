"""The proof that a puzzle on the crossword grid is one, without the solver."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, product

from tilewright.dice.commands import PlaceDice
from tilewright.dice.grid import Faces, grid_faults, joker_faces
from tilewright.dice.notation import grid_of_list
from tilewright.dice.turn import turn_faults
from tilewright.puzzles.dice.grading import graded
from tilewright.puzzles.dice.layouts import may_cover, may_lie_beside
from tilewright.puzzles.dice.position import dice_identity, grid_after, round_of, turn_of
from tilewright.puzzles.layouts import leftovers
from tilewright.puzzles.puzzle import DicePuzzle, Kind
from tilewright.sets.rules import SetRules
from tilewright.solver.crossword.pool import Turn
from tilewright.tiles import CODES, Row, read_faces


def dice_fault(puzzle: DicePuzzle) -> str | None:
    """Return what is wrong with a puzzle in one sentence, or None if it is proven; BadInput if it cannot be read."""
    turn, played, after = turn_of(puzzle), read_faces(puzzle.answer.played), grid_of_list(puzzle.answer.table)
    if not puzzle.opened or puzzle.kind not in _PROOFS:
        return "there is no such puzzle on the grid"
    if grid_faults(turn.grid, turn.rules):
        return "the table is not a crossword of sets"
    if not is_legal(puzzle, played, after):
        return "the answer is not a legal turn"
    if puzzle.id != dice_identity(turn, puzzle.kind, puzzle.rules):
        return "the id is not that of the position"
    if (puzzle.steps, puzzle.difficulty) != graded(turn, after):
        return "steps or difficulty are not those of the answer"
    return _PROOFS[puzzle.kind](turn, played)


def is_legal(puzzle: DicePuzzle, played: Row, after: Faces) -> bool:
    """Return whether a turn plays just these dice, leaves this grid, and is legal."""
    now = round_of(puzzle)
    before = grid_of_list(puzzle.table)
    grid = grid_after(now, after)
    if grid is None or Counter(after.values()) - Counter(before.values()) != Counter(played):
        return False
    return not turn_faults(now, now.seat, PlaceDice(grid))


def _out(turn: Turn, played: Row) -> str | None:
    if len(played) != len(turn.own):
        return "the answer does not lay all dice"
    if may_lie_beside(turn.grid, played, turn.rules):
        return "the dice can perhaps be laid without moving one"
    return None


def _most(turn: Turn, played: Row) -> str | None:
    if len(played) == len(turn.own):
        return "all dice can be laid"
    if any(may_cover((*turn.grid.values(), *choice)) for choice in _others(turn.own, played)):
        return "another choice of as many dice can perhaps be laid"
    if may_lie_beside(turn.grid, played, turn.rules):
        return "the dice can perhaps be laid without moving one"
    return None


def _others(own: Row, played: Row) -> Iterator[Row]:
    """Yield every other choice of at least as many dice."""
    answer = Counter(played)
    for size in range(len(played), len(own) + 1):
        for choice in dict.fromkeys(combinations(sorted(own, key=CODES.__getitem__), size)):
            if Counter(choice) != answer:
                yield choice


def _cross(turn: Turn, played: Row) -> str | None:
    if len(played) != len(turn.own):
        return "the answer does not lay all dice"
    lying = tuple(turn.grid.values())
    if not leftovers(lying, (), SetRules(), 0):
        return "the sets of the table cross already"
    if leftovers((*lying, *played), (), SetRules(), 0):
        return "the dice can be laid without a crossing"
    return None


def _free_joker(turn: Turn, played: Row) -> str | None:
    if len(played) != len(turn.own):
        return "the answer does not lay all dice"
    able = joker_faces(turn.grid, turn.rules)
    if not able:
        return "no joker lies on the table"
    numbered = [face for cell, face in turn.grid.items() if cell not in able]
    for meant in product(*able.values()):
        stood = [face for meaning in meant for face in meaning]
        if may_cover((*numbered, *stood, *played)):
            return "the dice can perhaps be laid without freeing a joker"
    return None


_PROOFS: dict[Kind, Callable[[Turn, Row], str | None]] = {
    Kind.OUT: _out,
    Kind.MOST: _most,
    Kind.FREE_JOKER: _free_joker,
    Kind.CROSS: _cross,
}
