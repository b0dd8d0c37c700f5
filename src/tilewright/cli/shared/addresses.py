"""The addresses of a server, printed as text and as a QR code."""

from __future__ import annotations

import socket
import sys
from io import StringIO

import segno

_WHITE_ON_BLACK, _USUAL = "\x1b[97;40m", "\x1b[0m"
EVERYWHERE = {"0.0.0.0", "::"}


def say_where(host: str, port: int, others: str) -> None:
    """Print the server's address, and the link for other devices if there is one."""
    print(f"Tilewright is served on {link('localhost' if host in EVERYWHERE else host, port)}")
    if others:
        print(f"On other devices in this network: {others}")
        if sys.stdout.isatty():
            print(code_for(others))
    sys.stdout.flush()


def code_for(text: str) -> str:
    """Return a QR code as terminal lines, always white on black so that cameras can read it."""
    drawn = StringIO()
    segno.make(text, error="m", boost_error=False, micro=False).terminal(drawn, compact=True)
    return "\n".join(f"{_WHITE_ON_BLACK}{line}{_USUAL}" for line in drawn.getvalue().splitlines())


def link(host: str, port: int) -> str:
    """Return the URL of a server.

    >>> link("::1", 8000)
    'http://[::1]:8000'
    """
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def home_address() -> str:
    """Return the address of this machine in its network, or "" if it is in none."""
    # Connecting a datagram socket sends nothing but selects a route. 192.0.2.1 is reserved for documentation.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return ""
    return address
