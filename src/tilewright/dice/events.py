"""The events of the dice game; a match is the fold of its events."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from tilewright.chance import Chance
from tilewright.dice.placed import DieIds, Grid
from tilewright.dice.turbo_rules import TurboRules
from tilewright.engine import Seat, Shuffles
from tilewright.tiles import Row


class RoundEnd(Enum):
    """Why a round is over."""

    OUT = "out"
    BLOCKED = "blocked"


class Dealt(Struct, frozen=True, kw_only=True):
    """A deal: the starter, the dice of each seat, and the chance after it."""

    starter: Seat
    hands: tuple[DieIds, ...]
    chance: Chance


class MatchStarted(Struct, frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True):
    """The match begins, with its first deal."""

    rules: TurboRules
    shuffles: Shuffles
    deal: Dealt


class RoundDealt(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The next round of the match begins."""

    number: int
    deal: Dealt


class DiceRolled(Struct, frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True):
    """A seat rolled dice: the faces they show in the same order, and the chance after it."""

    seat: Seat
    dice: DieIds
    faces: Row
    chance: Chance


class DicePlaced(Struct, frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True):
    """A seat ended its turn with this grid."""

    seat: Seat
    played: DieIds
    grid: Grid


class Passed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A seat rolled and played no die."""

    seat: Seat


class TimedOut(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A turn ran out of time, and no die was played."""

    seat: Seat


class RoundEnded(Struct, frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True):
    """A round is over: why, who won, the value of each seat's remaining dice, and the secret of its chance."""

    reason: RoundEnd
    winners: tuple[Seat, ...]
    left: tuple[int, ...]
    secret: bytes


class MatchEnded(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The match is over."""

    winners: tuple[Seat, ...]


TurnEnd = DicePlaced | Passed | TimedOut
RoundEvent = DiceRolled | TurnEnd
Event = MatchStarted | RoundDealt | RoundEvent | RoundEnded | MatchEnded
