"""Connections that are silent, slow, stalled or too many are closed, and honest players get in while they are tried."""

import asyncio
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from bench.serving.raw import deaf, raw, raw_socket, request
from bench.serving.raw import opened as opened_raw
from tests.service.match_setup import QUICK
from tests.service.servers import free_port
from tests.waiting import until
from tests.web.conftest import GENEROUS, Serving, Start, node_in, serving
from tests.web.players import Visitor
from tilewright.client.errors import SocketClosed
from tilewright.service.settings import Allowed, Settings

IMPATIENT = replace(QUICK, request_head=400, request_body=800, unsent=800, greeting=400)
# Only what follows nothing or takes nothing is cut soon, not the requests of a guest on a slow machine.
UNHURRIED = replace(IMPATIENT, request_head=10_000, request_body=60_000)
_HEAD = b"PUT /api/me/name HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n"


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Return everything that comes until the server closes the connection."""
    try:
        return await asyncio.wait_for(reader.read(), 30)
    except ConnectionResetError:
        return b""


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HTT", b"GET / HTTP/1.1\r\nHost: x\r\nX: ", _HEAD + b"\r\n" + b'{"name": '],
    ids=["nothing", "half a line", "half a header", "half a body"],
)
async def test_a_request_that_never_ends_is_cut(opened: Start, sent: bytes) -> None:
    server = await opened(GENEROUS, IMPATIENT)
    async with raw(server.port) as (reader, writer):
        writer.write(sent)
        await ended(reader)


async def test_a_request_that_comes_byte_by_byte_is_cut(opened: Start) -> None:
    server = await opened(GENEROUS, IMPATIENT)
    async with raw(server.port) as (reader, writer):
        reading = asyncio.create_task(ended(reader))

        async def trickled() -> bool:
            writer.write(b"a: b\r\n")
            return reading.done()

        writer.write(b"GET / HTTP/1.1\r\n")
        await until(trickled)


async def test_a_kept_connection_cannot_be_held_by_empty_lines(opened: Start) -> None:
    server = await opened(GENEROUS, IMPATIENT)
    async with raw(server.port) as (reader, writer):
        writer.write(b"GET /api/offers HTTP/1.1\r\nHost: x\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")
        reading = asyncio.create_task(ended(reader))

        async def trickled() -> bool:
            writer.write(b"\r\n")
            return reading.done()

        await until(trickled)


@pytest.mark.parametrize(
    "sent",
    [
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 4_000,
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 1_000,
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 20_000,
    ],
    ids=["headers", "requests", "parts of a body"],
)
async def test_too_much_at_once_is_refused(server: Serving, sent: bytes) -> None:
    async with raw(server.port) as (reader, writer):
        writer.write(sent)
        # Connections that have sent a whole request are closed without another answer.
        assert (b"400 Bad Request" in await ended(reader)) == (b"GET / " in sent)


async def test_a_client_that_takes_nothing_of_its_answer_is_cut(opened: Start) -> None:
    server = await opened(GENEROUS, IMPATIENT)
    async with deaf(server.port) as bare:

        def is_cut() -> bool:
            # The system takes a few megabytes of answers before the server has to wait.
            with suppress(BlockingIOError, ConnectionError):
                bare.send(b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 2)
            return b'limited_total{what="silence"} 1.0' in server.node.metrics.text()

        await until(is_cut)


async def test_an_event_stream_whose_reader_stops_is_dropped_and_its_seat_released(tmp_path: Path) -> None:
    plan = node_in(tmp_path, Settings(pace=UNHURRIED, allowed=GENEROUS))
    async with serving(plan, send_buffer=4_096) as server:
        ann = await server.guest()
        match = await ann.create(bots=["random"], house={"match.games": 50})
        async with ann.line() as line:
            await line.begin(match)
            # The stand-in and the bot play on, and their turns fill the buffers of the system.
            await line.act("away", {"type": "StepAway"})
        await until(lambda: b"tilewright_followers 0.0" in server.node.metrics.text())
        async with deaf(server.port) as bare:
            bare.send(request("GET", f"/api/bot/matches/{match}/events", ann.cookie, 0))
            await until(lambda: b"tilewright_followers 1.0" in server.node.metrics.text())
            await until(lambda: b"tilewright_followers 0.0" in server.node.metrics.text())
        assert b'limited_total{what="silence"} 1.0' in server.node.metrics.text()


async def test_a_socket_that_follows_nothing_is_closed_with_a_reason(opened: Start) -> None:
    server = await opened(GENEROUS, replace(UNHURRIED, greeting=1_000))
    ann = await server.guest()
    async with ann.line() as silent, ann.line() as greeting:
        await greeting.say({"type": "hello", "match": "nowhere"})
        with pytest.raises(SocketClosed) as closed:
            await silent.hear_a("the end")
        assert (closed.value.code, closed.value.reason) == (1008, "follow a match, a table or calls first")
        await greeting.say({"type": "hello", "match": "elsewhere"})
        while (await greeting.hear_a("gone"))["match"] != "elsewhere":
            pass


async def test_a_socket_that_only_asks_whether_anybody_is_there_is_closed_too(opened: Start) -> None:
    server = await opened(GENEROUS, IMPATIENT)
    ann = await server.guest()
    async with ann.line() as line:

        async def asked() -> None:
            while True:
                await line.say({"type": "ping"})
                await line.hear_a("pong")
                # It must greet within a time.
                await asyncio.sleep(0.05)

        with pytest.raises(SocketClosed) as closed:
            await asyncio.wait_for(asked(), 20)
        assert closed.value.reason == "follow a match, a table or calls first"


async def test_a_socket_that_answers_no_ping_is_closed(opened: Start) -> None:
    server = await opened(GENEROUS, replace(QUICK, ping=200))
    ann = await server.guest()
    async with raw_socket(server.port, ann.cookie) as (reader, writer):
        hello = b'{"type":"hello","match":"nowhere"}'
        writer.write(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
        assert b"keepalive ping timeout" in await ended(reader)


async def test_an_address_uploads_few_records_at_once(opened: Start) -> None:
    server = await opened(replace(GENEROUS, uploads_per_address=2))
    ann = await server.guest()
    head = request("POST", "/api/referee", ann.cookie, 100)

    async def is_refused() -> bool:
        # An upload may come only after the question; then both are tried again.
        async with raw(server.port) as one, raw(server.port) as two:
            for _, writer in (one, two):
                writer.write(head + b"{")
            return (await ann.ask("POST", "/api/referee", {})).status == 429

    await until(is_refused)

    async def is_read() -> bool:
        return (await ann.ask("POST", "/api/referee", {})).status == 400

    await until(is_read)


@pytest.mark.parametrize(
    "frames",
    [b"\x89\x80aaaa" * 20_000, b"\x01\x80aaaa" + b"\x00\x80aaaa" * 20_000, b"\x81\x80aaaa" * 20_000],
    ids=["pings", "parts of a message", "empty messages"],
)
async def test_a_flood_of_frames_ends_its_connection(opened: Start, frames: bytes) -> None:
    server = await opened(replace(GENEROUS, socket_bytes=Allowed().socket_bytes))
    ann = await server.guest()
    async with raw_socket(server.port, ann.cookie) as (reader, writer):
        writer.write(frames)
        # The reason may get lost, because the client is still sending.
        assert b"too many" in (await ended(reader) or b"too many")
    async with ann.line() as line:
        await line.say({"type": "hello", "match": "nowhere"})
        assert (await line.hear())["type"] == "gone"


async def test_a_socket_may_send_as_much_in_every_window(opened: Start) -> None:
    server = await opened(replace(GENEROUS, socket_bytes=4_000, socket_window=1))
    ann = await server.guest()
    async with ann.line() as line:
        for seconds in (1.1, 0):
            for _ in range(16):
                await line.say({"type": "ping"})
                await line.hear_a("pong")
            # A window ends with time.
            await asyncio.sleep(seconds)


async def test_silent_connections_of_an_address_make_room_for_its_players(opened: Start) -> None:
    server = await opened(replace(GENEROUS, sockets_per_address=1))
    silent = [await opened_raw(server.port) for _ in range(65)]
    ann = await server.guest()
    assert (await ann.ask("GET", "/api/me")).json["name"] == "Ann"
    # The oldest made room, and nobody else was closed.
    assert await ended(silent[0][0]) == b""
    assert not silent[-1][0].at_eof()
    for _, writer in silent:
        writer.close()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one loopback address")
async def test_connections_of_one_address_never_close_those_of_another(opened: Start) -> None:
    server = await opened(replace(GENEROUS, sockets_per_address=1))
    async with raw(server.port, "127.0.0.2") as (reader, writer):
        silent = [await opened_raw(server.port) for _ in range(80)]
        assert [await ended(reader) for reader, _ in silent[:15]] == [b""] * 15
        writer.write(b"GET /api/offers HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b" 200 " in await reader.readuntil(b"\r\n\r\n")
        for _, other in silent:
            other.close()


@pytest.mark.deep
def test_silent_connections_shut_nobody_out_at_a_small_limit_of_files(tmp_path: Path) -> None:
    """In a daily run the tests of stalls open as many connections, to a server with as few files."""
    pytest.importorskip("resource")
    port = free_port()
    limited = "import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))\n"
    limited += "from tilewright.cli.main import main; main()"
    words = [sys.executable, "-c", limited, "serve", "--port", str(port), "--data", str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()
            asyncio.run(_crowded(port))
        finally:
            process.terminate()


async def _crowded(port: int) -> None:
    silent = [await opened_raw(port) for _ in range(260)]
    for _ in range(5):
        visitor = Visitor(port)
        await visitor.log_in("Ann")
        async with visitor.line() as line:
            await line.say({"type": "hello", "match": "nowhere"})
            assert (await line.hear())["type"] == "gone"
    for _, writer in silent:
        writer.close()
