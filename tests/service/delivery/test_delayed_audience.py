"""Watchers with a delay who join a long match late get all of it, in pages that fit into their outbox."""

import asyncio

import msgspec

from tests.service.match_setup import begun, matches_on, moved
from tilewright.messages.terms import Delay
from tilewright.service.delivery.delayed_audience import DelayedAudience
from tilewright.service.delivery.outbox import Follower, Outbox
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
    audience = DelayedAudience(match, matches, Delay(millis=0, turns=TURNS))
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
