"""Even chances: the measured table, whom results resemble, and the handicaps that follow."""

from __future__ import annotations

from importlib import resources

import pytest

from bench.bots.even_chances import Measuring, evened
from tilewright.bots import even_chances
from tilewright.bots.even_chances import LEVELS, UNKNOWN, Proposal, Result, like_bot, proposed, write_evened
from tilewright.bots.registry import LADDER

BOTS = list(LADDER)


def test_the_table_has_every_pair_of_neighbours_as_it_is_written() -> None:
    text = resources.files("tilewright.bots").joinpath("even_chances.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert lines == [write_evened(line) for line in even_chances.evened().values()]
    assert set(zip(BOTS[1:], BOTS, strict=False)) <= set(even_chances.evened())
    for line in even_chances.evened().values():
        assert BOTS.index(line.weaker) < BOTS.index(line.stronger)
        # A level is named only where it was nearer to even.
        assert abs(line.evened.share - 0.5) <= abs(line.without.share - 0.5)
        assert line.evened.low <= line.evened.share <= line.evened.high


def test_results_against_bots_say_whom_a_player_plays_like() -> None:
    assert like_bot([]) == UNKNOWN
    assert like_bot([Result(("timing",), won=True)] * 6) in ("hoarder", "searcher")
    assert like_bot([Result(("beginner",), won=False)] * 8) in ("random", "beginner")
    mixed = [Result(("greedy",), won=bool(number % 2)) for number in range(20)]
    assert like_bot(mixed) == "greedy"
    # A third of the games among three is even, and a half is more than that.
    third = [Result(("greedy", "greedy"), won=number % 3 == 0) for number in range(30)]
    assert like_bot(third) == "greedy"
    # Results against bots that were not measured, such as those of dice, tell nothing.
    assert like_bot([Result(("turbo-greedy",), won=True)] * 9) == UNKNOWN


def test_equal_players_get_no_handicap_and_strangers_neither() -> None:
    assert proposed(["greedy", "greedy"]) == (Proposal(), Proposal())
    # It makes chances even by itself.
    assert proposed(["adaptive", "beginner"]) == (Proposal(), Proposal())
    assert proposed(["turbo-greedy", "turbo-random"]) == (Proposal(), Proposal())


@pytest.mark.parametrize("pair", [pair for pair in even_chances.evened() if "adaptive" not in pair], ids=" ".join)
def test_unequal_players_get_what_was_measured_for_them(pair: tuple[str, str]) -> None:
    level = LEVELS[even_chances.evened()[pair].level]
    stronger, weaker = pair
    low, high = Proposal(level.weaker, leads=False), Proposal(level.stronger, leads=True)
    assert proposed([weaker, stronger]) == (low, high)
    assert proposed([stronger, weaker, stronger, "nobody"]) == (high, low, high, Proposal())


@pytest.mark.slow(reason="a few games")
def test_a_pair_is_measured_at_every_level() -> None:
    measuring = Measuring(seed=1, workers=1, tries=1, deals=1, others=0)
    found = evened(("cautious", "greedy"), 1, measuring, None)
    assert found.level in range(len(LEVELS))
    assert 0 <= found.evened.share <= 1
