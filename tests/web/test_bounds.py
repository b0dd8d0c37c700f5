"""Everything that comes from outside has bounds, and the worst input that can be sent gets a small answer."""

import json
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect
from msgspec.structs import replace

from tests.web.conftest import GENEROUS, Serving, Start
from tests.web.worst_input import worst_bodies
from tilewright.client.server import Server
from tilewright.dice.turbo_rules import TURBO
from tilewright.messages.seats import SeatCommand
from tilewright.messages.wire import Incoming
from tilewright.rules import booklets
from tilewright.rules.house import possible, with_house
from tilewright.screens.kinds import HOSTED_GAMES
from tilewright.service.settings import Allowed
from tilewright.tiles import MOST_PIECES
from tilewright.web.app import ENDPOINTS
from tilewright.web.endpoints import Endpoint

# A command is decoded with the decoder of its game, whose types are walked below.
_DECODED_LATER = {"Act.command", "LessonTurn.command"}

DOORS: dict[str, Any] = {
    "socket": Incoming,
    **{f"{name} commands": hosted.kind.commands | SeatCommand for name, hosted in HOSTED_GAMES.items()},
    **{f"{way.method} {way.path} body": way.body for way in ENDPOINTS if way.body not in (None, bytes)},
    **{f"{way.method} {way.path} parameters": way.parameters for way in ENDPOINTS},
}


def unbounded(kind: inspect.Type, where: str) -> Iterator[str]:
    """Yield the place of every part of a type that has no bound, or whose bound is not known to this walk."""
    if not _is_bounded(kind):
        yield where
    for part, name in _parts(kind):
        yield from unbounded(part, f"{where}{name}")


def _is_bounded(kind: inspect.Type) -> bool:
    match kind:
        case inspect.StrType() | inspect.VarTupleType() | inspect.ListType() | inspect.DictType():
            return kind.max_length is not None
        case inspect.IntType() | inspect.FloatType():
            return (kind.ge, kind.gt) != (None, None) != (kind.le, kind.lt)
        case inspect.BoolType() | inspect.NoneType() | inspect.EnumType() | inspect.LiteralType():
            return True
        case _:
            return isinstance(kind, inspect.Metadata | inspect.StructType | inspect.UnionType | inspect.TupleType)


def _parts(kind: inspect.Type) -> list[tuple[inspect.Type, str]]:
    """Return the types within a type, and the path to each."""
    match kind:
        case inspect.Metadata(type=inner):
            return [(inner, "")]
        case inspect.StructType(cls=cls, fields=fields):
            named = [(field.type, field.name) for field in fields]
            return [(part, f".{name}") for part, name in named if f"{cls.__name__}.{name}" not in _DECODED_LATER]
        case inspect.UnionType(types=types):
            return [(one, "") for one in types]
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [(item, "[]")]
        case inspect.TupleType(item_types=items):
            return [(item, f"[{place}]") for place, item in enumerate(items)]
        case inspect.DictType(key_type=key, value_type=value):
            return [(key, "{key}"), (value, "{}")]
        case _:
            return []


# A record beside the game that is wanted of it, and the chances of up to 200 tiles.
LARGE = {"/api/study/record": 1_048_576, "/api/photos/tiles": 65_536}


def test_every_part_of_what_comes_in_is_bounded() -> None:
    assert [(door, part) for door, kind in DOORS.items() for part in unbounded(inspect.type_info(kind), "$")] == []


def test_a_part_without_a_bound_is_found() -> None:
    class Open(msgspec.Struct):
        text: str
        whole: int
        rows: tuple[tuple[bool, ...], ...]
        house: dict[str, float]
        anything: msgspec.Raw

    assert list(unbounded(inspect.type_info(Open), "$")) == [
        "$.text",
        "$.whole",
        "$.rows",
        "$.rows[]",
        "$.house",
        "$.house{key}",
        "$.house{}",
        "$.anything",
    ]


def test_every_address_takes_few_bytes_but_those_that_take_records() -> None:
    for way in ENDPOINTS:
        assert way.most_bytes <= (4_194_304 if way.body is bytes else LARGE.get(way.path, 16_384)), way.path


def test_no_box_has_more_pieces_than_a_message_may_have() -> None:
    tiles = [edition.rulebook for edition in booklets.EDITIONS.values()]
    boxes = [
        with_house(rules, {"box.pieces": count}).pieces for rules in tiles for count in possible(rules, "box.pieces")
    ]
    assert max(boxes) == MOST_PIECES
    assert TURBO.rulebook.pieces < MOST_PIECES


# Answers to requests, and to requests that are refused; an illegal turn is refused with a sentence for each fault.
_MOST_ANSWERED = 65_536
_MOST_REFUSED = 16_384
_MOST_DETAIL = 600
_QUERIES = ("?{name}=" + "x" * 8_000, "?" + "a=1&" * 2_000, "?" + "&".join(f"house={n}" for n in range(1_000)))


def is_small(status: int, body: bytes) -> bool:
    """Return whether an answer is as small as it must be."""
    if status < 400:
        return len(body) <= _MOST_ANSWERED
    return status < 500 and (len(body) <= _MOST_DETAIL or (b'"faults"' in body and len(body) <= _MOST_REFUSED))


def worst_requests(way: Endpoint, most_bytes: int) -> Iterator[tuple[str, bytes | None]]:
    """Yield the worst requests to an address."""
    body = None if way.method == "GET" else b"{}"
    names = way.parameters.__struct_fields__ or ("x",)
    for query in _QUERIES:
        yield way.path + query.replace("{name}", names[-1]), body
    if "{" in way.path:
        yield re.sub("{.*?}", "x" * 8_000, way.path), body
    if way.body is bytes:
        yield from (
            (way.path, unit * (most_bytes // len(unit) + 1)) for unit in (b"{}\n", b"\n", b"[", b'{"event":"game"}\n')
        )
    elif way.body is not None:
        yield from ((way.path, sent) for sent in worst_bodies(way.body, most_bytes))


@pytest.mark.slow(reason="sends hundreds of hostile requests to a real server")
async def test_the_worst_request_to_every_address_gets_a_small_answer(opened: Start, deep: bool) -> None:
    most_bytes = 16_384
    server = await opened(replace(GENEROUS, body_bytes=most_bytes))
    ann = await server.guest()
    match = await ann.create(bots=["beginner"])
    async with ann.line() as line:
        await line.begin(match)
    caller, count = Server(f"http://127.0.0.1:{server.port}"), 0
    for way in ENDPOINTS:
        # A new guest each for what changes something: some addresses end the login.
        visitor = ann if "{match}" in way.path or way.method == "GET" else await server.guest()
        for path, body in islice(worst_requests(way, min(way.most_bytes, most_bytes)), None, None, 1 if deep else 16):
            # A stream of a match that exists has no end.
            place = "nowhere" if way.method == "GET" else match
            target = path.replace("{match}", place).replace("{chair}", "1").replace("{other}", ann.player)
            caller.cookie = visitor.cookie
            answer = await caller.ask(way.method, re.sub("{.*?}", "nowhere", target), body)
            assert is_small(answer.status, answer.body), (way.path, answer.status, len(answer.body), (body or b"")[:80])
            count += 1
    await caller.close()
    assert b"tilewright_defects_total 0.0" in server.node.metrics.text()
    print(f"{count} hostile requests, no large answer")


def worst_messages(frame_bytes: int) -> Iterator[bytes]:
    """Yield the worst messages of every kind, and an act with the worst commands of every game."""
    yield from worst_bodies(Incoming, frame_bytes)
    for kind in get_args(Incoming):
        yield from worst_bodies(kind, frame_bytes)
    for _, hosted in HOSTED_GAMES.items():
        for number, command in enumerate(worst_bodies(hosted.kind.commands | SeatCommand, frame_bytes - 100)):
            yield b'{"type":"act","id":"%064d","command":%s}' % (number, command)


@pytest.mark.slow(reason="sends hundreds of hostile messages over a real socket")
@pytest.mark.parametrize("rules", ["classic-nl", "turbo"])
async def test_the_worst_message_of_every_kind_gets_a_small_answer(server: Serving, rules: str, deep: bool) -> None:
    ann = await server.guest()
    match = await ann.create(rules, bots=["turbo-random" if rules == "turbo" else "beginner"])
    frame_bytes = Allowed().frame_bytes
    messages = [sent for sent in worst_messages(frame_bytes) if len(sent) <= frame_bytes][:: 1 if deep else 3]
    largest = 0
    # A socket is closed after a hundred messages that could not be used.
    for start in range(0, len(messages), 90):
        async with ann.line() as line:
            await line.begin(match)
            for sent in messages[start : start + 90]:
                await line.socket.send(sent)
            await line.say({"type": "hello", "match": "the-end"})
            while True:
                answer = await line.socket.receive()
                largest = max(largest, len(answer))
                if json.loads(answer) == {"type": "gone", "match": "the-end"}:
                    break
    assert largest <= _MOST_REFUSED
    assert b"tilewright_defects_total 0.0" in server.node.metrics.text()
    print(f"{len(messages)} hostile messages, the largest answer {largest} bytes")
