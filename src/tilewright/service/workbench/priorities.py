"""Priorities: whatever is computed beside the event loop gives way to it, so that no table waits for it."""

import os
import sys
import threading
import time

BOTS = 5
"""Bots play at tables where people wait for them."""

SHORT_QUESTIONS = 5
"""Pages and verdicts for which somebody waits."""

QUESTIONS = 15
"""Analyses, hints, replays and password hashes; their askers can wait."""

_LOWEST = 19


def lower_process(process: int, priority: int) -> None:
    """Lower the priority of a process or thread, where the system can; one that is lower already stays as it is.

    A server may have been started with a low priority itself: it still stays above what it computes beside its loop.
    """
    if sys.platform != "win32":
        below = min(_LOWEST, os.getpriority(os.PRIO_PROCESS, os.getpid()) + BOTS)
        # Only root may raise a priority.
        lowered = max(priority, below, os.getpriority(os.PRIO_PROCESS, process))
        os.setpriority(os.PRIO_PROCESS, process, lowered)


def lower_this_thread() -> None:
    """Lower the priority of this thread to that of questions; other systems than Linux set only whole processes."""
    if sys.platform == "linux":
        lower_process(threading.get_native_id(), QUESTIONS)


def processor_seconds(process: int) -> float:
    """Return the processor time that a process has used, 0 if it has ended.

    Other systems than Linux do not tell it of another process: there it is the time that has passed.
    """
    if sys.platform != "linux":
        return time.monotonic()
    try:
        # The clock of a process, as clock_getcpuclockid of the C library numbers it.
        return time.clock_gettime(~process << 3 | 2)
    except OSError:
        return 0.0
