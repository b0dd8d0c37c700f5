"""Personal data of a player: the list of matches, the export, and the deletion."""

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from functools import partial
from itertools import count
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Row, Select, delete, exists, select, update

from tilewright.engine import Outcome, Seat
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.messages.kinds import ENCODER
from tilewright.messages.over_http import Played
from tilewright.service.accounts.players import DELETED, names_of
from tilewright.service.accounts.ways_in import WAYS_IN
from tilewright.service.matches.service import Matches
from tilewright.service.rooms.store import leave_rooms
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import AUDIT
from tilewright.service.storage.match_deletion import MOST_AT_ONCE, delete_matches
from tilewright.service.storage.people_schema import GROUP_TOTALS
from tilewright.service.storage.schema import MATCHES, METADATA, PLAYERS, RACK_ORDERS, REPORTS, SEATS, references_to
from tilewright.service.storage.store import Store
from tilewright.service.storage.tournament_schema import TOURNAMENT_EVENTS, TOURNAMENTS
from tilewright.service.study.results import outcome_of

# A few milliseconds of work in the event loop.
_PAGE = 200
# What stays of a deleted player: seats and reports for the other players, and what an operator did.
_STAYING = frozenset((SEATS.c.player, REPORTS.c.about, AUDIT.c.operator))


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
            _played(row, holders[row.id], names, (await outcome_of(matches, row.id, row.head))[0] if row.over else None)
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
    def rows(table: str, *names: str, owner: str = "player") -> Select[*tuple[Any, ...]]:
        """Return the query for the player's rows of a table, with these columns or all."""
        columns = METADATA.tables[table].c
        return select(*(columns[name] for name in names or columns.keys())).where(columns[owner] == player)

    of_seat = (SEATS.c.match == RACK_ORDERS.c.match) & (SEATS.c.seat == RACK_ORDERS.c.seat)
    return {
        "player": rows("players", owner="id"),
        "account": rows("accounts", "player", "login", "created_at", "email", "email_at", "renewed_at"),
        "former_emails": rows("former_emails", "email", "until"),
        "logins": rows("logins", "created_at", "expires_at", "device", "seen_at"),
        "recovery_codes": rows("recovery_codes", "created_at"),
        "passkeys": rows("passkeys", "id", "device", "created_at", "used_at"),
        "one_time_tokens": rows("one_time_tokens", "purpose", "email", "expires_at", "room"),
        "known_places": rows("known_places", "used_at"),
        "roles": rows("roles", "granted_at"),
        "bans": rows("bans", "kind", "reason", "at", "until"),
        "audit": rows("audit", "at", "act", "subject", "details", owner="operator"),
        "tokens": rows("tokens", "id", "label", "created_at"),
        "push_subscriptions": rows("push_subscriptions", "endpoint", "language", "created_at"),
        "seats": rows("seats", "match", "seat"),
        "rack_orders": select(RACK_ORDERS).join(SEATS, of_seat).where(SEATS.c.player == player),
        "tables": rows("chairs", "room"),
        "chat": rows("chat"),
        "ratings": rows("ratings"),
        "rating_history": rows("rating_history"),
        "results": rows("results"),
        "day_deals": rows("day_deals"),
        "mistakes": rows("mistakes"),
        "puzzle_rating": rows("puzzle_players"),
        "puzzle_tries": rows("puzzle_tries"),
        # Without the secret of a rush, which would tell its puzzles.
        "puzzle_rushes": rows(
            "puzzle_rushes", "player", "rules", "began_at", "solved", "missed", "best", "day", "day_best"
        ),
        "shunned": rows("shunned"),
        "companions": rows("companions"),
        "consents": rows("consents", "other", "at"),
        "table_calls": rows("table_calls"),
        "here": rows("here", "seen_at", "match"),
        "group_totals": rows("group_totals"),
        "tournaments": rows("tournaments", owner="organiser"),
        "tournament_events": select(TOURNAMENT_EVENTS)
        .join(TOURNAMENTS, TOURNAMENTS.c.id == TOURNAMENT_EVENTS.c.tournament)
        .where(TOURNAMENTS.c.organiser == player),
        "tournament_people": rows("tournament_people"),
        "reports": rows("reports", "about", "room", "at", "reason", owner="reporter"),
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
    plain = {name: msgspec.json.decode(value) if isinstance(value, bytes) else value for name, value in values}
    if isinstance(event := plain.get("event"), dict):
        # That of a tournament: the deals of a duplicate follow from it, and its organiser may play.
        event.pop("secret", None)
    return plain


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
        _delete_from(connection, player, [column for column in references_to(PLAYERS) if column not in _STAYING])
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
