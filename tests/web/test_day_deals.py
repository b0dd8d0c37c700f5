"""Deals that several play: that of the day, the same with a server and without one, and sheets of a duplicate."""

import json
from datetime import timedelta
from functools import partial
from typing import Any

import pytest
from msgspec import to_builtins
from sqlalchemy import Connection, select, update

from tests.local.test_host import ME, Device
from tests.web.conftest import Serving
from tests.web.test_rules import played
from tilewright.answers.day_deals import BOTS, TERMS, deal_of
from tilewright.bots.registry import bot
from tilewright.chance import Chance
from tilewright.messages.fields import MatchId
from tilewright.messages.terms import terms_of
from tilewright.service.settings import now
from tilewright.service.storage.study_schema import DAY_DEALS
from tilewright.tiles import face_of, write_row
from tilewright.web.authentication import today


def played_here(device: Device) -> str:
    """Play the deal of the day on a device alone as `played` does, and return the match."""
    device.read("POST /api/guests", {"name": "Ann"})
    match: str = device.read("POST /api/deal")["match"]
    device.say(type="hello", match=match)
    while not (loaded := device.host._here.matches.open(match, device.at).loaded).is_over:
        engine = loaded.hosted.kind.engine
        if ME not in engine.to_move(loaded.state):
            device.let_time_pass()
            continue
        view = engine.view(loaded.state, ME)
        command = bot("beginner").choose(view, (), Chance(b"%d" % view.turns))
        device.say(type="act", id=str(loaded.seq), command=to_builtins(command), after=loaded.seq)
    return match


def moves(record: bytes) -> list[dict[str, Any]]:
    """Return the lines of a record without who played."""
    lines = [json.loads(line) for line in record.splitlines()]
    return [{name: value for name, value in line.items() if name not in {"match", "seats"}} for line in lines]


@pytest.mark.slow(reason="plays three games")
async def test_the_same_turns_make_the_same_game_on_every_server_and_without_one(server: Serving) -> None:
    promised = deal_of(today()).commitment
    records, shown = [], []
    for name in ("Ann", "Ben"):
        guest = await server.guest(name)
        (match,) = (await guest.ask("POST", "/api/deal", {})).json.values()
        assert (await guest.ask("GET", f"/api/matches/{match}")).json["commitments"] == [promised]
        await played(guest, match)
        records.append(moves((await guest.ask("GET", f"/api/matches/{match}/record")).body))
        shown.append((await guest.ask("GET", "/api/deal")).json)
        again = await guest.ask("POST", "/api/deal", {})
        assert again.json == {"match": match}
    device = Device()
    device.at = now()
    here = played_here(device)
    records.append(moves(device.ask(f"GET /api/matches/{here}/record").body))
    assert records[0] == records[1] == records[2]
    assert records[0][0]["shuffle"]["commitment"] == promised
    mine = device.read("GET /api/deal")
    points = shown[0]["played"]["points"]
    assert (mine["played"]["points"], mine["played"]["claimed"]) == (points, True)
    assert [each["played"] | {"at": 0} for each in shown] == [{"at": 0, "points": points}] * 2
    assert [each["figures"] for each in shown] == [{"players": count, "claimed": 0, "place": 1} for count in (1, 2)]
    assert {name: mine[name] for name in ("day", "rules", "bots", "par", "commitment", "tomorrow")} == {
        name: shown[0][name] for name in ("day", "rules", "bots", "par", "commitment", "tomorrow")
    }


async def test_nobody_gets_help_with_the_deal_they_are_playing(server: Serving) -> None:
    ann = await server.guest()
    match = (await ann.ask("POST", "/api/deal", {})).json["match"]
    async with ann.line() as line:
        view = (await line.begin(match))["view"]
        rack = deal_rack(view)
        for path in ("/api/solve", "/api/study/turn", "/api/study/plays"):
            refused = await ann.ask("POST", path, {"rules": deal_of(today()).rules, "rack": rack})
            assert (refused.status, b"same deal" in refused.body) == (409, True), path
        hint = await ann.ask("POST", f"/api/matches/{match}/hint", {"step": 1})
        assert (hint.status, b"same deal" in hint.body) == (409, True)
        stranger = await server.guest("Eve")
        assert (await stranger.ask("GET", f"/api/matches/{match}")).status == 404


def deal_rack(view: Any) -> list[str]:
    """Return the rack of a view in the notation."""
    return [write_row([face_of(tile)]) for tile in view["rack"]]


async def test_the_field_has_all_who_played_and_claims_take_nobodys_place(server: Serving) -> None:
    guests = [await server.guest(name) for name in ("Ann", "Ben", "Cid", "Dee")]
    matches = [(await guest.ask("POST", "/api/deal", {})).json["match"] for guest in guests[:3]]
    assert len({*matches}) == 3
    for guest, points in zip(guests, (40, 40, -9), strict=False):
        ended = update(DAY_DEALS).where(DAY_DEALS.c.player == guest.player).values(points=points, ended=True)
        await server.node.store.write(partial(Connection.execute, statement=ended))
    day = today().isoformat()
    claim = {"deals": {day: {"at": now(), "points": 2_000}}}
    for guest in (guests[3], guests[2]):
        # Cid has played it here already: a claim changes nothing.
        assert (await guest.ask("PATCH", "/api/me/profile", claim)).status == 200
    shown = [(await guest.ask("GET", "/api/deal")).json for guest in guests]
    assert [each["figures"]["place"] for each in shown] == [1, 1, 3, 1]
    assert {(each["figures"]["players"], each["figures"]["claimed"]) for each in shown} == {(4, 1)}
    assert [each["played"]["points"] for each in shown] == [40, 40, -9, 2_000]
    assert [each["played"].get("claimed", False) for each in shown] == [False, False, False, True]
    mine = (await guests[3].ask("GET", "/api/me/profile")).json["deals"]
    assert mine[day]["claimed"]
    tomorrow = (today() + timedelta(1)).isoformat()
    await guests[0].ask("PATCH", "/api/me/profile", {"deals": {tomorrow: {"at": now(), "points": 1}}})
    assert tomorrow not in (await guests[0].ask("GET", "/api/me/profile")).json["deals"]
    too_much = {"deals": {day: {"at": now(), "points": 2_001}}}
    assert (await guests[0].ask("PATCH", "/api/me/profile", too_much)).status == 422


async def test_a_few_of_a_network_count_in_the_field(server: Serving) -> None:
    for name in ("Ann", "Ben", "Cid", "Dee"):
        await (await server.guest(name)).ask("POST", "/api/deal", {})
    counts = [count for (count,) in await server.node.store.read(select(DAY_DEALS.c.counts))]
    assert sorted(counts) == [False, True, True, True]


async def test_a_match_of_the_day_is_a_common_one_against_its_bots(server: Serving) -> None:
    ann = await server.guest()
    match = (await ann.ask("POST", "/api/deal", {})).json["match"]
    row = await server.node.store.match(MatchId(match))
    assert terms_of(row.terms) == TERMS
    assert [holder.bot for holder in row.holders] == [None, *BOTS]


async def test_the_organiser_of_a_duplicate_prints_the_deal_of_a_real_table(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    wanted = {"title": "Friday", "seats": 2, "duplicate": True, "where": "tables"}
    opened = (await ann.ask("POST", "/api/tournaments", wanted)).json
    address = f"/api/tournaments/{opened['tournament']}"
    await ann.ask("POST", f"{address}/acts", {"type": "AddPeople", "names": ["Cid", "Dee", "Eve", "Flo"]})
    await ben.ask("POST", f"{address}/acts?key={opened['link']}", {"type": "Join", "nonce": "ab" * 32})
    await ann.ask("POST", f"{address}/acts", {"type": "Stay", "person": 5, "away": True})
    assert (await ann.ask("POST", f"{address}/rounds", {"number": 1})).status == 200
    sheets = [(await ann.ask("GET", f"{address}/sheet/{number}")).body.decode() for number in (1, 2)]
    assert sheets[0] == sheets[1]
    racks = sheets[0].splitlines()[:2]
    assert sum(line.startswith(">") for line in racks) == 1
    assert [len(line.split(":")[1].split()) for line in racks] == [14, 14]
    assert (await ben.ask("GET", f"{address}/sheet/1")).status == 409


async def test_an_organiser_who_plays_on_screens_reads_no_deal_before(server: Serving) -> None:
    ann = await server.guest("Ann")
    opened = (await ann.ask("POST", "/api/tournaments", {"title": "Friday", "seats": 2, "duplicate": True})).json
    address = f"/api/tournaments/{opened['tournament']}"
    for name in ("Ann", "Ben", "Cid", "Dee"):
        guest = ann if name == "Ann" else await server.guest(name)
        act = {"type": "Join", "nonce": "ab" * 32}
        await guest.done("POST", f"{address}/acts?key={opened['link']}", act)
    shown = await ann.done("POST", f"{address}/rounds", {"number": 1})
    own, other = sorted((1, 2), key=lambda table: shown["you"] not in shown["round"]["tables"][table - 1]["people"])
    await ann.done("POST", f"{address}/acts", {"type": "Move", "table": other, "screen": False})
    early = await ann.ask("GET", f"{address}/sheet/{other}")
    assert (early.status, "when your table on screens is done" in early.body.decode()) == (409, True)
    # At a real table somebody lays the deal out; it is not played on screens any more.
    await ann.done("POST", f"{address}/acts", {"type": "Move", "table": own, "screen": False})
    assert (await ann.ask("GET", f"{address}/sheet/{own}")).status == 200
    back = await ann.ask("POST", f"{address}/acts", {"type": "Move", "table": own, "screen": True})
    assert (back.status, "go back to screens" in back.body.decode()) == (409, True)
    await ann.done("POST", f"{address}/acts", {"type": "Move", "table": other, "screen": True})
