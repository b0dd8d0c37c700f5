"""A client of a server, for bots and tools: docs/client.md says what each name is for.

Each name is imported when it is first used. The packages are those of the extra `client`.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilewright.client.errors import ClientError, CommandRefused, Gone, NoAnswer, RequestRefused, SocketClosed
    from tilewright.client.live_match import LiveMatch, follow
    from tilewright.client.live_table import LiveTable, attend
    from tilewright.client.server import Answer, Network, Server
    from tilewright.client.socket import Socket, open_socket
    from tilewright.client.tally import Acked, Tally

_HOMES = {
    "Acked": "tally",
    "Answer": "server",
    "ClientError": "errors",
    "CommandRefused": "errors",
    "Gone": "errors",
    "LiveMatch": "live_match",
    "LiveTable": "live_table",
    "Network": "server",
    "NoAnswer": "errors",
    "RequestRefused": "errors",
    "Server": "server",
    "Socket": "socket",
    "SocketClosed": "errors",
    "Tally": "tally",
    "attend": "live_table",
    "follow": "live_match",
    "open_socket": "socket",
}

__all__ = [
    "Acked",
    "Answer",
    "ClientError",
    "CommandRefused",
    "Gone",
    "LiveMatch",
    "LiveTable",
    "Network",
    "NoAnswer",
    "RequestRefused",
    "Server",
    "Socket",
    "SocketClosed",
    "Tally",
    "attend",
    "follow",
    "open_socket",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
