"""Keys that all servers of a database share."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select

from tilewright.service.storage.group_commit import INSERTS
from tilewright.service.storage.schema import SERVER_KEYS
from tilewright.service.storage.store import Store

_BYTES = 32


async def server_key(store: Store, name: str) -> bytes:
    """Return the key for a purpose; the first server that asks makes it."""

    def work(connection: Connection) -> bytes:
        fresh = INSERTS[connection.dialect.name](SERVER_KEYS).values(name=name, key=secrets.token_bytes(_BYTES))
        connection.execute(fresh.on_conflict_do_nothing())
        key: bytes = connection.execute(select(SERVER_KEYS.c.key).where(SERVER_KEYS.c.name == name)).scalar_one()
        return key

    return await store.write(work)
