"""Keys that all servers of a database share."""

from __future__ import annotations

from sqlalchemy import Connection, select

from tilewright.messages.keys import new_keys
from tilewright.service.storage.group_commit import INSERTS
from tilewright.service.storage.schema import SERVER_KEYS
from tilewright.service.storage.store import Store


async def server_key(store: Store, name: str) -> bytes:
    """Return the key for a purpose; the first server that asks makes it."""

    def work(connection: Connection) -> bytes:
        (key,) = new_keys(1)
        fresh = INSERTS[connection.dialect.name](SERVER_KEYS).values(name=name, key=key)
        connection.execute(fresh.on_conflict_do_nothing())
        shared: bytes = connection.execute(select(SERVER_KEYS.c.key).where(SERVER_KEYS.c.name == name)).scalar_one()
        return shared

    return await store.write(work)
