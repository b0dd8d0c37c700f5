"""Records of matches with handicaps: written, refereed and verified, in every rulebook; and what is refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.daily import examples
from tests.records.games import BOTS, changed, lines_of
from tests.tables import rulebook_named
from tilewright.arena.deals import Simulation
from tilewright.games import edition
from tilewright.records.referee import referee
from tilewright.records.verify import verify_record
from tilewright.rules.booklets import EDITIONS
from tilewright.rules.handicap import Handicap, write_handicap

HANDICAPS = (Handicap(opening=0, rack=7), Handicap(), Handicap(opening=60, rack=20))


def record(name: str = "classic-nl", handicaps: tuple[Handicap, ...] = HANDICAPS, **more: float) -> list[str]:
    """Return the record of a deal, once for every rotation of the bots with their handicaps."""
    rules = rulebook_named(f"{name} match.games=1")
    bots = BOTS[: len(handicaps)]
    return lines_of(Simulation(rules=rules, bots=bots, deals=1, seed=4, handicaps=handicaps, **more))  # type: ignore[arg-type]


@pytest.mark.slow(reason="games in every rulebook")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_record_with_handicaps_is_legal_and_its_shuffles_are_those_committed_to(name: str) -> None:
    lines = record(name, mishaps=0.1)
    heads = [json.loads(line) for line in lines if '"event":"game"' in line]
    written = [write_handicap(each) for each in HANDICAPS]
    assert [head["handicaps"] for head in heads] == [[*written[-turn:], *written[:-turn]] for turn in range(3)]
    for verdict in (referee(lines), verify_record(lines)):
        assert (verdict.games, verdict.legal, verdict.faults) == (3, 3, ())


@pytest.mark.slow(reason="two games an example")
@examples(3, 200)
@given(
    handicaps=st.tuples(
        *[st.builds(Handicap, opening=st.none() | st.integers(0, 100), rack=st.none() | st.integers(7, 20))] * 2
    )
)
def test_any_handicaps_give_a_legal_record(handicaps: tuple[Handicap, ...]) -> None:
    lines = record(handicaps=handicaps)
    assert ("handicaps" in lines[0]) == any(handicap != Handicap() for handicap in handicaps)
    assert not referee(lines).faults
    assert not verify_record(lines).faults


def test_a_record_without_handicaps_does_not_name_them() -> None:
    assert not any("handicaps" in line for line in record(handicaps=(Handicap(), Handicap())))


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        (None, "the 3 seats get 14, 14, 14 pieces"),
        ([{"opening.min": 0, "deal.rack": 8}, {}, {"opening.min": 60, "deal.rack": 20}], "seats get 8, 14, 20 pieces"),
        ([{"opening.min": 0, "deal.rack": 7}], "1 handicaps for 3 seats"),
        ([{"opening.max": 0}, {}, {}], "is not a handicap: opening.min and deal.rack are"),
        ([{"opening.min": 500}, {}, {}], 'opening.min cannot be "500"'),
    ],
)
def test_handicaps_that_do_not_fit_the_deal_are_a_fault(written: object, fault: str) -> None:
    head, *rest = record()
    fields = json.loads(head)
    del fields["handicaps"]
    wrong = [json.dumps(fields if written is None else fields | {"handicaps": written}), *rest]
    first = referee(wrong).faults[0]
    assert fault in first.fault
    assert verify_record(wrong).legal == 2


def test_an_opening_that_only_a_handicap_allows_is_a_fault_without_it() -> None:
    low = (Handicap(opening=0), Handicap(opening=0))
    for seed in range(50):
        rules = rulebook_named("classic-nl match.games=1")
        lines = lines_of(Simulation(rules=rules, bots=("beginner", "beginner"), deals=1, seed=seed, handicaps=low))
        dealt_alike = [changed(line, handicaps=[{}, {}]) if '"event":"game"' in line else line for line in lines]
        if any(fault.fault == "opening too low" for fault in referee(dealt_alike).faults):
            return
    raise AssertionError("no bot opened with less than 30")


def test_dice_have_no_handicaps() -> None:
    lines = lines_of(
        Simulation(rules=edition("turbo").rulebook, bots=("turbo-greedy", "turbo-greedy"), deals=1, seed=1)
    )
    wrong = [changed(lines[0], handicaps=[{"opening.min": 0}, {}]), *lines[1:]]
    for verdict in (referee(wrong), verify_record(wrong)):
        assert "turbo has no such handicap" in verdict.faults[0].fault
