"""Tips for a first game: what the solver finds in the view of a seat."""

from __future__ import annotations

import pytest

from tilewright.games import KINDS
from tilewright.lessons.course import lessons
from tilewright.lessons.lesson import Lesson, read_lesson
from tilewright.lessons.positions import LEARNER, match_of
from tilewright.service.screens.tips import Tip, make_tips
from tilewright.tiles.notation import write_face
from tilewright.tiles.tile import TileId, faces_of

CLOSED = "rules: classic-nl\nclauses: NL-10\nopened: no\nrack: {rack}\ngoal: open"


def tips(lesson: Lesson) -> dict[str, Tip]:
    """Return the tips in the position of a lesson."""
    view = KINDS.of(lesson.rules).engine.view(match_of(lesson), LEARNER)
    return {tip.tip: tip for tip in make_tips(lesson.rules.id, view, "en")}


@pytest.mark.parametrize(
    ("lesson", "told"),
    [
        ("first-draw", {"draw"}),
        ("first-opening", {"opening"}),
        ("table-adding", set()),
        ("table-splitting", {"rearrange"}),
        ("jokers-freeing-group", {"joker", "rearrange"}),
        ("jokers-french", {"joker"}),
        ("turbo-pass", set()),
    ],
)
def test_a_tip_holds_where_the_solver_says_so(lesson: str, told: set[str]) -> None:
    assert tips(lessons()[lesson]).keys() >= told
    if not told:
        assert not tips(lessons()[lesson])


def test_a_tip_names_a_tile_of_the_row_it_speaks_of() -> None:
    joker = tips(lessons()["jokers-freeing-group"])["joker"].tile
    assert joker is not None
    assert [write_face(face) for face in faces_of([TileId(joker)])] == ["J"]
    assert tips(lessons()["table-splitting"])["rearrange"].tile is not None


def test_how_far_an_opening_is_says_what_the_rack_makes() -> None:
    short = tips(read_lesson("short", CLOSED.format(rack="K4 R4 B4 O12 K9")))
    assert short.keys() == {"opening", "draw"}
    assert short["opening"].sentence.endswith("So far you have 12.")
    enough = tips(read_lesson("enough", CLOSED.format(rack="K11 R11 B11 O12")))
    assert enough.keys() == {"opening"}
    assert enough["opening"].sentence.endswith("You have enough for it.")
