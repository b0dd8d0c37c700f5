"""The values that go into the store and come out of it."""

from msgspec import Struct

from tilewright.engine import Seat
from tilewright.hosting.rows import Schedule, Unnamed
from tilewright.messages.fields import MatchId, Millis


class CommandKey(Unnamed, frozen=True, kw_only=True):
    """The command behind an append: its seat, and the id that its client made."""

    seat: Seat
    id: str


class Append(Unnamed, frozen=True, kw_only=True):
    """Events to add after event `after`, which must still be the last; `command` is None for bots and the clock."""

    match: MatchId
    after: int
    events: tuple[bytes, ...]
    at: Millis
    schedule: Schedule
    command: CommandKey | None = None


class RefusedCommand(Unnamed, frozen=True, kw_only=True):
    """A command that was refused by the match at event `seq`, to be stored so that it stays refused."""

    match: MatchId
    seq: int
    command: CommandKey


class Accepted(Struct, frozen=True):
    """A command that is carried out and stored: the seq of its last event, and whether it was stored before."""

    seq: int
    repeated: bool = False


class Snapshot(Unnamed, frozen=True, kw_only=True):
    """The encoded state after event `seq`; `maker` names program and format."""

    match: MatchId
    seq: int
    maker: str
    state: bytes


class StoredDraft(Unnamed, frozen=True, kw_only=True):
    """The draft of a seat in the turn that follows event `seq`."""

    match: MatchId
    seat: Seat
    seq: int
    at: Millis
    draft: bytes


class Due(Struct, frozen=True, kw_only=True):
    """A match that is due, claimed by this node."""

    match: MatchId
    head: int
    deadline_at: Millis | None
