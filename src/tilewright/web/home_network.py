"""Phones on the home network: the owner lets them join, and ends that, while the server runs."""

import asyncio
from collections.abc import Callable
from ipaddress import ip_address

import structlog
import uvicorn
from starlette.requests import Request

from tilewright.engine import Refused
from tilewright.web.connections import OpenConnections
from tilewright.words.say import sentence

_log = structlog.get_logger(__name__)

THIS_MACHINE = frozenset({"localhost", "127.0.0.1", "::1"})
"""Names by which only the machine of a server reaches it."""
# Behind a proxy on the same machine every request seems to come from its owner.
_OF_PROXIES = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


class NoHomeNetwork(Refused):
    """Phones cannot be let in from the network that the machine is in."""


class HomeNetwork:
    """The way of the home network to a server: always there, never, or while the owner wants it.

    `address` is the URL for phones, and "" while they have none. `own` is where the server listens to its own machine
    alone: a request that came in there, straight from a page, is its owner's. `find` returns the machine's address in
    its network.
    """

    def __init__(
        self, address: str = "", own: tuple[str, int] | None = None, find: Callable[[], str] = lambda: ""
    ) -> None:
        self.address: str = address
        self._own, self._find = own, find
        self._door: asyncio.Server | None = None
        self._changing = asyncio.Lock()

    def attach(self, server: uvicorn.Server, connections: OpenConnections) -> None:
        """Name the server that is opened to phones, and its connections."""
        self._server, self._connections = server, connections

    def is_owner(self, request: Request) -> bool:
        """Return whether a request comes from the machine itself, so that it may let phones join.

        A page elsewhere whose name leads to this machine has another Host.
        """
        own = self._own is not None and tuple(request.scope["server"] or ()) == self._own
        return own and request.url.hostname in THIS_MACHINE and not any(name in request.headers for name in _OF_PROXIES)

    async def open(self) -> None:
        """Listen to the home network that the machine is in now, and to no other, or raise NoHomeNetwork."""
        assert self._own is not None
        async with self._changing:
            host, port = self._find(), self._own[1]
            if self._door is None or self._door.sockets[0].getsockname()[0] != host:
                self._shut()
                _refuse_network(host, self._own[0])
                self._door = await self._listening(host, port)
                self.address = f"http://{host}:{port}"
                _log.info("open to the home network", address=self.address)

    async def close(self) -> None:
        """Stop listening to the home network, and close its connections."""
        async with self._changing:
            self._shut()

    def _shut(self) -> None:
        if self._door is not None:
            host = self._door.sockets[0].getsockname()[0]
            self._server.servers.remove(self._door)
            self._door.close()
            self._connections.cut_at(host)
            self._door, self.address = None, ""
            _log.info("closed to the home network")

    async def _listening(self, host: str, port: int) -> asyncio.Server:
        """Return one more listener of the server, which ends with it."""
        server = self._server

        def protocol() -> asyncio.Protocol:
            made = server.config.http_protocol_class
            return made(config=server.config, server_state=server.server_state, app_state=server.lifespan.state)  # type: ignore[call-arg]

        try:
            door = await asyncio.get_running_loop().create_server(protocol, host, port, backlog=server.config.backlog)
        except OSError as wrong:
            _log.warning("cannot listen on the home network", host=host, port=port, why=wrong.strerror)
            raise NoHomeNetwork(sentence("refused-no-home-network")) from None
        server.servers.append(door)
        return door


def _refuse_network(host: str, own: str) -> None:
    """Raise NoHomeNetwork unless `host` is an address that the internet does not reach."""
    if host in {"", own}:
        raise NoHomeNetwork(sentence("refused-no-home-network"))
    address = ip_address(host)
    if not address.is_private or address.is_unspecified:
        raise NoHomeNetwork(sentence("refused-public-network", address=host))
