"""A position of either game as a match in which a player is in turn, so that the engine judges it."""

from collections.abc import Sequence

from msgspec import Struct

from tilewright.chance import Chance
from tilewright.dice.grid import Faces
from tilewright.dice.match import Match as DiceMatch
from tilewright.dice.placed import BAG, Placed, sides, tidy
from tilewright.dice.round import Round
from tilewright.dice.scoring import rounds_in
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.engine import Seat, Shuffles
from tilewright.game.game import Game
from tilewright.game.match import Match, games_in
from tilewright.game.table import Position, tiles_on
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.position import read_position, refuse_too_many_dice
from tilewright.solver.present.matching import best_matching
from tilewright.tiles import Row, TileRow, tiles_of

PLAYER = Seat(0)
CHANCE = Chance(b"position")


class Others(Struct, frozen=True, kw_only=True):
    """What is hidden in a position: the racks of the other seats, which have opened or not, and the pool."""

    racks: tuple[TileRow, ...]
    opened: bool
    pool: TileRow
    chance: Chance = CHANCE


def tile_match(table: Sequence[Row], rack: Row, rules: Rulebook, *, opened: bool) -> Match:
    """Return the match in which the player holds a rack before a table, or raise BadPosition."""
    position = read_position(table, rack, rules, opened=opened)
    rest = tiles_elsewhere(position)
    # The other player needs something to hold. The next tile is a number: jokers come last in `rest`.
    return match_from(position, Others(racks=(rest[-1:],), opened=True, pool=rest[-2::-1]))


def tiles_elsewhere(position: Position) -> TileRow:
    """Return the tiles of the box that are neither on the table nor on the player's rack."""
    used = tiles_on((*position.table, position.rack))
    return tuple(tile for tile in tiles_of(position.rules.box.contents) if tile not in used)


def match_from(position: Position, others: Others) -> Match:
    """Return the match in which the player is to move in a position."""
    rules, seats = position.rules, 1 + len(others.racks)
    game = Game(
        rules=rules,
        number=1,
        starter=PLAYER,
        draws=(),
        seat=PLAYER,
        racks=(position.rack, *others.racks),
        opened=(position.opened, *[others.opened] * len(others.racks)),
        table=position.table,
        pool=others.pool,
        chance=others.chance,
        # After the first turns, when nobody may ask for a new deal any more.
        turns=seats,
    )
    return Match(host=PLAYER, shuffles=shuffles(games_in(rules, seats), seats), game=game)


def dice_match(grid: Faces, hand: Row, rules: TurboRules, *, rolled: bool = True) -> DiceMatch:
    """Return the match in which the player holds dice before a grid, or raise BadPosition if they are too many.

    The dice are ours as far as they can show the faces; a physical set may have others (A-T1).
    """
    refuse_too_many_dice(len(grid), len(hand), rules.dice.hand)
    faces = (*grid.values(), *hand)
    found = best_matching([[int(face in sides(die)) for die in BAG] for face in faces])
    others = iter([die for place, die in enumerate(BAG) if place not in found])
    ids = tuple(next(others) if place is None else BAG[place] for place in found)
    shown = dict(zip(ids, faces, strict=True))
    lying, held = ids[: len(grid)], ids[len(grid) :]
    now = Round(
        rules=rules,
        number=1,
        starter=PLAYER,
        seat=PLAYER,
        hands=(held, tuple(die for die in BAG if die not in shown)),
        showing=tuple(shown.get(die) for die in BAG),
        grid=tidy(Placed(*cell, die) for cell, die in zip(grid, lying, strict=True)),
        chance=CHANCE,
        rolled=rolled,
        turns=SEATS,
    )
    return DiceMatch(shuffles=shuffles(rounds_in(rules), SEATS), round=now)


def shuffles(games: int, seats: int) -> Shuffles:
    """Return shuffles for a number of games that are never dealt."""
    return Shuffles((b"position",) * games, (b"",) * seats)
