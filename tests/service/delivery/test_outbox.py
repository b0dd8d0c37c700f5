"""The messages that wait for a socket: as many bytes as it may have, then none any more."""

import asyncio

from tilewright.service.delivery.outbox import Outbox


async def test_a_message_that_does_not_fit_ends_the_outbox() -> None:
    outbox, ended = Outbox(10), list[bool]()
    outbox.on_overflow = lambda: ended.append(True)
    for message in (b"12345", b"67890"):
        outbox.put(message)
    assert not outbox.overflowed
    outbox.put(b"1")
    assert await outbox.take() == b"12345"
    # There is room now, but what was left out would be missing.
    outbox.put(b"1")
    assert (outbox.overflowed, ended, await outbox.take()) == (True, [True], b"67890")


async def test_a_sender_of_many_messages_waits_until_half_of_them_were_taken() -> None:
    outbox = Outbox(10)
    for message in (b"123", b"456", b"789"):
        outbox.put(message)
    waiting = asyncio.create_task(outbox.room())
    taken = 0
    while not waiting.done():
        await outbox.take()
        taken += 1
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert taken == 2
