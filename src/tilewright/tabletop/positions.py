"""A position of either game as a match in which a player is in turn, so that the engine judges it."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.chance import Chance
from tilewright.dice.dice import BAG, sides
from tilewright.dice.grid import Faces
from tilewright.dice.match import Match as DiceMatch
from tilewright.dice.placed import Placed, tidy
from tilewright.dice.round import Round
from tilewright.dice.scoring import rounds_in
from tilewright.dice.turbo_rules import TurboRules
from tilewright.engine import Seat, Shuffles
from tilewright.game.game import Game
from tilewright.game.match import Match, games_in
from tilewright.game.table import tiles_on
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.position import BadPosition, read_position
from tilewright.solver.present.matching import best_matching
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


def dice_match(grid: Faces, hand: Row, rules: TurboRules, *, rolled: bool = True) -> DiceMatch:
    """Return the match in which the player holds dice before a grid, or raise BadPosition."""
    faces = (*grid.values(), *hand)
    # One face more than there are dice is enough to find that they are too many.
    dice = best_matching([[int(face in sides(die)) for die in BAG] for face in faces[: len(BAG) + 1]])
    shown = {BAG[place]: face for place, face in zip(dice, faces, strict=False) if place is not None}
    if len(shown) < len(faces):
        raise BadPosition("no choice of dice can show all these faces")
    ids = tuple(shown)
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
    return DiceMatch(shuffles=shuffles(rounds_in(rules)), round=now)


def shuffles(games: int) -> Shuffles:
    """Return shuffles for a number of games that are never dealt."""
    return Shuffles((b"position",) * games, (b"",) * SEATS)
