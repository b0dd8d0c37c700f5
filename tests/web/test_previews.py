"""Shared links as a chat program fetches them: the page, what its head says, and the picture that it names."""

import struct
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlencode
from xml.etree import ElementTree

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import update

from tests.service.test_leaks import states
from tests.web.conftest import EVERYDAY, Serving, node_in, serving
from tests.web.players import Visitor
from tests.web.test_leaks import stored
from tilewright.answers.previews import draw_preview, game_preview, page_preview
from tilewright.chance import Chance
from tilewright.game.table import faces_on
from tilewright.games import EDITIONS
from tilewright.messages.fields import PlayerId
from tilewright.service.accounts.players import Player, add_player
from tilewright.service.rooms.room import RoomId, closed_by
from tilewright.service.settings import Budget, now
from tilewright.service.storage.schema import MATCHES
from tilewright.words.locales import LOCALES
from tilewright.words.say import say

HOST = {"Host": "tiles.example"}
# To draw all of them would take seconds.
DRAWN = ("/rules/six", "/puzzles/day/today", "/analysis?p=P0R-IViv_zA3")
KEYED = ("join", "match", "replay", "review", "table", "tournament", "wall")
MOST_BYTES = 120_000
SIGNATURE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"


class Head(HTMLParser):
    """What the head of a page says: its title, its links by their relation, and its metas by name or property."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.title, self.language = "", ""
        self.said: dict[str, str] = {}
        self._in_title = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        """Note what an element says."""
        found = {name: value or "" for name, value in attrs}
        self._in_title = tag == "title"
        if tag == "html":
            self.language = found["lang"]
        if tag == "meta" and (name := found.get("property") or found.get("name")):
            self.said[name] = found["content"]
        if tag == "link" and found["rel"] == "canonical":
            self.said["canonical"] = found["href"]

    def handle_data(self, data: str) -> None:
        """Note the title."""
        if self._in_title:
            self.title += data
            self._in_title = False


async def head_of(visitor: Visitor, address: str, language: str = "en") -> Head:
    """Return the head of a page."""
    asked = HOST | {"Accept-Language": f"{language}-XX,xx;q=0.1"}
    page = await visitor.ask("GET", address, headers=asked)
    assert page.status == 200, address
    assert "set-cookie" not in page.headers
    assert "Accept-Language" in page.headers["vary"]
    head = Head(page.body.decode())
    assert head.language == language
    return head


async def fetched(visitor: Visitor, address: str, language: str = "en") -> tuple[Head, bytes]:
    """Return the head of a page and the picture that it names."""
    head = await head_of(visitor, address, language)
    picture = await visitor.ask("GET", head.said["og:image"].removeprefix("http://tiles.example"), headers=HOST)
    assert (picture.status, picture.headers["content-type"]) == (200, "image/png"), address
    assert "set-cookie" not in picture.headers
    assert "max-age" in picture.headers["cache-control"]
    assert picture.body.startswith(SIGNATURE)
    assert struct.unpack(">II", picture.body[16:24]) == (1200, 630)
    assert len(picture.body) < MOST_BYTES
    return head, picture.body


@pytest.mark.slow(reason="draws pictures in the process for analyses")
async def test_a_shared_link_has_a_face_in_the_language_asked_for(server: Serving) -> None:
    visitor = server.visitor()
    ann = await server.guest('Ann "<b>&')
    table = await ann.done("POST", "/api/tables", {"rules": "six"})
    invitation = f"/join/{table['invite']}"
    pictures = {}
    for address, title, about, language in (
        ("/", "Ein Tisch für die ganze Familie", "", "de"),
        ("/rules/six", "Caixa grande, até seis jogadores", "", "pt"),
        ("/rules/nothing", "Rules", "How to play", "en"),
        ("/puzzles", "Puzzels", "", "nl"),
        ("/puzzles/b1a0215dba49", "Puzzles", " · ", "en"),
        ("/puzzles/day/today", "Énigme du jour, 20", " · ", "fr"),
        ("/learn/first-run", say("lesson-first-run-title", "nl"), "", "nl"),
        ("/learn/nothing", say("learn-title", "es"), "", "es"),
        ("/analysis", "Analysis", "", "en"),
        ("/analysis?p=P0R-IViv_zA3", "Analysis", "", "en"),
        (invitation, "You’re invited", 'Ann "<b>& invites you to play.', "en"),
        ("/review/nothing", "Review", "", "en"),
        ("/replay/nothing", "Replay", "", "en"),
    ):
        if address in (*DRAWN, invitation):
            head, pictures[address] = await fetched(visitor, address, language)
        else:
            head = await head_of(visitor, address, language)
        assert head.said["og:title"].startswith(title), address
        assert about in head.said["og:description"]
        assert head.said["description"] == head.said["og:description"]
        assert head.title.startswith(head.said["og:title"])
        assert "Tilewright" in (head.title, head.said["og:site_name"])
        assert head.said["canonical"] == head.said["og:url"] == f"http://tiles.example{address}"
        assert (head.said["og:image:width"], head.said["og:image:height"]) == ("1200", "630")
        assert head.said["og:image:alt"]
        assert head.said["twitter:card"] == "summary_large_image"
        assert ("robots" in head.said) == address.startswith(("/join", "/re"))
    # The name of the host is not in the picture, so tables of a rulebook share it.
    other = await (await server.guest("Ben")).done("POST", "/api/tables", {"rules": "six"})
    assert (await fetched(visitor, f"/join/{other['invite']}"))[1] == pictures[invitation]
    assert len({*pictures.values()}) == len(pictures)
    # A closed table looks like one that never was.
    await server.node.rooms.change(RoomId(table["table"]), lambda room: closed_by(room, room.host))
    head = await head_of(visitor, invitation)
    assert "Ann" not in head.said["og:description"]
    assert head.said["og:description"] == page_preview("join", "en").sentence


@pytest.mark.slow(reason="draws pictures in the process for analyses")
async def test_a_game_shows_its_last_table_when_it_is_over_and_anybody_may_read_it(server: Serving) -> None:
    events, match, _ = next(state for state in states(60, Chance(b"previews")) if len(state[1].game.table) > 2)
    for seat in range(match.seats):
        await add_player(server.node.store, Player(PlayerId(f"p{seat}"), f"Player {seat}"), now())
    await stored(server, "done", events, match)
    visitor = server.visitor()
    head, running = await fetched(visitor, "/review/done")
    assert say(f"booklet-{match.rules.id}") in head.said["og:description"]
    # A match that goes on shows no tile of its own.
    generic = game_preview("review", match.rules.id, (), "en")
    assert running == draw_preview(generic)
    await server.node.store.execute(update(MATCHES).values(over=True))
    _, over = await fetched(visitor, "/review/done")
    shown = replace(generic, table=faces_on(match.game.table), rack=())
    assert over == draw_preview(shown) != running
    # To a stranger, one that may not be watched looks like one that does not exist.
    await server.node.store.execute(update(MATCHES).values(terms=msgspec.json.encode({"watched": False})))
    hidden, picture = await fetched(visitor, "/review/done")
    nothing, same = await fetched(visitor, "/review/none")
    assert picture == same
    assert {key: said.replace("done", "none") for key, said in hidden.said.items()} == nothing.said


@pytest.mark.slow(reason="starts the process for analyses")
async def test_pictures_are_counted_and_paid_for_by_their_network(tmp_path: Path) -> None:
    nothing = Budget(player=0.000_01, network=0.000_01, saved=1)
    counted = replace(EVERYDAY, allowed=replace(EVERYDAY.allowed, address_replays=3))
    paid = replace(EVERYDAY, budgets=replace(EVERYDAY.budgets, long=nothing))
    for settings, most, racks in ((counted, 3, "ABCD"), (paid, 1, "EFGH")):
        async with serving(node_in(tmp_path / racks, settings)) as server:
            visitor = server.visitor()
            addresses = [f"/analysis?p=_{rack}" for rack in racks]
            assert [await drawn(visitor, address) for address in addresses] == [200] * most + [429] * (4 - most)
            if settings is paid:
                for address in ("nowhere", "/a\0", "/" + "a" * 2_000):
                    assert await drawn(visitor, address) == 422


async def drawn(visitor: Visitor, address: str) -> int:
    """Return the status of the picture of an address."""
    return (await visitor.ask("GET", f"/api/preview.png?{urlencode({'address': address})}")).status


async def test_search_engines_find_what_is_public(tmp_path: Path) -> None:
    settings = replace(EVERYDAY, public_address="https://public.example")
    async with serving(node_in(tmp_path, settings)) as server:
        visitor = server.visitor()
        rules = (await visitor.ask("GET", "/robots.txt", headers=HOST)).body.decode().splitlines()
        assert "Sitemap: https://public.example/sitemap.xml" in rules
        closed = [line.removeprefix("Disallow: ") for line in rules if line.startswith("Disallow: ")]
        tree = ElementTree.fromstring((await visitor.ask("GET", "/sitemap.xml", headers=HOST)).body)
        listed = [place.text or "" for place in tree.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
        assert {f"https://public.example/rules/{rules}" for rules in EDITIONS} < {*listed}
        for place in listed:
            path = place.removeprefix("https://public.example")
            assert not path.startswith(tuple(closed))
            page = await visitor.ask("GET", path)
            assert page.status == 200
            head = Head(page.body.decode())
            assert head.said["canonical"] == place
            assert "robots" not in head.said
        assert "Allow: /api/preview.png" in rules


async def test_no_search_engine_lists_a_page_whose_link_is_a_key(server: Serving) -> None:
    visitor = server.visitor()
    listed = {f"/{page}": "robots" not in (await head_of(visitor, f"/{page}/x?key=y")).said for page in KEYED}
    assert not any(listed.values()), listed
    assert "robots" not in (await head_of(visitor, "/tables")).said


async def test_without_a_public_address_robots_name_no_host(server: Serving) -> None:
    """A cache on the way stores the file for an hour, whatever host was asked for first."""
    rules = (await server.visitor().ask("GET", "/robots.txt", headers={"Host": "evil.example"})).body.decode()
    assert "Disallow: /api/" in rules
    assert "evil" not in rules


async def test_every_page_has_a_title_in_every_language(server: Serving) -> None:
    visitor = server.visitor()
    for language in LOCALES:
        page = await visitor.ask("GET", "/settings", headers={"Accept-Language": language})
        assert Head(page.body.decode()).title == say("shell-title", language, page=say("page-settings-title", language))
        # The browser need not wait for a script to ask for the words.
        assert f'/words/{language}.ftl"'.encode() in page.body
