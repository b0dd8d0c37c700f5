"""The addresses of a server, as text and as a QR code; opening the user's browser, and finding a running server."""

import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from io import StringIO
from urllib.request import urlopen

import msgspec
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


_SECONDS_TO_ANSWER = 2


def open_page(url: str, seconds: float = 0) -> None:
    """Open a page in the user's browser, if there is one, and wait up to `seconds` for it to start."""
    if has_a_screen():
        # Some browsers return only when their window is closed.
        opening = threading.Thread(target=_opened, args=(url,), daemon=True)
        opening.start()
        opening.join(seconds)


def has_a_screen() -> bool:
    """Return whether a graphical browser can be expected; a text browser could not show the table."""
    if sys.platform in {"win32", "darwin"} or "BROWSER" in os.environ:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"))


def answers(url: str) -> bool:
    """Return whether a Tilewright server answers at this URL."""
    with suppress(OSError, ValueError), urlopen(f"{url}/health", timeout=_SECONDS_TO_ANSWER) as answer:
        health = msgspec.json.decode(answer.read(1_000))
        return isinstance(health, dict) and health.get("status") == "ok" and "version" in health
    return False


def _opened(url: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(url)
