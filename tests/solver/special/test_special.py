"""Turns with special jokers: the two forms against each other, an integer program and every way tried."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from tests.judges.special_sets import Task, by_program, by_trying
from tests.solver.special.oracle import stored
from tests.solver.special.questions import TILES, looked_over, medium, small
from tests.solver.test_kernel import run_sanitized
from tilewright.cli.measuring.special_bench import played
from tilewright.sets.rules import ChangeRules, SetRules
from tilewright.solver.classic.queries import rows_of
from tilewright.solver.special import plain as special_plain
from tilewright.solver.special.queries import (
    FORMS,
    NAME,
    Asked,
    best,
    count_faces,
    counts_of,
    feasible,
    goes_out,
    mask,
    playable,
    weights_of,
)
from tilewright.solver.special.question import JOKER, KINDS, QUESTION_SIZE, WEIGHTS, asking
from tilewright.solver.weights import most_tiles
from tilewright.tiles.faces import CODES
from tilewright.tiles.faces import FACES as EVERY_FACE
from tilewright.tiles.notation import read_row, write_row, write_table

NO_CAP = 1 << 48
PACKED_TILES = WEIGHTS.pack(*TILES)


def solved(task: Task, form: str = NAME, floor: int = -1) -> tuple[int, bytes] | None:
    """Return the solver's answer to a task, looked over."""
    question = bytes(task.least) + bytes(task.most) + asking(task.rules, task.least_points)
    found = FORMS[form](question, WEIGHTS.pack(*task.weights), floor, NO_CAP)
    if found:
        looked_over(task, *found)
    return found


def codes(text: str) -> list[int]:
    """Return the face codes of a row's text."""
    return [CODES[face] for face in read_row(text)] if text else []


def asked(table: str, rack: str) -> bytes:
    """Return the counts of pieces given as text."""
    return counts_of(codes(table), codes(rack))


def rack_played(table: str, rack: str, asking: Asked | None = None) -> str:
    """Return what the best turn plays, as text."""
    answer = best(asked(table, rack), PACKED_TILES, asking or Asked())
    assert answer.exact
    if answer.laid is None:
        return ""
    owed = codes(table)
    laid = count_faces(answer.laid.flat)
    return write_row(face for code, face in enumerate(EVERY_FACE) for _ in range(laid[code] - owed.count(code)))


@pytest.mark.parametrize(
    ("table", "rack", "played"),
    [
        ("", "R2 D R5", "R2 R5 D"),
        ("", "K3 R3 D", "K3 R3 D"),
        ("", "K3 D", ""),
        ("", "K3 D D", "K3 D D"),
        ("", "K3 R3 B3 D", "K3 R3 D"),
        ("", "R2 R3 C", "R2 R3 C"),
        ("", "C K3 C", "K3 C C"),
        ("", "R2 R3 C R5", "R2 R3 C"),
        ("", "R2 R3 C B5", "R2 R3 B5 C"),
        ("", "K3 M K3", "K3 K3 M"),
        ("", "K3 M R3", ""),
        ("", "R9 J M D", "R9 J D M"),
        ("", "K4 C M C K4", "K4 K4 C C M"),
        ("", "R12 R13 M R13 R12", "R12 R12 R13 R13 M"),
        ("", "K4 D J", "K4 J D"),
        ("", "J J D C M", ""),
        ("R2 D R5", "R3 R4", "R3 R4"),
        ("R2 D R5", "R3", ""),
        ("R5 R6 D", "R7", "R7"),
        ("K3 M K3", "R3", ""),
        ("K3 M K3", "R3 R3", "R3 R3"),
        ("K3 M K3", "R3 B3 O3", "R3 B3 O3"),
        ("K12 K13 C", "K11", "K11"),
    ],
)
def test_as_many_tiles_as_possible_are_played(table: str, rack: str, played: str) -> None:
    assert rack_played(table, rack) == played


def test_an_opening_counts_what_special_jokers_stand_for() -> None:
    assert rack_played("", "O12 O13 M O13 O12", Asked(least_points=50)) == "O12 O12 O13 O13 M"
    assert rack_played("", "O12 O13 M O13 O12", Asked(least_points=51)) == ""
    assert rack_played("", "R2 D R5", Asked(least_points=14)) == "R2 R5 D"
    assert rack_played("", "R2 D R5", Asked(least_points=15)) == ""
    assert rack_played("", "B9 B10 C", Asked(least_points=30)) == "B9 B10 C"
    assert rack_played("", "B9 B10 C", Asked(least_points=31)) == ""


def test_all_that_must_be_laid_is_laid_or_nothing_is() -> None:
    assert feasible(asked("K3 M", "R3")).laid is None
    assert feasible(asked("K3 M", "K3")).laid is not None
    assert goes_out(asked("K3 M K3", "R3 R3")).laid is not None
    assert goes_out(asked("K3 M K3", "R3")).laid is None
    assert playable(asked("K3 M K3", "R3 R3"))
    assert not playable(asked("K3 M K3", "R3"))


def test_a_mask_says_which_faces_still_fit() -> None:
    fits = mask(asked("K3 M K3 R5 R6 R7", "R3 R3 B9 R8 D"))
    assert write_row(face for code, face in enumerate(EVERY_FACE) if fits[code]) == "R3 R8 D"


def test_two_color_changes_in_one_run_are_the_house_rule() -> None:
    rack = "K3 C R5 C K7"
    assert rack_played("", rack) == "K3 K7 R5 C C"
    strict = Asked(SetRules(change=ChangeRules(max_per_run=1)))
    answer = best(asked("", rack), PACKED_TILES, strict)
    assert answer.laid is not None
    assert write_table([[EVERY_FACE[code] for code in row] for row in rows_of(answer.laid.flat)]) == "R5 C K7"
    assert rack_played("", "K3 C R5 R9 R10 C", strict) == "K3 R5 R9 R10 C C"


def test_jokers_kept_apart_stay_apart() -> None:
    answer = best(asked("", "K3 J D R9 R10 R11"), PACKED_TILES, Asked(SetRules(adjacent_jokers=False)))
    assert answer.laid is not None
    assert "J D" not in write_table([[EVERY_FACE[code] for code in row] for row in rows_of(answer.laid.flat)])


def test_special_jokers_weigh_what_classic_ones_do() -> None:
    assert WEIGHTS.unpack(weights_of(most_tiles(30)))[JOKER:] == (2078,) * 4


@pytest.mark.parametrize("form", sorted(FORMS))
def test_what_cannot_be_is_refused_by_name(form: str) -> None:
    solve = FORMS[form]
    empty = bytes(2 * KINDS) + asking(SetRules())
    ones = WEIGHTS.pack(*[1] * KINDS)
    assert solve(empty, ones, -1, NO_CAP) == (0, b"")
    assert solve(empty, ones, 0, NO_CAP) is None
    for question, weights, cap, complaint in (
        (empty[1:], ones, 0, f"a question is {QUESTION_SIZE} bytes"),
        (empty, ones[1:], 0, "weights are 56 integers"),
        (bytes([1]) + empty[1:], ones, 0, "face 0: bounds 1 to 0"),
        (empty[:109] + bytes([3]) + empty[110:], ones, 0, "face 53: bounds 0 to 3"),
        (empty, WEIGHTS.pack(-1, *[1] * 55), 0, "weight of face 0"),
        (empty, ones, -1, "cap is 0 or more"),
    ):
        with pytest.raises(ValueError, match=complaint):
            solve(question, weights, 0, cap)


def test_the_solver_agrees_with_the_stored_answers_of_an_integer_program() -> None:
    answers = stored()
    assert len(answers) >= 300
    for task, worth in answers:
        assert sum(task.most) <= 25
        assert 1 <= sum(task.most[JOKER + 1 :]) <= 6
        found = solved(task)
        assert (found and found[0]) == worth, task


@pytest.mark.slow(reason="an integer program takes a second each")
def test_the_stored_answers_are_those_of_the_integer_program(deep: bool) -> None:
    answers = stored()
    for task, worth in answers if deep else Random(1).sample(answers, 30):
        assert by_program(task) == worth, task


@pytest.mark.slow(reason="every way to lay the pieces is tried")
def test_the_solver_agrees_with_trying_every_way(deep: bool) -> None:
    for task in islice(small(20_000, seed=31), None if deep else 1_000):
        found = solved(task)
        assert (found and found[0]) == by_trying(task), task


@pytest.mark.slow(reason="the plain form takes some milliseconds each")
def test_both_forms_give_the_same_rows(deep: bool) -> None:
    if "compiled" not in FORMS:
        pytest.skip("the kernel was not built")
    scale = 20 if deep else 1
    for task in (*small(250 * scale, seed=32), *medium(15 * scale, seed=33)):
        for floor in (-1, 0):
            assert solved(task, "compiled", floor) == solved(task, "plain", floor), task


@pytest.mark.slow(reason="the plain form searches from both ends")
def test_from_either_end_the_best_is_worth_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks = (*small(150, seed=34), *medium(10, seed=35))
    usual = [solved(task) for task in tasks]
    for stint in (1, 7):
        monkeypatch.setattr(special_plain, "STINT", stint)
        for task, found in zip(tasks, usual, strict=True):
            again = solved(task, "plain")
            assert (again and again[0]) == (found and found[0]), task


def house_rules(random: Random) -> SetRules:
    """Return rules that the search does not know and that its answers are sifted by."""
    return random.choice(
        (
            SetRules(min_natural=0),
            SetRules(change=ChangeRules(max_per_run=1)),
            SetRules(change=ChangeRules(max_colors=2)),
            SetRules(max_jokers=2),
            SetRules(adjacent_jokers=False),
        )
    )


@pytest.mark.slow(reason="a build and thousands of solves in another process")
def test_the_kernel_is_clean_under_the_sanitizers(deep: bool, tmp_path: Path) -> None:
    if not deep:
        pytest.skip("only in a deep run")
    run_sanitized(
        tmp_path,
        "_special",
        "from tests.solver.special.test_special import FORMS, solved\n"
        "from tests.solver.special.questions import medium, small\n"
        "assert FORMS['compiled'] is module.solve\n"
        "for task in (*medium(400, seed=38), *small(3000, seed=39)): solved(task, 'compiled')\n",
    )


@pytest.mark.slow(reason="every way to lay the pieces is tried")
def test_under_house_rules_answers_are_legal_and_best_where_they_say_so(deep: bool) -> None:
    random = Random(36)
    # Larger ones take the catalogue seconds each where jokers are kept apart.
    tasks = (task for task in small(2_000 if deep else 150, seed=36) if sum(task.most) <= 9)
    for task in tasks:
        ruled = replace(task, rules=house_rules(random))
        answer = best(
            bytes(task.least) + bytes(task.most),
            WEIGHTS.pack(*task.weights),
            Asked(ruled.rules, task.least_points),
        )
        truth = by_trying(ruled) or 0
        worth = 0
        if answer.laid:
            worth = answer.laid.worth
            looked_over(ruled, worth, answer.laid.flat)
        assert worth == truth if answer.exact else worth <= truth, ruled


def test_positions_met_in_play_are_proven() -> None:
    random = Random(37)
    for one in (one for _ in range(3) for one in played(random, 3)):
        assert one.exact
