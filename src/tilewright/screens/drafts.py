"""The judgement of a draft: what would be wrong with it as a turn, and what its rows are."""

from __future__ import annotations

from msgspec.structs import replace

from tilewright.engine import Seat
from tilewright.games import AnyMatch
from tilewright.messages.bounds import Rows
from tilewright.messages.faults import fault_fields, listed_faults
from tilewright.messages.wire import Judgement
from tilewright.screens.kinds import HostedGame


def judged_draft(hosted: HostedGame, state: AnyMatch, seat: Seat, rows: Rows, language: str) -> tuple[Judgement, bool]:
    """Return the judgement of a draft in a state of its game, and whether the seat could arrange it at all."""
    kind, screen = hosted.kind, hosted.screen
    impossible = kind.engine.faults(state, seat, kind.engine.timeout(rows))
    found = impossible or kind.engine.faults(state, seat, kind.proposal(rows))
    faults = listed_faults(found)
    sentences = tuple(hosted.words.fault(fault, language) for fault in faults)
    answer = Judgement(seq=0, faults=fault_fields(faults), sentences=sentences)
    if impossible:
        return answer, False
    readings, opening = screen.readings(state, rows), screen.opening(state, seat, rows, found)
    return replace(answer, readings=readings, opening=opening), True
