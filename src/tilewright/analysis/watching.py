"""The games of a record as a seat at the table could follow them, for its win chances."""

from collections.abc import Mapping, Sequence
from itertools import chain
from math import sqrt
from operator import mul, sub
from statistics import NormalDist, fmean, pstdev

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from tilewright.analysis.chances import PLAYOUTS, chances_in
from tilewright.bots.tiles.playouts.beliefs import Sight, sight_in, situation_of
from tilewright.bots.tiles.playouts.kernel import playouts as play
from tilewright.bots.tiles.playouts.situation import Plan, Policy, Situation, movable
from tilewright.bots.tiles.search.counts import counts_of_tiles
from tilewright.bots.tiles.search.opponents import Opponent, note
from tilewright.game.game import Game
from tilewright.game.view import seen
from tilewright.records.lines import PlayLine
from tilewright.records.referee import JudgedLine
from tilewright.records.tiles.judge import TileState
from tilewright.tiles import Number, Row, assign, read_faces, read_rows

# Chances are written with this many digits: more would be noise.
_DIGITS = 3
# How somebody goes on is played out in a third of the worlds: it needs several plans, and is told as a mean over turns.
_WORLDS_OF_STYLES = 3
# An interval of 99 %: a game has many turns, and each is looked at several times while worlds are added.
_Z99 = NormalDist().inv_cdf(0.995)
# Two turns are compared in up to this many times as many worlds as a chance has, unless they are this close together.
_MOST_TIMES, _CLOSE = 16, 0.02


class Difference(Struct, frozen=True):
    """How much more often one turn wins than another, and the interval that holds it."""

    mean: float
    low: float
    high: float


class Compared(Struct, frozen=True, kw_only=True):
    """A turn against others: the chance it `lost` against the best turn, and what the player has given away by it.

    The best turn is the one that lays most, and nothing is lost where the turn lays as much. `given_away` also counts
    how the player goes on, as its turns so far suggest: the best of laying most, of waiting and of the turn itself,
    each followed by patience, less the turn itself followed by the player's own way. `points` are the sum of the
    numbers laid, and `best_points` of those in the best turn; jokers may well be kept.
    """

    lost: Difference
    given_away: float
    points: int
    best_points: int


_NO_LOSS = Difference(0.0, 0.0, 0.0)


class Watched:
    """One game of a record, line by line: what each seat has shown so far."""

    def __init__(self, playouts: int = PLAYOUTS, seed: int = 1) -> None:
        self._playouts, self._seed = playouts, seed
        self._shown: tuple[Opponent, ...] = ()

    def chances(self, judged: JudgedLine) -> tuple[float, ...] | UnsetType:
        """Return each seat's chance before a turn, from what the seat to act knows; UNSET in the dice game."""
        if not isinstance(judged.before, TileState):
            return UNSET
        found = chances_in(self._sight(judged.before.game), self._playouts)
        return tuple(round(one.chance, _DIGITS) for one in found)

    def compared(self, judged: JudgedLine, best_played: Row, best_table: Sequence[Row]) -> Compared:
        """Return what a turn is worth against the best one and against waiting, in the same worlds."""
        assert isinstance(judged.before, TileState)
        game, line = judged.before.game, judged.line
        laid, table = (line.played, line.table) if isinstance(line, PlayLine) else ((), ())
        own = plan_of(game, read_faces(laid), read_rows(table))
        best, wait = plan_of(game, best_played, best_table), plan_of(game, (), ())
        known = situation_of(self._sight(game))
        styles = _styles(known.known[game.seat].weights)
        ways = [replace(own, policy=policy) for policy in styles]
        few = max(1, self._playouts // _WORLDS_OF_STYLES)
        shares = self._shares(known, (best, own, wait, *ways), few)
        given_away = max(shares[:3]) - sum(map(mul, styles.values(), shares[3:]))
        lost = self._difference(known, (best, own), styles) if len(laid) < len(best_played) else _NO_LOSS
        return Compared(
            lost=lost,
            given_away=round(given_away, _DIGITS),
            points=_numbers(read_faces(laid)),
            best_points=_numbers(best_played),
        )

    def note(self, judged: JudgedLine) -> None:
        """Learn what a turn shows of its seat; call it after the questions about the turn."""
        if isinstance(judged.before, TileState):
            game = judged.before.game
            self._sight(game)
            for event in judged.events:
                note(self._shown, seen(event, game.seat), game.table)

    def _sight(self, game: Game) -> Sight:
        if len(self._shown) != len(game.racks):
            self._shown = tuple(Opponent() for _ in game.racks)
        return sight_in(game, game.seat, self._shown)

    def _shares(self, known: Situation, plans: Sequence[Plan], worlds: int) -> list[float]:
        """Return how often the seat to act wins with each plan."""
        each = tuple(dict.fromkeys(plans))
        won = self._won(known, each, 0, worlds)
        share = {plan: sum(won[place :: len(each)]) / worlds for place, plan in enumerate(each)}
        return [share[plan] for plan in plans]

    def _difference(self, known: Situation, plans: Sequence[Plan], styles: Mapping[Policy, float]) -> Difference:
        """Return how much more often the first plan wins than the second, both in the same worlds.

        After either plan the player plays on in their usual style: holding tiles back gains nothing for a player who
        would lay them all in the next turn anyway.
        Worlds are added until it is clear which plan is better, or that it does not matter, or there are too many. Two
        imagined ones, won by one plan each, keep a few equal worlds from proving anything.
        """
        apart = [1.0, -1.0]
        played, more, most = 0, self._playouts, self._playouts * _MOST_TIMES
        while True:
            for policy, weight in styles.items():
                followed = [replace(plan, policy=policy) for plan in plans]
                won = self._won(known, followed, played, round(weight * more))
                apart += map(sub, won[::2], won[1::2])
            played += more
            mean, reach = fmean(apart), _Z99 * pstdev(apart) / sqrt(len(apart))
            if abs(mean) > reach or reach < _CLOSE or played >= most:
                return Difference(*[round(value, _DIGITS) for value in (mean, mean - reach, mean + reach)])
            more = min(played, most - played)

    def _won(self, known: Situation, plans: Sequence[Plan], first: int, worlds: int) -> list[float]:
        """Return the share of the seat to act in each world's victory, plan by plan."""
        masks = play(known, plans, self._seed, first, worlds)
        return [(mask >> known.acting & 1) / mask.bit_count() for mask in masks]


def _numbers(faces: Row) -> int:
    return sum(face.value for face in faces if isinstance(face, Number))


def _styles(weights: Sequence[int]) -> dict[Policy, float]:
    """Return how likely a seat goes on in each of three ways; those that wait for the whole rack are one."""
    waiting = sum(weights) - weights[Policy.LAY_MOST] - weights[Policy.RUSH]
    found = {
        Policy.LAY_MOST: weights[Policy.LAY_MOST],
        Policy.RUSH: weights[Policy.RUSH],
        Policy.PATIENT: waiting,
    }
    return {policy: weight / sum(weights) for policy, weight in found.items() if weight}


def plan_of(game: Game, played: Row, table: Sequence[Row]) -> Plan:
    """Return what playouts need of a turn that lays these pieces, or none."""
    if not played:
        return Plan(laid=0, table=movable(game.table, game.rules))
    own = assign((played,), game.racks[game.seat])[0]
    after = assign(table, (*chain(*game.table), *own))
    return Plan(laid=counts_of_tiles(own), table=movable(after, game.rules))
