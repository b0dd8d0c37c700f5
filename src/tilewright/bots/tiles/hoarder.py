"""The hoarder: draws until its whole rack goes out at once."""

from collections.abc import Sequence

from msgspec.structs import replace

from tilewright.bots.protocol import play_or_pass, position_of
from tilewright.bots.tiles.timing import holds_least
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.table import Position, Table
from tilewright.game.view import Seen, View
from tilewright.solver.solve import Objective, best_table, playable
from tilewright.tiles import Number, TileId, face_of


def small_opening(position: Position) -> Table | None:
    """Return an opening from which no tile can be left out, or None.

    Jokers are left out first, then the lowest numbers, as long as the rest still opens. A few high tiles remain, and
    all of them are needed.
    """
    if not playable(position):
        return None
    for tile in sorted(position.rack, key=_value):
        fewer = replace(position, rack=tuple([other for other in position.rack if other != tile]))
        if playable(fewer):
            position = fewer
    return best_table(position)


def _value(tile: TileId) -> int:
    face = face_of(tile)
    return face.value if isinstance(face, Number) else 0


class Hoarder:
    """Plays nothing that others could use, then its whole rack.

    It opens as early and as small as it can, unless the opening turn may use the table: then it waits with that too.
    With an empty pool the first player to play a tile usually loses, so it waits as long as it can.
    """

    needs_history = False

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn that goes out, opens or limits the loss, or draw or pass."""
        return play_or_pass(view, None if view.shown else _turn(view))


def _turn(view: View) -> Table | None:
    position = position_of(view)
    if out := best_table(position, Objective.OUT):
        return out
    if not (position.opened or position.rules.opening.extras):
        return small_opening(position)
    return best_table(position, Objective.POINTS) if _is_last_chance(view) else None


def _is_last_chance(view: View) -> bool:
    """Return whether waiting may lose the game: in the last lap, or when passes begin to block it (A-29).

    It waits until somebody has passed: playing earlier gives the others what they are waiting for.
    """
    if view.lap is not None:
        return True
    return not view.pool and view.passes > 0 and not holds_least(view)
