"""The game for browsers against the one of this machine: the same events and answers, sizes, and times of bots.

It runs under Node, in the Python that browsers load. `python -m bench offline-start` times starts in a browser.
"""

import json
import statistics
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from bench.browsers import offline_play
from bench.commands import parser
from bench.printing import table
from tools.environment import Trouble
from tools.offline.bundle import write
from tools.offline.kernels import NODE

SCRIPT = Path(__file__).with_suffix(".mjs")
DEEP = (100, 1_000, 200)
"""How many games, solves and verdicts are compared."""


class Compared(Struct, frozen=True):
    """What both have found, and how long the parts of the start took in the browser's Python, and its memory."""

    here: dict[str, Any]
    there: dict[str, Any]
    start: dict[str, Any]

    @property
    def differences(self) -> list[str]:
        """The names of all games, solves and verdicts that are not the same."""
        unlike = []
        for part in ("played", "solved", "judged"):
            here, there = _named(self.here[part]), _named(self.there[part])
            unlike += [f"{part} {name}" for name in here.keys() | there.keys() if here.get(name) != there.get(name)]
        return sorted(unlike)


def compare(folder: Path, games: int, solves: int, verdicts: int) -> Compared:
    """Play, solve and judge the same here and in the browser's Python, whose files are in `folder`."""
    asked = f"everything({games}, {solves}, {verdicts})"
    text = f"{Path(offline_play.__file__).read_text('utf-8')}\n{asked}\n"
    found, start = run_in_pyodide(folder, text)
    return Compared(json.loads(offline_play.everything(games, solves, verdicts)), json.loads(found), start)


def run_in_pyodide(folder: Path, text: str) -> tuple[str, dict[str, Any]]:
    """Return the last value of a script in the browser's Python under Node, and how it started, or raise Trouble."""
    done = subprocess.run(
        [str(NODE.path()), str(SCRIPT), str(folder)], input=text, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Trouble(done.stderr[-2_000:])
    *_, found, start = done.stdout.splitlines()
    return found, json.loads(start)


def report(folder: Path, compared: Compared) -> str:
    """Return the tables of sizes and times."""
    files = json.loads((folder / "files.json").read_text("utf-8"))
    sizes = [(name, f"{each['bytes'] / 1e6:.2f}", f"{each['gzip'] / 1e6:.2f}") for name, each in files.items()]
    total = [sum(each[key] for each in files.values()) / 1e6 for key in ("bytes", "gzip")]
    counts = [len(compared.here[part]) for part in ("played", "solved", "judged")]
    starts = [(name, f"{seconds:.2f} s") for name, seconds in compared.start["seconds"].items() if name != "run"]
    memory = compared.start["memory"] / 1e6
    return "\n\n".join(
        (
            table(("file", "MB", "MB compressed"), [*sizes, ("all", f"{total[0]:.2f}", f"{total[1]:.2f}")]),
            f"{counts[0]} games, {counts[1]} solves, {counts[2]} verdicts: {len(compared.differences)} differ",
            table(("start under Node", "time"), [*starts, ("memory after all games", f"{memory:.0f} MB")]),
            table(
                ("bot", "turns", "median ms", "worst ms", "median ms natively"),
                [
                    (name, len(all_seconds), *_ms(all_seconds), _ms(compared.here["seconds"][name])[0])
                    for name, all_seconds in sorted(compared.there["seconds"].items())
                ],
            ),
        )
    )


def _ms(seconds: Sequence[float]) -> tuple[str, str]:
    return f"{1_000 * statistics.median(seconds):.2f}", f"{1_000 * max(seconds):.1f}"


def _named(found: dict[str, str] | list[str]) -> dict[str, str]:
    return found if isinstance(found, dict) else {str(place): each for place, each in enumerate(found)}


def main(words: Sequence[str]) -> int:
    """Build the game for browsers, compare, and print the tables; 1 if something differs."""
    options = parser("offline", __doc__, "--games 20")
    options.add_argument("--games", type=int, default=DEEP[0])
    options.add_argument("--solves", type=int, default=DEEP[1])
    options.add_argument("--verdicts", type=int, default=DEEP[2])
    asked = options.parse_args(words)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name, "files")
        write(folder)
        compared = compare(folder, asked.games, asked.solves, asked.verdicts)
        print(report(folder, compared))
    for difference in compared.differences:
        print(difference)
    return 1 if compared.differences else 0
