"""The server that these tests talk to."""

from __future__ import annotations

from tests.web.conftest import server

__all__ = ["server"]
