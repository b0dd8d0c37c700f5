"""The readings of a row in the form in use, and what only the compiled one has."""

from collections.abc import Callable
from functools import lru_cache

from tilewright.kernel import either, is_compiled, native
from tilewright.sets import shapes
from tilewright.sets.rules import Reading, SetRules, Shape, Stand, written
from tilewright.tiles import CODES, COLORS, FACES, Box, Color, Row, copies_in

# As in kernel/sets/readings.h.
_SHAPES = (Shape.GROUP, Shape.RUN, Shape.MIRROR)
_BYTES_OF_A_STAND = 4


ReadText = Callable[[str], tuple[Reading, ...] | None]


Judged = tuple[Row, tuple[Reading, ...]]
"""A row in a legal order, and the readings of that order."""

JudgeText = Callable[[str], tuple[bytes, tuple[Reading, ...]] | None]


def _read(row: Row, rules: SetRules) -> tuple[Reading, ...]:
    return built(native.readings(bytes([CODES[face] for face in row]), written(rules)))


read = either(shapes.read, lambda: _read)
"""Return the readings of a row in its order."""


def judged(row: Row, rules: SetRules) -> Judged | None:
    """Return the legal order of a row with the most points and its readings, or None; only the compiled form."""
    codes = bytes([CODES[face] for face in row])
    found = native.arranged(codes, written(rules))
    if found is None:
        return None
    description, order = found[: -len(codes)], found[-len(codes) :]
    return row if order == codes else tuple([FACES[code] for code in order]), built(description)


def reader_of_texts(rules: SetRules) -> ReadText | None:
    """Return what reads rows as text, but None for one that is not plain notation; None in the plain form."""
    limits = written(rules)

    def read_text(text: str) -> tuple[Reading, ...] | None:
        found = native.readings_of_text(text, limits)
        return None if found is None else built(found)

    return read_text if is_compiled() else None


def judge_of_texts(rules: SetRules, box: Box) -> JudgeText | None:
    """Return what judges rows as text by rules and a box; None in the plain form.

    The judge returns the codes of a row in its legal order, and its readings: no codes for a row that is not a set in
    any order, None for a text that is not plain notation and for a row that the box does not have.
    """
    limits, copies = written(rules), bytes([copies_in(box, face) for face in FACES])

    def judge_text(text: str) -> tuple[bytes, tuple[Reading, ...]] | None:
        found = native.judged_text(text, limits, copies)
        if not found:
            return None if found is None else (b"", ())
        size = found[0]
        return found[-size:], built(found[:-size])

    return judge_text if is_compiled() else None


# Many rows have the same readings: all rows that are one run with jokers at different places, for example.
@lru_cache(maxsize=1 << 14)
def built(description: bytes) -> tuple[Reading, ...]:
    """Return the readings that the compiled form has described; equal ones are the same objects."""
    if not description:
        return ()
    size = 1 + description[0] * _BYTES_OF_A_STAND
    return tuple(
        [
            Reading(
                _SHAPES[description[start]],
                tuple(
                    [
                        _stand(*description[place : place + _BYTES_OF_A_STAND])
                        for place in range(start + 1, start + size, _BYTES_OF_A_STAND)
                    ]
                ),
            )
            for start in range(1, len(description), size)
        ]
    )


@lru_cache(maxsize=1 << 12)
def _stand(low: int, high: int, colors: int, owed: int) -> Stand:
    numbers = tuple(number for number in (low, high) if number)
    return Stand(numbers, _colors(colors), _colors(owed))


def _colors(bits: int) -> tuple[Color, ...]:
    return tuple(color for place, color in enumerate(COLORS) if bits >> place & 1)
