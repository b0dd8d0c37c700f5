"""Jobs for executors, at the top of a module so that other processes find them."""

import os
import signal
import time
from pathlib import Path

from msgspec import Struct


class Square(Struct, frozen=True):
    """A number to be squared; the worker that meets it dies while it finds fewer than `deaths` marks in the folder."""

    number: int
    deaths: int = 0
    marks: str = ""


def squared(job: Square) -> int:
    """Return the square, or leave a mark and die."""
    if job.deaths:
        found = len(list(Path(job.marks).iterdir()))
        if found < job.deaths:
            Path(job.marks, str(found)).touch()
            os.kill(os.getpid(), signal.SIGKILL)
    return job.number**2


def asleep(_job: str) -> None:
    """Do nothing for a long time."""
    time.sleep(600)
