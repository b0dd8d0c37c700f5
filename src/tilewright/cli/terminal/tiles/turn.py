"""A turn of the tile game at the terminal."""

from __future__ import annotations

import time
from collections.abc import Iterator

from tilewright.cli.terminal.keyboard import TimeIsUp
from tilewright.cli.terminal.language import fault_in_words, say
from tilewright.cli.terminal.prompt import Table
from tilewright.cli.terminal.tiles.draft import Draft, edited, fresh, is_touched, tiles_in
from tilewright.cli.terminal.tiles.hints import show_hint
from tilewright.cli.terminal.tiles.match import TileMatch
from tilewright.cli.terminal.tiles.moves import Edit, read_move
from tilewright.cli.terminal.tiles.pages import HELP
from tilewright.cli.terminal.tiles.status import numbered
from tilewright.cli.terminal.tiles.table import Memory, seen_now, show_draft
from tilewright.cli.terminal.turn_loop import Turn, TurnLoop
from tilewright.cli.terminal.typed_words import BadMove, Word
from tilewright.engine import IllegalTurn
from tilewright.game.commands import ClaimReshuffle, DrawTile, Pass, PlayTiles
from tilewright.game.faults import Fault
from tilewright.game.table import Table as Rows
from tilewright.rules.rulebook import set_rules
from tilewright.rules.turn import WrongLay

TileTurn = Turn[TileMatch, Memory, Draft]


def take_turn(match: TileMatch, table: Table, memory: Memory) -> None:
    """Let the player take a turn, within the time limit if there is one; raise Left if the player leaves."""
    view = match.view
    memory.asks_about_penalty &= table.asks
    turn = Turn(match, table.screen, memory, [fresh(view.table, view.rack, set_rules(view.rules))])
    try:
        _TURNS.run(turn, table.keyboard, None if table.seconds is None else time.monotonic() + table.seconds)
    except TimeIsUp:
        match.time_is_up(_laid(turn))
    seen_now(memory, match.view)
    memory.rack = frozenset(view.rack)


def _edit(turn: TileTurn, edit: Edit) -> None:
    turn.drafts.append(edited(turn.draft, edit))


def _laid(turn: TileTurn) -> Rows:
    view = turn.match.view
    return tiles_in(turn.draft, view.table, view.rack)


def _end(turn: TileTurn) -> bool:
    """End the turn; where an illegal one costs tiles, ask before the first one, and say afterwards what was wrong."""
    if not is_touched(turn.draft):
        raise BadMove("end-nothing")
    rules = turn.match.view.rules
    if rules.turn.wrong_lay is WrongLay.PENALISE and turn.memory.asks_about_penalty:
        count = min(rules.time.penalty, turn.match.view.pool)
        if not turn.is_sure(say("play-penalty", count=count, word=turn.order.word.value)):
            return False
        turn.memory.asks_about_penalty = False
    command = PlayTiles(_laid(turn))
    wrong = turn.match.faults(command)
    turn.match.act(command)
    turn.screen.say_each(_in_words(turn, wrong))
    return True


def _draw_or_pass(turn: TileTurn) -> bool:
    """Draw or pass; a draft is given up only when the same word is typed twice (A-11)."""
    word = turn.order.word
    if is_touched(turn.draft) and not turn.is_sure(say("play-give-up", word=word.value)):
        return False
    turn.match.act(DrawTile() if word is Word.DRAW else Pass())
    return True


def _claim(turn: TileTurn) -> bool:
    turn.match.act(ClaimReshuffle())
    return True


def _show(turn: TileTurn) -> None:
    show_draft(turn.screen, turn.draft, turn.match.view, turn.memory)


def _sort(turn: TileTurn) -> None:
    order = turn.order.rest.removeprefix("by ")
    turn.memory.by_number = order.startswith("n") if order else not turn.memory.by_number
    _show(turn)


def _faults(turn: TileTurn, illegal: IllegalTurn) -> Iterator[str]:
    return _in_words(turn, tuple(fault for fault in illegal.faults if isinstance(fault, Fault)))


def _in_words(turn: TileTurn, faults: tuple[Fault, ...]) -> Iterator[str]:
    return map(fault_in_words, numbered(faults, turn.draft))


_TURNS: TurnLoop[TileMatch, Memory, Draft, Edit] = TurnLoop(
    read=read_move,
    move=_edit,
    show=_show,
    is_touched=is_touched,
    words={Word.END: _end, Word.DRAW: _draw_or_pass, Word.PASS: _draw_or_pass, Word.CLAIM: _claim},
    pages={Word.SORT: _sort},
    faults=_faults,
    hint=show_hint,
    help=HELP,
)
