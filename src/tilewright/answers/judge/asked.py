"""What the judge is asked, with its bounds, and the addresses where it answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from tilewright.answers.addresses import SVG, Cost, at
from tilewright.answers.judge.dice import GridJudged, GridToJudge, judge_grid
from tilewright.answers.judge.pictures import draw_grid, draw_row, draw_turn
from tilewright.answers.judge.tiles import RowJudged, TurnJudged, TurnToJudge, judge_row, judge_turn
from tilewright.answers.requests import Language, MostBytes, checked
from tilewright.messages.bounds import HouseRules, PieceText, RulesId
from tilewright.rules.booklets import DEFAULT

T = TypeVar("T")
About = Literal["row", "turn", "grid"]
JudgeQuestion = Annotated[str, Meta(max_length=6_000, examples=['{"rack": ["B4", "B5", "B6"]}'])]


class RowToJudge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row to judge."""

    rules: RulesId = DEFAULT
    house: HouseRules = {}
    row: Annotated[tuple[PieceText, ...], Meta(min_length=1, max_length=40)]


@at("POST /api/judge/row", Cost.SHORT, refused=(400,), counted="commands")
def judge_one_row(body: RowToJudge, language: Language) -> RowJudged:
    """Tell whether a row of tiles or a line of dice is a set, why, and by which clauses."""
    return judge_row(body.rules, body.house, body.row, language)


# An opening of many low pieces with a high minimum and few jokers to a set takes 20 ms (docs/architecture.md).
@at("POST /api/judge/turn", Cost.SHORT, refused=(400,), counted="commands")
def judge_whole_turn(body: Annotated[TurnToJudge, MostBytes(16_384)], language: Language) -> TurnJudged:
    """Show a position of the tile game, and tell whether a turn is allowed, why, and by which clauses."""
    return judge_turn(body, language)


@at("POST /api/judge/grid", Cost.SHORT, refused=(400,), counted="commands")
def judge_dice_turn(body: GridToJudge, language: Language) -> GridJudged:
    """Tell whether a turn of the dice game is allowed, why, and by which clauses."""
    return judge_grid(body, language)


@at("GET /api/judge/verdict.svg", Cost.SHORT, answer=SVG, refused=(400,), counted="commands")
def draw_verdict(language: Language, about: About = "turn", question: JudgeQuestion = "{}") -> str:
    """Draw what is judged with the verdict on it: `question` is the JSON that `POST /api/judge/ABOUT` takes."""
    if about == "turn":
        return draw_turn(_read(question, TurnToJudge), language)
    if about == "grid":
        return draw_grid(_read(question, GridToJudge), language)
    row = _read(question, RowToJudge)
    return draw_row(row.rules, row.house, row.row, language)


def _read(question: str, kind: type[T]) -> T:
    """Return a question, or raise Malformed."""
    read: T = checked(lambda: msgspec.json.decode(question, type=kind))
    return read
