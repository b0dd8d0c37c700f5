"""Personal data of a player: the list of matches, the export, and the deletion."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from functools import partial
from itertools import count
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Row, Select, delete, exists, select, update

from tilewright.engine import Outcome, Seat
from tilewright.hosting.refusals import NotBegun
from tilewright.messages.ids import MatchId, Millis, PlayerId
from tilewright.messages.kinds import ENCODER
from tilewright.messages.over_http import Played
from tilewright.service.accounts.players import DELETED, names_of
from tilewright.service.accounts.ways_in import WAYS_IN
from tilewright.service.matches.service import Matches
from tilewright.service.rooms.store import leave_rooms
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import (
    ACCOUNTS,
    AUDIT,
    BANS,
    FORMER_EMAILS,
    ONE_TIME_TOKENS,
    PASSKEYS,
    RECOVERY_CODES,
    ROLES,
)
from tilewright.service.storage.match_deletion import MOST_AT_ONCE, delete_matches
from tilewright.service.storage.people_schema import COMPANIONS, CONSENTS, GROUP_TOTALS, HERE, TABLE_CALLS
from tilewright.service.storage.schema import (
    CHAIRS,
    CHAT,
    KNOWN_PLACES,
    LOGINS,
    MATCHES,
    PLAYERS,
    PUSH_SUBSCRIPTIONS,
    PUZZLE_PLAYERS,
    PUZZLE_RUSHES,
    PUZZLE_TRIES,
    RACK_ORDERS,
    RATING_HISTORY,
    RATINGS,
    REPORTS,
    RESULTS,
    SEATS,
    SHUNNED,
    TOKENS,
)
from tilewright.service.storage.store import Store
from tilewright.service.storage.study_schema import MISTAKES

# A few milliseconds of work in the event loop.
_PAGE = 200


async def history(matches: Matches, player: PlayerId, before: Millis | None, most: int) -> tuple[Played, ...]:
    """Return the matches of a player created before a time, the latest first.

    Matches, seats and names are one query each; besides them only finished matches that are not in memory are read.
    """
    columns = MATCHES.c
    query = select(columns.id, columns.rules, columns.created_at, columns.head, columns.over, SEATS.c.seat)
    query = query.join(SEATS, SEATS.c.match == columns.id).where(SEATS.c.player == player)
    query = query.order_by(columns.created_at.desc(), columns.id).limit(most)
    if before is not None:
        query = query.where(columns.created_at < before)
    rows = await matches.store.read(query)
    holders = await _holders(matches.store, [row.id for row in rows])
    people = {person for seats in holders.values() for person, _ in seats if person is not None}
    names = await names_of(matches.store, people)
    return tuple(
        [
            _played(row, holders[row.id], names, await _outcome(matches, row.id, row.head) if row.over else None)
            for row in rows
        ]
    )


async def _holders(store: Store, matches: Collection[str]) -> dict[str, list[tuple[PlayerId | None, str | None]]]:
    """Return the player and the bot of each seat of some matches, in the order of the seats."""
    query = select(SEATS.c.match, SEATS.c.player, SEATS.c.bot).where(SEATS.c.match.in_(matches))
    holders: dict[str, list[tuple[PlayerId | None, str | None]]] = {match: [] for match in matches}
    for match, player, bot in await store.read(query.order_by(SEATS.c.match, SEATS.c.seat)):
        holders[match].append((None if player is None else PlayerId(player), bot))
    return holders


async def _outcome(matches: Matches, match: str, head: int) -> Outcome | None:
    try:
        loaded = await matches.load(MatchId(match), at_least=head)
    except NotBegun:
        return None
    outcome: Outcome | None = loaded.hosted.kind.engine.outcome(loaded.state)
    return outcome


def _played(
    row: Row[*tuple[Any, ...]],
    holders: Sequence[tuple[PlayerId | None, str | None]],
    names: Mapping[PlayerId, str],
    outcome: Outcome | None,
) -> Played:
    return Played(
        match=MatchId(row.id),
        rules=row.rules,
        created_at=Millis(row.created_at),
        seat=Seat(row.seat),
        names=tuple((names.get(player) if player else bot) or "" for player, bot in holders),
        bots=tuple(bot for _, bot in holders),
        over=row.over,
        winners=outcome.winners if outcome else (),
        totals=tuple(map(str, outcome.totals)) if outcome else (),
    )


async def export(store: Store, player: PlayerId) -> bytes:
    """Return every row about a player as JSON, by table; hashes of secrets are left out."""
    tables = {name: [row async for row in _rows(store, query)] for name, query in _queries(player).items()}
    return ENCODER.encode(tables)


def _queries(player: PlayerId) -> dict[str, Select[*tuple[Any, ...]]]:
    people, seats, calls, logins = PLAYERS.c, SEATS.c, PUSH_SUBSCRIPTIONS.c, LOGINS.c
    keys, once = PASSKEYS.c, ONE_TIME_TOKENS.c
    orders = select(RACK_ORDERS).join(SEATS, (seats.match == RACK_ORDERS.c.match) & (seats.seat == RACK_ORDERS.c.seat))
    return {
        "player": select(PLAYERS).where(people.id == player),
        "account": select(*(column for column in ACCOUNTS.c if column.name != "password")).where(
            ACCOUNTS.c.player == player
        ),
        "former_emails": select(FORMER_EMAILS.c.email, FORMER_EMAILS.c.until).where(FORMER_EMAILS.c.player == player),
        "logins": select(logins.created_at, logins.expires_at, logins.device, logins.seen_at).where(
            logins.player == player
        ),
        "recovery_codes": select(RECOVERY_CODES.c.created_at).where(RECOVERY_CODES.c.player == player),
        "passkeys": select(keys.id, keys.device, keys.created_at, keys.used_at).where(keys.player == player),
        "one_time_tokens": select(once.purpose, once.email, once.expires_at, once.room).where(once.player == player),
        "known_places": select(KNOWN_PLACES.c.used_at).where(KNOWN_PLACES.c.player == player),
        "roles": select(ROLES.c.granted_at).where(ROLES.c.player == player),
        "bans": select(BANS.c.kind, BANS.c.reason, BANS.c.at, BANS.c.until).where(BANS.c.player == player),
        "audit": select(AUDIT.c.at, AUDIT.c.act, AUDIT.c.subject, AUDIT.c.details).where(AUDIT.c.operator == player),
        "tokens": select(TOKENS.c.id, TOKENS.c.label, TOKENS.c.created_at).where(TOKENS.c.player == player),
        "push_subscriptions": select(calls.endpoint, calls.language, calls.created_at).where(calls.player == player),
        "seats": select(seats.match, seats.seat).where(seats.player == player),
        "rack_orders": orders.where(seats.player == player),
        "tables": select(CHAIRS.c.room).where(CHAIRS.c.player == player),
        "chat": select(CHAT).where(CHAT.c.player == player),
        "ratings": select(RATINGS).where(RATINGS.c.player == player),
        "rating_history": select(RATING_HISTORY).where(RATING_HISTORY.c.player == player),
        "results": select(RESULTS).where(RESULTS.c.player == player),
        "mistakes": select(MISTAKES).where(MISTAKES.c.player == player),
        "puzzle_rating": select(PUZZLE_PLAYERS).where(PUZZLE_PLAYERS.c.player == player),
        "puzzle_tries": select(PUZZLE_TRIES).where(PUZZLE_TRIES.c.player == player),
        # The secret of a rush would tell its puzzles.
        "puzzle_rushes": select(*(column for column in PUZZLE_RUSHES.c if column.name != "run")).where(
            PUZZLE_RUSHES.c.player == player
        ),
        "shunned": select(SHUNNED).where(SHUNNED.c.player == player),
        "companions": select(COMPANIONS).where(COMPANIONS.c.player == player),
        "consents": select(CONSENTS.c.other, CONSENTS.c.at).where(CONSENTS.c.player == player),
        "table_calls": select(TABLE_CALLS).where(TABLE_CALLS.c.player == player),
        "here": select(HERE.c.seen_at, HERE.c.match).where(HERE.c.player == player),
        "group_totals": select(GROUP_TOTALS).where(GROUP_TOTALS.c.player == player),
        "reports": select(REPORTS.c.about, REPORTS.c.room, REPORTS.c.at, REPORTS.c.reason).where(
            REPORTS.c.reporter == player
        ),
    }


async def _rows(store: Store, query: Select[*tuple[Any, ...]]) -> AsyncIterator[msgspec.Raw]:
    """Yield rows as JSON, read in pages: a player may have many thousands, and nobody waits for them."""
    ordered = query.order_by(*query.selected_columns)
    for start in count(0, _PAGE):
        page = await store.read(ordered.limit(_PAGE).offset(start))
        for row in page:
            yield msgspec.Raw(ENCODER.encode(_plain(row)))
        if len(page) < _PAGE:
            return


def _plain(row: Row[*tuple[Any, ...]]) -> dict[str, Any]:
    """Return a row with its JSON values decoded."""
    values = row._mapping.items()
    return {name: msgspec.json.decode(value) if isinstance(value, bytes) else value for name, value in values}


async def delete_player(store: Store, player: PlayerId) -> None:
    """Delete the data of a player, with the matches that nobody else is in; in others the seats have no name any more.

    Nobody is logged in as the player from the start, so that no match begins meanwhile.
    """
    await store.write(lambda connection: _delete_from(connection, player, WAYS_IN))
    while matches := [match for (match,) in await store.read(_matches_alone(player))]:
        await store.write(partial(delete_matches, matches=matches))

    def deleted(connection: Connection) -> None:
        leave_rooms(connection, player, now())
        mine = select(SEATS.c.match, SEATS.c.seat).where(SEATS.c.player == player)
        for match, seat in connection.execute(mine).all():
            connection.execute(delete(RACK_ORDERS).where(RACK_ORDERS.c.match == match, RACK_ORDERS.c.seat == seat))
        # The totals of the others would name nobody they were won against.
        groups = select(GROUP_TOTALS.c.company).where(GROUP_TOTALS.c.player == player)
        connection.execute(delete(GROUP_TOTALS).where(GROUP_TOTALS.c.company.in_(groups)))
        _delete_from(connection, player, (*WAYS_IN, *_ABOUT))
        # What an operator did stays, without who did it, and without the name of whom it was done to.
        connection.execute(update(AUDIT).where(AUDIT.c.operator == player).values(operator=None))
        connection.execute(update(AUDIT).where(AUDIT.c.subject == player).values(details=""))
        connection.execute(update(REPORTS).where(REPORTS.c.about == player).values(lines=b"[]"))
        gone = {"name": DELETED, "profile": None, "shows_presence": None}
        connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(gone))

    await store.write(deleted)


def _delete_from(connection: Connection, player: PlayerId, columns: Collection[Column[str]]) -> None:
    for column in columns:
        connection.execute(delete(column.table).where(column == player))


def _matches_alone(player: PlayerId) -> Select[str]:
    """Return the query for some matches of a player in which there is nobody else but bots and deleted players."""
    other = SEATS.alias()
    somebody = exists().where(
        other.c.match == SEATS.c.match,
        other.c.player != player,
        PLAYERS.c.id == other.c.player,
        PLAYERS.c.name != DELETED,
    )
    return select(SEATS.c.match).where(SEATS.c.player == player, ~somebody).limit(MOST_AT_ONCE)


_ABOUT = (
    ACCOUNTS.c.player,
    FORMER_EMAILS.c.player,
    ROLES.c.player,
    BANS.c.player,
    PUSH_SUBSCRIPTIONS.c.player,
    CHAT.c.player,
    CHAIRS.c.player,
    RATINGS.c.player,
    RATING_HISTORY.c.player,
    RESULTS.c.player,
    MISTAKES.c.player,
    PUZZLE_PLAYERS.c.player,
    PUZZLE_TRIES.c.player,
    PUZZLE_RUSHES.c.player,
    SHUNNED.c.player,
    SHUNNED.c.other,
    COMPANIONS.c.player,
    COMPANIONS.c.other,
    CONSENTS.c.player,
    CONSENTS.c.other,
    TABLE_CALLS.c.player,
    HERE.c.player,
    KNOWN_PLACES.c.player,
    REPORTS.c.reporter,
)
