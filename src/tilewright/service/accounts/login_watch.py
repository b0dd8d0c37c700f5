"""Connections end with the login or token they were opened with: after a logout, another password, or a deletion."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice

from msgspec import Struct
from sqlalchemy import select

from tilewright.service.accounts.players import token_hash
from tilewright.service.background import again_and_again
from tilewright.service.settings import now
from tilewright.service.storage.schema import LOGINS, TOKENS
from tilewright.service.storage.store import Store

_MOST_AT_ONCE = 500


class _Line(Struct, frozen=True, eq=False):
    """An open connection: the hash of its token, and what ends it."""

    login: bytes
    end: Callable[[], object]


class LoginWatch:
    """Looks every so many milliseconds whether the logins of open connections are still there, on whichever node."""

    def __init__(self, store: Store, every: int) -> None:
        self._store = store
        self._lines: set[_Line] = set()
        self._task = asyncio.create_task(again_and_again(self._look, every), name="logins")

    @contextmanager
    def watched(self, token: str, end: Callable[[], object]) -> Iterator[None]:
        """Call `end` when a login has ended or a token was taken back, as long as the block lasts."""
        line = _Line(token_hash(token), end)
        self._lines.add(line)
        try:
            yield
        finally:
            self._lines.discard(line)

    async def close(self) -> None:
        """Stop looking."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        lines = iter(tuple(self._lines))
        while some := tuple(islice(lines, _MOST_AT_ONCE)):
            there = await self._there({line.login for line in some})
            for line in some:
                if line.login not in there and line in self._lines:
                    line.end()

    async def _there(self, logins: set[bytes]) -> set[bytes]:
        people = select(LOGINS.c.token_hash).where(LOGINS.c.token_hash.in_(logins), LOGINS.c.expires_at > now())
        programs = select(TOKENS.c.token_hash).where(TOKENS.c.token_hash.in_(logins))
        return {bytes(login) for query in (people, programs) for (login,) in await self._store.read(query)}
