"""The worst input that can be generated, sent to every address and as every message, makes nobody else wait.

Neither do floods of valid questions over 64 connections.
"""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from functools import cache, partial
from itertools import islice
from typing import Any, get_args

import pytest
from msgspec import Raw

from bench.hostile.crowd import TURNED_AWAY, asked, dealt
from bench.hostile.line_attacks import answer
from bench.hostile.payloads import HOST_STARTS, unknown_keys
from bench.hostile.questions import GUESTS, STRANGERS
from tests.daily import daily
from tests.web.stalls.conftest import Attack, Target
from tests.web.stalls.floods import delays_nobody, reading
from tests.web.stalls.worst import bodies, path_of
from tilewright.answers.addresses import Cost
from tilewright.client.socket import open_socket
from tilewright.messages.wire import Act, Hello, Incoming, Refusal
from tilewright.web.app import ENDPOINTS
from tilewright.web.endpoints import Endpoint
from tilewright.web.openapi import description
from tools.message_schema import schema

pytestmark = pytest.mark.speed

FRAME = 8_000
SECONDS_TO_ANSWER = 1.0
SECONDS_OF_A_STREAM = 0.2
# An everyday run sends every second address its longest legal body and every twelfth of the others.
EVERYDAY_SHARE = 12
EVERYDAY_ADDRESSES = 2
# Made on first use: every worker imports this module, and one runs it.
too_long = cache(unknown_keys)
RULES = {"tiles": "six", "dice": "turbo"}

DESCRIBED: dict[str, Any] = description(ENDPOINTS)
SCHEMAS: dict[str, Any] = DESCRIBED["components"]["schemas"]
MESSAGES: dict[str, Any] = schema()


async def test_no_address_lets_another_player_wait(target: Target, deep: bool) -> None:
    owner = await target.guest("127.0.3.1")
    table = (await owner.ask("POST", "/api/tables", b"{}")).json
    match = await dealt(owner, ["greedy"], "six", HOST_STARTS)
    known = {"match": match, "table": table["table"], "invite": table["invite"], "other": owner.player, "chair": "1"}

    async def sent(endpoint: Endpoint, number: int) -> None:
        # Some addresses end the login or delete the guest.
        guest = owner if "{" in endpoint.path else await target.guest(f"127.0.3.{2 + number % 20}")
        operation = DESCRIBED["paths"][endpoint.path][endpoint.method.lower()]
        path = path_of(endpoint.path, operation["parameters"], known)
        seconds = SECONDS_OF_A_STREAM if endpoint.answer == "text/event-stream" else SECONDS_TO_ANSWER
        for body in islice(_bodies(operation, endpoint.most_bytes), None, None, 1 if deep else EVERYDAY_SHARE):
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await asked(guest, endpoint.method, path, body)

    for number, endpoint in enumerate(ENDPOINTS[:: 1 if deep else EVERYDAY_ADDRESSES]):
        await target.refuses_to_stall(partial(sent, endpoint, number), f"{endpoint.method} {endpoint.path}")


def _bodies(operation: dict[str, Any], most_bytes: int) -> Iterator[bytes]:
    """Yield the worst bodies of an operation, those that it decodes and those that are too long."""
    if "requestBody" not in operation:
        yield b""
        return
    ((_, content),) = operation["requestBody"]["content"].items()
    yield from bodies(content["schema"], SCHEMAS, most_bytes)
    yield too_long()


@pytest.mark.parametrize("name", daily(STRANGERS, "rules with random house rules"))
async def test_strangers_with_valid_questions_delay_nobody(target: Target, name: str) -> None:
    await delays_nobody(target, STRANGERS[name], "127.0.6.1", name)


@pytest.mark.parametrize("name", daily(GUESTS, "QR codes with a long host"))
async def test_a_guest_with_valid_questions_delays_nobody(target: Target, name: str) -> None:
    guest = await target.guest("127.0.6.2")
    await delays_nobody(target, await GUESTS[name](guest), "127.0.6.2", name)


@pytest.mark.deep
async def test_no_address_that_is_read_delays_anybody_when_it_is_flooded(target: Target, deep: bool) -> None:
    guest = await target.guest("127.0.6.3")
    table = await guest.new_table([None])
    assert table.invite is not None
    known = {"table": table.table, "invite": table.invite, "other": guest.player, "match": target.long_match}
    for endpoint in ENDPOINTS:
        if endpoint.method == "GET" and endpoint.cost is not Cost.PLAY:
            path = path_of(endpoint.path, DESCRIBED["paths"][endpoint.path]["get"]["parameters"], known)
            await delays_nobody(target, reading(path, guest), "127.0.6.3", endpoint.path)


@pytest.mark.parametrize("kind", RULES)
async def test_no_message_lets_another_player_wait(target: Target, kind: str, deep: bool) -> None:
    guest = await target.guest(f"127.0.4.{1 + list(RULES).index(kind)}")
    bots = {"tiles": "greedy", "dice": "turbo-greedy"}
    match = await dealt(guest, [bots[kind]], RULES[kind], {})

    async def sent(frames: list[str]) -> None:
        with suppress(*TURNED_AWAY):
            async with open_socket(guest) as line:
                await line.send(Hello(match))
                for frame in frames:
                    await line.send(frame)
                # Messages are carried out one after the other, so that this is answered last.
                await line.send(Act("last", Raw(b"{}")))
                while (await answer(line, Refusal, seconds=SECONDS_TO_ANSWER)).id != "last":
                    pass

    frames = _frames(MESSAGES["incoming"], "{}")
    frames |= _frames(MESSAGES[f"{kind}.command"], '{{"type":"act","id":"x","command":{}}}')
    attacks: dict[str, Attack] = {
        name: partial(sent, made[:: 1 if deep else EVERYDAY_SHARE]) for name, made in frames.items()
    }
    assert len(attacks) > len(get_args(Incoming))
    for name, attack in attacks.items():
        await target.refuses_to_stall(attack, name)


def _frames(union: dict[str, Any], message: str) -> dict[str, list[str]]:
    """Return the worst frames of each message of a union, by its name."""
    found = {}
    for choice in union["anyOf"]:
        made = [message.format(body.decode()) for body in bodies(choice, MESSAGES["$defs"], FRAME)]
        found[choice["$ref"].rpartition("/")[2]] = [frame for frame in made if len(frame) <= FRAME]
    return found
