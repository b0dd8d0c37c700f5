"""Missed turns as puzzles: proven like those that ship, under the rules of the match, a few of each game."""

import pytest
from msgspec.structs import replace

from tilewright.analysis.badges import Badge
from tilewright.answers.mistakes import MOST_OF_A_GAME, make_mistakes, puzzle_of_turn, worst_turns
from tilewright.answers.puzzles import judge
from tilewright.answers.reviews import TurnShown
from tilewright.puzzles.collection import collection
from tilewright.puzzles.kinds import fault
from tilewright.puzzles.puzzle import Kind, TilePuzzle

RULES = "classic-nl"
SHIPPED: dict[Kind, TilePuzzle] = {
    kind: next(each for each in collection(RULES) if each.kind is kind) for kind in Kind if kind is not Kind.CROSS
}


def missed(puzzle: TilePuzzle, number: int = 1, *, seat: int = 0, lost: float = 0.2) -> TurnShown:
    """Return a turn in which the answer of a puzzle was not found."""
    return TurnShown(
        turn=number,
        seat=seat,
        played=0,
        points=0,
        best=len(puzzle.answer.played),
        best_points=0,
        missed=len(puzzle.answer.played),
        badge=Badge.MISSED,
        mistake=True,
        lost=lost,
        given_away=None,
        proven=True,
        table=puzzle.table,
        rack=puzzle.rack,
        opened=puzzle.opened,
    )


@pytest.mark.parametrize("kind", SHIPPED, ids=lambda kind: str(kind.value))
def test_the_position_of_a_missed_turn_makes_a_proven_puzzle(kind: Kind) -> None:
    shipped = SHIPPED[kind]
    made = puzzle_of_turn(RULES, {}, missed(shipped))
    assert made is not None
    assert fault(made) is None
    # Nothing was taken away: the player meets their own position again.
    assert (sorted(made.table), sorted(made.rack)) == (sorted(shipped.table), sorted(shipped.rack))
    assert made.kind is kind or {made.kind, kind} == {Kind.OUT, Kind.FREE_JOKER}


def test_a_turn_that_breaks_no_row_is_no_puzzle() -> None:
    simple = replace(missed(SHIPPED[Kind.OUT]), table=(("B4", "B5", "B6"),), rack=("B7", "B8"))
    assert puzzle_of_turn(RULES, {}, simple) is None


def test_of_a_large_table_only_the_rows_that_the_turn_needs_stay() -> None:
    others = [(f"K{value}", f"R{value}", f"B{value}") for value in (1, 2, 3, 4, 5, 12, 13)] * 2
    needed = ("B7", "B8", "B9", "B10")
    made = puzzle_of_turn(RULES, {}, replace(missed(SHIPPED[Kind.OUT]), table=(needed, *others), rack=("R10", "O10")))
    assert made is not None
    assert made.table == (needed,)
    assert fault(made) is None


def test_a_puzzle_has_the_house_rules_of_its_match() -> None:
    turn = missed(SHIPPED[Kind.OPEN])
    easy = puzzle_of_turn(RULES, {"opening.min": 34}, turn)
    assert easy is not None
    assert (easy.house, fault(easy)) == ({"opening.min": 34}, None)
    assert puzzle_of_turn(RULES, {"opening.min": 35}, turn) is None
    untouched = judge(easy, None, "en").view
    assert untouched is not None
    laid = untouched.view.rack[:4]
    assert judge(easy, (tuple(laid),), "en").solved
    assert not judge(replace(easy, house={"opening.min": 35}), (tuple(laid),), "en").solved


def test_the_turns_of_a_seat_that_cost_most_are_tried_first() -> None:
    shipped = SHIPPED[Kind.OUT]
    turns = [missed(shipped, number, seat=number % 2, lost=number / 100) for number in range(1, 41)]
    turns[38] = replace(turns[38], mistake=False)
    # A turn with dice shows no position.
    turns[36] = replace(turns[36], table=(), rack=())
    found = worst_turns(turns, [1])
    assert [turn.turn for turn in found] == [35, 33, 31, 29, 27, 25]
    assert {turn.seat for turn in worst_turns(turns, [0, 1])} == {0, 1}
    assert worst_turns(turns, []) == ()


def test_a_few_turns_of_a_game_become_puzzles_within_a_time() -> None:
    turns = [missed(SHIPPED[Kind.OUT], number, seat=seat) for number in range(1, 7) for seat in (0, 1)]
    made = make_mistakes(RULES, {}, turns, 60)
    assert [(each.seat, each.turn) for each in made] == [(seat, turn) for turn in (1, 2, 3) for seat in (0, 1)]
    assert len(made) == 2 * MOST_OF_A_GAME
    assert make_mistakes(RULES, {}, turns, -1) == ()
