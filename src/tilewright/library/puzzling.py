"""Puzzles: made without end, proven again, and the one of a day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any

from msgspec import ValidationError, convert, to_builtins

from tilewright.arguments import expect
from tilewright.errors import BadInput
from tilewright.games import GameRules
from tilewright.library import drawn  # noqa: F401, for notebooks show what comes from here
from tilewright.library.edge import near
from tilewright.library.editions import rules_of
from tilewright.puzzles import collection, generation
from tilewright.puzzles.grading import GRADES
from tilewright.puzzles.kinds import PUZZLES, AnyPuzzle, fault
from tilewright.puzzles.puzzle import Puzzle
from tilewright.rules.booklets import DEFAULT
from tilewright.tiles import quoted


def make_puzzles(
    rules: GameRules | str = DEFAULT, kind: str = "any", seed: int = 0, difficulty: int | None = None
) -> Iterator[AnyPuzzle]:
    """Return an iterator over puzzles without end, each proven to have one answer; the same seed gives the same ones.

    `kind` is `out`, `most`, `open`, `free_joker`, in Turbo `cross`, or `any`; `difficulty` is from 1 to 10.
    """
    book = rules_of(rules)
    expect("kind", kind, str, "the name of a kind, or any")
    expect("seed", seed, int, "a whole number")
    able = PUZZLES.of(book).goals
    kinds = [one for one in able if kind in {one.value, "any"}]
    names = [*(one.value for one in able), "any"]
    if not kinds:
        raise BadInput(f"kind is one of {', '.join(names)}, not {quoted(kind)}{near(kind, names)}")
    if difficulty is not None:
        expect("difficulty", difficulty, int, "a number from 1 to 10, or None")
        if difficulty not in GRADES:
            raise BadInput(f"difficulty is from {GRADES[0]} to {GRADES[-1]}, not {difficulty}")
    return generation.puzzles(book, kinds, seed, GRADES if difficulty is None else (difficulty,))


def check_puzzle(puzzle: Puzzle[Any]) -> str | None:
    """Return why a puzzle is not proven, by another method than the one that made it; None if it is."""
    expect("puzzle", puzzle, Puzzle, "a puzzle, as make_puzzles yields it")
    try:
        convert(to_builtins(puzzle), Puzzle[Any])
    except (ValidationError, TypeError) as wrong:
        raise BadInput(f"the puzzle cannot be read: {wrong}") from None
    return fault(puzzle)


def puzzle_of_day(day: date | None = None, rules: GameRules | str | None = None) -> AnyPuzzle:
    """Return the puzzle of a day, today unless it is named; of one rulebook, or the one that everybody gets."""
    if day is not None:
        expect("day", day, date, "a date, or None for today")
    when = date.today() if day is None else day
    if rules is None:
        return collection.puzzle_of_day(when)
    name = rules_of(rules).id
    found = collection.daily(name, when)
    if found is None:
        raise BadInput(f"no puzzles ship for {name}")
    return found
