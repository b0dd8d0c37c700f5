"""A turn of the dice game at the terminal: a roll, then a draft."""

from __future__ import annotations

from collections.abc import Iterator

from tilewright.cli.terminal.dice.draft import Draft, dice_rolled, edited, fresh, is_touched
from tilewright.cli.terminal.dice.hints import show_hint
from tilewright.cli.terminal.dice.match import DiceMatch
from tilewright.cli.terminal.dice.moves import Edit, Roll, read_move
from tilewright.cli.terminal.dice.pages import HELP
from tilewright.cli.terminal.dice.table import Memory, seen_now, show_draft
from tilewright.cli.terminal.language import fault_in_words, say
from tilewright.cli.terminal.prompt import Table
from tilewright.cli.terminal.turn_loop import Turn, TurnLoop
from tilewright.cli.terminal.typed_words import BadMove, Word
from tilewright.dice.commands import Pass, PlaceDice, RollDice
from tilewright.dice.faults import Fault
from tilewright.engine import IllegalTurn

DiceTurn = Turn[DiceMatch, Memory, Draft]


def take_turn(match: DiceMatch, table: Table, memory: Memory) -> None:
    """Let the player take a turn; raise Left if the player leaves."""
    turn = Turn(match, table.screen, memory, [fresh(match.view)])
    _TURNS.run(turn, table.keyboard)
    seen_now(memory, match.view)


def _move(turn: DiceTurn, move: Roll | Edit) -> None:
    if isinstance(move, Roll):
        _roll(turn, move)
    elif not turn.match.view.rolled:
        raise BadMove("dice-roll-first")
    else:
        turn.drafts.append(edited(turn.draft, move))


def _roll(turn: DiceTurn, roll: Roll) -> None:
    turn.match.act(RollDice(dice_rolled(turn.draft, roll)))
    turn.screen.say_each(turn.match.news())
    turn.drafts, turn.hints = [fresh(turn.match.view)], 0


def _end(turn: DiceTurn) -> bool:
    if turn.match.view.rolled and not is_touched(turn.draft):
        raise BadMove("dice-end-nothing")
    turn.match.act(PlaceDice(turn.draft.grid))
    return True


def _pass(turn: DiceTurn) -> bool:
    """Pass; a draft is given up only when the word is typed twice."""
    if is_touched(turn.draft) and not turn.is_sure(say("play-give-up", word=Word.PASS.value)):
        return False
    turn.match.act(Pass())
    return True


def _show(turn: DiceTurn) -> None:
    show_draft(turn.screen, turn.draft, turn.match, turn.memory)
    view = turn.match.view
    if not view.rolled:
        first = any(view.showing[die - 1] is None for die in turn.draft.own)
        turn.screen.say(say("play-roll-all" if first else "play-roll-some"))


def _faults(_: DiceTurn, illegal: IllegalTurn) -> Iterator[str]:
    return (fault_in_words(fault) for fault in illegal.faults if isinstance(fault, Fault))


_TURNS: TurnLoop[DiceMatch, Memory, Draft, Roll | Edit] = TurnLoop(
    read=read_move,
    move=_move,
    show=_show,
    is_touched=is_touched,
    words={Word.END: _end, Word.PASS: _pass},
    faults=_faults,
    hint=show_hint,
    help=HELP,
)
