"""The pages in every language: chosen by the browser, complete, and narrow enough."""

import re
from calendar import month_name
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Visit
from tests.browser.site import Site, running
from tests.daily import daily
from tilewright.answers.rule_pages import TextShown, booklet_in_words
from tilewright.lessons.course import lessons
from tilewright.lessons.lesson import Goal
from tilewright.words.booklets import chapters_in_words, title_of
from tilewright.words.locales import LOCALES
from tilewright.words.say import say

pytestmark = pytest.mark.slow(reason="opens pages in a real browser")

Shot = Callable[[str, Page], None]
# Each page, with an element that is visible when its data is loaded.
PAGES = {
    "": ".link-card-tables",
    "new": ".footer",
    "device": "tw-rules-chooser select",
    "tables": ".chapter + .soft, .chapter .card",
    "people": ".chapter",
    "tournament": ".club-setup select",
    "me": ".chapter",
    "settings": ".segments",
    "rules/twist": ".chapter >> nth=3",
    "rules/turbo": ".chapter >> nth=3",
    "score": ".names",
    "score#rules=twist&player=Ann&player=Ann&games=7_7": ".score-card tfoot",
    "judge": ".picker",
    "judge#rules=classic-fr&table=R3.J.R5&rack=R4&after=60.64.68.208": ".judge-verdict",
    "judge#rules=turbo&grid=0.0.K3_1.0.K4_2.0.K5&laid=0.0.K3&rest=O10": ".judge-verdict",
    "learn": ".lessons",
    "learn/clock-dutch": ".options button",
    "learn/turbo-blocked": ".turn-buttons button",
    "analysis": ".picker",
    "puzzles": ".puzzle-list",
    "puzzles/b1a0215dba49": "tw-board .tile >> nth=0",
    "nowhere": ".card",
}
TABLES = (("turbo", ["turbo-greedy"]), ("twist", ["beginner", None]))
JOINING, ROOM, MATCH = "tw-join h2", ".chairs", ":is(tw-match, tw-dice) .turn-buttons .play"

# Every text that people read or hear.
READ = """() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest("script, style, time, code, :not(html)[lang]")) texts.push(node.data);
    } else {
      texts.push(...["aria-label", "title", "alt", "placeholder"].map((name) => node.getAttribute(name) ?? ""));
    }
  }
  return [document.title, ...texts].map((text) => text.trim()).filter(Boolean);
}"""
# Buttons whose text is cut or that are outside the page. Scrolling lines are left out, and so are pieces: what a joker
# stands for is written over its edge.
CUT = """() => [...document.querySelectorAll("button, a, select, .badge")]
  .filter((each) => each.checkVisibility() && !each.closest(".emotes, .presets, .tile, .grip, [data-die]"))
  .filter((each) => {
    const {left, right} = each.getBoundingClientRect();
    return left < 0 || right > innerWidth || (each.clientWidth && each.scrollWidth > each.clientWidth);
  })
  .map((each) => each.textContent.trim())"""
PHONE = {"width": 360, "height": 740}
# The languages of a daily run, besides the made-up one; a deep run has all of them.
DAILY = ("de", "fr")
# A player's name, an address, pieces in the notation, and months, which the browser names.
GIVEN = re.compile(rf"\bAnn\b|https?://\S+|\b[KRBOJDCM]\d*\b|\b(?:{'|'.join(month_name[1:])})\b")


@pytest.fixture
def made_up(tmp_path: Path, package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """Return a server whose English is a made-up language, also in the processes that it starts."""
    here = str(Path(__file__).parents[2])
    speak = f"import sys; sys.path.insert(0, {here!r}); from tests.words.pseudo import speak_pseudo; speak_pseudo()"
    # Python runs this at its start; the server itself must first find its package.
    started = f"import sys\nif any('multiprocessing' in word for word in sys.orig_argv):\n    {speak}\n"
    (tmp_path / "start").mkdir()
    (tmp_path / "start" / "sitecustomize.py").write_text(started)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "start"))
    with running(Site(tmp_path, first=speak, package=package)) as server:
        yield server


def fits(page: Page) -> bool:
    """Return whether a page fits on a narrow phone; a board needs a moment to resize."""
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    try:
        page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
    except TooLate:
        return False
    return True


def problems(page: Page, url: str, shown: str) -> list[str]:
    """Return the problems of a page in the made-up language: too wide, or with texts that are not translated."""
    page.goto(url)
    expect(page.locator(f"main {shown}").first).to_be_visible()
    wide = [] if fits(page) else [f"{page.url} is too wide"]
    return wide + [text for text in page.evaluate(READ) if re.search("[A-Za-z]{2}", GIVEN.sub("", text))]


@pytest.mark.deep
def test_every_text_is_translated_and_longer_texts_fit(visit: Visit, made_up: Site, shot: Shot) -> None:
    page, guest = visit(), visit()
    for each in (page, guest):
        assert each.request.post(f"{made_up.url}/api/guests", data={"name": "Ann"}).ok
    wrong = {path: problems(page, f"{made_up.url}/{path}", shown) for path, shown in PAGES.items()}
    for rules, bots in TABLES:
        table = page.request.post(f"{made_up.url}/api/tables", data={"rules": rules, "bots": bots}).json()
        wrong[f"{rules} joining"] = problems(guest, f"{made_up.url}/join/{table['invite']}", JOINING)
        wrong[f"{rules} table"] = problems(page, f"{made_up.url}/table/{table['table']}", ROOM)
        started = page.request.post(f"{made_up.url}/api/tables/{table['table']}/start", data={})
        wrong[f"{rules} match"] = problems(page, f"{made_up.url}/match/{started.json()['match']}", MATCH)
        shot(f"pseudo-{rules}", page)
    assert {path: found for path, found in wrong.items() if found} == {}


@pytest.mark.deep
def test_no_button_is_cut_on_a_narrow_phone_in_any_language(visit: Visit, site: Site, deep: bool) -> None:
    wrong: dict[tuple[str, str], list[str]] = {}
    for locale in LOCALES if deep else DAILY[:1]:
        page = visit(locale=locale, viewport=PHONE)
        assert page.request.post(f"{site.url}/api/guests", data={"name": "Ann"}).ok
        page.goto(f"{site.url}/new")
        expect(page.locator(PAGES["new"])).to_be_visible()
        wrong[locale, "new"] = page.evaluate(CUT)
        page.goto(f"{site.url}/score#rules=six&{'&player=Ann' * 6}&games=*_K13J_250_33_7_18")
        page.locator(".score-main button.primary").click()
        expect(page.locator(".entry")).to_be_visible()
        page.get_by_role("radio").last.check()
        wrong[locale, "score"] = page.evaluate(CUT)
        assert fits(page), locale
        page.goto(
            f"{site.url}/judge#rules=twist&house=opening.min=50&table=R3.J.R5&rack=R4&opened=no&after=60.64.68.208"
        )
        expect(page.locator(".judge-verdict")).to_be_visible()
        wrong[locale, "verdict"] = page.evaluate(CUT)
        assert fits(page), locale
        page.get_by_role("button", name=say("judge-back", locale)).click()
        expect(page.locator(".position")).to_be_visible()
        wrong[locale, "position"] = page.evaluate(CUT)
        page.get_by_role("combobox").first.select_option("turbo")
        expect(page.locator(".judge-cell").first).to_be_visible()
        wrong[locale, "grid"] = page.evaluate(CUT)
        assert fits(page), locale
        wanted = {"rules": "classic-de", "bots": [None, "beginner", "hoarder"], "house": {"time.limit": 300}}
        table = page.request.post(f"{site.url}/api/tables", data=wanted).json()["table"]
        page.goto(f"{site.url}/table/{table}")
        expect(page.locator(ROOM)).to_be_visible()
        wrong[locale, "room"] = page.evaluate(CUT)
        assert page.request.post(f"{site.url}/api/tables/{table}/start", data={"fill": "casual"}).ok
        expect(page.locator(MATCH)).to_be_visible()
        assert fits(page), locale
        wrong[locale, "match"] = page.evaluate(CUT)
    assert {where: found for where, found in wrong.items() if found} == {}


@pytest.mark.deep
def test_lessons_with_the_longest_sentences_fit_on_a_narrow_phone_in_every_language(
    visit: Visit, site: Site, deep: bool
) -> None:
    boards = [name for name, lesson in lessons().items() if isinstance(lesson.task, Goal)]
    wrong: dict[tuple[str, str], list[str]] = {}
    for locale in LOCALES if deep else DAILY:
        page = visit(locale=locale, viewport=PHONE)
        tasks = {name: say(f"lesson-{name}-task", locale) for name in boards}
        for name in boards if deep else [max(boards, key=lambda name: len(tasks[name]))]:
            page.goto(f"{site.url}/learn/{name}")
            expect(page.locator("tw-lesson .task")).to_contain_text(tasks[name])
            for part in (".task p", ".turn-buttons button", ":is([data-piece], [data-die])"):
                expect(page.locator(f"tw-lesson {part}").last).to_be_in_viewport(ratio=1)
            wrong[locale, name] = page.evaluate(CUT)
            assert fits(page), (locale, name)
    assert {where: found for where, found in wrong.items() if found} == {}


@pytest.mark.parametrize("locale", daily(LOCALES, DAILY[0]))
def test_the_rules_are_in_the_language_of_the_browser(visit: Visit, site: Site, locale: str, shot: Shot) -> None:
    page = visit(locale=locale)
    for rules in ("twist", "turbo"):
        page.goto(f"{site.url}/rules/{rules}")
        expect(page.locator("html")).to_have_attribute("lang", locale)
        expect(page.get_by_role("heading", name=title_of(rules, locale)).first).to_be_attached()
        chapters = chapters_in_words(rules, {}, locale)
        expect(page.locator("h2", has_text=chapters[-1].title).first).to_be_attached()
        text = " ".join(page.evaluate(READ)).replace("\u00a0", " ").lower()
        for chapter in chapters:
            sentences = [rule.sentence.replace("\u00a0", " ").lower() for rule in chapter.rules if rule.house]
            assert [sentence for sentence in sentences if sentence not in text] == [], chapter.title
        told = [part for page_ in booklet_in_words(rules, {}, locale).pages for part in page_.parts]
        parts = [part.sentence if isinstance(part, TextShown) else part.caption for part in told]
        assert [part for part in parts if part.replace("\u00a0", " ").lower() not in text] == []
        assert fits(page)
    shot(f"rules-{locale}", page)


def test_another_language_applies_at_once_and_is_remembered(visit: Visit, site: Site) -> None:
    page = visit(f"{site.url}/settings", locale="fr")
    expect(page.get_by_role("heading", level=1, name=say("page-settings-title", "fr"))).to_be_visible()
    # A reload in the same moment may come before the browser has stored anything.
    with page.expect_response(_saved_dutch):
        page.get_by_label(say("page-settings-language", "fr")).first.select_option("nl")
    expect(page.get_by_role("heading", level=1, name=say("page-settings-title", "nl"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", level=1, name=say("page-settings-title", "nl"))).to_be_visible()


def _saved_dutch(answer: Response) -> bool:
    sent = answer.request
    return sent.method == "PATCH" and sent.url.endswith("/api/me/profile") and '"nl"' in (sent.post_data or "")
