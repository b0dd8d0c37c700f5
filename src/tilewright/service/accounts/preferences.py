"""A player's preferences, the same on every device."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import select, update

from tilewright.service.storage.rows import PlayerId
from tilewright.service.storage.schema import PLAYERS
from tilewright.service.storage.store import Store


class Preferences(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices of a player, the lessons that are done, and the tips that were given.

    None and "auto" leave a choice to the browser. `coach` says whether there are tips in the first game.
    """

    language: Literal["en", "nl", "fr", "de", "es", "pt"] | None = None
    theme: Literal["auto", "light", "dark"] = "auto"
    sorting: Literal["own", "color", "number"] = "own"
    pace: Literal["slow", "normal", "fast", "off"] = "normal"
    sounds: bool = False
    zen: bool = False
    lessons: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=200)] = ()
    coach: bool = True
    tips: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=40)] = ()


_DECODER = msgspec.json.Decoder(Preferences)


async def preferences_of(store: Store, player: PlayerId) -> Preferences:
    """Return the preferences of a player, or the defaults."""
    rows = await store.read(select(PLAYERS.c.preferences).where(PLAYERS.c.id == player))
    return next((_DECODER.decode(stored) for (stored,) in rows if stored), Preferences())


async def save_preferences(store: Store, player: PlayerId, chosen: Preferences) -> None:
    """Store the preferences of a player."""
    await store.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(preferences=msgspec.json.encode(chosen)))
