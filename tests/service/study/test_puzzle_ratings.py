"""Ratings of puzzles: each try counts once, hints cost, and puzzles are graded by how people fare."""

import asyncio

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from tests.service.match_setup import guests
from tilewright.answers.puzzle_tries import Step
from tilewright.answers.puzzles import PuzzleRating, list_puzzles
from tilewright.messages.fields import Millis, PlayerId
from tilewright.puzzles.collection import collection
from tilewright.service.settings import now
from tilewright.service.storage.schema import PUZZLE_PLAYERS, PUZZLE_TRIES
from tilewright.service.storage.store import Store
from tilewright.service.study.puzzle_ratings import (
    Attempt,
    grades_of,
    note_step,
    rating_of,
)
from tilewright.service.upkeep.personal_data import delete_player, export

EASY = collection("classic-nl")[0]
HARD = next(puzzle for puzzle in collection("classic-nl") if puzzle.difficulty == 9)


def at(player: PlayerId, number: int = 0) -> Attempt:
    """Return a player's attempt at one of the puzzles."""
    return Attempt(player, collection("classic-nl")[number], now())


PIECES, STEP, WRONG, SOLVED = Step(hints=1), Step(hints=2), Step(wrong=True), Step(solved=True)


async def rating(store: Store, attempt: Attempt, step: Step) -> PuzzleRating | None:
    """Return the rating that a step leads to, if the try has just counted."""
    return (await note_step(store, attempt, step)).rating


async def test_a_try_counts_once_however_often_it_is_sent(store: Store) -> None:
    (ann,) = await guests(store, 1)
    sent = await asyncio.gather(*(rating(store, at(ann), SOLVED) for _ in range(4)))
    (counted,) = [each for each in sent if each]
    assert counted.change > 0
    assert await rating_of(store, ann) == replace(counted, change=0)
    assert counted.tries == 1
    # A hint after that costs nothing, and does not change how it was solved.
    after = await note_step(store, at(ann), STEP)
    assert (after.rating, after.tried.hints) == (None, 0)


@pytest.mark.parametrize(
    ("steps", "lost"),
    [((PIECES,), False), ((WRONG,), False), ((STEP,), True), ((PIECES, WRONG), True), ((WRONG, PIECES), True)],
)
async def test_hints_and_wrong_answers_cost_rating(store: Store, steps: tuple[Step, ...], lost: bool) -> None:
    alone, helped = await guests(store, 2)
    best = await rating(store, at(alone), SOLVED)
    found = [await rating(store, at(helped), step) for step in (*steps, SOLVED, *steps, SOLVED)]
    (counted,) = [each for each in found if each]
    assert best is not None
    assert best.rating > counted.rating
    assert (counted.change < 0) == lost
    # It counts once, and what was lost is lost before it is solved.
    assert (found.index(counted) < len(steps)) == lost


async def test_a_try_in_progress_is_stored_and_goes_on(store: Store) -> None:
    (ann,) = await guests(store, 1)
    begun, minute = now(), 60 * 1_000
    attempts = [Attempt(ann, EASY, Millis(begun + each * minute)) for each in (0, 1, 2, 20, 21)]
    for attempt, step in zip(attempts, (Step(), PIECES, WRONG, Step(), SOLVED), strict=True):
        found = (await note_step(store, attempt, step)).tried
    # Nobody looks at a puzzle for a quarter of an hour without a move.
    assert (found.hints, found.wrong, found.ms) == (1, 1, (1 + 1 + 5 + 1) * minute)
    assert found.solved_at == attempts[-1].at
    later = await note_step(store, Attempt(ann, EASY, Millis(begun + 99 * minute)), Step(hints=5, wrong=True))
    assert later.tried == found
    # A look soon after another is not written.
    await note_step(store, Attempt(ann, HARD, begun), Step())
    soon = await note_step(store, Attempt(ann, HARD, Millis(begun + 9_000)), Step())
    assert soon.tried.ms == 9_000
    stored = select(PUZZLE_TRIES.c.seen_at).where(PUZZLE_TRIES.c.puzzle == HARD.id)
    assert [*await store.read(stored)] == [(begun,)]


async def test_a_try_that_does_not_grade_the_puzzle_counts_for_the_player(store: Store) -> None:
    for player in await guests(store, 12):
        found = await rating(store, Attempt(player, EASY, now(), grades=False), STEP)
        assert found is not None
        assert found.change < 0
    assert await grades_of(store, "classic-nl") == {}
    (ann,) = await guests(store, 1)
    assert await rating(store, Attempt(ann, EASY, now(), rated=False), SOLVED) is None


async def test_players_who_try_a_puzzle_at_once_all_count(store: Store) -> None:
    people = await guests(store, 5)
    await asyncio.gather(*(rating(store, at(player), SOLVED) for player in people))
    assert [(await rating_of(store, player)).tries for player in people] == [1] * 5
    assert (await store.read(select(PUZZLE_TRIES.c.rating))).count((None,)) == 0


async def test_a_puzzle_that_everybody_fails_becomes_harder_and_one_that_everybody_solves_easier(store: Store) -> None:
    assert await grades_of(store, "classic-nl") == {}
    for player in await guests(store, 12):
        await rating(store, Attempt(player, EASY, now()), STEP)
        await rating(store, Attempt(player, HARD, now()), SOLVED)
    grades = await grades_of(store, "classic-nl")
    assert grades[EASY.id] > EASY.difficulty
    assert grades[HARD.id] < HARD.difficulty
    assert await grades_of(store, "twist") == {}
    listed = {puzzle.puzzle: puzzle.difficulty for puzzle in list_puzzles("classic-nl", grades.items())}
    assert (listed[EASY.id], listed[HARD.id]) == (grades[EASY.id], grades[HARD.id])


async def test_tries_are_exported_and_deleted_with_the_player(store: Store) -> None:
    (ann,) = await guests(store, 1)
    await rating(store, at(ann), Step(solved=True, day="2026-12-24"))
    assert EASY.id.encode() in await export(store, ann)
    await delete_player(store, ann)
    assert not await store.read(select(PUZZLE_TRIES))
    assert not await store.read(select(PUZZLE_PLAYERS))
