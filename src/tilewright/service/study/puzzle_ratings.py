"""Ratings of puzzles and of the players who solve them: each try is a match between the two, and counts once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Row, Table, select, update

from tilewright.answers.puzzles import PuzzleRating
from tilewright.messages.ids import Millis, PlayerId
from tilewright.puzzles.grading import GRADES
from tilewright.puzzles.kinds import AnyPuzzle
from tilewright.service.matches.ratings import Rating, rated
from tilewright.service.storage.group_commit import INSERTS
from tilewright.service.storage.schema import PLAYERS, PUZZLE_PLAYERS, PUZZLE_RATINGS, PUZZLE_TRIES
from tilewright.service.storage.store import Store
from tilewright.service.study.day_figures import count_solver

# A puzzle begins with the rating of its grade: those in the middle are for a player of the usual mean.
_MIDDLE_GRADE, _STEP, _SIGMA = 5.5, 1.5, 25 / 12
# Before this many tries a puzzle is listed under its first grade.
_FEWEST_TRIES = 10
# The first hint shows the pieces, the next ones steps of the answer.
_PIECES, _STEPS = 1, 2
_WON, _DRAWN, _LOST = (0, 1), (0, 0), (1, 0)


class Attempt(Struct, frozen=True):
    """A player at a puzzle, and when; `grades` says whether it counts for the puzzle as well as for the player."""

    player: PlayerId
    puzzle: AnyPuzzle
    at: Millis
    grades: bool = True


class OfDay(Struct, frozen=True):
    """The day of a puzzle, whether that is today, and the seconds to count for its figures, None if none are."""

    day: str
    is_today: bool = True
    seconds: int | None = None


async def note_solved(store: Store, attempt: Attempt, of_day: OfDay | None = None) -> PuzzleRating | None:
    """Store that a player has solved a puzzle, and return their new rating, or None if the try counted before.

    Without a hint the player has won; with the pieces shown, or after a wrong answer, it is a draw. Where it is the
    puzzle of a day, the player is counted among those who have solved it the first time.
    """
    day = of_day.day if of_day is not None and of_day.is_today else None

    def work(connection: Connection) -> PuzzleRating | None:
        before = _locked_try(connection, attempt)
        if before.solved_at is None and of_day is not None and of_day.seconds is not None:
            count_solver(connection, of_day.day, of_day.seconds)
        if before.solved_at is None or day is not None:
            _change_try(connection, attempt, solved_at=before.solved_at or attempt.at, day=day or before.day)
        if before.rating is not None:
            return None
        return _settled(connection, attempt, _DRAWN if before.hints else _WON)

    return await store.write(work)


async def note_hint(store: Store, attempt: Attempt, steps: int) -> PuzzleRating | None:
    """Store that a player was shown the pieces of an answer, or some steps: then the puzzle has won the try."""

    def work(connection: Connection) -> PuzzleRating | None:
        before = _locked_try(connection, attempt)
        hints = _STEPS if steps else _PIECES
        if before.rating is not None or before.hints >= hints:
            return None
        _change_try(connection, attempt, hints=hints)
        return _settled(connection, attempt, _LOST) if steps else None

    return await store.write(work)


async def note_wrong(store: Store, attempt: Attempt) -> PuzzleRating | None:
    """Store that a player's answer was wrong: the first costs as much as the pieces shown, the second loses the try."""

    def work(connection: Connection) -> PuzzleRating | None:
        before = _locked_try(connection, attempt)
        if before.rating is not None:
            return None
        _change_try(connection, attempt, hints=before.hints + 1)
        return _settled(connection, attempt, _LOST) if before.hints else None

    return await store.write(work)


async def rating_of(store: Store, player: PlayerId) -> PuzzleRating:
    """Return a player's rating at puzzles."""
    found = PUZZLE_PLAYERS.c
    rows = await store.read(select(found.mu, found.sigma, found.tries).where(found.player == player))
    rating = next((Rating(mu=mu, sigma=sigma, matches=tries) for mu, sigma, tries in rows), Rating())
    return PuzzleRating(rating.shown, 0, rating.matches, _grade(rating.mu))


async def grades_of(store: Store, rules: str) -> dict[str, int]:
    """Return the difficulties of a rulebook's puzzles that people have tried, as they have fared."""
    found = PUZZLE_RATINGS.c
    rows = await store.read(select(found.puzzle, found.mu).where(found.rules == rules, found.tries >= _FEWEST_TRIES))
    return {puzzle: _grade(mu) for puzzle, mu in rows}


def first_rating(difficulty: int) -> Rating:
    """Return the rating of a puzzle that nobody has tried.

    >>> [_grade(first_rating(grade).mu) for grade in (1, 5, 6, 10)]
    [1, 5, 6, 10]
    """
    return Rating(mu=Rating().mu + _STEP * (difficulty - _MIDDLE_GRADE), sigma=_SIGMA)


def _grade(mu: float) -> int:
    return max(GRADES.start, min(GRADES.stop - 1, round(_MIDDLE_GRADE + (mu - Rating().mu) / _STEP)))


def _locked_try(connection: Connection, attempt: Attempt) -> Row[*tuple[Any, ...]]:
    """Return the player's try at a puzzle; until the commit no other try of the player is changed."""
    connection.execute(select(PLAYERS.c.id).where(PLAYERS.c.id == attempt.player).with_for_update())
    first = {"player": attempt.player, "puzzle": attempt.puzzle.id, "hints": 0, "at": attempt.at}
    _add(connection, PUZZLE_TRIES, first)
    return connection.execute(select(PUZZLE_TRIES).where(_this(attempt))).one()


def _change_try(connection: Connection, attempt: Attempt, **values: object) -> None:
    connection.execute(update(PUZZLE_TRIES).where(_this(attempt)).values(**values))


def _this(attempt: Attempt) -> ColumnElement[bool]:
    return (PUZZLE_TRIES.c.player == attempt.player) & (PUZZLE_TRIES.c.puzzle == attempt.puzzle.id)


def _settled(connection: Connection, attempt: Attempt, places: tuple[int, int]) -> PuzzleRating:
    """Change the ratings of both by how the try ended, and return the player's."""
    puzzle, fresh, first = attempt.puzzle, Rating(), first_rating(attempt.puzzle.difficulty)
    values = {"puzzle": puzzle.id, "rules": puzzle.rules, "mu": first.mu, "sigma": first.sigma, "tries": 0}
    _add(connection, PUZZLE_RATINGS, values)
    _add(connection, PUZZLE_PLAYERS, {"player": attempt.player, "mu": fresh.mu, "sigma": fresh.sigma, "tries": 0})
    whose, which = PUZZLE_PLAYERS.c.player == attempt.player, PUZZLE_RATINGS.c.puzzle == puzzle.id
    before = [_read(connection, PUZZLE_PLAYERS, whose), _read(connection, PUZZLE_RATINGS, which)]
    mine, its = rated(before, places)
    connection.execute(update(PUZZLE_PLAYERS).where(whose).values(mu=mine.mu, sigma=mine.sigma, tries=mine.matches))
    if attempt.grades:
        connection.execute(update(PUZZLE_RATINGS).where(which).values(mu=its.mu, sigma=its.sigma, tries=its.matches))
    _change_try(connection, attempt, rating=mine.shown)
    return PuzzleRating(mine.shown, mine.shown - before[0].shown, mine.matches, _grade(mine.mu))


def _read(connection: Connection, table: Table, which: ColumnElement[bool]) -> Rating:
    row = connection.execute(select(table).where(which).with_for_update()).one()
    return Rating(mu=row.mu, sigma=row.sigma, matches=row.tries)


def _add(connection: Connection, table: Table, values: Mapping[str, object]) -> None:
    """Insert a row unless there is one."""
    connection.execute(INSERTS[connection.dialect.name](table).values(**values).on_conflict_do_nothing())
