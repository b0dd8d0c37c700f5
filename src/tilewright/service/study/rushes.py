"""The rushes of players; the server keeps their time."""

from datetime import date
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, Row, case, select, update

from tilewright.answers.addresses import day_at
from tilewright.answers.errors import NoSuchRush, RushAnswered
from tilewright.answers.rushes import (
    Rush,
    RushAnswer,
    RushShown,
    answered,
    new_rush,
    next_puzzle,
    run_id,
    rush_shown,
)
from tilewright.messages.avatars import Avatar
from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.accounts.players import shown_players
from tilewright.service.storage.account_schema import ACCOUNTS
from tilewright.service.storage.group_commit import INSERTS
from tilewright.service.storage.schema import PUZZLE_RUSHES
from tilewright.service.storage.store import Store

_BOARD = 10


class BoardLine(Struct, frozen=True, kw_only=True):
    """One of the best scores of a day; a guest has no name here. `mine` is set for the player's own."""

    name: str | None
    avatar: Avatar
    score: int
    mine: bool


async def begin_rush(store: Store, player: PlayerId, rules: str, at: Millis, language: str) -> RushShown:
    """Begin a rush, which ends the player's last one under the rulebook, or raise NoSuchPuzzle."""
    rush = new_rush(rules, at)
    # The best score stays.
    fresh = {name: value for name, value in asdict(rush).items() if name != "best"}

    def work(connection: Connection) -> Rush:
        first = INSERTS[connection.dialect.name](PUZZLE_RUSHES).values(player=player, best=0, **fresh)
        connection.execute(first.on_conflict_do_nothing())
        this = (PUZZLE_RUSHES.c.player == player) & (PUZZLE_RUSHES.c.rules == rules)
        connection.execute(update(PUZZLE_RUSHES).where(this).values(**fresh))
        return _read(connection.execute(select(PUZZLE_RUSHES).where(this)).one())

    return rush_shown(await store.write(work), at, language)


async def rush_of(store: Store, player: PlayerId, run: str) -> Rush:
    """Return the rush of a player and a run, or raise NoSuchRush if the player has begun another since."""
    rush = next((rush for rush in await _rushes(store, player) if run_id(rush.run) == run), None)
    if rush is None:
        raise NoSuchRush
    return rush


async def answer_rush(  # noqa: PLR0913, each is part of what is asked
    store: Store, whose: tuple[PlayerId, str], answer: RushAnswer, at: Millis, language: str, *, listed: bool = False
) -> RushShown:
    """Judge an answer in the rush of a player and a run, and return what comes next; `listed` ones are on the board.

    After the end nothing counts. Raise NoSuchRush if the player has begun another since, or RushAnswered if the
    puzzle has its answer already.
    """
    player, run = whose
    rush = await rush_of(store, player, run)
    after, right = answered(rush, answer, at, language)
    if right is None:
        return rush_shown(rush, at, language)
    changed: dict[str, Any] = {name: getattr(after, name) for name in ("solved", "missed", "best")}
    if listed and right:
        day = day_at(at).isoformat()
        changed |= {"day": day, "day_best": _best_of_day(day, after.solved)}
    # Only one of several answers to a puzzle that arrive at once is stored.
    table = PUZZLE_RUSHES.c
    unchanged = update(PUZZLE_RUSHES).where(
        table.player == player, table.run == rush.run, table.solved == rush.solved, table.missed == rush.missed
    )
    if not await store.execute(unchanged.values(**changed)):
        raise RushAnswered
    return rush_shown(after, at, language, right)


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
    puzzles = [next_puzzle(rush, at) for rush in await _rushes(store, player)]
    return {puzzle.id for puzzle in puzzles if puzzle is not None}


def _best_of_day(day: str, solved: int) -> ColumnElement[int]:
    """Return the best score of a day with one more; what is stored may be of another day."""
    found = PUZZLE_RUSHES.c
    return case(((found.day == day) & (found.day_best > solved), found.day_best), else_=solved)


async def _rushes(store: Store, player: PlayerId) -> list[Rush]:
    """Return the last rush of a player under each rulebook."""
    return [_read(row) for row in await store.read(select(PUZZLE_RUSHES).where(PUZZLE_RUSHES.c.player == player))]


def _read(row: Row[*tuple[Any, ...]]) -> Rush:
    return Rush(**{name: row._mapping[name] for name in Rush.__struct_fields__})
