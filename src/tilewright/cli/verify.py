"""`tilewright verify`: checks the shuffles of a record against their commitments."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.shared.records import FileArgument, answer
from tilewright.cli.shared.verb import JsonOption
from tilewright.records.read import lines_of
from tilewright.records.verify import read_seen, verify_record
from tilewright.tournaments.duplicate import broken_promise, read_round

SeenOption = Annotated[
    Path | None, typer.Option("--seen", metavar="FILE", help="What you saw before the deal, as your bot stored it.")
]
RoundOption = Annotated[
    Path | None,
    typer.Option("--round", metavar="FILE", help="What a round of a duplicate was dealt from, as its page saves it."),
]


def verify(file: FileArgument, seen: SeenOption = None, dealt: RoundOption = None, as_json: JsonOption = False) -> int:
    """Repeat every shuffle of a record from the revealed secrets, and list those that differ from their commitments.

    With --seen the commitments and nonces are also compared with those that you saw before the deal: a record by itself
    cannot show that a server replaced them. With --round they are compared with the key of a round of a duplicate,
    and that with what was promised before it. The exit code is 1 if any shuffle differs, and 2 if the file is not a
    record.

    Example: tilewright verify games.jsonl --seen bot.seen.jsonl
    """
    known = None if seen is None else read_seen(lines_of(seen))
    broken = None if dealt is None else partial(broken_promise, read_round(b"".join(lines_of(dealt))))
    return answer(verify_record(lines_of(file), known, broken), as_json, good="verified")
