"""Open connections: limited in number, closed when silent or stalled, and parsed in small slices.

Uvicorn has no time limit for a request that arrives slowly, and no limit of connections for an address.
"""

import asyncio
from collections.abc import Collection, Iterator
from ipaddress import ip_address, ip_network
from typing import ClassVar, Protocol

from msgspec import Struct
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tilewright.service.limits.networks import networks_of
from tilewright.service.metrics import Metrics
from tilewright.service.settings import Allowed, Pace

# A browser opens up to six connections besides the socket, and a household has several browsers.
_WITHOUT_A_SOCKET = 64
_HEAD_BYTES = 16_384
_MOST_PIPELINED = 16
# The largest body has 2,048 slices; a body in chunks of one byte would cost a call for each.
_MOST_BODY_PARTS = 8_192
# A system call may bring 256 KB: 40,000 frames, or 10,000 requests. The limits are checked after each slice.
_SLICE = 2_048
# What a frame costs besides its bytes: a thousand empty ones must not be cheaper than one message.
_FRAME_COST = 128
_SWEEPS_PER_LIMIT = 4


class Connection(Protocol):
    """An open connection, as it is counted."""

    transport: asyncio.Transport

    @property
    def is_waiting(self) -> bool:
        """Whether it has not sent a whole request, so that nothing is lost if it is closed."""

    def receiving_for(self, now: float) -> tuple[float, bool]:
        """Return for how many seconds the request has been arriving, and whether its headers are complete."""

    def cut(self) -> None:
        """Close it at once, without waiting for a client that does not read."""


class _Unsent(Struct):
    """How many bytes a client has not taken, and since when it has taken none."""

    count: int
    since: float


class OpenConnections:
    """The open connections of a server: at most `most`, and few of each address that is not a proxy's.

    When there are too many, the one that has waited longest for its request is closed, so that silent connections
    never keep anybody out.
    """

    def __init__(self, allowed: Allowed, pace: Pace, metrics: Metrics, most: int, proxies: str | None) -> None:
        per_address = allowed.sockets_per_address + _WITHOUT_A_SOCKET
        self._most, self._most_of_networks = most, (per_address, per_address * allowed.per_ipv6_site)
        self._pace, self._metrics, self._proxies = pace, metrics, proxies
        self._networks: dict[Connection, tuple[str, ...]] = {}
        self._of_network: dict[str, dict[Connection, None]] = {}
        self._unsent: dict[Connection, _Unsent] = {}
        self._sweeping = False
        self.socket_bytes: int = allowed.socket_bytes
        self.socket_window: int = allowed.socket_window

    def __len__(self) -> int:
        """Return how many connections are open."""
        return len(self._networks)

    def add(self, connection: Connection, address: str | None) -> None:
        """Count a connection, and close one that waits if there are too many now."""
        networks = () if address is None or _is_proxy(address, self._proxies) else networks_of(address)
        self._networks[connection] = networks
        for network in networks:
            self._of_network.setdefault(network, {})[connection] = None
        groups: list[tuple[Collection[Connection], int]] = [(self._networks, self._most)]
        groups += [
            (self._of_network[network], most) for network, most in zip(networks, self._most_of_networks, strict=False)
        ]
        for group, most in groups:
            if len(group) > most:
                self._metrics.limited.labels("connections").inc()
                self._close(next((other for other in group if other.is_waiting), connection))
        if not self._sweeping:
            self._sweeping = True
            self._sweep_later()

    def remove(self, connection: Connection) -> None:
        """Forget a connection that is closed."""
        self._unsent.pop(connection, None)
        for network in self._networks.pop(connection, ()):
            del self._of_network[network][connection]
            if not self._of_network[network]:
                del self._of_network[network]

    def cut_at(self, host: str) -> None:
        """Close all connections that came in at one address of this machine."""
        for connection in tuple(self._networks):
            if connection.transport.get_extra_info("sockname")[0] == host:
                self._close(connection)

    def _close(self, connection: Connection) -> None:
        self.remove(connection)
        connection.cut()

    def _sweep_later(self) -> None:
        seconds = min(self._pace.request_head, self._pace.request_body, self._pace.unsent) / 1_000
        asyncio.get_running_loop().call_later(seconds / _SWEEPS_PER_LIMIT, self._sweep)

    def _sweep(self) -> None:
        """Close all connections that took too long, and come back while there are others."""
        now = asyncio.get_running_loop().time()
        for connection in tuple(self._overdue(now)):
            self._metrics.limited.labels("silence").inc()
            self._close(connection)
        self._sweeping = bool(self._networks)
        if self._sweeping:
            self._sweep_later()

    def _overdue(self, now: float) -> Iterator[Connection]:
        for connection in self._networks:
            seconds, has_head = connection.receiving_for(now)
            limit = self._pace.request_body if has_head else self._pace.request_head
            if seconds > limit / 1_000 or self._is_stalled(connection, now):
                yield connection

    def _is_stalled(self, connection: Connection, now: float) -> bool:
        """Return whether a client has not taken any byte of what waits for it for too long."""
        count = connection.transport.get_write_buffer_size()
        before = self._unsent.get(connection)
        if not count:
            self._unsent.pop(connection, None)
        elif before is None or count < before.count:
            self._unsent[connection] = _Unsent(count, now)
        else:
            return now - before.since > self._pace.unsent / 1_000
        return False


def _is_proxy(address: str, proxies: str | None) -> bool:
    """Return whether an address is one of the trusted proxies, whose clients are counted by their own addresses.

    >>> _is_proxy("10.1.2.3", "127.0.0.1, 10.0.0.0/8"), _is_proxy("192.0.2.1", "*"), _is_proxy("192.0.2.1", None)
    (True, True, False)
    """
    names = [name.strip() for name in (proxies or "").split(",")]
    return "*" in names or any(_is_within(address, name) for name in names)


def _is_within(address: str, network: str) -> bool:
    try:
        return ip_address(address) in ip_network(network, strict=False)
    except ValueError:
        return address == network


class BoundedHttp(HttpToolsProtocol):
    """An HTTP connection whose requests are short, come soon, and are not sent ahead by the hundred."""

    open_connections: ClassVar[OpenConnections]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in the parent
        """Count the connection."""
        super().connection_made(transport)
        self._head_bytes: int | None = 0
        self._since: float | None = self.loop.time()
        self._answered: RequestResponseCycle | None = None
        self._upgraded = False
        self._body_parts = 0
        self.open_connections.add(self, None if self.client is None else self.client[0])

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.open_connections.remove(self)
        self._disconnect()
        super().connection_lost(exc)

    @property
    def is_waiting(self) -> bool:
        """Whether no request has come completely that is not answered yet."""
        return self._answered is None or self.cycle.response_complete or self.cycle.more_body

    def receiving_for(self, now: float) -> tuple[float, bool]:
        """Return for how many seconds the request has been arriving, and whether its headers are complete."""
        return (0.0 if self._since is None else now - self._since, self._head_bytes is None)

    def data_received(self, data: bytes) -> None:
        """Parse what has come, slice by slice, and refuse headers that are too long."""
        for start in range(0, len(data), _SLICE):
            if self._upgraded or self.transport.is_closing():
                return
            if self._since is None and self.is_waiting:
                self._since = self.loop.time()
            part = data[start : start + _SLICE]
            if self._head_bytes is not None:
                self._head_bytes += len(part)
            super().data_received(part)
            if (self._head_bytes or 0) > _HEAD_BYTES or len(self.pipeline) > _MOST_PIPELINED:
                self._refuse()

    def _refuse(self) -> None:
        if self.is_waiting:
            self.send_400_response("Too many headers.")
        else:
            self.cut()

    def cut(self) -> None:
        """Close the connection at once, and let the app know before it writes to it again."""
        self._disconnect()
        self.transport.abort()

    def _disconnect(self) -> None:
        """Stop the answer that is being written: the parent stops the last one, which may be a request sent ahead."""
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def on_headers_complete(self) -> None:
        """Note that the headers have come."""
        self._head_bytes = None
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a part of a body, unless it comes in too many."""
        self._body_parts += 1
        if self._body_parts > _MOST_BODY_PARTS:
            self.cut()
        else:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Note that the request has come."""
        self._since, self._head_bytes, self._body_parts = None, 0, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the protocol of the socket."""
        self._upgraded = True
        self.open_connections.remove(self)
        super().handle_websocket_upgrade()


class BoundedSocket(WebSocketsSansIOProtocol):
    """A socket that is closed when it sends too many bytes or frames in a window."""

    open_connections: ClassVar[OpenConnections]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection."""
        super().connection_made(transport)
        self._spent, self._window_ends = 0, 0.0
        self.open_connections.add(self, None if self.client is None else self.client[0])

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.open_connections.remove(self)
        super().connection_lost(exc)

    @property
    def is_waiting(self) -> bool:
        """Sockets are counted for each player, and those without a greeting are closed by the app."""
        return False

    def receiving_for(self, now: float) -> tuple[float, bool]:
        """Return that no request is arriving."""
        return 0.0, True

    def cut(self) -> None:
        """Close the connection at once, and let the app know before it writes to it again."""
        self.disconnected = True
        self.writable.set()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Parse what has come, slice by slice, until the socket has sent too much."""
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing():
                return
            part = data[start : start + _SLICE]
            self.conn.receive_data(part)
            spent = len(part) + _FRAME_COST * len(self.conn.events)
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
            elif self._has_spent(spent):
                self.conn.fail(1008, "too many bytes or messages")
                self.handle_parser_exception()
            else:
                self.handle_events()

    def _has_spent(self, cost: int) -> bool:
        """Return whether the socket has sent more than a window allows."""
        now = self.loop.time()
        if now >= self._window_ends:
            self._spent, self._window_ends = 0, now + self.open_connections.socket_window
        self._spent += cost
        return self._spent > self.open_connections.socket_bytes


def protocols_of(open_connections: OpenConnections) -> tuple[type[BoundedHttp], type[BoundedSocket]]:
    """Return the protocols of a server, which count in `open_connections`."""
    counted = {"open_connections": open_connections}
    return type("Http", (BoundedHttp,), counted), type("Socket", (BoundedSocket,), counted)
