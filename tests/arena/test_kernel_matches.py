"""Simulations in the kernel: results and records are those of matches through the engine, byte for byte."""

import pytest
from msgspec.structs import replace

from tilewright.arena.deals import DealResult, Simulation, duplicate_deal, play_deal
from tilewright.arena.kinds import TILES
from tilewright.records.referee import referee
from tilewright.rules.booklets import booklet
from tilewright.rules.handicap import Handicap
from tilewright.rules.rulebook import Rulebook

THROUGH_ENGINE = replace(TILES, play_in_kernel=lambda first_events, bots, chance, names: None)


def by_engine(simulation: Simulation, deal: int) -> DealResult:
    """Return a deal that Python plays."""
    assert isinstance(simulation.rules, Rulebook)
    return duplicate_deal(THROUGH_ENGINE, simulation.rules, simulation, deal)


@pytest.mark.slow(reason="plays the same games through the engine")
@pytest.mark.parametrize("rules", ["classic-nl", "classic-de", "classic-fr", "six", "twist", "tournament"])
def test_records_and_results_are_those_of_the_engine(rules: str, deep: bool) -> None:
    """About 1 s of processor time for each rulebook."""
    bots = ("casual", "greedy", "hoarder") if rules == "six" else ("beginner", "greedy", "cautious", "timing")
    simulation = Simulation(rules=booklet(rules), bots=bots, deals=40, seed=11, record=True, lots=True)
    for deal in range(40 if deep else 2):
        result = play_deal(simulation, deal)
        assert result == by_engine(simulation, deal)
        verdict = referee(result.lines)
        assert verdict.legal == verdict.games == len(bots)


@pytest.mark.slow(reason="plays the same matches through the engine")
def test_matches_and_handicaps_are_those_of_the_engine() -> None:
    """About 2 s of processor time."""
    handicaps = (Handicap(opening=0), Handicap(rack=10), Handicap())
    for rules in ("classic-nl", "classic-de", "classic-fr", "twist", "tournament"):
        simulation = Simulation(
            rules=booklet(rules),
            bots=("casual", "greedy", "hoarder"),
            deals=1,
            seed=5,
            matches=True,
            record=True,
            handicaps=handicaps,
        )
        assert play_deal(simulation, 0) == by_engine(simulation, 0)


@pytest.mark.parametrize("changed", [{"mishaps": 0.2}, {"choices": True}, {"bots": ("adaptive", "greedy")}])
def test_what_the_kernel_does_not_play_goes_through_the_engine(changed: dict[str, object]) -> None:
    simulation = replace(
        Simulation(rules=booklet("classic-nl"), bots=("greedy", "greedy"), deals=1, seed=3, record=True), **changed
    )
    assert play_deal(simulation, 0) == by_engine(simulation, 0)
