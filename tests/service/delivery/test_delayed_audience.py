"""Watchers with a delay who join a long match late get all of it, in pages that fit into their outbox."""

import asyncio

import msgspec
import pytest

from tests.service.limits.test_loop_work import loop_work
from tests.service.match_setup import begun, matches_on, moved
from tilewright.engine import Seat
from tilewright.game.match import Match
from tilewright.games import TILES
from tilewright.messages.terms import Delay
from tilewright.service.delivery.delayed_audience import DelayedAudience
from tilewright.service.delivery.outbox import Follower, Outbox
from tilewright.service.errors import TooMuch
from tilewright.service.limits.networks import Asker
from tilewright.service.storage.store import Store

MOVES = 330
TURNS = 3
BYTES = 30_000


async def read_until_view(box: Outbox) -> tuple[list[int], int]:
    """Return the numbers of the last events of each message, and that of the first view."""
    seqs: list[int] = []
    while True:
        message = msgspec.json.decode(await box.take())
        if message["type"] == "view":
            return seqs, message["seq"]
        if message["type"] == "events":
            seqs.append(message["seq"])


async def test_a_late_watcher_gets_a_long_match_in_pages_and_a_silent_one_delays_nobody(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    matches = matches_on(store)
    match = await begun(matches, "six time.limit=none match.games=50")
    for _ in range(MOVES):
        await moved(matches, match)
    head = (await matches.latest(match)).seq
    audience = DelayedAudience(match, matches, Delay(millis=0, turns=TURNS), loop_work())
    silent, reading = (Follower(None, Outbox(BYTES), delay=Delay(millis=0, turns=TURNS)) for _ in range(2))
    for follower in (silent, reading):
        audience.join(follower)
    seqs, seq = await asyncio.wait_for(read_until_view(reading.outbox), 60)
    # Nothing of the last turns, and everything before.
    assert head - 2 * TURNS <= seq <= head - TURNS
    assert seqs == sorted(seqs)
    assert seqs[-1] == seq
    # Who reads nothing waits for room, and is not disconnected.
    assert not silent.outbox.overflowed
    assert silent.sent < seq
    # What follows comes at once.
    for _ in range(TURNS + 1):
        await moved(matches, match)
    audience.look()
    later, seq_later = await asyncio.wait_for(read_until_view(reading.outbox), 60)
    assert (later, seq_later > seq) == ([seq_later], True)
    for follower in (silent, reading):
        audience.leave(follower)
    await store.close()


async def test_reading_a_log_is_paid_for_makes_no_views_and_ends_with_the_last_watcher(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(sqlite_url)
    matches = matches_on(store)
    match = await begun(matches, "six time.limit=none match.games=50")
    for _ in range(MOVES // 3):
        await moved(matches, match)
    work, delay, views = loop_work(share=0.000_01, saved=1), Delay(millis=0, turns=TURNS), list[object]()
    view = TILES.engine.view

    def counted(state: Match, seat: Seat | None) -> object:
        views.append(seat)
        return view(state, seat)

    monkeypatch.setattr(TILES.engine, "view", counted)
    audience = DelayedAudience(match, matches, delay, work)
    leaving, staying = (Follower(None, Outbox(10**6), delay=delay, asker=Asker("192.0.2.1", who)) for who in "ab")
    audience.join(leaving)
    await asyncio.sleep(0)
    assert audience.leave(leaving)
    await asyncio.sleep(0)
    assert audience._busy is None
    again = DelayedAudience(match, matches, delay, work)
    again.join(staying)
    await asyncio.wait_for(read_until_view(staying.outbox), 60)
    # The one that the watcher is sent.
    assert len(views) == 1
    with pytest.raises(TooMuch):
        work.check(Asker("192.0.2.9", "b"))
    again.leave(staying)
    await store.close()
