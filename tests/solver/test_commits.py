"""Flags of a turn chosen piece by piece: the kernel's agree with those of whole turns."""

from functools import partial
from itertools import islice
from random import Random

import pytest

from tests.research.positions import turns
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.solver import commits as tested
from tilewright.solver import solve
from tilewright.solver.commits import commits, committed_turn
from tilewright.solver.position import read_position
from tilewright.solver.special_turns import has_special_jokers
from tilewright.solver.turn import Asked
from tilewright.tiles import CODES, FACES, read_row, read_table, write_table


def test_flags_follow_what_is_committed() -> None:
    position = read_position(read_table("B4 B5 B6"), read_row("B3 B7 B8 K9"), booklet("classic-nl"))

    def named(committed: str) -> tuple[str, bool]:
        flags = commits(position, bytes(CODES[face] for face in (read_row(committed) if committed else ()))).flags
        return " ".join(str(face) for face, flag in zip(FACES, flags, strict=False) if flag), bool(flags[-1])

    assert named("") == ("B3 B7 B8", False)
    assert named("B3") == ("B7 B8", True)
    assert named("B8") == ("B3 B7", False)
    assert named("B8 B7") == ("B3", True)
    assert committed_turn(position, b"") is None


@pytest.mark.parametrize(
    ("table", "committed", "after"),
    [
        # The row with the double stays, though its pieces would fit elsewhere.
        ("R3 R4 D | B4 B5 B6", "B7", "R3 R4 D | B4 B5 B6 B7"),
        # The other row stays, and the one with the double is laid again.
        ("K5 K6 D | B4 B5 B6", "K7", "B4 B5 B6 | K5 K6 K7 D"),
        ("B4 B5 B6", "C", "B4 B5 B6 C"),
    ],
)
def test_a_committed_turn_moves_few_rows_beside_special_jokers(table: str, committed: str, after: str) -> None:
    position = read_position(read_table(table), read_row(committed), booklet("twist"))
    found = committed_turn(position, bytes(CODES[face] for face in read_row(committed)))
    assert found is not None
    assert write_table(tuple(tuple(FACES[code] for code in row) for row in found.rows)) == after


@pytest.mark.slow(reason="whole turns take milliseconds a question")
def test_the_kernel_agrees_with_whole_turns(deep: bool) -> None:
    random = Random("masks and turns")
    for rules, seats, every in (("classic-de", 3, 3), ("classic-nl", 2, 3), ("six", 4, 5), ("twist", 2, 7)):
        for turn in islice(turns(random, rules, seats), 0, 2000 if deep else 25, every):
            # The choices of a turn carry on from each other; here every question is asked anew.
            answer = commits(turn.position, turn.committed)
            special = has_special_jokers(turn.position)
            asked = turn.position, turn.committed
            by_turns = tested._by_special_turns(*asked) if special else tested._by_turns(*asked, b"")
            assert turn.fits.flags == answer.flags == by_turns.flags, turn
            if turn.committed:
                before = commits(turn.position, turn.committed[:-1])
                assert commits(turn.position, turn.committed, before).flags == answer.flags, turn


def test_house_rules_that_counts_cannot_express_are_obeyed() -> None:
    one = with_house(booklet("classic-nl"), {"jokers.max_per_set": 1})
    assert not any(commits(read_position((), read_row("R5 J J"), one)).flags)
    assert sum(commits(read_position((), read_row("R5 J J"), booklet("classic-nl"))).flags) == 2


def test_a_search_that_gives_up_shows_no_face(monkeypatch: pytest.MonkeyPatch) -> None:
    position = read_position(read_table("R6 R7 J | K3 K4 K5"), read_row("R8 R1 R2 B9 O9"), booklet("classic-fr"))
    assert any(commits(position, bytes(CODES[face] for face in read_row("R8 R1"))).flags)
    monkeypatch.setattr(solve, "Asked", partial(Asked, budget=0))
    assert not any(commits(position, bytes(CODES[face] for face in read_row("R8 R1"))).flags)
