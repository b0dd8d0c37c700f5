"""Crews: who does the work of a simulation, here or elsewhere; what is done does not depend on it."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol, TypeVar

from joblib.externals.loky import ProcessPoolExecutor

Job = TypeVar("Job")
Result = TypeVar("Result")

_MOST_LOSSES = 3
# One job under way and one waiting, so that no worker stands idle while its result is read.
_JOBS_A_WORKER = 2


class _Done(Protocol):
    def done(self) -> bool: ...


class WorkersLost(Exception):
    """Work that cannot be done: it took one worker after another with it, or there is nobody left."""


class Crew(Protocol):
    """Workers that take jobs."""

    def room(self) -> int:
        """Return how many jobs the crew should have at a time."""
        ...

    def submit(self, work: Callable[[Job], Result], job: Job) -> Future[Result]:
        """Give the crew a job; the future fails with BrokenProcessPool if its worker is lost."""
        ...

    def close(self) -> None:
        """Let the workers go, whatever they are doing."""
        ...


class Alone:
    """A crew of nobody: every job is done at once, here."""

    def room(self) -> int:
        """Return one: no job waits for another."""
        return 1

    def submit(self, work: Callable[[Job], Result], job: Job) -> Future[Result]:
        """Do the job and return what came of it."""
        done: Future[Result] = Future()
        done.set_result(work(job))
        return done

    def close(self) -> None:
        """Nobody has to leave."""


class Processes:
    """A crew of processes on this machine, each in a pool of its own, so that one that dies takes nobody along."""

    def __init__(self, workers: int) -> None:
        self._pools = [_pool() for _ in range(workers)]
        self._under_way: list[list[_Done]] = [[] for _ in range(workers)]

    def room(self) -> int:
        """Return two jobs for each worker."""
        return _JOBS_A_WORKER * len(self._pools)

    def submit(self, work: Callable[[Job], Result], job: Job) -> Future[Result]:
        """Give the job to the worker with the fewest; one that died is replaced first."""
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
        """End the processes."""
        for pool in self._pools:
            pool.shutdown(wait=True, kill_workers=True)


def _pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(max_workers=1)


def crew_of(workers: int) -> Crew:
    """Return a crew of so many workers on this machine."""
    return Alone() if workers == 1 else Processes(workers)


def finished(work: Callable[[Job], Result], jobs: Sequence[Job], crew: Crew) -> Iterator[tuple[int, Result]]:
    """Yield what came of each job with its number, as they finish; a job whose worker was lost is done again."""
    waiting, losses = deque(range(len(jobs))), Counter[int]()
    under_way: dict[Future[Result], int] = {}
    try:
        while waiting or under_way:
            while waiting and len(under_way) < crew.room():
                number = waiting.popleft()
                under_way[crew.submit(work, jobs[number])] = number
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                number = under_way.pop(future)
                if not isinstance(future.exception(), BrokenProcessPool):
                    yield number, future.result()
                    continue
                losses[number] += 1
                if losses[number] > _MOST_LOSSES:
                    raise WorkersLost(f"{losses[number]} workers were lost with the same job") from future.exception()
                waiting.appendleft(number)
    finally:
        for future in under_way:
            future.cancel()


def in_order(results: Iterator[tuple[int, Result]]) -> Iterator[Result]:
    """Yield numbered results in the order of their numbers, from 0 on, each as soon as those before it are there."""
    early: dict[int, Result] = {}
    next_one = 0
    for number, result in results:
        early[number] = result
        while next_one in early:
            yield early.pop(next_one)
            next_one += 1
