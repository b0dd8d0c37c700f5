"""Photos of real tiles in Chromium: a camera that shows a file, correcting, what it is for; no photo is sent."""

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request, expect

from bench.browsers.photos import differs, read_in_browser
from tests.browser.conftest import FLAGS, PATIENCE_MS, UNCOACHED, USUAL, Axe, Visit, launched
from tests.browser.hands import HANDS
from tests.browser.offline_device import Files
from tests.browser.site import Site
from tests.browser.test_score import begin, choose_rules
from tests.camera.samples import PHOTOS, RENDERED, TWO_ROWS, encoded, many_tiles, part, picture
from tests.forms import needs_kernel
from tilewright import camera

pytestmark = [needs_kernel, pytest.mark.slow(reason="reads photos in a real browser, one to three seconds each")]

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TABLE = PHOTOS[0]
# Parts of photos: K1 K5 K6 and R10 R12, and K11 K12 K13.
RACK, RUN = (PHOTOS[2], (230, 220, 930, 370)), (PHOTOS[3], (150, 150, 1000, 290))
# No text and no address that goes out is longer, and no body larger: a photo has 50 KB at least.
LONGEST_TEXT, LONGEST_ADDRESS, LARGEST_BODY = 64, 1_000, 20_000


@pytest.fixture
def filmed(browser: Browser, tmp_path: Path) -> Iterator[Browser]:
    """Return another Chromium, whose camera shows a table."""
    film = tmp_path / "table.mjpeg"
    with Image.open(io.BytesIO(part(*TWO_ROWS))) as photo:
        film.write_bytes(2 * encoded(photo.resize((960, 272))))
    fake = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
    started = launched(browser.browser_type, [*FLAGS, *fake, f"--use-file-for-fake-video-capture={film}"])
    yield started
    started.close()


@pytest.fixture
def phone(filmed: Browser) -> Iterator[BrowserContext]:
    """Return a phone with that camera, and with service workers."""
    context = filmed.new_context(**USUAL | {"service_workers": "allow"} | PHONE)
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(UNCOACHED)
    yield context
    context.close()


class Sent:
    """What a page sends."""

    def __init__(self, context: BrowserContext) -> None:
        self.posted: list[str] = []
        self._addresses: list[str] = []
        context.on("request", self._note)

    def _note(self, request: Request) -> None:
        self._addresses.append(request.url)
        if body := request.post_data:
            self.posted.append(body)

    def has_no_photo(self, site: str) -> None:
        """Check that every request goes to the site, and none is or contains a picture."""
        sent = [url for url in self._addresses if not url.startswith("blob:")]
        assert [url for url in sent if not url.startswith(site) or len(url) > LONGEST_ADDRESS] == []
        assert [body for body in self.posted if len(body) > LARGEST_BODY] == []
        assert max(map(len, texts([json.loads(body) for body in self.posted])), default=0) <= LONGEST_TEXT


def texts(value: object) -> Iterator[str]:
    """Yield every text in a JSON value."""
    if isinstance(value, str):
        yield value
    for each in (
        [*value.keys(), *value.values()] if isinstance(value, dict) else value if isinstance(value, list) else ()
    ):
        yield from texts(each)


def choose(page: Page, file: str | bytes) -> None:
    """Choose a file as the photo."""
    data = file if isinstance(file, bytes) else picture(file).read_bytes()
    field = page.get_by_label("Choose a photo")
    field.set_input_files({"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": data})


def shoot(page: Page) -> None:
    """Take a photo with the camera, once it sees the tiles."""
    page.get_by_role("button", name="Take a photo").click()
    expect(page.locator(".camera-count")).to_have_text("7 tiles in view")
    page.get_by_role("button", name="Take the photo").click()
    expect(page.locator(".camera-lead")).to_contain_text("7 tiles found")


def accept(page: Page) -> None:
    """Say that what was found is right."""
    page.get_by_role("button", name="That’s all correct").click()


def open_camera(page: Page) -> None:
    """Open the camera of a page."""
    page.get_by_role("button", name="Use a photo").click()
    expect(page.get_by_label("Choose a photo")).to_be_attached()


def rows_found(page: Page) -> list[str]:
    """Return the rows as the list of what was found says them."""
    page.locator(".camera-list").evaluate("list => (list.open = true)")
    names = "row => [...row.querySelectorAll('.pick')].map(tile => tile.getAttribute('aria-label')).join(' ')"
    said: list[str] = page.locator(".camera-list .picked").evaluate_all(f"rows => rows.map({names})")
    return said


def test_the_three_flows_with_a_live_camera_send_no_photo(phone: BrowserContext, site: Site, axe: Axe) -> None:
    """NL-08: the rows of the table are runs, marked on the photo; the rack is counted, the best turn is told."""
    sent = Sent(phone)
    page = phone.new_page()
    page.goto(f"{site.url}/judge")
    open_camera(page)
    shoot(page)
    assert page.evaluate("document.querySelector('video')") is None
    axe(page)
    accept(page)
    expect(page.get_by_text("Every row is a set.")).to_be_visible()
    expect(page.locator(".camera-verdict code").first).to_have_text("NL-08")
    expect(page.locator(".camera-tile.yes")).to_have_count(7)
    axe(page)
    page.get_by_role("button", name="Open on the board").click()
    expect(page.locator(".felt .tile")).to_have_count(7)
    page.goto(f"{site.url}/score")
    begin(page, HANDS["touch"][0](page), "classic-nl", ("Ann", "Ben", "Cem"))
    open_camera(page)
    shoot(page)
    accept(page)
    # 14 + 9
    expect(page.locator(".camera-racks")).to_have_text("Ann 23 points")
    page.get_by_role("button", name="Put on the scorecard").click()
    expect(page.locator(".rack-entry .pick")).to_have_count(7)
    page.goto(f"{site.url}/analysis")
    open_camera(page)
    shoot(page)
    accept(page)
    page.get_by_role("button", name="Table and rack are in that photo").click()
    # The lowest row is the rack: K2 K3 K4 can be laid as they are.
    expect(page.locator(".study-answer").last).to_contain_text("Play 3 tiles")
    expect(page.locator(".camera-tile.moved")).to_have_count(3)
    expect(page.locator(".camera-step")).to_contain_text("1/1")
    page.get_by_role("button", name="Open in the analysis").click()
    expect(page.locator(".rack .tile")).to_have_count(3)
    assert len([body for body in sent.posted if "numbers" in body]) == 3
    sent.has_no_photo(site.url)


class Taps:
    """A finger that counts its taps."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.count = 0

    def on(self, thing: Locator) -> None:
        """Tap a button."""
        self.count += 1
        thing.tap()

    def at(self, x: float, y: float) -> None:
        """Tap a point of the photo, in shares of it."""
        self.count += 1
        box = self._page.locator(".camera-sheet").bounding_box()
        assert box
        self._page.locator(".camera-sheet").tap(position={"x": x * box["width"], "y": y * box["height"]})


def test_two_mistakes_in_a_photo_of_60_tiles_take_at_most_eight_taps(visit: Visit, site: Site) -> None:
    """One tile was not found, and one is another than was read, with another color, which nobody would guess."""
    with Image.open(io.BytesIO(many_tiles())) as whole:
        # What lies over the first tile of the photo hides it.
        left, top = 176, 54
        x, y = left / whole.width, top / whole.height
        whole.paste("#4a3526", (left - 42, top - 62, left + 38, top + 62))
        data = encoded(whole)
        # A red 3 in the lowest row.
        wrong = (1417 / whole.width, 1177 / whole.height)
    page = visit(f"{site.url}/judge", **PHONE)
    open_camera(page)
    choose(page, data)
    expect(page.locator(".camera-lead")).to_contain_text("60 tiles found")
    taps = Taps(page)
    taps.at(x, y)
    taps.on(page.locator(".camera-editor .picker-color").nth(1))
    taps.on(page.locator('.camera-editor .picker-line.shown [data-face="R2"]'))
    expect(page.locator(".camera-lead")).to_contain_text("61 tiles found")
    taps.at(*wrong)
    taps.on(page.locator(".camera-editor .picker-color").nth(2))
    taps.on(page.locator('.camera-editor .picker-line.shown [data-face="B9"]'))
    expect(page.locator(".camera-editor")).to_have_count(0)
    expect(page.get_by_role("button", name="That’s all correct")).to_be_visible()
    rows = rows_found(page)
    # The tile that was added joins the row that it lies in.
    assert [row.split(",")[0] for row in rows].count("red 2 red 3 red 4 red 5") == 2
    assert any("blue 9" in row for row in rows)
    assert taps.count <= 8
    # Red and orange are swapped by one tap, and back by the keyboard; it is said.
    swap = page.get_by_role("button", name="Swap red and orange")
    swapped = [row.replace("red", "_").replace("orange", "red").replace("_", "orange") for row in rows]
    for is_tapped, expected in ((True, swapped), (False, rows)):
        if is_tapped:
            taps.on(swap)
        else:
            swap.press("Enter")
        page.wait_for_function(
            "word => document.querySelector('.camera-list .pick').ariaLabel.startsWith(word)",
            arg=expected[0].split()[0],
        )
        assert rows_found(page) == expected
        expect(page.get_by_role("status").filter(has_text="red and orange are swapped")).to_be_attached()
    expect(swap).to_be_focused()
    assert taps.count == 7


def test_the_browser_reads_what_python_reads(visit: Visit, site: Site, deep: bool) -> None:
    """The rows are the same, and the chances to a hundredth; a photo that lies on its side is turned first."""
    with Image.open(io.BytesIO(part(*TWO_ROWS))) as photo:
        side = Image.Exif()
        side[0x0112] = 6
        turned = encoded(photo.transpose(Image.Transpose.ROTATE_90), exif=side)
    # In a daily run only a part of one is read: each photo takes three seconds in the browser, and two in Python.
    files = [*(picture(name).read_bytes() for name in (*PHOTOS, *RENDERED) if deep), turned]
    page = visit(f"{site.url}/judge")
    for file, answer in zip(files, read_in_browser(page, files), strict=True):
        expected = camera.read(file)
        assert (answer["width"], answer["height"]) == (expected.width, expected.height)
        assert not differs(answer, expected)
        for one, other in zip(answer["tiles"], expected.tiles, strict=True):
            assert (one["x"], one["y"]) == pytest.approx((other.x, other.y), abs=0.002)
            assert one["numbers"] == pytest.approx(other.numbers, abs=0.02)
            assert one["colors"] == pytest.approx(other.colors, abs=0.05)


def test_files_that_cannot_be_used_are_refused_with_a_sentence(visit: Visit, site: Site, axe: Axe) -> None:
    page = visit(f"{site.url}/judge", **PHONE)
    open_camera(page)
    refusal = page.locator("tw-camera .camera-body > .refusal")
    choose(page, b"not a picture")
    expect(refusal).to_contain_text("This is not a picture that the browser can open")
    # What is too large is refused by its first bytes, before it is decoded.
    large = io.BytesIO()
    Image.new("1", (9_000, 9_000)).save(large, "PNG")
    choose(page, large.getvalue())
    expect(refusal).to_contain_text("at most 60 megapixels")
    page.evaluate("""() => {
      const file = new File([new Uint8Array(40_000_001)], "large.jpg");
      const [...fields] = document.querySelectorAll("tw-viewfinder input");
      const list = new DataTransfer();
      list.items.add(file);
      fields.at(-1).files = list.files;
      fields.at(-1).dispatchEvent(new Event("change"));
    }""")
    expect(refusal).to_contain_text("at most 40 MB")
    choose(page, part(RENDERED[2], (0, 0, 1024, 200)))
    expect(page.locator(".camera-lead")).to_contain_text("No tiles were found")
    axe(page)
    page.keyboard.press("Escape")
    expect(page.locator("tw-camera")).to_have_count(0)
    # No camera on this machine: the page says so, and files still work.
    open_camera(page)
    page.get_by_role("button", name="Take a photo").click()
    expect(page.get_by_role("alert").filter(has_text="choose a photo")).to_be_visible()


def test_what_was_found_is_corrected_without_seeing_the_photo(visit: Visit, site: Site) -> None:
    """By the keyboard alone: a file, a tile of the list, another face, and a tile that was missed."""
    page = visit(f"{site.url}/score")
    begin(page, HANDS["mouse"][0](page), "classic-nl", ("Ann", "Ben"))
    page.get_by_role("button", name="Use a photo").press("Enter")
    choose(page, part(*RACK))
    page.locator(".camera-list summary").press("Enter")
    page.get_by_role("button", name="black 1", exact=True).press("Enter")
    page.locator('.camera-likely button:not([data-face="K1"])').first.press("Enter")
    expect(page.get_by_role("button", name="black 1", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Add a tile").press("Enter")
    page.locator('.camera-editor [data-face="K1"]').press("Enter")
    expect(page.locator(".camera-lead")).to_contain_text("6 tiles found")
    page.locator('.camera-list [aria-label="black 1"]').press("Enter")
    page.get_by_role("button", name="Not a tile").press("Enter")
    expect(page.locator(".camera-lead")).to_contain_text("5 tiles found")
    page.get_by_role("button", name="That’s all correct").press("Enter")
    page.get_by_label("Whose rack is this?").select_option("Ben")
    page.get_by_role("button", name="Next rack").press("Enter")
    choose(page, part(*RUN))
    expect(page.locator(".camera-lead")).to_contain_text("3 tiles found")
    page.get_by_role("button", name="That’s all correct").press("Enter")
    # 11 + 12 + 13
    expect(page.locator(".camera-racks")).to_have_text("Ann 36 points")
    page.get_by_role("button", name="Put on the scorecard").press("Enter")
    expect(page.locator(".rack-entry .pick")).to_have_count(8)


@pytest.mark.deep
def test_a_turn_is_judged_by_photos_before_and_after_it(visit: Visit, site: Site) -> None:
    """A tile is laid: the photo before has it covered."""
    page = visit(f"{site.url}/judge", **PHONE)
    choose_rules(page, "classic-de")
    page.get_by_role("radio", name="A whole turn").click()
    open_camera(page)
    found = camera.read(picture(TABLE))
    last = found.tiles[found.places[0][-1]]
    with Image.open(picture(TABLE)) as photo:
        before = photo.convert("RGB")
        left, top = round(last.x * before.width), round(last.y * before.height)
        before.paste("#5a3a26", (left - 40, top - 60, left + 50, top + 70))
    choose(page, encoded(before))
    expect(page.locator(".camera-lead")).to_contain_text("16 tiles found")
    accept(page)
    choose(page, TABLE)
    accept(page)
    expect(page.locator(".judge-word").first).to_contain_text("Allowed")
    page.get_by_role("button", name="Open on the board").click()
    expect(page.locator("tw-board .tile")).to_have_count(17)
    expect(page.locator(".judge-word")).to_contain_text("Allowed")


@pytest.mark.deep
def test_a_page_that_is_not_secure_takes_the_photo_with_the_phone(browser: Browser, site: Site) -> None:
    name = "table.home"
    started = launched(browser.browser_type, [*FLAGS, f"--host-resolver-rules=MAP {name} 127.0.0.1"])
    page = started.new_context(**USUAL | PHONE).new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(f"http://{name}:{site.port}/judge")
    open_camera(page)
    expect(page.get_by_text("This page has no secure connection")).to_be_visible()
    expect(page.get_by_label("Take a photo")).to_have_attribute("capture", "environment")
    choose(page, TABLE)
    expect(page.locator(".camera-lead")).to_contain_text("17 tiles found")
    started.close()


@pytest.mark.deep
@pytest.mark.slow(reason="compiles the game for browsers, and starts Python in one")
def test_the_camera_works_without_a_server_and_without_a_network(phone: BrowserContext, files: Files) -> None:
    """What reads photos is loaded once, when the camera is opened, and kept."""
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    page = phone.new_page()
    page.goto(f"{files.home}#/judge")
    # The rules come from the worker with Python, which starts once the service worker has everything.
    expect(page.get_by_role("button", name="Use a photo")).to_be_enabled()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert [url for url in asked if "tiles.bin" in url] == []
    open_camera(page)
    choose(page, TABLE)
    expect(page.locator(".camera-lead")).to_contain_text("17 tiles found")
    files.stop()
    page.reload()
    for path, shown in (("judge", "Every row is a set."), ("analysis", "Play 3 tiles")):
        page.goto(f"{files.home}#/{path}")
        page.reload()
        open_camera(page)
        shoot(page)
        accept(page)
        if path == "analysis":
            page.get_by_role("button", name="Table and rack are in that photo").click()
        expect(page.get_by_text(shown).last).to_be_visible()
        page.keyboard.press("Escape")
    page.goto(f"{files.home}#/score")
    page.reload()
    page.get_by_role("button", name="Start the scorecard").click()
    open_camera(page)
    shoot(page)
    accept(page)
    expect(page.locator(".camera-racks")).to_contain_text("23 points")
