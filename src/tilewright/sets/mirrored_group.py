"""Mirrored groups: one number, each color of it once on either side of a mirror (A-M2, A-M3)."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

from tilewright.sets.rules import GroupLimit, MirrorRules, SetRules, Stand, jokers_lie_apart, width
from tilewright.sets.stretch import places_of
from tilewright.tiles import COLORS, HIGH, LOW, SAME_VALUE, Color, Face, Joker, JokerKind, Number, Row

_CLASSIC, _DOUBLE = Joker(JokerKind.CLASSIC), Joker(JokerKind.DOUBLE)
_CHANGE, _MIRROR = Joker(JokerKind.CHANGE), Joker(JokerKind.MIRROR)

_Side = tuple[Stand, ...]


def sides(left: Row, right: Row, rules: MirrorRules) -> Iterator[tuple[_Side, _Side]]:
    """Yield what the pieces of two sides of one size stand for, whatever the order of the colors (A-M7)."""
    values = {face.value for face in (*left, *right) if isinstance(face, Number)}
    size = len(places_of(left))
    if len(values) > 1 or size > _most(rules) or _CHANGE in (*left, *right):
        return
    shown = [[face.color for face in side if isinstance(face, Number)] for side in (left, right)]
    together = {*shown[0], *shown[1]}
    free = size - len(together)
    if free < 0 or any(len(set(colors)) < len(colors) for colors in shown):
        return
    others = set(COLORS) - together if free else set()
    for value in values or range(HIGH, LOW - 1, -1):
        here, there = (
            tuple(_stand(face, value, together.difference(colors), others, free) for face in side)
            for side, colors in zip((left, right), shown, strict=True)
        )
        yield here, there


def orders(pieces: Counter[Face], rules: SetRules) -> Iterator[Row]:
    """Yield the pieces around a mirror, once for each division into two sides.

    Each color faces itself (A-M7). Where the rules keep jokers apart, the first order that does so is used.
    """
    size, odd = divmod(sum(width(face) * count for face, count in pieces.items()), 2)
    if odd or size > _most(rules.mirror):
        return
    twice = [face for face, count in pieces.items() if isinstance(face, Number) and count > 1]
    single = [face for face, count in pieces.items() if isinstance(face, Number) and count == 1]
    helpers = list(product(range(pieces[_CLASSIC] + 1), range(pieces[_DOUBLE] + 1)))
    for here in product((True, False), repeat=len(single)):
        shown = [*twice, *(face for face, is_here in zip(single, here, strict=True) if is_here)]
        for classic, double in helpers:
            if len(shown) + classic + 2 * double == size:
                left: Row = (*shown, *[_CLASSIC] * classic, *[_DOUBLE] * double)
                yield from _laid(left, tuple((pieces - Counter(left)).elements()), rules)


def rows(pieces: Counter[Face], rules: SetRules) -> Iterator[Row]:
    """Yield a row for each mirrored group of some of the pieces that has a number."""
    helpers = list(product(range(pieces[_CLASSIC] + 1), range(pieces[_DOUBLE] + 1)))
    for same in SAME_VALUE.values():
        present = [number for number in same if number in pieces]
        for counts in product(*(range(min(pieces[number], 2) + 1) for number in present)):
            for classic, double in helpers if any(counts) else ():
                size, odd = divmod(sum(counts) + classic + 2 * double, 2)
                # A color shown once faces a joker.
                if odd or counts.count(1) > classic + 2 * double or size > _most(rules.mirror):
                    continue
                chosen: dict[Face, int] = {_CLASSIC: classic, _DOUBLE: double}
                chosen |= dict(zip(present, counts, strict=True))
                if (row := next(orders(+Counter(chosen), rules), None)) is not None:
                    yield row


def _most(rules: MirrorRules) -> int:
    """Return how many colors a side may have."""
    return len(COLORS) if rules.group_limit is GroupLimit.PER_SIDE else len(COLORS) // 2


def _stand(face: Face, value: int, owed: set[Color], others: set[Color], free: int) -> Stand:
    """Return what a piece stands for: a joker is a color that the other side shows, or one of `free` others."""
    if isinstance(face, Number):
        return Stand((value,), (face.color,))
    able = tuple(color for color in COLORS if color in owed or color in others)
    # With one other color for the whole side, a double takes at least one that the other side shows.
    bound = tuple(color for color in able if color in owed and face == _DOUBLE and free == 1)
    return Stand((value,) * width(face), able, bound)


def _laid(left: Row, right: Row, rules: SetRules) -> Iterator[Row]:
    if not any(sides(left, right, rules.mirror)):
        return
    for one, two in product(permutations(left), permutations(right[::-1])):
        row = (*one, _MIRROR, *two)
        if _faces_itself(one, two) if rules.adjacent_jokers else jokers_lie_apart(row):
            yield row
            return


def _faces_itself(left: Row, right: Row) -> bool:
    """Return whether each color is equally far from the mirror on both sides."""
    for one, two in zip(places_of(left), reversed(places_of(right)), strict=True):
        if isinstance(one, Number) and one != two and (isinstance(two, Number) or one in right):
            return False
        if isinstance(two, Number) and one != two and two in left:
            return False
    return True
