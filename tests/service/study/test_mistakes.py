"""A player's own mistakes: stored by a review for the people of its match alone, bounded, and deleted with them."""

from functools import partial

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from tests.answers.test_mistakes import RULES, SHIPPED, missed
from tests.service.match_setup import begun, guests, matches_on, unlimited_bench
from tests.service.matches.test_archive import READER, SECONDS, archive_of
from tests.service.study.test_results import told
from tilewright.answers.errors import NoSuchPuzzle
from tilewright.answers.mistakes import Mistake, puzzle_of_turn
from tilewright.answers.puzzle_tries import Step
from tilewright.answers.reviews import GameReview
from tilewright.hosting.rows import MatchRow
from tilewright.messages.fields import Millis, PlayerId
from tilewright.puzzles.collection import collection
from tilewright.puzzles.puzzle import Kind
from tilewright.service.settings import now
from tilewright.service.storage.match_deletion import delete_matches
from tilewright.service.storage.schema import PUZZLE_TRIES
from tilewright.service.storage.store import Store
from tilewright.service.storage.study_schema import MISTAKES
from tilewright.service.study.mistakes import MOST, find_mistake, mistakes_of, store_mistakes
from tilewright.service.study.puzzle_ratings import Attempt, note_step
from tilewright.service.study.reviews import Reviews
from tilewright.service.upkeep.personal_data import delete_player, export

PUZZLES = [each for each in collection(RULES) if each.kind is Kind.OUT]


async def match_of(store: Store) -> tuple[MatchRow, PlayerId]:
    """Return a match of one person and a bot, and the person."""
    row = await store.match(await begun(matches_on(store), RULES, people=1, bots=["greedy"]))
    (player,) = (holder.player for holder in row.holders if holder.player)
    return row, player


async def test_missed_turns_belong_to_the_player_of_their_seat(store: Store) -> None:
    row, ann = await match_of(store)
    (ben,) = await guests(store, 1)
    seat = [holder.player for holder in row.holders].index(ann)
    made = [Mistake(seat, 5, PUZZLES[0]), Mistake(1 - seat, 6, PUZZLES[1]), Mistake(seat, 7, PUZZLES[2])]
    for _ in range(2):
        await store_mistakes(store, row, 1, made)
    first, second = await mistakes_of(store, ann)
    assert (first.puzzle, first.missed.match, first.missed.game, first.missed.turn) == (PUZZLES[0].id, row.id, 1, 5)
    assert (second.puzzle, second.solved) == (PUZZLES[2].id, False)
    assert len(await store.read(select(MISTAKES))) == 2
    assert await mistakes_of(store, ben) == ()
    with pytest.raises(NoSuchPuzzle):
        await find_mistake(store, ben, PUZZLES[0].id)
    assert (await find_mistake(store, ann, PUZZLES[0].id)).puzzle == PUZZLES[0]
    own = Attempt(ann, PUZZLES[0], now(), own=True)
    await note_step(store, own, Step(hints=2))
    solved = await note_step(store, own, Step(solved=True))
    assert (solved.rating, solved.tried.hints, await store.read(select(PUZZLE_TRIES))) == (None, 2, [])
    with pytest.raises(NoSuchPuzzle):
        await note_step(store, Attempt(ben, PUZZLES[0], now(), own=True), Step())
    # A review that is made again brings back nothing that was solved.
    await store_mistakes(store, row, 1, made)
    assert [each.solved for each in await mistakes_of(store, ann)] == [True, False]
    assert PUZZLES[2].id.encode() in await export(store, ann)
    await store.write(partial(delete_matches, matches=[row.id]))
    assert await mistakes_of(store, ann) == ()


async def test_a_player_has_a_bounded_number_and_those_of_the_oldest_matches_go(store: Store) -> None:
    row, ann = await match_of(store)
    seat = [holder.player for holder in row.holders].index(ann)
    for number, start in enumerate(range(0, MOST + 10, 10)):
        later = replace(row, created_at=Millis(row.created_at + number))
        await store_mistakes(store, later, 1, [Mistake(seat, 1, each) for each in PUZZLES[start : start + 10]])
    kept = {each.puzzle for each in await mistakes_of(store, ann)}
    assert kept == {each.id for each in PUZZLES[10 : MOST + 10]}
    # An old game that is reviewed again does not push newer ones out.
    await store_mistakes(store, row, 1, [Mistake(seat, 1, each) for each in PUZZLES[:10]])
    assert {each.puzzle for each in await mistakes_of(store, ann)} == kept
    await delete_player(store, ann)
    assert await store.read(select(MISTAKES)) == []


async def test_a_deleted_player_whose_seat_remains_gets_none(store: Store) -> None:
    row = await store.match(await begun(matches_on(store), RULES))
    ann, ben = (holder.player for holder in row.holders)
    assert ben is not None
    await delete_player(store, ben)
    row = await store.match(row.id)
    assert [holder.player for holder in row.holders] == [ann, ben]
    await store_mistakes(store, row, 1, [Mistake(seat, 1, PUZZLES[seat]) for seat in (0, 1)])
    assert [found.player for found in await store.read(select(MISTAKES))] == [ann]


@pytest.mark.slow(reason="starts the process that makes reviews")
async def test_a_review_makes_puzzles_of_what_people_missed(store: Store) -> None:
    row, ann = await match_of(store)
    seat = [holder.player for holder in row.holders].index(ann)
    turns = tuple(missed(SHIPPED[Kind.OUT], number, seat=each) for number, each in ((1, seat), (2, 1 - seat)))
    bench = unlimited_bench(SECONDS)
    try:
        async with archive_of(store) as archive:
            reviews = Reviews(matches_on(store), archive, bench, 100_000)
            await reviews._finished(row, 1, GameReview(playouts=0, turns=turns, seats=(told(seat),)), READER)
    finally:
        bench.close()
    (found,) = await mistakes_of(store, ann)
    made = puzzle_of_turn(RULES, {}, turns[0])
    assert made is not None
    assert (found.puzzle, found.missed.turn) == (made.id, 1)
