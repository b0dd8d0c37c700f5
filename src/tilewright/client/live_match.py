"""A match that is followed: what its player sees now, and commands that are carried out once."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from msgspec import Raw, Struct

from tilewright.client.errors import CommandRefused, Gone
from tilewright.client.links import Link, SocketLink, StreamLink, carried
from tilewright.client.match_state import MatchState
from tilewright.client.news import News
from tilewright.client.server import Server
from tilewright.client.tally import Acked
from tilewright.messages import wire

Heard = Callable[[bytes], None]
"""A function that is given every message of the server, as its bytes."""

_PAUSE_TO_TRY_AGAIN = 0.05


class _Pending(Struct, eq=False):
    """A command without an answer; `again` if the server does not know whether it is stored."""

    act: wire.Act
    sent_at: float
    answer: wire.Ack | wire.Refusal | None = None
    again: bool = False


class Wish(Struct, frozen=True, kw_only=True):
    """How a match is to be followed: the player's part of the shuffles, the language of sentences, and a function
    that hears every message."""

    nonce: str
    language: str | None = None
    heard: Heard | None = None


class LiveMatch:
    """A match that is followed, by a player or a watcher; made by `follow`. `now` is what they know of it."""

    def __init__(self, server: Server, match: str, link: Link, wish: Wish) -> None:
        self.match: str = match
        self.now: MatchState = MatchState()
        self.news: News = News()
        self.link: Link = link
        self.judgement: wire.Judgement | None = None
        self._server, self._wish = server, wish
        self._promise: wire.Seating | None = None
        self._pending: dict[str, _Pending] = {}
        self._draft: tuple[wire.ShowDraft, float] | None = None
        self._judging = asyncio.Lock()
        self._needed = 0
        # The event after which the caller was last given a view to answer.
        self._given: int | None = None

    @property
    def waiting(self) -> int:
        """How many commands wait for their answer."""
        return len(self._pending)

    async def turn(self) -> Any:
        """Return the view as soon as this seat may act, or None when the match is over."""
        now = self.now
        await self.news.until(lambda: (now.seq or 0) >= self._needed and (now.is_over or now.is_to_move))
        if not now.is_over:
            self._given = now.seq
            return now.view
        if self._server.tally is not None:
            self._server.tally.over.add(self.match)
        return None

    async def views(self) -> AsyncIterator[Any]:
        """Yield the view now and after every change, to the end of the match; a slow reader misses some."""
        last: int | None = None
        while last is None or not self.now.is_over:
            await self.news.until(partial(self._has_left, last))
            last = self._given = self.now.seq
            yield self.now.view

    async def act(self, command: object, name: str = "", *, anytime: bool = False) -> wire.Ack:
        """Send a command of this seat, and return when it is stored; raise CommandRefused if it is not.

        It is sent again after every lost connection, with the same id, and carried out once. It is meant for the
        view that `turn` or `views` gave last, or for `now.view`, or with `anytime` for whatever the match has become.
        """
        after, self._given = None if anytime else self._answered_event(), None
        act = wire.Act(name or secrets.token_hex(8), Raw(msgspec.json.encode(command)), after)
        pending = self._pending[act.id] = _Pending(act, time.perf_counter())
        try:
            answer = await self._answered(pending)
        finally:
            del self._pending[act.id]
        if isinstance(answer, wire.Refusal):
            if answer.reason is wire.Reason.STALE and after is not None:
                # The view that the match has moved on to is still to come.
                self._needed = max(self._needed, after + 1)
            raise CommandRefused(answer)
        self._needed = max(self._needed, answer.seq)
        return answer

    async def show(self, rows: Sequence[Sequence[int]]) -> None:
        """Show how this seat is arranging the table; the judgement comes later."""
        draft = wire.ShowDraft(tuple(map(tuple, rows)), self._answered_event())
        self._draft, self.judgement = (draft, time.perf_counter()), None
        await self.link.send(draft)

    async def judge(self, rows: Sequence[Sequence[int]]) -> wire.Judgement | None:
        """Show a draft and return what would be wrong with it as a turn; None if the turn is over or not ours."""
        async with self._judging:
            await self.show(rows)
            await self.news.until(lambda: self._draft is None)
            return self.judgement

    async def order(self, tiles: Sequence[int]) -> None:
        """Have the order of the rack stored; over a socket only."""
        await self.link.send(wire.OrderRack(tuple(tiles)))

    async def hint(self, step: int = 1) -> dict[str, Any]:
        """Return a hint for the turn of this seat; each step, from 1 to 3, reveals more."""
        made: dict[str, Any] = await self._server.request("POST", f"/api/matches/{self.match}/hint", {"step": step})
        return made

    def promised(self) -> dict[str, object]:
        """Return what the server promised before it learned the nonce: a line of a file for `verify --seen`."""
        assert self._promise is not None
        nonces, seat = [place.nonce for place in self._promise.places], self._promise.seat
        if seat is not None:
            nonces[seat] = nonces[seat] or self._wish.nonce
        return {"match": self.match, "seat": seat, "commitments": self._promise.commitments, "nonces": nonces}

    def greeting(self) -> wire.Incoming:
        """Return what follows the match from the last view on."""
        self.now.forget_unseen()
        return wire.Hello(self.match, self.now.seq, self._wish.language)

    def unanswered(self) -> Sequence[wire.Incoming]:
        """Return what was sent and not answered."""
        acts = [pending.act for pending in self._pending.values()]
        if self._server.tally is not None:
            self._server.tally.sent_again += len(acts)
        return [*acts, *([] if self._draft is None else [self._draft[0]])]

    async def heard(self, data: bytes) -> None:
        """Take a message of the server."""
        before = self.now.seq
        message = self.now.take(data)
        if self.now.seq != before:
            self._draft = None
        match message:
            case wire.Seating():
                self._promise = self._promise or message
                if message.seat is not None and not message.begun:
                    await self.link.send(wire.Nonce(self._wish.nonce))
            case wire.Ack() | wire.Refusal():
                self._take_answer(message)
            case wire.Judgement():
                self._judged(message)
            case wire.Trouble():
                self._draft = None
                if self._server.tally is not None:
                    self._server.tally.troubles.append(message.reason)
            case wire.Gone():
                raise Gone(f"there is no match {self.match}, or it may not be watched")
            case _:
                pass
        if self._wish.heard is not None:
            self._wish.heard(data)
        self.news.ring()

    def _answered_event(self) -> int | None:
        return self.now.seq if self._given is None else self._given

    def _has_left(self, seq: int | None) -> bool:
        return self.now.seq != seq

    async def _answered(self, pending: _Pending) -> wire.Ack | wire.Refusal:
        while True:
            pending.again = False
            await self.link.send(pending.act)
            await self.news.until(lambda: pending.answer is not None or pending.again)
            if pending.answer is not None:
                return pending.answer
            # It may or may not be stored; with the same id it is stored once.
            await asyncio.sleep(_PAUSE_TO_TRY_AGAIN)

    def _take_answer(self, answer: wire.Ack | wire.Refusal) -> None:
        pending, tally = self._pending.get(answer.id), self._server.tally
        if pending is None or pending.answer is not None:
            return
        if isinstance(answer, wire.Refusal) and answer.reason is wire.Reason.TRY_AGAIN:
            pending.again = True
            if tally is not None:
                tally.tried_again += 1
            return
        pending.answer = answer
        if isinstance(answer, wire.Ack) and tally is not None:
            tally.note_wait("act", time.perf_counter() - pending.sent_at)
            tally.acks.append(Acked(match=self.match, seat=self.now.seat or 0, id=answer.id, seq=answer.seq))

    def _judged(self, judgement: wire.Judgement) -> None:
        self.judgement = judgement
        if self._draft is not None and self._server.tally is not None:
            self._server.tally.note_wait("draft", time.perf_counter() - self._draft[1])
        self._draft = None


@asynccontextmanager
async def follow(
    server: Server, match: str, *, nonce: str = "", language: str | None = None, heard: Heard | None = None
) -> AsyncIterator[LiveMatch]:
    """Follow a match until the end of the block, over as many connections as it takes.

    With a token it is followed by a stream of events, else by a socket. The nonce is the player's part of the
    shuffles, 16 to 64 bytes in hexadecimal; a random one is made if none is given.
    """
    link: Link = StreamLink(server, match) if server.token else SocketLink(server)
    live = LiveMatch(server, match, link, Wish(nonce=nonce or secrets.token_hex(32), language=language, heard=heard))
    async with carried(link, live):
        await live.news.until(lambda: live.now.seating is not None)
        yield live
