"""Ratings: how well people have played at rated tables, for each rulebook; for show, and changed once a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select, update

from tilewright.engine import Outcome
from tilewright.service.matches.loaded import LoadedMatch
from tilewright.service.storage.rows import Millis, PlayerId
from tilewright.service.storage.schema import MATCHES, RATED, RATINGS
from tilewright.service.storage.store import Store

_MODEL = PlackettLuce()
# A new player is shown 1000; a point of the model is forty of those shown.
_BASE, _SCALE = 1_000, 40


class Rating(Struct, frozen=True, kw_only=True):
    """What is believed of a player's strength by one rulebook: its mean, the doubt, and from how many matches."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    matches: int = 0

    @property
    def shown(self) -> int:
        """The number that people see: what the player is at least worth, beyond reasonable doubt."""
        return round(_BASE + _SCALE * (self.mu - 3 * self.sigma))


def ranks(outcome: Outcome) -> tuple[int, ...]:
    """Return the place of each seat, 0 for the winners; the others follow by their points.

    Whether more points are better differs from booklet to booklet, so the winners' own points tell.
    """
    totals = outcome.totals
    best = totals[outcome.winners[0]]
    if best not in {max(totals), min(totals)}:
        return tuple(0 if seat in outcome.winners else 1 for seat in range(len(totals)))
    sign = -1 if best == max(totals) else 1
    others = sorted({sign * total for seat, total in enumerate(totals) if seat not in outcome.winners})
    return tuple(0 if seat in outcome.winners else 1 + others.index(sign * total) for seat, total in enumerate(totals))


def rated(ratings: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """Return the ratings of the seats after a match that ended with these places."""
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    after = _MODEL.rate(teams, ranks=list(map(float, places)))
    return tuple(
        Rating(mu=player.mu, sigma=player.sigma, matches=rating.matches + 1)
        for rating, (player,) in zip(ratings, after, strict=True)
    )


async def settle(store: Store, loaded: LoadedMatch, at: Millis) -> bool:
    """Change the ratings by a match that is over, unless that was done; return whether it was done now."""
    outcome: Outcome | None = loaded.hosted.kind.engine.outcome(loaded.state)
    players = [holder.player for holder in loaded.holders]
    assert outcome is not None
    places = ranks(outcome)

    def settled(connection: Connection) -> bool:
        # The row of the match is locked by this, so that two nodes do not both find it unsettled.
        connection.execute(update(MATCHES).where(MATCHES.c.id == loaded.id).values(wake_at=None))
        if connection.execute(select(RATED.c.match).where(RATED.c.match == loaded.id)).first():
            return False
        connection.execute(insert(RATED), {"match": loaded.id, "at": at})
        kept = _kept(connection, [player for player in players if player is not None], loaded.rules)
        after = rated([kept.get(player, Rating()) for player in players if player is not None], places)
        for player, rating in zip(players, after, strict=True):
            assert player is not None
            _keep(connection, player, loaded.rules, rating)
        return True

    return await store.write(settled)


async def ratings_of(store: Store, player: PlayerId) -> dict[str, Rating]:
    """Return a player's ratings by rulebook."""
    columns = RATINGS.c
    query = select(columns.rules, columns.mu, columns.sigma, columns.matches).where(columns.player == player)
    rows = await store.read(query.order_by(columns.rules))
    return {rules: Rating(mu=mu, sigma=sigma, matches=matches) for rules, mu, sigma, matches in rows}


def _kept(connection: Connection, players: Sequence[PlayerId], rules: str) -> Mapping[PlayerId, Rating]:
    columns = RATINGS.c
    # Locked in the order of the players, so that two matches that end together do not wait for each other crosswise.
    query = select(columns.player, columns.mu, columns.sigma, columns.matches).order_by(columns.player)
    query = query.where(columns.rules == rules, columns.player.in_(players)).with_for_update()
    rows = connection.execute(query)
    return {PlayerId(row.player): Rating(mu=row.mu, sigma=row.sigma, matches=row.matches) for row in rows}


def _keep(connection: Connection, player: PlayerId, rules: str, rating: Rating) -> None:
    connection.execute(delete(RATINGS).where(RATINGS.c.player == player, RATINGS.c.rules == rules))
    row = {"player": player, "rules": rules, "mu": rating.mu, "sigma": rating.sigma, "matches": rating.matches}
    connection.execute(insert(RATINGS), row)
