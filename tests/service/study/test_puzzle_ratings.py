"""Ratings of puzzles: each try counts once, hints cost, and puzzles are graded by how people fare."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace
from sqlalchemy import select

from tests.service.match_setup import guests
from tilewright.answers.puzzles import list_puzzles
from tilewright.messages.ids import PlayerId
from tilewright.puzzles.collection import collection
from tilewright.service.settings import now
from tilewright.service.storage.schema import PUZZLE_PLAYERS, PUZZLE_TRIES
from tilewright.service.storage.store import Store
from tilewright.service.study.puzzle_ratings import (
    Attempt,
    OfDay,
    grades_of,
    note_hint,
    note_solved,
    note_wrong,
    rating_of,
)
from tilewright.service.upkeep.personal_data import delete_player, export

EASY = collection("classic-nl")[0]
HARD = next(puzzle for puzzle in collection("classic-nl") if puzzle.difficulty == 9)


def at(player: PlayerId, number: int = 0) -> Attempt:
    """Return a player's attempt at one of the puzzles."""
    return Attempt(player, collection("classic-nl")[number], now())


async def test_a_try_counts_once_however_often_it_is_sent(store: Store) -> None:
    (ann,) = await guests(store, 1)
    sent = await asyncio.gather(*(note_solved(store, at(ann), None) for _ in range(4)))
    (counted,) = [rating for rating in sent if rating]
    assert counted.change > 0
    assert await rating_of(store, ann) == replace(counted, change=0)
    assert counted.tries == 1
    # A hint after that costs nothing, and neither does one before anything was solved that is asked for twice.
    assert await note_hint(store, at(ann), 2) is None


async def test_hints_cost_rating(store: Store) -> None:
    alone, shown, led = await guests(store, 3)
    assert await note_hint(store, at(shown), 0) is None
    lost = await note_hint(store, at(led), 1)
    assert lost is not None
    assert await note_hint(store, at(led), 2) is None
    assert await note_solved(store, at(led), None) is None
    ratings = [await note_solved(store, at(player), None) for player in (alone, shown)]
    assert all(ratings)
    best, middle = (rating.rating for rating in ratings if rating)
    assert best > middle > lost.rating


async def test_wrong_answers_cost_rating(store: Store) -> None:
    alone, once, twice = await guests(store, 3)
    for player in (once, twice):
        assert await note_wrong(store, at(player)) is None
    lost = await note_wrong(store, at(twice))
    assert lost is not None
    assert await note_wrong(store, at(twice)) is None
    assert await note_solved(store, at(twice), None) is None
    ratings = [await note_solved(store, at(player), None) for player in (alone, once)]
    assert all(ratings)
    best, middle = (rating.rating for rating in ratings if rating)
    assert best > middle > lost.rating


async def test_a_try_that_does_not_grade_the_puzzle_counts_for_the_player(store: Store) -> None:
    for player in await guests(store, 12):
        rating = await note_hint(store, Attempt(player, EASY, now(), grades=False), 1)
        assert rating is not None
        assert rating.change < 0
    assert await grades_of(store, "classic-nl") == {}


async def test_players_who_try_a_puzzle_at_once_all_count(store: Store) -> None:
    people = await guests(store, 5)
    await asyncio.gather(*(note_solved(store, at(player), None) for player in people))
    assert [(await rating_of(store, player)).tries for player in people] == [1] * 5
    assert (await store.read(select(PUZZLE_TRIES.c.rating))).count((None,)) == 0


async def test_a_puzzle_that_everybody_fails_becomes_harder_and_one_that_everybody_solves_easier(store: Store) -> None:
    assert await grades_of(store, "classic-nl") == {}
    for player in await guests(store, 12):
        await note_hint(store, Attempt(player, EASY, now()), 1)
        await note_solved(store, Attempt(player, HARD, now()), None)
    grades = await grades_of(store, "classic-nl")
    assert grades[EASY.id] > EASY.difficulty
    assert grades[HARD.id] < HARD.difficulty
    assert await grades_of(store, "twist") == {}
    listed = {puzzle.puzzle: puzzle.difficulty for puzzle in list_puzzles("classic-nl", grades.items())}
    assert (listed[EASY.id], listed[HARD.id]) == (grades[EASY.id], grades[HARD.id])


async def test_tries_are_exported_and_deleted_with_the_player(store: Store) -> None:
    (ann,) = await guests(store, 1)
    await note_solved(store, at(ann), OfDay("2026-12-24"))
    assert EASY.id.encode() in await export(store, ann)
    await delete_player(store, ann)
    assert not await store.read(select(PUZZLE_TRIES))
    assert not await store.read(select(PUZZLE_PLAYERS))
