"""The two forms of the solver against each other and against two other kinds of judge."""

from __future__ import annotations

import pytest

from tests.judges.every_cover import best_worth
from tests.judges.integer_program import Task, best_choice
from tests.solver.tasks import as_counts, large, looked_over, small
from tilewright.solver.classic import search as plain
from tilewright.solver.classic.question import NO_OPENING, WEIGHTS
from tilewright.solver.kernel import FORMS, NAME

NO_CAP = 1 << 48
LEAST = -1


def solved(task: Task, opening: bool, form: str = NAME, floor: int = LEAST) -> tuple[int, bytes] | None:
    """Return the solver's answer to a task, looked over."""
    question = as_counts(task) + bytes([task.min_natural, task.least_points if opening else NO_OPENING])
    found = FORMS[form](question, WEIGHTS.pack(*task.weights), floor, NO_CAP)
    if found:
        assert looked_over(task, *found) >= task.least_points
    return found


@pytest.mark.slow(reason="an integer program takes a tenth of a second each")
def test_the_solver_agrees_with_an_integer_program(deep: bool) -> None:
    for task in large(2_000 if deep else 120, seed=1):
        found, choice = solved(task, task.least_points > 0), best_choice(task)
        assert (found and found[0]) == (choice and choice.worth), task


@pytest.mark.slow(reason="every way to lay the pieces is tried")
def test_the_solver_agrees_with_trying_every_way(deep: bool) -> None:
    for task in small(20_000 if deep else 700, seed=2):
        found = solved(task, task.least_points > 0)
        assert (found and found[0]) == best_worth(task), task


@pytest.mark.slow(reason="the plain form takes some milliseconds each")
def test_both_forms_give_the_same_rows(deep: bool) -> None:
    if "compiled" not in FORMS:
        pytest.skip("the kernel was not built")
    scale = 20 if deep else 1
    for task in (*large(150 * scale, seed=3), *small(700 * scale, seed=4)):
        for floor in (LEAST, 0):
            opening = task.least_points > 0
            assert solved(task, opening, "compiled", floor) == solved(task, opening, "plain", floor), task


@pytest.mark.slow(reason="the plain form searches again and again")
def test_from_either_end_the_best_is_worth_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks = (*large(40, seed=5), *small(300, seed=6))
    worth = [solved(task, task.least_points > 0) for task in tasks]
    for first, growth in ((1, 2), (1, 3), (5, 2)):
        monkeypatch.setattr(plain, "FIRST_BUDGET", first)
        monkeypatch.setattr(plain, "BUDGET_GROWTH", growth)
        for task, usual in zip(tasks, worth, strict=True):
            found = solved(task, task.least_points > 0, "plain")
            assert (found and found[0]) == (usual and usual[0]), task
