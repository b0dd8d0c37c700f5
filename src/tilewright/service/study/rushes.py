"""The rush: puzzles of rising difficulty for three minutes, until the third miss; the server keeps the time."""

from __future__ import annotations

import hashlib
import secrets
from datetime import UTC, date, datetime
from functools import lru_cache
from itertools import groupby, islice
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Row, select, update

from tilewright.answers.errors import NoSuchPuzzle
from tilewright.answers.puzzles import PuzzleShown, judge_puzzle, show_puzzle
from tilewright.chance import Chance, shuffled
from tilewright.hosting.refusals import NotNow
from tilewright.messages.avatars import Avatar
from tilewright.messages.bounds import Rows
from tilewright.messages.ids import Millis, PlayerId
from tilewright.puzzles.collection import RULES, collection
from tilewright.puzzles.kinds import AnyPuzzle
from tilewright.service.accounts.shown import shown_players
from tilewright.service.errors import NoSuchRush
from tilewright.service.storage.account_schema import ACCOUNTS
from tilewright.service.storage.group_commit import INSERTS
from tilewright.service.storage.schema import PUZZLE_RUSHES
from tilewright.service.storage.store import Store
from tilewright.words.sentence import sentence

RUSH_MS = 180_000
MOST_MISSES = 3
_PER_GRADE = 3
_SECRET_BYTES = 18
_ID_LENGTH = 16
# Choosing the puzzles takes a millisecond, and each answer needs them twice.
_MOST_REMEMBERED = 256
_BOARD = 10
_CHANGED = ("solved", "missed", "best", "day", "day_best")


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


class BoardLine(Struct, frozen=True, kw_only=True):
    """One of the best scores of a day; a guest has no name here. `mine` is set for the player's own."""

    name: str | None
    avatar: Avatar
    score: int
    mine: bool


class _Rush(Struct, frozen=True, kw_only=True):
    """A rush as it is stored; `run` is a secret that decides its puzzles."""

    player: PlayerId
    rules: str
    run: str
    began_at: Millis
    solved: int
    missed: int
    best: int
    day: str | None
    day_best: int | None


async def begin_rush(store: Store, player: PlayerId, rules: str, at: Millis, language: str) -> RushShown:
    """Begin a rush, which ends the player's last one under the rulebook, or raise NoSuchPuzzle."""
    if rules not in RULES or not collection(rules):
        raise NoSuchPuzzle
    fresh = {"run": secrets.token_urlsafe(_SECRET_BYTES), "began_at": at, "solved": 0, "missed": 0}

    def work(connection: Connection) -> _Rush:
        first = INSERTS[connection.dialect.name](PUZZLE_RUSHES).values(player=player, rules=rules, best=0, **fresh)
        connection.execute(first.on_conflict_do_nothing())
        this = (PUZZLE_RUSHES.c.player == player) & (PUZZLE_RUSHES.c.rules == rules)
        connection.execute(update(PUZZLE_RUSHES).where(this).values(**fresh))
        return _read(connection.execute(select(PUZZLE_RUSHES).where(this)).one())

    return _shown(await store.write(work), at, language)


async def answer_rush(  # noqa: PLR0913, each is part of what is asked
    store: Store, whose: tuple[PlayerId, str], answer: RushAnswer, at: Millis, language: str, *, listed: bool = False
) -> RushShown:
    """Judge an answer in the rush of a player and a run, and return what comes next; `listed` ones are on the board.

    After the end nothing counts. Raise NoSuchRush if the player has begun another since, or NotNow if the puzzle has
    its answer already.
    """
    player, run = whose
    rush = next((rush for rush in await _rushes(store, player) if run_id(rush.run) == run), None)
    if rush is None:
        raise NoSuchRush
    puzzle = _next_puzzle(rush, at)
    if puzzle is None:
        return _shown(rush, at, language)
    if answer.number != _number(rush):
        raise NotNow(sentence("refused-rush-answered"))
    right = answer.after is not None and judge_puzzle(puzzle.id, answer.after, language).solved
    after = _after(rush, right, _day(at).isoformat() if listed else None)
    # Only one of several answers to a puzzle that arrive at once is stored.
    table = PUZZLE_RUSHES.c
    unchanged = update(PUZZLE_RUSHES).where(
        table.player == player, table.run == rush.run, table.solved == rush.solved, table.missed == rush.missed
    )
    if not await store.execute(unchanged.values(**{name: getattr(after, name) for name in _CHANGED})):
        raise NotNow(sentence("refused-rush-answered"))
    return replace(_shown(after, at, language), right=right)


async def board_of(store: Store, player: PlayerId, rules: str, day: date) -> tuple[BoardLine, ...]:
    """Return the best scores of a day under a rulebook, the highest first, as a player sees them."""
    found = PUZZLE_RUSHES.c
    query = select(found.player, found.day_best, ACCOUNTS.c.player).outerjoin(
        ACCOUNTS, ACCOUNTS.c.player == found.player
    )
    query = query.where(found.day == day.isoformat(), found.rules == rules, found.day_best > 0)
    rows = await store.read(query.order_by(found.day_best.desc(), found.player).limit(_BOARD))
    people = await shown_players(store, [PlayerId(each) for each, _, _ in rows])
    return tuple(
        BoardLine(
            name=people[PlayerId(each)].name if account is not None or each == player else None,
            avatar=people[PlayerId(each)].avatar,
            score=score,
            mine=each == player,
        )
        for each, score, account in rows
    )


async def best_rushes(store: Store, player: PlayerId) -> dict[str, int]:
    """Return a player's best score by rulebook."""
    return {rush.rules: rush.best for rush in await _rushes(store, player)}


async def puzzles_in_rushes(store: Store, player: PlayerId, at: Millis) -> set[str]:
    """Return the puzzles that a player has to answer now, one in each running rush."""
    puzzles = [_next_puzzle(rush, at) for rush in await _rushes(store, player)]
    return {puzzle.id for puzzle in puzzles if puzzle is not None}


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


def _number(rush: _Rush) -> int:
    return rush.solved + rush.missed + 1


def _next_puzzle(rush: _Rush, at: Millis) -> AnyPuzzle | None:
    """Return the puzzle to answer, or None once the rush is over."""
    if rush.missed >= MOST_MISSES or at - rush.began_at >= RUSH_MS:
        return None
    return next(islice(puzzles_of_rush(rush.rules, rush.run), _number(rush) - 1, None), None)


def _after(rush: _Rush, right: bool, day: str | None) -> _Rush:
    if not right:
        return replace(rush, missed=rush.missed + 1)
    solved = rush.solved + 1
    after = replace(rush, solved=solved, best=max(rush.best, solved))
    if day is None:
        return after
    return replace(after, day=day, day_best=max(solved, rush.day_best or 0) if rush.day == day else solved)


def _shown(rush: _Rush, at: Millis, language: str) -> RushShown:
    puzzle = _next_puzzle(rush, at)
    return RushShown(
        run=run_id(rush.run),
        rules=rush.rules,
        number=_number(rush),
        puzzle=None if puzzle is None else show_puzzle(puzzle.id, _day(at), language),
        solved=rush.solved,
        missed=rush.missed,
        left_ms=0 if puzzle is None else RUSH_MS - (at - rush.began_at),
        best=rush.best,
    )


def _day(at: Millis) -> date:
    return datetime.fromtimestamp(at / 1_000, UTC).date()


async def _rushes(store: Store, player: PlayerId) -> list[_Rush]:
    """Return the last rush of a player under each rulebook."""
    return [_read(row) for row in await store.read(select(PUZZLE_RUSHES).where(PUZZLE_RUSHES.c.player == player))]


def _read(row: Row[*tuple[Any, ...]]) -> _Rush:
    return _Rush(**row._mapping)
