"""What no photo was measured for: jokers of other sets, of Twist, and dice, in rendered pictures in Chromium."""

import pytest
from playwright.sync_api import Page, expect

from bench.camera import compared, labels_of
from tests.browser.conftest import Axe, Visit
from tests.browser.site import Site
from tests.browser.test_camera import PHONE, Sent, Taps, accept, choose, open_camera, rows_found
from tests.browser.test_score import choose_rules
from tests.camera.samples import STRANGE, part, picture
from tests.daily import daily
from tests.forms import needs_kernel
from tilewright import camera
from tilewright.tiles import Joker, JokerKind, write_face

pytestmark = [needs_kernel, pytest.mark.slow(reason="reads pictures in a real browser and in Python, six seconds")]

# Low parts of the pictures, which are read faster.
SHOWN, LATER = (STRANGE[0], (0, 470, 1024, 1000)), (STRANGE[1], (0, 830, 1024, 1024))
BOXES = {"twist": (0, 300, 1024, 650), "dice": (0, 0, 1024, 1024)}
TWIST = ("twist", "twist", "double joker")


def jokers_listed(page: Page) -> int:
    """Return how many tiles of the list are jokers."""
    return " ".join(rows_found(page)).replace(", in doubt", "").split().count("joker")


def test_jokers_that_are_unknown_are_shown_once(visit: Visit, site: Site, axe: Axe) -> None:
    """Cats: one is corrected, the others of this photo and of the next are found, and all can be forgotten."""
    file, next_file = part(*SHOWN), part(*LATER)
    photo = camera.read(file)
    joker = Joker(JokerKind.CLASSIC)
    (shown,) = (i for i, tile in enumerate(photo.tiles) if write_face(tile.face) == "B4")
    right = camera.corrected(photo, shown, joker)
    known = (camera.KnownJoker(joker, photo.tiles[shown].look),)
    after = camera.with_jokers(right, known)
    page = visit(f"{site.url}/judge", **PHONE)
    sent = Sent(page.context)
    open_camera(page)
    choose(page, file)
    expect(page.locator(".camera-lead")).to_contain_text("tiles found")
    taps = Taps(page)
    taps.at(photo.tiles[shown].x, photo.tiles[shown].y)
    taps.on(page.locator(".camera-editor .picker-color").nth(4))
    taps.on(page.locator('.camera-editor .picker-line.shown [data-face="J"]'))
    taps.on(page.get_by_role("button", name="These are our jokers"))
    before, count = (sum(tile.face == joker for tile in one.tiles) for one in (right, after))
    assert count == before + 1
    expect(page.get_by_text("One more joker was found")).to_be_visible()
    page.wait_for_function("most => document.querySelectorAll('.camera-tile .J').length === most", arg=count)
    assert jokers_listed(page) == count
    assert taps.count == 4
    axe(page, contrast=False)
    page.reload()
    open_camera(page)
    choose(page, next_file)
    expect(page.locator(".camera-lead")).to_contain_text("tiles found")
    later = camera.with_jokers(camera.read(next_file), known)
    assert jokers_listed(page) >= sum(tile.face == joker for tile in later.tiles) > 1
    page.get_by_role("button", name="Forget them").tap()
    expect(page.get_by_text("Your jokers are forgotten.")).to_be_visible()
    assert page.evaluate("localStorage['tilewright.jokers']") == "[]"
    # How they look stays on the device, as the photo does.
    sent.has_no_photo(site.url)
    assert not any("look" in body for body in sent.posted)


@pytest.mark.parametrize(("rules", "name", "said"), daily([TWIST, ("turbo", "dice", "joker")], TWIST))
def test_what_is_known_from_drawings_alone_is_said_and_read(
    visit: Visit, site: Site, rules: str, name: str, said: str
) -> None:
    """The jokers of Twist and the dice of Turbo, rendered."""
    found, page = camera.read(part(name, BOXES[name])), visit(f"{site.url}/judge", **PHONE)
    choose_rules(page, rules)
    open_camera(page)
    expect(page.get_by_text("The jokers of Twist and dice are known from drawings only")).to_be_visible()
    choose(page, part(name, BOXES[name]))
    expect(page.locator(".camera-lead")).to_contain_text(f"{len(found.tiles)} tiles found")
    assert said in " ".join(rows_found(page))
    accept(page)
    expect(page.locator(".camera-verdict").first).to_be_visible()


@pytest.mark.deep
@pytest.mark.parametrize("name", BOXES)
def test_two_mistakes_at_most_are_left_in_what_is_known_from_drawings(name: str) -> None:
    labels, _ = labels_of(picture(name).with_suffix(".txt"))
    assert compared(camera.read(picture(name)), labels)[0].mistakes[0] <= 2
