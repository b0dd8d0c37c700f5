"""Phones on the home network: who may let them join, how far, and that it ends. Here 127.0.0.2 is the network."""

import xml.etree.ElementTree as ET
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.judges.qr import read_drawing
from tests.web.conftest import EVERYDAY, Serving, node_in, serving
from tests.web.players import Visitor
from tilewright.cli import serve
from tilewright.client.errors import NoAnswer, SocketClosed
from tilewright.words.say import say

HOME = "127.0.0.2"
OPEN, SHUT = {"join": True}, {"join": False}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Serving]:
    """Return a server on a machine whose address in its network is 127.0.0.2."""
    async with serving(node_in(tmp_path, replace(EVERYDAY, home_address=HOME))) as running:
        yield running


def origin(server: Serving) -> dict[str, str]:
    """Return what a page on the machine itself sends with a request."""
    return {"Origin": f"http://127.0.0.1:{server.port}"}


async def test_the_owner_lets_phones_join_and_ends_it_without_a_restart(server: Serving) -> None:
    owner, phone = await server.guest(), Visitor(server.port, host=HOME)
    with pytest.raises(NoAnswer):
        await phone.ask("GET", "/")
    page = (await owner.ask("GET", "/new")).body.decode()
    assert '<meta name="owner" content="yes">' in page
    assert 'name="home"' not in page
    table = await owner.done("POST", "/api/tables", {})
    code = f"/api/invites/{table['invite']}/qr.svg"
    refused = await owner.ask("GET", code)
    assert (refused.status, refused.json["detail"]) == (409, say("refused-no-home-network", "en"))

    address = f"http://{HOME}:{server.port}"
    for _ in range(2):
        assert (await owner.ask("PUT", "/api/phones", OPEN, origin(server))).json == {"address": address}
    assert f'<meta name="home" content="{address}">' in (await owner.ask("GET", "/new")).body.decode()
    drawn = await owner.ask("GET", code)
    assert read_drawing(ET.fromstring(drawn.body.decode())) == f"{address}/join/{table['invite']}"
    await phone.log_in("Phone")
    path = f"/api/tables/{table['table']}"
    assert (await phone.ask("POST", f"{path}/join", {"invite": table["invite"]})).status == 200
    assert b'name="owner"' not in (await phone.ask("GET", "/")).body

    async with phone.line() as theirs, owner.line() as own:
        for line in (theirs, own):
            await line.say({"type": "table", "table": table["table"]})
            await line.hear_a("table")
        for _ in range(2):
            assert (await owner.ask("PUT", "/api/phones", SHUT, origin(server))).json == {"address": ""}
        with pytest.raises(SocketClosed):
            await theirs.hear()
        # The owner's own connections stay.
        await own.say({"type": "ping"})
        await own.hear_a("pong")
    with pytest.raises(NoAnswer):
        await phone.ask("GET", "/")
    assert (await owner.ask("PUT", "/api/phones", OPEN, origin(server))).status == 200
    assert (await phone.ask("GET", "/api/me")).status == 200


async def test_a_machine_that_is_in_another_network_now_opens_itself_to_that_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(node_in(tmp_path)) as server:
        owner = server.visitor()
        for home in (HOME, "127.0.0.3"):
            monkeypatch.setattr(serve, "home_address", partial(str, home))
            answer = await owner.ask("PUT", "/api/phones", OPEN, origin(server))
            assert answer.json == {"address": f"http://{home}:{server.port}"}
            assert (await Visitor(server.port, host=home).ask("GET", "/health")).status == 200
        with pytest.raises(NoAnswer):
            await Visitor(server.port, host=HOME).ask("GET", "/health")


async def test_nobody_but_the_owner_lets_phones_join_or_ends_it(server: Serving) -> None:
    owner, phone = server.visitor(), Visitor(server.port, host=HOME)
    here = origin(server)
    tried = [
        {},
        {"Origin": "http://evil.example"},
        {"Origin": f"http://evil.example:{server.port}", "Host": f"evil.example:{server.port}"},
        here | {"X-Forwarded-For": "192.0.2.7"},
        here | {"Via": "1.1 proxy"},
    ]
    for headers in tried:
        assert (await owner.ask("PUT", "/api/phones", OPEN, headers)).status == 403, headers
    assert (await owner.ask("PUT", "/api/phones", OPEN, here)).status == 200
    # Somebody on the network can name this machine, but not come from it.
    for named in (f"127.0.0.1:{server.port}", f"localhost:{server.port}", f"{HOME}:{server.port}"):
        answer = await phone.ask("PUT", "/api/phones", SHUT, {"Origin": f"http://{named}", "Host": named})
        assert (answer.status, answer.json["detail"]) == (403, say("refused-not-owner", "en"))
        assert b'name="owner"' not in (await phone.ask("GET", "/", headers={"Host": named})).body


@pytest.mark.parametrize(
    ("home", "reason"),
    [
        ("127.0.0.1", say("refused-no-home-network", "en")),
        # No interface of this machine has it.
        ("10.255.255.254", say("refused-no-home-network", "en")),
        ("1.1.1.1", say("refused-public-network", "en", address="1.1.1.1")),
        ("0.0.0.0", say("refused-public-network", "en", address="0.0.0.0")),
    ],
)
async def test_a_network_that_is_not_a_home_is_refused_in_words(tmp_path: Path, home: str, reason: str) -> None:
    async with serving(node_in(tmp_path, replace(EVERYDAY, home_address=home))) as server:
        answer = await server.visitor().ask("PUT", "/api/phones", OPEN, origin(server))
        assert (answer.status, answer.json["detail"]) == (409, reason)


@pytest.mark.parametrize("how", ["proxy", "public", "everywhere"])
async def test_a_server_that_others_reach_already_has_no_such_button(tmp_path: Path, how: str) -> None:
    public = "https://tiles.example" if how == "public" else ""
    plan = node_in(tmp_path, replace(EVERYDAY, home_address=HOME, public_address=public))
    host, proxies = "0.0.0.0" if how == "everywhere" else "127.0.0.1", "192.0.2.7" if how == "proxy" else None
    async with serving(plan, host=host, proxies=proxies) as server:
        owner = server.visitor()
        assert (await owner.ask("PUT", "/api/phones", OPEN, origin(server))).status == 403
        assert b'name="owner"' not in (await owner.ask("GET", "/")).body


async def test_phones_are_out_when_the_server_ends(tmp_path: Path) -> None:
    async with serving(node_in(tmp_path, replace(EVERYDAY, home_address=HOME))) as server:
        await server.visitor().ask("PUT", "/api/phones", OPEN, origin(server))
        phone = Visitor(server.port, host=HOME)
        assert (await phone.ask("GET", "/health")).status == 200
    with pytest.raises(NoAnswer):
        await phone.ask("GET", "/health")
