"""The puzzles of this device: how its player has fared at each is stored here."""

from msgspec.structs import replace

from tilewright.answers.addresses import Cost, day_at
from tilewright.answers.puzzle_tries import PuzzleTry, Step, tried
from tilewright.answers.puzzles import (
    HintSteps,
    PuzzleHint,
    PuzzleJudged,
    PuzzleTurn,
    hint_at,
    hint_step,
    judge,
    puzzle_of,
    turn_step,
)
from tilewright.answers.requests import Language
from tilewright.local.here import Here, Now, at
from tilewright.local.profile import TRIES
from tilewright.messages.fields import Id, Millis
from tilewright.puzzles.collection import puzzle_of_day


@at("POST /api/puzzles/{puzzle}/turn", Cost.LIGHT, refused=(404, 409), counted="commands")
def judge_puzzle_turn(puzzle: Id, body: PuzzleTurn, here: Here, now: Now, language: Language) -> PuzzleJudged:
    """Show the position of a puzzle, and tell whether a turn is allowed and solves it.

    Where the most pieces are to be found, only a final answer is told whether it solves the puzzle.
    """
    found, today = puzzle_of(puzzle), day_at(Millis(now))
    judged = judge(found, body.after, language, final=body.final)
    step = turn_step(judged, body, today if puzzle_of_day(today) == found else None)
    return replace(judged, tried=_noted(here, puzzle, step, Millis(now)))


@at("POST /api/puzzles/{puzzle}/hint", Cost.SHORT, refused=(404, 409), counted="analyses")
def hint_at_answer(puzzle: Id, body: HintSteps, here: Here, now: Now, language: Language) -> PuzzleHint:
    """Show which pieces the answer plays, and its first steps."""
    hint = hint_at(puzzle_of(puzzle), body.steps, language)
    return replace(hint, tried=_noted(here, puzzle, hint_step(hint), Millis(now)))


def _noted(here: Here, puzzle: str, step: Step, at: Millis) -> PuzzleTry:
    after = tried(here.values.read(f"{TRIES}/{puzzle}", PuzzleTry), step, at)
    here.values.write(f"{TRIES}/{puzzle}", after)
    return after
