"""`tilewright rules`: the list of rulebooks, and every parameter of one with its values and clauses."""

import json

import pytest

from tests.cli.runs import Tilewright, refusal
from tests.tables import cases
from tilewright.games import EDITIONS, edition

TABLE = {key: (values, columns) for key, values, *columns in cases("rulebooks.txt")}


def test_the_rulebooks_are_listed_one_per_line_with_the_id_first(tilewright: Tilewright) -> None:
    run = tilewright("rules")
    assert (run.code, run.err) == (0, "")
    assert [line.split()[0] for line in run.out.splitlines()] == list(EDITIONS)


def test_the_list_in_json_has_box_and_players(tilewright: Tilewright) -> None:
    listed = json.loads(tilewright("rules", "--json").out)
    assert [book["id"] for book in listed] == list(EDITIONS)
    assert listed[3] == {
        "id": "six",
        "title": "Dutch set of 160 pieces for up to six",
        "pieces": 160,
        "players": [2, 6],
    }


NAMES = ["classic-fr", "classic-de", "classic-nl", "six", "twist"]


@pytest.mark.parametrize("column", range(len(NAMES)), ids=NAMES)
def test_a_rulebook_in_json_has_every_parameter_with_value_values_and_clauses(
    tilewright: Tilewright, column: int
) -> None:
    name = NAMES[column]
    described = json.loads(tilewright("rules", name, "--json").out)
    assert described["id"] == name
    told = {key: row for key, row in TABLE.items() if row[1][column]}
    assert [parameter["key"] for parameter in described["parameters"]] == list(told)
    for parameter in described["parameters"]:
        values, columns = told[parameter["key"]]
        usual, _, in_twist = values.partition("; ")
        assert str(parameter["value"]) == columns[column]
        assert ", ".join(parameter["values"]) == (in_twist or usual if name == "twist" else usual)
        assert tuple(parameter["clauses"]) == edition(name).clauses[parameter["key"]]
        assert parameter["meaning"]


def test_the_dice_game_is_described_like_the_others(tilewright: Tilewright) -> None:
    described = json.loads(tilewright("rules", "turbo", "--json").out)
    assert (described["id"], described["pieces"], described["players"]) == ("turbo", 18, [2, 2])
    told = [[p["key"], ", ".join(p["values"]), str(p["value"])] for p in described["parameters"]]
    assert told == [[key, values, value] for key, values, value, _ in cases("turbo_rules.txt")]
    assert all(tuple(p["clauses"]) == edition("turbo").clauses[p["key"]] for p in described["parameters"])
    run = tilewright("rules", "turbo", "--house", "dice.hand=7")
    (hand,) = (line.split() for line in run.out.splitlines() if line.startswith("dice.hand"))
    assert hand == ["dice.hand", "7", "(house)", "3-9", "TB-04", "A-T1"]


def test_numbers_are_json_numbers_and_everything_else_is_text(tilewright: Tilewright) -> None:
    described = json.loads(tilewright("rules", "classic-nl", "--json").out)["parameters"]
    values = {parameter["key"]: parameter["value"] for parameter in described}
    assert values["opening.min"] == 30
    assert values["opening.extras"] == "yes"
    assert values["time.limit"] == "none"
    assert values["jokers.reuse"] == "any_set"


def test_a_rulebook_in_plain_text_is_a_table_with_house_rules_marked(tilewright: Tilewright) -> None:
    run = tilewright("rules", "classic-de", "--house", "opening.min=50")
    assert run.code == 0
    lines = run.out.splitlines()
    assert lines[0] == "classic-de: Classic, German edition of 2012"
    assert [line.split()[0] for line in lines[3:]] == [key for key, (_, columns) in TABLE.items() if columns[1]]
    (opening,) = (line.split() for line in lines if line.startswith("opening.min"))
    assert opening == ["opening.min", "50", "(house)", "0-100", *edition("classic-de").clauses["opening.min"]]
    assert sum("(house)" in line for line in lines) == 1
    assert max(map(len, lines)) <= 120


def test_a_house_rule_shows_in_json_too(tilewright: Tilewright) -> None:
    described = json.loads(tilewright("rules", "six", "--json", "--house", "jokers.penalty=50").out)["parameters"]
    assert {parameter["key"]: parameter["value"] for parameter in described}["jokers.penalty"] == 50


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (
            ("twister",),
            f'there is no rulebook "twister": choose from {", ".join(EDITIONS)}; did you mean twist?',
        ),
        (("six", "--house", "box.pieces=112"), 'box.pieces cannot be "112" in six: it takes 106, 108, 160'),
        (("six", "--house", "boks.pieces=106"), '"boks.pieces" is not a house rule; did you mean box.pieces?'),
        (("six", "--house", "x"), '"x" is not a house rule: write KEY=VALUE, as in jokers.penalty=25'),
        (
            ("--house", "opening.min=50"),
            '"opening.min=50" needs a rulebook to change: tilewright rules ID --house KEY=VALUE',
        ),
        (("--house", "a\nb=1", "six"), '"a?b" is not a house rule: `tilewright rules six` lists them'),
    ],
)
def test_bad_input_is_one_line_that_names_the_bad_part(
    tilewright: Tilewright, arguments: tuple[str, ...], reason: str
) -> None:
    assert refusal(tilewright("rules", *arguments)) == f"tilewright rules: {reason}"


def test_a_second_rulebook_is_one_line_that_names_it(tilewright: Tilewright) -> None:
    assert "seven" in refusal(tilewright("rules", "six", "seven\nor eight"))


@pytest.mark.parametrize(("name", "house", "reason"), cases("house_rules.txt"))
def test_every_refused_house_rule_is_one_line(tilewright: Tilewright, name: str, house: str, reason: str) -> None:
    options = [word for rule in house.split() for word in ("--house", rule)]
    assert refusal(tilewright("rules", name, *options)) == f"tilewright rules: {reason}"
