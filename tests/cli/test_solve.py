"""The command solve: one position, batches, and what is wrong with bad ones."""

from __future__ import annotations

import json

import pytest

from tests.cli.runs import Tilewright, refusal


def test_one_position_as_json_has_the_fields_of_the_contract(tilewright: Tilewright) -> None:
    run = tilewright("solve", "--rules", "classic-nl", "--table", "b4 B5 b6", "--rack", "B3", "--json")
    assert (run.code, run.err) == (0, "")
    answer = json.loads(run.out)
    assert answer.pop("us") > 0
    assert answer == {"played": ["B3"], "table": [["B3", "B4", "B5", "B6"]], "tiles": 1, "points": 3, "exact": True}


def test_one_position_in_words(tilewright: Tilewright) -> None:
    run = tilewright("solve", "--table", "B4 B5 B6", "--rack", "B3 K9")
    assert run.out.splitlines()[:2] == ["play   B3", "table  B3 B4 B5 B6"]
    assert "1 piece worth 3, proven best" in run.out
    assert tilewright("solve", "--rack", "B3 K9").out == "nothing can be played\n"


def test_objectives_openings_and_house_rules(tilewright: Tilewright) -> None:
    rack = "K1 K2 K4 K5 R13 B13 J"

    def played(*options: str) -> object:
        return json.loads(tilewright("solve", "--rack", rack, *options, "--json").out)["played"]

    assert played() == ["K1", "K2", "K4", "K5", "J"]
    assert played("--objective", "points") == ["R13", "B13", "J"]
    assert played("--objective", "out") == []
    assert played("--unopened") == ["R13", "B13", "J"]
    assert played("--unopened", "--house", "opening.min=0") == ["K1", "K2", "K4", "K5", "J"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--rack", "B14"), '"B14" is no piece: numbers run from 1 to 13'),
        (("--table", "B4 B5", "--rack", "B6"), "row 1 of the table is no set: B4 B5"),
        (("--table", "B4 B5 B6 |", "--rack", "B6"), "row 2 of 2 is empty: a | stands between two rows"),
        (("--rack", "B1 B1 B1"), "B1 is there 3 times, table and rack together: the box has 2"),
        (("--rack", "D"), "D is no piece of this box"),
        (("--rules", "clasic", "--rack", "B1"), 'there is no rulebook "clasic"'),
        ((), "there is no rack"),
    ],
)
def test_a_bad_position_is_refused_in_one_line(tilewright: Tilewright, arguments: tuple[str, ...], reason: str) -> None:
    assert refusal(tilewright("solve", *arguments)).startswith(f"tilewright solve: {reason}")


def replies(tilewright: Tilewright, *lines: str) -> tuple[object, list[dict[str, object]]]:
    """Return the exit code of a batch and its answers."""
    run = tilewright("solve", "--batch", "--json", stdin="".join(f"{line}\n" for line in lines))
    assert run.err == ""
    return run.code, [json.loads(line) for line in run.out.splitlines()]


def test_a_batch_answers_line_by_line_with_the_ids_as_they_were(tilewright: Tilewright) -> None:
    ids = [1, "a", None, [1, {"b": 2.5}], {"x": []}, 12345678901234567890, True]
    lines = [json.dumps({"id": each, "rack": ["B3"], "table": [["B4", "B5", "B6"]]}) for each in ids]
    code, answers = replies(tilewright, *lines)
    assert code == 0
    assert [answer["id"] for answer in answers] == ids
    assert all(answer["played"] == ["B3"] and answer["exact"] is True for answer in answers)


def test_a_batch_takes_rules_objective_opened_and_house(tilewright: Tilewright) -> None:
    full = {
        "id": 1,
        "rules": "classic-nl",
        "table": [["B4", "B5", "B6"]],
        "rack": ["K9", "R9", "O9", "B7"],
        "objective": "points",
        "opened": False,
    }
    code, (plain, house, french) = replies(
        tilewright,
        json.dumps(full),
        json.dumps({**full, "house": {"opening.min": 27}}),
        json.dumps({**full, "rules": "classic-fr", "house": {"opening.min": "27"}}),
    )
    assert code == 0
    assert (plain["played"], plain["table"]) == ([], full["table"])
    assert (house["tiles"], house["points"]) == (4, 34)
    assert french["played"] == ["K9", "R9", "O9"]


def test_a_bad_line_is_answered_and_the_batch_goes_on(tilewright: Tilewright) -> None:
    code, answers = replies(
        tilewright,
        '{"id": 1, "rack": ["B14"]}',
        "nonsense",
        "[1, 2]",
        '{"id": 2}',
        '{"id": 3, "rack": ["K1"], "table": [["K1", "K2"]]}',
        '{"id": 4, "rack": ["K1"], "objective": "best"}',
        '{"id": 5, "rack": ["K1"], "house": {"opening.max": 3}}',
        '{"id": 6, "rack": "K1"}',
        '{"id": ' + "[" * 5000 + "]" * 5000 + ', "rack": []}',
        '{"id": 7, "rack": ["K1", "K2", "K3"]}',
    )
    assert code == 2
    errors = [str(answer.get("error", "")) for answer in answers]
    assert [answer["id"] for answer in answers] == [1, None, None, 2, 3, 4, 5, 6, None, 7]
    assert errors[0] == '"B14" is no piece: numbers run from 1 to 13'
    assert errors[1].startswith("the line is no JSON")
    assert errors[2].startswith("a position is a JSON object")
    assert "rack" in errors[3]
    assert errors[4] == "row 1 of the table is no set: K1 K2"
    assert "best" in errors[5]
    assert '"opening.max" is no house rule' in errors[6]
    assert all(errors[:-1])
    assert answers[-1]["tiles"] == 3


def test_an_empty_batch_is_no_error(tilewright: Tilewright) -> None:
    assert replies(tilewright) == (0, [])
