"""The searcher: weighs its turns by rollouts in sampled games that agree with what it has seen."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import ceil, log2, sqrt
from statistics import fmean, pstdev
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.bots.protocol import play_or_pass, position_of
from tilewright.bots.tiles.playouts.beliefs import sight_of, situation_of
from tilewright.bots.tiles.playouts.kernel import MOST_STEPS, duel, playouts, traced
from tilewright.bots.tiles.playouts.situation import Plan, Policy, Situation, movable
from tilewright.bots.tiles.search.counts import LAY_NOTHING, Counts, counts_of, counts_of_tiles, size_of
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.table import Position, Table
from tilewright.game.view import Seen, View
from tilewright.solver.solve import Goal, Objective, best_coded_turn, best_table
from tilewright.tiles import HIGH, Joker, TileId, TileRow, code_of, codes_of, face_of

_MOST_SINGLES = 2
_MOST_SMALL_SETS = 1


def candidates(position: Position, *more: Counts) -> list[Counts]:
    """Return what distinct legal turns play: first nothing, then `more`, then some of the largest and smallest.

    Small ones matter because a turn that plays one piece does not draw.
    """
    found = [LAY_NOTHING]
    for pieces in (*more, *_laid(position)):
        if pieces not in found and is_legal(position, pieces):
            found.append(pieces)
    return found


def is_legal(position: Position, pieces: Counts) -> bool:
    """Return whether a legal turn plays exactly these pieces, or they are none."""
    return pieces == LAY_NOTHING or table_with(position, pieces) is not None


def table_with(position: Position, pieces: Counts) -> Table | None:
    """Return the table after playing exactly these pieces of the rack, or None if no legal turn does."""
    left = pieces
    chosen: list[TileId] = []
    for tile in position.rack:
        one = counts_of((code_of(tile),))
        if left & (0xFF * one):
            left -= one
            chosen.append(tile)
    return best_table(replace(position, rack=tuple(chosen)), Objective.OUT)


def _laid(position: Position) -> Iterator[Counts]:
    yield from _best(position, Objective.TILES)
    yield from _best(position, Objective.POINTS)
    plain = tuple(tile for tile in position.rack if not isinstance(face_of(tile), Joker))
    if len(plain) < len(position.rack):
        yield from _best(replace(position, rack=plain), Objective.TILES)
    if position.opened:
        yield from _singles(position, plain)
        yield from _small_sets(plain)


def _best(position: Position, goal: Goal) -> Iterator[Counts]:
    found = best_coded_turn(position, goal)
    if found is not None and found.worth >= 0:
        yield counts_of(b"".join(found.rows)) - counts_of_tiles(sum(position.table, ()))


def _singles(position: Position, tiles: TileRow) -> Iterator[Counts]:
    """Yield single pieces that fit, the highest first."""
    if not position.table:
        return
    seen: set[int] = set()
    found = 0
    for tile in sorted(tiles, key=lambda tile: -(code_of(tile) % HIGH)):
        code = code_of(tile)
        if code in seen or found == _MOST_SINGLES:
            continue
        seen.add(code)
        if best_table(replace(position, rack=(tile,)), Objective.OUT) is not None:
            found += 1
            yield counts_of((code,))


def _small_sets(tiles: TileRow) -> Iterator[Counts]:
    """Yield sets of three pieces on the rack."""
    codes = sorted(set(codes_of(tiles)))
    sets = [
        (code, code + 1, code + 2) for code in codes if code % HIGH <= HIGH - 3 and {code + 1, code + 2} <= {*codes}
    ]
    for number in range(HIGH):
        group = [code for code in codes if code % HIGH == number]
        if len(group) >= 3:
            sets.append((group[0], group[1], group[2]))
    for found in sets[:_MOST_SMALL_SETS]:
        yield counts_of(found)


# How many standard errors a plan must be ahead of the first. With many plans, some are ahead by luck.
_CLEARLY = 2.0
# A few rollouts that happen to agree would give a standard error of zero.
_LEAST_SPREAD, _LEAST_SAMPLES = 0.2, 6
# The clock is read between batches of this many worlds.
_BATCH = 4


class Trial(Struct, eq=False):
    """A plan with the outcomes of its playouts, one per world."""

    plan: Plan
    outcomes: list[float] = []

    @property
    def rate(self) -> float:
        """The mean outcome."""
        return fmean(self.outcomes) if self.outcomes else 0.0

    def is_clearly_better(self, usual: Trial) -> bool:
        """Return whether it is significantly better than the usual plan in the worlds both were tried in."""
        gains = [mine - theirs for mine, theirs in zip(self.outcomes, usual.outcomes, strict=False)]
        if len(gains) < _LEAST_SAMPLES:
            return False
        return fmean(gains) > _CLEARLY * max(_LEAST_SPREAD, pstdev(gains)) / sqrt(len(gains))


class Rollouts:
    """The playouts of one turn: worlds dealt from a situation, in order; `in_time` is asked between batches."""

    def __init__(self, known: Situation, seed: int, in_time: Callable[[], bool]) -> None:
        self._known, self._seed, self._in_time = known, seed, in_time
        self._world = 0

    def try_all(self, trials: Sequence[Trial], worlds: int) -> None:
        """Add the outcomes of the next worlds to all trials; when the time is up, of fewer worlds."""
        plans, seat, end = [trial.plan for trial in trials], self._known.acting, self._world + worlds
        while self._world < end and self._in_time():
            count = min(_BATCH, end - self._world)
            masks = playouts(self._known, plans, self._seed, self._world, count)
            for place, mask in enumerate(masks):
                trials[place % len(plans)].outcomes.append((mask >> seat & 1) / mask.bit_count())
            self._world += count
        self._world = end


def best_plan(plans: Sequence[Plan], rollouts: Rollouts, budget: int) -> Plan:
    """Return the best plan, which is the first and usual one unless another is clearly better.

    The usual plan and the better half of the others stay for the next round, all in the same worlds.
    """
    usual, *others = [Trial(plan) for plan in plans]
    rounds = max(1, ceil(log2(len(plans))))
    for _ in range(rounds):
        rollouts.try_all((usual, *others), max(1, budget // (rounds * (len(others) + 1))))
        others = sorted(others, key=lambda trial: -trial.rate)[: max(1, len(others) // 2)]
        if not others or others[0].rate <= usual.rate:
            return usual.plan
    return others[0].plan if others[0].is_clearly_better(usual) else usual.plan


ROLLOUTS = 100
STEPS = 3000

# Two players who hold back decide their game when the pool is empty. With special jokers a game is a race to go out,
# and playouts know too little about these to win it. In both cases it waits without search while the pool is larger.
WAITS = 8

_FEW_SAMPLES = 3


class Budget(Struct, frozen=True):
    """How much a turn is searched; with two players or special jokers only if the pool has at most `waits` tiles."""

    rollouts: int
    steps: int
    milliseconds: float | None
    waits: int


class Searcher:
    """Weighs playing against holding back by rollouts of sampled games.

    The budget is a number of rollouts, or of steps in a duel, so that games are reproducible; `milliseconds` can only
    cut a turn short.
    """

    def __init__(
        self,
        rollouts: Annotated[int, Meta(ge=1)] = ROLLOUTS,
        milliseconds: Annotated[float, Meta(gt=0)] | None = None,
        steps: Annotated[int, Meta(ge=1, le=MOST_STEPS)] = STEPS,
        waits: Annotated[int, Meta(ge=0)] = WAITS,
    ) -> None:
        self._budget = Budget(rollouts, steps, milliseconds, waits)

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn that wins the most rollouts, or draw or pass."""
        return play_or_pass(view, None if view.shown else self._turn(view, seen, chance))

    def _turn(self, view: View, seen: Sequence[Seen], chance: Chance) -> Table | None:
        position = position_of(view)
        if out := best_table(position, Objective.OUT):
            return out
        known = situation_of(sight_of(view, seen))
        search = _Search(position, known, int.from_bytes(chance.key[:8], "big"), self._budget)
        laid = search.without_rollouts()
        if laid is None or not is_legal(position, laid):
            laid = search.weighed()
        return None if laid == LAY_NOTHING else table_with(position, laid)


class _Search:
    """The search for one turn."""

    def __init__(self, position: Position, known: Situation, seed: int, budget: Budget) -> None:
        self._position, self._known, self._seed = position, known, seed
        self._budget, self._in_time = budget, _clock(budget.milliseconds)
        others = [seat.count for place, seat in enumerate(known.known) if place != known.viewer]
        self._seats, self._pool = len(known.known), size_of(known.unseen) - sum(others)

    def without_rollouts(self) -> Counts | None:
        """Return the turn where waiting is best or two players know both racks; None where rollouts must decide."""
        two = self._seats == 2
        if self._pool > self._budget.waits and (two or any(self._known.rules.pairs)):
            return self._usual(Policy.CAREFUL)
        if not two or self._pool:
            return None
        found = duel(self._known, self._budget.steps, self._in_time)
        # If every turn loses against good replies, rollouts look for the one that weaker replies let win.
        return found.laid if found.share else None

    def weighed(self) -> Counts:
        """Return what the best plan plays; without a clearly better one, it holds back."""
        usual = self._usual(Policy.PATIENT)
        choices = candidates(self._position, usual, self._usual(Policy.CAREFUL))
        if usual not in choices:
            # Playouts ignore some joker rules. If their turn is illegal, the smallest legal one is the default.
            usual = choices[-1]
        if len(choices) == 1:
            return usual
        plans = [self._plan(usual, Policy.PATIENT), self._plan(usual, Policy.CAREFUL)]
        plans += [self._plan(pieces, Policy.CAREFUL) for pieces in choices if pieces != usual]
        found = best_plan(plans, Rollouts(self._known, self._seed, self._in_time), self._budget.rollouts)
        assert found.laid is not None
        return found.laid

    def _usual(self, policy: Policy) -> Counts:
        """Return what a policy that holds back plays in most of a few worlds, since a single one may mislead."""
        known = self._known
        own = known.known[known.viewer]
        # The rack does not go out. While there is a pool, the policies only open, where that uses no row.
        if self._pool and (own.opened or known.rules.extras):
            return LAY_NOTHING
        # How the others held back tells little about this.
        seats = [replace(seat, idle_table=None) for seat in known.known]
        seats[known.viewer] = replace(own, weights=tuple(int(each is policy) for each in Policy))
        known = replace(known, known=tuple(seats))
        worlds = [traced(known, Plan(), self._seed, number) for number in range(_FEW_SAMPLES)]
        ((laid, _),) = Counter(world.turns[0].laid for world in worlds).most_common(1)
        return counts_of(laid)

    def _plan(self, laid: Counts, policy: Policy) -> Plan:
        table = table_with(self._position, laid) if laid else self._position.table
        assert table is not None
        return Plan(laid=laid, table=movable(table, self._position.rules), policy=policy)


def _clock(milliseconds: float | None) -> Callable[[], bool]:
    """Return a function that tells whether time is left."""
    if milliseconds is None:
        return lambda: True
    ends = time.monotonic() + milliseconds / 1000
    return lambda: time.monotonic() < ends
