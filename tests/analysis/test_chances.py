"""Win chances: sums, intervals, and nothing that a seat may not know."""

import time

import pytest
from msgspec.structs import replace

from bench.bots.calibration import Bin, Prediction, binned, calibration_error, predictions
from tests.tables import rulebook_named
from tilewright.analysis.chances import chances_in, win_chances
from tilewright.arena.match import start_events
from tilewright.bots.tiles.playouts.beliefs import sight_of
from tilewright.chance import Chance
from tilewright.engine import Seat, replay
from tilewright.game.game import Game
from tilewright.game.match import Match
from tilewright.game.view import view
from tilewright.games import TILE_GAME
from tilewright.tiles import TileId, TileRow


def started(name: str, seats: int, seed: int = 1) -> Match:
    """Return a match after its first deal."""
    chance = Chance(seed.to_bytes(8, "big"))
    return replay(TILE_GAME, start_events(TILE_GAME, rulebook_named(name), seats, chance))


def with_game(match: Match, **changes: object) -> Match:
    """Return the match with its game changed."""
    game: Game = replace(match.game, **changes)
    return replace(match, game=game)


@pytest.mark.parametrize(("name", "seats"), [("classic-nl", 2), ("six", 6), ("twist", 4), ("classic-fr", 3)])
def test_the_chances_of_all_seats_add_up_to_one_and_lie_in_their_intervals(name: str, seats: int) -> None:
    found = win_chances(view(started(name, seats), Seat(0)), (), 20, None)
    assert len(found) == seats
    assert sum(one.chance for one in found) == pytest.approx(1)
    assert all(0 <= one.low < one.chance < one.high <= 1 for one in found)


def test_chances_do_not_depend_on_what_the_seat_cannot_see() -> None:
    match = started("classic-nl", 3)
    game = match.game
    own, second, third = game.racks
    rack, pool = tuple(sorted((*second[1:], game.pool[0]))), (second[0], *game.pool[1:])
    hidden = with_game(match, racks=(own, third, rack), pool=pool)
    assert view(match, Seat(0)) == view(hidden, Seat(0))
    known = [win_chances(view(each, Seat(0)), (), 20, None) for each in (match, hidden)]
    assert known[0] == known[1]


def test_a_seat_about_to_go_out_has_the_best_chance() -> None:
    match = started("classic-nl", 2)
    seat = match.game.seat
    low: TileRow = tuple(TileId(4 * code) for code in (0, 1, 2))
    racks = tuple(low if place == seat else rack for place, rack in enumerate(match.game.racks))
    opened = with_game(match, racks=racks, opened=(True, True))
    assert win_chances(view(opened, seat), (), 20, None)[seat].chance > 0.95


def test_a_spectator_gets_chances_too() -> None:
    found = win_chances(view(started("classic-nl", 4), None), (), 20, None)
    assert sum(one.chance for one in found) == pytest.approx(1)


def test_time_that_is_up_ends_the_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = sight_of(view(started("classic-nl", 2), Seat(0)))
    ticks = iter(range(1000))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(ticks)))
    wide, narrow = chances_in(sight, 200, 1500), chances_in(sight, 200)
    assert wide[0].high - wide[0].low > narrow[0].high - narrow[0].low


def test_bins_compare_what_was_said_with_what_happened() -> None:
    said = [Prediction(0.5, 1.0), Prediction(0.5, 0.0), Prediction(0.95, 1.0), Prediction(1.0, 1.0)]
    assert binned(said) == [Bin(2, 0.5, 0.5), Bin(2, 0.975, 1.0)]
    assert calibration_error(binned(said)) == pytest.approx(0.0125)


@pytest.mark.slow(reason="plays games with playouts in them")
def test_chances_are_calibrated(deep: bool) -> None:
    """Deep, on 5,000 positions, the error is under three points; a few positions only show no gross error."""
    positions, most = (5000, 0.03) if deep else (24, 0.25)
    found: list[Prediction] = []
    chosen = predictions("classic-nl", ("greedy", "cautious", "timing", "hoarder"), 1, 200 if deep else 40)
    for _ in range(positions):
        found += next(chosen)
    assert calibration_error(binned(found)) < most
