"""What a player has done: matches won, ratings over time, tiles missed, and puzzles, from rows that are made once."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, and_, exists, func, null, select

from tilewright.answers.puzzles import PuzzleRating
from tilewright.answers.reviews import SeatShown
from tilewright.bots.even_chances import Result
from tilewright.engine import Outcome
from tilewright.hosting.refusals import NotBegun
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.messages.kinds import ENCODER
from tilewright.messages.terms import terms_of
from tilewright.service.matches.ratings import interval_above
from tilewright.service.matches.service import Matches
from tilewright.service.storage.group_commit import INSERTS
from tilewright.service.storage.schema import MATCHES, PUZZLE_TRIES, RATING_HISTORY, RESULTS, SEATS
from tilewright.service.storage.store import Store
from tilewright.service.storage.study_schema import REVIEWED
from tilewright.service.study.day_figures import streak_of
from tilewright.service.study.puzzle_ratings import rating_of
from tilewright.service.study.themes import ThemeResult, theme_counts, theme_results

# As many as a page of the history, which loads them too.
_AT_ONCE = 20
_MOST_POINTS = 500
_MOST_MATCHES = 200
# What reviews tell of a game, those that older ones lack last.
_LATER = ("opened_in", "jokers")
_TOLD = ("reviewed", "turns", "missed", "opened", *_LATER)
_MOST_AGAINST_BOTS = 50


class Won(Struct, frozen=True, kw_only=True):
    """The finished matches by a rulebook, against bots alone or with people: how many, their games, and those won.

    A shared win is a part of one. The rest is of the games that were `reviewed`: `turns` and the tiles they `missed`,
    in how many the player `opened` and the sum `opened_in` of the turns in which, and the `jokers` held at the ends.
    """

    rules: str
    people: bool
    matches: int
    games: int
    won: float
    reviewed: int
    turns: int
    missed: int
    opened: int
    opened_in: int
    jokers: int


class MatchPoint(Struct, frozen=True):
    """How much of a match by a rulebook was won: all, a part of a shared win, or nothing.

    `turns` are those of its reviewed games, none if there are none, and `missed` the tiles they missed. It is
    known of `could` of them whether they were best, and `best` were. In `opened` games the player opened, in
    turns whose sum is `opened_in`; at the end of the `reviewed` ones `jokers` were left.
    """

    rules: str
    at: Millis
    won: float
    turns: int
    missed: int
    could: int
    best: int
    reviewed: int
    opened: int
    opened_in: int
    jokers: int


class RatingPoint(Struct, frozen=True):
    """A rating after a match by a rulebook, or after a puzzle if there is none, and its 95 % interval where known."""

    rules: str | None
    at: Millis
    rating: int
    interval: tuple[int, int] | None


class Results(Struct, frozen=True, kw_only=True):
    """What a player has done; `more` says that some finished matches are not counted yet, so ask again.

    `streak` is the number of days in a row whose puzzle was solved, one missed day forgiven, `solved` that of all
    puzzles. `beaten` names the bots of matches that the player has won alone. `latest` are the last matches, the
    oldest first, and `themes` what their turns were about.
    """

    won: tuple[Won, ...]
    latest: tuple[MatchPoint, ...]
    themes: tuple[ThemeResult, ...]
    beaten: tuple[str, ...]
    ratings: tuple[RatingPoint, ...]
    puzzles: PuzzleRating
    solved: int
    streak: int
    more: bool


class Line(Struct, frozen=True, kw_only=True):
    """A finished match in the export."""

    at: Millis
    match: MatchId
    rules: str
    people: bool
    games: int
    won: float
    rating: int | None
    turns: int
    missed: int


async def results_of(matches: Matches, player: PlayerId, today: date) -> Results:
    """Return what a player has done; some matches that ended lately are counted first."""
    store = matches.store
    more = await _count_results(matches, player)
    solved = select(func.count()).where(_tried(player), PUZZLE_TRIES.c.solved_at.is_not(None))
    latest, themes = await _latest(store, player)
    return Results(
        won=await _won(store, player),
        latest=latest,
        themes=themes,
        beaten=await _beaten(store, player),
        ratings=await _ratings(store, player),
        puzzles=await rating_of(store, player),
        solved=(await store.read(solved))[0][0],
        streak=await streak_of(store, player, today),
        more=more,
    )


async def lines_of(store: Store, player: PlayerId, after: int, most: int) -> tuple[Line, ...]:
    """Return some of the finished matches of a player, the latest first."""
    missed = _reviewed(player).subquery()
    rating = and_(RATING_HISTORY.c.match == RESULTS.c.match, RATING_HISTORY.c.player == RESULTS.c.player)
    query = (
        select(RESULTS, RATING_HISTORY.c.rating, missed.c.turns, missed.c.missed)
        .outerjoin(RATING_HISTORY, rating)
        .outerjoin(missed, and_(missed.c.match == RESULTS.c.match, missed.c.seat == RESULTS.c.seat))
        .where(RESULTS.c.player == player, RESULTS.c.games > 0)
        .order_by(RESULTS.c.at.desc(), RESULTS.c.match)
        .offset(after)
        .limit(most)
    )
    return tuple(
        Line(
            at=Millis(row.at),
            match=MatchId(row.match),
            rules=row.rules,
            people=row.people,
            games=row.games,
            won=row.won,
            rating=row.rating,
            turns=row.turns or 0,
            missed=row.missed or 0,
        )
        for row in await store.read(query)
    )


async def against_bots(matches: Matches, player: PlayerId) -> tuple[Result, ...]:
    """Return the latest results of a player against bots alone, without handicaps."""
    await _count_results(matches, player)
    found = RESULTS.c
    query = select(found.match, found.won, MATCHES.c.terms).join(MATCHES, MATCHES.c.id == found.match)
    query = query.where(found.player == player, found.games > 0, found.people.is_(False))
    rows = await matches.store.read(query.order_by(found.at.desc(), found.match).limit(_MOST_AGAINST_BOTS))
    won = {match: share == 1 for match, share, terms in rows if not terms_of(terms).handicaps}
    seats = select(SEATS.c.match, SEATS.c.bot).where(SEATS.c.match.in_(won), SEATS.c.bot.is_not(None))
    bots: dict[str, list[str]] = {}
    for match, bot in await matches.store.read(seats):
        bots.setdefault(match, []).append(bot)
    return tuple(Result(tuple(names), won[match]) for match, names in bots.items())


async def store_review(store: Store, match: MatchId, game: int, seats: Sequence[SeatShown]) -> None:
    """Store what the review of a game counted for each seat."""
    told = ("seat", "turns", "missed", *_LATER)
    rows: list[dict[str, Any]] = [
        {name: getattr(seat, name) for name in told}
        | {"match": match, "game": game, "themes": ENCODER.encode(seat.themes)}
        for seat in seats
    ]

    def work(connection: Connection) -> None:
        adding = INSERTS[connection.dialect.name](REVIEWED)
        changed = {name: adding.excluded[name] for name in (*_LATER, "themes")}
        connection.execute(adding.on_conflict_do_update(index_elements=["match", "game", "seat"], set_=changed), rows)

    await store.write(work)


async def _count_results(matches: Matches, player: PlayerId) -> bool:
    """Store the results of some finished matches that are not counted yet, and return whether there are more."""
    known = exists().where(RESULTS.c.match == SEATS.c.match, RESULTS.c.seat == SEATS.c.seat)
    columns = (MATCHES.c.id, MATCHES.c.rules, MATCHES.c.created_at, MATCHES.c.head, SEATS.c.seat)
    query = select(*columns).join(SEATS, SEATS.c.match == MATCHES.c.id)
    query = query.where(SEATS.c.player == player, MATCHES.c.over.is_(True), ~known)
    found = await matches.store.read(query.order_by(MATCHES.c.created_at.desc()).limit(_AT_ONCE + 1))
    others = select(SEATS.c.match).where(SEATS.c.match.in_([row.id for row in found]), SEATS.c.player != player)
    people = {match for (match,) in await matches.store.read(others)}
    rows = []
    for row in found[:_AT_ONCE]:
        outcome, games = await outcome_of(matches, MatchId(row.id), row.head)
        won = 1 / len(outcome.winners) if outcome and row.seat in outcome.winners else 0.0
        values: dict[str, Any] = {"match": row.id, "seat": row.seat, "player": player, "rules": row.rules}
        rows.append(values | {"at": row.created_at, "won": won, "people": row.id in people, "games": games})
    if rows:
        await matches.store.write(
            lambda connection: connection.execute(
                INSERTS[connection.dialect.name](RESULTS).on_conflict_do_nothing(), rows
            )
        )
    return len(found) > _AT_ONCE


async def outcome_of(matches: Matches, match: MatchId, head: int) -> tuple[Outcome | None, int]:
    """Return how a match ended, and its number of games; one that was abandoned before its end has none."""
    try:
        loaded = await matches.load(match, at_least=head)
    except NotBegun:
        return None, 0
    outcome: Outcome | None = loaded.hosted.kind.engine.outcome(loaded.state)
    return outcome, loaded.hosted.kind.game_number(loaded.state) if outcome else 0


async def _won(store: Store, player: PlayerId) -> tuple[Won, ...]:
    told, found = _reviewed(player).subquery(), RESULTS.c
    sums = [func.sum(told.c[name]) for name in _TOLD]
    query = (
        select(found.rules, found.people, func.count(), func.sum(found.games), func.sum(found.won), *sums)
        .outerjoin(told, and_(told.c.match == found.match, told.c.seat == found.seat))
        .where(found.player == player, found.games > 0)
        .group_by(found.rules, found.people)
        .order_by(found.rules, found.people)
    )
    return tuple(
        Won(
            rules=rules,
            people=people,
            matches=count,
            games=games,
            won=round(won, 3),
            **{name: int(value or 0) for name, value in zip(_TOLD, values, strict=True)},
        )
        for rules, people, count, games, won, *values in await store.read(query)
    )


async def _latest(store: Store, player: PlayerId) -> tuple[tuple[MatchPoint, ...], tuple[ThemeResult, ...]]:
    """Return the last matches, and what their turns were about."""
    told, found = _reviewed(player).subquery(), RESULTS.c
    query = (
        select(found.match, found.rules, found.at, found.won, *(told.c[name] for name in _TOLD))
        .outerjoin(told, and_(told.c.match == found.match, told.c.seat == found.seat))
        .where(found.player == player, found.games > 0)
    )
    rows = await store.read(query.order_by(found.at.desc(), found.match).limit(_MOST_MATCHES))
    counts = await theme_counts(store, player, [row.match for row in rows])
    points = tuple(
        MatchPoint(
            rules=row.rules,
            at=Millis(row.at),
            won=row.won,
            could=sum(each.turns for each in counts.get(row.match, ())),
            best=sum(each.best for each in counts.get(row.match, ())),
            **{name: int(getattr(row, name) or 0) for name in _TOLD},
        )
        for row in reversed(rows)
    )
    return points, theme_results((row.rules, counts.get(row.match, ())) for row in rows)


async def _beaten(store: Store, player: PlayerId) -> tuple[str, ...]:
    query = select(SEATS.c.bot).join(RESULTS, RESULTS.c.match == SEATS.c.match)
    query = query.where(RESULTS.c.player == player, RESULTS.c.won == 1, SEATS.c.bot.is_not(None))
    return tuple(sorted(bot for (bot,) in await store.read(query.distinct())))


def _reviewed(player: PlayerId) -> Any:
    """Return the query for what the reviews of each match of a player counted for their seat."""
    found = REVIEWED.c
    counts = (func.count(found.jokers).label("reviewed"), func.count(found.opened_in).label("opened"))
    sums = (func.sum(found[name]).label(name) for name in ("turns", "missed", *_LATER))
    mine = and_(RESULTS.c.match == found.match, RESULTS.c.seat == found.seat, RESULTS.c.player == player)
    query = select(found.match, found.seat, *counts, *sums).join(RESULTS, mine)
    return query.group_by(found.match, found.seat)


async def _ratings(store: Store, player: PlayerId) -> tuple[RatingPoint, ...]:
    """Return the latest ratings, the oldest first."""
    rated, tried = RATING_HISTORY.c, PUZZLE_TRIES.c
    query = select(rated.rules, rated.at, rated.rating, rated.sigma).where(rated.player == player)
    matches = await store.read(query.order_by(rated.at.desc()).limit(_MOST_POINTS))
    puzzles = await store.read(
        select(null(), tried.at, tried.rating, tried.sigma)
        .where(_tried(player), tried.rating.is_not(None))
        .order_by(tried.at.desc())
        .limit(_MOST_POINTS)
    )
    points = [
        RatingPoint(rules, Millis(at), rating, None if sigma is None else interval_above(rating, sigma))
        for rules, at, rating, sigma in (*matches, *puzzles)
    ]
    return tuple(sorted(points, key=lambda point: point.at))


def _tried(player: PlayerId) -> Any:
    return PUZZLE_TRIES.c.player == player
