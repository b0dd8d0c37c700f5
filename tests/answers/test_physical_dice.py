"""Dice of a physical set: the judge takes any faces, on at most as many dice as the players have."""

import pytest

from tilewright.answers.errors import Impossible
from tilewright.answers.judge.dice import FaceAt, GridToJudge, judge_grid
from tilewright.answers.judge.tiles import judge_row
from tilewright.dice.notation import read_grid
from tilewright.dice.turbo_rules import TURBO
from tilewright.tabletop.score_card import read_games
from tilewright.tiles import write_face


def cells(text: str) -> tuple[FaceAt, ...]:
    """Return a grid in the notation cell by cell."""
    return tuple(FaceAt(cell.x, cell.y, write_face(face)) for cell, face in read_grid(text).items())


def test_dice_may_show_any_faces() -> None:
    """A-T1, TB-03: which faces dice have is our inference, so a physical set may show what ours cannot."""
    assert judge_row("turbo", {}, ("J", "J", "J", "J", "J", "K6"), "en").allowed
    assert read_games("K3K3K3_*", 2, TURBO.rulebook)[0].held[0].value == 9
    lying = cells("0,0 K3 K4 K5 | 0,2 K3 K4 K5")
    after = (*lying, *cells("0,4 K3 K4 K5"))
    assert judge_grid(GridToJudge(rules="turbo", house={}, before=lying, after=after, rest=()), "en").allowed
    # Trying all meanings of this number of jokers would take hours.
    jokers = cells("0,0 K3 J J | 0,1 J R3 J | 0,2 J J B3")
    asked = GridToJudge(
        rules="turbo", house={}, before=jokers, after=(*jokers, *cells("9,9 J J J J K7")), rest=("J",) * 4
    )
    assert judge_grid(asked, "en").allowed


def test_a_player_has_nine_dice() -> None:
    """TB-04: a tenth die is refused, whatever it shows."""
    asked = GridToJudge(rules="turbo", house={}, before=(), after=(), rest=("K3",) * 10)
    with pytest.raises(Impossible, match=r"^Each player has at most 9 dice.$"):
        judge_grid(asked, "en")
