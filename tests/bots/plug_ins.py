"""Bots as other people write them, in a module that every process can import."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tilewright.bots.protocol import TileBot, play_or_pass, position_of
from tilewright.bots.tiles.greedy import Greedy
from tilewright.chance import Chance
from tilewright.game.commands import Command, PlayTiles
from tilewright.game.view import Seen, View
from tilewright.solver.solve import best_table

EAGER = Greedy()


class Patient:
    """Plays nothing until somebody has no more than `few` tiles, and then the most it can."""

    needs_history = False

    def __init__(self, few: int = 5, also: object = None) -> None:
        self.few, self.also = few, also

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return a turn."""
        late = min(view.counts) <= self.few
        return play_or_pass(view, best_table(position_of(view)) if late and not view.shown else None)


class Lists:
    """Plays as greedy does, with a table of lists."""

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> object:
        """Return a command that the type checker would refuse, and the game understands."""
        command = EAGER.choose(view, seen, chance)
        return PlayTiles([[*row] for row in command.table]) if isinstance(command, PlayTiles) else command  # type: ignore[arg-type]


class Faulty:
    """Fails in its first turn in the way that `how` names."""

    def __init__(self, how: str) -> None:
        if how == "made":
            raise ValueError("no such way")
        self._how = how

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> object:
        """Raise an error, leave the program, or return something that is not a command."""
        match self._how:
            case "raise":
                return view.counts[99]
            case "exit":
                sys.exit(1)
            case "text":
                return PlayTiles((("B3",),))  # type: ignore[arg-type]
            case _:
                return None


def patient(few: int) -> TileBot:
    """Return a bot; `few` has no default."""
    return Patient(few)


def anything(**options: object) -> Patient:
    """Return a bot made with any parameters."""
    return Patient(also=options)


def never_called(path: str = "") -> None:
    """Fail: nothing here says that a bot is made."""
    raise AssertionError("a function that makes no bot was called")


def no_bot() -> str:
    """Return something else."""
    return "a bot"


def untyped():  # type: ignore[no-untyped-def]
    """Return a bot, without saying so."""
    return Greedy()
