"""The adaptive bot: it tells how the others play from public events, and plays like them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.bots.matches import Choice, choices
from tests.tables import rulebook_named
from tilewright.arena.deals import Simulation
from tilewright.arena.simulation import simulate
from tilewright.bots.seen import SeenSoFar
from tilewright.bots.tiles.adaptive import Habits, habits_of_others, level_of
from tilewright.game.view import seen
from tilewright.rules.booklets import DEFAULT, booklet

LEVELS = ("beginner", "casual", "greedy", "cautious")


def habits_seen(choice: Choice) -> Habits:
    """Return the habits of the others as the seat of a choice has seen them."""
    assert choice.view.seat is not None
    return habits_of_others(choice.view, SeenSoFar(choice.events, seen, choice.view.seat))


def habits_in_games(name: str, games: int) -> list[Habits]:
    """Return the habits of a bot as another bot has seen them at the end of each game."""
    found = []
    for seed in range(games):
        last = None
        for choice in choices(rulebook_named("classic-nl match.games=1"), ("casual", name), seed):
            last = choice if choice.view.seat == 0 else last
        assert last is not None
        found.append(habits_seen(last))
    return found


@pytest.mark.slow(reason="whole games")
@pytest.mark.parametrize("name", LEVELS[:3])
def test_a_level_is_recognised_by_its_habits(name: str, deep: bool) -> None:
    games = 40 if deep else 2
    levels = [level_of(habits) for habits in habits_in_games(name, games)]
    assert levels.count(LEVELS.index(name)) > games / 2


@pytest.mark.slow(reason="whole games")
def test_greedy_bots_overlook_nothing_and_beginners_move_no_row() -> None:
    for habits in habits_in_games("greedy", 3):
        assert habits.overlooked == 0 < habits.moved
    for habits in habits_in_games("beginner", 3):
        assert habits.moved == 0 < habits.overlooked


@pytest.mark.slow(reason="whole games")
def test_a_cautious_player_lays_few_small_tiles() -> None:
    cautious, greedy = habits_in_games("cautious", 3), habits_in_games("greedy", 3)
    assert sum(one.small for one in cautious) < sum(one.high for one in cautious) / 2
    assert sum(one.small for one in greedy) > sum(one.high for one in greedy) / 2


def test_without_any_habit_it_plays_like_a_casual_player() -> None:
    assert level_of(Habits()) == LEVELS.index("casual")


@pytest.mark.slow(reason="whole games")
def test_habits_are_those_of_this_game_and_the_one_before() -> None:
    counts = [
        habits_seen(choice).plays
        for choice in choices(rulebook_named("classic-de match.games=3"), ("casual", "greedy"), 1)
        if choice.view.seat == 0
    ]
    assert counts[0] == 0
    # Once the third game is dealt, the first one no longer counts.
    assert any(later < before for before, later in pairwise(counts))


# Not hoarders: they win fewer games, as docs/bots.md says.
@pytest.mark.slow(reason="whole games")
@pytest.mark.parametrize("rival", [*LEVELS, "timing"])
def test_weak_and_strong_opponents_have_a_chance(rival: str, deep: bool) -> None:
    if not deep and rival != "greedy":
        pytest.skip("only in a deep run")
    deals = 200 if deep else 5
    tally = simulate(Simulation(rules=booklet(DEFAULT), bots=("adaptive", rival), deals=deals, seed=2027))
    assert (0.35 if deep else 0.15) < tally.win_rate["adaptive"] < (0.65 if deep else 0.85)
