"""Rulebooks in words: every rule has a title, its choices are its possible values, and differences are shown."""

import pytest

from tilewright.games import EDITIONS, joker_kinds
from tilewright.rules.house import BadHouseRule, keys_of, parameter, possible, value_of, with_house
from tilewright.words.booklets import Rule, chapters_in_words, parameter_in_words, rare_rules, special_of, title_of


def rules_of(name: str, **house: int | str) -> dict[str, Rule]:
    """Return the rules of a booklet by their keys."""
    given = {key.replace("__", "."): value for key, value in house.items()}
    return {rule.key: rule for chapter in chapters_in_words(name, given) for rule in chapter.rules}


@pytest.mark.parametrize("name", EDITIONS)
def test_every_rule_appears_once_in_the_order_of_the_booklet(name: str) -> None:
    rulebook = EDITIONS[name].rulebook
    told = rules_of(name)
    assert tuple(told) == keys_of(rulebook)
    assert {key: rule.sentence for key, rule in told.items()} == {
        key: parameter_in_words(rulebook, key) for key in told
    }
    assert not any(rule.changed for rule in told.values())
    assert {key for key, rule in told.items() if not rule.house} == {
        key for key in told if not parameter(rulebook, key).house
    }
    # Every rule that a table may change says in one sentence of its own what that does to a game.
    meant = [rule.means for rule in told.values() if rule.house]
    assert all(means.endswith(".") and means[0].isupper() for means in meant)
    assert len({*meant}) == len(meant)
    assert not any(rule.means for rule in told.values() if not rule.house)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_rule_is_rare_where_fewer_than_half_of_the_booklets_of_a_game_share_it(name: str) -> None:
    rulebook = EDITIONS[name].rulebook
    books = [each.rulebook for each in EDITIONS.values() if type(each.rulebook) is type(rulebook)]
    shared = {
        key: sum(key in keys_of(book) and value_of(book, key) == value_of(rulebook, key) for book in books)
        for key in keys_of(rulebook)
    }
    assert {*rare_rules(name)} == {key for key, count in shared.items() if 2 * count < len(books)}


@pytest.mark.parametrize("name", EDITIONS)
def test_choices_and_range_are_the_values_of_the_rule_and_read_differently(name: str) -> None:
    rulebook = EDITIONS[name].rulebook
    for key, rule in rules_of(name).items():
        texts = [str(choice.value) for choice in rule.choices]
        span = [] if rule.low is None else [f"{rule.low}-{rule.high}"]
        assert sorted(texts + span) == sorted(possible(rulebook, key))
        assert len({choice.sentence for choice in rule.choices}) == len(texts)


@pytest.mark.parametrize("name", EDITIONS)
def test_other_booklets_are_named_where_they_differ(name: str) -> None:
    rulebook = EDITIONS[name].rulebook
    others = [book.rulebook for other, book in EDITIONS.items() if other != name]
    others = [book for book in others if type(book) is type(rulebook)]
    for key, rule in rules_of(name).items():
        knowing = [book for book in others if key in keys_of(book)]
        differing = {title_of(book.id) for book in knowing if value_of(book, key) != value_of(rulebook, key)}
        assert {title for elsewhere in rule.elsewhere for title in elsewhere.booklets} == differing
        assert rule.only == (bool(others) and not knowing)


def test_a_house_rule_is_marked_as_changed_with_its_value() -> None:
    rule = rules_of("classic-nl", opening__min=50)["opening.min"]
    assert (rule.changed, rule.value) == (True, 50)
    assert rule.sentence == parameter_in_words(
        with_house(EDITIONS["classic-nl"].rulebook, {"opening.min": 50}), "opening.min"
    )


def test_an_impossible_house_rule_is_refused() -> None:
    with pytest.raises(BadHouseRule):
        chapters_in_words("classic-nl", {"opening.min": 500})


def test_every_booklet_has_its_own_title_and_special_line() -> None:
    assert len({title_of(name) for name in EDITIONS}) == len(EDITIONS)
    assert len({special_of(name) for name in EDITIONS}) == len(EDITIONS)


def test_rare_rules_are_shared_by_fewer_than_half_rarest_first() -> None:
    assert rare_rules("six")[0] == "box.pieces"
    assert "opening.extras" in rare_rules("classic-nl")
    assert rare_rules("twist")[0].startswith(("box.", "change."))
    for name in EDITIONS:
        counts = [
            len({title for other in rules_of(name)[key].elsewhere for title in other.booklets})
            for key in rare_rules(name)
        ]
        assert all(count > 2 or rules_of(name)[key].only for count, key in zip(counts, rare_rules(name), strict=True))


def test_the_jokers_are_those_of_the_box() -> None:
    assert {name: "".join(kind.value for kind in joker_kinds(book.rulebook)) for name, book in EDITIONS.items()} == {
        **dict.fromkeys(EDITIONS, "J"),
        "twist": "JDCM",
    }
