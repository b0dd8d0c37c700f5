"""Fields of a record, each checked when read."""

from fractions import Fraction
from typing import NoReturn

from tests.judges.naive_sets import EVERY_PIECE, Words
from tests.judges.naive_twist import JOKERS

Rows = tuple[Words, ...]


class Wrong(Exception):
    """What is wrong with a line."""


def need(condition: bool, otherwise: str) -> None:
    """Raise Wrong if the condition does not hold."""
    if not condition:
        raise Wrong(otherwise)


def whole(value: object) -> int:
    """Return a whole number."""
    return value if isinstance(value, int) and not isinstance(value, bool) else refuse("this is not a whole number")


def seat_of(value: object, seats: int) -> int:
    """Return a seat."""
    return seat if 0 <= (seat := whole(value)) < seats else refuse("there is no such seat")


def seats_of(value: object, seats: int) -> list[int]:
    """Return seats, in their order."""
    return sorted(seat_of(seat, seats) for seat in value) if isinstance(value, list) else refuse("this is not a list")


def words_of(value: object) -> Words:
    """Return pieces."""
    if not isinstance(value, list) or not all(piece in JOKERS or piece in EVERY_PIECE for piece in value):
        raise Wrong("these are not pieces")
    return tuple(value)


def table_of(value: object, shortest: int = 1) -> Rows:
    """Return rows of pieces."""
    rows = tuple(map(words_of, value)) if isinstance(value, list) else refuse("these are not rows")
    need(all(len(row) >= shortest for row in rows), "a row is empty")
    return rows


def points_of(value: object) -> list[Fraction]:
    """Return points, which are numbers or texts such as 31/3."""
    if not isinstance(value, list) or any(isinstance(points, bool) for points in value):
        raise Wrong("these are not points")
    try:
        return [Fraction(points) for points in value]
    except (TypeError, ValueError, ZeroDivisionError, OverflowError):
        raise Wrong("these are not points") from None


def refuse(why: str) -> NoReturn:
    """Raise Wrong."""
    raise Wrong(why)
