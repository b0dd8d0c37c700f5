"""Lessons over HTTP: the course, each lesson, and what becomes of a draft, a turn or an answer."""

from __future__ import annotations

from tilewright.answers import questions
from tilewright.web.costs import Cost
from tilewright.web.endpoints import Endpoints

lessons = Endpoints()

lessons.serve(questions.list_lessons, cost=Cost.LIGHT)
lessons.serve(questions.show_lesson, cost=Cost.LIGHT, refused=(404,))
lessons.serve(questions.judge_draft, cost=Cost.LIGHT, refused=(404,), counted="messages")
lessons.serve(questions.take_turn, cost=Cost.LIGHT, refused=(400, 404), counted="commands")
lessons.serve(questions.give_answer, cost=Cost.LIGHT, refused=(404,), counted="commands")
lessons.serve(questions.show_solution, cost=Cost.SHORT, refused=(404,), counted="commands")
