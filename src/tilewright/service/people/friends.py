"""Friends by consent of both: each side stores its own, and an unanswered one tells nothing."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, exists, func, insert, or_, select, update

from tilewright.engine import Refused
from tilewright.messages.ids import Millis, PlayerId
from tilewright.messages.people import Friendship
from tilewright.service.rooms.chat import apart_from
from tilewright.service.rooms.meetings import end_consent
from tilewright.service.storage.people_schema import COMPANIONS, CONSENTS
from tilewright.service.storage.store import Store
from tilewright.words.sentence import sentence

MOST_FRIENDS = 200
"""How many people a player may have as friends or have asked, and how many may wait for an answer of theirs."""

_BACK = CONSENTS.alias()


class NoSuchPerson(Refused):
    """Somebody the player does not know: a stranger, somebody apart by a block, or nobody at all."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-no-such-player"))


class TooManyFriends(Refused):
    """One of the two has too many friends, or too many who ask."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-too-many-friends", most=MOST_FRIENDS))


async def refuse_strangers(store: Store, player: PlayerId, others: tuple[PlayerId, ...]) -> None:
    """Raise NoSuchPerson unless a player knows all these people: they played together, or one of them has asked."""
    met = select(COMPANIONS.c.other).where(COMPANIONS.c.player == player, COMPANIONS.c.other.in_(others))
    mine, theirs = CONSENTS.c.player, CONSENTS.c.other
    asked = select(theirs).where(mine == player, theirs.in_(others))
    asking = select(mine).where(theirs == player, mine.in_(others))
    known = {other for query in (met, asked, asking) for (other,) in await store.read(query)}
    if not known.issuperset(others) or await apart_from(store, player, others):
        raise NoSuchPerson


async def befriend(store: Store, player: PlayerId, other: PlayerId, at: Millis) -> None:
    """Ask somebody to be a friend, or agree if they have asked; raise NoSuchPerson or TooManyFriends."""
    await refuse_strangers(store, player, (other,))

    def work(connection: Connection) -> None:
        asked_me = _between(other, player)
        theirs = connection.execute(select(CONSENTS.c.at).where(asked_me)).first()
        if connection.execute(select(CONSENTS.c.at).where(_between(player, other))).first() is None:
            of_mine = _count(connection, CONSENTS.c.player == player)
            waiting = 0 if theirs else _count(connection, CONSENTS.c.other == other, _is_unanswered())
            if max(of_mine, waiting) >= MOST_FRIENDS:
                raise TooManyFriends
            row = {"player": player, "other": other, "at": at, "declined": False}
            connection.execute(insert(CONSENTS), row)
        # Somebody who has declined may still change their mind.
        connection.execute(update(CONSENTS).where(asked_me).values(declined=False))

    await store.write(work)


async def part(store: Store, player: PlayerId, other: PlayerId) -> None:
    """End a friendship, take back an ask, or decline one; who asked does not learn that."""

    def work(connection: Connection) -> None:
        mine = connection.execute(select(CONSENTS.c.at).where(_between(player, other))).first()
        if mine is None:
            connection.execute(update(CONSENTS).where(_between(other, player)).values(declined=True))
        else:
            end_consent(connection, player, other)

    await store.write(work)


async def friendships(store: Store, player: PlayerId) -> tuple[dict[PlayerId, Friendship], tuple[PlayerId, ...]]:
    """Return the friends of a player and those they have asked, and those who ask the player, the latest first."""
    mine, theirs, declined = CONSENTS.c.player, CONSENTS.c.other, CONSENTS.c.declined
    query = select(mine, theirs, declined).where(or_(mine == player, theirs == player))
    # A player has at most this many consents, and that many wait for an answer.
    rows = await store.read(query.order_by(CONSENTS.c.at.desc(), mine).limit(4 * MOST_FRIENDS))
    given = {PlayerId(other) for one, other, _ in rows if one == player}
    got = {PlayerId(one): no for one, other, no in rows if other == player}
    known = {other: Friendship.FRIEND if other in got else Friendship.ASKED for other in given}
    return known, tuple(one for one, no in got.items() if one not in given and not no)


def _between(player: PlayerId, other: PlayerId) -> ColumnElement[bool]:
    return (CONSENTS.c.player == player) & (CONSENTS.c.other == other)


def _is_unanswered() -> ColumnElement[bool]:
    back = exists().where(_BACK.c.player == CONSENTS.c.other, _BACK.c.other == CONSENTS.c.player)
    return ~CONSENTS.c.declined & ~back


def _count(connection: Connection, *which: ColumnElement[bool]) -> int:
    return connection.execute(select(func.count()).select_from(CONSENTS).where(*which)).scalar_one()
