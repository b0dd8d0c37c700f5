"""Chat at a table, muted and blocked players, and reports.

The number of a line is the next version of its room, so a version also says which lines came before it.
"""

from collections.abc import Collection

import msgspec
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from tilewright.engine import Refused
from tilewright.messages.fields import Millis, PlayerId
from tilewright.messages.names import short_text
from tilewright.messages.over_http import Shunning
from tilewright.service.errors import NoSuchRoom
from tilewright.service.rooms.room import Room, RoomId, chair_of
from tilewright.service.rooms.store import end_consent
from tilewright.service.storage.schema import CHAT, REPORTS, ROOMS, SHUNNED
from tilewright.service.storage.store import Store
from tilewright.tiles import BadInput
from tilewright.words.say import sentence

# Shown in each reader's language, under the key chat-<id> of the word files.
PRESETS = ("hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "oops", "good-game", "again")

# Drawn instead of written; their words, under the same kind of key, are for those who cannot see them.
EMOTES = (
    "emote-laugh", "emote-wow", "emote-think", "emote-aw", "emote-phew", "emote-heart", "emote-star", "emote-party",
)  # fmt: skip

# They are read with each line that is said at a table.
MOST_SHUNNED = 1_000
_MOST_SIGNS = 200
_MOST_SENT = 50
_MOST_REPORTED = 20


class NotSaid(Refused):
    """A chat line that is refused."""


class Line(Struct, frozen=True, kw_only=True):
    """A chat line: one of the presets or emotes, or a text."""

    number: int
    player: PlayerId
    at: Millis
    preset: str | None
    text: str | None


class Report(Struct, frozen=True, kw_only=True):
    """A report by one player about another at a table."""

    reporter: PlayerId
    about: PlayerId
    room: RoomId
    at: Millis
    reason: str


async def say(store: Store, room: Room, player: PlayerId, said: tuple[str | None, str | None], at: Millis) -> int:
    """Store a preset or a text of a player at the table and return its number, or raise NotSaid or BadInput."""
    preset, text = said
    if (preset is None) == (text is None):
        raise NotSaid("a line is a preset or a text")
    if preset is not None and preset not in (*PRESETS, *EMOTES):
        raise NotSaid(f"the presets are {', '.join((*PRESETS, *EMOTES))}")
    if room.closed or chair_of(room, player) is None:
        raise NotSaid(sentence("refused-not-your-talk"))
    if room.terms.quiet and text is not None:
        raise NotSaid(sentence("refused-quiet-chat"))
    clean = None if text is None else short_text(text, "line", _MOST_SIGNS)

    def added(connection: Connection) -> int:
        connection.execute(update(ROOMS).where(ROOMS.c.id == room.id).values(version=ROOMS.c.version + 1))
        number: int | None = connection.execute(select(ROOMS.c.version).where(ROOMS.c.id == room.id)).scalar()
        if number is None:
            raise NoSuchRoom
        line = Line(number=number, player=player, at=at, preset=preset, text=clean)
        connection.execute(insert(CHAT), asdict(line) | {"room": room.id})
        return number

    return await store.write(added)


async def lines_after(store: Store, room: RoomId, after: int) -> tuple[Line, ...]:
    """Return the last lines of a room after a version, in order."""
    columns = CHAT.c
    query = select(columns.number, columns.player, columns.at, columns.preset, columns.text)
    query = query.where(columns.room == room, columns.number > after).order_by(columns.number.desc()).limit(_MOST_SENT)
    return tuple(
        Line(number=number, player=PlayerId(player), at=Millis(at), preset=preset, text=text)
        for number, player, at, preset, text in reversed(await store.read(query))
    )


async def shun(store: Store, player: PlayerId, other: PlayerId, how: Shunning | None) -> None:
    """Mute or block a player for another, or undo it with None; raise BadInput if there are too many."""
    mine = (SHUNNED.c.player == player, SHUNNED.c.other == other)

    def changed(connection: Connection) -> None:
        connection.execute(delete(SHUNNED).where(*mine))
        if how is not None:
            held = select(func.count()).select_from(SHUNNED).where(SHUNNED.c.player == player)
            if connection.execute(held).scalar_one() >= MOST_SHUNNED:
                raise BadInput(sentence("refused-too-many-shunned", most=MOST_SHUNNED))
            connection.execute(insert(SHUNNED), {"player": player, "other": other, "how": how.value})
        if how is Shunning.BLOCK:
            # Unblocking does not make friends again.
            end_consent(connection, player, other)

    await store.write(changed)


async def shunned_by(store: Store, players: Collection[PlayerId]) -> dict[tuple[PlayerId, PlayerId], Shunning]:
    """Return whom the players mute or block, by pairs of player and other."""
    query = select(SHUNNED.c.player, SHUNNED.c.other, SHUNNED.c.how).where(SHUNNED.c.player.in_(players))
    return {(PlayerId(player), PlayerId(other)): Shunning(how) for player, other, how in await store.read(query)}


async def blocked_by(store: Store, player: PlayerId, others: Collection[PlayerId]) -> set[PlayerId]:
    """Return those of some players who block a player."""
    if not others:
        return set()
    query = select(SHUNNED.c.player).where(SHUNNED.c.other == player, SHUNNED.c.how == Shunning.BLOCK.value)
    return {PlayerId(other) for (other,) in await store.read(query.where(SHUNNED.c.player.in_(others)))}


async def apart_from(store: Store, player: PlayerId, others: Collection[PlayerId]) -> set[PlayerId]:
    """Return those of some players who block a player or are blocked by them: neither learns anything of the other."""
    if not others:
        return set()
    mine, theirs = SHUNNED.c.player, SHUNNED.c.other
    between = or_(and_(mine == player, theirs.in_(others)), and_(theirs == player, mine.in_(others)))
    rows = await store.read(select(mine, theirs).where(SHUNNED.c.how == Shunning.BLOCK.value, between))
    return {PlayerId(one if other == player else other) for one, other in rows}


async def report(store: Store, made: Report) -> None:
    """Store a report for the operator, with the last lines of the reported player."""
    reason = short_text(made.reason, "report", _MOST_SIGNS)
    lines = [line for line in await lines_after(store, made.room, 0) if line.player == made.about]
    quoted = msgspec.json.encode(lines[-_MOST_REPORTED:])
    await store.execute(insert(REPORTS).values(**(asdict(made) | {"reason": reason, "lines": quoted})))
