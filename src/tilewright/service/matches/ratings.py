"""Ratings of players at rated tables, one per rulebook, changed once per match."""

from collections.abc import Mapping, Sequence
from statistics import NormalDist

from msgspec import Struct
from msgspec.structs import asdict
from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from tilewright.engine import Outcome
from tilewright.hosting.loaded import LoadedMatch
from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.storage.group_commit import upsert
from tilewright.service.storage.schema import MATCHES, RATED, RATING_HISTORY, RATINGS
from tilewright.service.storage.store import Store

_MODEL = PlackettLuce()
# A new player is shown 1000; one point of the model is shown as 40.
_BASE, _SCALE = 1_000, 40
_Z95 = NormalDist().inv_cdf(0.975)


class Rating(Struct, frozen=True, kw_only=True):
    """The estimated strength of a player: mean, deviation, and the number of matches."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    matches: int = 0

    @property
    def shown(self) -> int:
        """The number that people see: the mean less three deviations."""
        return _shown(self.mu - 3 * self.sigma)

    @property
    def interval(self) -> tuple[int, int]:
        """The numbers between which the mean lies with 95 %; both are above what people see."""
        return interval_above(self.shown, self.sigma)


def interval_above(shown: int, sigma: float) -> tuple[int, int]:
    """Return the interval of a rating that is shown with this number, from its deviation."""
    return shown + round(_SCALE * (3 - _Z95) * sigma), shown + round(_SCALE * (3 + _Z95) * sigma)


def _shown(strength: float) -> int:
    return round(_BASE + _SCALE * strength)


def ranks(outcome: Outcome) -> tuple[int, ...]:
    """Return the rank of each seat, 0 for the winners; the others follow by points.

    Booklets differ in whether more points are better, so the points of the winners decide that.
    """
    totals = outcome.totals
    best = totals[outcome.winners[0]]
    if best not in {max(totals), min(totals)}:
        return tuple(0 if seat in outcome.winners else 1 for seat in range(len(totals)))
    sign = -1 if best == max(totals) else 1
    others = sorted({sign * total for seat, total in enumerate(totals) if seat not in outcome.winners})
    return tuple(0 if seat in outcome.winners else 1 + others.index(sign * total) for seat, total in enumerate(totals))


def rated(ratings: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """Return the ratings of the seats after a match that ended with these ranks."""
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    after = _MODEL.rate(teams, ranks=list(map(float, places)))
    return tuple(
        Rating(mu=player.mu, sigma=player.sigma, matches=rating.matches + 1)
        for rating, (player,) in zip(ratings, after, strict=True)
    )


async def settle(store: Store, loaded: LoadedMatch, at: Millis) -> bool:
    """Apply a finished match to the ratings, once; return whether this call did it."""
    outcome: Outcome | None = loaded.hosted.kind.engine.outcome(loaded.state)
    players = [holder.player for holder in loaded.holders]
    assert outcome is not None
    places = ranks(outcome)

    def settled(connection: Connection) -> bool:
        # This locks the row of the match, so that only one node settles it.
        connection.execute(update(MATCHES).where(MATCHES.c.id == loaded.id).values(wake_at=None))
        if connection.execute(select(RATED.c.match).where(RATED.c.match == loaded.id)).first():
            return False
        connection.execute(insert(RATED), {"match": loaded.id, "at": at})
        ratings = _ratings_in(connection, [player for player in players if player is not None], loaded.rules)
        after = rated([ratings.get(player, Rating()) for player in players if player is not None], places)
        for player, rating in zip(players, after, strict=True):
            assert player is not None
            upsert(connection, RATINGS, [asdict(rating) | {"player": player, "rules": loaded.rules}])
            row = {"player": player, "match": loaded.id, "rules": loaded.rules, "at": at}
            connection.execute(insert(RATING_HISTORY), row | {"rating": rating.shown, "sigma": rating.sigma})
        return True

    return await store.write(settled)


async def ratings_of(store: Store, player: PlayerId) -> dict[str, Rating]:
    """Return a player's ratings by rulebook."""
    columns = RATINGS.c
    query = select(columns.rules, columns.mu, columns.sigma, columns.matches).where(columns.player == player)
    rows = await store.read(query.order_by(columns.rules))
    return {rules: Rating(mu=mu, sigma=sigma, matches=matches) for rules, mu, sigma, matches in rows}


def _ratings_in(connection: Connection, players: Sequence[PlayerId], rules: str) -> Mapping[PlayerId, Rating]:
    columns = RATINGS.c
    # Locked in the order of the players, so that two matches that end together cannot deadlock.
    query = select(columns.player, columns.mu, columns.sigma, columns.matches).order_by(columns.player)
    query = query.where(columns.rules == rules, columns.player.in_(players)).with_for_update()
    rows = connection.execute(query)
    return {PlayerId(row.player): Rating(mu=row.mu, sigma=row.sigma, matches=row.matches) for row in rows}
