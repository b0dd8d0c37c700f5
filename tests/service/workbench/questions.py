"""Questions for a workbench; a process that answers them imports nothing else."""

import os
import threading
import time

_PRIORITY = os.getpriority(os.PRIO_PROCESS, 0)


def priority_at_import() -> int:
    """Return the priority of the process when it imported this module."""
    return _PRIORITY


def forever() -> None:
    """Use the processor until the process is killed."""
    while True:
        pass


def stuck() -> None:
    """Do nothing until the process is killed."""
    threading.Event().wait()


def busy(seconds: float) -> float:
    """Return the seconds after using the processor for as long."""
    ends = time.process_time() + seconds
    while time.process_time() < ends:
        pass
    return seconds
