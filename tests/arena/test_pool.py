"""A bot judged against the frozen pool: members are as they were, runs continue, pages say what was found."""

from pathlib import Path

import pytest

from bench.bots.pool import (
    Member,
    Pairing,
    PoolRun,
    Results,
    fingerprint,
    pairings_of,
    play_pool,
    pool,
)
from bench.bots.verdicts import TABLES, page_of, rulebook_of
from tilewright.arena.deals import Simulation, play_deal
from tilewright.arena.tally import won_share
from tilewright.rules.booklets import DEFAULT, booklet
from tilewright.tiles import BadInput

RUN = PoolRun(bot="greedy", fingerprint="0", members=("beginner 1",), seed=3)
PAIRINGS = (
    Pairing(rules="classic-nl", seats=2, member="casual", deals=11),
    Pairing(rules="classic-nl", seats=3, member="casual", deals=8),
)


@pytest.mark.parametrize("member", pool(), ids=lambda member: member.spec)
def test_a_member_plays_as_when_it_was_frozen(member: Member) -> None:
    assert fingerprint((member.spec,) * 2, (member.spec,) * 4) == member.fingerprint


def test_the_pool_is_met_at_every_table() -> None:
    assert {(one.rules, one.seats) for one in pairings_of(pool(), TABLES, 20)} == {*TABLES}
    assert {one.deals for one in pairings_of(pool(), TABLES, 20)} == {10, 20}


def test_a_fingerprint_tells_bots_apart() -> None:
    assert fingerprint(("greedy", "beginner")) != fingerprint(("cautious", "beginner"))


def played(path: Path, batches: int) -> Results:
    """Play a number of batches, and return all results so far."""
    results = Results(path, RUN, PAIRINGS)
    for _, _ in zip(range(batches), play_pool(results, RUN, rulebook_of, lambda: True), strict=False):
        pass
    return results


def test_a_run_in_pieces_has_the_results_of_one_run(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", 10)
    for batches in (1, 10):
        pieces = played(tmp_path / "pieces", batches)
    with (tmp_path / "pieces").open("ab") as file:
        file.write(b'{"rules":"classic-nl","sea')
    again = Results(tmp_path / "pieces", RUN, PAIRINGS)
    assert (tmp_path / "whole").read_bytes() == (tmp_path / "pieces").read_bytes()
    for pairing in PAIRINGS:
        assert whole.of(pairing).count == pairing.deals
        assert whole.of(pairing).interval() == pieces.of(pairing).interval() == again.of(pairing).interval()
    assert whole.next_pairing() is None


def test_the_results_are_those_of_the_deals(tmp_path: Path) -> None:
    simulation = Simulation(rules=booklet(DEFAULT), bots=("greedy", "casual"), deals=11, seed=3)
    shares = [won_share(play_deal(simulation, deal), 0) for deal in range(11)]
    assert played(tmp_path / "file", 10).of(PAIRINGS[0]).mean == sum(shares) / 11


def test_what_is_undecided_is_played_first(tmp_path: Path) -> None:
    results = Results(tmp_path / "file", RUN, PAIRINGS)
    results.add(PAIRINGS[0], (1.0,) * 9)
    assert results.next_pairing() == PAIRINGS[0]
    results.add(PAIRINGS[0], (1.0,))
    assert results.of(PAIRINGS[0]).verdict == "above"
    assert results.next_pairing() == PAIRINGS[1]
    results.add(PAIRINGS[1], (1.0,) * 7)
    assert results.of(PAIRINGS[1]).verdict == "above"
    assert results.next_pairing() == PAIRINGS[1]


def test_one_number_of_seats_can_be_played_alone(tmp_path: Path) -> None:
    results = Results(tmp_path / "file", RUN, PAIRINGS)
    for one in PAIRINGS:
        found = results.next_pairing(one.seats)
        assert found is not None
        assert found.seats == one.seats
    assert results.next_pairing(5) is None


def test_another_run_is_refused(tmp_path: Path) -> None:
    played(tmp_path / "file", 1)
    other = PoolRun(bot="greedy", fingerprint="1", members=("beginner 1",), seed=3)
    with pytest.raises(BadInput, match="belongs to another run"):
        Results(tmp_path / "file", other, PAIRINGS)


def test_a_run_without_time_plays_nothing(tmp_path: Path) -> None:
    results = Results(tmp_path / "file", RUN, PAIRINGS)
    assert list(play_pool(results, RUN, rulebook_of, lambda: False)) == []


def test_the_page_says_what_was_found(tmp_path: Path) -> None:
    results = Results(tmp_path / "file", RUN, PAIRINGS)
    results.add(PAIRINGS[0], (1.0,) * 10)
    page = page_of(results, RUN)
    assert "1 are above the fair share, 0 below it, 0 open and 1 not played yet" in page
    assert "| `casual` | 10 | 20 | 100.0 % |" in page
    assert "| not played |" in page
