"""Time-outs: the table of tests/data/*_timeouts.txt, before the engine and before the second judge."""

from collections import Counter

import pytest

from tests.game.blocks import Block, blocks, label, rulebooks
from tests.game.positions import game_at, laid, match_of
from tests.game.test_turn import rows_of
from tests.judges.naive_timeouts import Result, timeout_fault
from tests.judges.naive_turns import Position, turn_fault
from tests.records.games import texts
from tilewright.engine import IllegalTurn, NotYourTurn, Seat, play
from tilewright.game.commands import TimeOut
from tilewright.game.events import TilesPlayed, TimedOut
from tilewright.game.game import Game
from tilewright.game.match import decide, faults, timeout
from tilewright.game.table import faces_on
from tilewright.game.timeout import timed_out
from tilewright.games import TILE_GAME
from tilewright.rules.booklets import EDITIONS, booklet
from tilewright.rules.house import house_of
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import faces_of, write_row, write_table

FIRST = Seat(0)
CASES = [
    pytest.param(rules, block, id=label(block, rules))
    for block in blocks("game_timeouts.txt", "twist_timeouts.txt")
    for rules in rulebooks(block)
]


def game_of(rules: Rulebook, block: Block) -> Game:
    """Return the position of a case."""
    opened = block.get("opened", "yes") == "yes"
    racks = (block.get("rack"), block.get("other", "O13"))
    return game_at(rules, block.get("table"), racks, opened=(opened, True), pool=int(block.get("pool", "20")))


@pytest.mark.parametrize(("rules", "block"), CASES)
def test_a_time_out_has_the_result_of_the_table(rules: Rulebook, block: Block) -> None:
    game = game_of(rules, block)
    event = timed_out(game, laid(game, block.get("draft")))
    table = write_table(faces_on(event.table))
    if isinstance(event, TilesPlayed):
        assert table == block.get("played")
        return
    assert table == block.get("after")
    assert Counter(write_row(faces_of(event.returned)).split()) == Counter(block.get("returned").split())
    assert Counter(write_row(faces_of(event.to_pool)).split()) == Counter(block.get("to_pool").split())
    assert len(event.drawn) == int(block.get("draws"))


@pytest.mark.parametrize(("rules", "block"), CASES)
def test_a_time_out_conserves_pieces(rules: Rulebook, block: Block) -> None:
    match = match_of(game_of(rules, block))
    step = play(TILE_GAME, match, FIRST, TimeOut(laid(match.game, block.get("draft"))))
    assert pieces(step.state.game) == pieces(match.game)
    if isinstance(event := step.events[0], TimedOut):
        # the penalty is on the rack, for the next turn, and the turn is over.
        assert set(event.drawn) <= set(step.state.game.racks[FIRST])
        # unless drawing the last piece began the last lap, which the drawer begins.
        assert step.state.game.seat == (1 if step.state.game.lap is None else 0)


@pytest.mark.parametrize(("rules", "block"), CASES)
def test_the_second_judge_finds_a_draft_for_each_result(rules: Rulebook, block: Block) -> None:
    words = texts(rules.id, house_of(rules, booklet(rules.id)))
    opened = block.get("opened", "yes") == "yes"
    position = Position(words, rows_of(block.get("table")), tuple(block.get("rack").split()), opened)
    pool = int(block.get("pool", "20"))
    if block.get("played"):
        assert turn_fault(position, rows_of(block.get("played"))) is None
        return
    returned, to_pool = tuple(block.get("returned").split()), tuple(block.get("to_pool").split())
    result = Result(rows_of(block.get("after")), returned, to_pool, int(block.get("draws")))
    assert timeout_fault(position, result, pool) is None
    more = Result(result.table, returned, to_pool, result.drawn + 7)
    assert timeout_fault(position, more, pool) is not None


def pieces(game: Game) -> list[int]:
    """Return every tile of the game, wherever it is."""
    return sorted(tile for row in (*game.table, *game.racks, game.pool) for tile in row)


@pytest.mark.parametrize("name", EDITIONS)
def test_an_empty_row_in_a_draft_moves_nothing(name: str) -> None:
    """A-12: somebody made room for a row, and laid nothing there."""
    game = game_at(booklet(name), "K4 K5 K6", ("K7", "O13"), pool=20)
    event = timed_out(game, (*game.table, ()))
    assert isinstance(event, TimedOut)
    assert len(event.drawn) == booklet(name).time.idle_draw


def test_a_draft_with_pieces_of_others_or_a_piece_twice_is_refused() -> None:
    match = match_of(game_at(booklet("classic-nl"), "K4 K5 K6", ("K7", "O13"), pool=20))
    (row,), (other,) = match.game.table, match.game.racks[1]
    for draft, kind in (((row, (other,)), "no-such-tile"), (((*row, row[0]),), "tile-twice")):
        assert [fault.kind.value for fault in faults(match, FIRST, TimeOut(draft))] == [kind]
        with pytest.raises(IllegalTurn):
            decide(match, FIRST, TimeOut(draft))


def test_only_the_turn_of_the_seat_to_act_runs_out() -> None:
    match = match_of(game_at(booklet("classic-nl"), "K4 K5 K6", ("K7", "O13"), pool=20))
    with pytest.raises(NotYourTurn):
        decide(match, Seat(1), timeout(match.game.table))


def test_the_pool_is_shuffled_again_when_pieces_go_into_it() -> None:
    """A-14: what went into the pool may lie anywhere in it."""
    game = game_at(booklet("classic-fr"), "K4 K5 K6 K7", ("R4 B4", "O13"), pool=40)
    event = timed_out(game, laid(game, "K4 R4 B4 | K5 K6 | K7"))
    assert isinstance(event, TimedOut)
    after = (*event.pool, *reversed(event.drawn))
    assert sorted(after) == sorted((*game.pool, *event.to_pool))
    assert [tile for tile in after if tile in game.pool] != list(game.pool)
    assert event.chance != game.chance
