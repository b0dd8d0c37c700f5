"""Executors: every job is done once and returned in order, also when workers die."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.arena.jobs import Square, squared
from tilewright.arena.executors import InProcess, WorkersLost, finished, in_order, local_executor


def test_jobs_can_be_done_in_this_process() -> None:
    jobs = [Square(number) for number in range(5)]
    assert list(finished(squared, jobs, InProcess())) == [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16)]


@given(st.permutations(range(12)))
def test_results_are_ordered_by_job(order: list[int]) -> None:
    assert list(in_order((number, str(number)) for number in order)) == [str(number) for number in range(12)]


def test_a_result_is_yielded_as_soon_as_all_before_it_are_there() -> None:
    asked = []

    def results() -> Iterator[tuple[int, str]]:
        for number in (1, 0, 2):
            asked.append(number)
            yield number, "abc"[number]

    ordered = in_order(results())
    assert (next(ordered), next(ordered)) == ("a", "b")
    assert asked == [1, 0]


@pytest.mark.slow(reason="starts processes")
def test_a_job_whose_worker_dies_is_done_again(tmp_path: Path) -> None:
    jobs = [Square(number, deaths=2 * (number == 3), marks=str(tmp_path)) for number in range(12)]
    with closing(local_executor(2)) as executor:
        assert list(in_order(finished(squared, jobs, executor))) == [number**2 for number in range(12)]
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.slow(reason="starts processes, and lets them die")
def test_a_job_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    jobs = [Square(1), Square(2, deaths=99, marks=str(tmp_path))]
    with (
        closing(local_executor(2)) as executor,
        pytest.raises(WorkersLost, match="4 workers were lost with the same job"),
    ):
        list(finished(squared, jobs, executor))
