"""Backups taken during play: restored elsewhere nothing differs, and every match continues."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import secrets
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table, insert, inspect, select

from tests.service.match_setup import begun, matches_on, moved, to_move
from tests.service.servers import PostgreSQL
from tests.waiting import until
from tilewright.messages.ids import MatchId, Millis, PlayerId
from tilewright.service.accounts.tokens import new_token, token_owner
from tilewright.service.matches.create import Order, create_match
from tilewright.service.matches.service import Matches
from tilewright.service.rooms.chat import Report, report
from tilewright.service.rooms.room import RoomId
from tilewright.service.storage.backups import back_up, restore
from tilewright.service.storage.schema import METADATA, REPORTS, SEATS
from tilewright.service.storage.store import Store
from tilewright.tiles.notation import BadInput

_RULES = ("classic-nl", "twist", "turbo")


async def _played(matches: Matches, match: MatchId, playing: asyncio.Event) -> None:
    while not playing.is_set():
        await moved(matches, match, name=secrets.token_hex(4))


@pytest.fixture
def others(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """Return the URL of an empty database of each kind."""
    server: PostgreSQL = request.getfixturevalue("postgres")
    return [f"sqlite:///{tmp_path}/other/tilewright.db", server.emptied(f"restored_{secrets.token_hex(4)}")]


@pytest.mark.slow(reason="backs up each kind of database during play and restores it into each kind")
@pytest.mark.parametrize("url", ["sqlite", "postgresql"], indirect=True)
async def test_a_backup_taken_during_play_restores_equal_and_continues(
    store: Store, url: str, others: list[str], tmp_path: Path
) -> None:
    matches = matches_on(store)
    names = [await begun(matches, rules) for rules in _RULES]
    loaded = await matches.latest(names[0])
    player = loaded.holders[0].player
    assert player is not None
    _, text = await new_token(store, player, "bot")
    done = asyncio.Event()
    playing = [asyncio.create_task(_played(matches, name, done)) for name in names]
    await until(lambda: store_grew(store, names, 20))
    taken = tmp_path / "taken"
    rows = await back_up(url, taken)
    at_the_cut = await store.heads(names)
    await until(lambda: store_grew(store, names, sum(at_the_cut.values()) + 3))
    done.set()
    await asyncio.gather(*playing)
    for other in others:
        assert await restore(taken, other) == rows
        again = tmp_path / "again"
        assert await back_up(other, again) == rows
        assert gzip.decompress(again.read_bytes()) == gzip.decompress(taken.read_bytes())
        await _goes_on(other, store, names, text)
        with pytest.raises(BadInput, match="not empty"):
            await restore(taken, other)
    assert all(at_the_cut[name] <= head for name, head in (await store.heads(names)).items())


async def store_grew(store: Store, names: list[MatchId], events: int) -> bool:
    """Return whether the logs of some matches hold at least that many events together."""
    return sum((await store.heads(names)).values()) >= events


async def _goes_on(url: str, origin: Store, names: list[MatchId], token: str) -> None:
    """Check that the log equals the original up to the backup, and that each match can continue."""
    there = await Store.open(url)
    try:
        matches = matches_on(there)
        for name in names:
            entries = await there.tail(name)
            assert entries == await origin.tail(name, limit=len(entries))
            before = await matches.latest(name)
            after = await moved(matches, name)
            assert before.seq == len(entries) < after.seq
        found = await token_owner(there, token)
        assert found is not None
    finally:
        await there.close()


def _row(table: Table) -> dict[str, object]:
    """Return a row with a value in every column; all keys are equal, so that every reference exists."""
    values: dict[type, object] = {str: "x", int: 1, bytes: b"{}", bool: True, float: 0.1}
    row = {column.name: values[column.type.python_type] for column in table.columns}
    # A seat is a player's or a bot's.
    return row | ({"bot": None} if table is SEATS else {})


@pytest.mark.slow(reason="backs up each kind of database and restores it into each kind")
@pytest.mark.parametrize("url", ["sqlite", "postgresql"], indirect=True)
async def test_every_table_is_in_a_backup_and_numbering_continues(
    store: Store, url: str, others: list[str], tmp_path: Path
) -> None:
    tables = METADATA.sorted_tables

    def fill(connection: Connection) -> None:
        assert set(inspect(connection).get_table_names()) == {*METADATA.tables, "alembic_version"}
        for table in tables:
            connection.execute(insert(table), _row(table))

    await store.write(fill)
    taken, again = tmp_path / "taken", tmp_path / "again"
    assert await back_up(url, taken) == len(tables)
    lines = [json.loads(line) for line in gzip.decompress(taken.read_bytes()).splitlines()]
    assert [line["table"] for line in lines if "table" in line] == [table.name for table in tables]
    for other in others:
        await restore(taken, other)
        await back_up(other, again)
        assert gzip.decompress(again.read_bytes()) == gzip.decompress(taken.read_bytes())
        there = await Store.open(other)
        try:
            made = Report(reporter=PlayerId("x"), about=PlayerId("x"), room=RoomId("x"), at=Millis(2), reason="rude")
            await report(there, made)
            assert [row.id for row in await there.read(select(REPORTS.c.id).order_by(REPORTS.c.id))] == [1, 2]
        finally:
            await there.close()


async def test_a_damaged_backup_leaves_the_database_empty(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a/tilewright.db"
    store = await Store.open(url)
    await begun(matches_on(store))
    taken = tmp_path / "taken"
    await back_up(url, taken)
    await store.close()
    lines = gzip.decompress(taken.read_bytes()).splitlines(keepends=True)
    damaged = {
        "not whole": lines[:-1],
        "its hash differs": [*lines[:2], *lines[3:]],
        "not a backup": lines[1:],
        "damaged": [*lines[:2], b"{", *lines[2:]],
        "whose tables differ": [lines[0].replace(b'"revision":"', b'"revision":"x'), *lines[1:]],
    }
    other = f"sqlite:///{tmp_path}/b/tilewright.db"
    for why, text in damaged.items():
        (tmp_path / "bad").write_bytes(gzip.compress(b"".join(text)))
        with pytest.raises(BadInput, match=why):
            await restore(tmp_path / "bad", other)
    (tmp_path / "bad").write_bytes(b"text")
    with pytest.raises(BadInput, match="not a backup"):
        await restore(tmp_path / "bad", other)
    assert await restore(taken, other) == len(lines) - 2


async def test_a_backup_of_an_older_version_is_restored(
    store: Store, url: str, others: list[str], tmp_path: Path
) -> None:
    matches = matches_on(store)
    match = await begun(matches)
    loaded = await matches.latest(match)
    await moved(matches, match, name="first")
    unbegun = await create_match(matches, Order(rules="classic-nl", house={}, players=(), bots=("random",) * 2))
    taken, older = tmp_path / "taken", tmp_path / "older"
    await back_up(url, taken)
    lines = [json.loads(line) for line in gzip.decompress(taken.read_bytes()).splitlines()]
    # Until revision 0003 a command had one more column; until 0005 a seat had one less, and nothing woke a match
    # that never began.
    lines[0]["revision"] = "0003"
    for line in lines:
        if line.get("table") == "seats":
            line["row"].pop()
        if line.get("table") == "matches" and line["row"][0] == unbegun:
            line["row"][7] = None
    commands = [line for line in lines if line.get("table") == "commands"]
    assert commands
    for line in commands:
        line["row"].append("")
    written = b"".join(json.dumps(line).encode() + b"\n" for line in lines[:-1])
    lines[-1]["sha256"] = hashlib.sha256(written).hexdigest()
    older.write_bytes(gzip.compress(written + json.dumps(lines[-1]).encode() + b"\n"))
    for other in others:
        assert await restore(older, other) == len(lines) - 2
        there = await Store.open(other)
        try:
            first = await there.accepted_before(match, to_move(loaded), "first")
            assert first is not None
            assert await there.tail(match) == await store.tail(match)
            row = await there.match(unbegun)
            assert row.schedule.wake_at == row.created_at
        finally:
            await there.close()


async def test_a_missing_database_is_not_backed_up(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no database"):
        await back_up(f"sqlite:///{tmp_path}/nothing.db", tmp_path / "taken")
    assert not list(tmp_path.iterdir())


async def test_a_backup_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a/tilewright.db"
    await (await Store.open(url)).close()
    await back_up(url, tmp_path / "taken")
    assert (tmp_path / "taken").stat().st_mode & 0o077 == 0
