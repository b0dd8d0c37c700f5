"""Whole matches, stored exactly. `python -m tests.records.transcripts` rewrites them; review the diff."""

from pathlib import Path

from tests.records.dice_games import bot_lines
from tests.records.games import record_lines
from tilewright.dice.turbo_rules import TURBO
from tilewright.games import EDITIONS
from tilewright.rules import booklets
from tilewright.rules.booklets import booklet

FOLDER = Path(__file__).resolve().parent.parent / "transcripts"
SEATS = {"six": 5}


def transcript(name: str) -> str:
    """Return the record of a match of a rulebook, with turns that run out of time, played from one seat order."""
    if name in booklets.EDITIONS:
        lines = record_lines(booklet(name), SEATS.get(name, 3), deals=1, seed=2020, mishaps=0.05, matches=True)
    else:
        lines = bot_lines(TURBO.rulebook, deals=1, seed=2020, mishaps=0.05, matches=True)
    closing = next(place for place, line in enumerate(lines) if '"event":"match_end"' in line)
    return "\n".join([*lines[: closing + 1], ""])


def main() -> None:
    """Write the transcript of every rulebook."""
    FOLDER.mkdir(exist_ok=True)
    for name in EDITIONS:
        (FOLDER / f"{name}.jsonl").write_text(transcript(name), encoding="utf-8")


if __name__ == "__main__":
    main()
