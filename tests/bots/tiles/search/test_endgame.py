"""Endgames and duels: exact against every turn of both players, played by the engine."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.tiles.search.test_fast_game import fast_game_of
from tests.game.positions import game_at, match_of
from tests.judges.every_endgame import sure_share
from tests.tables import rulebook_named
from tilewright.bots.tiles.search.counts import counts_of_tiles
from tilewright.bots.tiles.search.duel import duel
from tilewright.bots.tiles.search.endgame import exact_turn, is_small
from tilewright.bots.tiles.search.fast_game import LAY_NOTHING
from tilewright.bots.tiles.search.fast_solver import fast_solver
from tilewright.engine import Seat

TABLE = "K3 K4 K5 K6 | R6 B6 O6"
NEAR = ["K1", "K2", "K7", "K8", "K6", "R5", "R7", "R8", "B5", "B7", "O5", "O7", "K9", "R9", "B9", "J"]
HOUSES = ["classic-nl", "classic-de", "twist", "classic-nl scoring.tie=shared"]


@pytest.mark.slow(reason="every turn of both players, to the end")
@pytest.mark.parametrize("house", HOUSES)
def test_an_exact_turn_guarantees_its_share_against_every_line_of_play(house: str, deep: bool) -> None:
    random = Random(f"endgames of {house}")
    shares = set()
    for _ in range(100 if deep else 5):
        pieces = random.sample(NEAR, 6)
        racks = (" ".join(pieces[:3]), " ".join(pieces[3:]))
        opened = (random.random() < 0.8, random.random() < 0.8)
        match = match_of(game_at(rulebook_named(f"{house} match.games=1"), TABLE, racks, opened=opened))
        game = fast_game_of(match)
        assert is_small(game)
        share = exact_turn(game, fast_solver(game.rules))[1]
        assert share == sure_share(match, Seat(0))
        shares.add(share)
    assert len(shares) > 1


def test_the_lowest_rack_passes_and_the_other_must_play() -> None:
    rules = rulebook_named("classic-nl")
    low, high = "K1 R2", "K7 B13"
    match = match_of(game_at(rules, TABLE, (low, high)))
    assert exact_turn(fast_game_of(match), fast_solver(rules)) == (LAY_NOTHING, 1.0)
    match = match_of(game_at(rules, TABLE, (high, low)))
    assert exact_turn(fast_game_of(match), fast_solver(rules))[1] == 0.0


@pytest.mark.parametrize("rollouts", [1, 20])
def test_a_duel_is_won_at_once_if_possible(rollouts: int) -> None:
    rules = rulebook_named("classic-nl")
    match = match_of(game_at(rules, TABLE, ("K2 K7 K8", "K1 R2 R3 R4 R5 R7 R8 B1 B2 B3 B4")))
    found = duel(fast_game_of(match), fast_solver(rules), rollouts, lambda: True)
    assert found == counts_of_tiles(match.game.racks[0])


def test_a_duel_skips_turns_that_let_the_other_go_out() -> None:
    rules = rulebook_named("classic-nl")
    # K7 would let K8 out; B7 helps nobody, and the rest counts least.
    match = match_of(game_at(rules, f"{TABLE} | B8 B9 B10", ("K7 B7 K12", "K8 O13 O13")))
    game = fast_game_of(match)
    share = exact_turn(game, fast_solver(rules))[1]
    found = duel(game, fast_solver(rules), 40, lambda: True)
    assert share == 1.0
    assert found is not None
    game.play(found)
    assert game.winners == (0,) or exact_turn(game, fast_solver(rules))[1] == 0.0
