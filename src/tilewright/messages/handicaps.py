"""Handicaps of a seat at a table: those of the rules, and those that only a host can give, its time and its hints."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Annotated

from msgspec import Meta, field

from tilewright.games import GameRules, refuse_handicaps
from tilewright.rules.handicap import Handicap, Handicaps, without_empty
from tilewright.rules.house import read_value
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.notation import BadInput
from tilewright.words.sentence import sentence


class Hints(Enum):
    """How many hints a seat may take: any number, three in a game, or none."""

    ALWAYS = "always"
    THREE = "three"
    NEVER = "never"


class SeatHandicap(Handicap, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True):
    """How a seat plays, where that differs from the table: by other rules, with another time, or with fewer hints.

    `time.limit` has the seconds of its turns, 0 for no limit; None is the time of the table.
    """

    time: Annotated[int, Meta(ge=0, le=604_800)] | None = field(default=None, name="time.limit")
    hints: Hints = Hints.ALWAYS


LIKE_THE_TABLE = SeatHandicap()


def of_the_rules(handicaps: Sequence[SeatHandicap]) -> Handicaps:
    """Return what the engine needs to know of the seats' handicaps: nothing if it concerns the host alone."""
    return without_empty([Handicap(opening=each.opening, rack=each.rack) for each in handicaps])


def refuse_seats_handicaps(handicaps: Sequence[SeatHandicap], rules: GameRules, seats: int) -> None:
    """Raise BadInput unless there is no handicap, or one for each seat that means something under the rules."""
    if handicaps and len(handicaps) != seats:
        raise BadInput(f"{len(handicaps)} handicaps for {seats} seats")
    for handicap in handicaps:
        refuse_handicap(handicap, rules)


def refuse_handicap(handicap: SeatHandicap, rules: GameRules) -> None:
    """Raise BadInput if a handicap means nothing under the rules; in a game of dice only that of hints does."""
    refuse_handicaps(rules, of_the_rules([handicap]))
    if handicap.time is not None and (not isinstance(rules, Rulebook) or rules.time.limit is None):
        raise BadInput(sentence("refused-handicap-time"))
    if handicap.time:
        read_value(Rulebook, "time.limit", str(handicap.time))
