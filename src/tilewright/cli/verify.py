"""`tilewright verify`: checks the shuffles of a record against their commitments."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.cli.records import FileArgument, answer, lines_of
from tilewright.cli.verb import JsonOption, run
from tilewright.records.verify import verify_record


def verify(file: FileArgument, as_json: JsonOption = False) -> int:
    """Make every shuffle of a record again from the revealed secrets, and say which were not as committed to.

    Exit code 1 if any shuffle differs, 2 if the file is no record.

    Example: tilewright verify games.jsonl
    """
    return answer(verify_record(lines_of(file)), as_json, good="verified")


def main(arguments: Sequence[str]) -> int:
    """Run the verb."""
    return run(verify, arguments, "tilewright verify")
