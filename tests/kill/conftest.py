"""The external servers that some of these tests need."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.service.conftest import postgres, redis_server
from tests.service.servers import PostgreSQL, postgresql

__all__ = ["postgres", "redis_server"]


@pytest.fixture
def restarting() -> Iterator[PostgreSQL]:
    """Return a PostgreSQL server that this test may stop and start."""
    with postgresql() as server:
        yield server
