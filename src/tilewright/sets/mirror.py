"""Mirrored sets: the same stretch of a run, or the same part of a group, on both sides of a mirror (TW-46 to TW-53)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product

from msgspec import Struct

from tilewright.sets import mirrored_group
from tilewright.sets.rules import SHORTEST, Reading, SetRules, Shape, Stand, width
from tilewright.sets.run import change_fits, joker_fits
from tilewright.sets.stretch import colors, numbers_of, overtaken, places_of, stands, starts, without
from tilewright.tiles import HIGH, LOW, Color, Face, Joker, JokerKind, Number, Row

_CLASSIC, _DOUBLE = Joker(JokerKind.CLASSIC), Joker(JokerKind.DOUBLE)
_CHANGE, _MIRROR = Joker(JokerKind.CHANGE), Joker(JokerKind.MIRROR)
_NOTHING = Stand((), ())


def readings(row: Row, rules: SetRules) -> Iterator[Reading]:
    """Yield the readings of the row, in its order, as mirrored: a run rising or falling to the mirror, or a group."""
    if len(row) < SHORTEST or row.count(_MIRROR) != 1:
        return
    place = row.index(_MIRROR)
    left, right = row[:place], row[place + 1 :]
    size = len(places_of(left))
    if size != len(places_of(right)) or size < rules.mirror.min_side:
        return
    sides = [*_run_sides(left, right, rules), *mirrored_group.sides(left, right, rules.mirror)]
    # One piece a side is both a run and a group, and is read once.
    for here, there in dict.fromkeys(sides):
        yield Reading(Shape.MIRROR, (*here, _NOTHING, *there))


def orders(row: Row, rules: SetRules) -> Iterator[Row]:
    """Yield orders in which all the pieces make a mirrored set, runs rising towards the mirror (A-M7).

    Where the rules keep jokers apart, a run may also fall towards the mirror, which is a joker too.
    """
    pieces = Counter(row)
    if pieces.pop(_MIRROR, 0) != 1:
        return
    values = {face.value for face in pieces if isinstance(face, Number)}
    for start in range(min(values, default=HIGH), LOW - 1, -1):
        for sides in _whole(_Sides(start), pieces, rules):
            yield sides.row
            if not rules.adjacent_jokers:
                yield (*sides.left[::-1], _MIRROR, *sides.right)
    if len(values) <= 1:
        yield from mirrored_group.orders(pieces, rules)


def rows(pieces: Counter[Face], rules: SetRules) -> Iterator[Row]:
    """Yield a row for each mirrored set of some of the pieces, except those that split into a smaller one and two runs.

    Rows with too many colors are included.
    """
    if _MIRROR not in pieces:
        return
    others = {face: count for face, count in pieces.items() if face != _MIRROR}
    for start in range(LOW, HIGH + 1):
        for sides in _grown(_Sides(start), others, rules):
            yield sides.row
    yield from mirrored_group.rows(pieces, rules)


_Side = tuple[Stand, ...]


def _run_sides(left: Row, right: Row, rules: SetRules) -> Iterator[tuple[_Side, _Side]]:
    """Yield what the pieces of both sides stand for, as a run that rises to the mirror and as one that falls."""
    towards = list(zip(places_of(left), reversed(places_of(right)), strict=True))
    for step in (1, -1):
        places = towards[::step]
        able = colors(places, rules.change)
        if able is None:
            continue
        for start in starts(places):
            numbers = range(start, start + len(places))
            yield (
                tuple(stands(left, numbers[::step], able[::step])),
                tuple(stands(right, numbers[::-step], able[::-step])),
            )


class _Sides(Struct, frozen=True):
    """A mirrored run built from its lowest place up, both sides at once; the right side is stored from outside in.

    `busy` says which sides have a double that also fills the next place.
    """

    next: int
    left: Row = ()
    right: Row = ()
    busy: tuple[bool, bool] = (False, False)
    color: Color | None = None
    before: Color | None = None

    @property
    def row(self) -> Row:
        """The whole set."""
        return (*self.left, _MIRROR, *self.right[::-1])

    @property
    def jokers(self) -> int:
        """How many jokers it has, with the mirror."""
        return sum(isinstance(face, Joker) for face in self.row)


def _whole(sides: _Sides, left: Mapping[Face, int], rules: SetRules) -> Iterator[_Sides]:
    """Yield the mirrored runs that continue a beginning with all pieces left."""
    if not left and not any(sides.busy):
        yield sides
    elif not overtaken(sides.next, left):
        for used, grown in _next(sides, left, rules):
            yield from _whole(grown, without(left, *used), rules)


def _grown(sides: _Sides, left: Mapping[Face, int], rules: SetRules) -> Iterator[_Sides]:
    """Yield the mirrored runs that continue a beginning with some of the pieces left, until they split."""
    if rules.max_jokers is not None and sides.jokers > rules.max_jokers:
        return
    if sides.left and not any(sides.busy):
        if _falls_apart(sides, rules):
            return
        yield sides
    for used, grown in _next(sides, left, rules):
        yield from _grown(grown, without(left, *used), rules)


_Filler = Face | None


def _next(sides: _Sides, left: Mapping[Face, int], rules: SetRules) -> Iterator[tuple[tuple[_Filler, _Filler], _Sides]]:
    """Yield each way to fill the next place on both sides: with a piece, or with nothing where a double fills it."""
    if sides.next > HIGH:
        return
    for one, two in product(_fillers(sides, 0, left, rules), _fillers(sides, 1, left, rules)):
        if one is not None and one == two and left[one] < 2:
            continue
        shown = {face.color for face in (one, two) if isinstance(face, Number)}
        if len(shown) <= 1 and sides.before not in shown:
            yield (
                (one, two),
                _Sides(
                    sides.next + 1,
                    sides.left if one is None else (*sides.left, one),
                    sides.right if two is None else (*sides.right, two),
                    (one == _DOUBLE, two == _DOUBLE),
                    next(iter(shown), sides.color),
                    sides.before,
                ),
            )
    if left.get(_CHANGE, 0) < 2 or any(sides.busy) or not change_fits(sides.left, rules):
        return
    if joker_fits(sides.left, rules) and joker_fits(sides.right, rules):
        laid = _Sides(sides.next + 1, (*sides.left, _CHANGE), (*sides.right, _CHANGE), before=sides.color)
        yield (_CHANGE, _CHANGE), laid


def _fillers(sides: _Sides, side: int, left: Mapping[Face, int], rules: SetRules) -> list[_Filler]:
    """Return the pieces that may fill the next place of one side; nothing new where a double fills it already."""
    if sides.busy[side]:
        return [None]
    fillers: list[_Filler] = [*numbers_of(sides.next, sides.color, left)]
    if joker_fits((sides.left, sides.right)[side], rules):
        fillers += [joker for joker in (_CLASSIC, _DOUBLE) if joker in left and sides.next + width(joker) - 1 <= HIGH]
    return fillers


def _falls_apart(sides: _Sides, rules: SetRules) -> bool:
    """Return whether a run can be cut off each side and leave a smaller mirrored set."""
    ends = _ends(sides.right)
    size = len(places_of(sides.left))
    for place, one in _ends(sides.left).items():
        two = ends.get(place, 0)
        if min(one, two) < SHORTEST or size - place < rules.mirror.min_side:
            continue
        outer, inner = (sides.left[:one], sides.right[:two]), (sides.left[one:], sides.right[two:])
        if not (all(map(_has_number, outer)) and any(map(_has_number, inner))):
            continue
        # Where jokers lie apart, the rest must have a number on each side to lie beside the mirror.
        if not rules.adjacent_jokers and any(isinstance(side[0], Joker) for side in inner):
            continue
        if rules.change.at_start or inner[0][0] != _CHANGE:
            return True
    return False


def _ends(side: Row) -> dict[int, int]:
    """Return the number of pieces that fill the first places of a side, by the number of places they fill."""
    ends: dict[int, int] = {}
    place = 0
    for count, face in enumerate(side, start=1):
        place += width(face)
        ends[place] = count
    return ends


def _has_number(row: Row) -> bool:
    return any(isinstance(face, Number) for face in row)
