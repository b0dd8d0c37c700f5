"""Analysis over HTTP: the same answers as on the command line, within limits."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from bench.serving.raw import raw, request
from tests.web.conftest import GENEROUS, Serving, Start
from tests.web.players import Visitor
from tilewright.answers.analysis import referee_record
from tilewright.answers.requests import Language

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "tests" / "transcripts" / "classic-nl.jsonl"


async def _sent(visitor: Visitor, path: str, record: bytes) -> tuple[int, bytes]:
    answer = await visitor.ask("POST", path, record, {"Content-Type": "application/x-ndjson"})
    return answer.status, answer.body


@pytest.mark.slow(reason="starts a process for analysis")
async def test_positions_are_solved_and_rows_judged(server: Serving) -> None:
    ann = await server.guest()
    answer = await ann.ask("POST", "/api/solve", {"table": [["B4", "B5", "B6"]], "rack": ["B3", "K9"]})
    assert answer.status == 200, answer.body
    assert answer.json | {"us": 0} == {
        "played": ["B3"], "table": [["B3", "B4", "B5", "B6"]], "tiles": 1, "points": 3, "exact": True, "us": 0,
    }  # fmt: skip
    rows = (await ann.ask("POST", "/api/check", {"rows": [["R3", "J", "R5"], ["R1", "R2"]]})).json
    assert [row["legal"] for row in rows] == [True, False]
    assert rows[0]["readings"] == [{"shape": "run", "points": 12, "stands": ["R3", "R4", "R5"]}]
    assert rows[1]["why"]
    wrong = [
        {"rack": ["X9"]},
        {"rack": ["R1"], "rules": "none"},
        {"rack": ["R1"], "house": {"no.such": 1}},
        {"rack": ["R1"], "table": [["R1", "R2"]]},
        {"rack": ["R1"] * 9},
    ]
    assert [(await ann.ask("POST", "/api/solve", body)).status for body in wrong] == [400] * len(wrong)


@pytest.mark.slow(reason="starts a process for analysis")
async def test_uploaded_records_are_judged(server: Serving) -> None:
    ann = await server.guest()
    record = RECORD.read_bytes()
    games = referee_record(record, Language("en")).games
    status, body = await _sent(ann, "/api/referee", record)
    assert (status, msgspec.json.decode(body)) == (200, {"games": games, "legal": games, "faults": []})
    status, body = await _sent(ann, "/api/verify", record)
    assert (status, msgspec.json.decode(body)) == (200, {"games": games, "verified": games, "faults": []})
    turned = record.replace(b'"K1"', b'"K2"')
    status, body = await _sent(ann, "/api/referee", turned)
    assert status == 200
    assert msgspec.json.decode(body)["faults"]
    assert (await _sent(ann, "/api/referee", b"no record"))[0] == 400
    assert (await _sent(Visitor(server.port), "/api/referee", record))[0] == 401


async def test_a_body_over_the_bound_is_refused(opened: Start) -> None:
    server = await opened(msgspec.structs.replace(GENEROUS, body_bytes=1_000))
    ann = await server.guest()
    assert (await _sent(ann, "/api/referee", b" " * 1_001))[0] == 413

    async def chunks() -> bytes:
        async with raw(server.port) as (reader, writer):
            head = request("POST", "/api/referee", ann.cookie, "chunked")
            writer.write(head + (b"200\r\n" + b" " * 0x200 + b"\r\n") * 2 + b"0\r\n\r\n")
            return await reader.readline()

    assert b" 413 " in await asyncio.wait_for(chunks(), 20)


async def test_analyses_are_counted(opened: Start) -> None:
    server = await opened(msgspec.structs.replace(GENEROUS, analyses=1))
    ann = await server.guest()
    asked = [await ann.ask("POST", "/api/check", {"rows": [["no piece"]]}) for _ in range(2)]
    assert asked[1].status in {422, 429}
    assert (await ann.ask("POST", "/api/check", {"rows": [["X9"]]})).status == 429
