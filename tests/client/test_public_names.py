"""The public face of the client: what docs/programs.md lists is what there is, and the example plays."""

import re
from pathlib import Path

import pytest

from examples import online_bot
from tests.web.conftest import Serving
from tilewright import TilewrightError, bot, client

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "programs.md").read_text("utf-8").partition("## The Python client")[2]


def test_the_page_lists_every_public_name_once_and_no_other() -> None:
    cells = [line.split("|")[1] for line in PAGE.splitlines() if line.startswith("| `")]
    assert sorted(name for cell in cells for name in re.findall(r"`(\w+)`", cell)) == sorted(client.__all__)


def test_every_public_name_has_a_docstring() -> None:
    assert [name for name in client.__all__ if not getattr(client, name).__doc__] == []


def test_every_exception_is_of_the_tree_of_the_library() -> None:
    raised = [kind for kind in (getattr(client, name) for name in client.__all__) if _is_exception(kind)]
    assert client.ClientError in raised
    assert all(issubclass(kind, TilewrightError) for kind in raised)


def _is_exception(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, BaseException)


@pytest.mark.slow(reason="plays a whole match on a real server")
async def test_the_example_plays_a_match(server: Serving) -> None:
    winners = await online_bot.play(f"http://127.0.0.1:{server.port}", bot("greedy"), "random")
    assert set(winners) <= {0, 1}
