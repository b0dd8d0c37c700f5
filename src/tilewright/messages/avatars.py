"""How players and bots are shown to others: names and avatars."""

from collections.abc import Mapping, Sequence
from typing import Literal, get_args
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from tilewright.messages.fields import PlayerId

# The figures of web/static/avatars.svg.
Avatar = Literal[
    "cat", "dog", "fox", "bear", "panda", "rabbit", "mouse", "frog", "owl", "chick", "penguin", "pig",
    "koala", "lion", "monkey", "sheep", "cow", "hedgehog", "bee", "ladybird", "fish", "snail", "octopus", "whale",
]  # fmt: skip
AVATARS: tuple[Avatar, ...] = get_args(Avatar)


class ShownPlayer(Struct, frozen=True):
    """The name and the avatar of a player or a bot, and whether the player has chosen it."""

    name: str
    avatar: Avatar
    chosen: bool = False


def avatar_of(holder: str) -> Avatar:
    """Return the avatar of a player who has chosen none, or of a bot, from the id: always the same one."""
    return AVATARS[crc32(holder.encode()) % len(AVATARS)]


def shown_together(
    holders: Sequence[tuple[PlayerId | None, str | None]], people: Mapping[PlayerId, ShownPlayer]
) -> tuple[ShownPlayer, ...]:
    """Return how the players and bots of one table are shown; only players who have chosen an avatar can look alike."""
    alone = [
        ShownPlayer(bot or "", avatar_of(bot or ""))
        if player is None
        else people.get(player) or ShownPlayer("", avatar_of(player))
        for player, bot in holders
    ]
    # Those who have chosen keep theirs; then the players are first, in the order of the seats, and bots give way.
    order = sorted(range(len(holders)), key=lambda seat: (not alone[seat].chosen, holders[seat][0] is None))
    taken: set[Avatar] = set()
    for seat in order:
        person = alone[seat]
        if not person.chosen:
            first = AVATARS.index(person.avatar)
            free = next(each for each in (*AVATARS[first:], *AVATARS[:first]) if each not in taken)
            alone[seat] = replace(person, avatar=free)
        taken.add(alone[seat].avatar)
    return tuple(alone)
