"""What the kernel says of rows, by their codes or in the notation; shapes.py defines what is a set."""

from collections.abc import Callable
from functools import lru_cache

from tilewright.kernel import native
from tilewright.sets.rules import Reading, SetRules, Shape, Stand, written
from tilewright.tiles import CODES, COLORS, FACES, Box, Color, Row, copies_in

# As in kernel/sets/readings.h.
_SHAPES = (Shape.GROUP, Shape.RUN, Shape.MIRROR)
_BYTES_OF_A_STAND = 4

ReadText = Callable[[str], tuple[Reading, ...] | None]
JudgeText = Callable[[str], tuple[bytes, tuple[Reading, ...]] | None]


def read(row: Row, rules: SetRules) -> tuple[Reading, ...]:
    """Return every reading of the row in its order, the highest first."""
    return _built(native.readings(bytes([CODES[face] for face in row]), written(rules)))


def judged(row: Row, rules: SetRules) -> tuple[Row, tuple[Reading, ...]] | None:
    """Return the row itself if its order is a set, else its best legal order, with the readings of that; or None."""
    codes = bytes([CODES[face] for face in row])
    found = native.arranged(codes, written(rules))
    if found is None:
        return None
    description, order = found[: -len(codes)], found[-len(codes) :]
    return row if order == codes else tuple([FACES[code] for code in order]), _built(description)


def reader_of_texts(rules: SetRules) -> ReadText:
    """Return what reads rows as text; it returns None for one that is not plain notation."""
    limits = written(rules)

    def read_text(text: str) -> tuple[Reading, ...] | None:
        found = native.readings_of_text(text, limits)
        return None if found is None else _built(found)

    return read_text


def judge_of_texts(rules: SetRules, box: Box) -> JudgeText:
    """Return what judges rows as text by rules and a box.

    The judge returns the codes of a row in its legal order, and its readings: no codes for a row that is not a set in
    any order, None for a text that is not plain notation and for a row that the box does not have.
    """
    limits, copies = written(rules), bytes([copies_in(box, face) for face in FACES])

    def judge_text(text: str) -> tuple[bytes, tuple[Reading, ...]] | None:
        found = native.judged_text(text, limits, copies)
        if not found:
            return None if found is None else (b"", ())
        size = found[0]
        return found[-size:], _built(found[:-size])

    return judge_text


# Many rows have the same readings: all rows that are one run with jokers at different places, for example.
@lru_cache(maxsize=1 << 14)
def _built(description: bytes) -> tuple[Reading, ...]:
    """Return the readings that the kernel has described; equal ones are the same objects."""
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
