"""A match that is followed: turns, events, drafts, hints, refusals, and connections that are lost."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bench.serving.players import idle_command
from tests.daily import daily
from tests.waiting import SECONDS
from tests.web.conftest import Serving
from tilewright.bots.kinds import LADDERS
from tilewright.chance import Chance
from tilewright.client import (
    CommandRefused,
    Gone,
    LiveMatch,
    NoAnswer,
    RequestRefused,
    Server,
    SocketClosed,
    Tally,
    follow,
)
from tilewright.game.commands import DrawTile, Pass, PlayTiles
from tilewright.messages import wire
from tilewright.messages.fields import MatchId
from tilewright.records.verify import read_seen, verify_record

SHORT = {"match.games": 1, "deal.rack": 7}


@asynccontextmanager
async def guest(server: Serving, tally: Tally | None = None) -> AsyncIterator[Server]:
    """Return a client who has logged in."""
    async with Server(f"http://127.0.0.1:{server.port}", tally=tally) as client:
        await client.log_in("Ann")
        yield client


@asynccontextmanager
async def at_turn(client: Server, **house: int | str) -> AsyncIterator[LiveMatch]:
    """Follow a new match against a beginner, in the first turn of this player."""
    match = await client.new_match(["beginner"], house={"time.limit": "none", **house})
    async with follow(client, match) as live:
        await live.turn()
        yield live


@pytest.mark.slow(reason="plays whole matches on a real server")
@pytest.mark.parametrize("rules", daily(["classic-nl", "twist", "turbo"], "classic-nl", "turbo"))
async def test_a_bot_of_the_library_plays_a_whole_match(server: Serving, rules: str) -> None:
    ladder = LADDERS.dice if rules == "turbo" else LADDERS.tiles
    house = {"match.rounds": 1} if rules == "turbo" else SHORT
    bot = ladder.bot(next(iter(ladder.bots)))
    async with guest(server) as client:
        match = await client.new_match([next(iter(ladder.bots))], rules, house)
        async with follow(client, match) as live:
            turns = 0
            while (view := await live.turn()) is not None:
                await live.act(bot.choose(view, live.now.events, Chance(b"%d" % turns)))
                turns += 1
            assert live.now.view.outcome.winners is not None
            assert len(live.now.events) == live.now.seq
        assert turns
        assert (await server.node.store.match(MatchId(match))).schedule.over
        assert await client.seats() == ()


@pytest.mark.slow(reason="plays a whole match over HTTP")
async def test_a_program_with_a_token_plays_over_http(server: Serving) -> None:
    async with guest(server) as owner, Server(*owner.urls, token=await owner.new_token("bot"), tally=Tally()) as client:
        match = await client.new_match(["beginner"], house=SHORT)
        assert await client.seats() == (match,)
        async with follow(client, match) as live:
            while (view := await live.turn()) is not None:
                judgement = await live.judge(view.table)
                assert judgement is not None
                assert judgement.faults
                await live.act(idle_command(view))
            with pytest.raises(CommandRefused, match="not-your-turn"):
                await live.act(Pass())
        assert client.tally is not None
        assert len(client.tally.waits["act"]) == len(client.tally.acks) > 0
        record = await client.ask("GET", f"/api/matches/{match}/record")
        seen = read_seen([json.dumps(live.promised())])
        assert verify_record(record.body.splitlines(), seen).faults == ()


async def test_refusals_have_their_reason_and_change_nothing(server: Serving) -> None:
    async with guest(server) as client, at_turn(client) as live:
        before = live.now.seq
        with pytest.raises(CommandRefused, match="illegal") as refused:
            await live.act(PlayTiles(((live.now.view.rack[0],),)))
        assert (refused.value.reason, len(refused.value.faults)) == (wire.Reason.ILLEGAL, len(refused.value.sentences))
        assert (await live.turn(), live.now.seq) == (live.now.view, before)
        assert "DrawTile" in live.now.may
        with pytest.raises(CommandRefused, match="bad"):
            await live.act({"type": "Nonsense"})


async def test_a_stale_command_is_refused_and_the_next_turn_is_a_later_one(server: Serving) -> None:
    async with guest(server) as client, at_turn(client) as live, follow(client, live.match) as other:
        before = (await other.turn(), other.now.seq)[1]
        answers = await asyncio.gather(live.act(DrawTile()), other.act(DrawTile()), return_exceptions=True)
        assert sum(isinstance(answer, wire.Ack) for answer in answers) == 1
        assert any(isinstance(answer, CommandRefused) and answer.reason is wire.Reason.STALE for answer in answers)
        for each in (live, other):
            await each.turn()
            assert (each.now.seq or 0) > (before or 0)


async def test_a_command_is_for_the_view_that_was_given_however_far_the_match_has_gone_on(server: Serving) -> None:
    async with guest(server) as client, at_turn(client) as live, follow(client, live.match) as other:
        await live.turn()
        await other.turn()
        await other.act(DrawTile())
        await other.turn()
        await live.news.until(lambda: live.now.seq == other.now.seq)
        with pytest.raises(CommandRefused) as refused:
            await live.act(DrawTile())
        assert refused.value.reason is wire.Reason.STALE
        await live.turn()
        await live.act(DrawTile())


async def test_a_command_keeps_its_id_and_is_carried_out_once(server: Serving) -> None:
    async with guest(server) as client, at_turn(client) as live:
        first = await live.act(DrawTile(), "mine", anytime=True)
        assert await live.act(DrawTile(), "mine", anytime=True) == first


@pytest.mark.parametrize("over_http", [False, True])
async def test_drafts_are_judged_and_hints_given(server: Serving, over_http: bool) -> None:
    async with guest(server) as owner:
        token = await owner.new_token("bot") if over_http else ""
        client = owner if not token else Server(*owner.urls, token=token)
        async with client, at_turn(client) as live:
            rack = live.now.view.rack
            judgement = await live.judge([rack[:1]])
            assert judgement is not None
            assert [reading.order for reading in judgement.readings] == [rack[:1]]
            assert (await live.hint(1))["seq"] == live.now.seq
            await live.act(DrawTile())
            assert over_http or await live.judge([]) is None


async def test_the_order_of_the_rack_is_stored(server: Serving) -> None:
    async with guest(server) as client, at_turn(client) as live:
        order = live.now.view.rack[::-1]
        await live.order(order)
        # Commands are carried out in order.
        await live.act(DrawTile())
        async with follow(client, live.match) as again:
            await again.turn()
            assert again.now.rack_order == order


@pytest.mark.slow(reason="plays a whole match on a real server")
async def test_a_watcher_sees_every_turn_and_hears_every_message(server: Serving) -> None:
    async with guest(server) as client, guest(server) as watcher:
        match = await client.new_match(["beginner"], house=SHORT)
        heard: list[str] = []

        async def watch() -> int:
            async with follow(watcher, match, heard=lambda data: heard.append(json.loads(data)["type"])) as live:
                assert live.now.seat is None
                return len([view async for view in live.views()])

        watching = asyncio.create_task(watch())
        async with follow(client, match) as live:
            while (view := await live.turn()) is not None:
                await live.act(idle_command(view))
        assert await asyncio.wait_for(watching, SECONDS) > 1
        assert {"seating", "view", "events", "clock"} <= set(heard)


@pytest.mark.slow(reason="plays whole matches over connections that are cut")
@pytest.mark.parametrize("kind", daily(["ack", "view", "events"], "ack"))
async def test_a_lost_connection_is_resumed_and_unanswered_commands_sent_again(server: Serving, kind: str) -> None:
    """Every third message of a kind is lost, together with its connection."""
    tally, cuts = Tally(), 0
    async with guest(server, tally) as client:
        match = await client.new_match(["beginner"], house=SHORT)
        async with follow(client, match) as live:
            taken = live.heard

            async def heard(data: bytes) -> None:
                nonlocal cuts
                if f'"type":"{kind}"'.encode() in data:
                    cuts += 1
                    if cuts % 3 == 1:
                        raise NoAnswer("cut by the test")
                await taken(data)

            live.heard = heard  # type: ignore[method-assign]  # the network is what loses messages here
            while (view := await live.turn()) is not None:
                await live.act(idle_command(view))
            assert len(live.now.events) == live.now.seq
        acked = tally.commands()[match, 0]
        stored = [entry.event for entry in await server.node.store.tail(MatchId(match))]
        turns = [event for event in stored if b'"seat":0' in event]
        assert len(turns) == len(acked) == len(set(acked.values()))
        assert tally.reconnects >= 1
        assert kind != "ack" or tally.sent_again >= 1


async def test_what_cannot_be_followed_is_an_error(server: Serving) -> None:
    async with guest(server) as client:
        with pytest.raises(Gone):
            async with follow(client, "nowhere"):
                pass
        match = await client.new_match(["beginner"])
        stranger = Server(*client.urls)
        with pytest.raises(RequestRefused, match="401"):
            async with follow(stranger, match):
                pass
        with pytest.raises(RequestRefused, match="401"):
            await stranger.new_match(["beginner"])
        await stranger.close()
    with pytest.raises(NoAnswer):
        await Server("http://127.0.0.1:9").log_in("Ann")


async def test_a_login_that_ends_ends_what_it_follows(server: Serving) -> None:
    async with guest(server) as client, at_turn(client) as live:
        await client.request("DELETE", "/api/logins/current")
        with pytest.raises(SocketClosed, match="1008: the login has ended"):
            await asyncio.wait_for(live.news.until(lambda: False), 30)
