"""`tilewright verify`: checks the shuffles of a record against their commitments."""

from __future__ import annotations

from tilewright.cli.shared.records import FileArgument, answer, lines_of
from tilewright.cli.shared.verb import JsonOption
from tilewright.records.verify import verify_record


def verify(file: FileArgument, as_json: JsonOption = False) -> int:
    """Repeat every shuffle of a record from the revealed secrets, and list those that differ from their commitments.

    The exit code is 1 if any shuffle differs, and 2 if the file is not a record.

    Example: tilewright verify games.jsonl
    """
    return answer(verify_record(lines_of(file)), as_json, good="verified")
