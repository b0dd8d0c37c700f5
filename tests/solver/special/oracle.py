"""Make the stored answers of the integer program to positions with special jokers.

`PYTHONPATH=src:. python -m tests.solver.special.oracle` takes some minutes and writes tests/data/special_oracle.txt.
"""

from pathlib import Path

from tests.judges.special_sets import Task, by_program
from tests.solver.special.tasks import medium, read_task, write_task

STORED = Path(__file__).resolve().parents[2] / "data" / "special_oracle.txt"
HEAD = (
    "# Worth of the best turn by an integer program over every set: worth | objective | least points | table | rack\n"
    "# Made by: PYTHONPATH=src:. python -m tests.solver.special.oracle\n"
)


def stored() -> list[tuple[Task, int | None]]:
    """Return the stored tasks with their answers; None where the required pieces cannot be laid."""
    found: list[tuple[Task, int | None]] = []
    for line in STORED.read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            worth, task = line.split(" | ", 1)
            found.append((read_task(task), None if worth == "-" else int(worth)))
    return found


def main(count: int = 320, seed: int = 5) -> None:
    """Write the file."""
    lines = []
    for task in medium(count, seed):
        worth = by_program(task)
        lines.append(f"{'-' if worth is None else worth} | {write_task(task)}\n")
    STORED.write_text(HEAD + "".join(lines), encoding="ascii")


if __name__ == "__main__":
    main()
