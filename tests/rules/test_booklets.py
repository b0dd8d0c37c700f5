"""The booklets: every parameter as the contract has it, each with clauses that exist."""

import msgspec
import pytest

from tests.tables import cases
from tilewright.rules.booklets import CLASSIC_DE, DEFAULT, EDITIONS, booklet, edition
from tilewright.rules.house import house_of, keys_of, parameters, possible, text_of, with_house
from tilewright.rules.printing import NoSuchRulebook
from tilewright.rules.rulebook import FEWEST_SEATS, Rulebook, set_rules
from tilewright.sets.rules import SetRules

COLUMNS = ("classic-fr", "classic-de", "classic-nl", "six", "twist")
TABLE = {key: (values, columns) for key, values, *columns in cases("rulebooks.txt")}
SPECIAL = [name for name, book in EDITIONS.items() if book.rulebook.box.has_special_jokers]


def test_the_table_has_every_parameter_and_no_other() -> None:
    assert list(TABLE) == list(parameters(Rulebook))


@pytest.mark.parametrize("column", range(len(COLUMNS)), ids=COLUMNS)
def test_every_parameter_has_the_value_of_the_table(column: int) -> None:
    rulebook = booklet(COLUMNS[column])
    known = keys_of(rulebook)
    found = {key: text_of(rulebook, key) if key in known else "" for key in TABLE}
    assert found == {key: columns[column] for key, (_, columns) in TABLE.items()}


@pytest.mark.parametrize("name", EDITIONS)
def test_every_parameter_takes_the_values_of_the_table(name: str) -> None:
    for key in keys_of(booklet(name)):
        usual, _, in_twist = TABLE[key][0].partition("; ")
        assert ", ".join(possible(booklet(name), key)) == (in_twist or usual if name in SPECIAL else usual), key


def test_only_a_rulebook_with_special_jokers_has_their_chapters() -> None:
    assert SPECIAL == ["twist"]
    for name, book in EDITIONS.items():
        chapters = {key.split(".")[0] for key in keys_of(book.rulebook)}
        assert (
            (chapters >= {"change", "mirror"}) == (not chapters.isdisjoint({"change", "mirror"})) == (name in SPECIAL)
        )


def test_the_booklets_are_those_of_the_contract_and_the_dutch_one_is_the_default() -> None:
    assert list(EDITIONS) == [*COLUMNS[:-1], "tournament", "twist"]
    assert all(book.rulebook.id == name for name, book in EDITIONS.items())
    assert DEFAULT == "classic-nl"


def test_the_tournament_is_the_german_game_on_the_clock_with_wrong_turns_penalised() -> None:
    tournament = booklet("tournament")
    assert house_of(tournament, CLASSIC_DE.rulebook) == {"turn.wrong_lay": "penalise"}
    assert text_of(tournament, "time.limit") == "60"


def test_six_differs_from_the_dutch_booklet_in_the_box_alone() -> None:
    assert house_of(booklet("six"), booklet("classic-nl")) == {"box.pieces": 160}


@pytest.mark.parametrize("name", EDITIONS)
def test_every_parameter_has_a_source_in_every_booklet(name: str) -> None:
    clauses = edition(name).clauses
    assert set(clauses) == set(keys_of(booklet(name)))
    assert all(clauses.values())


@pytest.mark.parametrize(
    ("name", "pieces", "seats"),
    [
        ("classic-fr", "106", 4),
        ("classic-de", "106", 4),
        ("classic-nl", "106", 4),
        ("six", "160", 6),
        ("six", "106", 4),
        ("six", "108", 4),
        ("tournament", "106", 4),
        ("twist", "112", 4),
    ],
)
def test_two_to_four_can_play_and_up_to_six_with_160_pieces(name: str, pieces: str, seats: int) -> None:
    # FR-01, DE-01, NL-02, TW-04; NL-39 and A-36: five and six need the whole set, NL-40 to NL-42 let four reduce it.
    box = with_house(booklet(name), {"box.pieces": pieces}).box
    assert (FEWEST_SEATS, box.most_seats) == (2, seats)


@pytest.mark.parametrize("name", EDITIONS)
def test_sets_need_a_number_and_nothing_else_in_every_booklet(name: str) -> None:
    assert set_rules(booklet(name)) == SetRules()


@pytest.mark.parametrize("name", EDITIONS)
def test_a_rulebook_survives_json(name: str) -> None:
    rulebook = booklet(name)
    assert msgspec.json.decode(msgspec.json.encode(rulebook), type=Rulebook) == rulebook


@pytest.mark.parametrize("name", ["classic", "CLASSIC-NL", "", "classic-nl ", "x" * 1_000_000])
def test_an_unknown_rulebook_is_refused_with_the_list_of_rulebooks(name: str) -> None:
    shown = name if len(name) < 20 else "x" * 24 + "…"
    with pytest.raises(NoSuchRulebook) as refused:
        booklet(name)
    said = f'there is no rulebook "{shown}": choose from {", ".join(EDITIONS)}'
    near = {"classic": "classic-nl", "classic-nl ": "classic-nl"}.get(name)
    assert str(refused.value) == said if near is None else f"{said}; did you mean {near}?"
