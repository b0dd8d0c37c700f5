"""The course: engine and solver prove every lesson, and the booklets' worked examples are all among them."""

import re

import pytest

from tests.tables import cases
from tilewright.engine import play
from tilewright.games import KINDS
from tilewright.lessons.answers import right_answer
from tilewright.lessons.course import course, lessons
from tilewright.lessons.goals import example, is_reached
from tilewright.lessons.lesson import Ask, BadLesson, Goal, GoalKind, Lesson, read_lesson
from tilewright.lessons.positions import LEARNER, match_of
from tools.rules_page import register

BOARDS = {name: lesson for name, lesson in lessons().items() if isinstance(lesson.task, Goal)}
QUESTIONS = {name: lesson for name, lesson in lessons().items() if isinstance(lesson.task, Ask)}
# W-01 to W-33 of the rules: five on the table, four and a half on jokers, eight of Twist, three cards, four of Turbo.
EXAMPLES = {f"W-{number:02}" for number in (*range(1, 9), *range(10, 18), *range(20, 23), *range(30, 34))}
EXAMPLES |= {"W-09a", "W-09b", "W-11b", "W-11c"}


@pytest.mark.parametrize("lesson", BOARDS.values(), ids=BOARDS)
def test_the_goal_of_a_board_can_be_reached(lesson: Lesson) -> None:
    command = example(lesson)
    assert command is not None
    first, *_ = play(KINDS.of(lesson.rules).engine, match_of(lesson), LEARNER, command).events
    assert is_reached(lesson, first)


@pytest.mark.parametrize("lesson", QUESTIONS.values(), ids=QUESTIONS)
def test_a_question_has_its_right_answer_and_others_to_choose_from(lesson: Lesson) -> None:
    assert isinstance(lesson.task, Ask)
    options = lesson.task.options
    assert right_answer(lesson) in options
    assert len(set(options)) == len(options) >= 2


def test_a_board_is_not_finished_by_another_turn_than_the_one_it_asks_for() -> None:
    lesson = lessons()["table-adding"]
    other = example(
        read_lesson(
            "other", "rules: classic-nl\nclauses: W-01\ntable: B4 B5 B6 | K8 R8 O8\nrack: B3 B8 K1 R12\ngoal: lay B3"
        )
    )
    first, *_ = play(KINDS.of(lesson.rules).engine, match_of(lesson), LEARNER, other).events
    assert not is_reached(lesson, first)


def test_an_unreachable_goal_is_found_out() -> None:
    assert example(read_lesson("none", "rules: classic-nl\nclauses: W-01\nrack: B3 B8 K1\ngoal: lay B3")) is None
    assert example(read_lesson("none", "rules: classic-nl\nclauses: W-01\nrack: B3 B4 B5\ngoal: draw")) is None


def test_lessons_name_clauses_of_the_register_and_all_worked_examples() -> None:
    named = {clause for lesson in lessons().values() for clause in lesson.clauses}
    assert {clause for clause in named if not clause.startswith("W-")} <= {clause.name for clause in register()}
    assert {clause for clause in named if clause.startswith("W-")} == EXAMPLES


def test_lessons_of_a_chapter_are_named_after_it() -> None:
    for chapter in course():
        assert chapter.lessons
        assert all(re.fullmatch(rf"{chapter.id}(-[a-z]+)+", lesson.id) for lesson in chapter.lessons)


def test_a_board_with_a_goal_for_an_opening_has_not_opened() -> None:
    for lesson in BOARDS.values():
        assert isinstance(lesson.task, Goal)
        assert (lesson.task.kind is GoalKind.OPEN) == (not lesson.opened)


@pytest.mark.parametrize(("text", "refusal"), cases("bad_lessons.txt"))
def test_a_lesson_that_cannot_be_used_is_refused_by_its_name_and_the_bad_part(text: str, refusal: str) -> None:
    with pytest.raises(BadLesson, match=re.escape(f"lesson mine: {refusal}")):
        read_lesson("mine", text.replace("; ", "\n"))
