"""A dishonest server against the example bot: it swaps what it promised before the deal, and `verify` finds it out."""

import asyncio
import secrets
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from examples import bot as example
from tests.waiting import until
from tests.web.conftest import Serving
from tests.web.test_tables import opened as open_table
from tilewright.cli.verify import verify
from tilewright.hosting.rows import secrets_of
from tilewright.messages.fields import MatchId
from tilewright.service.storage.schema import MATCHES

HOUSE = {"match.games": 1, "deal.rack": 7, "opening.min": 0}


@pytest.mark.slow(reason="plays a whole game over HTTP")
async def test_a_server_that_swaps_what_it_promised_is_found_out(
    server: Serving, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = await server.guest("Ann")
    robot = await asyncio.to_thread(example.admitted, f"http://127.0.0.1:{server.port}", "Robot", tmp_path / "token")
    table = await open_table(ann, bots=[None], house=HOUSE, terms={"stand_in": "hoarder"})
    address = f"/api/tables/{table['table']}"
    await asyncio.to_thread(robot.ask, "POST", f"{address}/join", {"invite": table["invite"]})
    match = MatchId((await ann.ask("POST", f"{address}/start", {})).json["match"])
    seen, record = tmp_path / "seen.jsonl", tmp_path / "record.jsonl"
    playing = asyncio.create_task(asyncio.to_thread(example.play, robot, match, seen))

    async def is_given() -> bool:
        return (await server.node.store.match(match)).holders[1].nonce is not None

    await until(is_given)
    # The operator knows the nonce of the bot now, and chooses other secrets.
    forged = [secrets.token_bytes(32) for _ in secrets_of(await server.node.store.match(match))]
    swapped = update(MATCHES).where(MATCHES.c.id == match).values(secrets=msgspec.msgpack.encode(forged))
    await server.node.store.execute(swapped)
    async with ann.line() as line:
        await line.begin(match)
        await ann.ask("POST", f"{address}/leave", {})
        await asyncio.wait_for(playing, 120)
    record.write_bytes((await ann.ask("GET", f"/api/matches/{match}/record")).body)
    # The record agrees with itself.
    assert verify(record) == 0
    assert capsys.readouterr().out.endswith("\n1 of 1 games verified\n")
    assert verify(record, seen) == 1
    said = capsys.readouterr().out
    assert "the commitment is not the one that the server showed before the deal" in said
    assert said.endswith("0 of 1 games verified\n")
