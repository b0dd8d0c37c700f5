"""The state of a draft: which rows are sets, what is wrong, and the points of an opening."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tilewright.bots.protocol import position_of
from tilewright.cli.terminal.language import fault_in_words, say
from tilewright.cli.terminal.tiles.draft import Draft, in_hand, is_touched, tiles_in
from tilewright.game.faults import Fault, FaultKind
from tilewright.game.openings import opening_points
from tilewright.game.table import Table, tiles_on
from tilewright.game.turn import judged
from tilewright.game.view import View
from tilewright.sets.faults import set_fault
from tilewright.tiles.notation import write_row

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
