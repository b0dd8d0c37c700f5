"""Lessons over HTTP: shown, judged and solved by the same engine as matches."""

import pytest

from tests.web.conftest import Serving
from tests.web.players import Visitor
from tilewright.answers.lessons import list_lessons, show_lesson, show_solution
from tilewright.answers.requests import Language
from tilewright.lessons.course import lessons
from tilewright.sets.faults import set_fault
from tilewright.sets.rules import SetRules
from tilewright.tiles import read_faces
from tilewright.words.say import set_fault_in_words


async def _shown(visitor: Visitor, lesson: str) -> dict[str, object]:
    answer = await visitor.ask("GET", f"/api/lessons/{lesson}")
    assert answer.status == 200, answer.body
    return dict(answer.json)


def say_fault(row: tuple[str, ...]) -> str:
    """Return why a row is not a set."""
    fault = set_fault(read_faces(row), SetRules())
    assert fault is not None
    return set_fault_in_words(fault, "en")


async def test_a_lesson_is_shown_judged_and_solved(server: Serving) -> None:
    ann = await server.guest()
    listed = (await ann.ask("GET", "/api/lessons")).json
    assert [chapter["chapter"] for chapter in listed][:2] == ["first", "table"]
    shown = await _shown(ann, "table-splitting")
    view = shown["view"]
    assert isinstance(view, dict)
    rack, [row] = view["view"]["rack"], view["view"]["table"]
    six = next(tile for tile in rack if tile // 4 == row[2] // 4)
    loose = {"rows": [row, [six]]}
    judged = (await ann.ask("POST", "/api/lessons/table-splitting/draft", loose)).json
    assert [fault["kind"] for fault in judged["faults"]] == ["not-a-set"]
    refused = {"command": {"type": "PlayTiles", "table": [row, [six]]}}
    result = (await ann.ask("POST", "/api/lessons/table-splitting/turn", refused)).json
    assert (result["reached"], len(result["sentences"])) == (False, 1)
    drawn = (await ann.ask("POST", "/api/lessons/table-splitting/turn", {"command": {"type": "DrawTile"}})).json
    assert not drawn["reached"]
    assert drawn["sentences"] == ["That’s allowed, but this lesson is looking for something else. Try again!"]
    way = (await ann.ask("POST", "/api/lessons/table-splitting/solution")).json
    played = {"command": {"type": way["command"], "table": way["table"]}}
    result = (await ann.ask("POST", "/api/lessons/table-splitting/turn", played)).json
    assert result["reached"]
    assert len(result["view"]["view"]["table"]) == 2


async def test_a_question_is_answered(server: Serving) -> None:
    ann = await server.guest()
    shown = await _shown(ann, "first-no-wrap")
    assert (shown["ask"], shown["row"], shown["options"]) == ("set", ["R12", "R13", "R1"], [1, 0])
    answers = [await ann.ask("POST", "/api/lessons/first-no-wrap/answer", {"option": option}) for option in (1, 0)]
    assert [answer.json["reached"] for answer in answers] == [False, True]
    assert answers[0].json["sentences"] == ["Not quite. Take another look.", say_fault(("R12", "R13", "R1"))]


async def test_what_a_lesson_does_not_have_is_refused(server: Serving) -> None:
    ann = await server.guest()
    assert (await ann.ask("GET", "/api/lessons/none")).status == 404
    assert (await ann.ask("POST", "/api/lessons/none/answer", {"option": 1})).status == 404
    assert (await ann.ask("POST", "/api/lessons/first-run/answer", {"option": 1})).json["reached"] is False
    for wrong in ({"type": "TimeOut", "draft": []}, {"type": "StepAway"}, {"type": "RollDice", "dice": []}):
        assert (await ann.ask("POST", "/api/lessons/first-run/turn", {"command": wrong})).status == 400
    assert (await server.visitor().ask("POST", "/api/lessons/first-run/answer", {"option": 1})).status == 401


@pytest.mark.parametrize("name", lessons())
def test_every_lesson_can_be_shown_and_solved(name: str) -> None:
    shown, way = show_lesson(name, Language("en")), show_solution(name)
    assert (shown.goal is None) == (way.command is None) == (way.option is not None)
    assert name in {lesson.lesson for chapter in list_lessons(Language("en")) for lesson in chapter.lessons}
