"""Policies: they play as the bots they stand for, and as they say."""

from __future__ import annotations

import pytest

from tests.bots.matches import Choice, choices
from tests.bots.tiles.playouts.test_playout_game import playout_game_of
from tests.game.positions import game_at, match_of
from tests.tables import rulebook_named
from tilewright.bots.tiles.playouts.policies import careful, hoard, lay_most, patient, rush
from tilewright.bots.tiles.search.counts import LAY_NOTHING, Counts, counts_of_tiles, size_of
from tilewright.game.commands import PlayTiles
from tilewright.game.table import tiles_on

FREE = ["classic-de", "classic-nl", "six"]
TABLE = "K3 K4 K5 | R6 B6 O6"


def laid(choice: Choice) -> Counts:
    """Return what a choice lays."""
    if not isinstance(choice.command, PlayTiles):
        return LAY_NOTHING
    return counts_of_tiles(tuple(sorted(tiles_on(choice.command.table) - tiles_on(choice.view.table))))


@pytest.mark.parametrize("house", FREE)
def test_lay_most_plays_like_the_greedy_bot(house: str) -> None:
    for choice in choices(rulebook_named(f"{house} match.games=1"), ("greedy", "greedy", "greedy"), 2):
        if choice.match.game.opened[choice.match.game.seat]:
            game = playout_game_of(choice.match)
            assert size_of(lay_most(game).laid) == size_of(laid(choice))


@pytest.mark.parametrize("house", ["classic-nl", "classic-de"])
def test_rush_plays_like_the_timing_bot(house: str) -> None:
    for choice in choices(rulebook_named(f"{house} match.games=1"), ("hoarder", "greedy"), 2):
        game = playout_game_of(choice.match)
        found = rush(game).laid
        calm = min(game.sizes[1 - game.seat], len(game.pool)) > 1 and game.lap is None
        if game.opened[game.seat] and calm:
            assert found in (LAY_NOTHING, game.racks[game.seat])


def test_hoard_plays_like_the_hoarder_while_there_is_a_pool() -> None:
    met = 0
    for choice in choices(rulebook_named("classic-nl match.games=1"), ("hoarder", "hoarder", "greedy"), 3):
        if choice.name == "hoarder" and choice.match.game.pool:
            game = playout_game_of(choice.match)
            assert hoard(game).laid == laid(choice)
            met += 1
    assert met


def test_with_an_empty_pool_the_lowest_passes_and_others_let_nobody_go_out() -> None:
    rules = rulebook_named("classic-nl")
    poor = playout_game_of(match_of(game_at(rules, TABLE, ("K2 B1", "O13 O12"))))
    assert careful(poor).laid == LAY_NOTHING
    # K6 is dearest of what fits, but lets K7 out.
    rich = playout_game_of(match_of(game_at(rules, TABLE, ("K6 K2 O13 O12", "K7"))))
    found = careful(rich)
    rich.play(found)
    assert found.laid
    assert not rich.solver.fits(rich.table + rich.racks[1])


def test_patient_passes_while_a_later_seat_must_play() -> None:
    rules = rulebook_named("classic-nl")
    racks = ("K6 K13 O12", "R13 O13", "B1 B2")
    assert patient(playout_game_of(match_of(game_at(rules, TABLE, racks)))).laid == LAY_NOTHING
    assert careful(playout_game_of(match_of(game_at(rules, TABLE, racks)))).laid != LAY_NOTHING
    last = playout_game_of(match_of(game_at(rules, TABLE, racks)))
    last.passes = 2
    assert patient(last).laid != LAY_NOTHING
