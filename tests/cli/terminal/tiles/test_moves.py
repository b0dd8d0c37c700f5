"""The move language: what is typed, what the draft becomes, and what is said when it cannot be followed."""

from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.daily import examples
from tests.tables import cases
from tilewright.cli.terminal.tiles.draft import Draft, edited, fresh, in_hand, is_touched, on_rack, tiles_in
from tilewright.cli.terminal.tiles.moves import read_move
from tilewright.cli.terminal.typed_words import BadMove, Order, Word
from tilewright.game.table import Table, tiles_on
from tilewright.rules.booklets import DEFAULT, booklet
from tilewright.sets.rules import SetRules
from tilewright.tiles import (
    BadNotation,
    Face,
    TileRow,
    assign,
    faces_of,
    read_faces,
    read_table,
    tiles_of,
    write_row,
    write_table,
)

BOX = tiles_of(booklet(DEFAULT).box.contents)


def position(table: str, rack: str) -> tuple[Table, TileRow]:
    """Return a table and a rack of the notation as tiles."""
    rows = assign([*read_table(table.replace("none", "").replace(";", "|")), read_faces(rack.split())], BOX)
    return rows[:-1], rows[-1]


def typed(draft: Draft, line: str) -> Draft:
    """Return the draft after a typed line."""
    move = read_move(line.replace(";", "|"))
    assert not isinstance(move, Order)
    return edited(draft, move)


def shown(draft: Draft) -> str:
    """Return the rows of a draft as the table of cases writes them."""
    return " ; ".join(write_row(row) or "-" for row in draft.rows) or "none"


@pytest.mark.parametrize("case", cases("play_moves.txt"), ids=" | ".join)
def test_what_is_typed_makes_the_draft(case: tuple[str, ...]) -> None:
    table, rack, line, *expected = case
    draft = fresh(*position(table, rack), SetRules())
    for step in line.split(" then "):
        draft = typed(draft, step)
    hand, left = write_row(in_hand(draft)), write_row(on_rack(draft))
    assert [shown(draft), hand or "none", left or "none"] == expected


@pytest.mark.parametrize(("table", "rack", "line", "sentence"), cases("play_troubles.txt"))
def test_a_bad_move_is_answered_by_one_sentence(table: str, rack: str, line: str, sentence: str) -> None:
    draft = fresh(*position(table, rack), SetRules())
    with pytest.raises((BadMove, BadNotation)) as trouble:
        typed(draft, line)
    assert str(trouble.value).replace(" | ", " ; ").rstrip(".") == sentence.rstrip(".")


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("", Word.SHOW),
        ("  ", Word.SHOW),
        ("END", Word.END),
        ("done", Word.END),
        ("end.", Word.END),
        ("`end`", Word.END),
        ("e", Word.END),
        ("dr", Word.DRAW),
        ("Draw", Word.DRAW),
        ("pass", Word.PASS),
        ("?", Word.HELP),
        ("hel", Word.HELP),
        ("u", Word.UNDO),
        ("reset", Word.RESET),
        ("claim!", Word.CLAIM),
        ("exit", Word.QUIT),
        ("q", Word.QUIT),
        ("ru", Word.RULES),
        ("verify", Word.VERIFY),
        ("sort by number", Word.SORT),
    ],
)
def test_words_have_synonyms(line: str, word: Word) -> None:
    order = read_move(line)
    assert isinstance(order, Order)
    assert order.word is word


TABLES = st.permutations(BOX).flatmap(
    lambda order: st.lists(st.integers(1, 5), max_size=8).map(lambda sizes: _cut(tuple(order), sizes))
)


def _cut(order: TileRow, sizes: list[int]) -> tuple[Table, TileRow]:
    rows = []
    for size in sizes:
        rows.append(order[:size])
        order = order[size:]
    return tuple(rows), order[:14]


@examples(15, 500)
@given(TABLES, st.data())
def test_any_rearrangement_can_be_typed(given_position: tuple[Table, TileRow], data: st.DataObject) -> None:
    table, rack = given_position
    draft = fresh(table, rack, SetRules())
    pieces = [*tiles_on(table), *rack[: data.draw(st.integers(0, len(rack)))]]
    order = data.draw(st.permutations(pieces))
    wanted, _ = _cut(tuple(order), data.draw(st.lists(st.integers(1, 5), max_size=20)))
    target = [faces_of(row) for row in wanted] + [faces_of(order[sum(map(len, wanted)) :])]
    target = [row for row in target if row]
    by_table = typed(draft, "table " + write_table(target)) if target else draft
    by_steps = draft
    for place, row in enumerate(draft.rows, start=1):
        by_steps = typed(by_steps, f"{place} - {write_row(row)}")
    for row in target:
        by_steps = typed(by_steps, f"new {write_row(row)}")
    for result in (by_table, by_steps) if target else ():
        assert Counter(map(_sorted, filter(None, result.rows))) == Counter(map(_sorted, target))
        assert in_hand(result) == ()


def _sorted(row: tuple[Face, ...]) -> tuple[str, ...]:
    return tuple(sorted(write_row((face,)) for face in row))


PIECES = st.sampled_from(["K5", "K6", "K7", "R8", "B8", "O8", "J", "K1-K13", "1", "2", "3", "4", "5"])
SIGNS = st.sampled_from(
    [*"+-/=|", "from", "to", "new", "take", "add", "join", "split", "table", "row", "at", "my", "rack"]
)
WORDS = PIECES | SIGNS


@given(TABLES, st.lists(st.lists(WORDS, max_size=7).map(" ".join), max_size=8))
def test_no_piece_is_lost_or_made_by_anything_that_is_typed(
    given_position: tuple[Table, TileRow], lines: list[str]
) -> None:
    table, rack = given_position
    draft = fresh(table, rack, SetRules())
    all_faces = Counter(faces_of((*tiles_on(table), *rack)))
    for line in lines:
        with suppress(BadMove, BadNotation):
            move = read_move(line)
            draft = draft if isinstance(move, Order) else edited(draft, move)
        laid = Counter(face for row in draft.rows for face in row)
        assert laid + Counter(in_hand(draft)) + Counter(on_rack(draft)) == all_faces
        rows = tiles_in(draft, table, rack)
        assert [faces_of(row) for row in rows] == [row for row in draft.rows if row]
        assert len(tiles_on(rows)) == sum(map(len, rows))
        assert tiles_on(rows) <= {*tiles_on(table), *rack}


def test_an_untouched_row_keeps_its_tiles() -> None:
    table, rack = position("R5 R6 R7 ; K5 R5 B5", "R8 O5")
    draft = typed(typed(fresh(table, rack, SetRules()), "2 + O5"), "table K5 R5 B5 O5 ; R5 R6 R7")
    assert tiles_in(draft, table, rack)[1] == table[0]
    assert set(table[1]) < set(tiles_in(draft, table, rack)[0])


def test_a_rearrangement_that_is_reverted_leaves_the_draft_untouched() -> None:
    table, rack = position("R5 R6 R7 ; K5 R5 B5", "R8 O5")
    draft = fresh(table, rack, SetRules())
    assert not is_touched(draft)
    moved = typed(draft, "1 - R7")
    assert is_touched(moved)
    assert not is_touched(typed(moved, "1 + R7"))
