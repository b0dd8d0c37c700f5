"""Styles: they play as the bots they stand for, and as they say."""

from __future__ import annotations

import pytest

from tests.bots.matches import Choice, choices
from tests.bots.tiles.search.test_fast_game import sketched
from tests.game.positions import game_at, match_of
from tests.tables import rulebook_named
from tilewright.bots.tiles.search.counts import Pile, pile_of_tiles, size_of
from tilewright.bots.tiles.search.fast_game import GO_ON
from tilewright.bots.tiles.search.playable import lays_of
from tilewright.bots.tiles.search.policies import careful, hoard, lay, patient, rush
from tilewright.game.commands import PlayTiles
from tilewright.game.table import tiles_on

FREE = ["classic-de", "classic-nl", "six", "twist"]
TABLE = "K3 K4 K5 | R6 B6 O6"


def laid(choice: Choice) -> Pile:
    """Return what a choice lays."""
    if not isinstance(choice.command, PlayTiles):
        return GO_ON
    return pile_of_tiles(tuple(sorted(tiles_on(choice.command.table) - tiles_on(choice.view.table))))


@pytest.mark.parametrize("house", FREE)
def test_to_lay_is_what_the_greedy_bot_does(house: str) -> None:
    for choice in choices(rulebook_named(f"{house} match.games=1"), ("greedy", "greedy", "greedy"), 2):
        if choice.match.game.opened[choice.match.game.seat]:
            game = sketched(choice.match)
            assert size_of(lay(game, lays_of(game.rules))) == size_of(laid(choice))


@pytest.mark.parametrize("house", ["classic-nl", "classic-de"])
def test_to_rush_is_what_an_impatient_hoarder_does(house: str) -> None:
    for choice in choices(rulebook_named(f"{house} match.games=1"), ("hoarder", "greedy"), 2):
        game = sketched(choice.match)
        found = rush(game, lays_of(game.rules))
        calm = min(game.sizes[1 - game.seat], len(game.pool)) > 1 and game.lap is None
        if game.opened[game.seat] and calm:
            assert found in (GO_ON, game.racks[game.seat])


def test_to_hoard_is_what_the_hoarder_does_while_there_is_a_pool() -> None:
    met = 0
    for choice in choices(rulebook_named("classic-nl match.games=1"), ("hoarder", "hoarder", "greedy"), 3):
        if choice.name == "hoarder" and choice.match.game.pool:
            game = sketched(choice.match)
            assert hoard(game, lays_of(game.rules)) == laid(choice)
            met += 1
    assert met


def test_with_the_pool_empty_the_lowest_passes_and_others_lay_what_lets_nobody_out() -> None:
    rules = rulebook_named("classic-nl")
    lays = lays_of(rules)
    poor = sketched(match_of(game_at(rules, TABLE, ("K2 B1", "O13 O12"))))
    assert careful(poor, lays) == GO_ON
    # K6 is dearest of what fits, but lets K7 out.
    rich = sketched(match_of(game_at(rules, TABLE, ("K6 K2 O13 O12", "K7"))))
    found = careful(rich, lays)
    rich.play(found)
    assert found
    assert not lays.fits(rich.table, rich.racks[1])


def test_the_patient_pass_while_somebody_later_must_give_way() -> None:
    rules = rulebook_named("classic-nl")
    lays = lays_of(rules)
    racks = ("K6 K13 O12", "R13 O13", "B1 B2")
    assert patient(sketched(match_of(game_at(rules, TABLE, racks))), lays) == GO_ON
    assert careful(sketched(match_of(game_at(rules, TABLE, racks))), lays) != GO_ON
    last = sketched(match_of(game_at(rules, TABLE, racks)))
    last.passes = 2
    assert patient(last, lays) != GO_ON
