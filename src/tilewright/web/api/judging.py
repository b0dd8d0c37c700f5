"""Verdicts over HTTP, for games with a physical set: whether a row or a turn is allowed, in words or as a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from tilewright.answers.judge.dice import MOST_DICE, GridAsked, GridDice, GridJudged, judge_grid
from tilewright.answers.judge.pictures import draw_grid, draw_row, draw_turn
from tilewright.answers.judge.tiles import RowJudged, TurnAsked, TurnJudged, judge_row, judge_turn
from tilewright.dice.turbo_rules import TURBO
from tilewright.messages.bounds import HouseRules, PieceText, PieceTexts, Rows, RowTexts, RulesId
from tilewright.rules.booklets import DEFAULT
from tilewright.service.node import Node
from tilewright.service.workbench.bench import Asker
from tilewright.web.endpoints import Endpoints, MostBytes, checked
from tilewright.web.language import Language

judging = Endpoints()

T = TypeVar("T")


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


TurnBody = Annotated[TurnToJudge, MostBytes(16_384)]
About = Literal["row", "turn", "grid"]
Question = Annotated[str, Meta(max_length=6_000, examples=['{"rack": ["B4", "B5", "B6"]}'])]


class Asking(Struct, frozen=True):
    """Who asks, where, and in which language."""

    asker: Asker
    node: Node
    language: str


async def _answered(work: Callable[[TurnAsked, str], T], body: TurnToJudge, asking: Asking) -> T:
    """Return the answer about a turn of the tile game.

    With all pieces of the largest box it takes below 10 ms, except an opening, which another process judges: many low
    pieces, a high minimum and few jokers to a set take 20 ms (docs/architecture.md).
    """
    if body.opened or body.after is None:
        return work(body.asked(), asking.language)
    return await asking.node.workbench.run(asking.asker, work, body.asked(), asking.language)


@judging.add("POST /api/judge/row", refused=(400,), counted="commands")
async def judge_one_row(body: RowToJudge, _: Asker, language: Language) -> RowJudged:
    """Tell whether a row of tiles or a line of dice is a set, why, and by which clauses."""
    return judge_row(body.rules, body.house, body.row, language)


@judging.add("POST /api/judge/turn", refused=(400,), counted="commands")
async def judge_whole_turn(body: TurnBody, asker: Asker, node: Node, language: Language) -> TurnJudged:
    """Show a position of the tile game, and tell whether a turn is allowed, why, and by which clauses."""
    return await _answered(judge_turn, body, Asking(asker, node, language))


@judging.add("POST /api/judge/grid", refused=(400,), counted="commands")
async def judge_dice_turn(body: GridToJudge, _: Asker, language: Language) -> GridJudged:
    """Tell whether a turn of the dice game is allowed, why, and by which clauses."""
    return judge_grid(body.asked(), language)


@judging.add("GET /api/judge/verdict.svg", answer="image/svg+xml", refused=(400,), counted="commands")
async def draw_verdict(
    asker: Asker, node: Node, language: Language, about: About = "turn", question: Question = "{}"
) -> Response:
    """Draw what is judged with the verdict on it: `question` is the JSON that `POST /api/judge/ABOUT` takes."""
    if about == "turn":
        turn = _read(question, TurnToJudge)
        drawn = await _answered(draw_turn, turn, Asking(asker, node, language))
    elif about == "grid":
        drawn = draw_grid(_read(question, GridToJudge).asked(), language)
    else:
        row = _read(question, RowToJudge)
        drawn = draw_row(row.rules, row.house, row.row, language)
    return Response(drawn, media_type="image/svg+xml")


def _read(question: str, kind: type[T]) -> T:
    """Return a question, or decline with 422."""
    read: T = checked(lambda: msgspec.json.decode(question, type=kind))
    return read
