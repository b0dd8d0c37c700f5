"""The operator's desk: bans that hold at once on every node, mutes, and an audit log of every act."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select, update

from tests.service.match_setup import QUICK_HASHER, begun, guests, matches_on
from tests.service.servers import Server
from tests.waiting import until
from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.accounts.accounts import Accounts
from tilewright.service.accounts.roles import is_operator, set_operator
from tilewright.service.bus.bus import Bus
from tilewright.service.bus.opening import open_bus
from tilewright.service.desk import listings
from tilewright.service.desk.bans import Banned, Bans, Kind, Reason
from tilewright.service.desk.desk import BanWanted, Desk
from tilewright.service.errors import StoreDefect
from tilewright.service.rooms.chat import Report, lines_after, report, say
from tilewright.service.rooms.service import NewRoom, Rooms
from tilewright.service.rooms.store import room_of
from tilewright.service.settings import Retention, now
from tilewright.service.storage.account_schema import AUDIT, BANS
from tilewright.service.storage.store import Store
from tilewright.service.upkeep.retention import clear
from tilewright.tiles import BadInput

HOUR = 3_600_000
ADDRESS, ELSEWHERE = "192.0.2.7", "192.0.2.8"


@pytest.fixture
async def nodes(store: Store) -> AsyncIterator[tuple[Desk, Bans, Bans]]:
    """Return a desk, its node's bans, and those of another node on the same bus; neither looks by itself."""
    bus = Bus()
    here, there = Bans(store, bus, HOUR), Bans(store, bus, HOUR)
    yield Desk(Rooms(matches_on(store)), here), here, there
    for bans in (here, there):
        await bans.close()


def is_banned(bans: Bans, player: PlayerId, address: str = ELSEWHERE, kind: Kind = Kind.BAN) -> bool:
    """Return whether a request is refused."""
    try:
        bans.refuse(player, address, kind)
    except Banned:
        return True
    return False


async def test_a_ban_ends_connections_on_every_node_and_the_match_goes_on(
    store: Store, nodes: tuple[Desk, Bans, Bans]
) -> None:
    desk, here, there = nodes
    matches = matches_on(store)
    match = await begun(matches)
    ann, ben = (holder.player for holder in (await store.match(match)).holders)
    assert ann is not None
    assert ben is not None
    ended: list[str] = []
    with (
        there.watched(ann, ADDRESS, lambda: ended.append("ann")),
        there.watched(ben, ADDRESS, lambda: ended.append("ben")),
    ):
        ban = await desk.ban(ben, BanWanted(kind=Kind.BAN, reason=Reason.INSULTS, player=ann, hours=2))
        await until(lambda: bool(ended))
        assert (ended, there.networks(ann)) == (["ann"], (ADDRESS,))
    assert [is_banned(bans, player) for bans in (here, there) for player in (ann, ben)] == [True, False] * 2
    with pytest.raises(Banned, match=r"banned you from this server until .* for insulting other players"):
        there.refuse(ann, ELSEWHERE)
    assert (await matches_on(store).latest(match)).standing.away == (0,)
    assert await desk.lift(ben, ban.id)
    assert not await desk.lift(ben, ban.id)
    await until(lambda: not is_banned(there, ann))


async def test_a_node_hears_of_a_ban_over_redis(store: Store, redis_server: Server) -> None:
    buses = [open_bus(f"redis://127.0.0.1:{redis_server.port}") for _ in range(2)]
    here, there = (Bans(store, bus, HOUR) for bus in buses)
    desk = Desk(Rooms(matches_on(store)), here)
    ann, ben = await guests(store, 2)
    ban = await desk.ban(ben, BanWanted(kind=Kind.BAN, reason=Reason.SPAM, player=ann, hours=1))
    await until(lambda: is_banned(there, ann))
    await desk.lift(ben, ban.id)
    await until(lambda: not is_banned(there, ann))
    for bans, bus in zip((here, there), buses, strict=True):
        await bans.close()
        await bus.close()


async def test_a_node_without_a_bus_finds_a_ban_by_itself(store: Store) -> None:
    """Two nodes on one database that cannot hear each other."""
    here, there = Bans(store, Bus(), HOUR), Bans(store, Bus(), 20)
    ann, ben = await guests(store, 2)
    ended: list[str] = []
    with there.watched(ann, ELSEWHERE, lambda: ended.append(ann)):
        desk = Desk(Rooms(matches_on(store)), here)
        ban = await desk.ban(ben, BanWanted(kind=Kind.BAN, reason=Reason.SPAM, player=ann, hours=1))
        await until(lambda: is_banned(there, ann) and bool(ended))
    await desk.lift(ben, ban.id)
    await until(lambda: not is_banned(there, ann))
    for bans in (here, there):
        await bans.close()


async def test_networks_are_banned_and_a_ban_ends_by_itself(store: Store, nodes: tuple[Desk, Bans, Bans]) -> None:
    desk, here, _ = nodes
    ann, ben = await guests(store, 2)
    await desk.ban(ann, BanWanted(kind=Kind.BAN, reason=Reason.SPAM, network=f" {ADDRESS} ", hours=1))
    await desk.ban(ann, BanWanted(kind=Kind.BAN, reason=Reason.SPAM, network="2001:db8:7::/48", hours=None))
    for address, expected in ((ADDRESS, True), (ELSEWHERE, False), ("2001:db8:7:9::1", True), ("2001:db8:8::1", False)):
        assert is_banned(here, ben, address) is expected
    for wrong in ("10.0.0.0/8", "nowhere", "2001:db8::/32"):
        with pytest.raises(BadInput):
            await desk.ban(ann, BanWanted(kind=Kind.BAN, reason=Reason.SPAM, network=wrong, hours=None))
    with pytest.raises(BadInput):
        await desk.ban(ann, BanWanted(kind=Kind.BAN, reason=Reason.SPAM, player=PlayerId("nobody"), hours=None))
    await store.execute(update(BANS).values(until=now() + 200))
    await here.refresh()
    # A ban ends with time; nobody looks again.
    await asyncio.sleep(0.3)
    assert not is_banned(here, ben, ADDRESS)
    await store.execute(update(BANS).values(until=now() - 400 * 24 * HOUR))
    await here.refresh()
    assert not is_banned(here, ben, ADDRESS)
    await store.execute(update(AUDIT).where(AUDIT.c.subject == ADDRESS).values(at=1))
    assert await clear(store, Retention(audit=365), now()) == {"audit": 3}


async def test_every_act_is_in_the_audit_log_and_lists_are_paged(store: Store, nodes: tuple[Desk, Bans, Bans]) -> None:
    desk, here, _ = nodes
    ann, ben = await guests(store, 2)
    accounts = Accounts(store, QUICK_HASHER)
    await accounts.sign_up(ann, "ann", "correct horse")
    accounts.close()
    assert not await set_operator(store, "nobody", granted=True)
    assert await set_operator(store, "ANN", granted=True)
    assert (await is_operator(store, ann), await is_operator(store, ben)) == (True, False)
    kept = await Rooms(matches_on(store)).open(ben, NewRoom(listed=True))
    number = await say(store, kept.room, ben, (None, "rude words"), Millis(1))
    for _ in range(listings.PAGE + 1):
        await report(store, Report(reporter=ann, about=ben, room=kept.room.id, at=Millis(1), reason="rude"))
    first = await listings.reports(store, None, handled=False)
    assert (len(first), first[0].about.player, first[0].lines[0].text) == (listings.PAGE, ben, "rude words")
    assert len(await listings.reports(store, first[-1].id, handled=False)) == 1
    assert [await desk.handle(ann, first[0].id) for _ in range(2)] == [True, False]
    assert [each.id for each in await listings.reports(store, None, handled=True)] == [first[0].id]
    await desk.ban(ann, BanWanted(kind=Kind.MUTE, reason=Reason.NAME, player=ben, hours=None))
    assert (is_banned(here, ben), is_banned(here, ben, kind=Kind.MUTE)) == (False, True)
    assert [await desk.remove_line(ann, kept.room.id, number) for _ in range(2)] == [True, False]
    assert await lines_after(store, kept.room.id, 0) == ()
    await desk.close_table(ann, kept.room.id)
    assert (await room_of(store, kept.room.id)).room.closed
    assert str(await desk.link(ann, "ann")).startswith("/link#")
    assert await desk.link(ann, "nobody") is None
    acts = await listings.audit(store, None)
    assert [line.act for line in acts] == ["link", "close", "remove", "mute", "handle", "grant"]
    assert {line.operator for line in acts[:-1]} == {"Guest 0"}
    assert await listings.audit(store, acts[-1].id) == ()
    ((shown,),) = [await listings.bans(store, None)]
    assert shown.who is not None
    assert (shown.who.player, await listings.bans(store, shown.ban.at)) == (ben, ())
    assert [who.login for who in await listings.found(store, "Ann")] == ["ann"]
    assert (await listings.sizes(store)).open_reports == listings.PAGE
    assert await set_operator(store, "ann", granted=False)
    assert not await is_operator(store, ann)
    assert len(await store.read(select(AUDIT.c.id))) == len(acts) + 1


async def test_an_act_without_its_line_in_the_audit_log_does_not_happen(
    store: Store, nodes: tuple[Desk, Bans, Bans]
) -> None:
    """The database refuses the line of an operator who is not there, and with it the whole transaction."""
    desk, here, _ = nodes
    ann, ben = await guests(store, 2)
    kept = await Rooms(matches_on(store)).open(ben, NewRoom(listed=True))
    number = await say(store, kept.room, ben, (None, "rude words"), Millis(1))
    await report(store, Report(reporter=ann, about=ben, room=kept.room.id, at=Millis(1), reason="rude"))
    (reported,) = await listings.reports(store, None, handled=False)
    banned = await desk.ban(ann, BanWanted(kind=Kind.MUTE, reason=Reason.NAME, player=ben, hours=None))
    nobody, room = PlayerId("nobody"), kept.room.id
    acts = (
        lambda: desk.close_table(nobody, room),
        lambda: desk.remove_line(nobody, room, number),
        lambda: desk.handle(nobody, reported.id),
        lambda: desk.lift(nobody, banned.id),
        lambda: desk.ban(nobody, BanWanted(kind=Kind.BAN, reason=Reason.SPAM, player=ben, hours=None)),
    )
    for act in acts:
        with pytest.raises(StoreDefect):
            await act()
    assert not (await room_of(store, room)).room.closed
    assert [line.text for line in await lines_after(store, room, 0)] == ["rude words"]
    assert [each.id for each in await listings.reports(store, None, handled=False)] == [reported.id]
    await here.refresh()
    assert (is_banned(here, ben), is_banned(here, ben, kind=Kind.MUTE)) == (False, True)
    assert [line.act for line in await listings.audit(store, None)] == ["mute"]
