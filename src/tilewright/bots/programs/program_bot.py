"""A bot that is a program in any language: `exec:COMMAND`, which answers `turn` on its standard input and output."""

import shlex
import shutil
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from tilewright.bots.dice.turns import own_dice
from tilewright.bots.laying import dice_for, tiles_for
from tilewright.bots.plug_in import BadSpec, BotFailed
from tilewright.bots.programs.process import Late, running, shortened_command
from tilewright.bots.programs.turn_question import turn_question
from tilewright.bots.programs.wire import DiceTurn, Reply, TileTurn
from tilewright.bots.protocol import play_or_pass, position_of
from tilewright.chance import Chance, branch
from tilewright.dice import commands as dice_commands
from tilewright.dice.notation import grid_of_list
from tilewright.dice.view import View as DiceView
from tilewright.engine import NoTurn
from tilewright.game.commands import ClaimReshuffle, Command
from tilewright.game.view import View
from tilewright.tiles import BadNotation, read_rows

SECONDS = 5.0
"""How long a program may think about a turn, unless its spec says otherwise."""
_MOST_IN_A_ROW = 3


class Seated(Struct, frozen=True):
    """A program as a spec names it: the spec, the words of its command, and its time for a turn."""

    spec: str
    words: tuple[str, ...]
    seconds: float = SECONDS


def seated(spec: str, command: str, seconds: float = SECONDS) -> Seated:
    """Return the program of a command, or raise BadSpec; it is started when it is first asked."""
    try:
        words = tuple(shlex.split(command))
    except ValueError as wrong:
        raise BadSpec(f"{shortened_command(spec)} is not a command: {str(wrong).lower()}") from None
    if not words:
        raise BadSpec("exec: names no command: write exec:COMMAND, as in exec:node engine.js")
    if "\0" in command or shutil.which(words[0]) is None:
        raise BadSpec(f"there is no program {shortened_command(words[0])} for {shortened_command(spec)}")
    return Seated(spec, words, seconds)


class ProgramBot:
    """A seat of a program: an unusable turn is given up (NoTurn), and after three in a row the program has failed."""

    needs_history = True

    def __init__(self, program: Seated) -> None:
        self._seated = program
        self._given_up = 0

    def choose(self, view: Any, seen: Sequence[Any], chance: Chance) -> Any:
        """Return the program's turn; raise NoTurn if it is late or means nothing, or BotFailed if it has ended."""
        if view.over if isinstance(view, DiceView) else view.shown:
            return dice_commands.DealNext() if isinstance(view, DiceView) else play_or_pass(view, None)
        program, hello = running(self._seated.spec, self._seated.words)
        seed = int.from_bytes(branch(chance, "program").key[:4], "big")
        milliseconds = round(self._seated.seconds * 1_000)
        question = {**turn_question(view, seen if hello.game else None), "seed": seed, "milliseconds": milliseconds}
        name = shortened_command(self._seated.spec)
        try:
            line = program.ask(question, self._seated.seconds)
            command = _dice_command(line, view) if isinstance(view, DiceView) else _tile_command(line, view)
        except Late:
            wrong = f"did not answer within {self._seated.seconds:g} s"
        except (msgspec.MsgspecError, UnicodeError, RecursionError, BadNotation) as nonsense:
            wrong = f"answered what is not a turn: {_error_in(line) or nonsense}"
        else:
            self._given_up = 0
            return command
        self._given_up += 1
        if self._given_up == _MOST_IN_A_ROW:
            program.close()
            raise BotFailed(f"the bot {name} gave up {_MOST_IN_A_ROW} turns in a row: the last time it {wrong}")
        raise NoTurn(f"the bot {name} {wrong}")


def _error_in(line: bytes) -> str | None:
    """Return the error that an answer has in place of a turn."""
    try:
        return msgspec.json.decode(line, type=Reply).error
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def _tile_command(line: bytes, view: View) -> Command:
    turn = msgspec.json.decode(line, type=TileTurn)
    if turn.event == "play":
        return play_or_pass(view, tiles_for(position_of(view), read_rows(turn.table)))
    # Whether a seat draws or passes depends on the pool alone.
    return ClaimReshuffle() if turn.event == "reshuffle" else play_or_pass(view, None)


def _dice_command(line: bytes, view: DiceView) -> dice_commands.Command:
    turn = msgspec.json.decode(line, type=DiceTurn)
    match turn.event:
        case "roll":
            named = own_dice(view) if turn.dice is None else turn.dice
            return msgspec.convert({"type": "RollDice", "dice": named}, dice_commands.RollDice)
        case "play":
            return dice_for(view, grid_of_list(turn.table))
        case "pass":
            return dice_commands.Pass()
