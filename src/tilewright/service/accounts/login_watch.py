"""Closes connections whose login or token has ended: by a logout, a new password or a deletion."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice

from msgspec import Struct
from sqlalchemy import select

from tilewright.service.accounts.players import token_hash
from tilewright.service.background import Repeating
from tilewright.service.settings import now
from tilewright.service.storage.schema import LOGINS, TOKENS
from tilewright.service.storage.store import Store

_MOST_AT_ONCE = 500


class _Connection(Struct, frozen=True, eq=False):
    """An open connection: the hash of its token, and the function that closes it."""

    login: bytes
    end: Callable[[], object]


class LoginWatch(Repeating):
    """Re-checks the logins of open connections every few seconds, since they may end on any node."""

    def __init__(self, store: Store, every: int) -> None:
        self._store = store
        self._connections: set[_Connection] = set()
        self._task = store.tasks.repeat("logins", self._check, every)

    @contextmanager
    def watched(self, token: str, end: Callable[[], object]) -> Iterator[None]:
        """Call `end` if the login or token ends while the block runs."""
        connection = _Connection(token_hash(token), end)
        self._connections.add(connection)
        try:
            yield
        finally:
            self._connections.discard(connection)

    async def _check(self) -> None:
        connections = iter(tuple(self._connections))
        while some := tuple(islice(connections, _MOST_AT_ONCE)):
            valid = await self._valid({connection.login for connection in some})
            for connection in some:
                if connection.login not in valid and connection in self._connections:
                    connection.end()

    async def _valid(self, logins: set[bytes]) -> set[bytes]:
        people = select(LOGINS.c.token_hash).where(LOGINS.c.token_hash.in_(logins), LOGINS.c.expires_at > now())
        programs = select(TOKENS.c.token_hash).where(TOKENS.c.token_hash.in_(logins))
        return {bytes(login) for query in (people, programs) for (login,) in await self._store.read(query)}
