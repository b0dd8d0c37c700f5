"""What an operator sees at the desk, in pages: reports with their context, people, bans, the audit log, sizes."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Column, Select, Table, func, select

from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.accounts.accounts import login_name
from tilewright.service.accounts.players import names_of
from tilewright.service.desk.bans import Ban, ban_of
from tilewright.service.rooms.chat import Line
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import ACCOUNTS, AUDIT, BANS
from tilewright.service.storage.schema import LOGINS, MATCHES, PLAYERS, REPORTS, ROOMS
from tilewright.service.storage.store import Store
from tilewright.tiles import BadInput

PAGE = 20
_LINES = msgspec.json.Decoder(list[Line])
# Counting all rows of a large table would take long: more than this is "many".
MOST_COUNTED = 100_000


class Someone(Struct, frozen=True):
    """A player as the desk shows them."""

    player: PlayerId
    name: str
    login: str | None


class ReportShown(Struct, frozen=True, kw_only=True):
    """A report: who complained about whom, where and why, and what that player had said there."""

    id: int
    at: Millis
    reporter: Someone
    about: Someone
    table: str
    reason: str
    lines: tuple[Line, ...]
    handled_at: Millis | None


class BanShown(Struct, frozen=True):
    """A ban or mute in force, and whose it is."""

    ban: Ban
    who: Someone | None


class AuditLine(Struct, frozen=True, kw_only=True):
    """What an operator did; without an operator it was done at the command line."""

    id: int
    at: Millis
    operator: str | None
    act: str
    subject: str
    details: str


class Sizes(Struct, frozen=True):
    """How much there is, up to `MOST_COUNTED` each."""

    players: int
    accounts: int
    logins: int
    matches: int
    tables: int
    open_reports: int


async def reports(store: Store, before: int | None, *, handled: bool) -> tuple[ReportShown, ...]:
    """Return a page of reports, the latest first: those that wait, or those that were dealt with."""
    columns = REPORTS.c
    query = select(*columns).where(columns.handled_at.is_not(None) if handled else columns.handled_at.is_(None))
    rows = await store.read(_page(query, columns.id, before))
    people = await _people(store, {PlayerId(player) for row in rows for player in (row.reporter, row.about)})
    return tuple(
        ReportShown(
            id=row.id,
            at=Millis(row.at),
            reporter=people[row.reporter],
            about=people[row.about],
            table=row.room,
            reason=row.reason,
            lines=tuple(_LINES.decode(row.lines)),
            handled_at=row.handled_at,
        )
        for row in rows
    )


async def found(store: Store, text: str) -> tuple[Someone, ...]:
    """Return the players with this id, name or username, the latest first."""
    columns = PLAYERS.c
    by_name = select(columns.id).where((columns.id == text) | (columns.name == text))
    names = {row.id for row in await store.read(by_name.order_by(columns.created_at.desc()).limit(PAGE))}
    try:
        by_login = select(ACCOUNTS.c.player).where(ACCOUNTS.c.login == login_name(text))
        names |= {row.player for row in await store.read(by_login)}
    except BadInput:
        pass
    return tuple((await _people(store, {PlayerId(name) for name in names})).values())


async def bans(store: Store, before: int | None) -> tuple[BanShown, ...]:
    """Return a page of the bans and mutes in force, the latest first."""
    query = _page(select(*BANS.c).where(BANS.c.until > now()), BANS.c.at, before)
    shown = [ban_of(row) for row in await store.read(query)]
    people = await _people(store, {ban.player for ban in shown if ban.player is not None})
    return tuple(BanShown(ban, None if ban.player is None else people.get(ban.player)) for ban in shown)


async def audit(store: Store, before: int | None) -> tuple[AuditLine, ...]:
    """Return a page of the audit log, the latest first."""
    rows = await store.read(_page(select(*AUDIT.c), AUDIT.c.id, before))
    names = await names_of(store, {PlayerId(row.operator) for row in rows if row.operator is not None})
    return tuple(
        AuditLine(
            id=row.id,
            at=Millis(row.at),
            operator=None if row.operator is None else names.get(row.operator, ""),
            act=row.act,
            subject=row.subject,
            details=row.details,
        )
        for row in rows
    )


async def sizes(store: Store) -> Sizes:
    """Return how many rows there are of what grows."""
    running = select(MATCHES.c.id).where(MATCHES.c.over.is_(False))
    waiting = select(REPORTS.c.id).where(REPORTS.c.handled_at.is_(None))
    queries: Iterable[Select[str] | Select[int] | Select[bytes]] = (
        *(_keys(table) for table in (PLAYERS, ACCOUNTS, LOGINS)),
        running,
        _keys(ROOMS),
        waiting,
    )
    counts = [
        (await store.read(select(func.count()).select_from(query.limit(MOST_COUNTED).subquery())))[0][0]
        for query in queries
    ]
    return Sizes(*counts)


def _keys(table: Table) -> Select[str]:
    return select(next(iter(table.primary_key.columns)))


def _page(query: Select[*tuple[Any, ...]], key: Column[int], before: int | None) -> Select[*tuple[Any, ...]]:
    """Return the query for the latest rows, or the latest before a key."""
    earlier = query if before is None else query.where(key < before)
    return earlier.order_by(key.desc()).limit(PAGE)


async def _people(store: Store, players: set[PlayerId]) -> dict[str, Someone]:
    query = select(PLAYERS.c.id, PLAYERS.c.name, ACCOUNTS.c.login)
    query = query.outerjoin(ACCOUNTS, ACCOUNTS.c.player == PLAYERS.c.id).where(PLAYERS.c.id.in_(players))
    return {player: Someone(player, name, login) for player, name, login in await store.read(query)}
