"""Bare connections, for those who send what no client would."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

SERVER = "127.0.0.1"
_SMALL_BUFFER = 4_096

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def opened(port: int, source: str = SERVER) -> Streams:
    """Return a connection from one of the addresses of this machine, which the caller closes."""
    return await asyncio.open_connection(SERVER, port, local_addr=(source, 0))


@asynccontextmanager
async def raw(port: int, source: str = SERVER) -> AsyncIterator[Streams]:
    """Open a connection from one of the addresses of this machine."""
    reader, writer = await opened(port, source)
    try:
        yield reader, writer
    finally:
        writer.close()


async def exchange(streams: Streams, request: bytes) -> tuple[int, int]:
    """Send a request and return the status of its answer and its bytes, or raise EOFError if none comes."""
    reader, writer = streams
    writer.write(request)
    head = await reader.readuntil(b"\r\n\r\n")
    status, _, rest = head.partition(b" ")[2].partition(b" ")
    headers = rest.lower()
    if b"transfer-encoding: chunked" in headers:
        return int(status), len(head) + await _read_chunks(reader)
    length = headers.partition(b"content-length: ")[2].partition(b"\r")[0]
    body = await reader.readexactly(int(length or 0))
    return int(status), len(head) + len(body)


async def _read_chunks(reader: asyncio.StreamReader) -> int:
    """Read an answer that comes in chunks to its end, and return how many bytes it had."""
    read = 0
    while True:
        line = await reader.readuntil(b"\r\n")
        size = int(line, 16)
        read += len(line) + len(await reader.readexactly(size + len(b"\r\n")))
        if not size:
            return read


@asynccontextmanager
async def raw_socket(port: int, cookie: str) -> AsyncIterator[Streams]:
    """Open a socket whose frames the test writes itself."""
    async with raw(port) as (reader, writer):
        lines = (
            "GET /socket HTTP/1.1", "Host: x", f"Cookie: {cookie}", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", "",
        )  # fmt: skip
        writer.write("\r\n".join(lines).encode())
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        yield reader, writer


@asynccontextmanager
async def deaf(port: int, source: str = SERVER) -> AsyncIterator[socket.socket]:
    """Open a connection that reads nothing, with a small buffer."""
    with socket.socket() as bare:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _SMALL_BUFFER)
        bare.bind((source, 0))
        bare.setblocking(False)
        await asyncio.get_running_loop().sock_connect(bare, (SERVER, port))
        yield bare


def request(method: str, path: str, cookie: str, length: int | str) -> bytes:
    """Return the head of a request; a length that is text is a transfer encoding."""
    body = f"Content-Length: {length}" if isinstance(length, int) else f"Transfer-Encoding: {length}"
    return f"{method} {path} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n{body}\r\n\r\n".encode()
