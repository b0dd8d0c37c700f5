"""Backups taken during play: restored elsewhere nothing differs, and every match continues."""

import asyncio
import base64
import gzip
import hashlib
import json
import secrets
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, NullPool, Table, create_engine, insert, inspect, select

from tests.daily import daily
from tests.service.match_setup import begun, matches_on, moved, record_of
from tests.service.servers import PostgreSQL
from tests.tables import DATA
from tests.waiting import until
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.records.referee import referee
from tilewright.service.accounts.players import names_of
from tilewright.service.accounts.tokens import new_token, token_owner
from tilewright.service.matches.service import Matches
from tilewright.service.rooms.chat import Report, report
from tilewright.service.rooms.room import RoomId
from tilewright.service.rooms.store import rooms_in_play
from tilewright.service.storage.backups import back_up, restore
from tilewright.service.storage.migrations.upgrade import scripts, upgrade
from tilewright.service.storage.people_schema import COMPANIONS
from tilewright.service.storage.schema import METADATA, REPORTS, SEATS
from tilewright.service.storage.store import Store
from tilewright.tiles import BadInput

_RULES = ("classic-nl", "twist", "turbo")
# Made by the programs of their time; see tests/data/backups/make.py.
_OLD = sorted((DATA / "backups").glob("*.gz"))
# Since which revision each backup has rows of a table.
_SINCE = (
    ("0002", "chat"),
    ("0002", "accounts"),
    ("0003", "tokens"),
    ("0005", "presence"),
    ("0007", "heartbeat"),
    ("0009", "push_subscriptions"),
    ("0010", "puzzle_tries"),
    ("0011", "puzzle_rushes"),
)


async def _played(matches: Matches, match: MatchId, playing: asyncio.Event) -> None:
    while not playing.is_set():
        await moved(matches, match, name=secrets.token_hex(4))


@pytest.fixture
def others(request: pytest.FixtureRequest, tmp_path: Path, deep: bool) -> list[str]:
    """Return the URL of an empty database of each kind; daily, a test that has one gets one of the other kind."""
    server: PostgreSQL = request.getfixturevalue("postgres")
    made = [f"sqlite:///{tmp_path}/other/tilewright.db", server.emptied(f"restored_{secrets.token_hex(4)}")]
    if deep or "url" not in request.fixturenames:
        return made
    own = request.getfixturevalue("url").partition(":")[0]
    return [other for other in made if not other.startswith(own)]


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


def _signed(lines: list[dict[str, Any]]) -> bytes:
    """Return a backup of these lines whose end fits them."""
    written = b"".join(json.dumps(line).encode() + b"\n" for line in lines[:-1])
    end = {"type": "end", "rows": len(lines) - 2, "sha256": hashlib.sha256(written).hexdigest()}
    return gzip.compress(written + json.dumps(end).encode() + b"\n")


def _lines_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def _with(lines: list[dict[str, Any]], table: str, row: Callable[[list[Any]], list[Any]]) -> list[dict[str, Any]]:
    """Return the lines with other rows in a table."""
    return [{**line, "row": row(line["row"])} if line.get("table") == table else line for line in lines]


async def _tables_of(url: str) -> list[str]:
    """Return the names of all tables of a database, read outside the store."""
    if url.startswith("sqlite"):
        return inspect(create_engine(url, poolclass=NullPool)).get_table_names()
    connection = await asyncpg.connect(url)
    try:
        return [row[0] for row in await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")]
    finally:
        await connection.close()


async def test_a_damaged_backup_leaves_the_database_empty(tmp_path: Path) -> None:
    taken = _OLD[-1]
    whole = taken.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    damaged = {
        "not whole": gzip.compress(b"".join(lines[:-1])),
        "its hash differs": gzip.compress(b"".join([*lines[:2], *lines[3:]])),
        "or its hash differs": gzip.compress(b"".join([*lines[:2], lines[3], lines[2], *lines[4:]])),
        "is not a backup": gzip.compress(b"".join(lines[1:])),
        "is damaged": gzip.compress(b"".join([*lines[:2], b"{", *lines[2:]])),
        "revision x0": gzip.compress(b"".join([lines[0].replace(b'"revision":"', b'"revision":"x'), *lines[1:]])),
        "in format 2": gzip.compress(b"".join([lines[0].replace(b'"format":1', b'"format":2'), *lines[1:]])),
    }
    unreadable = (b"text", whole[:-100], whole[:-8] + bytes(8), whole[:10] + b"\xff" * 10)
    other = f"sqlite:///{tmp_path}/b/tilewright.db"
    for why, data in [*damaged.items(), *(("is damaged or not a backup", data) for data in unreadable)]:
        (tmp_path / "bad").write_bytes(data)
        with pytest.raises(BadInput, match=why):
            await restore(tmp_path / "bad", other)
    with pytest.raises(BadInput, match=r"cannot read .*/none"):
        await restore(tmp_path / "none", other)
    assert await restore(taken, other) == len(lines) - 2


@pytest.mark.slow(reason="begins a restore into each kind of database several times")
async def test_a_restore_that_fails_halfway_leaves_no_table(others: list[str], tmp_path: Path) -> None:
    lines = _lines_of(_OLD[0])
    assert lines[0]["revision"] == "0001"
    wrong = {
        "a table rooms that revision 0001 does not have": [
            *lines[:-1],
            {"type": "row", "table": "rooms", "row": []},
            {},
        ],
        "not fit the table seats: Expected `array` of length 5, got 6": _with(lines, "seats", lambda row: [*row, None]),
        r"not fit the table events: Expected `int .* at `\$\[1\]`": _with(
            lines, "events", lambda row: [row[0], "1", *row[2:]]
        ),
        "rows of the table seats that do not fit its other": _with(lines, "seats", lambda row: ["none", *row[1:]]),
    }
    for other in others:
        for why, bad in wrong.items():
            (tmp_path / "bad").write_bytes(_signed(bad))
            with pytest.raises(BadInput, match=why):
                await restore(tmp_path / "bad", other)
            assert await _tables_of(other) == []


def test_there_is_a_backup_of_every_revision_before_the_newest() -> None:
    assert {script.revision for script in scripts()[1:]} <= {file.stem for file in _OLD}


@pytest.mark.slow(reason="restores into each kind of database, and migrates it")
@pytest.mark.parametrize("file", daily(_OLD, _OLD[0], _OLD[-1]), ids=lambda file: file.stem)
async def test_a_backup_of_each_revision_is_restored_and_played_on(file: Path, others: list[str]) -> None:
    rows: dict[str, list[list[Any]]] = {}
    for line in _lines_of(file)[1:-1]:
        rows.setdefault(line["table"], []).append(line["row"])
    assert {"matches", "players", "seats", "events", "commands", "drafts"} <= rows.keys()
    assert {table for first, table in _SINCE if file.stem >= first} <= rows.keys()
    players = {PlayerId(row[0]): row[1] for row in rows["players"]}
    for other in others:
        assert await restore(file, other) == sum(map(len, rows.values()))
        there = await Store.open(other)
        try:
            assert await names_of(there, players.keys()) == players
            # People who had played together know each other since revision 0017.
            begun_matches = {row[0] for row in rows["events"]}
            seated: dict[str, set[str]] = {}
            for match_id, _, player, *_ in rows["seats"]:
                if player is not None and match_id in begun_matches:
                    seated.setdefault(match_id, set()).add(player)
            pairs = {pair for people in seated.values() for pair in permutations(people, 2)}
            known = await there.read(select(COMPANIONS.c.player, COMPANIONS.c.other))
            assert {tuple(row) for row in known} == pairs != set()
            # The game at a listed table may be watched, which its row says since revision 0026.
            assert len(await rooms_in_play(there, 0, 10)) == (file.stem >= "0002")
            matches = matches_on(there)
            for match in (MatchId(row[0]) for row in rows["matches"]):
                await _is_whole(matches, match, [row for row in rows["events"] if row[0] == match])
        finally:
            await there.close()


async def _is_whole(matches: Matches, match: MatchId, events: list[list[Any]]) -> None:
    """Check that a restored match has all its events, and a legal record or a next turn."""
    stored = await matches.store.tail(match, limit=len(events) + 1)
    assert [entry.event for entry in stored] == [base64.b64decode(row[-1]) for row in events]
    row = await matches.store.match(match)
    if not row.schedule.over:
        assert (await moved(matches, match)).seq > len(events)
        return
    verdict = referee((await record_of(matches.store, row)).splitlines())
    assert verdict.games == 1
    # Older programs let an opening of 0 points add to what lies there, which is ruled out since.
    assert {fault.fault for fault in verdict.faults} <= {"opening too low"}


async def test_a_database_that_waits_for_migrations_is_backed_up_as_it_is(tmp_path: Path) -> None:
    file, taken = tmp_path / "old.db", tmp_path / "taken"
    with create_engine(f"sqlite:///{file}", poolclass=NullPool).begin() as connection:
        upgrade(connection, "0001")
        connection.exec_driver_sql("INSERT INTO players (id, name, created_at) VALUES ('a', 'Ann', 1)")
    assert await back_up(f"sqlite:///{file}", taken) == 1
    assert [line.get("revision", line.get("row")) for line in _lines_of(taken)[:2]] == ["0001", ["a", "Ann", 1]]
    # A server that has stored nothing yet may have run there.
    other = f"sqlite:///{tmp_path}/other.db"
    await (await Store.open(other)).close()
    assert await restore(taken, other) == 1
    with pytest.raises(BadInput, match="not empty"):
        await restore(taken, other)


async def test_a_missing_database_is_not_backed_up(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no database"):
        await back_up(f"sqlite:///{tmp_path}/nothing.db", tmp_path / "taken")
    assert not list(tmp_path.iterdir())


async def test_a_backup_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a/tilewright.db"
    await (await Store.open(url)).close()
    await back_up(url, tmp_path / "taken")
    assert (tmp_path / "taken").stat().st_mode & 0o077 == 0
