"""Jokers freed from a set of the grid, which must go to another set in the same turn (TB-25, A-T6)."""

from collections.abc import Collection, Iterator, Sequence
from itertools import islice, permutations
from operator import add

from msgspec import Struct

from tilewright.dice.grid import Cell, Faces, GridFault, GridFaultKind, GridRules, Line, joker_faces, lines
from tilewright.tiles import Face, Joker

# Our dice show at most four jokers, which makes 24 assignments, and two of any other face. Where there are more, not
# every assignment is tried.
_MOST_WAYS = 1_000


class _Visit(Struct, frozen=True):
    """A line that a freed joker left, a line it is in now, and how many dice of the first the second may hold."""

    left: frozenset[Cell]
    now: frozenset[Cell]
    most: int


def freed_joker_faults(before: Faces, after: Faces, rules: GridRules) -> tuple[GridFault, ...]:
    """Return what is wrong with the freed jokers; both grids are otherwise legal.

    Equal faces are interchangeable: the turn is legal if it is for some assignment of jokers and copies.
    """
    stood = joker_faces(before, rules)
    # In most turns every joker stays and can keep its meaning, so none is freed.
    able = joker_faces(after, rules)
    if not stood or all(stood[cell] & able.get(cell, frozenset()) for cell in stood):
        return ()
    kept = {(old, new) for old in stood for new in able if stood[old] & able[new]}
    ways = islice(_assignments(tuple(stood), tuple(able), kept), _MOST_WAYS)
    freed_ways = sorted(dict.fromkeys(tuple(pair for pair in way if pair not in kept) for way in ways), key=len)
    if any(_keeps_apart(freed, before, after) for freed in freed_ways):
        return ()
    freed = freed_ways[0]
    stuck = [pair for pair in freed if not _keeps_apart([pair], before, after)] or freed
    return (GridFault(GridFaultKind.FREED_JOKER_IN_OLD_SET, tuple(sorted(new for _, new in stuck))),)


def _assignments(
    olds: Line, free: Line, kept: Collection[tuple[Cell, Cell]]
) -> Iterator[tuple[tuple[Cell, Cell], ...]]:
    """Yield every assignment of old jokers to new ones, those that keep a meaning first."""
    if not olds:
        yield ()
        return
    old, *others = olds
    for new in sorted(free, key=lambda new: (old, new) not in kept):
        for rest in _assignments(tuple(others), tuple(cell for cell in free if cell != new), kept):
            yield ((old, new), *rest)


def _keeps_apart(freed: Sequence[tuple[Cell, Cell]], before: Faces, after: Faces) -> bool:
    """Return whether some assignment of copies separates every freed joker from the dice of the lines it left."""
    visits = tuple(_visits(freed, before, after))
    # The copies of each face move independently, so their contributions are added face by face.
    states = {(0,) * len(visits)}
    for face in {face for face in before.values() if not isinstance(face, Joker)}:
        ways = set(_copies(face, visits, before, after))
        sums = {tuple(map(add, state, way)) for state in states for way in ways}
        states = {total for total in sums if all(n <= visit.most for n, visit in zip(total, visits, strict=True))}
    return bool(states)


def _visits(freed: Sequence[tuple[Cell, Cell]], before: Faces, after: Faces) -> Iterator[_Visit]:
    for old, new in freed:
        for left in _through(old, before):
            numbered = frozenset(cell for cell in left if not isinstance(before[cell], Joker))
            for now in _through(new, after):
                # A-T6: with two or more of its numbered neighbors, or with its only one, it is still in the old set.
                yield _Visit(numbered, frozenset(now), 1 if len(numbered) > 1 else 0)


def _copies(face: Face, visits: Sequence[_Visit], before: Faces, after: Faces) -> Iterator[tuple[int, ...]]:
    """Yield, for each assignment of the copies of a face, how many of them each visit meets again."""
    sources = [cell for cell, other in before.items() if other == face]
    targets = [cell for cell, other in after.items() if other == face]
    for order in islice(permutations(targets, len(sources)), _MOST_WAYS):
        went = list(zip(sources, order, strict=True))
        yield tuple([sum(old in visit.left and new in visit.now for old, new in went) for visit in visits])


def _through(cell: Cell, faces: Faces) -> list[Line]:
    return [line for line in lines(faces) if cell in line]
