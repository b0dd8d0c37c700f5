"""What the matches of the same people add up to, by rulebook: small totals, to which each match is added once."""

from base64 import urlsafe_b64encode
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from hashlib import sha256
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, exists, func, select

from tilewright.engine import Outcome
from tilewright.hosting.refusals import NoSuchMatch, NotBegun
from tilewright.hosting.rows import MatchRow
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.messages.people import GroupShown, GroupsShown, PersonShown, RulebookTotals, Standing
from tilewright.service.accounts.players import DELETED, shown_players
from tilewright.service.matches.service import Matches
from tilewright.service.rooms.chat import apart_from
from tilewright.service.storage.group_commit import INSERTS
from tilewright.service.storage.people_schema import GROUP_TOTALS, GROUPED
from tilewright.service.storage.schema import MATCHES, SEATS
from tilewright.service.storage.store import Store

MOST_GROUPS = 12
"""How many groups are listed: those that played last."""

# Finished matches that are not in memory are read from their logs.
_AT_ONCE = 10
_COMPANY_BYTES = 16
_THIRDS = 3


class _Share(Struct, frozen=True):
    """What one player adds to the totals of a group with a match."""

    player: PlayerId
    won: float
    games_won: int


def company_of(people: Iterable[PlayerId]) -> str:
    """Return the name of a group: the same for the same people, in any order."""
    joined = " ".join(sorted(people))
    return urlsafe_b64encode(sha256(joined.encode()).digest()[:_COMPANY_BYTES]).rstrip(b"=").decode()


async def groups_of(matches: Matches, player: PlayerId) -> GroupsShown:
    """Return the groups of a player; some matches that are over and not counted yet are counted first."""
    more = await _count_some(matches, player)
    totals = GROUP_TOTALS.c
    latest = select(totals.company).where(totals.player == player).group_by(totals.company)
    found = await matches.store.read(latest.order_by(func.max(totals.at).desc(), totals.company).limit(MOST_GROUPS))
    return GroupsShown(await _shown(matches.store, player, [company for (company,) in found]), more)


async def group_of(matches: Matches, row: MatchRow, player: PlayerId) -> GroupsShown:
    """Return the group of a match of a player, if it has finished a match together; this one is counted first."""
    people = [holder.player for holder in row.holders if holder.player is not None]
    if len(people) < 2 or player not in people:
        return GroupsShown(())
    if row.schedule.over:
        await _count(matches, row)
    return GroupsShown(await _shown(matches.store, player, [company_of(people)]))


async def _count_some(matches: Matches, player: PlayerId) -> bool:
    """Count some matches of a player with other people, the latest first, and return whether there are more."""
    other = SEATS.alias()
    with_people = exists().where(other.c.match == SEATS.c.match, other.c.player != player)
    query = select(MATCHES.c.id).join(SEATS, SEATS.c.match == MATCHES.c.id)
    query = query.where(SEATS.c.player == player, MATCHES.c.over.is_(True), with_people)
    query = query.where(~exists().where(GROUPED.c.match == MATCHES.c.id))
    found = await matches.store.read(query.order_by(MATCHES.c.created_at.desc()).limit(_AT_ONCE + 1))
    for (match,) in found[:_AT_ONCE]:
        try:
            await _count(matches, await matches.store.match(MatchId(match)))
        except NoSuchMatch:
            continue
    return len(found) > _AT_ONCE


async def _count(matches: Matches, row: MatchRow) -> None:
    """Add a match that is over to the totals of its group, once."""
    if await matches.store.read(select(GROUPED.c.match).where(GROUPED.c.match == row.id)):
        return
    try:
        loaded = await matches.load(row.id, at_least=row.head)
        outcome: Outcome | None = loaded.hosted.kind.engine.outcome(loaded.state)
    except NotBegun:
        outcome = None
    await matches.store.write(partial(_add, row=row, shares=_shares(row, outcome)))


def _shares(row: MatchRow, outcome: Outcome | None) -> tuple[_Share, ...]:
    """Return what each player of a match adds; one that was given up adds nothing."""
    if outcome is None:
        return ()
    return tuple(
        _Share(holder.player, 1 / len(outcome.winners) if seat in outcome.winners else 0.0, outcome.games_won[seat])
        for seat, holder in sorted(enumerate(row.holders), key=lambda each: each[1].player or "")
        if holder.player is not None
    )


def _add(connection: Connection, row: MatchRow, shares: Sequence[_Share]) -> None:
    insert = INSERTS[connection.dialect.name]
    # The mark and the sums are one transaction, so no node adds the match again.
    if not connection.execute(insert(GROUPED).values(match=row.id).on_conflict_do_nothing()).rowcount or not shares:
        return
    company = company_of(share.player for share in shares)
    adding, now = insert(GROUP_TOTALS), GROUP_TOTALS.c
    sums = {name: now[name] + adding.excluded[name] for name in ("matches", "won", "games_won")}
    latest = func.max if connection.dialect.name == "sqlite" else func.greatest
    sums["at"] = latest(now.at, adding.excluded.at)
    statement = adding.on_conflict_do_update(index_elements=["company", "rules", "player"], set_=sums)
    common = {"company": company, "rules": row.rules, "matches": 1, "at": row.created_at}
    rows = [common | {"player": one.player, "won": one.won, "games_won": one.games_won} for one in shares]
    connection.execute(statement, rows)


async def _shown(store: Store, player: PlayerId, companies: Sequence[str]) -> tuple[GroupShown, ...]:
    """Return some groups in their order, without those that somebody has left or that a block divides."""
    rows: dict[str, list[Row[*tuple[Any, ...]]]] = {company: [] for company in companies}
    for row in await store.read(select(GROUP_TOTALS).where(GROUP_TOTALS.c.company.in_(companies))):
        rows[row.company].append(row)
    everybody = {PlayerId(row.player) for each in rows.values() for row in each}
    people = {
        one: PersonShown(one, person.name, person.avatar)
        for one, person in (await shown_players(store, everybody)).items()
        if person.name != DELETED
    }
    apart = await apart_from(store, player, everybody)
    groups = []
    for found in rows.values():
        members = sorted({PlayerId(row.player) for row in found})
        if found and apart.isdisjoint(members) and people.keys() >= set(members):
            at = Millis(max(row.at for row in found))
            groups.append(GroupShown(people=tuple(people[one] for one in members), totals=_totals(found), at=at))
    return tuple(groups)


def _totals(rows: Collection[Row[*tuple[Any, ...]]]) -> tuple[RulebookTotals, ...]:
    by_rules: dict[str, list[Row[*tuple[Any, ...]]]] = {}
    for row in rows:
        by_rules.setdefault(row.rules, []).append(row)
    totals = []
    for rules, found in by_rules.items():
        ranked = sorted(found, key=lambda row: (-row.won, -row.games_won, row.player))
        standings = tuple(
            Standing(player=PlayerId(row.player), won=round(row.won, _THIRDS), games_won=row.games_won)
            for row in ranked
        )
        lead = round(ranked[0].won - ranked[1].won, _THIRDS) if len(ranked) > 1 else 0.0
        totals.append(RulebookTotals(rules=rules, matches=ranked[0].matches, standings=standings, lead=lead))
    return tuple(sorted(totals, key=lambda each: (-each.matches, each.rules)))
