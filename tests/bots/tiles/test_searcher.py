"""The searcher: its budget, its clock, its plans, and what it beats."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.bots.matches import choices
from tests.game.positions import game_at, match_of
from tests.tables import rulebook_named
from tilewright.arena.match import play_match, start_events
from tilewright.bots.protocol import TileBot, position_of
from tilewright.bots.seen import SeenSoFar
from tilewright.bots.tiles.hoarder import Hoarder
from tilewright.bots.tiles.playouts.beliefs import sight_of, situation_of
from tilewright.bots.tiles.playouts.situation import Plan, Policy
from tilewright.bots.tiles.search.counts import LAY_NOTHING, counts_of
from tilewright.bots.tiles.searcher import Rollouts, Searcher, Trial, best_plan, candidates, table_with
from tilewright.chance import Chance, branch
from tilewright.engine import Seat
from tilewright.game.commands import DrawTile, PlayTiles
from tilewright.game.match import Match
from tilewright.game.turn import judged
from tilewright.game.view import seen
from tilewright.games import TILE_GAME
from tilewright.rules.booklets import EDITIONS

CHANCE = Chance(b"searcher")


@pytest.mark.parametrize("house", EDITIONS)
def test_every_candidate_has_a_legal_table(house: str) -> None:
    for choice in list(choices(rulebook_named(f"{house} match.games=1"), ("greedy", "timing"), 2))[::6]:
        position = position_of(choice.view)
        first, *others = candidates(position)
        assert first == LAY_NOTHING
        for pieces in others:
            table = table_with(position, pieces)
            assert table is not None
            assert not judged(position, table).faults


def test_a_searcher_goes_out_when_it_can() -> None:
    rules = rulebook_named("classic-nl")
    match = match_of(game_at(rules, "K4 K5 K6", ("K7 K8", "R1", "R2 R3"), pool=9))
    command = Searcher().choose(TILE_GAME.view(match, Seat(0)), (), CHANCE)
    assert isinstance(command, PlayTiles)
    assert len(command.table[0]) == 5


def test_a_searcher_without_time_still_has_a_turn() -> None:
    rules = rulebook_named("classic-nl match.games=1")
    first = start_events(TILE_GAME, rules, 3, CHANCE)
    bots: list[TileBot] = [Searcher(milliseconds=0), Hoarder(), Hoarder()]
    assert TILE_GAME.outcome(play_match(TILE_GAME, first, bots, CHANCE).state) is not None


@pytest.mark.slow(reason="games thought through twice")
def test_the_same_chance_and_budget_give_the_same_turn() -> None:
    rules = rulebook_named("classic-nl match.games=1")
    for choice in list(choices(rules, ("greedy", "hoarder", "greedy"), 5))[::9]:
        seat = choice.match.game.seat
        told = SeenSoFar(choice.events, seen, seat)
        found = [Searcher(rollouts=24).choose(choice.view, told, choice.chance) for _ in range(2)]
        assert found[0] == found[1]


def rollouts_of(match: Match) -> Rollouts:
    """Return rollouts of a match in which the others play all they can."""
    known = situation_of(sight_of(TILE_GAME.view(match, Seat(0))))
    seats = tuple(replace(seat, weights=(1, 0, 0, 0, 0)) for seat in known.known)
    return Rollouts(replace(known, known=seats), 1, lambda: True)


def test_the_usual_plan_stays_unless_another_is_clearly_better() -> None:
    match = match_of(game_at(rulebook_named("classic-nl"), "K4 K5 K6", ("K7 R1", "R6 R9"), pool=20))
    same = [Plan(laid=0, policy=Policy.CAREFUL), Plan(laid=0, policy=Policy.CAREFUL)]
    assert best_plan(same, rollouts_of(match), 40) is same[0]


def test_a_clearly_better_plan_is_found() -> None:
    # The other has one piece left and plays it when it fits, so that waiting loses many worlds.
    match = match_of(game_at(rulebook_named("classic-nl"), "K4 K5 K6 | R4 R5 R6 | B1 B2 B3", ("K7", "K3"), pool=30))
    wait, out = Plan(laid=0, policy=Policy.CAREFUL), Plan(laid=counts_of([6]), policy=Policy.CAREFUL)
    waited = Trial(wait)
    rollouts_of(match).try_all([waited], 12)
    assert waited.rate < 1.0
    assert best_plan([wait, out], rollouts_of(match), 200) is out


def test_all_plans_are_tried_in_the_same_worlds() -> None:
    match = match_of(game_at(rulebook_named("classic-nl"), "K4 K5 K6", ("K7 R1", "R6 R2"), pool=20))
    trials = [Trial(Plan(laid=0, policy=Policy.CAREFUL)) for _ in range(3)]
    rollouts_of(match).try_all(trials, 9)
    assert trials[0].outcomes == trials[1].outcomes == trials[2].outcomes
    assert len(trials[0].outcomes) == 9


def test_with_two_players_and_a_large_pool_it_draws() -> None:
    rules = rulebook_named("classic-nl")
    match = match_of(game_at(rules, "K4 K5 K6", ("K7 R1 R2 R3 B9", "R6 R9 B1"), pool=40))
    assert Searcher().choose(TILE_GAME.view(match, Seat(0)), (), CHANCE) == DrawTile()


@pytest.mark.slow(reason="whole games thought through")
def test_the_searcher_beats_the_hoarder(deep: bool) -> None:
    rules = rulebook_named("classic-nl match.games=1")
    deals = 60 if deep else 1
    wins = 0.0
    for deal in range(deals):
        root = branch(CHANCE, deal)
        first = start_events(TILE_GAME, rules, 2, root)
        seatings: tuple[list[TileBot], ...] = ([Searcher(), Hoarder()], [Hoarder(), Searcher()])
        for seat, bots in enumerate(seatings):
            winners = play_match(TILE_GAME, first, bots, branch(root, "turns")).state.results[0].winners
            wins += (seat in winners) / len(winners)
    assert wins / (2 * deals) >= 0.8
