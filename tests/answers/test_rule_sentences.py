"""Every sentence of the rules holds under every preset and under each single house rule."""

from collections.abc import Callable, Iterator

import pytest

from tilewright.answers.booklets import show_booklet
from tilewright.answers.rule_pages import TextShown, booklet_in_words
from tilewright.games import EDITIONS, GameRules
from tilewright.lessons.claims import holds
from tilewright.lessons.pages import Picture, Text, applies, facts, pages
from tilewright.rules.house import BadHouseRule, keys_of, parameter, text_of, with_house
from tilewright.rules.presets import presets_of
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.readings import arranged
from tilewright.tiles import beyond_the_box, read_row

House = dict[str, int | str]


def houses(name: str) -> Iterator[House]:
    """Yield the presets of a rulebook and each single house rule: every word, and some numbers of each range."""
    rules = EDITIONS[name].rulebook
    yield from presets_of(rules).values()
    for key in keys_of(rules):
        for listed in parameter(rules, key).values.listed():
            low, dash, high = listed.partition("-")
            ends = range(int(low), int(high) + 1) if dash and low.isdigit() else (listed,)
            chosen = ends if len(ends) <= 6 else (ends[0], ends[1], ends[len(ends) // 2], ends[-1])
            yield from ({key: value} for value in chosen)


def is_set(rules: GameRules, row: str) -> bool:
    """Return whether the row is a set of tiles that are in the box."""
    assert isinstance(rules, Rulebook)
    faces = read_row(row)
    return not beyond_the_box(faces, rules.box.contents) and arranged(faces, set_rules(rules)) is not None


def value(rules: GameRules, key: str) -> str:
    """Return the text of a parameter."""
    return text_of(rules, key)


def moves_inside_its_row(rules: GameRules) -> bool:
    """Return whether a joker may stand for something else in the row where it lies (W-09b)."""
    pictures = (part for page in pages(rules) for part in page.parts if part.id == "joker-moving")
    return any(isinstance(part, Picture) and holds(part, rules) for part in pictures)


# What a sentence without a number of its own claims, asked of the engine or of the rules; those of parameters say their
# value themselves. A sentence that is neither here nor about a parameter holds under any rules.
CLAIMS: dict[str, Callable[[GameRules], bool]] = {
    "piles-eight": lambda rules: value(rules, "deal.rack") == "14" and value(rules, "box.pieces") == "106",
    "joker-only": lambda rules: any(is_set(rules, row) for row in ("J J J", "J J D", "D J J", "C J C", "J D M")),
    "joker-number": lambda rules: not any(is_set(rules, row) for row in ("J J J", "J J D")),
    "joker-inside": moves_inside_its_row,
    "joker-either": lambda rules: value(rules, "jokers.release") == "rearrange",
    "joker-three": lambda rules: value(rules, "jokers.release") == "replace",
    "joker-opening": lambda rules: value(rules, "opening.extras") == "yes",
    "change-many": lambda rules: is_set(rules, "R2 C B4 C R6") == (value(rules, "change.max_per_run") == "2"),
    "change-three": lambda rules: is_set(rules, "R2 C B4 C O6"),
    "mirror-jokers": lambda rules: is_set(rules, "B3 J B5 M B5 B4 B3"),
    "mirror-order": lambda rules: is_set(rules, "R3 R2 M R2 R3"),
    "match-next": lambda rules: (value(rules, "match.games"), value(rules, "match.rounds")) != ("1", "1"),
    "tip-joker": lambda rules: value(rules, "jokers.penalty") != "0",
    "opening-need": lambda rules: value(rules, "opening.min") != "0",
    "opening-free": lambda rules: value(rules, "opening.min") == "0",
    "turn-wrong-printed": lambda rules: (
        (value(rules, "turn.wrong_lay"), value(rules, "time.penalty")) == ("refuse", "3")
    ),
    "clock-forgotten": lambda rules: (value(rules, "time.table"), value(rules, "time.memory")) == ("restore", "no"),
    "dice-pass": lambda rules: value(rules, "dice.must_lay") == "yes",
    "dice-pass-free": lambda rules: value(rules, "dice.must_lay") == "no",
}


@pytest.mark.parametrize("name", EDITIONS)
def test_no_sentence_of_the_rules_is_false_under_a_preset_or_a_house_rule(name: str, deep: bool) -> None:
    """A-20, A-23, A-24, A-C4, A-M7, A-T4, DE-08: what is shown is what is played."""
    shown: set[str] = set()
    for number, house in enumerate(houses(name)):
        try:
            rules = with_house(EDITIONS[name].rulebook, house)
        except BadHouseRule:
            continue
        known = facts(rules)
        texts = [
            part for page in pages(rules) for part in page.parts if isinstance(part, Text) and applies(part, known)
        ]
        false = [text.id for text in texts if text.id in CLAIMS and not CLAIMS[text.id](rules)]
        assert not false, house
        if not deep and number % 5:
            continue
        # What can be said is said: a claim that holds is missing only where another sentence takes its place.
        sentences = [part for page in booklet_in_words(name, house).pages for part in page.parts]
        assert len([part for part in sentences if isinstance(part, TextShown)]) == len(texts)
        shown |= {text.id for text in texts}
    assert shown


def test_every_claim_is_about_a_sentence_that_is_shown_somewhere() -> None:
    ids = {part.id for name in EDITIONS for page in pages(EDITIONS[name].rulebook) for part in page.parts}
    assert ids >= CLAIMS.keys()


@pytest.mark.parametrize("name", EDITIONS)
def test_a_preset_does_what_it_says(name: str) -> None:
    told = {preset.preset: preset for preset in show_booklet(name, {}, "en").presets}
    for preset, house in presets_of(EDITIONS[name].rulebook).items():
        rules, said = with_house(EDITIONS[name].rulebook, house), told[preset].sentence
        if "clock" in said:
            assert (value(rules, "time.limit") == "none") == ("no clock" in said)
        if "easier opening" in said:
            assert int(value(rules, "opening.min")) < int(value(EDITIONS[name].rulebook, "opening.min"))
        if "fewer" in said:
            key = "dice.hand" if "dice" in said else "deal.rack"
            assert int(value(rules, key)) < int(value(EDITIONS[name].rulebook, key))
        if "mistakes cost tiles" in said:
            assert value(rules, "turn.wrong_lay") == "penalise"
            assert value(rules, "jokers.reuse").startswith("new_set")
        if "one set of your own" in said:
            assert (value(rules, "dice.max_sets"), value(rules, "match.sudden_death")) == ("1", "yes")
        if "no one has to lay" in said:
            assert value(rules, "dice.must_lay") == "no"
        assert ("dice" in said or "opening" not in said) or "dice.hand" not in keys_of(rules)


def sentences_of(name: str, house: House, page: str) -> str:
    """Return the sentences of a page."""
    parts = next(each.parts for each in booklet_in_words(name, house).pages if each.page == page)
    return " ".join(part.sentence for part in parts if isinstance(part, TextShown))


@pytest.mark.parametrize("extras", ["yes", "no"])
def test_an_opening_without_a_minimum_is_still_an_opening(extras: str) -> None:
    """A-07, A-08: nothing of the table is touched before it, and the page says what else its turn allows."""
    told = sentences_of("classic-nl", {"opening.min": 0, "opening.extras": extras}, "opening")
    assert "you can’t touch" in told
    assert ("in the same turn" in told) == (extras == "yes")


def test_limits_on_jokers_in_a_set_are_said_together() -> None:
    """A-23: one joker has no other beside it, and a card promises no more than the pages."""
    house: House = {"jokers.max_per_set": 1, "jokers.adjacent": "no"}
    assert "side by side" not in sentences_of("twist", house, "joker")
    assert "side by side" in sentences_of("twist", {"jokers.adjacent": "no"}, "joker")
    change = {card.joker: card for card in booklet_in_words("twist", house).cards}["C"]
    assert not any("color changes" in rule for rule in change.rules)


def test_the_card_of_a_joker_that_costs_nothing_does_not_threaten() -> None:
    (card,) = booklet_in_words("turbo", {"jokers.penalty": 0}).cards
    assert "against" not in card.sentence
    assert any("nothing" in rule for rule in card.rules)
