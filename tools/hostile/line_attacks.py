"""Attacks over sockets, event streams and bare connections: floods, storms, and readers that never read."""

import asyncio
import json
import secrets
import socket
from contextlib import suppress

from tools.hostile import payloads
from tools.hostile.crowd import TURNED_AWAY, Crowd
from tools.hostile.visitor import SERVER, Line, Visitor

_SILENT = 300
_SLOW = 40
_SLOW_READERS = 6
_SMALL_BUFFER = 4_096
# The first byte of TCP_INFO while neither side has closed the connection.
_ESTABLISHED = b"\x01"
_LOOSE_TILES = 30
_RACK = 80


async def huge_frames(crowd: Crowd) -> None:
    """Play tables of as many empty rows as one message holds."""
    guest = await crowd.guest(crowd.neighbor())
    match = await crowd.match(guest, "greedy")
    frame = f'{{"type":"act","id":"huge","command":{payloads.empty_rows(payloads.ROWS_IN_A_FRAME)}}}'
    async with guest.line() as line:
        await line.say({"type": "hello", "match": match})
        await line.turn()
        async for _ in crowd.rounds(0.35):
            await line.say(frame)
            await line.hear_a("refused", "error", "ack")


async def exploding_drafts(crowd: Crowd) -> None:
    """Let a rack grow by penalties, then show drafts of many loose tiles before the opening."""
    guest = await crowd.guest(crowd.neighbor())
    match = await crowd.match(guest, "beginner", "six", payloads.GROWING_RACK)
    async with guest.line() as line:
        await line.say({"type": "hello", "match": match})
        view = await grown_rack(line)
        async for number in crowd.rounds(0.5):
            rows = payloads.loose_low_tiles(view, _LOOSE_TILES + number % 5)
            await line.say({"type": "draft", "rows": rows})
            if number % 4 == 0:
                body = json.dumps({"rows": rows}).encode()
                await guest.ask("POST", f"/api/bot/matches/{match}/drafts", body)


async def grown_rack(line: Line, most: int = _RACK) -> dict[str, object]:
    """Lay a wrong tile in turn after turn until the rack is large, and return the view of that turn."""
    while True:
        view: dict[str, object] = (await line.turn())["view"]
        rack, table = view["rack"], view["table"]
        assert isinstance(rack, list)
        assert isinstance(table, list)
        if len(rack) >= most or not view["pool"]:
            return view
        wrong = {"type": "PlayTiles", "table": [*table, rack[:1]]}
        await line.say({"type": "act", "id": secrets.token_hex(6), "command": wrong})


async def silent_connections(crowd: Crowd) -> None:
    """Open connections and say nothing; those that the server closes are opened again."""
    await _held(crowd, _SILENT, b"", b"")


async def slow_headers(crowd: Crowd) -> None:
    """Send the headers of requests one byte at a time."""
    await _held(crowd, _SLOW, b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"a")


async def slow_bodies(crowd: Crowd) -> None:
    """Announce a body and send it one byte at a time."""
    guest = await crowd.guest()
    await _held(crowd, _SLOW, guest.request("POST", "/api/matches", 60_000), b" ")


async def slow_readers(crowd: Crowd) -> None:
    """Ask for a very long match over sockets, again and again, and read nothing of it."""

    async def ask() -> None:
        guest = await crowd.guest()
        async for _ in crowd.rounds(2.0):
            try:
                async with guest.line() as line:
                    line.socket.transport.pause_reading()
                    async for _ in crowd.rounds(0.3):
                        await line.say({"type": "hello", "match": crowd.plan.long_match, "after": 0})
            except TURNED_AWAY:
                crowd.tally.closed += 1

    await asyncio.gather(*(ask() for _ in range(_SLOW_READERS)))


async def slow_streams(crowd: Crowd) -> None:
    """Follow a match as a program, and never read the stream."""
    guest = await crowd.guest()
    match = await crowd.match(guest, "greedy")
    head = guest.request("GET", f"/api/bot/matches/{match}/events", 0)
    await _held(crowd, _SLOW_READERS, head, b"", guest)


async def reconnects(crowd: Crowd) -> None:
    """Connect, follow a match and hang up, many times a second."""
    guests = [await crowd.guest() for _ in range(4)]
    match = await crowd.match(guests[0], "greedy")
    async for number in crowd.rounds(0.1):
        try:
            async with guests[number % len(guests)].line() as line:
                await line.say({"type": "hello", "match": match})
                await line.hear_a("seating", "error", "gone")
        except TURNED_AWAY:
            crowd.tally.closed += 1


async def hellos(crowd: Crowd) -> None:
    """Ask for a very long match from its beginning, again and again, on one socket."""
    guest = await crowd.guest()
    async with guest.line() as line:
        reading = asyncio.create_task(_read(line))
        try:
            async for _ in crowd.rounds(0.1):
                await line.say({"type": "hello", "match": crowd.plan.long_match, "after": 0})
        finally:
            reading.cancel()


async def chat(crowd: Crowd) -> None:
    """Talk without a pause at a table of one's own."""
    guest = await crowd.guest(crowd.neighbor())
    answer = await guest.ask("POST", "/api/tables", json.dumps({"bots": [None]}).encode())
    if answer.status != 201:
        return
    async with guest.line() as line:
        reading = asyncio.create_task(_read(line))
        try:
            await line.say({"type": "table", "table": answer.json["table"]})
            async for _ in crowd.rounds(0.05):
                await line.say({"type": "say", "text": "x" * 2_000})
        finally:
            reading.cancel()


async def _read(line: Line) -> None:
    while True:
        await line.hear_a("nothing")


async def _held(crowd: Crowd, count: int, first: bytes, more: bytes, owner: Visitor | None = None) -> None:
    """Hold connections open that send `first`, then `more` every second, and read nothing."""

    async def hold() -> None:
        async for _ in crowd.rounds(2.0):
            address = owner.address if owner else crowd.stranger().address
            with socket.socket() as bare:
                bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _SMALL_BUFFER)
                bare.bind((address, 0))
                bare.setblocking(False)
                await asyncio.get_running_loop().sock_connect(bare, (SERVER, crowd.plan.port))
                crowd.tally.sent += 1
                await _drip(crowd, bare, first, more)
            crowd.tally.closed += not crowd.is_over

    await asyncio.gather(*(hold() for _ in range(count)))


async def _drip(crowd: Crowd, bare: socket.socket, first: bytes, more: bytes) -> None:
    """Send until the server closes the connection."""
    loop = asyncio.get_running_loop()
    with suppress(OSError):
        await loop.sock_sendall(bare, first)
        async for _ in crowd.rounds(1.0):
            await loop.sock_sendall(bare, more)
            crowd.tally.sent_bytes += len(more)
            if bare.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1) != _ESTABLISHED:
                return
