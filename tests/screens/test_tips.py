"""Tips for a first game: what the solver finds in the view of a seat."""

import pytest

from tilewright.games import KINDS
from tilewright.lessons.course import lessons
from tilewright.lessons.lesson import Lesson, read_lesson
from tilewright.lessons.positions import LEARNER, dice_match_of, match_of
from tilewright.messages.boards import Tip
from tilewright.screens.kinds import make_tips
from tilewright.tiles import TileId, faces_of, write_face
from tilewright.words.say import say

# The orange 8 would touch the blue 5 from below, and they are not a set.
BLOCKED = "rules: turbo\nclauses: TB-20\ntable: 0,0 K8 R8 B8 | 3,1 down B5 B6 B7\nrack: O8 K1\ngoal: draw"
CLOSED = "rules: classic-nl\nclauses: NL-10\nopened: no\nrack: {rack}\ngoal: open"


def tips(lesson: Lesson) -> dict[str, Tip]:
    """Return the tips in the position of a lesson."""
    view = KINDS.of(lesson.rules).engine.view(match_of(lesson), LEARNER)
    return {tip.tip: tip for tip in make_tips(view, "en")}


@pytest.mark.parametrize(
    ("lesson", "told"),
    [
        ("first-draw", {"draw"}),
        ("first-opening", {"opening"}),
        ("table-adding", set()),
        ("table-splitting", {"rearrange"}),
        ("jokers-freeing-group", {"joker", "rearrange"}),
        ("jokers-french", {"joker"}),
        ("turbo-pass", {"dice-pass"}),
        ("turbo-keep", {"dice-keep"}),
        ("turbo-first-set", {"dice-lay"}),
        ("turbo-adding", {"dice-fit"}),
        ("turbo-crossing", {"dice-cross"}),
    ],
)
def test_a_tip_holds_where_the_solver_says_so(lesson: str, told: set[str]) -> None:
    assert tips(lessons()[lesson]).keys() >= told
    if not told:
        assert not tips(lessons()[lesson])


def test_a_tip_names_a_tile_of_the_row_it_speaks_of() -> None:
    (joker,) = tips(lessons()["jokers-freeing-group"])["joker"].tiles
    assert [write_face(face) for face in faces_of([TileId(joker)])] == ["J"]
    assert tips(lessons()["table-splitting"])["rearrange"].tiles


def test_how_far_an_opening_is_says_what_the_rack_makes() -> None:
    short = tips(read_lesson("short", CLOSED.format(rack="K4 R4 B4 O12 K9")))
    assert [*short] == ["draw", "opening"]
    assert short["opening"].sentence.endswith("The sets on your rack are worth 12.")
    enough = tips(read_lesson("enough", CLOSED.format(rack="K11 R11 B11 O12")))
    # The first tip shows the first move.
    assert [*enough] == ["lay", "opening"]
    assert [write_face(face) for face in faces_of(map(TileId, enough["lay"].tiles))] == ["K11", "R11", "B11"]
    assert "black 11" in enough["lay"].sentence
    assert enough["opening"].sentence.endswith("You have enough!")


def test_an_opening_with_a_joker_says_what_it_does() -> None:
    jokers = tips(read_lesson("joker", CLOSED.format(rack="K11 R11 J O12")))
    assert jokers["opening"].sentence.endswith(say("tip-wild"))
    special = "rules: twist\nclauses: TW-34\nopened: no\nrack: K11 R11 D O12\ngoal: open"
    assert tips(read_lesson("special", special))["opening"].sentence.endswith(say("game-joker-D"))
    # The joker that lies on the table is the one that a new player asks about.
    lying = "rules: twist\nclauses: TW-34\nopened: no\ntable: R2 D R5\nrack: K11 R11 J O12\ngoal: open"
    assert tips(read_lesson("lying", lying))["opening"].sentence.endswith(say("game-joker-D"))


def test_a_tip_names_the_die_it_speaks_of() -> None:
    crossed = lessons()["turbo-crossing"]
    assert tips(crossed)["dice-cross"].tiles == (dice_match_of(crossed).round.grid[0].die,)
    blocked = read_lesson("blocked", BLOCKED)
    assert tips(blocked).keys() == {"dice-fit", "dice-blocked"}
    (end,) = [placed.die for placed in dice_match_of(blocked).round.grid if placed.cell == (2, 0)]
    assert tips(blocked)["dice-blocked"].tiles == (end,)
    assert "dice-blocked" not in tips(lessons()["turbo-adding"])
