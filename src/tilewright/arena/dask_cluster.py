"""A crew on other machines: the workers of a Dask cluster that runs already. Needs the package distributed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from distributed import Client, KilledWorker

from tilewright.arena.executors import Job, Result, WorkersLost
from tilewright.tiles.notation import BadInput, quoted

_PATIENCE = "15s"
_JOBS_A_THREAD = 2
_GONE = "the cluster is gone, and with it the games that were being played"


class Cluster:
    """A crew of a cluster's workers; the scheduler gives a job whose worker is lost to another one by itself."""

    def __init__(self, address: str) -> None:
        """Join the cluster whose scheduler has that address, or raise BadInput."""
        try:
            self._client = Client(address, timeout=_PATIENCE, set_as_default=False)
        except (OSError, ValueError) as wrong:
            raise BadInput(f"no Dask cluster answers at {quoted(address)}: {wrong}") from None
        # Not pure: Dask would otherwise take two jobs that are equal for one, and keep what it knows of them.
        self._executor = self._client.get_executor(pure=False)

    def room(self) -> int:
        """Return two jobs for each thread that the cluster has now; workers may come and go."""
        try:
            threads: dict[str, int] = self._client.nthreads()
        except OSError:
            raise WorkersLost(_GONE) from None
        return _JOBS_A_THREAD * max(1, sum(threads.values()))

    def submit(self, work: Callable[[Job], Result], job: Job) -> Future[Result]:
        """Give the cluster a job; the future fails with WorkersLost if it cannot be done there."""
        told: Future[Result] = Future()
        asked: Future[Result] = self._executor.submit(work, job)
        asked.add_done_callback(lambda done: _pass_on(done, told))
        return told

    def close(self) -> None:
        """Leave the cluster; what it has not finished is cancelled."""
        self._executor.shutdown(wait=False)
        self._client.close()


def _pass_on(done: Future[Result], told: Future[Result]) -> None:
    """Tell a future what came of another, in our own words where the cluster failed."""
    if not told.set_running_or_notify_cancel():
        return
    if done.cancelled():
        told.set_exception(WorkersLost(_GONE))
    elif isinstance(wrong := done.exception(), KilledWorker):
        told.set_exception(WorkersLost(f"the cluster gave a job up: {wrong}"))
    elif wrong is not None:
        told.set_exception(wrong)
    else:
        told.set_result(done.result())
