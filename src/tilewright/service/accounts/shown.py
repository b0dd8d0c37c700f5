"""How players are shown to others, from what is stored of them: their names, and the avatars they have chosen."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import Struct
from sqlalchemy import select

from tilewright.hosting.rows import MatchRow
from tilewright.messages.avatars import Avatar, ShownPlayer, avatar_of, shown_together
from tilewright.messages.ids import PlayerId
from tilewright.service.storage.schema import PLAYERS
from tilewright.service.storage.store import Store


class _Animal(Struct, frozen=True):
    value: Avatar | None = None


class _Choices(Struct, frozen=True):
    avatar: _Animal = _Animal()


class _Seen(Struct, frozen=True):
    """The part of a stored profile that others see."""

    choices: _Choices = _Choices()


_DECODER = msgspec.json.Decoder(_Seen)


async def shown_players(store: Store, players: Collection[PlayerId]) -> dict[PlayerId, ShownPlayer]:
    """Return how the players that exist are shown."""
    columns = PLAYERS.c
    rows = await store.read(select(columns.id, columns.name, columns.profile).where(columns.id.in_(players)))
    return {PlayerId(player): _shown(player, name, stored) for player, name, stored in rows}


async def shown_seats(store: Store, row: MatchRow) -> tuple[ShownPlayer, ...]:
    """Return how the seats of a match are shown: players by their names, and bots by their ids."""
    people = await shown_players(store, [holder.player for holder in row.holders if holder.player is not None])
    return shown_together([(holder.player, holder.bot) for holder in row.holders], people)


def _shown(player: str, name: str, stored: bytes | None) -> ShownPlayer:
    chosen = _DECODER.decode(stored).choices.avatar.value if stored else None
    return ShownPlayer(name, chosen or avatar_of(player), chosen=chosen is not None)
