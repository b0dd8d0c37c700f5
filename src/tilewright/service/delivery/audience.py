"""Who follows a match on this node: each is told what happens, as its seat may see it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TypeVar

import msgspec
import structlog
from msgspec import Struct

from tilewright.engine import Seat
from tilewright.service.background import repeat_forever
from tilewright.service.delivery.bus import Message, Note, Ring
from tilewright.service.delivery.delayed_audience import DelayedAudience
from tilewright.service.delivery.follower import Follower
from tilewright.service.delivery.messages import Update
from tilewright.service.errors import NotBegun, StoreUnavailable
from tilewright.service.logs import error_summary
from tilewright.service.matches.service import Matches
from tilewright.service.metrics import Metrics
from tilewright.service.protocol.wire import Draft, Presence, encode_message
from tilewright.service.settings import now
from tilewright.service.storage.rows import MatchId, Millis

_log = structlog.get_logger(__name__)

# Who is here is said again every few looks; a node that is not heard for some of those is gone.
_LOOKS_BETWEEN_SAYING = 5
_LOOKS_A_NODE_IS_BELIEVED = 12


class Here(Struct, frozen=True, tag="here"):
    """Which seats are connected to a node; `asks` wants the other nodes to say theirs."""

    node: str
    seats: tuple[Seat, ...]
    asks: bool = False


_NOTES: msgspec.json.Decoder[Draft | Here] = msgspec.json.Decoder(Draft | Here)


class Audience:
    """Everybody who follows one match on this node."""

    def __init__(self, match: MatchId, matches: Matches, node: str) -> None:
        self._match, self._matches, self._node = match, matches, node
        self._followers: list[Follower] = []
        self._elsewhere: dict[str, tuple[Here, Millis]] = {}
        self._present: tuple[Seat, ...] = ()
        self._seq = 0
        self._busy: asyncio.Task[None] | None = None
        self._leave = matches.bus.follow(match, self._heard)

    @property
    def seq(self) -> int:
        """The last event that every follower was sent."""
        return min((follower.sent for follower in self._followers), default=self._seq)

    def join(self, follower: Follower) -> None:
        """Tell somebody what happens from now on, and everybody that they are here."""
        self._followers.append(follower)
        self.say_who_is_here(asks=True)
        follower.outbox.put(Presence(self._present))
        # Something may have happened while the follower was being brought up to date.
        self.look(follower.sent)

    def leave(self, follower: Follower) -> bool:
        """Let somebody go, and return whether nobody is left."""
        self._followers.remove(follower)
        self.say_who_is_here()
        if self._followers:
            return False
        self._leave()
        return True

    def look(self, seq: int) -> None:
        """Bring the followers up to event `seq` and whatever has come since, soon."""
        self._seq = max(self._seq, seq)
        if self._busy is None:
            self._busy = asyncio.create_task(self._told(), name=f"telling of {self._match}")

    def say_who_is_here(self, *, asks: bool = False) -> None:
        """Tell the other nodes which seats are connected to this one."""
        here = Here(self._node, _seats(self._followers), asks)
        self._matches.bus.note(self._match, msgspec.json.encode(here))

    def _heard(self, message: Message) -> None:
        match message:
            case Ring(seq=seq):
                self.look(seq)
            case Note(text=text):
                self._pass_on(_NOTES.decode(text), text)
            case _:
                # Rings may have been lost, so one more event than is known is looked for.
                self.look(self.seq + 1)

    def _pass_on(self, note: Draft | Here, data: bytes) -> None:
        if isinstance(note, Draft):
            for follower in self._followers:
                # The seat that sent the draft knows it; a draft of another turn comes too late.
                if follower.seat != note.seat and follower.sent == note.seq:
                    follower.outbox.put(data)
            return
        if note.node != self._node:
            self._elsewhere[note.node] = (note, now())
            if note.asks:
                self.say_who_is_here()
        self._tell_presence()

    def _tell_presence(self) -> None:
        since = now() - _LOOKS_A_NODE_IS_BELIEVED * self._matches.pace.look
        self._elsewhere = {node: heard for node, heard in self._elsewhere.items() if heard[1] > since}
        elsewhere = {seat for here, _ in self._elsewhere.values() for seat in here.seats}
        present = tuple(sorted({*_seats(self._followers), *elsewhere}))
        if present != self._present:
            self._present = present
            data = encode_message(Presence(present))
            for follower in self._followers:
                follower.outbox.put(data)

    async def _told(self) -> None:
        """Send every follower what it does not know yet, until all are up to date."""
        try:
            while any(follower.sent < self._seq for follower in self._followers):
                await self._tell()
        except StoreUnavailable:
            _log.warning("followers wait for the database", match=self._match)
        except NotBegun:
            self._seq = 0
        except Exception as wrong:  # noqa: BLE001 -- the edge: a defect of one match is no other's
            _log.error("followers were not told", match=self._match, **error_summary(wrong))
        finally:
            self._busy = None

    async def _tell(self) -> None:
        known, wanted = self.seq, self._seq
        loaded = await self._matches.load(self._match, at_least=wanted)
        update = Update(loaded, await self._matches.events(loaded, known))
        # A ring may overstate the end of the log; a newer one wins.
        if self._seq == wanted:
            self._seq = min(wanted, loaded.seq)
        for follower in self._followers:
            # A follower who joined meanwhile and knows less than the others did is sent all in the next round.
            if known <= follower.sent < loaded.seq:
                follower.send(update, loaded.seq)


SomeAudience = TypeVar("SomeAudience", Audience, DelayedAudience)


class Audiences:
    """The audiences of all matches that somebody follows on this node, looked after every few seconds."""

    def __init__(self, matches: Matches, metrics: Metrics) -> None:
        self._matches, self._metrics = matches, metrics
        self._node = secrets.token_hex(8)
        self._all: dict[MatchId, Audience] = {}
        self._late: dict[MatchId, DelayedAudience] = {}
        self._looks = 0
        self._task = asyncio.create_task(repeat_forever(self._look, matches.pace.look), name="audiences")

    def join(self, match: MatchId, follower: Follower) -> Callable[[], None]:
        """Let somebody follow a match, until the function that is returned is called."""
        if (delay := follower.delay) is not None:
            late = self._late.get(match) or DelayedAudience(match, self._matches, delay)
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

    async def close(self) -> None:
        """Stop looking after them."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        """Read where the logs end, for rings that were lost, and now and then say who is here."""
        self._looks += 1
        if self._looks % _LOOKS_BETWEEN_SAYING == 0:
            for audience in self._all.values():
                audience.say_who_is_here()
        for late in self._late.values():
            late.look()
        for match, head in (await self._matches.store.heads(tuple(self._all))).items():
            # Somebody may have left while the database was asked.
            followed = self._all.get(match)
            if followed is not None and head > followed.seq:
                followed.look(head)


def _seats(followers: list[Follower]) -> tuple[Seat, ...]:
    return tuple(sorted({follower.seat for follower in followers if follower.seat is not None}))
