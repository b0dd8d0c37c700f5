"""The events of the tile game; a match is the fold of its events."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from tilewright.chance import Chance
from tilewright.engine import Seat, Shuffles
from tilewright.game.table import Table
from tilewright.rules.handicap import Handicaps
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import TileId, TileRow


class EndReason(Enum):
    """Why a game is over."""

    OUT = "out"
    BLOCKED = "blocked"
    LAST_LAP = "last-lap"


class Dealt(Struct, frozen=True, kw_only=True):
    """A deal: the starter, the starting draws, the racks, the pool in its order, and the chance after it."""

    starter: Seat
    draws: tuple[TileRow, ...]
    racks: tuple[TileRow, ...]
    pool: TileRow
    chance: Chance


class MatchStarted(Struct, frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True):
    """The match begins, with its first deal."""

    rules: Rulebook
    seats: int
    host: Seat
    shuffles: Shuffles
    deal: Dealt
    handicaps: Handicaps = ()


class GameDealt(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The next game of the match begins."""

    game: int
    deal: Dealt


class Reshuffled(Struct, frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True):
    """A seat showed its pairs, and everything was dealt again."""

    seat: Seat
    pairs: TileRow
    deal: Dealt


class TilesPlayed(Struct, frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True):
    """A seat ended its turn with this table."""

    seat: Seat
    played: TileRow
    table: Table


class TileDrawn(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A seat drew a tile instead of playing."""

    seat: Seat
    tile: TileId


class Passed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A seat did not play, and there was nothing to draw."""

    seat: Seat


class Penalised(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A seat ended its turn illegally: the table stays as it was, and these tiles were drawn."""

    seat: Seat
    drawn: TileRow


class TimedOut(Struct, frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True):
    """A turn ran out of time: the table after it, and the tiles that moved.

    `returned` went from the draft to the rack, `to_pool` from the table to the pool, `drawn` from the pool to the rack.
    """

    seat: Seat
    table: Table
    returned: TileRow
    to_pool: TileRow
    drawn: TileRow
    pool: TileRow
    chance: Chance


class GameEnded(Struct, frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True):
    """A game is over: why, who won, the racks left, and the secret of its shuffles."""

    reason: EndReason
    winners: tuple[Seat, ...]
    racks: tuple[TileRow, ...]
    secret: bytes


class MatchEnded(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The match is over."""

    winners: tuple[Seat, ...]


TurnEvent = TilesPlayed | TileDrawn | Passed | Penalised | TimedOut
Event = MatchStarted | GameDealt | Reshuffled | TurnEvent | GameEnded | MatchEnded
