"""Playing again with the same people: a table like the one of the last match together, to which they are called."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import select

from tilewright.engine import Seat
from tilewright.hosting.match_rows import house_rules
from tilewright.hosting.refusals import NoSuchMatch
from tilewright.hosting.rows import MatchRow
from tilewright.messages.handicaps import LIKE_THE_TABLE
from tilewright.messages.ids import MatchId, PlayerId
from tilewright.messages.terms import handicap_of, terms_of
from tilewright.screens.kinds import hosted_game, rulebook_with
from tilewright.service.rooms.room import Called
from tilewright.service.rooms.service import NewRoom
from tilewright.service.storage.people_schema import COMPANIONS
from tilewright.service.storage.store import Store
from tilewright.tiles.notation import BadInput


async def table_again(
    store: Store, player: PlayerId, people: tuple[PlayerId, ...]
) -> tuple[NewRoom, tuple[Called, ...]]:
    """Return the wishes for a table like that of the last match with any of these people, and the calls to them.

    Without such a match, or if it was deleted, the table has the usual rules.
    """
    last = select(COMPANIONS.c.match).where(COMPANIONS.c.player == player, COMPANIONS.c.other.in_(people))
    rows = await store.read(last.order_by(COMPANIONS.c.at.desc(), COMPANIONS.c.match).limit(1))
    try:
        row = await store.match(MatchId(rows[0][0])) if rows else None
    except NoSuchMatch:
        row = None
    if row is None:
        return NewRoom(bots=(None,) * len(people)), tuple(Called(player=each) for each in people)
    terms = terms_of(row.terms)
    seats = [(holder, handicap_of(terms, Seat(seat))) for seat, holder in enumerate(row.holders)]
    own = {holder.player: handicap for holder, handicap in seats if holder.player is not None}
    called = tuple(Called(player=each, handicap=own.get(each, LIKE_THE_TABLE)) for each in people)
    bots = _chairs(row, len(people))
    # In the order of the chairs: the host, those who are called, and the bots.
    of_bots = (handicap for holder, handicap in seats if holder.bot is not None)
    handicaps = (own.get(player, LIKE_THE_TABLE), *(each.handicap for each in called), *of_bots)[: 1 + len(bots)]
    terms = replace(terms, handicaps=handicaps if terms.handicaps else (), starter=0)
    return NewRoom(rules=row.rules, house=house_rules(row), terms=terms, bots=bots), called


def _chairs(row: MatchRow, people: int) -> tuple[str | None, ...]:
    """Return the chairs besides the host's: one for each of the people, and the bots of the match that fit."""
    bots = [holder.bot for holder in row.holders if holder.bot is not None]
    engine, rules = hosted_game(row.rules).kind.engine, rulebook_with(row.rules, house_rules(row))
    sizes = [*range(people + len(bots), people - 1, -1), *range(people + 1, 8)]
    for size in sizes:
        try:
            engine.refuse_seats(rules, 1 + size)
        except BadInput:
            continue
        return (*(None,) * people, *bots, *(None,) * 8)[:size]
    return (None,) * people
