"""The executor for a running Dask cluster. Needs the package distributed."""

from collections.abc import Callable
from concurrent.futures import Future

from distributed import Client, KilledWorker
from distributed import Future as DaskFuture
from distributed.client import ClosedClientError

from tilewright.arena.executors import Job, Result, WorkersLost
from tilewright.tiles import BadInput, quoted

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

    def capacity(self) -> int:
        """Return two jobs for each thread that the cluster has now; workers may come and go."""
        try:
            threads: dict[str, int] = self._client.nthreads()
        except (OSError, AttributeError):  # a client that gave up has no scheduler left to ask
            raise WorkersLost(_GONE) from None
        return _JOBS_A_THREAD * max(1, sum(threads.values()))

    def submit(self, work: Callable[[Job], Result], job: Job) -> Future[Result]:
        """Submit a job; the future, or the call if the cluster is gone, fails with WorkersLost."""
        ours: Future[Result] = Future()
        # Not pure: Dask would otherwise merge equal jobs and cache their results.
        try:
            asked: DaskFuture[Result] = self._client.submit(work, job, pure=False)
        except ClosedClientError:
            raise WorkersLost(_GONE) from None
        asked.add_done_callback(lambda done: _pass_on(done, ours))
        return ours

    def close(self) -> None:
        """Disconnect, and cancel unfinished jobs."""
        self._client.close()


def _pass_on(done: DaskFuture[Result], ours: Future[Result]) -> None:
    """Copy the outcome of a job to our future, as WorkersLost where the cluster failed.

    The executor that Dask offers never ends the future of a result that is lost while it is being fetched.
    """
    try:
        ours.set_result(done.result())
    except KilledWorker as wrong:
        ours.set_exception(WorkersLost(f"the cluster gave a job up: {wrong}"))
    except Exception as wrong:  # noqa: BLE001, not swallowed: it is raised where the job is awaited
        ours.set_exception(wrong if done.status == "error" else WorkersLost(_GONE))
