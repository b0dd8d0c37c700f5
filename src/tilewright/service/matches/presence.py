"""Which matches have a player present; where nobody is, the bots rest until somebody is back.

Every node stores when it last saw a player of a match, connected or sending something, and roughly from where. So all
nodes agree, also after a restart. A resting match has no `wake_at`, so it costs nothing until a player of it is seen
again.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import Any, TypeVar

import structlog
from sqlalchemy import BigInteger, Connection, Integer, Select, bindparam, func, null, select, update
from sqlalchemy.sql.dml import UpdateBase

from tilewright.messages.fields import MatchId, Millis
from tilewright.service.background import stop_tasks
from tilewright.service.errors import StoreUnavailable
from tilewright.service.limits.networks import networks_of
from tilewright.service.settings import Pace, now
from tilewright.service.storage.group_commit import INSERTS
from tilewright.service.storage.rows import Due
from tilewright.service.storage.schema import MATCHES, PRESENCE
from tilewright.service.storage.store import Store

T = TypeVar("T")

_log = structlog.get_logger(__name__)

# Presence is stored several times in the time after which bots rest, so that one lost write does no harm.
_BEATS = 4
_LONGEST_INTERVAL = 3_600_000
_AT_ONCE = 200
_NETWORK_BYTES = 2


class Presence:
    """The players whom this node sees, and through the database those of the other nodes.

    What happens to many matches at once, such as after a restart, is stored together: moves wait behind each commit.
    """

    def __init__(self, store: Store, pace: Pace) -> None:
        self._store, self._rest = store, pace.rest
        self._interval = pace.rest // _BEATS or _LONGEST_INTERVAL
        self._here: Counter[MatchId] = Counter()
        # When this node last stored a match, and until when a match is known not to rest.
        self._stored: dict[MatchId, Millis] = {}
        self._awake_until: dict[MatchId, Millis] = {}
        # The networks from which matches are played, of those in the other three.
        self._networks: dict[MatchId, int | None] = {}
        self._unstored: set[MatchId] = set()
        self._storing: asyncio.Task[None] | None = None
        self._task = store.tasks.repeat("presence", self._beat, self._interval)

    def enter(self, match: MatchId, address: str) -> Callable[[], None]:
        """Count a connected player of a match as present until the returned function is called."""
        self._here[match] += 1
        self.note(match, address)
        return partial(self._leave, match)

    def note(self, match: MatchId, address: str) -> None:
        """Store soon that a player of a match is present, and wake its bots; not again soon after."""
        if self._networks.get(match) is None:
            self._networks[match] = network_number(address)
        self._store_soon(match)

    def network(self, match: MatchId) -> str:
        """Return the network in whose turn the bots of a match play, as a player of it was seen there."""
        number = self._networks.get(match)
        return "" if number is None else str(number)

    def _store_soon(self, match: MatchId) -> None:
        if self._rest and self._stored.get(match, 0) <= now() - self._interval:
            self._unstored.add(match)
            if self._storing is None:
                self._storing = self._store.tasks.once("storing presence", self._store_all)

    def is_awake(self, match: MatchId) -> bool:
        """Return whether a player of a match is present here, or was elsewhere at the last look."""
        return not self._rest or match in self._here or self._awake_until.get(match, 0) > now()

    async def look(self, matches: Collection[MatchId]) -> None:
        """Read when and where the players of some matches were last seen, if it is not known; in one query."""
        elsewhere = (match for match in matches if match not in self._here)
        unknown = [match for match in elsewhere if self._networks.get(match) is None or not self.is_awake(match)]
        if not unknown:
            return
        seen_at = func.coalesce(PRESENCE.c.seen_at, MATCHES.c.created_at)
        query = select(MATCHES.c.id, seen_at, PRESENCE.c.network)
        query = query.outerjoin(PRESENCE, PRESENCE.c.match == MATCHES.c.id).where(MATCHES.c.id.in_(unknown))
        for match, at, network in await self._store.read(query):
            self._awake_until[MatchId(match)] = Millis(at + self._rest)
            self._networks[MatchId(match)] = network

    async def rest(self, dues: Collection[Due]) -> None:
        """Let matches be due no more in which bots are to move and nobody is present, in one transaction."""
        for some in _portions(sorted(dues, key=lambda due: due.match)):
            await self._store.write(partial(_rested, dues=some, since=Millis(now() - self._rest)))

    async def close(self) -> None:
        """Stop storing."""
        await stop_tasks(self._task, *([self._storing] if self._storing else []))

    def _leave(self, match: MatchId) -> None:
        self._here[match] -= 1
        if not self._here[match]:
            del self._here[match]

    async def _beat(self) -> None:
        at = now()
        self._stored = {match: then for match, then in self._stored.items() if then > at - self._interval}
        self._awake_until = {match: until for match, until in self._awake_until.items() if until > at}
        known = self._here.keys() | self._stored.keys() | self._awake_until.keys() | self._unstored
        self._networks = {match: network for match, network in self._networks.items() if match in known}
        for match in self._here:
            self._store_soon(match)

    async def _store_all(self) -> None:
        try:
            while self._unstored:
                some, at = _portions(sorted(self._unstored))[0], now()
                networks = {match: self._networks.get(match) for match in some}
                await self._store.write(partial(_seen, networks=networks, at=at))
                self._unstored.difference_update(some)
                self._stored |= dict.fromkeys(some, at)
        except StoreUnavailable:
            # Those who are connected are stored by the next beat, and the others when they act again.
            _log.warning("presence was not stored")
            self._unstored.clear()
        finally:
            self._storing = None


def network_number(address: str) -> int:
    """Return a number for the network of an address, the /48 if it is IPv6: enough for a fair queue, not an address."""
    return int.from_bytes(sha256(networks_of(address)[-1].encode()).digest()[:_NETWORK_BYTES])


def _portions(rows: Sequence[T]) -> list[Sequence[T]]:
    return [rows[start : start + _AT_ONCE] for start in range(0, len(rows), _AT_ONCE)]


def _seen(connection: Connection, networks: Mapping[MatchId, int | None], at: Millis) -> None:
    """Store when players of some matches were seen, and where, and make those due that rested."""
    matches = list(networks)
    # The row is locked by the first statement, so a node that lets the match rest at this moment comes before or after.
    # It is the same text for any number of matches: each text takes memory in the drivers.
    row = select(MATCHES.c.id, bindparam("at", type_=BigInteger), bindparam("network", type_=Integer))
    row = row.where(MATCHES.c.id == bindparam("match"), ~MATCHES.c.over)
    given = [{"match": match, "at": at, "network": network} for match, network in networks.items()]
    connection.execute(_insertion(connection, row, seen=True), given)
    resting = select(PRESENCE.c.match, PRESENCE.c.rest_head)
    resting = resting.where(PRESENCE.c.match.in_(matches), PRESENCE.c.rest_head.is_not(None)).order_by(PRESENCE.c.match)
    for match, head in connection.execute(resting).all():
        # Another event since then has scheduled the match already.
        same = (MATCHES.c.id == match, MATCHES.c.head == head, MATCHES.c.wake_at.is_(None), ~MATCHES.c.over)
        connection.execute(update(MATCHES).where(*same).values(wake_at=at, lease_until=0))
        connection.execute(update(PRESENCE).where(PRESENCE.c.match == match).values(rest_head=None))


def _rested(connection: Connection, dues: Sequence[Due], since: Millis) -> None:
    """Let matches rest of which no player was seen since a time."""
    # A match at which nobody was seen yet counts from its creation.
    matches = [due.match for due in dues]
    rows = select(MATCHES.c.id, MATCHES.c.created_at, null()).where(MATCHES.c.id.in_(matches))
    connection.execute(_insertion(connection, rows.order_by(MATCHES.c.id), seen=False))
    absent = select(PRESENCE.c.match).where(PRESENCE.c.match.in_(matches), PRESENCE.c.seen_at <= since)
    gone = set(connection.execute(absent.order_by(PRESENCE.c.match).with_for_update()).scalars())
    for due in dues:
        if due.match in gone:
            still = update(MATCHES).where(MATCHES.c.id == due.match, MATCHES.c.head == due.head)
            if connection.execute(still.values(wake_at=None, lease_until=0)).rowcount:
                here = update(PRESENCE).where(PRESENCE.c.match == due.match)
                connection.execute(here.values(rest_head=due.head))


def _insertion(connection: Connection, rows: Select[*tuple[Any, ...]], *, seen: bool) -> UpdateBase:
    """Return the statement that inserts when and where matches were seen; rows that exist are replaced if `seen`."""
    statement = INSERTS[connection.dialect.name](PRESENCE).from_select(["match", "seen_at", "network"], rows)
    if not seen:
        return statement.on_conflict_do_nothing()
    changed = {"seen_at": statement.excluded.seen_at, "network": statement.excluded.network}
    return statement.on_conflict_do_update(index_elements=[PRESENCE.c.match], set_=changed)
