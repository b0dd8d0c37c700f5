"""The relaxation behind the bounds of the special kernel."""

from functools import cache
from random import Random

import pytest

from tests.forms import in_each_form, needs_kernel
from tests.judges.special_sets import Task
from tests.solver.special.tasks import small
from tests.solver.special.test_search import PACKED_TILES, solved
from tilewright.sets.rules import SetRules
from tilewright.solver.common.question import NO_CAP
from tilewright.solver.special import ahead, kernel
from tilewright.solver.special.question import demands


@cache
def fewest_stopped(open_runs: ahead.Runs, counts: tuple[int, ...]) -> int:
    """Return how few runs of one color stop before they have three, of all ways to lay these counts of pieces."""
    n1, n2, n3 = open_runs
    if not counts:
        return n1 + n2
    ways = []
    for first in range(n1 + 1):
        for second in range(n2 + 1):
            for third in range(n3 + 1):
                started = counts[0] - first - second - third
                if started >= 0:
                    after = started, first, second + third
                    ways.append(n1 - first + n2 - second + fewest_stopped(after, counts[1:]))
    return min(ways)


def test_pieces_extend_runs_so_that_the_fewest_stop_too_early() -> None:
    random = Random(41)
    for _ in range(300):
        begun = tuple(random.choice((0, 0, 1, 2)) for _ in range(3))
        counts = tuple(random.choice((0, 1, 1, 2, 2, 3)) for _ in range(random.randint(1, 6)))
        open_runs: ahead.Runs = (begun[0], begun[1], begun[2])
        fewest, cost = fewest_stopped(open_runs, counts), 0
        for count in counts:
            cost += ahead.cost_of(open_runs, count)
            open_runs = ahead.relaxed(open_runs, count)
        assert cost + open_runs[0] + open_runs[1] == fewest, (begun, counts)


def test_a_search_that_gives_up_looking_ahead_finds_the_same_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks: list[Task] = list(small(15, seed=42))
    usual = [solved(task) for task in tasks]
    for steps in (0, 40):
        monkeypatch.setattr(ahead, "MOST_STEPS", steps)
        for task, found in zip(tasks, usual, strict=True):
            again = solved(task, "plain")
            assert (again and again[0]) == (found and found[0]), task


@needs_kernel
@pytest.mark.slow(reason="the plain form takes a second each")
def test_both_forms_give_up_looking_ahead_at_the_same_step(deep: bool) -> None:
    """Where nothing must be laid and much may be, the relaxation has too many states."""
    for seed in range(3, 33) if deep else (3,):
        random = Random(seed)
        numbered = bytes(sum(random.random() < 0.7 for _ in range(2)) for _ in range(52))
        question = bytes(56) + numbered + bytes((1, 1, 1, 0)) + demands(SetRules())
        ours, plain = in_each_form(kernel.solve, question, PACKED_TILES, -1, NO_CAP)
        assert ours == plain
