"""A database that cannot be written, or not even opened: /health and the log say so, and a start is refused."""

import asyncio
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest
import structlog
from structlog.testing import capture_logs

from tests.daily import daily
from tests.service.servers import PostgreSQL
from tests.service.store_setup import added, new_match
from tests.waiting import until
from tilewright.service.errors import StoreUnavailable
from tilewright.service.storage.store import Store
from tilewright.tiles import BadInput

# Root may write every file. The first database makes this process import all it needs while it may still read it.
OPEN_AS_NOBODY = """\
import asyncio, os, sys
from tilewright.service.storage.store import Store
from tilewright.tiles import BadInput
async def main():
    await (await Store.open(f"{sys.argv[1]}/other/tilewright.db")).close()
    os.seteuid(65534)
    try:
        await (await Store.open(f"{sys.argv[1]}/tilewright.db")).close()
    except BadInput as bad:
        sys.exit(str(bad))
asyncio.run(main())
"""

# The rights of a folder with a file that cannot be written.
READ_ONLY = [
    (0o777, "cannot be used: the database is read-only"),
    (0o755, "cannot be opened: its folder is read-only"),
]
GONE = "nothing can be written"
BACK = "the database can be written again"


@contextmanager
def full_disk() -> Iterator[None]:
    """Let no file of this process grow beyond what it is, as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.fixture(autouse=True)
def plain_logs() -> Iterator[None]:
    """Leave logging as it was."""
    yield
    structlog.reset_defaults()


async def test_a_full_disk_is_reported_once_and_its_end_once(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await store.create(new_match())
    with capture_logs() as logged:
        with full_disk():
            for _ in range(3):
                with pytest.raises(StoreUnavailable):
                    await store.append(added(0, b"x" * 10_000))
            await until(lambda: bool(logged))
            assert await store.problem() == "the disk of the database reports an error"
        await store.append(added(0, b"y"))
        assert await store.problem() is None
        await store.append(added(1, b"z"))
    assert [(entry["event"], entry.get("why")) for entry in logged] == [
        (GONE, "the disk of the database reports an error"),
        (BACK, None),
    ]
    await store.close()


async def test_on_a_disk_that_is_nearly_full_it_is_said_all_the_time_and_logged_a_few_times(sqlite_url: str) -> None:
    """Small writes fit and large ones do not, so that every other one fails."""
    store = await Store.open(sqlite_url)
    await store.create(new_match())
    log = Path(sqlite_url.removeprefix("sqlite:///") + "-wal")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with capture_logs() as logged:
        resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size + 900_000, hard))
        try:
            for number in range(20):
                with pytest.raises(StoreUnavailable):
                    await store.append(added(number, b"x" * 1_000_000))
                await store.append(added(number, b"y"))
                if number > 2:
                    assert await store.problem() == "the disk of the database reports an error"
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert [entry["event"] for entry in logged] == [GONE, BACK, GONE]
    await store.close()


async def test_without_any_write_the_answer_is_found_by_writing(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    with full_disk(), capture_logs():
        assert await store.problem() is not None

    async def is_well() -> bool:
        return await store.problem() is None

    await until(is_well)
    await store.close()


@pytest.mark.slow(reason="an answer about the database holds for a second")
async def test_a_read_only_and_an_absent_postgresql_are_reported(postgres: PostgreSQL, postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await store.create(new_match())
    name = postgres_url.rpartition("/")[2]

    async def reconnect(setting: str, admitted: str) -> None:
        for statement in (
            f"ALTER DATABASE {name} SET default_transaction_read_only = {setting}",
            f"ALTER DATABASE {name} ALLOW_CONNECTIONS {admitted}",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
        ):
            await asyncio.to_thread(postgres.query, statement)

    async def says(problem: str | None) -> None:
        async def it_does() -> bool:
            return await store.problem() == problem

        await until(it_does)

    with capture_logs() as logged:
        await reconnect("on", "true")
        await says("the database is read-only")
        with pytest.raises(StoreUnavailable, match="read-only"):
            await store.append(added(0, b"x"))
        await reconnect("off", "true")
        await says(None)
        await reconnect("off", "false")
        # PostgreSQL has an error class for this that passes.
        await says("the database is not available")
        await reconnect("off", "true")
        await says(None)
        await store.append(added(0, b"x"))
    assert [entry["event"] for entry in logged if entry["event"] == GONE][:1] == [GONE]
    assert logged[0]["event"] == GONE
    assert logged[-1]["event"] == BACK
    await store.close()


@pytest.mark.slow(reason="waits for a lock until the store gives up")
async def test_a_locked_row_is_not_a_database_that_cannot_be_written(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await store.create(new_match())
    hanging = await asyncpg.connect(postgres_url)
    await hanging.execute("BEGIN")
    await hanging.execute("SELECT * FROM matches FOR UPDATE")
    with capture_logs() as logged:
        with pytest.raises(StoreUnavailable):
            await store.append(added(0, b"x"))
        assert await store.problem() is None
    assert logged == []
    await hanging.close()
    await store.close()


@pytest.mark.parametrize(
    ("spoilt", "complaint"),
    [("not a database", "the file is not a database"), ("half", "damaged"), ("middle", "damaged")],
)
async def test_a_damaged_file_is_refused_with_a_sentence(
    sqlite_url: str, tmp_path: Path, spoilt: str, complaint: str
) -> None:
    store = await Store.open(sqlite_url)
    for number in range(40):
        await store.create(new_match(f"m{number}", b"x" * 3_000))
    await store.close()
    file = tmp_path / "data" / "tilewright.db"
    whole = file.read_bytes()
    file.write_bytes(
        {
            "not a database": b"Dear diary, " * 1_000,
            "half": whole[: len(whole) // 2],
            "middle": whole[:100] + b"\xa5" * (len(whole) - 100),
        }[spoilt]
    )
    with pytest.raises(BadInput, match=f"tilewright.db cannot be used: .*{complaint}"):
        await Store.open(sqlite_url)


@pytest.mark.slow(reason="starts a second Python, which imports SQLAlchemy")
@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody else")
@pytest.mark.parametrize(("mode", "complaint"), daily(READ_ONLY, READ_ONLY[1]))
async def test_a_read_only_file_is_refused_with_a_sentence(mode: int, complaint: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(mode)
        await (await Store.open(f"sqlite:///{folder}/tilewright.db")).close()
        for file in Path(folder).iterdir():
            file.chmod(0o666 if file.suffix == ".lock" else 0o444)
        words = [sys.executable, "-c", OPEN_AS_NOBODY, f"sqlite:///{folder}"]
        tried = await asyncio.to_thread(subprocess.run, words, capture_output=True, text=True, check=False)
    assert tried.returncode == 1
    assert tried.stderr.strip() == f"{folder}/tilewright.db {complaint}"


async def test_the_files_of_a_database_belong_to_their_owner_alone(sqlite_url: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / "tilewright.db").touch(mode=0o644)
    before = os.umask(0)
    try:
        store = await Store.open(sqlite_url)
        await store.create(new_match())
        modes = {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}
    finally:
        os.umask(before)
    assert {"tilewright.db", "tilewright.db-wal", "tilewright.db-shm", "tilewright.db.lock"} <= modes.keys()
    assert {*modes.values()} == {0o600}
    await store.close()
