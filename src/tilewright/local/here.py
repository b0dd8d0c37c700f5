"""What this device has, and the addresses that it answers from that."""

from functools import partial
from typing import NewType

from tilewright.answers.addresses import at as declared_at
from tilewright.answers.reviews import TurnShown
from tilewright.engine import Seat
from tilewright.hosting.hints import refuse_hints
from tilewright.hosting.loaded import LoadedMatch
from tilewright.hosting.refusals import NoSeat, NotBegun
from tilewright.hosting.replay import Portion, lines_in
from tilewright.hosting.rows import MatchRow
from tilewright.local.kept import KeptMatch, KeptMatches
from tilewright.local.profile import NoPlayer, names, player, seat_of
from tilewright.local.values import Values
from tilewright.messages.fields import Millis
from tilewright.words.say import PlainRefusal

Now = NewType("Now", int)
"""The time of a request, in milliseconds."""
PersonHere = NewType("PersonHere", int)
"""Who sends a request: one of the persons who pass the device around, or 0 for its player."""


class NeedsServer(PlainRefusal, key="refused-needs-server"):
    """A request about people, accounts or other devices, which only a server can answer."""


class Here:
    """What this device has: its values, its matches, and the reviews that are being made."""

    def __init__(self, values: Values) -> None:
        self.values: Values = values
        self.matches: KeptMatches = KeptMatches(values)
        self.reviewed: dict[tuple[str, int], list[TurnShown]] = {}

    def seat(self, row: MatchRow, person: int) -> Seat | None:
        """Return the seat of a person in a match, or None."""
        try:
            return seat_of(row, player(self.values, person))
        except NoPlayer:
            return None

    def record(self, kept: KeptMatch, at: Millis) -> bytes:
        """Return the record of the games of a match that are over."""
        return lines_in(self.portion(kept, at), kept.row.id, names(self.values, kept.row), b"").finished

    def portion(self, kept: KeptMatch, at: Millis) -> Portion:
        """Return the whole log of a match."""
        log = self.matches.open(kept.row.id, at).log
        return Portion(kept.row.rules, b"", b"\n".join(entry.event for entry in log))

    def games_over(self, kept: KeptMatch, at: Millis) -> int:
        """Return how many games of a match are over."""
        match = self.matches.open(kept.row.id, at)
        return len(match.loaded.hosted.kind.engine.view(match.loaded.state, None).results) if match.log else 0

    def in_turn(self, match: str, person: int, at: Millis) -> tuple[LoadedMatch, Seat]:
        """Return a match in which a person is in turn, and the seat, or raise Refused."""
        found = self.matches.open(match, at)
        seat = seat_of(found.row, player(self.values, person))
        if seat is None:
            raise NoSeat
        if not found.log:
            raise NotBegun
        refuse_hints(found.loaded, seat)
        return found.loaded, seat


at = partial(declared_at, given=(Here, Now, PersonHere))
"""Puts a function at an address that is answered from what this device has."""
