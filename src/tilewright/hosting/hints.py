"""Whether a seat may take a hint now: its handicap may allow three in a game, or none, and so may the rulebook."""

from tilewright.engine import NotYourTurn, Seat
from tilewright.hosting.loaded import LoadedMatch
from tilewright.hosting.refusals import NotNow
from tilewright.messages.seats import HintTaken, TakeHint
from tilewright.messages.terms import Hints, handicap_of
from tilewright.words.say import sentence


def refuse_hints(loaded: LoadedMatch, seat: Seat) -> None:
    """Raise NotNow if the seat gets no hints at all, or NotYourTurn."""
    if loaded.terms.is_contest:
        raise NotNow(sentence("refused-no-hints"))
    if handicap_of(loaded.terms, seat).hints is Hints.NEVER:
        raise NotNow(sentence("refused-seat-no-hints"))
    if not _checks(loaded):
        raise NotNow(sentence("refused-unchecked-hints"))
    if loaded.hosted.kind.engine.to_move(loaded.state) != (seat,):
        raise NotYourTurn(seat)


def counted_hint(loaded: LoadedMatch, seat: Seat) -> TakeHint | None:
    """Return the command that counts a hint, or None: hints are not counted, or this turn has had one."""
    if handicap_of(loaded.terms, seat).hints is not Hints.THREE:
        return None
    kind, state = loaded.hosted.kind, loaded.state
    taken = TakeHint(kind.game_number(state), kind.turns(state))
    return None if HintTaken(seat, taken.game, taken.turn) in loaded.standing.hints else taken


def helped(loaded: LoadedMatch, seat: Seat) -> bool:
    """Return whether the solver may help the seat without being asked, as with tips and with plans."""
    return not loaded.terms.is_contest and handicap_of(loaded.terms, seat).hints is Hints.ALWAYS and _checks(loaded)


def _checks(loaded: LoadedMatch) -> bool:
    """Return whether players are told what is right before a turn ends: a hint would tell it too (A-16)."""
    return loaded.hosted.screen.ending(loaded.state).checked
