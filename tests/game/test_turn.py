"""Turns: the table of tests/data/*_turns.txt, before the engine and before the second judge."""

import pytest

from tests.game.blocks import Block, blocks, label, rulebooks
from tests.game.positions import described, game_at, laid, match_of
from tests.judges.naive_turns import Position as NaivePosition
from tests.judges.naive_turns import turn_fault
from tests.records.games import texts
from tilewright.engine import IllegalTurn, Seat
from tilewright.game.commands import FaultKind, PlayTiles
from tilewright.game.events import Penalised, TilesPlayed
from tilewright.game.game import Game, position_of
from tilewright.game.match import decide, faults
from tilewright.game.table import faces_on
from tilewright.game.turn import judged
from tilewright.rules.booklets import booklet
from tilewright.rules.house import house_of
from tilewright.rules.rulebook import Rulebook, WrongLay
from tilewright.tiles import read_face, write_face, write_table

FIRST = Seat(0)


def turns(block: Block) -> list[tuple[str, str]]:
    """Return what is laid in a case, each time with what it gives."""
    lays = [value for key, value in block.lines if key == "lays"]
    gives = [value for key, value in block.lines if key == "gives"]
    return list(zip(lays, gives, strict=True))


# Each case takes less time than a test of its own.
CASES = [
    pytest.param(rules, block, id=label(block, rules))
    for block in blocks("game_turns.txt", "twist_turns.txt")
    for rules in rulebooks(block)
]


def game_of(rules: Rulebook, block: Block) -> Game:
    """Return the position of a case; the other seat holds `other`, one piece, and the pool is full enough."""
    opened = block.get("opened", "yes") == "yes"
    return game_at(
        rules, block.get("table"), (block.get("rack"), block.get("other", "O13")), opened=(opened, True), pool=20
    )


@pytest.mark.parametrize(("rules", "block"), CASES)
def test_a_turn_is_judged_as_the_table_says(rules: Rulebook, block: Block) -> None:
    game = game_of(rules, block)
    for lays, gives in turns(block):
        judgement = judged(position_of(game, FIRST), laid(game, lays))
        if judgement.faults:
            assert ", ".join(map(described, judgement.faults)) == gives, lays
        else:
            plain = lays.replace("'", "")
            table = write_table(faces_on(judgement.table))
            assert ("accepted" if table == plain else f"accepted as {table}") == gives, lays


# Nobody can lay these by mistake, so nobody pays for them.
IMPOSSIBLE = {FaultKind.NO_SUCH_TILE, FaultKind.TILE_TWICE}


@pytest.mark.parametrize(("rules", "block"), CASES)
def test_the_engine_does_what_the_judgement_says(rules: Rulebook, block: Block) -> None:
    match = match_of(game_of(rules, block))
    for lays, gives in turns(block):
        command = PlayTiles(laid(match.game, lays))
        wrong = faults(match, FIRST, command)
        if gives.startswith("accepted"):
            assert wrong == (), lays
            event = decide(match, FIRST, command)[0]
            assert isinstance(event, TilesPlayed)
            assert sorted((*event.played, *(tile for row in match.game.table for tile in row))) == sorted(
                tile for row in event.table for tile in row
            ), lays
        elif rules.turn.wrong_lay is WrongLay.REFUSE or any(fault.kind in IMPOSSIBLE for fault in wrong):
            with pytest.raises(IllegalTurn) as refused:
                decide(match, FIRST, command)
            assert refused.value.faults == wrong, lays
        else:
            # the wrong turn costs three pieces, and the table is as it was.
            assert decide(match, FIRST, command) == (Penalised(FIRST, match.game.pool[:-4:-1]),), lays


@pytest.mark.parametrize(("rules", "block"), CASES)
def test_the_second_judge_gives_the_same_verdict(rules: Rulebook, block: Block) -> None:
    words = texts(rules.id, house_of(rules, booklet(rules.id)))
    opened = block.get("opened", "yes") == "yes"
    position = NaivePosition(words, rows_of(block.get("table")), tuple(block.get("rack").split()), opened)
    for lays, gives in turns(block):
        assert (turn_fault(position, rows_of(lays)) is None) == gives.startswith("accepted"), lays


def rows_of(text: str) -> tuple[tuple[str, ...], ...]:
    """Return a table as plain words."""
    return tuple(tuple(part.replace("'", "").split()) for part in text.split("|")) if text else ()


def test_a_piece_laid_twice_and_one_that_does_not_exist_are_named_with_what_is_missing() -> None:
    game = game_at(booklet("classic-nl"), "K1 K2 K3", ("K4 K5", "O13"))
    position = position_of(game, FIRST)
    (row,) = game.table
    four = laid(game, "K4")[0][0]
    kinds = [fault.kind for fault in judged(position, ((*row, four, four),)).faults]
    assert kinds == [FaultKind.TILE_TWICE]
    kinds = [fault.kind for fault in judged(position, ((*row[:2], four, four, 4096, -1),)).faults]  # type: ignore[arg-type]
    assert kinds == [FaultKind.NO_SUCH_TILE, FaultKind.TILE_TWICE, FaultKind.TILE_MISSING]


def test_an_empty_row_is_not_a_set() -> None:
    game = game_at(booklet("classic-nl"), "K1 K2 K3", ("K4", "O13"))
    table = (*laid(game, "K1 K2 K3 K4"), ())
    assert [described(fault) for fault in judged(position_of(game, FIRST), table).faults] == ["not-a-set 2"]


@pytest.mark.parametrize("piece", ["K13", "J"])
def test_the_tables_write_faces_as_the_program_does(piece: str) -> None:
    assert write_face(read_face(piece)) == piece
