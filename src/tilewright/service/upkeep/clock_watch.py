"""Reports in the log, once, that the clock of the machine was changed, and once that it is right again."""

from __future__ import annotations

import structlog

from tilewright.service.background import Supervisor, stop_tasks
from tilewright.service.settings import clock_warning

_log = structlog.get_logger(__name__)


class ClockWatch:
    """Looks at the clock while the node runs."""

    def __init__(self, every: int, tasks: Supervisor) -> None:
        self._warned = False
        self._task = tasks.repeat("clock watch", self._look, every)

    async def close(self) -> None:
        """Stop."""
        await stop_tasks(self._task)

    async def _look(self) -> None:
        warning = clock_warning()
        if warning is not None and not self._warned:
            _log.warning(warning)
        elif warning is None and self._warned:
            _log.warning("the clock of this machine is right again")
        self._warned = warning is not None
