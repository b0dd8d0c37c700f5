"""What a player has on every device: a puzzle goes on after a reload, and two browsers lose nothing."""

import json
import signal
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.site import Site
from tests.browser.test_pages import PASSWORD
from tests.daily import daily
from tests.profiles import SENT

pytestmark = pytest.mark.slow(reason="opens pages in a real browser, and kills a server under them in a deep run")

# classic-nl: R1 R2 R3 R4 on the table, K4 and B4 on the rack: R4 leaves its row for a group.
PUZZLE = "9fe517f8f96e"
# A process of low priority makes the hint.
FIRST = 200_000


def killed(site: Site) -> None:
    """Kill a server, and start it again."""
    site.stop(signal.SIGKILL)
    site.start()


def tried(page: Page, site: Site) -> dict[str, Any]:
    """Return how the player of a page has fared at the puzzle so far."""
    found: dict[str, Any] = page.request.post(f"{site.url}/api/puzzles/{PUZZLE}/turn", data={}).json()["tried"]
    return found


def solve(page: Page) -> None:
    """Type the answer."""
    page.get_by_role("button", name="Type").click()
    page.get_by_label("Rows").fill("K4 R4 B4")
    page.get_by_label("Rows").press("Enter")
    expect(page.get_by_text("Solved!")).to_be_visible()


@pytest.fixture(params=daily(["shared", "killed"], "shared"))
def either_site(request: pytest.FixtureRequest) -> Site:
    """Return the server of all tests, and in a deep run also one that a test may kill."""
    found: Site = request.getfixturevalue("own_site" if request.param == "killed" else "site")
    return found


def test_a_puzzle_goes_on_after_a_reload_and_a_killed_server(visit: Visit, either_site: Site) -> None:
    page = visit(f"{either_site.url}/puzzles/{PUZZLE}")
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.locator("tw-strip .hint")
    expect(hint.locator(".small-tile")).to_have_count(2, timeout=FIRST)
    page.get_by_role("button", name="Next step").click()
    expect(hint).to_contain_text("from the end of row")
    before = tried(page, either_site)
    assert before["hints"] == 2
    page.reload()
    # What was shown stays shown, and is not taken again.
    expect(hint).to_contain_text("from the end of row", timeout=FIRST)
    if either_site.process:
        killed(either_site)
        page.reload()
        expect(hint).to_contain_text("from the end of row", timeout=FIRST)
    solve(page)
    expect(page.get_by_text("With 2 hints.")).to_be_visible()
    after = tried(page, either_site)
    assert (after["hints"], after["ms"] > before["ms"]) == (2, True)
    # Solved again it is still what it was the first time.
    page.reload()
    expect(page.locator(".felt .tile")).to_have_count(4)
    solve(page)
    expect(page.get_by_text("With 2 hints.")).to_be_visible()


def test_two_browsers_of_a_player_merge_without_loss_over_a_lost_line(visit: Visit, either_site: Site) -> None:
    login = {"login": f"merged{either_site.port}", "password": PASSWORD}
    phone = visit(f"{either_site.url}/puzzles/{PUZZLE}")
    solve(phone)
    assert phone.request.post(f"{either_site.url}/api/account", data=login).ok
    desk = visit(alone=True)
    # A guest at the desk has done a lesson, chosen a felt, and played with Ben on one device.
    guest = {
        "choices": {"felt": {"at": 5, "value": "blue"}, "coach": {"at": 0, "value": False}},
        "lessons": {"first-run": 1},
        "people": {"ben": {"at": 1, "name": "Ben", "own": {"large": True}}},
    }
    desk.add_init_script(f"""if (location.protocol.startsWith("http") && !sessionStorage.guest)
        localStorage.setItem("tilewright.profile", {json.dumps(json.dumps({"whole": guest, "unsent": guest}))});
        sessionStorage.guest = 1;""")
    desk.goto(f"{either_site.url}/puzzles")
    expect(desk.locator(".puzzle-list")).to_be_visible()
    assert desk.request.post(f"{either_site.url}/api/logins", data=login).ok
    desk.context.set_offline(True)
    is_own = either_site.process is not None
    if is_own:
        either_site.stop(signal.SIGKILL)
    # What is chosen without a line waits on the device.
    desk.locator("header.bar button").click()
    theme = desk.locator("html").get_attribute("data-theme")
    assert not desk.evaluate(SENT)
    if is_own:
        either_site.start()
    desk.context.set_offline(False)
    desk.goto(f"{either_site.url}/puzzles")
    expect(desk.get_by_text("1 of 300 solved")).to_be_visible()
    desk.wait_for_function(SENT)
    phone.goto(f"{either_site.url}/device")
    expect(phone.locator("html")).to_have_attribute("data-felt", "blue")
    expect(phone.locator("html")).to_have_attribute("data-theme", str(theme))
    expect(phone.locator("#device-names option[value=Ben]")).to_have_count(1)
    found = phone.request.get(f"{either_site.url}/api/me/profile").json()
    assert found["account"]
    assert found["lessons"] == {"first-run": 1}
    assert found["people"]["ben"]["own"] == {"large": True}
    assert not found["puzzles"][PUZZLE].get("claimed")
    # The next player who logs in on this device gets none of it.
    desk.goto(f"{either_site.url}/me")
    desk.get_by_role("button", name="Log out").click()
    expect(desk.get_by_text("Create account").first).to_be_visible()
    desk.wait_for_function(SENT)
    other = desk.request.get(f"{either_site.url}/api/me/profile").json()
    assert other.keys() <= {"choices", "avatar"}
