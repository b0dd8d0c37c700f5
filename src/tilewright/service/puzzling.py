"""Puzzles on the server: what there is to find, whether a turn is it, and hints. What was solved is stored nowhere."""

from __future__ import annotations

from datetime import date
from itertools import chain

from msgspec import Struct
from msgspec.structs import asdict

from tilewright.game.table import tiles_on
from tilewright.puzzles.collection import RULES, collection, daily, shipped
from tilewright.puzzles.puzzle import Kind, Puzzle, position_of
from tilewright.service.bounds import Rows
from tilewright.service.errors import NoSuchPuzzle
from tilewright.service.judging import TurnAsked, TurnJudged, judge_turn
from tilewright.service.screens.protocol import HintStep
from tilewright.service.screens.tiles import steps_shown
from tilewright.solver.present.least_change import rebuilt
from tilewright.solver.solve import Answer
from tilewright.tiles.notation import read_faces, read_rows
from tilewright.words.say import say

_GOALS = {
    Kind.OUT: "puzzle-out",
    Kind.MOST: "puzzle-most",
    Kind.OPEN: "puzzle-open",
    Kind.FREE_JOKER: "puzzle-free-joker",
}


class PuzzleListed(Struct, frozen=True):
    """A puzzle in a list; `difficulty` goes from 1 to 10."""

    puzzle: str
    kind: Kind
    difficulty: int


class PuzzleShown(Struct, frozen=True, kw_only=True):
    """A puzzle: its rulebook, and a sentence that says what there is to find; `day` is set if it is that of today."""

    puzzle: str
    rules: str
    kind: Kind
    difficulty: int
    goal: str
    day: str | None = None


class PuzzleJudged(TurnJudged, frozen=True, kw_only=True):
    """A puzzle's position with piece numbers, the verdict on a turn if one is given, and whether that solves it."""

    solved: bool = False


class PuzzleHint(Struct, frozen=True):
    """The pieces that the answer plays, and its first steps, as many as were asked for; `all` is how many there are."""

    tiles: tuple[int, ...]
    steps: tuple[HintStep, ...]
    all: int


def list_puzzles(rules: str) -> tuple[PuzzleListed, ...]:
    """Return the puzzles of a rulebook, easy ones first; none if it has none."""
    listed = (PuzzleListed(puzzle.id, puzzle.kind, puzzle.difficulty) for puzzle in collection(rules))
    return tuple(sorted(listed, key=lambda puzzle: puzzle.difficulty)) if rules in RULES else ()


def show_daily(rules: str, today: date, language: str) -> PuzzleShown:
    """Return the puzzle of a day, or raise NoSuchPuzzle if the rulebook has none."""
    puzzle = daily(rules, today) if rules in RULES else None
    if puzzle is None:
        raise NoSuchPuzzle
    return _shown(puzzle, language, today)


def show_puzzle(name: str, today: date, language: str) -> PuzzleShown:
    """Return a puzzle, or raise NoSuchPuzzle."""
    puzzle = puzzle_of(name)
    return _shown(puzzle, language, today if daily(puzzle.rules, today) == puzzle else None)


def judge_puzzle(name: str, after: Rows | None, language: str) -> PuzzleJudged:
    """Return the position of a puzzle, and whether a turn is allowed and solves it, or raise NoSuchPuzzle."""
    puzzle = puzzle_of(name)
    asked = TurnAsked(
        rules=puzzle.rules,
        house=puzzle.house,
        table=puzzle.table,
        rack=puzzle.rack,
        opened=puzzle.opened,
        after=after,
    )
    judged = judge_turn(asked, language)
    laid = len(list(chain(*(after or ())))) - len(list(chain(*judged.table)))
    # Proven of every puzzle: no other choice of as many pieces can be laid, and no other at all that opens.
    return PuzzleJudged(**asdict(judged), solved=judged.allowed and laid == len(puzzle.answer.played))


def hint_for_puzzle(name: str, steps: int, language: str) -> PuzzleHint:
    """Return the pieces of the answer and its first steps, or raise NoSuchPuzzle."""
    puzzle = puzzle_of(name)
    position = position_of(puzzle)
    played = read_faces(puzzle.answer.played)
    answer = Answer(
        rows=tuple(read_rows(puzzle.answer.table)), played=played, tiles=len(played), points=0, exact=True, us=0
    )
    after = rebuilt(position, answer)
    shown = steps_shown(position.table, after, language)
    return PuzzleHint(tuple(sorted(tiles_on(after) - tiles_on(position.table))), shown[:steps], len(shown))


def puzzle_of(name: str) -> Puzzle:
    """Return the puzzle with an id, or raise NoSuchPuzzle."""
    found = shipped(name)
    if found is None:
        raise NoSuchPuzzle
    return found


def _shown(puzzle: Puzzle, language: str, day: date | None) -> PuzzleShown:
    return PuzzleShown(
        puzzle=puzzle.id,
        rules=puzzle.rules,
        kind=puzzle.kind,
        difficulty=puzzle.difficulty,
        goal=say(_GOALS[puzzle.kind], language),
        day=None if day is None else day.isoformat(),
    )
