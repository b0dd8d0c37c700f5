"""The file of a running server is damaged or becomes read-only: all get sentences, and nothing acknowledged is lost."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import structlog
from structlog.testing import capture_logs

from tests.service.store_setup import added, new_match
from tilewright.service.errors import StoreDamaged, StoreUnavailable, refusal_in_words
from tilewright.service.storage.store import Store
from tilewright.tiles import BadInput

PAGE = 4_096


@pytest.fixture(autouse=True)
def plain_logs() -> Iterator[None]:
    """Leave logging as it was."""
    yield
    structlog.reset_defaults()


async def test_damage_under_a_running_server_is_said_and_nothing_more_is_acknowledged(
    sqlite_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "data" / "tilewright.db"
    store = await Store.open(sqlite_url)
    for number in range(40):
        await store.create(new_match(f"m{number}", b"x" * 3_000))
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = file.read_bytes()
    # Everything but the page with the schema.
    file.write_bytes(whole[:PAGE] + b"\xa5" * (len(whole) - PAGE))
    with capture_logs() as logs:
        for number in range(40):
            with pytest.raises(StoreUnavailable) as refused:
                await store.match(new_match(f"m{number}").id)
        assert isinstance(refused.value, StoreDamaged)
        assert "reach its database" in refusal_in_words(refused.value, "en")
        for match in ("m1", "new"):
            with pytest.raises(StoreDamaged):
                await store.append(added(0, b"event", match=match))
    assert [line["event"] for line in logs] == ["the database is damaged: nothing more is written"]
    assert await store.problem() == "the database file is damaged; stop the server and restore a backup"
    await store.close()
    with pytest.raises(BadInput, match=r"cannot be used: .*damaged"):
        await Store.open(sqlite_url)
    # What was acknowledged is in the copy of the moment before.
    file.write_bytes(whole)
    store = await Store.open(sqlite_url)
    assert (await store.match(new_match("m39").id)).id == "m39"
    await store.close()


async def test_a_file_that_becomes_read_only_is_said_and_can_still_be_read(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await store.create(new_match("m"))
    first = await store.append(added(0, b"first"))
    # SQLite answers from here on as it does for a file that it may only read.
    await store.write(lambda connection: connection.exec_driver_sql("PRAGMA query_only = ON"))
    with capture_logs() as logs:
        for _ in range(2):
            with pytest.raises(StoreUnavailable, match="read-only") as refused:
                await store.append(added(first.seq, b"second"))
        assert "reach its database" in refusal_in_words(refused.value, "en")
        assert await store.problem() == "the database is read-only"
    assert [line["event"] for line in logs] == ["nothing can be written"]
    assert [entry.event for entry in await store.tail(new_match("m").id)] == [b"first"]
    await store.close()
