"""No guest can make another player wait: every way that is known is tried against a real server."""

import asyncio
import json
import time
from contextlib import AsyncExitStack, suppress
from statistics import median

import pytest

from bench.hostile import payloads
from bench.hostile.crowd import TURNED_AWAY, asked, dealt, visitor
from bench.hostile.line_attacks import answer, grown_rack
from bench.serving.raw import raw
from tests.web.stalls.conftest import Target
from tilewright.client.live_match import follow
from tilewright.client.server import Server
from tilewright.client.socket import open_socket
from tilewright.game.commands import DrawTile
from tilewright.messages.wire import AskPlan, Hello, Judgement, PlanAnswer, Refusal, ShowDraft, Trouble, View

pytestmark = pytest.mark.speed

ROWS = 400_000
SOCKETS_A_PLAYER = 4
LOOSE_TILES = 30
SILENT = 260
SECONDS_TO_COME_IN = 10
TABLES = 120
AT_ONCE = 6
# How many times as long as on a quiet server a turn of a bot may take.
MOST_OF_A_TURN = 4


async def test_a_command_of_a_million_rows_over_http(target: Target) -> None:
    guest = await target.guest("127.0.2.1")
    match = await dealt(guest, ["greedy"], "six", payloads.HOST_STARTS)
    body = payloads.command_body(ROWS)
    await target.refuses_to_stall(
        lambda: asked(guest, "POST", f"/api/bot/matches/{match}/commands", body),
        "a command of a million rows over http",
    )


async def test_commands_of_thousands_of_rows_over_sockets(target: Target) -> None:
    guest = await target.guest("127.0.2.2")
    match = await dealt(guest, ["greedy"], "six", payloads.HOST_STARTS)
    frame = f'{{"type":"act","id":"huge","command":{payloads.empty_rows(payloads.ROWS_IN_A_FRAME)}}}'

    async def attack() -> None:
        async def flood() -> None:
            # Answers that are too large for the outbox end the connection.
            with suppress(*TURNED_AWAY):
                async with open_socket(guest) as line:
                    await line.send(Hello(match))
                    await answer(line, View)
                    for _ in range(2):
                        await line.send(frame)
                    for _ in range(2):
                        await answer(line, Refusal, Trouble)

        await asyncio.gather(*(flood() for _ in range(SOCKETS_A_PLAYER)))

    await target.refuses_to_stall(attack, "commands of thousands of rows over sockets")


async def test_drafts_of_loose_tiles_before_the_opening(target: Target) -> None:
    guest = await target.guest("127.0.2.3")
    match = await dealt(guest, ["beginner"], "six", payloads.GROWING_RACK)
    async with open_socket(guest) as line:
        await line.send(Hello(match))
        view = await grown_rack(line)

        async def attack() -> None:
            await line.send(ShowDraft(tuple(map(tuple, payloads.loose_low_tiles(view, LOOSE_TILES)))))
            await answer(line, Judgement, Trouble)

        await target.refuses_to_stall(attack, "drafts of loose tiles before the opening")


@pytest.mark.deep
async def test_plans_whose_whole_rack_must_be_laid_again(target: Target) -> None:
    guest = await target.guest("127.0.2.20")
    match = await dealt(guest, ["beginner"], "six", payloads.GROWING_RACK)
    async with open_socket(guest) as line:
        await line.send(Hello(match))
        await grown_rack(line)
        await line.send(Hello(match))
        seen = await answer(line, View)
        assert isinstance(seen, View)
        # A tile of a table that never was: nothing fits unchanged, and the solver is asked about every tile.
        gone = -1
        rows = (*seen.view["table"], [*seen.view["rack"], gone])
        plan = AskPlan(rows=tuple(map(tuple, rows)), over=(*map(tuple, seen.view["table"]), (gone,)), after=seen.seq)

        async def attack() -> None:
            await line.send(plan)
            await answer(line, PlanAnswer, Trouble)

        await target.refuses_to_stall(attack, "plans whose whole rack must be laid again")


@pytest.mark.parametrize("path", ["/api/matches", "/api/tables", "/api/check", "/api/solve"])
async def test_hundreds_of_thousands_of_unknown_house_rules(target: Target, path: str) -> None:
    guest = await target.guest("127.0.2.4")
    body = b'{"house":' + payloads.unknown_keys() + b"}"
    await target.refuses_to_stall(
        lambda: asked(guest, "POST", path, body), "hundreds of thousands of unknown house rules"
    )


@pytest.mark.parametrize("path", ["replay?game=99", "record"])
async def test_reading_a_very_long_match(target: Target, path: str) -> None:
    guest = await target.guest("127.0.2.5")
    await target.refuses_to_stall(
        lambda: asked(guest, "GET", f"/api/matches/{target.long_match}/{path}"), "reading a very long match"
    )


async def test_following_a_very_long_match_from_its_beginning(target: Target) -> None:
    guests = [await target.guest("127.0.2.6") for _ in range(4)]

    async def read(guest: Server) -> None:
        # Who reads nothing may not delay the others either.
        async with open_socket(guest) as silent, open_socket(guest) as line:
            silent.stop_reading()
            for each in (silent, line):
                await each.send(Hello(target.long_match, 0))
            await answer(line, View)

    async def attack() -> None:
        await asyncio.gather(*(read(guest) for guest in guests))

    await target.refuses_to_stall(attack, "following a very long match from its beginning")


async def test_a_flood_of_hard_questions_leaves_others_theirs(target: Target) -> None:
    flooders = [await target.guest("127.0.2.10") for _ in range(2)]
    hard, easy = payloads.hardest_position(), json.dumps({"rows": [["K1", "K2", "K3"]]}).encode()
    worked_on = 0

    async def ask(flooder: Server) -> None:
        nonlocal worked_on
        await asked(flooder, "POST", "/api/solve", hard)
        worked_on += 1

    flood = [asyncio.create_task(ask(flooder)) for flooder in flooders for _ in range(2)]
    try:
        # When a guest who comes later is logged in, the flood has arrived.
        honest = await target.guest("127.0.2.11")
        checked = await honest.ask("POST", "/api/check", easy)
        assert checked.status == 200, checked.body
        # Addresses are served in turn: one analysis of the others was running, and one more may come first.
        assert worked_on <= 2
    finally:
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)


async def test_silent_connections_shut_nobody_out(target: Target) -> None:
    async def attack() -> None:
        async with AsyncExitStack() as stack:
            for number in range(SILENT):
                await stack.enter_async_context(raw(target.port, f"127.0.5.{1 + number % 4}"))
            async with asyncio.timeout(SECONDS_TO_COME_IN):
                await visitor(target.port, "127.0.5.9").log_in("Newcomer")

    await target.refuses_to_stall(attack, "silent connections shut nobody out")


async def test_one_guest_cannot_fill_the_list_of_tables(target: Target) -> None:
    honest, other = await target.guest("127.0.2.12"), await target.guest("127.0.2.13")
    hostile = await target.guest("127.0.2.14")
    wanted = json.dumps({"listed": True}).encode()
    opened = (await honest.ask("POST", "/api/tables", wanted)).json["table"]

    async def attack() -> None:
        async def open_some() -> None:
            for _ in range(TABLES // AT_ONCE):
                await asked(hostile, "POST", "/api/tables", wanted)

        await asyncio.gather(*(open_some() for _ in range(AT_ONCE)))

    await target.refuses_to_stall(attack, "one guest cannot fill the list of tables")
    listed = (await other.ask("GET", "/api/tables")).json["tables"]
    assert opened in [table["table"] for table in listed]


async def test_a_newcomers_bot_answers_while_others_left_many_searchers_behind(target: Target, deep: bool) -> None:
    # The last test on this server: its bots would think on through the others.
    newcomer = await target.guest("127.0.2.9")
    quiet = await _seconds_of_a_turn(newcomer)
    for address in ("127.0.2.7", "127.0.2.8"):
        guest = await target.guest(address)
        for _ in range(30 if deep else 1):
            await dealt(guest, ["searcher"] * 5)
    beside = await _seconds_of_a_turn(newcomer)
    target.speed.at_most(MOST_OF_A_TURN, beside, "a turn of a bot beside many searchers", than=quiet)


async def _seconds_of_a_turn(guest: Server) -> float:
    """Return how long a beginner takes for a turn; 0.7 seconds of them are shown as thought."""
    match = await dealt(guest, ["beginner"], "six", payloads.HOST_STARTS)
    seconds = []
    async with follow(guest, match) as live:
        for _ in range(3):
            await live.turn()
            began = time.monotonic()
            await live.act(DrawTile())
            await live.turn()
            seconds.append(time.monotonic() - began)
    return median(seconds)
