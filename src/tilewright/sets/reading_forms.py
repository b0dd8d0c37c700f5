"""The readings of a row in the form that is available here: compiled where it was built, else plain."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from tilewright.kernel import COMPILED
from tilewright.sets import shapes
from tilewright.sets.reading import Reading, Shape, Stand
from tilewright.sets.rules import SetRules, written
from tilewright.tiles.faces import CODES, COLORS, FACES, Color, Row
from tilewright.tiles.tile import Box, copies_in

# As in kernel/sets/readings.h.
_SHAPES = (Shape.GROUP, Shape.RUN, Shape.MIRROR)
_BYTES_OF_A_STAND = 4


ReadText = Callable[[str], tuple[Reading, ...] | None]


Judged = tuple[Row, tuple[Reading, ...]]
"""A row in a legal order, and the readings of that order."""

JudgeText = Callable[[str], Judged | None]


class Form(NamedTuple):
    """A form of the readings of a row, with what only the compiled one has.

    That is the best legal order of a row with its readings, and both for rows as text: a reader for some rules, and a
    judge for the rules and a box. They return None for a text that is not plain notation, the judge also for a row that
    the box does not have; for a row that is not a set in any order the judge returns an empty one.
    """

    read: Callable[[Row, SetRules], tuple[Reading, ...]]
    judged: Callable[[Row, SetRules], Judged | None] | None = None
    reader_of_texts: Callable[[SetRules], ReadText] | None = None
    judge_of_texts: Callable[[SetRules, Box], JudgeText] | None = None


def _forms() -> dict[str, Form]:
    """Return the available forms by name, the preferred one first."""
    kernel = COMPILED
    if kernel is None:
        return {"plain": Form(shapes.read)}
    described: Callable[[bytes, bytes], bytes] = kernel.readings
    described_text: Callable[[str, bytes], bytes | None] = kernel.readings_of_text
    arranged_codes: Callable[[bytes, bytes], bytes | None] = kernel.arranged
    judged_text: Callable[[str, bytes, bytes], bytes | None] = kernel.judged_text

    def read(row: Row, rules: SetRules) -> tuple[Reading, ...]:
        return built(described(bytes([CODES[face] for face in row]), written(rules)))

    def reader_of_texts(rules: SetRules) -> ReadText:
        limits = written(rules)

        def read_text(text: str) -> tuple[Reading, ...] | None:
            found = described_text(text, limits)
            return None if found is None else built(found)

        return read_text

    def judged(row: Row, rules: SetRules) -> Judged | None:
        codes = bytes([CODES[face] for face in row])
        found = arranged_codes(codes, written(rules))
        if found is None:
            return None
        description, order = found[: -len(codes)], found[-len(codes) :]
        return row if order == codes else tuple([FACES[code] for code in order]), built(description)

    def judge_of_texts(rules: SetRules, box: Box) -> JudgeText:
        limits, copies = written(rules), bytes([copies_in(box, face) for face in FACES])

        def judge_text(text: str) -> Judged | None:
            found = judged_text(text, limits, copies)
            if not found:
                return None if found is None else ((), ())
            size = found[0]
            return tuple([FACES[code] for code in found[-size:]]), built(found[:-size])

        return judge_text

    return {"compiled": Form(read, judged, reader_of_texts, judge_of_texts), "plain": Form(shapes.read)}


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


FORMS = _forms()
BEST = next(iter(FORMS.values()))
