"""Queries about counts: what can be played, what goes out, what opens, which faces still fit."""

from collections.abc import Sequence

import pytest

from tests.judges.integer_program import Task, best_choice
from tests.solver.tasks import as_counts, large, small
from tilewright.solver.classic.queries import best, counts_of, feasible, playable
from tilewright.solver.classic.question import KINDS, WEIGHTS, demands
from tilewright.solver.common.masks import fitting
from tilewright.solver.common.question import JOKER, NUMBERED
from tilewright.solver.common.rows import Rows, count_codes, rows_of
from tilewright.solver.weights import most_tiles, most_value, most_weight
from tilewright.tiles import CODES, FACES, read_row, write_row, write_table

TILES = most_tiles(30)
DEFAULT = demands()

# A position on which CBC with its default preprocessing returns an infeasible answer.
TRAP_TABLE = (
    "K5 K6 K7 K8 R3 R4 R4 R5 R8 R9 R10 R11 R12 R13 B4 B8 B8 B9 B9 B10 B11 O2 O3 O4 O8 O9 J"
)  # fmt: skip
TRAP_RACK = "K2 K2 K6 R5 R10 B1 B3 B11 B13 O2 O10"


def codes(text: str) -> list[int]:
    """Return the face codes of a row's text."""
    return [CODES[face] for face in read_row(text)] if text else []


def counted(table: str, rack: str, chosen: str = "") -> bytes:
    """Return the counts of pieces given as text."""
    return counts_of(codes(table), codes(rack), codes(chosen))


def rack_played(table: str, rack: str, weights: bytes = TILES, opening: int | None = None, min_natural: int = 1) -> str:
    """Return what the best turn plays, as text."""
    solution = best(counted(table, rack), weights, demands(min_natural, opening))
    if solution is None:
        return ""
    laid, required = count_codes(rows_of(solution.flat), KINDS), codes(table)
    return write_row(FACES[code] for code in range(KINDS) for _ in range(laid[code] - required.count(code)))


def goes_out(table: str, rack: str) -> bool:
    """Return whether all pieces can be laid."""
    return feasible(counted(table, rack, chosen=rack)) is not None


def mask(counts: bytes, demanded: bytes = DEFAULT) -> bytes:
    """Return for each face whether one more piece of it can be laid with the required pieces."""

    def best_rows(weights: Sequence[int]) -> Rows | None:
        solution = best(counts, WEIGHTS.pack(*weights), demanded)
        return None if solution is None else rows_of(solution.flat)

    least, most = counts[:NUMBERED] + counts[-2:-1], counts[NUMBERED : 2 * NUMBERED] + counts[-1:]
    return fitting((least, most), best_rows)


def test_nothing_can_be_played_where_cbc_is_wrong() -> None:
    counts = counted(TRAP_TABLE, TRAP_RACK)
    assert best(counts, TILES) is None
    assert not playable(counts)
    least, most = counts[:NUMBERED] + counts[-2:-1], counts[NUMBERED : 2 * NUMBERED] + counts[-1:]
    choice = best_choice(Task(tuple(least), tuple(most), WEIGHTS.unpack(TILES)))
    assert choice is not None
    assert choice.worth == 0


def test_a_piece_is_added_to_a_row() -> None:
    solution = best(counted("B4 B5 B6", "B3"), TILES)
    assert solution is not None
    assert write_table([[FACES[code] for code in row] for row in rows_of(solution.flat)]) == "B3 B4 B5 B6"


@pytest.mark.parametrize(
    ("table", "rack", "tiles"),
    [
        ("", "K1 K2 K3 K4 R11 R12 R13 R1 R2", "K1 K2 K3 K4 R11 R12 R13"),
        ("", "K12 K13 R13 O13 K11 R12 O12", "K12 K13 R12 R13 O12 O13"),
        ("", "R1 B1 O1 R2 R3 R13 B13 J", "R1 R2 R3 R13 B13 J"),
        ("K7 R7 B7", "J", "J"),
        ("K7 R7 B7 O7", "J", ""),
        ("K7 R7 B7 O7", "J K6", "K6 J"),
        ("K7 R7 B7 J", "O7", ""),
        ("K7 R7 B7 J", "O7 K8 K9", "K8 K9 O7"),
    ],
)
def test_as_many_tiles_as_possible_are_played(table: str, rack: str, tiles: str) -> None:
    assert rack_played(table, rack) == tiles


def test_objectives_order_tiles_and_value_differently() -> None:
    rack = "K1 K2 K4 K5 R13 B13 J"
    assert rack_played("", rack) == "K1 K2 K4 K5 J"
    assert rack_played("", rack, most_value(30)) == "R13 B13 J"
    assert rack_played("", rack, opening=30) == "R13 B13 J"


def test_jokers_in_an_opening_count_as_what_they_stand_for() -> None:
    assert rack_played("", "K9 K10 J", opening=30) == "K9 K10 J"
    assert rack_played("", "K9 K10 J", opening=31) == ""
    assert rack_played("", "K1 J J J J", opening=30) == ""
    assert rack_played("", "K9 J J J J R1", opening=55) == "K9 J J J J"
    assert rack_played("", "K2 J J J J", opening=39, min_natural=0) == "J J J J"
    assert rack_played("", "R10 R11 R12 B1 B2 B3", opening=39) == "R10 R11 R12 B1 B2 B3"
    assert rack_played("", "R10 R11 R12 B1 B2 B3", opening=40) == ""


def test_a_set_of_jokers_alone_needs_the_house_rule() -> None:
    assert rack_played("", "J J J") == ""
    assert rack_played("", "J J J", min_natural=0) == "J J J"


def test_required_jokers_may_need_a_run() -> None:
    weights = [0] * KINDS
    for code in codes("K5 R5 B5 O5"):
        weights[code] = 10
    # The group of four fives leaves no place for the joker; a run with K6, of weight 0, has one.
    counts = counts_of(codes("J"), codes("K5 R5 B5 O5 K6"))
    solution = best(counts, WEIGHTS.pack(*weights))
    assert solution is not None
    assert solution.worth == 40
    assert goes_out("J", "K5 R5 B5 O5 K6")
    assert not goes_out("J", "K5 R5 B5 O5")


def test_a_full_run_makes_room_for_jokers() -> None:
    run = " ".join(f"R{value}" for value in range(1, 14))
    assert rack_played(run, "J J J J") == "J J J J"


def test_going_out_is_all_or_nothing() -> None:
    assert goes_out("B4 B5 B6", "B3 B7")
    assert not goes_out("B4 B5 B6", "B3 B8")
    assert goes_out("", "")


def test_required_pieces_may_be_impossible_to_lay() -> None:
    assert feasible(counted("B4 B5", "B7")) is None
    assert feasible(counted("B4 B5", "B6")) is not None
    assert best(counted("B4 B5", "B7"), TILES) is None


@pytest.mark.parametrize("form", ["turns", "openings"])
def test_something_is_playable_exactly_if_there_is_a_best_turn(form: str, deep: bool) -> None:
    for task in small(4_000 if deep else 80, seed=6):
        if (task.least_points > 0) == (form == "openings"):
            rules = demands(task.min_natural, task.least_points if form == "openings" else None)
            counts = as_counts(task)
            assert playable(counts, rules) == (best(counts, most_weight([0] * KINDS), rules) is not None), task


@pytest.mark.slow(reason="each face of each position is tried alone")
def test_a_mask_has_the_faces_that_still_fit(deep: bool) -> None:
    scale = 10 if deep else 1
    for task in (*small(150 * scale, seed=7), *large(25 * scale, seed=8)):
        rules = demands(task.min_natural, task.least_points or None)
        fits = mask(as_counts(task), rules)
        for face in range(KINDS):
            if task.least[face] == task.most[face]:
                assert not fits[face]
                continue
            one_more = tuple(count + (code == face) for code, count in enumerate(task.least))
            tried = feasible(as_counts(Task(one_more, task.most, task.weights)), rules)
            assert fits[face] == (tried is not None), (task, face)


def test_a_mask_includes_the_chosen_pieces() -> None:
    fits = mask(counted("B4 B5 B6", "K7 R7 O7 B7 B8", chosen="K7"))
    assert write_row(FACES[code] for code in range(KINDS) if fits[code]) == "R7 B7 B8 O7"
    fits = mask(counted("B4 B5 B6", "K7 R7 B7 B8", chosen="K7 B8"))
    assert not any(fits)
    assert feasible(counted("B4 B5 B6", "K7 R7 B7 B8", chosen="K7 B8")) is None


def test_weights_out_of_range_are_refused() -> None:
    with pytest.raises(ValueError, match="53 whole numbers"):
        most_weight([1] * 52)
    with pytest.raises(ValueError, match="whole numbers from 0"):
        most_weight([-1] * KINDS)
    assert JOKER == KINDS - 1
