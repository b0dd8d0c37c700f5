"""`tilewright verify`: checks the shuffles of a record against their commitments."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.shared.records import FileArgument, answer
from tilewright.cli.shared.verb import JsonOption
from tilewright.records.files import lines_of
from tilewright.records.seen import read_seen
from tilewright.records.verify import verify_record

SeenOption = Annotated[
    Path | None, typer.Option("--seen", metavar="FILE", help="What you saw before the deal, as your bot stored it.")
]


def verify(file: FileArgument, seen: SeenOption = None, as_json: JsonOption = False) -> int:
    """Repeat every shuffle of a record from the revealed secrets, and list those that differ from their commitments.

    With --seen the commitments and nonces are also compared with those that you saw before the deal: a record by itself
    cannot show that a server replaced them. The exit code is 1 if any shuffle differs, and 2 if the file is not a
    record.

    Example: tilewright verify games.jsonl --seen bot.seen.jsonl
    """
    known = None if seen is None else read_seen(lines_of(seen))
    return answer(verify_record(lines_of(file), known), as_json, good="verified")
