"""`tilewright referee`: replays a record and judges every event."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.cli.records import FileArgument, answer, lines_of
from tilewright.cli.verb import JsonOption, run
from tilewright.records.referee import referee


def judge(file: FileArgument, as_json: JsonOption = False) -> int:
    """Replay a record, trust no field of it, and name everything that breaks the rules.

    Exit code 1 if any game is illegal, 2 if the file is no record or stops in the middle of one.

    Example: tilewright referee games.jsonl
    """
    return answer(referee(lines_of(file)), as_json, good="legal")


def main(arguments: Sequence[str]) -> int:
    """Run the verb."""
    return run(judge, arguments, "tilewright referee")
