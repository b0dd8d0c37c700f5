"""The scorecard in a real browser: by mouse, touch and keyboard, without the server, and shared."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Axe, Visit
from tests.browser.hands import HANDS, Hand, Keys, Mouse, settled
from tests.browser.site import Site
from tests.daily import daily

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

NAMES = ("Ann", "Ben", "Cem", "Dee")


def begin(page: Page, hand: Hand, rules: str, names: tuple[str, ...] = NAMES) -> None:
    """Start a card with named players."""
    choose_rules(page, rules)
    for number, name in enumerate(names, start=1):
        type_into(hand, page.get_by_label(f"Player {number}", exact=True), name)
    press(hand, page.get_by_role("button", name="Start the scorecard"))
    expect(page.locator(".score-card thead")).to_contain_text(names[-1])


def choose_rules(page: Page, rules: str) -> None:
    """Choose a booklet, and wait until the page has its rules."""
    page.get_by_label("Rules").select_option(rules)
    page.wait_for_function("(rules) => document.querySelector('tw-rules-chooser').rules === rules", arg=rules)
    settled(page)


def type_into(hand: Hand, field: Locator, text: str) -> None:
    """Go to a field and type; a tap during a scroll may not give the focus, so typing does too."""
    press(hand, field)
    field.press_sequentially(text)


def press(hand: Hand, thing: Any) -> None:
    """Go to a field or press a button."""
    if isinstance(hand, Keys):
        thing.focus()
        if thing.evaluate("thing => thing.tagName === 'BUTTON'"):
            thing.press("Enter")
        elif thing.evaluate("thing => thing.type === 'radio'"):
            thing.press("Space")
    else:
        hand.press(thing)


def enter(page: Page, hand: Hand, out: str, held: dict[str, str]) -> None:
    """Enter a game: who went out, and the others' points or, with letters, their tiles."""
    press(hand, page.get_by_role("radio", name=out))
    for name, rack in held.items():
        if rack.isdigit():
            type_into(hand, page.get_by_label(f"Points {name} still holds"), rack)
            continue
        entry = page.locator(".rack-entry").filter(has_text=name)
        press(hand, entry.get_by_role("button", name="Tap tiles"))
        for face in rack.split():
            pick(page, hand, face)
        expect(entry.locator(".picked .pick")).to_have_count(len(rack.split()))
    press(hand, page.get_by_role("button", name="Count"))


def pick(page: Page, hand: Hand, face: str) -> None:
    """Tap a tile of the picker, or go to it with the arrow keys."""
    button = page.locator(f'.picker [data-face="{face}"]')
    if not isinstance(hand, Keys):
        if not button.is_visible():
            # A phone shows one color at a time.
            line = button.evaluate("button => [...button.closest('.picker').children].indexOf(button.parentNode)")
            hand.press(page.locator(".picker-color").nth(line - 1))
        hand.press(button)
        return
    page.locator('.picker [tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    place = button.evaluate("button => [...document.querySelectorAll('.picker .pick')].indexOf(button)")
    here = page.evaluate("[...document.querySelectorAll('.picker .pick')].indexOf(document.activeElement)")
    for _ in range(abs(place - here)):
        page.keyboard.press("ArrowRight" if place > here else "ArrowLeft")
    page.keyboard.press("Enter")


def expect_totals(page: Page, *totals: int) -> None:
    """Expect totals on the card."""
    texts = [str(total).replace("-", "\N{MINUS SIGN}") for total in totals]
    expect(page.locator(".score-card tfoot tr:last-child td")).to_have_text(texts)


@pytest.mark.deep
@pytest.mark.parametrize("by", daily(HANDS, "mouse"))
def test_a_card_is_kept_by_every_kind_of_input(by: str, visit: Visit, site: Site, axe: Axe) -> None:
    """W-20, TW-61, TW-65: points, games won, jokers on the rack; the card survives a reload and can be undone."""
    page = visit(f"{site.url}/score", **HANDS[by][1])
    hand = HANDS[by][0](page)
    begin(page, hand, "twist")
    enter(page, hand, "Ann", {"Ben": "5", "Cem": "K13 R3", "Dee": "3"})
    expect(page.locator(".standing")).to_have_text("Ann leads.")
    expect_totals(page, 24, -5, -16, -3)
    axe(page)
    enter(page, hand, "Cem", {"Ann": "6", "Ben": "M", "Dee": "5"})
    expect(page.locator(".score-card tbody tr")).to_have_count(2)
    page.reload()
    expect(page.locator(".score-card tfoot tr").first).to_have_text("Won1010")
    expect_totals(page, 18, -35, 25, -8)
    press(hand, page.get_by_role("button", name="Undo last game"))
    expect(page.locator(".score-card tbody tr")).to_have_count(1)
    expect(page.get_by_label("Points Ann still holds")).to_have_value("6")


def test_entries_wait_for_the_server_and_the_card_is_shared(visit: Visit, site: Site) -> None:
    """DE-42, A-31: equal racks are settled by the number of tiles."""
    page = visit(f"{site.url}/score")
    hand = Mouse(page)
    # Nobody has to remove the fourth player: who has no name does not join.
    begin(page, hand, "classic-de", NAMES[:3])
    page.route("**/api/score?*", lambda route: route.abort())
    enter(page, hand, "Ann", {"Ben": "5", "Cem": "7"})
    expect(page.get_by_text("The server can’t be reached.")).to_be_visible()
    page.unroute("**/api/score?*")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".standing")).to_have_text("Ann leads.")
    enter(page, hand, "No one", {"Ann": "12", "Ben": "12", "Cem": "20"})
    expect(page.get_by_role("alert").filter(has_text="Ann and Ben are tied on points")).to_be_visible()
    page.get_by_label("Tiles Ann still holds").fill("3")
    page.get_by_label("Tiles Ben still holds").fill("2")
    page.get_by_role("button", name="Count").click()
    expect(page.locator(".score-card tbody tr")).to_have_count(2)
    expect_totals(page, 0, -17, -27)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    # On paper it is the card alone, with the name of the site.
    page.emulate_media(media="print")
    for part, shown in ((".score-card", True), (".brand", True), (".entry", False), ("button, nav", False)):
        expect(page.locator(part).filter(visible=True)).to_have_count(int(shown))
    page.emulate_media(media="screen")
    # Other tests may have let phones join this server, so that the link names the home network.
    link = f"{site.url}/score#{page.evaluate('navigator.clipboard.readText()').partition('#')[2]}"
    friend = visit(f"{site.url}/score")
    begin(friend, Mouse(friend), "six", NAMES[:2])
    friend.get_by_role("radio", name="Ann").check()
    friend.get_by_label("Points Ben still holds").fill("9")
    # A link, even one that cannot be counted, leaves the card of the device and what is half entered.
    for broken in (True, False):
        friend.goto("about:blank")
        friend.goto(link.replace("classic-de", "no-such-rules") if broken else link)
        expect(friend.get_by_text("Someone shared this scorecard with you.")).to_be_visible()
        if not broken:
            expect(friend.locator(".score-card tbody tr")).to_have_count(2)
            expect_totals(friend, 0, -17, -27)
        friend.get_by_role("button", name="My own card").click()
        expect(friend.get_by_label("Points Ben still holds")).to_have_value("9")
    friend.goto("about:blank")
    friend.goto(link)
    friend.get_by_role("button", name="Continue it here").click()
    friend.get_by_role("button", name="Yes, replace my own card").click()
    enter(friend, Mouse(friend), "Cem", {"Ann": "1", "Ben": "2"})
    expect(friend.locator(".standing")).to_have_text("Ann wins the match!")
    friend.get_by_role("button", name="Play another round").click()
    expect(friend.get_by_role("heading", name="Game 4 of 6")).to_be_visible()


def test_the_clock_of_a_turn_runs_and_says_what_happens_then(visit: Visit, site: Site) -> None:
    """TW-56, TW-57, TW-58."""
    page = visit(alone=True)
    # Time stands still but for `run_for`, in all pages of the context.
    page.clock.install(time=0)
    page.goto(f"{site.url}/score#rules=twist&player=Ann&player=Ben&games=")
    adopt = page.get_by_role("button", name="Continue it here")
    # The hour passes for the whole page: a page that has not started by then would be loaded again.
    adopt.wait_for()
    page.clock.pause_at(3_600)
    adopt.click()
    clock = page.locator("tw-turn-clock")
    expect(clock).to_contain_text("you draw 3 tiles")
    clock.get_by_role("button", name="Start").click()
    page.clock.run_for(51_000)
    expect(clock.get_by_role("timer")).to_have_text("0:09")
    page.clock.run_for(10_000)
    expect(clock.get_by_role("status")).to_have_text("Time’s up!")
    clock.get_by_role("button", name="Next turn").click()
    expect(clock.get_by_role("timer")).to_have_text("1:00")
