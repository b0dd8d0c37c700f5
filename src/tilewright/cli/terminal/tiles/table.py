"""The table, the rack, and the state of the draft: which rows are sets, what is wrong, the points of an opening."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from tilewright.bots.protocol import position_of
from tilewright.cli.terminal.drawing import Block, by_color, by_number, flowed, packed, unbroken
from tilewright.cli.terminal.language import fault_in_words, say
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.tiles.draft import Draft, in_hand, is_touched, on_rack, tiles_in
from tilewright.game.commands import Fault, FaultKind
from tilewright.game.openings import opening_points
from tilewright.game.table import Table, tiles_on
from tilewright.game.turn import judged
from tilewright.game.view import View
from tilewright.sets.faults import set_fault
from tilewright.tiles import TileId, TileRow, assign, face_of, write_row

# Faults that the opening count, the hand and the rows already show.
_SHOWN_OTHERWISE = {
    FaultKind.NOTHING_PLAYED,
    FaultKind.OPENING_TOO_LOW,
    FaultKind.TILE_MISSING,
    FaultKind.NOT_A_SET,
}


class Status(Struct, frozen=True):
    """For each row whether it is a set, None if it is unchanged or not checked; and remarks as sentences."""

    verdicts: tuple[bool | None, ...]
    remarks: tuple[str, ...]


def status(draft: Draft, view: View) -> Status:
    """Return the state of a draft by the rulebook: not what is right or wrong where drafts are not checked (A-16)."""
    hand = in_hand(draft)
    held = [say("play-in-hand", pieces=write_row(hand), count=len(hand))] if hand else []
    if not view.rules.turn.checks_drafts:
        return Status((None,) * len(draft.rows), tuple(held))
    verdicts = tuple(None if row in draft.table or not row else not set_fault(row, draft.sets) for row in draft.rows)
    tiles = tiles_in(draft, view.table, view.rack)
    if not is_touched(draft):
        return Status(verdicts, _opening(tiles, view))
    rows = [
        fault_in_words(Fault(kind=FaultKind.NOT_A_SET, row=place, why=set_fault(row, draft.sets)))
        for place, row in enumerate(draft.rows)
        if verdicts[place] is False
    ]
    faults = judged(position_of(view), tiles).faults
    others = [
        fault_in_words(fault) for fault in numbered(faults, draft) if not hand and fault.kind not in _SHOWN_OTHERWISE
    ]
    ready = [] if faults else [say("play-ready")]
    return Status(verdicts, (*rows, *held, *others, *_opening(tiles, view), *ready))


def numbered(faults: tuple[Fault, ...], draft: Draft) -> tuple[Fault, ...]:
    """Return the faults with the row numbers of the draft, which counts emptied rows."""
    places = [place for place, row in enumerate(draft.rows) if row]
    return tuple(fault if fault.row is None else replace(fault, row=places[fault.row]) for fault in faults)


def _opening(rows: Table, view: View) -> tuple[str, ...]:
    """Return how many points the opening has so far (A-07, A-08), or nothing where no opening is needed."""
    assert view.seat is not None
    needed = view.rules.opening.min
    if view.opened[view.seat] or not needed:
        return ()
    found = opening_points(view.table, rows, tuple(tiles_on(rows) & set(view.rack)), view.rules)
    return (say("play-opening", found=found, needed=needed),)


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
