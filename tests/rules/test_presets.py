"""Presets of house rules: every rulebook can be played with each of them."""

import pytest

from tilewright.games import EDITIONS
from tilewright.rules.house import house_of, parameter, parameters, with_house
from tilewright.rules.presets import PRESETS, presets_of


@pytest.mark.parametrize("rules", EDITIONS)
def test_every_preset_can_be_played_and_lists_only_what_it_changes(rules: str) -> None:
    booklet = EDITIONS[rules].rulebook
    found = presets_of(booklet)
    assert found.pop("printed") == {}
    assert len({str(house) for house in found.values()}) == len(found) == len(PRESETS) - 1
    for house in found.values():
        assert house
        assert {*house_of(with_house(booklet, house), booklet)} == {*house}
        assert all(parameter(booklet, key).house for key in house)


def test_every_key_of_a_preset_belongs_to_some_rulebook() -> None:
    known = {key for edition in EDITIONS.values() for key in parameters(type(edition.rulebook))}
    assert {key for house in PRESETS.values() for key in house} <= known
