"""The games of a record as a seat at the table could follow them, for its win chances."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from operator import mul

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from tilewright.analysis.chances import PLAYOUTS, chances_in
from tilewright.bots.tiles.playouts.beliefs import Sight, sight_in, situation_of
from tilewright.bots.tiles.playouts.kernel import playouts as play
from tilewright.bots.tiles.playouts.situation import Plan, Policy, Situation, movable
from tilewright.bots.tiles.search.counts import counts_of_tiles
from tilewright.bots.tiles.search.opponents import Opponent
from tilewright.game.game import Game
from tilewright.records.lines import DrawLine, Line, PassLine, PenaltyLine, PlayLine
from tilewright.records.referee import JudgedLine
from tilewright.records.tiles.judge import TileState
from tilewright.tiles.faces import Number, Row
from tilewright.tiles.notation import read_faces, read_rows
from tilewright.tiles.tile import assign

# Chances are written with this many digits: more would be noise.
_DIGITS = 3
_SEED = 1
# How somebody goes on is played out in a third of the worlds: it needs several plans, and is told as a mean over turns.
_WORLDS_OF_STYLES = 3


class Compared(Struct, frozen=True, kw_only=True):
    """A turn against others: the chance it `lost` against the best turn, and what the player has given away by it.

    The latter also counts how the player goes on, as its turns so far suggest: the best of laying most, of waiting and
    of the turn itself, each followed by patience, less the turn itself followed by the player's own way. `points` are
    the sum of the numbers laid, and `best_points` of those in the best turn; jokers may well be kept.
    """

    lost: float
    given_away: float
    points: int
    best_points: int


class Watched:
    """One game of a record, line by line: what each seat has shown so far."""

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self._playouts = playouts
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
        own = _plan(game, read_faces(laid), read_rows(table))
        best, wait = _plan(game, best_played, best_table), _plan(game, (), ())
        known = situation_of(self._sight(game))
        styles = _styles(known.known[game.seat].weights)
        ways = [replace(own, policy=policy) for policy in styles]
        few = max(1, self._playouts // _WORLDS_OF_STYLES)
        shares = _shares(known, (best, own, wait, *ways), range(few), game.seat)
        given_away = max(shares[:3]) - sum(map(mul, styles.values(), shares[3:]))
        lost = 0.0
        if len(laid) < len(best_played):
            all_of_best, all_of_own = _shares(known, (best, own), range(self._playouts), game.seat)
            lost = all_of_best - all_of_own
        return Compared(
            lost=round(lost, _DIGITS),
            given_away=round(given_away, _DIGITS),
            points=_numbers(read_faces(laid)),
            best_points=_numbers(best_played),
        )

    def note(self, judged: JudgedLine) -> None:
        """Learn what a turn shows of its seat; call it after the questions about the turn."""
        if isinstance(judged.before, TileState):
            game = judged.before.game
            self._sight(game)
            _note(self._shown, game, judged.line)

    def _sight(self, game: Game) -> Sight:
        if len(self._shown) != len(game.racks):
            self._shown = tuple(Opponent() for _ in game.racks)
        return sight_in(game, game.seat, self._shown)


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


def _shares(known: Situation, plans: Sequence[Plan], worlds: range, seat: int) -> list[float]:
    """Return how often a seat wins with each plan."""
    each = tuple(dict.fromkeys(plans))
    masks = play(known, each, _SEED, worlds.start, len(worlds))
    won = [(mask >> seat & 1) / mask.bit_count() for mask in masks]
    share = {plan: sum(won[place :: len(each)]) / len(worlds) for place, plan in enumerate(each)}
    return [share[plan] for plan in plans]


def _plan(game: Game, played: Row, table: Sequence[Row]) -> Plan:
    """Return what playouts need of a turn that lays these pieces, or none."""
    if not played:
        return Plan(laid=0, table=movable(game.table, game.rules))
    own = assign((played,), game.racks[game.seat])[0]
    after = assign(table, (*chain(*game.table), *own))
    return Plan(laid=counts_of_tiles(own), table=movable(after, game.rules))


def _note(shown: tuple[Opponent, ...], game: Game, line: Line) -> None:
    seat = shown[game.seat]
    match line:
        case PlayLine(played=played):
            seat.note_play(assign((read_faces(played),), game.racks[game.seat])[0])
        case DrawLine(pieces=pieces) | PenaltyLine(pieces=pieces):
            seat.note_idle_turn(game.table, len(pieces))
        case PassLine():
            seat.note_idle_turn(game.table, 0)
        case _:
            # After a time-out pieces may have left the table: what could have been played before tells nothing.
            for other in shown:
                other.idle_table = None
