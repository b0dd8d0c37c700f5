"""Notifications of one's turn: with consent, while the page is out of sight, and by Web Push."""

import json
import shutil

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.conftest import FLAGS, Visit
from tests.browser.site import Site
from tilewright.words.say import say

SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true })"
# The small Chromium of the tests has no notifications: this stands in for its own class, and records.
RECORDED = """globalThis.Notification = class extends EventTarget {
  static get permission() { return sessionStorage.getItem("permission") ?? "default"; }
  static async requestPermission() { sessionStorage.setItem("permission", "granted"); return "granted"; }
  static shown = [];
  constructor(title, options) { super(); Notification.shown.push({ title, ...options }); }
}"""
NEW_MATCH = """async (bot) => (await (await fetch("/api/matches", {
  method: "POST", headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ rules: "classic-nl", bots: [bot] }) })).json()).match"""


def registration(cdp: CDPSession) -> str:
    """Return the id of the service worker's registration."""
    found: list[str] = []
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    cdp.send("ServiceWorker.enable")
    cdp.send("Runtime.evaluate", {"expression": "navigator.serviceWorker.ready.then(() => 1)", "awaitPromise": True})
    return found[0]


def ask_for_it(page: Page, site: Site) -> None:
    """Turn notifications on."""
    page.goto(f"{site.url}/settings")
    wanted = page.get_by_label(say("page-settings-calls"))
    expect(wanted).not_to_be_checked()
    wanted.check()
    expect(wanted).to_be_checked()
    expect(page.get_by_text(say("page-settings-calls-means"))).to_be_visible()


def begin_hidden(page: Page, site: Site) -> str:
    """Begin a match on a page that is out of sight, and return its id when it is the player's turn."""
    # The page of the settings logs a guest in, a moment after it is shown.
    page.wait_for_function("async () => (await fetch('/api/me')).ok")
    match: str = page.evaluate(NEW_MATCH, "beginner")
    page.add_init_script(HIDDEN)
    page.goto(f"{site.url}/match/{match}")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("game-your-turn"))
    return match


def expected(match: str) -> dict[str, str]:
    """Return the notification of a match against the beginner."""
    body = say("call-body", names=say("bot-beginner"))
    return {"title": say("game-your-turn"), "body": body, "tag": match, "data": f"/match/{match}"}


@pytest.mark.deep
def test_a_player_who_wants_it_is_told_of_their_turn(visit: Visit, site: Site) -> None:
    page = visit()
    page.add_init_script(RECORDED)
    ask_for_it(page, site)
    match = begin_hidden(page, site)
    page.wait_for_function("() => Notification.shown.length")
    assert page.evaluate("() => Notification.shown") == [expected(match)]
    page.goto(f"{site.url}/settings")
    wanted = page.get_by_label(say("page-settings-calls"))
    wanted.uncheck()
    expect(wanted).not_to_be_checked()
    assert page.evaluate("() => localStorage.getItem('tilewright.calls')") == "null"


def test_the_service_worker_shows_what_a_push_service_delivers(deep: bool, browser: Browser, site: Site) -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if not deep or chromium is None:
        pytest.skip("a deep run, with a whole Chromium: the small one has no notifications")
    whole = browser.browser_type.launch(executable_path=chromium, headless=False, args=[*FLAGS, "--headless=new"])
    page = whole.new_context(permissions=["notifications"], locale="en-US").new_page()
    ask_for_it(page, site)
    # The browser has decrypted the message.
    cdp = page.context.new_cdp_session(page)
    message = {"match": "abc", "title": "Jij bent aan de beurt", "body": "Je partij met Ben wacht op je."}
    cdp.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": site.url, "registrationId": registration(cdp), "data": json.dumps(message)},
    )
    page.wait_for_function(f"async () => (await ({SHOWN})()).length > 0")
    pushed = {"title": message["title"], "body": message["body"], "tag": "abc", "data": "/match/abc"}
    assert page.evaluate(SHOWN) == [pushed]
    match = begin_hidden(page, site)
    page.wait_for_function(f"async () => (await ({SHOWN})()).length > 1")
    assert expected(match) in page.evaluate(SHOWN)
    whole.close()
