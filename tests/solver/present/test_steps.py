"""Rebuilding a table with few broken rows, and the steps that lead there."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.solver.positions import close, far, position
from tilewright.game.table import Position, Table, faces_on, tiles_on
from tilewright.game.turn import judged
from tilewright.rules.booklets import EDITIONS, booklet
from tilewright.solver.present.least_change import change, rebuilt
from tilewright.solver.present.matching import best_matching
from tilewright.solver.present.steps import EventContext, Step, after_step, steps
from tilewright.solver.solve import Answer, solve
from tilewright.tiles import CODES, codes_of, faces_of, write_row, write_table
from tilewright.words.steps import step_in_words

NAMES = list(EDITIONS)


def checked(before: Position, answer: Answer) -> Table:
    """Return the rebuilt table, after checking that it is legal, plays the same pieces and changes no more."""
    table = rebuilt(before, answer)
    if not answer.tiles:
        assert table == before.table
        return table
    assert judged(before, table).faults == ()
    assert Counter(faces_of(judged(before, table).played)) == Counter(answer.played)
    given = [[CODES[face] for face in row] for row in answer.rows]
    assert change(before.table, table) <= change(list(map(codes_of, before.table)), given)
    return table


def replayed(before: Position, after: Table) -> tuple[Step, ...]:
    """Return the steps to a table, after checking that they lead there and lose no tile."""
    found = steps(before.table, after)
    scene = EventContext(before.table)
    for step in found:
        assert step.tiles
        scene = after_step(scene, step)
        tiles = [tile for row in (*scene.rows, scene.hand) for tile in row]
        assert len(tiles) == len(set(tiles))
        assert tiles_on(before.table) <= set(tiles) <= tiles_on(before.table) | set(before.rack)
    assert tuple(row for row in scene.rows if row) == after
    assert scene.hand == ()
    return found


@pytest.mark.slow(reason="a hundred tables are laid in many ways each")
@given(st.sampled_from(NAMES), st.randoms(use_true_random=False))
def test_steps_lead_to_the_answer_and_lose_no_tile(name: str, random: Random) -> None:
    before = close(random, booklet(name), rack=9)
    replayed(before, checked(before, solve(before)))


@pytest.mark.slow(reason="a table is laid in many ways to find one that breaks few rows")
def test_steps_lead_to_the_answer_from_large_tables(deep: bool) -> None:
    random = Random("steps")
    for _ in range(300 if deep else 5):
        before = far(random, booklet(random.choice(NAMES)))
        replayed(before, checked(before, solve(before)))


def test_where_two_old_rows_could_become_one_the_steps_end_in_the_order_of_the_answer() -> None:
    random = Random("steps")
    *_, before = (far(random, booklet(random.choice(NAMES))) for _ in range(162))
    replayed(before, checked(before, solve(before)))


@pytest.mark.slow(reason="a hundred tables, step by step")
@given(st.randoms(use_true_random=False))
def test_steps_lead_from_any_rows_to_any_others(random: Random) -> None:
    before = close(random, booklet("six"), rack=9)
    tiles = [tile for row in before.table for tile in row] + list(before.rack)
    random.shuffle(tiles)
    cuts = sorted(random.sample(range(len(tiles) + 1), min(3, len(tiles))))
    rows = tuple(
        tuple(tiles[low:high]) for low, high in zip([0, *cuts], [*cuts, len(tiles)], strict=True) if low < high
    )
    scene = EventContext(before.table)
    for step in steps(before.table, rows):
        scene = after_step(scene, step)
    assert Counter(row for row in scene.rows if row) == Counter(rows)


def rebuilt_in_words(table: str, rack: str, rules: str = "classic-de") -> tuple[str, list[str]]:
    """Return the rebuilt table and the steps in words."""
    before = position(table, rack, rules)
    after = checked(before, solve(before))
    return write_table(faces_on(after)), [step_in_words(step) for step in replayed(before, after)]


def test_pieces_are_added_where_they_fit() -> None:
    table, words = rebuilt_in_words("K8 R8 O8 | B4 B5 B6", "B3 B8")
    assert table == "K8 R8 O8 B8 | B3 B4 B5 B6"
    assert words == ["add the blue 8 to the end of row 1", "add the blue 3 to the start of row 2"]


def test_a_piece_is_taken_for_a_new_row() -> None:
    table, words = rebuilt_in_words("B4 B5 B6 B7 | K1 K2 K3", "R7 O7")
    assert table == "B4 B5 B6 | K1 K2 K3 | R7 B7 O7"
    assert words == ["take the blue 7 from the end of row 1", "lay red 7, blue 7, and orange 7 as a new row"]


def test_a_row_is_split_and_added_to() -> None:
    table, words = rebuilt_in_words("B4 B5 B6 B7 B8", "B6")
    assert table == "B4 B5 B6 | B6 B7 B8"
    assert len(words) == 2
    assert words[0].startswith("split row 1")


def test_rows_that_need_not_change_stay_whole() -> None:
    before = position("K1 K2 K3 | K4 K5 K6 | R7 B7 O7 | K7 K8 K9 K10 K11 K12 K13", "R1 B1 O1 R10")
    after = checked(before, solve(before))
    assert after[:4] == before.table
    assert write_row(faces_of(after[4])) == "R1 B1 O1"


def test_a_matching_has_the_highest_worth_of_all() -> None:
    random = Random(4)
    for _ in range(200):
        lines, columns = random.randint(0, 5), random.randint(0, 5)
        worth = [[random.choice((0, 0, 1, 5, 9)) for _ in range(columns)] for _ in range(lines)]
        found = best_matching(worth)
        used = [column for column in found if column is not None]
        assert len(used) == len(set(used))
        total = sum(worth[line][column] for line, column in enumerate(found) if column is not None)
        wide = [[*line, *[0] * lines] for line in worth]
        assert total == max(
            sum(wide[line][column] for line, column in enumerate(chosen))
            for chosen in permutations(range(columns + lines), lines)
        )
