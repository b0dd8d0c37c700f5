"""`tilewright pair`: the next round of a tournament."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from tilewright.errors import BadInput
from tilewright.tournaments.pairing import next_round
from tilewright.tournaments.tournament import LARGEST_FILE, read_tournament

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="The tournament as one JSON object; - for stdin.")]


def pair(file: FileArgument) -> None:
    """Print the next round of a tournament: tables in the order of seats, the first of each starts, and who sits out.

    The file has the kind (swiss, round-robin, evening, knockout), seats at a table, players, and the rounds, results
    and byes so far; absent players do not play the next round. The same file gives the same round.

    Example: tilewright pair club.json, with {"kind": "swiss", "seats": 2, "players": ["Ann", "Bo", "Cy", "Di"]} in it
    """
    drawn = next_round(read_tournament(_text(file)))
    over = {"over": True} if drawn.over else {}
    print(json.dumps({"tables": drawn.tables, "byes": drawn.byes} | over, ensure_ascii=False))


def _text(file: Path) -> bytes:
    """Return the bytes of the file, with at most one more than a tournament may have."""
    try:
        if str(file) == "-":
            return sys.stdin.buffer.read(LARGEST_FILE + 1)
        with file.open("rb") as opened:
            return opened.read(LARGEST_FILE + 1)
    except OSError as wrong:
        raise BadInput(f"cannot read {file}: {wrong.strerror}") from None
