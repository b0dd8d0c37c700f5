"""Processor time of processes, read from the system: of a process, and of everything that it has started."""

import os
from pathlib import Path

# The folder of what the servers that workers share have used, if this run counts what it costs.
FOLDER = "TILEWRIGHT_TEST_COSTS"


def used_below(process: int) -> float:
    """Return the seconds of processor time of the live children of a process, and of all that they started."""
    seconds = 0.0
    try:
        threads = list(Path(f"/proc/{process}/task").iterdir())
        children = [int(each) for thread in threads for each in (thread / "children").read_text().split()]
    except OSError:
        return 0.0
    for child in children:
        seconds += used_by(child)
    return seconds


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


def note_shared(name: str, process: int) -> None:
    """Write down what a server has used that several workers share; it is called just before the server is stopped."""
    if folder := os.environ.get(FOLDER):
        with Path(folder, "shared").open("a", encoding="utf-8") as file:
            file.write(f"{used_by(process)} {name}\n")
