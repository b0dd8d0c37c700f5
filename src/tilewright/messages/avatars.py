"""How players and bots are shown to others: names and avatars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, get_args
from zlib import crc32

from msgspec import Struct

from tilewright.messages.ids import PlayerId

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


def avatar_of(holder: str) -> Avatar:
    """Return the avatar of a player who has chosen none, or of a bot, from the id: always the same one."""
    return AVATARS[crc32(holder.encode()) % len(AVATARS)]


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
