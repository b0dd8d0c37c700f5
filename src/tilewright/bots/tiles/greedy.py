"""The greedy bot plays as many tiles as it can, as soon as it can; the casual one overlooks some rows and tiles."""

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.bots.protocol import play_or_pass, position_of
from tilewright.chance import Chance, draw, shuffled
from tilewright.game.commands import Command
from tilewright.game.table import Position, Table
from tilewright.game.view import Seen, View
from tilewright.solver.solve import best_table
from tilewright.tiles import TileRow


class Greedy:
    """Plays the turn with the most tiles; among equals, the one with the most value."""

    needs_history = False

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn with the most tiles, or draw or pass."""
        return play_or_pass(view, None if view.shown else best_table(position_of(view)))


class Casual(Struct, frozen=True):
    """Plays the most tiles it can with at most `rows` rows of the table, overlooking `misses` % of its rack."""

    needs_history: ClassVar[bool] = False
    rows: Annotated[int, Meta(ge=0)] = 8
    misses: Annotated[int, Meta(ge=0, le=100)] = 10

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn that plays most of what it notices, or draw or pass."""
        return play_or_pass(view, None if view.shown else self._turn(position_of(view), chance))

    def _turn(self, position: Position, chance: Chance) -> Table | None:
        order, chance = shuffled(position.table, chance)
        noticed, rest = order[: self.rows], order[self.rows :]
        rack = self._noticed(position.rack, chance)
        # Untouched rows stay legal, so a turn that is legal with some of the rows is legal with all of them.
        laid = best_table(replace(position, table=noticed, rack=rack))
        return None if laid is None else (*rest, *laid)

    def _noticed(self, rack: TileRow, chance: Chance) -> TileRow:
        noticed = []
        for tile in rack:
            lot, chance = draw(chance, 100)
            if lot >= self.misses:
                noticed.append(tile)
        return tuple(noticed)
