"""Faults, steps, faces and refusals as sentences."""

from __future__ import annotations

from typing import Any

from tilewright.arguments import wrong_type
from tilewright.bots.laying import tiles_for
from tilewright.dice import commands as dice_commands
from tilewright.engine import IllegalTurn, NotYourTurn
from tilewright.game import commands as tile_commands
from tilewright.game.table import Position
from tilewright.game.turn import judged
from tilewright.games import AnyFault
from tilewright.library.edge import language_of
from tilewright.library.tables import Rows, rows_of
from tilewright.library.texts import tile_position
from tilewright.puzzles.puzzle import Puzzle
from tilewright.solver.present.steps import Add, Join, Lay, Split, Step, Take
from tilewright.tiles import Face, Joker, Number
from tilewright.words.faults import turn_fault_in_words
from tilewright.words.say import face_in_words, message_in_words, say
from tilewright.words.steps import step_in_words


def faults(position: Position | Puzzle[Any] | str, table: Rows, language: str = "en") -> tuple[str, ...]:
    """Return everything that is wrong with a turn that leaves this table, in words; none means that it is legal.

    >>> faults("classic-nl: B4 B5 B6 / B8 K9", "B4 B5 B6 B8")
    ('Row 1 isn’t a set: there’s a gap in the run: blue 7 is missing.',)
    """
    language_of(language)
    given = tile_position(position)
    found = judged(given, tiles_for(given, rows_of(table))).faults
    return tuple(in_words(fault, language) for fault in found)


def in_words(subject: AnyFault | Step | Face | Exception, language: str = "en") -> str:
    """Return a fault, a step, a face or a refusal as a sentence in en, nl, fr, de, es or pt.

    >>> from tilewright.tiles import read_face
    >>> in_words(read_face("R7"), "fr")
    '7 rouge'
    """
    language_of(language)
    match subject:
        case tile_commands.Fault() | dice_commands.Fault():
            return turn_fault_in_words(subject, language)
        case Split() | Take() | Join() | Lay() | Add():
            return step_in_words(subject, language)
        case Number() | Joker():
            return face_in_words(subject, language)
        case IllegalTurn() if all(isinstance(fault, AnyFault) for fault in subject.faults):
            return " ".join(turn_fault_in_words(fault, language) for fault in subject.faults)  # type: ignore[arg-type]
        case NotYourTurn():
            return say("refused-not-your-turn", language)
        case Exception():
            return message_in_words(subject, language)
        case _:
            raise wrong_type("subject", subject, "a fault, a step, a face or an exception")
