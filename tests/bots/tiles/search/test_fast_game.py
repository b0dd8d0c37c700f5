"""The sketch of a game against the engine: every turn of played games, folded by both."""

from __future__ import annotations

import pytest

from tests.tables import rulebook_named
from tilewright.arena.match import play_match, start_events
from tilewright.bots.registry import bot
from tilewright.bots.tiles.search.counts import Counts, codes_in, counts_of_tiles
from tilewright.bots.tiles.search.fast_game import LAY_NOTHING, FastGame
from tilewright.chance import Chance
from tilewright.engine import replay
from tilewright.game.events import EndReason, Event, GameEnded, Passed, TileDrawn, TilesPlayed
from tilewright.game.match import Match, apply
from tilewright.games import TILE_GAME
from tilewright.rules.booklets import EDITIONS
from tilewright.tiles.tile import codes_of


def fast_game_of(match: Match) -> FastGame:
    """Return the sketch of a match's game."""
    game = match.game
    table = counts_of_tiles(tuple(tile for row in game.table for tile in row))
    sketch = FastGame(game.rules, table, [counts_of_tiles(rack) for rack in game.racks], list(codes_of(game.pool)))
    sketch.opened = list(game.opened)
    sketch.seat, sketch.passes, sketch.lap = game.seat, game.passes, game.lap
    return sketch


def state_of(sketch: FastGame) -> tuple[object, ...]:
    """Return all that a sketch holds."""
    assert sketch.sizes == [len(codes_in(rack)) for rack in sketch.racks]
    racks, opened = tuple(sketch.racks), tuple(sketch.opened)
    return sketch.table, racks, opened, tuple(sketch.pool), sketch.passes, sketch.lap


def laid_by(event: Event) -> Counts | None:
    """Return what a turn played, or None if the event is not a turn."""
    if isinstance(event, TilesPlayed):
        return counts_of_tiles(event.played)
    return LAY_NOTHING if isinstance(event, TileDrawn | Passed) else None


@pytest.mark.slow(reason="whole games in every rulebook")
@pytest.mark.parametrize("names", [("greedy", "beginner", "timing"), ("hoarder", "hoarder"), ("hoarder", "timing")])
@pytest.mark.parametrize("house", EDITIONS)
def test_a_fast_game_follows_the_engine(house: str, names: tuple[str, ...], deep: bool) -> None:
    ends: set[EndReason] = set()
    for seed in range(20 if deep else 1):
        rules = rulebook_named(f"{house} match.games=1")
        first = start_events(TILE_GAME, rules, len(names), Chance(f"sketch {seed}".encode()))
        played = play_match(TILE_GAME, first, [bot(name) for name in names], Chance(b"turns"))
        match = replay(TILE_GAME, first)
        sketch = fast_game_of(match)
        for event in played.events[len(first) :]:
            if isinstance(event, GameEnded):
                assert sketch.winners == event.winners
                ends.add(event.reason)
                break
            assert (sketch.seat, sketch.winners) == (match.game.seat, ())
            laid = laid_by(event)
            assert laid is not None
            match = apply(match, event)
            sketch.play(laid)
            assert state_of(sketch) == state_of(fast_game_of(match))
    assert ends
