"""One turn of the person at the terminal in the dice game: a roll, then a draft that is edited until the turn ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from msgspec import Struct

from tilewright.cli.terminal.asking import PROMPT, Left
from tilewright.cli.terminal.dice_draft import Draft, dice_rolled, edited, fresh, is_touched
from tilewright.cli.terminal.dice_hints import LAST, show_hint
from tilewright.cli.terminal.dice_moves import Edit, Lay, LayGrid, Move, Roll, Take, Word, read_move
from tilewright.cli.terminal.dice_pages import show_dice_help, show_dice_rules, show_dice_shuffle
from tilewright.cli.terminal.dice_table import Memory, seen_now, show_draft
from tilewright.cli.terminal.keyboard import Keyboard
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.sittings import DiceSitting
from tilewright.cli.terminal.spoken import fault_in_words, say
from tilewright.cli.terminal.trouble import Trouble
from tilewright.dice.commands import Pass, PlaceDice, RollDice
from tilewright.dice.faults import Fault
from tilewright.engine import IllegalTurn
from tilewright.tiles.notation import BadNotation


class Turn(Struct):
    """The turn in progress: the drafts one can go back to, the last one being the present, and the last question."""

    sitting: DiceSitting
    screen: Screen
    memory: Memory
    drafts: list[Draft]
    asked: Word | None = None
    hints: int = 0

    @property
    def draft(self) -> Draft:
        """The grid as it is being arranged."""
        return self.drafts[-1]

    def is_sure(self, word: Word, question: str) -> bool:
        """Return whether the player has said the same word twice; else ask."""
        if self.asked is word:
            return True
        self.asked = word
        self.screen.say(question)
        return False


def take_turn(sitting: DiceSitting, screen: Screen, keyboard: Keyboard, memory: Memory) -> None:
    """Let the player take a turn; raise Left if the player leaves."""
    turn = Turn(sitting, screen, memory, [fresh(sitting.view)])
    _show(turn)
    while not _follow(turn, keyboard.line(PROMPT)):
        pass
    seen_now(memory, sitting.view)


def _follow(turn: Turn, line: str) -> bool:
    """Do what a line asks for, and return whether the turn is over; what cannot be done is said in a sentence."""
    try:
        typed = read_move(line)
        asked, turn.asked = turn.asked, None
        match typed:
            case Word():
                turn.asked = asked if asked is typed else None
                return _ORDERS[typed](turn)
            case Roll():
                _roll(turn, typed)
            case Lay() | Move() | Take() | LayGrid():
                _edit(turn, typed)
            case _:
                assert_never(typed)
    except Trouble as trouble:
        turn.screen.say(str(trouble))
    except BadNotation as bad:
        turn.screen.say(f"{bad}.")
    except IllegalTurn as illegal:
        for fault in illegal.faults:
            assert isinstance(fault, Fault)
            turn.screen.say(fault_in_words(fault))
    return False


def _roll(turn: Turn, roll: Roll) -> None:
    turn.sitting.act(RollDice(dice_rolled(turn.draft, roll)))
    for sentence in turn.sitting.news():
        turn.screen.say(sentence)
    turn.drafts, turn.hints = [fresh(turn.sitting.view)], 0
    _show(turn)


def _edit(turn: Turn, edit: Edit) -> None:
    if not turn.sitting.view.rolled:
        raise Trouble("dice-roll-first")
    turn.drafts.append(edited(turn.draft, edit))
    _show(turn)


def _show(turn: Turn) -> None:
    show_draft(turn.screen, turn.draft, turn.sitting, turn.memory)
    view = turn.sitting.view
    if not view.rolled:
        first = any(view.showing[die - 1] is None for die in turn.draft.own)
        turn.screen.say(say("play-roll-all" if first else "play-roll-some"))


def _shown(turn: Turn) -> bool:
    _show(turn)
    return False


def _end(turn: Turn) -> bool:
    if turn.sitting.view.rolled and not is_touched(turn.draft):
        raise Trouble("dice-end-nothing")
    turn.sitting.act(PlaceDice(turn.draft.grid))
    return True


def _pass(turn: Turn) -> bool:
    """Pass; a draft is given up only when the word comes again."""
    if is_touched(turn.draft) and not turn.is_sure(Word.PASS, say("play-give-up", word=Word.PASS.value)):
        return False
    turn.sitting.act(Pass())
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


def _hint(turn: Turn) -> bool:
    turn.hints = min(turn.hints + 1, LAST)
    show_hint(turn.screen, turn.sitting.view, turn.hints, is_touched(turn.draft))
    return False


def _help(turn: Turn) -> bool:
    show_dice_help(turn.screen)
    return False


def _rules(turn: Turn) -> bool:
    show_dice_rules(turn.screen, turn.sitting.view.rules)
    return False


def _verify(turn: Turn) -> bool:
    show_dice_shuffle(turn.screen, turn.sitting)
    return False


def _quit(turn: Turn) -> bool:
    if turn.is_sure(Word.QUIT, say("play-quit-again")):
        raise Left
    return False


_ORDERS: dict[Word, Callable[[Turn], bool]] = {
    Word.SHOW: _shown,
    Word.END: _end,
    Word.PASS: _pass,
    Word.UNDO: _undo,
    Word.RESET: _reset,
    Word.HINT: _hint,
    Word.HELP: _help,
    Word.RULES: _rules,
    Word.VERIFY: _verify,
    Word.QUIT: _quit,
}
