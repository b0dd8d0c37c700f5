"""The external servers that some of these tests need."""

from tests.service.conftest import own_postgres, postgres, redis_server

__all__ = ["own_postgres", "postgres", "redis_server"]
