"""Matches of the dice game at the terminal."""

from tilewright.cli.terminal.language import language
from tilewright.cli.terminal.terminal_match import ME, Names, TerminalMatch
from tilewright.dice.commands import Command, Fault
from tilewright.dice.view import Seen, View
from tilewright.words.dice import EventContext
from tilewright.words.dice import event_in_words as in_words

DiceMatch = TerminalMatch[View, Seen, Command, Fault]


def event_in_words(event: Seen, before: View | None, names: Names) -> str:
    """Return the sentence for an event, given the view before it."""
    scene = EventContext(names=names, seat=ME)
    if before is not None:
        scene = EventContext(names=names, seat=ME, showing=before.showing, grid=before.grid)
    return in_words(event, scene, language())
