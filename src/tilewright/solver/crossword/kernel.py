"""The search on the crossword grid, in the form in use."""

from collections.abc import Iterable, Sequence
from struct import Struct as Packing

from tilewright.dice.grid import Cell, CrossingJoker, Faces, GridRules
from tilewright.kernel import either, is_compiled, native
from tilewright.solver.classic.question import KINDS
from tilewright.solver.crossword import islands as plain
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.task import Found, Limits, Task
from tilewright.tiles import CODES, FACES, Face, Row

MOST_JOKERS = 16
"""As in kernel/grid/grid.h: more jokers, or more than 36 dice, are refused with a ValueError."""

_DESCENDING, _ONE_FACED, _MUST_LAY, _ALL_OR_NOTHING = 1, 2, 4, 8
_NO_LIMIT = 255
_WORTH = Packing(f"{KINDS}q")
_DIE = Packing("Bbb")


# The limits of a search suit the speed of its form.
PLAIN_LIMITS, COMPILED_LIMITS = Limits(steps=4_000, layouts=1_500), Limits(steps=20_000, layouts=100_000)


def limits() -> Limits:
    """Return the limits that suit the form in use."""
    return COMPILED_LIMITS if is_compiled() else PLAIN_LIMITS


def _search(task: Task) -> Found:
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


def _playable(turn: Turn, hands: Sequence[Row], steps: int) -> list[tuple[int, int]]:
    grid, held = _codes(turn.grid.values()), b"".join(map(_codes, hands))
    flags = _flags(turn.rules, turn.must_lay)
    return native.playable(grid, held, len(hands), flags, turn.joker_value, steps)


search = either(plain.search, lambda: _search)
"""Return the best turn of a task."""
playable = either(plain.playable, lambda: _playable)
"""Return for each hand roughly how many dice can be played, and their points."""


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
