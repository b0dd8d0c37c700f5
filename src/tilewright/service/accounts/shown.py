"""How players are shown to others: their names, and the avatars they have chosen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, get_args
from zlib import crc32

import msgspec
from msgspec import Struct
from sqlalchemy import select

from tilewright.service.storage.rows import MatchRow, PlayerId
from tilewright.service.storage.schema import PLAYERS
from tilewright.service.storage.store import Store

# The figures of web/static/avatars.svg.
Avatar = Literal[
    "cat", "dog", "fox", "bear", "panda", "rabbit", "mouse", "frog", "owl", "chick", "penguin", "pig",
    "koala", "lion", "monkey", "sheep", "cow", "hedgehog", "bee", "ladybird", "fish", "snail", "octopus", "whale",
]  # fmt: skip
AVATARS: tuple[Avatar, ...] = get_args(Avatar)


class ShownPlayer(Struct, frozen=True):
    """The name and the avatar of a player or a bot."""

    name: str
    avatar: Avatar


class _Chosen(Struct, frozen=True):
    """The part of stored preferences that others see."""

    avatar: Avatar | None = None


_DECODER = msgspec.json.Decoder(_Chosen)


def avatar_of(holder: str) -> Avatar:
    """Return the avatar of a player who has chosen none, or of a bot, from the id: always the same one."""
    return AVATARS[crc32(holder.encode()) % len(AVATARS)]


async def shown_players(store: Store, players: Collection[PlayerId]) -> dict[PlayerId, ShownPlayer]:
    """Return how the players that exist are shown."""
    columns = PLAYERS.c
    rows = await store.read(select(columns.id, columns.name, columns.preferences).where(columns.id.in_(players)))
    return {PlayerId(player): ShownPlayer(name, _chosen(stored) or avatar_of(player)) for player, name, stored in rows}


async def shown_seats(store: Store, row: MatchRow) -> tuple[ShownPlayer, ...]:
    """Return how the seats of a match are shown: players by their names, and bots by their ids."""
    people = await shown_players(store, [holder.player for holder in row.holders if holder.player is not None])
    return shown_together([(holder.player, holder.bot) for holder in row.holders], people)


def shown_together(
    holders: Sequence[tuple[PlayerId | None, str | None]], people: Mapping[PlayerId, ShownPlayer]
) -> tuple[ShownPlayer, ...]:
    """Return how the players and bots of one table are shown; no bot looks like anybody else there."""
    taken = {people[player].avatar for player, _ in holders if player is not None and player in people}
    found = []
    for player, bot in holders:
        if player is not None:
            found.append(people.get(player) or ShownPlayer("", avatar_of(player)))
            continue
        first = AVATARS.index(avatar_of(bot or ""))
        avatar = next(each for each in (*AVATARS[first:], *AVATARS[:first]) if each not in taken)
        taken.add(avatar)
        found.append(ShownPlayer(bot or "", avatar))
    return tuple(found)


def _chosen(stored: bytes | None) -> Avatar | None:
    return _DECODER.decode(stored).avatar if stored else None
