"""The beginner: plays the sets on its rack and adds to rows, but never rearranges."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from tilewright.bots.protocol import play_or_pass, position_of
from tilewright.bots.tiles.rack_sets import best_rack_sets
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.table import Position, Table
from tilewright.game.view import Seen, View
from tilewright.rules.rulebook import set_rules
from tilewright.sets.readings import readings
from tilewright.sets.rules import SetRules, Shape, width
from tilewright.tiles import COLORS, Face, Number, Row, TileId, TileRow, face_of, faces_of


class Beginner:
    """Plays every set and every single piece that fits, as soon as it fits."""

    needs_history = False

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the turn that plays most without moving anything on the table."""
        return play_or_pass(view, _turn(position_of(view)))


def _turn(position: Position) -> Table | None:
    sets, points = best_rack_sets(position.rack, set_rules(position.rules))
    if not position.opened:
        return (*position.table, *sets) if points >= position.rules.opening.least else None
    laid = {tile for row in sets for tile in row}
    left = [tile for tile in position.rack if tile not in laid]
    table = _added([*position.table, *sets], left, set_rules(position.rules))
    return table if sets or table != position.table else None


def _added(table: list[TileRow], rack: list[TileId], rules: SetRules) -> Table:
    """Return the table after adding rack tiles to rows until none fits."""
    places: dict[Face, tuple[int, bool]] = {}

    def look(index: int) -> None:
        places.update((face, (index, in_front)) for face, in_front in _open_places(table[index], rules))

    for index in range(len(table)):
        look(index)
    fitting = True
    while fitting:
        fitting = False
        for tile in rack:
            if place := places.get(face_of(tile)):
                index, in_front = place
                table[index] = (tile, *table[index]) if in_front else (*table[index], tile)
                for face in [face for face, where in places.items() if where[0] == index]:
                    del places[face]
                look(index)
                rack = [other for other in rack if other != tile]
                fitting = True
                break
    return tuple(table)


# Most rows lie for many turns.
@lru_cache(maxsize=1 << 12)
def _open_places(row: TileRow, rules: SetRules) -> tuple[tuple[Face, bool], ...]:
    """Return the faces that can be added to the row, and whether they go in front."""
    return tuple(_open_places_of(faces_of(row), rules))


def _open_places_of(row: Row, rules: SetRules) -> Iterator[tuple[Face, bool]]:
    reading = readings(row, rules)[0]
    first, last = reading.stands[0], reading.stands[-1]
    if reading.shape is Shape.RUN:
        # A color change at an end has no color; a beginner does not see what may follow it.
        yield from ((Number(color, first.numbers[0] - 1), True) for color in first.colors[:1])
        yield from ((Number(color, last.numbers[-1] + 1), False) for color in last.colors[:1])
    elif reading.shape is Shape.GROUP and sum(map(width, row)) < len(COLORS):
        shown = {face.color for face in row if isinstance(face, Number)}
        yield from ((Number(color, first.numbers[0]), False) for color in COLORS if color not in shown)
