"""How strong the bots are: the claims, and the table that tells of them."""

from __future__ import annotations

from importlib import resources

import pytest

from bench.bots.bot_strengths import Measuring, measured
from tilewright.arena.deals import Simulation
from tilewright.arena.simulation import simulate
from tilewright.bots.registry import DICE_LADDER, LADDER
from tilewright.bots.strength import strengths, write_strength
from tilewright.dice.turbo_rules import TURBO
from tilewright.rules.booklets import DEFAULT, booklet
from tools.rules_page import ROOT


def deals_for(deep: bool) -> int:
    """Return on how many deals a claim is tried."""
    return 2_000 if deep else 24


@pytest.mark.slow(reason="many games")
@pytest.mark.parametrize(("rivals", "share"), [(1, 0.90), (3, 0.45)])
def test_the_hoarder_beats_greedy_bots(rivals: int, share: float, deep: bool) -> None:
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
    low, high = tally.ci95[stronger]
    # The short form is too short to prove the claim: it only must not refute it.
    assert (low if deep else high) > 0.5


def test_every_bot_was_measured() -> None:
    assert list(strengths()) == [*LADDER, *DICE_LADDER]


@pytest.mark.parametrize("name", [*LADDER, *DICE_LADDER])
def test_a_measured_share_lies_in_its_interval(name: str) -> None:
    for rate in strengths()[name].rates:
        assert 0 <= rate.low <= rate.share <= rate.high <= 1


def test_the_table_is_what_its_command_writes() -> None:
    table = resources.files("tilewright.bots").joinpath("strengths.txt").read_text(encoding="utf-8")
    lines = [line for line in table.splitlines() if not line.startswith("#")]
    assert lines == [write_strength(name, strength) for name, strength in strengths().items()]


def test_the_page_of_the_ladder_has_the_measured_strengths() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for name, strength in strengths().items():
        cells = [f"{100 * rate.share:.1f} ({100 * rate.low:.1f} to {100 * rate.high:.1f})" for rate in strength.rates]
        assert f"| `{name}` | {' | '.join(cells)} |\n" in page


def test_the_command_measures_what_it_says() -> None:
    tiles = Measuring(rules=booklet(DEFAULT), deals=4, seed=1)
    assert measured("greedy", tiles).against_one.share == 0.5
    weak = measured("beginner", tiles)
    assert weak.against_three is not None
    assert weak.against_three.share < 0.5


def test_a_dice_bot_is_measured_against_one_rival_only() -> None:
    dice = measured("turbo-greedy", Measuring(rules=TURBO.rulebook, deals=1, seed=1))
    assert dice.against_one.share == 0.5
    assert dice.against_three is None
