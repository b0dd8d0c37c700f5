"""Hints over HTTP: only for the seat in turn, and never in a rated match."""

from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import update

from tests.web.conftest import Serving
from tests.web.players import NONCE, Line, Visitor
from tests.web.test_tables import opened
from tilewright.service.storage.schema import MATCHES


async def seated(stack: AsyncExitStack, visitors: list[Visitor], match: str) -> list[tuple[Line, dict[str, Any]]]:
    """Return the socket of each player in a match that has begun, with its first view."""
    lines = [await stack.enter_async_context(visitor.line()) for visitor in visitors]
    for line in lines:
        await line.say({"type": "hello", "match": match})
        await line.hear_a("seating")
        await line.say({"type": "nonce", "nonce": NONCE})
    return [(line, await line.hear_a("view")) for line in lines]


@pytest.mark.slow(reason="starts a process for analysis")
async def test_only_the_seat_in_turn_gets_a_hint(server: Serving) -> None:
    ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
    match = await ann.create(players=[ben], house={"opening.min": 0})
    address = f"/api/matches/{match}/hint"
    assert (await ann.ask("POST", address, {})).status == 409
    async with AsyncExitStack() as stack:
        lines = await seated(stack, [ann, ben], match)
        mover = lines[0][1]["view"]["to_move"][0]
        in_turn, waiting = (ann, ben) if mover == 0 else (ben, ann)
        assert (await waiting.ask("POST", address, {"step": 3})).status == 409
        assert (await eve.ask("POST", address, {"step": 1})).status == 403
        assert [(await in_turn.ask("POST", address, {"step": step})).status for step in (0, 4)] == [422, 422]
        tips = f"/api/matches/{match}/tips"
        assert [(await each.ask("POST", tips)).status for each in (waiting, eve)] == [409, 403]
        told = (await in_turn.ask("POST", tips)).json
        assert (told["seq"], told["coach"]) == (1, True)
        # Those who have finished a match of tiles need none; one of dice taught them something else.
        dice = await in_turn.create(rules="turbo", bots=["turbo-greedy"])
        await server.node.store.execute(update(MATCHES).where(MATCHES.c.id == dice).values(over=True))
        assert (await in_turn.ask("POST", tips)).json["coach"]
        earlier = await in_turn.create(bots=["beginner"])
        await server.node.store.execute(update(MATCHES).where(MATCHES.c.id == earlier).values(over=True))
        assert (await in_turn.ask("POST", tips)).json == {"seq": 1, "coach": False, "tips": []}
        line, view = lines[mover]
        hint = (await in_turn.ask("POST", address, {"step": 3})).json
        assert hint["seq"] == 1
        assert set(hint["tiles"]) <= set(view["view"]["rack"])
        played = hint["command"] if hint["possible"] else "DrawTile"
        assert played in view["may"]
        command = {"type": played, **({"table": hint["table"]} if hint["possible"] else {})}
        assert (await line.act("1", command, after=hint["seq"]))["type"] == "ack"


async def test_a_rated_match_gives_no_hints(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    table = await opened(ann, listed=True, terms={"rated": True})
    address = f"/api/tables/{table['table']}"
    assert (await ben.ask("POST", f"{address}/join", {})).status == 200
    match = (await ann.ask("POST", f"{address}/start", {})).json["match"]
    async with AsyncExitStack() as stack:
        await seated(stack, [ann, ben], match)
        for visitor in (ann, ben):
            answer = await visitor.ask("POST", f"/api/matches/{match}/hint", {"step": 1})
            refused = "There are no hints in rated matches, or where others play the same deal."
            assert (answer.status, answer.json["detail"]) == (409, refused)
