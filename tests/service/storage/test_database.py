"""Opening databases: URLs, locks and migrations."""

import asyncio
import re
import sqlite3
import subprocess
import sys
from inspect import getsource
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, column, insert, inspect, make_url, select, table, text, update
from sqlalchemy.sql.dml import Update

from tests.service.servers import PostgreSQL, free_port
from tests.service.store_setup import added, command_key, log_of, new_match
from tilewright.engine import Seat
from tilewright.messages.fields import MatchId
from tilewright.service.errors import StoreUnavailable
from tilewright.service.storage.migrations.upgrade import scripts, upgrade
from tilewright.service.storage.postgresql import PostgresDatabase
from tilewright.service.storage.rows import Accepted
from tilewright.service.storage.schema import METADATA, PLAYERS
from tilewright.service.storage.sqlite import SqliteDatabase
from tilewright.service.storage.store import Store, create_in
from tilewright.service.upkeep.watches import SchemaWatch
from tilewright.tiles import BadInput

OPEN = """\
import asyncio, sys
from tilewright.service.storage.store import Store
from tilewright.tiles import BadInput
async def main():
    try:
        await (await Store.open(sys.argv[1])).close()
    except BadInput as bad:
        sys.exit(str(bad))
asyncio.run(main())
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """Return the URL of a database without tables, of each kind in turn: these tests make and change them."""
    chosen: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return chosen


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("tilewright.db", "this is not a URL"),
        ("mysql://host/name", 'not "mysql"'),
        ("sqlite://", "SQLite needs a file"),
        ("sqlite:///:memory:", "SQLite needs a file"),
        ("sqlite:////proc/nowhere/tilewright.db", "cannot be opened"),
    ],
)
async def test_a_url_that_cannot_be_used_is_refused_with_a_sentence(url: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        await Store.open(url)


async def test_a_url_that_is_refused_does_not_show_its_password() -> None:
    with pytest.raises(BadInput) as bad:
        await Store.open("mysql://user:pa55word@host/name")
    assert "pa55word" not in str(bad.value)


async def test_a_missing_server_is_unavailable() -> None:
    with pytest.raises(StoreUnavailable):
        await Store.open(f"postgresql://postgres@127.0.0.1:{free_port()}/postgres")


async def test_a_server_that_denies_access_says_why(postgres: PostgreSQL) -> None:
    for url, complaint in (
        (postgres.url("nowhere"), 'database "nowhere" does not exist'),
        (postgres.url("postgres").replace("postgres@", "nobody@"), 'role "nobody" does not exist'),
    ):
        with pytest.raises(StoreUnavailable, match=f"^the database denies access: {complaint}$"):
            await Store.open(url)


@pytest.mark.slow(reason="starts a second Python, which imports SQLAlchemy")
async def test_a_second_process_on_an_sqlite_file_is_refused_until_the_first_has_left(sqlite_url: str) -> None:
    def opened_elsewhere() -> subprocess.CompletedProcess[str]:
        words = [sys.executable, "-c", OPEN, sqlite_url]
        return subprocess.run(words, capture_output=True, text=True, check=False)

    first = await Store.open(sqlite_url)
    refused = await asyncio.to_thread(opened_elsewhere)
    assert refused.returncode == 1
    assert "is in use by another server" in refused.stderr
    with pytest.raises(BadInput, match="in use"):
        await Store.open(sqlite_url)
    await first.close()
    await (await Store.open(sqlite_url)).close()


async def test_an_sqlite_file_waits_for_the_disk_at_every_commit(sqlite_url: str) -> None:
    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in names]

    store = await Store.open(sqlite_url)
    # 2 is FULL.
    assert await store.write(pragmas) == ["wal", 2, 1, 5_000]
    await store.close()


async def test_an_sqlite_file_is_readable_by_its_owner_only(sqlite_url: str, tmp_path: Path) -> None:
    await (await Store.open(sqlite_url)).close()
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700


async def test_an_sqlite_file_can_be_read_by_others_while_it_is_in_use(sqlite_url: str, tmp_path: Path) -> None:
    store = await Store.open(sqlite_url)
    await store.create(new_match("m", b"1"))
    with sqlite3.connect(tmp_path / "data" / "tilewright.db") as other, sqlite3.connect(tmp_path / "copy.db") as copy:
        other.backup(copy)
        assert copy.execute("SELECT event FROM events").fetchall() == [(b"1",)]
    other.close()
    copy.close()
    await store.close()


async def test_stored_data_is_there_when_the_store_is_opened_again(url: str) -> None:
    for after in range(3):
        store = await Store.open(url)
        if after == 0:
            await store.create(new_match())
        await store.append(added(after, b"%d" % after))
        assert await log_of(store) == [b"%d" % each for each in range(after + 1)]
        await store.close()


def differences(connection: Connection) -> list[Any]:
    """Return the differences between the migrated tables and the schema."""
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


def checks(connection: Connection) -> set[str | None]:
    """Return the names of the checks on seats, which Alembic does not compare."""
    return {check["name"] for check in inspect(connection).get_check_constraints("seats")}


async def test_migrations_lead_from_nothing_to_the_tables_of_the_schema(store: Store) -> None:
    assert await store.write(differences) == []
    assert await store.write(checks) == {"ck_seats_one_sitter"}


async def test_nodes_that_start_together_migrate_once(postgres_url: str) -> None:
    nodes = await asyncio.gather(*(Store.open(postgres_url) for _ in range(4)))
    await nodes[0].create(new_match("m", b"1"))
    assert await log_of(nodes[3]) == [b"1"]
    for node in nodes:
        await node.close()


def newer(**values: str) -> Update:
    """Return what the last migration of a newer program writes: its revision, and the oldest program it allows."""
    return update(table("alembic_version", column("version_num"), column("oldest"))).values(
        version_num="9999", **values
    )


async def test_a_database_that_a_newer_program_has_added_to_is_used_as_it_is(url: str) -> None:
    store = await Store.open(url)
    await store.create(new_match("m", b"1"))

    def migrated(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE clubs (id TEXT PRIMARY KEY)"))
        for name in ("matches", "events", "seats", "commands", "drafts", "snapshots", "players"):
            connection.execute(text(f"ALTER TABLE {name} ADD COLUMN novelty TEXT"))
        connection.execute(newer())

    await store.write(migrated)
    # The node that was running before runs on, and another one of its version may start.
    assert (await store.append(added(1, b"2", command=command_key("a")))).seq == 2
    await store.close()
    store = await Store.open(url)
    await store.create(new_match("n", b"1"))
    assert (await store.append(added(2, b"3", command=command_key("b")))).seq == 3
    assert await store.accepted_before(MatchId("m"), Seat(0), "a") == Accepted(2, repeated=True)
    assert await log_of(store) == [b"1", b"2", b"3"]
    await store.close()


async def test_a_running_node_notices_tables_that_it_may_not_use(url: str) -> None:
    store = await Store.open(url)
    watch = SchemaWatch(store, 5)
    await store.execute(newer())
    # Several looks at tables that were only added to.
    await asyncio.sleep(0.05)
    assert not watch.outdated.is_set()
    await store.execute(newer(oldest="9999"))
    await asyncio.wait_for(watch.outdated.wait(), 20)
    await watch.close()
    await store.close()


def test_a_migration_that_does_more_than_add_ends_the_use_by_older_programs() -> None:
    for script in scripts():
        done = getsource(script.module.upgrade)
        if script.revision > "0007" and re.search(r"op\.(drop|alter|rename|batch)", done):
            assert "SET oldest" in done, f"{script.revision} must set the oldest revision whose programs may run"


async def test_a_database_of_a_newer_program_is_refused(url: str) -> None:
    store = await Store.open(url)

    await store.execute(newer(oldest="9999"))
    await store.close()
    with pytest.raises(BadInput, match="made by a newer Tilewright"):
        await Store.open(url)
    # A refusal closes the file: the next one has the same reason.
    with pytest.raises(BadInput, match="made by a newer Tilewright"):
        await Store.open(url)


async def test_a_database_of_an_older_program_is_upgraded_and_keeps_its_commands(url: str) -> None:
    place = make_url(url)
    older = SqliteDatabase(place) if place.get_backend_name() == "sqlite" else PostgresDatabase(place)
    await older.write(lambda connection: upgrade(connection, "0003"))

    def stored(connection: Connection) -> None:
        create_in(connection, new_match("m", b"1"))
        create_in(connection, new_match("unbegun"))
        row = {"match": "m", "seat": 0, "id": "a", "seq": 1, "answer": b""}
        connection.execute(insert(table("commands", *map(column, row))).values(row))

    await older.write(stored)
    await older.close()
    store = await Store.open(url)
    assert await store.accepted_before(MatchId("m"), Seat(0), "a") == Accepted(1, repeated=True)
    assert (await store.append(added(1, b"2", command=command_key("b")))).seq == 2
    assert await log_of(store) == [b"1", b"2"]
    # A match that never began is found by the sweeper, which deletes it.
    row = await store.match(MatchId("unbegun"))
    assert row.schedule.wake_at == row.created_at
    await store.close()


async def test_the_word_of_a_deleted_player_goes_and_somebody_called_deleted_keeps_the_name(url: str) -> None:
    place = make_url(url)
    older = SqliteDatabase(place) if place.get_backend_name() == "sqlite" else PostgresDatabase(place)
    await older.write(lambda connection: upgrade(connection, "0013"))

    def stored(connection: Connection) -> None:
        for player in ("gone", "here"):
            row = {"id": player, "name": "deleted", "created_at": 1}
            connection.execute(insert(table("players", *map(column, row))).values(row))
        login = {"token_hash": b"d", "player": "here", "created_at": 1, "expires_at": 2}
        connection.execute(insert(table("logins", *map(column, login))).values(login))

    await older.write(stored)
    await older.close()
    store = await Store.open(url)
    names = await store.read(select(PLAYERS.c.id, PLAYERS.c.name).order_by(PLAYERS.c.id))
    assert [tuple(row) for row in names] == [("gone", ""), ("here", "deleted")]
    await store.close()
