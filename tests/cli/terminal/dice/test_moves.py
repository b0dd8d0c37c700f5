"""The move language of the dice game: what is typed, what comes of it, and what is said otherwise."""

from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.daily import examples
from tests.tables import cases
from tilewright.cli.terminal.dice.draft import Draft, dice_rolled, edited, in_hand, own_left
from tilewright.cli.terminal.dice.moves import Lay, LayGrid, Move, Roll, Take, read_move
from tilewright.cli.terminal.typed_words import BadMove, Order, Word
from tilewright.dice.notation import read_grid, write_grid
from tilewright.dice.placed import BAG, DieId, Placed, dice_on, faces_on, faces_shown, sides, tidy
from tilewright.tiles import BadNotation, Face, read_faces, write_row


def drafted(grid: str, own: str) -> Draft:
    """Return the draft of a turn on a grid with own dice, each a die that has the face it shows."""
    showing: list[Face | None] = [None] * len(BAG)
    placed: list[Placed] = []
    for cell, face in read_grid(grid.replace("none", "").replace(";", "|")).items():
        placed.append(Placed(cell.x, cell.y, _shown(face, showing)))
    hand = tuple(_shown(face, showing) for face in read_faces(own.split()))
    before = tidy(placed)
    return Draft(before=before, own=hand, showing=tuple(showing), grid=before)


def _shown(face: Face, showing: list[Face | None]) -> DieId:
    die = next(die for die in BAG if face in sides(die) and showing[die - 1] is None)
    showing[die - 1] = face
    return die


def typed(draft: Draft, line: str) -> Draft:
    """Return the draft after a typed line."""
    move = read_move(line.replace(";", "|"))
    assert isinstance(move, Lay | Move | Take | LayGrid)
    return edited(draft, move)


def described(draft: Draft) -> list[str]:
    """Return a draft as the table of cases writes it."""
    grid = write_grid(faces_on(draft.grid, draft.showing)).replace("|", ";")
    hand, left = (write_row(faces_shown(draft.showing, dice)) for dice in (in_hand(draft), own_left(draft)))
    return [grid or "none", hand or "none", left or "none"]


@pytest.mark.parametrize("case", cases("dice_moves.txt"), ids=" | ".join)
def test_what_is_typed_makes_the_draft(case: tuple[str, ...]) -> None:
    grid, own, line, *expected = case
    draft = drafted(grid, own)
    for step in line.split(" then "):
        draft = typed(draft, step)
    laid, hand, left = described(draft)
    assert [laid, hand, sorted(left.split())] == [*expected[:2], sorted(expected[2].split())]


@pytest.mark.parametrize(("grid", "own", "line", "sentence"), cases("dice_troubles.txt"))
def test_a_bad_move_is_answered_by_one_sentence(grid: str, own: str, line: str, sentence: str) -> None:
    with pytest.raises((BadMove, BadNotation)) as trouble:
        typed(drafted(grid, own), line)
    assert str(trouble.value).replace(" | ", " ; ") == sentence


@pytest.mark.parametrize(
    ("line", "rolled"),
    [
        ("roll", "K3 K3 R5 J"),
        ("roll all", "K3 K3 R5 J"),
        ("ROLL k3", "K3"),
        ("roll K3 K3", "K3 K3"),
        ("reroll the J and K3", "J K3"),
        ("keep K3", "K3 R5 J"),
        ("keep K3 K3 R5", "J"),
        ("keep none", "K3 K3 R5 J"),
        ("keep all", ""),
        ("keep", ""),
        ("roll none", ""),
    ],
)
def test_a_roll_names_the_dice_to_roll_or_to_keep(line: str, rolled: str) -> None:
    """TB-28, A-T2: all or some of the player's dice."""
    draft = drafted("0,0 B1 B2 B3", "K3 K3 R5 J")
    roll = read_move(line)
    assert isinstance(roll, Roll)
    assert Counter(faces_shown(draft.showing, dice_rolled(draft, roll))) == Counter(read_faces(rolled.split()))


@pytest.mark.parametrize("line", ["roll R9", "keep R9", "roll B1", "roll K3 K3 K3"])
def test_a_roll_of_a_face_that_no_die_shows_is_refused(line: str) -> None:
    roll = read_move(line)
    assert isinstance(roll, Roll)
    with pytest.raises(BadMove):
        dice_rolled(drafted("0,0 B1 B2 B3", "K3 K3 R5 J"), roll)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("", Word.SHOW),
        ("   ", Word.SHOW),
        ("END", Word.END),
        ("`end`", Word.END),
        ("end.", Word.END),
        ("done", Word.END),
        ("pa", Word.PASS),
        ("skip", Word.PASS),
        ("u", Word.UNDO),
        ("res", Word.RESET),
        ("?", Word.HELP),
        ("hi", Word.HINT),
        ("q", Word.QUIT),
    ],
)
def test_words_may_be_abbreviated_and_have_synonyms(line: str, word: Word) -> None:
    assert read_move(line) == Order(word)


MOVES = """
K3 at 0,1 ; R5 at 1,0 ; J at 2,0 ; K3 K3 at 5,5 down ; take 0,0 ; take 5,5 ; 0,0 to 5,5 ; J ; K3 J R5 ; 2,0 to 2,1
0,0..2,0 to 1,0 ; 0,0..2,0 to 0,0 down ; grid 0,0 B1 B2 B3 ; grid 4,4 K3 ; B2 at 3,0
"""
STEPS = st.lists(st.sampled_from([move.strip() for move in MOVES.replace("\n", ";").split(";")]), max_size=8)


@given(STEPS)
@examples(30, 2_000)
def test_no_step_loses_or_makes_a_die(steps: list[str]) -> None:
    draft = drafted("0,0 B1 B2 B3", "K3 K3 R5 J")
    everything = {*dice_on(draft.before), *draft.own}
    for step in steps:
        move = read_move(step)
        with suppress(BadMove):
            draft = draft if isinstance(move, Order) else typed(draft, step)
        assert {*dice_on(draft.grid), *in_hand(draft), *own_left(draft)} == everything
        assert len(draft.grid) + len(in_hand(draft)) + len(own_left(draft)) == len(everything)
        assert len({placed.cell for placed in draft.grid}) == len(draft.grid)
