"""The terms of a match besides its rules: who may watch, who plays an abandoned seat, the handicaps of its seats."""

from collections.abc import Sequence
from enum import Enum
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from tilewright.engine import Seat
from tilewright.games import GameRules, refuse_handicaps
from tilewright.messages.fields import BotName
from tilewright.rules.handicap import Handicap, Handicaps, without_empty
from tilewright.rules.house import read_value
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import BadInput
from tilewright.words.say import sentence

# The stand-in that plays the fallback: it draws, or passes if it cannot.


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


AUTO = "auto"


class Terms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms of a match.

    After `missed_turns` in a row a seat is played by `stand_in`, a bot or "auto", until its player is back. Watchers
    are `delay` seconds behind, and `delay_turns` turns while the match is being played.
    A rated match changes the ratings of its players, and gives no hints. `starter` is the seat that the host chose to
    start, which counts only under the house rule `deal.starter=host` (A-04). `handicaps` has one for each seat, or
    none. A `quiet` table is for those with its link alone: nobody watches, it is not rated, and there are no written
    messages. In a match on `one_device` people pass it around: a turn waits, without a clock, until its player has
    lifted the curtain, and nobody is played by a stand-in. The deal of a `common` match is played by others too, each
    at a table of their own; there it gives no more help than a rated one.
    """

    missed_turns: Annotated[int, Meta(ge=1, le=20)] = 2
    stand_in: BotName = AUTO
    watched: bool = True
    delay: Annotated[int, Meta(ge=0, le=3_600)] = 0
    delay_turns: Annotated[int, Meta(ge=0, le=100)] = 0
    rated: bool = False
    starter: Annotated[int, Meta(ge=0, le=15)] = 0
    quiet: bool = False
    handicaps: Annotated[tuple[SeatHandicap, ...], Meta(max_length=8)] = ()
    one_device: bool = False
    common: bool = False

    @property
    def is_contest(self) -> bool:
        """Whether the result is compared with that of others, so that nobody gets help."""
        return self.rated or self.common


class Delay(Struct, frozen=True):
    """How late watchers see a match: in milliseconds, and in turns while it is being played."""

    millis: int
    turns: int


def watcher_delay(terms: Terms) -> Delay | None:
    """Return the delay for watchers of a match, or None if there is none."""
    return Delay(1_000 * terms.delay, terms.delay_turns) if terms.delay or terms.delay_turns else None


def handicap_of(terms: Terms, seat: Seat) -> SeatHandicap:
    """Return how a seat plays where that differs from the table."""
    return terms.handicaps[seat] if terms.handicaps else LIKE_THE_TABLE


_DECODER = msgspec.json.Decoder(Terms)


def terms_of(stored: bytes | None) -> Terms:
    """Return the stored terms, or the defaults."""
    return _DECODER.decode(stored) if stored else Terms()
