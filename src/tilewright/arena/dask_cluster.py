"""The executor for a running Dask cluster. Needs the package distributed."""

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
    """The workers of a cluster; its scheduler moves a job whose worker dies to another one."""

    def __init__(self, address: str) -> None:
        """Connect to the scheduler at `address`, or raise BadInput."""
        try:
            self._client = Client(address, timeout=_PATIENCE, set_as_default=False)
        except (OSError, ValueError) as wrong:
            raise BadInput(f"no Dask cluster answers at {quoted(address)}: {wrong}") from None
        # Not pure: Dask would otherwise merge equal jobs and cache their results.
        self._executor = self._client.get_executor(pure=False)

    def capacity(self) -> int:
        """Return two jobs for each thread that the cluster has now; workers may come and go."""
        try:
            threads: dict[str, int] = self._client.nthreads()
        except OSError:
            raise WorkersLost(_GONE) from None
        return _JOBS_A_THREAD * max(1, sum(threads.values()))

    def submit(self, work: Callable[[Job], Result], job: Job) -> Future[Result]:
        """Submit a job; the future fails with WorkersLost if the cluster cannot do it."""
        ours: Future[Result] = Future()
        asked: Future[Result] = self._executor.submit(work, job)
        asked.add_done_callback(lambda done: _pass_on(done, ours))
        return ours

    def close(self) -> None:
        """Disconnect, and cancel unfinished jobs."""
        self._executor.shutdown(wait=False)
        self._client.close()


def _pass_on(done: Future[Result], ours: Future[Result]) -> None:
    """Copy the outcome of one future to another, as WorkersLost where the cluster failed."""
    if not ours.set_running_or_notify_cancel():
        return
    if done.cancelled():
        ours.set_exception(WorkersLost(_GONE))
    elif isinstance(wrong := done.exception(), KilledWorker):
        ours.set_exception(WorkersLost(f"the cluster gave a job up: {wrong}"))
    elif wrong is not None:
        ours.set_exception(wrong)
    else:
        ours.set_result(done.result())
