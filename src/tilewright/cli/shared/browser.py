"""Opening the user's browser, and finding a server that is already running."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from contextlib import suppress
from urllib.request import urlopen

import msgspec

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
