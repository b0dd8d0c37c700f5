"""What requests cost: every address has a class, budgets refuse with a sentence, and a school is never refused."""

import asyncio
import inspect
import re
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from tests.service.match_setup import QUICK, UNLIMITED
from tests.web.conftest import EVERYDAY, Serving, node_in, serving
from tests.web.players import Visitor, idle
from tilewright.answers.addresses import Cost
from tilewright.client.errors import SocketClosed
from tilewright.service.errors import TooMuch
from tilewright.service.limits.networks import Asker
from tilewright.service.settings import Budget, Budgets, Settings
from tilewright.web.app import ENDPOINTS
from tilewright.web.assets import browser_files as files
from tilewright.web.assets import first_scripts, load_assets
from tilewright.web.endpoints import Endpoints

# What a function that runs elsewhere calls; everything else runs in the event loop.
CALLS = {
    Cost.SHORT: re.compile(r"short_bench|_shown\(loaded"),
    Cost.LONG: re.compile(
        r"workbench|hint_bench|\.archive\.|\.reviews\.|results_of|lines_of|against_bots|groups?_of\("
    ),
    Cost.PASSWORD: re.compile(
        r"accounts\.(sign_up|player_by_password|change_password|recover|recover_by_link)\(|proved\("
    ),
    Cost.PLAY: re.compile(r"give_nonce|await act\(|show_draft\(|_events\("),
}
AT_A_TABLE, TURNS = 4, 2
REFUSED = {429, 503}


# A question that stores nothing is answered where its class says, by `Endpoints.serve`.
OWN = [endpoint for endpoint in ENDPOINTS if endpoint.function.__module__ != Endpoints.__module__]


def test_every_address_belongs_to_the_class_of_what_it_calls() -> None:
    for endpoint in OWN:
        source = inspect.getsource(endpoint.function)
        called = [cost for cost, call in CALLS.items() if call.search(source)] or [Cost.LIGHT]
        assert called == [endpoint.cost], f"{endpoint.method} {endpoint.path}"


@pytest.fixture
async def poor(tmp_path: Path) -> AsyncIterator[Serving]:
    """Return a server on which nobody has processor time beyond the first request."""
    nothing = Budget(player=0.000_01, network=0.000_01, saved=1)
    budgets = Budgets(loop=UNLIMITED, short=nothing, long=nothing)
    async with serving(node_in(tmp_path, msgspec.structs.replace(EVERYDAY, budgets=budgets))) as running:
        yield running


@pytest.mark.slow(reason="starts the process for short questions")
async def test_who_has_used_up_a_budget_is_told_when_to_come_back_and_still_plays(poor: Serving) -> None:
    ann = await poor.guest()
    question = "/api/study/position.svg?table=R3.J.R5"
    assert (await ann.ask("GET", question)).status == 200
    refused = await ann.ask("GET", question, headers={"Accept-Language": "nl"})
    assert refused.status == 429
    assert "Wacht" in refused.json["detail"]
    assert int(refused.headers["retry-after"]) > 1
    # What the socket does has limits of its own, and so have requests in the event loop.
    match = await ann.create(bots=["random"])
    nonce = await ann.ask("POST", f"/api/bot/matches/{match}/nonce", {"nonce": "ab" * 32})
    assert nonce.status == 204
    assert (await ann.ask("GET", "/api/me")).status == 200


async def test_a_budget_of_the_event_loop_covers_pages_and_strangers(tmp_path: Path) -> None:
    nothing = Budget(player=0.000_01, network=0.000_01, saved=1)
    budgets = Budgets(loop=nothing, short=UNLIMITED, long=UNLIMITED)
    async with serving(node_in(tmp_path, msgspec.structs.replace(EVERYDAY, budgets=budgets))) as server:
        stranger = server.visitor()
        assert (await stranger.ask("GET", "/")).status == 200
        for path in ("/", "/api/rules", "/api/me", "/api/rules/classic-nl"):
            assert (await stranger.ask("GET", path)).status == 429


async def test_to_follow_a_match_costs_and_only_a_watcher_is_asked_to_come_back_later(tmp_path: Path) -> None:
    async with serving(node_in(tmp_path, msgspec.structs.replace(EVERYDAY, budgets=Budgets(loop=UNLIMITED)))) as server:
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        match = await ann.create(bots=["random"])
        purse = server.node.loop_work._purse
        async with ann.line() as playing, eve.line() as watching:
            await playing.begin(match)
            purse._budget = Budget(player=0.000_01, network=1_000, saved=1)
            for line in (playing, playing, watching):
                await line.say({"type": "hello", "match": match})
                await line.hear_a("presence")
            for visitor in (ann, eve):
                with pytest.raises(TooMuch):
                    purse.check(Asker("192.0.2.1", visitor.player))
            await watching.say({"type": "hello", "match": match})
            with pytest.raises(SocketClosed, match="1013"):
                await watching.hear_a("what comes never")


async def test_attending_a_table_costs_too(tmp_path: Path) -> None:
    async with serving(node_in(tmp_path, EVERYDAY)) as server:
        ann = await server.guest("Ann")
        table = await ann.server.new_table([None], "classic-nl")
        async with ann.line() as line:
            paid = dict(server.node.loop_work._purse._paid_at)
            await line.say({"type": "table", "table": table.table})
            await line.say({"type": "ping"})
            await line.hear_a("pong")
            assert server.node.loop_work._purse._paid_at != paid


async def test_a_long_host_is_refused_and_a_link_has_the_public_address(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(EVERYDAY, public_address="https://tiles.example")
    async with serving(node_in(tmp_path, settings)) as server:
        ann = await server.guest()
        table = await ann.done("POST", "/api/tables", {})
        path = f"/api/invites/{table['invite']}/qr.svg"
        for length, status in ((200, 200), (2_300, 400)):
            answer = await ann.ask("GET", path, headers={"Host": "a" * length})
            assert answer.status == status
        # The host of the request changes nothing.
        codes = {(await ann.ask("GET", path, headers={"Host": host})).body for host in ("a.example", "b.example")}
        assert len(codes) == 1


class Class:
    """Pupils who share an address, and how their requests were answered."""

    def __init__(self, server: Serving) -> None:
        self._server = server
        self.answers: Counter[int] = Counter()

    async def ask(self, pupil: Visitor, method: str, path: str, body: object = None) -> object:
        """Return the answer to a request, and count it."""
        answer = await pupil.ask(method, path, body)
        self.answers[answer.status] += 1
        return answer.json if answer.status in {200, 201} and path.startswith("/api") else None

    async def arrives(self, number: int) -> Visitor:
        """Return a pupil who has opened the app in a browser for the first time, and read the rules."""
        pupil = self._server.visitor()
        prefix = load_assets().prefix
        scripts = first_scripts(files(), "/")[:6]
        for path in ("/", *(prefix + script for script in scripts), "/api/rules?language=nl", "/api/offers"):
            await self.ask(pupil, "GET", path)
        await pupil.log_in(f"Pupil {number}")
        for path in ("me", "me/profile", "rules/classic-nl?language=nl", "me/tables", "me/puzzles", "lessons"):
            await self.ask(pupil, "GET", f"/api/{path}")
        house = "house=opening.min%3D40&language=nl"
        await self.ask(pupil, "GET", f"/api/rules/classic-nl?{house}")
        return pupil

    async def plays(self, pupils: Sequence[Visitor]) -> None:
        """Play some turns at a table, with a hint and tips before each, and look at the match."""
        host, *others = pupils
        table = await self.ask(host, "POST", "/api/tables", {"bots": [None] * len(others), "rules": "classic-nl"})
        assert isinstance(table, dict)
        for other in others:
            await self.ask(other, "POST", f"/api/tables/{table['table']}/join", {"invite": table["invite"]})
        started = await self.ask(host, "POST", f"/api/tables/{table['table']}/start", {})
        assert isinstance(started, dict)
        match = started["match"]
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(pupil.line()) for pupil in pupils]
            for line in lines:
                await line.say({"type": "hello", "match": match})
                await line.say({"type": "nonce", "nonce": "ab" * 32})
            views = await asyncio.gather(*(line.hear_a("view") for line in lines))
            view = views[0]["view"]
            for turn in range(TURNS):
                seat = view["to_move"][0]
                for path, body in (("tips", None), ("hint", {"step": 3})):
                    await self.ask(pupils[seat], "POST", f"/api/matches/{match}/{path}", body)
                await lines[seat].act(f"turn {turn}", idle(view))
                view = (await lines[seat].hear_a("view"))["view"]
        await self.ask(host, "GET", f"/api/matches/{match}")


@pytest.mark.slow(reason="a class opens the app and plays on a server with the usual limits")
async def test_a_class_behind_one_address_is_never_refused(tmp_path: Path, deep: bool) -> None:
    """Thirty players in a deep run, eight in a daily one."""
    usual, count = Settings(pace=QUICK), 30 if deep else 8
    async with serving(node_in(tmp_path, usual)) as server:
        school = Class(server)
        pupils = await asyncio.gather(*(school.arrives(number) for number in range(count)))
        tables = [pupils[start : start + AT_A_TABLE] for start in range(0, count, AT_A_TABLE)]
        await asyncio.gather(*(school.plays(table) for table in tables))
    assert not REFUSED & school.answers.keys(), school.answers
    assert school.answers[200] > count * 14
