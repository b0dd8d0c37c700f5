"""The kernel without special jokers against an integer program and an exhaustive search."""

import pytest

from tests.judges.every_cover import best_worth
from tests.judges.integer_program import Task, best_choice
from tests.solver.tasks import as_counts, checked, large, small
from tilewright.kernel import native
from tilewright.solver.classic.question import WEIGHTS, demands
from tilewright.solver.common.question import NO_CAP


def solved(task: Task, opening: bool) -> tuple[int, bytes] | None:
    """Return the solver's answer to a task, checked."""
    question = as_counts(task) + demands(task.min_natural, task.least_points if opening else None)
    found = native.solve(question, WEIGHTS.pack(*task.weights), -1, NO_CAP)
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
