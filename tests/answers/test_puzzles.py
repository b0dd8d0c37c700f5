"""Puzzles on the server: every answer solves its puzzle, nothing else does, and hints lead there."""

from datetime import date, timedelta

import pytest

from tilewright.answers.addresses import Today
from tilewright.answers.errors import NoSuchPuzzle
from tilewright.answers.puzzles import (
    PuzzleJudged,
    hint_at,
    judge_puzzle,
    list_month,
    list_puzzles,
    show_day,
    show_puzzle,
)
from tilewright.answers.requests import Language
from tilewright.dice.notation import grid_of_list
from tilewright.puzzles.collection import DAYS, RULES, collection, daily, latest_days, puzzle_of_day, shipped
from tilewright.puzzles.dice.position import grid_after, round_of
from tilewright.puzzles.kinds import AnyPuzzle
from tilewright.puzzles.puzzle import Kind
from tilewright.tiles import TileId, assign, read_rows

TODAY = Today(date(2026, 12, 24))


def some(deep: bool) -> list[AnyPuzzle]:
    """Return puzzles of every rulebook and kind."""
    return [puzzle for rules in RULES for puzzle in collection(rules)[:: 1 if deep else len(collection(rules)) // 5]]


def answered(puzzle: AnyPuzzle, shown: PuzzleJudged) -> tuple[tuple[int, ...], ...]:
    """Return the table that the answer leaves, in the piece numbers of the server."""
    if puzzle.rules == "turbo":
        grid = grid_after(round_of(puzzle), grid_of_list(puzzle.answer.table))
        assert grid is not None
        return tuple((die.x, die.y, die.die) for die in grid)
    assert shown.view is not None
    lying = shown.view.view
    pieces = tuple(TileId(piece) for row in (*lying.table, lying.rack) for piece in row)
    return assign(read_rows(puzzle.answer.table), pieces)


def test_the_answer_solves_a_puzzle_and_less_does_not(deep: bool) -> None:
    kinds = set()
    for puzzle in some(deep):
        shown = judge_puzzle(puzzle.id, None, "en")
        judged = judge_puzzle(puzzle.id, answered(puzzle, shown), "en")
        assert (judged.allowed, judged.solved) == (True, True), puzzle.id
        assert not shown.solved
        assert shown.view is not None
        lying = shown.view.view
        is_dice = puzzle.rules == "turbo"
        untouched = tuple((die.x, die.y, die.die) for die in lying.grid) if is_dice else lying.table
        assert not judge_puzzle(puzzle.id, untouched, "en").solved
        kinds.add(puzzle.kind)
    assert kinds == set(Kind)


def test_hints_show_the_pieces_and_then_one_step_more_each(deep: bool) -> None:
    for puzzle in some(deep)[::3]:
        first = hint_at(puzzle, 0, "en")
        second = hint_at(puzzle, 1, "de")
        assert len(first.tiles) == len(puzzle.answer.played)
        assert (first.steps, len(second.steps), first.all) == ((), 1, puzzle.steps)
        last = hint_at(puzzle, first.all, "en").steps[-1]
        assert not last.hand
        assert sum(map(len, last.rows)) == sum(map(len, puzzle.answer.table))


def test_a_puzzle_with_dice_is_shown_as_a_view_of_a_match() -> None:
    puzzle = collection("turbo")[0]
    shown = show_puzzle(puzzle.id, TODAY, Language("en"))
    assert (shown.game, shown.goal) == ("dice", "Play all your dice in one turn. Some dice on the grid have to move.")
    view = judge_puzzle(puzzle.id, None, "en").view
    assert view is not None
    assert view.may == ("PlaceDice",)
    assert len(view.view.grid) == len(puzzle.table)
    # A die of the other player, and one that does not exist.
    theirs = (9, 9, view.view.hands[1][0])
    for wrong in ((theirs,), ((9, 9, 99),), ((1, 2),)):
        assert not judge_puzzle(puzzle.id, wrong, "en").allowed


def test_the_puzzle_of_the_day_says_so() -> None:
    shown, expected = show_day("today", TODAY, Language("nl")), puzzle_of_day(TODAY)
    assert expected == daily(expected.rules, TODAY)
    assert (shown.puzzle, shown.day, shown.late, shown.figures) == (expected.id, "2026-12-24", False, None)
    assert (shown.table, shown.rack) == (expected.table, expected.rack)
    assert show_puzzle(shown.puzzle, TODAY, Language("nl")) == show_day("2026-12-24", TODAY, Language("nl")) == shown
    tomorrow = TODAY + timedelta(1)
    assert show_puzzle(shown.puzzle, tomorrow, Language("nl")).day is None
    late = show_day("2026-12-24", tomorrow, Language("nl"))
    assert (late.puzzle, late.day, late.late) == (expected.id, "2026-12-24", True)


def test_only_the_last_days_have_puzzles_and_no_two_have_the_same() -> None:
    days = latest_days(TODAY)
    assert len(days) == DAYS
    assert list(days.values()) == sorted(days.values())
    assert {shown.rules for name in days if (shown := shipped(name))} == set(RULES) - {"turbo"}
    first = TODAY - timedelta(DAYS - 1)
    assert show_day(first.isoformat(), TODAY, Language("en")).puzzle == next(iter(days))
    for wrong in (TODAY + timedelta(1), first - timedelta(1), "2026-02-30", "0000-00-00", "xyz", ""):
        with pytest.raises(NoSuchPuzzle):
            show_day(str(wrong), TODAY, Language("en"))
    assert [listed.day for listed in list_month("2026-12", TODAY)] == [f"2026-12-{day:02}" for day in range(1, 25)]
    assert [listed.puzzle for listed in list_month("2026-12", TODAY)] == list(days)[-24:]
    assert list_month("2027-01", TODAY) == list_month("2025-12", TODAY) == list_month("9999-12", TODAY) == ()
    with pytest.raises(NoSuchPuzzle):
        list_month("2026-13", TODAY)


def test_lists_are_by_difficulty_and_ids_are_found_in_every_rulebook() -> None:
    for rules in RULES:
        listed = list_puzzles(rules)
        assert len(listed) == len(collection(rules)) >= 100
        assert [puzzle.difficulty for puzzle in listed] == sorted(puzzle.difficulty for puzzle in listed)
        assert all(found.rack and bool(found.table) <= (rules != "turbo") for found in listed)
        assert (found := shipped(listed[-1].puzzle)) is not None
        assert found.rules == rules
    assert list_puzzles("../collection/twist") == list_puzzles("none") == ()
    with pytest.raises(NoSuchPuzzle):
        judge_puzzle("none", None, "en")
