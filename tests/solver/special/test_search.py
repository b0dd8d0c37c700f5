"""The kernel with special jokers against an integer program and an exhaustive search."""

from dataclasses import replace
from random import Random

import pytest

from tests.judges.special_sets import Task, by_program, by_trying
from tests.solver.special.oracle import stored
from tests.solver.special.tasks import TILES, checked, small
from tests.solver.test_kernel import run_sanitized, run_with, small_kernel
from tilewright.cli.measuring.game_times import twist_game
from tilewright.kernel import native
from tilewright.sets.rules import ChangeRules, SetRules
from tilewright.solver.common.question import NO_CAP
from tilewright.solver.common.rows import count_codes, rows_of
from tilewright.solver.special.queries import Demands, best, counts_of, feasible, mask
from tilewright.solver.special.question import JOKER, KINDS, QUESTION_SIZE, WEIGHTS, demands
from tilewright.solver.weights import most_tiles, with_special_jokers
from tilewright.tiles import CODES, FACES, read_row, write_row, write_table

PACKED_TILES = WEIGHTS.pack(*TILES)


def solved(task: Task) -> tuple[int, bytes] | None:
    """Return the solver's answer to a task, checked."""
    question = bytes(task.least) + bytes(task.most) + demands(task.rules, task.least_points)
    found = native.solve_special(question, WEIGHTS.pack(*task.weights), -1, NO_CAP)
    if found:
        checked(task, *found)
    return found


def codes(text: str) -> list[int]:
    """Return the face codes of a row's text."""
    return [CODES[face] for face in read_row(text)] if text else []


def counted(table: str, rack: str) -> bytes:
    """Return the counts of pieces given as text."""
    return counts_of(codes(table), codes(rack))


def rack_played(table: str, rack: str, demanded: Demands | None = None) -> str:
    """Return what the best turn plays, as text."""
    result = best(counted(table, rack), PACKED_TILES, demanded or Demands())
    assert result.exact
    if result.solution is None:
        return ""
    required = codes(table)
    laid = count_codes(rows_of(result.solution.flat), KINDS)
    return write_row(face for code, face in enumerate(FACES) for _ in range(laid[code] - required.count(code)))


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
    assert rack_played("", "O12 O13 M O13 O12", Demands(least_points=50)) == "O12 O12 O13 O13 M"
    assert rack_played("", "O12 O13 M O13 O12", Demands(least_points=51)) == ""
    assert rack_played("", "R2 D R5", Demands(least_points=14)) == "R2 R5 D"
    assert rack_played("", "R2 D R5", Demands(least_points=15)) == ""
    assert rack_played("", "B9 B10 C", Demands(least_points=30)) == "B9 B10 C"
    assert rack_played("", "B9 B10 C", Demands(least_points=31)) == ""


@pytest.mark.parametrize(
    ("rack", "wanted", "least_points", "worth"),
    [("B8 B9 D C C", "B8 B9 D", 50, 3), ("K8 R8 R10 C", "", 10, 0), ("K7 O7 J D D", "", 30, 0)],
)
def test_an_opening_takes_pieces_of_no_worth_for_their_points(
    rack: str, wanted: str, least_points: int, worth: int
) -> None:
    """A-08: of two ways to go on that are worth as much, the one with more points is kept."""
    weights = [0] * KINDS
    for code in codes(wanted):
        weights[code] = 1
    most = bytes(codes(rack).count(code) for code in range(KINDS))
    task = Task((0,) * KINDS, tuple(most), tuple(weights), least_points=least_points)
    found = solved(task)
    assert found is not None
    assert found[0] == worth == by_trying(task)


def test_required_pieces_are_all_laid_or_there_is_no_solution() -> None:
    assert feasible(counted("K3 M", "R3")).solution is None
    assert feasible(counted("K3 M", "K3")).solution is not None
    assert feasible(counted("K3 M K3 R3 R3", "")).solution is not None
    assert feasible(counted("K3 M K3 R3", "")).solution is None


def test_a_mask_has_the_faces_that_still_fit() -> None:
    fits = mask(counted("K3 M K3 R5 R6 R7", "R3 R3 B9 R8 D"))
    assert write_row(face for code, face in enumerate(FACES) if fits[code]) == "R3 R8 D"


def test_a_house_rule_forbids_two_color_changes_in_one_run() -> None:
    rack = "K3 C R5 C K7"
    assert rack_played("", rack) == "K3 K7 R5 C C"
    strict = Demands(SetRules(change=ChangeRules(max_per_run=1)))
    result = best(counted("", rack), PACKED_TILES, strict)
    assert result.solution is not None
    assert write_table([[FACES[code] for code in row] for row in rows_of(result.solution.flat)]) == "R5 C K7"
    assert rack_played("", "K3 C R5 R9 R10 C", strict) == "K3 R5 R9 R10 C C"


def test_a_house_rule_forbids_adjacent_jokers() -> None:
    result = best(counted("", "K3 J D R9 R10 R11"), PACKED_TILES, Demands(SetRules(adjacent_jokers=False)))
    assert result.solution is not None
    assert "J D" not in write_table([[FACES[code] for code in row] for row in rows_of(result.solution.flat)])


def test_special_jokers_have_the_weight_of_classic_ones() -> None:
    assert WEIGHTS.unpack(with_special_jokers(most_tiles(30)))[JOKER:] == (2078,) * 4


def test_an_impossible_question_is_refused_by_name() -> None:
    empty = bytes(2 * KINDS) + demands(SetRules())
    ones = WEIGHTS.pack(*[1] * KINDS)
    assert native.solve_special(empty, ones, -1, NO_CAP) == (0, b"")
    assert native.solve_special(empty, ones, 0, NO_CAP) is None
    for question, weights, cap, complaint in (
        (empty[1:], ones, 0, f"a question is {QUESTION_SIZE} bytes"),
        (empty, ones[1:], 0, "weights are 56 integers"),
        (bytes([1]) + empty[1:], ones, 0, "face 0: bounds 1 to 0"),
        (empty[:109] + bytes([3]) + empty[110:], ones, 0, "face 53: bounds 0 to 3"),
        (empty, WEIGHTS.pack(-1, *[1] * 55), 0, "weight of face 0"),
        (empty, ones, -1, "cap is 0 or more"),
    ):
        with pytest.raises(ValueError, match=complaint):
            native.solve_special(question, weights, 0, cap)


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
    for task, worth in answers if deep else Random(1).sample(answers, len(answers) // 150):
        assert by_program(task) == worth, task


@pytest.mark.slow(reason="every layout is tried")
def test_the_solver_agrees_with_an_exhaustive_search(deep: bool) -> None:
    for task in small(80_000 if deep else 100, seed=31):
        found = solved(task)
        assert (found and found[0]) == by_trying(task), task


IMPATIENT = """
from tests.judges.special_sets import by_trying
from tests.solver.special.tasks import small
from tests.solver.special.test_search import solved
answered = 0
for task in small({count}, seed=42):
    try:
        found = solved(task)
    except MemoryError:
        continue
    answered += 1
    assert (found and found[0]) == by_trying(task), task
print(answered)
"""


@pytest.mark.slow(reason="a build, and every layout is tried")
def test_a_search_that_gives_up_looking_ahead_finds_the_same_worth(
    tmp_path_factory: pytest.TempPathFactory, deep: bool
) -> None:
    """After few steps the bounds of the search are coarser ones here; some searches then have too many nodes."""
    count = 4_000 if deep else 60
    assert int(run_with(small_kernel(tmp_path_factory), IMPATIENT.format(count=count))) > count // 3


def house_rules(random: Random) -> SetRules:
    """Return rules that the search does not know, so that its answers are filtered by them."""
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
@pytest.mark.deep
def test_the_kernel_is_clean_under_the_sanitizers(tmp_path_factory: pytest.TempPathFactory) -> None:
    run_sanitized(
        tmp_path_factory,
        "from tests.solver.special.test_search import solved\n"
        "from tests.solver.special.tasks import medium, small\n"
        "from tilewright.kernel import native; assert native is module\n"
        "for task in (*medium(400, seed=38), *small(3000, seed=39)): solved(task)\n",
    )


@pytest.mark.slow(reason="every layout is tried")
def test_answers_under_house_rules_are_legal_and_optimal_where_exact(deep: bool) -> None:
    random = Random(36)
    # For larger ones the catalogue takes seconds each if jokers may not be adjacent.
    tasks = (task for task in small(20_000 if deep else 16, seed=36) if sum(task.most) <= 9)
    for task in tasks:
        ruled = replace(task, rules=house_rules(random))
        result = best(
            bytes(task.least) + bytes(task.most),
            WEIGHTS.pack(*task.weights),
            Demands(ruled.rules, task.least_points),
        )
        truth = by_trying(ruled) or 0
        worth = 0
        if result.solution:
            worth = result.solution.worth
            checked(ruled, worth, result.solution.flat)
        assert worth == truth if result.exact else worth <= truth, ruled


def test_answers_to_positions_from_games_are_proven() -> None:
    random = Random(37)
    for one in (one for _ in range(3) for one in twist_game(random, 3)):
        assert one.exact
