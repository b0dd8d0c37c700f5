"""The servers that some of these tests need beside ours."""

from tests.service.conftest import postgres, redis_server

__all__ = ["postgres", "redis_server"]
