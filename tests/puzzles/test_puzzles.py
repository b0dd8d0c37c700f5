"""Puzzles: those that ship are proven again, faults are found, and a seed gives the same ones."""

from collections import Counter
from datetime import date, timedelta
from itertools import islice

import pytest
from msgspec.structs import replace

from tests.tables import cases
from tilewright.game.table import Position
from tilewright.puzzles.collection import collection, daily
from tilewright.puzzles.generation import puzzles
from tilewright.puzzles.grading import graded
from tilewright.puzzles.kinds import PUZZLES, fault
from tilewright.puzzles.proof import is_legal
from tilewright.puzzles.puzzle import Kind, Solution, identity, position_of
from tilewright.rules.booklets import booklet
from tilewright.solver.position import read_position
from tilewright.solver.solve import Objective, solve
from tilewright.tiles import read_row, read_rows, read_table
from tools.puzzles import COUNTS, COUNTS_BY_RULES


def position(table: str, rack: str, rules: str = "classic-nl", *, opened: bool = True) -> Position:
    """Return the position of a text."""
    return read_position(read_table(table), read_row(rack), booklet(rules), opened=opened)


TILE_RULES = [rules for rules, counts in COUNTS_BY_RULES.items() if counts is COUNTS]
TILE_KINDS = tuple(PUZZLES.tiles.goals)


@pytest.mark.slow(reason="proves puzzles by the catalogue")
@pytest.mark.parametrize("rules", TILE_RULES)
def test_the_puzzles_that_ship_are_proven_again(rules: str, deep: bool) -> None:
    shipped = collection(rules)
    assert Counter(puzzle.kind for puzzle in shipped) == Counter(COUNTS)
    assert len({puzzle.id for puzzle in shipped}) == len(shipped)
    for puzzle in shipped if deep else shipped[::50]:
        assert fault(puzzle) is None, puzzle
        # The solver agrees, which played no part in the proof.
        best = solve(position_of(puzzle), Objective.TILES)
        assert best.exact
        assert best.tiles == len(puzzle.answer.played), puzzle


@pytest.mark.parametrize("rules", COUNTS_BY_RULES)
def test_the_harder_a_puzzle_the_more_steps_it_takes(rules: str) -> None:
    shipped = collection(rules)
    found = rank_correlation([(puzzle.difficulty, puzzle.steps) for puzzle in shipped])
    print(f"{rules}: rank correlation of difficulty and steps {found:.2f}")
    assert found > 0.6
    assert {puzzle.difficulty for puzzle in shipped} == set(range(1, 11))


def rank_correlation(pairs: list[tuple[int, int]]) -> float:
    """Return Spearman's coefficient: the correlation of the ranks, equal values sharing one."""
    left, right = (_ranks([pair[side] for pair in pairs]) for side in (0, 1))
    mean = (len(pairs) + 1) / 2
    together = sum((a - mean) * (b - mean) for a, b in zip(left, right, strict=True))
    return float(together / (sum((a - mean) ** 2 for a in left) * sum((b - mean) ** 2 for b in right)) ** 0.5)


def _ranks(values: list[int]) -> list[float]:
    order = sorted(values)
    return [order.index(value) + (order.count(value) + 1) / 2 for value in values]


def test_a_seed_gives_the_same_puzzles_and_no_two_alike() -> None:
    first, again = (list(islice(puzzles(booklet("classic-nl"), TILE_KINDS, 5), 4)) for _ in range(2))
    assert first == again
    assert Counter(puzzle.kind for puzzle in first) == dict.fromkeys(TILE_KINDS, 1)
    assert len({puzzle.id for puzzle in first}) == 4
    assert first != list(islice(puzzles(booklet("classic-nl"), TILE_KINDS, 6), 4))


def test_puzzles_of_a_difficulty_can_be_asked_for() -> None:
    found = islice(puzzles(booklet("classic-de"), [Kind.OUT], 1, range(6, 9)), 4)
    assert all(puzzle.difficulty in range(6, 9) for puzzle in found)


def test_positions_that_differ_in_colors_or_the_order_of_rows_are_the_same_puzzle() -> None:
    one = position("B4 B5 B6 | K8 R8 O8", "B3 R1")
    assert identity(one, Kind.OUT) == identity(position("R8 K8 B8 | O4 O5 O6", "O3 K1"), Kind.OUT)
    assert identity(one, Kind.OUT) != identity(position("B4 B5 B6 | K8 R8 O8", "R3 B1"), Kind.OUT)
    assert identity(one, Kind.OUT) != identity(one, Kind.MOST)


FIRST = {kind: next(puzzle for puzzle in collection("classic-nl") if puzzle.kind is kind) for kind in TILE_KINDS}


@pytest.mark.parametrize("line", cases("puzzle_faults.txt"), ids=" ".join)
def test_what_is_not_a_puzzle_is_found_out(line: tuple[str, ...]) -> None:
    kind, table, rack, played, after, reason = line
    rows, laid = (tuple(tuple(row.split()) for row in text.split("/") if row.strip()) for text in (table, after))
    answer = Solution(tuple(played.split()), laid)
    made = replace(FIRST[Kind(kind)], table=rows, rack=tuple(rack.split()), answer=answer)
    where = position_of(made)
    made = replace(made, id=identity(where, made.kind))
    if is_legal(where, read_row(played), read_rows(laid)):
        steps, difficulty = graded(where, read_rows(laid), read_row(played))
        made = replace(made, steps=steps, difficulty=difficulty)
    assert (fault(made) or "-") == reason


def test_another_id_or_difficulty_is_found_out() -> None:
    puzzle = FIRST[Kind.OUT]
    assert fault(replace(puzzle, id="0" * 12)) == "the id is not that of the position"
    assert fault(replace(puzzle, difficulty=puzzle.difficulty % 10 + 1)) is not None
    assert fault(replace(puzzle, steps=puzzle.steps + 1)) is not None


def test_every_puzzle_comes_once_before_one_comes_again() -> None:
    days = [date(2026, 11, 16) + timedelta(number) for number in range(301)]
    found = [daily("classic-nl", day) for day in days]
    assert len({puzzle.id for puzzle in found[:300] if puzzle}) == 300
    assert found[300] == found[0]
    assert len({puzzle.id for day in days[:120] if (puzzle := daily("turbo", day))}) == 120
