"""Executors that play the batches of a simulation; the results do not depend on the executor."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol, TypeVar

from joblib.externals.loky import ProcessPoolExecutor

from tilewright.errors import TilewrightError

Job = TypeVar("Job")
Result = TypeVar("Result")

_MOST_LOSSES = 3
# One job running and one waiting, so that no worker is idle while its result is read.
_JOBS_A_WORKER = 2


class _Done(Protocol):
    def done(self) -> bool: ...


class WorkersLost(TilewrightError):
    """A job that killed one worker after another, or a cluster without workers."""


class Executor(Protocol):
    """Workers that take jobs."""

    def capacity(self) -> int:
        """Return how many jobs should be submitted at a time."""

    def submit(self, work: Callable[[Job], Result], job: Job) -> Future[Result]:
        """Submit a job; the future fails with BrokenProcessPool if its worker dies."""

    def close(self) -> None:
        """Stop the workers at once."""


class InProcess:
    """Does every job at once in this process."""

    def capacity(self) -> int:
        """Return one."""
        return 1

    def submit(self, work: Callable[[Job], Result], job: Job) -> Future[Result]:
        """Do the job and return its result."""
        done: Future[Result] = Future()
        done.set_result(work(job))
        return done

    def close(self) -> None:
        """Do nothing."""


class Processes:
    """Processes on this machine, each in its own pool, so that one that dies breaks no other."""

    def __init__(self, workers: int) -> None:
        self._pools = [_pool() for _ in range(workers)]
        self._under_way: list[list[_Done]] = [[] for _ in range(workers)]

    def capacity(self) -> int:
        """Return two jobs for each worker."""
        return _JOBS_A_WORKER * len(self._pools)

    def submit(self, work: Callable[[Job], Result], job: Job) -> Future[Result]:
        """Submit to the worker with the fewest jobs; a dead one is replaced first."""
        self._under_way = [[future for future in futures if not future.done()] for futures in self._under_way]
        place = min(range(len(self._pools)), key=lambda place: len(self._under_way[place]))
        try:
            future: Future[Result] = self._pools[place].submit(work, job)
        except BrokenProcessPool:
            self._pools[place] = _pool()
            future = self._pools[place].submit(work, job)
        self._under_way[place].append(future)
        return future

    def close(self) -> None:
        """Kill the processes."""
        for pool in self._pools:
            pool.shutdown(wait=True, kill_workers=True)


def _pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(max_workers=1)


def local_executor(workers: int) -> Executor:
    """Return an executor with this number of workers on this machine."""
    return InProcess() if workers == 1 else Processes(workers)


def finished(work: Callable[[Job], Result], jobs: Sequence[Job], executor: Executor) -> Iterator[tuple[int, Result]]:
    """Yield each job's number and result as they finish; a job whose worker died is done again.

    Who stops early closes the executor, which ends the others. They are not cancelled: a pool that finds a cancelled
    job while it closes fails, and leaves its processes running.
    """
    waiting, losses = deque(range(len(jobs))), Counter[int]()
    under_way: dict[Future[Result], int] = {}
    while waiting or under_way:
        while waiting and len(under_way) < executor.capacity():
            number = waiting.popleft()
            under_way[executor.submit(work, jobs[number])] = number
        for future in wait(under_way, return_when=FIRST_COMPLETED).done:
            number = under_way.pop(future)
            if not isinstance(future.exception(), BrokenProcessPool):
                yield number, future.result()
                continue
            losses[number] += 1
            if losses[number] > _MOST_LOSSES:
                raise WorkersLost(f"{losses[number]} workers were lost with the same job") from future.exception()
            waiting.appendleft(number)


def in_order(results: Iterator[tuple[int, Result]]) -> Iterator[Result]:
    """Yield numbered results in order from 0, each as soon as all before it are there."""
    early: dict[int, Result] = {}
    next_one = 0
    for number, result in results:
        early[number] = result
        while next_one in early:
            yield early.pop(next_one)
            next_one += 1
