"""Retention: what is deleted, what is kept, and that batches are small, on both databases."""

import secrets
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import Table, func, insert, select, update

from tests.service.match_setup import matches_on
from tests.service.store_setup import new_match
from tests.waiting import until
from tilewright.engine import Seat
from tilewright.hosting.rows import Schedule
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.messages.terms import Terms
from tilewright.service.accounts.logins import SECONDS_OF_A_LOGIN
from tilewright.service.accounts.players import DELETED, Player, add_player, log_in, names_of, player_of
from tilewright.service.matches.rack_orders import store_orders
from tilewright.service.rooms.chat import Report, report, say
from tilewright.service.rooms.room import Called, sat_down
from tilewright.service.rooms.service import NewRoom, Rooms
from tilewright.service.settings import Retention, now
from tilewright.service.storage.account_schema import ACCOUNTS
from tilewright.service.storage.people_schema import COMPANIONS, CONSENTS, GROUP_TOTALS, TABLE_CALLS
from tilewright.service.storage.rows import Append, CommandKey, Snapshot, StoredDraft
from tilewright.service.storage.schema import (
    CHAIRS,
    CHAT,
    COMMANDS,
    DRAFTS,
    EVENTS,
    LOGINS,
    MATCHES,
    PLAYERS,
    PRESENCE,
    RACK_ORDERS,
    RATINGS,
    REPORTS,
    ROOMS,
    SEATS,
    SNAPSHOTS,
)  # fmt: skip
from tilewright.service.storage.store import Store
from tilewright.service.upkeep.retention import Cleanup, clear

DAY = 24 * 3_600 * 1_000
NOW = Millis(1_000 * DAY)
_HOUR = 3_600_000
OLD, NEW = Millis(NOW - 20 * DAY), Millis(NOW - 5 * DAY)
TEN = {"caches": 10, "logins": 10, "tables": 10, "chat": 10, "guests": 10, "abandoned": 10, "people": 10}
WANTED = NewRoom(rules="classic-nl", house={}, terms=Terms(), bots=(None, None), listed=False)


async def count(store: Store, *tables: Table) -> list[int]:
    """Return the numbers of rows of some tables."""
    return [(await store.read(select(func.count()).select_from(table)))[0][0] for table in tables]


async def cleared(store: Store, **days: float) -> dict[str, int]:
    """Return what is deleted in all batches, with the retention of only the named kinds."""
    retention = Retention(**{**dict.fromkeys(TEN, 0.0), **days})
    gone: dict[str, int] = {}
    while piece := await clear(store, retention, NOW):
        gone = {kind: gone.get(kind, 0) + piece.get(kind, 0) for kind in {*gone, *piece}}
    return gone


async def played(store: Store, name: str, at: Millis, *, over: bool, people: Sequence[PlayerId] = ()) -> None:
    """Store a match with rows in all tables beside its log."""
    match = MatchId(name)
    await store.create(new_match(name))
    await store.execute(update(MATCHES).where(MATCHES.c.id == name).values(created_at=at))
    for seat, player in enumerate(people):
        await store.execute(
            update(SEATS).where(SEATS.c.match == name, SEATS.c.seat == seat).values(player=player, bot=None)
        )
    command = CommandKey(seat=Seat(0), id="1")
    await store.append(
        Append(match=match, after=0, events=(b"1",), at=at, schedule=Schedule(over=over), command=command)
    )
    await store.put(Snapshot(match=match, seq=1, maker="m", state=b"s"))
    await store.put(StoredDraft(match=match, seat=Seat(0), seq=1, at=at, draft=b"[]"))
    await store.write(partial(store_orders, orders={(match, Seat(0)): (1,)}))


async def guest(store: Store, name: str, at: Millis, *, expires: int = 1) -> PlayerId:
    """Return a guest who logged in at a time, for some days."""
    player = PlayerId(name)
    await add_player(store, Player(player, name), at)
    await log_in(store, player, f"token of {name}", at, Millis(at + expires * DAY))
    return player


CACHES = (SNAPSHOTS, DRAFTS, RACK_ORDERS, COMMANDS)


async def test_of_an_old_finished_match_only_the_log_is_kept(store: Store) -> None:
    for name, at, over in (("done", OLD, True), ("lately", NEW, True), ("running", OLD, False)):
        await played(store, name, at, over=over)
    assert await cleared(store, caches=10) == {"caches": 4}
    assert await count(store, *CACHES) == [2] * 4
    assert await count(store, MATCHES, EVENTS) == [3, 3]
    assert {match for (match,) in await store.read(select(SNAPSHOTS.c.match))} == {"lately", "running"}


async def test_a_match_that_nobody_finishes_is_deleted_with_its_table(store: Store) -> None:
    ann, ben = await guest(store, "ann", NEW), await guest(store, "ben", NEW)
    rooms = Rooms(matches_on(store))
    for name, at, over in (("left", OLD, False), ("seen", OLD, False), ("lately", NEW, False), ("done", OLD, True)):
        await played(store, name, at, over=over, people=[ann])
    await store.execute(insert(PRESENCE).values(match="seen", seen_at=NEW))
    await store.execute(insert(PRESENCE).values(match="left", seen_at=OLD, rest_head=1))
    here = await rooms.open(ann, WANTED)
    await rooms.change(here.room.id, lambda room: replace(room, match=MatchId("left")))
    other = await rooms.open(ann, WANTED)
    assert await cleared(store, abandoned=10) == {"abandoned": 1}
    assert {match for (match,) in await store.read(select(MATCHES.c.id))} == {"seen", "lately", "done"}
    assert await count(store, EVENTS, *CACHES) == [3] * 5
    assert {room for (room,) in await store.read(select(ROOMS.c.id))} == {other.room.id}
    # A reported player may have to be judged by what happened.
    await played(store, "reported", OLD, over=False, people=[ann, ben])
    row = {"reporter": ben, "about": ann, "room": other.room.id, "at": OLD, "reason": "rude", "lines": b"[]"}
    await store.execute(insert(REPORTS).values(row))
    assert await cleared(store, abandoned=10) == {}


async def test_nothing_is_deleted_without_a_retention_time(store: Store) -> None:
    await played(store, "done", OLD, over=True)
    await guest(store, "ann", OLD)
    before = await count(store, *CACHES, PLAYERS, LOGINS)
    assert await cleared(store) == {}
    assert await count(store, *CACHES, PLAYERS, LOGINS) == before


async def test_logins_that_expired_long_ago_are_deleted(store: Store) -> None:
    await guest(store, "ann", OLD)
    await guest(store, "ben", OLD, expires=180)
    assert await cleared(store, logins=10) == {"logins": 1}
    assert await player_of(store, "token of ben", NOW) is not None
    assert await count(store, PLAYERS) == [2]


async def test_old_chat_is_deleted_line_by_line(store: Store) -> None:
    ann = await guest(store, "ann", NEW)
    kept = await Rooms(matches_on(store)).open(ann, WANTED)
    for at in (OLD, OLD, NEW):
        await say(store, kept.room, ann, ("hello", None), at)
    assert await cleared(store, chat=10) == {"chat": 2}
    assert [at for (at,) in await store.read(select(CHAT.c.at))] == [NEW]


async def test_old_tables_are_deleted_except_those_in_play_or_with_a_report(store: Store) -> None:
    ann, ben = await guest(store, "ann", NEW), await guest(store, "ben", NEW)
    rooms = Rooms(matches_on(store))
    left, running, reported, fresh = [(await rooms.open(ann, WANTED)).room for _ in range(4)]
    for room in (left, running, reported):
        await rooms.change(room.id, lambda before: sat_down(before, ben, None))
        await say(store, room, ann, ("hello", None), OLD)
    await rooms.start(running.id, ann, None)
    await report(store, Report(reporter=ann, about=ben, room=reported.id, at=OLD, reason="rude"))
    old = [left.id, running.id, reported.id]
    await store.execute(update(ROOMS).where(ROOMS.c.id.in_(old)).values(changed_at=OLD))
    await store.execute(update(ROOMS).where(ROOMS.c.id == fresh.id).values(changed_at=NEW))
    assert await cleared(store, tables=10) == {"tables": 4}
    assert {room for (room,) in await store.read(select(ROOMS.c.id))} == {running.id, reported.id, fresh.id}
    assert await count(store, CHAT) == [2]


async def test_guests_who_never_returned_are_deleted(store: Store) -> None:
    people = {name: await guest(store, name, OLD) for name in ("gone", "seated", "player", "account", "host", "rated")}
    people["new"] = await guest(store, "new", NEW)
    await played(store, "long ago", OLD, over=True, people=[people["seated"], people["account"]])
    await played(store, "alone", OLD, over=True, people=[people["gone"]])
    await played(store, "lately", NEW, over=True, people=[people["player"]])
    row = {"player": people["account"], "login": "a", "password": "hash", "created_at": OLD}
    await store.execute(insert(ACCOUNTS).values(row))
    rating = {"player": people["rated"], "rules": "classic-nl", "mu": 25.0, "sigma": 8.0, "matches": 1}
    await store.execute(insert(RATINGS).values(rating))
    room = (await Rooms(matches_on(store)).open(people["host"], WANTED)).room
    await store.execute(update(ROOMS).where(ROOMS.c.id == room.id).values(changed_at=OLD))
    assert await cleared(store) == {}
    assert await cleared(store, guests=10) == {"guests": 3}
    names = await names_of(store, list(people.values()))
    # Guests with a seat or a chair remain without a name; the others are gone.
    assert names == {
        "seated": DELETED, "host": DELETED, "player": "player", "account": "account", "new": "new",
        "rated": "rated",
    }  # fmt: skip
    assert {match for (match,) in await store.read(select(MATCHES.c.id))} == {"long ago", "lately"}
    assert await count(store, CHAIRS) == [0]
    assert await player_of(store, "token of gone", OLD) is None


async def test_of_many_guests_some_are_looked_at_each_time(store: Store) -> None:
    rows: list[dict[str, Any]] = [
        {"id": secrets.token_urlsafe(12), "name": "guest", "created_at": NEW if number % 10 else OLD}
        for number in range(1_500)
    ]
    # One statement with all values would take seconds to compile.
    await store.write(lambda connection: connection.execute(insert(PLAYERS), rows))
    gone = []
    while piece := await clear(store, Retention(guests=10), NOW):
        gone.append(piece["guests"])
    assert max(gone) <= 100
    # Those that are not among the first thousand of either half are found another time.
    assert 50 <= sum(gone) <= 150
    assert await count(store, PLAYERS) == [1_500 - sum(gone)]


def test_by_default_guests_are_kept_until_nobody_can_log_in_as_them() -> None:
    assert Retention().guests * DAY == SECONDS_OF_A_LOGIN * 1_000


async def test_batches_are_small(store: Store) -> None:
    player = await guest(store, "ann", NEW)
    rows: list[dict[str, Any]] = [
        {"token_hash": b"%d" % number, "player": player, "created_at": OLD, "expires_at": OLD} for number in range(250)
    ]
    await store.execute(insert(LOGINS).values(rows))
    retention = Retention(logins=10)
    assert [(await clear(store, retention, NOW)).get("logins", 0) for _ in range(4)] == [100, 100, 50, 0]


async def test_a_node_deletes_expired_data_by_itself(store: Store) -> None:
    player = PlayerId("ann")
    await add_player(store, Player(player, "Ann"), now())
    await log_in(store, player, "token", OLD, OLD)
    cleanup = Cleanup(store, Retention(logins=1), 10)

    async def is_empty() -> bool:
        return await count(store, LOGINS) == [0]

    await until(is_empty)
    await cleanup.close()


async def test_more_than_a_batch_does_not_wait_for_the_next_time(store: Store) -> None:
    """Chat comes faster than a hundred lines a minute."""
    ann = await guest(store, "ann", NEW)
    room = (await Rooms(matches_on(store)).open(ann, WANTED)).room.id
    lines = [{"room": room, "number": number, "player": ann, "at": OLD, "preset": "hello"} for number in range(250)]
    await store.write(lambda connection: connection.execute(insert(CHAT), lines))
    cleanup = Cleanup(store, Retention(chat=1), _HOUR)
    await cleanup.clear_batches()
    assert await count(store, CHAT) == [0]
    await cleanup.close()


@pytest.mark.parametrize("kind", sorted(TEN))
def test_every_kind_can_be_kept_for_ever(kind: str) -> None:
    assert getattr(Retention(**{kind: 0.0}), kind) == 0


async def test_the_table_of_a_long_match_stays_for_its_time_after_the_end(store: Store) -> None:
    host = await guest(store, "host", NEW)
    rooms = Rooms(matches_on(store))
    stored = await rooms.open(host, WANTED)
    # Nothing changed at the table since the match began: its moves are in the log alone.
    await played(store, "long", NEW, over=True, people=[host])
    in_play = msgspec.structs.replace(stored.room, match=MatchId("long"))
    await store.execute(update(ROOMS).values(changed_at=OLD, room=msgspec.json.encode(in_play)))
    assert await cleared(store, tables=10) == {}
    await store.execute(update(EVENTS).values(at=OLD))
    assert await cleared(store, tables=10) == {"tables": 2}


async def test_people_who_have_not_played_together_for_long_are_forgotten_and_friends_are_not(store: Store) -> None:
    ann, ben, cas = [await guest(store, name, NEW) for name in ("ann", "ben", "cas")]
    times = ((ann, ben, OLD), (ben, ann, OLD), (ann, cas, NEW))
    pairs = [{"player": one, "other": other, "at": at} for one, other, at in times]
    total = {"rules": "twist", "matches": 1, "won": 1.0, "games_won": 1}
    rows: dict[Table, list[dict[str, Any]]] = {
        COMPANIONS: [pair | {"match": "m", "rules": "twist"} for pair in pairs],
        # Ann and Ben are friends; Cas has not answered, and neither has Ann.
        CONSENTS: [pair | {"declined": False} for pair in pairs]
        + [{"player": ben, "other": cas, "at": OLD, "declined": True}],
        GROUP_TOTALS: [total | {"company": f"{at}", "player": ann, "at": at} for at in (OLD, NEW)],
    }
    await store.write(lambda connection: [connection.execute(insert(table), rows[table]).rowcount for table in rows])
    assert await cleared(store, people=0) == {}
    assert await cleared(store, people=10) == {"people": 4}
    assert await count(store, COMPANIONS, CONSENTS, GROUP_TOTALS) == [1, 3, 1]
    assert await store.read(select(CONSENTS.c.player).where(CONSENTS.c.declined)) == []


async def test_calls_go_with_their_table(store: Store) -> None:
    ann, ben = [await guest(store, name, NEW) for name in ("ann", "ben")]
    await Rooms(matches_on(store)).open(ann, WANTED, (Called(player=ben),))
    await store.execute(update(ROOMS).values(changed_at=OLD))
    assert await count(store, TABLE_CALLS) == [1]
    assert await cleared(store, tables=10) == {"tables": 3}
    assert await count(store, TABLE_CALLS, ROOMS) == [0, 0]
