"""The game of playouts against the engine: every turn of played games, folded by both."""

from __future__ import annotations

from itertools import product

import pytest

from tests.daily import daily
from tests.tables import rulebook_named
from tilewright.arena.match import play_match, start_events
from tilewright.bots.registry import bot
from tilewright.bots.tiles.playouts.game import PlayoutGame
from tilewright.bots.tiles.playouts.situation import CLASSIC_KINDS, movable, playout_rules
from tilewright.bots.tiles.playouts.solving import Turn, playout_solver
from tilewright.bots.tiles.search.counts import LAY_NOTHING, Counts, codes_in, counts_of_tiles
from tilewright.chance import Chance
from tilewright.engine import replay
from tilewright.game.events import EndReason, Event, GameEnded, Passed, TileDrawn, TilesPlayed
from tilewright.game.game import openings
from tilewright.game.match import Match, apply
from tilewright.games import TILE_GAME
from tilewright.rules.booklets import EDITIONS
from tilewright.tiles import codes_of

# Special jokers never join the pieces that may be moved.
_CLASSIC = (1 << 8 * CLASSIC_KINDS) - 1


def playout_game_of(match: Match) -> PlayoutGame:
    """Return a match's game as playouts have it."""
    game = match.game
    solver, table = playout_solver(playout_rules(game.rules)), movable(game.table, game.rules)
    made = PlayoutGame(solver, table, [counts_of_tiles(rack) for rack in game.racks], list(codes_of(game.pool)))
    made.opened, made.least_points = list(game.opened), openings(game)
    made.seat, made.passes, made.lap = game.seat, game.passes, game.lap
    return made


SEATED = (("greedy", "beginner", "timing"), ("hoarder", "hoarder"), ("hoarder", "timing"))
# In a daily run every second: each of both is among them.
GAMES = [*product(EDITIONS, SEATED)]


def state_of(game: PlayoutGame) -> tuple[object, ...]:
    """Return all that a game holds, except the table: which rows with jokers stay is a matter of policy."""
    assert game.sizes == [len(codes_in(rack)) for rack in game.racks]
    return tuple(game.racks), tuple(game.opened), tuple(game.pool), game.passes, game.lap


def laid_by(event: Event) -> Counts | None:
    """Return what a turn played, or None if the event is not a turn."""
    if isinstance(event, TilesPlayed):
        return counts_of_tiles(event.played)
    return LAY_NOTHING if isinstance(event, TileDrawn | Passed) else None


@pytest.mark.slow(reason="whole games in every rulebook")
@pytest.mark.parametrize(("house", "names"), daily(GAMES, *GAMES[::2]))
def test_a_playout_game_follows_the_engine(house: str, names: tuple[str, ...], deep: bool) -> None:
    ends: set[EndReason] = set()
    for seed in range(20 if deep else 1):
        rules = rulebook_named(f"{house} match.games=1")
        first = start_events(TILE_GAME, rules, len(names), Chance(f"sketch {seed}".encode()))
        played = play_match(TILE_GAME, first, [bot(name) for name in names], Chance(b"turns"))
        match = replay(TILE_GAME, first)
        ours = playout_game_of(match)
        for event in played.events[len(first) :]:
            if isinstance(event, GameEnded):
                assert ours.winners == event.winners
                ends.add(event.reason)
                break
            assert (ours.seat, ours.winners) == (match.game.seat, ())
            laid = laid_by(event)
            assert laid is not None
            match = apply(match, event)
            ours.play(Turn(laid, laid & _CLASSIC))
            assert state_of(ours) == state_of(playout_game_of(match))
    assert ends
