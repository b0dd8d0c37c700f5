"""One turn of the person at the terminal in the tile game: a draft is edited until the turn ends."""

from __future__ import annotations

import time
from collections.abc import Iterator

from tilewright.cli.terminal.keyboard import TimeIsUp
from tilewright.cli.terminal.language import fault_in_words, say
from tilewright.cli.terminal.local_matches import TileSitting
from tilewright.cli.terminal.prompt import Table
from tilewright.cli.terminal.tiles.draft import Draft, edited, fresh, is_touched, tiles_in
from tilewright.cli.terminal.tiles.hints import LAST, show_hint
from tilewright.cli.terminal.tiles.moves import Edit, read_move
from tilewright.cli.terminal.tiles.pages import show_help, show_rules, show_shuffle
from tilewright.cli.terminal.tiles.status import numbered
from tilewright.cli.terminal.tiles.table import Memory, seen_now, show_draft
from tilewright.cli.terminal.trouble import Trouble
from tilewright.cli.terminal.turn_loop import Customs, Turn
from tilewright.cli.terminal.typed_words import Word
from tilewright.engine import IllegalTurn
from tilewright.game.commands import ClaimReshuffle, DrawTile, Pass, PlayTiles
from tilewright.game.faults import Fault
from tilewright.game.table import Table as Rows
from tilewright.rules.rulebook import set_rules

TileTurn = Turn[TileSitting, Memory, Draft]


def take_turn(sitting: TileSitting, table: Table, memory: Memory) -> None:
    """Let the player take a turn, in so many seconds if they are counted; raise Left if the player leaves."""
    view = sitting.view
    turn = Turn(sitting, table.screen, memory, [fresh(view.table, view.rack, set_rules(view.rules))])
    try:
        _CUSTOMS.follow(turn, table.keyboard, None if table.seconds is None else time.monotonic() + table.seconds)
    except TimeIsUp:
        sitting.time_is_up(_laid(turn))
    seen_now(memory, sitting.view)
    memory.rack = frozenset(view.rack)


def _edit(turn: TileTurn, edit: Edit) -> None:
    turn.drafts.append(edited(turn.draft, edit))


def _laid(turn: TileTurn) -> Rows:
    view = turn.sitting.view
    return tiles_in(turn.draft, view.table, view.rack)


def _end(turn: TileTurn) -> bool:
    if not is_touched(turn.draft):
        raise Trouble("end-nothing")
    turn.sitting.act(PlayTiles(_laid(turn)))
    return True


def _go_on(turn: TileTurn) -> bool:
    """Draw or pass; a draft is given up only when the same word comes again (A-11)."""
    word = turn.order.word
    if is_touched(turn.draft) and not turn.is_sure(say("play-give-up", word=word.value)):
        return False
    turn.sitting.act(DrawTile() if word is Word.DRAW else Pass())
    return True


def _claim(turn: TileTurn) -> bool:
    turn.sitting.act(ClaimReshuffle())
    return True


def _show(turn: TileTurn) -> None:
    show_draft(turn.screen, turn.draft, turn.sitting.view, turn.memory)


def _sort(turn: TileTurn) -> None:
    wish = turn.order.rest.removeprefix("by ")
    turn.memory.by_number = wish.startswith("n") if wish else not turn.memory.by_number
    _show(turn)


def _hint(turn: TileTurn) -> None:
    turn.hints = min(turn.hints + 1, LAST)
    show_hint(turn.screen, turn.sitting.view, turn.hints, is_touched(turn.draft))


def _wrong(turn: TileTurn, illegal: IllegalTurn) -> Iterator[str]:
    faults = tuple(fault for fault in illegal.faults if isinstance(fault, Fault))
    return map(fault_in_words, numbered(faults, turn.draft))


_CUSTOMS: Customs[TileSitting, Memory, Draft, Edit] = Customs(
    read=read_move,
    move=_edit,
    show=_show,
    is_touched=is_touched,
    words={Word.END: _end, Word.DRAW: _go_on, Word.PASS: _go_on, Word.CLAIM: _claim},
    pages={
        Word.SORT: _sort,
        Word.HINT: _hint,
        Word.HELP: lambda turn: show_help(turn.screen),
        Word.RULES: lambda turn: show_rules(turn.screen, turn.sitting.view.rules),
        Word.VERIFY: lambda turn: show_shuffle(turn.screen, turn.sitting),
    },
    wrong=_wrong,
)
