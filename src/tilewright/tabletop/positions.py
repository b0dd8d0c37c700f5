"""A position of the tile game as a match in which a player is in turn, so that the engine judges it."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.chance import Chance
from tilewright.engine import Seat, Shuffles
from tilewright.game.game import Game
from tilewright.game.match import Match, games_in
from tilewright.game.table import tiles_on
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.position import read_position
from tilewright.tiles.faces import Row
from tilewright.tiles.tile import tiles_of

PLAYER = Seat(0)
SEATS = 2
CHANCE = Chance(b"position")


def tile_match(table: Sequence[Row], rack: Row, rules: Rulebook, *, opened: bool) -> Match:
    """Return the match in which the player holds a rack before a table, or raise BadPosition."""
    position = read_position(table, rack, rules, opened=opened)
    used = tiles_on((*position.table, position.rack))
    rest = tuple(tile for tile in tiles_of(rules.box.contents) if tile not in used)
    game = Game(
        rules=rules,
        number=1,
        starter=PLAYER,
        draws=(),
        seat=PLAYER,
        # The other player needs something to hold.
        racks=(position.rack, rest[-1:]),
        opened=(position.opened, True),
        table=position.table,
        # The next tile is a number: jokers come last in `rest`.
        pool=rest[-2::-1],
        chance=CHANCE,
        # After the first turns, when nobody may ask for a new deal any more.
        turns=SEATS,
    )
    return Match(host=PLAYER, shuffles=shuffles(games_in(rules, SEATS)), game=game)


def shuffles(games: int) -> Shuffles:
    """Return shuffles for a number of games that are never dealt."""
    return Shuffles((b"position",) * games, (b"",) * SEATS)
