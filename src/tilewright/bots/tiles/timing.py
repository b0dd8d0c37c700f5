"""The bots that watch their opponents: timing holds back while that is safe, cautious keeps small tiles and jokers."""

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.bots.protocol import play_or_pass, position_of
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.scoring import rack_value
from tilewright.game.table import Position, Table, tiles_on
from tilewright.game.view import Seen, View
from tilewright.solver.solve import Objective, best_table
from tilewright.tiles import Number, TileId, TileRow, face_of, tiles_of


def others(view: View) -> tuple[int, ...]:
    """Return how many tiles each opponent holds, in the order of the seats."""
    return tuple(count for seat, count in enumerate(view.counts) if seat != view.seat)


def is_ending(view: View) -> bool:
    """Return whether the pool may be empty before the seat's next turn."""
    return view.lap is not None or view.pool < len(view.counts)


def unseen(view: View) -> TileRow:
    """Return the tiles in the pool and on the opponents' racks."""
    known = {*view.rack, *tiles_on(view.table)}
    return tuple(tile for tile in tiles_of(view.rules.box.contents) if tile not in known)


def holds_least(view: View) -> bool:
    """Return whether the seat's rack is worth less than every other rack.

    Opponents are assumed to hold average unseen tiles. With an empty pool and one opponent this is exact.
    """
    penalty, hidden = view.rules.jokers.penalty, unseen(view)
    own, total = rack_value(view.rack, penalty), rack_value(hidden, penalty)
    return all(own * len(hidden) < total * count for count in others(view))


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


class Timing(Struct, frozen=True):
    """Opens as soon as it can, then waits until it can go out, or an opponent is down to `few` tiles."""

    needs_history: ClassVar[bool] = False
    few: Annotated[int, Meta(ge=0)] = 2

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn that opens or goes out, the one with the most tiles when time is short, or draw or pass."""
        return play_or_pass(view, None if view.shown else self._turn(view))

    def _turn(self, view: View) -> Table | None:
        position = position_of(view)
        hurry = not position.opened or is_ending(view) or min(others(view)) <= self.few
        return best_table(position, Objective.TILES if hurry else Objective.OUT)
