"""Where requests come from: through the nginx of deploy/, and over IPv6."""

import asyncio
import re
from pathlib import Path

import msgspec
import pytest

from tests.service.balancer import balancer
from tests.service.servers import free_port
from tests.web.conftest import EVERYDAY, GENEROUS, node_in, serving
from tests.web.players import Visitor, idle
from tilewright.client.errors import NoAnswer
from tilewright.client.server import Network, Server
from tilewright.service.settings import Settings

# More than nginx lets through at once.
FLOOD = 2_000


def limited(**limits: int) -> Settings:
    """Return settings with some limits."""
    return msgspec.structs.replace(EVERYDAY, allowed=msgspec.structs.replace(GENEROUS, **limits))


def visitor_from(port: int, address: str) -> Visitor:
    """Return a visitor who comes from an address of this machine."""
    visitor = Visitor(port)
    visitor.server = Server(f"http://127.0.0.1:{port}", network=Network(keep_alive=False, source=address))
    return visitor


@pytest.mark.slow(reason="starts nginx")
async def test_behind_nginx_networks_are_counted_by_their_own_addresses_and_only_its_name_is_served(
    tmp_path: Path,
) -> None:
    async with serving(node_in(tmp_path / "data", limited(guests=2)), proxies="127.0.0.1") as server:
        with balancer(tmp_path, [server.port, server.port]) as port:
            statuses: list[int] = []
            for address in ("127.0.7.1", "127.0.7.1", "127.0.7.1", "127.0.7.2"):
                # What a client says about its address is not passed on.
                claimed = {"X-Forwarded-For": f"192.0.2.{len(statuses)}"}
                visitor = visitor_from(port, address)
                statuses.append((await visitor.ask("POST", "/api/guests", {"name": "Ann"}, claimed)).status)
            assert statuses == [201, 201, 429, 201]
            assert (await visitor.ask("GET", "/metrics")).status == 404
            with pytest.raises(NoAnswer):
                await visitor.ask("GET", "/api/offers", headers={"Host": "other.example"})
            ann = visitor_from(port, "127.0.7.3")
            await ann.log_in("Ann")
            match = await ann.create(bots=["random"], house={"deal.starter": "host"})
            async with ann.line(origin=f"http://127.0.0.1:{port}") as line:
                view = (await line.begin(match))["view"]
                assert (await line.act("through nginx", idle(view)))["type"] == "ack"
    assert not re.search(r"\[(emerg|alert)\]", (tmp_path / "nginx.log").read_text("utf-8"))


async def test_nginx_limits_the_requests_of_a_network(tmp_path: Path) -> None:
    # No server answers, which is the fastest way to send many requests.
    with balancer(tmp_path, [free_port(), free_port()]) as port:
        flooded = await _flooded(port, "127.0.7.4")
        assert flooded.count(b"HTTP/1.1 502") >= 600
        assert flooded.count(b"HTTP/1.1 429") > 0
        # Nobody else is refused for it.
        assert (await visitor_from(port, "127.0.7.5").ask("GET", "/")).status == 502


async def _flooded(port: int, address: str) -> bytes:
    """Send many requests at once from an address, and return what comes back."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    ask = b"GET /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    writer.write(ask * FLOOD + ask.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    try:
        return await asyncio.wait_for(reader.read(-1), 60)
    finally:
        writer.close()


async def test_ipv6_clients_of_a_proxy_are_counted_by_their_64(tmp_path: Path) -> None:
    async with serving(node_in(tmp_path, limited(guests=2)), proxies="127.0.0.1") as server:
        statuses = []
        for address in ("2001:db8:7:1::1", "2001:db8:7:1:ffff::2", "2001:db8:7:1::3", "2001:db8:7:2::1"):
            headers = {"X-Forwarded-For": address}
            statuses.append((await server.visitor().ask("POST", "/api/guests", {"name": "Ann"}, headers)).status)
        assert statuses == [201, 201, 429, 201]


async def test_without_a_proxy_nobody_is_believed_about_an_address(tmp_path: Path) -> None:
    async with serving(node_in(tmp_path, limited(guests=2))) as server:
        claims = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(3)]
        asked = [await server.visitor().ask("POST", "/api/guests", {"name": "Ann"}, claim) for claim in claims]
        assert [answer.status for answer in asked] == [201, 201, 429]


async def test_a_server_on_an_ipv6_address_is_played_on(tmp_path: Path) -> None:
    async with serving(node_in(tmp_path, limited(guests=2)), host="::1") as server:
        ann = server.visitor()
        ann.server = Server(f"http://[::1]:{server.port}", network=Network(keep_alive=False))
        await ann.log_in("Ann")
        match = await ann.create(bots=["random"], house={"deal.starter": "host"})
        async with ann.line(origin=f"http://[::1]:{server.port}") as line:
            view = (await line.begin(match))["view"]
            assert (await line.act("over IPv6", idle(view)))["type"] == "ack"
        # One more guest of this network, and then none.
        statuses = [(await ann.ask("POST", "/api/guests", {"name": "Ben"})).status for _ in range(2)]
        assert statuses == [201, 429]
