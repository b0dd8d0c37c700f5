"""Priorities: whatever is computed beside the event loop gives way to it, so that no table waits for it."""

from __future__ import annotations

import os
import sys
import threading

BOTS = 5
"""Bots play at tables where people wait for them."""

QUESTIONS = 15
"""Analyses, hints, replays and password hashes; their askers can wait."""


def lower_process(process: int, steps: int) -> None:
    """Lower the priority of a process, where the system can; one that is lower already stays as it is."""
    if sys.platform != "win32":
        # Only root may raise a priority, and the server itself may have been started with a low one.
        os.setpriority(os.PRIO_PROCESS, process, max(steps, os.getpriority(os.PRIO_PROCESS, process)))


def lower_this_thread() -> None:
    """Lower the priority of this thread to that of questions; other systems than Linux set only whole processes."""
    if sys.platform == "linux":
        lower_process(threading.get_native_id(), QUESTIONS)
