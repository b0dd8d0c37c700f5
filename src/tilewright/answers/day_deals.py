"""The deal of the day: the same deal against the same bots for everybody, on every server and without one.

It is a function of the day, so a device without a server has it too; its commitment is shown from the day before.
"""

from collections.abc import Mapping
from datetime import date, timedelta
from functools import cache
from importlib.resources import files
from typing import Annotated

from msgspec import Meta, Struct

from tilewright.answers.puzzle_tries import Moment
from tilewright.chance import Chance, branch, commitment
from tilewright.engine import Shuffles
from tilewright.messages.fields import MatchId
from tilewright.messages.terms import Terms
from tilewright.puzzles.collection import DAILY_RULES, FIRST_DAY

BOTS = ("casual", "greedy")
"""Who sits at the table with the player, who has the first seat."""
HOUSE: Mapping[str, int | str] = {"match.games": 1, "match.rounds": 1, "time.limit": "none"}
TERMS = Terms(watched=False, common=True)
DAYS = 366
"""How many deals there are; after them they come again."""

_ROOT = Chance(b"tilewright deal of the day")

DealPoints = Annotated[int, Meta(ge=-2_000, le=2_000)]


class DayDeal(Struct, frozen=True, kw_only=True):
    """The deal of a day: its rulebook, and what it is dealt from."""

    day: date
    rules: str
    shuffles: Shuffles

    @property
    def par(self) -> int:
        """The points that the searcher made on the player's seat."""
        return _pars()[_number(self.day)]

    @property
    def commitment(self) -> str:
        """The hash of its secret, in hexadecimal."""
        return commitment(self.shuffles.secrets[0]).hex()


class DealPlayed(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The player's points in the deal of a day; `claimed` if only a device of theirs has seen it."""

    at: Moment
    points: DealPoints
    claimed: bool = False


class DealFigures(Struct, frozen=True, kw_only=True):
    """How many people have played the deal of a day, how many of them without a server, and the player's place.

    The place counts those whom the server saw do better; a tie is the same place.
    """

    players: int
    claimed: int
    place: int | None = None


class DealShown(Struct, frozen=True, kw_only=True):
    """The deal of today: rulebook, bots, par and commitment, and that of `tomorrow`; and how the player fared at it.

    `match` is the player's own, once it has begun, and `played` how it ended. Only a server has `figures`.
    """

    day: str
    rules: str
    bots: tuple[str, ...]
    par: int
    commitment: str
    tomorrow: str
    match: MatchId | None = None
    played: DealPlayed | None = None
    figures: DealFigures | None = None


def deal_of(day: date) -> DayDeal:
    """Return the deal of a day; the rulebooks of the tile game take turns, and after a year the deals come again."""
    number = _number(day)
    root = branch(_ROOT, number)
    return DayDeal(
        day=day,
        rules=DAILY_RULES[number % len(DAILY_RULES)],
        shuffles=Shuffles(
            (branch(root, "secret").key,), tuple(branch(root, seat).key for seat in range(1 + len(BOTS)))
        ),
    )


def deal_shown(today: date) -> DealShown:
    """Return the deal of today as anybody may see it."""
    deal = deal_of(today)
    return DealShown(
        day=today.isoformat(),
        rules=deal.rules,
        bots=BOTS,
        par=deal.par,
        commitment=deal.commitment,
        tomorrow=deal_of(today + timedelta(1)).commitment,
    )


def _number(day: date) -> int:
    return (day - FIRST_DAY).days % DAYS


@cache
def _pars() -> tuple[int, ...]:
    """Return the points of the searcher in each deal, as `python -m tools.day_pars` has played them."""
    lines = (files(__package__) / "day_pars.txt").read_text("utf-8").splitlines()
    return tuple(int(line) for line in lines)
