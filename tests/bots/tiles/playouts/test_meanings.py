"""What jokers of a row stand for: by hand, and against the readings of the rules."""

from __future__ import annotations

import pytest

from tests.bots.matches import choices
from tests.bots.tiles.playouts.traces import codes_in, first_turn
from tests.game.positions import game_at, match_of
from tests.solver.positions import position
from tests.tables import rulebook_named
from tilewright.bots.tiles.playouts.meanings import stood_for
from tilewright.bots.tiles.playouts.situation import Policy, movable
from tilewright.bots.tiles.search.counts import LAY_NOTHING, ONE, Counts, counts_of
from tilewright.rules.rulebook import set_rules
from tilewright.sets.readings import readings
from tilewright.sets.rules import faces_stood_for
from tilewright.tiles import CODES, FACES, Joker, codes_of, faces_of, read_row, write_face

FRENCH = rulebook_named("classic-fr")


def codes(text: str) -> list[int]:
    """Return the face codes of a row."""
    return [CODES[face] for face in read_row(text)]


def written(pieces: Counts) -> str:
    """Return pieces by their faces."""
    return " ".join(write_face(FACES[code]) for code in codes_in(pieces))


@pytest.mark.parametrize(
    ("row", "meant"),
    [
        ("R3 J R5", "R4"),
        ("J R12 R13", "R11"),
        ("R5 J J", "R6 R7"),
        ("J K5 J", "K4 K6"),
        ("J J R13", "K13 B13"),
        ("J J J J R13", "R9 R10 R11 R12"),
        ("K9 R9 J", "B9"),
        ("R9 B9 O9 J", "K9"),
        ("R13 J J", "K13 B13"),
        ("J J", ""),
    ],
)
def test_a_joker_stands_for_its_place_in_a_run_or_a_missing_color(row: str, meant: str) -> None:
    assert written(stood_for(codes(row), 0)) == meant


def test_a_joker_does_not_stand_for_one_copy_too_many() -> None:
    row = codes("R3 J R5")
    assert [bool(stood_for(row, copies * ONE[CODES[read_row("R4")[0]]])) for copies in (2, 3)] == [True, False]


def test_jokers_of_real_rows_stand_for_what_the_highest_reading_says() -> None:
    """A-10, A-22: at the start of a turn a row stands for its highest reading."""
    met = 0
    rules = rulebook_named("classic-fr match.games=1")
    for choice in list(choices(rules, ("greedy", "beginner", "greedy"), 4))[::3]:
        for row in choice.view.table:
            faces, meant = faces_of(row), codes_in(stood_for(codes_of(row), 0))
            highest = readings(faces, set_rules(rules))[0]
            for face, stand in zip(faces, highest.stands, strict=True):
                if isinstance(face, Joker):
                    met += 1
                    assert {FACES[code] for code in meant} & {one for (one,) in faces_stood_for(stand)}
    assert met > 5


@pytest.mark.parametrize(
    ("rack", "lays"), [("R6", True), ("R2", True), ("R4", False), ("R1 R2 R6", True), ("B4", False)]
)
def test_rows_with_a_bound_joker_are_extended_and_divided_but_the_joker_stays(rack: str, lays: bool) -> None:
    """FR-27, A-22."""
    match = match_of(game_at(FRENCH, "R3 J R5", (rack, "K13"), pool=20))
    assert (first_turn(match, Policy.CAREFUL) != LAY_NOTHING) == lays


@pytest.mark.parametrize(
    ("table", "moved"),
    [
        ("R3 J R5", "R3 R4 R5"),
        ("R3 J R5 | K7 K8 K9", "R3 R4 R5 K7 K8 K9"),
        ("R3 J R5 | K4 B4 J", "R3 R4 R5"),
        ("R3 J R5 | R3 J R5 | K7 K8 K9", "R3 R4 R5 K7 K8 K9"),
    ],
)
def test_a_row_whose_joker_is_one_copy_too_many_is_left_alone(table: str, moved: str) -> None:
    """With two real copies and a joker there are three of a face, as many as the solver takes."""
    assert movable(position(table, "O1", FRENCH).table, FRENCH) == counts_of(codes(moved))


def test_other_rulebooks_move_jokers_as_they_are() -> None:
    rules = rulebook_named("classic-nl")
    assert movable(position("R3 J R5", "O1", rules).table, rules) == counts_of(codes("R3 J R5"))
