"""The order of people from which a round begins in which everybody shall meet others: a rotation that repeats late."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

# The irreducible polynomials that make the fields of 4 and 8 elements, as bits.
_POLYNOMIALS = {4: 0b111, 8: 0b1011}


def rotated(people: Sequence[str], seats: int, round_number: int) -> list[str]:
    """Return the people so that each `seats` of them in a row are a table of this round.

    Two at a table: the circle method, in which everybody meets everybody once; who is left over comes last. More: the
    people stand in `seats` rows, one column a table, and row r moves on by r times the round. Where the number of
    tables is a prime, 4 or 8, and not below the seats, nobody meets again for as many rounds; with as many tables as
    seats, the rows themselves are one round more.

    >>> [rotated("abcdef", 2, turn) for turn in (0, 1)]
    [['a', 'f', 'b', 'e', 'c', 'd'], ['a', 'e', 'f', 'd', 'b', 'c']]
    """
    around = _circle(people, round_number) if seats == 2 else _shifted_rows(people, seats, round_number)
    return [name for name in around if name is not None]


def _circle(people: Sequence[str], round_number: int) -> Iterator[str | None]:
    """Yield the pairs of a round of the circle method; one of an odd number meets nobody, and comes last."""
    fixed, *moving = [*people, *([None] if len(people) % 2 else [])] or [None]
    turned = [moving[(place - round_number) % len(moving)] for place in range(len(moving))]
    ring = [fixed, *turned]
    pairs = [(ring[place], ring[-1 - place]) for place in range(len(ring) // 2)]
    for pair in sorted(pairs, key=lambda pair: None in pair):
        yield from pair


def _shifted_rows(people: Sequence[str], seats: int, round_number: int) -> Iterator[str | None]:
    tables = -(-len(people) // seats)
    padded = [*people, *[None] * (tables * seats - len(people))]
    if tables == seats and round_number % (tables + 1) == tables:
        yield from padded
        return
    for table in range(tables):
        for row in range(seats):
            yield padded[row * tables + _moved(table, row, round_number % tables, tables)]


def _moved(table: int, row: int, round_number: int, tables: int) -> int:
    """Return table + row * round in the field of `tables` elements for 4 and 8, otherwise modulo `tables`."""
    if tables not in _POLYNOMIALS:
        return (table + row * round_number) % tables
    product = 0
    for bit in range(3):
        if round_number >> bit & 1:
            product ^= row << bit
    for bit in range(4, -1, -1):
        if product >> bit & tables:
            product ^= _POLYNOMIALS[tables] << bit
    return table ^ product
