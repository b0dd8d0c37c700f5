"""The games of a record as a seat at the table could follow them, for its win chances."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from msgspec import UNSET, UnsetType

from tilewright.analysis.chances import PLAYOUTS, chances_in
from tilewright.bots.tiles.playouts.beliefs import Sight, sight_in, situation_of
from tilewright.bots.tiles.playouts.kernel import playouts as play
from tilewright.bots.tiles.playouts.situation import Plan, movable
from tilewright.bots.tiles.search.counts import counts_of_tiles
from tilewright.bots.tiles.search.opponents import Opponent
from tilewright.game.game import Game
from tilewright.records.lines import DrawLine, Line, PassLine, PenaltyLine, PlayLine
from tilewright.records.referee import JudgedLine
from tilewright.records.tiles.judge import TileState
from tilewright.tiles.faces import Row
from tilewright.tiles.notation import read_faces, read_rows
from tilewright.tiles.tile import assign

# Chances are written with this many digits: more would be noise.
_DIGITS = 3
_SEED = 1


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

    def chance_lost(self, judged: JudgedLine, best_played: Row, best_table: Sequence[Row]) -> float:
        """Return how much more often the seat to act wins in the same worlds with the best turn than with its own.

        Nothing is lost where holding back is as good.
        """
        assert isinstance(judged.before, TileState)
        game, line = judged.before.game, judged.line
        laid, table = (line.played, line.table) if isinstance(line, PlayLine) else ((), ())
        own = _plan(game, read_faces(laid), read_rows(table))
        known = situation_of(self._sight(game))
        masks = play(known, (_plan(game, best_played, best_table), own), _SEED, 0, self._playouts)
        won = [(mask >> game.seat & 1) / mask.bit_count() for mask in masks]
        return round((sum(won[::2]) - sum(won[1::2])) / self._playouts, _DIGITS)

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
