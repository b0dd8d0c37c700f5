"""Waiting and failing: nothing jumps when data arrive, every failure has a reason and a way on, and pages recover."""

import time

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.site import Site
from tests.browser.test_pages import logged_in

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

API = "**/api/**"
PHONE = {"width": 390, "height": 844}
# The pages, and an element that is there when the data are.
STEADY = {
    "": ".link-card-tables",
    "rules/classic-nl": ".rule-title",
    "rules/turbo": ".rule-title",
    "learn": ".lessons",
    "tables": ".chapter",
}
MOST_SHIFT = 0.05
SHIFT = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value;
  }).observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => setTimeout(() => done(sum), 50));
})"""


def _late(route: Route) -> None:
    time.sleep(0.2)
    route.continue_()


def test_nothing_jumps_when_the_data_of_a_page_arrive(visit: Visit, site: Site, deep: bool) -> None:
    page = logged_in(visit, site, viewport=PHONE)
    page.route(API, _late)
    for path in STEADY if deep else ("", "rules/turbo"):
        page.goto(f"{site.url}/{path}")
        expect(page.locator(STEADY[path]).first).to_be_visible()
        assert page.evaluate(SHIFT) < MOST_SHIFT, path


def _refused(page: Page, url: str, reason: str) -> None:
    page.goto(url)
    expect(page.get_by_role("alert").filter(has_text=reason).first).to_be_visible()
    expect(page.get_by_role("button", name="Try again").first).to_be_visible()
    expect(page.locator("main").get_by_role("link", name="Home")).to_be_visible()


def test_a_page_without_its_data_says_why_and_recovers_by_itself(visit: Visit, site: Site) -> None:
    page = logged_in(visit, site, viewport=PHONE)
    _refused(page, f"{site.url}/replay/nosuchmatch", "doesn’t exist")
    page.route(API, lambda route: route.abort())
    for path in ("learn/basics-run", "rules/twist", "tables"):
        _refused(page, f"{site.url}/{path}", "isn’t responding")
    expect(page.get_by_text("keeps trying by itself")).to_be_visible()
    page.unroute(API)
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)
    expect(page.get_by_role("alert").filter(has_text="isn’t responding")).to_have_count(0)
