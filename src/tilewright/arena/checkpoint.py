"""The finished batches of a long run, saved to a file from which a restart resumes.

The file is JSON Lines: first the run, then one line for each batch, in the order they were finished.
"""

import hashlib
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Generic, TypeVar

from msgspec import DecodeError, Struct, ValidationError, json

from tilewright.arena.deals import DealResult, Simulation
from tilewright.tiles import BadInput

Line = TypeVar("Line", bound=Struct)


class RunFile(Generic[Line]):
    """The file of a run; `lines` are those that earlier runs wrote."""

    def __init__(self, path: Path, run: Struct, line: type[Line]) -> None:
        """Open the file, or raise BadInput if it belongs to another run or is not a file of results."""
        self._path = path
        try:
            text = path.read_bytes() if path.exists() else b""
            # The rest is a partial line of a killed run.
            whole = text[: text.rfind(b"\n") + 1]
            head, *rest = whole.splitlines() or [_encoded(run)]
            refuse_another(path, _decoded(path, 1, head, type(run)), run)
            self.lines = [_decoded(path, number, text, line) for number, text in enumerate(rest, start=2)]
            with path.open("ab") as file:
                file.truncate(len(whole))
                if not whole:
                    file.write(_encoded(run))
        except OSError as wrong:
            raise BadInput(f"cannot save results to {path}: {wrong.strerror}") from None

    def add(self, line: Line) -> None:
        """Append a line; call this before using what it says."""
        with self._path.open("ab") as file:
            file.write(_encoded(line))


def refuse_another(path: Path, found: Struct, run: Struct) -> None:
    """Raise BadInput that names the first difference if a file belongs to another run."""
    for field in run.__struct_fields__:
        its, ours = getattr(found, field), getattr(run, field)
        if its != ours:
            differs = "its options differ" if field == "digest" else f"its {field} {its}, ours {ours}"
            raise BadInput(f"{path} belongs to another run: {differs}")


def _encoded(line: Struct) -> bytes:
    return json.encode(line, enc_hook=str) + b"\n"


def _decoded(path: Path, number: int, text: bytes, line: type[Line]) -> Line:
    try:
        return json.decode(text, type=line, dec_hook=_fraction)
    except (DecodeError, ValidationError) as bad:
        raise BadInput(f"{path}, line {number}: this is not a checkpoint file: {bad}") from None


def _fraction(_wanted: type, value: object) -> Fraction:
    """Return a fraction, which JSON has as text: the only type in these lines that it does not know."""
    return Fraction(str(value))


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
