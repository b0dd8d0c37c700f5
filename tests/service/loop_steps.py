"""What an event loop does at a time, in calls: the same on any machine and beside any other work."""

import sys
from asyncio import Handle
from types import FrameType
from typing import Any, Self

_STEP = Handle._run.__code__


class LoopSteps:
    """Counts the calls of functions in each step of the loop within a block; `most` is the largest count.

    A millisecond of processor time is some thousands of them.
    """

    def __init__(self) -> None:
        self.most = 0
        self._now = 0

    def _count(self, frame: FrameType, event: str, _: Any) -> None:
        if frame.f_code is _STEP and event == "call":
            self._now = 0
        elif event in {"call", "c_call"}:
            self._now += 1
            self.most = max(self.most, self._now)

    def __enter__(self) -> Self:
        sys.setprofile(self._count)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
