"""Executors: every job is done once and returned in order, also when workers die."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.arena.jobs import Square, asleep, squared
from tests.waiting import wait_until
from tilewright.arena.executors import (
    InProcess,
    Job,
    Processes,
    Result,
    WorkersLost,
    finished,
    in_order,
    local_executor,
)


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


class _Interrupted(Processes):
    """Takes more jobs than a process has room for; once that one is full, Ctrl-C comes."""

    def capacity(self) -> int:
        return 6

    def submit(self, work: Callable[[Job], Result], job: Job) -> Future[Result]:
        future = super().submit(work, job)
        if job == "last":
            wait_until(lambda: sum(isinstance(one, Future) and one.running() for one in self._under_way[0]) == 3)
            raise KeyboardInterrupt
        return future


@pytest.mark.slow(reason="starts processes, and stops them")
def test_an_interrupt_ends_the_workers_whatever_waits() -> None:
    with closing(_Interrupted(1)) as executor, pytest.raises(KeyboardInterrupt):
        list(finished(asleep, ["", "", "", "", "", "last"], executor))
    assert active_children() == []
