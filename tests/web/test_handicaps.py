"""Handicaps at a table: chosen by the host, seen by all, stored with the match, and never in a rated one."""

from contextlib import AsyncExitStack

import pytest

from tests.web.conftest import Serving
from tests.web.test_hints import seated
from tests.web.test_tables import opened
from tilewright.bots.even_chances import LEVELS, UNKNOWN, evened
from tilewright.messages.fields import MatchId

LIKE_THE_TABLE = {"opening.min": None, "deal.rack": None, "time.limit": None, "hints": "always"}


@pytest.mark.slow(reason="starts a process for analysis")
async def test_a_handicap_is_chosen_at_the_table_and_holds_in_the_match(server: Serving) -> None:
    ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
    table = await opened(ann, listed=True, house={"time.limit": 60, "match.games": 1})
    address = f"/api/tables/{table['table']}"
    await ben.ask("POST", f"{address}/join", {})
    hard = {"opening.min": 50, "deal.rack": 18, "time.limit": 0, "hints": "never"}
    easy = {"opening.min": 0, "deal.rack": 10, "time.limit": 90, "hints": "three"}
    for place, wanted in enumerate((hard, easy)):
        assert (await ann.ask("PUT", f"{address}/chairs/{place}/handicap", wanted)).status == 200
        assert (await ben.ask("PUT", f"{address}/chairs/{place}/handicap", wanted)).status == 409
    for wrong in ({"opening.min": 101}, {"deal.rack": 6}, {"time.limit": -1}, {"hints": "some"}, {"jokers": 1}):
        assert (await ann.ask("PUT", f"{address}/chairs/0/handicap", wrong)).status == 422
    shown = (await eve.ask("GET", address)).json
    assert [chair["handicap"] for chair in shown["chairs"]] == [hard, easy]
    match = (await ann.ask("POST", f"{address}/start", {})).json["match"]
    async with AsyncExitStack() as stack:
        lines = await seated(stack, [ann, ben], match)
        views = [view["view"] for _, view in lines]
        assert [view["rules"]["opening"]["min"] for view in views] == [50, 0]
        # any set opens, and the cheapest is worth a point.
        assert [view["openings"] for view in views] == [[50, 1]] * 2
        assert views[0]["counts"] == [18, 10]
        line = await stack.enter_async_context(eve.line())
        await line.say({"type": "hello", "match": match})
        assert (await line.hear_a("seating"))["terms"]["handicaps"] == [hard, easy]
        # The hints of Ben are counted turn by turn; Ann has no time limit, and no hints.
        hints = 0
        while hints < 4:
            seq, mover = await _now(server, match)
            visitor, (own, _) = ((ann, lines[0]), (ben, lines[1]))[mover]
            clock = await server.node.matches.latest(match)
            assert (clock.deadline_at is None) == (mover == 0)
            asked = [await visitor.ask("POST", f"/api/matches/{match}/hint", {"step": step}) for step in (1, 3)]
            tips = await visitor.ask("POST", f"/api/matches/{match}/tips")
            assert tips.status == 409
            hints += mover
            allowed = mover == 1 and hints <= 3
            assert [answer.status for answer in asked] == ([200, 200] if allowed else [409, 409])
            if allowed:
                # One turn counts once.
                assert [answer.json["seq"] for answer in asked] == [seq + 1, seq + 1]
            assert (await own.act(f"draw {seq}", {"type": "DrawTile"}))["type"] == "ack"


async def _now(server: Serving, match: MatchId) -> tuple[int, int]:
    loaded = await server.node.matches.latest(match)
    return loaded.seq, loaded.hosted.kind.engine.to_move(loaded.state)[0]


async def test_rated_tables_and_dice_refuse_what_they_do_not_have(server: Serving) -> None:
    ann = await server.guest("Ann")
    rated = await opened(ann, terms={"rated": True})
    untimed = await opened(ann, bots=["beginner"])
    timed = await opened(ann, rules="classic-fr", bots=["beginner"])
    dice = await opened(ann, rules="turbo", bots=["turbo-greedy"])
    for table, wanted, status in (
        (rated, {"opening.min": 0}, 400),
        (rated, {}, 200),
        (untimed, {"time.limit": 30}, 400),
        (timed, {"time.limit": 3}, 400),
        (timed, {"time.limit": 5}, 200),
        (untimed, {"opening.min": 0}, 200),
        (dice, {"opening.min": 0}, 400),
        (dice, {"time.limit": 30}, 400),
        (dice, {"hints": "never"}, 200),
    ):
        assert (await ann.ask("PUT", f"/api/tables/{table['table']}/chairs/0/handicap", wanted)).status == status
    assert (await ann.ask("POST", f"/api/tables/{rated['table']}/even")).status == 409
    evened_dice = (await ann.ask("POST", f"/api/tables/{dice['table']}/even")).json
    assert [chair["handicap"]["opening.min"] for chair in evened_dice["chairs"]] == [None, None]
    # A free chair has nobody who could have a handicap, and whoever leaves takes it along.
    free = await opened(ann, terms={"handicaps": [{"hints": "never"}, {"opening.min": 0}]})
    assert [chair["handicap"] for chair in free["chairs"]] == [LIKE_THE_TABLE | {"hints": "never"}, LIKE_THE_TABLE]  # type: ignore[attr-defined]
    assert (await ann.ask("PUT", f"/api/tables/{free['table']}/chairs/1/handicap", {"opening.min": 0})).status == 409
    moved = await ann.ask("POST", f"/api/tables/{free['table']}/join", {"chair": 1})
    assert [chair["handicap"]["hints"] for chair in moved.json["chairs"]] == ["always", "never"]


async def test_even_chances_are_those_measured_between_bots(server: Serving) -> None:
    ann = await server.guest("Ann")
    for bot, hints in (("greedy", "always"), ("random", "never")):
        table = await opened(ann, bots=[bot, None], terms={"handicaps": [{"hints": "three"}]})
        shown = (await ann.ask("POST", f"/api/tables/{table['table']}/even")).json
        # Nothing is known of Ann yet.
        best, least = (UNKNOWN, bot) if hints == "never" else (bot, UNKNOWN)
        found = evened().get((best, least))
        level = LEVELS[found.level] if found else LEVELS[0]
        own, other = (level.stronger, level.weaker) if hints == "never" else (level.weaker, level.stronger)
        rules = [(each["handicap"]["opening.min"], each["handicap"]["deal.rack"]) for each in shown["chairs"]]
        assert rules == [(own.opening, own.rack), (other.opening, other.rack), (None, None)]
        assert [each["handicap"]["hints"] for each in shown["chairs"]] == [hints, "always", "always"]
