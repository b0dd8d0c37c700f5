"""Situations of playouts from games of bots, for tests and measurements."""

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

from msgspec.structs import replace

from tilewright.arena.match import play_match, start_events
from tilewright.bots.protocol import TileBot, position_of
from tilewright.bots.registry import bot
from tilewright.bots.tiles.playouts.beliefs import sight_of, situation_of
from tilewright.bots.tiles.playouts.kernel import traced
from tilewright.bots.tiles.playouts.situation import Plan, Policy, Situation, movable
from tilewright.bots.tiles.search.counts import counts_of, counts_of_tiles
from tilewright.chance import Chance, branch
from tilewright.game.commands import Command
from tilewright.game.view import Seen, View
from tilewright.games import TILE_GAME
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.solve import best_table

MOST_PIECES = 200

Case = tuple[Situation, tuple[Plan, ...]]


class Noting:
    """A bot that notes some of its situations, each with plans to compare."""

    def __init__(self, bot: TileBot, random: Random, noted: list[Case]) -> None:
        self._bot, self._random, self._noted = bot, random, noted

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Note the situation, then play as the bot does."""
        if not view.shown and self._random.random() < 0.1:
            self._noted.append((situation_of(sight_of(view, seen)), plans_for(view)))
        return self._bot.choose(view, seen, chance)


def plans_for(view: View) -> tuple[Plan, ...]:
    """Return the plan to play by policy, to lay nothing, and to lay the most."""
    plans = (Plan(), Plan(laid=0, policy=Policy.CAREFUL))
    table = best_table(position_of(view))
    if table is None:
        return plans
    on_table = {tile for row in table for tile in row}
    laid = counts_of_tiles(tuple(tile for tile in view.rack if tile in on_table))
    return (*plans, Plan(laid=laid, table=movable(table, view.rules)))


def situations(rulebook: Rulebook, seats: int, seed: int) -> Iterator[Case]:
    """Yield situations of games of random line-ups, without end."""
    random = Random(seed)
    rules = with_house(rulebook, {"match.games": 1})
    game = 0
    while True:
        game += 1
        noted: list[Case] = []
        names = random.choices(["greedy", "hoarder", "timing", "cautious"], k=seats)
        chance = branch(Chance(seed.to_bytes(8, "big")), game)
        first = start_events(TILE_GAME, rules, seats, branch(chance, "deal"))
        play_match(TILE_GAME, first, [Noting(bot(name), random, noted) for name in names], branch(chance, "bots"))
        yield from noted


def duels(rulebook: Rulebook, seed: int) -> Iterator[Situation]:
    """Yield situations of two players without a pool: the unseen rack is dealt, and a part of both may be left."""
    random = Random(seed)
    for (known, _), number in zip(situations(rulebook, 2, seed), count()):
        most = random.choice((4, 8, MOST_PIECES))
        dealt = traced(known, Plan(), seed, number).racks
        racks = [random.sample(rack, min(most, len(rack))) for rack in dealt]
        seats = zip(known.known, racks, strict=True)
        yield replace(
            known,
            rack=counts_of(racks[known.viewer]),
            unseen=counts_of(racks[1 - known.viewer]),
            known=tuple(replace(seat, count=len(rack), held=0, idle_table=None, drawn=0) for seat, rack in seats),
        )
