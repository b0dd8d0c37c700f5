"""What a client without rules needs beside the view: readings of rows, allowed commands, and hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from tilewright.engine import Seat

Rows = Sequence[Sequence[int]]


class RowReading(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A row of a table or draft: whether it is a set, its pieces in the best order, and what it counts in an opening.

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


class Tip(Struct, frozen=True):
    """A tip for a first game: its name, its sentence, and a piece of what it speaks of, if one lies there."""

    tip: str
    sentence: str
    tile: int | None = None


class HintStep(Struct, frozen=True):
    """One step of a rearrangement: the rows after it, each in its old place and some empty, the pieces in hand, and a
    sentence."""

    rows: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    sentence: str


class Hint(Struct, frozen=True, kw_only=True):
    """A hint: whether there is a turn, its command, the pieces it plays, the table it leaves and the steps that lead
    there. Without `exact` there may be a better turn."""

    possible: bool
    exact: bool = True
    command: str | None = None
    tiles: tuple[int, ...] = ()
    table: tuple[tuple[int, ...], ...] = ()
    steps: tuple[HintStep, ...] = ()


class HintRequest(Struct, frozen=True):
    """How much a hint reveals, from 1 (is there a turn) to 3 (how it is played), and its language."""

    step: int
    language: str


class Screen(Protocol):
    """What each kind of game provides for screens; a module of functions fulfils it."""

    def readings(self, state: Any, rows: Rows) -> tuple[RowReading, ...]:
        """Return the readings of the rows of a table or draft."""

    def opening(self, state: Any, seat: Seat, rows: Rows, found: Sequence[Any] = ()) -> OpeningCount | None:
        """Return what a draft counts as the opening of a seat, or None if it needs none.

        With the faults found in the draft, points that the judge has counted are not counted again.
        """

    def may(self, state: Any, seat: Seat) -> tuple[str, ...]:
        """Return the kinds of the game's commands that the seat may send now."""

    def time_out(self, state: Any) -> tuple[Phrase, ...]:
        """Return what happens when the time of a turn is up; nothing where there is no clock."""

    def hint(self, view: Any, wanted: HintRequest) -> Hint:
        """Return a hint for the seat in turn, made from its view alone."""
