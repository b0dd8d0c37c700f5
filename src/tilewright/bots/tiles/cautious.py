"""The cautious bot: plays expensive tiles, and keeps small ones and jokers back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.bots.protocol import play_or_pass, position_of
from tilewright.bots.tiles.threats import is_ending, others
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.game.view import Seen, View
from tilewright.solver.solve import Objective, best_table
from tilewright.tiles.faces import Number
from tilewright.tiles.tile import TileId, face_of


class Cautious(Struct, frozen=True):
    """Plays numbers above `small`, and everything once it can go out or an opponent is down to `few` tiles.

    The tiles it keeps cost little if it loses, fit in many places, and give nobody else a place to play.
    """

    needs_history: ClassVar[bool] = False
    small: Annotated[int, Meta(ge=0)] = 6
    few: Annotated[int, Meta(ge=0)] = 3

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn that plays the most value without the tiles kept back, or draw or pass."""
        return play_or_pass(view, None if view.shown else self._turn(view))

    def _turn(self, view: View) -> Table | None:
        position = position_of(view)
        if not position.opened or is_ending(view) or min(others(view)) <= self.few:
            return best_table(position, Objective.POINTS)
        return best_table(position, Objective.OUT) or best_table(self._spared(position), Objective.POINTS)

    def _spared(self, position: Position) -> Position:
        """Return the position without the tiles that it keeps back."""
        return replace(position, rack=tuple(tile for tile in position.rack if self._is_dear(tile)))

    def _is_dear(self, tile: TileId) -> bool:
        face = face_of(tile)
        return isinstance(face, Number) and face.value > self.small
