"""A player's preferences, the same on every device."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select, update

from tilewright.messages.ids import PlayerId
from tilewright.messages.over_http import Preferences
from tilewright.service.storage.schema import PLAYERS
from tilewright.service.storage.store import Store

_DECODER = msgspec.json.Decoder(Preferences)


async def preferences_of(store: Store, player: PlayerId) -> Preferences:
    """Return what a player has chosen."""
    rows = await store.read(select(PLAYERS.c.preferences).where(PLAYERS.c.id == player))
    return _decoded(rows[0][0] if rows else None)


async def change_preferences(store: Store, player: PlayerId, change: Preferences) -> Preferences:
    """Store what the change sets, leave the rest, and return what is chosen now."""
    mine = PLAYERS.c.id == player

    def changed(connection: Connection) -> Preferences:
        stored = connection.scalar(select(PLAYERS.c.preferences).where(mine).with_for_update())
        now = _decoded(stored).changed_by(change)
        connection.execute(update(PLAYERS).where(mine).values(preferences=msgspec.json.encode(now)))
        return now

    return await store.write(changed)


def _decoded(stored: bytes | None) -> Preferences:
    return _DECODER.decode(stored) if stored else Preferences()
