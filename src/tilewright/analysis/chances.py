"""Each seat's chance to win a tile game, from games played out in the mind of one seat."""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import sha256
from math import sqrt
from statistics import NormalDist

from msgspec import Struct

from tilewright.bots.tiles.playouts.beliefs import Sight, sight_of, situation_of
from tilewright.bots.tiles.playouts.kernel import playouts as play
from tilewright.bots.tiles.playouts.situation import Plan, write_situation
from tilewright.game.view import Seen, View

PLAYOUTS = 100
MILLISECONDS = 100.0
# The clock is read between batches of this many games.
_BATCH = 10
# Players do not quite follow the policies that explain their turns, so playouts are a little too sure. The power was
# fitted on positions of another seed than those of the calibration in docs/bots.md#playouts.
_LESS_SURE = 0.8
_Z95 = NormalDist().inv_cdf(0.975)


class WinChance(Struct, frozen=True):
    """A seat's chance to win the current game, from 0 to 1, and its 95 % interval."""

    chance: float
    low: float
    high: float


def win_chances(view: View, seen: Sequence[Seen], playouts: int, milliseconds: float | None) -> tuple[WinChance, ...]:
    """Return each seat's chance to win the current game; a game that is over has been won."""
    if view.shown:
        winners = view.results[-1].winners
        shares = [(seat in winners) / len(winners) for seat in range(len(view.counts))]
        return tuple(WinChance(share, share, share) for share in shares)
    return chances_in(sight_of(view, seen), playouts, milliseconds)


def chances_in(sight: Sight, playouts: int = PLAYOUTS, milliseconds: float | None = None) -> tuple[WinChance, ...]:
    """Return each seat's chance from what one seat sees."""
    ends = None if milliseconds is None else time.monotonic() + milliseconds / 1000
    known = situation_of(sight)
    seed = int.from_bytes(sha256(write_situation(known)).digest()[:8], "little")
    masks = b""
    while len(masks) < playouts:
        masks += play(known, (Plan(),), seed, len(masks), min(_BATCH, playouts - len(masks)))
        if ends is not None and time.monotonic() >= ends:
            break
    return _chances(masks, len(known.known))


def _chances(masks: bytes, seats: int) -> tuple[WinChance, ...]:
    """Return each seat's chance; one imagined game, shared by all, keeps every chance away from 0 and 1."""
    won = [sum((mask >> seat & 1) / mask.bit_count() for mask in masks) for seat in range(seats)]
    even = [(share + 1 / seats) ** _LESS_SURE for share in won]
    return tuple(with_interval(one / sum(even), len(masks) + 1) for one in even)


def with_interval(chance: float, games: int) -> WinChance:
    """Return a chance with Wilson's interval, which stays within 0 and 1."""
    square = _Z95**2 / games
    middle = (chance + square / 2) / (1 + square)
    reach = _Z95 * sqrt((chance * (1 - chance) + square / 4) / games) / (1 + square)
    return WinChance(chance, middle - reach, middle + reach)
