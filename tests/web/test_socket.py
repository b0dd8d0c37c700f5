"""The protocol over a real socket: hello, nonces, commands, drafts, clocks, presence, resuming."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from tests.service.match_setup import QUICK
from tests.waiting import until
from tests.web.conftest import GENEROUS, Serving, Start
from tests.web.players import NONCE, Line, Visitor, idle, turn
from tilewright.client.errors import SocketClosed
from tilewright.engine import Seat
from tilewright.messages.fields import MatchId
from tilewright.service.matches.rack_orders import order_of
from tilewright.service.storage.store import draft_of


class Duel(Struct, frozen=True):
    """A match that has begun: the seat in turn, its socket, the other socket, and both by seat."""

    match: str
    mover: int
    acting: Line
    waiting: Line
    lines: tuple[Line, Line]
    visitors: tuple[Visitor, Visitor]


@asynccontextmanager
async def duel(server: Serving, rules: str = "classic-nl") -> AsyncIterator[Duel]:
    """Begin a match of two players."""
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    match = await ann.create(rules, players=[ben])
    async with ann.line() as one, ben.line() as other:
        for line in (one, other):
            await line.say({"type": "hello", "match": match})
            await line.hear_a("seating")
            await line.say({"type": "nonce", "nonce": NONCE})
        for line in (one, other):
            await line.hear_a("clock")
        mover = last(one, "view")["view"]["to_move"][0]
        acting, waiting = (other, one) if mover else (one, other)
        yield Duel(match, mover, acting, waiting, (one, other), (ann, ben))


def last(line: Line, kind: str) -> dict[str, Any]:
    """Return the last message of a kind that came over a socket."""
    return next(message for message in reversed(line.heard) if message["type"] == kind)


async def test_two_players_play_and_each_sees_only_their_own_rack(server: Serving) -> None:
    eve = await server.guest("Eve")
    async with duel(server, "classic-fr") as table, eve.line() as watching:
        await watching.say({"type": "hello", "match": table.match})
        assert (await watching.hear_a("seating"))["seat"] is None
        assert (await watching.hear_a("view"))["view"]["rack"] == []
        answer = await table.acting.act("one", {"type": "DrawTile"})
        assert answer == {"type": "ack", "id": "one", "seq": 2}
        drawn = [(await line.hear_a("events"))["events"][0] for line in (table.acting, table.waiting, watching)]
        assert [len(event["tiles"]) for event in drawn] == [1, 0, 0]
        assert {event["count"] for event in drawn} == {1}
        view = (await table.waiting.hear_a("view"))["view"]
        assert view["counts"][table.mover] == 15
        clock = await table.waiting.hear_a("clock")
        assert 55_000 < clock["deadline"] - clock["now"] <= 60_000


async def test_a_command_repeated_over_another_socket_gets_the_first_answer(server: Serving) -> None:
    async with duel(server) as table, table.visitors[table.mover].line() as again:
        first = await table.acting.act("same", {"type": "DrawTile"})
        await again.say({"type": "hello", "match": table.match})
        assert await again.act("same", {"type": "DrawTile"}) == first


async def test_a_player_who_reconnects_gets_the_events_they_missed(server: Serving) -> None:
    async with duel(server) as table:
        own = table.lines[0]
        for _ in range(3):
            view = last(own, "view")["view"]
            seq = (await table.lines[view["to_move"][0]].act(f"{view['turns']}", {"type": "DrawTile"}))["seq"]
            while last(own, "view")["seq"] < seq:
                await own.hear()
    for after, numbers in ((4, []), (2, [3, 4]), (0, [1, 2, 3, 4]), (None, [1, 2, 3, 4]), (99, [1, 2, 3, 4])):
        async with table.visitors[0].line() as line:
            await line.say({"type": "hello", "match": table.match, "after": after})
            await line.hear_a("clock")
            events = [message for message in line.heard if message["type"] == "events"]
            told = [number for message in events for number in _numbers(message)]
            assert told == numbers
            assert any(message["type"] == "view" for message in line.heard) == bool(numbers)


def _numbers(message: dict[str, Any]) -> list[int]:
    last_one: int = message["seq"]
    return list(range(last_one - len(message["events"]) + 1, last_one + 1))


async def test_a_draft_is_judged_for_its_owner_shown_to_the_others_and_stored(server: Serving) -> None:
    async with duel(server) as table:
        view = last(table.acting, "view")["view"]
        rack = view["rack"]
        # Two pieces are never an opening.
        rows = [rack[:1], rack[1:2]]
        await table.acting.say({"type": "draft", "rows": rows, "after": 1})
        judged = await table.acting.hear_a("judgement")
        assert [fault["row"] for fault in judged["faults"] if fault["kind"] == "not-a-set"] == [0, 1]
        assert len(judged["sentences"]) == len(judged["faults"])
        assert [(reading["legal"], reading["order"]) for reading in judged["readings"]] == [
            (False, row) for row in rows
        ]
        assert judged["opening"] == {"points": 0, "needed": 30}
        shown = {"type": "draft", "seat": table.mover, "seq": 1, "rows": rows, "readings": judged["readings"]}
        assert await table.waiting.hear_a("draft") == shown
        # A tile of another player, a tile twice, a draft out of turn: the others do not see these.
        for wrong in ([[view["pool"] * 1_000]], [[rack[0], rack[0]]]):
            await table.acting.say({"type": "draft", "rows": wrong})
            assert (await table.acting.hear_a("judgement"))["faults"]
        await table.waiting.say({"type": "draft", "rows": rows})
        await table.acting.say({"type": "draft", "rows": [rack[:3]]})
        assert (await table.waiting.hear_a("draft"))["rows"] == [rack[:3]]
        assert [each["type"] for each in table.waiting.heard if each["type"] == "error"] == []
        # Another window of the player shows it too.
        drafted = msgspec.json.encode([rack[:3]])

        async def is_stored() -> bool:
            return await draft_of(server.node.store, MatchId(table.match), Seat(table.mover), 1) == drafted

        await until(is_stored)
        async with table.visitors[table.mover].line() as again:
            await again.say({"type": "hello", "match": table.match})
            assert (await again.hear_a("draft"))["rows"] == [rack[:3]]
            # What one window lays is told to the other, and to itself never.
            await again.say({"type": "draft", "rows": [rack[:2]]})
            assert (await table.acting.hear_a("draft"))["rows"] == [rack[:2]]
            await table.acting.say({"type": "draft", "rows": [rack[:3]]})
            assert (await again.hear_a("draft"))["rows"] == [rack[:3]]
            assert [each["rows"] for each in table.acting.heard if each["type"] == "draft"] == [[rack[:2]]]


async def test_fast_drafts_are_throttled_and_the_last_one_is_always_shown(opened: Start) -> None:
    async with duel(await opened(GENEROUS, replace(QUICK, draft_shown=200))) as table:
        rack = last(table.acting, "view")["view"]["rack"]
        for length in range(1, 15):
            await table.acting.say({"type": "draft", "rows": [rack[:length]]})
        shown = 0
        while (await table.waiting.hear_a("draft"))["rows"] != [rack]:
            shown += 1
        assert shown < 13


async def test_presence_is_reported(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    match = await ann.create(players=[ben])
    async with ann.line() as line:
        await line.say({"type": "hello", "match": match})
        assert (await line.hear_a("presence"))["seats"] == [0]
        async with ben.line() as other:
            await other.say({"type": "hello", "match": match})
            assert (await other.hear_a("presence"))["seats"] == [0, 1]
            while (await line.hear_a("presence"))["seats"] != [0, 1]:
                pass
        assert (await line.hear_a("presence"))["seats"] == [0]


@pytest.mark.parametrize(
    ("message", "answer"),
    [
        ({"type": "act", "id": "1", "command": {"type": "DrawTile"}}, "no-seat"),
        ({"type": "nonce", "nonce": NONCE}, "somebody who has a seat"),
        ({"type": "draft", "rows": []}, "somebody who has a seat"),
        ({"type": "hello", "match": "nowhere"}, '"gone"'),
        ("{", "truncated"),
        (b"\xff\xff", ""),
        ("[" * 8_000, "Expected `object`"),
        ('{"type":"act","id":"1","command":' + "[" * 8_000, "nested too deeply"),
    ],
)
async def test_an_unusable_message_is_answered_and_the_connection_stays(
    server: Serving, message: dict[str, object] | str | bytes, answer: str
) -> None:
    ann = await server.guest()
    match = await ann.create(bots=["random"])
    async with ann.line() as line:
        await line.say(message)
        assert answer in json.dumps(await line.hear_a("error", "refused", "gone"))
        await line.say({"type": "hello", "match": match})
        assert (await line.hear_a("seating"))["seat"] == 0


async def test_a_wrong_command_is_refused_with_faults_and_sentences(server: Serving) -> None:
    async with duel(server) as table:
        rack = last(table.acting, "view")["view"]["rack"]
        refused = await table.acting.act("1", {"type": "PlayTiles", "table": [rack[:1]]})
        assert (refused["reason"], refused["faults"][0]["kind"]) == ("illegal", "not-a-set")
        assert refused["sentences"]
        assert (await table.waiting.act("1", {"type": "DrawTile"}))["reason"] == "not-your-turn"
        assert (await table.acting.act("2", {"type": "TimeOut", "draft": []}))["reason"] == "bad"
        assert (await table.acting.act("3", {"type": "DrawTile"}, after=0))["reason"] == "stale"
        assert (await table.acting.act("4", {"type": "DrawTile"}, after=1))["type"] == "ack"


async def test_a_match_begins_with_the_last_nonce_and_not_before(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    match = await ann.create(players=[ben])
    async with ann.line() as line, ben.line() as other:
        await line.say({"type": "hello", "match": match})
        assert not (await line.hear_a("seating"))["begun"]
        await line.say({"type": "nonce", "nonce": NONCE})
        assert (await line.act("1", {"type": "DrawTile"}))["reason"] == "not-begun"
        await other.begin(match)
        start = (await line.hear_a("events"))["events"][0]
        assert start["type"] == "MatchStartSeen"
        assert len(start["commitments"]) == 2


@pytest.mark.slow(reason="starts a process for the bot and plays a whole match")
async def test_one_person_plays_a_whole_match_against_a_bot(server: Serving) -> None:
    ann = await server.guest()
    match = await ann.create("classic-nl", bots=["beginner"], house={"match.games": 1})
    async with ann.line() as line:
        message = await line.begin(match)
        while message["view"]["outcome"] is None:
            view = message["view"]
            if view["to_move"] == [0]:
                command = turn(view)
                answer = await line.act(f"{message['seq']}", command, after=message["seq"])
                assert answer["type"] == "ack", answer
            message = await line.hear_a("view")
    assert idle(message["view"])["type"] == "DealNext"


async def test_a_stopping_server_asks_clients_to_reconnect(opened: Start) -> None:
    server = await opened(GENEROUS)
    ann = await server.guest()
    match = await ann.create(bots=["random"])
    async with ann.line() as line:
        await line.say({"type": "hello", "match": match})
        await line.hear_a("seating")
        server.stop()
        with pytest.raises(SocketClosed) as closed:
            await line.hear_a("the end")
        assert closed.value.code == 1012


async def test_a_ping_is_answered_with_the_last_event_that_was_sent(server: Serving) -> None:
    ann = await server.guest()
    match = await ann.create(bots=["random"])
    async with ann.line() as line:
        await line.say({"type": "ping"})
        assert (await line.hear_a("pong"))["seq"] is None
        await line.begin(match)
        await line.say({"type": "ping"})
        assert (await line.hear_a("pong"))["seq"] >= 1


async def test_a_draft_that_comes_after_its_turn_is_dropped_without_a_word(server: Serving) -> None:
    async with duel(server) as table:
        rows = [last(table.acting, "view")["view"]["rack"][:1]]
        assert (await table.acting.act("1", {"type": "DrawTile"}))["type"] == "ack"
        for after in (1, None):
            await table.acting.say({"type": "draft", "rows": rows, "after": after})
        await table.acting.say({"type": "ping"})
        heard = await table.acting.hear_a("error", "judgement", "pong")
        assert heard["type"] == "pong"


async def test_orders_of_racks_that_come_fast_are_few_writes_and_the_last_one_is_never_lost(opened: Start) -> None:
    server = await opened(GENEROUS, replace(QUICK, draft_stored=60_000))
    ann, store = await server.guest("Ann"), server.node.store
    match = MatchId(await ann.create(bots=["random"]))
    async with ann.line() as line:
        await line.begin(match)
        await line.say({"type": "order", "tiles": [0]})
        await line.say({"type": "hello", "match": match})
        await line.hear_a("order")

        async def is_stored() -> bool:
            return await order_of(store, match, Seat(0)) == (0,)

        await until(is_stored)
        for number in range(1, 40):
            await line.say({"type": "order", "tiles": [number]})
        await line.say({"type": "hello", "match": match})
        assert (await line.hear_a("order"))["tiles"] == [39]
        assert await order_of(store, match, Seat(0)) == (0,)
    # Another device is told as well, and the server stores what waits before it ends.
    async with ann.line() as line:
        await line.say({"type": "hello", "match": match})
        assert (await line.hear_a("order"))["tiles"] == [39]
    await server.node.rack_orders.close()
    assert await order_of(store, match, Seat(0)) == (39,)
