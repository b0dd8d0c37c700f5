"""The casual player: looks at some rows only, and overlooks a tile now and then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from tilewright.bots.protocol import play_or_go_on, position_of
from tilewright.chance import Chance, draw, shuffled
from tilewright.game.commands import Command
from tilewright.game.position import Position
from tilewright.game.table import Table
from tilewright.game.view import Seen, View
from tilewright.solver.solve import best_table
from tilewright.tiles.tile import TileRow


class Casual(Struct, frozen=True):
    """Lays most tiles among those it notices: at most `rows` rows of the table, each rack tile but for `misses` %."""

    needs_history: ClassVar[bool] = False
    rows: int = 8
    misses: int = 10

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn that lays most of what it notices, or the command that goes on without one."""
        return play_or_go_on(view, None if view.shown else self._turn(position_of(view), chance))

    def _turn(self, position: Position, chance: Chance) -> Table | None:
        order, chance = shuffled(position.table, chance)
        noticed, rest = order[: self.rows], order[self.rows :]
        rack = self._noticed(position.rack, chance)
        # Rows left alone break no rule, so what is legal among some of them is legal among all.
        laid = best_table(replace(position, table=noticed, rack=rack))
        return None if laid is None else (*rest, *laid)

    def _noticed(self, rack: TileRow, chance: Chance) -> TileRow:
        noticed = []
        for tile in rack:
            lot, chance = draw(chance, 100)
            if lot >= self.misses:
                noticed.append(tile)
        return tuple(noticed)
