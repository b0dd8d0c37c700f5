"""Time in which no node reaches the database does not count against a turn, whichever nodes notice."""

import asyncio

import pytest
from sqlalchemy import select, update

from tests.service.limits.test_loop_work import loop_work
from tests.service.match_setup import begun, matches_on, sweeping
from tests.service.store_setup import new_match
from tests.waiting import until
from tilewright.hosting.rows import Schedule
from tilewright.hosting.shown import clock
from tilewright.messages.fields import MatchId, Millis
from tilewright.service.delivery.audience import Audiences
from tilewright.service.delivery.outbox import Follower, Outbox
from tilewright.service.matches.service import Matches
from tilewright.service.metrics import Metrics
from tilewright.service.settings import now
from tilewright.service.storage.heartbeat import beat, claim
from tilewright.service.storage.schema import EVENTS, HEARTBEAT, MATCHES
from tilewright.service.storage.store import Store
from tilewright.service.workbench.bot_pool import BotPool

SECOND, DAY = 1_000, 86_400_000
GRACE = 2 * SECOND
NEVER = Millis(0)
CORRESPONDENCE = "classic-nl time.limit=86400"


async def deadline_of(matches: Matches, match: MatchId) -> int:
    """Return the deadline of a turn, which the row of the match and its last event agree on."""
    row = await matches.store.match(match)
    assert row.schedule.deadline_at == row.schedule.wake_at == (await matches.store.tail(match))[-1].deadline_at
    assert row.schedule.deadline_at is not None
    return row.schedule.deadline_at


async def ago(store: Store, millis: int) -> None:
    """Let everything stored have happened this much earlier, as if the server had been down since."""
    for table in (MATCHES, EVENTS):
        await store.execute(update(table).values(deadline_at=table.c.deadline_at - millis))
    await store.execute(update(MATCHES).values(wake_at=MATCHES.c.wake_at - millis))
    await store.execute(update(EVENTS).values(at=EVENTS.c.at - millis))
    await store.execute(update(HEARTBEAT).values(at=HEARTBEAT.c.at - millis))


@pytest.mark.parametrize("rules", ["classic-fr", CORRESPONDENCE])
async def test_a_turn_has_as_much_time_left_after_the_server_was_down(store: Store, rules: str) -> None:
    matches = matches_on(store)
    match = await begun(matches, rules)
    before = await deadline_of(matches, match)
    start = now()
    await beat(store, start, NEVER, GRACE)
    await ago(store, 2 * DAY)
    first = await beat(store, start, NEVER, GRACE)
    assert (first.at, first.given_back) == (start, 2 * DAY)
    assert await deadline_of(matches, match) == before
    # The second node that starts, and every later heartbeat, adds nothing.
    again = await beat(store, Millis(start + 5), NEVER, GRACE)
    assert again.given_back == first.given_back
    assert await deadline_of(matches, match) == before
    assert (await matches_on(store).latest(match)).deadline_at == before


async def test_two_nodes_that_start_together_give_the_time_back_once(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches)
    timed = await begun(matches, "classic-fr")
    before, at = await deadline_of(matches, timed), now()
    await beat(store, at, NEVER, GRACE)
    await ago(store, DAY)
    beats = await asyncio.gather(*(beat(store, at, NEVER, GRACE) for _ in range(4)))
    assert {each.given_back for each in beats} == {DAY}
    assert await deadline_of(matches, timed) == before
    # A match without a clock has no deadline afterwards either.
    assert (await store.match(match)).schedule.deadline_at is None


async def test_a_restart_of_one_of_two_nodes_changes_nothing(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches, "classic-fr")
    before, at = await deadline_of(matches, match), now()
    for step in range(5):
        await beat(store, Millis(at + step * SECOND), NEVER, GRACE)
    # The other node was away for all that time.
    assert (await beat(store, Millis(at + 5 * SECOND), Millis(at - SECOND), GRACE)).given_back == 0
    assert await deadline_of(matches, match) == before


async def test_a_node_that_reached_the_database_without_storing_it_was_not_away(store: Store) -> None:
    at = Millis(now())
    await beat(store, Millis(at - DAY), NEVER, GRACE)
    assert (await beat(store, at, Millis(at - SECOND), GRACE)).given_back == 0


async def test_only_the_time_since_the_turn_began_is_given_back(store: Store) -> None:
    matches = matches_on(store)
    await beat(store, Millis(now() - DAY), NEVER, GRACE)
    match = await begun(matches, "classic-fr")
    before = await deadline_of(matches, match)
    at = Millis(now() + 10 * SECOND)
    began = (await store.tail(match))[-1].at
    # A node that was idle stored no heartbeat, and was killed as the match had begun.
    await beat(store, at, NEVER, GRACE)
    assert await deadline_of(matches, match) == before + at - began


async def test_time_that_was_up_before_the_server_went_down_stays_up(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches, "classic-fr")
    late = (await deadline_of(matches, match)) + SECOND
    await beat(store, Millis(late), NEVER, GRACE)
    await beat(store, Millis(late + DAY), NEVER, GRACE)
    assert await deadline_of(matches, match) < late + DAY


async def test_a_start_with_a_clock_set_back_leaves_every_turn_its_time_and_frees_the_bots(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches, "classic-fr")
    at = now()
    left = await deadline_of(matches, match) - at
    await beat(store, at, NEVER, GRACE)
    await store.create(new_match("of bots", schedule=Schedule(wake_at=Millis(at + SECOND))))
    await store.execute(update(MATCHES).values(lease_until=at + SECOND))
    back = Millis(at - DAY)
    # A node that runs goes on by its own clock, and one that is a little behind does not touch anything.
    for running, alive in ((back, back), (Millis(at - 10 * SECOND), NEVER)):
        await beat(store, running, alive, GRACE)
    assert await deadline_of(matches, match) == at + left
    await beat(store, back, NEVER, GRACE)
    assert await deadline_of(matches, match) == back + left
    assert {due.match for due in await claim(store, Millis(back + 2 * SECOND), SECOND, 10)} == {"of bots"}
    # It happens once.
    await beat(store, Millis(back + SECOND), NEVER, GRACE)
    assert await deadline_of(matches, match) == back + left


@pytest.mark.parametrize("later", [10 * SECOND, DAY])
async def test_a_clock_set_back_and_then_an_outage_leave_every_turn_its_time(store: Store, later: int) -> None:
    """The outage ends before or after the time at which the turn began by the old clock."""
    matches = matches_on(store)
    match = await begun(matches, CORRESPONDENCE)
    at = now()
    await beat(store, at, NEVER, GRACE)
    left = await deadline_of(matches, match) - at
    back = Millis(at - DAY // 2)
    await beat(store, back, NEVER, GRACE)
    assert await deadline_of(matches, match) == back + left
    assert [entry.at for entry in await store.tail(match) if entry.at > back] == []
    # No node is there for a while, and then one starts.
    after = Millis(back + later)
    await beat(store, after, NEVER, GRACE)
    assert await deadline_of(matches, match) == after + left


async def test_a_node_that_starts_gives_time_back_before_it_ends_a_turn(store: Store, bots: BotPool) -> None:
    matches = matches_on(store)
    match = await begun(matches, "classic-fr")
    head = (await store.match(match)).head
    await beat(store, now(), NEVER, GRACE)
    await ago(store, DAY)
    audiences = Audiences(matches, Metrics(), loop_work())
    box = Outbox(100_000)
    follower = Follower((await matches.latest(match)).people[0], box)
    follower.sent = head
    audiences.join(match, follower)
    async with sweeping(matches, bots):

        async def is_given_back() -> bool:
            return bool((await store.read(select(HEARTBEAT.c.given_back)))[0][0])

        await until(is_given_back)
        loaded = await matches.latest(match)
        assert loaded.seq == head
        assert loaded.deadline_at is not None
        assert loaded.deadline_at > now()
        # Those who are connected are sent the clock again.
        shown = b'"deadline":%d' % (clock(loaded, now()).deadline or 0)
        while shown not in await box.take():
            pass
    assert (await store.match(match)).head == head
    await audiences.close()
