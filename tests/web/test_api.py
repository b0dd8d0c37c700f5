"""Logins, matches, records, health and headers over real HTTP."""

import asyncio
import json
import re
import resource

import pytest
from structlog.testing import capture_logs

from tests.web.conftest import Serving, Start
from tests.web.players import Visitor, idle
from tilewright.games import EDITIONS
from tilewright.messages.fields import MatchId
from tilewright.records.verify import verify_record
from tilewright.service.settings import Allowed
from tilewright.version import VERSION


async def test_a_guest_logs_in_by_name_and_is_known_by_the_cookie(server: Serving) -> None:
    ann = server.visitor()
    assert (await ann.ask("GET", "/api/me")).status == 401
    player = await ann.log_in("  Ann   Lee ")
    assert (await ann.ask("GET", "/api/me")).json == {"player": player, "name": "Ann Lee"}


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u200f", "\u200d", "\x00", "\u0301", "\u3164", "\u2800"])
async def test_a_name_that_could_disturb_the_page_is_refused(server: Serving, name: str) -> None:
    answer = await server.visitor().ask("POST", "/api/guests", {"name": name})
    assert answer.status == 400
    assert "name" in answer.json["detail"].lower()


async def test_the_cookie_is_hidden_from_scripts_and_as_safe_as_the_address_allows(server: Serving) -> None:
    plain = await server.visitor().ask("POST", "/api/guests", {"name": "Ann"}, {"Host": f"10.0.0.7:{server.port}"})
    assert plain.headers["set-cookie"].startswith("tilewright=")
    assert "; HttpOnly; Max-Age=15552000; Path=/; SameSite=lax" in plain.headers["set-cookie"]
    local = await server.visitor().ask("POST", "/api/guests", {"name": "Ann"}, {"Host": f"localhost:{server.port}"})
    login, told = local.headers["set-cookie"].split(", ")
    assert login.startswith("__Host-tilewright=")
    assert login.endswith("; SameSite=lax; Secure")
    # Scripts are told that there is a login, and nothing about it.
    assert told == "tilewright-here=1; Max-Age=15552000; Path=/; SameSite=lax"


async def test_an_unknown_or_overlong_token_belongs_to_nobody(server: Serving) -> None:
    stranger = server.visitor()
    for token in ("", "x", "x" * 43, "x" * 3_000):
        stranger.cookie = f"tilewright={token}"
        assert (await stranger.ask("GET", "/api/me")).status == 401


async def test_a_match_is_shown_with_the_hashes_of_its_secrets_but_not_the_secrets(server: Serving) -> None:
    ann = await server.guest("Ann")
    match = await ann.create("classic-fr", bots=["beginner"], house={"opening.min": 40})
    shown = (await ann.ask("GET", f"/api/matches/{match}")).json
    assert (shown["rules"], shown["house"], shown["seat"]) == ("classic-fr", {"opening.min": 40}, 0)
    assert [place["name"] for place in shown["places"]] == ["Ann", "beginner"]
    assert [place["nonce"] is None for place in shown["places"]] == [True, False]
    assert [len(bytes.fromhex(text)) for text in shown["commitments"]] == [32, 32]
    row = await server.node.store.match(MatchId(match))
    assert row.secrets.hex() not in json.dumps(shown)
    somebody = await server.guest("Ben")
    assert (await somebody.ask("GET", f"/api/matches/{match}")).json["seat"] is None


@pytest.mark.parametrize(
    ("wanted", "status", "reason"),
    [
        ({"rules": "poker", "bots": ["random"]}, 400, "there is no rulebook"),
        ({"bots": ["hal"]}, 400, 'there is no bot "hal"'),
        ({"bots": []}, 400, "2 to 4 players, not 1"),
        ({"bots": ["random"], "house": {"opening.min": 999}}, 400, "opening.min cannot be"),
        ({"bots": ["random"], "players": ["nobody"]}, 400, "You can’t seat other people"),
        ({"bots": ["random"], "seat": 1}, 422, "unknown field `seat`"),
        ({"bots": ["random"] * 9}, 422, "length <= 8 - at `$.bots`"),
    ],
)
async def test_an_impossible_match_is_refused_with_a_sentence(
    server: Serving, wanted: object, status: int, reason: str
) -> None:
    ann = await server.guest()
    answer = await ann.ask("POST", "/api/matches", wanted)
    assert answer.status == status
    assert reason in json.dumps(answer.json["detail"], ensure_ascii=False).replace('\\"', '"')


async def test_nobody_is_seated_by_others(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    for other in (ben.player, ann.player):
        refused = await ann.ask("POST", "/api/matches", {"players": [other]}, {"Accept-Language": "nl"})
        assert (refused.status, "niet zelf aan tafel zetten" in refused.json["detail"]) == (400, True)
    assert (await ben.ask("GET", "/api/bot/matches")).json == []
    assert (await ben.ask("GET", "/api/me/history")).json == {"matches": []}
    # Without others the field may stay, as older programs send it.
    assert await ann.create(bots=["random"], players=[])


async def test_without_a_login_nothing_is_shown(server: Serving) -> None:
    ann = await server.guest()
    match = await ann.create(bots=["random"])
    nobody = server.visitor()
    assert (await nobody.ask("POST", "/api/matches", {})).status == 401
    for path in (f"/api/matches/{match}", f"/api/matches/{match}/record"):
        assert (await nobody.ask("GET", path)).status == 401
    assert (await ann.ask("GET", "/api/matches/nowhere")).status == 404
    assert (await ann.ask("GET", f"/api/matches/{match}/record")).status == 409


async def test_requests_from_pages_of_other_sites_are_refused(server: Serving) -> None:
    ann = await server.guest()
    foreign = {"Origin": "https://evil.example"}
    assert (await ann.ask("POST", "/api/guests", {"name": "x"}, foreign)).status == 403
    assert (await ann.ask("POST", "/api/matches", {"bots": ["random"]}, foreign)).status == 403
    own = {"Origin": f"http://127.0.0.1:{server.port}"}
    assert (await ann.ask("POST", "/api/matches", {"bots": ["random"]}, own)).status == 201


async def test_pages_load_nothing_from_elsewhere(server: Serving) -> None:
    page = await server.visitor().ask("GET", "/")
    assert page.status == 200
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert b"<script>" not in page.body
    assert b"style=" not in page.body
    # The page names its own address alone, for those who share it.
    assert {*re.findall(rb"\w+://([^/\"]*)", page.body)} == {b"127.0.0.1:%d" % server.port}


async def test_answers_with_data_are_not_stored_anywhere(server: Serving) -> None:
    visitor = server.visitor()
    for path in ("/api/me", "/api/rules", "/api/nowhere", "/health", "/metrics"):
        answer = await visitor.ask("GET", path)
        assert answer.headers["cache-control"] == "no-store", path
        # Over plain http a browser ignores it, and a proxy might not.
        assert "strict-transport-security" not in answer.headers


async def test_health_says_why_nothing_can_be_written(server: Serving) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with capture_logs() as logged:
        # No file of this process may grow, as on a full disk.
        resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
        try:
            # What is known is at most a second old, and the server wrote at its start.
            for _ in range(30):
                answer = await server.visitor().ask("GET", "/health")
                if answer.status != 200:
                    break
                await asyncio.sleep(0.1)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert (answer.status, answer.json) == (503, {"detail": "the disk of the database reports an error"})
        await server.guest()
        assert (await server.visitor().ask("GET", "/health")).status == 200
    assert [entry["event"] for entry in logged] == ["nothing can be written", "the database can be written again"]


async def test_health_metrics_offers_and_the_description_are_served(server: Serving) -> None:
    visitor = server.visitor()
    assert (await visitor.ask("GET", "/health")).json == {"status": "ok", "version": VERSION}
    assert b"tilewright_sockets 0.0" in (await visitor.ask("GET", "/metrics")).body
    offers = (await visitor.ask("GET", "/api/offers")).json
    assert [*offers["rules"]] == [*offers["games"]] == [*EDITIONS]
    assert set(offers["games"].values()) == {"tiles", "dice"}
    assert "turbo-planner" in offers["rules"]["turbo"]
    described = (await visitor.ask("GET", "/openapi.json")).json
    paths = {"/api/guests", "/api/matches", "/api/matches/{match}", "/api/matches/{match}/record"}
    assert paths <= described["paths"].keys()


async def test_new_guests_and_matches_are_limited(opened: Start) -> None:
    server = await opened(Allowed(guests=2, matches=2))
    ann = await server.guest()
    await server.guest()
    assert (await server.visitor().ask("POST", "/api/guests", {"name": "x"})).status == 429
    for _ in range(2):
        await ann.create(bots=["random"])
    refused = await ann.ask("POST", "/api/matches", {"bots": ["random"]})
    assert (refused.status, refused.json["detail"]) == (429, "Too many new matches. Wait a few minutes.")


async def _played(visitor: Visitor, match: str) -> None:
    """Play a seat to the end of the match."""
    async with visitor.line() as line:
        view = (await line.begin(match))["view"]
        seat = view["seat"]
        while view["outcome"] is None:
            if view["to_move"][:1] == [seat]:
                await line.act(f"{len(line.heard)}", idle(view))
            view = (await line.hear_a("view"))["view"]


@pytest.mark.slow(reason="plays two games over two sockets")
async def test_the_record_of_a_match_is_verified_and_shows_only_games_that_are_over(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    match = await ann.create(players=[ben], house={"deal.rack": 20})
    before = (await ann.ask("GET", f"/api/matches/{match}")).json["commitments"]
    await asyncio.gather(_played(ann, match), _played(ben, match))
    record = (await ann.ask("GET", f"/api/matches/{match}/record")).body.decode().splitlines()
    verdict = verify_record(record)
    assert (verdict.games, verdict.legal) == (2, 2)
    games = [line for line in map(json.loads, record) if line["event"] == "game"]
    assert [game["shuffle"]["commitment"] for game in games] == before
    assert all(game["seats"] == ["Ann", "Ben"] for game in games)
