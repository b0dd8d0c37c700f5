"""What a screen that knows no rules is told beside the view: what rows are, what may be done, and hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from tilewright.engine import Seat

Rows = Sequence[Sequence[int]]


class RowReading(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A row of a table or draft: whether it is a set, its pieces as they lie best, and what it counts in an opening.

    `stands` has for each piece of `order` what it may stand for, in the notation, if it is a joker: several texts are
    a choice, `R3+R4` are both at once. In the dice game every line of the grid is a row, and `cells` are its places.
    """

    legal: bool
    order: tuple[int, ...]
    stands: tuple[tuple[str, ...], ...]
    value: int
    cells: tuple[tuple[int, int], ...] = ()


class OpeningCount(Struct, frozen=True):
    """What a draft counts as the seat's opening, and what it must."""

    points: int
    needed: int


class Phrase(Struct, frozen=True):
    """A sentence by its key in the word files, and the values to fill in."""

    key: str
    values: dict[str, str | int] = {}


class HintStep(Struct, frozen=True):
    """One step of a rearrangement: the rows after it, each in its old place and some empty, what is in the hand, and
    the step in a sentence."""

    rows: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    sentence: str


class Hint(Struct, frozen=True, kw_only=True):
    """A turn as far as a hint tells it: whether there is one, by which command, its own pieces, the table it leaves
    and the steps that lead there. Without `exact` there may be a better one."""

    possible: bool
    exact: bool = True
    command: str | None = None
    tiles: tuple[int, ...] = ()
    table: tuple[tuple[int, ...], ...] = ()
    steps: tuple[HintStep, ...] = ()


class HintRequest(Struct, frozen=True):
    """How much a hint is to tell, from 1, whether there is a turn, to 3, how it is done; and in which language."""

    step: int
    language: str


class Screen(Protocol):
    """What each kind of game tells a screen; a module of functions fulfils it."""

    def readings(self, state: Any, rows: Rows) -> tuple[RowReading, ...]:
        """Return what the rows of a table or draft are; all pieces must be there."""
        ...

    def opening(self, state: Any, seat: Seat, rows: Rows) -> OpeningCount | None:
        """Return what a draft counts as the opening of a seat, or None if it needs none."""
        ...

    def may(self, state: Any, seat: Seat) -> tuple[str, ...]:
        """Return the kinds of the game's commands that the seat may send now."""
        ...

    def time_out(self, state: Any) -> tuple[Phrase, ...]:
        """Return what happens when the time of a turn is up; nothing where there is no clock."""
        ...

    def hint(self, view: Any, wanted: HintRequest) -> Hint:
        """Return a hint for the seat in turn, made of what it sees and nothing else."""
        ...
