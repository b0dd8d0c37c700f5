"""Many positions at once: the answers are those of `solve`, one by one."""

import sys
from random import Random
from threading import Thread

import pytest
from msgspec.structs import replace

from tests.solver.positions import close, far, position, random_rules, special
from tilewright.game.table import Position
from tilewright.kernel import native
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.solver.rules import turn_rules
from tilewright.solver.solve import MOST_AT_ONCE, Answer, Goal, Objective, solve, solve_many
from tilewright.solver.weights import most_tiles
from tilewright.tiles import FACES

RULES = ("classic-nl", "classic-de", "classic-fr", "six", "twist")


def untimed(answers: list[Answer]) -> list[Answer]:
    """Return the answers without the time they took."""
    return [replace(answer, us=0) for answer in answers]


def mixed(random: Random, count: int) -> list[Position]:
    """Return positions of all rulebooks, some with house rules or special jokers, before and after the opening."""
    found = []
    for _ in range(count):
        name = random.choice(RULES)
        match random.randrange(4):
            case 0:
                made = far(random, booklet(name))
            case 1:
                made = close(random, booklet(name), rack=8)
            case 2:
                made = close(random, random_rules(random, random.choice(RULES[:4])), rack=6)
            case _:
                made = special(random, booklet("twist"))
        found.append(replace(made, opened=random.random() < 0.6))
    return found


@pytest.mark.slow(reason="solves many positions twice")
@pytest.mark.parametrize("objective", [Objective.TILES, Objective.POINTS, Objective.OUT, {FACES[3]: 5, FACES[20]: 2}])
def test_the_answers_are_those_of_solve(objective: Goal, deep: bool) -> None:
    asked = mixed(Random(f"many {objective}"), 2_500 if deep else 50)
    answers = solve_many(asked, objective)
    assert untimed(answers) == untimed([solve(position, objective) for position in asked])
    assert sum(answer.tiles > 0 for answer in answers) > (len(answers) // 5 if objective is not Objective.OUT else 0)


def test_jokers_that_keep_their_meaning_keep_it_in_an_opening_with_extras() -> None:
    rules = with_house(booklet("six"), {"jokers.release": "replace", "jokers.reuse": "new_set"})
    before = position("B13 J J | R11 R12 R13", "B13 B11 J K11 R11 R12", rules, opened=False)
    goal = {FACES[3]: 5, FACES[20]: 2}
    assert untimed(solve_many([before], goal)) == untimed([solve(before, goal)])


def test_no_positions_have_no_answers() -> None:
    assert solve_many([]) == []
    assert solve_many(iter(())) == []


def test_more_positions_than_fit_into_one_call_are_answered_in_order() -> None:
    racks = ("B3", "B7 B8", "R1", "B3 B7")
    some = [position("B4 B5 B6", rack) for rack in racks]
    answers = solve_many(some * (MOST_AT_ONCE // 2))
    assert [answer.tiles for answer in answers] == [1, 2, 0, 2] * (MOST_AT_ONCE // 2)


def test_several_threads_may_solve_at_once() -> None:
    random = Random("threads")
    asked = [far(random, booklet("classic-nl")) for _ in range(50)]
    expected = untimed(solve_many(asked))
    found: list[list[Answer]] = []
    threads = [Thread(target=lambda: found.append(untimed(solve_many(asked * 4)))) for _ in range(4)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        assert untimed([solve(asked[0])]) == expected[:1]
    for thread in threads:
        thread.join()
    assert found == [expected * 4] * 4


@pytest.mark.parametrize(
    ("positions", "complaint"),
    [
        ([((), (220,))], "no classic face 55"),
        ([((), (-1,))], "no classic face -1"),
        ([((), (0,) * 4)], "face 0 occurs too often"),
        ([(((0, "x"),), ())], "integer"),
        ([(([],), ())], "a tuple of tiles"),
        ([[(), ()]], "a table and a rack"),
        ([((), ())] * 1025, "up to 1024 positions"),
    ],
)
def test_impossible_tiles_are_refused(positions: list[object], complaint: str) -> None:
    demands = turn_rules(booklet("classic-nl")).kernel_turn
    with pytest.raises((ValueError, TypeError), match=complaint):
        native.solve_many(positions, demands, most_tiles(30), 100, FACES, bytes(53))


def test_a_batch_asks_the_kernel_once_for_all_turns_of_a_rulebook_and_once_for_all_openings() -> None:
    # That is what makes it faster than single questions; `bench solve-times` measures by how much.
    random = Random("calls of many")
    turns = [far(random, booklet("classic-nl")) for _ in range(40)]
    calls: list[str] = []
    sys.setprofile(lambda _, event, called: calls.append(called.__name__) if event == "c_call" else None)
    try:
        solve_many([*turns, *(replace(turn, opened=not turn.opened) for turn in turns)])
    finally:
        sys.setprofile(None)
    assert calls.count("solve_many") == 2
