"""Commands and events about who plays each seat of a match, and whether it is paused, besides those of the game.

They share the log with the events of the engine, so that every node agrees on their order.
"""

from msgspec import Struct

from tilewright.engine import Seat


class StepAway(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Let the stand-in play this seat until its player is back."""


class ComeBack(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Play this seat again; any command of the game does the same."""


class AskPause(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Ask for a pause; it begins when every player who is not away has asked."""


class GoOn(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the pause, or withdraw the request for one."""


class EndMatch(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """End the match before its end, without a result; for the only player among bots, and on one device."""


class TakeHint(Struct, frozen=True):
    """Take a hint that is counted, in this game and turn; a host alone can send it."""

    game: int
    turn: int


class LiftCurtain(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Begin the turn in a match on one device: its player has the device now, and the time runs."""


SeatCommand = StepAway | ComeBack | AskPause | GoOn | EndMatch | LiftCurtain


class _OfSeat(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat


class TurnMissed(_OfSeat, frozen=True):
    """The time of a player ran out."""


class SeatLeft(_OfSeat, frozen=True):
    """The stand-in plays a seat from now on: its player left, or missed too many turns."""


class SeatReclaimed(_OfSeat, frozen=True):
    """A player is back and plays the seat again."""


class PauseAsked(_OfSeat, frozen=True):
    """A player asks for a pause."""


class Paused(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """All players have agreed to a pause; `left` is the rest of the turn in milliseconds."""

    left: int | None


class PauseEnded(_OfSeat, frozen=True):
    """A player has ended the pause, or withdrawn the request."""


class MatchGivenUp(_OfSeat, frozen=True):
    """The only player among bots, or one of those who share a device, has ended the match; nothing follows."""


class HintTaken(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A player has taken one of the few hints that the seat has in a game."""

    seat: Seat
    game: int
    turn: int


class CurtainLifted(_OfSeat, frozen=True):
    """A player has the device that is passed around, and the time of the turn runs."""


SeatEvent = (
    TurnMissed | SeatLeft | SeatReclaimed | PauseAsked | Paused | PauseEnded | MatchGivenUp | HintTaken | CurtainLifted
)
