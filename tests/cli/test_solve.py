"""The command solve: one position, batches, and what is wrong with bad ones."""

import json
from collections import Counter

import pytest

from tests.cli.runs import Tilewright, refusal
from tilewright.dice.grid import GridRules, grid_faults
from tilewright.dice.notation import grid_of_list, listed_grid, read_grid
from tilewright.tiles import write_face


def test_one_position_as_json_has_the_fields_of_the_contract(tilewright: Tilewright) -> None:
    run = tilewright("solve", "--rules", "classic-nl", "--table", "b4 B5 b6", "--rack", "B3", "--json")
    assert (run.code, run.err) == (0, "")
    answer = json.loads(run.out)
    assert answer.pop("us") > 0
    assert answer == {"played": ["B3"], "table": [["B3", "B4", "B5", "B6"]], "tiles": 1, "points": 3, "exact": True}


def test_one_text_is_the_whole_position(tilewright: Tilewright) -> None:
    for text, words in (
        ("classic-nl: B4 B5 B6 / B3 K9", ("--table", "B4 B5 B6", "--rack", "B3 K9")),
        ("turbo: 0,0 K3 K4 K5 / R3 B3", ("--rules", "turbo", "--table", "0,0 K3 K4 K5", "--rack", "R3 B3")),
        (
            "twist opening.min=0: - / K1 K2 K3 unopened",
            ("--rules", "twist", "--house", "opening.min=0", "--rack", "K1 K2 K3", "--unopened"),
        ),
    ):
        one, parts = (json.loads(tilewright("solve", *given, "--json").out) for given in ((text,), words))
        assert {**one, "us": 0} == {**parts, "us": 0}
        assert one["tiles"]
        line = json.dumps({"id": 7, "position": text})
        assert {**json.loads(tilewright("solve", "--batch", "--json", stdin=line).out), "us": 0} == {
            "id": 7,
            **parts,
            "us": 0,
        }
    assert "is not a position" in refusal(tilewright("solve", "B4 B5 B6"))
    assert "instead of --table" in refusal(tilewright("solve", "classic-nl: - / B3", "--rack", "B3"))


def test_one_position_in_words(tilewright: Tilewright) -> None:
    run = tilewright("solve", "--table", "B4 B5 B6", "--rack", "B3 K9")
    assert run.out.splitlines()[:2] == ["play   B3", "table  B3 B4 B5 B6"]
    assert "1 tile worth 3, proven best" in run.out
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
        (("--rack", "B14"), '"B14" is not a tile: numbers run from 1 to 13'),
        (("--table", "B4 B5", "--rack", "B6"), "row 1 of the table is not a set: B4 B5"),
        (("--table", "B4 B5 B6 |", "--rack", "B6"), "row 2 of 2 is empty: write one | between two rows"),
        (("--rack", "B1 B1 B1"), "B1 occurs 3 times on table and rack: the box has 2"),
        (("--rack", "D"), "D is not a piece of this box"),
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


def test_a_bad_line_is_answered_and_the_batch_continues(tilewright: Tilewright) -> None:
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
    assert errors[0] == '"B14" is not a tile: numbers run from 1 to 13'
    assert errors[1].startswith("the line is not JSON")
    assert errors[2].startswith("a position is a JSON object")
    assert "rack" in errors[3]
    assert errors[4] == "row 1 of the table is not a set: K1 K2"
    assert "best" in errors[5]
    assert '"opening.max" is not a house rule' in errors[6]
    assert all(errors[:-1])
    assert answers[-1]["tiles"] == 3


def test_options_are_defaults_of_a_batch_and_unknown_keys_are_refused(tilewright: Tilewright) -> None:
    lines = '{"id": 1, "rack": ["K9", "R9", "O9"]}\n{"id": 2, "rack": ["K9", "R9", "O9"], "opened": true}\n'
    run = tilewright("solve", "--batch", "--json", "--rules", "classic-de", "--unopened", stdin=lines)
    assert [json.loads(line)["tiles"] for line in run.out.splitlines()] == [0, 3]
    run = tilewright("solve", "--batch", "--json", stdin='{"id": 1, "rack": ["K9"], "objectiv": "points"}\n')
    assert run.code == 2
    assert "objectiv" in json.loads(run.out)["error"]


def test_an_empty_batch_is_allowed(tilewright: Tilewright) -> None:
    assert replies(tilewright) == (0, [])


# The booklet's figures (TB-19, TB-20, TB-21, TB-27): the grid before, the dice rolled, how many of them go.
FIGURES = [
    ("W-30", "0,0 B4 B5 B6 | 0,2 K8 R8 O8", "B3 B8", 2),
    ("W-31", "0,0 K3 K4 K5", "R3 B3", 2),
    ("W-32", "0,0 K3 K4 K5 | 0,2 R2 K2 B2", "K3", 1),
    ("W-33", "0,0 R3 J R5 | 0,0 down R3 K3 B3", "R6 R7 O5", 3),
    ("nothing", "0,0 K3 K4 K5", "R9 B1", 0),
]


@pytest.mark.parametrize(("figure", "table", "rack", "tiles"), FIGURES)
def test_dice_turns_are_solved_on_the_grid(
    tilewright: Tilewright, figure: str, table: str, rack: str, tiles: int
) -> None:
    run = tilewright("solve", "--rules", "turbo", "--table", table, "--rack", rack, "--json")
    assert (run.code, run.err) == (0, "")
    answer = json.loads(run.out)
    assert (answer["tiles"], answer["exact"]) == (tiles, True), figure
    before = listed_grid(read_grid(table))
    after = [tuple(placed) for placed in answer["table"]]
    laid = Counter(face for _, _, face in after) - Counter(face for _, _, face in before)
    assert laid == Counter(answer["played"])
    assert not Counter(answer["played"]) - Counter(rack.split())
    assert grid_faults(grid_of_list(after), GridRules()) == ()
    assert tiles or sorted(after) == sorted(before)


def test_a_dice_turn_is_written_in_the_notation_it_is_read_in(tilewright: Tilewright) -> None:
    run = tilewright("solve", "--rules", "turbo", "--table", "0,0 K3 K4 K5", "--rack", "K6 O9")
    play, table, summary = run.out.splitlines()
    assert play == "play   K6"
    laid = read_grid(table.removeprefix("table  "))
    assert sorted(map(write_face, laid.values())) == ["K3", "K4", "K5", "K6"]
    assert summary.startswith("1 die worth 6, proven best")


def test_must_lay_and_max_sets_apply(tilewright: Tilewright) -> None:
    """TB-07, A-T4: R1 and R5 fit the run, but the dice show a set, which must be among those played."""
    asked = ("solve", "--rules", "turbo", "--json", "--table", "0,0 R2 R3 R4", "--rack", "R1 R5 K1 O1")
    free = json.loads(tilewright(*asked, "--house", "dice.must_lay=no").out)
    bound = json.loads(tilewright(*asked).out)
    assert free["tiles"] >= bound["tiles"]
    assert {"R1", "K1", "O1"} <= set(bound["played"])


def test_a_batch_may_mix_both_games(tilewright: Tilewright) -> None:
    dice = {"id": 1, "rules": "turbo", "table": [[0, 0, "K3"], [1, 0, "K4"], [2, 0, "K5"]], "rack": ["K6", "R6"]}
    code, (first, tiles, points, empty) = replies(
        tilewright,
        json.dumps(dice),
        '{"id": 2, "rack": ["B3"], "table": [["B4", "B5", "B6"]]}',
        json.dumps({**dice, "id": 3, "objective": "points", "opened": False, "house": {"jokers.penalty": 3}}),
        '{"id": 4, "rules": "turbo", "rack": ["K1", "R1"]}',
    )
    assert code == 0
    assert (first["played"], first["tiles"], first["points"], first["exact"]) == (["K6"], 1, 6, True)
    assert isinstance(first["table"], list)
    assert len(first["table"]) == 4
    assert all(isinstance(x, int) and isinstance(y, int) and isinstance(face, str) for x, y, face in first["table"])
    assert tiles["table"] == [["B3", "B4", "B5", "B6"]]
    assert points["played"] == ["K6"]
    assert (empty["played"], empty["table"]) == ([], [])


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"table": [["K3", "K4", "K5"]]}, "$.table[0][0]"),
        ({"table": [[0, 0, "K3"], [1, 0, "K5"]]}, "the line K3 K5 at 0,0 1,0 of the table is not a set in this order"),
        ({"table": [[0, 0, "K3"]]}, "the K3 at 0,0 of the table is not in a set"),
        ({"table": [[0, 0, "K3"], [0, 0, "K4"]]}, "two dice are at 0,0"),
        ({"table": [[0, 0, "K5"], [1, 0, "K4"], [2, 0, "K3"]]}, "the line K5 K4 K3"),
        ({"rack": ["K3"] * 10}, "10 dice are on the rack: a player has 9"),
        ({"rack": ["D"]}, "no die shows D"),
        (
            {
                "table": [[n, 2 * y, f"{color}{n}"] for y, color in enumerate("KRBO") for n in (1, 2, 3)],
                "rack": ["J"] * 9,
            },
            "21 dice are on the table and the rack together: there are 18",
        ),
        ({"house": {"deal.rack": 3}}, '"deal.rack" is not a house rule'),
        ({"rules": 5}, "$.rules"),
        ({"rules": "turbu"}, 'there is no rulebook "turbu"'),
    ],
)
def test_a_bad_dice_position_is_refused_with_the_bad_part(
    tilewright: Tilewright, asked: dict[str, object], reason: str
) -> None:
    code, (answer,) = replies(tilewright, json.dumps({"rules": "turbo", "rack": ["K1"], **asked}))
    assert code == 2
    assert reason in str(answer["error"])


def test_a_bad_grid_on_the_command_line_is_one_line(tilewright: Tilewright) -> None:
    run = tilewright("solve", "--rules", "turbo", "--table", "K3 K4 K5", "--rack", "K6")
    assert refusal(run).startswith('tilewright solve: "K3" is not a square: a line of the grid begins with one')


def test_help_prints_brackets_as_they_are(tilewright: Tilewright) -> None:
    assert "a list of [x, y, face]" in " ".join(tilewright("solve", "--help").out.split())


STEPS = ("solve", "--table", "B4 B5 B6 | K8 R8 B8", "--rack", "B7 O8 R3")


def test_the_steps_of_a_turn_are_sentences_in_the_language_of_the_reader(
    tilewright: Tilewright, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = tilewright(*STEPS, "--steps").out.splitlines()
    assert shown[1] == "table  B4 B5 B6 B7 | K8 R8 B8 O8"
    assert shown[3:] == ["1. add the blue 7 to the end of row 1", "2. add the orange 8 to the end of row 2"]
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    shown = tilewright(*STEPS, "--steps").out.splitlines()
    assert shown[0] == "leg    B7 O8"
    assert "blauwe 7" in shown[3]
    assert "is geen steen" in refusal(tilewright("solve", "--rack", "B14"))
    answer = json.loads(tilewright(*STEPS, "--steps", "--json").out)
    assert answer["steps"][0] == "add the blue 7 to the end of row 1"
    assert answer["table"] == [["B4", "B5", "B6", "B7"], ["K8", "R8", "B8", "O8"]]


def test_the_steps_of_the_dice_game_take_dice_off_and_lay_lines(tilewright: Tilewright) -> None:
    run = tilewright("solve", "--steps", "--rules", "turbo", "--table", "0,0 K3 K4 K5", "--rack", "R3 B3 O9")
    assert run.out.splitlines()[3:] == ["1. lay black 3, red 3, and blue 3 from top to bottom"]


def test_without_a_turn_there_are_no_steps(tilewright: Tilewright) -> None:
    assert tilewright("solve", "--steps", "--rack", "B3").out == "nothing can be played\n"
    assert "--steps explains one position" in refusal(tilewright("solve", "--steps", "--batch"))
