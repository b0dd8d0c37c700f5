"""How strong the bots are: the claims, and the table that tells of them."""

from __future__ import annotations

import pytest

from tilewright.bots.ladder import LADDER
from tilewright.bots.simulation import Simulation, simulate
from tilewright.bots.strength import strengths, write_strength
from tilewright.rules.booklets import DEFAULT, booklet
from tools.bot_strengths import measured


def deals_for(deep: bool) -> int:
    """Return on how many deals a claim is tried."""
    return 2_000 if deep else 100


@pytest.mark.slow(reason="many games")
@pytest.mark.parametrize(("rivals", "share"), [(1, 0.90), (3, 0.45)])
def test_the_hoarder_beats_greedy_ones(rivals: int, share: float, deep: bool) -> None:
    bots = ("hoarder", *["greedy"] * rivals)
    tally = simulate(Simulation(rules=booklet(DEFAULT), bots=bots, deals=deals_for(deep), seed=2027))
    assert tally.win_rate["hoarder"] >= share


@pytest.mark.slow(reason="many games")
@pytest.mark.parametrize(
    ("weaker", "stronger"), [("beginner", "casual"), ("casual", "greedy"), ("greedy", "cautious"), ("greedy", "timing")]
)
def test_the_ladder_rises(weaker: str, stronger: str, deep: bool) -> None:
    bots = (weaker, stronger)
    tally = simulate(Simulation(rules=booklet(DEFAULT), bots=bots, deals=deals_for(deep) // 2, seed=2027))
    assert tally.ci95[stronger][0] > 0.5


def test_every_bot_was_measured() -> None:
    assert list(strengths()) == list(LADDER)


@pytest.mark.parametrize("name", LADDER)
def test_a_measured_share_lies_in_its_interval(name: str) -> None:
    for rate in (strengths()[name].against_one, strengths()[name].against_three):
        assert 0 <= rate.low <= rate.share <= rate.high <= 1


def test_the_table_is_what_its_command_writes() -> None:
    line = write_strength("timing", strengths()["timing"])
    assert line.count("|") == 2
    assert measured("greedy", 1, 2, 1).share == 0.5
