"""Runs: three or more consecutive numbers of one color, the 1 always lowest (FR-09, FR-10, DE-12, DE-13, NL-08, TW-07).

A double fills two places (TW-37), and a color change lets the run continue in another color (TW-43).
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec import Struct

from tilewright.sets.rules import SHORTEST, Reading, SetRules, Shape, width
from tilewright.sets.stretch import colors, numbers_of, overtaken, places_of, stands, starts, without
from tilewright.tiles import (
    CODES,
    COLORS,
    FACES,
    HIGH,
    LOW,
    SAME_VALUE,
    Color,
    Face,
    Joker,
    JokerKind,
    Number,
    Row,
)

_CLASSIC, _DOUBLE = Joker(JokerKind.CLASSIC), Joker(JokerKind.DOUBLE)
_CHANGE, _MIRROR = Joker(JokerKind.CHANGE), Joker(JokerKind.MIRROR)


def readings(row: Row, rules: SetRules) -> Iterator[Reading]:
    """Yield the readings of the row, in its order, as a rising run; a joker stands for the number of its place."""
    if len(row) < SHORTEST or _MIRROR in row:
        return
    places = [(face,) for face in places_of(row)]
    able = colors(places, rules.change)
    if able is None:
        return
    for start in starts(places):
        numbers = range(start, start + len(places))
        yield Reading(Shape.RUN, tuple(stands(row, numbers, able)))


def orders(row: Row, rules: SetRules) -> Iterator[Row]:
    """Yield the orders in which all the pieces make a run, highest start first."""
    pieces = Counter(row)
    values = [face.value for face in row if isinstance(face, Number)]
    if _MIRROR in pieces or len(row) < SHORTEST or len(set(values)) < len(values):
        return
    for start in range(min(values, default=HIGH), LOW - 1, -1):
        for laid in _whole(_Growing(start), pieces, rules):
            if any(readings(laid, rules)):
                yield laid


def rows(pieces: Counter[Face], rules: SetRules) -> Iterator[Row]:
    """Yield every run of some of the pieces that does not split into two runs.

    Runs with too many colors are included.
    """
    if not any(isinstance(face, Joker) for face in pieces):
        yield from _natural(pieces)
        return
    for color in COLORS:
        for start in range(LOW, HIGH + 1):
            if _DOUBLE in pieces or _CHANGE in pieces:
                yield from _grown(_Growing(start, color=color), pieces, rules)
            else:
                yield from _with_classic_jokers(color, start, pieces, rules)


def most_points(row: Row) -> int:
    """Return the points of the row if it is a run and has a number, else more than any row has."""
    before = 0
    for face in row:
        if isinstance(face, Number):
            places = sum(map(width, row))
            return places * (face.value - before) + places * (places - 1) // 2
        before += width(face)
    return HIGH * (HIGH + 1)


def _natural(pieces: Counter[Face]) -> Iterator[Row]:
    """Yield the runs without jokers that do not split: stretches of the codes, which are sorted by color."""
    for first, face in enumerate(FACES):
        if face in pieces:
            assert isinstance(face, Number)
            last = min(first + 2 * SHORTEST - 1, first + HIGH - face.value + 1)
            for end in range(first + 1, last):
                if FACES[end] not in pieces:
                    break
                if end - first + 1 >= SHORTEST:
                    yield FACES[first : end + 1]


def _with_classic_jokers(color: Color, start: int, pieces: Counter[Face], rules: SetRules) -> list[Row]:
    """Return what `_grown` yields where all jokers are classic ones, in a quarter of its time."""
    found: list[Row] = []
    # Codes are sorted by color, so this is the code of the number of value 0.
    zero = CODES[SAME_VALUE[LOW][COLORS.index(color)]] - LOW

    def grow(row: Row, jokers: int, first: int, last: int) -> None:
        """Continue a row; `first` and `last` are the places of its outer numbers, -1 for none."""
        size = len(row)
        if size >= SHORTEST:
            # The same cuts as in `falls_apart`.
            if first >= 0 and max(SHORTEST, first + 1) <= min(size - SHORTEST, last):
                return
            found.append(row)
        value = start + size
        if value > HIGH:
            return
        if (number := FACES[zero + value]) in pieces:
            grow((*row, number), jokers, size if first < 0 else first, size)
        if jokers and (rules.adjacent_jokers or last == size - 1):
            grow((*row, _CLASSIC), jokers - 1, first, last)

    held = pieces[_CLASSIC]
    grow((), held if rules.max_jokers is None else min(held, rules.max_jokers), -1, -1)
    return found


class _Growing(Struct, frozen=True):
    """A run built from its lowest place up: the next number, and the colors of this part and the one before it."""

    next: int
    row: Row = ()
    color: Color | None = None
    before: Color | None = None

    @property
    def jokers(self) -> int:
        """How many jokers it has."""
        return sum(isinstance(face, Joker) for face in self.row)


def _whole(run: _Growing, left: Mapping[Face, int], rules: SetRules) -> Iterator[Row]:
    """Yield the runs that continue a beginning with all pieces left."""
    if not left:
        yield run.row
    elif not overtaken(run.next, left):
        for face, grown in _next(run, left, rules):
            yield from _whole(grown, without(left, face), rules)


def _grown(run: _Growing, left: Mapping[Face, int], rules: SetRules) -> Iterator[Row]:
    """Yield the runs that continue a beginning with some of the pieces left, until they split."""
    if len(run.row) >= SHORTEST:
        if falls_apart(run.row, rules):
            return
        yield run.row
    for face, grown in _next(run, left, rules):
        # A joker next to a double fills the same places in either order.
        if face == _CLASSIC and run.row[-1:] == (_DOUBLE,):
            continue
        # A first part without a number has no color: it is continued once, not once per color.
        if face == _CHANGE and run.color not in (None, COLORS[0]) and not _has_number(run.row):
            continue
        # Numbers only rise, so that none is needed twice; jokers are used up.
        yield from _grown(grown, left if isinstance(face, Number) else without(left, face), rules)


def _next(run: _Growing, left: Mapping[Face, int], rules: SetRules) -> list[tuple[Face, _Growing]]:
    """Return the pieces that may come next, each with the run that it makes."""
    nexts: list[tuple[Face, _Growing]] = [
        (number, _Growing(run.next + 1, (*run.row, number), number.color, run.before))
        for number in numbers_of(run.next, run.color, left)
        if number.color is not run.before
    ]
    if not joker_fits(run.row, rules) or run.jokers == rules.max_jokers:
        return nexts
    for joker in (_CLASSIC, _DOUBLE):
        if joker in left and run.next + width(joker) - 1 <= HIGH:
            nexts.append((joker, _Growing(run.next + width(joker), (*run.row, joker), run.color, run.before)))
    if _CHANGE in left and run.next <= HIGH and change_fits(run.row, rules):
        before = run.color if _has_number(run.row) else None
        nexts.append((_CHANGE, _Growing(run.next + 1, (*run.row, _CHANGE), None, before)))
    return nexts


def joker_fits(row: Row, rules: SetRules) -> bool:
    """Return whether a joker may continue this row (A-23)."""
    return rules.adjacent_jokers or not row or isinstance(row[-1], Number)


def change_fits(row: Row, rules: SetRules) -> bool:
    """Return whether a color change may continue this run (A-C3, A-C4)."""
    if not row:
        return rules.change.at_start
    return row[-1] != _CHANGE and row.count(_CHANGE) < rules.change.max_per_run


def falls_apart(row: Row, rules: SetRules) -> bool:
    """Return whether a run splits into two runs, each with a number of its own.

    A part of a run is a run if it is long enough and does not have to begin with a color change.
    """
    numbered = [place for place, face in enumerate(row) if isinstance(face, Number)]
    if not numbered or len(row) < 2 * SHORTEST:
        return False
    cuts = range(max(SHORTEST, numbered[0] + 1), min(len(row) - SHORTEST, numbered[-1]) + 1)
    return any(rules.change.at_start or row[cut] != _CHANGE for cut in cuts)


def _has_number(row: Row) -> bool:
    return any(isinstance(face, Number) for face in row)
