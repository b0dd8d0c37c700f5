"""Leagues: everybody meets everybody alike, and the standings are what the deals say."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.arena.deals import Simulation
from tilewright.arena.executors import InProcess
from tilewright.arena.simulation import League, line_ups, played, schedule
from tilewright.arena.standings import ranked, standings
from tilewright.rules.booklets import booklet

NAMES = tuple("abcdefgh")


def league(bots: tuple[str, ...], tables: tuple[int, ...], games: int, fewer: dict[str, int] | None = None) -> League:
    """Return a league by the usual rules."""
    return League(rules=booklet("classic-nl"), bots=bots, tables=tables, games=games, seed=1, fewer=fewer or {})


def together(planned: list[Simulation]) -> Counter[tuple[str, str]]:
    """Return in how many games every two bots sit at one table."""
    games: Counter[tuple[str, str]] = Counter()
    for simulation in planned:
        for pair in combinations(sorted(set(simulation.bots)), 2):
            games[pair] += simulation.deals * len(simulation.bots)
    return games


@given(st.integers(2, 8), st.integers(2, 6), st.integers(1, 300))
def test_every_two_bots_meet_equally_often(bots: int, seats: int, games: int) -> None:
    names = NAMES[:bots]
    planned = schedule(league(names, (seats,), games))
    met = together(planned)
    assert {*met} == {*combinations(names, 2)}
    assert min(met.values()) >= games
    assert len(set(met.values())) == 1
    seated = Counter(bot for simulation in planned for bot in simulation.bots for _ in range(simulation.deals))
    assert len(set(seated.values())) == 1


def test_no_deal_is_used_twice() -> None:
    planned = schedule(league(NAMES[:5], (2, 3, 4), 50))
    numbers = [deal for one in planned for deal in range(one.first, one.first + one.deals)]
    assert numbers == list(range(len(numbers)))


def test_a_slow_bot_plays_fewer_games() -> None:
    met = together(schedule(league(NAMES[:4], (2,), 100, {"d": 10})))
    assert {pair: games for pair, games in met.items() if "d" in pair} == dict.fromkeys(
        [("a", "d"), ("b", "d"), ("c", "d")], 10
    )
    assert met["a", "b"] == 100


def test_fewer_bots_than_seats_share_the_seats_evenly() -> None:
    assert line_ups("ab", 4) == [("a", "a", "b", "b")]
    assert line_ups("abc", 4) == [("a", "a", "b", "c"), ("a", "b", "b", "c"), ("a", "b", "c", "c")]


@pytest.mark.slow(reason="plays dozens of games")
def test_standings_match_the_deals() -> None:
    planned = league(("beginner", "greedy"), (2, 3), 8)
    done = list(played(schedule(planned), InProcess()))
    shown = standings(planned, done)
    two, three = shown.tables
    assert [table.seats for table in shown.tables] == [2, 3]
    assert (two.games, two.line_ups, three.line_ups) == (8, 1, 2)
    wins = sum(rotation.wins[1] for one, result in done if len(one.bots) == 2 for rotation in result.rotations)
    assert two.rates["greedy"].rate == pytest.approx(float(wins / 8))
    assert two.against["greedy"]["beginner"] == two.rates["greedy"]
    assert two.rates["beginner"].rate + two.rates["greedy"].rate == pytest.approx(1)
    # Three seats: the rates a seat of both line-ups, weighed alike, with each bot once on two seats.
    shares = {bot: [0.0, 0.0] for bot in ("beginner", "greedy")}
    for one, result in done:
        if len(one.bots) == 3:
            for bot, won in zip(one.bots, zip(*(r.wins for r in result.rotations), strict=True), strict=True):
                shares[bot][one.bots.count("beginner") - 1] += float(sum(won)) / one.bots.count(bot) / 3 / one.deals
    assert three.rates["beginner"].rate == pytest.approx(sum(shares["beginner"]) / 2)
    assert three.rates["greedy"].rate == pytest.approx(sum(shares["greedy"]) / 2)
    assert ranked(two)[0] == max(two.rates, key=lambda bot: two.rates[bot].rate)
    assert shown.illegal == {"beginner": 0, "greedy": 0}
