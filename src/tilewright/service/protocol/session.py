"""One connection: what comes in becomes commands of the seat that the login has, and answers go out."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from tilewright.engine import IllegalTurn, NotYourTurn, Refused, Seat
from tilewright.service.accounts.players import Player, seat_of
from tilewright.service.delivery.follower import Follower, behind
from tilewright.service.delivery.messages import clock, news, seat_names, seating
from tilewright.service.delivery.outbox import Outbox
from tilewright.service.errors import (
    NoSeat,
    NoSuchMatch,
    NotBegun,
    NotNow,
    Stale,
    StoreUnavailable,
    TooMuch,
    refusal_in_words,
)
from tilewright.service.games import served
from tilewright.service.matches.create import begin_if_ready, take_nonce
from tilewright.service.matches.drafts import Desk, Place
from tilewright.service.matches.rack_orders import keep_order, order_of
from tilewright.service.matches.service import Accepted, Asked
from tilewright.service.matches.terms import terms_of
from tilewright.service.node import Node
from tilewright.service.protocol.resume import Resume, resume
from tilewright.service.protocol.room_session import Attendance
from tilewright.service.protocol.wire import (
    Ack,
    Act,
    Attend,
    BadMessage,
    Draft,
    Gone,
    Hello,
    Incoming,
    Nonce,
    OrderRack,
    RackOrder,
    Reason,
    Refusal,
    Rows,
    Say,
    ShowDraft,
    Trouble,
    read_command,
    read_message,
    told,
)
from tilewright.service.storage.rows import MatchId
from tilewright.service.storage.snapshots import draft_of
from tilewright.words.say import spoken

_ROWS: msgspec.json.Decoder[Rows] = msgspec.json.Decoder(Rows)


class _Followed(Struct, eq=False):
    """The match that a connection follows, and its seat there."""

    match: MatchId
    rules: str
    seat: Seat | None
    leave: Callable[[], None]
    desk: Desk | None = None


class Session:
    """What one connection of a logged-in player does, spoken to in a language; the transport only carries bytes."""

    def __init__(self, node: Node, player: Player, address: str, language: str = "en") -> None:
        self._node, self._player, self._address = node, player, address
        self._language = language
        self._followed: _Followed | None = None
        self._name = secrets.token_hex(8)
        self.complaints = 0
        self.must_come_back = False
        """Whether the line is of no use, because the database did not answer when it mattered."""
        self.outbox = Outbox(node.turnstile.allowed.waiting_bytes)
        self._attendance = Attendance(node, player.id, self.outbox)

    async def receive(self, data: bytes | str) -> None:
        """Do what a message asks for; what cannot be done is answered, and never raised."""
        allowed = self._node.turnstile.allowed
        try:
            self._node.turnstile.count("socket", self._name)
            self._node.turnstile.count("messages", self._player.id)
            self._node.turnstile.count("address", self._address)
            message = read_message(data, allowed.frame_bytes)
            # Without an answer to these nothing is followed, or the match may not begin; a new greeting mends both.
            vital = isinstance(message, Hello | Nonce)
            await self._do(message)
        except NoSuchMatch as gone:
            self.outbox.put(Gone(gone.match))
        except (BadMessage, TooMuch) as bad:
            self.complaints += 1
            self.outbox.put(Trouble(refusal_in_words(bad, self._language)))
        except StoreUnavailable as away:
            self.must_come_back = vital
            self.outbox.put(Trouble(refusal_in_words(away, self._language)))

    async def close(self) -> None:
        """Let go of the match and of the table that are followed."""
        self._attendance.close()
        await self._leave()

    async def _do(self, message: Incoming) -> None:
        match message:
            case Hello():
                await self._hello(message)
            case Nonce():
                await self._nonce(message)
            case Act():
                await self._act(message)
            case ShowDraft():
                self._draft(message)
            case Attend():
                await self._attendance.attend(message)
            case OrderRack():
                await self._order(message)
            case Say():
                await self._attendance.say(message)

    async def _leave(self) -> None:
        if self._followed is None:
            return
        followed, self._followed = self._followed, None
        followed.leave()
        if followed.desk is not None:
            await followed.desk.close()

    async def _hello(self, hello: Hello) -> None:
        await self._leave()
        match = MatchId(hello.match)
        matches = self._node.matches
        row = await matches.store.match(match)
        seat = await seat_of(matches.store, match, self._player.id)
        if seat is None and not terms_of(row.terms).watched:
            raise NoSuchMatch(match)
        begun = await begin_if_ready(matches, row)
        self.outbox.put(seating(row, await seat_names(matches.store, row), seat))
        if seat is not None and (order := await order_of(matches.store, match, seat)):
            self.outbox.put(RackOrder(order))
        follower = Follower(seat, self.outbox, behind=None if seat is not None else behind(terms_of(row.terms)))
        if begun and follower.behind is None:
            follower.told = await self._catch_up(match, seat, hello.after)
        leave = self._node.audiences.join(match, follower)
        if hello.language is not None:
            self._language = spoken(hello.language)
        self._followed = _Followed(match, row.rules, seat, leave)

    async def _catch_up(self, match: MatchId, seat: Seat | None, after: int | None) -> int:
        """Send what the client does not know, and return up to which event it then knows the match."""
        matches = self._node.matches
        loaded = await matches.latest(match)
        known = resume(loaded.seq, after)
        if known is Resume.NOTHING:
            self.outbox.put(clock(loaded))
        else:
            start = 0 if known is Resume.ALL else after or 0
            entries = await matches.store.tail(match, start, limit=loaded.seq - start)
            for message in news(loaded, entries, seat):
                await self.outbox.room()
                self.outbox.put(message)
        for mover in loaded.served.kind.engine.to_move(loaded.state):
            draft = await draft_of(matches.store, match, mover, loaded.seq)
            if draft is not None:
                rows = _ROWS.decode(draft)
                readings = loaded.served.screen.readings(loaded.state, rows)
                self.outbox.put(Draft(seat=mover, seq=loaded.seq, rows=rows, readings=readings))
        return loaded.seq

    async def _nonce(self, nonce: Nonce) -> None:
        followed = self._followed
        if followed is None or followed.seat is None:
            raise BadMessage("a nonce is given by somebody who has a seat")
        await take_nonce(self._node.matches, followed.match, followed.seat, bytes.fromhex(nonce.nonce))

    async def _order(self, order: OrderRack) -> None:
        followed = self._followed
        if followed is None or followed.seat is None:
            raise BadMessage("a rack is arranged by somebody who has a seat")
        await keep_order(self._node.store, followed.match, followed.seat, order.tiles)

    def _draft(self, draft: ShowDraft) -> None:
        followed = self._followed
        if followed is None or followed.seat is None:
            raise BadMessage("a draft is shown by somebody who has a seat")
        if followed.desk is None:
            place = Place(followed.match, followed.seat, self._language)
            followed.desk = Desk(self._node.matches, place, self.outbox)
        followed.desk.put(draft)

    async def _act(self, act: Act) -> None:
        began = time.perf_counter()
        metrics = self._node.metrics
        try:
            self._node.turnstile.count("commands", self._player.id)
            await self._accept(act)
            metrics.commands.labels("ack").inc()
            metrics.seconds.observe(time.perf_counter() - began)
        except (Refused, BadMessage, StoreUnavailable) as refused:
            self.complaints += isinstance(refused, BadMessage | TooMuch)
            answer = refusal(act.id, refused, self._said, self._language)
            metrics.commands.labels(answer.reason.value).inc()
            self.outbox.put(answer)

    async def _accept(self, act: Act) -> None:
        followed = self._followed
        if followed is None or followed.seat is None:
            raise NoSeat
        command = read_command(act.command, served(followed.rules).codec)
        asked = Asked(match=followed.match, seat=followed.seat, command=command, id=act.id, after=act.after)

        def acknowledge(accepted: Accepted) -> None:
            self.outbox.put(Ack(act.id, accepted.seq))

        await self._node.matches.accept(asked, acknowledge)

    def _said(self, fault: Any, language: str) -> str:
        assert self._followed is not None
        return served(self._followed.rules).said(fault, language)


def refusal(name: str, refused: Exception, said: Callable[[Any, str], str], language: str) -> Refusal:
    """Return the answer to a command that was not carried out; `said` puts faults into words."""
    reason = next(reason for kind, reason in _REASONS.items() if isinstance(refused, kind))
    if isinstance(refused, IllegalTurn):
        sentences = tuple(said(fault, language) for fault in refused.faults)
        return Refusal(id=name, reason=reason, faults=told(refused.faults), sentences=sentences)
    return Refusal(id=name, reason=reason, sentences=(refusal_in_words(refused, language),))


_REASONS: dict[type[Exception], Reason] = {
    IllegalTurn: Reason.ILLEGAL,
    NotYourTurn: Reason.NOT_YOUR_TURN,
    NoSeat: Reason.NO_SEAT,
    NotBegun: Reason.NOT_BEGUN,
    Stale: Reason.STALE,
    NotNow: Reason.NOT_NOW,
    TooMuch: Reason.TOO_OFTEN,
    StoreUnavailable: Reason.TRY_AGAIN,
    BadMessage: Reason.BAD,
    Refused: Reason.BAD,
}
