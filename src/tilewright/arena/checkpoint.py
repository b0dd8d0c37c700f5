"""The finished batches of a long run, saved to a file from which a restart resumes.

The file is JSON Lines: first the run, then one line for each batch, in the order they were finished.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct, json

from tilewright.arena.deals import DealResult, Simulation
from tilewright.arena.run_file import RunFile

_FORMAT = 1


class RunLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line of a file: the options of its run that people can read, and a digest of all options."""

    format: int
    version: str
    rules: str
    seed: int
    bots: tuple[str, ...]
    deals: int
    digest: str


class BatchLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished batch."""

    batch: int
    results: list[DealResult]


def run_line(simulations: Sequence[Simulation], version: str) -> RunLine:
    """Return the line that identifies a run; `version` is the program's."""
    every = sorted({bot for simulation in simulations for bot in simulation.bots})
    return RunLine(
        format=_FORMAT,
        version=version,
        rules=simulations[0].rules.id,
        seed=simulations[0].seed,
        bots=tuple(every),
        deals=sum(simulation.deals for simulation in simulations),
        digest=hashlib.sha256(json.encode(simulations, enc_hook=str)).hexdigest(),
    )


class Checkpoint:
    """The file of a run; `done` are the batches that were finished before."""

    def __init__(self, path: Path, run: RunLine) -> None:
        """Open the file for this run, or raise BadInput if it belongs to another."""
        self._file = RunFile(path, run, BatchLine)
        self.done = {line.batch: line.results for line in self._file.lines}

    def save(self, batch: int, results: list[DealResult]) -> None:
        """Append a finished batch; call this before using its results."""
        self._file.add(BatchLine(batch, results))
