"""What `referee` and `verify` share: the record file, and how a verdict is printed."""

import json
from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.shared.exit_codes import DONE, NO
from tilewright.records.referee import Verdict
from tilewright.words.faults import record_fault_in_words

FileArgument = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record in JSON Lines: a file, one that ends in .gz, or - for stdin.")
]


def answer(verdict: Verdict, as_json: bool, good: str) -> int:
    """Print a verdict and return its exit code; `good` is the word for a game without faults."""
    found = [(fault.game, fault.line, record_fault_in_words(fault.fault, fault.why)) for fault in verdict.faults]
    if as_json:
        faults = [{"game": game, "line": line, "fault": fault} for game, line, fault in found]
        print(json.dumps({"games": verdict.games, good: verdict.legal, "faults": faults}))
    else:
        for game, line, fault in found:
            print(f"game {game}, line {line}: {fault}")
        print(f"{verdict.legal} of {verdict.games} games {good}")
    return NO if verdict.faults else DONE
