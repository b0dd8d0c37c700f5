"""The rush: puzzles of rising difficulty for three minutes, until the third miss."""

import hashlib
import secrets
from functools import lru_cache
from itertools import groupby, islice
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.answers.addresses import day_at
from tilewright.answers.errors import NoSuchPuzzle, RushAnswered
from tilewright.answers.puzzles import PuzzleShown, judge_puzzle, show_puzzle
from tilewright.answers.requests import Language
from tilewright.chance import Chance, shuffled
from tilewright.messages.fields import Millis, Rows, RulesId
from tilewright.puzzles.collection import RULES, collection
from tilewright.puzzles.kinds import AnyPuzzle
from tilewright.rules.booklets import DEFAULT

RUSH_MS = 180_000
MOST_MISSES = 3
_PER_GRADE = 3
_SECRET_BYTES = 18
_ID_LENGTH = 16
# Choosing the puzzles takes a millisecond, and each answer needs them twice.
_MOST_REMEMBERED = 256


class NewRush(Struct, frozen=True, forbid_unknown_fields=True):
    """The rulebook of a rush."""

    rules: RulesId = DEFAULT


class RushAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a puzzle of a rush, counted from 1: the table after the turn, or nothing to skip the puzzle."""

    number: Annotated[int, Meta(ge=1, le=1_000)]
    after: Rows | None = None


class RushShown(Struct, frozen=True, kw_only=True):
    """A rush: its puzzle with its number, or none once it is over, the score, and the time left.

    `best` is the player's best score under the rulebook. `right` tells whether the answer just given solved its puzzle;
    it is not set where no answer was judged.
    """

    run: str
    rules: str
    number: int
    puzzle: PuzzleShown | None
    solved: int
    missed: int
    misses: int = MOST_MISSES
    left_ms: int
    whole_ms: int = RUSH_MS
    best: int
    right: bool | None = None


class Rush(Struct, frozen=True, kw_only=True):
    """A rush as it is stored; `run` is a secret that decides its puzzles."""

    rules: str
    run: str
    began_at: Millis
    solved: int = 0
    missed: int = 0
    best: int = 0


def new_rush(rules: str, at: Millis) -> Rush:
    """Return a rush that begins now, or raise NoSuchPuzzle."""
    if rules not in RULES or not collection(rules):
        raise NoSuchPuzzle
    return Rush(rules=rules, run=secrets.token_urlsafe(_SECRET_BYTES), began_at=at)


def answered(rush: Rush, answer: RushAnswer, at: Millis, language: str) -> tuple[Rush, bool | None]:
    """Return a rush after an answer, and whether that was right; after the end nothing counts, and None comes back.

    Raise RushAnswered if the puzzle has its answer already.
    """
    puzzle = next_puzzle(rush, at)
    if puzzle is None:
        return rush, None
    if answer.number != _number(rush):
        raise RushAnswered
    right = answer.after is not None and judge_puzzle(puzzle.id, answer.after, language).solved
    if not right:
        return replace(rush, missed=rush.missed + 1), False
    solved = rush.solved + 1
    return replace(rush, solved=solved, best=max(rush.best, solved)), True


def rush_shown(rush: Rush, at: Millis, language: str, right: bool | None = None) -> RushShown:
    """Return a rush as it is shown; `right` tells whether the answer just given was."""
    puzzle = next_puzzle(rush, at)
    return RushShown(
        run=run_id(rush.run),
        rules=rush.rules,
        number=_number(rush),
        puzzle=None if puzzle is None else show_puzzle(puzzle.id, day_at(at), Language(language)),
        solved=rush.solved,
        missed=rush.missed,
        left_ms=0 if puzzle is None else RUSH_MS - (at - rush.began_at),
        best=rush.best,
        right=right,
    )


def next_puzzle(rush: Rush, at: Millis) -> AnyPuzzle | None:
    """Return the puzzle to answer, or None once the rush is over."""
    if rush.missed >= MOST_MISSES or at - rush.began_at >= RUSH_MS:
        return None
    return next(islice(puzzles_of_rush(rush.rules, rush.run), _number(rush) - 1, None), None)


def run_id(run: str) -> str:
    """Return the id by which a rush is named outside, which does not tell its puzzles."""
    return hashlib.sha256(f"tilewright run:{run}".encode()).hexdigest()[:_ID_LENGTH]


@lru_cache(_MOST_REMEMBERED)
def puzzles_of_rush(rules: str, run: str) -> tuple[AnyPuzzle, ...]:
    """Return the puzzles of a rush by its secret: a few of each grade by chance, easy ones first."""
    key = hashlib.sha256(f"tilewright rush:{rules}:{run}".encode()).digest()
    mixed, _ = shuffled(collection(rules), Chance(key))
    grades = groupby(sorted(mixed, key=_difficulty), key=_difficulty)
    return tuple(puzzle for _, of_grade in grades for puzzle in islice(of_grade, _PER_GRADE))


def _difficulty(puzzle: AnyPuzzle) -> int:
    return puzzle.difficulty


def _number(rush: Rush) -> int:
    return rush.solved + rush.missed + 1
