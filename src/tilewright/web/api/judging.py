"""Verdicts over HTTP, for games with a physical set: whether a row or a turn is allowed, in words or as a picture."""

from __future__ import annotations

from tilewright.answers import questions
from tilewright.web.costs import Cost
from tilewright.web.endpoints import Endpoints

judging = Endpoints()

judging.serve(questions.judge_one_row, cost=Cost.SHORT, refused=(400,), counted="commands")
# An opening of many low pieces with a high minimum and few jokers to a set takes 20 ms (docs/architecture.md).
judging.serve(questions.judge_whole_turn, cost=Cost.SHORT, refused=(400,), counted="commands")
judging.serve(questions.judge_dice_turn, cost=Cost.SHORT, refused=(400,), counted="commands")
judging.serve(questions.draw_verdict, cost=Cost.SHORT, refused=(400,), counted="commands")
