"""Where a server can be reached, said so that a person or the camera of a phone can read it."""

from __future__ import annotations

import socket
import sys
from io import StringIO

import segno

_WHITE_ON_BLACK, _USUAL = "\x1b[97;40m", "\x1b[0m"
EVERYWHERE = {"0.0.0.0", "::"}


def say_where(host: str, port: int) -> None:
    """Print the server's address; where it listens to all networks, the link for the others in the house too."""
    if host not in EVERYWHERE:
        print(f"Tilewright is served on {link(host, port)}", flush=True)
        return
    print(f"Tilewright is served on {link('localhost', port)}")
    others = link(home_address(), port)
    print(f"On phones and other machines in this network: {others}")
    if sys.stdout.isatty():
        print(code_for(others))
    sys.stdout.flush()


def code_for(text: str) -> str:
    """Return a QR code as lines for a terminal, white on black whatever the colors there are: a camera needs that."""
    drawn = StringIO()
    segno.make(text, error="m", boost_error=False, micro=False).terminal(drawn, compact=True)
    return "\n".join(f"{_WHITE_ON_BLACK}{line}{_USUAL}" for line in drawn.getvalue().splitlines())


def link(host: str, port: int) -> str:
    """Return the address of a server as a browser takes it.

    >>> link("::1", 8000)
    'http://[::1]:8000'
    """
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def home_address() -> str:
    """Return the address of this machine in the network it would reach others through."""
    # Connecting a datagram socket sends nothing; it only asks which way a packet would leave. 192.0.2.1 is nobody's.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address
