"""Answers that are the same for everybody: made once, in the process for short questions, and kept as JSON."""

from collections.abc import Callable, Hashable
from typing import Any

from cachetools import LRUCache
from starlette.responses import Response

from tilewright.messages.kinds import ENCODER
from tilewright.service.limits.networks import Asker
from tilewright.service.workbench.bench import Workbench

# All rulebooks in all languages are 42 pages of about 100 KB.
_MOST = 64


class Printed:
    """The answers of one kind, by what was asked; the caller lets nobody ask for more than a few different ones."""

    def __init__(self) -> None:
        self._answers: LRUCache[Hashable, bytes] = LRUCache(_MOST)

    async def answer(self, bench: Workbench, asker: Asker, work: Callable[..., Any], *given: Hashable) -> Response:
        """Return what the work makes of what is given, as JSON."""
        answer = self._answers.get(given)
        if answer is None:
            answer = self._answers[given] = await bench.run(asker, as_json, work, *given)
        return Response(answer, media_type="application/json")


def as_json(work: Callable[..., Any], *given: Any) -> bytes:
    """Return the result of some work as JSON; in another process, the event loop is spared that too."""
    return ENCODER.encode(work(*given))
