"""The kinds of games, and the values that layers keep for each of them."""

import pytest

from tilewright.games import DICE, EDITIONS, KINDS, TILES, PerKind


@pytest.mark.parametrize("name", EDITIONS)
def test_the_kind_of_a_rulebook_is_found_by_the_type_of_its_rules(name: str) -> None:
    rulebook = EDITIONS[name].rulebook
    assert KINDS.of(rulebook).rules is type(rulebook)


def test_values_are_listed_with_the_names_of_their_kinds() -> None:
    assert KINDS.items() == (("tiles", TILES), ("dice", DICE))


def test_a_value_is_needed_for_every_kind() -> None:
    with pytest.raises(TypeError, match="dice"):
        PerKind(tiles=1)  # type: ignore[call-arg]
