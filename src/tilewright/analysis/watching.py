"""The games of a record as a seat at the table could follow them, for its win chances."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from tilewright.analysis.chances import chances_in
from tilewright.bots.tiles.playouts.beliefs import sight_in
from tilewright.bots.tiles.search.opponents import Opponent
from tilewright.game.game import Game
from tilewright.records.lines import DrawLine, Line, PassLine, PenaltyLine, PlayLine
from tilewright.records.referee import JudgedLine
from tilewright.records.tiles.judge import TileState
from tilewright.tiles.notation import read_faces
from tilewright.tiles.tile import assign

# Chances are written with this many digits: more would be noise.
_DIGITS = 3


class Watched:
    """One game of a record, line by line: what each seat has shown so far."""

    def __init__(self) -> None:
        self._shown: tuple[Opponent, ...] = ()

    def chances(self, judged: JudgedLine) -> tuple[float, ...] | UnsetType:
        """Return each seat's chance before a turn, from what the seat to act knows; UNSET in the dice game."""
        if not isinstance(judged.before, TileState):
            return UNSET
        game = judged.before.game
        if len(self._shown) != len(game.racks):
            self._shown = tuple(Opponent() for _ in game.racks)
        found = chances_in(sight_in(game, game.seat, self._shown))
        _note(self._shown, game, judged.line)
        return tuple(round(one.chance, _DIGITS) for one in found)


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
