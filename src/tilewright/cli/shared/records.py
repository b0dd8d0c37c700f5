"""What `referee` and `verify` share: the record file, and how a verdict is printed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.shared.verb import DONE, NO
from tilewright.records.referee import RecordFault, Verdict
from tilewright.tiles.notation import BadInput
from tilewright.words.faults import turn_fault_in_words

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A record in JSON Lines.")]


def lines_of(file: Path) -> Iterator[bytes]:
    """Yield the lines of a file, or raise BadInput if it cannot be read."""
    try:
        with file.open("rb") as lines:
            yield from lines
    except OSError as wrong:
        raise BadInput(f"cannot read {file}: {wrong.strerror}") from None


def answer(verdict: Verdict, as_json: bool, good: str) -> int:
    """Print a verdict and return its exit code; `good` is the word for a game without faults."""
    if as_json:
        faults = [{"game": fault.game, "line": fault.line, "fault": _sentence(fault)} for fault in verdict.faults]
        print(json.dumps({"games": verdict.games, good: verdict.legal, "faults": faults}))
    else:
        for fault in verdict.faults:
            print(f"game {fault.game}, line {fault.line}: {_sentence(fault)}")
        print(f"{verdict.legal} of {verdict.games} games {good}")
    return NO if verdict.faults else DONE


def _sentence(fault: RecordFault) -> str:
    return fault.fault if fault.why is None else turn_fault_in_words(fault.why)
