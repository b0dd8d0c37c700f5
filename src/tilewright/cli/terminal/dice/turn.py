"""One turn of the person at the terminal in the dice game: a roll, then a draft that is edited until the turn ends."""

from __future__ import annotations

from collections.abc import Iterator

from tilewright.cli.terminal.dice.draft import Draft, dice_rolled, edited, fresh, is_touched
from tilewright.cli.terminal.dice.hints import LAST, show_hint
from tilewright.cli.terminal.dice.moves import Edit, Roll, read_move
from tilewright.cli.terminal.dice.pages import show_dice_help, show_dice_rules, show_dice_shuffle
from tilewright.cli.terminal.dice.table import Memory, seen_now, show_draft
from tilewright.cli.terminal.language import fault_in_words, say
from tilewright.cli.terminal.local_matches import DiceSitting
from tilewright.cli.terminal.prompt import Table
from tilewright.cli.terminal.trouble import Trouble
from tilewright.cli.terminal.turn_loop import Customs, Turn
from tilewright.cli.terminal.typed_words import Word
from tilewright.dice.commands import Pass, PlaceDice, RollDice
from tilewright.dice.faults import Fault
from tilewright.engine import IllegalTurn

DiceTurn = Turn[DiceSitting, Memory, Draft]


def take_turn(sitting: DiceSitting, table: Table, memory: Memory) -> None:
    """Let the player take a turn; raise Left if the player leaves."""
    turn = Turn(sitting, table.screen, memory, [fresh(sitting.view)])
    _CUSTOMS.follow(turn, table.keyboard)
    seen_now(memory, sitting.view)


def _move(turn: DiceTurn, move: Roll | Edit) -> None:
    if isinstance(move, Roll):
        _roll(turn, move)
    elif not turn.sitting.view.rolled:
        raise Trouble("dice-roll-first")
    else:
        turn.drafts.append(edited(turn.draft, move))


def _roll(turn: DiceTurn, roll: Roll) -> None:
    turn.sitting.act(RollDice(dice_rolled(turn.draft, roll)))
    turn.screen.say_each(turn.sitting.news())
    turn.drafts, turn.hints = [fresh(turn.sitting.view)], 0


def _end(turn: DiceTurn) -> bool:
    if turn.sitting.view.rolled and not is_touched(turn.draft):
        raise Trouble("dice-end-nothing")
    turn.sitting.act(PlaceDice(turn.draft.grid))
    return True


def _pass(turn: DiceTurn) -> bool:
    """Pass; a draft is given up only when the word comes again."""
    if is_touched(turn.draft) and not turn.is_sure(say("play-give-up", word=Word.PASS.value)):
        return False
    turn.sitting.act(Pass())
    return True


def _show(turn: DiceTurn) -> None:
    show_draft(turn.screen, turn.draft, turn.sitting, turn.memory)
    view = turn.sitting.view
    if not view.rolled:
        first = any(view.showing[die - 1] is None for die in turn.draft.own)
        turn.screen.say(say("play-roll-all" if first else "play-roll-some"))


def _hint(turn: DiceTurn) -> None:
    turn.hints = min(turn.hints + 1, LAST)
    show_hint(turn.screen, turn.sitting.view, turn.hints, is_touched(turn.draft))


def _wrong(_: DiceTurn, illegal: IllegalTurn) -> Iterator[str]:
    return (fault_in_words(fault) for fault in illegal.faults if isinstance(fault, Fault))


_CUSTOMS: Customs[DiceSitting, Memory, Draft, Roll | Edit] = Customs(
    read=read_move,
    move=_move,
    show=_show,
    is_touched=is_touched,
    words={Word.END: _end, Word.PASS: _pass},
    pages={
        Word.HINT: _hint,
        Word.HELP: lambda turn: show_dice_help(turn.screen),
        Word.RULES: lambda turn: show_dice_rules(turn.screen, turn.sitting.view.rules),
        Word.VERIFY: lambda turn: show_dice_shuffle(turn.screen, turn.sitting),
    },
    wrong=_wrong,
)
