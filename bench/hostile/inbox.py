"""A mail server that takes every letter and keeps none, so that floods of letters are really sent."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager

from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Sink

_SETTINGS = """\
[mail]
host = "127.0.0.1"
port = {port}
security = "none"
sender = "tiles@tiles.example"
site = "https://tiles.example"
"""


@contextmanager
def inbox() -> Iterator[str]:
    """Run a mail server in a thread, and return the settings that name it."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
    controller = Controller(Sink(), hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield _SETTINGS.format(port=port)
    finally:
        controller.stop()
