"""The booklet of the dice game: every parameter as the contract has it, each with clauses behind it."""

import msgspec
import pytest

from tests.tables import cases
from tilewright.dice.turbo_rules import TURBO, TurboRules
from tilewright.games import EDITIONS, edition
from tilewright.rules.house import keys_of, parameters, possible, text_of
from tilewright.rules.printing import NoSuchRulebook

TABLE = {key: columns for key, *columns in cases("turbo_rules.txt")}


def test_the_table_has_every_parameter_and_no_other() -> None:
    # TB-34: no opening, no pool, no drawing and no clock: there is no parameter for any of them.
    assert list(TABLE) == list(parameters(TurboRules)) == list(keys_of(TURBO.rulebook))


@pytest.mark.parametrize("key", TABLE)
def test_every_parameter_has_the_value_of_the_table_and_takes_its_values(key: str) -> None:
    values, value, _ = TABLE[key]
    assert text_of(TURBO.rulebook, key) == value
    assert ", ".join(possible(TURBO.rulebook, key)) == values


def test_every_parameter_has_a_source() -> None:
    assert list(TURBO.clauses) == list(TABLE)
    assert all(TURBO.clauses.values())


def test_two_players_share_eighteen_dice() -> None:
    # TB-01, A-T1
    assert (TURBO.rulebook.players, TURBO.rulebook.pieces) == ((2, 2), 18)


def test_the_dice_game_is_listed_with_the_others() -> None:
    assert list(EDITIONS)[-1] == TURBO.rulebook.id
    assert edition(TURBO.rulebook.id) is TURBO
    with pytest.raises(
        NoSuchRulebook, match=r'^there is no rulebook "turbos": choose from classic-fr, .*; did you mean turbo\?$'
    ):
        edition("turbos")


def test_the_rulebook_survives_json() -> None:
    rulebook = TURBO.rulebook
    assert msgspec.json.decode(msgspec.json.encode(rulebook), type=TurboRules) == rulebook
