"""The two forms of the classic kernel against each other, an integer program and an exhaustive search."""

import pytest

from tests.forms import in_form, needs_kernel
from tests.judges.every_cover import best_worth
from tests.judges.integer_program import Task, best_choice
from tests.solver.tasks import as_counts, checked, large, small
from tilewright.kernel import Form, form
from tilewright.solver.classic import kernel
from tilewright.solver.classic.question import WEIGHTS, demands
from tilewright.solver.common.question import NO_CAP

LEAST = -1


def solved(task: Task, opening: bool, wanted: Form | None = None, floor: int = LEAST) -> tuple[int, bytes] | None:
    """Return the solver's answer to a task, checked."""
    question = as_counts(task) + demands(task.min_natural, task.least_points if opening else None)
    found = in_form(wanted or form(), kernel.solve, question, WEIGHTS.pack(*task.weights), floor, NO_CAP)
    if found:
        assert checked(task, *found) >= task.least_points
    return found


@pytest.mark.slow(reason="an integer program takes a tenth of a second each")
def test_the_solver_agrees_with_an_integer_program(deep: bool) -> None:
    for task in large(20_000 if deep else 12, seed=1):
        found, choice = solved(task, task.least_points > 0), best_choice(task)
        assert (found and found[0]) == (choice and choice.worth), task


@pytest.mark.slow(reason="every layout is tried")
def test_the_solver_agrees_with_an_exhaustive_search(deep: bool) -> None:
    for task in small(200_000 if deep else 120, seed=2):
        found = solved(task, task.least_points > 0)
        assert (found and found[0]) == best_worth(task), task


@needs_kernel
@pytest.mark.slow(reason="the plain form takes some milliseconds each")
def test_both_forms_give_the_same_rows(deep: bool) -> None:
    for task in (*large(3_000 if deep else 18, seed=3), *small(14_000 if deep else 80, seed=4)):
        for floor in (LEAST, 0):
            opening = task.least_points > 0
            assert solved(task, opening, "compiled", floor) == solved(task, opening, "plain", floor), task
