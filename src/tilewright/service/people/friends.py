"""Friends by consent of both, an unanswered one tells nothing; and the people that a player knows."""

from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, or_, select, update

from tilewright.messages.fields import Millis, PlayerId
from tilewright.messages.people import Friendship, Known, LastMatch, PeopleShown, PersonShown, Presence
from tilewright.service.accounts.players import DELETED, shown_players
from tilewright.service.people.calls import calls_to
from tilewright.service.people.here import Here
from tilewright.service.rooms.chat import apart_from
from tilewright.service.rooms.store import end_consent
from tilewright.service.storage.people_schema import COMPANIONS, CONSENTS
from tilewright.service.storage.store import Store
from tilewright.words.say import PlainRefusal

MOST_FRIENDS = 200
"""How many people a player may have as friends or have asked, and how many may wait for an answer of theirs."""

_BACK = CONSENTS.alias()


class NoSuchPerson(PlainRefusal, key="refused-no-such-player"):
    """Somebody the player does not know: a stranger, somebody apart by a block, or nobody at all."""


class TooManyFriends(PlainRefusal, key="refused-too-many-friends", most=MOST_FRIENDS):
    """One of the two has too many friends, or too many who ask."""


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


MOST_SHOWN = 60
"""How many people are listed besides friends: those played with last."""

_ORDER = {Presence.HERE: 0, Presence.PLAYING: 1, None: 2}


async def people_of(store: Store, here: Here, player: PlayerId) -> PeopleShown:
    """Return the people a player knows; who blocks the player, or is blocked by them, is not among them."""
    known, asking = await friendships(store, player)
    last = await _last_matches(store, player)
    others = {*known, *asking, *last}
    apart = await apart_from(store, player, others)
    shown = {
        other: person
        for other, person in (await shown_players(store, others - apart)).items()
        if person.name != DELETED
    }
    friends = [other for other in shown if known.get(other) is Friendship.FRIEND]
    presences = await here.presences(friends)
    people = [
        Known(
            player=other,
            name=person.name,
            avatar=person.avatar,
            friendship=known.get(other, Friendship.NONE),
            presence=presences.get(other),
            last=last.get(other),
        )
        for other, person in shown.items()
        if other in known or (other in last and other not in asking)
    ]
    return PeopleShown(
        people=tuple(sorted(people, key=_place)),
        asks=tuple(PersonShown(one, shown[one].name, shown[one].avatar) for one in asking if one in shown),
        calls=await calls_to(store, player),
        shows_presence=player in await here.visible([player]),
    )


async def forget(store: Store, player: PlayerId, other: PlayerId) -> None:
    """Take somebody from the list of those a player played with; friends stay friends."""
    await store.execute(delete(COMPANIONS).where(COMPANIONS.c.player == player, COMPANIONS.c.other == other))


async def _last_matches(store: Store, player: PlayerId) -> dict[PlayerId, LastMatch]:
    query = select(COMPANIONS.c.other, COMPANIONS.c.rules, COMPANIONS.c.at).where(COMPANIONS.c.player == player)
    rows = await store.read(query.order_by(COMPANIONS.c.at.desc(), COMPANIONS.c.other).limit(MOST_SHOWN))
    return {PlayerId(other): LastMatch(rules, Millis(at)) for other, rules, at in rows}


def _place(person: Known) -> tuple[bool, int, int, str]:
    """Return what people are sorted by: friends first, of them those who are here, then the last match."""
    last = 0 if person.last is None else person.last.at
    return person.friendship is not Friendship.FRIEND, _ORDER[person.presence], -last, person.name
