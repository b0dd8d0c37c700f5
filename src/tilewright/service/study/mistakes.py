"""A player's own mistakes: turns missed in reviewed games, stored as puzzles until newer ones take their place."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, select

from tilewright.answers.errors import NoSuchPuzzle
from tilewright.answers.mistakes import Mistake, MistakeListed, list_mistake
from tilewright.answers.puzzles import MissedTurn
from tilewright.hosting.rows import MatchRow
from tilewright.messages.fields import PlayerId
from tilewright.messages.kinds import ENCODER
from tilewright.puzzles.puzzle import TilePuzzle
from tilewright.service.accounts.players import DELETED
from tilewright.service.storage.group_commit import INSERTS
from tilewright.service.storage.schema import PLAYERS
from tilewright.service.storage.store import Store
from tilewright.service.storage.study_schema import MISTAKES

MOST = 50
"""How many a player has; those of the oldest matches go first."""


_PUZZLES = msgspec.json.Decoder(TilePuzzle)


class OwnPuzzle(Struct, frozen=True):
    """A puzzle made of a turn that its player missed."""

    puzzle: TilePuzzle
    missed: MissedTurn


async def store_mistakes(store: Store, row: MatchRow, game: int, mistakes: Sequence[Mistake]) -> None:
    """Store the missed turns of a game for the players of their seats; a deleted player gets none."""

    def work(connection: Connection) -> None:
        for seat, holder in enumerate(row.holders):
            own = [mistake for mistake in mistakes if mistake.seat == seat]
            if own and holder.player is not None and _is_somebody(connection, holder.player):
                _add(connection, holder.player, [_values(row, game, mistake) for mistake in own])

    await store.write(work)


async def mistakes_of(store: Store, player: PlayerId) -> tuple[MistakeListed, ...]:
    """Return the missed turns of a player, those of the latest match first."""
    found = MISTAKES.c
    query = select(MISTAKES).where(found.player == player)
    rows = await store.read(query.order_by(found.at.desc(), found.match, found.game, found.turn).limit(MOST))
    return tuple(
        list_mistake(_PUZZLES.decode(row.body), _missed(row), solved=row.solved_at is not None) for row in rows
    )


async def find_mistake(store: Store, player: PlayerId, puzzle: str) -> OwnPuzzle:
    """Return a puzzle made of a turn that the player missed, or raise NoSuchPuzzle."""
    for row in await store.read(select(MISTAKES).where(MISTAKES.c.player == player, MISTAKES.c.puzzle == puzzle)):
        return OwnPuzzle(_PUZZLES.decode(row.body), _missed(row))
    raise NoSuchPuzzle


def _missed(row: Row[*tuple[Any, ...]]) -> MissedTurn:
    return MissedTurn(row.match, row.game, row.turn)


def _values(row: MatchRow, game: int, mistake: Mistake) -> dict[str, Any]:
    return {
        "player": row.holders[mistake.seat].player,
        "puzzle": mistake.puzzle.id,
        "match": row.id,
        "game": game,
        "turn": mistake.turn,
        "at": row.created_at,
        "body": ENCODER.encode(mistake.puzzle),
    }


def _is_somebody(connection: Connection, player: PlayerId) -> bool:
    """Return whether a player is not deleted; until the commit nobody else changes their mistakes."""
    query = select(PLAYERS.c.name).where(PLAYERS.c.id == player).with_for_update()
    return bool(connection.execute(query).scalar_one() != DELETED)


def _add(connection: Connection, player: PlayerId, rows: list[dict[str, Any]]) -> None:
    connection.execute(INSERTS[connection.dialect.name](MISTAKES).on_conflict_do_nothing(), rows)
    newest = select(MISTAKES.c.puzzle).where(MISTAKES.c.player == player)
    newest = newest.order_by(MISTAKES.c.at.desc(), MISTAKES.c.puzzle).limit(MOST)
    connection.execute(delete(MISTAKES).where(MISTAKES.c.player == player, MISTAKES.c.puzzle.not_in(newest)))
