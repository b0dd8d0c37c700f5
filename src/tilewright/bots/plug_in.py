"""Bots of other people's code: their commands are checked, and their errors become a sentence that names the bot."""

from __future__ import annotations

import importlib
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import ValidationError, msgpack

from tilewright.bots.kinds import COMMANDS
from tilewright.bots.protocol import AnyBot, needs_history
from tilewright.chance import Chance
from tilewright.tiles import BadInput

# The folders whose frames say nothing about a bot: this package, and Python's import system.
_OURS = (Path(__file__).resolve().parent.parent, Path(importlib.__file__).resolve().parent)


class BadSpec(BadInput):
    """A bot spec that cannot be resolved; the message names the wrong part."""


class BotFailed(BadInput):
    """A bot of other people's code that raised an error, or returned something that is not a command."""


class PlugIn:
    """A bot of other people's code, which fails with BotFailed and nothing else."""

    def __init__(self, bot: AnyBot, spec: str) -> None:
        self._bot, self._spec = bot, spec
        self.needs_history: bool = needs_history(bot)

    def choose(self, view: Any, seen: Sequence[Any], chance: Chance) -> Any:
        """Return the bot's command, or raise BotFailed."""
        try:
            command = self._bot.choose(view, seen, chance)
        except (Exception, SystemExit) as error:
            raise failure(self._spec, "failed in its turn", error) from error
        try:
            # Encoding and decoding checks every field, and turns lists into tuples.
            return COMMANDS.of(view.rules).decode(msgpack.encode(command))
        except (ValidationError, TypeError, ValueError) as wrong:
            shown = f"returned a {type(command).__name__} that is not a command of this game"
            raise BotFailed(f"the bot {self._spec} {shown}: {wrong}") from wrong


def failure(spec: str, what: str, error: BaseException) -> BotFailed:
    """Return the sentence about an error in a bot's own code, with the last line of it that is not ours."""
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if not frame.filename.startswith("<") and not any(folder in Path(frame.filename).parents for folder in _OURS)
    ]
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    text = str(error)
    return BotFailed(f"the bot {spec} {what}: {type(error).__name__}{f': {text}' if text else ''}{where}")
