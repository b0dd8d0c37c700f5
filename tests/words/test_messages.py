"""The messages of a language: every message in use exists, and every message is used."""

import re
from pathlib import Path

import pytest

from tilewright.bots.registry import DICE_LADDER, LADDER
from tilewright.dice.commands import FaultKind as DiceFaultKind
from tilewright.dice.events import RoundEnd
from tilewright.dice.turbo_rules import TurboRules
from tilewright.game.commands import FaultKind
from tilewright.game.events import EndReason
from tilewright.games import EDITIONS
from tilewright.lessons.course import CHAPTERS, lessons
from tilewright.lessons.pages import Picture, Text, pages
from tilewright.rules.house import parameters
from tilewright.rules.presets import PRESETS
from tilewright.rules.rulebook import Rulebook, TimedOutTable
from tilewright.service.settings import Allowed
from tilewright.sets.faults import SetFaultKind
from tilewright.sets.rules import Shape
from tilewright.tiles import Color, JokerKind
from tilewright.web.assets import BROWSER_WORDS, LATER_WORDS
from tilewright.words.locales import LOCALES
from tilewright.words.say import say, texts

KINDS = (Rulebook, TurboRules)
SOURCES = Path(__file__).parents[2] / "src" / "tilewright"

# Files that only the browser uses; tests/browser checks these.
BROWSER = {*BROWSER_WORDS, *LATER_WORDS} - {"pieces", "books", "events"}
# Keys that are composed: a prefix, and the values that follow it.
FAMILIES = {
    "color": [color.value for color in Color],
    "colors": [color.value for color in Color],
    "face": ["number", *(kind.value for kind in JokerKind)],
    "set": [kind.value for kind in SetFaultKind],
    "fault": [kind.value for kind in FaultKind],
    "dice-fault": [kind.value for kind in DiceFaultKind],
    "event-round": [reason.value for reason in RoundEnd],
    "event-game": [reason.value for reason in EndReason],
    "time": [table.value for table in TimedOutTable] + ["forgotten"],
    "rule": [key.replace(".", "-") for kind in KINDS for key in parameters(kind)],
    "rule-means": [key.replace(".", "-") for kind in KINDS for key, one in parameters(kind).items() if one.house],
    "title": [key.replace(".", "-") for kind in KINDS for key in parameters(kind)],
    "chapter": [key.partition(".")[0] for kind in KINDS for key in parameters(kind)],
    "booklet": list(EDITIONS),
    "special": list(EDITIONS),
    "preset": list(PRESETS),
    "preset-means": list(PRESETS),
    "bot": [*LADDER, *DICE_LADDER],
    "manner": [*LADDER, *DICE_LADDER],
    "learn-chapter": list(CHAPTERS),
    "refused": [f"{kind}{span}" for kind in ("ban", "mute") for span in ("", "-for-ever")],
    "mail": [f"{letter}-{part}" for letter in ("link", "confirm", "told") for part in ("subject", "body")],
    "lesson": [f"{lesson}-{part}" for lesson in lessons() for part in ("title", "task", "done")],
}
PAGES = [page for name in ("classic-nl", "turbo") for page in pages(EDITIONS[name].rulebook)]
PARTS = [part for page in PAGES for part in page.parts]
# The fault of a wrong turn is its caption, and what time-outs do is told elsewhere.
RIGHT = [
    part.id for part in PARTS if isinstance(part, Picture) and part.claim.startswith(("turn", "opening ", "scores"))
]
FAMILIES |= {
    "book-page": [page.id for page in PAGES],
    "book": [part.id for part in PARTS if isinstance(part, Text) and part.id != "time-out"],
    "picture": [*RIGHT, *(shape.value for shape in Shape)],
    "card": [*(kind.value for kind in JokerKind), "dice-J"],
}

TEXT = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
QUOTED = set(re.findall(r"[\"']([a-z-]+)[\"']", TEXT))
SAID = set(re.findall(r"\b(?:say|sentence)\(\s*[\"']([a-z-]+)[\"']", TEXT))
TROUBLES = {f"move-{key}" for key in re.findall(r"\bTrouble\(\s*[\"']([a-z-]+)[\"']", TEXT)}
# The rate limits of a server, each with its refusal.
KNOWN = Allowed.__struct_fields__
FAMILIES["refused-too-often"] = [*(what for what in KNOWN if f"{what}_window" in KNOWN), "socket", "sockets", "address"]
MADE = {f"{family}-{member}" for family, members in FAMILIES.items() for member in members}


def is_asked_for(key: str) -> bool:
    """Return whether the sources name a key; those of the terminal's refusals and help leave out the family."""
    family, _, member = key.partition("-")
    return key in MADE or key in QUOTED or (family in {"move", "help"} and member in QUOTED)


def messages(locale: str, left_out: set[str] = BROWSER) -> set[str]:
    """Return the keys a language has, without those of the files left out."""
    text = "\n".join(text for name, text in texts(locale).items() if name not in left_out)
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_is_used(locale: str) -> None:
    assert {key for key in messages(locale) if not is_asked_for(key)} == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_in_use_exists(locale: str) -> None:
    # A preview of a page says what the page says.
    assert (MADE | SAID | TROUBLES) - messages(locale, set()) == set()


def test_a_bot_has_the_same_name_on_the_command_line_and_in_sentences() -> None:
    for name, character in [*LADDER.items(), *DICE_LADDER.items()]:
        assert character.title == say(f"bot-{name}")
