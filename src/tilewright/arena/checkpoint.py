"""The finished batches of a long run, saved to a file from which a restart resumes.

The file is JSON Lines: first the run, then one line for each batch, in the order they were finished.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

from msgspec import DecodeError, Struct, ValidationError, json

from tilewright.arena.deals import DealResult, Simulation
from tilewright.tiles.notation import BadInput

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
        digest=hashlib.sha256(json.encode(simulations, enc_hook=_encoded)).hexdigest(),
    )


class Checkpoint:
    """The file of a run; `done` are the batches that were finished before."""

    def __init__(self, path: Path, run: RunLine) -> None:
        """Open the file for this run, or raise BadInput if it belongs to another."""
        try:
            text = path.read_bytes() if path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            self.done = _read(path, whole.splitlines(), run)
            self._file = path.open("ab")
            # The rest is a partial line of a killed run.
            self._file.truncate(len(whole))
        except OSError as wrong:
            raise BadInput(f"cannot save results to {path}: {wrong.strerror}") from None
        if not whole:
            self._write(run)

    def save(self, batch: int, results: list[DealResult]) -> None:
        """Append a finished batch; call this before using its results."""
        self._write(BatchLine(batch, results))

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, line: RunLine | BatchLine) -> None:
        self._file.write(json.encode(line, enc_hook=_encoded) + b"\n")
        self._file.flush()


def _read(path: Path, lines: Sequence[bytes], run: RunLine) -> dict[int, list[DealResult]]:
    """Return the finished batches of a file, or raise BadInput."""
    done = {}
    for number, line in enumerate(lines, start=1):
        try:
            if number == 1:
                refuse_another(path, json.decode(line, type=RunLine), run)
                continue
            saved = json.decode(line, type=BatchLine, dec_hook=_decoded)
        except (DecodeError, ValidationError) as bad:
            raise BadInput(f"{path}, line {number}: this is not a checkpoint file: {bad}") from None
        done[saved.batch] = saved.results
    return done


def refuse_another(path: Path, found: RunLine, run: RunLine) -> None:
    """Raise BadInput that names the first difference if a file belongs to another run."""
    if found != run:
        fields = (field for field in RunLine.__struct_fields__ if getattr(found, field) != getattr(run, field))
        field = next(fields)
        differs = f"its {field} {getattr(found, field)}, ours {getattr(run, field)}"
        raise BadInput(f"{path} belongs to another run: {'its options differ' if field == 'digest' else differs}")


def _encoded(value: object) -> object:
    if isinstance(value, Fraction):
        return str(value)
    raise NotImplementedError


def _decoded(wanted: type, value: object) -> object:
    if wanted is Fraction and isinstance(value, str):
        return Fraction(value)
    raise NotImplementedError
