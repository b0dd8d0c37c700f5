"""Players who never give up: they reconnect, resume, and repeat commands that were not answered."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from websockets.exceptions import WebSocketException

from tests.waiting import until
from tests.web.players import NONCE, Line, Visitor, idle

_SECONDS_BETWEEN_TRIES = 0.05


class Tally(Struct):
    """What the players of all matches received: each acknowledged command of a seat, and its seq."""

    acked: dict[tuple[str, int], dict[str, int]]
    over: set[str]
    reconnects: int = 0
    sent_again: int = 0
    tries_again: int = 0

    async def more_moves(self, number: int, games: int | None = None) -> None:
        """Return when that many more commands are acknowledged, or that many games are over, if given."""
        wanted = self._moves + number
        await until(lambda: self._moves >= wanted or (games is not None and len(self.over) >= games), 60)

    @property
    def _moves(self) -> int:
        return sum(map(len, self.acked.values()))


class Persistent:
    """One seat of one match, played to its end over whatever servers there are."""

    def __init__(self, ports: Sequence[int], cookie: str, match: str, tally: Tally) -> None:
        self._ports, self._cookie, self._match, self._tally = ports, cookie, match, tally
        self._seq: int | None = None
        self._seat = -1
        self._view: dict[str, Any] = {}
        self._pending: dict[str, Any] | None = None
        self._over = False

    async def play(self) -> None:
        """Play to the end of the match, and until the last command is answered."""
        while self._goes_on:
            visitor = Visitor(secrets.choice(self._ports))
            visitor.cookie = self._cookie
            with suppress(OSError, WebSocketException, TimeoutError):
                async with visitor.line() as line:
                    await self._connected(line)
            self._tally.reconnects += 1
            await asyncio.sleep(_SECONDS_BETWEEN_TRIES)

    @property
    def _goes_on(self) -> bool:
        # After a reconnect the end of the match may arrive before the answer to the command that ended it.
        return not self._over or self._pending is not None

    async def _connected(self, line: Line) -> None:
        await line.say({"type": "hello", "match": self._match, "after": self._seq})
        if self._pending is not None:
            self._tally.sent_again += 1
            await line.say(self._pending)
        while self._goes_on:
            message = await line.hear()
            match message["type"]:
                case "seating":
                    self._seat = message["seat"]
                    if not message["begun"]:
                        await line.say({"type": "nonce", "nonce": NONCE})
                case "view":
                    self._seq, self._view = message["seq"], message["view"]
                    await self._look(line, self._view)
                case "ack":
                    self._acknowledged(message)
                    # After a reconnect the answer may arrive after the view in which it is our turn again.
                    if self._seq is not None and self._seq >= message["seq"]:
                        await self._look(line, self._view)
                case "refused" if self._pending is not None and message["id"] == self._pending["id"]:
                    await self._refused(line, message["reason"])

    async def _look(self, line: Line, view: dict[str, Any]) -> None:
        self._over = view["outcome"] is not None
        if self._over:
            self._tally.over.add(self._match)
        elif view["to_move"][:1] == [self._seat] and self._pending is None:
            name = secrets.token_hex(8)
            self._pending = {"type": "act", "id": name, "command": idle(view), "after": self._seq}
            await line.say(self._pending)

    def _acknowledged(self, message: dict[str, Any]) -> None:
        acked = self._tally.acked.setdefault((self._match, self._seat), {})
        # A repeated command gets the same answer.
        assert acked.setdefault(message["id"], message["seq"]) == message["seq"]
        if self._pending is not None and message["id"] == self._pending["id"]:
            self._pending = None

    async def _refused(self, line: Line, reason: str) -> None:
        assert self._pending is not None
        if reason == "try-again":
            self._tally.tries_again += 1
            await asyncio.sleep(_SECONDS_BETWEEN_TRIES)
            await line.say(self._pending)
            return
        raise AssertionError(f"a legal command was refused: {reason}")
