"""Duels: exact against every turn of both players, played by the engine."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.game.positions import game_at, match_of
from tests.judges.every_endgame import sure_share
from tests.tables import rulebook_named
from tilewright.bots.tiles.playouts.beliefs import sight_of, situation_of
from tilewright.bots.tiles.playouts.kernel import BestTurn, duel
from tilewright.bots.tiles.playouts.situation import Situation, write_situation
from tilewright.bots.tiles.search.counts import LAY_NOTHING, counts_of, counts_of_tiles
from tilewright.bots.tiles.searcher import table_with
from tilewright.engine import Seat, play
from tilewright.game.commands import PlayTiles
from tilewright.game.game import position_of
from tilewright.game.match import Match
from tilewright.games import TILE_GAME
from tilewright.kernel import native
from tilewright.tiles import CODES, read_face

TABLE = "K3 K4 K5 K6 | R6 B6 O6"
NEAR = ["K1", "K2", "K7", "K8", "K6", "R5", "R7", "R8", "B5", "B7", "O5", "O7", "K9", "R9", "B9", "J"]
HOUSES = ["classic-nl", "classic-de", "twist", "classic-nl scoring.tie=shared"]


def in_time() -> bool:
    """Return that there is time left."""
    return True


def duel_of(match: Match) -> Situation:
    """Return what the seat to act knows in a duel."""
    seat = match.game.seat
    known = situation_of(sight_of(TILE_GAME.view(match, seat)))
    # The pieces that a case does not name are in the box.
    return replace(known, unseen=counts_of_tiles(match.game.racks[1 - seat]))


@pytest.mark.slow(reason="every turn of both players, to the end")
@pytest.mark.parametrize("house", HOUSES)
def test_a_proven_share_holds_against_every_line_of_play(house: str, deep: bool) -> None:
    random = Random(f"duels of {house}")
    shares = set()
    for _ in range(1_000 if deep else 5):
        pieces = random.sample(NEAR, 6 if deep else 5)
        racks = (" ".join(pieces[:3]), " ".join(pieces[3:]))
        match = match_of(game_at(rulebook_named(f"{house} match.games=1"), TABLE, racks))
        found = duel(duel_of(match), 60_000, in_time)
        assert found.is_proven
        assert found.share == sure_share(match, Seat(0))
        shares.add(found.share)
    assert len(shares) > 1


def test_of_turns_that_look_equal_the_one_that_is_proven_is_played() -> None:
    """Laying both fives and the joker looks as good after a few visits, but loses to R7 R8 with that joker."""
    match = match_of(game_at(rulebook_named("six match.games=1"), TABLE, ("K9 O5 O7 J", "K1 K7 R7 R8")))
    found = duel(duel_of(match), 4_000, in_time)
    assert (found.share, found.is_proven) == (1.0, True)
    table = table_with(position_of(match.game, Seat(0)), found.laid)
    assert table is not None
    assert sure_share(play(TILE_GAME, match, Seat(0), PlayTiles(table)).state, Seat(0)) == 1.0


def test_the_lowest_rack_passes_and_the_other_must_play() -> None:
    rules = rulebook_named("classic-nl")
    low, high = "K1 R2", "K7 B13"
    match = match_of(game_at(rules, TABLE, (low, high)))
    assert duel(duel_of(match), 100, in_time) == BestTurn(LAY_NOTHING, 1.0, True)
    match = match_of(game_at(rules, TABLE, (high, low)))
    assert duel(duel_of(match), 100, in_time).share == 0.0


@pytest.mark.parametrize("steps", [1, 20])
def test_a_duel_is_won_at_once_if_possible(steps: int) -> None:
    rules = rulebook_named("classic-nl")
    match = match_of(game_at(rules, TABLE, ("K2 K7 K8", "K1 R2 R3 R4 R5 R7 R8 B1 B2 B3 B4")))
    assert duel(duel_of(match), steps, in_time) == BestTurn(counts_of_tiles(match.game.racks[0]), 1.0, True)


def test_a_duel_skips_turns_that_let_the_other_go_out() -> None:
    rules = rulebook_named("classic-nl")
    # K7 would let K8 out; B7 helps nobody, and the rest counts least.
    match = match_of(game_at(rules, f"{TABLE} | B8 B9 B10", ("K7 B7 K12", "K8 O13 O13")))
    found = duel(duel_of(match), 200, in_time)
    assert (found.share, found.is_proven) == (1.0, True)
    assert found.laid != counts_of([CODES[read_face("K7")]])


def test_without_time_there_is_no_turn() -> None:
    match = match_of(game_at(rulebook_named("classic-nl"), TABLE, ("K1 R2", "K7 B13")))
    assert duel(duel_of(match), 100, lambda: False) == BestTurn(LAY_NOTHING, 0.0, False)


def test_an_impossible_duel_is_refused() -> None:
    known = duel_of(match_of(game_at(rulebook_named("classic-nl"), TABLE, ("K1 R2", "K7 B13"))))
    three = duel_of(match_of(game_at(rulebook_named("classic-nl"), TABLE, ("K1", "K7", "B13"))))
    for asked, steps, complaint in (
        (known, 0, "steps"),
        (known, 1 << 20, "steps"),
        (replace(known, acting=1), 1, "the seat that acts"),
        (replace(three, unseen=counts_of([6, 12, 25])), 1, "one other"),
        (replace(known, unseen=counts_of([6, 12, 25])), 1, "the pool is not empty"),
    ):
        with pytest.raises(ValueError, match=complaint):
            native.duel(write_situation(asked), steps, in_time)


def test_a_clock_that_fails_ends_the_search() -> None:
    known = duel_of(match_of(game_at(rulebook_named("classic-nl"), TABLE, ("K1 R2 O9", "K7 B13 R9 R10"))))

    def broken() -> bool:
        raise RuntimeError("no clock")

    with pytest.raises(RuntimeError, match="no clock"):
        duel(known, 10, broken)
