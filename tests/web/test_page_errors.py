"""Errors that pages report: one line in the log for each kind, within a budget for each network."""

from pathlib import Path

from msgspec.structs import replace
from structlog.testing import capture_logs

from tests.web.conftest import EVERYDAY, GENEROUS, node_in, serving

ERROR = {"name": "TypeError", "place": "tiles/seats.js:53:17", "page": "match", "version": "0123456789abcdef"}


async def _told(
    folder: Path, errors: list[dict[str, str]], *, logged: bool = True, most: int = 20
) -> tuple[list[int], int]:
    """Return the answers to some errors, and how many lines the log has about them."""
    settings = replace(EVERYDAY, page_errors=logged, allowed=replace(GENEROUS, page_errors=most))
    async with serving(node_in(folder, settings)) as server:
        with capture_logs() as log:
            statuses = [(await server.visitor().ask("POST", "/api/errors", error)).status for error in errors]
    return statuses, sum(line["event"] == "a page failed" for line in log)


async def test_each_kind_of_error_is_logged_once(tmp_path: Path) -> None:
    other = ERROR | {"place": "app.js:1:2"}
    assert await _told(tmp_path, [ERROR, ERROR, other]) == ([204, 204, 204], 2)


async def test_a_network_has_a_budget_and_the_owner_a_switch(tmp_path: Path) -> None:
    assert await _told(tmp_path / "budget", [ERROR, ERROR, ERROR], most=2) == ([204, 204, 429], 1)
    assert await _told(tmp_path / "switch", [ERROR], logged=False) == ([204], 0)


async def test_a_report_has_no_room_for_a_person(tmp_path: Path) -> None:
    texts = ({"name": "Ann Smith"}, {"place": "what Ann wrote"}, {"page": "/table/abc"}, {"message": "Ann"})
    statuses, lines = await _told(tmp_path, [ERROR | text for text in texts])
    assert (set(statuses), lines) == ({422}, 0)
