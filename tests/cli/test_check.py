"""`tilewright check`: the fields of the contract, exit codes, and one line for what cannot be read."""

import io
import json
import random
import sys

import pytest

from tests.cli.runs import Tilewright, refusal
from tests.tables import cases
from tilewright.games import EDITIONS


def test_a_legal_row_in_json_has_the_fields_of_the_contract(tilewright: Tilewright) -> None:
    run = tilewright("check", "--rules", "classic-nl", "--json", stdin="r5 j j\n")
    assert (run.code, run.err) == (0, "")
    assert json.loads(run.out) == {
        "row": ["R5", "J", "J"],
        "legal": True,
        "readings": [
            {"shape": "run", "points": 18, "stands": ["R5", "R6", "R7"]},
            {"shape": "group", "points": 15, "stands": ["R5", "K5/B5/O5", "K5/B5/O5"]},
        ],
        "opening": 18,
    }


@pytest.mark.parametrize(
    ("rules", "row", "points", "opening"),
    [
        # the order decides; A-08: with extras an opening takes the best way to lay the same tiles.
        ("classic-nl", "J K9 K10", 27, 30),
        ("six", "J K9 K10", 27, 30),
        ("classic-de", "J K9 K10", 27, 27),
        ("classic-fr", "J K9 K10", 27, 27),
        ("twist", "J K9 K10", 27, 27),
        ("classic-nl --house opening.extras=no", "J K9 K10", 27, 27),
        ("classic-de --house opening.extras=yes", "J K9 K10", 27, 30),
        ("six", "J J K10 K11", 38, 46),
        ("six", "K12 K13 J", 36, 36),
    ],
)
def test_what_an_opening_takes_of_a_row_is_a_field(
    tilewright: Tilewright, rules: str, row: str, points: int, opening: int
) -> None:
    """A-08, A-10."""
    found = json.loads(tilewright("check", "--rules", *rules.split(), "--json", row).out)
    assert (found["readings"][0]["points"], found["opening"]) == (points, opening)
    said = tilewright("check", "--rules", *rules.split(), row).out
    assert (f"in an opening, {opening}" in said) == (opening != points)


def test_an_illegal_row_in_json_says_why(tilewright: Tilewright) -> None:
    run = tilewright("check", "--json", stdin="R12 R13 R1\n")
    assert (run.code, run.err) == (1, "")
    assert json.loads(run.out) == {
        "row": ["R12", "R13", "R1"],
        "legal": False,
        "why": "a run ends at 13: a 1 can’t follow it",
    }


def test_a_row_in_an_illegal_order_comes_back_in_the_most_valuable_one(tilewright: Tilewright) -> None:
    run = tilewright("check", "--json", stdin="R10 J R9\n")
    assert run.code == 0
    assert json.loads(run.out) == {
        "row": ["R9", "R10", "J"],
        "legal": True,
        "readings": [{"shape": "run", "points": 30, "stands": ["R9", "R10", "R11"]}],
        "opening": 30,
    }


def test_more_copies_than_the_box_holds_is_illegal(tilewright: Tilewright) -> None:
    six = tilewright("check", "--rules", "six", "--json", "R5 J J J")
    assert (six.code, json.loads(six.out)["legal"]) == (0, True)
    run = tilewright("check", "--rules", "classic-de", "--json", "R5 J J J")
    assert (run.code, json.loads(run.out)["why"]) == (1, "there are only 2 jokers in the game")


def test_each_row_has_a_line_in_order_and_one_illegal_row_gives_exit_code_1(tilewright: Tilewright) -> None:
    run = tilewright("check", "--json", stdin="R1 R2 R3\nR1 R2\nK8 R8 B8\n")
    assert run.code == 1
    assert [json.loads(line)["legal"] for line in run.out.splitlines()] == [True, False, True]


def test_rows_may_be_arguments_and_the_answer_plain_text(tilewright: Tilewright) -> None:
    run = tilewright("check", "R3 J R5", "K8 R8 B8 O8", "R5 J J")
    assert (run.code, run.err) == (0, "")
    assert run.out.splitlines() == [
        "R3 J R5: run of 12 points, J is R4",
        "K8 R8 B8 O8: group of 32 points",
        "R5 J J: run of 18 points, J is R6, J is R7; or group of 15 points, J is K5/B5/O5, J is K5/B5/O5",
    ]


def test_an_illegal_row_in_plain_text_says_why(tilewright: Tilewright) -> None:
    run = tilewright("check", "K7 R7 R7")
    assert (run.code, run.err) == (1, "")
    assert run.out == "K7 R7 R7: not a set, there is more than one red 7, and a group has each color only once\n"


def test_house_rules_apply(tilewright: Tilewright) -> None:
    assert tilewright("check", "J J J", "--rules", "six").code == 1
    assert tilewright("check", "J J J", "--rules", "six", "--house", "sets.min_natural=0").code == 0
    two = ("--house", "sets.min_natural=0", "--house", "jokers.max_per_set=2")
    assert tilewright("check", "J J J", "--rules", "six", *two).code == 1


@pytest.mark.parametrize("rules", {rules: 0 for rules, *_ in cases("sets.txt")})
def test_the_command_judges_the_table_of_sets_as_the_library_does(tilewright: Tilewright, rules: str) -> None:
    name, *house = rules.split()
    table = [(row, verdict) for each, row, verdict, _ in cases("sets.txt") if each == rules]
    options = ("--rules", name, *(word for rule in house for word in ("--house", rule)))
    run = tilewright("check", "--json", *options, *(row for row, _ in table))
    assert run.code == int("-" in {verdict for _, verdict in table})
    for (row, verdict), line in zip(table, run.out.splitlines(), strict=True):
        answer = json.loads(line)
        assert answer["legal"] == (verdict != "-"), row
        if answer["legal"]:
            best = answer["readings"][0]
            assert f"{best['shape']} {best['points']}" in verdict, row
            assert verdict.startswith("laid") == (answer["row"] != row.split()), row


BAD_INPUT = [
    (("B14",), "", '"B14" is not a tile: numbers run from 1 to 13'),
    ((), "R1 R2 R3\nR4 B14\n", 'line 2: "B14" is not a tile: numbers run from 1 to 13'),
    ((), "R1 R2 R3\n\nR4 R5 R6\n", "line 2: the row is empty: write tiles with spaces between them, as in B4 B5 B6"),
    (("",), "", "the row is empty: write tiles with spaces between them, as in B4 B5 B6"),
    ((), "", "no rows on stdin: write one per line, as in B4 B5 B6"),
    (
        ("--rules", "classic-uk", "R1 R2 R3"),
        "",
        f'there is no rulebook "classic-uk": choose from {", ".join(EDITIONS)}; did you mean classic-nl?',
    ),
    (
        ("--house", "opening.mni=3", "R1 R2 R3"),
        "",
        '"opening.mni" is not a house rule; did you mean opening.min?',
    ),
    (("--house", "opening.min=many", "R1 R2 R3"), "", 'opening.min cannot be "many": it takes 0-100'),
    (
        ("--house", "opening.min", "R1 R2 R3"),
        "",
        '"opening.min" is not a house rule: write KEY=VALUE, as in jokers.penalty=25',
    ),
]


@pytest.mark.parametrize(("arguments", "stdin", "reason"), BAD_INPUT, ids=[reason for *_, reason in BAD_INPUT])
def test_bad_input_is_one_line_that_names_the_bad_part(
    tilewright: Tilewright, arguments: tuple[str, ...], stdin: str, reason: str
) -> None:
    assert refusal(tilewright("check", *arguments, stdin=stdin)) == f"tilewright check: {reason}"


def test_a_line_that_is_not_a_row_is_answered_and_the_others_too(tilewright: Tilewright) -> None:
    run = tilewright("check", "--json", stdin="R1 R2 R3\nB14\nR4 R5 R7\nx\n")
    answers = [json.loads(line) for line in run.out.splitlines()]
    assert [answer.get("legal") for answer in answers] == [True, None, False, None]
    assert answers[1] == {"error": 'line 2: "B14" is not a tile: numbers run from 1 to 13'}
    assert refusal(run) == 'tilewright check: line 2: "B14" is not a tile: numbers run from 1 to 13 (and 1 more)'


@pytest.mark.parametrize(
    ("arguments", "part"),
    [(("--jsno", "R1 R2 R3"), "--jsno"), (("--js\nno",), "--js"), (("R1", "--rules"), "--rules")],
)
def test_wrong_usage_is_one_line_that_names_the_option(
    tilewright: Tilewright, arguments: tuple[str, ...], part: str
) -> None:
    assert part in refusal(tilewright("check", *arguments))


@pytest.mark.parametrize("newlines", [False, True])
def test_a_megabyte_of_garbage_is_one_line(tilewright: Tilewright, newlines: bool) -> None:
    garbage = random.Random(1).randbytes(1_000_000)
    line = refusal(tilewright("check", "--json", stdin=garbage if newlines else garbage.replace(b"\n", b"")))
    assert line.startswith("tilewright check: line 1: ")
    assert " is not a tile: " in line
    assert len(line) < 200


def test_a_megabyte_of_one_word_is_one_line(tilewright: Tilewright) -> None:
    line = refusal(tilewright("check", stdin="K" * 1_000_000))
    assert line == (
        f'tilewright check: line 1: "{"K" * 24}…" is not a tile: '
        "the color must be followed by a number from 1 to 13, as in K7"
    )


def test_a_megabyte_of_pieces_is_an_illegal_row(tilewright: Tilewright) -> None:
    run = tilewright("check", "--json", stdin="K7 " * 333_333)
    assert (run.code, run.err) == (1, "")
    assert json.loads(run.out)["why"] == "there are only 2 black 7s in the game"


def test_windows_line_ends_and_a_missing_last_one_are_fine(tilewright: Tilewright) -> None:
    run = tilewright("check", "--json", stdin="R1 R2 R3\r\nR4 R5 R6")
    assert run.code == 0
    assert len(run.out.splitlines()) == 2


TURBO_LINES = [
    # A-T8: a line of dice is judged as it lies; a run rises along it.
    ("", "R3 R4 R5", "run 12"),
    ("", "R5 R4 R3", "these dice make a set only in a different order, and a line is read as it stands"),
    ("", "R4 R3 R5", "these dice make a set only in a different order, and a line is read as it stands"),
    ("grid.descending=yes", "R5 R4 R3", "run 12"),
    ("grid.descending=yes", "R5 J R3", "run 12"),
    ("grid.descending=yes", "R4 R3 R5", "these dice make a set only in a different order"),
    ("", "O8 K8 J", "group 24"),
    ("", "K11 J K13", "run 36"),
    ("", "R3 R4", "a set needs at least 3 dice"),
    ("", "R12 R13 R1", "a run ends at 13: a 1 can’t follow it"),
    ("", "J J J", "a set can’t be all jokers"),
    ("", "K1 J J J J", "run 15"),
    ("", "K1 J J J J J", "run 21"),
    ("", "R2 D R5", "there is no double joker in this game"),
]


@pytest.mark.parametrize(("house", "row", "answer"), TURBO_LINES)
def test_a_line_of_dice_is_judged_in_the_order_given(tilewright: Tilewright, house: str, row: str, answer: str) -> None:
    """A-T8."""
    options = ("--house", house) if house else ()
    run = tilewright("check", "--rules", "turbo", *options, "--json", stdin=row)
    reply = json.loads(run.out)
    assert reply["row"] == row.split()
    assert run.code == (0 if reply["legal"] else 1)
    if reply["legal"]:
        best = reply["readings"][0]
        assert f"{best['shape']} {best['points']}" == answer
        assert len(best["stands"]) == len(reply["row"])
    else:
        assert reply["why"].startswith(answer)


def test_the_jokers_of_a_descending_run_are_listed_in_order(tilewright: Tilewright) -> None:
    run = tilewright("check", "--rules", "turbo", "--house", "grid.descending=yes", "--json", stdin="R5 J J")
    described = [(reading["shape"], reading["stands"]) for reading in json.loads(run.out)["readings"]]
    assert described == [
        ("run", ["R5", "R6", "R7"]),
        ("group", ["R5", "K5/B5/O5", "K5/B5/O5"]),
        ("run", ["R5", "R4", "R3"]),
    ]


def test_a_sentence_is_written_in_ascii_if_the_terminal_has_nothing_else(
    tilewright: Tilewright, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii", write_through=True))
    assert tilewright("check", "R12 R13 R1").code == 1
    assert written.getvalue() == b"R12 R13 R1: not a set, a run ends at 13: a 1 can't follow it\n"


def test_people_are_answered_in_their_language_and_programs_in_english(
    tilewright: Tilewright, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    said = tilewright("check", "R3 J R5", "R1 R2 R4").out.splitlines()
    assert said[0] == "R3 J R5: Reihe mit 12 Punkten, J steht für R4"
    assert said[1].startswith("R1 R2 R4: keine Serie, die Reihe hat eine Lücke")
    assert "ist kein Stein" in refusal(tilewright("check", "B14"))
    programs = tilewright("check", "--json", "R1 R2 R4", "B14")
    assert "there’s a gap in the run" in json.loads(programs.out.splitlines()[0])["why"]
    assert '"B14" is not a tile' in refusal(programs)
