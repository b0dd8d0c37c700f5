"""The rules as a booklet in a real browser: pages and pictures, on desktop and phone, light and dark."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.site import Site
from tilewright.answers.rule_pages import PictureShown, booklet_in_words

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize(("rules", "scheme"), [("twist", "light"), ("turbo", "dark")])
def test_the_rules_are_pages_with_right_and_wrong_pictures_and_fine_print(
    rules: str, scheme: str, visit: Visit, site: Site
) -> None:
    page = visit(f"{site.url}/rules/{rules}", color_scheme=scheme)
    told = booklet_in_words(rules, {}, "en")
    expect(page.locator(".rule-title")).to_have_text([each.title for each in told.pages])
    pictures = [part for each in told.pages for part in each.parts if isinstance(part, PictureShown)]
    expect(page.locator(".rule-page figure.right")).to_have_count(sum(each.right for each in pictures))
    expect(page.locator(".rule-page figure.wrong")).to_have_count(sum(not each.right for each in pictures))
    page.locator(".contents a").last.click()
    expect(page.locator(".rule-title").last).to_be_in_viewport()
    # The contents stay in view.
    expect(page.locator(".contents a").last).to_be_in_viewport()
    expect(page.locator(".fine-print .clauses").first).to_be_hidden()
    page.locator(".fine-print > summary").click()
    expect(page.locator(".fine-print .clauses").first).to_be_visible()
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".contents")).to_be_in_viewport()
    # On paper there is the name of the site, and nothing to press.
    page.emulate_media(media="print")
    expect(page.locator(".brand")).to_be_visible()
    expect(page.locator("nav, button, .button").filter(visible=True)).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"


def test_a_verdict_leads_to_its_paragraph(visit: Visit, site: Site) -> None:
    page = visit(f"{site.url}/judge#rules=classic-nl&row=R3.R5.R6", viewport=PHONE)
    verdict = page.locator(".judge-verdict")
    # Row, verdict and palette are in view together.
    for part in (".picked .pick", ".judge-word", ".picker-line.shown .pick"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    clause = verdict.locator(".clauses").inner_text().split()[0]
    verdict.get_by_role("link").click()
    page.wait_for_url(f"**/rules/classic-nl#{clause}")
    expect(page.locator(".sought")).to_be_in_viewport()
    expect(page.locator(".sought .clauses").first).to_contain_text(clause)
