"""Processor time, read from the system: of a process and all that it has started, and of everything else."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import NamedTuple

# The folder in which servers that several workers share write down what they have used, if a run counts it.
FOLDER = "TILEWRIGHT_TEST_COSTS"
# A machine is quiet if other programs use less than this share of it.
MOST_OF_OTHERS = 0.06
_SECONDS_TO_LOOK = 2.0


def used_below(process: int) -> float:
    """Return the seconds of processor time of the live children of a process, and of all that they started."""
    try:
        threads = list(Path(f"/proc/{process}/task").iterdir())
        children = [int(each) for thread in threads for each in (thread / "children").read_text().split()]
    except OSError:
        return 0.0
    return sum(map(used_by, children))


def used_by(process: int) -> float:
    """Return the seconds of processor time of a process, of its ended children, and of those that still run."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK") + used_below(process)


def used_here() -> float:
    """Return the seconds of processor time of this process and of everything below it."""
    return sum(os.times()[:4]) + used_below(os.getpid())


def used_by_ended() -> float:
    """Return the seconds of processor time of the children of this process that have ended."""
    return sum(os.times()[2:4])


def note_shared(name: str, process: int) -> None:
    """Write down what a server has used that several workers share; it is called just before the server is stopped."""
    if folder := os.environ.get(FOLDER):
        with Path(folder, "shared").open("a", encoding="utf-8") as file:
            file.write(f"{used_by(process)} {name}\n")


class Look(NamedTuple):
    """What the whole machine and this process have used by a moment, in seconds of processor time."""

    at: float
    machine: float
    here: float

    @classmethod
    def now(cls) -> Look:
        """Look at the machine now."""
        user, nice, system, _, _, interrupts, soft, stolen = map(int, Path("/proc/stat").read_text().split()[1:9])
        ticks = user + nice + system + interrupts + soft + stolen
        return cls(time.monotonic(), ticks / os.sysconf("SC_CLK_TCK"), used_here())

    def others(self, since: Look) -> float:
        """Return the share of the machine that other programs used between two looks."""
        # What a browser has used goes with it when it is closed: nobody waits for its processes.
        spent = (self.machine - since.machine) - max(0.0, self.here - since.here)
        return max(0.0, spent) / ((self.at - since.at) * (os.cpu_count() or 1))


def others_now() -> float:
    """Return the share of the machine that other programs use, from a look of two seconds."""
    before = Look.now()
    time.sleep(_SECONDS_TO_LOOK)
    return Look.now().others(before)
