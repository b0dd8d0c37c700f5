"""Databases and servers for the tests of the service: a new database for each test, servers on first use."""

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.service.servers import PostgreSQL, Server, postgresql, redis, shared_postgresql
from tests.service.store_setup import sqlite_file
from tests.shared import shared_folder
from tilewright.service.storage.store import Store
from tilewright.service.workbench.bot_pool import BotPool

HERE = Path(__file__).parent
# Of the tests of a file that run on both databases, a daily run takes one in this many on PostgreSQL too.
POSTGRESQL_SHARE = 6


# Before the hook of all tests, which skips what is for a deep run.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave most tests on PostgreSQL to a deep run, except those of the storage: its code differs between databases."""
    found: Counter[Path] = Counter()
    for item in items:
        if _is_on_postgresql(item) and HERE in item.path.parents and item.path.parent != HERE / "storage":
            if found[item.path] % POSTGRESQL_SHARE:
                item.add_marker(pytest.mark.deep)
            found[item.path] += 1


def _is_on_postgresql(item: pytest.Item) -> bool:
    return hasattr(item, "callspec") and item.callspec.params.get("url") == "postgresql"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgreSQL]:
    """Return a PostgreSQL server for all tests that leave it running."""
    with shared_postgresql(shared_folder(tmp_path_factory)) as server:
        yield server


@pytest.fixture
def own_postgres() -> Iterator[PostgreSQL]:
    """Return a PostgreSQL server that a test may stop and start."""
    with postgresql() as server:
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Server]:
    """Return a Redis server for all tests that leave it running."""
    with redis() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: PostgreSQL) -> str:
    """Return the URL of an empty database of PostgreSQL."""
    # One database, emptied for each test: creating one per test costs thousands of files.
    return postgres.emptied("test")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Return the URL of an SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path}/data/tilewright.db"


@pytest.fixture
def postgres_tables_url(postgres: PostgreSQL) -> str:
    """Return the URL of a database of PostgreSQL with all tables and no rows."""
    return postgres.without_rows("tables")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """Return the URL of a database without rows, of each kind in turn."""
    chosen: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_tables_url")
    return chosen


@pytest.fixture(scope="module")
def bots() -> Iterator[BotPool]:
    """Return a process for bots that all tests of a file share."""
    pool = BotPool(1)
    yield pool
    pool.close()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """Return a store on a database without rows, of each kind in turn."""
    if url.startswith("sqlite"):
        sqlite_file(Path(url.removeprefix("sqlite:///")).parent)
    opened = await Store.open(url)
    yield opened
    await opened.close()
