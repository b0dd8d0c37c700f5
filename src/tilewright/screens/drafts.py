"""The judgement of a draft: what would be wrong with it as a turn, what its rows are, and what its player is told."""

from msgspec.structs import replace

from tilewright.engine import Seat
from tilewright.game.commands import PlayTiles
from tilewright.games import AnyMatch
from tilewright.messages.boards import RowReading, fault_fields, listed_faults
from tilewright.messages.fields import Rows
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


def told_draft(hosted: HostedGame, state: AnyMatch, seat: Seat, rows: Rows, language: str) -> tuple[Judgement, bool]:
    """Return what a player is told of a draft before the turn ends, and whether the seat could arrange it at all.

    Where drafts are not checked, nothing in the answer depends on whether the turn is right (A-16).
    """
    engine = hosted.kind.engine
    if hosted.screen.ending(state).checked or engine.faults(state, seat, engine.timeout(rows)):
        return judged_draft(hosted, state, seat, rows, language)
    answer = Judgement(seq=0, faults=(), sentences=(), readings=told_readings(hosted, state, rows), checked=False)
    return answer, True


def told_readings(hosted: HostedGame, state: AnyMatch, rows: Rows) -> tuple[RowReading, ...]:
    """Return what all may see of the rows of a draft: of changed ones something only where drafts are checked."""
    screen = hosted.screen
    if screen.ending(state).checked:
        return screen.readings(state, rows)
    lying = hosted.kind.untouched(state)
    known = {frozenset(row): reading for row, reading in zip(lying, screen.readings(state, lying), strict=True)}
    return tuple(
        known.get(frozenset(row)) or RowReading(legal=None, order=row, stands=((),) * len(row), value=0) for row in rows
    )


def penalty_reasons(hosted: HostedGame, state: AnyMatch, seat: Seat, command: object, language: str) -> tuple[str, ...]:
    """Return what is wrong with a turn that is not refused but costs a penalty (A-16), in sentences."""
    engine = hosted.kind.engine
    at_a_price = isinstance(command, PlayTiles) and hosted.screen.ending(state).penalty is not None
    if not at_a_price or seat not in engine.to_move(state):
        return ()
    return tuple(hosted.words.fault(fault, language) for fault in listed_faults(engine.faults(state, seat, command)))
