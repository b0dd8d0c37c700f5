"""Whole random matches of the tile game."""

from tilewright.arena.timeouts import unfinished
from tilewright.bots.protocol import position_of
from tilewright.bots.tiles.random_bot import Random
from tilewright.chance import Chance, branch, draw, shuffled
from tilewright.engine import Seat, Shuffles
from tilewright.game.commands import ClaimReshuffle, Command, DealNext, PlayTiles, TimeOut
from tilewright.game.events import Event
from tilewright.game.match import Match, games_in, start
from tilewright.game.table import Table
from tilewright.games import TILE_GAME
from tilewright.rules.handicap import Handicaps
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import TileId, tiles_of

BOT = Random()


def first_events(rules: Rulebook, seats: int, seed: int, handicaps: Handicaps = ()) -> tuple[Event, ...]:
    """Return the start of the match with this seed."""
    secrets = tuple(b"%d.%d" % (seed, game) for game in range(games_in(rules, seats)))
    return start(rules, seats, Shuffles(secrets, (b"nonce",) * seats), handicaps=handicaps)


def chosen(match: Match, seat: Seat, chance: Chance) -> Command:
    """Return a random command: mostly a legal turn, sometimes a claim, a time-out or nonsense."""
    luck, chance = draw(chance, 20)
    view = TILE_GAME.view(match, seat)
    turn = BOT.choose(view, (), branch(chance, "turn"))
    if view.shown or luck > 6:
        return turn
    if luck == 0:
        return ClaimReshuffle()
    if luck == 1:
        return DealNext()
    table = turn.table if isinstance(turn, PlayTiles) else view.table
    draft = unfinished(position_of(view), table, branch(chance, "draft"))
    if luck < 5:
        return TimeOut(draft)
    return PlayTiles(draft if luck == 5 else nonsense(match, branch(chance, "nonsense")))


def nonsense(match: Match, chance: Chance) -> Table:
    """Return a table of any pieces of the box, some perhaps twice, in any rows."""
    box = [*tiles_of(match.rules.box.contents), TileId(-1), TileId(9999)]
    order, chance = shuffled([*box, *box[::5]], chance)
    size, _ = draw(chance, 12)
    return (*match.game.table[size % 3 :], order[:size], order[size : size + 3])
