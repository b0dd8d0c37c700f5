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
    """Set the priority of a process, where the system can."""
    if sys.platform != "win32":
        os.setpriority(os.PRIO_PROCESS, process, steps)


def lower_this_thread() -> None:
    """Set the priority of this thread to that of questions; other systems than Linux set only whole processes."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), QUESTIONS)
