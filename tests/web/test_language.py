"""The language of an answer: asked for, preferred, or the browser's; over HTTP and over the socket."""

import pytest
from starlette.requests import HTTPConnection

from tests.profiles import choosing
from tests.web.conftest import Serving
from tests.web.players import Line, Visitor
from tilewright.web.language import language_of
from tilewright.words.locales import LOCALES
from tilewright.words.say import say

NOBODY = "/api/players/nobody"
EMPTY_TURN = {"type": "PlayTiles", "table": []}


def connection(query: str, accepts: str) -> HTTPConnection:
    """Return a request with this query and this Accept-Language header."""
    return HTTPConnection(
        {"type": "http", "query_string": query.encode(), "headers": [(b"accept-language", accepts.encode())]}
    )


@pytest.mark.parametrize(
    ("query", "accepts", "language"),
    [
        ("", "", "en"),
        ("", "nl", "nl"),
        ("", "pt-BR,pt;q=0.9,en;q=0.8", "pt"),
        ("", "en;q=0.5, de;q=0.9", "de"),
        ("", "sv, fr-CA;q=0.4", "fr"),
        ("", "es;q=0, de;q=0.1", "de"),
        ("", "fr;q=much, *, nl", "nl"),
        ("", "sv", "en"),
        ("language=de", "nl", "de"),
        ("language=DE-at", "nl", "de"),
        ("language=sv", "nl", "nl"),
        ("language=", "", "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_first_one_accepted(query: str, accepts: str, language: str) -> None:
    assert language_of(connection(query, accepts)) == language


@pytest.mark.deep
async def test_answers_over_http_are_in_the_language_of_the_request(server: Serving) -> None:
    ann = await server.guest("Ann")
    for language in LOCALES:
        await speaks(ann, language)


async def speaks(ann: Visitor, language: str) -> None:
    """Assert that refusals, analyses and rules are in a language."""
    accepting = {"Accept-Language": f"{language};q=0.9, xx"}
    unknown = say("refused-no-such-player", language)
    assert (await ann.ask("GET", NOBODY, headers=accepting)).json == {"detail": unknown}
    assert (await ann.ask("GET", f"{NOBODY}?language={language}")).json == {"detail": unknown}
    piece = say("bad-piece-range", language, word="B14", low=1, high=13)
    assert (await ann.ask("POST", "/api/check", {"rows": [["B14"]]}, accepting)).json == {"detail": piece}
    short = await ann.ask("POST", "/api/guests", {"name": " "}, accepting)
    assert short.json == {"detail": say("refused-nothing-to-read", language, what="name")}
    judged = await ann.ask("POST", "/api/check", {"rows": [["R1", "R2"]]}, accepting)
    assert judged.json[0]["why"] == say("set-too-short", language, count=3, game="tiles")
    told = await ann.ask("GET", "/api/rules", headers=accepting)
    assert told.json["booklets"][0]["title"] == say("booklet-classic-nl", language)


async def sentences(line: Line, match: str, **more: object) -> list[str]:
    """Return the sentences that refuse a turn without tiles, in or out of turn."""
    await line.say({"type": "hello", "match": match, **more})
    await line.hear_a("seating")
    said: list[str] = (await line.act("one", EMPTY_TURN))["sentences"]
    return said


def expected(language: str) -> list[list[str]]:
    """Return the possible results of `sentences` in a language."""
    keys = ("refused-not-begun", "refused-not-your-turn", "fault-nothing-played")
    return [[say(key, language)] for key in keys]


async def test_a_socket_speaks_the_language_asked_for_or_preferred_or_accepted(server: Serving) -> None:
    ann = await server.guest("Ann")
    match = await ann.create(bots=["beginner"])
    for query, accepts, more, language in (
        ("?language=nl", "fr", {}, "nl"),
        ("", "fr, nl", {}, "fr"),
        ("?language=xx", "", {}, "en"),
        ("?language=nl", "fr", {"language": "es"}, "es"),
        ("?language=nl", "fr", {"language": "xx"}, "en"),
    ):
        async with ann.line(query=query, accepts=accepts) as line:
            assert await sentences(line, match, **more) in expected(language)
    await prefer(ann, "pt")
    async with ann.line(accepts="fr") as line:
        assert await sentences(line, match) in expected("pt")
    async with ann.line(query="?language=de", accepts="fr") as line:
        assert await sentences(line, match) in expected("de")


async def prefer(visitor: Visitor, language: str) -> None:
    """Store a language in the profile of a player."""
    assert (await visitor.ask("PATCH", "/api/me/profile", choosing(language=language))).status < 300
