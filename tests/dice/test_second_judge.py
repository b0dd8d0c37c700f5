"""Turns of the dice game against the second judge, in thousands of random positions."""

import random
from collections import Counter
from itertools import islice

import pytest

from tests.daily import daily
from tests.dice.proposals import positions, proposals
from tests.judges.naive_turbo import Case, may_pass, turn_kinds
from tests.tables import turbo_named
from tilewright.chance import Chance
from tilewright.dice.commands import Pass, PlaceDice
from tilewright.dice.placed import BAG, DieId, Placed, tidy
from tilewright.dice.round import Round
from tilewright.dice.turn import going_on, turn_faults
from tilewright.engine import Seat
from tilewright.tiles import read_face

ME = Seat(0)
HOUSES = [
    "",
    "grid.descending=yes",
    "grid.crossing_joker=each",
    "dice.must_lay=no",
    "dice.max_sets=1 dice.must_lay=no",
    "dice.max_sets=1 grid.descending=yes grid.crossing_joker=each",
]


def round_of(case: Case) -> Round:
    """Return the position as a round of the program; the other player has the last die of the bag."""
    return Round(
        rules=turbo_named(" ".join(f"{key}={text}" for key, text in case.house.items())),
        number=1,
        starter=ME,
        seat=ME,
        hands=(tuple(sorted(map(DieId, case.hand))), BAG[-1:]),
        showing=tuple(read_face(case.shows[die]) if die in case.shows else None for die in BAG),
        grid=tidy(Placed(*spot, DieId(die)) for spot, die in case.table.items()),
        chance=Chance(b"judges"),
        rolled=True,
    )


@pytest.mark.slow(reason="thousands of random turns, each judged twice")
@pytest.mark.parametrize("house", daily(HOUSES, "", *HOUSES[-2:]))
def test_both_judges_find_the_same_faults(house: str, deep: bool) -> None:
    # TB-07 to TB-14, TB-22 to TB-25, A-T4 to A-T9, A-T14
    luck = random.Random(house)
    found: Counter[str] = Counter()
    rules = dict(rule.split("=") for rule in house.split())
    for case in islice(positions(luck, rules), 4_000 if deep else 90):
        now = round_of(case)
        assert (not turn_faults(now, ME, Pass())) == may_pass(case)
        for turn in islice(proposals(case, luck), 6):
            grid = tuple(Placed(x, y, DieId(die)) for x, y, die in turn)
            kinds = {fault.kind.value for fault in turn_faults(now, ME, PlaceDice(grid))}
            assert kinds == turn_kinds(case, turn), (case, turn)
            found.update(kinds or {"legal"})
        command = going_on(now)
        if isinstance(command, PlaceDice):
            assert not turn_kinds(case, [(one.x, one.y, one.die) for one in command.grid])
    assert found["legal"] > (30 if deep else 6)
    assert found["line-no-set"] > (100 if deep else 20)
    assert found["freed-joker-in-old-set"] > 0
    assert (found["too-many-sets"] > 0) == ("dice.max_sets" in rules)
