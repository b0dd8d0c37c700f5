"""Games by random legal choices, and the positions of their turns."""

from collections.abc import Iterator
from random import Random

from tilewright.research.actions import ACTIONS, Choosing
from tilewright.research.settings import tile_rules
from tilewright.research.tiles import EngineTiles, Seating

TILE_GAMES = (
    ("classic-nl", 4),
    ("classic-fr", 2),
    ("classic-de", 3),
    ("six", 6),
    ("twist", 4),
    ("tournament", 2),
)


def turns(random: Random, rules: str, seats: int) -> Iterator[Choosing]:
    """Yield every choice of games by random legal actions, without end."""
    seating = Seating(tile_rules(rules, seats), seats)
    while True:
        episode = EngineTiles(seating, random.getrandbits(32))
        while not episode.over:
            turn = episode.turn
            yield turn
            episode.choose(random.choice([action for action in range(ACTIONS) if turn.mask[action]]))
