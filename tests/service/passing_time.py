"""An event loop on a clock of the test: waits pass at once, and work takes as long as it says."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any


class PassingTime(selectors.SelectSelector):
    """The time of a loop, which passes where the loop would wait, and where `now` is set."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        """Pass the time of a wait at once."""
        self.now += timeout or 0
        return super().select(0)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run the work in a loop with this time."""
        loop = asyncio.SelectorEventLoop(self)
        loop.time = lambda: self.now  # type: ignore[method-assign]
        loop.run_until_complete(work)
        loop.close()
