"""Whole turns under every rulebook: always legal, and optimal."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tilewright
from tests.judges.every_turn import best_worth
from tests.judges.integer_program import Task, best_choice
from tests.solver.positions import TURN_RULES, close, far, position, random_rules
from tilewright.game.table import Position, faces_on
from tilewright.game.turn import judged
from tilewright.rules.booklets import EDITIONS, booklet
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.classic.question import KINDS, WEIGHTS
from tilewright.solver.position import BadPosition
from tilewright.solver.solve import Answer, Objective, best_table, mask, playable, solve
from tilewright.solver.weights import most_tiles, most_value
from tilewright.tiles import CODES, Row, faces_of, read_row, write_row, write_table

# test_special_turns.py has the turns with special jokers.
NAMES = [name for name in EDITIONS if name != "twist"]
WEIGHERS = {Objective.TILES: most_tiles, Objective.POINTS: most_value}


def solved(before: Position, objective: Objective = Objective.TILES) -> Answer:
    """Return the answer to a position, after checking that its table is legal."""
    answer, table = solve(before, objective), best_table(before, objective)
    on_table = Counter(face for row in faces_on(before.table) for face in row)
    assert Counter(face for row in answer.rows for face in row) == on_table + Counter(answer.played)
    if table is None:
        assert (answer.played, answer.rows) == ((), faces_on(before.table))
    else:
        assert judged(before, table).faults == (), before
        assert faces_on(table) == answer.rows
    return answer


def worth(rules: Rulebook, objective: Objective, faces: Row) -> int:
    """Return the worth of rack pieces by an objective."""
    weights = WEIGHTS.unpack(WEIGHERS[objective](rules.jokers.penalty))
    return sum(weights[CODES[face]] for face in faces)


def play_and_table(table: str, rack: str, rules: str = "classic-de", opened: bool = True) -> tuple[str, str]:
    """Return the pieces played and the resulting table, as text."""
    answer = solved(position(table, rack, rules, opened=opened))
    assert answer.exact
    return write_row(answer.played), write_table(answer.rows)


def test_the_example_of_the_contract() -> None:
    answer = solved(position("B4 B5 B6", "B3", "classic-nl"))
    assert (write_row(answer.played), write_table(answer.rows)) == ("B3", "B3 B4 B5 B6")
    assert (answer.tiles, answer.points, answer.exact) == (1, 3, True)
    assert tilewright.solve(position("B4 B5 B6", "B3", "classic-nl")).played == answer.played


@pytest.mark.slow(reason="every layout of small positions is judged")
@pytest.mark.parametrize("name", NAMES)
def test_turns_of_small_positions_are_the_best_of_all_legal_ones(name: str, deep: bool) -> None:
    random = Random(f"close {name}")
    for _ in range(5_000 if deep else 5):
        _compare(close(random, booklet(name), rack=5), random)


@pytest.mark.slow(reason="every layout of small positions is judged")
def test_turns_under_house_rules_are_the_best_of_all_legal_ones(deep: bool) -> None:
    random = Random("houses")
    for _ in range(15_000 if deep else 12):
        _compare(close(random, random_rules(random, random.choice(NAMES)), rack=5), random)


def _compare(before: Position, random: Random) -> None:
    objective = random.choice((Objective.TILES, Objective.POINTS))
    answer = solved(before, objective)
    found = worth(before.rules, objective, answer.played)
    best = best_worth(before, lambda faces: worth(before.rules, objective, faces)) or 0
    assert found == best if answer.exact else found <= best, before
    assert answer.exact or before.rules.jokers.reuse.value == "new_set_two_rack_tiles"
    assert playable(before) == (best > 0), before


@pytest.mark.slow(reason="large positions under many rules, each judged")
def test_every_turn_is_legal_under_every_rulebook_and_house_rule(deep: bool) -> None:
    random = Random("legal")
    for _ in range(20_000 if deep else 16):
        solved(far(random, random_rules(random, random.choice(NAMES))), random.choice(list(Objective)))


houses = st.fixed_dictionaries({}, optional={key: st.sampled_from(values) for key, values in TURN_RULES.items()})


@pytest.mark.slow(reason="a hundred positions and rulebooks, each judged")
@given(st.sampled_from(NAMES), houses, st.randoms(use_true_random=False), st.sampled_from(Objective))
def test_random_turns_are_legal(name: str, house: dict[str, str], random: Random, objective: Objective) -> None:
    solved(close(random, with_house(booklet(name), house), rack=9), objective)


@pytest.mark.slow(reason="an integer program takes a tenth of a second each")
@pytest.mark.parametrize("name", ["classic-de", "classic-fr", "classic-nl", "six"])
def test_turns_agree_with_an_integer_program(name: str, deep: bool) -> None:
    """The integer program ignores bound jokers and extras: it is exact where those do not matter, else a bound."""
    random = Random(f"program {name}")
    for _ in range(2_000 if deep else 4):
        before = far(random, booklet(name))
        objective = random.choice((Objective.TILES, Objective.POINTS))
        choice = best_choice(_task(before, objective))
        assert choice is not None or not before.opened
        found = worth(before.rules, objective, solved(before, objective).played)
        free = before.rules.jokers.release.value == "rearrange"
        if (before.opened and free) or (not before.opened and not before.rules.opening.extras):
            assert found == (choice.worth if choice else 0), before
        elif choice is not None:
            assert found <= choice.worth, before


def _task(before: Position, objective: Objective) -> Task:
    separate = not before.opened and not before.rules.opening.extras
    rows = () if separate else faces_on(before.table)
    least, most = [0] * KINDS, [0] * KINDS
    for face in (face for row in rows for face in row):
        least[CODES[face]] += 1
        most[CODES[face]] += 1
    for face in faces_of(before.rack):
        most[CODES[face]] += 1
    weights = WEIGHTS.unpack(WEIGHERS[objective](before.rules.jokers.penalty))
    opening = before.rules.opening.min if separate else 0
    return Task(tuple(least), tuple(most), weights, before.rules.sets.min_natural, opening)


def test_an_opening_without_extras_leaves_the_table_alone() -> None:
    # DE-15, A-08: 29 are too few, and nothing may be added to the table yet.
    assert play_and_table("B4 B5 B6", "K9 R9 O9 B3 B7", opened=False) == ("", "B4 B5 B6")
    played, table = play_and_table("B4 B5 B6", "K10 R10 O10 B3 B7", opened=False)
    assert (played, table) == ("K10 R10 O10", "B4 B5 B6 | K10 R10 O10")


def test_an_opening_with_extras_may_add_to_the_table() -> None:
    # NL-14: the same rack opens and adds.
    played, _ = play_and_table("B4 B5 B6", "K10 R10 O10 B3 B7", "classic-nl", opened=False)
    assert played == "K10 R10 B3 B7 O10"


def test_an_opening_with_extras_contains_an_opening() -> None:
    # Without an opening to make, R10 R11 R12 would go to two rows and four small ones elsewhere; A-08 asks for 30.
    table, rack = "R7 R8 R9 | K10 B10 O10 | K1 K2 K3", "R10 R11 J"
    answer = solved(position(table, rack, "classic-nl", opened=False))
    assert write_row(answer.played) == "R10 R11 J"


def test_french_jokers_are_freed_only_by_the_piece_they_stand_for() -> None:
    # FR-21, A-22: nothing replaces the J as R5, so it may not serve K8 and K9.
    assert play_and_table("R3 R4 J R6", "K8 K9", "classic-fr") == ("", "R3 R4 J R6")
    assert play_and_table("R3 R4 J", "K8 K9", "classic-de")[0] == ""
    assert play_and_table("R3 R4 J R6", "K8 K9 R5", "classic-fr")[0] == "K8 K9 R5"
    assert play_and_table("R2 R3 R4 J", "K8 K9", "classic-de")[0] == "K8 K9"
    assert play_and_table("R2 R3 R4 J", "K8 K9", "classic-fr")[0] == ""


def test_french_jokers_go_to_a_new_set() -> None:
    # FR-24, A-19: R5 frees the joker, which may not stay with two of R3, R4 and R6.
    assert play_and_table("R3 R4 J R6", "R5", "classic-fr")[0] == ""
    assert play_and_table("R3 R4 J R6", "R5", "classic-de")[0] == "R5"
    # An old set that the joker extends is not new; nor does a second one help unless it lies beside the first.
    assert play_and_table("R3 R4 J R6 | K1 K2 K3", "R5", "classic-fr")[0] == ""
    assert play_and_table("R3 R4 J R6 | K1 K2 K3", "R5", "classic-de")[0] == "R5"
    assert play_and_table("R3 J R5 | K9 R9 B9", "R4 K9 R9 B9", "classic-fr")[0] == "K9 R4 R9 B9"
    assert play_and_table("R3 J R5 | K1 K2 K3 K4 K5 K6", "R4", "classic-fr")[0] == "R4"


def test_a_bound_joker_may_move_to_another_row() -> None:
    # The joker becomes the R6 of a group, so it still stands for R6.
    played, table = play_and_table("R3 R4 R5 J", "K6 B6", "classic-fr")
    assert played == "K6 B6"
    assert "J" in table.split(" | ")[1]


def test_more_jokers_may_stand_for_a_face_than_there_are_copies() -> None:
    rules = with_house(booklet("classic-fr"), {"box.pieces": 160})
    table = "R5 R6 R7 | R5 R6 R7 | R5 R6 R7 | K5 J B5 | J R6 R7"
    answer = solved(position("R5 R6 R7 | R5 R6 R7 | R4 R5 R6 | K5 J B5", "K7 K8 K9 O5", rules))
    assert answer.exact
    assert write_row(answer.played) == "K7 K8 K9 O5"
    with pytest.raises(BadPosition):
        position(table, "K1", rules)


def test_going_out_is_all_or_nothing() -> None:
    assert solved(position("B4 B5 B6", "B3 B7"), Objective.OUT).tiles == 2
    assert solved(position("B4 B5 B6", "B3 B8"), Objective.OUT).tiles == 0
    assert solved(position("B4 B5 B6", ""), Objective.OUT).tiles == 0
    assert solved(position("B4 B5 B6", "K10 K11 K12 B7", "classic-nl", opened=False), Objective.OUT).tiles == 4
    assert solved(position("B4 B5 B6", "K10 K11 K12 B7", opened=False), Objective.OUT).tiles == 0


def test_points_count_a_joker_at_its_penalty() -> None:
    rack = "K1 K2 K4 K5 R13 B13 J"
    assert solved(position("", rack), Objective.TILES).tiles == 5
    answer = solved(position("", rack), Objective.POINTS)
    assert (answer.tiles, answer.points) == (3, 56)


def test_custom_weights_decide_and_then_tiles() -> None:
    before = position("", "K1 K2 K3 R11 R12 R13 B1 O1")
    wanted = dict.fromkeys(read_row("K1 B1 O1"), 5)
    assert write_row(solve(before, wanted).played) == "K1 R11 R12 R13 B1 O1"
    with pytest.raises(ValueError, match="whole numbers"):
        solve(before, {read_row("K1")[0]: -1})


def test_a_mask_has_the_faces_that_still_fit() -> None:
    before = position("B4 B5 B6", "K7 R7 O7 B7 B8")
    assert write_row(sorted(mask(before), key=CODES.__getitem__)) == "K7 R7 B7 B8 O7"
    assert write_row(sorted(mask(before, read_row("K7")), key=CODES.__getitem__)) == "R7 B7 B8 O7"
    opening = position("B4 B5 B6", "K10 R10 O10 B7 B1", "classic-nl", opened=False)
    assert write_row(sorted(mask(opening), key=CODES.__getitem__)) == "K10 R10 B7 O10"
    assert mask(position("B4 B5 B6", "K10 B7", "classic-nl", opened=False)) == frozenset()


@pytest.mark.slow(reason="each face of each position is tried alone")
def test_a_mask_agrees_with_trying_each_face(deep: bool) -> None:
    random = Random("masks")
    for _ in range(200 if deep else 4):
        before = close(random, booklet(random.choice(NAMES)), rack=6)
        fits = mask(before)
        for face in set(faces_of(before.rack)):
            alone = solve(before, {face: 1})
            assert (face in fits) == (face in alone.played), (before, face)
