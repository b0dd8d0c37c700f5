"""The frame around the pages: themes, addresses, offline use, and both forms of the scripts."""

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import FORMS, Visit
from tests.browser.site import Site
from tests.daily import daily
from tests.service.servers import part
from tilewright.web.assets import browser_files

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

# The time of the first tile on the rack, in milliseconds since the start of the navigation.
FIRST_TILE = """new MutationObserver((_, watch) => {
  if (!document.querySelector("tw-board .rack .tile")) return;
  watch.disconnect();
  requestAnimationFrame(() => (window.drawn = performance.now()));
}).observe(document, {childList: true, subtree: true});"""


@pytest.mark.parametrize("either_site", daily(FORMS, "site"), indirect=True)
def test_one_click_starts_a_game_and_the_choice_is_remembered(visit: Visit, either_site: Site) -> None:
    page = visit(either_site.url)
    page.locator("summary").click()
    page.get_by_label("How many opponents").select_option("2")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("tw-board .rack .tile")).to_have_count(14)
    expect(page.get_by_text("Your turn").first).to_be_visible()
    played = page.url
    page.goto(either_site.url)
    expect(page.get_by_label("How many opponents")).to_have_value("2")
    page.get_by_role("list", name="Continue playing").wait_for()
    page.locator(".continue a.button").click()
    page.wait_for_url(played)
    expect(page.locator("tw-board .rack .tile")).to_have_count(14)


def test_headings_get_their_face_after_the_first_paint_and_nothing_jumps(visit: Visit, site: Site) -> None:
    """What stands in for it on this machine has its heights, and nearly its widths; this takes two seconds."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page = visit()
    page.route("**/vendor/headings.woff2", hold)
    page.goto(f"{site.url}/settings")
    size = "() => [...document.querySelectorAll('h1')].map((h1) => {" + (
        "const box = document.createRange(); box.selectNodeContents(h1); const { width } = box.getBoundingClientRect();"
        "return [width, h1.offsetHeight]; })[0]"
    )
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    before = page.evaluate(size)
    page.wait_for_function("() => performance.getEntriesByType('paint').length > 0")
    page.wait_for_timeout(300)
    assert len(held) == 1
    held[0].continue_()
    page.wait_for_function(
        "() => [...document.fonts].some(({ family, status }) => /^.?Headings.?$/.test(family) && status === 'loaded')"
    )
    after = page.evaluate(size)
    assert after[1] == before[1]
    assert abs(after[0] / before[0] - 1) < 0.08
    paint, asked = page.evaluate(
        """() => [performance.getEntriesByName("first-contentful-paint")[0].startTime,
          performance.getEntriesByType("resource").find(({ name }) => name.includes("headings")).startTime]"""
    )
    assert asked >= paint
    assert len(browser_files()["vendor/headings.woff2"]) <= 25_000


@pytest.mark.deep
def test_scripts_are_bundled_only_where_the_package_has_a_bundle(visit: Visit, site: Site, module_site: Site) -> None:
    part("npm")
    for server, bundled in ((site, True), (module_site, False)):
        scripts = visit(server.url).locator("script[src]").evaluate_all("all => all.map(({ src }) => src)")
        assert ["/bundle/" in path for path in scripts if not path.endswith("/start.js")] == [bundled]


@pytest.mark.deep
def test_a_table_is_drawn_with_a_cold_cache(visit: Visit, site: Site) -> None:
    page = visit(site.url)
    page.get_by_role("button", name="Play now").click()
    page.locator("tw-board .rack .tile").first.wait_for()
    login = page.context.storage_state()
    times = []
    for _ in range(3):
        fresh = visit(storage_state=login)
        fresh.add_init_script(FIRST_TILE)
        fresh.goto(page.url)
        drawn = fresh.wait_for_function("() => window.drawn").json_value()
        times.append(f"{drawn:.0f} ms")
    print(f"first table drawn, cold cache: {', '.join(times)}")


@pytest.mark.deep
def test_the_theme_follows_the_system_until_one_is_chosen(visit: Visit, site: Site) -> None:
    page = visit(site.url, color_scheme="dark")
    dressed = page.locator("html")
    expect(dressed).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Dark mode").click()
    expect(dressed).to_have_attribute("data-theme", "light")
    page.reload()
    expect(dressed).to_have_attribute("data-theme", "light")


def test_somebody_new_lays_a_row_and_is_asked_for_nothing(visit: Visit, site: Site) -> None:
    page = visit()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.goto(site.url)
    for count in (3, 2, 1):
        tiles = page.locator("tw-first-row button")
        expect(tiles).to_have_count(count)
        tiles.first.click()
    expect(page.get_by_text("That’s a run!")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("tw-board .rack .tile")).to_have_count(14)
    # A first visit has nobody to ask the server about.
    assert complaints == []
    page.goto(site.url)
    page.get_by_role("link", name="Puzzle of the day").wait_for()
    page.get_by_role("navigation").get_by_role("link", name="Study").click()
    expect(page.get_by_role("heading", name="Your matches")).to_be_visible()


@pytest.mark.parametrize("either_site", daily(FORMS, "site"), indirect=True)
def test_an_unknown_address_says_so_and_links_home(visit: Visit, either_site: Site) -> None:
    page = visit()
    answer = page.goto(f"{either_site.url}/nowhere")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    page.wait_for_url(f"{either_site.url}/")
    expect(page.get_by_role("heading", name="Page not found")).to_have_count(0)


@pytest.mark.parametrize("either_site", daily(FORMS, "site"), indirect=True)
def test_the_app_opens_offline_and_no_answer_of_the_server_is_cached(visit: Visit, either_site: Site) -> None:
    page = visit(either_site.url, service_workers="allow")
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("status").first).to_contain_text("You’re offline")
    expect(page.get_by_role("alert")).to_contain_text("The server isn’t responding")
    cached = page.evaluate("""async () => {
        const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return found.flat().map(({ url }) => new URL(url).pathname);
    }""")
    assert all(path == "/" or path.startswith("/static/") for path in cached), cached
    loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)")
    assert {path for path in loaded if path.startswith("/static/")} <= {*cached}
