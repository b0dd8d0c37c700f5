"""The board on a page that is not ours: one import, style sheets and texts as plain files, and no server."""

import mimetypes
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route, expect

from tests.browser.boards import expect_table, rack_tile, tile
from tests.browser.conftest import Visit
from tools.environment import ROOT

pytestmark = pytest.mark.slow(reason="opens a page in a real browser")


def test_a_turn_is_laid_on_a_page_with_one_import_and_no_server(visit: Visit) -> None:
    asked: set[str] = set()

    def answer(route: Route) -> None:
        path = urlsplit(route.request.url).path
        asked.add(path)
        kind = "text/plain" if path.endswith(".ftl") else mimetypes.guess_type(path)[0]
        route.fulfill(body=(ROOT / path[1:]).read_bytes(), content_type=kind)

    page = visit(reduced_motion="reduce")
    page.route("**/*", answer)
    page.goto("http://elsewhere.test/tests/browser/board_alone.html")
    expect(page.get_by_role("button", name="By color")).to_be_visible()
    rack_tile(page, 0).click()
    tile(page, 0, 2).click()
    expect_table(page, "R7 R8 R9 R10")
    expect(page.locator("output")).to_have_text("[[76,80,84,88]]")
    modules = {path.removeprefix("/src/tilewright/web/static/") for path in asked if path.endswith(".js")}
    assert "tiles/board/board.js" in modules
    assert modules & {"api.js", "socket.js", "router.js"} == set()
