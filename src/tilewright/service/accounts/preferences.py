"""A player's preferences, the same on every device."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from sqlalchemy import Connection, select, update

from tilewright.messages.avatars import Avatar
from tilewright.messages.ids import PlayerId
from tilewright.service.storage.schema import PLAYERS
from tilewright.service.storage.store import Store
from tilewright.words.say import Locale


class Preferences(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices of a player, the lessons that are done, and the tips that were given; what was never chosen is unset.

    None and "auto" leave a choice to the browser. `coach` says whether there are tips in the first game.
    """

    language: Locale | UnsetType | None = UNSET
    theme: Literal["auto", "light", "dark"] | UnsetType = UNSET
    avatar: Avatar | UnsetType | None = UNSET
    felt: Literal["green", "blue", "red"] | UnsetType = UNSET
    sorting: Literal["own", "color", "number"] | UnsetType = UNSET
    pace: Literal["slow", "normal", "fast", "off"] | UnsetType = UNSET
    sounds: bool | UnsetType = UNSET
    zen: bool | UnsetType = UNSET
    large: bool | UnsetType = UNSET
    lessons: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=200)] | UnsetType = UNSET
    coach: bool | UnsetType = UNSET
    tips: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=40)] | UnsetType = UNSET


_DECODER = msgspec.json.Decoder(Preferences)


async def preferences_of(store: Store, player: PlayerId) -> Preferences:
    """Return what a player has chosen."""
    rows = await store.read(select(PLAYERS.c.preferences).where(PLAYERS.c.id == player))
    return _decoded(rows[0][0] if rows else None)


async def change_preferences(store: Store, player: PlayerId, change: Preferences) -> Preferences:
    """Store what the change sets, leave the rest, and return what is chosen now."""
    mine = PLAYERS.c.id == player
    chosen = {name: value for name, value in msgspec.structs.asdict(change).items() if value is not UNSET}

    def changed(connection: Connection) -> Preferences:
        stored = connection.scalar(select(PLAYERS.c.preferences).where(mine).with_for_update())
        now = msgspec.structs.replace(_decoded(stored), **chosen)
        connection.execute(update(PLAYERS).where(mine).values(preferences=msgspec.json.encode(now)))
        return now

    return await store.write(changed)


def _decoded(stored: bytes | None) -> Preferences:
    return _DECODER.decode(stored) if stored else Preferences()
