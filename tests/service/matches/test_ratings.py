"""Ratings: changed once by each rated match, in the right direction, on any node."""

import asyncio
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.service.match_setup import guests, matches_on, moved, sweeping
from tests.waiting import until
from tilewright.engine import Outcome, Seat
from tilewright.hosting.loaded import LoadedMatch
from tilewright.hosting.new_match import new_match
from tilewright.hosting.rows import SeatHolder
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.messages.terms import Terms
from tilewright.service.matches.create import take_nonce
from tilewright.service.matches.ratings import Rating, ranks, rated, ratings_of, settle
from tilewright.service.matches.service import Matches
from tilewright.service.settings import now
from tilewright.service.storage.store import Store
from tilewright.service.workbench.bot_pool import BotPool


def outcome(winners: tuple[int, ...], *totals: int) -> Outcome:
    """Return how a match ended."""
    return Outcome(winners=tuple(map(Seat, winners)), totals=tuple(map(Fraction, totals)), games_won=(0,) * len(totals))


@pytest.mark.parametrize(
    ("ended", "places"),
    [
        (outcome((1,), -10, 40, -30), (1, 0, 2)),
        (outcome((0,), 0, 25, 5), (0, 2, 1)),
        (outcome((0, 2), 5, -10, 5), (0, 1, 0)),
        (outcome((0,), 7, 7, -14), (0, 1, 2)),
        (outcome((1,), 9, 5, 1), (1, 0, 1)),
        (outcome((0,), -3, -3), (0, 1)),
    ],
)
def test_winners_come_first_and_the_others_by_their_points(ended: Outcome, places: tuple[int, ...]) -> None:
    assert ranks(ended) == places


@given(st.permutations([0, 1, 2, 3]))
def test_of_equal_players_the_better_one_is_shown_higher(places: list[int]) -> None:
    after = rated([Rating()] * 4, places)
    means = sorted(range(4), key=lambda seat: -after[seat].mu)
    assert [places[seat] for seat in means] == [0, 1, 2, 3]
    assert all(rating.sigma < Rating().sigma and rating.matches == 1 for rating in after)


def test_a_new_player_is_shown_a_round_number() -> None:
    assert Rating().shown == 1_000


async def finished(matches: Matches, *, is_rated: bool) -> tuple[MatchId, tuple[PlayerId, ...]]:
    """Return a match that two people have played to its end."""
    people = await guests(matches.store, 2)
    holders = [SeatHolder(player=player) for player in people]
    new = new_match("classic-fr", {"match.games": 1}, holders, Terms(rated=is_rated), now())
    await matches.store.create(new)
    for seat in range(2):
        await take_nonce(matches, new.id, Seat(seat), b"nonce of this seat")
    while not (await matches.store.match(new.id)).schedule.over:
        await moved(matches, new.id)
    return new.id, people


async def test_a_match_is_settled_once_however_many_nodes_try(store: Store) -> None:
    matches = matches_on(store)
    match, people = await finished(matches, is_rated=True)
    loaded: LoadedMatch = await matches.latest(match)
    done = await asyncio.gather(*(settle(store, loaded, now()) for _ in range(3)))
    assert sorted(done) == [False, False, True]
    assert not await settle(store, loaded, Millis(now() + 1))
    after = [(await ratings_of(store, player))["classic-fr"] for player in people]
    assert [rating.matches for rating in after] == [1, 1]
    ended = loaded.hosted.kind.engine.outcome(loaded.state)
    assert ended is not None
    if len(ended.winners) == 1:
        assert after[ended.winners[0]].mu > Rating().mu > after[1 - ended.winners[0]].mu
    assert (await store.match(match)).schedule.wake_at is None


async def test_the_sweeper_settles_rated_matches_and_no_others(store: Store, bots: BotPool) -> None:
    matches = matches_on(store)
    plain, others = await finished(matches, is_rated=False)
    assert (await store.match(plain)).schedule.wake_at is None
    match, people = await finished(matches, is_rated=True)
    assert (await store.match(match)).schedule.wake_at is not None

    async def is_rated() -> bool:
        return bool(await ratings_of(store, people[0]))

    async with sweeping(matches, bots):
        await until(is_rated)
    assert await ratings_of(store, others[0]) == {}


def test_a_rating_keeps_its_number_of_matches() -> None:
    once = rated([Rating(), Rating()], (0, 1))
    again = rated([replace(once[0]), once[1]], (1, 0))
    assert [rating.matches for rating in again] == [2, 2]
