"""Puzzles made of rolls of dice in which one turn stands out."""

from collections.abc import Callable

from msgspec.structs import replace

from tilewright.chance import Chance, branch, draw, shuffled
from tilewright.dice.grid import Cell, Faces, lines
from tilewright.dice.notation import listed_grid
from tilewright.puzzles.dice.grading import graded
from tilewright.puzzles.dice.position import dice_identity
from tilewright.puzzles.dice.proof import dice_fault
from tilewright.puzzles.puzzle import DicePuzzle, Kind, Puzzle, Solution
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.solve import GridAnswer, solve_grid
from tilewright.solver.solve import Objective
from tilewright.tiles import CODES, Joker, write_faces

# What a person still takes in, and the proofs still settle quickly.
_DICE = range(2, 7)
_MOST_ON_GRID = 14

_Candidate = Callable[[Turn, Chance], tuple[Turn, GridAnswer] | None]


def dice_puzzle(turn: Turn, kind: Kind, chance: Chance) -> DicePuzzle | None:
    """Return a puzzle made of a roll, or None if it does not make one."""
    candidate = _CANDIDATES[kind](turn, chance)
    if candidate is None:
        return None
    asked, answer = candidate
    steps, difficulty = graded(asked, answer.grid)
    made: DicePuzzle = Puzzle(
        id=dice_identity(asked, kind, "turbo"),
        rules="turbo",
        kind=kind,
        table=tuple(listed_grid(asked.grid)),
        rack=write_faces(asked.own),
        opened=True,
        answer=Solution(write_faces(answer.played), tuple(listed_grid(answer.grid))),
        steps=steps,
        difficulty=difficulty,
    )
    return made if dice_fault(made) is None else None


def _out(turn: Turn, chance: Chance) -> tuple[Turn, GridAnswer] | None:
    """Return the best turn of a roll with only the dice that it plays."""
    answer = solve_grid(turn)
    if not answer.exact or answer.tiles not in _DICE:
        return None
    asked = _smaller(replace(turn, own=answer.played), answer, chance)
    if len(asked.grid) > _MOST_ON_GRID:
        return None
    found = solve_grid(asked, Objective.OUT)
    return (asked, found) if found.tiles == len(asked.own) else None


def _moving(turn: Turn, chance: Chance) -> tuple[Turn, GridAnswer] | None:
    """Return such a turn if dice of the grid move in it."""
    found = _out(turn, chance)
    if found is None or all(found[1].grid.get(cell) == face for cell, face in found[0].grid.items()):
        return None
    return found


def _free_joker(turn: Turn, chance: Chance) -> tuple[Turn, GridAnswer] | None:
    if not any(isinstance(face, Joker) for face in turn.grid.values()):
        return None
    return _out(turn, chance)


def _most(turn: Turn, chance: Chance) -> tuple[Turn, GridAnswer] | None:
    """Return a roll with some more dice than the best turn plays."""
    found = _moving(turn, chance)
    if found is None:
        return None
    asked, _ = found
    others = list(turn.own)
    for face in asked.own:
        others.remove(face)
    chosen, _ = shuffled(others, branch(chance, "others"))
    room = _DICE.stop + 1 - len(asked.own)
    if not others or room <= 0:
        return None
    asked = replace(asked, own=tuple(sorted((*asked.own, *chosen[:room]), key=CODES.__getitem__)))
    answer = solve_grid(asked)
    return (asked, answer) if answer.exact and 0 < answer.tiles < len(asked.own) else None


def _smaller(turn: Turn, answer: GridAnswer, chance: Chance) -> Turn:
    """Return the position with some of the islands that the turn leaves as they are taken away."""
    share, chance = draw(chance, 3)
    kept: dict[Cell, object] = {}
    after = {frozenset(island.items()) for island in _islands(answer.grid)}
    for island in _islands(turn.grid):
        number, chance = draw(chance, 2)
        if not (frozenset(island.items()) in after and (share == 0 or (share == 1 and number))):
            kept |= island
    return replace(turn, grid={cell: face for cell, face in turn.grid.items() if cell in kept})


def _islands(grid: Faces) -> list[Faces]:
    """Return the parts of a grid that share no line."""
    parts: list[set[Cell]] = []
    for line in lines(grid):
        near = [part for part in parts if part.intersection(line)]
        parts = [part for part in parts if part not in near]
        parts.append(set(line).union(*near))
    return [{cell: grid[cell] for cell in sorted(part)} for part in parts]


_CANDIDATES: dict[Kind, _Candidate] = {
    Kind.OUT: _moving,
    Kind.MOST: _most,
    Kind.FREE_JOKER: _free_joker,
    Kind.CROSS: _out,
}
