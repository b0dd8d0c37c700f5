"""The plain page in a real browser: one person plays against a bot to the end of the match."""

from __future__ import annotations

import json

import pytest

from tests.web.browser import Page, browsing
from tests.web.conftest import Serving

STATUS = "document.getElementById('status').textContent"


async def start(page: Page) -> None:
    """Begin a match as a visitor would."""
    await page.wait_for("document.getElementById('bot').options.length > 0")
    await page.run("document.getElementById('name').value = 'Ann'")
    await page.run("document.getElementById('rules').value = 'classic-nl'")
    await page.run("document.querySelector('#start button').click()")
    await page.wait_for("document.querySelectorAll('#rack button').length >= 14")


async def clicked(page: Page, button: str) -> None:
    """Click a button of the page."""
    await page.run(f"document.getElementById('{button}').click()")


@pytest.mark.slow(reason="starts a real browser and plays a whole match in it")
async def test_one_person_plays_a_match_on_the_page(server: Serving) -> None:
    async with browsing(f"http://127.0.0.1:{server.port}/") as page:
        await start(page)
        await page.wait_for(f"{STATUS}.startsWith('Your turn')")
        # A single piece is no set, and the server says so while it is typed.
        piece = await page.run("document.querySelector('#rack button').textContent")
        typed = f"document.getElementById('typed').value += {json.dumps(piece)}"
        await page.run(f"{typed}; document.getElementById('typed').dispatchEvent(new Event('input'))")
        await page.wait_for("document.querySelectorAll('#faults li').length > 0")
        await clicked(page, "reset")
        while not (await page.run(STATUS)).startswith("The match is over"):
            await page.wait_for(f"/^(Your turn|The game is over|The match is over)/.test({STATUS})")
            seen = "document.querySelectorAll('#log li').length"
            before = await page.run(seen)
            for button in ("draw", "pass", "deal"):
                await clicked(page, button)
            await page.wait_for(f"{seen} > {before} || {STATUS}.startsWith('The match is over')")
        assert "won by" in await page.run(STATUS)
        assert await page.run("document.getElementById('record').hidden") is False
        # Whoever is not logged in yet is told so, and the browser notes it.
        assert [text for text in page.complaints if "/api/me" not in text] == []
