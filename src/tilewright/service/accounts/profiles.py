"""What a player has on every device: a document of the player, and the puzzles solved, which the server has itself."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import Connection, Row, Select, select, update

from tilewright.answers.day_deals import DealPlayed
from tilewright.answers.profiles import (
    MOST_DEALS,
    Profile,
    ProfileShown,
    avatar_in,
    claimed,
    first_solved,
    merged,
    preferences,
)
from tilewright.answers.puzzle_tries import PuzzleTry
from tilewright.messages.fields import Millis, PlayerId
from tilewright.messages.kinds import ENCODER
from tilewright.messages.over_http import Preferences
from tilewright.service.storage.account_schema import ACCOUNTS
from tilewright.service.storage.group_commit import INSERTS
from tilewright.service.storage.schema import PLAYERS, PUZZLE_TRIES
from tilewright.service.storage.store import Store
from tilewright.service.storage.study_schema import DAY_DEALS

_DECODER = msgspec.json.Decoder(Profile)
_TRIED = tuple(PUZZLE_TRIES.c[name] for name in ("puzzle", "ms", "hints", "wrong", "solved_at", "day", "claimed"))


async def preferences_of(store: Store, player: PlayerId) -> Preferences:
    """Return what a player has chosen."""
    return preferences(_decoded(await store.read(select(PLAYERS.c.profile).where(PLAYERS.c.id == player))))


async def profile_of(store: Store, player: PlayerId) -> ProfileShown:
    """Return all that a player has."""
    query = select(PLAYERS.c.profile, ACCOUNTS.c.player)
    query = query.outerjoin(ACCOUNTS, ACCOUNTS.c.player == PLAYERS.c.id).where(PLAYERS.c.id == player)
    rows = await store.read(query)
    puzzles = _solved(await store.read(_tries(player)))
    played = select(DAY_DEALS).where(DAY_DEALS.c.player == player, DAY_DEALS.c.points.is_not(None))
    rows_of_days = await store.read(played.order_by(DAY_DEALS.c.day.desc()).limit(MOST_DEALS))
    deals = {row.day: read_played(row) for row in rows_of_days}
    account = any(account is not None for _, account in rows)
    found = replace(_decoded(rows), puzzles=puzzles, deals=deals)
    return ProfileShown(**asdict(found), avatar=avatar_in(found, player), account=account)


async def merge_profile(store: Store, player: PlayerId, sent: Profile, at: Millis) -> None:
    """Store what a device has beside what is stored; puzzles that it has solved alone are never rated."""

    def work(connection: Connection) -> None:
        # Not in the event loop: the first claim of a puzzle reads all that ship.
        taken = claimed(sent, at)
        mine = PLAYERS.c.id == player
        # Until the commit nobody else changes what the player has.
        before = _decoded(connection.execute(select(PLAYERS.c.profile).where(mine).with_for_update()).all())
        after = merged(before, replace(taken, puzzles={}, deals={}))
        if after != before:
            connection.execute(update(PLAYERS).where(mine).values(profile=ENCODER.encode(after)))
        _store_claims(connection, player, taken.puzzles)
        _store_deals(connection, player, taken.deals)

    await store.write(work)


def _store_claims(connection: Connection, player: PlayerId, claims: Mapping[str, PuzzleTry]) -> None:
    known = _solved(connection.execute(_tries(player).where(PUZZLE_TRIES.c.puzzle.in_(claims))).all())
    better = {
        name: each for name, each in claims.items() if name not in known or first_solved(known[name], each) == each
    }
    rows = [{"player": player, "puzzle": name, "at": each.seen_at} | asdict(each) for name, each in better.items()]
    if rows:
        adding = INSERTS[connection.dialect.name](PUZZLE_TRIES)
        changed = {name: adding.excluded[name] for name in PuzzleTry.__struct_fields__}
        connection.execute(adding.on_conflict_do_update(index_elements=["player", "puzzle"], set_=changed), rows)


def _store_deals(connection: Connection, player: PlayerId, claims: Mapping[str, DealPlayed]) -> None:
    """Store what a player has played on a device alone; a day that the server has seen stays as it saw it."""
    first: dict[str, object] = {"player": player, "match": None, "ended": True, "counts": True}
    rows = [first | {"day": day} | asdict(played) for day, played in claims.items()]
    if rows:
        connection.execute(INSERTS[connection.dialect.name](DAY_DEALS).on_conflict_do_nothing(), rows)


def read_played(row: Row[*tuple[Any, ...]]) -> DealPlayed:
    """Return how a player fared in the deal of a stored row."""
    return DealPlayed(row.at, row.points, row.claimed)


def _tries(player: PlayerId) -> Select[*tuple[Any, ...]]:
    """Return the query for the puzzles that a player has solved; there are no more than ship."""
    return select(*_TRIED).where(PUZZLE_TRIES.c.player == player, PUZZLE_TRIES.c.solved_at.is_not(None))


def _solved(rows: Sequence[Row[*tuple[Any, ...]]]) -> dict[str, PuzzleTry]:
    return {
        puzzle: PuzzleTry(
            seen_at=at, ms=ms or 0, hints=hints, wrong=wrong or 0, solved_at=at, day=day, claimed=bool(claim)
        )
        for puzzle, ms, hints, wrong, at, day, claim in rows
    }


def _decoded(rows: Sequence[Row[*tuple[Any, ...]]]) -> Profile:
    """Return the document of a player's row, which comes first in it; somebody deleted has none."""
    return next((_DECODER.decode(row[0]) for row in rows if row[0]), Profile())
