"""The readings of a row in the form that is available here: compiled where it was built, else plain."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module

from tilewright.sets import shapes
from tilewright.sets.reading import Reading, Shape, Stand
from tilewright.sets.rules import SetRules, written
from tilewright.tiles.faces import CODES, COLORS, Color, Row

Read = Callable[[Row, SetRules], tuple[Reading, ...]]

# As in compiled/readings.h.
_SHAPES = (Shape.GROUP, Shape.RUN, Shape.MIRROR)
_BYTES_OF_A_STAND = 4


def _forms() -> dict[str, Read]:
    """Return the available forms by name, the preferred one first."""
    try:
        extension = import_module("tilewright.sets._kernel")
    except ImportError:
        return {"plain": shapes.read}
    described: Callable[[bytes, bytes], bytes] = extension.readings

    def compiled(row: Row, rules: SetRules) -> tuple[Reading, ...]:
        return built(described(bytes([CODES[face] for face in row]), written(rules)))

    return {"compiled": compiled, "plain": shapes.read}


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

read: Read = FORMS[next(iter(FORMS))]
"""Return every reading of a row in its order, the highest first; none means this order is not a set."""
