"""A crew on other machines: the workers of a Dask cluster that runs already. Needs the package distributed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from distributed import Client

from tilewright.bots.crews import Job, Result
from tilewright.tiles.notation import BadInput, quoted

_PATIENCE = "15s"
_JOBS_A_THREAD = 2


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
        threads: dict[str, int] = self._client.nthreads()
        return _JOBS_A_THREAD * max(1, sum(threads.values()))

    def submit(self, work: Callable[[Job], Result], job: Job) -> Future[Result]:
        """Give the cluster a job."""
        future: Future[Result] = self._executor.submit(work, job)
        return future

    def close(self) -> None:
        """Leave the cluster; what it has not finished is cancelled."""
        self._executor.shutdown(wait=False)
        self._client.close()
