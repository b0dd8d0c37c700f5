"""The table, the rack and the state of the draft, as the player in turn sees them."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from tilewright.cli.terminal.drawing import Block, by_color, by_number, flowed, packed, unbroken
from tilewright.cli.terminal.language import say
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.tiles.draft import Draft, on_rack, tiles_in
from tilewright.cli.terminal.tiles.status import status
from tilewright.game.table import tiles_on
from tilewright.game.view import View
from tilewright.tiles.tile import TileId, TileRow, assign, face_of

# The marks of pieces that are new since the player's last turn, and that come from the player's rack in this turn.
NEW, OWN, PLAIN = "*", "+", " "
_LEGEND = {NEW: "play-mark-new", OWN: "play-mark-own"}


class Memory(Struct):
    """What the terminal remembers between turns: the sorting of the rack, whether to ask before a turn that may cost a
    penalty, and what the player saw last."""

    asks_about_penalty: bool = True
    by_number: bool = False
    table: frozenset[TileId] = frozenset()
    rack: frozenset[TileId] = frozenset()
    game: int = 0


def seen_now(memory: Memory, view: View) -> None:
    """Remember the table, so that the next turn can mark what is new."""
    memory.table = frozenset(tiles_on(view.table))
    memory.game = view.game


def show_draft(screen: Screen, draft: Draft, view: View, memory: Memory) -> None:
    """Draw the table with a verdict on each changed row, the rack, and remarks."""
    style = screen.style
    now = status(draft, view)
    known = memory.table if memory.game == view.game else frozenset()
    marks = dict.fromkeys(tiles_on(view.table) - known, NEW) | dict.fromkeys(view.rack, OWN)
    blocks = _rows(draft, now.verdicts, tiles_in(draft, view.table, view.rack), marks)
    screen.lines(flowed(blocks, style) or [say("play-table-empty")])
    shown = {mark for block in blocks for _, mark in block.pieces}
    if legend := [unbroken(say(key)) for mark, key in _LEGEND.items() if mark in shown]:
        screen.say("   ".join(legend))
    _show_rack(screen, draft, view, memory)
    screen.say_each(now.remarks)


def _rows(
    draft: Draft, verdicts: Iterable[bool | None], tiles: Iterable[TileRow], marks: dict[TileId, str]
) -> list[Block]:
    laid = iter(tiles)
    return [
        Block(
            tuple((face_of(tile), marks.get(tile, PLAIN)) for tile in next(laid)),
            label=f"{place:>2} ",
            verdict="" if verdict is None else say("play-ok" if verdict else "play-not-ok"),
        )
        for place, (row, verdict) in enumerate(zip(draft.rows, verdicts, strict=True), start=1)
        if row
    ]


def _show_rack(screen: Screen, draft: Draft, view: View, memory: Memory) -> None:
    style = screen.style
    left = on_rack(draft)
    # Pieces that are new since the last turn keep their marks while they are on the rack.
    fresh = sorted(view.rack, key=lambda tile: tile not in memory.rack)
    tiles = assign([left], fresh)[0]
    is_new = memory.game == view.game
    pieces = [(face_of(tile), NEW if is_new and tile not in memory.rack else PLAIN) for tile in tiles]
    sort = "number" if memory.by_number else "color"
    screen.say(say("play-rack", count=len(left), sort=sort))
    screen.lines(packed((by_number if memory.by_number else by_color)(pieces), style))
