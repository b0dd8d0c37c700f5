"""House rules: any parameter can be changed, and impossible values are refused with the reason."""

from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables import cases
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import EDITIONS, edition
from tilewright.rules.booklets import booklet
from tilewright.rules.house import (
    AnyRulebook,
    BadHouseRule,
    house_of,
    keys_of,
    parameters,
    possible,
    read_value,
    text_of,
    with_house,
)
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.rules.values import write_value
from tilewright.sets.rules import ChangeRules, GroupLimit, MirrorRules, SetRules

PARAMETERS = {kind: parameters(kind) for kind in (Rulebook, TurboRules)}
ALL = [(kind, key) for kind, known in PARAMETERS.items() for key in known]
KEYS = {key for known in PARAMETERS.values() for key, parameter in known.items() if parameter.house}


def texts(taken: Sequence[str]) -> st.SearchStrategy[str]:
    """Return a strategy for everything a parameter accepts, from what it lists."""
    choices = []
    for listed in taken:
        low, dash, high = listed.partition("-")
        choices.append(st.integers(int(low), int(high)).map(str) if dash else st.just(listed))
    return st.one_of(choices)


def houses_of(name: str) -> st.SearchStrategy[tuple[str, dict[str, str]]]:
    """Return a strategy for house rules that are each possible in a rulebook, with its name."""
    printed = edition(name).rulebook
    able = {key: texts(possible(printed, key)) for key in keys_of(printed) if key in KEYS}
    chosen = st.lists(st.sampled_from(list(able)), unique=True)
    return chosen.flatmap(
        lambda some: st.tuples(st.just(name), st.fixed_dictionaries({key: able[key] for key in some}))
    )


houses = st.one_of(list(map(houses_of, EDITIONS)))


def contradicts(printed: AnyRulebook, house: dict[str, str]) -> bool:
    """Return whether house rules that are each possible cannot be played together."""
    wanted = {key: text_of(printed, key) for key in keys_of(printed)} | house
    if not isinstance(printed, Rulebook):
        return False
    too_many_pairs = 2 * int(wanted["deal.reshuffle_pairs"]) > int(wanted["deal.rack"])
    return too_many_pairs or (wanted["time.memory"] == "yes" and wanted["time.table"] != "restore")


@given(houses)
def test_house_rules_round_trip(table: tuple[str, dict[str, str]]) -> None:
    # NL-37: a booklet is a guide, and a host may change any of it.
    name, house = table
    printed = edition(name).rulebook
    if contradicts(printed, house):
        with pytest.raises(BadHouseRule, match=r"^(deal\.reshuffle_pairs|time\.memory)="):
            with_house(printed, house)
        return
    changed = with_house(printed, house)
    assert all(text_of(changed, key) == text for key, text in house.items())
    untouched = set(keys_of(printed)) - set(house)
    assert all(text_of(changed, key) == text_of(printed, key) for key in untouched)
    differences = house_of(changed, printed)
    assert {key: str(value) for key, value in differences.items()} == {
        key: text for key, text in house.items() if text_of(printed, key) != text
    }
    assert all(isinstance(value, int) == str(value).isdigit() for value in differences.values())
    assert with_house(printed, differences) == changed
    assert msgspec.json.decode(msgspec.json.encode(changed), type=type(changed)) == changed


@given(st.data())
def test_a_value_is_written_as_it_was_read(data: st.DataObject) -> None:
    kind, key = data.draw(st.sampled_from(ALL))
    values = PARAMETERS[kind][key].values
    text = data.draw(texts(values.listed()))
    assert write_value(read_value(kind, key, text), values) == text


@given(st.sampled_from(ALL), st.text())
def test_any_text_is_a_value_or_is_refused_in_one_line_that_names_the_key(
    parameter: tuple[type[AnyRulebook], str], text: str
) -> None:
    kind, key = parameter
    try:
        answer = write_value(read_value(kind, key, text), parameters(kind)[key].values)
    except BadHouseRule as bad:
        answer = str(bad)
    assert answer == text or (answer.startswith(f"{key} cannot be ") and answer.isprintable())


@pytest.mark.parametrize(("name", "house", "reason"), cases("house_rules.txt"))
def test_an_impossible_house_rule_is_refused_with_the_reason(name: str, house: str, reason: str) -> None:
    rules = dict(rule.split("=") for rule in house.split())
    with pytest.raises(BadHouseRule) as refused:
        with_house(edition(name).rulebook, rules)
    assert str(refused.value) == reason


@pytest.mark.parametrize("key", sorted(KEYS))
def test_a_parameter_of_the_booklet_is_not_a_house_rule(key: str) -> None:
    printings = [book.rulebook for book in EDITIONS.values() if key in keys_of(book.rulebook)]
    assert printings
    for printed in printings:
        assert house_of(with_house(printed, {key: text_of(printed, key)}), printed) == {}


def test_changes_that_need_each_other_are_accepted_together() -> None:
    both = with_house(booklet("classic-nl"), {"time.memory": "yes", "time.table": "restore"})
    assert text_of(both, "time.memory") == "yes"
    assert with_house(booklet("classic-nl"), {"deal.reshuffle_pairs": "7"}).deal.reshuffle_pairs == 7


def test_house_rules_on_jokers_reach_the_judge_of_sets() -> None:
    house = {"sets.min_natural": "0", "jokers.max_per_set": "3", "jokers.adjacent": "no"}
    assert set_rules(with_house(booklet("six"), house)) == SetRules(min_natural=0, max_jokers=3, adjacent_jokers=False)


def test_house_rules_on_special_jokers_reach_the_judge_of_sets() -> None:
    house = {
        "change.at_start": "no",
        "change.max_per_run": "1",
        "change.max_colors": "2",
        "mirror.min_side": "2",
        "mirror.group_limit": "total",
    }
    assert set_rules(with_house(booklet("twist"), house)) == SetRules(
        change=ChangeRules(at_start=False, max_per_run=1, max_colors=2),
        mirror=MirrorRules(min_side=2, group_limit=GroupLimit.TOTAL),
    )


def test_no_house_rules_leave_the_booklet_as_it_is() -> None:
    assert with_house(booklet("six"), {}) == booklet("six")
