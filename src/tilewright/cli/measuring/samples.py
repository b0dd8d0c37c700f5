"""Positions made up from a seed: legal tables of many shapes and racks from what is left of the box."""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec import Struct

from tilewright.tiles.faces import COLORS, FACES, HIGH, LOW, Face, Joker, JokerKind, Number, Row

_JOKER = Joker(JokerKind.CLASSIC)


class Sample(Struct, frozen=True):
    """A table and a rack, fit for a box of `copies` of each number."""

    table: tuple[Row, ...]
    rack: Row


class Wanted(Struct, frozen=True, kw_only=True):
    """What a sample should look like: the box, about how many pieces lie on the table, rack size, jokers in play."""

    copies: int = 2
    jokers: int = 0
    table: int = 40
    rack: int = 14


def sample(random: Random, wanted: Wanted) -> Sample:
    """Return a position as wanted; jokers fall on table or rack by chance, the table may end up a little smaller."""
    left: Counter[Face] = Counter({face: wanted.copies for face in FACES if isinstance(face, Number)})
    on_table = sum(random.random() < 0.6 for _ in range(wanted.jokers)) if wanted.table >= 3 else 0
    rows: list[list[Face]] = []
    laid = misses = 0
    while laid < wanted.table - 2 and misses < 50:
        row = _run(random, left) if random.random() < 0.6 else _group(random, left)
        if row is None:
            misses += 1
            continue
        left.subtract(row)
        rows.append(row)
        laid += len(row)
    held = [_JOKER] * wanted.jokers
    for _ in range(on_table):
        if placed := _with_joker(random, rows):
            left[placed] += 1
            held.pop()
    pool = list(left.elements())
    random.shuffle(pool)
    rack = held[: wanted.rack] + pool[: max(0, wanted.rack - len(held))]
    return Sample(tuple(tuple(row) for row in rows), tuple(rack))


def _run(random: Random, left: Counter[Face]) -> list[Face] | None:
    color, start = random.choice(COLORS), random.randint(LOW, HIGH - 2)
    size = min(random.choice((3, 3, 3, 4, 4, 5, 6, 8)), HIGH - start + 1)
    row: list[Face] = [Number(color, value) for value in range(start, start + size)]
    return row if all(left[face] for face in row) else None


def _group(random: Random, left: Counter[Face]) -> list[Face] | None:
    value = random.randint(LOW, HIGH)
    row: list[Face] = [Number(color, value) for color in random.sample(COLORS, random.choice((3, 3, 4)))]
    return row if all(left[face] for face in row) else None


def _with_joker(random: Random, rows: list[list[Face]]) -> Face | None:
    """Put a joker in the place of a number of some row that keeps another number, and return that number."""
    for row in random.sample(rows, len(rows)):
        numbers = [place for place, face in enumerate(row) if face != _JOKER]
        if len(numbers) > 1:
            place = random.choice(numbers)
            face, row[place] = row[place], _JOKER
            return face
    return None
