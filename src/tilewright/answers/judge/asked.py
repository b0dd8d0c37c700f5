"""What the judge is asked, with its bounds, and the addresses where it answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from tilewright.answers.addresses import SVG, Cost, at
from tilewright.answers.judge.dice import MOST_DICE, GridAsked, GridDice, GridJudged, judge_grid
from tilewright.answers.judge.pictures import draw_grid, draw_row, draw_turn
from tilewright.answers.judge.tiles import RowJudged, TurnAsked, TurnJudged, judge_row, judge_turn
from tilewright.answers.requests import Language, MostBytes, checked
from tilewright.dice.turbo_rules import TURBO
from tilewright.messages.bounds import HouseRules, PieceText, PieceTexts, Rows, RowTexts, RulesId
from tilewright.rules.booklets import DEFAULT

T = TypeVar("T")
About = Literal["row", "turn", "grid"]
JudgeQuestion = Annotated[str, Meta(max_length=6_000, examples=['{"rack": ["B4", "B5", "B6"]}'])]


class RowToJudge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row to judge."""

    rules: RulesId = DEFAULT
    house: HouseRules = {}
    row: Annotated[tuple[PieceText, ...], Meta(min_length=1, max_length=40)]


class TurnToJudge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A turn to judge: the table before it and the rack in the notation, whether the player has opened before.

    `after` is the table after the turn, in the piece numbers of the answer without it.
    """

    rules: RulesId = DEFAULT
    house: HouseRules = {}
    table: Annotated[tuple[RowTexts, ...], Meta(max_length=60)] = ()
    rack: PieceTexts = ()
    opened: bool = True
    after: Rows | None = None

    def asked(self) -> TurnAsked:
        """Return the question."""
        return TurnAsked(
            rules=self.rules,
            house=self.house,
            table=self.table,
            rack=self.rack,
            opened=self.opened,
            after=self.after,
        )


class GridToJudge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A turn of the dice game to judge: the grid before and after it, cell by cell, and the dice that are left."""

    rules: RulesId = TURBO.rulebook.id
    house: HouseRules = {}
    before: GridDice = ()
    after: GridDice = ()
    rest: Annotated[tuple[PieceText, ...], Meta(max_length=MOST_DICE)] = ()

    def asked(self) -> GridAsked:
        """Return the question."""
        return GridAsked(rules=self.rules, house=self.house, before=self.before, after=self.after, rest=self.rest)


@at("POST /api/judge/row", Cost.SHORT, refused=(400,), counted="commands")
def judge_one_row(body: RowToJudge, language: Language) -> RowJudged:
    """Tell whether a row of tiles or a line of dice is a set, why, and by which clauses."""
    return judge_row(body.rules, body.house, body.row, language)


# An opening of many low pieces with a high minimum and few jokers to a set takes 20 ms (docs/architecture.md).
@at("POST /api/judge/turn", Cost.SHORT, refused=(400,), counted="commands")
def judge_whole_turn(body: Annotated[TurnToJudge, MostBytes(16_384)], language: Language) -> TurnJudged:
    """Show a position of the tile game, and tell whether a turn is allowed, why, and by which clauses."""
    return judge_turn(body.asked(), language)


@at("POST /api/judge/grid", Cost.SHORT, refused=(400,), counted="commands")
def judge_dice_turn(body: GridToJudge, language: Language) -> GridJudged:
    """Tell whether a turn of the dice game is allowed, why, and by which clauses."""
    return judge_grid(body.asked(), language)


@at("GET /api/judge/verdict.svg", Cost.SHORT, answer=SVG, refused=(400,), counted="commands")
def draw_verdict(language: Language, about: About = "turn", question: JudgeQuestion = "{}") -> str:
    """Draw what is judged with the verdict on it: `question` is the JSON that `POST /api/judge/ABOUT` takes."""
    if about == "turn":
        return draw_turn(_read(question, TurnToJudge).asked(), language)
    if about == "grid":
        return draw_grid(_read(question, GridToJudge).asked(), language)
    row = _read(question, RowToJudge)
    return draw_row(row.rules, row.house, row.row, language)


def _read(question: str, kind: type[T]) -> T:
    """Return a question, or raise Malformed."""
    read: T = checked(lambda: msgspec.json.decode(question, type=kind))
    return read
