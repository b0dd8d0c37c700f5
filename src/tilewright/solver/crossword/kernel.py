"""What the kernel is asked about the crossword grid."""

from collections.abc import Iterable, Sequence
from struct import Struct as Packing

from tilewright.dice.grid import Cell, CrossingJoker, Faces, GridRules
from tilewright.kernel import native
from tilewright.solver.classic.question import KINDS
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.task import Found, Limits, Task
from tilewright.tiles import CODES, FACES, Face, Row

MOST_JOKERS = 16
"""As in kernel/grid/grid.h: more jokers, or more than 36 dice, are refused with a ValueError."""

_DESCENDING, _ONE_FACED, _MUST_LAY, _ALL_OR_NOTHING = 1, 2, 4, 8
_NO_LIMIT = 255
_WORTH = Packing(f"{KINDS}q")
_DIE = Packing("Bbb")


LIMITS = Limits(steps=20_000, layouts=100_000)
"""The limits of a search where nobody asks for others."""


def search(task: Task) -> Found:
    """Return the best turn of a task."""
    turn = task.turn
    flags = _flags(turn.rules, turn.must_lay) | _ALL_OR_NOTHING * task.going_out
    exact, candidate, islands = native.search_grid(
        _written_grid(turn.grid),
        _codes(turn.own),
        _WORTH.pack(*task.worth),
        _written_candidates(task),
        flags,
        _NO_LIMIT if turn.max_sets is None else turn.max_sets,
        task.limits.steps,
        task.limits.layouts,
    )
    if islands:
        return Found(_read_islands(islands), bool(exact))
    return Found(None if candidate < 0 else tuple(task.candidates[candidate].islands(turn.grid)), bool(exact))


def playable(turn: Turn, hands: Sequence[Row], steps: int) -> list[tuple[int, int]]:
    """Return for each hand roughly how many of its dice can be played, and their points.

    Whether they fit the plane is not checked. `turn.own` does not matter.
    """
    grid, held = _codes(turn.grid.values()), b"".join(map(_codes, hands))
    flags = _flags(turn.rules, turn.must_lay)
    return native.playable(grid, held, len(hands), flags, turn.joker_value, steps)


def _codes(faces: Iterable[Face]) -> bytes:
    return bytes([CODES[face] for face in faces])


def _flags(rules: GridRules, must_lay: bool) -> int:
    one_faced = rules.crossing_joker is CrossingJoker.ONE
    return _DESCENDING * rules.descending | _ONE_FACED * one_faced | _MUST_LAY * must_lay


def _written_grid(grid: Faces) -> bytes:
    """Return kind, x and y of each die; wide gaps are narrowed, which keeps all lines."""
    across, down = _narrowed(cell.x for cell in grid), _narrowed(cell.y for cell in grid)
    return b"".join([_DIE.pack(CODES[face], across[cell.x], down[cell.y]) for cell, face in grid.items()])


def _narrowed(places: Iterable[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    last = at = 0
    for place in sorted(set(places)):
        at += min(place - last, 2)
        found[place], last = at, place
    return found


def _written_candidates(task: Task) -> bytes:
    parts = bytearray()
    for candidate in task.candidates:
        parts += bytes([candidate.beside_grid, len(candidate.rows)])
        for row in candidate.rows:
            parts += bytes([len(row), *row])
    return bytes(parts)


def _read_islands(written: bytes) -> tuple[Faces, ...]:
    islands: list[Faces] = []
    at = 0
    while at < len(written):
        end = at + 1 + written[at] * _DIE.size
        dice = _DIE.iter_unpack(written[at + 1 : end])
        islands.append({Cell(x, y): FACES[kind] for kind, x, y in dice})
        at = end
    return tuple(islands)
