"""How somebody likes the game to look and sound, on whatever device they log in."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import select, update

from tilewright.service.storage.rows import PlayerId
from tilewright.service.storage.schema import PLAYERS
from tilewright.service.storage.store import Store


class Preferences(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player has chosen; None and "auto" leave it to the browser."""

    language: Literal["en", "nl", "fr", "de", "es", "pt"] | None = None
    theme: Literal["auto", "light", "dark"] = "auto"
    sorting: Literal["own", "color", "number"] = "own"
    sounds: bool = False
    zen: bool = False


_DECODER = msgspec.json.Decoder(Preferences)


async def preferences_of(store: Store, player: PlayerId) -> Preferences:
    """Return what a player has chosen, or the usual."""
    rows = await store.read(select(PLAYERS.c.preferences).where(PLAYERS.c.id == player))
    return next((_DECODER.decode(kept) for (kept,) in rows if kept), Preferences())


async def prefer(store: Store, player: PlayerId, chosen: Preferences) -> None:
    """Keep what a player has chosen."""
    await store.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(preferences=msgspec.json.encode(chosen)))
