"""The server that these tests talk to."""

from tests.web.conftest import server

__all__ = ["server"]
