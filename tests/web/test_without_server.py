"""A device without a server answers as the server does: the same addresses, the same requests, the same JSON."""

import json
from datetime import UTC, datetime
from typing import Annotated, Any
from urllib.parse import quote

import pytest
from msgspec import Meta

from tests.web.conftest import Serving
from tests.web.ways import WAYS
from tilewright.answers.questions import QUESTIONS
from tilewright.local import match_addresses
from tilewright.local.host import ROUTES, Asked, Host
from tilewright.messages.fields import Millis
from tilewright.service.node import Node
from tilewright.service.settings import now
from tilewright.web.app import ENDPOINTS
from tilewright.web.endpoints import Endpoints

FILLED = {"{lesson}": "first-run", "{rules}": "classic-nl", "{puzzle}": "b1a0215dba49"}
FILLED |= {"{day}": "today", "{month}": datetime.now(UTC).date().isoformat()[:7]}
# Beside the bodies of WAYS: what is asked with a query, or has more than one answer.
MORE: dict[str, list[tuple[str, object]]] = {
    "GET /api/rules/{rules}": [("/api/rules/twist?house=opening.min%3D50", None), ("/api/rules/none", None)],
    "GET /api/lessons/{lesson}": [("/api/lessons/none?language=de", None)],
    "GET /api/judge/verdict.svg": [
        (f"/api/judge/verdict.svg?about=row&question={quote(json.dumps({'row': ['R7', 'R8', 'R9']}))}", None),
        ("/api/judge/verdict.svg?question=nothing", None),
    ],
    "POST /api/judge/turn": [("/api/judge/turn", {"rack": ["R7", "R8", "R9"], "after": [[1, 2, 3]]})],
    "GET /api/score": [("/api/score?seats=3&games=*_24_12.3-5_*_9", None), ("/api/score?seats=9", None)],
    "GET /api/score/card.svg": [("/api/score/card.svg?player=Ann&player=Ben&games=*_24", None)],
    "GET /api/study/position.svg": [("/api/study/position.svg?table=R3.J.R5&rack=K9", None)],
    "POST /api/study/turn": [("/api/study/turn", {"rack": ["R10", "R11", "R12", "K1"], "opened": False})],
    "POST /api/puzzles/{puzzle}/hint": [("/api/puzzles/b1a0215dba49/hint", {"steps": 101})],
    "GET /api/puzzles": [("/api/puzzles?rules=turbo", None)],
    "GET /api/puzzles/day/{day}": [("/api/puzzles/day/9999-12-31", None)],
    "GET /api/puzzles/month/{month}": [("/api/puzzles/month/2026-13", None)],
    "POST /api/check": [("/api/check", {"rows": [["R3", "J", "R5"], ["K1"]], "x": 1}), ("/api/check", b"\xff")],
}
# Every game has a seal of its own, every search takes its time, and nobody is rated or counted without a server.
UNLIKE = {"seal", "us", "rating", "figures"}


def as_bytes(body: object) -> bytes:
    """Return the body of a request; a record is text, everything else JSON."""
    if body is None or isinstance(body, bytes):
        return body or b""
    return body.encode() if isinstance(body, str) else json.dumps(body).encode()


def shown(media: str, body: bytes) -> Any:
    """Return an answer so that it can be compared."""
    if "json" not in media:
        return body
    read = json.loads(body)
    return {name: value for name, value in read.items() if name not in UNLIKE} if isinstance(read, dict) else read


@pytest.mark.slow(reason="asks a real server, whose processes for questions start, every question")
async def test_questions_get_the_answers_of_a_server(server: Serving) -> None:
    ann, host = await server.guest(), Host({})
    for question in QUESTIONS:
        address = question.address
        method, path = address.split()
        for name, value in FILLED.items():
            path = path.replace(name, value)
        ways = [(path, body) for status, body in WAYS[address].items() if status in {200, 400}]
        for asked, body in ways + MORE.get(address, []):
            sent = as_bytes(body)
            there = await ann.ask(method, asked, sent if body is not None else None, {"Accept-Language": "nl"})
            here = host.request(Asked(method=method, address=asked, body=sent, language="nl"), now())
            expected = (there.status, shown(there.headers["content-type"], there.body))
            assert (here.status, shown(here.media, here.body)) == expected, (address, asked)
            assert here.media == there.headers["content-type"].partition(";")[0]
    assert not host.changes()


# A server imports nothing.
HERE_ALONE = {"POST /api/me/restore"}
HERE = {address.address: address for address, _ in ROUTES}
# All of it is in one file; an account is deleted with a proof of its owner.
OTHER_ANSWER, OTHER_BODY = {"GET /api/me/export"}, {"POST /api/me/delete"}


def test_a_server_takes_and_answers_what_the_one_declaration_of_an_address_says() -> None:
    served = {endpoint.address: endpoint for endpoint in ENDPOINTS}
    assert len(served) == len(ENDPOINTS)
    assert HERE.keys() - served.keys() == HERE_ALONE
    shared = [(HERE[address], served[address]) for address in HERE.keys() - HERE_ALONE]
    # A second declaration would make a type of its own for the parameters.
    assert [here.address for here, there in shared if there.parameters is not here.parameters] == []
    assert {here.address for here, there in shared if there.body != here.body} == OTHER_BODY
    answers = {here.address for here, there in shared if there.answer != here.answer}
    assert answers == OTHER_ANSWER


def test_a_server_cannot_take_something_else_at_an_address_that_is_declared() -> None:
    with pytest.raises(TypeError, match=r"GET /api/matches/\{match\}"):

        @Endpoints().instead(match_addresses.show_match)
        async def show_match(match: Annotated[str, Meta(max_length=9_999)], node: Node) -> None:
            raise AssertionError((match, node))


def test_what_needs_people_is_refused_with_one_sentence() -> None:
    host = Host({})
    refused = [endpoint for endpoint in ENDPOINTS if endpoint.address not in HERE]
    assert len(refused) > 50
    said = set()
    for endpoint in refused:
        path = endpoint.path.replace("{", "").replace("}", "")
        answer = host.request(Asked(method=endpoint.method, address=path), Millis(1))
        assert answer.status == 501, endpoint.address
        said.add(answer.body)
    assert len(said) == 1
