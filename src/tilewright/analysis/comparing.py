"""How often each of several turns wins a position, in the same imagined games."""

import time
from collections.abc import Sequence
from math import sqrt
from operator import sub
from statistics import NormalDist, fmean, pstdev

from msgspec import Struct

from tilewright.analysis.chances import WinChance, with_interval
from tilewright.analysis.watching import Difference, plan_of
from tilewright.bots.tiles.playouts.beliefs import sight_in, situation_of
from tilewright.bots.tiles.playouts.kernel import playouts as play
from tilewright.bots.tiles.search.opponents import Opponent
from tilewright.game.game import Game
from tilewright.solver.solve import Answer

_BATCH = 20
_Z95 = NormalDist().inv_cdf(0.975)


class Outlook(Struct, frozen=True):
    """The chance to win after a turn, and how much more often the best of those compared wins, with 95 % intervals."""

    chance: WinChance
    behind: Difference


def outlooks(game: Game, turns: Sequence[Answer], worlds: int, seconds: float) -> tuple[Outlook, ...]:
    """Return the outlook of each turn of the player to act, from a number of worlds.

    There are fewer if they take more seconds of the processor. Every turn is played out in the same worlds, so a
    difference is surer than the two chances.
    """
    ends = time.process_time() + seconds
    known = situation_of(sight_in(game, game.seat, tuple(Opponent() for _ in game.racks)))
    plans = tuple(plan_of(game, turn.played, turn.rows) for turn in turns)
    won: list[list[float]] = [[] for _ in turns]
    while len(won[0]) < worlds:
        masks = play(known, plans, 1, len(won[0]), min(_BATCH, worlds - len(won[0])))
        for place, mask in enumerate(masks):
            won[place % len(turns)].append((mask >> known.acting & 1) / mask.bit_count())
        if time.process_time() >= ends:
            break
    best = max(won, key=sum)
    return tuple(Outlook(with_interval(fmean(each), len(each)), _apart(best, each)) for each in won)


def _apart(best: Sequence[float], other: Sequence[float]) -> Difference:
    apart = list(map(sub, best, other))
    mean, reach = fmean(apart), _Z95 * pstdev(apart) / sqrt(len(apart))
    return Difference(mean, mean - reach, mean + reach)
