"""The rush: three minutes by the server's clock, three misses, and the best score of each player."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import insert, select

from tests.service.match_setup import guests
from tilewright.answers.errors import NoSuchPuzzle, NoSuchRush, RushAnswered
from tilewright.answers.puzzles import judge_puzzle
from tilewright.answers.rushes import MOST_MISSES, RUSH_MS, RushAnswer, RushShown, puzzles_of_rush
from tilewright.messages.fields import Millis, PlayerId
from tilewright.puzzles.collection import RULES, shipped
from tilewright.puzzles.puzzle import position_of
from tilewright.service.accounts.players import names_of
from tilewright.service.storage.account_schema import ACCOUNTS
from tilewright.service.storage.schema import PUZZLE_RUSHES
from tilewright.service.storage.store import Store
from tilewright.service.study.rushes import answer_rush, begin_rush, best_rushes, board_of
from tilewright.service.upkeep.personal_data import export
from tilewright.solver.present.least_change import rebuilt
from tilewright.solver.solve import Answer
from tilewright.tiles import read_faces, read_rows

RULEBOOK = "classic-nl"
START = Millis(1_000_000)
LAST = Millis(START + RUSH_MS - 1)


def solution(rush: RushShown) -> tuple[tuple[int, ...], ...]:
    """Return the table of the right answer to the puzzle of a rush."""
    assert rush.puzzle is not None
    puzzle: Any = shipped(rush.puzzle.puzzle)
    played = read_faces(puzzle.answer.played)
    rows = tuple(read_rows(puzzle.answer.table))
    answer = Answer(rows=rows, played=played, tiles=len(played), points=0, exact=True, us=0)
    return rebuilt(position_of(puzzle), answer)


async def solved(store: Store, player: PlayerId, rush: RushShown, at: Millis = LAST) -> RushShown:
    """Return the rush after the right answer."""
    return await answer_rush(store, (player, rush.run), RushAnswer(rush.number, solution(rush)), at, "en")


async def skipped(store: Store, player: PlayerId, rush: RushShown, at: Millis = LAST) -> RushShown:
    """Return the rush after no answer."""
    return await answer_rush(store, (player, rush.run), RushAnswer(rush.number), at, "en")


@pytest.mark.parametrize("rules", RULES)
def test_the_puzzles_of_a_rush_rise_in_difficulty_and_differ_by_run(rules: str) -> None:
    puzzles = puzzles_of_rush(rules, "one")
    grades = [puzzle.difficulty for puzzle in puzzles]
    assert grades == sorted(grades)
    assert len(set(grades)) == 10
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert puzzles == puzzles_of_rush(rules, "one") != puzzles_of_rush(rules, "two")


async def test_right_answers_count_until_the_third_miss(store: Store) -> None:
    (ann,) = await guests(store, 1)
    rush = await begin_rush(store, ann, RULEBOOK, START, "en")
    assert (rush.number, rush.solved, rush.missed, rush.left_ms) == (1, 0, 0, RUSH_MS)
    for count in (1, 2):
        rush = await solved(store, ann, rush)
        assert (rush.right, rush.solved, rush.best, rush.left_ms) == (True, count, count, 1)
    # A wrong answer is a miss as a skipped puzzle is: here the table as it was.
    assert rush.puzzle is not None
    shown = judge_puzzle(rush.puzzle.puzzle, None, "en").view
    assert shown is not None
    untouched = shown.view.table
    rush = await answer_rush(store, (ann, rush.run), RushAnswer(rush.number, untouched), LAST, "en")
    for count in range(1, MOST_MISSES):
        assert (rush.right, rush.missed, rush.number) == (False, count, 3 + count)
        rush = await skipped(store, ann, rush)
    assert (rush.puzzle, rush.solved, rush.missed, rush.left_ms) == (None, 2, 3, 0)
    after = await skipped(store, ann, rush)
    assert (after.right, after.solved, after.missed) == (None, 2, 3)


async def test_nothing_counts_when_the_time_is_up(store: Store) -> None:
    (ann,) = await guests(store, 1)
    first = await begin_rush(store, ann, RULEBOOK, START, "en")
    rush = await solved(store, ann, first)
    late = await solved(store, ann, rush, Millis(START + RUSH_MS))
    assert (late.puzzle, late.solved, late.missed, late.right, late.left_ms) == (None, 1, 0, None, 0)


async def test_the_id_of_a_run_does_not_tell_its_puzzles(store: Store) -> None:
    (ann,) = await guests(store, 1)
    rush = await begin_rush(store, ann, RULEBOOK, START, "en")
    told = puzzles_of_rush(RULEBOOK, rush.run)
    shown: list[str] = []
    while rush.puzzle is not None and len(shown) < 6:
        shown.append(rush.puzzle.puzzle)
        rush = await solved(store, ann, rush)
    assert [puzzle.id for puzzle in told[:6]] != shown
    (secret,) = (await store.read(select(PUZZLE_RUSHES.c.run)))[0]
    assert [puzzle.id for puzzle in puzzles_of_rush(RULEBOOK, secret)[:6]] == shown
    assert secret.encode() not in await export(store, ann)


async def test_an_answer_counts_once(store: Store) -> None:
    (ann,) = await guests(store, 1)
    first = await begin_rush(store, ann, RULEBOOK, START, "en")
    sent = await asyncio.gather(*(solved(store, ann, first) for _ in range(4)), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in sent) == [*["RushAnswered"] * 3, "RushShown"]
    with pytest.raises(RushAnswered):
        await skipped(store, ann, first)
    assert await best_rushes(store, ann) == {RULEBOOK: 1}


async def test_a_rush_is_of_one_player_and_ends_with_the_next_but_its_best_score_stays(store: Store) -> None:
    ann, ben = await guests(store, 2)
    first = await begin_rush(store, ann, RULEBOOK, START, "en")
    with pytest.raises(NoSuchRush):
        await solved(store, ben, first)
    await solved(store, ann, first)
    second = await begin_rush(store, ann, RULEBOOK, LAST, "en")
    assert (second.solved, second.best, second.left_ms) == (0, 1, RUSH_MS)
    with pytest.raises(NoSuchRush):
        await skipped(store, ann, first)
    await begin_rush(store, ann, "twist", START, "en")
    assert await best_rushes(store, ann) == {RULEBOOK: 1, "twist": 0}
    assert await best_rushes(store, ben) == {}


async def test_a_rush_needs_a_rulebook_with_puzzles(store: Store) -> None:
    (ann,) = await guests(store, 1)
    with pytest.raises(NoSuchPuzzle):
        await begin_rush(store, ann, "none", START, "en")


async def test_the_board_has_the_best_listed_score_of_a_day_and_no_names_of_guests(store: Store) -> None:
    ann, ben, eve = await guests(store, 3)
    await store.execute(insert(ACCOUNTS).values(player=ben, login="ben", password="", created_at=1))
    today = datetime.fromtimestamp(LAST / 1_000, UTC).date()
    for player, scores, listed in ((ann, (2, 1), True), (ben, (3,), True), (eve, (4,), False)):
        for score in scores:
            rush = await begin_rush(store, player, RULEBOOK, START, "en")
            for _ in range(score):
                answer = RushAnswer(rush.number, solution(rush))
                rush = await answer_rush(store, (player, rush.run), answer, LAST, "en", listed=listed)
    board = await board_of(store, ann, RULEBOOK, today)
    names = await names_of(store, [ann, ben])
    assert [(line.name, line.score, line.mine) for line in board] == [(names[ben], 3, False), (names[ann], 2, True)]
    assert [line.name for line in await board_of(store, eve, RULEBOOK, today)] == [names[ben], None]
    assert await board_of(store, ann, "twist", today) == ()
    assert await board_of(store, ann, RULEBOOK, today + timedelta(1)) == ()
