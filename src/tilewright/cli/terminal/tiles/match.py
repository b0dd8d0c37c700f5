"""Matches of the tile game at the terminal."""

from tilewright.cli.terminal.language import language
from tilewright.cli.terminal.terminal_match import ME, Names, TerminalMatch
from tilewright.game.commands import Command, Fault
from tilewright.game.view import Seen, View
from tilewright.words.events import EventContext
from tilewright.words.events import event_in_words as in_words

TileMatch = TerminalMatch[View, Seen, Command, Fault]


def event_in_words(event: Seen, before: View | None, names: Names) -> str:
    """Return the sentence for an event, given the view before it."""
    scene = EventContext(names=names, seat=ME)
    if before is not None:
        scene = EventContext(names=names, seat=ME, table=before.table, opened=before.opened)
    return in_words(event, scene, language())
