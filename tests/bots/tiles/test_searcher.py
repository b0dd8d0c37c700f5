"""The searcher: its budget, its clock, its plans, and what it beats."""

from __future__ import annotations

import pytest

from tests.bots.matches import choices
from tests.bots.tiles.search.test_fast_game import fast_game_of
from tests.game.positions import game_at, match_of
from tests.tables import rulebook_named
from tilewright.arena.match import SeenSoFar, play_match, start_events
from tilewright.bots.protocol import TileBot, position_of
from tilewright.bots.tiles.hoarder import Hoarder
from tilewright.bots.tiles.search.candidates import candidates, table_with
from tilewright.bots.tiles.search.fast_game import LAY_NOTHING
from tilewright.bots.tiles.search.fast_solver import fast_solver
from tilewright.bots.tiles.search.policies import careful, hoard, lay_most
from tilewright.bots.tiles.search.rollouts import Plan, best_plan, outcome_of
from tilewright.bots.tiles.search.sampling import Sample
from tilewright.bots.tiles.searcher import Searcher
from tilewright.chance import Chance, branch
from tilewright.engine import Seat
from tilewright.game.commands import DrawTile, PlayTiles
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


def test_the_usual_plan_stays_unless_another_is_clearly_better() -> None:
    rules = rulebook_named("classic-nl")
    solver = fast_solver(rules)
    # K7 waits for nothing: laid now it wins, drawn on with the others lay first.
    match = match_of(game_at(rules, "K4 K5 K6", ("K7", "R6"), pool="R5 R4 R1 R2"))
    sample = Sample(fast_game_of(match), [lay_most, lay_most])
    out, wait = Plan(sample.game.racks[0], careful), Plan(LAY_NOTHING, careful)
    assert outcome_of(out, sample, solver) == 1.0
    assert best_plan([wait, wait], lambda _: sample, solver, 40, lambda: True) is wait
    lost = Sample(fast_game_of(match), [lay_most, lay_most])
    lost.game.racks[0] += lost.game.racks[1]
    lost.game.sizes[0] += 1
    same = [Plan(LAY_NOTHING, careful), Plan(LAY_NOTHING, hoard)]
    assert best_plan(same, lambda _: lost, solver, 40, lambda: True) is same[0]


def test_a_clearly_better_plan_is_found() -> None:
    rules = rulebook_named("classic-nl")
    solver = fast_solver(rules)
    # The other lays its last piece next turn, so that waiting loses in every sample.
    match = match_of(game_at(rules, "K4 K5 K6", ("K7", "K3"), pool="R5 R4"))
    sample = Sample(fast_game_of(match), [lay_most, lay_most])
    plans = [Plan(LAY_NOTHING, careful), Plan(sample.game.racks[0], careful)]
    assert outcome_of(plans[0], sample, solver) == 0.0
    assert best_plan(plans, lambda _: sample, solver, 40, lambda: True) is plans[1]


def test_all_plans_are_tried_in_the_same_samples() -> None:
    rules = rulebook_named("classic-nl")
    match = match_of(game_at(rules, "K4 K5 K6", ("K7 R1", "R6 R2"), pool="R5 R4"))
    asked: list[int] = []

    def sample(number: int) -> Sample:
        asked.append(number)
        return Sample(fast_game_of(match), [lay_most, lay_most])

    plans = [Plan(LAY_NOTHING, careful), Plan(LAY_NOTHING, hoard), Plan(LAY_NOTHING, lay_most)]
    best_plan(plans, sample, fast_solver(rules), 30, lambda: True)
    assert asked == sorted(set(asked))


def test_with_two_players_and_a_large_pool_it_draws() -> None:
    rules = rulebook_named("classic-nl")
    match = match_of(game_at(rules, "K4 K5 K6", ("K7 R1 R2 R3 B9", "R6 R9 B1"), pool=40))
    assert Searcher().choose(TILE_GAME.view(match, Seat(0)), (), CHANCE) == DrawTile()


@pytest.mark.slow(reason="whole games thought through")
def test_the_searcher_beats_the_hoarder(deep: bool) -> None:
    rules = rulebook_named("classic-nl match.games=1")
    deals = 60 if deep else 3
    wins = 0.0
    for deal in range(deals):
        root = branch(CHANCE, deal)
        first = start_events(TILE_GAME, rules, 2, root)
        seatings: tuple[list[TileBot], ...] = ([Searcher(), Hoarder()], [Hoarder(), Searcher()])
        for seat, bots in enumerate(seatings):
            winners = play_match(TILE_GAME, first, bots, branch(root, "turns")).state.results[0].winners
            wins += (seat in winners) / len(winners)
    assert wins / (2 * deals) >= 0.8
