"""Ratings of puzzles and of the players who solve them: each try is a match between the two, and counts once."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Row, Table, select, update

from tilewright.answers.errors import NoSuchPuzzle
from tilewright.answers.puzzle_tries import PuzzleTry, Step, tried
from tilewright.answers.puzzles import PuzzleRating
from tilewright.messages.fields import Millis, PlayerId
from tilewright.puzzles.grading import GRADES
from tilewright.puzzles.kinds import AnyPuzzle
from tilewright.service.matches.ratings import Rating, rated
from tilewright.service.storage.group_commit import INSERTS
from tilewright.service.storage.schema import PLAYERS, PUZZLE_PLAYERS, PUZZLE_RATINGS, PUZZLE_TRIES
from tilewright.service.storage.store import Store
from tilewright.service.storage.study_schema import MISTAKES
from tilewright.service.study.day_figures import count_solver

# A puzzle begins with the rating of its grade: those in the middle are for a player of the usual mean.
_MIDDLE_GRADE, _STEP, _SIGMA = 5.5, 1.5, 25 / 12
# Before this many tries a puzzle is listed under its first grade.
_FEWEST_TRIES = 10
# A player who has not done anything else is noted this seldom.
_BETWEEN_LOOKS = 10 * 1_000
_WON, _DRAWN, _LOST = (0, 1), (0, 0), (1, 0)


class Attempt(Struct, frozen=True):
    """A player at a puzzle, and when; `own` if it was made of a turn that they missed.

    `rated` says whether it counts for the player, and `grades` whether for the puzzle as well.
    """

    player: PlayerId
    puzzle: AnyPuzzle
    at: Millis
    grades: bool = True
    rated: bool = True
    own: bool = False

    @property
    def table(self) -> Table:
        """Where it is stored."""
        return MISTAKES if self.own else PUZZLE_TRIES

    @property
    def row(self) -> ColumnElement[bool]:
        """Which row of the table it is."""
        return (self.table.c.player == self.player) & (self.table.c.puzzle == self.puzzle.id)


class Noted(Struct, frozen=True):
    """How a player has fared at a puzzle so far, and their new rating if the try has just counted."""

    tried: PuzzleTry
    rating: PuzzleRating | None = None


async def note_step(store: Store, attempt: Attempt, step: Step, day: str | None = None) -> Noted:
    """Store what a player has done at a puzzle, and return how they have fared so far, or raise NoSuchPuzzle.

    A try counts once: solved without a hint the player has won; with the pieces shown, or after a wrong answer, it is a
    draw; two hints or wrong answers lose it. Somebody who solves the puzzle of a `day` for the first time, and was
    shown it before, is counted among those who have solved it.
    """
    if step.is_look:
        for row in await store.read(select(attempt.table).where(attempt.row)):
            if row.seen_at is not None and attempt.at - row.seen_at < _BETWEEN_LOOKS:
                return Noted(tried(_read_try(row, attempt.at), step, attempt.at))

    def work(connection: Connection) -> Noted:
        row = _locked_try(connection, attempt)
        before = _read_try(row, attempt.at)
        after = tried(before, step, attempt.at)
        _change_try(connection, attempt, **{name: getattr(after, name) for name in _fields(attempt)})
        is_solved = before.solved_at is None and after.solved_at is not None
        if is_solved and day is not None and row.seen_at is not None:
            count_solver(connection, day, after.seconds)
        places = _places(after)
        if not attempt.rated or attempt.own or after.claimed or row.rating is not None or places is None:
            return Noted(after)
        return Noted(after, _settled(connection, attempt, places))

    return await store.write(work)


def _places(found: PuzzleTry) -> tuple[int, int] | None:
    """Return how a try has ended for the player and the puzzle, or None while it goes on."""
    lapses = found.hints + found.wrong
    if lapses > 1:
        return _LOST
    return None if found.solved_at is None else _DRAWN if lapses else _WON


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
    if not attempt.own:
        first = {"player": attempt.player, "puzzle": attempt.puzzle.id, "hints": 0, "at": attempt.at}
        _add(connection, PUZZLE_TRIES, first)
    row = connection.execute(select(attempt.table).where(attempt.row)).one_or_none()
    if row is None:
        raise NoSuchPuzzle
    return row


def _read_try(row: Row[*tuple[Any, ...]], at: Millis) -> PuzzleTry:
    """Return a stored try; one that has not begun begins now."""
    stored = {name: value for name, value in row._mapping.items() if value is not None}
    return PuzzleTry(**{"seen_at": at} | {name: stored[name] for name in PuzzleTry.__struct_fields__ if name in stored})


def _fields(attempt: Attempt) -> list[str]:
    """Return what is stored of a try; the player's own puzzles are of no day."""
    return [name for name in PuzzleTry.__struct_fields__ if name in attempt.table.c]


def _change_try(connection: Connection, attempt: Attempt, **values: object) -> None:
    connection.execute(update(attempt.table).where(attempt.row).values(**values))


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
    _change_try(connection, attempt, rating=mine.shown, sigma=mine.sigma)
    return PuzzleRating(mine.shown, mine.shown - before[0].shown, mine.matches, _grade(mine.mu))


def _read(connection: Connection, table: Table, which: ColumnElement[bool]) -> Rating:
    row = connection.execute(select(table).where(which).with_for_update()).one()
    return Rating(mu=row.mu, sigma=row.sigma, matches=row.tries)


def _add(connection: Connection, table: Table, values: Mapping[str, object]) -> None:
    """Insert a row unless there is one."""
    connection.execute(INSERTS[connection.dialect.name](table).values(**values).on_conflict_do_nothing())
