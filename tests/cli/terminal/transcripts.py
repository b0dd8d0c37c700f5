"""The stored transcripts of matches at the terminal; `python -m tests.cli.terminal.transcripts` writes them anew."""

import os
from pathlib import Path
from unittest.mock import patch

from tests.cli.terminal.dice_players import dice_transcript
from tests.cli.terminal.players import transcript
from tests.tables import rulebook_named, turbo_named

FOLDER = Path(__file__).parents[2] / "transcripts"

# Rulebook, seed and columns of each. Short matches, so that the difference of a change can be read.
STORED = {
    "play_classic-nl.txt": ("classic-nl match.games=2", 14, 80),
    "play_classic-de.txt": ("classic-de match.games=1", 22, 40),
    "play_turbo.txt": ("", 3, 80),
    "play_turbo_narrow.txt": ("match.rounds=2", 4, 40),
}
OF_DICE = {"play_turbo.txt", "play_turbo_narrow.txt"}


def written(name: str) -> str:
    """Return a transcript as it is today."""
    rules, seed, columns = STORED[name]
    with patch.dict(os.environ, COLUMNS=str(columns)):
        if name in OF_DICE:
            return dice_transcript(turbo_named(rules), seed)
        return transcript(rulebook_named(rules), seed)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in STORED:
        (FOLDER / name).write_text(written(name), encoding="utf-8")
