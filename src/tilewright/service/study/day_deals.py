"""The deal of the day on a server: the one try of each player, and the field of all who have played it."""

from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, and_, func, select, update

from tilewright.answers.day_deals import BOTS, HOUSE, TERMS, DayDeal, DealFigures, DealShown
from tilewright.hosting.new_match import dealt_from, new_match
from tilewright.hosting.rows import SeatHolder
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.service.accounts.profiles import read_played
from tilewright.service.matches.service import Matches
from tilewright.service.storage.group_commit import INSERTS
from tilewright.service.storage.schema import MATCHES, PLAYERS
from tilewright.service.storage.store import Store, create_in
from tilewright.service.storage.study_schema import DAY_DEALS
from tilewright.service.study.results import outcome_of

# A few milliseconds of work: the rest is counted when somebody asks again.
_AT_ONCE = 20
_FOUND = DAY_DEALS.c


async def begin_day_deal(store: Store, player: PlayerId, deal: DayDeal, at: Millis, *, counts: bool) -> MatchId:
    """Return the player's match of a day's deal, which is made if there is none; not all of one network count."""
    holders = (SeatHolder(player=player), *(SeatHolder(bot=bot) for bot in BOTS))
    match = dealt_from(new_match(deal.rules, HOUSE, holders, TERMS, at), deal.shuffles)
    day = deal.day.isoformat()

    def work(connection: Connection) -> MatchId:
        # Until the commit no other try of the player begins.
        connection.execute(select(PLAYERS.c.id).where(PLAYERS.c.id == player).with_for_update())
        known = select(_FOUND.match, _FOUND.ended, MATCHES.c.id).outerjoin(MATCHES, MATCHES.c.id == _FOUND.match)
        row = connection.execute(known.where(_is(player, day))).one_or_none()
        # A match that was never begun is deleted after some minutes.
        if row is not None and row.match is not None and (row.ended or row.id is not None):
            return MatchId(row.match)
        create_in(connection, match)
        values = {"match": match.id, "at": at, "counts": counts, "ended": False, "claimed": False, "points": None}
        adding = INSERTS[connection.dialect.name](DAY_DEALS).values(player=player, day=day, **values)
        connection.execute(adding.on_conflict_do_update(index_elements=["player", "day"], set_=values))
        return match.id

    return await store.write(work)


async def with_field(matches: Matches, player: PlayerId, shown: DealShown) -> DealShown:
    """Return the deal of a day with the player's own match and the field; some that have ended are counted first."""
    store, day = matches.store, shown.day
    await _count_ended(matches, day, player)
    rows = await store.read(select(DAY_DEALS).where(_is(player, day)))
    played = next((read_played(row) for row in rows if row.points is not None), None)
    counted = and_(_FOUND.day == day, _FOUND.counts.is_(True), _FOUND.points.is_not(None))
    ((players, claimed),) = await store.read(select(func.count(), func.count().filter(_FOUND.claimed)).where(counted))
    place = None
    if played is not None:
        better = and_(counted, _FOUND.claimed.is_(False), _FOUND.points > played.points)
        ((above,),) = await store.read(select(func.count()).select_from(DAY_DEALS).where(better))
        place = above + 1
    match = next((MatchId(row.match) for row in rows if row.match is not None), None)
    figures = DealFigures(players=players, claimed=claimed, place=place)
    return replace(shown, match=match, played=played, figures=figures)


async def _count_ended(matches: Matches, day: str, first: PlayerId) -> None:
    """Store the points of some matches that have ended, those of one player first; a match given up has none."""
    query = select(_FOUND.player, _FOUND.match, MATCHES.c.head).join(MATCHES, MATCHES.c.id == _FOUND.match)
    query = query.where(_FOUND.day == day, _FOUND.ended.is_(False), MATCHES.c.over.is_(True))
    ended = await matches.store.read(query.order_by(_FOUND.player != first).limit(_AT_ONCE))
    points = {}
    for player, match, head in ended:
        outcome, _ = await outcome_of(matches, MatchId(match), head)
        points[player] = None if outcome is None else round(float(outcome.totals[0]))

    def work(connection: Connection) -> None:
        for player, value in points.items():
            connection.execute(update(DAY_DEALS).where(_is(player, day)).values(points=value, ended=True))

    if points:
        await matches.store.write(work)


def _is(player: str, day: str) -> ColumnElement[bool]:
    return and_(_FOUND.player == player, _FOUND.day == day)
