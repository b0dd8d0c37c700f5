"""A judge of endgames: every turn of both players, played to the end by the engine. Tiny positions only."""

from collections.abc import Iterator

from tests.judges.every_turn import every_turn
from tilewright.engine import Seat, play
from tilewright.game.commands import Command, Pass, PlayTiles
from tilewright.game.game import position_of
from tilewright.game.match import Match
from tilewright.games import TILE_GAME


def sure_share(match: Match, seat: Seat) -> float:
    """Return the share of the win that a seat can force, whatever the other player does."""
    mover = match.game.seat
    shares = [_share_after(match, command, seat) for command in _commands(match)]
    return max(shares) if mover == seat else min(shares)


def _share_after(match: Match, command: Command, seat: Seat) -> float:
    after = play(TILE_GAME, match, match.game.seat, command).state
    if after.results:
        winners = after.results[0].winners
        return (seat in winners) / len(winners)
    return sure_share(after, seat)


def _commands(match: Match) -> Iterator[Command]:
    yield Pass()
    for table in every_turn(position_of(match.game, match.game.seat)):
        yield PlayTiles(table)
