"""What a player typed and the terminal could not do."""

from __future__ import annotations

from tilewright.cli.terminal.language import say


class Trouble(Exception):
    """A line that cannot be followed; its text is the one sentence that says why and what would work."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(say(f"move-{key}", **values))
