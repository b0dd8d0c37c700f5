"""The followers of a match on this node: each is sent what its seat may see."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec
import structlog
from msgspec import Struct

from tilewright.engine import Seat
from tilewright.hosting.refusals import NoSuchMatch, NotBegun
from tilewright.hosting.shown import Update, clock
from tilewright.messages.decoding import encode_message
from tilewright.messages.fields import MatchId, Millis
from tilewright.messages.wire import Draft, Gone, Presence
from tilewright.service.background import Repeating
from tilewright.service.bus.bus import Message, Note, Ring
from tilewright.service.delivery.delayed_audience import DelayedAudience
from tilewright.service.delivery.outbox import Follower
from tilewright.service.errors import StoreUnavailable
from tilewright.service.limits.loop_work import LoopWork
from tilewright.service.matches.create import wait_for_deal
from tilewright.service.matches.service import Matches
from tilewright.service.metrics import Metrics
from tilewright.service.settings import now

_log = structlog.get_logger(__name__)

# Presence is announced every few looks; a node that misses some announcements counts as gone.
_LOOKS_BETWEEN_ANNOUNCEMENTS = 5
_LOOKS_UNTIL_GONE = 12


class Here(Struct, frozen=True, tag="here"):
    """The seats connected to a node; `asks` requests the same from the other nodes."""

    node: str
    seats: tuple[Seat, ...]
    asks: bool = False


_NOTES: msgspec.json.Decoder[Draft | Here] = msgspec.json.Decoder(Draft | Here)


class Audience:
    """The followers of one match on this node."""

    def __init__(self, match: MatchId, matches: Matches, node: str) -> None:
        self._match, self._matches, self._node = match, matches, node
        self._followers: list[Follower] = []
        self._elsewhere: dict[str, tuple[Here, Millis]] = {}
        self._present: tuple[Seat, ...] = ()
        self._seq = 0
        self._busy: asyncio.Task[None] | None = None
        self._leave = matches.bus.follow(match, self._on_message)

    @property
    def seq(self) -> int:
        """The last event that every follower was sent."""
        return min((follower.sent for follower in self._followers), default=self._seq)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats whose players are connected, to this node or to another."""
        return self._present

    def join(self, follower: Follower) -> None:
        """Add a follower, and announce the seat."""
        self._followers.append(follower)
        self.announce(asks=True)
        follower.outbox.put(Presence(self._present))
        # Events may have come in while the follower was being brought up to date.
        self.look(follower.sent)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats connected to this node that were sent no event yet."""
        return _seats([follower for follower in self._followers if not follower.sent])

    def leave(self, follower: Follower) -> bool:
        """Remove a follower, and return whether it was the last."""
        self._followers.remove(follower)
        self.announce()
        if self._followers:
            return False
        self._leave()
        return True

    def look(self, seq: int) -> None:
        """Start bringing the followers up to event `seq`, and any later one."""
        self._seq = max(self._seq, seq)
        if self._busy is None:
            self._busy = self._matches.store.tasks.once(f"followers: {self._match}", self._send_all)

    async def send_clock(self) -> None:
        """Send the clock again, because the deadline of the turn has changed."""
        with suppress(NotBegun, NoSuchMatch):
            loaded = await self._matches.latest(self._match)
            data = encode_message(clock(loaded, now()))
            for follower in self._followers:
                if follower.sent == loaded.seq:
                    follower.outbox.put(data)

    def announce(self, *, asks: bool = False) -> None:
        """Tell the other nodes which seats are connected to this node."""
        here = Here(self._node, _seats(self._followers), asks)
        self._matches.bus.note(self._match, msgspec.json.encode(here))

    def _on_message(self, message: Message) -> None:
        match message:
            case Ring(seq=seq):
                self.look(seq)
            case Note(text=text):
                self._pass_on(_NOTES.decode(text), text)
            case _:
                # Rings may have been lost: look for one event more than is known.
                self.look(self.seq + 1)

    def _pass_on(self, note: Draft | Here, data: bytes) -> None:
        if isinstance(note, Draft):
            for follower in self._followers:
                # Its own player may have another window open. A draft of another turn comes too late.
                if follower.sent == note.seq:
                    follower.show(data)
            return
        if note.node != self._node:
            self._elsewhere[note.node] = (note, now())
            if note.asks:
                self.announce()
        self._send_presence()

    def _send_presence(self) -> None:
        since = now() - _LOOKS_UNTIL_GONE * self._matches.pace.look
        self._elsewhere = {node: heard for node, heard in self._elsewhere.items() if heard[1] > since}
        elsewhere = {seat for here, _ in self._elsewhere.values() for seat in here.seats}
        present = tuple(sorted({*_seats(self._followers), *elsewhere}))
        if present != self._present:
            self._present = present
            data = encode_message(Presence(present))
            for follower in self._followers:
                follower.outbox.put(data)

    async def _send_all(self) -> None:
        """Send every follower what it does not know yet, until all are up to date."""
        try:
            while any(follower.sent < self._seq for follower in self._followers):
                await self._send_round()
        except StoreUnavailable:
            _log.warning("followers wait for the database", match=self._match)
        except NotBegun:
            self._seq = 0
        except NoSuchMatch:
            # It was given up before its first deal.
            self._seq = 0
            for follower in self._followers:
                follower.outbox.put(Gone(self._match))
        finally:
            self._busy = None

    async def _send_round(self) -> None:
        known, wanted = self.seq, self._seq
        loaded = await self._matches.load(self._match, at_least=wanted)
        update = Update(loaded, await self._matches.events(loaded, known), now())
        # A ring may overstate the end of the log; a newer one wins.
        if self._seq == wanted:
            self._seq = min(wanted, loaded.seq)
        for follower in self._followers:
            # A follower who joined meanwhile and knows less than the others did is sent all in the next round.
            if known <= follower.sent < loaded.seq:
                follower.send(update, loaded.seq)


SomeAudience = TypeVar("SomeAudience", Audience, DelayedAudience)


class Audiences(Repeating):
    """The audiences of all matches followed on this node, checked every few seconds."""

    def __init__(self, matches: Matches, metrics: Metrics, loop_work: LoopWork) -> None:
        self._matches, self._metrics, self._loop_work = matches, metrics, loop_work
        self._node = secrets.token_hex(8)
        self._all: dict[MatchId, Audience] = {}
        self._late: dict[MatchId, DelayedAudience] = {}
        self._looks = 0
        self._deadline_changes = 0
        self._task = matches.store.tasks.repeat("audiences", self._look, matches.pace.look)

    def join(self, match: MatchId, follower: Follower) -> Callable[[], None]:
        """Add a follower to a match; the returned function removes it."""
        if (delay := follower.delay) is not None:
            late = self._late.get(match) or DelayedAudience(match, self._matches, delay, self._loop_work)
            return self._joined(self._late, match, late, follower)
        audience = self._all.get(match) or Audience(match, self._matches, self._node)
        return self._joined(self._all, match, audience, follower)

    def _joined(
        self, audiences: dict[MatchId, SomeAudience], match: MatchId, audience: SomeAudience, follower: Follower
    ) -> Callable[[], None]:
        audiences[match] = audience
        audience.join(follower)
        self._metrics.followers.inc()

        def leave() -> None:
            self._metrics.followers.dec()
            if audience.leave(follower):
                del audiences[match]

        return leave

    def is_connected(self, match: MatchId, seat: Seat) -> bool:
        """Return whether the player of a seat follows a match; unknown of other nodes if nobody follows it here."""
        audience = self._all.get(match)
        return audience is not None and seat in audience.present

    async def _look(self) -> None:
        """Read the ends of the logs, in case rings were lost, and announce presence every few looks."""
        self._looks += 1
        if self._looks % _LOOKS_BETWEEN_ANNOUNCEMENTS == 0:
            for audience in self._all.values():
                audience.announce()
        for late in self._late.values():
            late.look()
        heads = await self._matches.store.heads(tuple(self._all)) if self._all else {}
        for match, head in heads.items():
            # The last follower may have left during the query.
            followed = self._all.get(match)
            if followed is not None and head > followed.seq:
                followed.look(head)
        if self._deadline_changes != self._matches.deadline_changes:
            self._deadline_changes = self._matches.deadline_changes
            for audience in tuple(self._all.values()):
                await audience.send_clock()
        for match in [match for match, audience in self._all.items() if audience.waiting]:
            # Read again: a player who has left since then does not count as connected.
            if match in self._all and (seats := self._all[match].waiting):
                with suppress(NoSuchMatch):
                    await wait_for_deal(self._matches, match, seats)


def _seats(followers: list[Follower]) -> tuple[Seat, ...]:
    return tuple(sorted({follower.seat for follower in followers if follower.seat is not None}))
