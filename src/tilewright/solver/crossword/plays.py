"""Every legal play on the crossword grid: the choices of dice that can be played, each with a grid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import chain, islice, product

from msgspec import Struct
from msgspec.structs import replace

from tilewright.dice.grid import Faces
from tilewright.dice.notation import write_grid
from tilewright.dice.turn import shows_set
from tilewright.solver.classic.question import KINDS
from tilewright.solver.common.question import JOKER
from tilewright.solver.crossword import kernel
from tilewright.solver.crossword.placing import on_one_grid
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.sets import Kinds, dice_sets
from tilewright.solver.crossword.solve import solve_grid
from tilewright.solver.crossword.task import Candidate, Task
from tilewright.solver.solve import Objective
from tilewright.solver.weights import FACE_VALUES
from tilewright.tiles import CODES, Face, Row, write_row

_ONE_EACH = (1,) * KINDS


class GridPlay(Struct, frozen=True):
    """A choice of dice that can be played, and one legal grid after it."""

    played: Row
    table: Faces

    def __hash__(self) -> int:
        return hash((self.played, frozenset(self.table.items())))

    def __str__(self) -> str:
        return f"{write_row(self.played)} -> {write_grid(self.table)}"

    def __repr__(self) -> str:
        return f"<GridPlay {self}>"


def grid_plays(turn: Turn, limit: int | None = None) -> Iterator[GridPlay]:
    """Yield every choice of the player's dice that is a legal turn, most dice first and then most points.

    Each choice is one question to the solver; where its steps run out, a choice may be left out.
    """
    return islice(_plays(turn), limit)


def _plays(turn: Turn) -> Iterator[GridPlay]:
    best = solve_grid(turn)
    # A best turn that is not proven bounds nothing.
    most = best.tiles if best.exact else len(turn.own)
    for choice in _choices(turn):
        if len(choice) <= most and (grid := _grid_after(turn, choice)) is not None:
            yield GridPlay(choice, grid)


def _grid_after(turn: Turn, choice: Row) -> Faces | None:
    """Return a legal grid after playing exactly these dice, or None."""
    # TB-07, A-T4: the duty to lay a set comes from all dice of the player, not from those chosen.
    if turn.must_lay and shows_set(turn.own) and not shows_set(choice):
        return None
    chosen = replace(turn, own=choice, must_lay=False)
    if not {CODES[face] for face in choice} <= _kinds_in_sets(chosen):
        # A die that is in no set of all dice cannot be played: quicker than to search for it.
        return None
    if turn.max_sets is not None:
        # Here one long run counts less than two short ones, which only the classic kernel joins.
        found = solve_grid(chosen, Objective.OUT)
        return found.grid if found.tiles == len(choice) else None
    islands = kernel.search(
        Task(turn=chosen, worth=_ONE_EACH, limits=kernel.LIMITS, candidates=_beside(choice), going_out=True)
    ).islands
    return None if islands is None else on_one_grid(islands, turn.grid)


def _kinds_in_sets(turn: Turn) -> set[int]:
    """Return the kinds that are in some set of the dice of a turn."""
    return set(chain.from_iterable(_sets_of((*turn.grid.values(), *turn.own))))


def _sets_of(faces: Row) -> tuple[Kinds, ...]:
    kinds = [CODES[face] for face in faces]
    return dice_sets({kind for kind in kinds if kind != JOKER}, kinds.count(JOKER))


def _beside(choice: Row) -> tuple[Candidate, ...]:
    """Return the turn that lays the dice as separate sets next to the unchanged grid, if they make sets."""
    rows = _divided(Counter([CODES[face] for face in choice]), _sets_of(choice))
    return () if rows is None else (Candidate(True, rows),)


def _divided(left: Counter[int], sets: Sequence[Kinds]) -> tuple[Kinds, ...] | None:
    """Return the first division of dice into sets, the lowest kind first, or None."""
    if not +left:
        return ()
    lowest = min(+left)
    for one in sets:
        needed = Counter(one)
        if lowest in needed and needed <= left and (rows := _divided(left - needed, sets)) is not None:
            return (one, *rows)
    return None


def _choices(turn: Turn) -> list[Row]:
    """Return every choice of dice but the empty one, each once however many dice show equal faces."""
    points = (*FACE_VALUES, turn.joker_value)
    faces = sorted(Counter(turn.own).items(), key=lambda counted: CODES[counted[0]])
    ways = product(*(range(count + 1) for _, count in faces))
    choices = [
        tuple(face for (face, _), count in zip(faces, way, strict=True) for _ in range(count))
        for way in ways
        if any(way)
    ]
    return sorted(choices, key=lambda choice: (-len(choice), -sum(points[CODES[face]] for face in choice)))


def grid_mask(turn: Turn, committed: Row = (), forbidden: Collection[Face] = ()) -> frozenset[Face]:
    """Return the faces of which one more die, played with those committed, is part of some legal turn.

    Of a forbidden face no die is played but those committed.
    """
    fixed, most = Counter(committed), Counter(turn.own)
    for face in forbidden:
        most[face] = fixed[face]
    found: set[Face] = set()
    for choice in _choices(turn):
        counts = Counter(choice)
        new = set(counts - fixed) - found
        if new and fixed <= counts <= most and _grid_after(turn, choice) is not None:
            found |= new
    return frozenset(found)
