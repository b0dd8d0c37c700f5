"""Which lesson or page of the rules teaches each clause: what is taught nowhere is listed with its reason."""

from tests.tables import cases
from tilewright.games import EDITIONS
from tilewright.lessons.course import lessons
from tools.rules_page import register
from tools.taught import taught, taught_nowhere


def test_every_clause_that_a_player_needs_is_taught_or_its_absence_explained() -> None:
    explained = cases("taught_nowhere.txt")
    assert taught_nowhere() == [clause for clause, _ in explained]
    assert all(reason for _, reason in explained)


def test_only_clauses_of_the_register_and_worked_examples_are_taught() -> None:
    known = {clause.name for clause in register()}
    assert {clause for clause in taught() if not clause.startswith("W-")} <= known


def test_lessons_and_clauses_of_parameters_are_found() -> None:
    places = taught()
    assert "lesson first-run" in places["NL-08"]
    assert "rules opening/opening-short" in places["DE-14"]
    assert "rules opening/opening-need" in places["FR-11"]
    assert {place.partition(" ")[0] for found in places.values() for place in found} == {"lesson", "rules"}
    assert lessons().keys() <= {place.removeprefix("lesson ") for found in places.values() for place in found}
    assert all(places.get(clause) for book in EDITIONS.values() for clause in book.clauses["jokers.penalty"])
