"""The people that a player knows, in a fixed number of queries."""

from __future__ import annotations

from sqlalchemy import delete, select

from tilewright.messages.ids import Millis, PlayerId
from tilewright.messages.people import Friendship, Known, LastMatch, PeopleShown, PersonShown, Presence
from tilewright.service.accounts.players import DELETED
from tilewright.service.accounts.shown import shown_players
from tilewright.service.people.calls import calls_to
from tilewright.service.people.friends import friendships
from tilewright.service.people.here import Here
from tilewright.service.rooms.chat import apart_from
from tilewright.service.storage.people_schema import COMPANIONS
from tilewright.service.storage.store import Store

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
