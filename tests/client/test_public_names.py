"""The public face of the client: what docs/client.md lists is what there is, and the example plays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from examples import online_bot
from tests.web.conftest import Serving
from tilewright import bot, client

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "client.md").read_text("utf-8")


def test_the_page_lists_every_public_name_once_and_no_other() -> None:
    cells = [line.split("|")[1] for line in PAGE.splitlines() if line.startswith("| `")]
    assert sorted(name for cell in cells for name in re.findall(r"`(\w+)`", cell)) == sorted(client.__all__)


def test_every_public_name_has_a_docstring() -> None:
    assert [name for name in client.__all__ if not getattr(client, name).__doc__] == []


@pytest.mark.slow(reason="plays a whole match on a real server")
async def test_the_example_plays_a_match(server: Serving) -> None:
    winners = await online_bot.play(f"http://127.0.0.1:{server.port}", bot("greedy"), "random")
    assert set(winners) <= {0, 1}
