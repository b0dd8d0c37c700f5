"""What a client knows of a match from the messages of the server."""

from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from tilewright.client.kinds import Decoders, decoders_of
from tilewright.client.socket import decoded, head_of
from tilewright.messages import wire


class _ViewSent(Struct, frozen=True):
    seq: int
    view: Raw
    may: tuple[str, ...] = ()


class _EventsSent(Struct, frozen=True):
    seq: int
    events: Raw


class _Ruled(Struct, frozen=True):
    rules: Raw | UnsetType = UNSET


_VIEW: msgspec.json.Decoder[_ViewSent] = msgspec.json.Decoder(_ViewSent)
_EVENTS: msgspec.json.Decoder[_EventsSent] = msgspec.json.Decoder(_EventsSent)
_RULED: msgspec.json.Decoder[_Ruled] = msgspec.json.Decoder(_Ruled)


class MatchState:
    """A match as the last messages show it; views and events are decoded when they are first looked at.

    `drafts` has how other seats are arranging the table, `present` the seats whose players are connected.
    """

    def __init__(self) -> None:
        self.seating: wire.Seating | None = None
        self.clock: wire.Clock | None = None
        self.drafts: dict[int, wire.Draft] = {}
        self.present: tuple[int, ...] = ()
        self.rack_order: tuple[int, ...] = ()
        self._sent: _ViewSent | None = None
        self._view: Any = None
        self._rules = b""
        self._chunks: list[_EventsSent] = []

    @property
    def seq(self) -> int | None:
        """The number of the last event in the view; None before the first view."""
        return None if self._sent is None else self._sent.seq

    @property
    def seat(self) -> int | None:
        """The player's seat; None for a watcher."""
        return None if self.seating is None else self.seating.seat

    @property
    def view(self) -> Any:
        """What this seat sees, as the view of its engine; None before the match begins."""
        if self._view is None and self._sent is not None:
            shown = bytes(self._sent.view)
            ruled = shown if _RULED.decode(shown).rules is not UNSET else b'{"rules":%b,%b' % (self._rules, shown[1:])
            self._view = self._decoders.view.decode(ruled)
        return self._view

    @property
    def may(self) -> tuple[str, ...]:
        """The kinds of commands that this seat may send now."""
        return () if self._sent is None else self._sent.may

    @property
    def events(self) -> tuple[Any, ...]:
        """Everything that this seat has seen, as events of its engine and about seats."""
        return tuple(event for chunk in self._chunks for event in self._decoders.events.decode(chunk.events))

    @property
    def is_over(self) -> bool:
        """Whether the match has an outcome."""
        return self.view is not None and self.view.outcome is not None

    @property
    def is_to_move(self) -> bool:
        """Whether this seat may act."""
        return self.view is not None and self.seat is not None and self.seat in self.view.to_move

    def forget_unseen(self) -> None:
        """Drop the events behind the last view: they are sent again, with their view, on the next connection."""
        self._chunks = [chunk for chunk in self._chunks if chunk.seq <= (self.seq or 0)]

    def take(self, data: bytes) -> wire.Outgoing | None:
        """Take a message of the server; return those that are not about the state of the match."""
        match head_of(data).type:
            case "view":
                self._take_view(_VIEW.decode(data))
            case "events":
                self._take_events(_EVENTS.decode(data))
            case _:
                return self._noted(decoded(data))
        return None

    def _noted(self, message: wire.Outgoing | None) -> wire.Outgoing | None:
        match message:
            case wire.Seating():
                self.seating = message
            case wire.Clock():
                self.clock = message
            case wire.Draft():
                self.drafts[message.seat] = message
            case wire.Presence():
                self.present = message.seats
            case wire.RackOrder():
                self.rack_order = message.tiles
            case _:
                pass
        return message

    def _take_view(self, sent: _ViewSent) -> None:
        # Only the first view of a connection has the rulebook.
        rules = _RULED.decode(sent.view).rules
        if rules is not UNSET:
            self._rules = bytes(rules)
        self._sent, self._view = sent, None
        self.drafts.clear()

    def _take_events(self, sent: _EventsSent) -> None:
        if self._chunks and sent.seq <= self._chunks[-1].seq:
            # The log is shorter than it was, as after a restored backup: it is sent from the beginning.
            self._chunks.clear()
        self._chunks.append(sent)

    @property
    def _decoders(self) -> Decoders:
        assert self.seating is not None
        return decoders_of(self.seating.rules)
