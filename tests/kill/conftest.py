"""The servers that some of these tests need beside ours."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.service.conftest import postgres, redis_server
from tests.service.servers import PostgreSQL, postgresql

__all__ = ["postgres", "redis_server"]


@pytest.fixture
def restarting() -> Iterator[PostgreSQL]:
    """Return a PostgreSQL server of the test's own, which it may stop and start."""
    with postgresql() as server:
        yield server
