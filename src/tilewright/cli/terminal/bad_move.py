"""What a player typed and the terminal cannot do."""

from __future__ import annotations

from tilewright.cli.terminal.language import say


class BadMove(Exception):
    """A typed line that cannot be carried out; its text says why and what would work."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(say(f"move-{key}", **values))
