"""Lessons over HTTP: the course, each lesson, and what becomes of a draft, a turn or an answer."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from tilewright.answers import lessons as teaching
from tilewright.answers.lessons import ChapterShown, LessonExample, LessonResult, LessonShown
from tilewright.messages.bounds import Id, Rows
from tilewright.messages.wire import Judgement
from tilewright.service.limits.askers import Asker
from tilewright.service.node import Node
from tilewright.web.costs import Cost
from tilewright.web.endpoints import Endpoints
from tilewright.web.language import Language

lessons = Endpoints()


class LessonDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A draft of a lesson's turn, as the socket takes it."""

    rows: Rows


class LessonTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """A command that ends a lesson's turn, as the socket takes it."""

    command: Raw


class LessonAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The chosen option of a question."""

    option: Annotated[int, Meta(ge=-(2**31), lt=2**31)]


@lessons.add("GET /api/lessons", cost=Cost.LIGHT)
async def list_lessons(language: Language) -> tuple[ChapterShown, ...]:
    """List the chapters of the course and their lessons."""
    return teaching.chapters(language)


@lessons.add("GET /api/lessons/{lesson}", cost=Cost.LIGHT, refused=(404,))
async def show_lesson(lesson: Id, language: Language) -> LessonShown:
    """Show a lesson: its position and what to do, or its question."""
    return teaching.show(lesson, language)


@lessons.add("POST /api/lessons/{lesson}/draft", cost=Cost.LIGHT, refused=(404,), counted="messages")
async def judge_draft(lesson: Id, body: LessonDraft, _: Asker, language: Language) -> Judgement:
    """Tell what would be wrong with a draft as a turn."""
    return teaching.judge_draft(lesson, body.rows, language)


@lessons.add("POST /api/lessons/{lesson}/turn", cost=Cost.LIGHT, refused=(400, 404), counted="commands")
async def take_turn(lesson: Id, body: LessonTurn, _: Asker, language: Language) -> LessonResult:
    """End the turn of a lesson, and tell whether that is what it asks for."""
    return teaching.take_turn(lesson, body.command, language)


@lessons.add("POST /api/lessons/{lesson}/answer", cost=Cost.LIGHT, refused=(404,), counted="commands")
async def give_answer(lesson: Id, body: LessonAnswer, _: Asker, language: Language) -> LessonResult:
    """Answer the question of a lesson."""
    return teaching.answer(lesson, body.option, language)


@lessons.add("POST /api/lessons/{lesson}/solution", cost=Cost.SHORT, refused=(404,), counted="commands")
async def show_solution(lesson: Id, asker: Asker, node: Node) -> LessonExample:
    """Show how a lesson is solved."""
    return await node.short_bench.run(asker, teaching.solution, lesson)
