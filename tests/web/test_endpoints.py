"""Malformed requests: each is refused with a status and a reason that does not repeat the value."""

import pytest
from msgspec.structs import replace

from bench.serving.raw import opened as opened_raw
from bench.serving.raw import raw, request
from tests.profiles import choosing
from tests.web.conftest import GENEROUS, Serving, Start
from tests.web.players import Visitor


async def chunked(visitor: Visitor, path: str, body: bytes) -> int:
    """Return the status of the answer to a body that is sent in two parts, without a Content-Length."""
    first, second = (b"%x\r\n%b\r\n" % (len(part), part) for part in (body[:500], body[500:]))
    async with raw(visitor.port) as (reader, writer):
        writer.write(request("PUT", path, visitor.cookie, "chunked") + first)
        await writer.drain()
        # Meanwhile the server reads the first part.
        assert (await visitor.ask("GET", "/api/me")).status == 200
        writer.write(second + b"0\r\n\r\n")
        return int((await reader.readuntil(b"\r\n")).split()[1])


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"", "Input data was truncated"),
        (b"[", "Expected `object`, got `array`"),
        (b'{"house": ', "Input data was truncated"),
        (b'{"rules": "\xff"}', "the body must be UTF-8"),
        (b'{"house": {"\xff": 1}}', "the body must be UTF-8"),
        (b'{"listed": "true"}', "Expected `bool`, got `str` - at `$.listed`"),
        (b'{"bots": ["' + b"x" * 41 + b'"]}', "Expected `str` of length <= 40 - at `$.bots[0]`"),
        (b'{"terms": {"delay": -1}}', "Expected `int` >= 0 - at `$.terms.delay`"),
    ],
)
async def test_a_malformed_body_is_refused_and_the_part_named(server: Serving, body: bytes, reason: str) -> None:
    answer = await (await server.guest()).ask("POST", "/api/tables", body)
    assert (answer.status, answer.json) == (422, {"detail": reason})


async def test_a_value_outside_an_enumeration_is_not_repeated(server: Serving) -> None:
    answer = await (await server.guest()).ask("PATCH", "/api/me/profile", choosing(theme="my secret - at `$`"))
    assert (answer.status, answer.json) == (422, {"detail": "Not one of the allowed values - at `$.theme`"})


@pytest.mark.parametrize("command", [b'{"type": "\xff"}', b"[" * 900 + b"]" * 900, b"7"])
async def test_an_unreadable_command_is_refused_and_not_counted_as_a_defect(server: Serving, command: bytes) -> None:
    ann = await server.guest()
    match = await ann.create(bots=["beginner"])
    body = b'{"id": "1", "command": ' + command + b"}"
    answer = await ann.ask("POST", f"/api/bot/matches/{match}/commands", body)
    assert (answer.status, answer.json["reason"]) == (400, "bad")
    async with ann.line() as line:
        await line.say({"type": "hello", "match": match})
        await line.hear_a("seating")
        await line.say(body.replace(b'{"id"', b'{"type": "act", "id"'))
        assert (await line.hear_a("refused", "error"))["type"] in {"refused", "error"}
    assert b"tilewright_defects_total 0.0" in server.node.metrics.text()


async def test_a_body_is_bounded_whether_or_not_its_length_is_announced(opened: Start) -> None:
    server = await opened(replace(GENEROUS, body_bytes=1_000))
    ann = await server.guest()
    fits, too_long = b'{"name": "Ann"}' + b" " * 900, b'{"name": "Ann"}' + b" " * 1_000
    assert (await ann.ask("PUT", "/api/me/name", fits)).status == 200
    answer = await ann.ask("PUT", "/api/me/name", too_long)
    assert (answer.status, answer.json) == (413, {"detail": "at most 1000 bytes at once"})
    assert [await chunked(ann, "/api/me/name", body) for body in (fits, too_long)] == [200, 413]


async def test_a_client_that_disconnects_within_the_body_causes_no_error(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await server.guest()
    reader, writer = await opened_raw(server.port)
    writer.write(request("PUT", "/api/me/name", ann.cookie, 100) + b'{"name": ')
    await writer.drain()
    # Another request with the same login shows that the server has read what was sent before it.
    assert (await ann.ask("GET", "/api/me")).status == 200
    writer.close()
    await writer.wait_closed()
    assert await reader.read() == b""
    assert (await ann.ask("GET", "/api/me")).json["name"] == "Ann"
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_method_that_an_address_does_not_have_is_refused_as_json(server: Serving) -> None:
    answer = await server.visitor().ask("PATCH", "/api/me")
    assert (answer.status, answer.json) == (405, {"detail": "Method Not Allowed"})


async def test_what_is_the_same_for_everybody_is_compressed_for_who_reads_that(server: Serving) -> None:
    visitor = server.visitor()
    for address in ("/api/rules?language=nl", "/api/rules/twist?language=nl", "/api/themes?language=nl"):
        small = await visitor.ask("GET", address, headers={"Accept-Encoding": "gzip"})
        plain = await visitor.ask("GET", address, headers={"Accept-Encoding": "identity"})
        assert (small.headers["content-encoding"], small.json) == ("gzip", plain.json)
        assert int(small.headers["content-length"]) < len(plain.body) / 3
        assert "content-encoding" not in plain.headers
        assert small.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    # The lengths of what has secrets say nothing.
    told = await (await server.guest()).ask("GET", "/api/me", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in told.headers
