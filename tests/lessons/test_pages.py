"""The rules as a booklet: the engine confirms every picture, and the pages speak of every rule."""

import re

import pytest

from tilewright.games import EDITIONS, GameRules
from tilewright.lessons.claims import claim_of, holds
from tilewright.lessons.pages import BadPage, Page, Picture, Text, applies, facts, pages, read_page
from tilewright.rules.house import keys_of, parameter, with_house
from tilewright.tiles import Joker, JokerKind

TILES, TWIST, TURBO = (EDITIONS[name].rulebook for name in ("classic-nl", "twist", "turbo"))
BOTH = (*pages(TILES), *pages(TURBO))
SPECIAL = (JokerKind.DOUBLE, JokerKind.CHANGE, JokerKind.MIRROR)


def pictures(page: Page, rules: GameRules) -> list[Picture]:
    """Return the pictures of a page that go with a rulebook."""
    return [part for part in page.parts if isinstance(part, Picture) and applies(part, facts(rules))]


@pytest.mark.parametrize("name", EDITIONS)
def test_the_engine_says_of_every_picture_what_it_claims(name: str) -> None:
    rules = EDITIONS[name].rulebook
    wrong = {}
    for page in pages(rules):
        shown: set[str] = set()
        for picture in pictures(page, rules):
            found = claim_of(picture, rules)
            # A second picture of an id is for other values of the rules.
            if found not in (picture.claim, "not-in-box") and picture.id not in shown:
                wrong[page.id, picture.id] = (picture.claim, found)
            shown.add(picture.id)
    assert wrong == {}


def test_every_picture_is_shown_under_some_rules() -> None:
    books = [book.rulebook for book in EDITIONS.values()] + [with_house(TILES, {"opening.min": 100})]
    shown = {
        id(each) for rules in books for page in pages(rules) for each in pictures(page, rules) if holds(each, rules)
    }
    assert [
        part.id for page in BOTH for part in page.parts if isinstance(part, Picture) and id(part) not in shown
    ] == []


def test_a_special_joker_has_at_least_three_examples_some_right_and_some_wrong() -> None:
    for kind in SPECIAL:
        rows = [each for page in pages(TWIST) for each in pictures(page, TWIST) if Joker(kind) in each.row]
        claims = {picture.claim.partition(" ")[0] for picture in rows}
        assert len(rows) >= 3
        assert "set" in claims
        assert claims - {"set"}


@pytest.mark.parametrize("name", EDITIONS)
def test_the_pages_speak_of_every_house_rule(name: str) -> None:
    rules = EDITIONS[name].rulebook
    # Rules that say something only where they are turned on.
    quiet = {"deal.reshuffle_pairs", "opening.extras"}
    parts = [part for page in pages(rules) for part in page.parts if isinstance(part, Text)]
    about = {key for part in parts if applies(part, facts(rules)) for key in part.about}
    assert {key for key in keys_of(rules) if parameter(rules, key).house} - quiet <= about
    assert quiet & set(keys_of(rules)) <= {key for part in parts for key in part.about}


def test_texts_and_conditions_name_parameters_that_exist() -> None:
    known = facts(TWIST) | facts(TURBO)
    for page in BOTH:
        for part in page.parts:
            assert {condition.fact for condition in part.when} <= set(known), part.id
            assert isinstance(part, Picture) or set(part.about) <= set(known), part.id


def test_a_page_that_cannot_be_used_is_refused_by_its_name_and_the_bad_part() -> None:
    for text, refusal in (
        ("picture: x", "a block needs a text, or a picture with its claim"),
        ("text: x\nwhen: opening.min", "a condition is FACT=VALUE or FACT!=VALUE, not opening.min"),
        ("text: x\ncolor: red", "line 2 does not begin with one of about, "),
        ("picture: x\nclaim: turn\nopened: perhaps", 'opened is yes or no, not "perhaps"'),
    ):
        with pytest.raises(BadPage, match=re.escape(f"page mine: {refusal}")):
            read_page("1-mine.txt", text)
