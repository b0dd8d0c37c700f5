"""One turn of the person at the terminal: a draft is edited until the turn ends."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

from tilewright.cli.terminal.asking import PROMPT, Left
from tilewright.cli.terminal.draft import Draft, edited, fresh, is_touched, tiles_in
from tilewright.cli.terminal.hints import LAST, show_hint
from tilewright.cli.terminal.keyboard import Keyboard, TimeIsUp
from tilewright.cli.terminal.moves import Order, Word, read_move
from tilewright.cli.terminal.pages import show_help, show_rules, show_shuffle
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.sittings import TileSitting
from tilewright.cli.terminal.spoken import fault_in_words, say
from tilewright.cli.terminal.status import numbered
from tilewright.cli.terminal.table import Memory, seen_now, show_draft
from tilewright.cli.terminal.trouble import Trouble
from tilewright.engine import IllegalTurn
from tilewright.game.commands import ClaimReshuffle, DrawTile, Pass, PlayTiles
from tilewright.game.faults import Fault
from tilewright.game.view import View
from tilewright.rules.rulebook import set_rules
from tilewright.tiles.notation import BadNotation


class Turn(Struct):
    """The turn in progress: the drafts one can go back to, the last one being the present; the order that is being
    followed, and the one before if it has to be said twice.
    """

    sitting: TileSitting
    screen: Screen
    memory: Memory
    view: View
    drafts: list[Draft]
    order: Order = Order(Word.SHOW)
    asked: Word | None = None
    hints: int = 0

    @property
    def draft(self) -> Draft:
        """The table as it is being arranged."""
        return self.drafts[-1]

    def is_sure(self, question: str) -> bool:
        """Return whether the player has said the same word twice; else ask."""
        if self.asked is self.order.word:
            return True
        self.asked = self.order.word
        self.screen.say(question)
        return False


def take_turn(sitting: TileSitting, screen: Screen, keyboard: Keyboard, memory: Memory, seconds: float | None) -> None:
    """Let the player take a turn, in so many seconds if they are counted; raise Left if the player leaves."""
    view = sitting.view
    turn = Turn(sitting, screen, memory, view, [fresh(view.table, view.rack, set_rules(view.rules))])
    deadline = None if seconds is None else time.monotonic() + seconds
    _show(turn)
    over = False
    while not over:
        try:
            over = _follow(turn, keyboard.line(PROMPT, deadline))
        except TimeIsUp:
            sitting.time_is_up(tiles_in(turn.draft, view.table, view.rack))
            over = True
    seen_now(memory, sitting.view)
    memory.rack = frozenset(view.rack)


def _follow(turn: Turn, line: str) -> bool:
    """Do what a line asks for, and return whether the turn is over; what cannot be done is said in a sentence."""
    try:
        typed = read_move(line)
        if isinstance(typed, Order):
            turn.asked = turn.asked if turn.asked is typed.word else None
            turn.order = typed
            return _ORDERS[typed.word](turn)
        turn.asked = None
        turn.drafts.append(edited(turn.draft, typed))
        _show(turn)
    except Trouble as trouble:
        turn.screen.say(str(trouble))
    except BadNotation as bad:
        turn.screen.say(f"{bad}.")
    except IllegalTurn as illegal:
        faults = tuple(fault for fault in illegal.faults if isinstance(fault, Fault))
        for fault in numbered(faults, turn.draft):
            turn.screen.say(fault_in_words(fault))
    return False


def _show(turn: Turn) -> None:
    show_draft(turn.screen, turn.draft, turn.view, turn.memory)


def _shown(turn: Turn) -> bool:
    _show(turn)
    return False


def _end(turn: Turn) -> bool:
    if not is_touched(turn.draft):
        raise Trouble("end-nothing")
    turn.sitting.act(PlayTiles(tiles_in(turn.draft, turn.view.table, turn.view.rack)))
    return True


def _go_on(turn: Turn) -> bool:
    """Draw or pass; a draft is given up only when the same word comes again (A-11)."""
    word = turn.order.word
    if is_touched(turn.draft) and not turn.is_sure(say("play-give-up", word=word.value)):
        return False
    turn.sitting.act(DrawTile() if word is Word.DRAW else Pass())
    return True


def _claim(turn: Turn) -> bool:
    turn.sitting.act(ClaimReshuffle())
    return True


def _undo(turn: Turn) -> bool:
    if len(turn.drafts) == 1:
        raise Trouble("nothing-to-undo")
    turn.drafts.pop()
    return _shown(turn)


def _reset(turn: Turn) -> bool:
    if not is_touched(turn.draft):
        raise Trouble("nothing-to-undo")
    # As one more draft, so that `undo` takes back the reset too.
    turn.drafts.append(turn.drafts[0])
    return _shown(turn)


def _sort(turn: Turn) -> bool:
    wish = turn.order.rest.removeprefix("by ")
    turn.memory.by_number = wish.startswith("n") if wish else not turn.memory.by_number
    return _shown(turn)


def _hint(turn: Turn) -> bool:
    turn.hints = min(turn.hints + 1, LAST)
    show_hint(turn.screen, turn.view, turn.hints, is_touched(turn.draft))
    return False


def _help(turn: Turn) -> bool:
    show_help(turn.screen)
    return False


def _rules(turn: Turn) -> bool:
    show_rules(turn.screen, turn.view.rules)
    return False


def _verify(turn: Turn) -> bool:
    show_shuffle(turn.screen, turn.sitting)
    return False


def _quit(turn: Turn) -> bool:
    if turn.is_sure(say("play-quit-again")):
        raise Left
    return False


_ORDERS: dict[Word, Callable[[Turn], bool]] = {
    Word.SHOW: _shown,
    Word.END: _end,
    Word.DRAW: _go_on,
    Word.PASS: _go_on,
    Word.CLAIM: _claim,
    Word.UNDO: _undo,
    Word.RESET: _reset,
    Word.SORT: _sort,
    Word.HINT: _hint,
    Word.HELP: _help,
    Word.RULES: _rules,
    Word.VERIFY: _verify,
    Word.QUIT: _quit,
}
