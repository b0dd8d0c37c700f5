"""Chromium for the tools that take pictures or times of pages."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tools.environment import Trouble
from tools.parts import PARTS


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run Chromium, or raise Trouble if it is not on this machine."""
    path = next(part for part in PARTS if part.name == "Chromium").path()
    if path is None:
        raise Trouble("Chromium is not on this machine.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()
