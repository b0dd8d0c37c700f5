"""The solver against the reference solver: the same method without bounds, in Python that is written to be read."""

from random import Random

import pytest

from tests.judges.reference import best_turn_worth, best_worth, is_decided_by_counts
from tests.solver.classic.test_search import solved
from tests.solver.positions import close, position
from tests.solver.tasks import large, small
from tests.solver.test_solve import WEIGHERS, worth
from tilewright.rules.booklets import booklet
from tilewright.solver.classic.question import WEIGHTS
from tilewright.solver.common.question import JOKER
from tilewright.solver.solve import Objective, solve

RULES = ("classic-de", "classic-fr", "classic-nl", "six", "tournament")


@pytest.mark.slow(reason="the reference takes a tenth of a second each")
def test_the_solver_agrees_with_the_reference(deep: bool) -> None:
    # It takes seconds where many pieces may be left out, and jokers may be anywhere.
    most = 24 if deep else 11
    for task in (*small(4_000 if deep else 40, seed=51), *large(400 if deep else 4, seed=52)):
        if sum(task.most) - sum(task.least) + 4 * task.most[JOKER] <= most:
            found = solved(task, task.least_points > 0)
            assert (found and found[0]) == best_worth(task), task


@pytest.mark.slow(reason="the reference takes hundredths of a second each")
@pytest.mark.parametrize("name", RULES)
def test_turns_agree_with_the_reference(name: str, deep: bool) -> None:
    """A-08, NL-13, DE-15: openings alone and with extras, and turns after them."""
    random, compared = Random(f"reference {name}"), 0
    while compared < (2_000 if deep else 5):
        before = close(random, booklet(name), rack=5)
        if not is_decided_by_counts(before):
            continue
        compared += 1
        objective = random.choice((Objective.TILES, Objective.POINTS))
        weights = WEIGHTS.unpack(WEIGHERS[objective](before.rules.jokers.penalty))
        found = worth(before.rules, objective, solve(before, objective).played)
        assert found == (best_turn_worth(before, weights) or 0), before


@pytest.mark.parametrize(
    ("table", "rack", "rules", "most"),
    [
        ("B4 B5 B6", "B3 B7 K1", "classic-nl", 2),
        ("R2 R3 R4 J", "K8 K9", "classic-de", 2),
        ("K7 R7 B7 O7", "J", "classic-de", 0),
        ("", "J J K5", "classic-de", 3),
        ("B4 B5 B6", "K9 R9 O9 B3 unopened", "classic-nl", 0),
        ("B4 B5 B6", "K10 R10 O10 B3 unopened", "classic-nl", 4),
        ("B4 B5 B6", "K10 R10 O10 B3 unopened", "classic-de", 3),
    ],
)
def test_the_reference_lays_what_a_person_would(table: str, rack: str, rules: str, most: int) -> None:
    """NL-14, DE-15, A-08: with extras the opening may add to the table, without them it leaves it alone."""
    at = position(table, rack.removesuffix(" unopened"), rules, opened="unopened" not in rack)
    assert (best_turn_worth(at, (1,) * 53) or 0) == most
